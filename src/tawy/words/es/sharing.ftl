# Games that are over, shown to others: by a link, as a file.
save-film = Guardar como película
save-film-help = Un solo archivo que reproduce la partida en cualquier navegador, también sin red
shared-moves = { $count } decisiones
shared-open = Cualquiera que tenga el enlace puede ver esta partida.
shared-closed = Solo quienes estuvieron en esta mesa pueden ver esta partida.
shared-refused = { $names } prefiere que no se muestre.
shared-let = Dejar que la vean todos los que tengan el enlace
