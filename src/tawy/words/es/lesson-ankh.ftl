### La lección de Ankh: lo que dice, capítulo a capítulo (src/tawy/lessons/content/ankh/ankh.toml).

lesson-ankh-title = Ankh: tu primera partida

## What can be pointed at

lesson-ankh-point-map = el mapa
lesson-ankh-point-space = casilla { $thing }
lesson-ankh-point-figure = miniatura en { $thing }
lesson-ankh-point-monument = monumento en { $thing }
lesson-ankh-point-camel = dromedario en { $thing }
lesson-ankh-point-region = región { $thing }
lesson-ankh-point-order = { ankh-label-order }
lesson-ankh-point-actions = { ankh-label-actions }
lesson-ankh-point-action = { $thing }
lesson-ankh-point-events = { ankh-label-events }
lesson-ankh-point-event = evento { $thing }
lesson-ankh-point-track = { ankh-label-devotion }
lesson-ankh-point-red = { ankh-label-red }
lesson-ankh-point-devotion = { ankh-label-devotion } ({ $thing })
lesson-ankh-point-god = { $thing }
lesson-ankh-point-followers = { ankh-label-followers } ({ $thing })
lesson-ankh-point-warriors = { ankh-label-warriors } ({ $thing })
lesson-ankh-point-powers = { ankh-label-powers } ({ $thing })
lesson-ankh-point-power = { $thing }
lesson-ankh-point-guardian = { $thing }
lesson-ankh-point-hand = { ankh-label-cards } ({ $thing })
lesson-ankh-point-card = { $thing }
lesson-ankh-point-battle = la batalla

## The map, and a move

lesson-ankh-map-title = Tu dios y la tierra
lesson-ankh-map-you = Eres { ankh-god-ra }. Aquí está tu dios y, a su lado, tu primer guerrero.
lesson-ankh-map-goal = { ankh-god-amun } e { ankh-god-isis } juegan contra ti. Todos queréis devoción: se cuenta en este contador, y todos empezáis abajo del todo.
lesson-ankh-map-regions = Los ríos dividen la tierra en tres regiones. Más adelante se lucha por ellas una a una, en el orden de estos números. En la región 1, de momento, solo estás tú.
lesson-ankh-map-monuments = Los monumentos dan adoradores y devoción. Este templo es tuyo; el obelisco todavía no es de nadie.
lesson-ankh-map-action = ¡Te toca! Haces una acción y luego otra de una fila más abajo. Empieza por { ankh-action-move }.
lesson-ankh-map-action-summon = Un guerrero más siempre viene bien, pero entonces tu segunda acción sería de más abajo y no te moverías. Empieza por arriba.
lesson-ankh-map-action-gain = Tus miniaturas están junto a un solo monumento, así que daría 1 adorador. Muévete antes y serán 2.
lesson-ankh-map-action-unlock = Ya podrías pagar un primer poder, pero debajo de esta fila no hay otra: tu turno acabaría al momento.
lesson-ankh-map-figure = Cada una de tus miniaturas puede moverse hasta 3 casillas. Ni los ríos, ni el agua, ni otras miniaturas le cortan el paso. Elige a tu dios.
lesson-ankh-map-figure-warrior = Tu guerrero está bien donde está, junto a tu templo. Elige a tu dios.
lesson-ankh-map-figure-done = Así no se movería nadie, y tu dios tiene adónde ir.
lesson-ankh-map-space = Llévalo a la casilla marcada, junto al obelisco que no es de nadie.
lesson-ankh-map-space-as-good = También está junto al obelisco y es igual de buena. En esta historia, elige la casilla marcada.
lesson-ankh-map-space-elsewhere = Puede ir ahí. Pero lo que queremos es el obelisco: ahora te da un adorador y pronto será tuyo.
lesson-ankh-map-enough = Tu guerrero ya está junto a tu templo: déjalo ahí y no muevas más.
lesson-ankh-map-enough-warrior = Entonces nadie quedaría junto a tu templo y no te daría ningún adorador.
