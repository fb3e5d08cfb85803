# Las reglas de 10 Plagas de Egipto, con los mismos números que en docs/rules/plagues.md.

chapter-P1 = Números
rule-P1-1 = [R] De 1 a 4 jugadores; 1 jugador juega contra el Autómata (P14). Provincias: Abidos, Buto, Menfis, Edfu, una por jugador: se reparten al azar [D]; en solitario, el jugador elige [R]. Solo se diferencian en su poder [C: los tableros y las cartas de provincia son iguales].
rule-P1-2 = 72 fichas de provincia de 9 tipos, el tipo provincia con valores 1, 2 y 3; las 72 con 4 jugadores [R]. Cuántas hay de cada tipo y cuáles se quitan con menos jugadores [C]: quedan 54 con 3, 36 con 2 o en solitario.
rule-P1-3 = [R] 30 fichas de hebreo (12 de valor 1, 10 de 2, 8 de 3), 10 cartas de plaga, 10 cartas de pérdidas (2 con una pérdida, 3 con dos, 5 con tres), 30 cartas de territorio, 6 cartas del faraón, 2 cartas de Moisés.
rule-P1-4 = Papiro: tributo y símbolos de Ankh necesarios en las rondas 1 a 10. La ronda 3 cuesta 3, la ronda 9 cuesta 8, existe una ronda con 5 (ejemplo de Menfis), las rondas 5 a 8 requieren 2 Ankhs [R], las rondas 1 a 4 requieren 1 (obligado: la exigencia crece, y Bia, sin ninguno, no puede anular en la ronda 1). El resto, y la cara avanzada, [C]: tributo 1 2 3 4 5 5 6 7 8 8, avanzado 2 3 4 5 6 6 7 8 9 9.
rule-P1-5 = [R] Cada jugador: tablero de provincia, tabla de apoyo con su poder y dos huecos de descarte (se recuperan con dados 1-2 y 3-4), seis cartas de dado del 1 al 6, carta de provincia con marcadores neutrales en 6, 9, 12, tres fichas de bonificación (ciudad, campo, río), dos fichas de Ankh, una barca, dos marcadores de desarrollo, un marcador de provincia.

chapter-P2 = El tablero de provincia
rule-P2-1 = [R] La ciudad y el campo tienen 6 casillas cada uno, en dos filas de tres. En la ciudad van esfinges, obeliscos y egipcios; en el campo, plantaciones, rebaños y egipcios. Las demás fichas nunca están en el tablero. Una ficha del tablero nunca se mueve ni se retira por decisión propia [D].
rule-P2-2 = Entre cada dos casillas vecinas de una fila hay una bonificación, cuatro en cada zona; está activa mientras ambas casillas estén ocupadas [R]. El campo tiene paso de ciudad, paso de campo, moneda y 3 soldados; la ciudad tiene paso de ciudad, moneda, hebreo [R] y paso de campo [C]. Dónde está cada una [C]: ciudad: paso de ciudad | moneda / paso de campo | hebreo; campo: paso de ciudad | 3 soldados / paso de campo | moneda.
rule-P2-3 = [R] Bonificación de desarrollo: un paso adelante en ese medidor cuando se activa, un paso atrás cuando se rompe, y otra vez adelante cuando se vuelve a cerrar.
rule-P2-4 = [R] Moneda: una moneda de ingresos permanentes mientras esté activa. 3 soldados: en la fase 2 mientras esté activa. Hebreo: P4.6 mientras esté activa.
rule-P2-5 = [R] Una fila con tres fichas distintas activa una de las dos fichas de Ankh; si se rompe, la ficha vuelve a su sitio hasta que haya de nuevo una fila completa. Las fichas de Ankh activas son siempre tantas como filas completas, como mucho dos [D para una tercera y una cuarta fila].
rule-P2-6 = [R] Llenar las 6 casillas de una zona gana al instante su ficha de bonificación, una vez por partida, y la retira de la partida: 2 pasos de desarrollo (P3.5) y 2 en la carta de provincia, en ese orden [D]. La del río: cuando la barca alcanza o pasa su marca en el Nilo, con cualquier movimiento.
rule-P2-7 = [R] Una zona llena no admite más fichas, nuevas o recuperadas, hasta que quede libre una casilla; un egipcio necesita una casilla libre en cualquiera de las dos zonas.

