# Games that are over, shown to others: by a link, as a file.
save-film = Salva come filmato
save-film-help = Un solo file che fa rivedere la partita in qualsiasi browser, anche senza rete
shared-moves = { $count } scelte
shared-open = Chiunque abbia il link può vedere questa partita.
shared-closed = Solo chi era a questo tavolo può vedere questa partita.
shared-refused = { $names } preferisce che non si mostri.
shared-let = Lasciala vedere a chiunque abbia il link
play-on = Continua da qui
play-on-lead = Un tavolo tuo continua dalla posizione { $position }. Il caso è estratto di nuovo e non conta per nulla.
play-on-me = Io
play-on-bot = Bot, { $level }
play-on-secrets = Ciò che era segreto
play-on-true = Com'era davvero
play-on-redealt = Distribuito di nuovo, come poteva essere dal mio posto
play-on-begin = Gioca
