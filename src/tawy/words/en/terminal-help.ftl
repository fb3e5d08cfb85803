# The help of the command line. Names of options and words in capitals stay as they are.

terminal-help-usage = usage:
terminal-help-arguments = arguments
terminal-help-options = options
terminal-help-help = show this help
terminal-help-version = show the version
terminal-help-language = the language to speak ({ $languages }); the system's if left out
terminal-help-tawy = Board games of ancient Egypt; without a command, in the browser.
terminal-help-examples =
    for example:
      tawy                       play in the browser
      tawy lesson ankh           learn Ankh by playing it, in ten minutes
      tawy play                  play Ankh now, against easy bots
      tawy play ankh --seats 4 --bots random,random
                                 two people at this keyboard and two bots
      tawy play plagues          play 10 Plagues of Egypt alone, against the automa
      tawy rules A7              read the rules
terminal-help-command-play = Play a game at this terminal
terminal-help-command-simulate = Let random players play many games and count
terminal-help-command-arena = Measure bots against each other
terminal-help-command-record = Record a whole game of random players
terminal-help-command-lesson = Learn a game by playing it, in a few minutes
terminal-help-command-learn = Let bots play each other and learn how to judge positions
terminal-help-command-puzzle = Find the answer that is clearly best
terminal-help-command-puzzles = Look through games for puzzles
terminal-help-command-replay = Replay a recorded game and prove it
terminal-help-command-review = Review a finished game: chances, turning points, luck and skill, better answers
terminal-help-command-rules = Read the rules
terminal-help-command-serve = Run a server: tables for the browser, here or for others
terminal-help-command-verify = Replay every stored game and compare it with what was stored
terminal-help-command-ratings = Work out all ratings again from the results and compare them with what is stored
terminal-help-command-backup = Copy all stored tables to a file, also while the server runs
terminal-help-command-ban = Keep somebody out of a server, also while it runs
terminal-help-command-unban = Let somebody in again who was kept out
terminal-help-command-stats = Count recorded games, or how many began and ended each chapter of the lessons of a server

## A game

terminal-help-seats = from { $least } to { $most }
terminal-help-seed = the same seed and the same choices make the same game
terminal-help-bots = who plays the last seats ({ $levels }), or { $none }; the other seats are people at this terminal; if left out, all seats but the first are { $usual }
terminal-help-load = go on with a saved game
terminal-help-coach = a coach says before each question what matters now
terminal-help-gods = one for each seat, from { $gods }, random, chosen; or one word for all (random)
terminal-help-guardians = one of each level, or random, from { $guardians }
terminal-help-scenario = { $scenarios }, random, or a file ending in .toml
terminal-help-last-red = the highest red space of the devotion track: { $spaces }
terminal-help-provinces = one for each seat, from { $provinces }, random, chosen; or one word for all
terminal-help-first = the seat that plays first, or random
terminal-help-advanced = the other side of the papyrus
terminal-help-short = the game ends after round 8
terminal-help-pack = a content pack (.toml) with tables of your own

## Many games

terminal-help-games = how many ({ NUMBER($usual, useGrouping: 0) })
terminal-help-jobs = how many processes play (1)
terminal-help-json = the results for programs
terminal-help-players = the bots; the last one takes all seats that are left
terminal-help-blocks = in whole blocks ({ NUMBER($games, useGrouping: 0) }; with --sprt at most { NUMBER($most, useGrouping: 0) })
terminal-help-ledger = keep every game there, and go on with what it holds
terminal-help-markdown = print the table for a document
terminal-help-times = with --markdown: how long decisions take, too
terminal-help-plot = draw the shares of the wins as a picture (.svg)
terminal-help-executor = who plays (processes)
terminal-help-ray-address = a running Ray cluster; if left out, one is started
terminal-help-test = a test
terminal-help-test-lead = plays until it is clear which bot to keep; exit code 0 for the new one
terminal-help-sprt = the two bots, instead of --players
terminal-help-elo0 = no better: so much stronger (0)
terminal-help-elo1 = better: so much stronger (40)
terminal-help-alpha = how often to keep new wrongly (0.05)
terminal-help-beta = how often to keep old wrongly (0.05)
terminal-help-output = where to write it; the screen if left out
terminal-help-lesson = which one ({ $lessons }); all are listed if left out
terminal-help-lesson-chapter = from this chapter on; if left out, where you stopped
terminal-help-lesson-list = list its chapters
terminal-help-rounds = of each round, one after the other ({ $games })
terminal-help-searched = of each round after these, in which many a question is thought over for long (games that end in points)
terminal-help-learn-from = weights to begin with; otherwise a person's guess
terminal-help-learn-seed = the same seed learns the same (1)
terminal-help-weights = where the weights are written

## Records, rules, servers

terminal-help-record = a record
terminal-help-at = draw the position after N choices
terminal-help-step = go through it choice by choice
terminal-help-svg = with --at: write the drawing as a picture
terminal-help-html = write one HTML file that plays the game back in any browser, without a network (default: beside the record)
terminal-help-seen-by = with --html: from whose seat it can be seen: all (the usual), a seat's number, or an empty word for what everyone saw
terminal-help-review-quick = as the hard bot looks at each decision, in seconds (what happens without a word)
terminal-help-review-full = as the expert looks ahead at each decision, in minutes
terminal-help-review-seat = only decisions of this seat, counted from 1
terminal-help-review-json = write the review there for programs; a review that was stopped is gone on with
terminal-help-review-given-up = also if the game was not played to its end: it is reviewed as far as it went
terminal-help-verify-file = a record whose chance is checked, without any server; without one, every table of the server is replayed
terminal-help-verify-commitment = with a file: the hash that you saw before the game
terminal-help-verify-part = with a file: what your browser added to the deal
terminal-help-content = the content pack that the game was played with
terminal-help-number = a rule (A7.18, P6.3), a chapter (A7), or everyday words (goal, tie)
terminal-help-search = every rule that speaks of it
terminal-help-catalogue = all rules of a game as an English catalogue, for whoever writes or translates it
terminal-help-host = the address to listen on (127.0.0.1, this machine only)
terminal-help-port = the port (8000); 0 for any that is free
terminal-help-database = sqlite:///FILE or postgresql://...; a file in your data folder if left out
terminal-help-workers = processes in which bots think (1)
terminal-help-bot-seconds = a bot's time for a choice, in seconds (2)
terminal-help-turn-seconds = a bot's time for all the choices of a turn together, in seconds (5)
terminal-help-guests = new guests from one address (60)
terminal-help-open = show it in the browser
terminal-help-backup-file = a file that does not exist yet
terminal-help-ban-person = the name or the id of a person; without one, who is kept out is listed
terminal-help-unban-person = the name or the id of a person
terminal-help-ratings-restore = store what comes out
terminal-help-puzzle = a game, or the id of a puzzle; any without it
terminal-help-puzzles-wanted = how many are wanted (60)
terminal-help-puzzles-from = look through this recorded game instead of letting bots play; can be given several times
terminal-help-puzzles-theme = only puzzles of this theme, however rare
terminal-help-puzzles-more = go on with the puzzles in the file: keep them and add more
terminal-help-puzzles-check = look at the puzzles in the file with other dice, and leave out those whose answer is not found again
terminal-help-puzzles-rate = rate the puzzles in the file anew, by the bots as they are now
terminal-help-puzzles-output = where the puzzles are written
