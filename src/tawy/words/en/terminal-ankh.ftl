# What the terminal draws and tells of Ankh. Names of things stand in ankh.ftl, most labels in ankh-ui.ftl.

## On the map: at most 8 letters

terminal-ankh-map-god = ☥ god
terminal-ankh-map-warrior = warrior
terminal-ankh-map-cat_mummy = CatMummy
terminal-ankh-map-satet = Satet
terminal-ankh-map-mummy = Mummy
terminal-ankh-map-apep = Apep
terminal-ankh-map-giant_scorpion = Scorpion
terminal-ankh-map-androsphinx = Sphinx
terminal-ankh-map-obelisk = ▌obelisk
terminal-ankh-map-temple = Π temple
terminal-ankh-map-pyramid = ▲pyramid
terminal-ankh-map-neutral = neutral
terminal-ankh-map-underworld-1 = Under-
terminal-ankh-map-underworld-2 = world
terminal-ankh-map-region = region { $n }

## What the signs mean: at most 28 letters, two spaces between two signs

terminal-ankh-map = Map
terminal-ankh-sign-ground = " fertile  . desert  ~ water
terminal-ankh-sign-lines = ≈ river  m camel
terminal-ankh-sign-tokens = ☼ Radiant  Ω Underworld tile
terminal-ankh-sign-aim = ↗ a Giant Scorpion's aim
terminal-ankh-sign-option = {"["}3] the number of an option

## Tracks: at most 28 letters, rows at most 17, signs 1

terminal-ankh-row-move = Move Figures
terminal-ankh-row-summon = Summon Figure
terminal-ankh-row-gain = Gain Followers
terminal-ankh-row-unlock = Unlock Ankh Power
terminal-ankh-track-1 = M monument, C camel caravan
terminal-ankh-track-2 = X conflict: X3 gods merge,
terminal-ankh-track-3 = X4 red gods are forgotten
terminal-ankh-track-red = red to { $red }, top { $top }
terminal-ankh-track-neutral = n neutral
terminal-ankh-red-sign = r
terminal-ankh-neutral-sign = n
terminal-ankh-nobody = nobody
terminal-ankh-battle = battle!

## Gods

terminal-ankh-god = God
terminal-ankh-ankhs = Ankhs
terminal-ankh-cards = Cards (played)
terminal-ankh-card-plague = Plague
terminal-ankh-card-build = Build
terminal-ankh-card-chariots = Chariots
terminal-ankh-card-cycle = Cycle
terminal-ankh-card-drought = Drought
terminal-ankh-card-flood = Flood
terminal-ankh-card-miracle = Miracle
terminal-ankh-out = { $out } out, { $pool } pool
terminal-ankh-trapped = { $count } trapped
terminal-ankh-forgotten = Forgotten: { $gods }.
terminal-ankh-next-power = the next power is of level { $level }
terminal-ankh-all-powers = all six powers are unlocked
terminal-ankh-supply = guardians left: { $guardians }

## What options mean

terminal-ankh-stays = back to where it stands
terminal-ankh-pushes = pushes { $what }
terminal-ankh-use = use { $use } of { $last }
terminal-ankh-then = then { $event }
terminal-ankh-level-costs = level { $level }, followers { $followers }
terminal-ankh-ransom = 1 follower to Anubis
terminal-ankh-land =
    { $count ->
        [one] { $count } land space
       *[other] { $count } land spaces
    }
terminal-ankh-once = once in a conflict

## Lists and tables

terminal-ankh-too-narrow = This terminal is { $width } columns wide and the map needs { $needed }: here is a list. Make the window wider or its letters smaller, then type 'board'.
terminal-ankh-camels = Camels between: { $sides }
terminal-ankh-no-battle = No region has figures of two gods: there would be no battle now.
terminal-ankh-no-region = There is no region '{ $typed }': name one from 1 to { $last }.
terminal-ankh-would-fight = Region { $number }, if it came to battle now
terminal-ankh-cards-shown = (cards as far as they are shown)
terminal-ankh-cancelled = ({ $count } cancelled)
