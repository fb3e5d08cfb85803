# Terminál: všechno kolem her. Slova v jednoduchých uvozovkách se píší tak, jak jsou, v každém jazyce.

terminal-stopped = Zastaveno.
terminal-percent = { $number } %
terminal-seat = Místo { $n }
terminal-thing = { $name }: { $help }
terminal-asked = { $name }: { $question }
terminal-not-laid-out = Hrací plán ještě není připraven.
terminal-plain-no-board = Tato hra nemá kresbu pro terminál.
terminal-no-language = Jazyk '{ $language }' tu není: vyberte si z { $languages }.
terminal-misunderstood = { $problem }; viz '{ $command } --help'.
terminal-unwritable = Do souboru { $file } nelze zapsat: { $reason }.

## At the table

terminal-welcome = { $game }. Semínko této hry je { $seed }. Nápovědu vypíše 'help', odejdete pomocí 'quit'.
terminal-goes-on =
    { $choices ->
        [one] { $file } pokračuje po { $choices } volbě.
        [few] { $file } pokračuje po { $choices } volbách.
        [many] { $file } pokračuje po { $choices } volby.
       *[other] { $file } pokračuje po { $choices } volbách.
    }
terminal-own-set-up = Uložená hra má svou vlastní přípravu: při načítání vynechte { $options }.
terminal-amount = číslo od { $first } do { $last }
terminal-not-an-option = '{ $typed }' není možnost: napište číslo nebo název ze seznamu, nebo 'help'.
terminal-curtain = Tajná volba. Předejte klávesnici: { $name }. Až u ní bude jen { $name }, stiskněte Enter.
terminal-no-choice-yet = Ještě jste nevybrali nic, co by šlo vzít zpět.
terminal-others-agree = Tím se vrátí i volby, které učinili: { $names }. Souhlasí?
terminal-taken-back = Vaše poslední volba je vzata zpět.
terminal-plan-is = Tohle je plán: nic, co tu uděláte, se nehraje. Odpovídáte za všechny; co mají ostatní, je jen odhad. 'back' vede zpět, 'help' řekne víc.
terminal-plan-left = Zpět u stolu: nic se nezahrálo.
terminal-replace = { $file } už existuje. Přepsat?
terminal-saved = Uloženo do souboru { $file }.
terminal-look = Prohlédnout si ji můžete takto: { $command }
terminal-go-on = Pokračovat můžete takto: { $command }
terminal-save-record = Uložit záznam? Enter uloží do { $file }, jinak napište jiný název souboru nebo '{ $no }':
terminal-rescued = Hra je uložena v souboru { $file }.
terminal-recorded =
    { $choices ->
        [one] Hra o { $choices } volbě je zaznamenána v souboru { $file }.
        [few] Hra o { $choices } volbách je zaznamenána v souboru { $file }.
        [many] Hra o { $choices } volby je zaznamenána v souboru { $file }.
       *[other] Hra o { $choices } volbách je zaznamenána v souboru { $file }.
    }
terminal-no-bot = Bot '{ $name }' tu není: vyberte si z { $levels }, nebo { $none } pro hru bez botů.
terminal-too-many-bots =
    { $bots ->
        [one] Jmenován je { $bots } bot, ale míst je { $seats }: jmenujte jich nejvýše { $seats }.
        [few] Jmenováni jsou { $bots } boti, ale míst je { $seats }: jmenujte jich nejvýše { $seats }.
        [many] Jmenováno je { $bots } bota, ale míst je { $seats }: jmenujte jich nejvýše { $seats }.
       *[other] Jmenováno je { $bots } botů, ale míst je { $seats }: jmenujte jich nejvýše { $seats }.
    }
terminal-no-packs = { $game } se hraje bez vlastních tabulek: vynechte --content.
terminal-first-player = Začínající hráč je místo od 1 do { $seats }, nebo random, ne '{ $typed }'.

## What can be typed instead of an answer

