# Las reglas de Ankh, con los mismos números que en docs/rules/ankh.md.

chapter-A1 = Números
rule-A1-1 = [R] De 2 a 5 jugadores. Dioses: Amón, Anubis, Isis, Osiris, Ra. Cada dios lo lleva, como mucho, un jugador.
rule-A1-2 = [R] Un dios tiene 1 miniatura de dios, 6 guerreros, 7 cartas de batalla, 15 fichas de Ankh (6 en la fila de poderes, 9 en la reserva para monumentos) y, para sus custodios, 2 peanas pequeñas y 2 grandes.
rule-A1-3 = [R] Suministro general: 10 obeliscos, 10 templos, 10 pirámides, 30 dromedarios, las fichas de Orden de conflicto del 1 al 8, 1 ficha de Desempate y adoradores sin límite. (Las 2 piezas de Ciudad pertenecen a escenarios que no constan públicamente: no se usan.)
rule-A1-4 = [F] Medidor de devoción: casillas de la 0 (abajo) a la 31 (arriba). Son rojas de la 0 a la 20. (Una lectura pública dice de 0 a 19: opción de la mesa last_red_space, 20 por defecto.)
rule-A1-5 = Medidores de acción, de arriba abajo [R]: Mover miniaturas, Invocar miniatura, Ganar Adoradores, Desatar el poder del Ankh. Si la partida empieza con n jugadores, el uso (n+1) de un medidor desde que su indicador volvió al inicio desencadena un evento; en Desatar el poder del Ankh, el uso n [F].
rule-A1-6 = [F] Registro de eventos, 18 casillas: M M M X1 · C M M X2 · C M M X3 · C M M X4 · M X5 (M Control de Monumento, C Caravana de dromedarios, X Conflicto). Tras X3 se fusionan dioses, tras X4 hay dioses que caen en el olvido, tras X5 termina la partida.
rule-A1-7 = Cartas de batalla, fuerza: Plaga de langostas +1 [F], Erigir un Monumento 0 [F], Carros de guerra +3 [R], El ciclo de Ma'at 0 [F], Sequía +1 [R], Inundación 0 [R], Milagro 0 [F].
rule-A1-8 = Custodios, todos de fuerza 1 [R]. Niveles [F]: 1 Gato momia, Satet; 2 Momia, Apep; 3 Escorpión gigante, Androesfinge. Peanas [R]: Gato momia, Satet y Momia, pequeña, 3 miniaturas de cada; Apep, Escorpión gigante y Androesfinge, grande, 2 miniaturas de cada.
rule-A1-9 = [F] El símbolo de custodio está bajo la 2.ª ficha de Ankh del nivel 1, la 2.ª del nivel 2 y la 1.ª del nivel 3: llega un custodio con el 2.º, el 4.º y el 5.º poder desbloqueados. Es igual para todos los dioses.

chapter-A2 = El tablero
rule-A2-1 = [F] 101 hexágonos con un lado plano arriba; el mapa, sus ríos y los escenarios son datos (ankh-board.json). 43 fértiles, 39 desérticos, 19 de agua. Tres regiones antes de que haya dromedarios: Delta del Nilo, 22 casillas de tierra; Egipto occidental, 32; Egipto oriental, 28.
rule-A2-2 = [R] En una casilla no hay nada, o hay una miniatura, o hay un monumento. Una pieza de Inframundo no ocupa la casilla.
rule-A2-3 = [R] El agua no se puede ocupar, salvo por Apep cuando se le invoca allí (A14.4).
rule-A2-4 = [R] Una región es el mayor conjunto de casillas de tierra unidas por lados sin río ni dromedario. Una casilla de agua forma parte de todas las regiones que tienen una casilla de tierra junto a ella. Una miniatura en el agua está en todas esas regiones a la vez.
rule-A2-5 = [R] Adyacentes: dos casillas de tierra que comparten un lado, sin río ni dromedario en él, y están en la misma región. Una casilla de agua es adyacente a todas las casillas que la rodean, de tierra o de agua.
rule-A2-6 = [R] Donde una regla dice «adyacente» se entiende A2.5. Los movimientos (A5.2), el empujón de Satet (A14.3) y lo que señala el Escorpión (A14.6) cuentan casillas del mapa sin tener en cuenta regiones, ríos ni dromedarios.

