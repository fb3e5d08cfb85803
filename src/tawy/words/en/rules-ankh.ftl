# Made by `make types` from docs/rules/ankh.md; do not edit.

chapter-A1 = Numbers
rule-A1-1 = [R] 2 to 5 seats. Gods: Amun, Anubis, Isis, Osiris, Ra. Each god is taken by at most one seat.
rule-A1-2 = [R] A god has 1 god figure, 6 warriors, 7 battle cards, 15 ankh tokens (6 on the power row, 9 in the pool for monuments), 2 small and 2 large guardian bases.
rule-A1-3 = [R] Supply: 10 obelisks, 10 temples, 10 pyramids, 30 camels, conflict order tokens 1 to 8, 1 tie-breaker, followers without limit. (2 city tiles belong to scenarios that are not publicly recorded: unused.)
rule-A1-4 = [F] Devotion track: spaces 0 (bottom) to 31 (top). Red is 0 to 20. (One public reading says 0 to 19: table option last_red_space, default 20.)
rule-A1-5 = Action tracks, top row to bottom row [R]: Move Figures, Summon Figure, Gain Followers, Unlock Ankh Power. With n seats at the start the (n+1)-th use of a row since its marker last returned triggers an event; for Unlock the n-th [F].
rule-A1-6 = [F] Event track, 18 spaces: M M M X1 · C M M X2 · C M M X3 · C M M X4 · M X5 (M control monument, C camel caravan, X conflict). After X3 gods merge, after X4 gods are forgotten, after X5 the game ends.
rule-A1-7 = Battle cards, strength: Plague of Locusts +1 [F], Build Monument 0 [F], Chariots +3 [R], Cycle of Ma'at 0 [F], Drought +1 [R], Flood 0 [R], Miracle 0 [F].
rule-A1-8 = Guardians, all of strength 1 [R]. Levels [F]: 1 Cat Mummy, Satet; 2 Mummy, Apep; 3 Giant Scorpion, Androsphinx. Bases [R]: Cat Mummy, Satet, Mummy small, 3 figures each; Apep, Giant Scorpion, Androsphinx large, 2 figures each.
rule-A1-9 = [F] The guardian symbol lies under the 2nd ankh token of level 1, the 2nd of level 2 and the 1st of level 3: a guardian comes with the 2nd, 4th and 5th power unlocked. The same for every god.

chapter-A2 = The board
rule-A2-1 = [F] 101 flat-topped hexes; the map, its rivers and the scenarios are data (ankh-board.json). 43 fertile, 39 desert, 19 water. Three regions before any camel: Nile Delta 22 land spaces, West 32, East 28.
rule-A2-2 = [R] A space holds nothing, or one figure, or one monument. An Underworld tile is not an occupant.
rule-A2-3 = [R] Water cannot be occupied, except by Apep when summoned there (A14.4).
rule-A2-4 = [R] A region is a largest set of land spaces joined across sides that carry no river and no camel. A water space is part of every region that has a land space beside it. A figure on water is in all those regions at once.
rule-A2-5 = [R] Adjacent: two land spaces that share a side, with no river and no camel on it, and lie in the same region. A water space is adjacent to every space around it, land or water.
rule-A2-6 = [R] Wherever a rule says "adjacent", A2.5 is meant. Moves (A5.2), Satet's push (A14.3) and the Scorpion's aim (A14.6) count spaces on the map without regard to regions, rivers and camels.

