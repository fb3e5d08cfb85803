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
lesson-ankh-map-goal = { ankh-god-amun } e { ankh-god-isis } juegan contra ti. Los tres queréis devoción: se cuenta en este medidor.
lesson-ankh-map-regions = Los ríos dividen la tierra en regiones. Más adelante se lucha por ellas una a una, en el orden de estos números.
lesson-ankh-map-monuments = Los monumentos dan adoradores y devoción. Este templo es tuyo; el obelisco es neutral: aún no es de nadie.
lesson-ankh-map-action = ¡Te toca! Haces una acción y luego otra de un medidor inferior. Empieza por { ankh-action-move }.
lesson-ankh-map-action-summon = Un guerrero más siempre viene bien, pero tu segunda acción sería de más abajo y no te moverías. Empieza por arriba.
lesson-ankh-map-action-gain = Tus miniaturas están junto a un solo monumento, así que daría 1 adorador. Muévete antes y serán 2.
lesson-ankh-map-action-unlock = Ya podrías pagar un primer poder, pero debajo de este medidor no hay otro: tu turno acabaría al momento.
lesson-ankh-map-figure = Cada miniatura tuya puede moverse hasta 3 casillas, también a través de ríos, agua y otras miniaturas. Elige a tu dios.
lesson-ankh-map-figure-warrior = Tu guerrero está bien donde está, junto a tu templo. Elige a tu dios.
lesson-ankh-map-figure-done = Así no se movería nadie, y tu dios tiene adónde ir.
lesson-ankh-map-space = Llévalo a la casilla marcada, junto al obelisco.
lesson-ankh-map-space-as-good = También está junto al obelisco y es igual de buena. En esta historia, elige la casilla marcada.
lesson-ankh-map-space-elsewhere = Puede ir ahí. Pero lo que queremos es el obelisco: ahora te da un adorador y pronto será tuyo.
lesson-ankh-map-enough = Tu guerrero ya está junto a tu templo. No muevas más.
lesson-ankh-map-enough-warrior = Entonces nadie quedaría junto a tu templo y no te daría ningún adorador.

## Followers

lesson-ankh-followers-title = Adoradores
lesson-ankh-followers-second = Ahora, la segunda acción, de un medidor inferior. { ankh-action-gain } da 1 adorador por cada monumento junto a tus miniaturas que sea tuyo o de nadie.
lesson-ankh-followers-second-summon = Buena idea para el próximo turno. Primero reúne adoradores: tus miniaturas están donde hace falta.
lesson-ankh-followers-second-unlock = Te costaría tu único adorador. Reúne antes unos cuantos y podrás pagar más de un poder.
lesson-ankh-followers-gained =
    { $followers ->
        [one] Ahora tienes { $followers } adorador. Con ellos se pagan los poderes y algunas cartas de batalla.
        [many] Ahora tienes { $followers } de adoradores. Con ellos se pagan los poderes y algunas cartas de batalla.
       *[other] Ahora tienes { $followers } adoradores. Con ellos se pagan los poderes y algunas cartas de batalla.
    }
lesson-ankh-followers-others = { ankh-god-amun } ha llevado su guerrero a una pirámide, { ankh-god-isis } ha ganado adoradores y ambos han desbloqueado un poder. Tienen las mismas cuatro acciones que tú.

## A warrior and a power

lesson-ankh-summon-title = Un guerrero y un poder
lesson-ankh-summon-action =
    { $pool ->
        [one] Con más miniaturas se defiende más tierra, y en tu reserva espera { $pool } guerrero. Empieza por { ankh-action-summon }.
        [many] Con más miniaturas se defiende más tierra, y en tu reserva esperan { $pool } de guerreros. Empieza por { ankh-action-summon }.
       *[other] Con más miniaturas se defiende más tierra, y en tu reserva esperan { $pool } guerreros. Empieza por { ankh-action-summon }.
    }