chapter-A3 = Preparación
rule-A3-1 = [R] Cada jugador elige uno de los dioses aún libres (por orden de turno, o todos al azar [D]) y toma 1 adorador y sus miniaturas, cartas y fichas. Ra empieza con 3 fichas de Sol, Osiris con 3 piezas de Inframundo y Amón con su ficha bocarriba.
rule-A3-2 = [R] El jugador inicial sale al azar; se juega en sentido horario. En la casilla 0 de devoción los indicadores se apilan con el del jugador inicial arriba y el del último abajo.
rule-A3-3 = [R] Se elige, o sale al azar, un escenario para ese número de jugadores. El escenario coloca monumentos (neutrales o de un jugador), dromedarios, fichas de Orden de conflicto (una por región) y las primeras miniaturas de cada jugador. El jugador n del diagrama es el que ocupa el lugar n en el orden de turno. El monumento de un jugador en el tablero toma una ficha de Ankh de su reserva. Se siguen las reglas de preparación propias del escenario [R]; los dos escenarios que constan no tienen ninguna [F].
rule-A3-4 = [R] Se elige, o sale al azar, un custodio de cada nivel. Miniaturas disponibles de cada uno: con 2 jugadores, 1; con 3 jugadores, 2; con 4 o 5 jugadores, todas.

chapter-A4 = El turno
rule-A4-1 = [R] Elige una acción: su indicador avanza una casilla; luego resuelve la acción por completo. Se puede elegir una acción aunque no haya nada que hacer. Lo que ofrece (mover, invocar, desbloquear) puede dejarse sin hacer: [R] en una segunda acción (A4.3), [D] también en una primera. Los adoradores se toman siempre [D].
rule-A4-2 = [R] Si el indicador ha llegado a la última casilla, tras la acción la ficha de Evento avanza una casilla y se resuelve ese evento; después el indicador de acción vuelve a la casilla inicial correspondiente al número de jugadores con que empezó la partida, y el turno termina.
rule-A4-3 = [R] Si no, hay que elegir una segunda acción de un medidor inferior: su indicador tiene que avanzar aunque el jugador no pueda o no quiera realizar la acción; se resuelve del mismo modo y puede desencadenar un evento. No hay segunda acción después de Desatar el poder del Ankh, después de un evento, ni para un jugador de un dios fusionado.
rule-A4-4 = [R] Después juega el siguiente jugador en sentido horario. Se salta a los jugadores de dioses olvidados.

chapter-A5 = Acciones
rule-A5-1 = [R] Mover miniaturas. Cada una de tus miniaturas del tablero puede moverse una vez, de 1 a 3 casillas, una tras otra en el orden que quieras.
rule-A5-2 = [R] Un movimiento puede atravesarlo todo: casillas ocupadas, agua, ríos, dromedarios. Tiene que terminar en una casilla de tierra vacía. Así, una miniatura llega a toda casilla de tierra vacía a distancia 3 o menos en el mapa. Puede volver a la casilla de la que salió, lo que requiere al menos 2 casillas y cuenta como movimiento (un Escorpión gigante se orienta de nuevo) [D]. Excepciones: Satet (A14.3), piezas de Inframundo (A13.13).
rule-A5-3 = [R] Invocar miniatura. Puedes tomar un guerrero o un custodio de tu reserva (o un guerrero retenido, A13.6) y ponerlo en una casilla de tierra vacía adyacente a una de tus miniaturas del tablero o a un monumento que controles. Invocaciones adicionales, todas opcionales: Tumba faraónica (A11.8), Osiris (A13.12); antes de la normal [R], después de ella o sin ella [D]. Una miniatura invocada antes en la misma acción ya cuenta como si estuviera en el tablero («en cadena») [R].
rule-A5-4 = [R] Ganar Adoradores. Ganas 1 adorador por cada monumento, tuyo o neutral, adyacente al menos a una de tus miniaturas. Un monumento cuenta una sola vez.
rule-A5-5 = [R] Desatar el poder del Ankh. Si tienes al menos tantos adoradores como el nivel de tu siguiente ficha, puedes (A4.1) sacrificar esa cantidad y mover la ficha más a la izquierda de tu fila a un poder del mismo nivel que no tengas. Dos de nivel 1, luego dos de nivel 2, luego dos de nivel 3. Si faltan adoradores o los seis ya están desbloqueados, no pasa nada y no se sacrifica nada.
rule-A5-6 = [R] Si esa ficha cubría un símbolo de custodio, toma para tu reserva una miniatura del custodio de ese nivel, si queda alguna y tienes libre una peana de su tamaño; si no, nada.
rule-A5-7 = [R] Los movimientos, los empujones y las invocaciones nunca cambian quién controla un monumento; solo lo hacen Control de Monumento, Erigir un Monumento, la destrucción, la fusión y el olvido.

