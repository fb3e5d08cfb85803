### El reglamento de 10 Plagas con nuestras propias palabras. Cómo se marcan los párrafos, los enlaces y las palabras de búsqueda lo explica
### el archivo inglés.

rulebook-plagues-chapter-start = Para empezar
rulebook-plagues-chapter-province = Tu provincia
rulebook-plagues-chapter-dice = Fase 1: dados
rulebook-plagues-chapter-land = Fase 2: territorios
rulebook-plagues-chapter-plague = Fase 3: tributo, pérdidas, plagas
rulebook-plagues-chapter-end = El final de la ronda y de la partida
rulebook-plagues-chapter-more = En solitario, y bueno es saberlo

## Para empezar

rulebook-plagues-goal = Cómo se gana
rulebook-plagues-goal-1 = Gobiernas una provincia de Egipto mientras cae sobre ella plaga tras plaga, una por ronda. Haces crecer la ciudad y el campo, navegas Nilo abajo, liberas hebreos y reúnes cartas de territorio. En cada ronda hay que pagar el tributo del faraón y soportar pérdidas. Gana quien tiene más **puntos** al final.
rulebook-plagues-goal-2 = Los puntos se cuentan una vez, al final. De tus dos medidores de desarrollo solo cuenta el **más bajo**: cuida los dos.
rulebook-plagues-goal-words = objetivo, meta, fin, finalidad, ganar, gana, ganador, cómo ganar, victoria, puntos, puntos de victoria, puntuación, perder

rulebook-plagues-points-dev = Los puntos del más bajo de tus medidores de ciudad y de campo.
rulebook-plagues-points-nile = Los puntos de la casilla de tu barca; solo los tienen las tres últimas.
rulebook-plagues-points-tokens = 1 por cada ficha en tu tablero y junto a él, menos monedas, fichas del faraón y lo que hay en el descarte.
rulebook-plagues-points-pharaoh = 2 cada una, usada o no.
rulebook-plagues-points-territories = Las de puntuación dan lo que dicen; las de comercio, 2 cada una.
rulebook-plagues-points-province = 6 si tu marcador está en la 24, la última casilla.
rulebook-plagues-points-hebrews = 18, 14, 10 y 6 por las sumas más altas de hebreos liberados.
rulebook-plagues-points-penalties = Menos 3 cada una.
rulebook-plagues-points-discard = Menos 2 por cada ficha que haya.

rulebook-plagues-glance = Una ronda de un vistazo
rulebook-plagues-glance-1 = Una partida tiene hasta diez rondas. Cada una tiene tres fases:
rulebook-plagues-glance-2 = • **Dados.** Cada uno tiene seis cartas de dado, del 1 al 6; no se tira nada. Tres veces, por turnos, gastas uno: en una ficha del mercado, en una carta del faraón, en liberar a un hebreo o en recuperar una ficha perdida.
rulebook-plagues-glance-3 = • **Territorios.** Los tres dados que te quedan son tus soldados. Quien tiene más es el primero en el nuevo orden de turno y el primero en elegir una carta de territorio.
rulebook-plagues-glance-4 = • **Tributo y pérdidas.** Todos pagan en monedas el tributo de la ronda; de quienes no pueden, uno recibe una penalización. Después todos sufren las pérdidas de la ronda, pero con suficientes Ankhs se anula una.
rulebook-plagues-glance-5 = Luego se [prepara](round) la ronda siguiente. Tras las rondas 3, 6 y 9 [Moisés](moses) ayuda a quienes van por detrás. La partida [termina](end) cuando se agota el suministro de fichas, o tras la ronda 10.
rulebook-plagues-glance-words = resumen, visión general, en breve, inicio rápido, lo básico, cómo se juega, ronda, rondas, fases, secuencia, turno, tirar, tirar dados, duración

rulebook-plagues-pieces = Lo que tienes
rulebook-plagues-pieces-1 = Tu **tablero de provincia** tiene una ciudad y un campo, con dos filas de tres casillas cada uno. Junto a él están el Nilo con tu barca y los dos medidores de desarrollo; tu **carta de provincia** es un medidor aparte, de 0 a 24.
rulebook-plagues-pieces-2 = Tienes seis cartas de dado, dos huecos de descarte para fichas perdidas, dos fichas de Ankh para filas completas y tres fichas de bonificación que se pueden ganar una vez cada una. Las cuatro provincias solo se diferencian en su [poder](powers).
rulebook-plagues-pieces-3 = En el tablero común hay seis fichas en el mercado, tres hebreos, seis cartas del faraón, tres cartas de territorio, y la plaga y las pérdidas de la ronda. Pueden jugar de una a cuatro personas: con cuatro entran las 72 fichas, con tres 54, con dos o en solitario 36.
rulebook-plagues-pieces-words = piezas, componentes, material, fichas, qué hay en la caja, número de jugadores, cuántos jugadores, tablero, { plagues-token-sphinx }, { plagues-token-obelisk }, { plagues-token-egyptian }, { plagues-token-plantation }, { plagues-token-herd }, { plagues-token-coin }

