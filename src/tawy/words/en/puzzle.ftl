### Puzzles: positions in which one answer is clearly best. In the page and at the terminal.

puzzle-theme-ankh-card = A card in a battle
puzzle-theme-ankh-caravan = Where a caravan parts
puzzle-theme-ankh-event = Bring the event, or not
puzzle-theme-ankh-action = Which action
puzzle-theme-ankh-power = Which power
puzzle-theme-ankh-offer = How much to offer
puzzle-theme-plagues-tribute = Saving for tribute
puzzle-theme-plagues-loss = Which loss
puzzle-theme-plagues-dice = Which die, for what
puzzle-theme-plagues-territory = Which territory
puzzle-theme-plagues-province = Where it goes in the province
puzzle-difficulty-1 = Easy: an easy bot finds the answer.
puzzle-difficulty-2 = Quite easy: a medium bot finds the answer.
puzzle-difficulty-3 = Tricky: a hard bot finds the answer.
puzzle-difficulty-4 = Hard: only the expert finds the answer.
puzzle-difficulty-5 = Very hard: every bot misses the answer unless it thinks for long.
puzzle-wrong = Another answer is better. Try again.
puzzle-solved =
    { $tries ->
        [one] Right, at the first try!
       *[other] Right, at try { $tries }!
    }
puzzle-shown = This is the answer:
puzzle-worth = { $answer }: chance to win { $chance }
puzzle-line = How it could go on, as a look ahead sees it:
puzzle-source = { $looks } looks ahead of { $iterations } iterations each, with other dice and other secrets, found the same answer.
puzzle-gap = It is at least { $gap } better than any other.
puzzle-title = Puzzles
puzzle-lead = Positions from real games in which one answer is clearly best. Can you find it?
puzzle-today = Today
puzzle-how = You play { $seat }. One answer is clearly best: choose it on the board or in the list.
puzzle-show = Show the answer
puzzle-chance = The chance to win that each answer gives.
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-level = Difficulty { $level } of 5
puzzle-number = Puzzle { $number }.
puzzle-is-solved = Solved.
puzzle-is-shown = The answer was shown.
puzzle-count = { $solved } of { $all } solved
puzzle-streak =
    { $days ->
        [0] Solve today's puzzle to begin a row of days.
        [one] One day in a row.
       *[other] { $days } days in a row.
    }
puzzle-best =
    { $days ->
        [one] Your best row: one day.
       *[other] Your best row: { $days } days.
    }