chapter-A6 = Control de Monumento y Caravana de dromedarios
rule-A6-1 = Control de Monumento. El jugador que lo desencadenó puede [R: pt «puede», ejemplo es «si así lo desea»; it, cs y el texto es dicen «obtiene»] tomar el control de un monumento neutral adyacente a una de sus miniaturas, poniendo en él una ficha de Ankh de su reserva [R].
rule-A6-2 = [R] Si no queda ningún monumento neutral en todo el tablero, puede [D] tomar en su lugar un monumento de otro dios adyacente a una de sus miniaturas; ese dios recupera su ficha.
rule-A6-3 = [R] Sin un monumento adecuado, o sin fichas de Ankh en la reserva, no pasa nada.
rule-A6-4 = [R] Caravana de dromedarios. El jugador puede poner una línea continua de 1 a 6 dromedarios del suministro general, uno por lado de hexágono, en lados que separan dos casillas de tierra [D] y no tienen río ni dromedario. Sus dos extremos tocan dos de estos elementos: río, casilla de agua, dromedario anterior, borde del mapa; ambos pueden ser del mismo tipo [D]. Parte una región en exactamente dos, cada una de al menos 6 casillas de tierra. Las miniaturas y los monumentos no importan.
rule-A6-5 = [D] La línea es un camino por vértices de hexágonos; «tocar» significa que el vértice del extremo está en un río, en el borde de una casilla de agua, en un dromedario anterior o en el borde del mapa. (En este mapa, ningún vértice interior de una línea puede hacerlo.)
rule-A6-6 = [R] El jugador elige cuál de las dos regiones nuevas conserva la ficha de Orden de conflicto; la otra recibe la más baja del suministro general.
rule-A6-7 = [R] Después puede intercambiar la ficha de una de las dos regiones nuevas por la de cualquier otra región.
rule-A6-8 = [R] Puede renunciar a la caravana. Si no hay ninguna línea posible, no pasa nada.