rulebook-plagues-setup = Preparación
rulebook-plagues-setup-1 = Aquí la mesa se prepara sola; esto es lo que hace. Las provincias se reparten al azar; en solitario eliges. El jugador inicial sale al azar y los demás siguen en sentido horario. Para compensar el orden, el primero avanza 1 en la carta de provincia, el segundo 2, el tercero navega 1 casilla y el cuarto pone un egipcio en cualquier casilla de la ciudad o del campo.
rulebook-plagues-setup-2 = Las cartas de pérdidas van ordenadas: primero las de una pérdida, luego las de dos, luego las de tres. Hay seis fichas y tres hebreos a la vista; se revelan la primera plaga, las primeras pérdidas y tres cartas de territorio.
rulebook-plagues-setup-3 = La **partida avanzada** usa la otra cara del papiro, con un tributo más alto. La **partida corta** termina tras la ronda 8.
rulebook-plagues-setup-words = preparación, preparar, inicio, comienzo, empezar, jugador inicial, primer jugador, quién empieza, avanzada, variante, dificultad, partida corta

## Tu provincia

rulebook-plagues-board = Ciudad y campo
rulebook-plagues-board-1 = En la ciudad van esfinges, obeliscos y egipcios; en el campo, plantaciones, rebaños y egipcios. La ficha que tomas va al instante a cualquier casilla libre de su zona y se queda allí: nunca la mueves ni la retiras porque quieras.
rulebook-plagues-board-2 = Una zona llena no admite más fichas, nuevas o recuperadas, hasta que quede libre una casilla; entonces tampoco se puede tomar una ficha así.
rulebook-plagues-board-3 = Entre cada dos casillas vecinas de una fila hay una [bonificación](bonuses). Está activa mientras estén ocupadas las dos casillas de sus lados, sea con lo que sea.
rulebook-plagues-board-words = tablero, ciudad, campo, casilla, fila, colocar una ficha, poner, lleno, sin sitio, esfinge, obelisco, egipcio, plantación, rebaño

rulebook-plagues-bonuses = Bonificaciones del tablero
rulebook-plagues-bonuses-1 = El paso en un medidor de desarrollo se da cuando su bonificación se activa y se deshace cuando se rompe; si la cierras otra vez, vuelve a ser tuyo. Las monedas, los soldados y la bonificación de hebreo ayudan en todas las rondas mientras estén activos.
rulebook-plagues-bonuses-2 = **Fichas de bonificación.** Cuando se llenan las seis casillas de tu ciudad ganas al instante su ficha de bonificación; lo mismo vale para el campo, y para el río cuando tu barca alcanza o pasa la marca. Cada una da dos pasos de desarrollo y luego 2 en la carta de provincia, una vez por partida.
rulebook-plagues-bonuses-words = bonificación, bonificaciones, bono, ficha de bonificación, activa, romper, rota, moneda, ingresos, soldados, desarrollo, paso, ciudad llena, campo lleno

rulebook-plagues-ankhs = Filas de tres, y Ankhs
rulebook-plagues-ankhs-1 = Una fila con **tres fichas distintas** activa una de tus dos fichas de Ankh. Si la fila se rompe, la ficha vuelve a su sitio hasta que haya otra vez una fila completa.
rulebook-plagues-ankhs-2 = Los Ankhs te protegen: con tantos como pide la ronda puedes [anular una pérdida](cancel). También los piden algunas [acciones especiales](special). No se gastan. Cuentan estos:
rulebook-plagues-ankhs-words = ankh, ankhs, fila, tres distintas, tres diferentes, símbolo, escudo, protección, fila completa

rulebook-plagues-ankh-rows = Uno por cada fila de tres fichas distintas, como mucho dos.
rulebook-plagues-ankh-nile = Uno mientras tu barca esté en la última casilla.
rulebook-plagues-ankh-hebrews = Uno cuando has liberado a siete.
rulebook-plagues-ankh-province = Uno desde la casilla 21.
rulebook-plagues-ankh-card = Uno con la carta del faraón 5, mientras la tengas.

