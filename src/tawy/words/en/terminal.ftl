# The terminal: everything around the games. Words in single quotes are typed as they are, in every language.

terminal-stopped = Stopped.
terminal-percent = { $number }%
terminal-seat = Seat { $n }
terminal-thing = { $name }: { $help }
terminal-asked = { $name }: { $question }
terminal-not-laid-out = The board is not laid out yet.
terminal-plain-no-board = This game has no drawing for the terminal.
terminal-no-language = There is no language '{ $language }': choose from { $languages }.
terminal-misunderstood = { $problem }; see '{ $command } --help'.
terminal-unwritable = { $file } cannot be written: { $reason }.

## At the table

terminal-welcome = { $game }. The seed of this game is { $seed }. Type 'help' for help, 'quit' to leave.
terminal-goes-on =
    { $choices ->
        [one] { $file } goes on after { $choices } choice.
       *[other] { $file } goes on after { $choices } choices.
    }
terminal-own-set-up = A saved game keeps its own set-up: leave out { $options } when you load one.
terminal-amount = a number from { $first } to { $last }
terminal-not-an-option = '{ $typed }' is not an option: type a number or a name of the list, or 'help'.
terminal-curtain = A secret choice. Pass the keyboard to { $name }; { $name }, press Enter.
terminal-no-choice-yet = You have made no choice yet that could be taken back.
terminal-others-agree = This takes back choices of { $names } too. Do they agree?
terminal-taken-back = Your last choice is taken back.
terminal-plan-is = This is a plan: nothing you do here is played. You answer for everyone; what others hold is a guess. 'back' leads back, 'help' says more.
terminal-plan-left = Back at the table: nothing was played.
terminal-replace = { $file } exists already. Replace it?
terminal-saved = Saved to { $file }.
terminal-look = Look at it: { $command }
terminal-go-on = Go on with it: { $command }
terminal-save-record = Save the record? Enter for { $file }, another file name, or '{ $no }':
terminal-rescued = The game is saved in { $file }.
terminal-recorded =
    { $choices ->
        [one] A game of { $choices } choice is recorded in { $file }.
       *[other] A game of { $choices } choices is recorded in { $file }.
    }
terminal-no-bot = There is no bot '{ $name }': choose from { $levels }, or { $none } for no bots.
terminal-too-many-bots =
    { $bots ->
        [one] { $bots } bot is named for { $seats } seats: name at most { $seats }.
       *[other] { $bots } bots are named for { $seats } seats: name at most { $seats }.
    }
terminal-no-packs = { $game } is played without content packs: leave out --content.
terminal-first-player = The first player is a seat from 1 to { $seats }, or random, not '{ $typed }'.

## What can be typed instead of an answer

terminal-type = Type the number of an option, its name, or the beginning of its name. Or:
terminal-drawing = On the drawing: { $legend }.
terminal-command-why = the rules that forbid something now, like 'why 4,7' or 'why slot 4'
terminal-command-what = what an option would do, like 'what 2'
terminal-command-undo = take back your last choice, and all that came after it
terminal-command-plan = try out on a copy what could come, for everyone; 'back' leads back to the game
terminal-command-plan-undo = take back the last answer of the plan
terminal-command-plan-draw = let a lot answer: what chance draws, or what somebody else does
terminal-command-plan-back = back to the game; the plan is thrown away
terminal-command-log = what happened, the last so many lines
terminal-command-board = draw the whole table again
terminal-command-hand = what you have, and what it does
terminal-command-rules = a rule (A7.18, P6.3), a chapter, everyday words (tie), or the list of chapters
terminal-command-explain = figures by source: strengths (of a region), tribute, soldiers, points
terminal-command-coach = the coach on or off: what matters now, before each question
terminal-command-save = write the game to a file, to go on with it another day
terminal-command-help = this list
terminal-command-quit = leave the table; the game can be saved
terminal-why-what = Say what you would like to choose, for example: why 4,7 (a space) or why slot 4 (of the market).
terminal-what-what = Say which option you mean, for example: what 2 (by its number).
terminal-what-nothing = Nothing else follows at once.
terminal-what-then = Then: { $question }
terminal-how-many-lines = Say how many lines you want, for example: log 40.
terminal-save-where = Say where to save, for example: save evening.json.
terminal-coach = Coach: { $text } ({ $rule })
terminal-coach-on = The coach is on; 'coach' again switches it off.
terminal-coach-off = The coach is off.
terminal-coach-silent = It has nothing to say about this question.

## Lessons

terminal-lesson-welcome = You make the moves yourself, on the real board. Enter goes on; 'help' says what else you can type.
terminal-lesson-go-on = [Enter]
terminal-lesson-look = Look here: { $things }
terminal-lesson-no-chapter = There is no chapter '{ $typed }': name one from 1 to { $last }.
terminal-lesson-later = Go on whenever you like: { $command }
terminal-lesson-try = Try it for yourself, in 20 seconds: { $command }
terminal-command-back = the step before
terminal-command-skip = the next chapter
terminal-command-list = the chapters, and which of them are done
terminal-command-chapter = a chapter from its beginning

