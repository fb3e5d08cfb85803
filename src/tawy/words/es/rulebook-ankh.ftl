### El reglamento de Ankh con nuestras propias palabras. Cómo se marcan los párrafos, los enlaces y las palabras de búsqueda lo explica
### el archivo inglés.

rulebook-ankh-chapter-start = Para empezar
rulebook-ankh-chapter-turn = Tu turno
rulebook-ankh-chapter-events = Eventos
rulebook-ankh-chapter-conflict = Conflicto
rulebook-ankh-chapter-devotion = La devoción y el final de la partida
rulebook-ankh-chapter-more = Poderes, dioses, custodios

## Para empezar

rulebook-ankh-goal = Cómo se gana
rulebook-ankh-goal-1 = Eres un dios de Egipto, y la gente cree en ti o no cree. Cuánto cree es tu **devoción**: tu indicador sube por un medidor de 0 a 31. Hay tres formas de ganar:
rulebook-ankh-goal-2 = • **Llegar a la casilla 31.** Quien llega gana al instante, en medio de lo que se esté resolviendo.
rulebook-ankh-goal-3 = • **Ser el último dios recordado.** Tras el cuarto conflicto, todo dios en una casilla roja [cae en el olvido](forgotten). Si queda un solo dios, gana.
rulebook-ankh-goal-4 = • **Tener más devoción tras el quinto conflicto.** Los indicadores de una misma casilla se apilan, y quien está más arriba en la pila tiene más: por eso siempre gana uno.
rulebook-ankh-goal-5 = Si todos los dioses caen en el olvido no gana nadie: Egipto se vuelve ateo. Los dos jugadores de un [dios fusionado](merging) ganan o pierden juntos.
rulebook-ankh-goal-words = objetivo, meta, fin, finalidad, ganar, gana, ganador, cómo ganar, victoria, perder, final de la partida, puntos, puntuación, nadie gana, ateo

rulebook-ankh-glance = El juego de un vistazo
rulebook-ankh-glance-1 = Se juega por turnos. En tu turno eliges [dos acciones](turn) de cuatro: mover tus miniaturas, invocar una nueva, ganar adoradores, desatar un poder. Cada acción hace avanzar un indicador por su medidor, y quien lo lleva hasta el final desencadena un [evento](events).
rulebook-ankh-glance-2 = Los eventos permiten tomar el control de monumentos o dividir la tierra con dromedarios. Cinco veces por partida el evento es un [conflicto](conflict): entonces se mira región por región, y de ahí sale casi toda la devoción.
rulebook-ankh-glance-3 = Tras el tercer conflicto, los dos dioses más débiles [se fusionan](merging) en uno. Tras el cuarto, los que siguen en rojo [caen en el olvido](forgotten). Tras el quinto, la partida termina.
rulebook-ankh-glance-4 = Una vez empezada la partida no hay azar: no se tira nada ni se roba nada.
rulebook-ankh-glance-words = resumen, visión general, en breve, inicio rápido, lo básico, cómo se juega, suerte, azar, dados, aleatorio, rondas, duración

rulebook-ankh-pieces = Lo que tienes
rulebook-ankh-pieces-1 = Juegan de dos a cinco personas, cada una con uno de los cinco dioses, que tiene una [habilidad](gods) propia. Tus **miniaturas** son tu dios, seis guerreros y los custodios que se te unen durante la partida. Cada una tiene fuerza 1 en la batalla.
rulebook-ankh-pieces-2 = Con los **adoradores** se paga. Las **fichas de Ankh** señalan tus poderes y tus monumentos. Desde el principio tienes en la mano siete **cartas de batalla**; nunca se roba ninguna.
rulebook-ankh-pieces-3 = Los **monumentos** son obeliscos, templos y pirámides: tuyos, de otro dios o neutrales, es decir, todavía de nadie. Los **dromedarios** están en las fronteras y no pertenecen a nadie.
rulebook-ankh-pieces-4 = Lo que se acaba, se acaba: 6 guerreros y 9 fichas de Ankh para monumentos por dios, 10 monumentos de cada tipo y 30 dromedarios para todos. Solo los adoradores no se agotan nunca. Para los custodios tienes dos peanas pequeñas y dos grandes.
rulebook-ankh-pieces-words = piezas, componentes, material, miniaturas, figuras, soldados, unidades, fichas, qué hay en la caja, número de jugadores, cuántos jugadores, límite, suministro, robar una carta, robar cartas
rulebook-ankh-piece-owned = { $monument } de { $god }
rulebook-ankh-piece-camel = dromedario

