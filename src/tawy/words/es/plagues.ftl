### 10 Plagas de Egipto en español. No hay edición española del juego: los términos son propios.

plagues-title = 10 Plagas de Egipto
plagues-blurb = Quienes gobiernan las provincias las hacen crecer y pagan el tributo del faraón mientras caen sobre Egipto plaga tras plaga.
plagues-play-now = En solitario contra el Autómata.
plagues-play-hard = El Autómata es un rival duro: no paga tributo ni sufre pérdidas, y de 51 partidas contra él los bots difíciles ganaron solo una.
plagues-play-gently = Una primera partida suave
plagues-play-gently-help = Dos jugadores: tú y un bot muy fácil.
plagues-about = 10 Plagas de Egipto: reglas según el reglamento publicado. Algunas tablas que este no imprime están reconstruidas; las páginas de reglas las señalan.
plagues-seats-1 = 1 (en solitario, con el Autómata)
plagues-automa = Autómata

## Provincias

plagues-province-abydos = Abidos
plagues-province-abydos-help = Una vez por ronda puedes cambiar un dado hasta en 2 al gastarlo (P8.1).
plagues-province-buto = Buto
plagues-province-buto-help = Una vez por ronda, al tomar una carta de territorio, puedes robar dos más y quedarte una de las tres (P8.2).
plagues-province-memphis = Menfis
plagues-province-memphis-help = Siempre pagas 1 moneda menos de tributo (P8.3).
plagues-province-edfu = Edfu
plagues-province-edfu-help = Una vez por ronda puedes gastar un dado 3 para robar 6 fichas del suministro y quedarte una (P8.4).

## Fichas: tal cual, y como complemento de una frase

plagues-token-sphinx = esfinge
plagues-token-sphinx-a = una esfinge
plagues-token-sphinx-help = Va a una casilla libre de tu ciudad (P4.3).
plagues-token-obelisk = obelisco
plagues-token-obelisk-a = un obelisco
plagues-token-obelisk-help = Va a una casilla libre de tu ciudad (P4.3).
plagues-token-egyptian = egipcio
plagues-token-egyptian-a = un egipcio
plagues-token-egyptian-help = Va a una casilla libre de tu ciudad o de tu campo (P4.3).
plagues-token-plantation = plantación
plagues-token-plantation-a = una plantación
plagues-token-plantation-help = Va a una casilla libre de tu campo (P4.3).
plagues-token-herd = rebaño
plagues-token-herd-a = un rebaño
plagues-token-herd-help = Va a una casilla libre de tu campo (P4.3).
plagues-token-coin = moneda
plagues-token-coin-a = una moneda
plagues-token-coin-help = Guárdala para pagar tributo, un comercio o un segundo paso de desarrollo (P4.3).
plagues-token-boat = ficha de barca
plagues-token-boat-a = una ficha de barca
plagues-token-boat-help = Tu barca navega 1 casilla (P4.3).
plagues-token-province = ficha de provincia
plagues-token-province-a = una ficha de provincia
plagues-token-province1 = provincia +1
plagues-token-province1-a = una provincia +1
plagues-token-province1-help = Avanza 1 casilla en tu carta de provincia (P4.3).
plagues-token-province2 = provincia +2
plagues-token-province2-a = una provincia +2
plagues-token-province2-help = Avanza 2 casillas en tu carta de provincia (P4.3).
plagues-token-province3 = provincia +3
plagues-token-province3-a = una provincia +3
plagues-token-province3-help = Avanza 3 casillas en tu carta de provincia (P4.3).
plagues-token-pharaoh = ficha del faraón
plagues-token-pharaoh-a = una ficha del faraón
plagues-token-pharaoh-help = Dale la vuelta una vez para ignorar una plaga o quitarte una penalización; 2 puntos al final, usada o no (P10.1, P10.2).

## El tablero de provincia

plagues-area-city = ciudad
plagues-area-field = campo
plagues-space-city = ciudad { $n }
plagues-space-field = campo { $n }
plagues-bonus-dev_city = paso de ciudad
plagues-bonus-dev_city-help = 1 paso en el medidor de ciudad mientras estén las dos fichas a sus lados (P2.3).
plagues-bonus-dev_field = paso de campo
plagues-bonus-dev_field-help = 1 paso en el medidor de campo mientras estén las dos fichas a sus lados (P2.3).
plagues-bonus-coin = moneda
plagues-bonus-coin-help = 1 moneda de ingresos por ronda mientras estén las dos fichas a sus lados (P2.4).
plagues-bonus-hebrew = hebreo
plagues-bonus-hebrew-help = Mientras estén las dos fichas a sus lados, un dado libera a un hebreo cuyo valor no supere el número del dado (P4.6).
plagues-bonus-soldiers = soldados
plagues-bonus-soldiers-help = 3 soldados por ronda mientras estén las dos fichas a sus lados (P2.4).
plagues-bonus-row = fila de tres fichas distintas
plagues-bonus-row-help = Una fila de tres fichas distintas da un Ankh mientras esté completa (P2.5).

## Bonificaciones que se ganan una vez

plagues-claim-city = ficha de bonificación de la ciudad
plagues-claim-field = ficha de bonificación del campo
plagues-claim-river = ficha de bonificación del río
plagues-claim-province = bonificación de la casilla { $n } de la provincia
plagues-claim-help = 2 pasos de desarrollo y 2 casillas en la carta de provincia, una vez por partida (P2.6).
plagues-card_bonus-hebrew = un hebreo a tu elección
plagues-card_bonus-market = cualquier ficha del mercado
plagues-card_bonus-dev = 2 pasos de desarrollo

## Medidores