## Replays

terminal-picture = The picture is in { $file }.
terminal-film = The game plays itself back in { $file }: open it in a browser, it needs no network.
terminal-fair-replayed = { $file } replays to the same game, { $choices } choices.
terminal-fair-seed = Its seed was made of the server's part and of what { $parts } of { $seats } seats added.
terminal-fair-commitment = The hash that everyone saw before the game: { $hash }
terminal-fair-before = It does not say what its seed was made of: it was played before that was kept, at one machine, or on from another game.
terminal-fair-seed-wrong = The seed does not come from these parts: it was not dealt as promised.
terminal-fair-other-commitment = This is not the hash that you noted.
terminal-fair-no-part = Your part is not in the deal.
terminal-fair-origin = Up to position { $position } it is another game: what was drawn there is not checked.
terminal-fair-draws = All that chance has drawn comes from the seed: { $draws } draws.
terminal-fair-draws-wrong = { $wrong } of { $draws } draws do not come from the seed, the first at position { $position }.
terminal-proved =
    { $choices ->
        [one] { $file }: { $game }, { $cast }, { $choices } choice. It replays to the same game.
       *[other] { $file }: { $game }, { $cast }, { $choices } choices. It replays to the same game.
    }
terminal-not-over = The game is not over. { $question }
terminal-choice = Choice { $number } of { $last }. { $question } { $answer }
terminal-step = [{ $number } of { $last }] Enter for the next, b back, a number, q to quit
terminal-positions = Positions go from 0 to { $last }.
terminal-no-position = '{ $typed }' is no position.
terminal-review-no-seat = There is no seat { $seat } in this game: it has seats 1 to { $last }.

## Rules

terminal-no-rule = No rule speaks of '{ $word }': try a shorter word.
terminal-rules-how = 'tawy rules A7' shows a chapter, 'tawy rules A7.18' a rule, 'tawy rules tie' explains something, 'tawy rules --search tie' finds every rule that speaks of it.
terminal-rules-also = See also: { $sections }.

## Many games

terminal-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
terminal-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
terminal-simulated = { $game }: { $games }, { $seats }, seed { $seed }
terminal-decisions = Decisions in a game: least { $least }, median { $median }, mean { $mean }, most { $most }
terminal-speed = { $seconds } s, { $rate } decisions a second
terminal-column-ending = Ending
terminal-column-games = Games
terminal-column-share = Share
terminal-column-role = Played as
terminal-column-seat = Seat
terminal-column-played = Played
terminal-column-won = Won
terminal-column-mean = Mean: { $points }
terminal-column-lesson = Lesson
terminal-column-chapter = Chapter
terminal-column-begun = Begun
terminal-column-ended = Ended
terminal-nobody-learnt = Nobody has begun a lesson on this server yet.
terminal-least-games = At least 1 game is needed, not { $number }.
terminal-least-jobs = At least 1 job is needed, not { $number }.

## Learning and serving

terminal-learn-needs = Learning needs numpy: install it with pip install "tawy[learn]".
terminal-learn-rounds = The games of each round and the jobs are numbers from 1 on, as in --games 400,800 --jobs 2.
terminal-learn-searched = Rounds with much thought need a game that ends in points: leave --searched out for { $game }.
terminal-learnt = { $file } holds what was learnt.
terminal-serving = Tawy is at { $address } (stop it with Ctrl+C).
terminal-verified =
    { $tables ->
        [one] { $tables } table replayed, { $wrong } of them differently.
       *[other] { $tables } tables replayed, { $wrong } of them differently.
    }
terminal-backed-up = All tables are copied to { $file }.
terminal-banned = { $name } ({ $id }) is signed out everywhere and not let in any more.
terminal-unbanned = { $name } ({ $id }) can come in again with the recovery code.
terminal-banned-already = { $name } ({ $id }) is kept out already; 'tawy unban' lets them in again.
terminal-not-banned = { $name } ({ $id }) is not kept out.
terminal-nobody-called = Nobody here has the name or the id “{ $who }”: write a name exactly as it is shown.
terminal-several-called = Several people are called “{ $who }”; say which one by the id: { $people }.
terminal-called-so =
    { $tables ->
        [one] { $id } (last here on { $seen }, { $tables } table)
       *[other] { $id } (last here on { $seen }, { $tables } tables)
    }
terminal-ban-line = { $id } { $name }, since { $since }
terminal-bans =
    { $people ->
        [0] Nobody is kept out.
        [one] { $people } person is kept out.
       *[other] { $people } people are kept out.
    }

## Ratings
terminal-ratings =
    { $games ->
        [one] { $games } rated game worked out again; numbers that are different: { $wrong }.
       *[other] { $games } rated games worked out again; numbers that are different: { $wrong }.
    }
terminal-ratings-restored = What came out has taken the place of what was stored.
