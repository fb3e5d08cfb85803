# Games that are over, shown to others: by a link, as a file.
save-film = Save as a film
save-film-help = One file that plays the game back in any browser, also without a network
shared-moves = { $count } choices
shared-open = Anybody who has the link can see this game.
shared-closed = Only those who were at this table can see this game.
shared-refused = { $names } would rather not show it.
shared-let = Let everyone with the link see it
play-on = Play on from here
play-on-lead = A table of your own goes on from position { $position }. Chance is drawn anew, and it does not count for anything.
play-on-me = Me
play-on-bot = Bot, { $level }
play-on-secrets = What was secret
play-on-true = As it really was
play-on-redealt = Dealt anew, as it could have been from where I sit
play-on-begin = Play