plagues-track-city = medidor de ciudad
plagues-track-city-help = Al final puntúa el más bajo de tus dos medidores de desarrollo (P12.2).
plagues-track-field = medidor de campo
plagues-track-field-help = Al final puntúa el más bajo de tus dos medidores de desarrollo (P12.2).
plagues-track-boat = barca
plagues-track-boat-help = La barca en el Nilo: las monedas que ha alcanzado son ingresos, las últimas casillas puntúan y la última de todas da un Ankh (P3.2).
plagues-track-province = carta de provincia
plagues-track-province-help = Bonificaciones en 6, 9 y 12; dos acciones especiales por ronda desde 13, un Ankh desde 21, 6 puntos en 24 (P3.3).

## Hebreos liberados: qué da cada lugar de la columna

plagues-hebrew = hebreo de { $n }
plagues-column-province = carta de provincia +1
plagues-column-boat = barca +1
plagues-column-dev = 1 paso de desarrollo
plagues-column-market = cualquier ficha del mercado
plagues-column-penalty = una penalización menos
plagues-column-ankh = un Ankh
plagues-column-none = nada

## Dados

plagues-action-token = Tomar ficha
plagues-action-token-help = Toma la ficha del mercado cuyo hueco tiene el número del dado (P4.2).
plagues-action-favour = Tomar carta del faraón
plagues-action-favour-help = Toma la carta del faraón con el número del dado, si nadie la tiene en esta ronda (P4.4).
plagues-action-hebrew = Liberar hebreo
plagues-action-hebrew-help = Libera a un hebreo con un dado de al menos el doble de su valor (P4.5).
plagues-action-recover = Recuperar ficha
plagues-action-recover-help = Trae de vuelta una ficha del hueco de descarte que muestra el dado (P4.8).
plagues-action-draw = Robar fichas
plagues-action-draw-help = Edfu roba 6 fichas del suministro y se queda una (P8.4).
plagues-action-nothing = Nada
plagues-action-nothing-help = El dado se gasta en nada, porque ninguno de tus dados permite una acción (P4.9).
plagues-die = Dado { $n }
plagues-die-1-help = Ficha del hueco 1, carta del faraón 1, o recuperar del primer hueco de descarte (P4.1).
plagues-die-2-help = Ficha del hueco 2, carta del faraón 2, un hebreo de 1, o recuperar del primer hueco de descarte (P4.1).
plagues-die-3-help = Ficha del hueco 3, carta del faraón 3, un hebreo de 1, o recuperar del segundo hueco de descarte (P4.1).
plagues-die-4-help = Ficha del hueco 4, carta del faraón 4, un hebreo de 1 o 2, o recuperar del segundo hueco de descarte (P4.1).
plagues-die-5-help = Ficha del hueco 5, carta del faraón 5, o un hebreo de 1 o 2 (P4.1).
plagues-die-6-help = Ficha del hueco 6, carta del faraón 6, o un hebreo de 1, 2 o 3 (P4.1).

## Cartas del faraón

plagues-pharaoh_card = Carta del faraón { $n }
plagues-favour-dev = 1 paso de desarrollo, o 2 por una moneda
plagues-favour-dev-help = Un paso de desarrollo; paga una ficha de moneda o la carta de moneda y son dos (P4.4).
plagues-favour-soldiers = 5 soldados
plagues-favour-soldiers-help = 5 soldados más en la fase 2 de esta ronda (P4.4).
plagues-favour-coin = una moneda esta ronda
plagues-favour-coin-help = Una moneda para tributo, un comercio o un segundo paso de desarrollo en esta ronda; si no se usa, se pierde (P4.4).
plagues-favour-province = carta de provincia +3
plagues-favour-province-help = Avanza al instante 3 casillas en tu carta de provincia (P4.4).
plagues-favour-ankh = un Ankh esta ronda
plagues-favour-ankh-help = Cuenta como un Ankh hasta el final de la ronda (P4.4, P6.6).
plagues-favour-boat = barca +2
plagues-favour-boat-help = Tu barca navega al instante 2 casillas (P4.4).

## Cartas de territorio

plagues-kind-immediate = Bonificación inmediata
plagues-kind-immediate-help = Da su bonificación al instante y desaparece (P9.1).
plagues-kind-special = Acción especial
plagues-kind-special-help = Puedes usarla una vez por ronda; una acción especial por ronda, dos desde la casilla 13 de la provincia (P9.2).
plagues-kind-trade = Comercio
plagues-kind-trade-help = Necesita las fichas que muestra, que no se gastan; 2 puntos al final, usada o no (P9.1, P9.4).
plagues-kind-scoring = Puntuación
plagues-kind-scoring-help = Da puntos al final (P9.5).

plagues-special-egyptians = 2 egipcios: barca +1
plagues-special-egyptians-help = Con al menos 2 egipcios en tu tablero, tu barca navega 1 casilla (P9.3).
plagues-special-die = 4 o 5 toma la carta del faraón 6
plagues-special-die-help = Puedes gastar un dado 4 o 5 como un 6 para tomar la carta del faraón 6 (P9.3).
plagues-special-mark = marca del río: carta de provincia +2
plagues-special-mark-help = Con tu barca en la marca de bonificación del río o más allá, avanzas 2 casillas en tu carta de provincia (P9.3).
plagues-special-swap = 1 Ankh: cambiar dos fichas del mercado
plagues-special-swap-help = Con al menos 1 Ankh, intercambias dos fichas del mercado antes de gastar un dado en una ficha (P9.3).
plagues-special-coins = 4 hebreos: 2 monedas para tributo
plagues-special-coins-help = Con al menos 4 hebreos liberados, tienes 2 monedas más para este tributo (P9.3).
plagues-special-recover = 2 Ankhs: recuperar una ficha
plagues-special-recover-help = Con al menos 2 Ankhs, recuperas una ficha descartada sin gastar dado (P9.3).
plagues-special-soldiers = casilla 10 de provincia: 2 soldados
plagues-special-soldiers-help = Desde la casilla 10 de la provincia, tienes 2 soldados más en esta ronda (P9.3).
plagues-special-market = 3 Ankhs: cualquier ficha del mercado
plagues-special-market-help = Con al menos 3 Ankhs, tomas cualquier ficha del mercado (P9.3).

