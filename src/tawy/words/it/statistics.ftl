### Statistiche delle partite finite: di tutte, di una persona, di una cerchia.

statistics-lead = Che cosa dicono le partite finite. Ogni cifra dice su quante partite si basa; la linea sottile mostra dove sta la verità con il 95 % di sicurezza, ed è ampia dove le partite sono poche.

## Di chi sono le partite, e quali
statistics-of = Partite di
statistics-of-all = Tutte le partite pubbliche
statistics-of-mine = Le mie partite
statistics-of-person = Partite di questa persona
statistics-of-table = La cerchia di questo tavolo
statistics-of-club = Questa serata di club
statistics-about-all = Partite di tavoli aperti, e altre che chi le ha giocate mostra a tutti. Parlano di partite, non di persone: non si nomina nessuno, e ciò che si basa su meno di { $least } persone diverse non viene mostrato.
statistics-about-mine = Ogni partita che hai finito qui, solo i tuoi posti. Nessun altro vede questa pagina.
statistics-about-person = Le sue partite che puoi vedere, solo i suoi posti.
statistics-about-table = Partite che tu e altri di questo tavolo avete giocato tra voi. Solo chi era seduto vede le proprie.
statistics-about-club = Partite di questa serata di club: le tue, e quelle che tutti possono vedere.
statistics-players = Giocatori
statistics-any = qualsiasi
statistics-bots = Bot
statistics-bots-without = solo persone
statistics-bots-with = con bot
statistics-rated = Punteggio
statistics-rated-yes = solo classificate
statistics-days = Periodo
statistics-days-any = dall'inizio
statistics-days-30 = ultimi 30 giorni
statistics-days-365 = ultimo anno

## Niente da mostrare
statistics-none-all = Qui non è ancora finita nessuna partita pubblica di questo gioco. Apri un tavolo per tutti: la sua partita conta quando finisce.
statistics-none-mine = Qui non hai ancora finito una partita così. Giocane una, e viene contata quando finisce.
statistics-none-person = Non c'è niente che tu possa vedere.
statistics-none-table = Non avete ancora finito una partita così tra voi.
statistics-none-club = Non è ancora finita nessuna partita di questa serata che tu possa vedere.
statistics-none-filtered = Nessuna partita corrisponde. Scegli qui sopra con meno rigore.
statistics-too-few = Partite così ce ne sono, ma di meno di { $least } persone diverse: le cifre parlerebbero di loro e non del gioco. Guarda le tue partite.
statistics-play = Gioca subito
statistics-open = Apri un tavolo

## Cifre
statistics-games =
    { $count ->
        [one] { $count } partita
        [many] { $count } di partite
       *[other] { $count } partite
    }
statistics-interval = 95 %: da { $low } a { $high }
statistics-rests-wins = { $hits } su { $count } vinte
statistics-rests-duels = { $hits } su { $count } vinte
statistics-rests-games =
    { $count ->
        [one] { $hits } su { $count } partita
        [many] { $hits } su { $count } di partite
       *[other] { $hits } su { $count } partite
    }
statistics-winners = chi vince: { $value }
statistics-few = poche partite
statistics-usual = In tutto: { $share }. Lo segna la linea tratteggiata.
statistics-held =
    { $count ->
        [one] { $count } barra non è mostrata: troppo poche persone diverse.
        [many] { $count } di barre non sono mostrate: troppo poche persone diverse.
       *[other] { $count } barre non sono mostrate: troppo poche persone diverse.
    }
statistics-column-value = Cifra
statistics-column-rests = Si basa su
statistics-bin = da { $from } a { $to }
statistics-bin-last = { $from } e oltre

## Domande su ogni gioco
statistics-order = Conviene cominciare?
statistics-order-note = Quota di partite vinte, secondo chi ha cominciato, chi veniva dopo, e così via.
statistics-order-bar = Turno { $number }
statistics-minutes = Quanto dura una partita?
statistics-minutes-note = Minuti dalla distribuzione alla fine; una pausa di oltre dieci minuti non si conta.
statistics-picks = Quante decisioni ha una partita?
statistics-picks-note = Risposte di tutti, comprese le estrazioni del caso.
statistics-endings = Come finiscono le partite?
statistics-endings-note = Quota di tutte le partite.
statistics-people = Chi vince?
statistics-people-note = Tra voi: quota di partite vinte.
statistics-endings-conceded = qualcuno si è arreso

## Partite dietro una barra
statistics-behind = { $bar }: le partite che ci sono dietro
statistics-behind-lead = Le più recenti per prime, fin dove puoi vederle.
statistics-behind-none = Non puoi vedere nessuna di queste partite.
statistics-behind-more = Sono elencate solo le { $count } più recenti.
statistics-back = Torna alle cifre
statistics-won-by = Ha vinto { $sides }
statistics-won-by-nobody = Non ha vinto nessuno

## Per gli altri
statistics-rows = Le cifre dietro le cifre
statistics-rows-lead = Una riga per ogni posto di ogni partita, senza nomi. La guida alle statistiche dice che cosa significa ogni colonna.
statistics-rows-json = Righe in JSON
statistics-rows-parquet = Righe in Parquet