terminal-type = Napište číslo možnosti, její název nebo jeho začátek. Nebo:
terminal-drawing = Na obrázku: { $legend }.
terminal-command-why = pravidla, která teď něco zakazují, např. 'why 4,7' nebo 'why slot 4'
terminal-command-what = co by možnost udělala, např. 'what 2'
terminal-command-undo = vezme zpět vaši poslední volbu a vše, co po ní následovalo
terminal-command-plan = vyzkouší na kopii, co by mohlo přijít, za všechny; 'back' vede zpět do hry
terminal-command-plan-undo = vezme zpět poslední odpověď plánu
terminal-command-plan-draw = nechá odpovědět los: co přinese náhoda nebo co udělá někdo jiný
terminal-command-plan-back = zpět do hry; plán se zahodí
terminal-command-log = co se stalo, posledních tolik řádků
terminal-command-board = znovu vykreslí celý stůl
terminal-command-hand = co máte a co to umí
terminal-command-rules = pravidlo (A7.18, P6.3), kapitola, běžná slova (remíza) nebo seznam kapitol
terminal-command-explain = čísla podle zdroje: síly (v oblasti), tribut, vojáci, body
terminal-command-coach = zapnout nebo vypnout rádce: na čem teď záleží, před každou otázkou
terminal-command-save = uloží hru do souboru, abyste mohli pokračovat jindy
terminal-command-help = tento seznam
terminal-command-quit = odejít od stolu; hru lze uložit
terminal-why-what = Napište, co byste chtěli vybrat, například: why 4,7 (pole) nebo why slot 4 (pozice trhu).
terminal-what-what = Napište, kterou možnost myslíte, například: what 2 (podle čísla).
terminal-what-nothing = Nic dalšího hned nenásleduje.
terminal-what-then = Potom: { $question }
terminal-how-many-lines = Napište, kolik řádků chcete, například: log 40.
terminal-save-where = Napište, kam uložit, například: save vecer.json.
terminal-coach = Rádce: { $text } ({ $rule })
terminal-coach-on = Rádce je zapnutý; dalším 'coach' ho vypnete.
terminal-coach-off = Rádce je vypnutý.
terminal-coach-silent = K této otázce nemá co říct.

## Lessons

terminal-lesson-welcome = Táhnete sami na skutečném plánu. Dál jdete klávesou Enter; 'help' vypíše, co dalšího můžete napsat.
terminal-lesson-go-on = [Enter]
terminal-lesson-look = Podívejte se sem: { $things }
terminal-lesson-no-chapter = Kapitola '{ $typed }' tu není: napište číslo od 1 do { $last }.
terminal-lesson-later = Pokračovat můžete kdykoli: { $command }
terminal-lesson-try = Vyzkoušejte si to za 20 sekund: { $command }
terminal-command-back = předchozí krok
terminal-command-skip = další kapitola
terminal-command-list = kapitoly a které z nich máte hotové
terminal-command-chapter = kapitola od začátku

## Replays

terminal-picture = Obrázek je v souboru { $file }.
terminal-film = Partie se sama přehraje v souboru { $file }: otevřete ho v prohlížeči, síť nepotřebuje.
terminal-fair-replayed = { $file } se přehraje na tutéž partii, voleb: { $choices }.
terminal-fair-seed = Její semínko vzniklo z dílu serveru a z toho, co přidala místa: { $parts } z { $seats }.
terminal-fair-commitment = Otisk, který všichni viděli před partií: { $hash }
terminal-fair-before = Neříká, z čeho semínko vzniklo: hrála se dřív, než se to ukládalo, na jednom stroji, nebo navázala na jinou partii.
terminal-fair-seed-wrong = Semínko z těchto dílů nevzniklo: nerozdávalo se, jak bylo slíbeno.
terminal-fair-other-commitment = Není to otisk, který jste si poznamenali.
terminal-fair-no-part = Váš díl v rozdání není.
terminal-fair-origin = Do pozice { $position } je to jiná partie: co tam padlo, se nekontroluje.
terminal-fair-draws = Vše, co náhoda vytáhla, vychází ze semínka, losování: { $draws }.
terminal-fair-draws-wrong = Ze semínka nevychází { $wrong } z { $draws } losování, první na pozici { $position }.
terminal-proved =
    { $choices ->
        [one] { $file }: { $game }, { $cast }, { $choices } volba. Přehráním vznikne stejná hra.
        [few] { $file }: { $game }, { $cast }, { $choices } volby. Přehráním vznikne stejná hra.
        [many] { $file }: { $game }, { $cast }, { $choices } volby. Přehráním vznikne stejná hra.
       *[other] { $file }: { $game }, { $cast }, { $choices } voleb. Přehráním vznikne stejná hra.
    }
terminal-not-over = Hra ještě neskončila. { $question }
terminal-choice = Volba { $number } z { $last }. { $question } { $answer }
terminal-step = [{ $number } z { $last }] Enter další, b zpět, číslo, q konec
terminal-positions = Pozice jsou od 0 do { $last }.
terminal-no-position = '{ $typed }' není pozice.
terminal-review-no-seat = V této hře není místo { $seat }: má místa 1 až { $last }.

## Rules

