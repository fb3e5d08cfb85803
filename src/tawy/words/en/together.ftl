# Company at a table: who may watch, friends, and own content.

## The spectators' link
watch-link = Link for those who shall only watch
watch-new = Make a new link for spectators
watch-make = Make a link for spectators
watch-sure = Make a new link for spectators? The old one then opens nothing; whoever watches already stays.
watched-title = { $host } invites you to watch { $game }
watch-in = Watch

## Content of one's own
content-own = Tables and scenario
content-printed = as they come with the game
content-bring = Bring a file …
content-what = A file in TOML: other printed tables, or a scenario. It is kept for you alone; a table opened with it shows everyone there what differs.
content-name = Name of the file
content-delete = Delete the file
content-played-with = Played with “{ $name }”: what differs
content-no-difference = Nothing differs.

## People
been-here-before = I have been here before
profile-of = Profile of { $name }
nav-profile = Your profile