chapter-A7 = Conflicto
rule-A7-1 = [R] El dios cuyo jugador desencadenó el conflicto toma la ficha de Desempate, bocarriba. Vuelve al suministro general después del conflicto.
rule-A7-2 = [R] Inicio del conflicto, antes de cualquier región: Omnipresente da sus adoradores (A11.3); los Escorpiones gigantes destruyen monumentos (A14.7).
rule-A7-3 = [R] Después, cada región una vez, en el orden de las fichas, de la más baja a la más alta, tal como esté cuando le toca. Sin miniaturas: se salta. Miniaturas de un solo dios: dominio. Miniaturas de dos o más dioses: batalla.
rule-A7-4 = [R] Dominio. Ese dios gana 1 de devoción por cada tipo de monumento del que controla en la región más que cualquier otro dios (una ganancia, A10.4); luego 1 por dominar, +1 con Radiante (A13.15) (una segunda ganancia).
rule-A7-10 = Batalla. Los dioses con alguna miniatura en la región al empezar son sus participantes.
rule-A7-11 = [R] Inicio. Los participantes con Aguja del faraón pueden trasladar miniaturas (A11.6).
rule-A7-12 = [R] 1 Cartas. Amón puede anunciar dos cartas (A13.1). Después, cada participante elige en secreto una carta de su mano (Amón, dos); todas se revelan a la vez.
rule-A7-13 = [R] En cuanto se revelan las cartas, Inundación da sus adoradores (A12.6).
rule-A7-14 = [R] 2 Erigir. Cada carta Erigir un Monumento, en orden ascendente (A12.2).
rule-A7-15 = [R] 3 Plaga. Cada carta Plaga de langostas por separado, una tras otra [Q]; su orden no tiene efecto (A12.1).
rule-A7-16 = [R] 4 Mayorías. De cada tipo de monumento tiene la mayoría el dios que controla en la región más que cualquier otro, si tiene alguna miniatura en ella. En orden ascendente, cada uno de esos dioses gana 1 de devoción por mayoría, en una sola ganancia. Los monumentos de dioses sin miniaturas aquí siguen contando contra los demás.
rule-A7-17 = [R] 5 Resolución. Cada participante que aún tiene alguna miniatura aquí suma la fuerza de sus miniaturas presentes, sus bonificaciones y su carta o cartas. Solo se comparan esos dioses; gana el total más alto, aunque sea 0. Si solo a un dios le quedan miniaturas aquí, gana la batalla; esto no es un dominio [D]. Un participante sin miniaturas no puede ganar; donde se pregunta por su fuerza (A11.9), es 0, sin bonificaciones.
rule-A7-18 = [R] Empate en el total más alto: si uno de los dioses empatados tiene la ficha de Desempate bocarriba puede, conociendo todos los totales, ponerla bocabajo y ganar. Si no, no gana nadie.
rule-A7-19 = [R] Si no gana nadie, todos los participantes han perdido; si gana uno, han perdido todos los demás, también aquellos cuyas miniaturas murieron antes [D]. Si ningún participante tiene miniaturas aquí, no gana nadie y no se puede usar la ficha de Desempate [D].
rule-A7-20 = [R] Quien gana obtiene 1 de devoción (Glorioso 3, A11.9) más Sequía (A12.5) más Radiante (A13.15), en una sola ganancia. Imponente da sus adoradores (A11.1).
rule-A7-21 = [R] Mueren todos los guerreros y custodios presentes de los demás dioses; si no gana nadie, los de todos. Los dioses nunca mueren. Se salvan las miniaturas amparadas por Inundación (A12.6) y las Protegidas que Isis conserva (A13.8). Isis elige cuando se sabe quién gana, antes de que muera nadie [D].
rule-A7-22 = [R] Todas las muertes de un mismo momento ocurren a la vez. Las miniaturas muertas vuelven a la reserva de su dueño, y sus fichas de Sol, a Ra (A13.16). Después, en este orden [D]: Anubis puede retener (A13.4); las Momias regresan, las de cada dueño en orden ascendente (A14.5), y una puede tomar una ficha de Sol que acaba de volver. Una Momia que regresa a la región participa en el resto de la batalla [D].
rule-A7-23 = [R] Magnánimo, en orden ascendente (A11.10), después de la devoción de quien gana, también si no ganó nadie. Osiris, si ha perdido, puede poner una pieza de Inframundo (A13.11) [D: aquí, cuando ya no están los muertos y las Momias han vuelto].
rule-A7-24 = [R] Gatos momia muertos en la resolución, una pérdida por cada uno (A14.2); si son varios, sus dueños en orden ascendente [D].
rule-A7-25 = [R] Después de la resolución. Milagro, en orden ascendente (A12.7); luego Venerado, en orden ascendente, como mucho una vez por dios y batalla (A11.12); luego El ciclo de Ma'at (A12.4) [D: al final].
rule-A7-26 = [R] Las cartas jugadas quedan bocarriba, a la vista de todos, hasta que El ciclo de Ma'at las recupera.
rule-A7-27 = [D] Una mano nunca está vacía: El ciclo de Ma'at se juega, como muy tarde, en último lugar y devuelve todas las cartas.

