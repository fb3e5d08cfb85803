# Games that are over, shown to others: by a link, as a file.
save-film = Salva come filmato
save-film-help = Un solo file che fa rivedere la partita in qualsiasi browser, anche senza rete
shared-moves = { $count } scelte
shared-open = Chiunque abbia il link può vedere questa partita.
shared-closed = Solo chi era a questo tavolo può vedere questa partita.
shared-refused = { $names } preferisce che non si mostri.
shared-let = Lasciala vedere a chiunque abbia il link