rulebook-plagues-tracks = Medidores: desarrollo, Nilo, carta de provincia
rulebook-plagues-tracks-1 = **Desarrollo**, de ciudad y de campo: cada casilla muestra sus puntos, y al final solo cuenta tu medidor más bajo. «2 pasos de desarrollo» son dos en un medidor o uno en cada uno.
rulebook-plagues-tracks-2 = **Nilo**: cada moneda que tu barca ha alcanzado o pasado es un ingreso en todas las rondas, mientras la barca no retroceda. A mitad de camino está la marca de la ficha de bonificación del río. Las tres últimas casillas dan puntos, solo por aquella en la que está la barca, y la última da un Ankh.
rulebook-plagues-tracks-3 = **Carta de provincia**: en la 6 tomas un hebreo a tu elección, en la 9 cualquier ficha del mercado, en la 12 das dos pasos de desarrollo: una vez cada cosa, al alcanzarla o pasarla. Desde la 13 puedes usar dos [acciones especiales](special) por ronda, desde la 21 tienes un Ankh, y la 24 vale 6 puntos al final.
rulebook-plagues-tracks-4 = Lo que provoca un movimiento se hace al instante y por completo; lo que no se puede hacer se pierde. Ningún marcador retrocede más allá de su inicio, y los pasos más allá del final se pierden.
rulebook-plagues-tracks-words = medidor, medidores, desarrollo, paso, Nilo, río, barca, barco, navegar, carta de provincia, marcador, ingresos, 13, 21, 24

## Fase 1: dados

rulebook-plagues-dice = Gastar dados
rulebook-plagues-dice-1 = En orden de turno, cada uno gasta un dado, tres veces. Su número dice qué puede hacer: tomar la ficha del mercado de ese hueco, tomar la carta del faraón de ese número, liberar a un hebreo o recuperar una ficha. Al final hay tres dados gastados y quedan tres: son tus [soldados](soldiers). Por eso un dado alto es bueno para gastar y bueno para guardar.
rulebook-plagues-dice-2 = Mientras alguno de tus dados pueda hacer algo, tienes que elegir un dado así y hacerlo. Solo si no puede ninguno, gastas uno en nada.
rulebook-plagues-dice-words = dado, dados, gastar, usar un dado, acción, acciones, qué puedo hacer, turno, pasar, saltar, tirar, número

rulebook-plagues-market = Tomar una ficha
rulebook-plagues-market-1 = Toma la ficha cuyo hueco tiene el número de tu dado. Las fichas a su derecha se deslizan un hueco a la izquierda, y el hueco 6 se repone del suministro.
rulebook-plagues-market-2 = Esfinges, obeliscos, egipcios, plantaciones y rebaños van al instante a tu [tablero](board). Una ficha de barca hace navegar tu barca 1 casilla; una de provincia te avanza 1, 2 o 3 en la carta de provincia; se quedan junto a tu tablero, donde aún valen un punto. Las monedas y las fichas del faraón se guardan para después, todas las que quieras.
rulebook-plagues-market-words = mercado, ficha, tomar una ficha, comprar, hueco, suministro, reponer, deslizar, robar una ficha, moneda, ficha de barca

rulebook-plagues-pharaoh = Cartas del faraón
rulebook-plagues-pharaoh-1 = Hay una carta para cada número. Cada una se puede tomar una vez por ronda, y puedes tomar dos o tres. Todas vuelven cuando termina la ronda; la que se gastó no se puede tomar de nuevo antes.
rulebook-plagues-pharaoh-2 = El segundo paso de la carta 1 se paga con una ficha de moneda, o con la carta 3 si ya la tienes.
rulebook-plagues-pharaoh-words = carta del faraón, cartas del faraón, favor, tomar una carta, carta

rulebook-plagues-hebrews = Liberar hebreos
rulebook-plagues-hebrews-1 = En cada ronda esperan en el tablero común tres hebreos de valor 1, 2 o 3. Un dado de **al menos el doble del valor** libera a uno: el valor 1 con un 2 o más, el valor 2 con un 4 o más, el valor 3 con un 6. Si la bonificación de hebreo de tu tablero está activa, basta un dado de al menos el valor.
rulebook-plagues-hebrews-2 = Los que has liberado forman una columna de siete lugares, y cada lugar da algo al llenarse: carta de provincia +1, barca +1, un paso de desarrollo, cualquier ficha del mercado, una penalización menos, un paso de desarrollo, y el séptimo un Ankh. El octavo empieza una segunda columna con los mismos regalos, pero sin Ankh.
rulebook-plagues-hebrews-3 = Al final se comparan las sumas de los valores, por 18, 14, 10 y 6 puntos.
rulebook-plagues-hebrews-words = hebreo, hebreos, liberar, esclavos, pueblo, columna, valor, doble, cadena

rulebook-plagues-recover = Recuperar una ficha perdida
rulebook-plagues-recover-1 = Las fichas perdidas están en tus dos huecos de descarte. Un dado 1 o 2 devuelve lo que hay en el primero; un dado 3 o 4, lo que hay en el segundo: a una casilla libre de su zona, un egipcio a cualquiera de las dos. Lo que siga allí al final cuesta 2 puntos por ficha.
rulebook-plagues-recover-words = recuperar, descarte, ficha perdida, devolver, traer de vuelta

