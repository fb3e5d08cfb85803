# Games that are over, shown to others: by a link, as a file.
save-film = Guardar como película
save-film-help = Un solo archivo que reproduce la partida en cualquier navegador, también sin red
shared-moves = { $count } decisiones
shared-open = Cualquiera que tenga el enlace puede ver esta partida.
shared-closed = Solo quienes estuvieron en esta mesa pueden ver esta partida.
shared-refused = { $names } prefiere que no se muestre.
shared-let = Dejar que la vean todos los que tengan el enlace
play-on = Seguir jugando desde aquí
play-on-lead = Una mesa tuya sigue desde la posición { $position }. El azar se saca de nuevo y no cuenta para nada.
play-on-me = Yo
play-on-bot = Bot, { $level }
play-on-secrets = Lo que era secreto
play-on-true = Como fue de verdad
play-on-redealt = Repartido de nuevo, como pudo ser desde mi asiento
play-on-begin = Jugar