chapter-P3 = Medidores
rule-P3-1 = Los medidores de desarrollo empiezan en 1 punto [R]; valores [C] 1 2 3 5 7 9 12 15. Un paso atrás desde el inicio de un medidor de desarrollo o del Nilo no hace nada [R], ni uno por debajo de 0 en la carta de provincia [D]; los pasos más allá de la última casilla de un medidor se pierden [D].
rule-P3-2 = Nilo [C]: 10 casillas después del inicio, alternando casillas de moneda y de barca: monedas en 1, 3, 5, 7, 9; ficha de bonificación en 6; puntos 4, 6, 8 en las tres últimas, solo por la casilla donde está la barca; un Ankh en la última [R: casillas de moneda y de barca, al menos tres monedas, puntos solo en las tres últimas y uno de ellos 8, Ankh en la última]. Las monedas bajo la barca o a su izquierda son ingresos permanentes [R].
rule-P3-3 = Carta de provincia de 0 (el inicio [D]) a 24. 13: dos cartas de acción especial por ronda en lugar de una; 21: un Ankh; 24: 6 puntos al final [R]. Bonificaciones en 6, 9, 12: tomar del tablero común una ficha de hebreo a tu elección sin gastar dado, si hay alguna; tomar cualquier ficha del mercado; 2 pasos de desarrollo [R], en ese orden [C].
rule-P3-4 = [R] Las bonificaciones de 6, 9, 12 se ganan una vez, al alcanzarlas o pasarlas, primero la más baja, y se quitan sus marcadores, aunque no se haya podido usar la bonificación [D]. 13 y 24 valen según dónde esté ahora el marcador [R], y también 21 [D].
rule-P3-5 = [R] «2 pasos de desarrollo» significa 2 en un medidor o 1 en cada uno.
rule-P3-6 = [D] Lo que provoca un movimiento o una ficha se hace al instante y por completo, una cosa tras otra, antes de que siga el turno. No es opcional; lo que no se puede hacer se pierde. Las decisiones son del jugador a quien pertenece el tablero. Las fichas y los hebreos ganados por una bonificación siguen P4.2, P4.3 y P4.7.

chapter-P4 = Fase 1: dados
rule-P4-1 = [R] Tres turnos por jugador, en orden de turno. En cada turno se gasta un dado sin gastar para una acción. Tras la fase hay tres dados gastados y tres sin gastar.
rule-P4-2 = [R] Ficha. Toma la ficha del mercado cuyo hueco coincide con el dado. Las de los huecos a su derecha se deslizan a la izquierda, se repone el hueco 6 y luego la ficha surte efecto [D]. Con el suministro vacío, el hueco queda vacío [D].
rule-P4-3 = [R] Las fichas de tablero van al instante a una casilla libre de su zona (sin casilla libre, la ficha no se puede tomar). Barca: barca +1. Provincia 1/2/3: carta de provincia +1/2/3. Ambas se quedan junto al tablero. Las fichas de moneda y del faraón se guardan, en cualquier cantidad, para cualquier ronda posterior.
rule-P4-4 = [R] Carta del faraón. Toma la carta cuyo número coincide con el dado, si nadie la ha tomado en esta ronda; un jugador puede tomar dos o tres. 1: un paso de desarrollo, o paga una ficha de moneda (o la carta 3, si ya la tienes) por 2 pasos de desarrollo, al tomarla [D]. 2: 5 soldados en la fase 2. 3: una moneda en esta ronda para tributo, comercio o la carta 1; si no se usa, se pierde. 4: carta de provincia +3 al instante. 5: un Ankh (P6.6). 6: barca +2 al instante. [R para 1 y 3; los números de 2, 4, 5, 6, C.] Una carta gastada no está disponible hasta el final de la ronda [D]. Todas vuelven al final de la ronda (P11.1).
rule-P4-5 = [R] Liberar hebreos. Toma una ficha de hebreo del tablero común con un dado de al menos el doble de su valor (valor 1: de 2 a 6, valor 2: de 4 a 6, valor 3: 6). Un dado por ficha; se permiten varias por ronda. No se reponen durante la ronda.
rule-P4-6 = [R] Con la bonificación de hebreo activa, basta con que el dado sea al menos igual a su valor.
rule-P4-7 = [R] Las fichas liberadas forman una columna de siete; cada una da una vez la bonificación de su lugar, al colocarse: provincia +1, barca +1, 1 paso de desarrollo, tomar cualquier ficha del mercado, descartar una carta de penalización si tienes alguna en ese momento, 1 paso de desarrollo, un Ankh (el séptimo [R], el orden de los demás [C]). La octava empieza una segunda columna con las mismas bonificaciones pero sin un segundo Ankh; una tercera es como la segunda [D].
rule-P4-8 = [R] Recuperar. Devuelve una ficha de un hueco de descarte a una casilla libre de su zona, un egipcio a cualquiera de las dos [D], con un dado de ese hueco (1-2 o 3-4).
rule-P4-9 = [D] Mientras alguno de sus dados sin gastar permita una acción, un jugador tiene que elegir un dado así y actuar con él; solo si ninguno la permite, gasta en nada un dado a su elección. Tomar una carta del faraón sin efecto es una acción.

