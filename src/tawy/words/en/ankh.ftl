### Ankh in English: the master of all translations.
###
### What the placeholders hold. Gods and players come as their names, ids as the words below, spaces as "4,7", lists joined as
### the language joins them. Beside each placeholder stands its raw id under the same name with "_id" ($cause_id), "none" where
### there is nothing: it is for selectors, and a translation may select on it where its grammar needs that. $piece_a, $monument_a
### and $guardian_a are the "-a" forms: the thing as the object of a sentence, with its indefinite article or in its case. Of a
### list there is also its length ($spaces_count), and each of its entries ($sizes1, $sizes2). Rule numbers stay as they are.

ankh-title = Ankh: Gods of Egypt
ankh-blurb = Gods of the Nile move figures, take monuments and fight region by region until only one of them is remembered.
ankh-play-now = Three gods, two of them played by bots.
ankh-about = Ankh: rules by the published rulebook; the board and the scenarios as recovered from public sources.

## Gods

ankh-god-amun = Amun
ankh-god-amun-ability = Mysterious Forms
ankh-god-amun-help = Once in each conflict Amun may announce two cards for a battle; both add strength and both take effect (A13.1).
ankh-god-anubis = Anubis
ankh-god-anubis-ability = Judge of the Dead
ankh-god-anubis-help = When warriors of other gods die Anubis may trap one of them; each trapped warrior adds 1 strength to his god figure, and its owner can ransom it for 1 follower (A13.4, A13.5, A13.6).
ankh-god-isis = Isis
ankh-god-isis-ability = Protector
ankh-god-isis-help = Isis may keep her figures alive that stand adjacent to an enemy figure when a battle is resolved (A13.8).
ankh-god-osiris = Osiris
ankh-god-osiris-ability = Gateway to the Underworld
ankh-god-osiris-help = Each time Osiris loses a battle he may lay an Underworld tile there; with Summon Figure he summons one more figure onto a tile (A13.11, A13.12).
ankh-god-ra = Ra
ankh-god-ra-ability = Radiance
ankh-god-ra-help = Ra may put a sun token on a figure that he summons; where such a figure dominates or wins he gains 1 more devotion (A13.15).

## Figures: as they are, and as the object of a sentence

ankh-piece-god = god figure
ankh-piece-god-a = the god figure
ankh-piece-warrior = warrior
ankh-piece-warrior-a = a warrior
ankh-piece-trapped = trapped warrior
ankh-piece-trapped-a = a trapped warrior

ankh-guardian-cat_mummy = Cat Mummy
ankh-guardian-cat_mummy-a = a Cat Mummy
ankh-guardian-cat_mummy-help = When a Cat Mummy is killed every god but its owner loses 1 devotion (A14.2).
ankh-guardian-satet = Satet
ankh-guardian-satet-a = Satet
ankh-guardian-satet-help = Satet can end her move on the space of an enemy figure and push it 1 space away (A14.3).
ankh-guardian-mummy = Mummy
ankh-guardian-mummy-a = a Mummy
ankh-guardian-mummy-help = A Mummy that is killed rises again at once beside its god figure (A14.5).
ankh-guardian-apep = Apep
ankh-guardian-apep-a = Apep
ankh-guardian-apep-help = Apep can be summoned onto any empty water space (A14.4).
ankh-guardian-giant_scorpion = Giant Scorpion
ankh-guardian-giant_scorpion-a = a Giant Scorpion
ankh-guardian-giant_scorpion-help = A Giant Scorpion aims at two spaces and destroys the monuments there when a conflict begins (A14.6, A14.7).
ankh-guardian-androsphinx = Androsphinx
ankh-guardian-androsphinx-a = an Androsphinx
ankh-guardian-androsphinx-help = Enemy figures adjacent to an Androsphinx add no strength of their own (A14.8).

ankh-base-small = small base
ankh-base-large = large base

## Monuments

ankh-monument-obelisk = obelisk
ankh-monument-obelisk-a = an obelisk
ankh-monument-temple = temple
ankh-monument-temple-a = a temple
ankh-monument-pyramid = pyramid
ankh-monument-pyramid-a = a pyramid

## Ankh powers

