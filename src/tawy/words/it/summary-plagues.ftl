### Che cosa si dice di una partita di 10 Piaghe finita. $player ha vinto, $rival è il migliore degli altri.

summary-plagues-points = Punti
summary-plagues-by-source = Punti per fonte
summary-plagues-axis = Round

## Momenti

summary-plagues-step-start = Inizio
summary-plagues-step-round = Round { $round }

## Che cosa ha deciso: come si è vinto

summary-plagues-won = { $player } ha { $points } punti, { $lead } più di { $rival }.
summary-plagues-by_card = { $player } e { $rival } hanno { $points } punti; { $player } è più avanti sulla carta provincia, e questo risolve la parità.
summary-plagues-by_nile = { $player } e { $rival } hanno { $points } punti e sono pari sulla carta provincia; { $player } è più avanti sul Nilo, e questo risolve la parità.
summary-plagues-shared = { $players } hanno { $points } punti e sono pari sulla carta provincia e sul Nilo: la vittoria è condivisa.

## Che cosa ha fatto la differenza

summary-plagues-comeback =
    { $lead ->
        [one] Prima dell'ultimo round { $rival } aveva ancora { $lead } punto di vantaggio su { $player }.
        [many] Prima dell'ultimo round { $rival } aveva ancora { $lead } punti di vantaggio su { $player }.
       *[other] Prima dell'ultimo round { $rival } aveva ancora { $lead } punti di vantaggio su { $player }.
    }
summary-plagues-penalties = Le carte penalità sono costate { $amount } punti a { $rival }, e alla fine non ne mancavano di più.
summary-plagues-discard = I segnalini negli scarti sono costati { $amount } punti a { $rival }, e alla fine non ne mancavano di più.
summary-plagues-source = La differenza maggiore – { $source }: { $player } { $amount }, { $rival } { $other }.
summary-plagues-led_since = { $player } era davanti a tutti dal round { $round }.