chapter-P5 = Fase 2: territorios
rule-P5-1 = [R] Soldados: la suma de tus tres dados sin gastar, +3 con la bonificación, +5 con la carta del faraón 2, más las cartas de territorio. Las cartas que suman soldados se juegan en el orden de turno antiguo, antes de comparar los totales [D].
rule-P5-2 = [R] Quien tiene más soldados va primero, y así sucesivamente: es el nuevo orden de turno hasta la siguiente fase 2. Empates: más avanzado en la carta de provincia; más avanzado en el Nilo; más fichas en el tablero; más fichas de hebreo; después, el orden antiguo [D].
rule-P5-3 = [R] En ese orden, cada uno toma una de las tres cartas de territorio descubiertas; tomarla no es opcional [D]. 2 jugadores: la tercera se retira. 3 jugadores: se toman todas. 4 jugadores: el último no toma ninguna y avanza al instante 2 en la carta de provincia. Con Tinieblas el orden de turno se forma como siempre, pero los jugadores que sufren la plaga no toman nada y el último de cuatro no avanza [D].

chapter-P6 = Fase 3: plaga
rule-P6-1 = [R] Tributo. En orden de turno, cada uno paga el tributo de la ronda con: monedas permanentes (bonificaciones activas, Nilo, cartas de territorio), la carta del faraón 3, fichas de moneda. Las monedas permanentes no se gastan; las fichas de moneda salen de la partida.
rule-P6-2 = [D] Quien puede pagar, paga: monedas permanentes, luego la carta 3, luego fichas, y no más fichas de las necesarias. La acción especial de 2 monedas y el comercio «sin tributo» son decisión del jugador, aunque solo con ellos se alcanzara la suma.
rule-P6-3 = [R] Quien no puede pagar no gasta fichas (la carta 3 vuelve). Cuando todos han pagado o fallado, uno de los que han fallado toma la carta de plaga como penalización (-3 puntos): el menos avanzado en la carta de provincia; luego en el Nilo; luego el que tiene menos fichas en el tablero; luego menos fichas de hebreo. Si empatan en las cuatro cosas, la carta se retira. Si nadie ha fallado, se descarta. Su efecto dura de todos modos hasta el final de la ronda [D].
rule-P6-4 = [R] Pérdidas. Todos los jugadores a la vez (en orden de turno donde importe [D]) sufren cada parte de la carta de pérdidas de la ronda, desde arriba [D]; donde una parte ofrece elegir, el jugador elige, incluso algo que no tiene o que no puede retroceder: esa parte se sufre entonces sin efecto. Después la carta se descarta.
rule-P6-5 = [R] Un jugador con al menos tantos símbolos de Ankh activos como pide la ronda puede anular una parte a su elección, como mucho una por ronda, que nombra antes de sufrir las otras [D]. Los Ankhs no se gastan, salvo la carta del faraón 5, si hizo falta para alcanzar el número [D].
rule-P6-6 = [R] Símbolos de Ankh: filas completas (hasta 2), barca en la última casilla, 7 hebreos, carta de provincia 21, carta del faraón 5. Todos cuentan para P9.3 en todas las fases [D].
rule-P6-7 = [R] Pérdidas: la barca retrocede 1 o 2; el medidor de desarrollo indicado retrocede 1; un egipcio de la ciudad o del campo al descarte; la carta de provincia retrocede 3; uno de los dos tipos indicados al descarte, y el jugador nombra el tipo, incluso uno que no tiene [D, según el consejo]; ambos tipos indicados al descarte (solo los que tenga). De varias fichas de un tipo, el jugador elige cuál [D].
rule-P6-8 = [R] Dos huecos de descarte; el jugador elige el hueco libre; con más de dos fichas elige dos que conserva y el resto sale de la partida. Una ficha conservada se queda en su hueco [D].
rule-P6-9 = [R] Una ficha retirada rompe bonificaciones (P2.3) y filas (P2.5).

