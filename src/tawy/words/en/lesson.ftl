# What lessons of every game say.

lesson-chapter = Chapter { $number } of { $last }: { $title }
lesson-would = It would do this: { $what }
lesson-not-now = You could, and another time it may be right. For this story, do what is marked.
lesson-try-again = Would you like to try it again?
lesson-end = That was the lesson. You know enough to play: everything else you can look up when it comes.

lesson-shorts = Short lessons of { $game }, 20 seconds each
lesson-short-end = Now you know what { $thing } does.

## On the page

lesson-panel = The lesson
lesson-progress = How far this chapter has come
lesson-watch = Watch what the others do …
lesson-missed = That is not what you are asked now. Look at what is marked in gold.
lesson-on-board = Choose on the board.
lesson-back = Back
lesson-play = Play it
lesson-again = Play it again
lesson-next-chapter = Next chapter
lesson-go-on = Go on
lesson-skip-moves = Show me at once
lesson-chapters = Chapters
lesson-skip = Skip this chapter
lesson-how = You make the moves yourself, on the real board. Each chapter takes a minute or two; you can stop and come back at any time.
lesson-done = done
lesson-here = you are here
lesson-continue = Continue
lesson-begin = Begin
lesson-first = New here? Learn by playing
lesson-first-how = You make the moves on the real board and are told why. Ten minutes, in short chapters; stop whenever you like.
lesson-of = Learn { $game }
lesson-so-far = { $done } of { $all }
lesson-short = Try it: 20 seconds
lesson-short-done = Done
lesson-shorts-all = More lessons
lesson-happened = What happened: { $what }
