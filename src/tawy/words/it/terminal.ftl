# Il terminale: tutto ciò che sta attorno ai giochi. Le parole tra virgolette semplici si scrivono così come sono, in ogni lingua.

terminal-stopped = Interrotto.
terminal-percent = { $number }%
terminal-seat = Posto { $n }
terminal-thing = { $name }: { $help }
terminal-asked = { $name }: { $question }
terminal-not-laid-out = Il tabellone non è ancora preparato.
terminal-plain-no-board = Questo gioco non ha un disegno per il terminale.
terminal-no-language = La lingua '{ $language }' non c'è: scegli tra { $languages }.
terminal-misunderstood = { $problem }; vedi '{ $command } --help'.
terminal-unwritable = Non si può scrivere in { $file }: { $reason }.

## At the table

terminal-welcome = { $game }. Il seme di questa partita è { $seed }. Scrivi 'help' per l'aiuto, 'quit' per uscire.
terminal-goes-on =
    { $choices ->
        [one] { $file } continua dopo { $choices } scelta.
        [many] { $file } continua dopo { $choices } di scelte.
       *[other] { $file } continua dopo { $choices } scelte.
    }
terminal-own-set-up = Una partita salvata mantiene la propria preparazione: togli { $options } quando la carichi.
terminal-amount = un numero da { $first } a { $last }
terminal-not-an-option = '{ $typed }' non è una scelta: scrivi un numero o un nome dell'elenco, oppure 'help'.
terminal-curtain = Una scelta segreta per { $name }. La tastiera passa di mano; { $name }, premi Invio.
terminal-no-choice-yet = Non hai ancora fatto scelte che si possano annullare.
terminal-others-agree = Questo annulla anche scelte di { $names }. Sono d'accordo?
terminal-taken-back = La tua ultima scelta è annullata.
terminal-plan-is = Questo è un piano: nulla di ciò che fai qui viene giocato. Rispondi per tutti; ciò che hanno gli altri è un'ipotesi. 'back' riporta alla partita, 'help' dice di più.
terminal-plan-left = Di nuovo al tavolo: non è stato giocato nulla.
terminal-replace = { $file } esiste già. Sostituirlo?
terminal-saved = Salvata in { $file }.
terminal-look = Per rivederla: { $command }
terminal-go-on = Per continuarla: { $command }
terminal-save-record = Salvare la partita? Invio per { $file }, un altro nome di file, oppure '{ $no }':
terminal-rescued = La partita è salvata in { $file }.
terminal-recorded =
    { $choices ->
        [one] Una partita di { $choices } scelta è registrata in { $file }.
        [many] Una partita di { $choices } di scelte è registrata in { $file }.
       *[other] Una partita di { $choices } scelte è registrata in { $file }.
    }
terminal-no-bot = Il bot '{ $name }' non c'è: scegli tra { $levels }, oppure { $none } per giocare senza bot.
terminal-too-many-bots =
    { $bots ->
        [one] È indicato { $bots } bot per { $seats } posti: indicane al massimo { $seats }.
        [many] Sono indicati { $bots } di bot per { $seats } posti: indicane al massimo { $seats }.
       *[other] Sono indicati { $bots } bot per { $seats } posti: indicane al massimo { $seats }.
    }
terminal-no-packs = { $game } si gioca senza tabelle proprie: togli --content.
terminal-first-player = Chi comincia è un posto da 1 a { $seats }, oppure random, non '{ $typed }'.

## What can be typed instead of an answer