chapter-A8 = Fusión de dioses
rule-A8-1 = [R] Solo en partidas que empezaron con 3 o más jugadores, cuando termina el tercer conflicto. El dios más bajo del medidor de devoción es el subordinado; el segundo más bajo, el superior.
rule-A8-2 = [R] Los monumentos del dios subordinado se destruyen (vuelven al suministro general); su miniatura de dios, sus guerreros, sus cartas y sus fichas de Ankh salen de la partida.
rule-A8-3 = [R] Sus adoradores pasan al dios superior.
rule-A8-4 = [R] Sus custodios pasan al dios superior, desde la reserva o en el tablero allí donde están [Q], haya desbloqueado lo que haya desbloqueado y aunque ya tenga uno de ese tipo. El dios fusionado solo tiene las peanas del superior: conserva sus propios custodios [Q]; si no bastan las peanas libres de un tamaño, elige qué custodios de ese tamaño del subordinado conserva, y el resto sale de la partida.
rule-A8-5 = [R] El indicador de devoción del dios superior se pone sobre el del subordinado; desde entonces son un solo indicador. Ocupa el lugar del subordinado: los indicadores que estaban por encima de este en esa casilla siguen por encima [D].
rule-A8-6 = [R] El dios fusionado tiene las capacidades de ambos dioses y los poderes del Ankh del superior; los poderes cuentan una vez. Lo que se desbloquee después vale para ambos.
rule-A8-7 = [R] Los dos jugadores conservan su lugar en el orden de turno; cada uno realiza una acción por turno y puede repetir la que hizo el otro.
rule-A8-8 = [R] Comparten una sola reserva de miniaturas, adoradores, cartas y fichas, y ganan o pierden juntos.
rule-A8-9 = [R] Las decisiones en las batallas las toman ambos; el jugador del dios superior tiene la última palabra. En la mesa esto significa: en un conflicto, y en cualquier decisión fuera de sus propios turnos, decide el jugador superior; el subordinado ve los mismos secretos y puede enviar una propuesta [D]. En su propio turno, y en un Control de Monumento o una Caravana de dromedarios que haya desencadenado, decide cada uno [D].
rule-A8-10 = [R] Anubis como dios subordinado: los guerreros retenidos del dios superior vuelven a su reserva; los demás siguen retenidos [D]. Los guerreros de un dios que sale de la partida dejan también los huecos de Anubis. La miniatura del dios fusionado lleva la bonificación de fuerza de Anubis [D].
rule-A8-11 = [D] Las piezas de Osiris, las fichas de Sol de Ra (las de custodios conservados se quedan en ellos, las de miniaturas que salen de la partida vuelven) y la ficha de Amón pertenecen al dios fusionado.
rule-A8-12 = [D] Si uno de los dos jugadores desencadenó el conflicto, el dios fusionado tiene la ficha de Desempate.
rule-A8-13 = [R] Un custodio obtenido más tarde lleva una peana del dios superior y va a la reserva común; cualquiera de los dos jugadores puede invocarlo.

chapter-A9 = Dioses olvidados
rule-A9-1 = [R] Cuando termina el cuarto conflicto, todo dios en una casilla roja cae en el olvido: sus miniaturas salen de la partida, sus monumentos se destruyen, sus adoradores vuelven al suministro general y sus jugadores quedan fuera.
rule-A9-2 = [R] Anubis olvidado: los guerreros retenidos vuelven a sus reservas. Los guerreros de un dios olvidado dejan los huecos de Anubis. Osiris olvidado: las piezas de Inframundo salen de la partida.
rule-A9-3 = [R] Si queda un dios, gana al instante. Si no queda ninguno, todos pierden, no gana nadie y Egipto abraza el ateísmo. Si quedan dos o más, la partida sigue.
rule-A9-4 = [D] Todos los dioses olvidados se van en el mismo momento: un Anubis olvidado solo devuelve guerreros retenidos a los dioses que permanecen.