chapter-P7 = Plagas
rule-P7-1 = [R] La plaga revelada para la ronda tiene un efecto en el momento que indica. Diez efectos: tomar la carta del faraón 1, 2, 4, 5 o 6 cuesta una ficha de moneda (la carta 3 no sirve [D]); no se puede usar la bonificación de hebreo del tablero; no se pueden usar los 3 soldados del tablero; la carta de provincia retrocede 2; la barca retrocede 1; no se eligen territorios (los tres se descartan); un Ankh menos en la fase 3; tributo +1; no se pueden usar las dos bonificaciones de moneda del tablero (las monedas del Nilo cuentan); no se pueden usar las cartas de acción especial ni las de comercio [C: qué símbolos], incluidas las permanentes [D]. Ninguno cambia la puntuación final [D].
rule-P7-2 = [R] Las inmediatas (rayo; las dos que hacen retroceder [C]) actúan una vez sobre cada jugador cuando se revelan; en la ronda 1 no hacen nada. De los otros momentos solo son [R] el de Tinieblas (fase 2) y el de la plaga del Ankh (fase 3); el resto, [C].
rule-P7-3 = [R] El efecto de Tinieblas es «no se eligen territorios»; qué efecto tiene cada uno de los otros nombres [C].
rule-P7-4 = [R] Una ficha del faraón hace que su jugador ignore la plaga de la ronda desde ese momento hasta el final de la ronda (P10.1). Quien ignora Tinieblas participa en P5.3 como siempre, antes de que se descarten las cartas restantes [D].

chapter-P8 = Poderes de las provincias, una vez por ronda
rule-P8-1 = [R] Abidos: cambia un dado hasta en 2, dentro de 1 a 6, al gastarlo.
rule-P8-2 = [R] Buto: al tomar un territorio de la mesa puede robar dos más del mazo, quedarse uno de los tres y poner los otros dos debajo del mazo. Con el mazo vacío no hace nada [D].
rule-P8-3 = [R] Menfis: siempre paga 1 moneda menos de tributo, nunca menos de 0 [D].
rule-P8-4 = [R] Edfu: puede gastar un dado 3 en la fase 1 para robar 6 fichas del suministro, quedarse una y barajar las demás de vuelta; el mercado no cambia. Si hay menos de 6, roba las que haya; se queda una que pueda tomar, si la hay [D].

