### Co se říká o skončené hře 10 ran. $player vyhrává, $rival je nejlepší z ostatních.

summary-plagues-points = Body
summary-plagues-by-source = Body podle zdroje
summary-plagues-axis = Kolo

## Okamžiky

summary-plagues-step-start = Začátek
summary-plagues-step-round = Kolo { $round }

## Co rozhodlo: jak se vyhrálo

summary-plagues-won =
    { $lead ->
        [one] { $player } má { $points } b., o { $lead } bod víc než { $rival }.
        [few] { $player } má { $points } b., o { $lead } body víc než { $rival }.
        [many] { $player } má { $points } b., o { $lead } bodu víc než { $rival }.
       *[other] { $player } má { $points } b., o { $lead } bodů víc než { $rival }.
    }
summary-plagues-by_card = { $player } i { $rival } mají { $points } b.; dále na kartě provincie stojí { $player }, a to rozhodlo.
summary-plagues-by_nile = { $player } i { $rival } mají { $points } b. a na kartě provincie stojí stejně; dále na Nilu je { $player }, a to rozhodlo.
summary-plagues-shared = { $players } mají shodně { $points } b. a stejně stojí i na kartě provincie a na Nilu: o vítězství se dělí.

## Co rozhodlo o rozdílu

summary-plagues-comeback =
    { $lead ->
        [one] Ještě před posledním kolem vede { $rival } o { $lead } bod; nakonec je vpředu { $player }.
        [few] Ještě před posledním kolem vede { $rival } o { $lead } body; nakonec je vpředu { $player }.
        [many] Ještě před posledním kolem vede { $rival } o { $lead } bodu; nakonec je vpředu { $player }.
       *[other] Ještě před posledním kolem vede { $rival } o { $lead } bodů; nakonec je vpředu { $player }.
    }
summary-plagues-penalties = { $rival } má za trestné karty minus { $amount }, a víc než to na konci nechybělo.
summary-plagues-discard = { $rival } má za žetony v odkladišti minus { $amount }, a víc než to na konci nechybělo.
summary-plagues-source = Největší rozdíl – { $source }: { $player } { $amount }, { $rival } { $other }.
summary-plagues-led_since = Od { $round }. kola vede přede všemi { $player }.