chapter-A10 = Devoción y victoria
rule-A10-1 = [R] Los indicadores de una misma casilla forman una pila; más arriba en la pila es más devoción. Un indicador que entra en una casilla se pone encima.
rule-A10-2 = [R] Cuando varios dioses ganan o pierden devoción en el mismo momento, orden ascendente, fijado al empezar ese momento [D].
rule-A10-3 = [D] Nada baja de 0; un indicador que no se mueve conserva su lugar en la pila. Un indicador que entra en una casilla se pone encima, tanto si sube como si baja [R].
rule-A10-4 = [R] Una ganancia es un solo caso, por muchos efectos que la alimenten: todas las mayorías de una región son una ganancia; ganar una batalla, o dominar, con todo lo que aumenta esa recompensa, es una ganancia. Magnánimo, Milagro y Venerado son una ganancia cada uno [D]. Ganar 0 no es una ganancia. Dadivoso (A11.11) suma una vez por ganancia.
rule-A10-5 = [R] Un dios que alcanza la casilla 31 gana al instante, en medio de lo que se esté resolviendo. Una ganancia se detiene en 31 [D].
rule-A10-6 = [R] Si no, gana el dios con más devoción tras el quinto conflicto. La pila decide los empates, así que siempre hay uno.
rule-A10-7 = [R] Los dos jugadores de un dios fusionado ganan o pierden juntos.

chapter-A11 = Poderes del Ankh
rule-A11-1 = [R] Imponente. Cuando ganas una batalla (resolución, no dominio): 3 adoradores.
rule-A11-2 = [R] Inspirador. Tu Erigir un Monumento no cuesta adoradores.
rule-A11-3 = [R] Omnipresente. Al inicio de cada conflicto: 1 adorador por cada región en la que tienes alguna miniatura.
rule-A11-4 = [R] Idolatrado. Ganar Adoradores te da 1 más (también cuando no da ninguno [D]).
rule-A11-5 = [R] Refulgente. Mientras controles 3 o más monumentos de un mismo tipo, estén donde estén, la fuerza básica de tu miniatura de dios es 3.
rule-A11-6 = [R] Aguja del faraón. Al inicio de una batalla en la que tienes alguna miniatura puedes trasladar cualquier número de tus miniaturas, desde cualquier lugar del tablero, a casillas de tierra vacías adyacentes a obeliscos que controlas en esa región (vale A13.13; un Escorpión gigante se orienta de nuevo). Si lo tienen varios dioses: orden ascendente, una miniatura cada uno por turno, hasta que todos hayan pasado. Un dios que pasa ha terminado, también el que no tenía ninguna casilla libre cuando le llegó el turno, y una miniatura se traslada así, como mucho, una vez por batalla [D].
rule-A11-7 = [R] Morada de Dios. Cada templo que controlas en la región da allí +2 de fuerza si tiene adyacente al menos una de tus miniaturas, sean cuantas sean, incluso una cuya propia fuerza esté anulada.
rule-A11-8 = [R] Tumba faraónica. Con Invocar miniatura puedes invocar una miniatura adicional adyacente a cada pirámide que controles.
rule-A11-9 = [R] Glorioso. Si ganas una batalla por 3 o más de fuerza sobre el siguiente enemigo más fuerte, la victoria da 3 de devoción en lugar de 1.
rule-A11-10 = [R] Magnánimo. Si pierdes una batalla y tenías en ella al menos 2 miniaturas en la resolución: 2 de devoción.
rule-A11-11 = [R] Dadivoso. Mientras tu indicador esté en una casilla roja, cada ganancia de devoción es 1 mayor. Cuenta toda ganancia que empieza en rojo, acabe donde acabe.
rule-A11-12 = [R] Venerado. Después de cada batalla en la que jugaste una carta puedes sacrificar 2 adoradores por 1 de devoción.