plagues-trade-coin = una moneda por ronda
plagues-trade-coin-help = Mientras tengas estas fichas en tu tablero o junto a él, 1 moneda de ingresos por ronda (P9.4).
plagues-trade-soldier = un soldado por ronda
plagues-trade-soldier-help = Mientras tengas estas fichas en tu tablero o junto a él, 1 soldado por ronda (P9.4).
plagues-trade-dev = por una moneda, 2 pasos de desarrollo
plagues-trade-dev-help = Una vez por partida, con estas fichas y por una moneda, 2 pasos de desarrollo (P9.4).
plagues-trade-market = por una moneda, cualquier ficha del mercado
plagues-trade-market-help = Una vez por partida, con estas fichas y por una moneda, tomas cualquier ficha del mercado (P9.4).
plagues-trade-no-tribute = por una moneda, sin tributo
plagues-trade-no-tribute-help = Una vez por partida, con estas fichas y por una moneda, no pagas tributo en esta ronda (P9.4).
plagues-trade-penalty = por una moneda, una penalización menos
plagues-trade-penalty-help = Una vez por partida, con estas fichas y por una moneda, descartas una carta de penalización (P9.4).

plagues-scoring-four = 4 puntos
plagues-scoring-four-help = 4 puntos al final (P9.5).
plagues-scoring-rows = 3 puntos por fila, hasta 6
plagues-scoring-rows-help = 3 puntos por cada fila de tres fichas distintas, hasta 6 (P9.5).
plagues-scoring-egyptians = 2 puntos por egipcio, hasta 6
plagues-scoring-egyptians-help = 2 puntos por cada egipcio en tu tablero, hasta 6 (P9.5).
plagues-scoring-areas = 5 puntos por 3 fichas en cada zona
plagues-scoring-areas-help = 5 puntos con al menos 3 fichas en la ciudad y 3 en el campo (P9.5).
plagues-scoring-hebrews = 1 punto por pareja de hebreos, hasta 6
plagues-scoring-hebrews-help = 1 punto por cada pareja de fichas de hebreos liberados, hasta 6 (P9.5).
plagues-scoring-discard = 5 puntos por el descarte vacío
plagues-scoring-discard-help = 5 puntos si no hay ninguna ficha en tu descarte (P9.5).
plagues-scoring-bonuses = 5 puntos por moneda, soldados y hebreo
plagues-scoring-bonuses-help = 5 puntos si están activas una bonificación de moneda, la de soldados y la de hebreo de tu tablero (P9.5).
plagues-scoring-ankhs = 1 punto por Ankh
plagues-scoring-ankhs-help = 1 punto por cada uno de tus Ankhs activos (P9.5).

