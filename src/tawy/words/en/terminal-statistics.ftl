### tawy stats FILES: figures of recorded games.

terminal-statistics-counted = { $game }: { $games }
terminal-statistics-column-name = By
terminal-statistics-column-games = Games
terminal-statistics-column-of = Of
terminal-statistics-column-value = Figure
terminal-statistics-column-interval = 95 %
terminal-statistics-column-winners = Winners
terminal-statistics-written =
    { $rows ->
        [one] { $rows } row is in { $file }.
       *[other] { $rows } rows are in { $file }.
    }
terminal-statistics-range = { $low } – { $high }
terminal-statistics-one-game = These are games of { $other } and of { $game }: a Parquet file holds one kind of game, so count each by itself.
terminal-statistics-no-files = Rows are made of recorded games: name their files.
terminal-statistics-left-out =
    { $count ->
        [one] { $count } file is left out:
       *[other] { $count } files are left out:
    }
terminal-help-stats-files = records of finished games to count; without any, the lessons of a server
terminal-help-stats-json = rows as JSON: one for each seat of each game
terminal-help-stats-parquet = write the rows into a Parquet file
