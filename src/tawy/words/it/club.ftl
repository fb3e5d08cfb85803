# Club nights: announced, gathered, seated round by round, and their standing.

## Announcing
club-new-title = Serata di club: { $game }
club-new-lead = Riunisci da 4 a 64 persone per più round. Tawy le fa sedere in modo che incontrino chi non hanno ancora incontrato, e tiene la classifica.
club-name = Nome della serata
club-tables = Tavoli e round
club-size = Persone per tavolo
club-sizes = Vale anche, se non torna il conto
club-size-of = tavoli da { $size }
club-rounds = Round
club-pace = Come si gioca
club-pace-live = Tutto in una volta
club-pace-days = Nell’arco di giorni
club-minutes = Minuti per arrivare al tavolo
club-minutes-note = Per chi non è arrivato entro quel momento gioca un bot finché non arriva.
club-days = Giorni per round
club-turn-days = Giorni per mossa, al massimo
club-days-note = Finiti i giorni, un bot gioca per chi si fa aspettare e comincia il round successivo. Le partite non finite continuano e contano quando terminano.
club-by-itself = Il round successivo comincia da solo, un minuto dopo la fine di tutti i tavoli
club-public = Chiunque può guardare i tavoli
club-announce = Annuncia e invita

## Invitation
club-invited-title = { $host } ti invita alla serata di club «{ $name }»
club-people-count =
    { $count ->
        [one] partecipa { $count } persona
        [many] partecipano { $count } persone
       *[other] partecipano { $count } persone
    }
club-rounds-count =
    { $count ->
        [one] { $count } round
        [many] { $count } round
       *[other] { $count } round
    }
club-live-note = Si gioca tutto in una volta
club-days-count =
    { $count ->
        [one] { $count } giorno per round
        [many] { $count } giorni per round
       *[other] { $count } giorni per round
    }
club-take-part = Partecipa
club-late = Il round { $round } di { $count } è cominciato: giochi dal successivo.

## Who takes part
club-people = Chi partecipa
club-host = ospita
club-you = tu
club-here = è qui
club-not-here = ora non c’è
club-gone-left = se n’è andato
club-gone-removed = mandato via
club-short =
    { $count ->
        [one] Manca { $count } persona per poter cominciare.
        [many] Mancano { $count } persone per poter cominciare.
       *[other] Mancano { $count } persone per poter cominciare.
    }
club-would-be = Se cominciasse ora: tavoli da { $sizes }.
club-would-sit-out =
    { $count ->
        [one] { $count } persona riposerebbe.
        [many] { $count } persone riposerebbero.
       *[other] { $count } persone riposerebbero.
    }
club-wait-host = Chi ospita comincia il primo round quando ci sono tutti.
club-send-away = Manda via { $name }
club-send-away-sure = Mandare via { $name }? Non parteciperà più e il link non lo farà più entrare.
club-hand-over = Affida la serata a { $name }
club-hand-over-sure = Affidare la serata a { $name }? Allora non la ospiti più tu.
club-quit = Lascia la serata
club-quit-sure = Lasciare la serata? Un bot finisce la tua partita; non avrai posto nei prossimi round.
club-call-off = Annullala
club-call-off-sure = Annullare la serata? Nessuno potrà più unirsi.
club-end = Chiudi la serata
club-end-sure = Chiudere ora la serata? La classifica è definitiva; i tavoli non finiti non contano.

## Rounds
club-round = Round { $round }
club-begin = Comincia il round { $round }
club-next-in = Il round { $round } comincia tra { $time }.
club-next-host = Chi ospita comincia il round successivo.
club-come-by = Arriva al tuo tavolo entro { $time }: poi un bot gioca per chi manca.
club-over-on = Questo round finisce il { $time }; poi un bot gioca per chi si fa aspettare.
club-your-table = Al tuo tavolo
club-your-turn = Tocca a te
club-you-sit-out = Riposi in questo round: vale mezzo punto.
club-you-next = Giochi dal round successivo.
club-table = Tavolo { $number }
club-watch = Guarda il tavolo { $number }
club-look-back = Rivedi il tavolo { $number }
club-awaited = atteso da { $time }
club-not-come = non è ancora arrivato
club-bot-plays = gioca un bot
club-bot-ended = assente: ha finito un bot
club-table-opening = si sta aprendo
club-table-running = in gioco
club-table-over = finito
club-table-uncounted = non conta
club-won = ha vinto
club-got =
    { $points ->
        [one] { $points } punto
        [many] { $points } punti
       *[other] { $points } punti
    }
club-score = punteggio { $score }
club-sat-out = Hanno riposato: { $names }
club-stand-in = Tavolo { $number }: un bot per chi si fa aspettare
club-discount = Non contare il tavolo { $number }
club-discount-sure = Non contare il tavolo { $number }? Nessuno ne ricava niente e il round successivo non deve aspettare.
club-earlier = Round precedenti

## Standing
club-standing = Classifica
club-final = Classifica finale
club-winner =
    { $count ->
        [one] { $names } vince la serata
        [many] { $names } si dividono il primo posto
       *[other] { $names } si dividono il primo posto
    }
club-col-place = Posto
club-col-name = Nome
club-col-wins = Vittorie
club-col-points = Punti
club-col-direct = Diretto
club-col-strength = Forza
club-col-played = Round
club-absent =
    { $count ->
        [one] assente in { $count } round
        [many] assente in { $count } round
       *[other] assente in { $count } round
    }
club-rule = Come si conta
club-rule-wins = Prima le vittorie: partite vinte secondo le regole del gioco.
club-rule-points = Poi i punti: la parte degli altri al tavolo che hai superato. Su quattro, il primo ha 1, il secondo 0,67, il terzo 0,33, l’ultimo 0; un pareggio vale la metà.
club-rule-absent = Per chi non c’è alla fine di una partita continua un bot: è ultimo al tavolo e non riceve niente.
club-rule-nothing = Riposare vale mezzo punto. Una partita chiusa di comune accordo, o che chi ospita non conta, non vale niente per nessuno.
club-rule-direct = Pari in entrambi: quanto fatto gli uni contro gli altri, vittorie meno sconfitte («diretto»).
club-rule-strength = Se si è ancora pari: la forza di chi hai incontrato, la media dei loro punti per round («forza»). Chi è pari in tutto condivide il posto.