## Fase 2: territorios

rulebook-plagues-soldiers = Soldados y orden de turno
rulebook-plagues-soldiers-1 = Tus soldados son la suma de tus tres dados sin gastar, más 3 con la bonificación de tu tablero, más 5 con la carta del faraón 2, más lo que añadan las cartas de territorio. Quien tiene más pasa a ser el primero, y así sucesivamente: es el orden de turno hasta la siguiente fase 2.
rulebook-plagues-soldiers-2 = **Empates**: va primero quien está más avanzado en la carta de provincia; luego, en el Nilo; luego, quien tiene más fichas en el tablero; luego, más hebreos; luego, quien iba antes.
rulebook-plagues-soldiers-words = soldados, ejército, fuerza, orden de turno, orden, primer jugador, quién empieza, empate, empates, igual

rulebook-plagues-territories = Cartas de territorio
rulebook-plagues-territories-1 = Hay tres cartas a la vista. En el nuevo orden de turno cada uno toma una; no se puede rechazar. Con dos jugadores la tercera se retira; con cuatro el último no recibe ninguna, pero avanza 2 en la carta de provincia.
rulebook-plagues-territories-2 = Hay cuatro tipos. Todas las cartas están a la vista ante sus dueños.
rulebook-plagues-territories-words = territorio, territorios, tierra, carta, cartas, robar una carta, tomar una carta, elegir una carta, inmediata, último jugador

rulebook-plagues-special = Acciones especiales
rulebook-plagues-special-1 = Cada una de estas cartas se puede usar una vez por ronda, en tu turno y en cualquier fase, también en la ronda en que la tomaste. En total puedes usar **una** acción especial por ronda, y **dos** mientras tu marcador esté en la 13 o más allá en la carta de provincia. Cada una tiene una condición, y «2 Ankhs» significa al menos dos.
rulebook-plagues-special-words = acción especial, acciones especiales, habilidad, usar una carta, una vez por ronda, condición

rulebook-plagues-trade = Comercio
rulebook-plagues-trade-1 = Un comercio necesita las fichas que muestra, en tu tablero o junto a él; no se gastan, y las del descarte no cuentan. Algunos dan una moneda o un soldado en cada ronda mientras estén las fichas. Los demás se usan una vez, por una ficha de moneda o la carta del faraón 3. Cada uno vale 2 puntos al final, usado o no.
rulebook-plagues-trade-words = comercio, comercios, comerciar, intercambio, cambiar, comprar, moneda, permanente, ingresos

rulebook-plagues-scoring = Cartas de puntuación
rulebook-plagues-scoring-1 = No hacen nada hasta el final; entonces dan puntos por lo que tienes.
rulebook-plagues-scoring-words = carta de puntuación, cartas de puntuación, puntos, puntos de victoria, final de la partida

rulebook-plagues-free = Cuándo se pueden usar cartas y fichas
rulebook-plagues-free-1 = Las acciones especiales, los comercios de un solo uso y las fichas del faraón se pueden usar en cualquier momento de tu turno: antes y después de cada uno de tus dados, antes de contar los soldados, antes y después de tomar una carta de territorio, antes de tu tributo, y antes y después de tus pérdidas. La mesa pregunta siempre que tengas algo que usar; si pasas, se ofrece de nuevo la próxima vez.
rulebook-plagues-free-words = cuándo, momento, en cualquier momento, usar una carta, usar una ficha, interrumpir

## Fase 3: tributo, pérdidas, plagas

rulebook-plagues-tribute = Tributo
rulebook-plagues-tribute-1 = En orden de turno, cada uno paga tantas monedas como muestra el papiro para la ronda: con **monedas permanentes** (bonificaciones del tablero, Nilo, comercios), con la carta del faraón 3 y con fichas de moneda. Las permanentes no se gastan; las fichas de moneda que pagas salen de la partida, y nunca pagas más de las necesarias.
rulebook-plagues-tribute-2 = Quien puede pagar, paga. Quien no puede no gasta fichas. Cuando todos han pagado o fallado, **uno** de los que han fallado toma la carta de plaga como penalización, menos 3 puntos: el menos avanzado en la carta de provincia; luego, en el Nilo; luego, el que tiene menos fichas en el tablero; luego, menos hebreos. Si empatan en todo, la carta no es para nadie.
rulebook-plagues-tribute-words = tributo, impuesto, pagar, pago, monedas, dinero, no puedo pagar, penalización, papiro, coste, empate, empates