terminal-type = Scrivi il numero di una scelta, il suo nome o l'inizio del nome. Oppure:
terminal-drawing = Nel disegno: { $legend }.
terminal-command-why = le regole che ora vietano qualcosa, come 'why 4,7' o 'why slot 4'
terminal-command-what = che cosa farebbe un'opzione, come 'what 2'
terminal-command-undo = annulla la tua ultima scelta e tutto ciò che è venuto dopo
terminal-command-plan = prova su una copia che cosa potrebbe accadere, per tutti; 'back' riporta alla partita
terminal-command-plan-undo = annulla l'ultima risposta del piano
terminal-command-plan-draw = lascia rispondere la sorte: che cosa estrae il caso o che cosa fa un altro
terminal-command-plan-back = torna alla partita; il piano viene buttato via
terminal-command-log = che cosa è successo, le ultime righe
terminal-command-board = ridisegna tutto il tavolo
terminal-command-hand = che cosa hai e che cosa fa
terminal-command-rules = una regola (A7.18, P6.3), un capitolo, parole comuni (parità) o l'elenco dei capitoli
terminal-command-explain = cifre per provenienza: forze (di una regione), tributo, soldati, punti
terminal-command-coach = attiva o disattiva il consigliere: che cosa conta adesso, prima di ogni domanda
terminal-command-save = salva la partita in un file, per continuarla un altro giorno
terminal-command-help = questo elenco
terminal-command-quit = lascia il tavolo; la partita si può salvare
terminal-why-what = Di' che cosa vorresti scegliere, per esempio: why 4,7 (una casella) o why slot 4 (del mercato).
terminal-what-what = Di' quale opzione intendi, per esempio: what 2 (il suo numero).
terminal-what-nothing = Per ora non succede altro.
terminal-what-then = Poi: { $question }
terminal-how-many-lines = Di' quante righe vuoi, per esempio: log 40.
terminal-save-where = Di' dove salvare, per esempio: save serata.json.
terminal-coach = Consigliere: { $text } ({ $rule })
terminal-coach-on = Il consigliere è attivo; un altro 'coach' lo disattiva.
terminal-coach-off = Il consigliere è disattivato.
terminal-coach-silent = Non ha nulla da dire su questa domanda.

## Lessons

terminal-lesson-welcome = Le mosse le fai tu, sul tabellone vero. Invio per continuare; 'help' dice che cos'altro puoi scrivere.
terminal-lesson-go-on = [Invio]
terminal-lesson-look = Guarda qui: { $things }
terminal-lesson-no-chapter = Non c'è un capitolo '{ $typed }': indicane uno da 1 a { $last }.
terminal-lesson-later = Continua quando vuoi: { $command }
terminal-lesson-try = Provalo in 20 secondi: { $command }
terminal-command-back = il passo precedente
terminal-command-skip = il capitolo successivo
terminal-command-list = i capitoli, e quali hai finito
terminal-command-chapter = un capitolo dall'inizio

## Replays

terminal-picture = L'immagine è in { $file }.
terminal-film = La partita si rivede da sola in { $file }: aprilo in un browser, non serve la rete.
terminal-fair-replayed = { $file } si ripete fino alla stessa partita, { $choices } scelte.
terminal-fair-seed = Il suo seme è fatto della parte del server e di ciò che hanno aggiunto { $parts } posti su { $seats }.
terminal-fair-commitment = L'hash che tutti hanno visto prima della partita: { $hash }
terminal-fair-before = Non dice di che cosa è fatto il seme: è stata giocata prima che lo si conservasse, su una sola macchina, o da un'altra partita.
terminal-fair-seed-wrong = Il seme non viene da queste parti: non è stata distribuita come promesso.
terminal-fair-other-commitment = Non è l'hash che hai annotato.
terminal-fair-no-part = La tua parte non è nella distribuzione.
terminal-fair-origin = Fino alla posizione { $position } è un'altra partita: ciò che vi è uscito non è controllato.
terminal-fair-draws = Tutto ciò che il caso ha estratto viene dal seme: { $draws } estrazioni.
terminal-fair-draws-wrong = { $wrong } estrazioni su { $draws } non vengono dal seme, la prima alla posizione { $position }.
terminal-proved =
    { $choices ->
        [one] { $file }: { $game }, { $cast }, { $choices } scelta. Rigiocandola risulta la stessa partita.
        [many] { $file }: { $game }, { $cast }, { $choices } di scelte. Rigiocandola risulta la stessa partita.
       *[other] { $file }: { $game }, { $cast }, { $choices } scelte. Rigiocandola risulta la stessa partita.
    }
terminal-not-over = La partita non è finita. { $question }
terminal-choice = Scelta { $number } di { $last }. { $question } { $answer }
terminal-step = [{ $number } di { $last }] Invio per la prossima, b indietro, un numero, q per uscire
terminal-positions = Le posizioni vanno da 0 a { $last }.
terminal-no-position = '{ $typed }' non è una posizione.
terminal-review-no-seat = In questa partita non c'è il posto { $seat }: ha i posti da 1 a { $last }.