ankh-power-commanding = Commanding
ankh-power-commanding-help = You gain 3 followers when you win a battle (A11.1).
ankh-power-inspiring = Inspiring
ankh-power-inspiring-help = Your Build Monument card costs no followers (A11.2).
ankh-power-omnipresent = Omnipresent
ankh-power-omnipresent-help = When a conflict begins you gain 1 follower for each region with a figure of yours (A11.3).
ankh-power-revered = Revered
ankh-power-revered-help = Gain Followers gives you 1 follower more (A11.4).
ankh-power-resplendent = Resplendent
ankh-power-resplendent-help = Your god figure has strength 3 while you control 3 monuments of one kind (A11.5).
ankh-power-obelisk_attuned = Obelisk Attuned
ankh-power-obelisk_attuned-help = When a battle begins you may move figures from anywhere to spaces beside your obelisks in that region (A11.6).
ankh-power-temple_attuned = Temple Attuned
ankh-power-temple_attuned-help = Each of your temples in the region adds 2 strength if a figure of yours is adjacent to it (A11.7).
ankh-power-pyramid_attuned = Pyramid Attuned
ankh-power-pyramid_attuned-help = With Summon Figure you may summon one more figure beside each of your pyramids (A11.8).
ankh-power-glorious = Glorious
ankh-power-glorious-help = If you win a battle by 3 strength or more it gives you 3 devotion in place of 1 (A11.9).
ankh-power-magnanimous = Magnanimous
ankh-power-magnanimous-help = If you lose a battle with at least 2 figures there you gain 2 devotion (A11.10).
ankh-power-bountiful = Bountiful
ankh-power-bountiful-help = While you are on a red space each gain of devotion is 1 more (A11.11).
ankh-power-worshipful = Worshipful
ankh-power-worshipful-help = After each battle in which you played a card you may sacrifice 2 followers for 1 devotion (A11.12).

## Battle cards

ankh-card-plague = Plague of Locusts
ankh-card-plague-help = Everyone here offers followers in secret; all warriors and guardians here die, except those of the god with the highest offer (A12.1).
ankh-card-build = Build Monument
ankh-card-build-help = You may sacrifice 3 followers to build a monument on an empty land space of the region (A12.2).
ankh-card-chariots = Chariots
ankh-card-chariots-help = It adds 3 strength and nothing else (A12.3).
ankh-card-cycle = Cycle of Ma'at
ankh-card-cycle-help = After the battle you take all your played cards back, this one too (A12.4).
ankh-card-drought = Drought
ankh-card-drought-help = If you win you gain 1 more devotion for each of your figures on desert in the region (A12.5).
ankh-card-flood = Flood
ankh-card-flood-help = You gain 1 follower for each of your figures on fertile land in the region, and these figures survive the resolution (A12.6).
ankh-card-miracle = Miracle
ankh-card-miracle-help = After the resolution you gain 1 devotion for each of your figures killed in this battle (A12.7).
ankh-card-strength = strength +{ $strength }

## Actions and the event track

ankh-action-move = Move Figures
ankh-action-move-help = Each of your figures may move up to 3 spaces (A5.1).
ankh-action-summon = Summon Figure
ankh-action-summon-help = Put a warrior or guardian from your pool beside a figure or monument of yours (A5.3).
ankh-action-gain = Gain Followers
ankh-action-gain-help = Gain 1 follower for each monument, yours or neutral, beside your figures (A5.4).
ankh-action-unlock = Unlock Ankh Power
ankh-action-unlock-help = Sacrifice followers to unlock a power of your next level (A5.5).

ankh-event_space-control = Control Monument
ankh-event_space-control-help = Whoever triggered it may take a neutral monument beside one of its figures; another god's if none is neutral any more (A6.1, A6.2).
ankh-event_space-caravan = Camel Caravan
ankh-event_space-caravan-help = Whoever triggered it may split a region in two with a line of up to 6 camels (A6.4).
ankh-event_space-conflict = Conflict
ankh-event_space-conflict-help = Every region is resolved in the order of its token: quiet, dominated or fought over (A7.3).

## Places

