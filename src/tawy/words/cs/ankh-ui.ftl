### Stůl hry Ankh slovy: popisky, nápovědy a názvy pro ty, kdo stránku poslouchají.

ankh-ui-comma = {", "}
ankh-ui-you = vy
ankh-ui-turn = na tahu
ankh-ui-no-god = místo { $seat }
ankh-ui-gods = Bohové
ankh-ui-dashboard = Akce a události
ankh-ui-more = Podrobnosti: { $god }

## Mapa

ankh-ui-map = Mapa Egypta
ankh-ui-map-keys = Šipkami se pohybujete po polích; klávesami Home, Page Up, End a Page Down šikmo. N a P přejdou na další a předchozí pole, které lze vybrat. Enter vybírá.
ankh-ui-closer = Přiblížit
ankh-ui-further = Oddálit
ankh-ui-place = řada { $row } sloupec { $column }
ankh-ui-underworld = žeton podsvětí
ankh-ui-yours = vlastní { $what }
ankh-ui-of-god = { $what } ({ $god })
ankh-ui-neutral = neutrální { $what }
ankh-ui-radiant = zářivá figura
ankh-ui-sheltered = chráněná Záplavou
ankh-ui-adjacent = vedle: { $what }
ankh-ui-choosable = lze vybrat
ankh-ui-side-name = řada { $row } sloupec { $column }, hrana { $side }
ankh-ui-region-size =
    { $land ->
        [one] Oblast { $number }, { $land } pole souše
        [few] Oblast { $number }, { $land } pole souše
        [many] Oblast { $number }, { $land } pole souše
       *[other] Oblast { $number }, { $land } polí souše
    }
ankh-ui-god-strength = { $god } { $total }
ankh-count-figures = figury na mapě
ankh-count-monuments = monumenty
ankh-count-strength = síla v oblasti { $region }
ankh-ui-order-help = Kdo je ve které oblasti a jakou má sílu bez karet.

## Akce, události, zbožnost

ankh-ui-action-uses = { $action }, použito { $used } z { $last }
ankh-ui-brings = další použití přinese: { $event }
ankh-ui-event-control = Ovládnutí monumentu
ankh-ui-event-caravan = Velbloudí karavana
ankh-ui-event-conflict = Konflikt
ankh-ui-conflict = Konflikt { $number }
ankh-ui-then-merge = poté se spojí dva poslední bohové
ankh-ui-then-forget = poté upadnou v zapomnění bohové v červené části
ankh-ui-then-end = poté hra končí
ankh-ui-next-event = Další událost: { $event }
ankh-ui-ahead-merge = spojení za { $events }
ankh-ui-ahead-merge-now = spojení po tomto konfliktu
ankh-ui-ahead-forget = zapomnění za { $events }
ankh-ui-ahead-forget-now = zapomnění po tomto konfliktu
ankh-ui-ahead-end = konec za { $events }
ankh-ui-ahead-end-now = poslední konflikt
ankh-ui-no-event = Žádná událost už nezbývá
ankh-ui-over = Hra skončila
ankh-ui-devotion-of = { $god } { $space }
ankh-ui-on-red = Na červeném poli.
ankh-ui-would-merge = Jeden ze dvou posledních, kteří se po třetím konfliktu spojí.
ankh-ui-red-help = Kdo tu stojí, když skončí čtvrtý konflikt, je zapomenut a ve hře končí.
ankh-ui-merging = Tito dva se spojí
ankh-ui-merging-help = Dva poslední bohové se stanou jedním, jakmile skončí třetí konflikt.

## Bohové

ankh-ui-followers =
    { $count ->
        [one] { $count } stoupenec
        [few] { $count } stoupenci
        [many] { $count } stoupence
       *[other] { $count } stoupenců
    }
ankh-ui-ankhs =
    { $count ->
        [one] { $count } žeton Ankh pro monumenty
        [few] { $count } žetony Ankh pro monumenty
        [many] { $count } žetonu Ankh pro monumenty
       *[other] { $count } žetonů Ankh pro monumenty
    }
ankh-ui-warriors = Válečníci: v zásobě { $pool }, na plánu { $out }
ankh-ui-trapped =
    { $count ->
        [one] { $count } válečník polapený Anubem
        [few] { $count } válečníci polapení Anubem
        [many] { $count } válečníka polapeného Anubem
       *[other] { $count } válečníků polapených Anubem
    }
ankh-ui-guardian = { $guardian }: v zásobě { $pool }, na plánu { $out }
ankh-ui-slots = Polapení válečníci: { $count } ze 3
ankh-ui-tiles = Zbývající žetony podsvětí: { $count }
ankh-ui-suns = Zbývající sluneční žetony: { $count }
ankh-ui-card-held = { $card } +{ $strength }, v ruce
ankh-ui-card-played = { $card } +{ $strength }, zahraná
ankh-ui-power-held = { $power }, úroveň { $level }, odemčená
ankh-ui-power-locked = { $power }, úroveň { $level }, zamčená

## Boj

ankh-ui-battle = Boj o oblast { $number }
ankh-ui-step-start = Začátek
ankh-ui-step-cards = Karty
ankh-ui-step-build = Stavba
ankh-ui-step-plague = Zamoření
ankh-ui-step-resolution = Vyhodnocení
ankh-ui-step-after = Poté
ankh-ui-thinking = vybírá…
ankh-ui-sealed = vybráno
ankh-ui-victor = vítězí
ankh-ui-fallen = padlí: { $count }
ankh-ui-offered = nabídka: { $count }
ankh-ui-still-holds = { $god } má stále v ruce: { $cards }
ankh-ui-your-cards = Vaše bojové karty
ankh-ui-your-secret = Vaše tajná volba: { $what }
ankh-ui-pick-two = Vyberte dvě karty
ankh-ui-play-cards = Zahrát: { $cards }
ankh-ui-offer-label = Kolik stoupenců nabídnout
ankh-ui-less = O jednoho méně
ankh-ui-more-followers = O jednoho více
ankh-ui-offer =
    { $count ->
        [one] Nabídnout { $count } stoupence
        [few] Nabídnout { $count } stoupence
        [many] Nabídnout { $count } stoupence
       *[other] Nabídnout { $count } stoupenců
    }
ankh-ui-result-won = Boj o oblast { $number } vyhrává { $god }
ankh-ui-result-none = Boj o oblast { $number } nevyhrává nikdo
ankh-ui-result-tie = Rozhodl žeton nerozhodného boje.
ankh-ui-result-lost = Ztráty: { $figures }
ankh-ui-amount = { $what } { NUMBER($amount, signDisplay: "exceptZero") }
ankh-ui-times = { $what } × { $count }

## Velké okamžiky

ankh-ui-merged = { $upper } a { $lower } se spojují v jedno
ankh-ui-merged-text = Sdílejí stoupence, figury i osud.
ankh-ui-forgotten = { $god } upadá v zapomnění
ankh-ui-won = { $god } vítězí
ankh-ui-atheist = Všichni bohové jsou zapomenuti. Egypt se stává ateistickým.
