# Club nights: announced, gathered, seated round by round, and their standing.

## Announcing
club-new-title = Velada de club: { $game }
club-new-lead = Reúne de 4 a 64 personas para varias rondas. Tawy las sienta de modo que conozcan a quien aún no han tenido enfrente, y lleva la clasificación.
club-name = Nombre de la velada
club-tables = Mesas y rondas
club-size = Personas por mesa
club-sizes = También vale, si no salen las cuentas
club-size-of = mesas de { $size }
club-rounds = Rondas
club-pace = Cómo se juega
club-pace-live = De una sentada
club-pace-days = A lo largo de días
club-minutes = Minutos para llegar a la mesa
club-minutes-note = Por quien no haya llegado para entonces juega un bot hasta que llegue.
club-days = Días por ronda
club-turn-days = Días por jugada, como mucho
club-days-note = Cuando se acaban los días, un bot juega por quien se hace esperar y empieza la ronda siguiente. Las partidas sin terminar siguen y cuentan cuando acaban.
club-by-itself = La ronda siguiente empieza sola, un minuto después de que acaben todas las mesas
club-public = Cualquiera puede mirar las mesas
club-announce = Anunciar e invitar

## Invitation
club-invited-title = { $host } te invita a la velada de club «{ $name }»
club-people-count =
    { $count ->
        [one] participa { $count } persona
        [many] participan { $count } personas
       *[other] participan { $count } personas
    }
club-rounds-count =
    { $count ->
        [one] { $count } ronda
        [many] { $count } rondas
       *[other] { $count } rondas
    }
club-live-note = Se juega de una sentada
club-days-count =
    { $count ->
        [one] { $count } día por ronda
        [many] { $count } días por ronda
       *[other] { $count } días por ronda
    }
club-take-part = Participar
club-late = La ronda { $round } de { $count } ya ha empezado: juegas desde la siguiente.

## Who takes part
club-people = Quién participa
club-host = organiza
club-you = tú
club-here = está aquí
club-not-here = ahora no está
club-gone-left = se ha ido
club-gone-removed = expulsado
club-short =
    { $count ->
        [one] Falta { $count } persona para poder empezar.
        [many] Faltan { $count } personas para poder empezar.
       *[other] Faltan { $count } personas para poder empezar.
    }
club-would-be = Si empezara ahora: mesas de { $sizes }.
club-would-sit-out =
    { $count ->
        [one] { $count } persona descansaría.
        [many] { $count } personas descansarían.
       *[other] { $count } personas descansarían.
    }
club-wait-host = Quien organiza empieza la primera ronda cuando estén todos.
club-send-away = Expulsar a { $name }
club-send-away-sure = ¿Expulsar a { $name }? Dejará de participar y el enlace ya no le dejará entrar.
club-hand-over = Que organice { $name }
club-hand-over-sure = ¿Que organice { $name }? Entonces dejarás de hacerlo tú.
club-quit = Dejar la velada
club-quit-sure = ¿Dejar la velada? Un bot termina tu partida; no tendrás asiento en las rondas siguientes.
club-call-off = Cancelarla
club-call-off-sure = ¿Cancelar la velada? Nadie podrá sumarse.
club-end = Terminar la velada
club-end-sure = ¿Terminar la velada ahora? La clasificación es definitiva; las mesas sin terminar no cuentan.

## Rounds
club-round = Ronda { $round }
club-begin = Empezar la ronda { $round }
club-next-in = La ronda { $round } empieza en { $time }.
club-next-host = Quien organiza empieza la ronda siguiente.
club-come-by = Llega a tu mesa en { $time }: después un bot juega por quien falte.
club-over-on = Esta ronda acaba el { $time }; entonces un bot juega por quien se haga esperar.
club-your-table = A tu mesa
club-your-turn = Es tu turno
club-you-sit-out = Descansas esta ronda: vale medio punto.
club-you-next = Juegas desde la ronda siguiente.
club-table = Mesa { $number }
club-watch = Mirar la mesa { $number }
club-look-back = Repasar la mesa { $number }
club-awaited = se hace esperar { $time }
club-not-come = aún no ha venido
club-bot-plays = juega un bot
club-bot-ended = ausente: terminó un bot
club-table-opening = se está abriendo
club-table-running = jugando
club-table-over = terminada
club-table-uncounted = no cuenta
club-won = ganó
club-got =
    { $points ->
        [one] { $points } punto
        [many] { $points } puntos
       *[other] { $points } puntos
    }
club-score = marcador { $score }
club-sat-out = Descansaron: { $names }
club-stand-in = Mesa { $number }: un bot por quien se hace esperar
club-discount = No contar la mesa { $number }
club-discount-sure = ¿No contar la mesa { $number }? Nadie recibe nada por ella y la ronda siguiente no tiene que esperar.
club-earlier = Rondas anteriores

## Standing
club-standing = Clasificación
club-final = Clasificación final
club-winner =
    { $count ->
        [one] { $names } gana la velada
        [many] { $names } comparten el primer puesto
       *[other] { $names } comparten el primer puesto
    }
club-col-place = Puesto
club-col-name = Nombre
club-col-wins = Victorias
club-col-points = Puntos
club-col-direct = Directo
club-col-strength = Fuerza
club-col-played = Rondas
club-absent =
    { $count ->
        [one] ausente en { $count } ronda
        [many] ausente en { $count } rondas
       *[other] ausente en { $count } rondas
    }
club-rule = Cómo se cuenta
club-rule-wins = Primero, las victorias: partidas ganadas según las reglas del juego.
club-rule-points = Después, los puntos: la parte de los demás de la mesa a la que has superado. De cuatro, el primero recibe 1, el segundo 0,67, el tercero 0,33, el último 0; un empate vale la mitad.
club-rule-absent = Quien no está al final de una partida deja que siga un bot, queda último en la mesa y no recibe nada.
club-rule-nothing = Descansar vale medio punto. Una partida terminada de común acuerdo, o que quien organiza no cuenta, no vale nada para nadie.
club-rule-direct = Igualados en ambas: lo que hicisteis entre vosotros, victorias menos derrotas («directo»).
club-rule-strength = Si sigue el empate: la fuerza de con quienes jugaste, sus puntos medios por ronda («fuerza»). Quien empata en todo comparte el puesto.
