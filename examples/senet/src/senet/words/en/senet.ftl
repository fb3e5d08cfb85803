### Senet in English: the master of all translations. $seat is the name of who plays, a person's as well: sentences do not depend on it.

senet-title = Senet
senet-blurb = Two sides race their pieces along the thirty houses of the way to the west, by the throw of four sticks.
senet-play-now = A race against a bot.
senet-about = Senet: the board as it was found in tombs; the rules are reconstructed, most of them after Timothy Kendall.
senet-points = Pieces off the board

senet-seat-1 = Cones
senet-seat-2 = Spools

senet-space-15 = House of Rebirth (15)
senet-space-15-help = A piece that the water carries back begins again here (S4.3).
senet-space-26 = House of Beauty (26)
senet-space-26-help = Every piece must stop here; a 5 takes it off the board (S4.1, S4.2).
senet-space-27 = House of Water (27)
senet-space-27-help = A piece that comes here goes back to the House of Rebirth (S4.3).
senet-space-28 = House of the Three Truths (28)
senet-space-28-help = A piece leaves from here by a 3 (S4.4).
senet-space-29 = House of Re-Atum (29)
senet-space-29-help = A piece leaves from here by a 2 (S4.4).
senet-space-30 = House of Horus (30)
senet-space-30-help = A piece leaves from here by any throw (S4.4).

senet-label-throw = The sticks show
senet-label-off = Off the board
senet-label-way = Houses still to go

senet-ask-chance = The sticks are thrown.
senet-ask-throw = The sticks are thrown.
senet-ask-throw-other = The sticks are thrown.
senet-ask-move = The sticks show { $about }: which piece do you move?
senet-ask-move-other = { $seat }: which piece moves by { $about }?
senet-option-throw = { $throw }
senet-option-move =
    { $to_id ->
        [off] { $space }: off the board
       *[other] { $space } → { $to }
    }

senet-event-SticksThrown = { $seat }: the sticks show { $throw }.
senet-event-Moved = { $seat }: { $start } → { $house }.
senet-event-ChangedPlaces = { $seat }: in exchange back to { $house }.
senet-event-FellIntoWater = { $seat }: into the water, and back to { $house }.
senet-event-TakenOff = { $seat }: { $start } → off the board, { $off } of 5.
senet-event-HadNoMove = { $seat }: no piece can use the { $throw }.
senet-event-GameWon = { $seat }: all five pieces are off the board, the game is won.

senet-ending-all-off = all pieces off the board

senet-mark-F = as it was found in tombs
senet-mark-K = after Timothy Kendall's reconstruction
senet-mark-D = our ruling where that leaves something open