## Rules

terminal-no-rule = Nessuna regola parla di '{ $word }': prova una parola più corta.
terminal-rules-how = 'tawy rules A7' mostra un capitolo, 'tawy rules A7.18' una regola, 'tawy rules parità' spiega qualcosa, 'tawy rules --search parità' cerca ogni regola che ne parla.
terminal-rules-also = Vedi anche: { $sections }.

## Many games

terminal-games =
    { $count ->
        [one] { $count } partita
        [many] { $count } di partite
       *[other] { $count } partite
    }
terminal-seats =
    { $count ->
        [one] { $count } posto
        [many] { $count } di posti
       *[other] { $count } posti
    }
terminal-simulated = { $game }: { $games }, { $seats }, seme { $seed }
terminal-decisions = Decisioni per partita: minimo { $least }, mediana { $median }, media { $mean }, massimo { $most }
terminal-speed = { $seconds } s, { $rate } decisioni al secondo
terminal-column-ending = Finale
terminal-column-games = Partite
terminal-column-share = Quota
terminal-column-role = Gioca con
terminal-column-seat = Posto
terminal-column-played = Giocate
terminal-column-won = Vinte
terminal-column-mean = Media: { $points }
terminal-column-lesson = Lezione
terminal-column-chapter = Capitolo
terminal-column-begun = Iniziato
terminal-column-ended = Finito
terminal-nobody-learnt = Su questo server nessuno ha ancora iniziato una lezione.
terminal-least-games = Serve almeno 1 partita, non { $number }.
terminal-least-jobs = Serve almeno 1 processo, non { $number }.

## Learning and serving

terminal-learn-needs = Per imparare serve numpy: installalo con pip install "tawy[learn]".
terminal-learn-rounds = Le partite di ogni giro e i processi sono numeri da 1 in su, come in --games 400,800 --jobs 2.
terminal-learn-searched = I giri molto pensati vogliono un gioco che finisce a punti: ometti --searched per { $game }.
terminal-learnt = { $file } contiene ciò che è stato imparato.
terminal-serving = Tawy è su { $address } (si ferma con Ctrl+C).
terminal-verified =
    { $tables ->
        [one] { $tables } tavolo rigiocato; con esito diverso: { $wrong }.
        [many] { $tables } di tavoli rigiocati; con esito diverso: { $wrong }.
       *[other] { $tables } tavoli rigiocati; con esito diverso: { $wrong }.
    }
terminal-backed-up = Tutti i tavoli sono copiati in { $file }.
terminal-banned = Le sessioni di { $name } ({ $id }) sono chiuse ovunque e l'accesso è bloccato.
terminal-unbanned = { $name } ({ $id }) può rientrare con il codice di recupero.
terminal-banned-already = L'accesso di { $name } ({ $id }) è già bloccato; «tawy unban» lo sblocca.
terminal-not-banned = L'accesso di { $name } ({ $id }) non è bloccato.
terminal-nobody-called = Qui nessuno ha il nome o l'identificativo «{ $who }»: scrivi il nome esattamente come appare.
terminal-several-called = Più persone si chiamano «{ $who }»; indica quale con l'identificativo: { $people }.
terminal-called-so =
    { $tables ->
        [one] { $id } (ultima visita { $seen }, { $tables } tavolo)
        [many] { $id } (ultima visita { $seen }, { $tables } di tavoli)
       *[other] { $id } (ultima visita { $seen }, { $tables } tavoli)
    }
terminal-ban-line = { $id } { $name }, dal { $since }
terminal-bans =
    { $people ->
        [0] L'accesso non è bloccato a nessuno.
        [one] L'accesso è bloccato a { $people } persona.
        [many] L'accesso è bloccato a { $people } di persone.
       *[other] L'accesso è bloccato a { $people } persone.
    }

## Punteggi
terminal-ratings =
    { $games ->
        [one] { $games } partita classificata ricalcolata; numeri diversi: { $wrong }.
        [many] { $games } partite classificate ricalcolate; numeri diversi: { $wrong }.
       *[other] { $games } partite classificate ricalcolate; numeri diversi: { $wrong }.
    }
terminal-ratings-restored = Ciò che è risultato ha preso il posto di ciò che era conservato.
