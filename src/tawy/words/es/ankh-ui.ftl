### La mesa de Ankh en palabras: rótulos, pistas y nombres para quien escucha la página.

ankh-ui-comma = {", "}
ankh-ui-you = tú
ankh-ui-turn = tiene el turno
ankh-ui-no-god = asiento { $seat }
ankh-ui-gods = Los dioses
ankh-ui-dashboard = Acciones y eventos
ankh-ui-more = Más sobre { $god }

## El mapa

ankh-ui-map = Mapa de Egipto
ankh-ui-map-keys = Las flechas recorren las casillas; Inicio, Re Pág, Fin y Av Pág avanzan en diagonal. N y P van a la casilla elegible siguiente y a la anterior. Intro elige.
ankh-ui-closer = Acercar
ankh-ui-further = Alejar
ankh-ui-place = fila { $row } columna { $column }
ankh-ui-underworld = pieza de Inframundo
ankh-ui-yours = tu { $what }
ankh-ui-of-god = { $what } de { $god }
ankh-ui-neutral = { $what } neutral
ankh-ui-radiant = Radiante
ankh-ui-sheltered = a salvo por Inundación
ankh-ui-adjacent = junto a { $what }
ankh-ui-choosable = se puede elegir
ankh-ui-side-name = lado { $side } de fila { $row } columna { $column }
ankh-ui-region-size =
    { $land ->
        [one] Región { $number }, { $land } casilla de tierra
        [many] Región { $number }, { $land } de casillas de tierra
       *[other] Región { $number }, { $land } casillas de tierra
    }
ankh-ui-god-strength = { $god } { $total }
ankh-count-figures = miniaturas en el mapa
ankh-count-monuments = monumentos
ankh-count-strength = fuerza en la región { $region }
ankh-ui-order-help = Quién está en cada región, y con cuánta fuerza sin cartas.

## Acciones, eventos, devoción

ankh-ui-action-uses = { $action }, usada { $used } de { $last }
ankh-ui-brings = el próximo uso trae: { $event }
ankh-ui-event-control = Control de Monumento
ankh-ui-event-caravan = Caravana de dromedarios
ankh-ui-event-conflict = Conflicto
ankh-ui-conflict = Conflicto { $number }
ankh-ui-then-merge = después se fusionan los dos dioses más bajos
ankh-ui-then-forget = después caen en el olvido los dioses en casillas rojas
ankh-ui-then-end = después termina la partida
ankh-ui-next-event = Próximo evento: { $event }
ankh-ui-ahead-merge = fusión en { $events }
ankh-ui-ahead-merge-now = fusión tras este conflicto
ankh-ui-ahead-forget = olvido en { $events }
ankh-ui-ahead-forget-now = olvido tras este conflicto
ankh-ui-ahead-end = final en { $events }
ankh-ui-ahead-end-now = el último conflicto
ankh-ui-no-event = No quedan eventos
ankh-ui-over = La partida ha terminado
ankh-ui-devotion-of = { $god } { $space }
ankh-ui-on-red = En una casilla roja.
ankh-ui-would-merge = Entre los dos más bajos, que se fusionan tras el tercer conflicto.
ankh-ui-red-help = Quien esté aquí cuando termine el cuarto conflicto queda olvidado y fuera de la partida.
ankh-ui-merging = Estos dos se fusionan
ankh-ui-merging-help = Los dos dioses más bajos se convierten en uno cuando termina el tercer conflicto.

## Dioses

ankh-ui-followers =
    { $count ->
        [one] { $count } adorador
        [many] { $count } de adoradores
       *[other] { $count } adoradores
    }
ankh-ui-ankhs =
    { $count ->
        [one] { $count } ficha de Ankh para monumentos
        [many] { $count } de fichas de Ankh para monumentos
       *[other] { $count } fichas de Ankh para monumentos
    }
ankh-ui-warriors = Guerreros: { $pool } en la reserva, { $out } en el tablero
ankh-ui-trapped =
    { $count ->
        [one] { $count } guerrero retenido por Anubis
        [many] { $count } de guerreros retenidos por Anubis
       *[other] { $count } guerreros retenidos por Anubis
    }
ankh-ui-guardian = { $guardian }: { $pool } en la reserva, { $out } en el tablero
ankh-ui-slots = Guerreros retenidos: { $count } de 3
ankh-ui-tiles = Piezas de Inframundo restantes: { $count }
ankh-ui-suns = Fichas de Sol restantes: { $count }
ankh-ui-card-held = { $card } +{ $strength }, en la mano
ankh-ui-card-played = { $card } +{ $strength }, jugada
ankh-ui-power-held = { $power }, nivel { $level }, desbloqueado
ankh-ui-power-locked = { $power }, nivel { $level }, bloqueado

## Batalla

ankh-ui-battle = Batalla por la región { $number }
ankh-ui-step-start = Inicio
ankh-ui-step-cards = Cartas
ankh-ui-step-build = Erigir
ankh-ui-step-plague = Plaga
ankh-ui-step-resolution = Resolución
ankh-ui-step-after = Después
ankh-ui-thinking = eligiendo…
ankh-ui-sealed = en secreto
ankh-ui-victor = victoria
ankh-ui-fallen = bajas: { $count }
ankh-ui-offered = ofrenda: { $count }
ankh-ui-still-holds = { $god } conserva en la mano: { $cards }
ankh-ui-your-cards = Tus cartas de batalla
ankh-ui-your-secret = Tu elección secreta: { $what }
ankh-ui-pick-two = Elige dos cartas
ankh-ui-play-cards = Jugar { $cards }
ankh-ui-offer-label = Adoradores que ofreces
ankh-ui-less = Uno menos
ankh-ui-more-followers = Uno más
ankh-ui-offer =
    { $count ->
        [one] Ofrecer { $count } adorador
        [many] Ofrecer { $count } de adoradores
       *[other] Ofrecer { $count } adoradores
    }
ankh-ui-result-won = { $god } gana la batalla por la región { $number }
ankh-ui-result-none = Nadie gana la batalla por la región { $number }
ankh-ui-result-tie = Decidió la ficha de Desempate.
ankh-ui-result-lost = Pierde: { $figures }
ankh-ui-amount = { $what } { NUMBER($amount, signDisplay: "exceptZero") }
ankh-ui-times = { $what } × { $count }

## Grandes momentos

ankh-ui-merged = { $upper } y { $lower } se vuelven uno
ankh-ui-merged-text = Comparten adoradores, miniaturas y destino.
ankh-ui-forgotten = { $god } cae en el olvido
ankh-ui-won = Gana { $god }
ankh-ui-atheist = Todos los dioses han caído en el olvido. Egipto abraza el ateísmo.
