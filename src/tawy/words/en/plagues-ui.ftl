### What is drawn of 10 Plagues: labels, forecasts and choices. Names of things stand in plagues.ftl.

## Small parts

plagues-ui-comma = {", "}
plagues-ui-or = {" or "}
plagues-ui-or-short = or
plagues-ui-empty = empty
plagues-ui-close = Close
plagues-ui-choosable = { $what }, can be chosen
plagues-ui-number-of = { $number } × { $what }
plagues-ui-of = { $have } / { $need }
plagues-ui-source = { $source } { NUMBER($amount, signDisplay: "exceptZero") }
plagues-ui-you = you
plagues-ui-you-have = You have { $number }
plagues-ui-asked = it is their turn

## The shared board

plagues-ui-market = Market and Pharaoh cards
plagues-ui-slot = Slot { $slot }: { $token }
plagues-ui-favour-free = free
plagues-ui-favour-spent = spent until the round is over
plagues-ui-favour-held = held by { $player }
plagues-ui-hebrews-waiting =
    { $number ->
        [0] No Hebrew of { $value } waits
        [one] 1 Hebrew of { $value } waits
       *[other] { $number } Hebrews of { $value } wait
    }
plagues-ui-deck =
    { $cards ->
        [one] 1 card in the deck
       *[other] { $cards } cards in the deck
    }
plagues-ui-no-land = None open
plagues-ui-no-plague = No plague yet
plagues-ui-no-loss = No losses yet
plagues-ui-part = Part { $number }
plagues-ui-ankhs-cancel =
    { $ankhs ->
        [one] 1 cancels a part
       *[other] { $ankhs } cancel a part
    }
plagues-ui-phases = Phases of the round
plagues-ui-round-asks =
    { $moses ->
        [yes] Round { $round }: tribute { $tribute }, Ankhs needed { $ankhs }; Moses helps at its end
       *[no] Round { $round }: tribute { $tribute }, Ankhs needed { $ankhs }
    }
plagues-ui-soldiers-counted = Soldiers counted this round: { $soldiers }
plagues-ui-soldiers-forecast = Soldiers: { $soldiers }. As it stands, place { $place } in the next order.
plagues-ui-left = What is left
plagues-ui-left-supply =
    { $tokens ->
        [one] 1 token in the supply
       *[other] { $tokens } tokens in the supply
    }
plagues-ui-left-end = { $tokens } more until the game ends
plagues-ui-left-last = This is the last round
plagues-ui-left-plagues =
    { $plagues ->
        [one] 1 plague to come
       *[other] { $plagues } plagues to come
    }
plagues-ui-left-losses =
    { $losses ->
        [one] 1 loss card to come
       *[other] { $losses } loss cards to come
    }
plagues-ui-gone = { $number } out of the game
plagues-ui-to-come = to come
plagues-ui-other-tables = This game is played with tables of its own: what is printed here may differ.

## A province

plagues-ui-your-province = Your province
plagues-ui-others = The other provinces
plagues-ui-open-province = { $summary }. Show the whole province
plagues-ui-power =
    { $used ->
        [yes] Power of { $province }, used this round
       *[no] Power of { $province }
    }
plagues-ui-automa-help = Turns its dice, pays no tribute, suffers nothing.
plagues-ui-automa-dice = Automa's dice: turned { $shown }, face down { $down }
plagues-ui-space = { $area }, row { $row }, column { $column }
plagues-ui-gap =
    { $active ->
        [yes] { $bonus }: active
       *[no] { $bonus }: not active
    }
plagues-ui-row =
    { $complete ->
        [yes] Row of three different: an Ankh
       *[no] Row not complete
    }
plagues-ui-claim-full = full: 2 dev, province +2
plagues-ui-claim-won = bonus won
plagues-ui-boat-at = Boat on space { $at } of the Nile
plagues-ui-dev-at = { $track }: worth { $points }
plagues-ui-card = Province
plagues-ui-card-at = Province card: { $at } of { $last }
plagues-ui-mark-hebrew = a Hebrew of your choice
plagues-ui-mark-market = any market token
plagues-ui-mark-dev = 2 dev steps
plagues-ui-mark-two = two special actions a round
plagues-ui-mark-ankh = an Ankh
plagues-ui-mark-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
plagues-ui-mark-won = Won
plagues-ui-freed =
    { $count ->
        [one] { $count } Hebrew freed, together { $sum }
       *[other] { $count } Hebrews freed, together { $sum }
    }
plagues-ui-freed-values = Value 1: { $ones }, value 2: { $twos }, value 3: { $threes }
plagues-ui-place = Place { $place } of the column
plagues-ui-column = column { $column }
plagues-ui-pharaohs = Pharaoh tokens: { $unused } unused, { $used } turned over
plagues-ui-kept-help = Already used; it counts at the end.
plagues-ui-penalties =
    { $number ->
        [one] 1 penalty card
       *[other] { $number } penalty cards
    }
plagues-ui-penalty-help = 3 points less each (P12.3).
plagues-ui-nothing-beside = Nothing beside the board
plagues-ui-discard-slot = Discard slot { $slot }: { $token }
plagues-ui-recovered-with = Recovered with a die { $dice }
plagues-ui-die-spent = Die { $die }, spent
plagues-ui-land = Territory cards
plagues-ui-no-own-land = No territory cards yet
plagues-ui-land-used = used this round
plagues-ui-land-traded = used up

