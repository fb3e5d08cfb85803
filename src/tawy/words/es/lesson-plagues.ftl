### La lección de 10 Plagas: lo que dice, capítulo a capítulo (src/tawy/lessons/content/plagues/plagues.toml).

lesson-plagues-title = 10 Plagas: tu primera partida

## What can be pointed at

lesson-plagues-point-papyrus = { plagues-label-papyrus }
lesson-plagues-point-round = { plagues-label-papyrus }, ronda { $thing }
lesson-plagues-point-phases = las fases de la ronda
lesson-plagues-point-order = { plagues-label-order }
lesson-plagues-point-plague = { plagues-label-plague }
lesson-plagues-point-losses = { plagues-label-loss }
lesson-plagues-point-left = { plagues-label-supply }
lesson-plagues-point-market = { plagues-label-market }
lesson-plagues-point-slot = hueco { $thing }
lesson-plagues-point-favour = carta del faraón { $thing }
lesson-plagues-point-hebrews = { plagues-label-hebrews }
lesson-plagues-point-hebrew = hebreo de { $thing }
lesson-plagues-point-territories = { plagues-label-territories }
lesson-plagues-point-territory = { $thing }
lesson-plagues-point-player = { $thing }
lesson-plagues-point-province = tu provincia
lesson-plagues-point-dice = { plagues-label-dice }
lesson-plagues-point-die = dado { $thing }
lesson-plagues-point-city = { plagues-area-city }
lesson-plagues-point-field = { plagues-area-field }
lesson-plagues-point-space = { $thing }
lesson-plagues-point-gap = bonificación { $thing } de tu tablero
lesson-plagues-point-row = fila { $thing }
lesson-plagues-point-track = { $thing }
lesson-plagues-point-column = tus hebreos liberados
lesson-plagues-point-beside = { plagues-label-kept }
lesson-plagues-point-discard = { plagues-label-discard }
lesson-plagues-point-tribute = { plagues-label-tribute }
lesson-plagues-point-soldiers = { plagues-label-soldiers }
lesson-plagues-point-ankhs = { plagues-label-ankhs }
lesson-plagues-point-points = { plagues-points-total }

## A round at a glance, and the first die

lesson-plagues-round-title = Una ronda de un vistazo
lesson-plagues-round-you = Gobiernas { plagues-province-memphis }, una provincia de Egipto. Tu rival gobierna { plagues-province-abydos }.
lesson-plagues-round-goal = Gana quien tenga más puntos al final. Los da casi todo lo que construyes, y aquí ves cuántos llevas.
lesson-plagues-round-rounds = Hay hasta diez rondas. El papiro muestra lo que cuesta cada una: su tributo en monedas. Va subiendo de ronda en ronda.
lesson-plagues-round-phases = Una ronda tiene tres fases. Primero cada cual gasta tres dados, uno por turno. Luego se toman territorios. Al final llegan el tributo y las pérdidas.
lesson-plagues-round-coming = Cada ronda trae una plaga, que dificulta algo, y unas pérdidas, que llegan al final. Las dos están a la vista desde el principio: puedes prepararte.
lesson-plagues-round-die = ¡Tu primer dado! Un dado toma la ficha del mercado que tiene su número. Coge el 3 y luego la esfinge del hueco 3.
lesson-plagues-round-die-three = Un 3 también sirve para eso: se elige cada vez. Empieza por la esfinge, la primera piedra de tu ciudad.
lesson-plagues-round-die-else = Puedes. Pero guarda los dados altos para después y empieza tu ciudad con la esfinge: para ella basta un 3.
lesson-plagues-round-slides = Mira: todo lo que estaba a su derecha se ha deslizado un hueco a la izquierda, y al hueco 6 ha llegado una ficha nueva. Así se abarata el mercado.
lesson-plagues-round-place = Una esfinge va a la ciudad. Ponla en la primera casilla.
lesson-plagues-round-place-as-good = Ahí también puede estar, y es igual de bueno. En esta historia, elige la casilla marcada.

## Market and province

