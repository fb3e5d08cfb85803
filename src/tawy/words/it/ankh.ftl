### Ankh in italiano. Il significato degli argomenti è spiegato nel catalogo inglese.

ankh-title = Ankh: Divinità Egizie
ankh-blurb = Le divinità del Nilo muovono miniature, conquistano monumenti e combattono regione per regione, finché se ne ricorda una sola.
ankh-play-now = Tre divinità, due delle quali giocate da bot.
ankh-about = Ankh: regole secondo il regolamento pubblicato; tabellone e scenari ricavati da fonti pubbliche.

## Divinità

ankh-god-amun = Amon
ankh-god-amun-ability = Forme Misteriose
ankh-god-amun-help = Una volta per conflitto Amon può annunciare due carte per un combattimento: entrambe aggiungono forza ed entrambe hanno effetto (A13.1).
ankh-god-anubis = Anubi
ankh-god-anubis-ability = Giudice dei Morti
ankh-god-anubis-help = Quando muoiono guerrieri di altre divinità, Anubi può intrappolarne uno; ogni guerriero intrappolato aggiunge 1 forza alla sua miniatura Divinità, e chi lo possiede può riscattarlo per 1 seguace (A13.4, A13.5, A13.6).
ankh-god-isis = Iside
ankh-god-isis-ability = Protettrice
ankh-god-isis-help = Alla risoluzione di un combattimento, Iside può tenere in vita le sue miniature adiacenti a una miniatura nemica (A13.8).
ankh-god-osiris = Osiride
ankh-god-osiris-ability = Ingresso nell'Aldilà
ankh-god-osiris-help = Ogni volta che perde un combattimento, Osiride può mettere lì una tessera Aldilà; con Evocare una Miniatura ne evoca una in più su una tessera (A13.11, A13.12).
ankh-god-ra = Ra
ankh-god-ra-ability = Radiosità
ankh-god-ra-help = Ra può mettere un segnalino Sole su una miniatura che evoca; dove domina o vince con una di queste miniature ottiene 1 devozione in più (A13.15).

## Miniature: come sono, e come oggetto di una frase

ankh-piece-god = miniatura Divinità
ankh-piece-god-a = la miniatura Divinità
ankh-piece-warrior = guerriero
ankh-piece-warrior-a = un guerriero
ankh-piece-trapped = guerriero intrappolato
ankh-piece-trapped-a = un guerriero intrappolato

ankh-guardian-cat_mummy = Gatto Mummia
ankh-guardian-cat_mummy-a = un Gatto Mummia
ankh-guardian-cat_mummy-help = Quando un Gatto Mummia viene ucciso, ogni divinità tranne la sua perde 1 devozione (A14.2).
ankh-guardian-satet = Satet
ankh-guardian-satet-a = Satet
ankh-guardian-satet-help = Satet può terminare il movimento nella casella di una miniatura nemica e spingerla di 1 casella (A14.3).
ankh-guardian-mummy = Mummia
ankh-guardian-mummy-a = una Mummia
ankh-guardian-mummy-help = Una Mummia uccisa risorge subito accanto alla miniatura della sua divinità (A14.5).
ankh-guardian-apep = Apopi
ankh-guardian-apep-a = Apopi
ankh-guardian-apep-help = Apopi si può evocare in qualsiasi casella Acqua vuota (A14.4).
ankh-guardian-giant_scorpion = Scorpione Gigante
ankh-guardian-giant_scorpion-a = uno Scorpione Gigante
ankh-guardian-giant_scorpion-help = Uno Scorpione Gigante punta due caselle e, quando inizia un conflitto, distrugge i monumenti che vi si trovano (A14.6, A14.7).
ankh-guardian-androsphinx = Androsfinge
ankh-guardian-androsphinx-a = un'Androsfinge
ankh-guardian-androsphinx-help = Le miniature nemiche adiacenti a un'Androsfinge non aggiungono la propria forza (A14.8).

ankh-base-small = base piccola
ankh-base-large = base grande

## Monumenti

ankh-monument-obelisk = obelisco
ankh-monument-obelisk-a = un obelisco
ankh-monument-temple = tempio
ankh-monument-temple-a = un tempio
ankh-monument-pyramid = piramide
ankh-monument-pyramid-a = una piramide