chapter-P9 = Cartas de territorio
rule-P9-1 = [R] Cuatro tipos: inmediata (se toma la bonificación al instante y se descarta), acción especial (cada una, una vez por ronda), comercio (2 puntos, usada o no; de un solo uso o permanente), puntuación (puntos al final). Todas están a la vista.
rule-P9-2 = [R] Una carta de acción especial por ronda, dos desde la casilla 13 de la provincia. Se usa en el propio turno, en cualquier fase, también en la ronda en que se tomó [D].
rule-P9-3 = [R] Acciones especiales; cada número significa «al menos», y los Ankhs cuentan por cualquier medio que estén activos: 2 egipcios en el tablero: barca +1 · dado 4 o 5 como 6 para la carta del faraón 6 · barca en la marca de bonificación del río o más allá [C: esa marca]: provincia +2 · 1 Ankh: intercambiar dos fichas del mercado antes de gastar un dado en una ficha (entonces el dado debe tomar una, y el intercambio solo se ofrece si puede [D]) · 4 hebreos: 2 monedas solo para tributo · 2 Ankhs: recuperar una ficha descartada sin dado · carta de provincia 10: +2 soldados antes del nuevo orden de turno · 3 Ankhs: tomar cualquier ficha del mercado.
rule-P9-4 = [R] El comercio necesita las fichas que muestra en el tablero propio o junto a él, la de provincia de cualquier valor, ninguna en el descarte [D]; no se gastan (cuáles son [C]). Permanente: una moneda, o un soldado, mientras estén las fichas [D]. De un solo uso, por una ficha de moneda o la carta del faraón 3: 2 pasos de desarrollo · cualquier ficha del mercado · sin tributo en esta ronda · descartar una penalización.
rule-P9-5 = [R] Puntuación: 4 · 3 por fila de tres distintas, hasta 6 · 2 por egipcio en el tablero, hasta 6 · 5 por al menos 3 fichas en la ciudad y 3 en el campo · 1 por pareja de fichas de hebreo, hasta 6 · 5 por el descarte vacío · 5 por una bonificación de moneda activa (basta una) y las de soldados y hebreo [C: estas dos] · 1 por Ankh activo, incluida la carta del faraón 5 si aún se tiene.
rule-P9-6 = [C] 30 cartas: 7 inmediatas, 8 especiales, 7 de comercio, 8 de puntuación.
rule-P9-7 = [R] Los usos libres (acciones especiales, comercios de un solo uso, fichas del faraón) se permiten en cualquier momento del propio turno en las fases 1, 2 y 3. Es decir [D]: antes y después del dado de cada turno propio de la fase 1, antes de contar los soldados, antes y después de elegir territorio, antes del tributo propio, y antes y después de las pérdidas propias; así aún se puede descartar una penalización de la última ronda. Un uso que se dejó pasar en uno de estos momentos se ofrece también en el siguiente.

chapter-P10 = Fichas del faraón
rule-P10-1 = [R] En cualquier momento del propio turno, cada ficha una vez (se le da la vuelta) [D: «una vez en la partida» se entiende por ficha]: ignorar el efecto de la plaga de esta ronda, o descartar una carta de penalización recibida antes. Con una plaga inmediata: cuando se revela [D].
rule-P10-2 = [R] 2 puntos cada una al final, usada o no.

chapter-P11 = Fin de ronda, Moisés
rule-P11-1 = [R] Después de cada ronda salvo la última, en este orden: devolver las cartas del faraón; descubrir tres territorios; revelar plaga y pérdidas; retirar de la partida los hebreos restantes y colocar tres; quitar las fichas de los huecos 1 y 2, deslizar y reponer, y después barajarlas con el suministro; mover el marcador de ronda.
rule-P11-2 = [R] Moisés, al final de las rondas 3, 6, 9, antes de P11.1 y antes de comprobar si la partida termina [D], en este orden: el último en el medidor de ciudad, +1; en el de campo, +1; en el Nilo, +1; en la carta de provincia, +2. Lo reciben todos los que empatan, en orden de turno [D]; cuentan las bonificaciones alcanzadas, también la del río [D].

chapter-P12 = Final y puntuación
rule-P12-1 = [R] La partida termina con la ronda al final de la cual quedan 0, 1 o 2 fichas en el suministro, jugada hasta el final, Moisés incluido; como muy tarde, tras la ronda 10 [D: se acaban los componentes]. Partida corta: tras la ronda 8, quede lo que quede en el suministro, aunque se haya agotado antes [D]; Moisés, dos veces.
rule-P12-2 = [R] Puntos: el medidor de desarrollo más bajo; el Nilo; 1 por ficha en el tablero y junto a él, salvo monedas, fichas del faraón y las del descarte; 2 por ficha del faraón, usada o no; cartas de territorio; 6 en la casilla 24 de la provincia; hebreos por la suma de sus valores: 18, 14, 10, 6 (con menos jugadores, los primeros de estos; una suma de 0 también ocupa puesto [D]); los empates se reparten por igual la suma de sus puestos.
rule-P12-3 = [R] Menos 3 por carta de penalización, menos 2 por ficha en el descarte.
rule-P12-4 = [R] Empates: más avanzado en la carta de provincia, luego en el Nilo; luego, victoria compartida [D].

