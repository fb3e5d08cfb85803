### A finished game reviewed by the bots: in the page and at the terminal. $who is whose chance changed, $seat who answered.

review = Review
review-title = { $game }, reviewed: { $depth }
review-depth-quick = a quick look
review-depth-full = a close look
review-chances = Chance to win
review-nobody = nobody
review-nobody-help = Nobody may win, too: all chances and this one are together 100%.
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

## In the page
review-close = Close the review
review-lead = What a bot thinks of every choice: where the game turned, what was luck, and what would have been better.
review-given-up = This game was not played to its end: it is reviewed as far as it went, and its end is how everyone stood then.
review-depth-shown = This is { $depth }.
review-start = Review this game
review-counting = The bots begin …
review-making = The bots have looked at { $done } of { $total } moments.
review-longer = Look longer
review-longer-help = The strongest bot looks at every choice. That takes a minute or a few; you can go on reading meanwhile.
review-stop = Stop
review-go-on = Go on
review-stopped = It was stopped after { $done } of { $total } moments.
review-failed = The bots could not finish it.
review-again = Try again
review-chances-help = A line for each player: how likely they were to win at every moment. Click, or use the arrow keys and Enter, to see that position.
review-moment = Choice { $number }
review-end = The end
review-who-chance = { $who } { $chance }
review-as-table = Chance to win, as a table
review-here = At this moment
review-nobody-decides = Nobody chooses anything here.
review-luck-here = Chance: { $who } { $change }
review-asked = { $who } chooses:
review-chosen = chosen
review-answers-help = The chance to win that each answer gave, as far as { $who } could know it then. Of { $options } answers the best few are shown, and the chosen one.
review-could-know = It could have been known: the best answer would have kept { $cost } more.
review-could-not-know = It could not have been known: only with everything laid open would another answer have kept { $cost } more.
review-well-chosen = Well chosen: nothing was clearly better.
review-truth-cost = With everything laid open it cost { $cost }.
review-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-previous-mistake = Previous mistake
review-next-mistake = Next mistake
review-whose = Whose
review-everyone = Everyone
review-turnings-help = The few moments at which somebody's chance changed most, the greatest change first. A click shows the position.
review-luck-and-skill = Luck and skill
review-help-first = The chance to win when the game began.
review-help-luck = What chance and the others' secret answers brought, against what was to be expected.
review-help-skill = What own answers cost that were not the best.
review-help-gifts = What the others' mistakes brought.
review-help-rest = What the bots did not foresee: it shows how far they can be trusted.
review-help-last = How it ended: 100% for whoever won alone.
review-help-accuracy = How much of what could be kept was kept, over all choices: 100 is never a mistake.
review-how-well = How well everyone chose
review-phase-help = Best answers of all choices of that kind, and what the others cost in hundredths of a game.
review-try = Try another answer
review-try-lead = Choose another answer, on the board or here. Bots then go on for everyone, and chance is drawn anew.
review-try-thinking = The bots go on …
review-tried = { $who } answers “{ $answer }”
review-tried-after = Chance to win after { $count } choices
review-tried-over = The game ended so.
review-tried-game = in the game then: { $chance }
review-tried-note = One way it could have gone: other dice and other choices would lead elsewhere.
review-try-back = Back to the game
review-panel = Review of the game
