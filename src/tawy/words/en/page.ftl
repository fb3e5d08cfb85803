# The page itself: everything around the games.

skip-to-content = Skip to the content
page-not-loaded = This page could not be loaded. Check your connection and try again.
nothing-here = There is nothing here
to-home = To the start page
nav-label = Pages
nav-games = My games
nav-puzzles = Puzzles
nav-statistics = Statistics
nav-rules = Rules
nav-settings = Settings
nav-about = About
footer-unofficial = Unofficial, made by fans. The names of the games belong to their owners; nothing of their art or text is used.

## Start page
home-title = Board games of the Two Lands
home-lead = Two games of ancient Egypt, whole and with every rule explained: against bots, at one screen, or with friends by a link.
play-now = Play now
invite-friends = With friends
home-learn = Learn
home-players = Players
home-players-number = { $least } to { $most }
home-length = Length
home-minutes = { $least } to { $most } min
home-minutes-help = { $least } min alone against bots, { $most } min at a full table of people
home-difficulty = Difficulty
home-difficulty-few = easy to learn
home-difficulty-some = medium
home-difficulty-many = demanding
home-language = Language of the page
home-continue = Continue
home-open-tables = Open tables
watch-replay = Open a game file
guest-name = Guest
your-turn = Your turn
status-gathering = waiting for players
status-running = in progress
status-over = finished
open-seat = Open seat
bot-name = Bot { $number } ({ $level })
bots-level = Bots:
level-random = random
level-gentle = gentle
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert

## A new table
new-title = New table: { $game }
new-you = You
your-name = Your name
new-seats = Seats
seat-count = Number of players
seat-who = Who plays seat { $number }
seat-god = God of seat { $number }
seat-province = Province of seat { $number }
who-me = Me
who-hotseat = At this screen
who-open = Invited by link
god-random = Random god
god-chosen = God chosen in turn order
province-random = Random province
province-chosen = Province chosen in turn order
new-options = Options
by-chance = Random
option-scenario = Scenario
option-guardian = Guardian of level { $level }
option-last-red = Last red space of the devotion track
option-usual = Standard
option-advanced = Advanced papyrus: higher tributes
option-short = Short game
option-speed = Time
speed-none = No clock
speed-budget15 = 15 minutes each, 10 seconds more per turn
speed-budget30 = 30 minutes each, 20 seconds more per turn
speed-turn2 = 2 minutes per turn
speed-days1 = 1 day per turn
speed-days3 = 3 days per turn
speed-days7 = 7 days per turn
option-public = Listed publicly: anyone may sit down or watch
option-hints = Hints allowed: whoever is asked can see what a strong bot would consider
option-coach = Coach: whoever is asked can be told what matters now
option-planning = Planning allowed: whoever has a seat can try out moves on a copy that nobody else sees
open-and-invite = Open the table
begin-now = Begin
other-game = Switch to { $game }

## Joining
join-title = You are invited
join-lead = A name is enough; no account is needed.
join-sit = Take a seat

## Lobby
lobby-lead = The game begins when everyone is ready.
lobby-link = Send this link to those you want to play with
copy = Copy
copied = Copied
ready = ready
not-ready = not ready
waiting-for-player = waiting for a player
sit-here = Sit here
stand-up = Stand up
i-am-ready = I am ready
not-ready-yet = Not yet
you = you

## At the table
connecting = Connecting …
connection-connecting = Connecting …
connection-behind = Connection lost, trying again …
connection-closed = Disconnected
players = Players
is-asked = is choosing
away-time = out of time
away-left = has left
presence-here = here
presence-away = away
presence-gone = gone for { $time }
presence-never = not here yet
waited-for = waited for: { $time }
conceded = has given up
clock-days = { $days } d { $hours } h
question = Question
to-options = Options
game-over = The game is over
outcome-rules = The game came to its end.
outcome-conceded = A player has given up.
outcome-abandoned = The game was ended by agreement.
winners = Winner: { $names }
no-winner = Nobody has won.
watch-this-replay = Review the game
rematch = Rematch
rematch-help = The same seats; the next one begins.
to-rematch = To the rematch
share = Share
ending-board = See the final board
ending-show = Show the result
share-text = { $title }: { $result }
sealed-waiting = Your answer is sealed. The others are still thinking.
unseal = Take it back
propose-lead = You share this god: propose an answer.
proposal = { $name } proposes: { $token }
back = Back
option-detail = { $option } ({ $detail })
more-options =
    { $count ->
        [one] { $count } more: type to narrow them down
       *[other] { $count } more: type to narrow them down
    }
