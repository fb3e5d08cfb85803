# Quello che dicono le lezioni di tutti i giochi.

lesson-chapter = Capitolo { $number } di { $last }: { $title }
lesson-would = Succederebbe questo: { $what }
lesson-not-now = Si può fare, e un'altra volta potrebbe essere la scelta giusta. In questa storia, fai quello che è indicato.
lesson-try-again = Vuoi riprovare?
lesson-end = La lezione finisce qui. Ne sai abbastanza per giocare: il resto lo puoi cercare quando serve.

lesson-shorts = Lezioni brevi di { $game }, da 20 secondi
lesson-short-end = Ora sai che cosa fa { $thing }.

## On the page

lesson-panel = La lezione
lesson-progress = Quanto manca alla fine del capitolo
lesson-watch = Guarda cosa fanno gli altri…
lesson-missed = Ora non ti viene chiesto questo. Guarda ciò che è segnato in oro.
lesson-on-board = Scegli sulla mappa.
lesson-back = Indietro
lesson-play = Gioca
lesson-again = Gioca di nuovo
lesson-next-chapter = Capitolo successivo
lesson-go-on = Avanti
lesson-skip-moves = Mostra subito
lesson-chapters = Capitoli
lesson-skip = Salta questo capitolo
lesson-how = Le mosse le fai tu, sul tabellone vero. Ogni capitolo dura uno o due minuti; puoi fermarti e tornare quando vuoi.
lesson-done = finito
lesson-here = sei qui
lesson-continue = Continua
lesson-begin = Inizia
lesson-first = È la tua prima volta? Impara giocando
lesson-first-how = Fai le mosse sul tabellone vero e ti viene spiegato perché. Dieci minuti, in capitoli brevi; fermati quando vuoi.
lesson-of = Impara { $game }
lesson-so-far = { $done } di { $all }
lesson-short = Provalo: 20 secondi
lesson-short-done = Fatto
lesson-shorts-all = Altre lezioni
lesson-happened = È successo questo: { $what }