## Poteri Ankh

ankh-power-commanding = Comandante
ankh-power-commanding-help = Quando vinci un combattimento ottieni 3 seguaci (A11.1).
ankh-power-inspiring = Ispiratore
ankh-power-inspiring-help = La tua carta Costruire un Monumento non costa seguaci (A11.2).
ankh-power-omnipresent = Onnipresente
ankh-power-omnipresent-help = Quando inizia un conflitto ottieni 1 seguace per ogni regione con una tua miniatura (A11.3).
ankh-power-revered = Riverito
ankh-power-revered-help = Ottenere Seguaci ti dà 1 seguace in più (A11.4).
ankh-power-resplendent = Risplendente
ankh-power-resplendent-help = La tua miniatura Divinità ha forza 3 finché controlli 3 monumenti dello stesso tipo (A11.5).
ankh-power-obelisk_attuned = Sintonia con l'Obelisco
ankh-power-obelisk_attuned-help = Quando inizia un combattimento puoi muovere miniature da ovunque a caselle accanto ai tuoi obelischi in quella regione (A11.6).
ankh-power-temple_attuned = Sintonia con il Tempio
ankh-power-temple_attuned-help = Ogni tuo tempio nella regione aggiunge 2 forza se una tua miniatura gli è adiacente (A11.7).
ankh-power-pyramid_attuned = Sintonia con la Piramide
ankh-power-pyramid_attuned-help = Con Evocare una Miniatura puoi evocarne una in più accanto a ogni tua piramide (A11.8).
ankh-power-glorious = Glorioso
ankh-power-glorious-help = Se vinci un combattimento con almeno 3 forza di vantaggio, ti dà 3 devozione al posto di 1 (A11.9).
ankh-power-magnanimous = Magnanimo
ankh-power-magnanimous-help = Se perdi un combattimento con almeno 2 miniature presenti ottieni 2 devozione (A11.10).
ankh-power-bountiful = Benevolo
ankh-power-bountiful-help = Finché sei su una casella rossa, ogni volta che ottieni devozione ne ricevi 1 in più (A11.11).
ankh-power-worshipful = Venerabile
ankh-power-worshipful-help = Dopo ogni combattimento in cui hai giocato una carta puoi sacrificare 2 seguaci per 1 devozione (A11.12).

## Carte Combattimento

ankh-card-plague = Piaga delle Locuste
ankh-card-plague-help = Tutte le divinità presenti offrono seguaci in segreto; qui muoiono tutti i guerrieri e i guardiani, tranne quelli di chi fa l'offerta più alta (A12.1).
ankh-card-build = Costruire un Monumento
ankh-card-build-help = Puoi sacrificare 3 seguaci per costruire un monumento in una casella di terra vuota della regione (A12.2).
ankh-card-chariots = Bighe
ankh-card-chariots-help = Aggiunge 3 forza e nient'altro (A12.3).
ankh-card-cycle = Ciclo di Maat
ankh-card-cycle-help = Dopo il combattimento riprendi in mano tutte le carte che hai giocato, compresa questa (A12.4).
ankh-card-drought = Siccità
ankh-card-drought-help = Se vinci, ottieni 1 devozione in più per ogni tua miniatura su Deserto nella regione (A12.5).
ankh-card-flood = Inondazione
ankh-card-flood-help = Ottieni 1 seguace per ogni tua miniatura su Terreno Fertile nella regione, e queste miniature sopravvivono alla risoluzione (A12.6).
ankh-card-miracle = Miracolo
ankh-card-miracle-help = Dopo la risoluzione ottieni 1 devozione per ogni tua miniatura uccisa in questo combattimento (A12.7).
ankh-card-strength = forza +{ $strength }

## Azioni e tracciato Evento

ankh-action-move = Muovere le Miniature
ankh-action-move-help = Ogni tua miniatura può muoversi fino a 3 caselle (A5.1).
ankh-action-summon = Evocare una Miniatura
ankh-action-summon-help = Metti un guerriero o un guardiano dalla tua riserva accanto a una tua miniatura o a un tuo monumento (A5.3).
ankh-action-gain = Ottenere Seguaci
ankh-action-gain-help = Ottieni 1 seguace per ogni monumento, tuo o neutrale, accanto alle tue miniature (A5.4).
ankh-action-unlock = Sbloccare un Potere Ankh
ankh-action-unlock-help = Sacrifica seguaci per sbloccare un potere del tuo prossimo livello (A5.5).