plagues-territory-t1 = { plagues-kind-immediate } 1
plagues-territory-t1-short = { plagues-track-city } +1
plagues-territory-t1-help = Al instante, avanza 1 paso en tu medidor de ciudad; después la carta sale de la partida (P9.1).
plagues-territory-t2 = { plagues-kind-immediate } 2
plagues-territory-t2-short = { plagues-track-field } +1
plagues-territory-t2-help = Al instante, avanza 1 paso en tu medidor de campo; después la carta sale de la partida (P9.1).
plagues-territory-t3 = { plagues-kind-immediate } 3
plagues-territory-t3-short = { plagues-track-city } +1, { plagues-track-field } +1
plagues-territory-t3-help = Al instante, avanza 1 paso en tu medidor de ciudad y en el de campo; después la carta sale de la partida (P9.1).
plagues-territory-t4 = { plagues-kind-immediate } 4
plagues-territory-t4-short = { plagues-track-province } +2
plagues-territory-t4-help = Al instante, avanza 2 casillas en tu carta de provincia; después la carta sale de la partida (P9.1).
plagues-territory-t5 = { plagues-kind-immediate } 5
plagues-territory-t5-short = { plagues-track-province } +3
plagues-territory-t5-help = Al instante, avanza 3 casillas en tu carta de provincia; después la carta sale de la partida (P9.1).
plagues-territory-t6 = { plagues-kind-immediate } 6
plagues-territory-t6-short = { plagues-track-boat } +1
plagues-territory-t6-help = Al instante, navega 1 casilla por el Nilo; después la carta sale de la partida (P9.1).
plagues-territory-t7 = { plagues-kind-immediate } 7
plagues-territory-t7-short = { plagues-track-boat } +2
plagues-territory-t7-help = Al instante, navega 2 casillas por el Nilo; después la carta sale de la partida (P9.1).
plagues-territory-t8 = { plagues-kind-special } 8
plagues-territory-t8-short = { plagues-special-egyptians }
plagues-territory-t8-help = { plagues-special-egyptians-help }
plagues-territory-t9 = { plagues-kind-special } 9
plagues-territory-t9-short = { plagues-special-die }
plagues-territory-t9-help = { plagues-special-die-help }
plagues-territory-t10 = { plagues-kind-special } 10
plagues-territory-t10-short = { plagues-special-mark }
plagues-territory-t10-help = { plagues-special-mark-help }
plagues-territory-t11 = { plagues-kind-special } 11
plagues-territory-t11-short = { plagues-special-swap }
plagues-territory-t11-help = { plagues-special-swap-help }
plagues-territory-t12 = { plagues-kind-special } 12
plagues-territory-t12-short = { plagues-special-coins }
plagues-territory-t12-help = { plagues-special-coins-help }
plagues-territory-t13 = { plagues-kind-special } 13
plagues-territory-t13-short = { plagues-special-recover }
plagues-territory-t13-help = { plagues-special-recover-help }
plagues-territory-t14 = { plagues-kind-special } 14
plagues-territory-t14-short = { plagues-special-soldiers }
plagues-territory-t14-help = { plagues-special-soldiers-help }
plagues-territory-t15 = { plagues-kind-special } 15
plagues-territory-t15-short = { plagues-special-market }
plagues-territory-t15-help = { plagues-special-market-help }
plagues-territory-t16 = { plagues-kind-trade } 16
plagues-territory-t16-short = { plagues-token-boat } + { plagues-token-plantation }: { plagues-trade-coin }
plagues-territory-t16-help = Necesita: { plagues-token-boat } + { plagues-token-plantation }. { plagues-trade-coin-help }
plagues-territory-t17 = { plagues-kind-trade } 17
plagues-territory-t17-short = { plagues-token-province } + { plagues-token-sphinx }: { plagues-trade-coin }
plagues-territory-t17-help = Necesita: { plagues-token-province } + { plagues-token-sphinx }. { plagues-trade-coin-help }
plagues-territory-t18 = { plagues-kind-trade } 18
plagues-territory-t18-short = { plagues-token-egyptian } + { plagues-token-herd }: { plagues-trade-soldier }
plagues-territory-t18-help = Necesita: { plagues-token-egyptian } + { plagues-token-herd }. { plagues-trade-soldier-help }
plagues-territory-t19 = { plagues-kind-trade } 19
plagues-territory-t19-short = { plagues-token-province } + { plagues-token-obelisk }: { plagues-trade-dev }
plagues-territory-t19-help = Necesita: { plagues-token-province } + { plagues-token-obelisk }. { plagues-trade-dev-help }
plagues-territory-t20 = { plagues-kind-trade } 20
plagues-territory-t20-short = { plagues-token-boat } + { plagues-token-herd }: { plagues-trade-market }
plagues-territory-t20-help = Necesita: { plagues-token-boat } + { plagues-token-herd }. { plagues-trade-market-help }
plagues-territory-t21 = { plagues-kind-trade } 21
plagues-territory-t21-short = { plagues-token-province } + { plagues-token-plantation }: { plagues-trade-no-tribute }
plagues-territory-t21-help = Necesita: { plagues-token-province } + { plagues-token-plantation }. { plagues-trade-no-tribute-help }
plagues-territory-t22 = { plagues-kind-trade } 22
plagues-territory-t22-short = { plagues-token-boat } + { plagues-token-obelisk }: { plagues-trade-penalty }
plagues-territory-t22-help = Necesita: { plagues-token-boat } + { plagues-token-obelisk }. { plagues-trade-penalty-help }
plagues-territory-t23 = { plagues-kind-scoring } 23
plagues-territory-t23-short = { plagues-scoring-four }
plagues-territory-t23-help = { plagues-scoring-four-help }
plagues-territory-t24 = { plagues-kind-scoring } 24
plagues-territory-t24-short = { plagues-scoring-rows }
plagues-territory-t24-help = { plagues-scoring-rows-help }
plagues-territory-t25 = { plagues-kind-scoring } 25
plagues-territory-t25-short = { plagues-scoring-egyptians }
plagues-territory-t25-help = { plagues-scoring-egyptians-help }
plagues-territory-t26 = { plagues-kind-scoring } 26
plagues-territory-t26-short = { plagues-scoring-areas }
plagues-territory-t26-help = { plagues-scoring-areas-help }
plagues-territory-t27 = { plagues-kind-scoring } 27
plagues-territory-t27-short = { plagues-scoring-hebrews }
plagues-territory-t27-help = { plagues-scoring-hebrews-help }
plagues-territory-t28 = { plagues-kind-scoring } 28
plagues-territory-t28-short = { plagues-scoring-discard }
plagues-territory-t28-help = { plagues-scoring-discard-help }
plagues-territory-t29 = { plagues-kind-scoring } 29
plagues-territory-t29-short = { plagues-scoring-bonuses }
plagues-territory-t29-help = { plagues-scoring-bonuses-help }
plagues-territory-t30 = { plagues-kind-scoring } 30
plagues-territory-t30-short = { plagues-scoring-ankhs }
plagues-territory-t30-help = { plagues-scoring-ankhs-help }

## Plagas

plagues-plague-blood = Sangre
plagues-plague-blood-help = Todas las barcas retroceden 1 casilla (P7.1).
plagues-plague-frogs = Ranas
plagues-plague-frogs-help = Todo el mundo retrocede 2 casillas en la carta de provincia (P7.1).
plagues-plague-lice = Piojos
plagues-plague-lice-help = Tomar una carta del faraón que no sea la moneda cuesta una ficha de moneda (P7.1).
plagues-plague-flies = Moscas
plagues-plague-flies-help = No se puede usar la bonificación de hebreo del tablero (P7.1).
plagues-plague-livestock = Muerte del ganado
plagues-plague-livestock-help = El tributo es 1 mayor (P7.1).
plagues-plague-boils = Úlceras
plagues-plague-boils-help = No se puede usar la bonificación de soldados del tablero (P7.1).
plagues-plague-hail = Granizo
plagues-plague-hail-help = No se pueden usar las cartas de acción especial ni las de comercio (P7.1).
plagues-plague-locusts = Langostas
plagues-plague-locusts-help = No se pueden usar las bonificaciones de moneda del tablero (P7.1).
plagues-plague-darkness = Tinieblas
plagues-plague-darkness-help = Nadie toma carta de territorio; las descubiertas salen de la partida (P7.1, P7.3).
plagues-plague-firstborn = Muerte de los primogénitos
plagues-plague-firstborn-help = Todo el mundo tiene un Ankh menos en la fase 3 (P7.1).
plagues-when-at-once = al instante
plagues-when-phase-1 = en la fase 1
plagues-when-phase-2 = en la fase 2
plagues-when-phase-3 = en la fase 3
plagues-when-round = toda la ronda

## Pérdidas

plagues-loss-boat = la barca retrocede { $steps }
plagues-loss-city = el medidor de ciudad retrocede { $steps }
plagues-loss-field = el medidor de campo retrocede { $steps }
plagues-loss-province = la carta de provincia retrocede { $steps }
plagues-loss-tokens = { $tokens } al descarte
plagues-loss-part = { $n }. { $choices }
plagues-loss_card = Carta de pérdidas { $n }

## Fases de una ronda, y momentos del propio turno

plagues-phase-0 = Preparación
plagues-phase-1 = Dados
plagues-phase-2 = Territorios
plagues-phase-3 = Tributo y pérdidas
plagues-phase-4 = Se prepara la ronda siguiente
plagues-moment-0 = antes de tu dado
plagues-moment-1 = has gastado tu dado
plagues-moment-2 = ahora se cuentan los soldados
plagues-moment-3 = antes de las cartas de territorio
plagues-moment-4 = después de las cartas de territorio
plagues-moment-5 = ahora viene el tributo
plagues-moment-6 = ahora vienen las pérdidas
plagues-moment-7 = las pérdidas han pasado

## De qué se componen las monedas, los soldados, los Ankhs y los puntos

plagues-tribute-due = Tributo debido
plagues-tribute-tokens_to_spend = Fichas de moneda por gastar
plagues-coins-board = Tablero
plagues-coins-nile = Nilo
plagues-coins-trade = Cartas de comercio
plagues-coins-special = Acción especial
plagues-coins-card = Carta del faraón
plagues-coins-tokens = Fichas de moneda
plagues-coins-total = Monedas
plagues-soldiers-dice = Dados sin gastar
plagues-soldiers-board = Tablero
plagues-soldiers-card = Carta del faraón
plagues-soldiers-trade = Cartas de comercio
plagues-soldiers-special = Acción especial
plagues-soldiers-total = Soldados
plagues-ankhs-rows = Filas de tres
plagues-ankhs-nile = Final del Nilo
plagues-ankhs-hebrews = 7 hebreos
plagues-ankhs-province = Carta de provincia
plagues-ankhs-card = Carta del faraón
plagues-ankhs-total = Ankhs
plagues-points-dev = Medidor de desarrollo más bajo
plagues-points-nile = Nilo
plagues-points-tokens = Fichas
plagues-points-pharaoh = Fichas del faraón
plagues-points-territories = Cartas de territorio
plagues-points-province = Final de la carta de provincia
plagues-points-hebrews = Hebreos
plagues-points-penalties = Penalizaciones
plagues-points-discard = Descarte
plagues-points-total = Puntos

## Rótulos de la mesa

plagues-label-round = Ronda { $n }
plagues-label-phase = Fase { $n }
plagues-label-market = Mercado
plagues-label-slot = Hueco { $n }
plagues-label-supply = Suministro
plagues-label-dice = Dados
plagues-label-pharaoh_cards = Cartas del faraón
plagues-label-hebrews = Hebreos
plagues-label-territories = Territorios
plagues-label-plague = Plaga
plagues-label-loss = Pérdidas
plagues-label-papyrus = Papiro
plagues-label-tribute = Tributo
plagues-label-ankhs = Ankhs
plagues-label-ankhs-needed = Ankhs necesarios
plagues-label-soldiers = Soldados
plagues-label-order = Orden de turno
plagues-label-nile = Nilo
plagues-label-discard = Descarte
plagues-label-discard-slot = Hueco de descarte { $n }
plagues-label-kept = Junto al tablero
plagues-label-penalties = Penalizaciones
plagues-number-coin = monedas
plagues-number-penalties = penalizaciones
plagues-number-pharaoh = fichas del faraón
plagues-label-power = Poder
plagues-label-power-used = Poder, usado
plagues-label-ignoring = ignora la plaga
plagues-label-advanced = Partida avanzada
plagues-label-short = Partida corta

## Causas: por qué ha pasado algo

plagues-cause-set-up = preparación
plagues-cause-bonus = bonificación del tablero
plagues-cause-bonus-token = ficha de bonificación
plagues-cause-province-card = carta de provincia
plagues-cause-token = ficha
plagues-cause-favour = carta del faraón
plagues-cause-hebrew = hebreo liberado
plagues-cause-recover = ficha recuperada
plagues-cause-last = último lugar de cuatro
plagues-cause-loss = pérdidas
plagues-cause-plague = plaga
plagues-cause-territory = carta de territorio
plagues-cause-special = acción especial
plagues-cause-trade = comercio
plagues-cause-pharaoh = ficha del faraón
plagues-cause-market = mercado
plagues-cause-moses = Moisés
plagues-cause-automa = Autómata
plagues-cause-tribute = tributo
plagues-cause-edfu = { plagues-province-edfu }
plagues-cause-buto = { plagues-province-buto }

## Finales

plagues-ending-supply-used-up = el suministro se ha agotado
plagues-ending-last-round = se ha jugado la última ronda

## De dónde salen el contenido y las reglas