rulebook-ankh-map = El mapa: casillas, regiones, adyacencia
rulebook-ankh-map-1 = La tierra está hecha de hexágonos: fértiles, desérticos y de agua. En una casilla hay una miniatura, o un monumento, o nada. En el agua no se está; solo a [Apep](guardians) se le puede invocar allí.
rulebook-ankh-map-2 = Una **región** es tierra unida: se podría recorrer entera sin cruzar un río ni un dromedario. Antes de que haya dromedarios son tres: el Delta del Nilo, Egipto occidental y Egipto oriental. Cada región tiene una ficha con un número: el orden en que se mira en un conflicto.
rulebook-ankh-map-3 = Las casillas **adyacentes** comparten un lado sin río ni dromedario. Lo piden las invocaciones, los adoradores, la toma de monumentos y muchos poderes. El movimiento no: una miniatura que se mueve cruza ríos, dromedarios, agua y todo lo demás.
rulebook-ankh-map-4 = El agua es adyacente a todas las casillas que la rodean y forma parte de todas las regiones cuya tierra toca. Una miniatura en el agua está en todas ellas a la vez.
rulebook-ankh-map-words = mapa, tablero, hexágono, casilla, región, zona, área, territorio, frontera, borde, río, Nilo, vecino, al lado, junto a, tocar, adyacente, adyacencia, terreno, tierra, agua, desierto, fértil, mar

rulebook-ankh-setup = Preparación
rulebook-ankh-setup-1 = Aquí la mesa se prepara sola; esto es lo que hace. Cada uno toma un dios, elegido por orden de turno o repartido al azar, con 1 adorador, sus miniaturas, sus cartas y sus fichas. El jugador inicial sale al azar y se juega en sentido horario. Todos los indicadores empiezan en la devoción 0: el del jugador inicial encima de la pila y el del último debajo.
rulebook-ankh-setup-2 = Un **escenario** para ese número de jugadores dice dónde están los monumentos, los dromedarios, las fichas de Orden de conflicto y las primeras miniaturas de cada uno. Quien empieza con un monumento tiene una ficha de Ankh menos en la reserva.
rulebook-ankh-setup-3 = Participa un **custodio** de cada uno de los tres niveles, elegido o al azar. Cuántas miniaturas hay de él depende de los jugadores: 1 con dos, 2 con tres, todas con cuatro o cinco.
rulebook-ankh-setup-4 = Ra empieza con tres fichas de Sol, Osiris con tres piezas de Inframundo y Amón con su ficha bocarriba.
rulebook-ankh-setup-words = preparación, preparar, inicio, comienzo, empezar, jugador inicial, primer jugador, quién empieza, escenario, colocación

## Tu turno

rulebook-ankh-turn = Tu turno: dos acciones
rulebook-ankh-turn-1 = Elige una acción: su indicador avanza una casilla y luego la realizas. Si no ha provocado un evento, elige una **segunda acción de un medidor más abajo**. Así, después de Mover miniaturas puedes hacer cualquier otra cosa; después de Ganar Adoradores, solo Desatar el poder del Ankh; y después de Desatar el poder del Ankh tu turno ha terminado.
rulebook-ankh-turn-2 = No se puede pasar: el segundo indicador avanza aunque no puedas o no quieras hacer nada con esa acción. Pero lo que una acción ofrece se puede dejar sin hacer: no tienes que mover, invocar ni desbloquear. Los adoradores se toman siempre.
rulebook-ankh-turn-3 = **Cuando un indicador llega a la última casilla de su medidor**, primero va la acción; después la ficha de Evento avanza una casilla y ocurre ese evento; luego el indicador vuelve a su inicio, y tu turno ha terminado. Un medidor se llena tras un uso más que jugadores había al empezar; Desatar el poder del Ankh, tras tantos usos como jugadores.
rulebook-ankh-turn-4 = Después le toca al siguiente jugador en sentido horario. Se salta a los jugadores de dioses olvidados, y los dos jugadores de un dios fusionado tienen [una acción cada uno](merging).
rulebook-ankh-turn-words = turno, acción, acciones, jugar, pasar, saltar, segunda acción, orden, qué puedo hacer, cuántas acciones, indicador, fila, medidor

rulebook-ankh-move = Mover miniaturas
rulebook-ankh-move-1 = Cada una de tus miniaturas puede moverse una vez, hasta tres casillas, una tras otra y en el orden que quieras. Nada la detiene por el camino: ni miniaturas, ni monumentos, ni agua, ni ríos, ni dromedarios. Solo importa dónde acaba: en una casilla de tierra vacía.
rulebook-ankh-move-2 = Así, una miniatura llega a toda casilla de tierra vacía que esté a tres casillas o menos en el mapa. Incluso puede volver adonde estaba, lo que requiere al menos dos casillas.
rulebook-ankh-move-3 = Hay dos excepciones: [Satet](guardians) puede acabar en la casilla de un enemigo y empujarlo, y las miniaturas de otros dioses no pueden acabar en una pieza de Inframundo de [Osiris](gods). Moverse nunca cambia quién controla un monumento.
rulebook-ankh-move-words = mover, movimiento, desplazar, andar, marcha, paso, alcance, distancia, hasta dónde, cruzar, atravesar, saltar, bloquear, tres casillas

