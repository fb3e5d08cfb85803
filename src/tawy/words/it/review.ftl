### Una partita finita, analizzata dai bot: nella pagina e nel terminale. $who è colui la cui probabilità è cambiata, $seat chi ha risposto.

review = Analisi
review-title = { $game }, analisi: { $depth }
review-depth-quick = uno sguardo rapido
review-depth-full = uno sguardo approfondito
review-chances = Probabilità di vittoria
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
