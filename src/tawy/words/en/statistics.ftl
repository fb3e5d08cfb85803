### Statistics of finished games: of everyone's, of a person's, of a circle's.

statistics-lead = What finished games tell. Every figure says how many games it rests on; the thin line shows where the truth lies with 95 % confidence, and it is wide where games are few.

## Whose games, and which
statistics-of = Whose games
statistics-of-all = All public games
statistics-of-mine = My games
statistics-of-person = This person's games
statistics-of-table = The circle of this table
statistics-of-club = This club night
statistics-about-all = Games at open tables, and others that their players show to everyone. They are about games, not people: nobody is named, and what rests on fewer than { $least } different people is held back.
statistics-about-mine = Every game you have finished here, your own seats only. Nobody else sees this page.
statistics-about-person = Games of theirs that you may see, their own seats only.
statistics-about-table = Games that you and others of this table have played among yourselves. Only those who sat there see their own.
statistics-about-club = Games of this club night: yours, and those that everyone may see.
statistics-players = Players
statistics-any = any
statistics-bots = Bots
statistics-bots-without = people only
statistics-bots-with = with bots
statistics-rated = Rating
statistics-rated-yes = rated only
statistics-days = Time
statistics-days-any = since the beginning
statistics-days-30 = last 30 days
statistics-days-365 = last year

## Nothing to show
statistics-none-all = No public game of this kind has been finished here yet. Open a table for everyone: its game counts when it is over.
statistics-none-mine = You have not finished such a game here yet. Play one, and it is counted when it is over.
statistics-none-person = There is nothing that you may see.
statistics-none-table = You have not finished such a game among yourselves yet.
statistics-none-club = No game of this night that you may see is over yet.
statistics-none-filtered = No game fits. Choose less strictly above.
statistics-too-few = There are such games, but of fewer than { $least } different people: figures would tell of them and not of the game. Look at your own games.
statistics-play = Play now
statistics-open = Open a table

## Figures
statistics-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
statistics-interval = 95 %: { $low } to { $high }
statistics-rests-wins = { $hits } of { $count } won
statistics-rests-duels = { $hits } of { $count } won
statistics-rests-games =
    { $count ->
        [one] { $hits } of { $count } game
       *[other] { $hits } of { $count } games
    }
statistics-winners = winners: { $value }
statistics-few = few games
statistics-usual = All together: { $share }. The dashed line marks it.
statistics-held =
    { $count ->
        [one] { $count } bar is held back: too few different people.
       *[other] { $count } bars are held back: too few different people.
    }
statistics-column-value = Figure
statistics-column-rests = Rests on
statistics-bin = { $from } to { $to }
statistics-bin-last = { $from } and more

## Questions about every game
statistics-order = Does it help to begin?
statistics-order-note = Share of games won, by who began, who was next, and so on.
statistics-order-bar = Turn { $number }
statistics-minutes = How long does a game take?
statistics-minutes-note = Minutes from the deal to the end; a pause of more than ten minutes is left out.
statistics-picks = How many decisions does a game have?
statistics-picks-note = Answers of everyone, draws of chance included.
statistics-endings = How do games end?
statistics-endings-note = Share of all games.
statistics-people = Who wins?
statistics-people-note = Among you: share of games won.
statistics-endings-conceded = somebody gave up

## Games behind a bar
statistics-behind = { $bar }: the games behind it
statistics-behind-lead = The latest first, as far as you may see them.
statistics-behind-none = None of these games may be seen by you.
statistics-behind-more = Only the latest { $count } are listed.
statistics-back = Back to the figures
statistics-won-by = Won by { $sides }
statistics-won-by-nobody = Nobody won

## For others
statistics-rows = The figures behind the figures
statistics-rows-lead = One row for each seat of each game, without names. What each column means is in the guide to statistics.
statistics-rows-json = Rows as JSON
statistics-rows-parquet = Rows as Parquet
