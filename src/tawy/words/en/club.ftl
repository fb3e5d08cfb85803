# Club nights: announced, gathered, seated round by round, and their standing.

## Announcing
club-new-title = Club night: { $game }
club-new-lead = Gather 4 to 64 people for several rounds. Tawy seats them so that they meet whom they have not met yet, and keeps the standing.
club-name = Name of the club night
club-tables = Tables and rounds
club-size = People at a table
club-sizes = Also allowed, where it does not come out even
club-size-of = at tables of { $size }
club-rounds = Rounds
club-pace = How it is played
club-pace-live = At one sitting
club-pace-days = Over days
club-minutes = Minutes to come to one’s table
club-minutes-note = For whoever has not come by then, a bot plays until they do.
club-days = Days for each round
club-turn-days = Days for a turn, at most
club-days-note = When the days are over, a bot plays for whoever is awaited, and the next round begins. Games that are not over go on and count when they end.
club-by-itself = The next round begins by itself, a minute after all tables have ended
club-public = Everyone may watch the tables
club-announce = Announce and invite

## Invitation
club-invited-title = { $host } invites you to the club night “{ $name }”
club-people-count =
    { $count ->
        [one] { $count } person takes part
       *[other] { $count } people take part
    }
club-rounds-count =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
club-live-note = Played at one sitting
club-days-count =
    { $count ->
        [one] { $count } day for each round
       *[other] { $count } days for each round
    }
club-take-part = Take part
club-late = Round { $round } of { $count } has begun: you play from the next one on.

## Who takes part
club-people = Who takes part
club-host = host
club-you = you
club-here = here now
club-not-here = not here now
club-gone-left = has left
club-gone-removed = sent away
club-short =
    { $count ->
        [one] { $count } more person is needed before the first round can begin.
       *[other] { $count } more people are needed before the first round can begin.
    }
club-would-be = If it began now: tables of { $sizes }.
club-would-sit-out =
    { $count ->
        [one] { $count } person would sit out.
       *[other] { $count } people would sit out.
    }
club-wait-host = The host begins the first round when all are there.
club-send-away = Send { $name } away
club-send-away-sure = Send { $name } away? They take no more part, and the link lets them in no more.
club-hand-over = Make { $name } the host
club-hand-over-sure = Make { $name } the host? You are none any more then.
club-quit = Leave the club night
club-quit-sure = Leave the club night? A bot ends your game; you have no seat in the next rounds.
club-call-off = Call it off
club-call-off-sure = Call the club night off? Nobody can come to it any more.
club-end = End the club night
club-end-sure = End the club night now? The standing is final; tables that have not ended do not count.

## Rounds
club-round = Round { $round }
club-begin = Begin round { $round }
club-next-in = Round { $round } begins in { $time }.
club-next-host = The host begins the next round.
club-come-by = Come to your table within { $time }: after that a bot plays for whoever is missing.
club-over-on = This round is over on { $time }; then a bot plays for whoever is awaited.
club-your-table = To your table
club-your-turn = It is your turn
club-you-sit-out = You sit out this round: that is worth half a point.
club-you-next = You play from the next round on.
club-table = Table { $number }
club-watch = Watch table { $number }
club-look-back = Look back at table { $number }
club-awaited = awaited for { $time }
club-not-come = has not come yet
club-bot-plays = a bot plays
club-bot-ended = absent: a bot ended it
club-table-opening = is being opened
club-table-running = is playing
club-table-over = has ended
club-table-uncounted = does not count
club-won = won
club-got =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
club-score = score { $score }
club-sat-out = Sat out: { $names }
club-stand-in = Table { $number }: a bot for whoever is awaited
club-discount = Do not count table { $number }
club-discount-sure = Not count table { $number }? Nobody gets anything for it, and the next round need not wait.
club-earlier = Earlier rounds

## Standing
club-standing = Standing
club-final = Final standing
club-winner =
    { $count ->
        [one] { $names } wins the club night
       *[other] { $names } share the first place
    }
club-col-place = Place
club-col-name = Name
club-col-wins = Wins
club-col-points = Points
club-col-direct = Direct
club-col-strength = Strength
club-col-played = Rounds
club-absent =
    { $count ->
        [one] absent in { $count } round
       *[other] absent in { $count } rounds
    }
club-rule = How it is counted
club-rule-wins = Wins come first: games won by the game’s own rules.
club-rule-points = Then points: the share of the others at the table whom you have beaten. First of four gets 1, second 0.67, third 0.33, last 0; level with somebody counts half.
club-rule-absent = Whoever is not there at the end of a game has a bot play on, is last at the table and gets nothing.
club-rule-nothing = Sitting out is worth half a point. A game that was ended by agreement, or that the host does not count, is worth nothing to anybody.
club-rule-direct = Level in both: what you did against each other, wins less losses (“direct”).
club-rule-strength = Still level: the strength of those you met, their points a round on average (“strength”). Who is level in all of it shares the place.
