### A finished game reviewed by the bots: in the page and at the terminal. $who is whose chance changed, $seat who answered.

review = Review
review-title = { $game }, reviewed: { $depth }
review-depth-quick = a quick look
review-depth-full = a close look
review-chances = Chance to win
review-turnings = Turning points
review-no-turnings = There was no single moment at which the game turned.
review-turning-change = Choice { $number }, { $who }: { $before } → { $after }.
review-turning-mistake = { $seat } answered “{ $chosen }”; “{ $better }” would have kept { $cost } more.
review-turning-chance =
    { $way ->
        [up] Chance was kind to { $who }.
       *[down] Chance was against { $who }.
    }
review-turning-reveal =
    { $way ->
        [up] What the others had chosen in secret suited { $who }.
       *[down] What the others had chosen in secret hurt { $who }.
    }
review-turning-course =
    { $way ->
        [up] It showed that { $who } stood better than it had looked.
       *[down] It showed that { $who } stood worse than it had looked.
    }
review-players = Luck and skill, in hundredths of a game
review-column-first = Start
review-column-luck = Luck
review-column-skill = Own mistakes
review-column-gifts = Others' mistakes
review-column-rest = Unforeseen
review-column-last = End
review-column-accuracy = Accuracy
review-parts-help = Start, luck, mistakes and what nobody foresaw add up to the end. Luck is what chance and secret answers brought, against what was to be expected.
review-phases = How well chosen: best answers of all, and what the others cost
review-phase = { $best } of { $decisions }, { $cost }
review-phase-other = Decisions
review-costly = What cost most, and what would have been better
review-nothing-costly = No answer cost anything worth a word.
review-decision = Choice { $number }, { $who }: { $grade }, { $cost }.
review-truth = with everything known: { $chance }
review-grade-best = best
review-grade-fine = fine
review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder
