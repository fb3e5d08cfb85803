chapter-S1 = The board
rule-S1-1 = [F] Thirty houses lie in three rows of ten. The way winds through them: the first row from left to right, the second back, the third from left to right again. Houses are numbered along the way from 1 to 30.
rule-S1-2 = [F] Six houses have names: the House of Rebirth (15), the House of Beauty (26), the House of Water (27), the House of the Three Truths (28), the House of Re-Atum (29) and the House of Horus (30).
rule-S1-3 = [K] Two play, one with five cones and one with five spools. They begin on the first ten houses, cones on the even ones and spools on the odd ones.
rule-S1-4 = [D] The cones begin.

chapter-S2 = The sticks
rule-S2-1 = [F] Four sticks are thrown, each flat on one side and round on the other. The throw is the number of flat sides that lie up; if none does, it is 5.
rule-S2-2 = [K] After a throw of 1, 4 or 5 the same player throws again, once the throw has been used or could not be; after 2 or 3 the other player throws.

chapter-S3 = Moving
rule-S3-1 = [K] A throw moves one piece of the player who threw, forward along the way by as many houses as were thrown.
rule-S3-2 = [K] No piece comes to a house where a piece of its own side stands.
rule-S3-3 = [K] A piece that comes to a house with a piece of the other side changes places with it.
rule-S3-4 = [K] Two pieces of one side on houses that follow each other protect each other: nobody changes places with them.
rule-S3-5 = [K] Three or more pieces of one side on houses that follow each other cannot be passed by the other side.
rule-S3-6 = [K] Who can move no piece forward moves one backward by the throw, to an empty house and past no three of the other side; who cannot do that either has no move. A piece on the House of Beauty or beyond does not go backward [D].

chapter-S4 = The last houses
rule-S4-1 = [K] No piece passes the House of Beauty without having stopped there.
rule-S4-2 = [K] From the House of Beauty a 5 takes a piece off the board; a smaller throw moves it on.
rule-S4-3 = [K] A piece that comes to the House of Water goes back at once to the House of Rebirth, or to the last empty house before it.
rule-S4-4 = [K] From the House of the Three Truths a piece leaves the board by a 3, from the House of Re-Atum by a 2, from the House of Horus by any throw; they do not move otherwise.
rule-S4-5 = [D] Nobody changes places with a piece on the House of Beauty or beyond.

chapter-S5 = The end
rule-S5-1 = [K] Who has taken all five pieces off the board first has won.