lesson-plagues-market-title = Mercado y provincia
lesson-plagues-market-rival = { plagues-province-abydos } ha tomado una ficha de barca: su barca ha navegado una casilla por el Nilo, hasta una moneda. Desde ahora es un ingreso en cada ronda.
lesson-plagues-market-kinds = Las esfinges y los obeliscos van a la ciudad; las plantaciones y los rebaños, al campo; los egipcios, a cualquiera de los dos. Las demás fichas quedan junto al tablero.
lesson-plagues-market-die = El obelisco se ha deslizado del hueco 4 al 2, así que ahora basta un 2. ¡Tómalo!
lesson-plagues-market-die-two = Bueno para otra vez. Ahora el obelisco está justo donde lo alcanza tu 2.
lesson-plagues-market-die-else = Puedes. Pero el obelisco te cuesta solo un 2, y más tarde agradecerás tener los dados altos.
lesson-plagues-market-worth = Cada ficha tuya vale 1 punto al final, en el tablero y junto a él; solo las monedas no.
lesson-plagues-market-place = Ponlo junto a la esfinge. Entre dos casillas hay una bonificación, activa mientras ambas estén ocupadas.
lesson-plagues-market-place-apart = Ahí puede estar. Pero junto a la esfinge activa una bonificación al instante.

## Bonuses and rows

lesson-plagues-bonuses-title = Bonificaciones y filas
lesson-plagues-bonuses-step = La bonificación está activa: un paso en tu medidor de ciudad. Si pierdes una de las dos fichas, el paso se retrocede.
lesson-plagues-bonuses-lower = Tienes dos medidores de desarrollo, ciudad y campo. Al final solo puntúa el más bajo, así que los dos tienen que crecer.
lesson-plagues-bonuses-rival = { plagues-province-abydos } ha tomado una moneda y la guarda para un tributo. Y el egipcio se ha deslizado al hueco 1.
lesson-plagues-bonuses-die = ¡Un egipcio por un simple 1! Es lo que le falta a tu primera fila.
lesson-plagues-bonuses-die-one = El 1 también sirve para eso. Pero con el egipcio completas tu fila ahora mismo.
lesson-plagues-bonuses-die-else = Un dado alto para algo que puede esperar. El egipcio cuesta solo un 1 y completa tu fila.
lesson-plagues-bonuses-different = Tu primera fila tiene una esfinge y un obelisco. Una tercera ficha de otro tipo la completa.
lesson-plagues-bonuses-place = Pon al egipcio al final de esta fila: así activas también la bonificación de moneda.
lesson-plagues-bonuses-place-field = A los egipcios también les gusta el campo. Pero aquí completa una fila.
lesson-plagues-bonuses-place-else = Ahí estaría solo. Al final de la primera fila activa una bonificación y completa la fila.
lesson-plagues-bonuses-coin = La moneda entre ambos es un ingreso: paga una moneda de cada tributo y nunca se gasta.
lesson-plagues-bonuses-ankh = Y una fila de tres fichas distintas da un Ankh. Pronto verás para qué sirven los Ankhs.

## Hebrews and Pharaoh cards

lesson-plagues-hebrews-title = Hebreos y cartas del faraón
lesson-plagues-hebrews-later = Dos rondas después. Tienes un rebaño en el campo, y una moneda y una ficha de provincia junto al tablero.
lesson-plagues-hebrews-free = Un dado también puede liberar a un hebreo, si es al menos el doble de su valor. Tu 4 libera a este hebreo de 2.
lesson-plagues-hebrews-free-three = Un hebreo de 3 vale más, pero te cuesta el 6. Toma antes el de 2 y mira lo que pasa.
lesson-plagues-hebrews-free-high = Es más de lo que hace falta: 4 es el doble de 2. Guarda los dados más altos.
lesson-plagues-hebrews-free-one = Es un comienzo, pero al final cuentan los valores. Tu 4 basta para uno de 2.
lesson-plagues-hebrews-free-else = Eso ya lo conoces. Esta vez libera a un hebreo: tu 4 llega justo para el de 2.
lesson-plagues-hebrews-choice = El primer hebreo te ha hecho avanzar 1 en la carta de provincia, y la casilla 6 tiene una bonificación: cualquier hebreo, sin dado. ¡Toma el de 3!
lesson-plagues-hebrews-choice-one = No cuesta nada ni uno ni otro, y el de 3 cuenta el triple.
lesson-plagues-hebrews-column = Cada puesto de la columna de hebreos da algo: el segundo, un paso para tu barca, hasta una moneda. Al final se suman tus valores, { $freed } por ahora: quien más tiene recibe 18 puntos, el segundo 14.
lesson-plagues-hebrews-rival = { plagues-province-abydos } ha gastado un 6 en la carta del faraón 6: su barca navega 2 casillas. Cada carta es para el primero que la toma; al final de la ronda vuelven todas.
lesson-plagues-hebrews-card = Toma tú también una: la carta 2 te da 5 soldados en esta ronda por un simple 2.
lesson-plagues-hebrews-card-two = Es posible. Pero 5 soldados por un 2 es lo que te pondrá por delante en esta ronda.
lesson-plagues-hebrews-card-else = Puedes. Pero lo que no gastes serán soldados: gasta un dado bajo y recibe 5 más.