chapter-P13 = Preparación
rule-P13-1 = [R] Mazo de pérdidas: arriba las cartas de una pérdida, luego las de dos, luego las de tres, cada grupo barajado. Se barajan plagas, territorios, hebreos y fichas. El mercado con 6 fichas y 3 hebreos a la vista; la primera plaga, las primeras pérdidas y 3 territorios se descubren después de P13.2.
rule-P13-2 = Jugador inicial: quien visitó Egipto por última vez [R]; aquí, al azar [D]; los demás en sentido horario. Después [R]: 1.º provincia +1, 2.º provincia +2, 3.º barca +1, 4.º un egipcio del suministro en cualquier casilla de la ciudad o del campo.
rule-P13-3 = [R] Partida avanzada: la otra cara del papiro (borde rojo), nada más; pensada para jugadores que conocen la normal.

chapter-P14 = En solitario
rule-P14-1 = [R] Preparación para 2 con P13.2: el jugador primero (provincia +1), libre de elegir cualquiera de los cuatro poderes; el Autómata segundo (provincia +2). El Autómata no tiene tabla de apoyo (así que ni poder ni descarte) ni fichas de Ankh, empieza en 2 puntos en ambos medidores de desarrollo, y tiene tablero, carta de provincia, barca y fichas de bonificación como siempre. Sus seis dados están barajados bocabajo en una fila y se barajan de nuevo después de cada ronda. No hay Moisés.
rule-P14-2 = [R] Turno del Autómata: descubre el siguiente dado: 1-2 carta del faraón, 3-4 ficha del mercado, 5-6 hebreo. Descubre el siguiente dado para el número y lo pone bajo el primero.
rule-P14-3 = [R] La carta del faraón del segundo número; si ya se ha tomado, nada. La 1 da un paso de desarrollo; 2, 4 y 6 funcionan como siempre; 3 y 5 solo bloquean al jugador [D].
rule-P14-4 = [R] La ficha del mercado del segundo número; el mercado se repone como siempre; un hueco vacío: nada [D]. Las fichas de tablero se colocan para activar primero bonificaciones de desarrollo y luego soldados: en una casilla que cierre una bonificación así; si no, en una junto a una bonificación así; en otro caso, y entre iguales, la ciudad antes que el campo, primero la fila de arriba, desde la izquierda [D]. Sin sitio: sale de la partida. Las fichas de barca y de provincia mueven como siempre; las monedas y las fichas del faraón solo se guardan [D]. Sus tres fichas de bonificación funcionan como siempre. Elecciones de desarrollo: el medidor más bajo; si están iguales, elige el jugador.
rule-P14-5 = [R] Hebreo: el de valor más alto (el segundo dado no importa); si no hay ninguno, nada. Las bonificaciones de la columna, como siempre, salvo descartar una penalización y el Ankh [C: cuáles dos]. Las bonificaciones de la carta de provincia, como siempre; en 6, el hebreo más alto [D]. «Tomar una ficha del mercado», aparezca donde aparezca, es siempre el hueco 1 [R].
rule-P14-6 = [R] Soldados: sus tres dados superiores, +3 con la bonificación, +5 con la carta del faraón 2, nada por cartas de territorio [D]; empates según P5.2. Territorio en orden de turno: una carta de puntuación; si no, de comercio; si no, inmediata (se aplica y se descarta); nunca especial; quizá ninguna. Entre varias del mismo tipo, una al azar [D]. Las cartas que sobran se retiran.
rule-P14-7 = [R] No paga tributo ni sufre pérdidas ni efectos de plagas; con Tinieblas toma igualmente un territorio. Un jugador que no puede pagar siempre toma la carta de plaga.
rule-P14-8 = [R] Sus puntos: desarrollo más bajo, Nilo, 1 por ficha en el tablero y junto a él (también monedas: el texto no hace excepción para él [D]), 2 por ficha del faraón en lugar de 1, hebreos, 4 por carta de puntuación pida lo que pida, 2 por carta de comercio; nada por la casilla 24 de la provincia. El jugador puntúa el segundo puesto de hebreos solo con una suma de al menos 10; los empates se reparten como siempre [D].

