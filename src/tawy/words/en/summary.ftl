### A game that is over, looked back on: in the page and at the terminal.

summary-winner =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
summary-nobody = Nobody wins
summary-ranking = Ranking
summary-place = Place
summary-who = Who
summary-points = Points
summary-source = Source
summary-moment = Moment
summary-decided = What decided it
summary-over-time = How it went
summary-as-table = The same as a table
summary-gone = no longer in the game
summary-chart = A line for each, from the beginning to the end. The same numbers stand in the table below.
summary-standing = { $name }: { $points }
summary-as-it-stood = Points as they stood when the game was ended.
