### Una partita finita, analizzata dai bot: nella pagina e nel terminale. $who è colui la cui probabilità è cambiata, $seat chi ha risposto.

review = Analisi
review-title = { $game }, analisi: { $depth }
review-depth-quick = uno sguardo rapido
review-depth-full = uno sguardo approfondito
review-chances = Probabilità di vittoria
review-nobody = nessuno
review-nobody-help = Può anche non vincere nessuno: tutte le probabilità e questa insieme fanno il 100%.
review-turnings = Punti di svolta
review-no-turnings = Non c'è stato un singolo momento in cui la partita è cambiata.
review-turning-change = Scelta { $number }, { $who }: { $before } → { $after }.
review-turning-mistake = { $seat } ha risposto «{ $chosen }»; «{ $better }» avrebbe conservato { $cost } in più.
review-turning-chance =
    { $way ->
        [up] Il caso ha favorito { $who }.
       *[down] Il caso ha sfavorito { $who }.
    }
review-turning-reveal =
    { $way ->
        [up] Ciò che gli altri avevano scelto in segreto ha giovato a { $who }.
       *[down] Ciò che gli altri avevano scelto in segreto ha danneggiato { $who }.
    }
review-turning-course =
    { $way ->
        [up] Si è visto che { $who } stava meglio di quanto sembrasse.
       *[down] Si è visto che { $who } stava peggio di quanto sembrasse.
    }
review-players = Fortuna e abilità, in centesimi di partita
review-column-first = Inizio
review-column-luck = Fortuna
review-column-skill = Errori propri
review-column-gifts = Errori altrui
review-column-rest = Imprevisto
review-column-last = Fine
review-column-accuracy = Precisione
review-parts-help = Inizio, fortuna, errori e imprevisto sommati danno la fine. La fortuna è ciò che il caso e le risposte segrete hanno portato, rispetto a quanto ci si poteva aspettare.
review-phases = Quanto si è scelto bene: risposte migliori sul totale, e quanto sono costate le altre
review-phase = { $best } su { $decisions }, { $cost }
review-phase-other = Decisioni
review-costly = Che cosa è costato di più, e che cosa sarebbe stato meglio
review-nothing-costly = Nessuna risposta è costata qualcosa degno di nota.
review-decision = Scelta { $number }, { $who }: { $grade }, { $cost }.
review-truth = sapendo tutto: { $chance }
review-grade-best = la migliore
review-grade-fine = buona
review-grade-inaccuracy = imprecisione
review-grade-mistake = errore
review-grade-blunder = errore grave

## Nella pagina
review-close = Chiudi l'analisi
review-lead = Che cosa pensa un bot di ogni scelta: dove la partita è cambiata, che cosa è stata fortuna e che cosa sarebbe stato meglio.
review-given-up = Questa partita non è stata giocata fino alla fine: è analizzata fin dove è arrivata, e la fine è come stava ciascuno allora.
review-depth-shown = Questo è { $depth }.
review-start = Analizza questa partita
review-counting = I bot cominciano …
review-making = I bot hanno guardato { $done } momenti su { $total }.
review-longer = Guarda più a fondo
review-longer-help = Il bot più forte guarda ogni scelta. Ci vuole un minuto o qualcuno di più; intanto puoi continuare a leggere.
review-stop = Ferma
review-go-on = Continua
review-stopped = Si è fermata dopo { $done } momenti su { $total }.
review-failed = I bot non sono riusciti a finirla.
review-again = Riprova
review-chances-help = Una linea per giocatore: quanto era probabile che vincesse in ogni momento. Fai clic, o usa le frecce e Invio, per vedere quella posizione.
review-moment = Scelta { $number }
review-end = La fine
review-who-chance = { $who } { $chance }
review-as-table = Probabilità di vittoria, come tabella
review-here = In questo momento
review-nobody-decides = Qui nessuno sceglie niente.
review-luck-here = Caso: { $who } { $change }
review-asked = { $who } sceglie:
review-chosen = scelta
review-answers-help = La probabilità di vittoria che dava ogni risposta, per quanto { $who } poteva sapere allora. Di { $options } risposte si vedono le migliori e quella scelta.
review-could-know = Si poteva sapere: la risposta migliore avrebbe conservato { $cost } in più.
review-could-not-know = Non si poteva sapere: solo con tutto scoperto un'altra risposta avrebbe conservato { $cost } in più.
review-well-chosen = Buona scelta: niente era chiaramente meglio.
review-truth-cost = Con tutto scoperto è costato { $cost }.
review-points =
    { $points ->
        [one] { $points } punto
        [many] { $points } di punti
       *[other] { $points } punti
    }
review-previous-mistake = Errore precedente
review-next-mistake = Errore successivo
review-whose = Di chi
review-everyone = Tutti
review-turnings-help = I pochi momenti in cui la probabilità di qualcuno è cambiata di più, il cambiamento maggiore per primo. Un clic mostra la posizione.
review-luck-and-skill = Fortuna e abilità
review-help-first = La probabilità di vittoria all'inizio della partita.
review-help-luck = Ciò che il caso e le risposte segrete degli altri hanno portato, rispetto a quanto ci si poteva aspettare.
review-help-skill = Quanto sono costate le proprie risposte che non erano le migliori.
review-help-gifts = Ciò che hanno portato gli errori altrui.
review-help-rest = Ciò che i bot non hanno previsto: mostra fin dove ci si può fidare.
review-help-last = Com'è finita: 100% per chi ha vinto da solo.
review-help-accuracy = Quanto si è conservato di ciò che si poteva conservare, su tutte le scelte: 100 è nessun errore.
review-how-well = Quanto ha scelto bene ciascuno
review-phase-help = Risposte migliori fra tutte le scelte di quel tipo, e quanto sono costate le altre in centesimi di partita.
review-try = Prova un'altra risposta
review-try-lead = Scegli un'altra risposta, sul tabellone o qui. Poi i bot continuano per tutti e il caso viene sorteggiato di nuovo.
review-try-thinking = I bot continuano …
review-tried = { $who } risponde «{ $answer }»
review-tried-after = Probabilità di vittoria dopo { $count } scelte
review-tried-over = La partita è finita così.
review-tried-game = nella partita allora: { $chance }
review-tried-note = Uno dei modi in cui poteva andare: altri dadi e altre scelte porterebbero altrove.
review-try-back = Torna alla partita
review-panel = Analisi della partita