rulebook-ankh-summon = Invocar miniatura
rulebook-ankh-summon-1 = Toma un guerrero o un custodio de tu reserva y ponlo en una casilla de tierra vacía adyacente a una de tus miniaturas o a un monumento que controles.
rulebook-ankh-summon-2 = Algunos poderes y dioses invocan más con la misma acción: con Tumba faraónica, una miniatura junto a cada una de tus pirámides; con Osiris, una sobre una pieza de Inframundo. Llegan antes o después de la normal, o sin ella, y la que acaba de llegar ya cuenta: la siguiente puede ponerse a su lado.
rulebook-ankh-summon-3 = También se puede invocar un guerrero [retenido por Anubis](gods), si le pagas 1 adorador.
rulebook-ankh-summon-words = invocar, invocación, desplegar, reclutar, nueva miniatura, colocar una miniatura, refuerzos, recuperar, revivir

rulebook-ankh-gain = Ganar Adoradores
rulebook-ankh-gain-1 = Ganas 1 adorador por cada monumento, tuyo o neutral, adyacente al menos a una de tus miniaturas. Tengas las que tengas a su lado, un monumento cuenta una sola vez. Los de otros dioses no te dan nada.
rulebook-ankh-gain-2 = Los adoradores pagan los poderes, los monumentos que eriges en batalla, las ofrendas a las langostas y, con Venerado, devoción. Están a la vista de todos y no tienen límite.
rulebook-ankh-gain-words = adoradores, seguidores, ganar, dinero, pagar, pago, recursos, ingresos, moneda, creyentes, fieles

rulebook-ankh-unlock = Desatar el poder del Ankh
rulebook-ankh-unlock-1 = Sacrifica tantos adoradores como el nivel de tu siguiente ficha, y la ficha más a la izquierda de tu fila pasa a un poder de ese nivel que aún no tengas. Primero dos poderes de nivel 1, luego dos de nivel 2, luego dos de nivel 3: eliges dos de cuatro en cada nivel, seis en total.
rulebook-ankh-unlock-2 = Con algunos llegan custodios: con tu segundo, tu cuarto y tu quinto poder tomas para tu reserva una miniatura del custodio de ese nivel, si queda alguna y tienes libre una peana de su tamaño.
rulebook-ankh-unlock-3 = Si no puedes pagar, o ya los tienes los seis, no pasa nada y no pierdes nada. Qué hace cada uno: [poderes del Ankh](powers).
rulebook-ankh-unlock-words = desatar, desbloquear, poder, poderes, mejora, mejorar, comprar, coste, precio, sacrificar, nivel, custodio, conseguir un custodio, peana

## Eventos

rulebook-ankh-events = El registro de eventos
rulebook-ankh-events-1 = La ficha de Evento solo va hacia delante, una casilla por evento. Siempre se ve qué viene después, y quien llena un medidor decide cuándo llega. El evento es de ese jugador.
rulebook-ankh-events-2 = Hay dieciocho casillas: tres veces Control de Monumento y un conflicto; después, por tres veces, una Caravana de dromedarios, dos Control de Monumento y un conflicto; al final, un Control de Monumento y el último conflicto.
rulebook-ankh-events-words = evento, eventos, desencadenar, registro, cuándo, siguiente evento, cuánto dura, final del medidor

rulebook-ankh-control = Control de Monumento
rulebook-ankh-control-1 = Quien lo desencadenó puede tomar el control de un monumento neutral adyacente a una de sus miniaturas. Lo señala con una ficha de Ankh de su reserva.
rulebook-ankh-control-2 = Solo cuando no queda ningún monumento neutral en todo el tablero se puede tomar del mismo modo uno de otro dios, que recupera su ficha. Sin un monumento adecuado, o sin ficha, no pasa nada.
rulebook-ankh-control-words = control, controlar, monumento, tomar, capturar, conquistar, robar, reclamar, dueño, neutral, templo, obelisco, pirámide

