### What the coach of Ankh says, as a friend at the table would: short, true, and no advice what to choose.
### What a placeholder holds is said at the top of ankh.ftl; which ones a sentence has, in tawy/ankh/coach.

## The beginning

coach-ankh-first_turn = Devotion wins: { $top } wins at once, otherwise the most after the last conflict. Conflicts bring it: for regions where you are alone, for majorities of monuments, for battles won.
coach-ankh-one_action_each = Two of you are one god now: each takes one action a turn.

## Events

coach-ankh-event_follows =
    { $event_id ->
        [control] This action brings { $event }: right after it you may take a monument beside one of your figures.
        [caravan] This action brings a { $event }: right after it you may split a region in two.
       *[conflict]
            { $regions_id ->
                [none] This action brings the conflict. As things stand you have no battle in it.
               *[any]
                    { $regions_count ->
                        [one] This action brings the conflict. As things stand you fight for region { $regions }.
                       *[other] This action brings the conflict. As things stand you fight for regions { $regions }.
                    }
            }
    }
coach-ankh-conflict_at_hand =
    { $actions_count ->
        [one] Conflict { $number } comes with the next { $actions }.
       *[other] Conflict { $number } comes with the next use of any of these: { $actions }.
    } { $regions_id ->
        [none] As things stand you have no battle in it.
       *[any]
            { $regions_count ->
                [one] As things stand you fight for region { $regions }.
               *[other] As things stand you fight for regions { $regions }.
            }
    }
coach-ankh-conflict_coming =
    { $uses ->
        [one] The next event is a conflict. Nearest to it: { $actions }, { $uses } use away.
       *[other] The next event is a conflict. Nearest to it: { $actions }, { $uses } uses away.
    }
coach-ankh-control_at_hand =
    { $actions_count ->
        [one] The next { $actions } lets whoever takes it control a monument. You stand beside { $count } that you could take.
       *[other] The next use of any of these lets whoever takes it control a monument: { $actions }. You stand beside { $count } that you could take.
    }
coach-ankh-control_out_of_reach =
    { $actions_count ->
        [one] The next { $actions } lets whoever takes it control a monument. No figure of yours stands beside a neutral one.
       *[other] The next use of any of these lets whoever takes it control a monument: { $actions }. No figure of yours stands beside a neutral one.
    }
coach-ankh-caravan_at_hand =
    { $actions_count ->
        [one] The next { $actions } lets whoever takes it lay a caravan that splits a region.
       *[other] The next use of any of these lets whoever takes it lay a caravan that splits a region: { $actions }.
    }
coach-ankh-control_majority = The { $monument } on { $space } would give you a majority in region { $region }: 1 devotion in every conflict, as long as a figure of yours is there.
coach-ankh-control_choice = A monument of your own counts for majorities and followers, and you can summon beside it. Ankh tokens left for monuments: { $ankhs }.
coach-ankh-caravan_choice =
    { $regions_id ->
        [none] A region with one god alone is dominated without a battle. As things stand you would not have to fight anywhere.
       *[any]
            { $regions_count ->
                [one] A region with one god alone is dominated without a battle. As things stand you would fight for region { $regions }.
               *[other] A region with one god alone is dominated without a battle. As things stand you would fight for regions { $regions }.
            }
    }

## Regions

coach-ankh-region_behind = In region { $region } { $side } has strength { $theirs } and you have { $mine }, before cards.
coach-ankh-region_alone =
    { $regions_count ->
        [one] You are alone in region { $regions }: in a conflict that brings at least { $devotion } devotion.
       *[other] You are alone in regions { $regions }: in a conflict that brings at least { $devotion } devotion.
    }
coach-ankh-region_empty = Nobody is in region { $region }: a god that is alone there in a conflict gains 1 devotion.

## What you have

coach-ankh-power_affordable =
    { $followers ->
        [one] You have { $followers } follower: enough for a power of level { $level }.
       *[other] You have { $followers } followers: enough for a power of level { $level }.
    }
coach-ankh-power_brings_guardian = You can pay for a power of level { $level }, and it brings { $guardian_a } into your pool.
coach-ankh-followers_short =
    { $level ->
        [one] Your next power costs { $level } follower and you have { $followers }. Gain Followers would bring { $gain } now.
       *[other] Your next power costs { $level } followers and you have { $followers }. Gain Followers would bring { $gain } now.
    }
coach-ankh-gain_nothing = Gain Followers would give you nothing now: no figure of yours stands beside a monument that is neutral or your own.
coach-ankh-guardian_waits = { $guardian } is waiting in your pool: Summon Figure puts it beside a figure or monument of yours.
coach-ankh-warriors_wait = { $count } of your { $all } warriors are still in your pool: Summon Figure brings one onto the board.
coach-ankh-cards_few = Left in your hand: { $cards }. Only Cycle of Ma'at brings played cards back, after the battle in which you play it.

