### The parts of playing, where a review says how well somebody chose.

review-ankh-phase-actions = Actions
review-ankh-phase-battles = Battles
review-ankh-phase-caravans = Caravans
review-ankh-phase-setup = Setup