rulebook-ankh-caravan = Caravana de dromedarios
rulebook-ankh-caravan-1 = Quien la desencadenó puede poner una línea de uno a seis dromedarios y partir una región en dos. Van en los lados entre casillas de tierra, uno tras otro sin huecos, nunca sobre un río ni sobre otro dromedario. Los dos extremos deben tocar algo que cierre la línea: un río, agua, un dromedario anterior o el borde del mapa. Cada una de las dos regiones nuevas necesita al menos seis casillas de tierra. Las miniaturas y los monumentos no importan.
rulebook-ankh-caravan-2 = Luego eliges qué parte conserva el número; la otra recibe el más bajo del suministro. Después puedes intercambiar el número de una de las dos con el de cualquier otra región. Los números son el orden del conflicto, y luchar el primero o el último puede decidir una partida.
rulebook-ankh-caravan-3 = También puedes renunciar. El mapa solo ofrece líneas que se pueden completar, y muestra el tamaño de las dos partes antes de que decidas.
rulebook-ankh-caravan-words = dromedario, dromedarios, camello, camellos, caravana, dividir, partir, frontera, muro, nueva región, ficha de orden, número, intercambiar, cambiar, seis casillas

## Conflicto

rulebook-ankh-conflict = Conflicto
rulebook-ankh-conflict-1 = En un conflicto, cada región tiene su momento una vez, en el orden de los números, de menor a mayor. Sin miniaturas: se salta. Miniaturas de un solo dios: la [domina](domination). Miniaturas de dos o más: [luchan](battle). Una región se mira solo cuando le toca, así que lo que ocurre en una puede cambiar la siguiente.
rulebook-ankh-conflict-2 = Quien desencadenó el conflicto tiene la ficha de **Desempate** hasta que acaba. Antes de la primera región, Omnipresente da sus adoradores y los Escorpiones gigantes destruyen los monumentos que señalan.
rulebook-ankh-conflict-3 = En una partida hay cinco conflictos.
rulebook-ankh-conflict-words = conflicto, guerra, orden de las regiones, qué región primero, cinco conflictos, región vacía

rulebook-ankh-domination = A solas en una región
rulebook-ankh-domination-1 = Si solo tú tienes miniaturas en una región, la dominas: ganas 1 de devoción por cada tipo de monumento del que controles allí más que cualquier otro dios, y luego 1 por dominar.
rulebook-ankh-domination-2 = Los demás cuentan con sus monumentos aunque no tengan miniaturas: una pirámide contra una no da nada a nadie. Las mayorías y el dominio son dos ganancias, una tras otra, lo que importa con [Dadivoso](powers).
rulebook-ankh-domination-words = dominio, dominar, solo, a solas, sin oposición, sin luchar, nadie más, solo yo

rulebook-ankh-battle = La batalla, paso a paso
rulebook-ankh-battle-1 = Participan todos los dioses con alguna miniatura en la región. Los pasos de una batalla:
rulebook-ankh-battle-2 = • **Inicio.** Con Aguja del faraón puedes llamar miniaturas junto a tus obeliscos de aquí.
rulebook-ankh-battle-3 = • **Cartas.** Cada uno elige una carta en secreto y se revelan todas a la vez. Amón puede haber anunciado dos. Inundación da sus adoradores al instante.
rulebook-ankh-battle-4 = • **Erigir.** Las cartas Erigir un Monumento.
rulebook-ankh-battle-5 = • **Plaga.** Las cartas Plaga de langostas, una tras otra.
rulebook-ankh-battle-6 = • **Mayorías.** De cada tipo de monumento, quien más controla aquí gana 1 de devoción.
rulebook-ankh-battle-7 = • **Resolución.** Se comparan las fuerzas: gana uno o ninguno; mueren los guerreros y custodios de quienes pierden.
rulebook-ankh-battle-8 = • **Después.** Milagro, luego Venerado, luego El ciclo de Ma'at.
rulebook-ankh-battle-9 = Cuando varios dioses hacen algo en un mismo paso, empieza el que tiene menos devoción.
rulebook-ankh-battle-words = batalla, lucha, luchar, combate, ataque, atacar, pasos, fases, secuencia, orden de la batalla, jugar una carta, revelar

rulebook-ankh-majorities = Mayorías
rulebook-ankh-majorities-1 = De cada tipo de monumento tiene la mayoría el dios que controla en la región más que cualquier otro, si tiene allí alguna miniatura. Cada mayoría vale 1 de devoción. En caso de empate no la tiene nadie, y los monumentos de dioses sin miniaturas aquí cuentan igualmente contra los demás.
rulebook-ankh-majorities-2 = Las mayorías van antes de la resolución, pero después de una plaga: quien ha perdido aquí todas sus miniaturas por las langostas no tiene ninguna.
rulebook-ankh-majorities-words = mayoría, mayorías, más monumentos, más que, contar monumentos