## Soldiers and order

lesson-plagues-soldiers-title = Soldados y orden
lesson-plagues-soldiers-keep = Te queda un dado por gastar. Los tres que conserves son tus soldados, tantos como muestren. Así que conserva los altos.
lesson-plagues-soldiers-low = Gasta el 1. La carta del faraón 1 es un paso en uno de tus medidores de desarrollo.
lesson-plagues-soldiers-low-one = Un obelisco por un 1 es igual de bueno. En esta historia, elige el paso de desarrollo.
lesson-plagues-soldiers-low-else = Te costaría soldados. El 1 es el dado que menos vas a echar de menos.
lesson-plagues-soldiers-coin = Tienes una moneda, así que podrían ser dos pasos. Pero la necesitas para el tributo: da solo uno.
lesson-plagues-soldiers-coin-two = Dos pasos tientan. Pero entonces no podrías pagar el tributo, y a quien no puede pagar le puede tocar una penalización.
lesson-plagues-soldiers-track = Dalo en el medidor de campo: es el más bajo, y solo ese puntúa.
lesson-plagues-soldiers-track-city = El medidor de ciudad ya va por delante. Mientras el de campo sea más bajo, eso no da puntos.
lesson-plagues-soldiers-counted = ¡{ $soldiers } contra { $rival }! Has conservado 3, 5 y 6 y tienes 5 por la carta; { plagues-province-abydos } tiene una bonificación de 3 en su tablero.
lesson-plagues-soldiers-order = Quien tiene más soldados va primero: ahora, con los territorios, y hasta que se vuelvan a contar. Si hay empate, va antes quien está más adelante en la carta de provincia.

## Territories

lesson-plagues-territories-title = Territorios
lesson-plagues-territories-open = En cada ronda hay tres cartas de territorio a la vista. Cada cual toma una, en orden de turno; con dos jugadores, la tercera sale de la partida.
lesson-plagues-territories-kinds = Las hay de cuatro tipos: una bonificación al instante, una acción en cada ronda, un comercio por fichas que tienes, o puntos al final.
lesson-plagues-territories-take = Esta da 3 puntos por cada fila de tres fichas distintas. Ya tienes una fila. ¡Tómala!
lesson-plagues-territories-take-special = Necesita 4 hebreos liberados, y tienes 2. Los puntos de tu fila son seguros.
lesson-plagues-territories-take-immediate = Un paso en el medidor de ciudad no da puntos mientras el de campo no sea más alto. Tu fila vale 3 ahora mismo.

## Tribute and losses

lesson-plagues-tribute-title = Tributo y pérdidas
lesson-plagues-tribute-due = Ahora, el tributo. El papiro pide 3, esta plaga 1 más, y { plagues-province-memphis } paga siempre 1 menos: son 3. Cada provincia tiene un poder propio.
lesson-plagues-tribute-coins = Tienes la moneda de tu tablero, la del Nilo y una ficha de moneda. Solo la ficha se va cuando pagas.
lesson-plagues-tribute-failed = Has pagado. { plagues-province-abydos } ha tomado su territorio y no ha podido pagar: se queda la carta de plaga como penalización, 3 puntos menos. Una ficha del faraón la quitaría.
lesson-plagues-tribute-cancel = Luego, las pérdidas, parte por parte. Con tantos Ankhs como muestra el papiro puedes cancelar una parte, y tu fila te da ese Ankh. Cancela la primera: ahí cualquier opción duele.
lesson-plagues-tribute-cancel-second = Fíjate bien: la segunda parte no tiene por qué costarte nada. La primera, sí.
lesson-plagues-tribute-cancel-none = El Ankh no se gasta, así que no hay razón para guardarlo.
lesson-plagues-tribute-suffer = ¿Una plantación o un rebaño? Puedes elegir lo que no tienes. ¡Y no tienes ninguna plantación!
lesson-plagues-tribute-suffer-herd = Perderías tu rebaño. Plantación no tienes ninguna que perder: elige esa.
lesson-plagues-tribute-discard = { plagues-province-abydos } ha perdido una plantación y, con ella, la bonificación de al lado. Una ficha perdida está en el descarte: un dado bajo puede recuperarla, y si se queda ahí cuesta 2 puntos al final.