terminal-no-rule = O '{ $word }' žádné pravidlo nemluví: zkuste kratší slovo.
terminal-rules-how = 'tawy rules A7' ukáže kapitolu, 'tawy rules A7.18' pravidlo, 'tawy rules remíza' něco vysvětlí, 'tawy rules --search boj' najde každé pravidlo, které o tom mluví.
terminal-rules-also = Viz také: { $sections }.

## Many games

terminal-games =
    { $count ->
        [one] { $count } hra
        [few] { $count } hry
        [many] { $count } hry
       *[other] { $count } her
    }
terminal-seats =
    { $count ->
        [one] { $count } místo
        [few] { $count } místa
        [many] { $count } místa
       *[other] { $count } míst
    }
terminal-simulated = { $game }: { $games }, { $seats }, semínko { $seed }
terminal-decisions = Rozhodnutí ve hře: nejméně { $least }, medián { $median }, průměr { $mean }, nejvíce { $most }
terminal-speed = { $seconds } s, { $rate } rozhodnutí za sekundu
terminal-column-ending = Konec
terminal-column-games = Hry
terminal-column-share = Podíl
terminal-column-role = Hraje za
terminal-column-seat = Místo
terminal-column-played = Odehráno
terminal-column-won = Výhry
terminal-column-mean = Průměr: { $points }
terminal-column-lesson = Lekce
terminal-column-chapter = Kapitola
terminal-column-begun = Začalo
terminal-column-ended = Dokončilo
terminal-nobody-learnt = Na tomto serveru zatím nikdo žádnou lekci nezačal.
terminal-least-games = Je potřeba alespoň 1 hra, ne { $number }.
terminal-least-jobs = Je potřeba alespoň 1 proces, ne { $number }.

## Learning and serving

terminal-learn-needs = Učení potřebuje numpy: nainstalujte ho pomocí pip install "tawy[learn]".
terminal-learn-rounds = Počty her v kolech a procesů jsou čísla od 1, například --games 400,800 --jobs 2.
terminal-learn-searched = Kola s dlouhým přemýšlením potřebují hru, která končí body: u hry { $game } vynechte --searched.
terminal-learnt = Co se boti naučili, je v souboru { $file }.
terminal-serving = Tawy běží na { $address } (zastavíte ho pomocí Ctrl+C).
terminal-verified =
    { $tables ->
        [one] Přehrán { $tables } stůl, jinak dopadlo: { $wrong }.
        [few] Přehrány { $tables } stoly, jinak dopadlo: { $wrong }.
        [many] Přehráno { $tables } stolu, jinak dopadlo: { $wrong }.
       *[other] Přehráno { $tables } stolů, jinak dopadlo: { $wrong }.
    }
terminal-backed-up = Všechny stoly jsou zkopírovány do souboru { $file }.
terminal-banned = { $name } ({ $id }): všude odhlášeno, další přihlášení není možné.
terminal-unbanned = { $name } ({ $id }): přihlášení pomocí obnovovacího kódu je znovu možné.
terminal-banned-already = { $name } ({ $id }): přístup už je zakázán; „tawy unban“ ho zase povolí.
terminal-not-banned = { $name } ({ $id }): přístup není zakázán.
terminal-nobody-called = Nikdo tu nemá jméno ani identifikátor „{ $who }“: jméno napište přesně tak, jak je vidět.
terminal-several-called = Jméno „{ $who }“ má několik lidí; určete, koho myslíte, identifikátorem: { $people }.
terminal-called-so =
    { $tables ->
        [one] { $id } (naposledy { $seen }, { $tables } stůl)
        [few] { $id } (naposledy { $seen }, { $tables } stoly)
        [many] { $id } (naposledy { $seen }, { $tables } stolu)
       *[other] { $id } (naposledy { $seen }, { $tables } stolů)
    }
terminal-ban-line = { $id } { $name }, od { $since }
terminal-bans =
    { $people ->
        [0] Nikdo nemá zakázaný přístup.
        [one] Zakázaný přístup má { $people } člověk.
        [few] Zakázaný přístup mají { $people } lidé.
        [many] Zakázaný přístup má { $people } člověka.
       *[other] Zakázaný přístup má { $people } lidí.
    }

## Hodnocení
terminal-ratings =
    { $games ->
        [one] { $games } hodnocená hra spočítána znovu; jiných čísel: { $wrong }.
        [few] { $games } hodnocené hry spočítány znovu; jiných čísel: { $wrong }.
        [many] { $games } hodnocených her spočítáno znovu; jiných čísel: { $wrong }.
       *[other] { $games } hodnocených her spočítáno znovu; jiných čísel: { $wrong }.
    }
terminal-ratings-restored = Co vyšlo, nahradilo to, co bylo uloženo.