rulebook-plagues-losses = Pérdidas
rulebook-plagues-losses-1 = Después todos sufren cada parte de la carta de pérdidas, desde arriba. Donde una parte ofrece elegir, eliges tú; y puedes elegir **lo que no te cuesta nada**: un marcador que está en su inicio, un tipo de ficha que no tienes.
rulebook-plagues-losses-2 = Una ficha perdida va a un hueco de descarte libre a tu elección. Con más de dos, eliges qué dos conservas; las demás salen de la partida. Donde falta una ficha se rompen bonificaciones y filas.
rulebook-plagues-losses-3 = Se pone más difícil: primero vienen cartas de una parte, luego de dos, luego de tres.
rulebook-plagues-losses-words = pérdida, pérdidas, perder, perder una ficha, daño, descarte, retroceder, elegir, nada

rulebook-plagues-cancel = Anular una pérdida
rulebook-plagues-cancel-1 = Con al menos tantos [Ankhs](ankhs) activos como muestra el papiro para la ronda puedes anular una parte de la carta de pérdidas, la que quieras. Dices cuál antes de sufrir las otras, y nunca más de una por ronda.
rulebook-plagues-cancel-2 = Los Ankhs no se gastan; solo la carta del faraón 5, si te hacía falta para llegar.
rulebook-plagues-cancel-words = anular, cancelar, evitar, impedir, proteger, escudo, ankh, ankhs, ignorar una pérdida

rulebook-plagues-plagues = Las diez plagas
rulebook-plagues-plagues-1 = Para cada ronda se revela una plaga. Golpea a todos en el momento que indica la carta: al instante, en una de las fases o toda la ronda. Las que tienen un rayo golpean una vez, cuando se revelan, y no hacen nada en la ronda 1.
rulebook-plagues-plagues-2 = Con una [ficha del faraón](pharaohs) ignoras la plaga. Ninguna plaga cambia la puntuación final.
rulebook-plagues-plagues-words = plaga, plagas, desastre, efecto, rayo, { plagues-plague-blood }, { plagues-plague-frogs }, { plagues-plague-lice }, { plagues-plague-flies }, { plagues-plague-livestock }, { plagues-plague-boils }, { plagues-plague-hail }, { plagues-plague-locusts }, { plagues-plague-darkness }, { plagues-plague-firstborn }

rulebook-plagues-pharaohs = Fichas del faraón
rulebook-plagues-pharaohs-1 = Cada ficha del faraón se puede usar una vez, en tu turno: para ignorar la plaga desde ese momento hasta el final de la ronda, o para descartar una carta de penalización recibida antes. Después se le da la vuelta. Usada o no, vale 2 puntos al final.
rulebook-plagues-pharaohs-words = ficha del faraón, fichas del faraón, ignorar una plaga, descartar una penalización, quitar una penalización, penalización

rulebook-plagues-powers = Los poderes de las provincias
rulebook-plagues-powers-1 = Cada provincia tiene un poder propio. Se puede usar una vez por ronda; el de Menfis vale siempre.
rulebook-plagues-powers-words = poder, poderes, provincia, habilidad especial, { plagues-province-abydos }, { plagues-province-buto }, { plagues-province-memphis }, { plagues-province-edfu }

## El final de la ronda y de la partida

rulebook-plagues-round = Preparar la ronda siguiente
rulebook-plagues-round-1 = Después de cada ronda menos la última: vuelven las cartas del faraón; se descubren tres cartas de territorio; se revelan plaga y pérdidas; los hebreos que nadie ha liberado salen de la partida y se ponen otros tres; las fichas de los huecos 1 y 2 dejan el mercado, que se repone, y luego se barajan en el suministro; el marcador de ronda avanza.
rulebook-plagues-round-words = final de la ronda, nueva ronda, ronda siguiente, reponer, limpiar, mercado

rulebook-plagues-moses = Moisés
rulebook-plagues-moses-1 = Tras las rondas 3, 6 y 9 Moisés ayuda a quienes van por detrás: el último en el medidor de ciudad da un paso, el último en el de campo da un paso, el último en el Nilo navega 1 casilla, el último en la carta de provincia avanza 2. Lo reciben todos los que empatan en último lugar, con todas las bonificaciones que alcancen.
rulebook-plagues-moses-words = Moisés, ayuda, por detrás, último, remontar, empate, empates

rulebook-plagues-end = Cuándo termina la partida
rulebook-plagues-end-1 = Si al final de una ronda quedan dos fichas o menos en el suministro, era la última; se juega hasta el final, Moisés incluido. Tras la ronda 10 la partida termina en todo caso. La partida corta termina siempre tras la ronda 8.
rulebook-plagues-end-words = final, final de la partida, fin, última ronda, duración, cuántas rondas, partida corta, suministro vacío