ankh-event_space-control = Controllare un Monumento
ankh-event_space-control-help = Chi l'ha innescato può prendere un monumento neutrale accanto a una sua miniatura; se di neutrali non ce ne sono più, quello di un'altra divinità (A6.1, A6.2).
ankh-event_space-caravan = Carovana di Cammelli
ankh-event_space-caravan-help = Chi l'ha innescata può dividere in due una regione con una linea di al massimo 6 cammelli (A6.4).
ankh-event_space-conflict = Conflitto
ankh-event_space-conflict-help = Ogni regione si risolve nell'ordine del suo segnalino: tranquilla, dominata o contesa (A7.3).

## Luoghi

ankh-scenario-middle_kingdom = Medio Regno
ankh-scenario-old_kingdom = Antico Regno
ankh-region = Regione { $n }
ankh-terrain-fertile = Terreno Fertile
ankh-terrain-desert = Deserto
ankh-terrain-water = Acqua
ankh-space = Riga { $row }, colonna { $column }
ankh-side = { $space } { $direction }
ankh-direction-N = N
ankh-direction-N-long = nord
ankh-direction-NE = NE
ankh-direction-NE-long = nord-est
ankh-direction-SE = SE
ankh-direction-SE-long = sud-est
ankh-direction-S = S
ankh-direction-S-long = sud
ankh-direction-SW = SO
ankh-direction-SW-long = sud-ovest
ankh-direction-NW = NO
ankh-direction-NW-long = nord-ovest

## Di che cosa è fatta la forza

ankh-source-figures = Miniature
ankh-source-cancelled = Annullata
ankh-source-resplendent = Risplendente
ankh-source-trapped = Guerrieri intrappolati
ankh-source-temples = Templi
ankh-source-cards = Carte
ankh-source-total = Totale

## Etichette del tavolo

ankh-label-devotion = Devozione
ankh-label-red = Sezione rossa
ankh-label-followers = Seguaci
ankh-number-devotion = devozione
ankh-number-followers = seguaci
ankh-label-ankhs = Segnalini Ankh
ankh-label-warriors = Guerrieri
ankh-label-guardians = Guardiani
ankh-label-monuments = Monumenti
ankh-label-powers = Poteri
ankh-label-cards = Carte
ankh-label-hand = In mano
ankh-label-played = Giocate
ankh-label-pool = Riserva
ankh-label-supply = Riserva generale
ankh-label-camels = Cammelli
ankh-label-trapped = Intrappolati
ankh-label-tiles = Tessere Aldilà
ankh-label-suns = Segnalini Sole
ankh-label-order = Ordine di Conflitto
ankh-label-actions = Azioni
ankh-label-events = Eventi
ankh-label-tie_breaker = Spareggio
ankh-label-tie_breaker-used = Spareggio, usato
ankh-label-two_cards-ready = Due carte: disponibile
ankh-label-two_cards-used = Due carte: già usato
ankh-label-neutral = neutrale
ankh-label-forgotten = divinità dimenticata
ankh-label-merged = { $upper }-{ $lower }
ankh-label-level = Livello { $level }

## Cause: perché è successo qualcosa