ankh-scenario-middle_kingdom = Middle Kingdom
ankh-scenario-old_kingdom = Old Kingdom
ankh-region = Region { $n }
ankh-terrain-fertile = fertile
ankh-terrain-desert = desert
ankh-terrain-water = water
ankh-space = Row { $row }, column { $column }
ankh-side = { $space } { $direction }
ankh-direction-N = N
ankh-direction-N-long = north
ankh-direction-NE = NE
ankh-direction-NE-long = north-east
ankh-direction-SE = SE
ankh-direction-SE-long = south-east
ankh-direction-S = S
ankh-direction-S-long = south
ankh-direction-SW = SW
ankh-direction-SW-long = south-west
ankh-direction-NW = NW
ankh-direction-NW-long = north-west

## What strength is made of

ankh-source-figures = Figures
ankh-source-cancelled = Cancelled
ankh-source-resplendent = Resplendent
ankh-source-trapped = Trapped warriors
ankh-source-temples = Temples
ankh-source-cards = Cards
ankh-source-total = Total

## Labels of the table

ankh-label-devotion = Devotion
ankh-label-red = Red zone
ankh-label-followers = Followers
ankh-number-devotion = devotion
ankh-number-followers = followers
ankh-label-ankhs = Ankh tokens
ankh-label-warriors = Warriors
ankh-label-guardians = Guardians
ankh-label-monuments = Monuments
ankh-label-powers = Powers
ankh-label-cards = Cards
ankh-label-hand = In hand
ankh-label-played = Played
ankh-label-pool = Pool
ankh-label-supply = Supply
ankh-label-camels = Camels
ankh-label-trapped = Trapped
ankh-label-tiles = Underworld tiles
ankh-label-suns = Sun tokens
ankh-label-order = Order of conflict
ankh-label-actions = Actions
ankh-label-events = Events
ankh-label-tie_breaker = Tie-breaker
ankh-label-tie_breaker-used = Tie-breaker, used
ankh-label-two_cards-ready = Two cards: ready
ankh-label-two_cards-used = Two cards: used
ankh-label-neutral = neutral
ankh-label-forgotten = forgotten
ankh-label-merged = { $upper }-{ $lower }
ankh-label-level = Level { $level }

## Causes: why something happened

ankh-cause-action = action
ankh-cause-move = Move Figures
ankh-cause-summon = Summon Figure
ankh-cause-gain = Gain Followers
ankh-cause-unlock = new power
ankh-cause-control = Control Monument
ankh-cause-caravan = Camel Caravan
ankh-cause-majority = majorities
ankh-cause-domination = domination
ankh-cause-victory = victory
ankh-cause-defeat = defeat
ankh-cause-merge = merging
ankh-cause-forgotten = forgotten
ankh-cause-commanding = { ankh-power-commanding }
ankh-cause-inspiring = { ankh-power-inspiring }
ankh-cause-omnipresent = { ankh-power-omnipresent }
ankh-cause-revered = { ankh-power-revered }
ankh-cause-resplendent = { ankh-power-resplendent }
ankh-cause-obelisk_attuned = { ankh-power-obelisk_attuned }
ankh-cause-temple_attuned = { ankh-power-temple_attuned }
ankh-cause-pyramid_attuned = { ankh-power-pyramid_attuned }
ankh-cause-glorious = { ankh-power-glorious }
ankh-cause-magnanimous = { ankh-power-magnanimous }
ankh-cause-bountiful = { ankh-power-bountiful }
ankh-cause-worshipful = { ankh-power-worshipful }
ankh-cause-plague = { ankh-card-plague }
ankh-cause-build = { ankh-card-build }
ankh-cause-chariots = { ankh-card-chariots }
ankh-cause-cycle = { ankh-card-cycle }
ankh-cause-drought = { ankh-card-drought }
ankh-cause-flood = { ankh-card-flood }
ankh-cause-miracle = { ankh-card-miracle }
ankh-cause-mysterious_forms = { ankh-god-amun-ability }
ankh-cause-judge = { ankh-god-anubis-ability }
ankh-cause-judge_strength = { ankh-god-anubis-ability }
ankh-cause-ransom = ransom
ankh-cause-protector = { ankh-god-isis-ability }
ankh-cause-underworld = Underworld
ankh-cause-radiance = { ankh-god-ra-ability }
ankh-cause-cat_mummy = { ankh-guardian-cat_mummy }
ankh-cause-satet = { ankh-guardian-satet }
ankh-cause-apep = { ankh-guardian-apep }
ankh-cause-mummy = { ankh-guardian-mummy }
ankh-cause-giant_scorpion = { ankh-guardian-giant_scorpion }
ankh-cause-androsphinx = { ankh-guardian-androsphinx }

