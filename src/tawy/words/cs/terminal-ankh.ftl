# Co terminál kreslí a říká o hře Ankh. Názvy věcí jsou v ankh.ftl, většina popisků v ankh-ui.ftl.

## On the map: at most 8 letters

terminal-ankh-map-god = ☥ bůh
terminal-ankh-map-warrior = válečník
terminal-ankh-map-cat_mummy = KočMumie
terminal-ankh-map-satet = Satet
terminal-ankh-map-mummy = Mumie
terminal-ankh-map-apep = Apep
terminal-ankh-map-giant_scorpion = Štír
terminal-ankh-map-androsphinx = Sfinga
terminal-ankh-map-obelisk = ▌obelisk
terminal-ankh-map-temple = Π chrám
terminal-ankh-map-pyramid = ▲pyramid
terminal-ankh-map-neutral = neutrál.
terminal-ankh-map-underworld-1 = pod-
terminal-ankh-map-underworld-2 = světí
terminal-ankh-map-region = oblast { $n }

## What the signs mean: at most 28 letters, two spaces between two signs

terminal-ankh-map = Mapa
terminal-ankh-sign-ground = " úrodné  . poušť  ~ voda
terminal-ankh-sign-lines = ≈ řeka  m velbloud
terminal-ankh-sign-tokens = ☼ zářivá  Ω žeton podsvětí
terminal-ankh-sign-aim = ↗ kam míří Obří štír
terminal-ankh-sign-option = {"["}3] číslo možnosti

## Tracks: at most 28 letters, rows at most 17, signs 1

terminal-ankh-row-move = Pohyb figur
terminal-ankh-row-summon = Vyvolání figury
terminal-ankh-row-gain = Získ. stoupenců
terminal-ankh-row-unlock = Odemk. schopnosti
terminal-ankh-track-1 = M monument, C karavana
terminal-ankh-track-2 = X konflikt: X3 spojení bohů,
terminal-ankh-track-3 = X4 zapomnění v červené
terminal-ankh-track-red = červ. do { $red }, max { $top }
terminal-ankh-track-neutral = n neutr.
terminal-ankh-red-sign = č
terminal-ankh-neutral-sign = n
terminal-ankh-nobody = nikdo
terminal-ankh-battle = boj!

## Gods

terminal-ankh-god = Bůh
terminal-ankh-ankhs = Ankhy
terminal-ankh-cards = Karty (zahrané)
terminal-ankh-card-plague = Kobylky
terminal-ankh-card-build = Stavba
terminal-ankh-card-chariots = Vozatajové
terminal-ankh-card-cycle = Cyklus
terminal-ankh-card-drought = Sucho
terminal-ankh-card-flood = Záplava
terminal-ankh-card-miracle = Zázrak
terminal-ankh-out = { $out } plán, { $pool } zás.
terminal-ankh-trapped = polapení: { $count }
terminal-ankh-forgotten = V zapomnění: { $gods }.
terminal-ankh-next-power = další schopnost je úrovně { $level }
terminal-ankh-all-powers = všech šest schopností je odemčeno
terminal-ankh-supply = zbývající strážci: { $guardians }

## What options mean

terminal-ankh-stays = zpět na místo
terminal-ankh-pushes = odsune: { $what }
terminal-ankh-use = použití { $use } z { $last }
terminal-ankh-then = potom { $event }
terminal-ankh-level-costs = úroveň { $level }, stoupenci: { $followers }
terminal-ankh-ransom = 1 stoupenec pro Anuba
terminal-ankh-land =
    { $count ->
        [one] { $count } pole souše
        [few] { $count } pole souše
        [many] { $count } pole souše
       *[other] { $count } polí souše
    }
terminal-ankh-once = jednou za konflikt

## Lists and tables

terminal-ankh-too-narrow = Tento terminál má { $width } sloupců a mapa jich potřebuje { $needed }: tady je seznam. Rozšiřte okno nebo zmenšete písmo a napište 'board'.
terminal-ankh-camels = Velbloudi mezi: { $sides }
terminal-ankh-no-battle = V žádné oblasti nejsou figury dvou bohů: boj by teď nebyl.
terminal-ankh-no-region = Oblast '{ $typed }' neexistuje: zadejte číslo od 1 do { $last }.
terminal-ankh-would-fight = Oblast { $number }, kdyby teď došlo k boji
terminal-ankh-cards-shown = (karty, pokud jsou odhalené)
terminal-ankh-cancelled = ({ $count } zrušeno)