ankh-cause-action = azione
ankh-cause-move = Muovere le Miniature
ankh-cause-summon = Evocare una Miniatura
ankh-cause-gain = Ottenere Seguaci
ankh-cause-unlock = nuovo potere
ankh-cause-control = Controllare un Monumento
ankh-cause-caravan = Carovana di Cammelli
ankh-cause-majority = maggioranze
ankh-cause-domination = dominio
ankh-cause-victory = vittoria
ankh-cause-defeat = sconfitta
ankh-cause-merge = unione
ankh-cause-forgotten = divinità dimenticata
ankh-cause-commanding = { ankh-power-commanding }
ankh-cause-inspiring = { ankh-power-inspiring }
ankh-cause-omnipresent = { ankh-power-omnipresent }
ankh-cause-revered = { ankh-power-revered }
ankh-cause-resplendent = { ankh-power-resplendent }
ankh-cause-obelisk_attuned = { ankh-power-obelisk_attuned }
ankh-cause-temple_attuned = { ankh-power-temple_attuned }
ankh-cause-pyramid_attuned = { ankh-power-pyramid_attuned }
ankh-cause-glorious = { ankh-power-glorious }
ankh-cause-magnanimous = { ankh-power-magnanimous }
ankh-cause-bountiful = { ankh-power-bountiful }
ankh-cause-worshipful = { ankh-power-worshipful }
ankh-cause-plague = { ankh-card-plague }
ankh-cause-build = { ankh-card-build }
ankh-cause-chariots = { ankh-card-chariots }
ankh-cause-cycle = { ankh-card-cycle }
ankh-cause-drought = { ankh-card-drought }
ankh-cause-flood = { ankh-card-flood }
ankh-cause-miracle = { ankh-card-miracle }
ankh-cause-mysterious_forms = { ankh-god-amun-ability }
ankh-cause-judge = { ankh-god-anubis-ability }
ankh-cause-judge_strength = { ankh-god-anubis-ability }
ankh-cause-ransom = riscatto
ankh-cause-protector = { ankh-god-isis-ability }
ankh-cause-underworld = Aldilà
ankh-cause-radiance = { ankh-god-ra-ability }
ankh-cause-cat_mummy = { ankh-guardian-cat_mummy }
ankh-cause-satet = { ankh-guardian-satet }
ankh-cause-apep = { ankh-guardian-apep }
ankh-cause-mummy = { ankh-guardian-mummy }
ankh-cause-giant_scorpion = { ankh-guardian-giant_scorpion }
ankh-cause-androsphinx = { ankh-guardian-androsphinx }

## Finali

ankh-ending-top-of-the-track = cima del tracciato Devozione
ankh-ending-sole-god = l'unica divinità non dimenticata
ankh-ending-most-devotion = la maggiore devozione dopo l'ultimo conflitto
ankh-ending-atheism = l'Egitto diventa ateo

## Da dove vengono il contenuto e le regole

ankh-origin-rulebook = regole stampate
ankh-origin-recovered = ricavato da altri dal gioco stampato
ankh-origin-reconstructed = ricostruito da noi
ankh-origin-own = creato da noi
ankh-mark-R = lo dice il regolamento
ankh-mark-F = mostrato solo dalle figure del regolamento, ricavato da letture pubbliche del gioco stampato
ankh-mark-Q = una risposta dell'editore, come viene citata in pubblico
ankh-mark-D = una nostra decisione dove le fonti tacciono o non concordano
ankh-table-board = il tabellone
ankh-table-cards = forza di una carta
ankh-table-guardians = livello di un guardiano
ankh-table-actions = tracciati Azione
ankh-table-events = tracciato Evento
ankh-table-devotion = tracciato Devozione
ankh-table-powers = guardiani che arrivano con i poteri
ankh-table-scenarios = scenario

## Parti delle righe del registro

ankh-part-figure = { $piece } ({ $space })
ankh-part-cards = { $side }: { $cards }
ankh-part-number = { $side } { $number }
ankh-part-devotion = { $cause } { $amount }

## Registro: una riga per ogni evento

ankh-event-FirstPlayer = Comincia { $seat }.
ankh-event-GodTaken = { $seat } gioca con { $god }.
ankh-event-GuardianChosen =
    { $figures ->
        [one] Guardiano di questa partita: { $guardian }, con { $figures } miniatura.
        [many] Guardiano di questa partita: { $guardian }, con { $figures } di miniature.
       *[other] Guardiano di questa partita: { $guardian }, con { $figures } miniature.
    }
ankh-event-BoardLaid = Il tabellone è preparato: { $scenario }.
ankh-event-TurnBegun = Inizia il turno di { $seat }.
ankh-event-ActionChosen =
    { $last ->
        [yes] { $seat } sceglie l'azione { $action }; l'indicatore raggiunge la fine del suo tracciato e innesca un evento.
       *[any] { $seat } sceglie l'azione { $action }.
    }