## Endings

ankh-ending-top-of-the-track = top of the devotion track
ankh-ending-sole-god = the only god that is not forgotten
ankh-ending-most-devotion = most devotion after the last conflict
ankh-ending-atheism = Egypt becomes atheist

## Where the content and the rules come from

ankh-origin-rulebook = printed rules
ankh-origin-recovered = read off the printed game by others
ankh-origin-reconstructed = rebuilt by us
ankh-origin-own = made by us
ankh-mark-R = the rulebook says so
ankh-mark-F = shown only by the rulebook's pictures, recovered from public readings of the printed game
ankh-mark-Q = an answer of the publisher, as quoted in public
ankh-mark-D = our ruling where the sources are silent or disagree
ankh-table-board = the board
ankh-table-cards = strength of a card
ankh-table-guardians = level of a guardian
ankh-table-actions = action tracks
ankh-table-events = event track
ankh-table-devotion = devotion track
ankh-table-powers = guardians that come with powers
ankh-table-scenarios = scenario

## Parts of log lines

ankh-part-figure = { $piece } ({ $space })
ankh-part-cards = { $side }: { $cards }
ankh-part-number = { $side } { $number }
ankh-part-devotion = { $cause } { $amount }

## Log: one line for each event

ankh-event-FirstPlayer = { $seat } plays first.
ankh-event-GodTaken = { $seat } plays { $god }.
ankh-event-GuardianChosen =
    { $figures ->
        [one] Guardian of this game: { $guardian }, with { $figures } figure.
       *[other] Guardian of this game: { $guardian }, with { $figures } figures.
    }
ankh-event-BoardLaid = The board is laid out: { $scenario }.
ankh-event-TurnBegun = { $seat } begins a turn.
ankh-event-ActionChosen =
    { $last ->
        [yes] { $seat } chooses { $action }; the marker reaches the end of its row, so an event follows.
       *[any] { $seat } chooses { $action }.
    }
ankh-event-MarkerReturned = The marker of { $action } goes back to its start.
ankh-event-EventReached = Event { $position }: { $event }.
ankh-event-Moved =
    { $cause_id ->
        [obelisk_attuned] { $side } moves { $piece_a } from { $start } to { $to }, called by an obelisk.
       *[any] { $side } moves { $piece_a } from { $start } to { $to }.
    }
ankh-event-Pushed = { $by }: Satet pushes { $piece_a } of { $side } from { $start } to { $to }.
ankh-event-Summoned =
    { $cause_id ->
        [mummy] { $side }: the { $piece } rises again on { $space }.
        [pyramid_attuned] { $side } summons { $piece_a } on { $space }, beside a pyramid.
        [underworld] { $side } summons { $piece_a } on { $space }, from the Underworld.
       *[any] { $side } summons { $piece_a } on { $space }.
    }
ankh-event-Radiant = { $side }: the figure on { $space } is Radiant.
ankh-event-Aimed = { $side }: the Giant Scorpion on { $space } aims at { $at }.
ankh-event-FollowersGained =
    { $amount ->
        [one] { $side } gains { $amount } follower ({ $cause }).
       *[other] { $side } gains { $amount } followers ({ $cause }).
    }
ankh-event-FollowersSpent =
    { $amount ->
        [one] { $side } sacrifices { $amount } follower ({ $cause }).
       *[other] { $side } sacrifices { $amount } followers ({ $cause }).
    }
ankh-event-FollowersPaid =
    { $amount ->
        [one] { $side } pays { $amount } follower to { $to } ({ $cause }).
       *[other] { $side } pays { $amount } followers to { $to } ({ $cause }).
    }
ankh-event-PowerUnlocked = { $side } unlocks { $power }.
ankh-event-GuardianJoined = { $side } takes { $guardian_a } into the pool.
ankh-event-MonumentTaken =
    { $lost_by_id ->
        [none] { $side } takes control of { $monument_a } on { $space }, neutral until now.
       *[any] { $side } takes control of { $monument_a } on { $space }, from { $lost_by }.
    }
