### Skončená hra v rozboru botů: na stránce i v terminálu. $who je ten, čí šance se změnila, $seat ten, kdo odpovídal.

review = Rozbor
review-title = { $game }, rozbor: { $depth }
review-depth-quick = rychlý pohled
review-depth-full = důkladný pohled
review-chances = Šance na vítězství
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