rulebook-ankh-strength = Quién gana una batalla
rulebook-ankh-strength-1 = Cada uno que aún tiene alguna miniatura en la región suma: 1 por miniatura, la bonificación de la carta y lo que añadan poderes, dioses y custodios. Gana el total más alto, aunque sea 0. Sin miniaturas no se puede ganar. Si solo a un dios le quedan miniaturas aquí, ha ganado.
rulebook-ankh-strength-2 = Quien gana obtiene 1 de devoción (3 con Glorioso, y más con Sequía o Radiante); Imponente da adoradores. Después mueren todos los guerreros y custodios de los demás en la región y vuelven a las reservas de sus dueños. **Las miniaturas de dios no mueren nunca.** Inundación salva a tus miniaturas en casillas fértiles, e Isis puede mantener con vida a algunas de las suyas.
rulebook-ankh-strength-3 = Quien no gana, pierde. Si no gana nadie, han perdido todos, y mueren los guerreros y custodios de todos.
rulebook-ankh-strength-words = fuerza, sumar, total, ganar una batalla, ganador, perdedor, perder una batalla, matar, muerto, morir, muerte, bajas, retirar, resolución, sobrevivir

rulebook-ankh-ties = Empates
rulebook-ankh-ties-1 = Si varios dioses tienen el total más alto no gana nadie, con una excepción: si uno de ellos tiene bocarriba la ficha de **Desempate** puede, conociendo todos los totales, ponerla bocabajo y ganar. Después queda gastada hasta que acaba el conflicto.
rulebook-ankh-ties-2 = Un empate por una mayoría no da nada a nadie. Un empate en la ofrenda más alta a las langostas no salva a nadie. En el medidor de devoción no hay empates: quien está más arriba en la pila tiene más.
rulebook-ankh-ties-words = empate, empates, empatar, empatado, igual, iguales, igualdad, desempate, desempatar, tablas

rulebook-ankh-afterwards = Después de la lucha
rulebook-ankh-afterwards-1 = Todas las muertes de un mismo momento ocurren a la vez. Después Anubis puede retener a un guerrero y las Momias vuelven; la que vuelve a la región participa en el resto de la batalla. Magnánimo recompensa a quien perdió con dos miniaturas allí. Osiris, si ha perdido, puede poner una pieza de Inframundo. Cada Gato momia que ha muerto cuesta 1 de devoción a todos los demás dioses.
rulebook-ankh-afterwards-2 = Al final del todo van Milagro, luego Venerado, luego El ciclo de Ma'at. Quien ha perdido aquí todas sus miniaturas puede usar igualmente estos tres.
rulebook-ankh-afterwards-words = después de la batalla, consecuencias, final de la batalla, miniaturas muertas, vuelven a la reserva, qué pasa con los muertos

rulebook-ankh-cards = Cartas de batalla
rulebook-ankh-cards-1 = Todos tienen las mismas siete cartas. La que has jugado queda descubierta ante ti hasta que **El ciclo de Ma'at** te las devuelve todas; no hay otra forma. Así que todos saben qué te queda, y cuantas menos cartas tienes, mejor se te lee.
rulebook-ankh-cards-2 = Nunca se roban cartas, y tu mano nunca está vacía: como muy tarde, El ciclo de Ma'at es tu última carta, y con ella vuelven todas las demás.
rulebook-ankh-cards-3 = **Plaga de langostas**: cada dios con alguna miniatura aquí ofrece en secreto tantos adoradores como quiera, o ninguno. Todas las ofrendas se revelan y se pagan. Solo sobreviven las miniaturas del dios que ha ofrecido estrictamente más, y las de dios, que no mueren nunca.
rulebook-ankh-cards-4 = **Erigir un Monumento**: de cualquier tipo que quede en el suministro, con una ficha de Ankh de tu reserva, en una casilla de tierra vacía de la región sin pieza de Inframundo.
rulebook-ankh-cards-words = carta, cartas, mano, robar una carta, robar cartas, descarte, descartar, jugar una carta, recuperar, langostas, apuesta, puja, ofrenda, subasta, construir, erigir, { ankh-card-plague }, { ankh-card-build }, { ankh-card-chariots }, { ankh-card-cycle }, maat, { ankh-card-drought }, { ankh-card-flood }, { ankh-card-miracle }

## La devoción y el final de la partida

rulebook-ankh-devotion = Devoción
rulebook-ankh-devotion-1 = El medidor va de 0 a 31; las casillas de la 0 a la 20 son rojas. El indicador que entra en una casilla se pone encima de los que hay, tanto si sube como si baja, y más arriba en la pila es más devoción. Nada baja de 0.
rulebook-ankh-devotion-2 = Cuando varios dioses ganan o pierden devoción en el mismo momento, empieza el que tiene menos, en el orden que había al empezar ese momento.
rulebook-ankh-devotion-3 = **¿Qué es una ganancia?** Todas las mayorías de una región juntas. Una victoria o un dominio con todo lo que la aumenta. Magnánimo, Milagro y Venerado, cada uno por su cuenta. Dadivoso suma 1 a cada ganancia que empieza en rojo; no ganar nada no es una ganancia.
rulebook-ankh-devotion-words = devoción, puntos, puntos de victoria, puntuación, medidor, rojo, zona roja, sección roja, casillas rojas, indicador, pila, perder devoción, ganancia