## Moses, the end and the points

lesson-plagues-points-title = Moisés, el final y los puntos
lesson-plagues-points-moses = Tras las rondas 3, 6 y 9, Moisés ayuda a quien va a la cola en un medidor. Ibas a la cola en la ciudad y en el Nilo: un paso en cada uno. { plagues-province-abydos } iba a la cola en los otros dos.
lesson-plagues-points-laid = La ronda siguiente: territorios, plaga, pérdidas y hebreos nuevos. Lo que nadie tomó ha desaparecido, y las dos fichas más baratas han salido del mercado.
lesson-plagues-points-end = La partida acaba tras la ronda 10, o antes: tras una ronda al final de la cual queden 2 fichas o menos en el suministro.
lesson-plagues-points-die = Ya sabes cómo se ganan puntos: Moisés ha movido tu medidor de ciudad, así que el de campo va por detrás. Toma el paso de desarrollo de la carta del faraón 1.
lesson-plagues-points-die-else = También puede valer la pena. Por ahora: un simple 1 en la carta 1 sube el medidor que puntúa.
lesson-plagues-points-track = ¿Ciudad o campo?
lesson-plagues-points-track-city = El medidor de ciudad va por delante. Solo puntúa el más bajo.
lesson-plagues-points-score = Dan puntos el medidor de desarrollo más bajo, el final del Nilo y el de la carta de provincia, las fichas (las del faraón cuentan 2), los territorios y los hebreos.
lesson-plagues-points-minus = Cada penalización quita 3; cada ficha en el descarte, 2. Si tocas tus puntos, los ves por origen en cualquier momento.

## The automa

lesson-plagues-automa-title = El autómata
lesson-plagues-automa-alone = También se puede jugar en solitario, contra el autómata. Esta es otra partida tuya, en la ronda 9.
lesson-plagues-automa-spared = El autómata no paga tributo, y ni las plagas ni las pérdidas le afectan. Tampoco hay Moisés. ¡Es un rival duro!
lesson-plagues-automa-card = En su turno descubre dos dados. El primero dice para qué: 1 o 2, una carta del faraón; 3 o 4, una ficha; 5 o 6, un hebreo. El segundo dice cuál: la carta 3. Pero esa la tienes tú, así que no recibe nada.
lesson-plagues-automa-free = Libera al hebreo de 2 antes de que lo haga el autómata. Con tu bonificación de hebreo activa, el dado no tiene que ser el doble: basta tu 2.
lesson-plagues-automa-free-else = Puedes. Pero cuando su dado dice hebreo, el autómata toma el más alto que haya: adelántate.
lesson-plagues-automa-takes = Un 5: un hebreo. Ha tomado el más alto que quedaba, y la columna le ha dado una ficha del mercado. Para el autómata es siempre la del hueco 1.
lesson-plagues-automa-lands = Sus tres dados de arriba son sus soldados. De los territorios toma uno que puntúe, o un comercio, o una bonificación; nunca una acción especial.
lesson-plagues-automa-score = Al final, cada carta que puntúa le vale 4, pida lo que pida. Y contra él, el segundo puesto en hebreos solo cuenta con una suma de al menos 10; la tuya es { $freed }.

## The end is the learner's

lesson-plagues-end-title = El final es tuyo
lesson-plagues-end-goal = La última ronda, y el autómata va un poco por delante. Tres dados, un territorio, tributo y pérdidas: ¡con una buena ronda ganas!
lesson-plagues-end-tribute = El tributo te cuesta 7 y te falta una moneda. Serviría la bonificación de moneda de tu ciudad, o la carta del faraón 3. Con esta plaga, todas las demás cartas del faraón cuestan una moneda.
lesson-plagues-end-city = Quedan dos casillas libres en tu ciudad, y el mercado tiene lo que encaja. Ocúpalas: bonificación de moneda, una fila y, por la ciudad llena, 2 pasos de desarrollo y 2 en la carta de provincia.
lesson-plagues-end-help = Estas son acciones especiales; en esta ronda puedes usar una de ellas. Una toma cualquier ficha del mercado sin dado.
lesson-plagues-end-play = Y piensa en las pérdidas: con tus 3 Ankhs puedes cancelar una parte. A partir de aquí decides tú: ¡suerte!
lesson-plagues-end-play-won = ¡Has ganado, y contra el autómata! Los escribas de Egipto hablarán de ti.
lesson-plagues-end-play-lost = Esta vez no. Mira qué paga el tributo y qué llena tu ciudad, e inténtalo de nuevo.
