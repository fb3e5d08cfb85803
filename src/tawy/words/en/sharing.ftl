# Games that are over, shown to others: by a link, as a file.
save-film = Save as a film
save-film-help = One file that plays the game back in any browser, also without a network
shared-moves = { $count } choices
shared-open = Anybody who has the link can see this game.
shared-closed = Only those who were at this table can see this game.
shared-refused = { $names } would rather not show it.
shared-let = Let everyone with the link see it
