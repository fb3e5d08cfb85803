### Statistiky dohraných her: všech, jednoho člověka, jednoho okruhu.

statistics-lead = Co vyprávějí dohrané hry. Každý údaj říká, o kolik her se opírá; tenká čára ukazuje, kde s 95% jistotou leží pravda, a je široká tam, kde je her málo.

## Čí hry, a které
statistics-of = Čí hry
statistics-of-all = Všechny veřejné hry
statistics-of-mine = Moje hry
statistics-of-person = Hry tohoto člověka
statistics-of-table = Okruh tohoto stolu
statistics-of-club = Tento klubový večer
statistics-about-all = Hry u otevřených stolů a další, které jejich hráči ukazují všem. Jsou o hrách, ne o lidech: nikdo není jmenován a co se opírá o méně než { $least } různé lidi, se neukazuje.
statistics-about-mine = Každá hra, kterou jste tu dohráli, jen vaše vlastní místa. Nikdo jiný tuto stránku nevidí.
statistics-about-person = Hry tohoto člověka, které smíte vidět, jen jeho vlastní místa.
statistics-about-table = Hry, které jste vy a další od tohoto stolu hráli mezi sebou. Jen kdo tam seděl, vidí ty své.
statistics-about-club = Hry tohoto klubového večera: vaše a ty, které smí vidět každý.
statistics-players = Hráči
statistics-any = jakýkoli
statistics-bots = Boti
statistics-bots-without = jen lidé
statistics-bots-with = s boty
statistics-rated = Hodnocení
statistics-rated-yes = jen hodnocené
statistics-days = Období
statistics-days-any = od začátku
statistics-days-30 = posledních 30 dní
statistics-days-365 = poslední rok

## Není co ukázat
statistics-none-all = Žádná veřejná hra tohoto druhu tu ještě nebyla dohrána. Otevřete stůl pro všechny: jeho hra se započítá, až skončí.
statistics-none-mine = Takovou hru jste tu ještě nedohráli. Zahrajte si ji, a až skončí, započítá se.
statistics-none-person = Není tu nic, co smíte vidět.
statistics-none-table = Takovou hru jste mezi sebou ještě nedohráli.
statistics-none-club = Žádná hra tohoto večera, kterou smíte vidět, ještě neskončila.
statistics-none-filtered = Žádná hra neodpovídá. Vyberte nahoře méně přísně.
statistics-too-few = Takové hry tu jsou, ale od méně než { $least } různých lidí: údaje by vyprávěly o nich, a ne o hře. Podívejte se na své vlastní hry.
statistics-play = Hrát hned
statistics-open = Otevřít stůl

## Údaje
statistics-games =
    { $count ->
        [one] { $count } hra
        [few] { $count } hry
        [many] { $count } hry
       *[other] { $count } her
    }
statistics-interval = 95 %: od { $low } do { $high }
statistics-rests-wins = vyhráno { $hits } z { $count }
statistics-rests-duels = vyhráno { $hits } z { $count }
statistics-rests-games =
    { $count ->
        [one] { $hits } z { $count } hry
        [few] { $hits } ze { $count } her
        [many] { $hits } z { $count } hry
       *[other] { $hits } z { $count } her
    }
statistics-winners = vítězové: { $value }
statistics-few = málo her
statistics-usual = Celkem: { $share }. Označuje to přerušovaná čára.
statistics-held =
    { $count ->
        [one] { $count } sloupec se neukazuje: příliš málo různých lidí.
        [few] { $count } sloupce se neukazují: příliš málo různých lidí.
        [many] { $count } sloupce se neukazuje: příliš málo různých lidí.
       *[other] { $count } sloupců se neukazuje: příliš málo různých lidí.
    }
statistics-column-value = Údaj
statistics-column-rests = Opírá se o
statistics-bin = { $from } až { $to }
statistics-bin-last = { $from } a více

## Otázky ke každé hře
statistics-order = Pomáhá začínat?
statistics-order-note = Podíl vyhraných her podle toho, kdo začínal, kdo byl další a tak dále.
statistics-order-bar = { $number }. v pořadí
statistics-minutes = Jak dlouho trvá hra?
statistics-minutes-note = Minuty od rozdání do konce; pauza delší než deset minut se nepočítá.
statistics-picks = Kolik rozhodnutí má hra?
statistics-picks-note = Odpovědi všech včetně tahů náhody.
statistics-endings = Jak hry končí?
statistics-endings-note = Podíl ze všech her.
statistics-people = Kdo vyhrává?
statistics-people-note = Mezi vámi: podíl vyhraných her.
statistics-endings-conceded = někdo se vzdal

## Hry za sloupcem
statistics-behind = { $bar }: hry, které za tím stojí
statistics-behind-lead = Nejnovější první, pokud je smíte vidět.
statistics-behind-none = Žádnou z těchto her nesmíte vidět.
statistics-behind-more = Vypsáno je jen { $count } nejnovějších.
statistics-back = Zpět k údajům
statistics-won-by = Vítězství: { $sides }
statistics-won-by-nobody = Nevyhrál nikdo

## Pro ostatní
statistics-rows = Údaje za údaji
statistics-rows-lead = Jeden řádek za každé místo každé hry, beze jmen. Co který sloupec znamená, říká průvodce statistikami.
statistics-rows-json = Řádky v JSON
statistics-rows-parquet = Řádky v Parquet