rulebook-plagues-score = La puntuación final
rulebook-plagues-score-1 = Suma lo que da cada [fuente](goal); luego resta 3 por cada carta de penalización y 2 por cada ficha en el descarte.
rulebook-plagues-score-2 = **Hebreos**: la suma de valores más alta da 18, después 14, 10 y 6; con menos jugadores, solo las primeras. Quienes empatan se reparten por igual los puntos de sus puestos.
rulebook-plagues-score-3 = **Empates**: gana quien está más avanzado en la carta de provincia; luego, en el Nilo; si no, la victoria se comparte.
rulebook-plagues-score-words = puntuación, puntuar, puntuación final, puntos, contar, ganador, ganar, empate, empates, desempate

## En solitario, y bueno es saberlo

rulebook-plagues-solo = En solitario contra el Autómata
rulebook-plagues-solo-1 = Se prepara para dos. Tú vas primero, con la provincia que quieras; el Autómata, segundo. No tiene poder, ni descarte, ni fichas de Ankh, y empieza un paso más adelante en los dos medidores de desarrollo. No hay Moisés.
rulebook-plagues-solo-2 = **Su turno.** Sus seis dados están barajados y bocabajo. Da la vuelta a uno: 1 o 2 es una carta del faraón; 3 o 4, una ficha del mercado; 5 o 6, un hebreo. Un segundo dado dice qué carta o qué hueco; de los hebreos libera siempre el más alto. Si eso ya no está, no recibe nada.
rulebook-plagues-solo-3 = **Lo que recibe.** Las cartas del faraón 1, 2, 4 y 6 funcionan como siempre; la 3 y la 5 solo te las quita. Coloca fichas de modo que se cierren primero bonificaciones de desarrollo, luego soldados. De sus medidores de desarrollo avanza el más bajo. «Cualquier ficha del mercado» es siempre la del hueco 1.
rulebook-plagues-solo-4 = **Territorios.** Sus tres dados superiores son sus soldados. Toma una carta de puntuación; si no, un comercio; si no, una bonificación inmediata; nunca una acción especial.
rulebook-plagues-solo-5 = No paga tributo ni sufre pérdidas ni plagas. Si no puedes pagar, la penalización es siempre tuya.
rulebook-plagues-solo-6 = **Sus puntos**: el medidor de desarrollo más bajo, el Nilo, 1 por ficha (también monedas), 2 por ficha del faraón, los hebreos, 4 por carta de puntuación, 2 por comercio. Si eres segundo en hebreos, solo puntúas por ellos con una suma de al menos 10.
rulebook-plagues-solo-words = solitario, solo, un jugador, una persona, autómata, bot, rival, ordenador

rulebook-plagues-tips = Consejos para las primeras partidas
rulebook-plagues-tips-1 = • Completa pronto una fila de tres fichas distintas: te da un Ankh.
rulebook-plagues-tips-2 = • Abre tus bonificaciones de moneda: pagan el tributo de las primeras rondas.
rulebook-plagues-tips-3 = • Con cuatro jugadores, vigila los soldados de los demás e intenta conseguir una carta de territorio en cada ronda.
rulebook-plagues-tips-4 = • Una carta de penalización no es un desastre: una ficha del faraón la quita.
rulebook-plagues-tips-5 = • No desprecies las cartas de puntuación; y los hebreos pesan mucho en la puntuación final.
rulebook-plagues-tips-6 = • Puedes elegir perder lo que no tienes: un marcador en su inicio, una ficha que no posees.
rulebook-plagues-tips-words = consejos, consejo, estrategia, trucos, pistas, jugar bien, principiante

rulebook-plagues-secrets = Qué está oculto
rulebook-plagues-secrets-1 = Todo lo que está bocarriba lo ven todos, también las cartas de territorio. Ocultos están el orden del suministro y de los mazos, los hebreos por venir y los dados del Autómata. Lo que roban Buto y Edfu solo lo ven ellos.
rulebook-plagues-secrets-words = secreto, secretos, oculto, información, público, azar, suerte, aleatorio, robar

## Dibujos

rulebook-plagues-drawing-shared = El tablero común: la plaga y las pérdidas de la ronda; bajo cada número de dado, su ficha del mercado y su carta del faraón; los hebreos, y tres cartas de territorio.
rulebook-plagues-drawing-province = Una provincia: la ciudad arriba, el campo abajo. Entre dos casillas vecinas hay una bonificación, y junto a cada fila un Ankh. Aquí la fila superior de la ciudad tiene tres fichas distintas.
rulebook-plagues-drawing-tracks = El Nilo con la barca, los dos medidores de desarrollo, la carta de provincia y la columna de hebreos liberados.
rulebook-plagues-drawing-papyrus = El papiro: el tributo de cada ronda, y cuántos Ankhs anulan una pérdida. El cayado señala las rondas tras las que ayuda Moisés.
rulebook-plagues-drawing-round = Una plaga, y una carta de pérdidas de tres partes.
rulebook-plagues-drawing-cards = Una carta de cada tipo: bonificación inmediata, acción especial, comercio, puntuación.
rulebook-plagues-drawing-alone = Los dados del Autómata: los superiores ya descubiertos, y los que siguen bocabajo.