rulebook-ankh-merging = Los dioses se fusionan
rulebook-ankh-merging-1 = Con tres o más jugadores, los dos dioses más bajos del medidor de devoción se convierten en uno cuando termina el tercer conflicto. El más bajo, el subordinado, lo deja casi todo: sus monumentos se destruyen; su miniatura de dios, sus guerreros, cartas y fichas de Ankh salen de la partida. Sus adoradores y custodios pasan al superior.
rulebook-ankh-merging-2 = Desde entonces tienen un solo indicador, **en el lugar más bajo**, las habilidades de ambos dioses, y las miniaturas, cartas y poderes del superior. Si no le bastan las peanas libres para todos los custodios, elige cuáles conserva.
rulebook-ankh-merging-3 = Los dos jugadores conservan su turno, con **una acción cada uno**, y pueden repetir la del otro. Lo comparten todo, y ganan o pierden juntos. En un conflicto tiene la última palabra el jugador del dios superior; el otro ve los mismos secretos y puede proponer. Si cualquiera de los dos desencadenó el conflicto, tienen la ficha de Desempate.
rulebook-ankh-merging-4 = Lo que pertenece a las habilidades se queda: las piezas de Osiris, las fichas de Sol de Ra, la ficha de Amón, los guerreros retenidos por Anubis, salvo los del dios superior, que vuelven a casa.
rulebook-ankh-merging-words = fusión, fusionar, fusionado, unir, unirse, juntar, combinar, equipo, pareja, aliado, juntos, dos jugadores, tercer conflicto, último, más bajo, remontar

rulebook-ankh-forgotten = Dioses olvidados
rulebook-ankh-forgotten-1 = Cuando termina el cuarto conflicto, todo dios en una casilla roja cae en el olvido y sale de la partida: sus miniaturas se retiran, sus monumentos se destruyen, sus adoradores vuelven al suministro.
rulebook-ankh-forgotten-2 = Si queda un solo dios, gana al instante. Si no queda ninguno, han perdido todos. Con dos o más, la partida sigue.
rulebook-ankh-forgotten-3 = Todos salen en el mismo momento. Un Anubis olvidado devuelve los guerreros retenidos a los dioses que siguen, y un Osiris olvidado se lleva sus piezas.
rulebook-ankh-forgotten-words = olvido, olvidado, olvidados, eliminar, eliminado, eliminación, fuera de la partida, rojo, zona roja, cuarto conflicto, ateo, todos pierden

## Poderes, dioses, custodios

rulebook-ankh-powers = Poderes del Ankh
rulebook-ankh-powers-1 = Hay cuatro poderes en cada uno de los tres niveles, y puedes tener dos de cada nivel. Un poder vale para el resto de la partida.
rulebook-ankh-powers-2 = **Aguja del faraón**: si lo tienen varios dioses, empieza el que tiene menos devoción y llaman una miniatura cada uno por turno hasta que todos han pasado. **Morada de Dios** cuenta aunque la miniatura que está junto al templo no sume fuerza propia. **Dadivoso** cuenta en toda ganancia que empieza en rojo, acabe donde acabe.
rulebook-ankh-powers-words = poderes, poder, nivel, habilidades, mejora, { ankh-power-commanding }, { ankh-power-inspiring }, { ankh-power-omnipresent }, { ankh-power-revered }, { ankh-power-resplendent }, { ankh-power-obelisk_attuned }, { ankh-power-temple_attuned }, { ankh-power-pyramid_attuned }, { ankh-power-glorious }, { ankh-power-magnanimous }, { ankh-power-bountiful }, { ankh-power-worshipful }

rulebook-ankh-gods = Los dioses y sus habilidades
rulebook-ankh-gods-1 = **Amón** juega dos cartas una vez por conflicto, si tiene dos en la mano; cuentan las dos fuerzas y los dos efectos. Lo anuncia antes de que nadie elija carta.
rulebook-ankh-gods-2 = **Anubis** puede retener a un guerrero en cada momento en que mueren guerreros de otros, también donde no tiene miniaturas; dispone de tres huecos. Cada guerrero retenido da 1 de fuerza a su miniatura de dios. Su dueño puede rescatarlo al invocar, por 1 adorador, y Anubis no puede negarse.
rulebook-ankh-gods-3 = **Isis** puede mantener con vida miniaturas que estaban adyacentes a un enemigo antes de que muriera nadie; decide cuando se sabe quién gana. Contra las plagas no sirve.
rulebook-ankh-gods-4 = **Osiris** puede poner una pieza de Inframundo en la región de cada batalla que pierde: una nueva, o una de otro lugar del tablero. Con Invocar miniatura puede poner una miniatura adicional sobre una pieza. Las de otros dioses no pueden acabar allí un desplazamiento, no se construye nada, y la casilla no es ni fértil ni desértica.
rulebook-ankh-gods-5 = **Ra** puede poner una ficha de Sol a un guerrero o custodio al invocarlo. Donde está esa miniatura gana 1 más por vencer o dominar. Si muere, la ficha vuelve a él.
rulebook-ankh-gods-words = dioses, dios, habilidad, habilidad especial, personaje, { ankh-god-amun }, { ankh-god-anubis }, { ankh-god-isis }, { ankh-god-osiris }, { ankh-god-ra }, retener, retenido, prisionero, rescate, rescatar, protegido, proteger, pieza, inframundo, ficha de sol, dos cartas

