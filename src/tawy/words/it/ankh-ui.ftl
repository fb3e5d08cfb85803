### Il tavolo di Ankh a parole: etichette, suggerimenti e nomi per chi ascolta la pagina.

ankh-ui-comma = {", "}
ankh-ui-you = tu
ankh-ui-turn = di turno
ankh-ui-no-god = posto { $seat }
ankh-ui-gods = Le divinità
ankh-ui-dashboard = Azioni ed eventi
ankh-ui-more = Altro su { $god }

## La mappa

ankh-ui-map = Mappa dell'Egitto
ankh-ui-map-keys = Le frecce percorrono le caselle; Inizio, Pagina su, Fine e Pagina giù le percorrono in diagonale. N e P vanno alla casella successiva e alla precedente tra quelle che puoi scegliere. Invio sceglie.
ankh-ui-closer = Più vicino
ankh-ui-further = Più lontano
ankh-ui-place = riga { $row } colonna { $column }
ankh-ui-underworld = tessera Aldilà
ankh-ui-yours = { $what } (tu)
ankh-ui-of-god = { $what } ({ $god })
ankh-ui-neutral = { $what } neutrale
ankh-ui-radiant = Radiosa
ankh-ui-sheltered = in salvo con Inondazione
ankh-ui-adjacent = accanto a { $what }
ankh-ui-choosable = si può scegliere
ankh-ui-side-name = lato { $side } di riga { $row } colonna { $column }
ankh-ui-region-size =
    { $land ->
        [one] Regione { $number }, { $land } casella di terra
        [many] Regione { $number }, { $land } di caselle di terra
       *[other] Regione { $number }, { $land } caselle di terra
    }
ankh-ui-god-strength = { $god } { $total }
ankh-count-figures = miniature sulla mappa
ankh-count-monuments = monumenti
ankh-count-strength = forza nella regione { $region }
ankh-ui-order-help = Chi si trova in ogni regione, e con quanta forza senza le carte.

## Azioni, eventi, devozione

ankh-ui-action-uses = { $action }, usata { $used } su { $last }
ankh-ui-brings = il prossimo uso innesca: { $event }
ankh-ui-event-control = Controllare un Monumento
ankh-ui-event-caravan = Carovana di Cammelli
ankh-ui-event-conflict = Conflitto
ankh-ui-conflict = Conflitto { $number }
ankh-ui-then-merge = poi le due divinità più in basso si uniscono
ankh-ui-then-forget = poi le divinità sul rosso vengono dimenticate
ankh-ui-then-end = poi la partita finisce
ankh-ui-next-event = Prossimo evento: { $event }
ankh-ui-ahead-merge = unione tra { $events }
ankh-ui-ahead-merge-now = unione dopo questo conflitto
ankh-ui-ahead-forget = oblio tra { $events }
ankh-ui-ahead-forget-now = oblio dopo questo conflitto
ankh-ui-ahead-end = fine tra { $events }
ankh-ui-ahead-end-now = l'ultimo conflitto
ankh-ui-no-event = Non restano eventi
ankh-ui-over = La partita è finita
ankh-ui-devotion-of = { $god } { $space }
ankh-ui-on-red = Su una casella rossa.
ankh-ui-would-merge = Tra le due più in basso, che si uniscono dopo il terzo conflitto.
ankh-ui-red-help = Chi si trova qui quando finisce il quarto conflitto è dimenticato e fuori dal gioco.
ankh-ui-merging = Queste due si uniscono
ankh-ui-merging-help = Le due divinità più in basso diventano una quando finisce il terzo conflitto.

## Divinità

ankh-ui-followers =
    { $count ->
        [one] { $count } seguace
        [many] { $count } di seguaci
       *[other] { $count } seguaci
    }
ankh-ui-ankhs =
    { $count ->
        [one] { $count } segnalino Ankh per i monumenti
        [many] { $count } di segnalini Ankh per i monumenti
       *[other] { $count } segnalini Ankh per i monumenti
    }
ankh-ui-warriors = Guerrieri: { $pool } nella riserva, { $out } sul tabellone
ankh-ui-trapped =
    { $count ->
        [one] { $count } guerriero intrappolato da Anubi
        [many] { $count } di guerrieri intrappolati da Anubi
       *[other] { $count } guerrieri intrappolati da Anubi
    }
ankh-ui-guardian = { $guardian }: { $pool } nella riserva, { $out } sul tabellone
ankh-ui-slots = Guerrieri intrappolati: { $count } su 3
ankh-ui-tiles = Tessere Aldilà rimaste: { $count }
ankh-ui-suns = Segnalini Sole rimasti: { $count }
ankh-ui-card-held = { $card } +{ $strength }, in mano
ankh-ui-card-played = { $card } +{ $strength }, giocata
ankh-ui-power-held = { $power }, livello { $level }, sbloccato
ankh-ui-power-locked = { $power }, livello { $level }, non sbloccato

## Combattimento

ankh-ui-battle = Combattimento per la regione { $number }
ankh-ui-step-start = Inizio
ankh-ui-step-cards = Carte
ankh-ui-step-build = Costruzione
ankh-ui-step-plague = Piaga
ankh-ui-step-resolution = Risoluzione
ankh-ui-step-after = Dopo
ankh-ui-thinking = sta scegliendo…
ankh-ui-sealed = scelta fatta
ankh-ui-victor = vince
ankh-ui-fallen = perdite: { $count }
ankh-ui-offered = offerta: { $count }
ankh-ui-still-holds = { $god } ha ancora in mano { $cards }
ankh-ui-your-cards = Le tue carte Combattimento
ankh-ui-your-secret = La tua scelta sigillata: { $what }
ankh-ui-pick-two = Scegli due carte
ankh-ui-play-cards = Gioca { $cards }
ankh-ui-offer-label = Seguaci da offrire
ankh-ui-less = Uno in meno
ankh-ui-more-followers = Uno in più
ankh-ui-offer =
    { $count ->
        [one] Offri { $count } seguace
        [many] Offri { $count } di seguaci
       *[other] Offri { $count } seguaci
    }
ankh-ui-result-won = { $god } vince il combattimento per la regione { $number }
ankh-ui-result-none = Nessuno vince il combattimento per la regione { $number }
ankh-ui-result-tie = Ha deciso il segnalino Spareggio.
ankh-ui-result-lost = Perde: { $figures }
ankh-ui-amount = { $what } { NUMBER($amount, signDisplay: "exceptZero") }
ankh-ui-times = { $what } × { $count }

## Grandi momenti

ankh-ui-merged = { $upper } e { $lower } diventano una cosa sola
ankh-ui-merged-text = Condividono seguaci, miniature e destino.
ankh-ui-forgotten = L'Egitto dimentica { $god }
ankh-ui-won = { $god } vince
ankh-ui-atheist = Tutte le divinità sono dimenticate. L'Egitto diventa ateo.