ankh-event-MarkerReturned = L'indicatore di { $action } torna alla partenza.
ankh-event-EventReached = Evento { $position }: { $event }.
ankh-event-Moved =
    { $cause_id ->
        [obelisk_attuned] { $side } muove { $piece_a } da { $start } a { $to }, al richiamo di un obelisco.
       *[any] { $side } muove { $piece_a } da { $start } a { $to }.
    }
ankh-event-Pushed = { $by }: Satet spinge { $piece_a } di { $side } da { $start } a { $to }.
ankh-event-Summoned =
    { $cause_id ->
        [mummy] { $side }: la { $piece } risorge in { $space }.
        [pyramid_attuned] { $side } evoca { $piece_a } in { $space }, accanto a una piramide.
        [underworld] { $side } evoca { $piece_a } in { $space }, dall'Aldilà.
       *[any] { $side } evoca { $piece_a } in { $space }.
    }
ankh-event-Radiant = { $side }: la miniatura in { $space } è Radiosa.
ankh-event-Aimed = { $side }: lo Scorpione Gigante in { $space } punta { $at }.
ankh-event-FollowersGained =
    { $amount ->
        [one] { $side } ottiene { $amount } seguace ({ $cause }).
        [many] { $side } ottiene { $amount } di seguaci ({ $cause }).
       *[other] { $side } ottiene { $amount } seguaci ({ $cause }).
    }
ankh-event-FollowersSpent =
    { $amount ->
        [one] { $side } sacrifica { $amount } seguace ({ $cause }).
        [many] { $side } sacrifica { $amount } di seguaci ({ $cause }).
       *[other] { $side } sacrifica { $amount } seguaci ({ $cause }).
    }
ankh-event-FollowersPaid =
    { $amount ->
        [one] { $to } riceve { $amount } seguace da { $side } ({ $cause }).
        [many] { $to } riceve { $amount } di seguaci da { $side } ({ $cause }).
       *[other] { $to } riceve { $amount } seguaci da { $side } ({ $cause }).
    }
ankh-event-PowerUnlocked = { $side } sblocca { $power }.
ankh-event-GuardianJoined = { $side } ottiene { $guardian_a } per la riserva.
ankh-event-MonumentTaken =
    { $lost_by_id ->
        [none] { $side } controlla ora { $monument_a } in { $space }, finora neutrale.
       *[any] { $side } controlla ora { $monument_a } in { $space }, finora di { $lost_by }.
    }
ankh-event-MonumentBuilt = { $side } costruisce { $monument_a } in { $space }.
ankh-event-MonumentDestroyed =
    { $lost_by_id ->
        [none] Distruzione in { $space }: { $monument } neutrale ({ $cause }).
       *[any] { $lost_by } perde { $monument_a } in { $space } ({ $cause }).
    }
ankh-event-CaravanPlaced =
    { $line_count ->
        [one] { $seat } dispone { $line_count } cammello attraverso la regione { $token }: la parte attorno a { $kept_by } (terra: { $sizes1 }) tiene il segnalino, quella attorno a { $given_to } (terra: { $sizes2 }) diventa la regione { $new_token }.
        [many] { $seat } dispone { $line_count } di cammelli attraverso la regione { $token }: la parte attorno a { $kept_by } (terra: { $sizes1 }) tiene il segnalino, quella attorno a { $given_to } (terra: { $sizes2 }) diventa la regione { $new_token }.
       *[other] { $seat } dispone { $line_count } cammelli attraverso la regione { $token }: la parte attorno a { $kept_by } (terra: { $sizes1 }) tiene il segnalino, quella attorno a { $given_to } (terra: { $sizes2 }) diventa la regione { $new_token }.
    }
ankh-event-TokensExchanged = { $seat } scambia i segnalini Ordine di Conflitto { $tokens }.
ankh-event-ConflictBegun = Inizia il conflitto { $number }; { $side } ha il segnalino Spareggio.
ankh-event-ConflictEnded = Il conflitto { $number } è finito.
ankh-event-RegionReached =
    { $outcome_id ->
        [quiet] La regione { $token } è tranquilla.
        [domination] Regione { $token }: dominio di { $sides }.
       *[any] Regione { $token }: combattimento tra { $sides }.
    }
