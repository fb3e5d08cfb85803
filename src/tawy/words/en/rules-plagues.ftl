# Made by `make types` from docs/rules/plagues.md; do not edit.

chapter-P1 = Numbers
rule-P1-1 = [R] 1 to 4 players; 1 player plays against the automa (P14). Provinces: Abydos, Buto, Memphis, Edfu, one each: dealt at random [D], in solo the player chooses [R]. They differ only in their power [C: boards and province cards are alike].
rule-P1-2 = 72 province tokens of 9 kinds, the province kind in values 1, 2 and 3; all 72 with 4 players [R]. Counts of each kind and what is removed with fewer players [C]: 54 stay with 3, 36 with 2 or solo.
rule-P1-3 = [R] 30 Hebrew tokens (12 of value 1, 10 of 2, 8 of 3), 10 plague cards, 10 loss cards (2 with one loss, 3 with two, 5 with three), 30 territory cards, 6 Pharaoh cards, 2 Moses cards.
rule-P1-4 = Papyrus: tribute and Ankh symbols needed in rounds 1 to 10. Round 3 costs 3, round 9 costs 8, a round with 5 exists (Memphis' example), rounds 5 to 8 need 2 Ankhs [R], rounds 1 to 4 need 1 (forced: the need grows, and Bia with none cannot cancel in round 1). The rest, and the advanced side, [C]: tribute 1 2 3 4 5 5 6 7 8 8, advanced 2 3 4 5 6 6 7 8 9 9.
rule-P1-5 = [R] Each player: province board, support table with its power and two discard slots (recovered with dice 1-2 and 3-4), six dice cards 1 to 6, province card with neutral markers on 6, 9, 12, three bonus tokens (city, field, river), two Ankh tokens, a boat, two dev markers, a province marker.

chapter-P2 = The province board
rule-P2-1 = [R] City and field have 6 spaces each, two rows of three. City takes sphinxes, obelisks, egyptians; field takes plantations, herds, egyptians. Other tokens never lie on the board. A token on the board is never moved or taken off by choice [D].
rule-P2-2 = Between two neighbours in a row lies a bonus, four in each area; it is active while both spaces are filled [R]. The field has dev city, dev field, coin and 3 soldiers; the city has dev city, coin, Hebrew [R] and dev field [C]. Which lies where [C]: city dev city | coin / dev field | hebrew; field dev city | 3 soldiers / dev field | coin.
rule-P2-3 = [R] Dev bonus: one step forward on that track when it becomes active, one step back when it breaks, again when it is closed again.
rule-P2-4 = [R] Coin: one coin of permanent income while active. 3 soldiers: in phase 2 while active. Hebrew: P4.6 while active.
rule-P2-5 = [R] A row with three different tokens activates one of the two Ankh tokens; broken, the token goes back until a row is complete again. Active Ankh tokens are always as many as complete rows, at most two [D for a third and fourth row].
rule-P2-6 = [R] Filling all 6 spaces of an area wins its bonus token at once, once per game, and removes it from the game: 2 dev steps (P3.5) and 2 on the province card, in that order [D]. The river's: the boat reaching or passing its mark on the Nile, by any move.
rule-P2-7 = [R] A full area takes no more tokens, new or recovered, until a space is free; an egyptian needs a free space in either area.

chapter-P3 = Tracks
rule-P3-1 = Dev tracks start on 1 point [R]; values [C] 1 2 3 5 7 9 12 15. A step back from the start of a dev track or of the Nile does nothing [R], nor one below 0 on the province card [D]; steps beyond the last space of a track are lost [D].
rule-P3-2 = Nile [C]: 10 spaces after the start, coin and boat spaces in turn: coins on 1, 3, 5, 7, 9; bonus token on 6; points 4, 6, 8 on the last three, for the boat's own space only; an Ankh on the last [R: coin and boat spaces, at least three coins, points on the last three only and one of them 8, Ankh on the last]. Coins under or left of the boat are permanent income [R].
rule-P3-3 = Province card 0 (the start [D]) to 24. 13: two special action cards per round in place of one; 21: one Ankh; 24: 6 points at the end [R]. Bonuses at 6, 9, 12: take one Hebrew token of your choice from the shared board without a die, if there is one; take any one market token; 2 dev steps [R], in that order [C].
rule-P3-4 = [R] Bonuses of 6, 9, 12 are won once, on reaching or passing, the lower first, and their markers removed, even if the bonus could not be used [D]. 13 and 24 hold by where the marker stands now [R], and so does 21 [D].
rule-P3-5 = [R] "2 dev steps" means 2 on one track or 1 on each.
rule-P3-6 = [D] What a move or a token sets off is done at once and completely, one thing after the other, before the turn goes on. It is not optional; what cannot be done is lost. Choices are the player's whose board it is. Tokens and Hebrews won by a bonus follow P4.2, P4.3 and P4.7.

chapter-P4 = Phase 1: dice
rule-P4-1 = [R] Three turns each, in turn order. On a turn spend one unspent die for one action. After the phase three dice are spent, three are not.
rule-P4-2 = [R] Token. Take the market token whose slot equals the die. Slots to its right slide left, slot 6 is refilled, then the token takes effect [D]. With an empty supply the slot stays empty [D].
rule-P4-3 = [R] Board tokens go on a free space of their area at once (no free space: the token cannot be taken). Boat: boat +1. Province 1/2/3: province card +1/2/3. Both stay beside the board. Coin and Pharaoh tokens are kept, in any number, for any later round.
rule-P4-4 = [R] Pharaoh card. Take the card whose number equals the die, if nobody has taken it this round; a player may take two or three. 1: one dev step, or pay a coin token (or card 3, if already held) for 2 dev steps, on taking it [D]. 2: 5 soldiers in phase 2. 3: a coin this round for tribute, trade or card 1; unused, it is wasted. 4: province card +3 at once. 5: an Ankh (P6.6). 6: boat +2 at once. [R for 1 and 3; numbers of 2, 4, 5, 6 C.] A spent card stays unavailable until the end of the round [D]. All go back at the end of the round (P11.1).
rule-P4-5 = [R] Free Hebrews. Take a Hebrew token from the shared board with a die of at least twice its value (value 1: 2 to 6, value 2: 4 to 6, value 3: 6). One die per token, several per round allowed. Not refilled during the round.
rule-P4-6 = [R] With the Hebrew bonus active the die must only be at least its value.
rule-P4-7 = [R] Freed tokens form a column of seven; each gives its place's bonus once, when it is laid: province +1, boat +1, 1 dev step, take any market token, discard a penalty card if you have one now, 1 dev step, an Ankh (the seventh [R], the order of the others [C]). An eighth starts a second column with the same bonuses but no second Ankh; a third is like the second [D].
rule-P4-8 = [R] Recover. Put a token from a discard slot back on a free space of its area, an egyptian in either area [D], with a die of that slot (1-2 or 3-4).
rule-P4-9 = [D] While any of its unspent dice allows an action, a player must choose such a die and act with it; only if none does, it spends a die of its choice for nothing. Taking a Pharaoh card without effect is an action.

chapter-P5 = Phase 2: territories
rule-P5-1 = [R] Soldiers: the sum of your three unspent dice, +3 with the bonus, +5 with Pharaoh card 2, plus territory cards. Cards that add soldiers are played in the old turn order before totals are compared [D].
rule-P5-2 = [R] Most soldiers is first, and so on: the new turn order until next phase 2. Ties: further on the province card; further on the Nile; more tokens on the board; more Hebrew tokens; then the old order [D].
rule-P5-3 = [R] In that order each takes one of the three open territory cards; taking one is not optional [D]. 2 players: the third is removed. 3 players: all are taken. 4 players: the last takes none and moves 2 on the province card at once. Under Darkness the turn order is made as usual, but players who suffer it take nothing and the last of four does not move [D].

chapter-P6 = Phase 3: plague
rule-P6-1 = [R] Tribute. In turn order each pays the round's tribute with: permanent coins (active bonuses, Nile, territory cards), Pharaoh card 3, coin tokens. Permanent coins are not spent; coin tokens are removed from the game.
rule-P6-2 = [D] Who can pay, pays: permanent coins, then card 3, then tokens, and no more tokens than needed. The 2-coin special action and the "no tribute" trade are the player's choice, even if only they would make up the sum.
rule-P6-3 = [R] Who cannot pay spends no tokens (card 3 goes back). When all have paid or failed, one of those who failed takes the plague card as a penalty (-3 points): least far on the province card; then on the Nile; then fewest tokens on the board; then fewest Hebrew tokens. Those level on all four: the card is removed. Nobody failed: it is discarded. Its effect lasts to the end of the round all the same [D].
rule-P6-4 = [R] Losses. All players at once (by turn order where it matters [D]) suffer each part of the round's loss card, from the top [D]; where a part offers a choice, the player chooses, even something it does not have or cannot move back: that part is then suffered without effect. The card is discarded afterwards.
rule-P6-5 = [R] A player with at least the round's number of active Ankh symbols may cancel one part of its choice, at most one per round, named before the others are suffered [D]. Ankhs are not spent, except Pharaoh card 5, if it was needed to reach the number [D].
rule-P6-6 = [R] Ankh symbols: complete rows (up to 2), boat on the last space, 7 Hebrews, province card 21, Pharaoh card 5. All of them count for P9.3 in every phase [D].
rule-P6-7 = [R] Losses: boat back 1 or 2; the shown dev track back 1; an egyptian from city or field to the discard; province card back 3; one of the two shown kinds to the discard, the player naming the kind, even one it does not have [D, after the tip]; both shown kinds to the discard (only those it has). Of several tokens of a kind the player chooses which [D].
rule-P6-8 = [R] Two discard slots, the player chooses the free slot; with more than two tokens it chooses two to keep and the rest leave the game. A kept token stays in its slot [D].
rule-P6-9 = [R] A removed token breaks bonuses (P2.3) and rows (P2.5).

chapter-P7 = Plagues
rule-P7-1 = [R] The plague revealed for the round has an effect at a time shown on it. Ten effects: taking Pharaoh card 1, 2, 4, 5 or 6 costs a coin token (card 3 does not serve [D]); the board's Hebrew bonus may not be used; the board's 3 soldiers may not be used; province card back 2; boat back 1; no choice of territories (the three are discarded); one Ankh fewer in phase 3; tribute +1; the board's two coin bonuses may not be used (Nile coins count); special action and trade cards [C: which symbols] may not be used, permanent ones included [D]. None changes the final score [D].
rule-P7-2 = [R] Immediate ones (lightning; the two that move back [C]) act once on every player when revealed; in round 1 they do nothing. Of the other times only Darkness (phase 2) and the Ankh one (phase 3) are [R], the rest [C].
rule-P7-3 = [R] The effect of Darkness is "no choice of territories"; which of the other names has which effect [C].
rule-P7-4 = [R] A Pharaoh token makes its player ignore the round's plague from then to the end of the round (P10.1). One who ignores Darkness takes part in P5.3 as usual, before the cards left are discarded [D].

chapter-P8 = Province powers, once per round
rule-P8-1 = [R] Abydos: change a die by up to 2, within 1 to 6, as it is spent.
rule-P8-2 = [R] Buto: on taking a territory from the table it may draw two more from the deck, keep one of the three and put the other two at the bottom. With an empty deck it does nothing [D].
rule-P8-3 = [R] Memphis: always pays 1 coin less tribute, never less than 0 [D].
rule-P8-4 = [R] Edfu: may spend a die 3 in phase 1 to draw 6 tokens from the supply, keep one and shuffle the rest back; the market does not change. With fewer than 6 it draws those there are; it keeps one it can take, if there is one [D].

chapter-P9 = Territory cards
rule-P9-1 = [R] Four kinds: immediate (take the bonus at once, discard), special action (each once per round), trade (2 points, used or not; single use or permanent), scoring (points at the end). All lie open.
rule-P9-2 = [R] One special action card per round, two from province space 13 on. Used in one's own turn, in any phase, also in the round in which it was taken [D].
rule-P9-3 = [R] Special actions; each number means "at least", Ankhs count however they are active: 2 egyptians on the board: boat +1 · die 4 or 5 as 6 for Pharaoh card 6 · boat at or past the river bonus mark [C: that mark]: province +2 · 1 Ankh: swap two market tokens before spending a die on a token (the die must then take one, and the swap is offered only if one can [D]) · 4 Hebrews: 2 coins for tribute only · 2 Ankhs: recover a discarded token without a die · province card 10: +2 soldiers before the new turn order · 3 Ankhs: take any market token.
rule-P9-4 = [R] Trade needs the tokens it shows on or beside one's board, a province token of any value, none in the discard [D]; they are not spent (which ones [C]). Permanent: a coin, or a soldier, while the tokens are there [D]. Single use, for a coin token or Pharaoh card 3: 2 dev steps · any market token · no tribute this round · discard a penalty.
rule-P9-5 = [R] Scoring: 4 · 3 per row of three different, up to 6 · 2 per egyptian on the board, up to 6 · 5 for at least 3 tokens in the city and 3 in the field · 1 per pair of Hebrew tokens, up to 6 · 5 for an empty discard · 5 for an active coin bonus (one is enough) and the soldier and Hebrew bonuses [C: these two] · 1 per active Ankh, Pharaoh card 5 included if still held.
rule-P9-6 = [C] 30 cards: 7 immediate, 8 special, 7 trade, 8 scoring.
rule-P9-7 = [R] Free uses (special actions, single-use trades, Pharaoh tokens) are allowed at any moment of one's own turn in phases 1, 2 and 3. That is [D]: before and after the die of each of one's phase 1 turns, before soldiers are counted, before and after one's territory pick, before one's tribute, and before and after one's losses; so a penalty of the last round can still be discarded. A use that was passed over at one of these moments is offered at the next one too.

chapter-P10 = Pharaoh tokens
rule-P10-1 = [R] At any moment of one's own turn, each token once (it is turned over) [D: "once in the game" is read per token]: ignore the effect of this round's plague, or discard a penalty card received before. For an immediate plague: when it is revealed [D].
rule-P10-2 = [R] 2 points each at the end, used or not.

chapter-P11 = End of round, Moses
rule-P11-1 = [R] After every round except the last, in this order: return Pharaoh cards; open three territories; reveal plague and loss; remove left Hebrews from the game and lay out three; remove the tokens of slots 1 and 2, slide and refill, then shuffle them into the supply; move the round marker.
rule-P11-2 = [R] Moses, end of rounds 3, 6, 9, before P11.1 and before the end of the game is checked [D], in this order: the last on the city track +1; on the field track +1; on the Nile +1; on the province card +2. All who tie get it, in turn order [D]; bonuses reached count, the river's too [D].

chapter-P12 = End and score
rule-P12-1 = [R] The game ends with the round at whose end 0, 1 or 2 tokens are left in the supply, played to its end, Moses included; after round 10 at the latest [D: components run out]. Short game: after round 8, whatever is left in the supply, even if it ran out before [D]; Moses twice.
rule-P12-2 = [R] Points: the lower dev track; Nile; 1 per token on and beside the board except coins, Pharaoh tokens and those in the discard; 2 per Pharaoh token, used or not; territory cards; 6 on province space 24; Hebrews by sum of values: 18, 14, 10, 6 (with fewer players the first of these; a sum of 0 ranks too [D]), ties share the places' sum equally.
rule-P12-3 = [R] Minus 3 per penalty card, minus 2 per token in the discard.
rule-P12-4 = [R] Ties: further on the province card, then on the Nile; then shared [D].

chapter-P13 = Set-up
rule-P13-1 = [R] Loss deck: one-loss cards on top, then two, then three, each shuffled. Plagues, territories, Hebrews, tokens shuffled. Market 6 tokens and 3 Hebrews open; first plague, first loss and 3 territories are opened after P13.2.
rule-P13-2 = First player: who last visited Egypt [R]; with us, random [D]; the others clockwise. Then [R]: 1st province +1, 2nd province +2, 3rd boat +1, 4th an egyptian from the supply on any space of city or field.
rule-P13-3 = [R] Advanced game: the other side of the papyrus (red outline), nothing else; meant for players who know the normal one.

chapter-P14 = Solo
rule-P14-1 = [R] Set up for 2 with P13.2: the player first (province +1) and free to choose any of the four powers, the automa second (province +2). The automa has no support table (so no power and no discard) and no Ankh tokens, starts on 2 points on both dev tracks, and has board, province card, boat and bonus tokens as usual. Its six dice lie shuffled face down in a row and are shuffled anew after every round. No Moses.
rule-P14-2 = [R] Automa's turn: turn the next die: 1-2 Pharaoh card, 3-4 market token, 5-6 Hebrew. Turn the next die for the number and lay it under the first.
rule-P14-3 = [R] Pharaoh card of the second number; taken already: nothing. 1 gives one dev step, 2, 4 and 6 work as usual, 3 and 5 only block the player [D].
rule-P14-4 = [R] Market token of the second number; the market refills as usual; an empty slot: nothing [D]. Board tokens are placed to activate first dev bonuses, then soldiers: on a space that closes such a bonus, else on one beside such a bonus; otherwise, and among equals, city before field, upper row first, from the left [D]. No room: removed from the game. Boat and province tokens move as usual; coins and Pharaoh tokens are only kept [D]. Its three bonus tokens work as usual. Dev choices: the lower track; equal: the player chooses.
rule-P14-5 = [R] Hebrew: the highest value (the second die does not matter); none: nothing. Column bonuses as usual but for discarding a penalty and the Ankh [C: which two]. Province card bonuses as usual, at 6 the highest Hebrew [D]. "Take a market token", wherever it appears, is always slot 1 [R].
rule-P14-6 = [R] Soldiers: its three upper dice, +3 with the bonus, +5 with Pharaoh card 2, nothing from territory cards [D]; ties by P5.2. Territory in turn order: a scoring card, else trade, else immediate (applied, then discarded); never special; possibly none. Among several of a kind one at random [D]. Cards left over are removed.
rule-P14-7 = [R] It pays no tribute, suffers no losses and no plague effects; under Darkness it still takes a territory. A player who cannot pay always takes the plague card.
rule-P14-8 = [R] Its points: lower dev, Nile, 1 per token on and beside the board (coins too: the text makes no exception for it [D]), 2 per Pharaoh token in place of 1, Hebrews, 4 per scoring card whatever it asks, 2 per trade card; nothing for province space 24. The player scores second place in Hebrews only with a sum of at least 10; ties share as usual [D].

chapter-P15 = What is secret, what is chance
rule-P15-1 = Territory cards lie open [R]; so does everything else that is face up [D]. Hidden: the order of supply, decks, Hebrews, the automa's dice. Buto's and Edfu's draws are seen by their player only [D].
rule-P15-2 = [D] All chance comes from the game's seed; the same set-up, seed and choices give the same game.

chapter-P16 = Tips for players (the lesson and the hints use these)
rule-P16-1 = [R] Form a row of three different tokens early, for an Ankh.
rule-P16-2 = [R] Activate your coin bonuses to secure the tribute of the first rounds.
rule-P16-3 = [R] With 4 players watch the others' soldiers and try to get a territory every round.
rule-P16-4 = [R] A penalty card is no disaster: a Pharaoh token removes it.
rule-P16-5 = [R] Do not despise scoring cards; Hebrews weigh in the final score.
rule-P16-6 = [R] You may choose to lose what you do not have: boat on its start, dev marker on its start, a token you do not own (P6.4).

source-plagues-papyrus = The rulebook gives the tribute of rounds 3 and 9 and the Ankhs of rounds 5 to 8; those of rounds 1 to 4 follow from it. The rest keeps the growth it describes.
source-plagues-tokens = The rulebook gives the total of 72 and the nine kinds; the counts share them out evenly.
source-plagues-board = The kinds of bonus are the rulebook's, but for dev field in the city; which gap holds which is not told.
source-plagues-dev_track = The rulebook names the values 1, 2 and 9.
source-plagues-nile = The rulebook gives coin and boat spaces, at least three coins, points on the last three spaces, one of them 8, and the Ankh on the last.
source-plagues-province_card = 13, 21, 24 and the three bonuses are the rulebook's; their order on 6, 9 and 12 is not told.
source-plagues-pharaoh_cards = The six favours are the rulebook's, and the numbers of cards 1 and 3; those of 2, 4, 5 and 6 are not told.
source-plagues-hebrews = Counts, points, the kinds of bonus and the Ankh on the seventh place are the rulebook's; the order of places 1 to 6 is not told.
source-plagues-blood = The effect is the rulebook's; which name has it, and that it is immediate, is not told.
source-plagues-frogs = The effect is the rulebook's; which name has it, and that it is immediate, is not told.
source-plagues-lice = The effect is the rulebook's; which name has it, and its time, is not told.
source-plagues-flies = The effect is the rulebook's; which name has it, and its time, is not told.
source-plagues-livestock = The effect is the rulebook's; which name has it, and its time, is not told.
source-plagues-boils = The effect is the rulebook's; which name has it, and its time, is not told.
source-plagues-hail = The effect is the rulebook's; which name has it, its time, and which card symbols it forbids, is not told.
source-plagues-locusts = The effect is the rulebook's; which name has it, and its time, is not told.
source-plagues-firstborn = The effect and its time are the rulebook's; which name has it is not told.
source-plagues-losses = How many cards have how many parts, the kinds of loss, the two choices of one card and the third part of another are the rulebook's.
source-plagues-territories = Every effect is the rulebook's; how many there are of each, and two of the three bonuses of a scoring card, are not told.
