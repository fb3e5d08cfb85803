# Company at a table: who may watch, friends, and own content.

## The spectators' link
watch-link = Link for those who shall only watch
watch-new = Make a new link for spectators
watch-make = Make a link for spectators
watch-sure = Make a new link for spectators? The old one then opens nothing; whoever watches already stays.
watched-title = { $host } invites you to watch { $game }
watch-in = Watch