rulebook-ankh-guardians = Custodios
rulebook-ankh-guardians-1 = En una partida participa un custodio de cada nivel; consigues sus miniaturas con tu segundo, cuarto y quinto poder. Todos tienen fuerza 1.
rulebook-ankh-guardians-2 = **Satet** empuja cualquier miniatura enemiga, también un dios, a una casilla de tierra vacía junto a ella; los ríos y los dromedarios no importan, y vale la casilla de la que vino. **Apep** nunca se mueve al agua. Las **Momias** vuelven junto a su miniatura de dios, si hay sitio.
rulebook-ankh-guardians-3 = Al **Escorpión gigante** lo orienta su dueño siempre que se invoca, se mueve o es empujado: hacia dos casillas a su lado y contiguas entre sí. Al empezar un conflicto destruye los monumentos que hay allí, pero solo los que le son adyacentes: al otro lado de un río señala en vano. La **Androesfinge** anula la fuerza propia de una miniatura, incluidas las bonificaciones de Anubis y de Refulgente. Un **Gato momia** que muere en la resolución surte efecto antes de Milagro; si muere por una plaga, al instante.
rulebook-ankh-guardians-words = custodio, custodios, guardián, guardianes, monstruo, monstruos, bestia, criatura, { ankh-guardian-cat_mummy }, { ankh-guardian-satet }, { ankh-guardian-mummy }, { ankh-guardian-apep }, { ankh-guardian-giant_scorpion }, { ankh-guardian-androsphinx }, escorpión, esfinge, serpiente, gato, empujar, empujón, señalar, apuntar, peana

rulebook-ankh-secrets = Qué es secreto
rulebook-ankh-secrets-1 = Casi todo está a la vista: el tablero, la devoción, los adoradores, los poderes, las reservas, los guerreros retenidos y las cartas jugadas, y por tanto, por deducción, la mano de cada uno. Secretas hasta que se revelan a la vez son solo la carta que eliges en una batalla y tu ofrenda a las langostas. Los dos jugadores de un dios fusionado ven lo del otro.
rulebook-ankh-secrets-2 = Después de la preparación no hay azar: las mismas decisiones dan siempre la misma partida.
rulebook-ankh-secrets-words = secreto, secretos, oculto, información, público, mirar, ver, mano, azar, suerte, aleatorio

## Dibujos

rulebook-ankh-drawing-stack = Cuatro dioses en el medidor de devoción. Isis está encima de Amón, así que tiene más devoción que él; Anubis ha salido de la sección roja. La llave une a los dos que se fusionarían.
rulebook-ankh-drawing-water = Apep está en el agua entre Egipto occidental y oriental: está en las dos regiones y es adyacente a todo lo que la rodea. A los dos guerreros los separa el río.
rulebook-ankh-drawing-start = El comienzo de una partida para tres en el escenario Imperio Medio: dioses, guerreros, monumentos y una ficha numerada en cada región.
rulebook-ankh-drawing-reach = Adónde puede ir el guerrero de Amón que está en 4,4: a toda casilla de tierra vacía a tres casillas o menos. No lo detienen ni ríos, ni agua, ni un enemigo, ni un templo.
rulebook-ankh-drawing-camels = Cinco dromedarios han partido el Delta. La parte pequeña es la región 1; la grande ha recibido el número 4.
rulebook-ankh-drawing-signs = Una pieza de Inframundo bajo un guerrero de Osiris, y un guerrero de Ra con una ficha de Sol.
rulebook-ankh-drawing-scorpion = El Escorpión gigante señala el templo de 4,4 y la pirámide de 3,5. Solo el templo le es adyacente; la pirámide está al otro lado del río.

## Ejemplos