lesson-ankh-summon-action-move = Tus miniaturas ya están donde quieres. Ahora vale más una nueva.
lesson-ankh-summon-action-gain = Los adoradores siempre vienen bien. Pero la segunda acción es de más abajo, así que este turno no llegaría ningún guerrero.
lesson-ankh-summon-action-unlock = Una buena segunda acción. Como primera acabaría tu turno: no queda ningún medidor debajo.
lesson-ankh-summon-warrior = Toma un guerrero. Llega a una casilla libre junto a una miniatura o un monumento tuyos.
lesson-ankh-summon-warrior-none = Entonces no vendría nadie y la acción se perdería.
lesson-ankh-summon-space = Ponlo aquí, junto al río. Pronto cruzará a la región 2.
lesson-ankh-summon-space-as-good = Desde ahí también podría cruzar el río. En esta historia, elige la casilla marcada.
lesson-ankh-summon-space-elsewhere = Puede estar ahí. Pero pronto tiene que cruzar el río hacia la región 2, y la casilla marcada está cerca.
lesson-ankh-summon-sun = Cada dios tiene una habilidad propia. La tuya es { ankh-god-ra-ability }: donde gana o domina una miniatura con ficha de Sol, obtienes 1 más de devoción.
lesson-ankh-summon-sun-no = Tienes tres fichas de Sol, y fuera del tablero no te sirven de nada.
lesson-ankh-summon-unlock = La segunda acción: { ankh-action-unlock }. Tus dos primeros poderes cuestan 1 adorador cada uno, los dos siguientes 2 y los dos últimos 3.
lesson-ankh-summon-unlock-gain = Más adoradores no están mal. Pero un poder te ayuda en todos los turnos que quedan: cuanto antes, mejor.
lesson-ankh-summon-power = Toma { ankh-power-revered }: a partir de ahora, cada vez que uses { ankh-action-gain } recibes 1 adorador más.
lesson-ankh-summon-power-commanding = Bueno para un dios que lucha. Aún no tienes batallas a la vista, y { ankh-power-revered } rinde desde tu próximo turno.
lesson-ankh-summon-power-inspiring = Hace gratis la carta { ankh-card-build }. Eso vendrá más tarde, y { ankh-power-revered } rinde desde tu próximo turno.
lesson-ankh-summon-power-omnipresent = Bueno para un dios con miniaturas en muchas regiones. Tú estás en una: toma { ankh-power-revered }.
lesson-ankh-summon-power-none = Puedes pagarlo y, cuanto antes llegue, más tiempo te ayudará.

## Markers and events

lesson-ankh-events-title = Indicadores y eventos
lesson-ankh-events-marker = Cada uso de una acción, sea de quien sea, avanza su indicador una casilla. Has llevado este hasta el final: ocurre el siguiente evento, y es tuyo.
lesson-ankh-events-obelisk = Es { ankh-event_space-control }: toma un monumento junto a tus miniaturas que no sea de nadie. ¡El obelisco!
lesson-ankh-events-obelisk-none = Entonces seguiría sin ser de nadie y otro podría tomarlo.
lesson-ankh-events-others = Después { ankh-god-isis } ha llevado otro indicador hasta el final y ha tomado un templo del mismo modo.
lesson-ankh-events-move = Mira: a { ankh-action-gain } le queda una casilla, así que traerá el próximo evento. Antes ve junto a esta pirámide con { ankh-action-move }.
lesson-ankh-events-move-summon = Una miniatura nueva llega junto a las tuyas, a este lado del río. No alcanzaría la pirámide.
lesson-ankh-events-move-gain = Desencadenaría el evento, pero aún no hay ningún monumento libre junto a tus miniaturas. Muévete antes.
lesson-ankh-events-move-unlock = Acabaría tu turno, y el evento sería para otro.
lesson-ankh-events-figure = Elige al guerrero del río.
lesson-ankh-events-figure-none = Entonces no habría nadie junto a la pirámide.
lesson-ankh-events-figure-else = Esta miniatura está bien: junto a un monumento tuyo, que da un adorador. Elige al guerrero del río.
lesson-ankh-events-river = Cruza el río hasta la pirámide a la que { ankh-god-amun } ha echado el ojo.
lesson-ankh-events-river-as-good = También está junto a la pirámide. En esta historia, elige la casilla marcada.
lesson-ankh-events-river-else = Ahí no estaría junto a la pirámide y el evento no te daría nada.
lesson-ankh-events-enough = Las demás se quedan junto a tus monumentos. No muevas más.
lesson-ankh-events-enough-else = Aquí está junto a un monumento tuyo, que da un adorador. Déjala.
lesson-ankh-events-gain = Ahora, { ankh-action-gain }: tres monumentos y { ankh-power-revered } suman 4. Y el evento es tuyo.
lesson-ankh-events-gain-else = Entonces otro usaría { ankh-action-gain } y se llevaría el evento. Y a eso has venido.
lesson-ankh-events-pyramid = Toma la pirámide antes de que lo haga { ankh-god-amun }.
lesson-ankh-events-pyramid-none = Está libre, tu guerrero está al lado y { ankh-god-amun } la quiere. ¡Tómala!

## Conflict

