terminal-puzzle-none = There is no puzzle { $wish }: name a game, or the id of one.
terminal-puzzle-lead = One answer is clearly best. Type its number or name; “{ $answer }” shows it, “{ $quit }” leaves.
terminal-puzzle-senseless = Bots cannot judge the game { $game } yet, so they find no puzzles in it.
terminal-puzzle-numbers = At least one puzzle and one process are needed.
terminal-puzzle-strange = { $file } is no game of { $game }: leave it out.
terminal-puzzle-themeless = There are no puzzles of the theme { $theme }: choose from { $themes }.
terminal-puzzles-found =
    { $count ->
        [one] { $count } puzzle is in { $file }.
       *[other] { $count } puzzles are in { $file }.
    }
