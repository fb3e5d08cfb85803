### What is said of a game of 10 Plagues that is over. $player has won, $rival is the best of the others.

summary-plagues-points = Points
summary-plagues-by-source = Points by source
summary-plagues-axis = Round

## Moments

summary-plagues-step-start = Beginning
summary-plagues-step-round = Round { $round }

## What decided it: how it was won

summary-plagues-won =
    { $lead ->
        [one] { $player } has { $points } points, { $lead } more than { $rival }.
       *[other] { $player } has { $points } points, { $lead } more than { $rival }.
    }
summary-plagues-by_card = { $player } and { $rival } both have { $points } points; { $player } is further on the province card, and that breaks the tie.
summary-plagues-by_nile = { $player } and { $rival } both have { $points } points and are level on the province card; { $player } is further up the Nile, and that breaks the tie.
summary-plagues-shared = { $players } have { $points } points each and are level on the province card and on the Nile: they share the victory.

## What made the difference

summary-plagues-comeback =
    { $lead ->
        [one] Before the last round { $rival } was still { $lead } point ahead of { $player }.
       *[other] Before the last round { $rival } was still { $lead } points ahead of { $player }.
    }
summary-plagues-penalties = Penalty cards cost { $rival } { $amount } points, and no more than that was missing in the end.
summary-plagues-discard = Tokens in the discard cost { $rival } { $amount } points, and no more than that was missing in the end.
summary-plagues-source = The greatest difference – { $source }: { $player } { $amount }, { $rival } { $other }.
summary-plagues-led_since = { $player } had been ahead of everyone since round { $round }.