plagues-origin-rulebook = reglas impresas
plagues-origin-recovered = tomado del juego impreso por otras personas
plagues-origin-reconstructed = reconstrucción propia
plagues-origin-own = creación propia
plagues-mark-R = lo dice el reglamento
plagues-mark-C = solo aparece en las imágenes del reglamento; reconstruido para que encajen todas sus frases y ejemplos
plagues-mark-D = decisión nuestra donde el reglamento calla
plagues-table-papyrus = papiro
plagues-table-tokens = cantidades de fichas
plagues-table-board = bonificaciones del tablero de provincia
plagues-table-dev_track = medidores de desarrollo
plagues-table-nile = el Nilo
plagues-table-province_card = carta de provincia
plagues-table-pharaoh_cards = cartas del faraón
plagues-table-hebrews = hebreos
plagues-table-plagues = plaga
plagues-table-losses = cartas de pérdidas
plagues-table-territories = cartas de territorio

## Partes de las líneas del registro

plagues-part-number = { $player } { $number }

## Registro: una línea por suceso

plagues-event-ProvinceTaken = { $player } gobierna { $province }.
plagues-event-OrderSet = Orden de turno: { $order }.
plagues-event-RoundCleared = La ronda ha terminado: vuelven los dados y las cartas del faraón.
plagues-event-RoundBegun = Empieza la ronda { $number }.
plagues-event-PhaseBegun = Fase { $phase_id }: { $phase }.
plagues-event-MarketFilled = Mercado, hueco { $slot }: { $token }.
plagues-event-MarketTaken = { $player } toma { $token_a } del hueco { $slot }.
plagues-event-MarketSwapped = { $player } intercambia las fichas de los huecos { $slots }.
plagues-event-MarketCleared = Salen del mercado: { $tokens }.
plagues-event-ShuffledBack = Vuelven al suministro: { $tokens }.
plagues-event-SupplyTaken = { $player } toma { $token_a } del suministro ({ $cause }).
plagues-event-TokenPlaced = { $player } pone { $token_a } en la casilla { $space }.
plagues-event-TokenKept = { $player } guarda { $token_a } junto a su tablero.
plagues-event-TokenGone =
    { $cause_id ->
        [automa] { $player } no tiene sitio: { $token } sale de la partida.
       *[any] { $player } gasta { $token_a } ({ $cause }).
    }
plagues-event-Moved =
    { $dev ->
        [yes] { $player }: { $track } { $change }, ahora vale { $points } ({ $cause }).
       *[any] { $player }: { $track } { $change }, ahora en { $to } ({ $cause }).
    }
plagues-event-BonusClaimed = { $player } gana la { $bonus }.
plagues-event-BoardBonus =
    { $result ->
        [opened] { $player } activa bonificaciones del tablero: { $opened }.
        [broken] { $player } pierde bonificaciones del tablero: { $broken }.
        [opened-row] { $player } activa bonificaciones del tablero: { $opened }, y completa una fila de tres fichas distintas.
        [broken-row] { $player } pierde bonificaciones del tablero: { $broken }, y una fila de tres fichas distintas.
        [row] { $player } completa una fila de tres fichas distintas.
       *[any] { $player } pierde una fila de tres fichas distintas.
    }
plagues-event-DieSpent =
    { $changed ->
        [yes] { $player } gasta el dado { $die } como { $value }.
       *[any] { $player } gasta el dado { $die }.
    }
plagues-event-PowerUsed = { $player } usa el poder de su provincia.
plagues-event-FavourTaken = { $player } toma la carta del faraón { $card }: { $favour }.
plagues-event-FavourSpent = { $player } gasta la carta del faraón { $card } ({ $cause }).
plagues-event-HebrewFreed = { $player } libera a un hebreo de { $value }; el lugar { $place } de la columna da: { $gift }.
plagues-event-HebrewsLaid = Un hebreo de { $value } espera su libertad.
plagues-event-HebrewsGone = Los hebreos que nadie ha liberado salen de la partida.
plagues-event-TokenRecovered = { $player } recupera { $token_a } del hueco de descarte { $slot }.
plagues-event-SoldiersCounted = Soldados y nuevo orden de turno: { $soldiers }.
plagues-event-TerritoryOpened = Territorio descubierto: { $card } ({ $card_short }).
plagues-event-TerritoryTaken = { $player } toma { $card } ({ $card_short }).
plagues-event-TerritoryKept = { $player } se queda { $card } ({ $card_short }).
plagues-event-TerritoryUsedUp = { $player } agota { $card } ({ $card_short }).
plagues-event-TerritoriesGone = Cartas de territorio que salen de la partida: { $cards }.
plagues-event-Drew =
    { $cause_id ->
        [edfu] { $player } roba del suministro en secreto.
       *[any] { $player } roba del mazo de territorios en secreto.
    }
plagues-event-DrewThis = { $player } roba en secreto: { $thing }.
plagues-event-PutBack =
    { $cause_id ->
        [edfu] { $player } devuelve fichas al suministro: { $amount }.
       *[any] { $player } pone cartas bajo el mazo de territorios: { $amount }.
    }
plagues-event-SpecialUsed = { $player } usa { $card } ({ $card_short }).
plagues-event-Traded = { $player } usa { $card } ({ $card_short }).
plagues-event-PharaohTurned =
    { $use_id ->
        [ignore] { $player } da la vuelta a una ficha del faraón e ignora la plaga.
       *[any] { $player } da la vuelta a una ficha del faraón y se quita una penalización.
    }
plagues-event-PenaltyDiscarded = { $player } descarta una carta de penalización ({ $cause }).
plagues-event-TributePaid =
    { $due ->
        [0] { $player } no debe tributo.
        [one] { $player } paga { $due } moneda de tributo.
        [many] { $player } paga { $due } de monedas de tributo.
       *[other] { $player } paga { $due } monedas de tributo.
    }
plagues-event-TributeFailed =
    { $due ->
        [one] { $player } no puede pagar { $due } moneda de tributo; monedas: { $coins }.
        [many] { $player } no puede pagar { $due } de monedas de tributo; monedas: { $coins }.
       *[other] { $player } no puede pagar { $due } monedas de tributo; monedas: { $coins }.
    }