chapter-A12 = Cartas de batalla
rule-A12-1 = [R] Plaga de langostas. Todo dios que tenía alguna miniatura en la región al empezar el paso 3 [Q] ofrece en secreto cualquier número de sus adoradores, incluido 0; todas las ofrendas se revelan a la vez y se sacrifican. Mueren todos los guerreros y custodios de la región salvo los del dios que ofreció estrictamente más; un empate en lo más alto no salva a nadie.
rule-A12-2 = [R] Erigir un Monumento. Puedes sacrificar 3 adoradores para erigir un monumento de cualquier tipo que quede en el suministro general, con una ficha de Ankh de tu reserva, en una casilla de tierra vacía de la región sin pieza de Inframundo.
rule-A12-3 = [R] Carros de guerra. Solo +3.
rule-A12-4 = [R] El ciclo de Ma'at. Después de la batalla recuperas todas tus cartas jugadas, incluida esta. No hay otra forma de recuperar cartas.
rule-A12-5 = [R] Sequía. Si ganas, 1 más de devoción por cada una de tus miniaturas en casillas desérticas de la región.
rule-A12-6 = [R] Inundación. Al revelarse, 1 adorador por cada una de tus miniaturas en casillas fértiles de la región; esas mismas miniaturas [D: las contadas entonces] no pueden morir en la resolución de esta batalla (una plaga sí las mata; una Momia que muere por ella y vuelve ya no está a salvo [D]).
rule-A12-7 = [R] Milagro. Después de la resolución, 1 de devoción por cada una de tus miniaturas muertas en esta batalla, plaga incluida, en una sola ganancia [D]. Una miniatura que muere dos veces cuenta dos veces [Q].
rule-A12-8 = [R] Un dios que ha perdido todas sus miniaturas aquí sigue usando Venerado, El ciclo de Ma'at y Milagro; no puntúa mayorías y no puede ganar.

chapter-A13 = Dioses
rule-A13-1 = [R] Amón, Formas misteriosas. Una vez por conflicto, antes de que nadie elija cartas, Amón puede anunciar que juega dos cartas en esta batalla; cuentan las dos bonificaciones y los dos efectos. Su ficha queda bocabajo hasta que termina el conflicto. Necesita dos cartas en la mano [D].
rule-A13-4 = [R] Anubis, Juez de los muertos. En cada momento en que mueren guerreros de otros dioses, Anubis puede retener a uno de ellos, a su elección, en uno de sus tres huecos que esté libre. La resolución y la plaga son momentos distintos [R], y también lo es cada plaga; no necesita tener miniaturas allí [D].
rule-A13-5 = [R] Su miniatura de dios tiene +1 de fuerza en la resolución por cada guerrero retenido.
rule-A13-6 = [R] Un guerrero retenido no está en la reserva de su dueño. Siempre que el dueño invoca, de forma normal o adicional, puede tomar uno de sus guerreros retenidos en lugar de uno de su reserva pagando 1 adorador a Anubis; la reserva puede estar vacía, y Anubis no puede negarse [D].
rule-A13-8 = [R] Isis, La protectora. Sus miniaturas adyacentes a una miniatura enemiga están Protegidas. En la resolución puede mantener vivas las que quiera, una por una. La adyacencia se comprueba antes de que muera nadie.
rule-A13-9 = [R] No sirve contra las plagas. Una miniatura Protegida en el agua está Protegida en todas las batallas en las que participa, aunque el enemigo no esté en esa región.
rule-A13-11 = [R] Osiris, Puerta al Inframundo. Cada vez que pierde una batalla puede poner una pieza de Inframundo (de las suyas fuera del tablero, o de otro lugar de este) en una casilla de tierra vacía de esa región. Las miniaturas que estén en una pieza que se traslada se quedan donde están. «Vacía» significa también: sin otra pieza [D].
rule-A13-12 = [R] Con Invocar miniatura puede invocar una miniatura adicional en una pieza de Inframundo que no tenga ninguna miniatura.
rule-A13-13 = [R] Las miniaturas de otros dioses no pueden terminar un desplazamiento en una pieza ([D]: movimientos, empujones y Aguja del faraón; sí se las puede invocar allí, Momias incluidas). Allí no se erigen monumentos. La casilla no es ni fértil ni desértica.
rule-A13-15 = [R] Ra, Radiante. Cuando invoca un guerrero o un custodio puede ponerle una de sus fichas de Sol. Si domina una región con una de sus miniaturas Radiantes, o gana en ella una batalla: 1 más de devoción en esa ganancia.
rule-A13-16 = [R] La ficha de una miniatura Radiante que muere vuelve a Ra.

