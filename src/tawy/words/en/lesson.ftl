# What lessons of every game say.

lesson-chapter = Chapter { $number } of { $last }: { $title }
lesson-would = It would do this: { $what }
lesson-not-now = You could, and another time it may be right. For this story, do what is marked.
lesson-try-again = Would you like to try it again?
lesson-end = That was the lesson. You know enough to play: everything else you can look up when it comes.