plagues-event-PenaltyTaken =
    { $player_id ->
        [none] Quienes no han podido pagar empatan en todo: nadie toma la carta de plaga.
       *[any] { $player } toma la carta de plaga como penalización.
    }
plagues-event-LossCancelled = { $player } anula la parte { $part } de las pérdidas.
plagues-event-LossSuffered = { $player } sufre la parte { $part } de las pérdidas: { $loss }.
plagues-event-TokenLost = { $player } pierde { $token_a } de la casilla { $space }.
plagues-event-TokenDiscarded =
    { $slot_id ->
        [none] { $player } renuncia para siempre a { $token_a }.
       *[any] { $player } pone { $token_a } en el hueco de descarte { $slot }.
    }
plagues-event-PlagueRevealed =
    { $acts ->
        [yes] La plaga de la ronda: { $plague }. { $plague_help }
       *[any] La plaga de la ronda: { $plague }. En la primera ronda no hace nada.
    }
plagues-event-LossRevealed = Las pérdidas de la ronda: { $parts }.
plagues-event-MosesHelps = Moisés ayuda a quienes van por detrás ({ $track }): { $players }.
plagues-event-AutomaTurned =
    { $purpose_id ->
        [favour] Autómata descubre { $die }, para una carta del faraón.
        [token] Autómata descubre { $die }, para una ficha del mercado.
        [hebrew] Autómata descubre { $die }, para un hebreo.
       *[any] Autómata descubre { $die }.
    }
plagues-event-GameEnded =
    { $winners_count ->
        [one] La partida ha terminado: { $ending }. { $winners } gana con { $best ->
                 [one] { $best } punto
                 [many] { $best } de puntos
                *[other] { $best } puntos
            }.
        [many] La partida ha terminado: { $ending }. { $winners } comparten la victoria con { $best ->
                 [one] { $best } punto
                 [many] { $best } de puntos
                *[other] { $best } puntos
            }.
       *[other] La partida ha terminado: { $ending }. { $winners } comparten la victoria con { $best ->
                 [one] { $best } punto
                 [many] { $best } de puntos
                *[other] { $best } puntos
            }.
    }

## Preguntas: a quien se pregunta, y a los demás

plagues-ask-first_player = ¿Quién juega primero?
plagues-ask-first_player-other = { $seat } elige quién juega primero.
plagues-ask-province = Elige tu provincia.
plagues-ask-province-other = { $seat } elige una provincia.
plagues-ask-refill = ¿Qué ficha llega al hueco { $about } del mercado?
plagues-ask-refill-other = Llega una ficha al hueco { $about } del mercado.
plagues-ask-lay_hebrew = ¿Qué hebreo espera su libertad?
plagues-ask-lay_hebrew-other = Se coloca un hebreo.
plagues-ask-open_territory = ¿Qué carta de territorio se descubre?
plagues-ask-open_territory-other = Se descubre una carta de territorio.
plagues-ask-plague = ¿Qué plaga cae sobre Egipto?
plagues-ask-plague-other = Se revela una plaga.
plagues-ask-loss_card = ¿Qué pérdidas trae?
plagues-ask-loss_card-other = Se revela una carta de pérdidas.
plagues-ask-automa_die = ¿Qué dado descubre el Autómata?
plagues-ask-automa_die-other = El Autómata descubre un dado.
plagues-ask-automa_territory = ¿Qué carta de territorio toma el Autómata?
plagues-ask-automa_territory-other = El Autómata toma una carta de territorio.
plagues-ask-edfu_draw = ¿Qué ficha se roba?
plagues-ask-edfu_draw-other = { $seat } roba fichas del suministro.
plagues-ask-edfu_keep = ¿Cuál de las fichas robadas te quedas?
plagues-ask-edfu_keep-other = { $seat } elige una de las fichas robadas.
plagues-ask-buto = Has tomado { $about }: ¿robas dos más y te quedas una de las tres?
plagues-ask-buto-other = { $seat } puede robar dos cartas de territorio más.
plagues-ask-buto_draw = ¿Qué carta de territorio se roba?
plagues-ask-buto_draw-other = { $seat } roba cartas de territorio.
plagues-ask-buto_keep = ¿Cuál de las tres cartas de territorio te quedas?
plagues-ask-buto_keep-other = { $seat } elige una de tres cartas de territorio.
plagues-ask-die = Elige un dado y qué hacer con él.
plagues-ask-die-other = { $seat } gasta un dado.
plagues-ask-free = ¿Usas algo? ({ $about })
plagues-ask-free-other = { $seat } puede usar cartas o fichas del faraón.
plagues-ask-dev =
    { $steps ->
        [one] Elige el medidor para { $steps } paso de desarrollo.
        [many] Elige los medidores para { $steps } de pasos de desarrollo.
       *[other] Elige los medidores para { $steps } pasos de desarrollo.
    }
plagues-ask-dev-other =
    { $steps ->
        [one] { $seat } elige el medidor para { $steps } paso de desarrollo.
        [many] { $seat } elige los medidores para { $steps } de pasos de desarrollo.
       *[other] { $seat } elige los medidores para { $steps } pasos de desarrollo.
    }