## Devotion

coach-ankh-top_near =
    { $steps ->
        [one] You are { $steps } step from the top, and would win there at once.
       *[other] You are { $steps } steps from the top, and would win there at once.
    }
coach-ankh-rival_near_top =
    { $steps ->
        [one] { $side } is { $steps } step from the top, and would win there at once.
       *[other] { $side } is { $steps } steps from the top, and would win there at once.
    }
coach-ankh-last_conflict_behind = After the last conflict the most devotion wins. You need { $steps } to pass { $side }.
coach-ankh-last_conflict_ahead = After the last conflict the most devotion wins. You lead; { $side } needs { $steps } to pass you.
coach-ankh-red_before_forgetting = After the fourth conflict every god on red is forgotten. You need { $steps } devotion to get off it.
coach-ankh-sole_god_chance = All the others are on red: if that is still so after the fourth conflict, you win.
coach-ankh-sole_god_threat = { $side } alone is off red: if that is still so after the fourth conflict, it wins.
coach-ankh-merging_lower = After the third conflict the two lowest gods become one, and the lowest loses its figures, monuments and cards. That is you now, with { $side }; { $steps } devotion would keep you out of it.
coach-ankh-merging_upper = After the third conflict the two lowest gods become one: as things stand { $side } merges into you. { $steps } devotion would keep you out of it.
coach-ankh-merging_above = After the third conflict the two lowest gods become one. You are just above them: { $side } needs { $steps } devotion to push you down.

## Battles

coach-ankh-offer_stakes =
    { $count ->
        [one] { $count } figure of yours here dies unless you alone offer the most. Followers: you { $mine }, { $side } { $theirs }.
       *[other] { $count } figures of yours here die unless you alone offer the most. Followers: you { $mine }, { $side } { $theirs }.
    }
coach-ankh-offer_nothing = You have no warrior or guardian here, and gods never die: an offer saves nothing of yours, it can only keep another god from being spared.
coach-ankh-tie_breaker =
    { $left ->
        [0] It serves once in a conflict, and no region comes after this one.
        [one] It serves once in a conflict, and { $left } region comes after this one.
       *[other] It serves once in a conflict, and { $left } regions come after this one.
    }
coach-ankh-two_cards =
    { $left ->
        [0] You may do this once in a conflict, and no region comes after this one.
        [one] You may do this once in a conflict, and { $left } region comes after this one.
       *[other] You may do this once in a conflict, and { $left } regions come after this one.
    }
coach-ankh-battle_behind = Before cards { $side } leads with { $theirs } to your { $mine }. Your best card adds { $best }.
coach-ankh-battle_level =
    { $whose ->
        [mine] Before cards you and { $side } are level at { $mine }. You hold the tie-breaker: you would win a tie.
        [theirs] Before cards you and { $side } are level at { $mine }. { $side } holds the tie-breaker and would win a tie.
       *[nobody] Before cards you and { $side } are level at { $mine }. If it stays a tie, nobody wins.
    }
coach-ankh-battle_ahead = Before cards you lead with { $mine } to { $theirs } against { $side }, whose best card adds { $best }.
coach-ankh-build_majority =
    { $monuments_count ->
        [one] A monument of this kind built here would bring you a new majority at once: { $monuments }.
       *[other] A monument of any of these kinds built here would bring you a new majority at once: { $monuments }.
    }
coach-ankh-locusts_loom =
    { $count ->
        [one] { $side } still holds Plague of Locusts and has more followers than you ({ $theirs } to { $mine }): { $count } figure of yours here is in danger.
       *[other] { $side } still holds Plague of Locusts and has more followers than you ({ $theirs } to { $mine }): { $count } figures of yours here are in danger.
    }
coach-ankh-cycle_brings_back = { $count } of your cards are played. Cycle of Ma'at takes all of them back after this battle.
coach-ankh-drought_pays = { $count } figures of yours here stand on desert: with Drought a victory brings { $count } devotion more.
coach-ankh-flood_pays = { $count } figures of yours here stand on fertile land: Flood brings { $count } followers, and they survive the resolution.
coach-ankh-miracle_pays = If you lose, { $count } figures of yours here may die: with Miracle each of them brings 1 devotion.
coach-ankh-majorities_pay = Majorities pay before strengths are compared, also to the loser: yours here ({ $monuments }) bring { $monuments_count } devotion, as long as a figure of yours is left.
coach-ankh-worship =
    { $left ->
        [one] It would leave you { $left } follower; your next power costs { $level }.
       *[other] It would leave you { $left } followers; your next power costs { $level }.
    }
