### Co se kreslí z 10 ran egyptských: popisky, výhledy a volby. Názvy věcí jsou v plagues.ftl.

## Malé části

plagues-ui-comma = {", "}
plagues-ui-or = {" nebo "}
plagues-ui-or-short = nebo
plagues-ui-empty = prázdné
plagues-ui-close = Zavřít
plagues-ui-choosable = { $what }, lze vybrat
plagues-ui-number-of = { $number } × { $what }
plagues-ui-of = { $have } / { $need }
plagues-ui-source = { $source } { NUMBER($amount, signDisplay: "exceptZero") }
plagues-ui-you = vy
plagues-ui-you-have = Máte { $number }
plagues-ui-asked = na tahu

## Společná deska

plagues-ui-market = Trh a faraonovy karty
plagues-ui-slot = Pozice { $slot }: { $token }
plagues-ui-favour-free = volná
plagues-ui-favour-spent = utracená do konce kola
plagues-ui-favour-held = má ji { $player }
plagues-ui-hebrews-waiting =
    { $number ->
        [0] Nečeká žádný Hebrej hodnoty { $value }
        [one] Čeká 1 Hebrej hodnoty { $value }
        [few] Čekají { $number } Hebrejové hodnoty { $value }
        [many] Čeká { $number } Hebreje hodnoty { $value }
       *[other] Čeká { $number } Hebrejů hodnoty { $value }
    }
plagues-ui-deck =
    { $cards ->
        [one] 1 karta v balíčku
        [few] { $cards } karty v balíčku
        [many] { $cards } karty v balíčku
       *[other] { $cards } karet v balíčku
    }
plagues-ui-no-land = Žádné vyložené
plagues-ui-no-plague = Zatím žádná rána
plagues-ui-no-loss = Zatím žádné ztráty
plagues-ui-part = Část { $number }
plagues-ui-ankhs-cancel =
    { $ankhs ->
        [one] 1 zruší část
        [few] { $ankhs } zruší část
        [many] { $ankhs } zruší část
       *[other] { $ankhs } zruší část
    }
plagues-ui-phases = Fáze kola
plagues-ui-round-asks =
    { $moses ->
        [yes] Kolo { $round }: tribut { $tribute }, potřebné Ankhy { $ankhs }; na konci pomáhá Mojžíš
       *[no] Kolo { $round }: tribut { $tribute }, potřebné Ankhy { $ankhs }
    }
plagues-ui-soldiers-counted = Vojáci spočítaní v tomto kole: { $soldiers }
plagues-ui-soldiers-forecast = Vojáci: { $soldiers }. Zatím { $place }. místo v příštím pořadí.
plagues-ui-left = Co zbývá
plagues-ui-left-supply =
    { $tokens ->
        [one] 1 žeton v zásobě
        [few] { $tokens } žetony v zásobě
        [many] { $tokens } žetonu v zásobě
       *[other] { $tokens } žetonů v zásobě
    }
plagues-ui-left-end = do konce hry ještě { $tokens }
plagues-ui-left-last = Toto je poslední kolo
plagues-ui-left-plagues =
    { $plagues ->
        [one] zbývá 1 rána
        [few] zbývají { $plagues } rány
        [many] zbývá { $plagues } rány
       *[other] zbývá { $plagues } ran
    }
plagues-ui-left-losses =
    { $losses ->
        [one] zbývá 1 karta ztrát
        [few] zbývají { $losses } karty ztrát
        [many] zbývá { $losses } karty ztrát
       *[other] zbývá { $losses } karet ztrát
    }
plagues-ui-gone = mimo hru: { $number }
plagues-ui-to-come = zbývá
plagues-ui-other-tables = Tato hra má vlastní tabulky: zde uvedené údaje se mohou lišit.

## Provincie

plagues-ui-your-province = Vaše provincie
plagues-ui-others = Ostatní provincie
plagues-ui-open-province = { $summary }. Zobrazit celou provincii
plagues-ui-power =
    { $used ->
        [yes] Schopnost provincie { $province }, v tomto kole použitá
       *[no] Schopnost provincie { $province }
    }