plagues-ask-dev_favour = ¿Un paso de desarrollo gratis, o dos por una moneda?
plagues-ask-dev_favour-other = { $seat } elige un paso de desarrollo, o dos por una moneda.
plagues-ask-pay_with = ¿Con qué pagas?
plagues-ask-pay_with-other = { $seat } elige con qué pagar.
plagues-ask-hebrew = ¿A qué hebreo liberas?
plagues-ask-hebrew-other = { $seat } libera a un hebreo.
plagues-ask-market = ¿Qué ficha del mercado tomas?
plagues-ask-market-other = { $seat } toma una ficha del mercado.
plagues-ask-swap = ¿Qué dos fichas del mercado intercambias?
plagues-ask-swap-other = { $seat } intercambia dos fichas del mercado.
plagues-ask-place = Elige una casilla para esta ficha: { $about }.
plagues-ask-place-other = { $seat } elige una casilla para esta ficha: { $about }.
plagues-ask-recover = ¿Qué ficha descartada recuperas?
plagues-ask-recover-other = { $seat } recupera una ficha descartada.
plagues-ask-territory = ¿Qué carta de territorio tomas?
plagues-ask-territory-other = { $seat } toma una carta de territorio.
plagues-ask-ignore = ¿Das la vuelta a una ficha del faraón para ignorar la plaga?
plagues-ask-ignore-other = { $seat } puede ignorar la plaga.
plagues-ask-cancel = Tus Ankhs pueden anular una parte de las pérdidas: ¿cuál?
plagues-ask-cancel-other = { $seat } puede anular una parte de las pérdidas.
plagues-ask-loss = Parte { $about } de las pérdidas: ¿qué sufres?
plagues-ask-loss-other = { $seat } elige qué sufrir en la parte { $about } de las pérdidas.
plagues-ask-lose = ¿Cuál pierdes? ({ $about })
plagues-ask-lose-other = { $seat } elige cuál perder ({ $about }).
plagues-ask-slot = ¿A qué hueco de descarte? ({ $about })
plagues-ask-slot-other = { $seat } elige un hueco de descarte ({ $about }).
plagues-ask-give_up = Tu descarte está lleno y hay una más ({ $about }): ¿qué ficha sale de la partida?
plagues-ask-give_up-other = { $seat } elige qué ficha sale de la partida.
plagues-ask-chance = Decide el azar.
plagues-ask-refill-chance = El azar llena el hueco { $about } del mercado.
plagues-ask-lay_hebrew-chance = El azar coloca a un hebreo.
plagues-ask-open_territory-chance = El azar descubre una carta de territorio.
plagues-ask-plague-chance = El azar revela la plaga.
plagues-ask-loss_card-chance = El azar saca la carta de pérdidas.
plagues-ask-automa_die-chance = El azar gira un dado por el autómata.
plagues-ask-automa_territory-chance = El azar toma una carta de territorio por el autómata.
plagues-ask-edfu_draw-chance = El azar saca una ficha para Edfu.
plagues-ask-buto_draw-chance = El azar saca una carta de territorio para Buto.

## Opciones: qué significa cada respuesta

plagues-option-done = Hecho
plagues-option-yes = Sí
plagues-option-no = No
plagues-option-ignore-plague = Dar la vuelta a una ficha del faraón: ignorar la plaga
plagues-option-drop-penalty = Dar la vuelta a una ficha del faraón: quitar una penalización
plagues-option-use = Usar { $card } ({ $card_short })
plagues-option-first_player = { $player } juega primero
plagues-option-province = { $province }
plagues-option-refill = { $token }
plagues-option-lay_hebrew = Hebreo de { $hebrew }
plagues-option-open_territory = { $card } ({ $card_short })
plagues-option-plague = { $plague }
plagues-option-loss_card = Carta de pérdidas { $loss_card }
plagues-option-automa_die = Dado { $die }
plagues-option-automa_territory = { $card } ({ $card_short })
plagues-option-edfu_draw = { $token }
plagues-option-edfu_keep = Quedarme { $token_a }
plagues-option-edfu_keep-done = No puedes coger ninguna: devolverlas todas
plagues-option-buto-yes = Robar dos más
plagues-option-buto-no = Quedarme esta
plagues-option-buto_draw = { $card } ({ $card_short })
plagues-option-buto_keep = Quedarme { $card } ({ $card_short })
plagues-option-die =
    { $action_id ->
        [token] Dado { $spent }: tomar la ficha del hueco { $slot }
        [favour] Dado { $spent }: tomar la carta del faraón { $favour }
        [favour_by_card] Dado { $spent }: tomar la carta del faraón { $favour } con { $card }
        [hebrew] Dado { $spent }: liberar a un hebreo de { $hebrew }
        [recover] Dado { $spent }: recuperar la ficha del hueco de descarte { $discard }
        [draw] Dado { $spent }: robar 6 fichas y quedarme una
       *[any] Dado { $spent }: gastarlo en nada
    }
plagues-option-die-spent =
    { $changed ->
        [yes] { $die } como { $value }
       *[any] { $die }
    }
plagues-option-free-done = No usar nada
plagues-option-dev = { $tracks }
plagues-option-dev_favour-one-step = Un paso, gratis
plagues-option-dev_favour-two-steps = Dos pasos, por una moneda
plagues-option-pay_with-coin = Una ficha de moneda
plagues-option-pay_with-card = La carta de moneda de esta ronda
plagues-option-hebrew = Hebreo de { $hebrew }
plagues-option-market = Hueco { $slot }: { $token }
plagues-option-swap = Intercambiar los huecos { $slots }
plagues-option-place = En la casilla { $space }
plagues-option-recover = Del hueco de descarte { $discard }
plagues-option-territory = Tomar { $card } ({ $card_short })
plagues-option-ignore-yes = Ignorarla
plagues-option-ignore-no = Sufrirla
plagues-option-cancel = Anular la parte { $part }
plagues-option-cancel-done = No anular nada
plagues-option-loss = { $loss }
plagues-option-lose = La ficha de la casilla { $space }
plagues-option-slot = Hueco de descarte { $discard }
plagues-option-give_up-1 = La ficha del hueco de descarte 1
plagues-option-give_up-2 = La ficha del hueco de descarte 2
plagues-option-give_up-new = La ficha que acabas de perder