## Forecasts

plagues-ui-tribute-enough = enough
plagues-ui-tribute-short = { $short } short
plagues-ui-tribute-tokens =
    { $tokens ->
        [one] costs 1 coin token
       *[other] costs { $tokens } coin tokens
    }
plagues-ui-tribute-exempt = nothing to pay
plagues-ui-tribute-failed = could not pay
plagues-ui-tribute-paid = paid
plagues-ui-soldiers-place = place { $place } so far
plagues-ui-soldiers-done = order is made
plagues-ui-ankhs-enough =
    { $enough ->
        [yes] can cancel a part
       *[no] cannot cancel
    }
plagues-ui-by-source = by source
plagues-ui-score-now = Points as they stand
plagues-count-points = points
plagues-count-coins = coins to pay with
plagues-count-tribute = tribute due
plagues-count-soldiers = soldiers
plagues-count-ankhs = Ankhs
plagues-guess-drawn = has drawn { $things }
plagues-guess-bottom = has put under the deck: { $things }

## What is picked up

plagues-ui-held = Picked up: { $things }. Choose what to do with it.
plagues-ui-put-back = Put back
plagues-ui-do-this = Do this
plagues-ui-held-die = die { $number }
plagues-ui-held-slot = slot { $number }
plagues-ui-held-favour = Pharaoh card { $number }
plagues-ui-held-hebrew = Hebrew of { $number }
plagues-ui-held-discard = discard slot { $number }
plagues-ui-held-card = card

## Choices

plagues-ui-show-market = Show the market
plagues-ui-show-choices = Show the choices
plagues-ui-show-table = Show the table
plagues-ui-tray-loss = Part { $part } of the losses: how do you suffer it?
plagues-ui-tray-cancel = Your Ankhs can cancel one part of the losses
plagues-ui-tray-free = Something to use first?
plagues-ui-tray-pay_with = What do you pay with?
plagues-ui-tray-dev = Which dev steps do you take?
plagues-ui-tray-dev_favour = One dev step, or two for a coin?
plagues-ui-tray-ignore = Turn over a Pharaoh token to ignore this plague?
plagues-ui-tray-buto = Draw two more territory cards?
plagues-ui-tray-buto_keep = Which card do you keep?
plagues-ui-tray-edfu_keep = Which token do you keep?
plagues-ui-tray-slot = Into which discard slot goes the { $token }?
plagues-ui-tray-give_up = The discard is full: what leaves the game?
plagues-ui-tray-province = Which province do you govern?
plagues-ui-done-free = Use nothing
plagues-ui-done-cancel = Cancel nothing
plagues-ui-done-edfu_keep = None can be taken: put all back
plagues-ui-costs-nothing = Nothing to lose there: it costs nothing
plagues-ui-loses = You lose: { $tokens }
plagues-ui-opens = Opens: { $bonuses }
plagues-ui-breaks = Breaks: { $bonuses }
plagues-ui-a-row = a row of three different
plagues-ui-steps = { $track } +{ $steps }
plagues-ui-dev-one = One step
plagues-ui-dev-one-note = Costs nothing
plagues-ui-dev-two = Two steps
plagues-ui-dev-two-note = Costs a coin
plagues-ui-wasted-otherwise = Wasted if you do not use it this round
plagues-ui-ignore-plague = Ignore { $plague } this round
plagues-ui-drop-penalty = Drop a penalty card
plagues-ui-ignore-yes = Ignore it
plagues-ui-ignore-yes-note = The token stays with you and counts at the end
plagues-ui-ignore-no = Suffer it
plagues-ui-ignore-no-note = The token can be used later
plagues-ui-buto-yes = Draw two
plagues-ui-buto-yes-note = Only you see them; you keep one of the three
plagues-ui-buto-no = Keep this one
plagues-ui-buto-no-note = Buto draws nothing
plagues-ui-just-lost = Just lost
plagues-ui-result = Round { $number } is over
plagues-ui-result-paid =
    { $coins ->
        [one] Tribute paid: { $coins } coin
        [0] No tribute due
       *[other] Tribute paid: { $coins } coins
    }
plagues-ui-result-failed =
    { $coins ->
        [one] Tribute not paid: { $coins } coin was due
       *[other] Tribute not paid: { $coins } coins were due
    }
plagues-ui-result-penalty = Takes the plague card as a penalty
plagues-ui-result-nothing = {" (nothing to lose)"}
plagues-ui-result-cancelled =
    { $parts ->
        [one] { $parts } part of the losses cancelled
       *[other] { $parts } parts of the losses cancelled
    }

## Moses, and the end

plagues-ui-moses = Moses helps those who lie behind
plagues-ui-moses-helps = { $track }: { $players }
plagues-ui-final = Final score
plagues-ui-winner = wins
plagues-ui-all-at-once = Show all at once

# A Pharaoh card in one word, as it stands on the card.
plagues-ui-favour-dev = dev step
plagues-ui-favour-soldiers = soldiers
plagues-ui-favour-coin = coin
plagues-ui-favour-province = province
plagues-ui-favour-ankh = Ankh
plagues-ui-favour-boat = boat
