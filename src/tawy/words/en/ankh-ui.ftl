### The table of Ankh in words: labels, hints and names for those who hear the page.

ankh-ui-comma = {", "}
ankh-ui-you = you
ankh-ui-turn = on turn
ankh-ui-no-god = seat { $seat }
ankh-ui-gods = The gods
ankh-ui-dashboard = Actions and events
ankh-ui-more = More about { $god }

## The map

ankh-ui-map = Map of Egypt
ankh-ui-map-keys = Arrow keys walk the spaces; Home, Page Up, End and Page Down walk slantwise. N and P go to the next and the previous space that can be chosen. Enter chooses.
ankh-ui-closer = Closer
ankh-ui-further = Further away
ankh-ui-place = row { $row } column { $column }
ankh-ui-underworld = Underworld tile
ankh-ui-yours = your { $what }
ankh-ui-of-god = { $god }'s { $what }
ankh-ui-neutral = neutral { $what }
ankh-ui-radiant = Radiant
ankh-ui-sheltered = saved by Flood
ankh-ui-adjacent = adjacent to { $what }
ankh-ui-choosable = can be chosen
ankh-ui-side-name = { $side } side of row { $row } column { $column }
ankh-ui-region-size =
    { $land ->
        [one] Region { $number }, { $land } land space
       *[other] Region { $number }, { $land } land spaces
    }
ankh-ui-god-strength = { $god } { $total }
ankh-count-figures = figures on the map
ankh-count-monuments = monuments
ankh-count-strength = strength in region { $region }
ankh-ui-order-help = Who is in each region, and how strong without cards.

## Actions, events, devotion

ankh-ui-action-uses = { $action }, used { $used } of { $last }
ankh-ui-brings = the next use brings: { $event }
ankh-ui-event-control = Control Monument
ankh-ui-event-caravan = Camel Caravan
ankh-ui-event-conflict = Conflict
ankh-ui-conflict = Conflict { $number }
ankh-ui-then-merge = then the two least gods merge
ankh-ui-then-forget = then the gods on red are forgotten
ankh-ui-then-end = then the game ends
ankh-ui-next-event = Next event: { $event }
ankh-ui-ahead-merge = merging in { $events }
ankh-ui-ahead-merge-now = merging after this conflict
ankh-ui-ahead-forget = forgetting in { $events }
ankh-ui-ahead-forget-now = forgetting after this conflict
ankh-ui-ahead-end = end in { $events }
ankh-ui-ahead-end-now = the last conflict
ankh-ui-no-event = No event is left
ankh-ui-over = The game is over
ankh-ui-devotion-of = { $god } { $space }
ankh-ui-on-red = On a red space.
ankh-ui-would-merge = One of the two lowest, who merge after the third conflict.
ankh-ui-red-help = Whoever stands here when the fourth conflict is over is forgotten and out of the game.
ankh-ui-merging = These two merge
ankh-ui-merging-help = The two lowest gods become one when the third conflict is over.

## Gods

ankh-ui-followers =
    { $count ->
        [one] { $count } follower
       *[other] { $count } followers
    }
ankh-ui-ankhs =
    { $count ->
        [one] { $count } ankh token for monuments
       *[other] { $count } ankh tokens for monuments
    }
ankh-ui-warriors = Warriors: { $pool } in the pool, { $out } on the board
ankh-ui-trapped =
    { $count ->
        [one] { $count } warrior trapped by Anubis
       *[other] { $count } warriors trapped by Anubis
    }
ankh-ui-guardian = { $guardian }: { $pool } in the pool, { $out } on the board
ankh-ui-slots = Trapped warriors: { $count } of 3
ankh-ui-tiles = Underworld tiles left: { $count }
ankh-ui-suns = Sun tokens left: { $count }
ankh-ui-card-held = { $card } +{ $strength }, in hand
ankh-ui-card-played = { $card } +{ $strength }, played
ankh-ui-power-held = { $power }, level { $level }, unlocked
ankh-ui-power-locked = { $power }, level { $level }, not unlocked

## Battle

ankh-ui-battle = Battle for region { $number }
ankh-ui-step-start = Start
ankh-ui-step-cards = Cards
ankh-ui-step-build = Build
ankh-ui-step-plague = Plague
ankh-ui-step-resolution = Resolution
ankh-ui-step-after = After
ankh-ui-thinking = choosing…
ankh-ui-sealed = sealed
ankh-ui-victor = victor
ankh-ui-fallen = { $count } fallen
ankh-ui-offered = offered { $count }
ankh-ui-still-holds = { $god } still holds { $cards }
ankh-ui-your-cards = Your battle cards
ankh-ui-your-secret = Your sealed choice: { $what }
ankh-ui-pick-two = Choose two cards
ankh-ui-play-cards = Play { $cards }
ankh-ui-offer-label = Followers to offer
ankh-ui-less = One less
ankh-ui-more-followers = One more
ankh-ui-offer =
    { $count ->
        [one] Offer { $count } follower
       *[other] Offer { $count } followers
    }
ankh-ui-result-won = { $god } wins the battle for region { $number }
ankh-ui-result-none = Nobody wins the battle for region { $number }
ankh-ui-result-tie = The tie-breaker decided.
ankh-ui-result-lost = Lost: { $figures }
ankh-ui-amount = { $what } { NUMBER($amount, signDisplay: "exceptZero") }
ankh-ui-times = { $what } × { $count }

## Great moments

ankh-ui-merged = { $upper } and { $lower } become one
ankh-ui-merged-text = They share followers, figures and fate.
ankh-ui-forgotten = { $god } is forgotten
ankh-ui-won = { $god } wins
ankh-ui-atheist = All gods are forgotten. Egypt becomes atheist.
