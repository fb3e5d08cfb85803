### The parts of playing, where a review says how well somebody chose.

review-ankh-phase-actions = Actions
review-ankh-phase-battles = Battles
review-ankh-phase-caravans = Caravans
review-ankh-phase-setup = Setup
review-ankh-nobody-help = If all gods are forgotten after the fourth conflict, nobody wins (A9.3). With this chance the gods' chances are together 100%; a merged god's counts once.