command-line = Answer by typing
command-line-hint = Type an answer, for example 4,7
why-not = { $target } cannot be chosen now:
why-fine = { $target } can be chosen now.
close = Close
log = What happened
show-moment = Show this moment
since-your-turn = Play back what happened since your turn
somebody = Somebody
undo = Take back
plan = Plan
menu-more = More
aid = The game on one page
leave = Leave
concede = Give up
abandon = End the game
save-file = Save as a file
came-from = The game it comes from
look-back = Review the game
sure-leave = Leave this game? The others choose whether to wait, let a bot play on, or find somebody else. You can come back.
sure-concede = Give up this game?
sure-abandon = Ask all others to end this game without a result?
yes = Yes
no = No
curtain-title = Seat { $number }: { $name }
curtain-lead = A secret choice. Everyone else, please look away.
curtain-open = I am alone at the screen
plan-curtain = Your plans. Everyone else, please look away.
request-undo = { $name } would like to go back.
request-abandon = { $name } would like to end the game without a result.
request-withdraw = Take the request back
agree = Agree
refuse = Refuse
waiting-for-others = Waiting for the others
vote-time = { $name } has run out of time. What should happen?
vote-left = { $name } has left. What should happen?
vote-wait = Wait
vote-bot = A bot plays on
vote-replace = Find somebody else
you-are-away = The others were asked what becomes of your seat.
come-back = I am back

## What people did, in the log
news-Joined = { $name } comes to the table.
news-Sat = { $name } sits down.
news-Stood = { $seat } stands up.
news-Readied =
    { $ready ->
        [true] { $person } is ready.
       *[other] { $person } is not ready yet.
    }
news-Sealed = { $seat } has chosen.
news-Unsealed = { $seat } takes the choice back.
news-Requested =
    { $what ->
        [undo] { $person } asks to go back.
       *[other] { $person } asks to end the game.
    }
news-Agreed = { $person } agrees.
news-Lapsed =
    { $why ->
        [refused] The request is refused.
        [time] The request got no answer in time.
        [withdrawn] The request is taken back.
       *[other] The game goes on; the request lapses.
    }
news-TakenBack = Play goes back to position { $to }.
news-Abandoned = The game is ended by agreement.
news-RanOut = { $seat } has run out of time.
news-Left = { $seat } has left.
news-Voted =
    { $choice ->
        [wait] { $person } prefers to wait.
        [bot] { $person } prefers that a bot plays on.
       *[other] { $person } prefers to find somebody else.
    }
news-Waited = { $seat } gets more time.
news-TakenOver = A bot plays on for { $seat }.
news-Vacated = The seat of { $seat } is open.
news-Returned = { $seat } is back.
news-Conceded = { $seat } gives up.
news-Missed = { $seat } has not come: a bot plays until they do.
news-Rematched = A rematch is open: those who played go on at another table.
news-SharingSaid =
    { $yes ->
        [true] { $person } lets everyone see this game.
       *[other] { $person } shows this game only to those who were here.
    }

## Replay
replay-controls = Replay
replay-first = To the beginning
replay-back = One move back
replay-next = One move forward
replay-last = To the end
replay-position = Position
replay-speed = Speed
replay-view = Seen by
replay-public = Everyone
replay-link = Link to this move
play = Play
pause = Pause