chapter-P15 = Qué es secreto, qué es azar
rule-P15-1 = Las cartas de territorio están a la vista [R]; también todo lo demás que esté bocarriba [D]. Oculto: el orden del suministro, de los mazos y de los hebreos, y los dados del Autómata. Lo que roban Buto y Edfu solo lo ve su jugador [D].
rule-P15-2 = [D] Todo el azar sale de la semilla de la partida; la misma preparación, la misma semilla y las mismas decisiones dan la misma partida.

chapter-P16 = Consejos para jugar (los usan la lección y las pistas)
rule-P16-1 = [R] Forma pronto una fila de tres fichas distintas, para tener un Ankh.
rule-P16-2 = [R] Activa tus bonificaciones de moneda para asegurar el tributo de las primeras rondas.
rule-P16-3 = [R] Con 4 jugadores, vigila los soldados de los demás e intenta conseguir un territorio en cada ronda.
rule-P16-4 = [R] Una carta de penalización no es un desastre: una ficha del faraón la quita.
rule-P16-5 = [R] No desprecies las cartas de puntuación; los hebreos pesan en la puntuación final.
rule-P16-6 = [R] Puedes elegir perder lo que no tienes: la barca en su inicio, un marcador de desarrollo en su inicio, una ficha que no posees (P6.4).

source-plagues-papyrus = El reglamento da el tributo de las rondas 3 y 9 y los Ankhs de las rondas 5 a 8; los de las rondas 1 a 4 se deducen de ahí. El resto mantiene el crecimiento que describe.
source-plagues-tokens = El reglamento da el total de 72 y los nueve tipos; las cantidades los reparten por igual.
source-plagues-board = Los tipos de bonificación son los del reglamento, salvo el paso de campo en la ciudad; no se dice cuál está en cada lugar.
source-plagues-dev_track = El reglamento nombra los valores 1, 2 y 9.
source-plagues-nile = El reglamento da casillas de moneda y de barca, al menos tres monedas, puntos en las tres últimas casillas, uno de ellos 8, y el Ankh en la última.
source-plagues-province_card = 13, 21, 24 y las tres bonificaciones son del reglamento; no se dice su orden en 6, 9 y 12.
source-plagues-pharaoh_cards = Los seis favores son del reglamento, y los números de las cartas 1 y 3; no se dicen los de 2, 4, 5 y 6.
source-plagues-hebrews = Las cantidades, los puntos, los tipos de bonificación y el Ankh del séptimo lugar son del reglamento; no se dice el orden de los lugares 1 a 6.
source-plagues-blood = El efecto es del reglamento; no se dice qué nombre lo tiene ni que sea inmediato.
source-plagues-frogs = El efecto es del reglamento; no se dice qué nombre lo tiene ni que sea inmediato.
source-plagues-lice = El efecto es del reglamento; no se dice qué nombre lo tiene ni su momento.
source-plagues-flies = El efecto es del reglamento; no se dice qué nombre lo tiene ni su momento.
source-plagues-livestock = El efecto es del reglamento; no se dice qué nombre lo tiene ni su momento.
source-plagues-boils = El efecto es del reglamento; no se dice qué nombre lo tiene ni su momento.
source-plagues-hail = El efecto es del reglamento; no se dice qué nombre lo tiene, ni su momento, ni qué símbolos de carta prohíbe.
source-plagues-locusts = El efecto es del reglamento; no se dice qué nombre lo tiene ni su momento.
source-plagues-firstborn = El efecto y su momento son del reglamento; no se dice qué nombre lo tiene.
source-plagues-losses = Cuántas cartas tienen cuántas partes, los tipos de pérdida, las dos opciones de una carta y la tercera parte de otra son del reglamento.
source-plagues-territories = Todos los efectos son del reglamento; no se dice cuántos hay de cada uno ni dos de las tres bonificaciones de una carta de puntuación.
