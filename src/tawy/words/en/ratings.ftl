# Ratings: rated tables, numbers beside names, the best.

rated = Rated
rated-option = Rated: the game counts for everyone's rating
rated-means = Rated: the game counts for everyone's rating. No hints; nothing that was drawn or revealed is taken back; one seat each; only what comes with the game. Whoever gives up, or leaves and does not come back, comes last. If all agree to end it, it does not count.
rated-bot-unknown = Bots whose strength nobody has measured in such a game cannot play it rated.

rating = Rating
rating-value = { $points } ± { $margin }
rating-bot = { $points }
rating-change = { NUMBER($change, signDisplay: "always") }
rating-changed = Rating { $value }, { $change } by this game
rating-provisional = provisional
rating-help = A bot of medium strength has 1500. With 400 points more one comes in first ten times of eleven. What stands after ± says how sure that is; it shrinks with every rated game.
rating-beside = { $name } ({ $rating })
rating-beside-provisional = { $name } ({ $rating }, provisional)
rating-provisional-help = Provisional: after fewer than ten rated games much can still change.
rating-counting = The game counts in a moment.

## The best
best-title = The best
best-lead = Who is strongest at which game, with how many players. Only those are listed who want to be, after ten rated games; in the order of what each is worth at least, almost surely.
best-nobody = Nobody is listed here yet.
best-place = Place
best-player = Player
best-games = Rated games
best-bots = How strong the bots are
best-mine = Your ratings
best-mine-none = You have not played a rated game yet. Tick “rated” when you open a table.
best-list-me = Show me among the best
best-list-help = Everyone then sees your name and your ratings there. You can change your mind at any time.
best-you = you
best-link = The best, and your ratings

filter-rated = Rating
filter-rated-yes = rated
filter-rated-no = not rated
