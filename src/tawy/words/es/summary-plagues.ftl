### Lo que se dice de una partida de 10 Plagas que ha terminado. $player ha ganado, $rival es lo mejor del resto.

summary-plagues-points = Puntos
summary-plagues-by-source = Puntos según su origen
summary-plagues-axis = Ronda

## Momentos

summary-plagues-step-start = Principio
summary-plagues-step-round = Ronda { $round }

## Qué lo decidió: cómo se ganó

summary-plagues-won = { $player } tiene { $points } puntos, { $lead } más que { $rival }.
summary-plagues-by_card = { $player } y { $rival } tienen { $points } puntos; { $player } está más adelante en la carta de provincia, y eso deshace el empate.
summary-plagues-by_nile = { $player } y { $rival } tienen { $points } puntos y están igual en la carta de provincia; { $player } está más adelante en el Nilo, y eso deshace el empate.
summary-plagues-shared = { $players } tienen { $points } puntos y están igual en la carta de provincia y en el Nilo: comparten la victoria.

## Qué marcó la diferencia

summary-plagues-comeback =
    { $lead ->
        [one] Antes de la última ronda { $rival } aún llevaba { $lead } punto de ventaja a { $player }.
        [many] Antes de la última ronda { $rival } aún llevaba { $lead } puntos de ventaja a { $player }.
       *[other] Antes de la última ronda { $rival } aún llevaba { $lead } puntos de ventaja a { $player }.
    }
summary-plagues-penalties = Las cartas de penalización le costaron { $amount } puntos a { $rival }, y al final no faltó más que eso.
summary-plagues-discard = Las fichas del descarte le costaron { $amount } puntos a { $rival }, y al final no faltó más que eso.
summary-plagues-source = La mayor diferencia – { $source }: { $player } { $amount }, { $rival } { $other }.
summary-plagues-led_since = { $player } iba por delante de todos desde la ronda { $round }.