ankh-event-BattleBegun = Combattimento per la regione { $token }: { $sides }.
ankh-event-BattleEnded = Il combattimento per la regione { $token } è finito.
ankh-event-TwoCardsAnnounced = { $side } annuncia due carte.
ankh-event-Sealed =
    { $what_id ->
        [offer] { $side } ha fatto un'offerta in segreto.
       *[any] { $side } ha scelto in segreto che cosa giocare.
    }
ankh-event-CardsRevealed = Carte: { $cards }.
ankh-event-Sheltered =
    { $spaces_count ->
        [one] { $side }: Inondazione mette al riparo la miniatura in { $spaces }.
        [many] { $side }: Inondazione mette al riparo le miniature in { $spaces }.
       *[other] { $side }: Inondazione mette al riparo le miniature in { $spaces }.
    }
ankh-event-OffersRevealed =
    { $spared_id ->
        [none] Offerte alle locuste: { $offers }. Non si salva nessuno.
       *[any] Offerte alle locuste: { $offers }. Si salva { $spared }.
    }
ankh-event-Killed =
    { $cause_id ->
        [plague]
            { $several ->
                [yes] { $side } perde miniature per le locuste: { $figures }.
               *[no] { $side } perde una miniatura per le locuste: { $figures }.
            }
       *[any]
            { $several ->
                [yes] { $side } perde miniature: { $figures }.
               *[no] { $side } perde una miniatura: { $figures }.
            }
    }
ankh-event-Trapped = { $by } intrappola un guerriero di { $side }.
ankh-event-Released =
    { $to_pool ->
        [yes] { $side }: guerrieri intrappolati che tornano nella riserva: { $amount }.
       *[any] { $side }: guerrieri intrappolati che lasciano il gioco: { $amount }.
    }
ankh-event-TieBroken = { $side } usa il segnalino Spareggio.
ankh-event-Resolved =
    { $victor_id ->
        [none] Forza: { $totals }. Nessuno vince il combattimento per la regione { $token }.
       *[any] Forza: { $totals }. { $victor } vince il combattimento per la regione { $token }.
    }
ankh-event-DevotionGained = { $side } ottiene { $amount } devozione ({ $parts }), ora { $to }.
ankh-event-DevotionLost = { $side } perde { $amount } devozione ({ $cause }), ora { $to }.
ankh-event-TilePlaced =
    { $start_id ->
        [none] { $side } mette una tessera Aldilà in { $space }.
       *[any] { $side } sposta una tessera Aldilà da { $start } a { $space }.
    }
ankh-event-CardsTakenBack = { $side } riprende in mano tutte le carte.
ankh-event-GodsMerged =
    { $followers ->
        [one] { $lower } si unisce con { $upper } sulla casella Devozione { $devotion } e porta { $followers } seguace.
        [many] { $lower } si unisce con { $upper } sulla casella Devozione { $devotion } e porta { $followers } di seguaci.
       *[other] { $lower } si unisce con { $upper } sulla casella Devozione { $devotion } e porta { $followers } seguaci.
    }
ankh-event-GuardiansPassed =
    { $to_id ->
        [none] { $guardian } lascia il gioco.
       *[any] { $guardian } ora serve { $to }.
    }
ankh-event-FiguresGone = { $side }: miniature, carte e segnalini lasciano il gioco ({ $cause }).
ankh-event-GodForgotten = L'Egitto dimentica { $side }.
ankh-event-GameWon =
    { $ending_id ->
        [top-of-the-track] { $side } raggiunge la cima del tracciato Devozione e vince la partita.
        [sole-god] { $side } è l'unica divinità non dimenticata e vince la partita.
       *[any] { $side } ha la maggiore devozione dopo l'ultimo conflitto e vince la partita.
    }
ankh-event-EgyptAtheist = Tutte le divinità sono dimenticate: l'Egitto diventa ateo e nessuno vince.

## Domande: a chi deve rispondere, e agli altri

ankh-ask-first_player = Chi comincia?
ankh-ask-first_player-other = { $seat } sceglie chi comincia.
ankh-ask-god = Scegli la tua divinità.
ankh-ask-god-other = { $seat } sceglie una divinità.
ankh-ask-guardian = Scegli il guardiano di livello { $about } per questa partita.
ankh-ask-guardian-other = { $seat } sceglie il guardiano di livello { $about }.
ankh-ask-scenario = Scegli lo scenario.
ankh-ask-scenario-other = { $seat } sceglie lo scenario.
ankh-ask-action =
    { $about_id ->
        [none] Scegli la tua azione.
       *[any] Scegli la tua seconda azione, da una riga sotto { $about }.
    }