rulebook-ankh-example-E1 = Qué es adyacente
rulebook-ankh-example-E1-lead = El guerrero de 3,5 y la pirámide de 3,4 son adyacentes: comparten un lado en el que no hay nada. El Escorpión gigante de 4,5 también toca la casilla del guerrero, pero entre ellos corre el río: no es adyacente y está en otra región.
rulebook-ankh-example-E2 = Un medidor se llena
rulebook-ankh-example-E2-lead = Juegan tres, y Mover miniaturas se ha usado tres veces. Amón lo usa por cuarta vez: después de sus movimientos llega un evento y el indicador vuelve.
rulebook-ankh-example-E3 = La segunda acción
rulebook-ankh-example-E3-lead = Amón empieza con Invocar miniatura, así que su segunda acción tiene que ser Ganar Adoradores o Desatar el poder del Ankh; no puede pasar. A Desatar el poder del Ankh le falta una casilla, y el siguiente evento es un conflicto.
rulebook-ankh-example-E4 = Moverse por encima de todo
rulebook-ankh-example-E4-lead = Amón mueve su dios por encima de su propio guerrero hasta el obelisco, un guerrero sobre el agua y una pirámide, y otro sobre el río y un enemigo. Al templo de 8,8 no llega ninguno; la cuarta miniatura se queda.
rulebook-ankh-example-E5 = Dónde se puede invocar
rulebook-ankh-example-E5-lead = Amón puede poner su Momia junto a su templo o junto a su guerrero. Las casillas que solo se tocan a través del río no son adyacentes.
rulebook-ankh-example-E6 = Tres adoradores
rulebook-ankh-example-E6-lead = Isis gana por su obelisco de 4,0, por el templo neutral de 4,4 (una vez, aunque lo tocan dos de sus miniaturas) y por la pirámide neutral de 5,5. No le dan nada su pirámide lejana, la pirámide del otro lado del río ni el obelisco de Amón.
rulebook-ankh-example-E7 = Un poder y un custodio
rulebook-ankh-example-E7-lead = Amón desbloquea su segundo poder de nivel 1. Su ficha cubría un símbolo de custodio.
rulebook-ankh-example-E8 = Un evento
rulebook-ankh-example-E8-lead = Juegan tres, y Ganar Adoradores se ha usado tres veces. Isis lo usa de nuevo: primero llegan sus adoradores, luego el evento.
rulebook-ankh-example-E9 = Qué monumento se puede tomar
rulebook-ankh-example-E9-lead = Isis tiene un guerrero entre tres monumentos. Solo se puede tomar el templo: la pirámide está al otro lado del río, y el obelisco de Ra no es neutral.
rulebook-ankh-example-E10 = Una caravana por el Delta
rulebook-ankh-example-E10-lead = Ra pone cinco dromedarios desde el agua hasta el río; en cuanto hay dos, los demás solo tienen un camino. La parte con seis casillas conserva el número 1; la otra recibe el 4.
rulebook-ankh-example-E11 = A solas en el Delta
rulebook-ankh-example-E11-lead = Aquí solo Amón tiene una miniatura. Tiene más obeliscos que nadie; las pirámides están empatadas, y el templo es de Isis, que no tiene miniaturas aquí.
rulebook-ankh-example-E12 = Mayorías en una batalla
rulebook-ankh-example-E12-lead = Aquí luchan Isis y Amón; Ra tiene monumentos, pero ninguna miniatura. Isis tiene más pirámides. En templos hay uno contra uno: el de Ra cuenta aunque él no esté.
rulebook-ankh-example-E13 = Un empate
rulebook-ankh-example-E13-lead = Isis juega Inundación con cuatro miniaturas; Amón, Sequía con tres: 4 contra 3 + 1. Isis tiene la ficha de Desempate y puede usarla.
rulebook-ankh-example-E14 = Ra y Amón se convierten en uno
rulebook-ankh-example-E14-lead = Ha terminado el tercer conflicto. Ra es el más bajo del medidor; Amón, el segundo más bajo.
rulebook-ankh-example-E15 = Una acción cada uno
rulebook-ankh-example-E15-lead = Ra y Amón se han fusionado. En sus turnos, uno tras otro, invocan los dos.
rulebook-ankh-example-E16 = Amón cae en el olvido
rulebook-ankh-example-E16-lead = Ha terminado el cuarto conflicto. Amón está en una casilla roja; Osiris y la fusión de Isis y Ra, no.

## En una página

rulebook-ankh-aid-turn = Dos acciones, la segunda de un medidor más abajo. Quien llena un medidor desencadena el siguiente evento, y el turno termina.
rulebook-ankh-aid-after-1 = • **Tras el conflicto 3**: con tres o más jugadores se fusionan los dos dioses más bajos.
rulebook-ankh-aid-after-2 = • **Tras el conflicto 4**: los dioses en rojo caen en el olvido.
rulebook-ankh-aid-after-3 = • **Tras el conflicto 5**: la partida termina.