ankh-event-MonumentBuilt = { $side } builds { $monument_a } on { $space }.
ankh-event-MonumentDestroyed =
    { $lost_by_id ->
        [none] Neutral { $monument } on { $space } destroyed ({ $cause }).
       *[any] { $lost_by } loses { $monument_a } on { $space } ({ $cause }).
    }
ankh-event-CaravanPlaced =
    { $line_count ->
        [one] { $seat } lays { $line_count } camel through region { $token }: the part around { $kept_by } (land: { $sizes1 }) keeps the token, the part around { $given_to } (land: { $sizes2 }) becomes region { $new_token }.
       *[other] { $seat } lays { $line_count } camels through region { $token }: the part around { $kept_by } (land: { $sizes1 }) keeps the token, the part around { $given_to } (land: { $sizes2 }) becomes region { $new_token }.
    }
ankh-event-TokensExchanged = { $seat } exchanges the order tokens { $tokens }.
ankh-event-ConflictBegun = Conflict { $number } begins; { $side } holds the tie-breaker.
ankh-event-ConflictEnded = Conflict { $number } is over.
ankh-event-RegionReached =
    { $outcome_id ->
        [quiet] Region { $token } is quiet.
        [domination] Region { $token }: { $sides } dominates it.
       *[any] Region { $token }: battle between { $sides }.
    }
ankh-event-BattleBegun = Battle for region { $token }: { $sides }.
ankh-event-BattleEnded = The battle for region { $token } is over.
ankh-event-TwoCardsAnnounced = { $side } announces two cards.
ankh-event-Sealed =
    { $what_id ->
        [offer] { $side } has made an offer in secret.
       *[any] { $side } has chosen in secret what to play.
    }
ankh-event-CardsRevealed = Cards: { $cards }.
ankh-event-Sheltered =
    { $spaces_count ->
        [one] { $side }: Flood shelters the figure on { $spaces }.
       *[other] { $side }: Flood shelters the figures on { $spaces }.
    }
ankh-event-OffersRevealed =
    { $spared_id ->
        [none] Offers to the locusts: { $offers }. Nobody is spared.
       *[any] Offers to the locusts: { $offers }. { $spared } is spared.
    }
ankh-event-Killed =
    { $cause_id ->
        [plague]
            { $several ->
                [yes] { $side } loses figures to the locusts: { $figures }.
               *[no] { $side } loses a figure to the locusts: { $figures }.
            }
       *[any]
            { $several ->
                [yes] { $side } loses figures: { $figures }.
               *[no] { $side } loses a figure: { $figures }.
            }
    }
ankh-event-Trapped = { $by } traps a warrior of { $side }.
ankh-event-Released =
    { $to_pool ->
        [yes] { $side }: trapped warriors back in the pool: { $amount }.
       *[any] { $side }: trapped warriors that leave the game: { $amount }.
    }
ankh-event-TieBroken = { $side } uses the tie-breaker.
ankh-event-Resolved =
    { $victor_id ->
        [none] Strength: { $totals }. Nobody wins the battle for region { $token }.
       *[any] Strength: { $totals }. { $victor } wins the battle for region { $token }.
    }
ankh-event-DevotionGained = { $side } gains { $amount } devotion ({ $parts }), now { $to }.
ankh-event-DevotionLost = { $side } loses { $amount } devotion ({ $cause }), now { $to }.
ankh-event-TilePlaced =
    { $start_id ->
        [none] { $side } lays an Underworld tile on { $space }.
       *[any] { $side } moves an Underworld tile from { $start } to { $space }.
    }
ankh-event-CardsTakenBack = { $side } takes all cards back.
ankh-event-GodsMerged =
    { $followers ->
        [one] { $lower } merges into { $upper } on devotion { $devotion } and brings { $followers } follower.
       *[other] { $lower } merges into { $upper } on devotion { $devotion } and brings { $followers } followers.
    }
ankh-event-GuardiansPassed =
    { $to_id ->
        [none] { $guardian } leaves the game.
       *[any] { $guardian } now serves { $to }.
    }
