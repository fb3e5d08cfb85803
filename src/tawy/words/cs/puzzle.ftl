### Hádanky: pozice, ve kterých je jedna odpověď jasně nejlepší. Na stránce i v terminálu.

puzzle-theme-ankh-card = Karta v boji
puzzle-theme-ankh-caravan = Kudy povede karavana
puzzle-theme-ankh-event = Spustit událost, nebo ne
puzzle-theme-ankh-action = Která akce
puzzle-theme-ankh-power = Která schopnost
puzzle-theme-ankh-offer = Kolik nabídnout
puzzle-theme-plagues-tribute = Šetření na tribut
puzzle-theme-plagues-loss = Která ztráta
puzzle-theme-plagues-dice = Která kostka a na co
puzzle-theme-plagues-territory = Které území
puzzle-theme-plagues-province = Kam v provincii
puzzle-difficulty-1 = Snadná: odpověď najde i snadný bot.
puzzle-difficulty-2 = Docela snadná: odpověď najde střední bot.
puzzle-difficulty-3 = Záludná: odpověď najde těžký bot.
puzzle-difficulty-4 = Těžká: odpověď najde jen expert.
puzzle-difficulty-5 = Velmi těžká: žádný bot odpověď nenajde, pokud nepřemýšlí dlouho.
puzzle-wrong = Jiná odpověď je lepší. Zkuste to znovu.
puzzle-solved =
    { $tries ->
        [one] Správně, na první pokus!
        [few] Správně, na { $tries }. pokus!
        [many] Správně, na { $tries }. pokus!
       *[other] Správně, na { $tries }. pokus!
    }
puzzle-shown = Toto je odpověď:
puzzle-worth = { $answer }: šance na výhru { $chance }
puzzle-line = Jak by to podle propočtu mohlo pokračovat:
puzzle-source = Počet propočtů, které s jinými kostkami a jinými tajemstvími našly tutéž odpověď: { $looks }, každý po { $iterations } iteracích.
puzzle-gap = Je nejméně o { $gap } lepší než kterákoli jiná.
puzzle-title = Hádanky
puzzle-lead = Pozice ze skutečných her, ve kterých je jedna odpověď jasně nejlepší. Najdete ji?
puzzle-today = Dnes
puzzle-how = Hrajete za: { $seat }. Jedna odpověď je jasně nejlepší: vyberte ji na desce nebo v seznamu.
puzzle-show = Ukázat odpověď
puzzle-chance = Šance na výhru, kterou jednotlivé odpovědi dávají.
puzzle-next = Další hádanka
puzzle-all = Všechny hádanky
puzzle-level = Obtížnost { $level } z 5
puzzle-number = Hádanka { $number }.
puzzle-is-solved = Vyřešená.
puzzle-is-shown = Odpověď byla ukázána.
puzzle-count = Vyřešeno { $solved } z { $all }
puzzle-streak =
    { $days ->
        [0] Vyřešte dnešní hádanku a začněte řadu dní.
        [one] Jeden den v řadě.
        [few] { $days } dny v řadě.
        [many] { $days } dní v řadě.
       *[other] { $days } dní v řadě.
    }
puzzle-best =
    { $days ->
        [one] Vaše nejlepší řada: jeden den.
        [few] Vaše nejlepší řada: { $days } dny.
        [many] Vaše nejlepší řada: { $days } dní.
       *[other] Vaše nejlepší řada: { $days } dní.
    }