plagues-ui-automa-help = Otáčí své kostky, neplatí tribut a nic netrpí.
plagues-ui-automa-dice = Kostky automy: otočené { $shown }, lícem dolů { $down }
plagues-ui-space = { $area }, řada { $row }, sloupec { $column }
plagues-ui-gap =
    { $active ->
        [yes] { $bonus }: aktivní
       *[no] { $bonus }: neaktivní
    }
plagues-ui-row =
    { $complete ->
        [yes] Řada tří různých: Ankh
       *[no] Neúplná řada
    }
plagues-ui-claim-full = plné: 2 kroky rozvoje, provincie +2
plagues-ui-claim-won = bonus získán
plagues-ui-boat-at = Loď na poli { $at } Nilu
plagues-ui-dev-at = { $track }: hodnota { $points }
plagues-ui-card = Provincie
plagues-ui-card-at = Karta provincie: { $at } z { $last }
plagues-ui-mark-hebrew = Hebrej podle vlastní volby
plagues-ui-mark-market = libovolný žeton z trhu
plagues-ui-mark-dev = 2 kroky rozvoje
plagues-ui-mark-two = dvě zvláštní akce za kolo
plagues-ui-mark-ankh = Ankh
plagues-ui-mark-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
plagues-ui-mark-won = Získáno
plagues-ui-freed = Osvobození Hebrejové: { $count }, součet { $sum }
plagues-ui-freed-values = Hodnota 1: { $ones }, hodnota 2: { $twos }, hodnota 3: { $threes }
plagues-ui-place = Místo { $place } ve sloupci
plagues-ui-column = sloupec { $column }
plagues-ui-pharaohs = Faraonovy žetony: nepoužité { $unused }, otočené { $used }
plagues-ui-kept-help = Už použitý; počítá se na konci.
plagues-ui-penalties =
    { $number ->
        [one] 1 trestná karta
        [few] { $number } trestné karty
        [many] { $number } trestné karty
       *[other] { $number } trestných karet
    }
plagues-ui-penalty-help = Každá o 3 body méně (P12.3).
plagues-ui-nothing-beside = Vedle desky nic není
plagues-ui-discard-slot = Odkladiště { $slot }: { $token }
plagues-ui-recovered-with = Zpět kostkou { $dice }
plagues-ui-die-spent = Kostka { $die }, použitá
plagues-ui-land = Karty území
plagues-ui-no-own-land = Zatím žádné karty území
plagues-ui-land-used = v tomto kole použitá
plagues-ui-land-traded = spotřebovaná

## Výhledy

plagues-ui-tribute-enough = stačí
plagues-ui-tribute-short = chybí { $short }
plagues-ui-tribute-tokens =
    { $tokens ->
        [one] stojí 1 žeton mince
        [few] stojí { $tokens } žetony mincí
        [many] stojí { $tokens } žetonu mincí
       *[other] stojí { $tokens } žetonů mincí
    }
plagues-ui-tribute-exempt = nic se neplatí
plagues-ui-tribute-failed = nezaplaceno
plagues-ui-tribute-paid = zaplaceno
plagues-ui-soldiers-place = zatím { $place }. místo
plagues-ui-soldiers-done = pořadí je určeno
plagues-ui-ankhs-enough =
    { $enough ->
        [yes] lze zrušit část
       *[no] zrušit nelze
    }
plagues-ui-by-source = podle zdroje
plagues-ui-score-now = Průběžné body
plagues-count-points = body
plagues-count-coins = mince k placení
plagues-count-tribute = splatný tribut
plagues-count-soldiers = vojáci
plagues-count-ankhs = Ankhy
plagues-guess-drawn = dobráno: { $things }
plagues-guess-bottom = karty pod balíčkem: { $things }

## Co je vybráno

plagues-ui-held = Vybráno: { $things }. Zvolte, co s tím.
plagues-ui-put-back = Vrátit
plagues-ui-do-this = Provést
plagues-ui-held-die = kostka { $number }
plagues-ui-held-slot = pozice { $number }
plagues-ui-held-favour = faraonova karta { $number }
plagues-ui-held-hebrew = Hebrej hodnoty { $number }
plagues-ui-held-discard = odkladiště { $number }
plagues-ui-held-card = karta

## Volby