## Following others' turns
pace = Others' turns
pace-calm = calm
pace-normal = normal
pace-quick = quick
pace-at-once = at once
others-play = The others are playing …
skip = Skip
thinks =
    { $count ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
is-thinking = is thinking
missed-moves =
    { $count ->
        [one] { $count } move while you were away
       *[other] { $count } moves while you were away
    }
play-back = Play back
looking-back = { $number } of { $count }
back-to-now = Back to now
back-to-your-turn = Back to now: it is your turn
result = Result
go-on = Go on
done = Done
log-newest = Newest

## Lists
games-none = You have no games yet.
games-waiting = Waiting for you
games-running = Running
games-over = Over
show-more = Show more
called-next = Your turn
called-waiting =
    { $count ->
        [one] { $count } game is waiting for you
       *[other] { $count } games are waiting for you
    }
called-since = waiting for you since { $time }
called-left = { $time } left
called-you-won = You won
called-you-lost = Won by { $names }
called-nobody-won = Nobody won

## Rules
rules-search = Search
help-rule = Rule { $rule }

## Settings
settings-look = Look and feel
settings-language = Language
settings-theme = Colours
theme-system = As the device
theme-light = Light
theme-dark = Dark
settings-text = Size of the text
text-small = Small
text-normal = Normal
text-large = Large
text-huge = Very large
settings-sound = Sounds
settings-you = You
settings-rename = Save the name
settings-renamed = Your name is saved.
settings-recovered = Your games are here.
settings-forgotten = This browser has forgotten you.
settings-forget = Forget me on this device
settings-everywhere = Sign out on all devices
settings-new-code = With a new recovery code: the old one is worth nothing then
settings-signed-out = No device is signed in any more.
recovery-lead = Your recovery code: with it you reach your games from another device. Keep it; it is shown only now.
recovery-code = Recovery code
recovery-use = Fetch my games
recovery-renew = Make a new recovery code
recovery-renew-why = Your recovery code is kept so that nobody can read it, not even here. A new one is shown at once, and the old one is worth nothing then.
sessions = Where you are signed in
session-here = this browser
session-seen = here last on { $day }, signed in on { $since }
session-end = Sign it out
forget-sure = Forget this browser? Without your recovery code you cannot come back to your games from here.
forget-yes = Yes, forget me

## About
about-what = Tawy, “the Two Lands”, is a free home for two board games of ancient Egypt, with engines that know every rule, a server that loses nothing, and bots.
about-credits = Credits
about-icons = Icons by the authors of game-icons.net, under the licence CC BY 3.0.
about-fonts = Type: Alegreya and Source Sans 3, under the SIL Open Font Licence.
about-sources = Sources
about-license = The code is free software under the MIT licence.

## Problems
unreachable = The server cannot be reached. Check your connection and try again.
refused-no_session = Say who you are first: a name is enough.
refused-not_found = There is no such table, or you need its invitation to see it.
refused-not_yours = This is not for you to decide.
refused-moved_on = The game has moved on meanwhile.
refused-too_many = Too many requests: wait a moment and try again.
refused-too_large = This file is too large.
refused-foreign_origin = This comes from the page of another site and is not accepted.
refused-too_slow = This took too long to arrive: try again.
refused-unavailable = The server cannot do this right now: try again in a moment.
refused-wrong_host = This server is not known by that name.
refused-malformed = The server did not understand this: check what you entered.
refused-illegal = This is not a possible answer now.
refused-not_now = This cannot be done now.

coach = Coach
coach-off = Switch the coach off
coach-wish-first = In my first games
coach-wish-on = Always
coach-wish-off = Never
hint = Hint
hint-thinking = Thinking …

## Agreeing, the host and the invitation
option-undo = Taking back
planning = Planning
planning-on = allowed, on a copy that nobody else sees
planning-off = not at this table
undo-own = only one's own last choices
undo-agreed = by agreement, not past a reveal
undo-revealed = by agreement, also past a reveal
request-past-reveal = Something that was drawn or revealed would be taken back: everyone must say yes, also who is away.
request-awaited = Still to answer: { $names }
request-then-granted = If nobody objects, it is done in { $time }.
request-then-lapsed = It lapses in { $time } unless all agree.
vote-awaited = Still to choose: { $names }
vote-ends = In { $time } those who have chosen decide; undecided, you wait.
seat-is-open = A seat of this game is open.
invite = Invite
invite-new = Make a new link
invite-sure = Make a new link? The old one then opens nothing; whoever has come in stays.
people = People at this table
people-nobody = Nobody else is here yet.
person-seated = plays
person-watching = watches
person-banned = kept out
person-remove = Send away
person-ban = Keep out
person-unban = Let in again
news-Removed = The host sends { $name } away.
hint-lead =
    { $count ->
        [one] What the strongest bot considers after trying { $count } continuation:
       *[other] What the strongest bot considers after trying { $count } continuations:
    }
hint-chance = { $percent }% chance to win

## What an option would do: numbers of whoever is asked and of others, and what comes then
foreseen-number = { $what } { $from } → { $to }
foreseen-numbers-of = { $who }: { $numbers }
foreseen-chance = Then chance decides.
foreseen-secret = Then it depends on what you cannot know.

## What an invitation says, also in the preview of its link

club-night = Club night
club-mine = My club nights
club-announce-help = A club night: 4 to 64 people, several rounds, new faces at the table every time.
club-back = To the club night
club-status-gathering = gathering
club-status-running = round { $round } of { $count }
club-status-over = over
club-status-off = called off
invited-title = { $host } invites you to { $game }
invited-seats = Free seats: { $free } of { $seats }
invited-clock-none = No clock
invited-clock-budget = { $time } each
invited-clock-turn = { $time } per turn
invited-clock-days = { $time } per turn
invited-over = This game is over: you can look back on it.
invite-code = Show as a QR code
invited-players = Who plays
invited-time = Time
invited-length = Length

## Looking for an open table

filter-any = Any
filter-game = Game
filter-clock-none = No clock
filter-clock-budget = Time for the whole game
filter-clock-turn = Time per turn
filter-clock-days = Days per turn
filter-language = Language
filter-nothing = No open table is like that.

## Chat

chat = Chat
chat-unread = { $count } new
chat-seats = Players
chat-watchers = Spectators
chat-empty = Nothing has been said yet.
chat-say = Write a message
chat-send = Send
chat-about = What { $name } wrote: more
chat-mute = Mute { $name }
chat-muted = { $count ->
    [one] You have muted one person.
   *[other] You have muted { $count } people.
}
chat-unmute = Read { $name } again
chat-report = Report to the host
chat-reported = Reported
chat-reports = Reported to you
chat-link-warning = This link leads to another site, { $site }. Whoever wrote it may not be who you think: open it only if you trust them.
chat-link-open = Open the link