lesson-ankh-conflict-title = Conflicto
lesson-ankh-conflict-others = Los demás han invocado guerreros. Y el próximo evento es el primer conflicto.
lesson-ankh-conflict-order = En un conflicto se resuelven todas las regiones, en el orden de sus números. Un dios que está solo la domina; donde hay varios, luchan.
lesson-ankh-conflict-alone = En la región 1 solo estás tú. Eso dará devoción sin luchar.
lesson-ankh-conflict-outnumbered = En la región 2 tu guerrero se enfrenta a tres miniaturas de { ankh-god-amun }. Otro más vendría bien.
lesson-ankh-conflict-action = A { ankh-action-summon } le queda una casilla: llega un guerrero y enseguida empieza el conflicto.
lesson-ankh-conflict-action-move = Podrías llevar a alguien. Pero entonces otro dios decidiría cuándo empieza el conflicto, después de invocar algo más.
lesson-ankh-conflict-action-else = Tu guerrero se quedaría solo contra tres.
lesson-ankh-conflict-warrior = Otro guerrero.
lesson-ankh-conflict-warrior-none = Entonces empieza el conflicto con tu guerrero solo contra tres.
lesson-ankh-conflict-space = Ponlo aquí: también puedes invocar junto a tus monumentos.
lesson-ankh-conflict-space-as-good = También está en la región 2 y es igual de buena. En esta historia, elige la casilla marcada.
lesson-ankh-conflict-space-elsewhere = Ahí no te ayudaría en la región 2.
lesson-ankh-conflict-sun = Tu otro guerrero de la región 2 ya tiene un Sol, y allí basta con uno. Guarda la ficha.
lesson-ankh-conflict-sun-yes = Se puede, pero un segundo Sol en la misma región no añade nada. Guárdalo para otra.
lesson-ankh-conflict-dominated = En la región 1 tienes más templos y más obeliscos que nadie: 1 de devoción por cada una de esas mayorías, y 1 por dominar.

## A battle

lesson-ankh-battle-title = Batalla
lesson-ankh-battle-begins = Ahora luchas contra { ankh-god-amun } por la región 2. Una vez por conflicto puede jugar dos cartas: es su habilidad. Esta vez no la usa.
lesson-ankh-battle-strength = Cada miniatura cuenta 1: tú tienes 2 y { ankh-god-amun }, 3. Después cada uno añade una carta elegida en secreto. Todos tenéis las mismas siete.
lesson-ankh-battle-card = { ankh-card-chariots } suma 3, más que ninguna otra carta. ¡Juégala!
lesson-ankh-battle-card-plague = Suma 1 y hace morir a todos los guerreros de aquí, salvo los del dios que más adoradores ofrezca. Hoy la fuerza es más segura.
lesson-ankh-battle-card-build = Por 3 adoradores erigirías aquí un monumento, pero no suma fuerza: 2 contra 3 es perder.
lesson-ankh-battle-card-cycle = Recupera todas las cartas que has jugado. Todavía no has jugado ninguna.
lesson-ankh-battle-card-drought = Solo suma 1 y paga por las miniaturas en el desierto si ganas. Con 3 contra 3 y su carta, no es probable.
lesson-ankh-battle-card-flood = No suma nada, pero salva tus miniaturas en casillas fértiles y da un adorador por cada una. Buena cuando esperas perder; hoy quieres ganar.
lesson-ankh-battle-card-miracle = Da 1 de devoción por cada miniatura que pierdas. Buena cuando esperas perder; hoy quieres ganar.
lesson-ankh-battle-won = 5 contra 4: ¡ganas! Primero cada uno ha ganado por una mayoría, tú por la pirámide y { ankh-god-amun } por el obelisco. Luego has ganado 1 por vencer y 1 por el Sol.
lesson-ankh-battle-dead = Los guerreros y custodios de quien pierde mueren: vuelven a la reserva. Las miniaturas de dios no mueren nunca.
lesson-ankh-battle-played = Las cartas jugadas no vuelven hasta que juegas { ankh-card-cycle }: con ella las recuperas todas.
lesson-ankh-battle-tie = Si hay empate, no gana nadie y todos mueren. Solo el dios que ha desencadenado el conflicto puede deshacer un empate. Esta vez eras tú.

## A caravan, and a guardian