chapter-A14 = Custodios
rule-A14-2 = [R] Gato momia. Cuando muere, todos los dioses menos el de su dueño pierden 1 de devoción, en orden ascendente, un dios fusionado una vez [Q]. Por una plaga: al instante. En la resolución: después de la devoción por ganar y perder, antes de todo lo que ocurre «después de la resolución».
rule-A14-3 = [R] Satet. En la acción Mover miniaturas puede terminar en la casilla de tierra de una miniatura enemiga, si puede terminar allí un desplazamiento (A13.13), empujando esa miniatura, incluso un dios, 1 casilla; su dueño elige la casilla: de tierra y vacía, por cualquier lado (los ríos y los dromedarios no lo impiden [D]), también la que ella ha dejado [D], y en la que esa miniatura pueda terminar un desplazamiento. Si no hay ninguna, no puede ir allí. Un Escorpión gigante empujado se orienta de nuevo al instante.
rule-A14-4 = [R] Apep. Se le puede invocar en cualquier casilla de agua vacía del tablero, o como a cualquier miniatura. Nunca se mueve al agua. Como miniatura adicional de Tumba faraónica tiene que estar adyacente a la pirámide, en agua o en tierra.
rule-A14-5 = [R] Momia. Cuando muere se la invoca de nuevo al instante, en una casilla de tierra vacía adyacente a su miniatura de dios, a elección de su dueño [D]; si no hay ninguna, va a la reserva. Esto es una invocación (Radiante).
rule-A14-6 = [R] Escorpión gigante. Siempre que se invoca o se mueve, sea por quien sea, su dueño lo orienta al instante hacia dos casillas del tablero, cada una a 1 casilla del escorpión y a 1 casilla la una de la otra, sin tener en cuenta ríos ni dromedarios (A2.6).
rule-A14-7 = [R] Al inicio de cada conflicto destruye todos los monumentos, sean de quien sean, que señala y que le son adyacentes. El monumento y la ficha de Ankh se devuelven.
rule-A14-8 = [R] Androesfinge. Las miniaturas enemigas adyacentes a ella no suman su propia fuerza en las batallas (las bonificaciones de Anubis y Refulgente son propias de la miniatura de dios [D]). Una miniatura en el agua adyacente a ella no la suma en ninguna batalla. Dos Androesfinges enemigas, una junto a otra, se anulan mutuamente la fuerza; ambas siguen anulando a las demás [D].

chapter-A15 = Qué es secreto
rule-A15-1 = A la vista de todos: las cartas jugadas [R]; el tablero, la devoción, los adoradores, los poderes, las reservas, los guerreros retenidos [D] (y por tanto las manos, por deducción).
rule-A15-2 = [R] Secreto hasta que se revela a la vez: la carta o cartas elegidas en el paso 1, la ofrenda en una plaga. Los dos jugadores de un dios fusionado ven lo del otro [D].
rule-A15-3 = [D: se deduce] No hay azar después de la preparación: dos partidas con la misma preparación y las mismas decisiones son la misma partida.

source-ankh-devotion = Una lectura pública termina la sección roja en 19: es una opción de la mesa; el primer valor es el predeterminado.
source-ankh-middle_kingdom = Tomado del escenario impreso por una fuente pública; con 4 jugadores están corregidas las fichas de Orden de conflicto de las dos mitades occidentales, de modo que el monumento del jugador n esté en la región de la ficha n.
source-ankh-old_kingdom = Tomado del escenario impreso por una fuente pública; con 5 jugadores está corregida la ficha de Orden de conflicto del noreste, de modo que el monumento del jugador n esté en la región de la ficha n.
