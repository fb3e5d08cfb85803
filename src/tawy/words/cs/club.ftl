# Club nights: announced, gathered, seated round by round, and their standing.

## Announcing
club-new-title = Klubový večer: { $game }
club-new-lead = Sejděte se ve 4 až 64 lidech na několik kol. Tawy je posadí tak, aby se potkali s těmi, s kým ještě nehráli, a vede pořadí.
club-name = Název večera
club-tables = Stoly a kola
club-size = Lidí u stolu
club-sizes = Když to nevyjde, smí sedět také
club-size-of = stoly po { $size }
club-rounds = Kola
club-pace = Jak se hraje
club-pace-live = Naráz
club-pace-days = Po dnech
club-minutes = Minut na příchod ke stolu
club-minutes-note = Za toho, kdo do té doby nepřijde, hraje bot, dokud nepřijde.
club-days = Dní na kolo
club-turn-days = Dní na tah, nejvýš
club-days-note = Když dny uplynou, za koho se čeká, hraje bot a začíná další kolo. Nedohrané hry pokračují a počítají se, až skončí.
club-by-itself = Další kolo začne samo minutu poté, co dohrají všechny stoly
club-public = Na stoly se smí dívat kdokoli
club-announce = Vyhlásit a zvát

## Invitation
club-invited-title = { $host } vás zve na klubový večer „{ $name }“
club-people-count =
    { $count ->
        [one] účastní se { $count } člověk
        [few] účastní se { $count } lidé
        [many] účastní se { $count } lidí
       *[other] účastní se { $count } lidí
    }
club-rounds-count =
    { $count ->
        [one] { $count } kolo
        [few] { $count } kola
        [many] { $count } kol
       *[other] { $count } kol
    }
club-live-note = Hraje se naráz
club-days-count =
    { $count ->
        [one] { $count } den na kolo
        [few] { $count } dny na kolo
        [many] { $count } dní na kolo
       *[other] { $count } dní na kolo
    }
club-take-part = Zúčastnit se
club-late = { $round }. kolo z { $count } už začalo: hrajete od dalšího.

## Who takes part
club-people = Kdo se účastní
club-host = hostitel
club-you = vy
club-here = je tady
club-not-here = teď tu není
club-gone-left = odešel
club-gone-removed = vyloučen
club-short =
    { $count ->
        [one] K zahájení chybí { $count } člověk.
        [few] K zahájení chybí { $count } lidé.
        [many] K zahájení chybí { $count } lidí.
       *[other] K zahájení chybí { $count } lidí.
    }
club-would-be = Kdyby se začalo teď: stoly po { $sizes }.
club-would-sit-out =
    { $count ->
        [one] { $count } člověk by nehrál.
        [few] { $count } lidé by nehráli.
        [many] { $count } lidí by nehrálo.
       *[other] { $count } lidí by nehrálo.
    }
club-wait-host = Hostitel zahájí první kolo, až budou všichni.
club-send-away = Vyloučit: { $name }
club-send-away-sure = Vyloučit { $name }? Už se nebude účastnit a odkaz ho nepustí dovnitř.
club-hand-over = Předat večer: { $name }
club-hand-over-sure = Předat večer hráči { $name }? Vy už pak hostitelem nebudete.
club-quit = Odejít z večera
club-quit-sure = Odejít z večera? Vaši hru dohraje bot; v dalších kolech nebudete mít místo.
club-call-off = Zrušit večer
club-call-off-sure = Zrušit klubový večer? Nikdo už nebude moci přijít.
club-end = Ukončit večer
club-end-sure = Ukončit večer hned? Pořadí je konečné; nedohrané stoly se nepočítají.

## Rounds
club-round = { $round }. kolo
club-begin = Zahájit { $round }. kolo
club-next-in = { $round }. kolo začne za { $time }.
club-next-host = Další kolo zahájí hostitel.
club-come-by = Ke stolu přijďte do { $time }: pak za chybějící hraje bot.
club-over-on = Kolo končí { $time }; pak hraje bot za toho, na koho se čeká.
club-your-table = Ke svému stolu
club-your-turn = Jste na tahu
club-you-sit-out = Toto kolo nehrajete: platí to za půl bodu.
club-you-next = Hrajete od příštího kola.
club-table = Stůl { $number }
club-watch = Dívat se na stůl { $number }
club-look-back = Přehrát stůl { $number }
club-awaited = čeká se už { $time }
club-not-come = ještě nepřišel
club-bot-plays = hraje bot
club-bot-ended = nepřítomen: dohrál bot
club-table-opening = otevírá se
club-table-running = hraje se
club-table-over = dohráno
club-table-uncounted = nepočítá se
club-won = vyhrál
club-got =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
club-score = skóre { $score }
club-sat-out = Nehráli: { $names }
club-stand-in = Stůl { $number }: bot za toho, na koho se čeká
club-discount = Nepočítat stůl { $number }
club-discount-sure = Nepočítat stůl { $number }? Nikdo za něj nic nedostane a další kolo nemusí čekat.
club-earlier = Předchozí kola

## Standing
club-standing = Pořadí
club-final = Konečné pořadí
club-winner =
    { $count ->
        [one] Klubový večer vyhrává { $names }
        [few] O první místo se dělí { $names }
        [many] O první místo se dělí { $names }
       *[other] O první místo se dělí { $names }
    }
club-col-place = Místo
club-col-name = Jméno
club-col-wins = Výhry
club-col-points = Body
club-col-direct = Vzájemně
club-col-strength = Síla
club-col-played = Kola
club-absent =
    { $count ->
        [one] chyběl v { $count } kole
        [few] chyběl v { $count } kolech
        [many] chyběl v { $count } kolech
       *[other] chyběl v { $count } kolech
    }
club-rule = Jak se počítá
club-rule-wins = Nejdřív výhry: hry vyhrané podle pravidel hry.
club-rule-points = Pak body: podíl ostatních u stolu, které jste předstihli. Ze čtyř má první 1, druhý 0,67, třetí 0,33, poslední 0; nerozhodně platí polovinu.
club-rule-absent = Kdo na konci hry není, za toho dohraje bot, je u stolu poslední a nedostane nic.
club-rule-nothing = Kolo bez hry platí půl bodu. Hra ukončená dohodou, nebo ta, kterou hostitel nepočítá, neplatí nikomu nic.
club-rule-direct = Při shodě obojího rozhoduje vzájemný výsledek, výhry minus prohry („vzájemně“).
club-rule-strength = Stále shodně: síla těch, s kým jste hráli, průměr jejich bodů na kolo („síla“). Kdo je shodný ve všem, dělí se o místo.
