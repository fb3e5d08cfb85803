### The parts of playing, where a review says how well somebody chose.

review-plagues-phase-dice = Dice
review-plagues-phase-territories = Territories
review-plagues-phase-losses = Losses
review-plagues-phase-setup = Setup
