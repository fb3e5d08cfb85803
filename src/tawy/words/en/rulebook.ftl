### The rulebook on the page, and looking something up in the rules; what the games' own rulebooks say stands in rulebook-ankh and
### rulebook-plagues.

rulebook-way-book = Rulebook
rulebook-way-aid = On one page
rulebook-way-numbered = Numbered rules
rulebook-print = Print
rulebook-contents = Contents
rulebook-exact = The exact rules:
rulebook-origins = Where this comes from
rulebook-numbered = Numbered rules
rulebook-numbered-lead = Every rule with its number: what the games, their explanations and their tests go by. The rulebook says the same in plain words.
rulebook-explained = In plain words: { $section }
rulebook-example = Example:
rulebook-play = Play it
rulebook-again = Play it again
rulebook-step = Next step
rulebook-back = Step back
rulebook-step-of = Step { $step } of { $steps }
rulebook-search-hint = for example: win, tie, cards
rulebook-search-close = Close the search
rulebook-found =
    { $count ->
        [one] { $count } place speaks of that.
       *[other] { $count } places speak of that.
    }
rulebook-found-none = Nothing in these rules speaks of “{ $words }”.
rulebook-found-none-try = Try another word, or look here:
# Words that say nothing in a search; every word of a search counts but these.
rulebook-stop-words = a, an, the, of, to, in, on, at, for, with, and, or, is, are, be, do, does, can, may, must, how, what, when, where, which, who, why, i, you, my, your, it, if, there, have, has, get, many, much