ankh-event-FiguresGone = { $side }: figures, cards and tokens leave the game ({ $cause }).
ankh-event-GodForgotten = { $side } is forgotten.
ankh-event-GameWon =
    { $ending_id ->
        [top-of-the-track] { $side } reaches the top of the devotion track and wins the game.
        [sole-god] { $side } is the only god that is not forgotten and wins the game.
       *[any] { $side } has the most devotion after the last conflict and wins the game.
    }
ankh-event-EgyptAtheist = All gods are forgotten: Egypt becomes atheist, and nobody wins.

## Questions: to the seat that is asked, and to the others. $about is what the question is about, $about1 and $about2 its entries.

ankh-ask-first_player = Who plays first?
ankh-ask-first_player-other = { $seat } chooses who plays first.
ankh-ask-god = Choose your god.
ankh-ask-god-other = { $seat } chooses a god.
ankh-ask-guardian = Choose the guardian of level { $about } for this game.
ankh-ask-guardian-other = { $seat } chooses the guardian of level { $about }.
ankh-ask-scenario = Choose the scenario.
ankh-ask-scenario-other = { $seat } chooses the scenario.
ankh-ask-action =
    { $about_id ->
        [none] Choose your action.
       *[any] Choose your second action, from a row below { $about }.
    }
ankh-ask-action-other =
    { $about_id ->
        [none] { $seat } chooses an action.
       *[any] { $seat } chooses a second action, from a row below { $about }.
    }
ankh-ask-move_figure = Choose a figure to move, or finish.
ankh-ask-move_figure-other = { $seat } chooses a figure to move.
ankh-ask-move_to = Where does the figure on { $about } go?
ankh-ask-move_to-other = { $seat } moves the figure on { $about }.
ankh-ask-push_to = Where does Satet push the figure on { $about2 }?
ankh-ask-push_to-other = { $seat }: Satet pushes the figure on { $about2 }.
ankh-ask-aim = Which two spaces does the Giant Scorpion on { $about } aim at?
ankh-ask-aim-other = { $seat } aims the Giant Scorpion on { $about }.
ankh-ask-summon = Choose what to summon, or finish.
ankh-ask-summon-other = { $seat } chooses what to summon.
ankh-ask-summon_to = Where do you summon it?
ankh-ask-summon_to-other = { $seat } chooses where to summon a figure.
ankh-ask-sun = Put a sun token on the figure on { $about }?
ankh-ask-sun-other = { $seat } decides on a sun token for the figure on { $about }.
ankh-ask-unlock = Choose a power to unlock, or unlock none.
ankh-ask-unlock-other = { $seat } chooses a power.
ankh-ask-control = Choose a monument to control, or take none.
ankh-ask-control-other = { $seat } chooses a monument to control.
ankh-ask-caravan =
    { $about_id ->
        [none] Choose the side where your caravan starts, or lay none.
       *[any] Where does your caravan go on? Camels so far: { $about_count }.
    }