ankh-ask-action-other =
    { $about_id ->
        [none] { $seat } sceglie un'azione.
       *[any] { $seat } sceglie una seconda azione, da una riga sotto { $about }.
    }
ankh-ask-move_figure = Scegli una miniatura da muovere, oppure termina.
ankh-ask-move_figure-other = { $seat } sceglie una miniatura da muovere.
ankh-ask-move_to = Dove va la miniatura in { $about }?
ankh-ask-move_to-other = { $seat } muove la miniatura in { $about }.
ankh-ask-push_to = Dove spinge Satet la miniatura in { $about2 }?
ankh-ask-push_to-other = { $seat }: Satet spinge la miniatura in { $about2 }.
ankh-ask-aim = Quali due caselle punta lo Scorpione Gigante in { $about }?
ankh-ask-aim-other = { $seat } orienta lo Scorpione Gigante in { $about }.
ankh-ask-summon = Scegli che cosa evocare, oppure termina.
ankh-ask-summon-other = { $seat } sceglie che cosa evocare.
ankh-ask-summon_to = Dove evochi la miniatura?
ankh-ask-summon_to-other = { $seat } sceglie dove evocare una miniatura.
ankh-ask-sun = Metti un segnalino Sole sulla miniatura in { $about }?
ankh-ask-sun-other = { $seat } decide se mettere un segnalino Sole sulla miniatura in { $about }.
ankh-ask-unlock = Scegli un potere da sbloccare, oppure nessuno.
ankh-ask-unlock-other = { $seat } sceglie un potere.
ankh-ask-control = Scegli un monumento da controllare, oppure nessuno.
ankh-ask-control-other = { $seat } sceglie un monumento da controllare.
ankh-ask-caravan =
    { $about_id ->
        [none] Scegli il lato da cui parte la tua carovana, oppure rinuncia.
       *[any] Dove prosegue la tua carovana? Cammelli finora: { $about_count }.
    }
ankh-ask-caravan-other = { $seat } dispone una carovana. Cammelli finora: { $about_count }.
ankh-ask-keep_token = La tua carovana divide la regione: quale parte tiene il segnalino Ordine di Conflitto?
ankh-ask-keep_token-other = { $seat } sceglie quale parte della regione tiene il segnalino Ordine di Conflitto.
ankh-ask-exchange = Scambi il segnalino Ordine di Conflitto { $about1 } o { $about2 } con quello di un'altra regione?
ankh-ask-exchange-other = { $seat } può scambiare il segnalino Ordine di Conflitto { $about1 } o { $about2 }.
ankh-ask-attuned_figure = Scegli una miniatura da richiamare ai tuoi obelischi, oppure termina.
ankh-ask-attuned_figure-other = { $seat } può richiamare miniature agli obelischi.
ankh-ask-attuned_to = Accanto a quale obelisco va la miniatura in { $about }?
ankh-ask-attuned_to-other = { $seat } richiama a un obelisco la miniatura in { $about }.
ankh-ask-two_cards = Annunci che giochi due carte in questo combattimento?
ankh-ask-two_cards-other = { $seat } può annunciare due carte.
ankh-ask-cards = Scegli in segreto che cosa giocare.
ankh-ask-cards-other = { $seat } sceglie in segreto che cosa giocare.
ankh-ask-build = Scegli che cosa costruire e dove, oppure non costruire nulla.
ankh-ask-build-other = { $seat } può costruire un monumento.
ankh-ask-offer = Quanti seguaci offri alle locuste, in segreto?
ankh-ask-offer-other = { $seat } fa in segreto un'offerta alle locuste.
ankh-ask-tie_breaker = Il combattimento è in parità: usi il segnalino Spareggio per vincere?
ankh-ask-tie_breaker-other = Il combattimento è in parità; { $seat } può usare il segnalino Spareggio.
ankh-ask-let_die = Le tue miniature Protette restano in vita: vuoi comunque lasciarne morire una?
ankh-ask-let_die-other = { $seat } decide quali miniature Protette restano in vita.
ankh-ask-trap = Di chi è il guerriero che intrappoli?
ankh-ask-trap-other = { $seat } può intrappolare un guerriero.
ankh-ask-mummy = Dove risorge la tua Mummia?
ankh-ask-mummy-other = { $seat } sceglie dove risorge una Mummia.
ankh-ask-tile = Scegli dove mettere una tessera Aldilà, oppure rinuncia.
ankh-ask-tile-other = { $seat } può mettere una tessera Aldilà.
ankh-ask-tile_from = Quale tessera Aldilà arriva in { $about }?
ankh-ask-tile_from-other = { $seat } sceglie quale tessera Aldilà arriva in { $about }.
ankh-ask-worship = Sacrifichi 2 seguaci per 1 devozione?
ankh-ask-worship-other = { $seat } può sacrificare 2 seguaci per 1 devozione.
ankh-ask-keep_guardian = Quale guardiano dell'altra divinità ti serve d'ora in poi? Basi libere: { $about }.
ankh-ask-keep_guardian-other = { $seat } sceglie quali guardiani tenere. Basi libere: { $about }.
ankh-ask-chance = Decide il caso.

