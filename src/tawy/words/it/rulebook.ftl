### Il regolamento sulla pagina, e la ricerca nelle regole; ciò che dicono i regolamenti dei giochi sta in rulebook-ankh e rulebook-plagues.

rulebook-way-book = Regolamento
rulebook-way-aid = In una pagina
rulebook-way-numbered = Regole numerate
rulebook-print = Stampa
rulebook-contents = Indice
rulebook-exact = Le regole esatte:
rulebook-origins = Da dove viene
rulebook-numbered = Regole numerate
rulebook-numbered-lead = Ogni regola con il suo numero: su queste si basano i giochi, le loro spiegazioni e i loro test. Il regolamento dice le stesse cose con parole semplici.
rulebook-explained = Con parole semplici: { $section }
rulebook-example = Esempio:
rulebook-play = Giocalo
rulebook-again = Giocalo di nuovo
rulebook-step = Passo successivo
rulebook-back = Passo indietro
rulebook-step-of = Passo { $step } di { $steps }
rulebook-search-hint = per esempio: vincere, parità, carte
rulebook-search-close = Chiudi la ricerca
rulebook-found =
    { $count ->
        [one] { $count } punto ne parla.
        [many] { $count } punti ne parlano.
       *[other] { $count } punti ne parlano.
    }
rulebook-found-none = Nulla in queste regole parla di “{ $words }”.
rulebook-found-none-try = Prova un'altra parola, o guarda qui:
# Parole che in una ricerca non dicono nulla; tutte le altre contano.
rulebook-stop-words = il, lo, la, i, gli, le, l, un, uno, una, di, del, dello, della, dei, degli, delle, a, al, alla, da, dal, in, nel, nella, su, sul, per, con, e, o, è, sono, si, mi, mio, mia, miei, tuo, tua, suo, sua, io, che, cosa, come, quando, dove, quale, quali, chi, quanti, quante, quanto, posso, può, devo, ho, c, se, faccio