ankh-ask-caravan-other = { $seat } lays a caravan. Camels so far: { $about_count }.
ankh-ask-keep_token = Your caravan splits the region: which part keeps the order token?
ankh-ask-keep_token-other = { $seat } chooses which part of the region keeps the order token.
ankh-ask-exchange = Exchange the order token { $about1 } or { $about2 } with that of another region?
ankh-ask-exchange-other = { $seat } may exchange the order token { $about1 } or { $about2 }.
ankh-ask-attuned_figure = Choose a figure to call to your obelisks, or finish.
ankh-ask-attuned_figure-other = { $seat } may call figures to obelisks.
ankh-ask-attuned_to = Beside which obelisk does the figure on { $about } go?
ankh-ask-attuned_to-other = { $seat } calls the figure on { $about } to an obelisk.
ankh-ask-two_cards = Announce that you play two cards in this battle?
ankh-ask-two_cards-other = { $seat } may announce two cards.
ankh-ask-cards = Choose in secret what you play.
ankh-ask-cards-other = { $seat } chooses in secret what to play.
ankh-ask-build = Choose what to build and where, or build nothing.
ankh-ask-build-other = { $seat } may build a monument.
ankh-ask-offer = How many followers do you offer to the locusts, in secret?
ankh-ask-offer-other = { $seat } makes an offer to the locusts, in secret.
ankh-ask-tie_breaker = The battle is tied: use the tie-breaker and win?
ankh-ask-tie_breaker-other = The battle is tied; { $seat } may use the tie-breaker.
ankh-ask-let_die = Your Protected figures stay alive: let one of them die all the same?
ankh-ask-let_die-other = { $seat } decides which Protected figures stay alive.
ankh-ask-trap = Whose warrior do you trap?
ankh-ask-trap-other = { $seat } may trap a warrior.
ankh-ask-mummy = Where does your Mummy rise again?
ankh-ask-mummy-other = { $seat } chooses where a Mummy rises again.
ankh-ask-tile = Choose where to lay an Underworld tile, or lay none.
ankh-ask-tile-other = { $seat } may lay an Underworld tile.
ankh-ask-tile_from = Which Underworld tile comes to { $about }?
ankh-ask-tile_from-other = { $seat } chooses which Underworld tile comes to { $about }.
ankh-ask-worship = Sacrifice 2 followers for 1 devotion?
ankh-ask-worship-other = { $seat } may sacrifice 2 followers for 1 devotion.
ankh-ask-keep_guardian = Which guardian of the other god serves you from now on? Free bases: { $about }.
ankh-ask-keep_guardian-other = { $seat } chooses which guardians to keep. Free bases: { $about }.
ankh-ask-chance = Chance decides.

## Options: what each answer means

ankh-option-done = Done
ankh-option-yes = Yes
ankh-option-no = No
ankh-option-first_player = { $seat } plays first
ankh-option-god = { $god }
ankh-option-guardian = { $guardian }
ankh-option-scenario = { $scenario }
ankh-option-action = { $action }
ankh-option-move_figure = Move the figure on { $figure }
ankh-option-move_figure-done = Move no more
ankh-option-move_to = Go to { $space }
ankh-option-push_to = Push to { $space }
ankh-option-aim = Aim at { $spaces }
ankh-option-summon =
    { $way_id ->
        [pyramid] Summon { $piece_a } beside the pyramid on { $space }
        [underworld] Summon { $piece_a } on an Underworld tile
       *[any] Summon { $piece_a }
    }
ankh-option-summon-done = Summon no more
ankh-option-summon_to = Summon on { $space }
ankh-option-sun-yes = Put a sun token on it
ankh-option-sun-no = Keep the sun token
ankh-option-unlock = Unlock { $power }
ankh-option-unlock-done = Unlock nothing
ankh-option-control = Control the monument on { $space }
ankh-option-control-done = Take none
ankh-option-caravan = Camel on { $side }
ankh-option-caravan-done = Lay no caravan
ankh-option-keep_token = The part around { $region }
ankh-option-exchange = Exchange { $tokens }
ankh-option-exchange-done = Exchange nothing
ankh-option-attuned_figure = Call the figure on { $figure }
ankh-option-attuned_figure-done = Call no more
ankh-option-attuned_to = Go to { $space }
ankh-option-two_cards-yes = Announce two cards
ankh-option-two_cards-no = Play one card
ankh-option-cards = Play { $cards }
ankh-option-build = Build { $piece_a } on { $space }
ankh-option-build-done = Build nothing
ankh-option-offer =
    { $amount ->
        [one] Offer { $amount } follower
       *[other] Offer { $amount } followers
    }
ankh-option-tie_breaker-yes = Use it and win
ankh-option-tie_breaker-no = Keep it: nobody wins
ankh-option-let_die = Let the figure on { $figure } die
ankh-option-let_die-done = All others stay alive
ankh-option-trap = Trap a warrior of { $god }
ankh-option-trap-done = Trap nobody
ankh-option-mummy = Rise again on { $space }
ankh-option-tile = Lay it on { $space }
ankh-option-tile-done = Lay none
ankh-option-tile_from = The tile on { $space }
ankh-option-tile_from-side = A tile that is not on the board yet
ankh-option-worship-yes = Sacrifice 2 followers
ankh-option-worship-no = Keep the followers
ankh-option-keep_guardian =
    { $figure_id ->
        [none] { $piece } from the pool
       *[any] The guardian on { $figure }
    }