## Ejemplos

rulebook-plagues-example-E01 = El mercado se desliza
rulebook-plagues-example-E01-lead = Ana gasta su 4 en la ficha de barca del hueco 4. Las fichas a su derecha se deslizan, el hueco 6 se repone, y su barca avanza.
rulebook-plagues-example-E02 = El último hueco
rulebook-plagues-example-E02-lead = Ana gasta su 6: desde el hueco 6 no se desliza nada, solo se repone ese hueco.
rulebook-plagues-example-E03 = Una bonificación llega, se rompe y vuelve
rulebook-plagues-example-E03-lead = La segunda esfinge de Léo cierra una bonificación de desarrollo de la ciudad. La pierde, y el paso se deshace; la recupera, y el paso vuelve a ser suyo.
rulebook-plagues-example-E04 = La última casilla del campo
rulebook-plagues-example-E04-lead = Léo pone un egipcio. La fila inferior tiene ahora tres fichas distintas y da un Ankh; la superior, con dos plantaciones, no da ninguno. También se abre la bonificación de moneda.
rulebook-plagues-example-E05 = El campo está lleno
rulebook-plagues-example-E05-lead = El mismo momento: las seis casillas están ocupadas, así que Léo gana la ficha de bonificación del campo, con dos pasos de desarrollo y 2 en la carta de provincia.
rulebook-plagues-example-E06 = Qué dado libera a quién
rulebook-plagues-example-E06-lead = Sin la bonificación de hebreo, el valor 1 necesita un 2 o más, el valor 2 un 4 o más, el valor 3 un 6. Ana libera el valor 2 con su 4.
rulebook-plagues-example-E07 = Con la bonificación de hebreo
rulebook-plagues-example-E07-lead = La bonificación de hebreo de Léo está activa: basta un 3 para liberar el valor 3.
rulebook-plagues-example-E08 = Una ficha vuelve
rulebook-plagues-example-E08-lead = La plantación del primer hueco vuelve con un 1 o un 2; el egipcio del segundo, con un 3 o un 4. Ana gasta su 3.
rulebook-plagues-example-E09 = Contar soldados
rulebook-plagues-example-E09-lead = Rui se ha quedado con 2, 3 y 6: son 11. La bonificación de su tablero suma 3 y la carta del faraón 2 suma 5: 19 en total.
rulebook-plagues-example-E10 = Orden y territorios
rulebook-plagues-example-E10-lead = Rui tiene más soldados. Ana y Léo empatan, también en la carta de provincia; la barca de Ana va por delante, así que va antes. Bia es la última de cuatro: no recibe carta y avanza 2.
rulebook-plagues-example-E11 = Pagar con tres tipos de monedas
rulebook-plagues-example-E11-lead = La ronda 3 cuesta 3. Bia tiene una bonificación de moneda, una moneda del Nilo y una ficha de moneda; solo se gasta la ficha.
rulebook-plagues-example-E12 = Lo justo
rulebook-plagues-example-E12-lead = La ronda 9 cuesta 8. Rui tiene dos bonificaciones de moneda, tres monedas del Nilo, la carta del faraón 3 y dos fichas de moneda.
rulebook-plagues-example-E13 = Falta una moneda
rulebook-plagues-example-E13-lead = Lo mismo con la barca una casilla más atrás: solo 7 monedas. Rui conserva sus fichas y recibe la carta de plaga como penalización.
rulebook-plagues-example-E14 = Dos Ankhs anulan una pérdida
rulebook-plagues-example-E14-lead = En la ronda 5 hacen falta dos Ankhs. Ana tiene dos filas completas y anula la segunda parte.
rulebook-plagues-example-E15 = Una pérdida que no cuesta nada
rulebook-plagues-example-E15-lead = La barca de Ana está en su inicio. Elige que retroceda, y no pasa nada.
rulebook-plagues-example-E16 = Salvar una moneda
rulebook-plagues-example-E16-lead = Bia no tiene ningún Ankh y no puede anular. Su barca está en una moneda del Nilo; prefiere que retroceda su marcador de ciudad a perder ese ingreso.
rulebook-plagues-example-E17 = Salvar a un egipcio
rulebook-plagues-example-E17-lead = Ronda 6, y Ana tiene dos Ankhs, uno de ellos por la fila con el egipcio. Anula la tercera parte, que se llevaría al egipcio y, con él, la fila y dos bonificaciones.
rulebook-plagues-example-E18 = Repartir los puestos
rulebook-plagues-example-E18-lead = Dos jugadores tienen la misma suma de hebreos, la segunda más alta. Se reparten el segundo y el tercer puesto: 14 y 10 son 12 para cada uno.
rulebook-plagues-example-E19 = Los puntos de Ana
rulebook-plagues-example-E19-lead = Ha terminado la última ronda. Se cuenta todo lo que tiene Ana: 65 puntos, menos 5.
rulebook-plagues-example-E20 = Tarde para la penalización
rulebook-plagues-example-E20-lead = Ana libera a su quinto hebreo, cuyo lugar descarta una penalización; pero no tiene ninguna. Usa su ficha del faraón contra la plaga. Solo entonces recibe una penalización, y se queda.
rulebook-plagues-example-E21 = El poder de Abidos
rulebook-plagues-example-E21-lead = Ana puede cambiar un dado hasta en 2. Su 4 puede ser 2, 3, 5 o 6; lo gasta como 2, para la carta del faraón 2.
rulebook-plagues-example-E22 = El poder de Menfis
rulebook-plagues-example-E22-lead = El tributo es 5, y las dos tienen cuatro fichas de moneda. Ana gobierna Menfis y paga 4; Bia no puede pagar.
rulebook-plagues-example-E23 = Un medidor en su inicio
rulebook-plagues-example-E23-lead = Lo mismo con el medidor de ciudad: el marcador está en su inicio, así que a Ana no le cuesta nada.
rulebook-plagues-example-E24 = Una ficha que no tiene
rulebook-plagues-example-E24-lead = Hay que perder una esfinge o un obelisco. Ana no tiene obeliscos, nombra ese tipo y no pierde nada.
rulebook-plagues-example-E25 = El rayo en la ronda 1
rulebook-plagues-example-E25-lead = Sangre tiene el rayo. Revelada en la ronda 1 no hace nada; desde la ronda 2 haría retroceder todas las barcas.
rulebook-plagues-example-E26 = La carta 3 paga la carta 1
rulebook-plagues-example-E26-lead = Ana tiene la carta del faraón 3 y toma la 1. Paga con la carta 3 un segundo paso; en esta ronda ya no es una moneda.
rulebook-plagues-example-E27 = El octavo hebreo
rulebook-plagues-example-E27-lead = La columna de siete de Ana está llena. El octavo empieza otra, cuyo primer lugar vuelve a dar 1 en la carta de provincia.
rulebook-plagues-example-E28 = El cuarto jugador
rulebook-plagues-example-E28-lead = Juegan cuatro. Rui, el cuarto, empieza con un egipcio y lo pone en cualquier casilla de la ciudad o del campo.
rulebook-plagues-example-E29 = El turno del Autómata
rulebook-plagues-example-E29-lead = El primer dado es un 2, o sea, una carta del faraón; el segundo, un 5: toma la carta 5.
rulebook-plagues-example-E30 = Los soldados del Autómata
rulebook-plagues-example-E30-lead = Los dados superiores de sus tres turnos son 1, 4 y 5: 10 soldados.
rulebook-plagues-example-E31 = Segundo en hebreos
rulebook-plagues-example-E31-lead = Solo contra el Autómata, Rui es segundo en hebreos con una suma de 10: lo justo para 14 puntos. Con 9 no puntuaría nada por ellos.
rulebook-plagues-example-E32 = Tinieblas
rulebook-plagues-example-E32-lead = Con Tinieblas Ana no toma carta de territorio. El Autómata sí: no hay carta de puntuación, así que toma el comercio.
rulebook-plagues-example-E33 = Dos acciones especiales
rulebook-plagues-example-E33-lead = El marcador de Ana está en la 13 de la carta de provincia, así que puede usar dos acciones especiales en una ronda.
rulebook-plagues-example-E34 = El Ankh de la última ronda
rulebook-plagues-example-E34-lead = La partida ha terminado y Ana aún tiene la carta del faraón 5. Cuenta para su carta que puntúa Ankhs.

## En una página

rulebook-plagues-aid-round-1 = • **Dados**: en orden de turno, tres veces un dado cada uno.
rulebook-plagues-aid-round-2 = • **Territorios**: los dados sin gastar son soldados; primero quien tiene más, cada uno toma una carta.
rulebook-plagues-aid-round-3 = • **Tributo**: se paga con monedas permanentes, la carta del faraón 3 y fichas de moneda. De quienes no pueden, el más atrasado recibe una penalización.
rulebook-plagues-aid-round-4 = • **Pérdidas**: se sufre cada parte, desde arriba; con suficientes Ankhs se anula una.
rulebook-plagues-aid-round-5 = • **Ronda siguiente**: cartas, hebreos y fichas nuevas. Tras las rondas 3, 6, 9 Moisés ayuda al último de cada medidor.
rulebook-plagues-aid-round-6 = • **Final**: con 2 fichas o menos en el suministro, o tras la ronda 10.
