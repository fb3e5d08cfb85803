### Statistics of Ankh.

statistics-ankh-gods = Which gods win?
statistics-ankh-gods-note = Share of games won, by god. Both seats of a merged god win together.
statistics-ankh-powers = Which powers do winners unlock?
statistics-ankh-powers-note = Share of games won by those who unlocked a power.
statistics-ankh-cards = Which cards win battles?
statistics-ankh-cards-note = How often a card lay on the winning side when it was played.
statistics-ankh-points = Where does devotion come from?
statistics-ankh-points-note = Mean for each god, less what was lost.
statistics-ankh-guardians = Do guardians win games?
statistics-ankh-guardians-note = Share of games won by those whom a guardian joined.
statistics-ankh-merging = Do merged gods win?
statistics-ankh-merging-note = Share of games won, in games in which gods merged.
statistics-ankh-merging-upper = Upper god of a merging
statistics-ankh-merging-lower = Lower god of a merging
statistics-ankh-merging-apart = Not merged
statistics-ankh-endings = How do games end?
statistics-ankh-endings-note = Share of all games.
statistics-ankh-conflicts = How many conflicts does a game have?
statistics-ankh-conflicts-note = Share of all games.