chapter-A3 = Set-up
rule-A3-1 = [R] Each seat chooses one of the gods still free (in turn order, or all at random [D]) and takes 1 follower, its figures, cards and tokens. Ra starts with 3 sun tokens, Osiris with 3 Underworld tiles, Amun with his token face up.
rule-A3-2 = [R] The first player is random; play goes clockwise. On devotion space 0 the markers are stacked so that the first player is on top, the last player at the bottom.
rule-A3-3 = [R] A scenario for this number of seats is chosen or random. It places monuments (neutral or a seat's), camels, conflict order tokens (one per region) and each seat's first figures. Seat n of the diagram is the n-th in turn order. A seat's monument on the board takes one ankh token from its pool. Additional set-up rules of the scenario are followed [R]; the two recorded scenarios have none [F].
rule-A3-4 = [R] One guardian of each level is chosen or random. Figures available of each: 2 seats 1, 3 seats 2, 4 or 5 seats all.

chapter-A4 = The turn
rule-A4-1 = [R] Choose an action: its marker moves one space; then resolve the action fully. An action may be chosen even if nothing can be done. What it offers (a move, a summon, an unlock) may be left undone: [R] for a second action (A4.3), [D] for a first one too. Followers are always taken [D].
rule-A4-2 = [R] If the marker reached the last space, then after the action the event marker moves on one space and that event is resolved; then the action marker returns to the start space for the number of seats that began the game; the turn ends.
rule-A4-3 = [R] Otherwise a second action must be chosen from a lower row: its marker must move even if the seat cannot or does not want to carry the action out; it is resolved the same way and may trigger an event. There is no second action after Unlock, after an event, or for a seat of a merged god.
rule-A4-4 = [R] Then the next seat clockwise plays. Seats of forgotten gods are skipped.

chapter-A5 = Actions
rule-A5-1 = [R] Move Figures. Each of your figures on the board may move once, 1 to 3 spaces, one after another in any order.
rule-A5-2 = [R] A move may cross anything: occupied spaces, water, rivers, camels. It must end on an empty land space. So a figure reaches every empty land space within hex distance 3 on the map. It may come back to the space it left, which takes at least 2 spaces and is a move (a Giant Scorpion is aimed anew) [D]. Exceptions: Satet (A14.3), Underworld tiles (A13.13).
rule-A5-3 = [R] Summon Figure. You may take one warrior or guardian from your pool (or a trapped warrior, A13.6) and put it on an empty land space adjacent to one of your figures on the board or to a monument you control. Extra summons, each optional: Pyramid Attuned (A11.8), Osiris (A13.12); before the ordinary one [R], after it or without it [D]. A figure summoned earlier in the same action counts as on the board ("chain") [R].
rule-A5-4 = [R] Gain Followers. Gain 1 follower for each monument, yours or neutral, adjacent to at least one of your figures. A monument counts once.
rule-A5-5 = [R] Unlock Ankh Power. If you have at least as many followers as the level of your next token, you may (A4.1) sacrifice that many and move the leftmost token of your row onto a power of the same level that you do not have. Two of level 1, then two of level 2, then two of level 3. Too few followers, or all six unlocked: nothing happens and nothing is sacrificed.
rule-A5-6 = [R] If that token covered a guardian symbol, take one figure of that level's guardian into your pool, if one is left and you have a free base of its size; otherwise nothing.
rule-A5-7 = [R] Moves, pushes and summons never change who controls a monument; only Control Monument, Build Monument, destruction, merging and forgetting do.

chapter-A6 = Control Monument and Camel Caravan
rule-A6-1 = Control Monument. The seat that triggered it may [R: pt "may", es example "if he wishes"; it, cs and the es text say "gains"] take control of one neutral monument adjacent to one of its figures, placing an ankh token from its pool [R].
rule-A6-2 = [R] If no neutral monument is left anywhere on the board, it may [D] instead take a monument of another god adjacent to one of its figures; that god gets its token back.
rule-A6-3 = [R] No fitting monument, or no ankh token in the pool: nothing happens.
rule-A6-4 = [R] Camel Caravan. The seat may place an unbroken line of 1 to 6 camels from the supply, one per hex side, on sides that lie between two land spaces [D] and carry no river and no camel. Its two ends touch two of: river, water space, older camel, edge of the map; both may be of one kind [D]. It splits one region into exactly two, each of at least 6 land spaces. Figures and monuments do not matter.
rule-A6-5 = [D] The line is a path along hex corners; "touch" means: the end corner lies on a river, on the border of a water space, on an older camel or on the map's edge. (No inner corner of a line can, on this map.)
rule-A6-6 = [R] The seat chooses which of the two new regions keeps the order token; the other gets the lowest token of the supply.
rule-A6-7 = [R] Then it may exchange the token of one of the two new regions with the token of any other region.
rule-A6-8 = [R] It may decline the caravan. If no line is possible nothing happens.

chapter-A7 = Conflict
rule-A7-1 = [R] The god whose seat triggered the conflict takes the tie-breaker, face up. It goes back to the supply after the conflict.
rule-A7-2 = [R] Start of conflict, before any region: Omnipresent pays (A11.3); Giant Scorpions destroy monuments (A14.7).
rule-A7-3 = [R] Then each region once, in the order of the tokens, lowest first, looked at when its turn comes. No figures: skip. Figures of one god: domination. Figures of two or more gods: battle.
rule-A7-4 = [R] Domination. That god gains 1 devotion for each kind of monument of which it controls more in the region than every other god (one gain, A10.4); then 1 for dominating, +1 with Radiance (A13.15) (a second gain).
rule-A7-10 = Battle. The gods with a figure in the region at its start are its participants.
rule-A7-11 = [R] Start. Participants with Obelisk Attuned may move figures (A11.6).
rule-A7-12 = [R] 1 Cards. Amun may announce two cards (A13.1). Then every participant secretly picks one card of its hand (Amun two); all are revealed together.
rule-A7-13 = [R] As soon as cards are revealed, Flood pays its followers (A12.6).
rule-A7-14 = [R] 2 Build. Each Build Monument card, ascending order (A12.2).
rule-A7-15 = [R] 3 Plague. Each Plague of Locusts card by itself, one after another [Q]; their order has no effect (A12.1).
rule-A7-16 = [R] 4 Majorities. For each kind of monument, the god that controls more of them in the region than every other god has the majority, if it has a figure in the region. Ascending order: each such god gains 1 devotion per majority, as one gain. Monuments of gods without figures here still count against the others.
rule-A7-17 = [R] 5 Resolution. Each participant that still has a figure here adds the strength of its figures here, its bonuses and its card(s). Only these gods are compared; the highest total wins, even 0. If only one god has figures left here it wins the battle; this is not a domination [D]. A participant without figures cannot win; where its strength is asked for (A11.9) it is 0, without bonuses.
rule-A7-18 = [R] A tie for the highest total: if one of the tied gods holds the tie-breaker face up it may, knowing all totals, turn it down and win. Otherwise there is no winner.
rule-A7-19 = [R] Without a winner every participant has lost; with one, all the others have, also those whose figures died before [D]. If no participant has a figure here there is no winner and the tie-breaker cannot be used [D].
rule-A7-20 = [R] The winner gains 1 devotion (Glorious 3, A11.9) plus Drought (A12.5) plus Radiance (A13.15), as one gain. Commanding pays (A11.1).
rule-A7-21 = [R] All warriors and guardians here of the other gods are killed; without a winner, those of every god. Gods are never killed. Spared: figures saved by Flood (A12.6), Protected figures that Isis keeps (A13.8). Isis chooses when the winner is known, before anyone dies [D].
rule-A7-22 = [R] All deaths of one moment happen together. Killed figures return to their owner's pool and their sun tokens to Ra (A13.16). Then, in this order [D]: Anubis may trap (A13.4); Mummies come back, owners in ascending order (A14.5), and one may take a sun token that has just returned. A Mummy that comes back into the region takes part in the rest of the battle [D].
rule-A7-23 = [R] Magnanimous, ascending order (A11.10), after the winner's devotion, also when nobody won. Osiris, if he lost, may place an Underworld tile (A13.11) [D: here, when the dead are gone and Mummies are back].
rule-A7-24 = [R] Cat Mummies killed in the resolution, one loss for each (A14.2); several: their owners in ascending order [D].
rule-A7-25 = [R] After the resolution. Miracle, ascending order (A12.7); then Worshipful, ascending order, at most once per god and battle (A11.12); then Cycle of Ma'at (A12.4) [D: last].
rule-A7-26 = [R] Played cards lie face up, in everyone's sight, until Cycle of Ma'at takes them back.
rule-A7-27 = [D] A hand is never empty: Cycle of Ma'at is played last at the latest and brings every card back.

chapter-A8 = Merging gods
rule-A8-1 = [R] Only in games that began with 3 or more seats, once the third conflict is over. The god lowest on the devotion track is the lower, the second lowest the upper.
rule-A8-2 = [R] The lower god's monuments are destroyed (back to the supply); its god figure, warriors, cards and ankh tokens leave the game.
rule-A8-3 = [R] Its followers go to the upper god.
rule-A8-4 = [R] Its guardians pass to the upper god, from the pool or on the board where they stand [Q], whatever it has unlocked and even if it already has one of that kind. The merged god has only the upper god's bases: it keeps its own guardians [Q]; if free bases of a size do not suffice it chooses which of the lower god's guardians of that size to keep, and the rest leave the game.
rule-A8-5 = [R] The upper god's devotion marker moves onto the lower one's; from then on they are one marker. It has the lower marker's place: markers that lay above the lower one on that space stay above [D].
rule-A8-6 = [R] The merged god has the abilities of both gods and the ankh powers of the upper one; powers count once. Later unlocks count for both.
rule-A8-7 = [R] Both seats keep their places in the turn order; each takes one action per turn, and may repeat what the other did.
rule-A8-8 = [R] They share one pool of figures, followers, cards and tokens, and win or lose together.
rule-A8-9 = [R] Decisions in battles are made by both; the upper god's seat has the last word. At the table this means: in a conflict, and in any decision outside their own turns, the upper seat decides, the lower seat sees the same secrets and may send a proposal [D]. In its own turn, and in a Control Monument or Camel Caravan it triggered, each seat decides [D].
rule-A8-10 = [R] Anubis as the lower god: trapped warriors of the upper god return to its pool; other trapped warriors stay trapped [D]. Warriors of a god that leaves the game leave Anubis's slots too. The merged god's god figure carries Anubis's strength bonus [D].
rule-A8-11 = [D] Osiris's tiles, Ra's sun tokens (those on kept guardians stay there, those on figures that leave the game come back) and Amun's token belong to the merged god.
rule-A8-12 = [D] If either seat triggered the conflict, the merged god holds the tie-breaker.
rule-A8-13 = [R] A guardian gained later takes a base of the upper god and goes to the common pool; either seat may summon it.

chapter-A9 = Forgotten gods
rule-A9-1 = [R] When the fourth conflict is over, every god on a red space is forgotten: its figures leave the game, its monuments are destroyed, its followers go back to the supply, its seats are out.
rule-A9-2 = [R] Anubis forgotten: trapped warriors return to their pools. A forgotten god's warriors leave Anubis's slots. Osiris forgotten: the Underworld tiles leave the game.
rule-A9-3 = [R] One god left: it wins at once. None left: everyone loses, there is no winner, and Egypt becomes atheist. Two or more: the game goes on.
rule-A9-4 = [D] All forgotten gods leave at the same moment: a forgotten Anubis gives trapped warriors back only to gods that remain.

chapter-A10 = Devotion and victory
rule-A10-1 = [R] Markers on one space form a stack; higher in the stack is more devotion. A marker that enters a space goes on top.
rule-A10-2 = [R] When several gods gain or lose devotion at the same moment, ascending order, fixed when that moment begins [D].
rule-A10-3 = [D] Nothing falls below 0; a marker that does not move keeps its place in the stack. A marker that enters a space goes on top, moving up or down [R].
rule-A10-4 = [R] A gain is one instance, however many effects feed it: all majorities of one region are one gain; winning a battle, or dominating, with everything that raises that reward, is one gain. Magnanimous, Miracle and Worshipful are one gain each [D]. Gaining 0 is no gain. Bountiful (A11.11) adds once per gain.
rule-A10-5 = [R] A god that reaches space 31 wins at once, in the middle of whatever is being resolved. A gain stops at 31 [D].
rule-A10-6 = [R] Otherwise the god with the most devotion after the fifth conflict wins. The stack decides ties, so there is always one.
rule-A10-7 = [R] Both seats of a merged god win or lose together.

chapter-A11 = Ankh powers
rule-A11-1 = [R] Commanding. When you win a battle (resolution, not domination): 3 followers.
rule-A11-2 = [R] Inspiring. Your Build Monument costs no followers.
rule-A11-3 = [R] Omnipresent. At the start of each conflict: 1 follower for each region in which you have a figure.
rule-A11-4 = [R] Revered. Gain Followers gives you 1 more (also when it gives none [D]).
rule-A11-5 = [R] Resplendent. While you control 3 or more monuments of one kind anywhere, your god figure's base strength is 3.
rule-A11-6 = [R] Obelisk Attuned. At the start of a battle in which you have a figure you may move any number of your figures from anywhere on the board to empty land spaces adjacent to obelisks you control in that region (A13.13 holds; a Giant Scorpion is aimed anew). Several gods with it: ascending order, one figure each in turn, until all have passed. A god that passed is done, also one that had no free space when its turn came, and a figure moves at most once per battle this way [D].
rule-A11-7 = [R] Temple Attuned. Each temple you control in the region gives +2 strength there if at least one of your figures is adjacent to it, however many are, even one whose own strength is cancelled.
rule-A11-8 = [R] Pyramid Attuned. With Summon Figure you may summon one extra figure adjacent to each pyramid you control.
rule-A11-9 = [R] Glorious. If you win a battle by 3 or more strength over the next strongest enemy, the victory gives 3 devotion in place of 1.
rule-A11-10 = [R] Magnanimous. If you lose a battle and had at least 2 figures there in the resolution: 2 devotion.
rule-A11-11 = [R] Bountiful. While your marker is on red, each gain of devotion is 1 more. A gain that starts on red counts, wherever it ends.
rule-A11-12 = [R] Worshipful. After each battle in which you played a card you may sacrifice 2 followers for 1 devotion.

chapter-A12 = Battle cards
rule-A12-1 = [R] Plague of Locusts. Every god that had a figure in the region when step 3 began [Q] secretly offers any number of its followers, 0 included; all offers are revealed together and sacrificed. All warriors and guardians in the region are killed except those of the god that offered strictly the most; a tie for the most spares nobody.
rule-A12-2 = [R] Build Monument. You may sacrifice 3 followers to build a monument of any kind left in the supply, with an ankh token from your pool, on an empty land space of the region without an Underworld tile.
rule-A12-3 = [R] Chariots. Nothing but +3.
rule-A12-4 = [R] Cycle of Ma'at. After the battle take back all your played cards, this one included. There is no other way to get cards back.
rule-A12-5 = [R] Drought. If you win, 1 more devotion for each of your figures on desert in the region.
rule-A12-6 = [R] Flood. When revealed, 1 follower for each of your figures on fertile land in the region; those same figures [D: the ones counted then] cannot be killed in this battle's resolution (a plague kills them; a Mummy that dies of it and comes back is no longer sheltered [D]).
rule-A12-7 = [R] Miracle. After the resolution 1 devotion for each of your figures killed in this battle, plague included, as one gain [D]. A figure killed twice counts twice [Q].
rule-A12-8 = [R] A god that lost all its figures here still uses Worshipful, Cycle of Ma'at and Miracle; it scores no majority and cannot win.

chapter-A13 = Gods
rule-A13-1 = [R] Amun, Mysterious Forms. Once per conflict, before anyone picks cards, Amun may announce that he plays two cards in this battle; both bonuses and both effects count. His token turns face down until the conflict is over. He needs two cards in hand [D].
rule-A13-4 = [R] Anubis, Judge of the Dead. At each moment when warriors of other gods are killed, Anubis may trap one of them, his choice, in a free slot of three. The resolution and the plague are separate moments [R], and so is each plague; he need not have a figure there [D].
rule-A13-5 = [R] His god figure has +1 strength in the resolution for each trapped warrior.
rule-A13-6 = [R] A trapped warrior is not in its owner's pool. Whenever the owner summons, ordinary or extra, it may take one of its trapped warriors in place of one from its pool by paying Anubis 1 follower; the pool may be empty, and Anubis cannot refuse [D].
rule-A13-8 = [R] Isis, Protector. Her figures adjacent to an enemy figure are Protected. In the resolution she may keep any of them alive, figure by figure. Adjacency is judged before anyone dies.
rule-A13-9 = [R] Not against plagues. A Protected figure on water is Protected in each battle it takes part in, even if the enemy is not in that region.
rule-A13-11 = [R] Osiris, Gateway to the Underworld. Each time he loses a battle he may put one Underworld tile (from his side, or from elsewhere on the board) on an empty land space of that region. Figures on a tile that is moved stay where they are. "Empty" also means: no other tile [D].
rule-A13-12 = [R] With Summon Figure he may summon one extra figure onto one Underworld tile that holds no figure.
rule-A13-13 = [R] Figures of other gods cannot end a movement on a tile ([D]: moves, pushes and Obelisk Attuned; they may be summoned there, Mummies included). No monument is built there. The space is neither fertile nor desert.
rule-A13-15 = [R] Ra, Radiance. When he summons a warrior or guardian he may put one of his sun tokens on it. If he dominates, or wins a battle in, a region with one of his Radiant figures: 1 more devotion in that gain.
rule-A13-16 = [R] A killed Radiant figure's token returns to Ra.

chapter-A14 = Guardians
rule-A14-2 = [R] Cat Mummy. When it is killed, every god but its owner's loses 1 devotion, ascending order, a merged god once [Q]. By a plague: at once. In the resolution: after devotion for winning and losing, before anything "after the resolution".
rule-A14-3 = [R] Satet. In the Move action she may end on an enemy figure's land space, if she may end a movement there (A13.13), by pushing that figure, god included, 1 space; her owner picks the space: empty land, any side (rivers and camels do not stop it [D]), the one she left included [D], and one where that figure may end a movement. If there is none she cannot go there. A pushed Giant Scorpion is aimed anew at once.
rule-A14-4 = [R] Apep. May be summoned onto any empty water space of the board, or like any figure. It never moves onto water. As the extra of Pyramid Attuned it must stand adjacent to the pyramid, on water or land.
rule-A14-5 = [R] Mummy. When killed it is summoned again at once, on an empty land space adjacent to its god figure, its owner's choice [D]; if there is none it goes to the pool. This is a summoning (Radiance).
rule-A14-6 = [R] Giant Scorpion. Whenever it is summoned or moved, by anyone, its owner at once aims it at two spaces of the board, each 1 space away from the scorpion and 1 space from each other, rivers and camels regardless (A2.6).
rule-A14-7 = [R] At the start of each conflict it destroys every monument, whoever's, that it aims at and that is adjacent to it. Monument and ankh token go back.
rule-A14-8 = [R] Androsphinx. Enemy figures adjacent to it add no strength of their own in battles (Anubis's and Resplendent's bonuses are the god figure's own [D]). A figure on water adjacent to it adds none in any battle. Two enemy Androsphinxes side by side cancel each other's strength; both still cancel others [D].

chapter-A15 = What is secret
rule-A15-1 = Open to all: played cards [R]; the board, devotion, followers, powers, pools, trapped warriors [D] (hence hands by deduction).
rule-A15-2 = [R] Secret until revealed together: the card(s) picked in step 1, the offer in a plague. A merged god's two seats see each other's [D].
rule-A15-3 = [D: follows] There is no chance after set-up: two games with the same set-up and the same choices are the same game.

source-ankh-devotion = One public reading ends the red zone at 19: a table option, default first.
source-ankh-middle_kingdom = Read off the printed scenario by one public source; with 4 seats the order tokens of the two West halves are mended, so that seat n's monument lies in the region of token n.
source-ankh-old_kingdom = Read off the printed scenario by one public source; with 5 seats the order token of the North-East is mended, so that seat n's monument lies in the region of token n.
