### What the coach of 10 Plagues says, as a friend at the table would: short, true, and no advice what to choose.
### What a placeholder holds is said at the top of plagues.ftl; which ones a sentence has, in tawy/plagues/coach.

## The beginning

coach-plagues-first_round = Most points at the end win: the lower of your two dev tracks, the Nile, your tokens, territories and Hebrews. Each round asks for tribute and takes losses on the way.
coach-plagues-automa_plays_free = The automa pays no tribute and suffers no losses. To win, have more points than it has at the end.

## Tribute

coach-plagues-tribute_short =
    { $coins ->
        [one] This round's tribute is { $tribute } and you have { $coins } coin: whoever cannot pay may take a penalty of 3 points.
       *[other] This round's tribute is { $tribute } and you have { $coins } coins: whoever cannot pay may take a penalty of 3 points.
    }
coach-plagues-coin_card = You are 1 coin short of this round's tribute ({ $tribute }). Pharaoh card { $number } is a coin for this round.
coach-plagues-coin_needed = This round's tribute is { $tribute }, just as many as the coins you have: one that is spent now will be missing.
coach-plagues-tribute_ahead =
    { $rounds ->
        [one] Next round the tribute is { $tribute }.
       *[other] In { $rounds } rounds the tribute is { $tribute }.
    } { $tokens ->
        [0] Your income is { $income }, and you have no coin tokens left for it.
        [one] Your income is { $income }, with { $tokens } coin token left for it.
       *[other] Your income is { $income }, with { $tokens } coin tokens left for it.
    }
coach-plagues-coins_early =
    { $count ->
        [one] Your board has { $count } coin bonus: it secures the tribute of the first rounds.
       *[other] Your board has { $count } coin bonuses: they secure the tribute of the first rounds.
    }

## Losses

coach-plagues-loss_harmless = You may also choose what costs you nothing: { $loss }.
coach-plagues-cancel_needless = Every part of this loss card can be met with something that you do not have.
coach-plagues-cancel_other =
    { $parts_count ->
        [one] Part { $parts } can be met with something that you do not have: it need not be cancelled.
       *[other] Parts { $parts } can be met with something that you do not have: they need not be cancelled.
    }
coach-plagues-lose_harmless =
    { $spaces_count ->
        [one] The token on { $spaces } breaks neither a bonus nor a row.
       *[other] The tokens on these spaces break neither a bonus nor a row: { $spaces }.
    }
coach-plagues-ankhs_short =
    { $needed ->
        [one] { $needed } Ankh lets you cancel a part of this round's loss; you have { $ankhs }.
       *[other] { $needed } Ankhs let you cancel a part of this round's loss; you have { $ankhs }.
    }
coach-plagues-ankhs_ready =
    { $ankhs ->
        [one] You have { $ankhs } Ankh, enough to cancel a part of this round's loss ({ $needed }).
       *[other] You have { $ankhs } Ankhs, enough to cancel a part of this round's loss ({ $needed }).
    }
coach-plagues-ankh_card = Pharaoh card { $number } is an Ankh for this round: with it you could cancel a part of the loss.
coach-plagues-token_recovered = Die { $die } can bring { $token_a } back from the discard, where it costs you 2 points at the end.

## Plagues and penalties

coach-plagues-plague_ignored = A Pharaoh token makes you ignore this plague ({ $plague }) until the round is over. Unused ones: { $count }.
coach-plagues-penalty_removed = A penalty is no disaster: a Pharaoh token removes it. Unused ones: { $count }.

## The board

coach-plagues-row_nearly =
    { $slots_id ->
        [none] With { $token_a } on { $space } a row of three different tokens is complete: that is an Ankh.
       *[any] With { $token_a } on { $space } a row of three different tokens is complete: that is an Ankh. The market has it in slot { $slots }.
    }
coach-plagues-row_early = A row of three different tokens gives an Ankh, and Ankhs cancel losses: early it is worth most.
coach-plagues-coin_nearly = A token on { $space } opens a coin bonus: one more coin every round.
coach-plagues-area_nearly =
    { $area ->
        [city] A token on { $space } fills your city: 2 dev steps, and 2 on the province card.
       *[field] A token on { $space } fills your field: 2 dev steps, and 2 on the province card.
    }

## Dice, soldiers, Hebrews

coach-plagues-dice_kept = The three dice you do not spend are your soldiers; with your highest you would have { $most }. The most soldiers choose their territory first.
coach-plagues-soldiers_watched = With four players the last in soldiers gets no territory. As things stand you can have { $mine }, { $player } { $theirs } at most.
coach-plagues-hebrews_behind = Hebrews weigh at the end: { $first } points for the most, { $last } for the fewest. Yours add up to { $mine }, those of { $player } to { $theirs }.
coach-plagues-hebrews_alone = Behind the automa your Hebrews score only if they add up to { $needed }; you have { $mine }.
coach-plagues-hebrew_gift = You can free a Hebrew, and the next one gives you besides: { $gift }.

## Territories and tracks

coach-plagues-scoring_card =
    { $points ->
        [one] As things stand { $card } ({ $card_short }) would bring you { $points } point.
       *[other] As things stand { $card } ({ $card_short }) would bring you { $points } points.
    }
coach-plagues-dev_choice = Only the lower dev track scores at the end. Points now: city { $city }, field { $field }.
coach-plagues-lower_track = Your dev tracks are far apart, and only the lower one scores. Points now: city { $city }, field { $field }.
coach-plagues-province_near =
    { $steps ->
        [one] { $steps } more space on the province card brings
       *[other] { $steps } more spaces on the province card bring
    } { $gift ->
        [hebrew] a Hebrew of your choice.
        [market] any market token.
        [dev] 2 dev steps.
        [specials] two special actions a round.
        [ankh] an Ankh.
       *[points] points at the end.
    }
coach-plagues-nile_token_near =
    { $steps ->
        [one] { $steps } more space on the Nile wins its bonus token: 2 dev steps, and 2 on the province card.
       *[other] { $steps } more spaces on the Nile win its bonus token: 2 dev steps, and 2 on the province card.
    }
coach-plagues-nile_coin_near = The next space on the Nile is a coin: one more every round.

## Moses and the end

coach-plagues-moses_near = Moses comes at the end of this round and helps whoever is last. You are last here: { $tracks }.
coach-plagues-supply_low = The game ends with the round that leaves { $least } or fewer tokens in the supply; there are { $left }.
coach-plagues-last_round = This is the last round: tribute and losses come once more, then points are counted.
coach-plagues-score_behind = As things stand { $player } has { $theirs } points and you have { $mine }.
coach-plagues-score_ahead = As things stand you have { $mine } points; next is { $player } with { $theirs }.