plagues-ui-show-market = Zobrazit trh
plagues-ui-show-choices = Zobrazit volby
plagues-ui-show-table = Zobrazit stůl
plagues-ui-tray-loss = Část { $part } ztrát: jak ji podstoupíte?
plagues-ui-tray-cancel = Vaše Ankhy mohou zrušit jednu část ztrát
plagues-ui-tray-free = Chcete nejdřív něco použít?
plagues-ui-tray-pay_with = Čím zaplatíte?
plagues-ui-tray-dev = Které kroky rozvoje uděláte?
plagues-ui-tray-dev_favour = Jeden krok rozvoje, nebo dva za minci?
plagues-ui-tray-ignore = Otočit faraonův žeton a tuto ránu ignorovat?
plagues-ui-tray-buto = Dobrat další dvě karty území?
plagues-ui-tray-buto_keep = Kterou kartu si necháte?
plagues-ui-tray-edfu_keep = Který žeton si necháte?
plagues-ui-tray-slot = Do kterého odkladiště přijde { $token }?
plagues-ui-tray-give_up = Odkladiště je plné: co opustí hru?
plagues-ui-tray-province = Kterou provincii budete spravovat?
plagues-ui-done-free = Nic nepoužít
plagues-ui-done-cancel = Nic nerušit
plagues-ui-done-edfu_keep = Žádný nelze vzít: vrátit všechny
plagues-ui-costs-nothing = Není co ztratit: nic vás to nestojí
plagues-ui-loses = Ztratíte: { $tokens }
plagues-ui-opens = Otevře: { $bonuses }
plagues-ui-breaks = Přeruší: { $bonuses }
plagues-ui-a-row = řada tří různých
plagues-ui-steps = { $track } +{ $steps }
plagues-ui-dev-one = Jeden krok
plagues-ui-dev-one-note = Nic nestojí
plagues-ui-dev-two = Dva kroky
plagues-ui-dev-two-note = Stojí minci
plagues-ui-wasted-otherwise = Nepoužitá v tomto kole propadne
plagues-ui-ignore-plague = Ignorovat v tomto kole ránu: { $plague }
plagues-ui-drop-penalty = Odhodit trestnou kartu
plagues-ui-ignore-yes = Ignorovat ji
plagues-ui-ignore-yes-note = Žeton vám zůstává a na konci se počítá
plagues-ui-ignore-no = Podstoupit ji
plagues-ui-ignore-no-note = Žeton lze použít později
plagues-ui-buto-yes = Dobrat dvě
plagues-ui-buto-yes-note = Vidíte je jen vy; jednu z těch tří si necháte
plagues-ui-buto-no = Nechat si tuto
plagues-ui-buto-no-note = Buto nic nedobírá
plagues-ui-just-lost = Právě ztracený
plagues-ui-result = Kolo { $number } skončilo
plagues-ui-result-paid =
    { $coins ->
        [0] Neplatí žádný tribut
        [one] Tribut zaplacen: { $coins } mince
        [few] Tribut zaplacen: { $coins } mince
        [many] Tribut zaplacen: { $coins } mince
       *[other] Tribut zaplacen: { $coins } mincí
    }
plagues-ui-result-failed =
    { $coins ->
        [one] Tribut nezaplacen: měla se platit { $coins } mince
        [few] Tribut nezaplacen: mělo se platit { $coins } mince
        [many] Tribut nezaplacen: mělo se platit { $coins } mince
       *[other] Tribut nezaplacen: mělo se platit { $coins } mincí
    }
plagues-ui-result-penalty = Bere si jako trest kartu rány
plagues-ui-result-nothing = {" (není co ztratit)"}
plagues-ui-result-cancelled =
    { $parts ->
        [one] Zrušena { $parts } část ztrát
        [few] Zrušeny { $parts } části ztrát
        [many] Zrušeno { $parts } části ztrát
       *[other] Zrušeno { $parts } částí ztrát
    }

## Mojžíš a konec

plagues-ui-moses = Mojžíš pomáhá těm, kdo zaostávají
plagues-ui-moses-helps = { $track }: { $players }
plagues-ui-final = Konečné body
plagues-ui-winner = vítězí
plagues-ui-all-at-once = Zobrazit vše najednou

plagues-ui-favour-dev = rozvoj
plagues-ui-favour-soldiers = vojáci
plagues-ui-favour-coin = mince
plagues-ui-favour-province = provincie
plagues-ui-favour-ankh = Ankh
plagues-ui-favour-boat = loď