lesson-ankh-caravan-title = Dromedarios y un custodio
lesson-ankh-caravan-camels = { ankh-god-isis } ha desencadenado el tercer tipo de evento, { ankh-event_space-caravan }: los dromedarios parten una región en dos. Está sola en ambas partes, así que puede dominar dos veces.
lesson-ankh-caravan-gain = Te toca: { ankh-action-gain }. Debajo solo queda { ankh-action-unlock }, y eso viene después.
lesson-ankh-caravan-gain-else = Se puede. Pero ahora quieres primero adoradores y luego lo que hay debajo: un poder.
lesson-ankh-caravan-second = ¡Tu segundo poder! Toma { ankh-power-commanding }: cada batalla que ganes te dará 3 adoradores.
lesson-ankh-caravan-second-none = Puedes pagarlo, y sin él tampoco vendría un custodio.
lesson-ankh-caravan-second-else = También es bueno. Pero en la región 2 tienes delante a { ankh-god-amun }, así que { ankh-power-commanding } te rendirá.
lesson-ankh-caravan-guardian = Con él se te ha unido un custodio: { ankh-guardian-satet }. Se invoca como un guerrero, cuenta como uno y sabe hacer algo especial.

## Merging and being forgotten

lesson-ankh-fate-title = Fusión y olvido
lesson-ankh-fate-later = Unas rondas más tarde: el tercer conflicto casi ha terminado y vas por delante con { $devotion } de devoción.
lesson-ankh-fate-card = La última batalla: { ankh-guardian-mummy-a }, uno de tus custodios, contra un solo guerrero. Juega { ankh-card-build }: las mayorías cuentan aunque no ganes.
lesson-ankh-fate-card-chariots = Probablemente ganaría esta batalla. Pero un monumento perdura: puede dar devoción ahora y en los próximos conflictos.
lesson-ankh-fate-card-cycle = Tienes todas tus cartas en la mano: no hay nada que recuperar.
lesson-ankh-fate-card-else = Se puede. Pero aquí vale más un monumento: puede dar devoción ahora y en los próximos conflictos.
lesson-ankh-fate-cycle = { ankh-god-isis } juega { ankh-card-cycle }: recuperará todas sus cartas.
lesson-ankh-fate-build = Cuesta 3 adoradores. Nadie tiene un obelisco en esta región: erige uno y la mayoría es tuya.
lesson-ankh-fate-build-none = Entonces habrías jugado la carta para nada.
lesson-ankh-fate-build-obelisk = En cualquier lugar de la región cuenta igual. En esta historia, elige la casilla marcada.
lesson-ankh-fate-build-temple = { ankh-god-isis } tiene aquí un templo. Estaríais igualados y nadie tendría la mayoría de templos.
lesson-ankh-fate-build-pyramid = Aquí ya tienes la mayoría de pirámides. Un obelisco te da otra.
lesson-ankh-fate-mummy = ¡2 de devoción por dos mayorías! Luego, 1 contra 1: nadie ha ganado y ambas miniaturas han muerto. Pero { ankh-guardian-mummy-a } se levanta de nuevo junto a su dios.
lesson-ankh-fate-mummy-else = También está junto a tu dios. En esta historia, elige la casilla marcada.
lesson-ankh-fate-sun = Cuenta como invocación, así que puede llevar una ficha de Sol.
lesson-ankh-fate-sun-no = No cuesta nada, y donde esta miniatura domine o gane obtienes 1 más de devoción.
lesson-ankh-fate-merged = Tras el tercer conflicto se fusionan los dos dioses con menos devoción. { ankh-god-amun } e { ankh-god-isis } son ahora un solo dios, en la casilla más baja de las dos: ganan o pierden juntos.
lesson-ankh-fate-red = Hasta el { $red } el medidor es rojo. Quien siga en rojo tras el cuarto conflicto cae en el olvido: queda fuera de la partida.
lesson-ankh-fate-ways = Hay tres formas de ganar: llegar al { $top } antes que nadie; ser el único dios que no ha caído en el olvido; o tener más devoción tras el quinto conflicto, el último.

## The end is the learner's

lesson-ankh-end-title = El final es tuyo
lesson-ankh-end-goal = Ahora viene el cuarto conflicto. Estás en rojo, con { $devotion }, y los demás van muy por detrás. Supera el { $red } y serás el único dios que quede: ¡ganas!
lesson-ankh-end-home = En la región 6 solo estás tú: 1 por el obelisco, 1 por dominar, 1 por el Sol. Son 3, pero necesitas { $missing }.
lesson-ankh-end-abroad = Tus monumentos de las regiones 1 y 5 también dan mayorías, pero solo con una miniatura tuya en la región. Ni siquiera hace falta ganar allí.
lesson-ankh-end-play = { ankh-action-summon } o { ankh-action-gain } desencadenan el conflicto. Si empiezas por { ankh-action-move }, te queda una segunda acción. A partir de aquí decides tú: ¡suerte!
lesson-ankh-end-play-won = ¡Has ganado! Egipto solo se acuerda de ti.
lesson-ankh-end-play-lost = Esta vez no ha podido ser. Cuenta de dónde puede salir tu devoción e inténtalo de nuevo.