## Risposte: che cosa significa ciascuna

ankh-option-done = Fatto
ankh-option-yes = Sì
ankh-option-no = No
ankh-option-first_player = Comincia { $seat }
ankh-option-god = { $god }
ankh-option-guardian = { $guardian }
ankh-option-scenario = { $scenario }
ankh-option-action = { $action }
ankh-option-move_figure = Muovi la miniatura in { $figure }
ankh-option-move_figure-done = Non muovere altro
ankh-option-move_to = Vai in { $space }
ankh-option-push_to = Spingi in { $space }
ankh-option-aim = Punta { $spaces }
ankh-option-summon =
    { $way_id ->
        [pyramid] Evoca { $piece_a } accanto alla piramide in { $space }
        [underworld] Evoca { $piece_a } su una tessera Aldilà
       *[any] Evoca { $piece_a }
    }
ankh-option-summon-done = Non evocare altro
ankh-option-summon_to = Evoca in { $space }
ankh-option-sun-yes = Metti un segnalino Sole
ankh-option-sun-no = Tieni il segnalino Sole
ankh-option-unlock = Sblocca { $power }
ankh-option-unlock-done = Non sbloccare nulla
ankh-option-control = Controlla il monumento in { $space }
ankh-option-control-done = Nessun monumento
ankh-option-caravan = Cammello su { $side }
ankh-option-caravan-done = Nessuna carovana
ankh-option-keep_token = La parte attorno a { $region }
ankh-option-exchange = Scambia { $tokens }
ankh-option-exchange-done = Non scambiare nulla
ankh-option-attuned_figure = Richiama la miniatura in { $figure }
ankh-option-attuned_figure-done = Non richiamare altro
ankh-option-attuned_to = Vai in { $space }
ankh-option-two_cards-yes = Annuncia due carte
ankh-option-two_cards-no = Gioca una carta
ankh-option-cards = Gioca { $cards }
ankh-option-build = Costruisci { $piece_a } in { $space }
ankh-option-build-done = Non costruire nulla
ankh-option-offer =
    { $amount ->
        [one] Offri { $amount } seguace
        [many] Offri { $amount } di seguaci
       *[other] Offri { $amount } seguaci
    }
ankh-option-tie_breaker-yes = Usalo e vinci
ankh-option-tie_breaker-no = Tienilo: nessuno vince
ankh-option-let_die = Lascia morire la miniatura in { $figure }
ankh-option-let_die-done = Tutte le altre restano in vita
ankh-option-trap = Intrappola un guerriero di { $god }
ankh-option-trap-done = Non intrappolare nessuno
ankh-option-mummy = Risorgi in { $space }
ankh-option-tile = Mettila in { $space }
ankh-option-tile-done = Nessuna tessera
ankh-option-tile_from = La tessera in { $space }
ankh-option-tile_from-side = Una tessera non ancora sul tabellone
ankh-option-worship-yes = Sacrifica 2 seguaci
ankh-option-worship-no = Tieni i seguaci
ankh-option-keep_guardian =
    { $figure_id ->
        [none] { $piece } dalla riserva
       *[any] Il guardiano in { $figure }
    }
