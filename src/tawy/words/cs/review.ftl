### Skončená hra v rozboru botů: na stránce i v terminálu. $who je ten, čí šance se změnila, $seat ten, kdo odpovídal.

review = Rozbor
review-title = { $game }, rozbor: { $depth }
review-depth-quick = rychlý pohled
review-depth-full = důkladný pohled
review-chances = Šance na vítězství
review-nobody = nikdo
review-nobody-help = Také nemusí vyhrát nikdo: všechny šance a tato dají dohromady 100 %.
review-turnings = Zlomové okamžiky
review-no-turnings = Nebyl žádný jednotlivý okamžik, kdy se hra zlomila.
review-turning-change = Volba { $number }, { $who }: { $before } → { $after }.
review-turning-mistake = { $seat }: odpověď „{ $chosen }“; „{ $better }“ by zachovala o { $cost } více.
review-turning-chance =
    { $way ->
        [up] Náhoda přála: { $who }.
       *[down] Náhoda nepřála: { $who }.
    }
review-turning-reveal =
    { $way ->
        [up] Co ostatní tajně zvolili, vyhovovalo: { $who }.
       *[down] Co ostatní tajně zvolili, uškodilo: { $who }.
    }
review-turning-course =
    { $way ->
        [up] Ukázalo se, že { $who } je na tom lépe, než se zdálo.
       *[down] Ukázalo se, že { $who } je na tom hůře, než se zdálo.
    }
review-players = Štěstí a umění, v setinách hry
review-column-first = Začátek
review-column-luck = Štěstí
review-column-skill = Vlastní chyby
review-column-gifts = Chyby ostatních
review-column-rest = Nepředvídané
review-column-last = Konec
review-column-accuracy = Přesnost
review-parts-help = Začátek, štěstí, chyby a nepředvídané dají dohromady konec. Štěstí je to, co přinesla náhoda a tajné odpovědi oproti tomu, co se dalo čekat.
review-phases = Jak dobře kdo volil: nejlepší odpovědi ze všech a kolik stály ostatní
review-phase = { $best } z { $decisions }, { $cost }
review-phase-other = Rozhodnutí
review-costly = Co stálo nejvíc a co by bylo lepší
review-nothing-costly = Žádná odpověď nestála nic, co by stálo za řeč.
review-decision = Volba { $number }, { $who }: { $grade }, { $cost }.
review-truth = se znalostí všeho: { $chance }
review-grade-best = nejlepší
review-grade-fine = dobrá
review-grade-inaccuracy = nepřesnost
review-grade-mistake = chyba
review-grade-blunder = hrubá chyba

## Na stránce
review-close = Zavřít rozbor
review-lead = Co si bot myslí o každé volbě: kde se hra zlomila, co bylo štěstí a co by bylo lepší.
review-given-up = Tato hra nebyla dohrána: je rozebrána, kam až došla, a její konec je to, jak na tom kdo tehdy byl.
review-depth-shown = Toto je { $depth }.
review-start = Rozebrat tuto hru
review-counting = Boti začínají …
review-making = Boti už prošli { $done } z { $total } okamžiků.
review-longer = Podívat se důkladněji
review-longer-help = Nejsilnější bot projde každou volbu. Trvá to minutu či několik; zatím můžete číst dál.
review-stop = Zastavit
review-go-on = Pokračovat
review-stopped = Zastaveno po { $done } z { $total } okamžiků.
review-failed = Boti to nedokázali dokončit.
review-again = Zkusit znovu
review-chances-help = Čára pro každého hráče: jak pravděpodobné bylo jeho vítězství v každém okamžiku. Klikněte, nebo použijte šipky a Enter, a uvidíte tu pozici.
review-moment = Volba { $number }
review-end = Konec
review-who-chance = { $who } { $chance }
review-as-table = Šance na vítězství jako tabulka
review-here = V tomto okamžiku
review-nobody-decides = Tady nikdo nic nevolí.
review-luck-here = Náhoda: { $who } { $change }
review-asked = { $who } volí:
review-chosen = zvoleno
review-answers-help = Šance na vítězství, kterou dávala každá odpověď podle toho, co se tehdy dalo vědět ({ $who }). Z { $options } odpovědí se ukazuje několik nejlepších a ta zvolená.
review-could-know = Dalo se to vědět: nejlepší odpověď by zachovala o { $cost } více.
review-could-not-know = Nedalo se to vědět: jen s odkrytým vším by jiná odpověď zachovala o { $cost } více.
review-well-chosen = Dobrá volba: nic nebylo zjevně lepší.
review-truth-cost = S odkrytým vším to stálo { $cost }.
review-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
review-previous-mistake = Předchozí chyba
review-next-mistake = Další chyba
review-whose = Čí
review-everyone = Všichni
review-turnings-help = Těch pár okamžiků, kdy se něčí šance nejvíc změnila, největší změna první. Kliknutí ukáže pozici.
review-luck-and-skill = Štěstí a umění
review-help-first = Šance na vítězství na začátku hry.
review-help-luck = Co přinesla náhoda a tajné odpovědi ostatních oproti tomu, co se dalo čekat.
review-help-skill = Kolik stály vlastní odpovědi, které nebyly nejlepší.
review-help-gifts = Co přinesly chyby ostatních.
review-help-rest = Co boti nepředvídali: ukazuje, nakolik se jim dá věřit.
review-help-last = Jak to skončilo: 100 % pro toho, kdo vyhrál sám.
review-help-accuracy = Kolik z toho, co šlo zachovat, se zachovalo při všech volbách: 100 znamená žádnou chybu.
review-how-well = Jak dobře kdo volil
review-phase-help = Nejlepší odpovědi ze všech voleb toho druhu a kolik stály ostatní v setinách hry.
review-try = Zkusit jinou odpověď
review-try-lead = Zvolte jinou odpověď, na plánu nebo tady. Pak za všechny pokračují boti a náhoda se losuje znovu.
review-try-thinking = Boti pokračují …
review-tried = { $who }: odpověď „{ $answer }“
review-tried-after = Šance na vítězství po { $count } volbách
review-tried-over = Takto hra skončila.
review-tried-game = ve hře tehdy: { $chance }
review-tried-note = Jedna z možností, jak to mohlo jít: jiné kostky a jiné volby by vedly jinam.
review-try-back = Zpět do hry
review-panel = Rozbor hry
