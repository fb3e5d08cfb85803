### The rulebook of 10 Plagues in our own words, friendly and exact. What stands where is said in plagues-rulebook.json. Paragraphs are
### numbered; one that begins with • is an item of a list. **Words** are important, [words](section) lead to another section. "-words"
### are other words for what a section is about, which people might look for: everyday ones, separated by commas.

rulebook-plagues-chapter-start = Start here
rulebook-plagues-chapter-province = Your province
rulebook-plagues-chapter-dice = Phase 1: dice
rulebook-plagues-chapter-land = Phase 2: territories
rulebook-plagues-chapter-plague = Phase 3: tribute, losses, plagues
rulebook-plagues-chapter-end = The end of a round and of the game
rulebook-plagues-chapter-more = Alone, and good to know

## Start here

rulebook-plagues-goal = How to win
rulebook-plagues-goal-1 = You govern a province of Egypt while plague after plague comes over it, one in each round. You build up city and field, sail down the Nile, free Hebrews and collect territory cards. In each round you have to pay the Pharaoh's tribute and bear losses. Whoever has the most **points** at the end wins.
rulebook-plagues-goal-2 = Points are counted once, at the end. Of your two development tracks only the **lower** one counts, so look after both.
rulebook-plagues-goal-words = goal, aim, object, objective, purpose, win, winning, winner, how to win, victory, points, victory points, score, lose

rulebook-plagues-points-dev = The points of the lower of your city and field tracks.
rulebook-plagues-points-nile = The points of your boat's space; only the last three have any.
rulebook-plagues-points-tokens = 1 for each token on and beside your board, except coins, Pharaoh tokens and what lies in the discard.
rulebook-plagues-points-pharaoh = 2 each, used or not.
rulebook-plagues-points-territories = Scoring cards give what they say, trade cards 2 each.
rulebook-plagues-points-province = 6 if your marker is on 24, the last space.
rulebook-plagues-points-hebrews = 18, 14, 10 and 6 for the highest sums of freed Hebrews.
rulebook-plagues-points-penalties = Minus 3 each.
rulebook-plagues-points-discard = Minus 2 for each token in it.

rulebook-plagues-glance = A round at a glance
rulebook-plagues-glance-1 = A game has up to ten rounds. Each of them has three phases:
rulebook-plagues-glance-2 = • **Dice.** Everyone has six dice cards, 1 to 6; nothing is rolled. Three times in turn you spend one of them: for a token of the market, for a Pharaoh card, to free a Hebrew, or to bring a lost token back.
rulebook-plagues-glance-3 = • **Territories.** The three dice that you kept are your soldiers. Whoever has most is first in the new turn order, and first to choose a territory card.
rulebook-plagues-glance-4 = • **Tribute and losses.** Everyone pays the tribute of the round in coins; of those who cannot, one gets a penalty. Then everyone suffers the losses of the round, but enough Ankhs cancel one of them.
rulebook-plagues-glance-5 = Then the next round is [laid out](round). After rounds 3, 6 and 9 [Moses](moses) helps those who are behind. The game [ends](end) when the supply of tokens has run out, or after round 10.
rulebook-plagues-glance-words = overview, summary, in short, quick start, basics, how to play, round, rounds, phases, sequence, turn, roll, rolling dice, how long

rulebook-plagues-pieces = What you have
rulebook-plagues-pieces-1 = Your **province board** has a city and a field, two rows of three spaces each. Beside it are the Nile with your boat and the two development tracks; your **province card** is a track of its own, from 0 to 24.
rulebook-plagues-pieces-2 = You have six dice cards, two discard slots for lost tokens, two Ankh tokens for complete rows, and three bonus tokens that can be won once each. The four provinces differ only in their [power](powers).
rulebook-plagues-pieces-3 = On the shared board lie six market tokens, three Hebrews, six Pharaoh cards, three territory cards, and the plague and the losses of the round. One to four can play: all 72 tokens take part with four players, 54 with three, 36 with two or alone.
rulebook-plagues-pieces-words = pieces, components, material, tokens, what is in the box, number of players, how many players, board, { plagues-token-sphinx }, { plagues-token-obelisk }, { plagues-token-egyptian }, { plagues-token-plantation }, { plagues-token-herd }, { plagues-token-coin }

rulebook-plagues-setup = Setting up
rulebook-plagues-setup-1 = Here the table lays itself out; this is what it does. Provinces are dealt at random; alone you choose. The first player is random, the others follow clockwise. To make up for the order, the first moves 1 on the province card, the second 2, the third sails 1 space, and the fourth lays an Egyptian on any space of city or field.
rulebook-plagues-setup-2 = The loss cards are sorted: those with one loss come first, then those with two, then those with three. Six tokens and three Hebrews lie open; the first plague, the first losses and three territory cards are revealed.
rulebook-plagues-setup-3 = The **advanced game** uses the other side of the papyrus, with a higher tribute. The **short game** ends after round 8.
rulebook-plagues-setup-words = set up, setup, set-up, preparation, beginning, start, first player, who goes first, starting player, who starts, advanced, variant, difficulty, short game

## Your province

rulebook-plagues-board = City and field
rulebook-plagues-board-1 = In the city lie sphinxes, obelisks and Egyptians; in the field plantations, herds and Egyptians. A token that you take goes at once on any free space of its area, and stays there: you never move it or take it off by choice.
rulebook-plagues-board-2 = A full area takes no more tokens, new or recovered, until a space is free; such a token cannot be taken then.
rulebook-plagues-board-3 = Between two neighbours in a row lies a [bonus](bonuses). It is active while both spaces beside it are filled, whatever lies on them.
rulebook-plagues-board-words = board, city, field, space, row, place a token, lay, full, no room, sphinx, obelisk, Egyptian, plantation, herd

rulebook-plagues-bonuses = Bonuses of the board
rulebook-plagues-bonuses-1 = A step on a development track is made when its bonus becomes active and taken back when it breaks; close it again, and the step is yours again. Coins, soldiers and the Hebrew bonus help in every round while they are active.
rulebook-plagues-bonuses-2 = **Bonus tokens.** When all six spaces of your city are filled you win its bonus token at once; the same goes for the field, and for the river when your boat reaches or passes the mark. Each gives two development steps and then 2 on the province card, once in the game.
rulebook-plagues-bonuses-words = bonus, bonuses, bonus token, active, break, broken, coin, income, soldiers, development, step, full city, full field

rulebook-plagues-ankhs = Rows of three, and Ankhs
rulebook-plagues-ankhs-1 = A row with **three different tokens** makes one of your two Ankh tokens active. If the row is broken it goes back, until a row is complete again.
rulebook-plagues-ankhs-2 = Ankhs shield you: with as many as the round asks for you may [cancel a loss](cancel). Some [special actions](special) ask for them, too. They are not spent. These count:
rulebook-plagues-ankhs-words = ankh, ankhs, row, three different, symbol, shield, protection, complete row

rulebook-plagues-ankh-rows = One for each row of three different tokens, at most two.
rulebook-plagues-ankh-nile = One while your boat is on the last space.
rulebook-plagues-ankh-hebrews = One when you have freed seven.
rulebook-plagues-ankh-province = One from space 21 on.
rulebook-plagues-ankh-card = One with Pharaoh card 5, while you hold it.

rulebook-plagues-tracks = Tracks: development, Nile, province card
rulebook-plagues-tracks-1 = **Development**, of city and field: each space shows its points, and at the end only your lower track counts. "2 dev steps" means two on one track or one on each.
rulebook-plagues-tracks-2 = **Nile**: each coin that your boat has reached or passed is income in every round, as long as the boat does not go back. Half-way lies the mark of the river's bonus token. The last three spaces score points, for the boat's own space only, and the very last gives an Ankh.
rulebook-plagues-tracks-3 = **Province card**: on 6 you take a Hebrew of your choice, on 9 any market token, on 12 you make two development steps: each once, when you reach or pass it. From 13 on you may use two [special actions](special) a round, from 21 on you have an Ankh, and 24 is worth 6 points at the end.
rulebook-plagues-tracks-4 = What a move sets off is done at once and completely; what cannot be done is lost. No marker goes back beyond its start, and steps beyond the end are lost.
rulebook-plagues-tracks-words = track, tracks, development, dev, step, Nile, river, boat, ship, sail, province card, marker, income, 13, 21, 24

## Phase 1: dice

rulebook-plagues-dice = Spending dice
rulebook-plagues-dice-1 = In turn order everyone spends one die, three times over. Its number says what it can do: take the market token of that slot, take the Pharaoh card of that number, free a Hebrew, or recover a token. In the end three dice are spent and three are left: those are your [soldiers](soldiers). So a high die is good to spend, and good to keep.
rulebook-plagues-dice-2 = As long as one of your dice can do something, you must choose such a die and do it. Only if none can, you spend one for nothing.
rulebook-plagues-dice-words = dice, die, spend, use a die, action, actions, what can I do, turn, pass, passing, skip, roll, number

rulebook-plagues-market = Taking a token
rulebook-plagues-market-1 = Take the token whose slot has the number of your die. The tokens to its right slide one slot to the left, and slot 6 is refilled from the supply.
rulebook-plagues-market-2 = Sphinx, obelisk, Egyptian, plantation and herd go on your [board](board) at once. A boat token sails your boat 1 space, a province token moves you 1, 2 or 3 on the province card; they stay beside your board, where they still count a point. Coins and Pharaoh tokens are kept for later, as many as you like.
rulebook-plagues-market-words = market, token, take a token, buy, slot, supply, refill, slide, display, draw a token, coin, boat token

rulebook-plagues-pharaoh = Pharaoh cards
rulebook-plagues-pharaoh-1 = There is one card for each number. Each can be taken once in a round, and you may take two or three. They all come back when the round is over; one that was spent cannot be taken again before that.
rulebook-plagues-pharaoh-2 = The second step of card 1 is paid with a coin token, or with card 3 if you already hold it.
rulebook-plagues-pharaoh-words = Pharaoh card, Pharaoh cards, favour, favor, take a card, card

rulebook-plagues-hebrews = Freeing Hebrews
rulebook-plagues-hebrews-1 = In each round three Hebrews of value 1, 2 or 3 wait on the shared board. A die of **at least twice the value** frees one: value 1 with a 2 or more, value 2 with a 4 or more, value 3 with a 6. If the Hebrew bonus of your board is active, a die of at least the value is enough.
rulebook-plagues-hebrews-2 = Those you freed form a column of seven places, and each place gives something when it is filled: province card +1, boat +1, a development step, any market token, a penalty less, a development step, and the seventh an Ankh. An eighth begins a second column with the same gifts, but without an Ankh.
rulebook-plagues-hebrews-3 = At the end the sums of the values are compared, for 18, 14, 10 and 6 points.
rulebook-plagues-hebrews-words = Hebrew, Hebrews, free, freeing, slaves, people, column, value, twice, chain

rulebook-plagues-recover = Recovering a lost token
rulebook-plagues-recover-1 = Lost tokens lie in your two discard slots. A die 1 or 2 brings back what lies in the first slot, a die 3 or 4 what lies in the second: on a free space of its area, an Egyptian in either. What is still there at the end costs 2 points each.
rulebook-plagues-recover-words = recover, recovering, discard, lost token, bring back, get back, return

## Phase 2: territories

rulebook-plagues-soldiers = Soldiers and turn order
rulebook-plagues-soldiers-1 = Your soldiers are the sum of your three unspent dice, plus 3 with the bonus of your board, plus 5 with Pharaoh card 2, plus what territory cards add. Whoever has most becomes first, and so on: that is the turn order until the next phase 2.
rulebook-plagues-soldiers-2 = **Ties**: first is who is further on the province card; then further on the Nile; then with more tokens on the board; then with more Hebrews; then who was first before.
rulebook-plagues-soldiers-words = soldiers, army, strength, turn order, order, first player, who goes first, tie, ties, draw, equal

rulebook-plagues-territories = Territory cards
rulebook-plagues-territories-1 = Three cards lie open. In the new turn order everyone takes one; you cannot refuse. With two players the third card is removed; with four the last player gets none, but moves 2 on the province card.
rulebook-plagues-territories-2 = There are four kinds. All cards lie open in front of their owners.
rulebook-plagues-territories-words = territory, territories, land, card, cards, draw a card, take a card, choose a card, immediate, last player

rulebook-plagues-special = Special actions
rulebook-plagues-special-1 = Each of these cards can be used once a round, in your own turn and in any phase, also in the round in which you took it. You may use **one** special action a round in all, and **two** while your marker is on 13 or further on the province card. Each has a condition, and "2 Ankhs" means at least two.
rulebook-plagues-special-words = special action, special actions, ability, use a card, once a round, condition

rulebook-plagues-trade = Trades
rulebook-plagues-trade-1 = A trade needs the tokens that it shows, on or beside your board; they are not spent, and those in the discard do not count. Some give a coin or a soldier in every round while the tokens are there. The others are used once, for a coin token or Pharaoh card 3. Each is worth 2 points at the end, used or not.
rulebook-plagues-trade-words = trade, trades, trading, exchange, swap, buy, coin, permanent, income

rulebook-plagues-scoring = Scoring cards
rulebook-plagues-scoring-1 = They do nothing until the end; then they give points for what you have.
rulebook-plagues-scoring-words = scoring card, scoring cards, points, victory points, end of the game

rulebook-plagues-free = When cards and tokens can be used
rulebook-plagues-free-1 = Special actions, trades that are used once, and Pharaoh tokens can be used at any moment of your own turn: before and after each of your dice, before soldiers are counted, before and after you take a territory card, before your tribute, and before and after your losses. The table asks whenever you have something to use; if you pass, it is offered again the next time.
rulebook-plagues-free-words = when, timing, at any time, use a card, use a token, interrupt, moment

## Phase 3: tribute, losses, plagues

rulebook-plagues-tribute = Tribute
rulebook-plagues-tribute-1 = In turn order everyone pays as many coins as the papyrus shows for the round: with **permanent coins** (bonuses of the board, the Nile, trades), with Pharaoh card 3, and with coin tokens. Permanent coins are not spent; coin tokens that you pay leave the game, and you never pay more of them than needed.
rulebook-plagues-tribute-2 = Whoever can pay, pays. Whoever cannot spends no tokens. When all have paid or failed, **one** of those who failed takes the plague card as a penalty, minus 3 points: who is least far on the province card; then on the Nile; then with the fewest tokens on the board; then with the fewest Hebrews. If they are level in all of it, nobody gets the card.
rulebook-plagues-tribute-words = tribute, tax, pay, payment, coins, money, cannot pay, penalty, papyrus, cost, tie, ties

rulebook-plagues-losses = Losses
rulebook-plagues-losses-1 = Then everyone suffers each part of the loss card, from the top. Where a part offers a choice, you choose; and you may choose **what costs you nothing**: a marker that is on its start, a kind of token that you do not have.
rulebook-plagues-losses-2 = A lost token goes into a free discard slot of your choice. With more than two you choose which two to keep; the others leave the game. Where a token is gone, bonuses and rows are broken.
rulebook-plagues-losses-3 = It gets harder: first come cards with one part, then with two, then with three.
rulebook-plagues-losses-words = loss, losses, lose, lose a token, damage, discard, go back, harm, choose, nothing

rulebook-plagues-cancel = Cancelling a loss
rulebook-plagues-cancel-1 = With at least as many active [Ankhs](ankhs) as the papyrus shows for the round you may cancel one part of the loss card, the one you like. You say which before you suffer the others, and it is never more than one a round.
rulebook-plagues-cancel-2 = Ankhs are not spent; only Pharaoh card 5 is, if you needed it to have enough.
rulebook-plagues-cancel-words = cancel, cancelling, prevent, avoid, protect, shield, ankh, ankhs, ignore a loss

rulebook-plagues-plagues = The ten plagues
rulebook-plagues-plagues-1 = A plague is revealed for each round. It strikes everyone, at the time that the card shows: at once, in one of the phases, or in the whole round. Those with a lightning strike once, when they are revealed, and not at all in round 1.
rulebook-plagues-plagues-2 = With a [Pharaoh token](pharaohs) you ignore the plague. No plague changes the final score.
rulebook-plagues-plagues-words = plague, plagues, disaster, effect, lightning, { plagues-plague-blood }, { plagues-plague-frogs }, { plagues-plague-lice }, { plagues-plague-flies }, { plagues-plague-livestock }, { plagues-plague-boils }, { plagues-plague-hail }, { plagues-plague-locusts }, { plagues-plague-darkness }, { plagues-plague-firstborn }

rulebook-plagues-pharaohs = Pharaoh tokens
rulebook-plagues-pharaohs-1 = Each Pharaoh token can be used once, in your own turn: to ignore the plague from then to the end of the round, or to discard a penalty card that you got earlier. Then it is turned over. Used or not, it is worth 2 points at the end.
rulebook-plagues-pharaohs-words = Pharaoh token, Pharaoh tokens, ignore a plague, discard a penalty, remove a penalty, penalty

rulebook-plagues-powers = The powers of the provinces
rulebook-plagues-powers-1 = Each province has a power of its own. It can be used once a round; that of Memphis always works.
rulebook-plagues-powers-words = power, powers, province, special ability, { plagues-province-abydos }, { plagues-province-buto }, { plagues-province-memphis }, { plagues-province-edfu }

## The end of a round and of the game

rulebook-plagues-round = Laying out the next round
rulebook-plagues-round-1 = After every round except the last: the Pharaoh cards come back; three territory cards are opened; plague and losses are revealed; Hebrews that nobody freed leave the game, and three others are laid out; the tokens of slots 1 and 2 leave the market, which is filled up, and then they are shuffled into the supply; the round marker moves on.
rulebook-plagues-round-words = end of the round, new round, next round, refill, clean up, market

rulebook-plagues-moses = Moses
rulebook-plagues-moses-1 = After rounds 3, 6 and 9 Moses helps those who are behind: the last on the city track makes a step, the last on the field track makes a step, the last on the Nile sails 1 space, the last on the province card moves 2. All who are last together get it, and every bonus that they reach by it.
rulebook-plagues-moses-words = Moses, help, behind, last, catch up, tie, ties

rulebook-plagues-end = When the game ends
rulebook-plagues-end-1 = If two tokens or fewer are left in the supply at the end of a round, that was the last one; it is played to its end, Moses included. After round 10 the game is over in any case. The short game always ends after round 8.
rulebook-plagues-end-words = end, end of the game, game over, last round, how long, how many rounds, short game, supply empty

rulebook-plagues-score = The final score
rulebook-plagues-score-1 = Add up what each [source](goal) gives; then take off 3 for each penalty card and 2 for each token in the discard.
rulebook-plagues-score-2 = **Hebrews**: the highest sum of values scores 18, then 14, 10 and 6; with fewer players only the first of these. Those who tie share the points of their places equally.
rulebook-plagues-score-3 = **Ties**: the win goes to who is further on the province card, then to who is further on the Nile; then it is shared.
rulebook-plagues-score-words = score, scoring, final score, points, count, winner, win, tie, ties, draw, tie-breaker

## Alone, and good to know

rulebook-plagues-solo = Alone against the automa
rulebook-plagues-solo-1 = Set up for two. You are first, with any province you like; the automa is second. It has no power, no discard and no Ankh tokens, and starts one step further on both development tracks. There is no Moses.
rulebook-plagues-solo-2 = **Its turn.** Its six dice lie shuffled and face down. It turns one: 1 or 2 means a Pharaoh card, 3 or 4 a market token, 5 or 6 a Hebrew. A second die says which card or which slot; of the Hebrews it always frees the highest. If that is gone, it gets nothing.
rulebook-plagues-solo-3 = **What it gets.** Pharaoh cards 1, 2, 4 and 6 work as usual; 3 and 5 are only kept from you. It lays tokens so that development bonuses close first, then soldiers. Of its development tracks the lower one moves on. "Any market token" is always that of slot 1.
rulebook-plagues-solo-4 = **Territories.** Its three upper dice are its soldiers. It takes a scoring card, else a trade, else an immediate bonus, never a special action.
rulebook-plagues-solo-5 = It pays no tribute and suffers neither losses nor plagues. If you cannot pay, the penalty is always yours.
rulebook-plagues-solo-6 = **Its points**: the lower development track, the Nile, 1 for each token (coins too), 2 for each Pharaoh token, Hebrews, 4 for each scoring card, 2 for each trade. If you are second in Hebrews you score for them only with a sum of at least 10.
rulebook-plagues-solo-words = solo, alone, single player, one player, automa, bot, opponent, computer

rulebook-plagues-tips = Tips for the first games
rulebook-plagues-tips-1 = • Complete a row of three different tokens early: it gives you an Ankh.
rulebook-plagues-tips-2 = • Open your coin bonuses: they pay the tribute of the first rounds.
rulebook-plagues-tips-3 = • With four players keep an eye on the soldiers of the others, and try to get a territory card in every round.
rulebook-plagues-tips-4 = • A penalty card is no disaster: a Pharaoh token takes it away.
rulebook-plagues-tips-5 = • Do not look down on scoring cards; and Hebrews weigh heavily in the final score.
rulebook-plagues-tips-6 = • You may choose to lose what you do not have: a marker on its start, a token that you do not own.
rulebook-plagues-tips-words = tips, tip, strategy, advice, hints, how to play well, beginner

rulebook-plagues-secrets = What is hidden
rulebook-plagues-secrets-1 = Everything that lies face up is open to all, territory cards included. Hidden are the order of the supply and of the decks, the Hebrews still to come, and the automa's dice. What Buto and Edfu draw only they themselves see.
rulebook-plagues-secrets-words = secret, hidden, open information, public, chance, luck, random, draw

## Drawings

rulebook-plagues-drawing-shared = The shared board: the plague and the losses of the round, under each number of a die its market token and its Pharaoh card, the Hebrews, and three territory cards.
rulebook-plagues-drawing-province = A province: the city above, the field below. Between two neighbours lies a bonus, and beside each row an Ankh. Here the upper row of the city has three different tokens.
rulebook-plagues-drawing-tracks = The Nile with the boat, the two development tracks, the province card, and the column of freed Hebrews.
rulebook-plagues-drawing-papyrus = The papyrus: for each round the tribute, and how many Ankhs cancel a loss. The crook marks the rounds after which Moses helps.
rulebook-plagues-drawing-round = A plague, and a loss card of three parts.
rulebook-plagues-drawing-cards = One card of each kind: immediate bonus, special action, trade, scoring.
rulebook-plagues-drawing-alone = The automa's dice: the upper ones that were turned, and those still face down.

## Examples

rulebook-plagues-example-E01 = The market slides
rulebook-plagues-example-E01-lead = Ana spends her 4 on the boat token in slot 4. The tokens to its right slide, slot 6 is refilled, and her boat sails on.
rulebook-plagues-example-E02 = The last slot
rulebook-plagues-example-E02-lead = Ana spends her 6: from slot 6 nothing slides, only that slot is refilled.
rulebook-plagues-example-E03 = A bonus comes, breaks, and comes again
rulebook-plagues-example-E03-lead = Léo's second sphinx closes a development bonus of the city. He loses it, and the step is taken back; he recovers it, and the step is his again.
rulebook-plagues-example-E04 = The last space of the field
rulebook-plagues-example-E04-lead = Léo lays an Egyptian. The lower row now has three different tokens and gives an Ankh; the upper row, with two plantations, gives none. The coin bonus opens, too.
rulebook-plagues-example-E05 = The field is full
rulebook-plagues-example-E05-lead = The same moment: all six spaces are filled, so Léo wins the bonus token of the field, with two development steps and 2 on the province card.
rulebook-plagues-example-E06 = Which die frees whom
rulebook-plagues-example-E06-lead = Without the Hebrew bonus, value 1 needs a 2 or more, value 2 a 4 or more, value 3 a 6. Ana frees value 2 with her 4.
rulebook-plagues-example-E07 = With the Hebrew bonus
rulebook-plagues-example-E07-lead = Léo's Hebrew bonus is active: a 3 is enough to free value 3.
rulebook-plagues-example-E08 = A token comes back
rulebook-plagues-example-E08-lead = The plantation in the first slot comes back with a 1 or a 2, the Egyptian in the second with a 3 or a 4. Ana spends her 3.
rulebook-plagues-example-E09 = Counting soldiers
rulebook-plagues-example-E09-lead = Rui has kept 2, 3 and 6: that makes 11. The bonus of his board adds 3, Pharaoh card 2 adds 5: 19 in all.
rulebook-plagues-example-E10 = Order and territories
rulebook-plagues-example-E10-lead = Rui has most soldiers. Ana and Léo tie, also on the province card; Ana's boat is further on, so she comes first. Bia is last of four: she gets no card, and moves 2.
rulebook-plagues-example-E11 = Paying with three kinds of coins
rulebook-plagues-example-E11-lead = Round 3 costs 3. Bia has a coin bonus, a coin of the Nile and a coin token; only the token is spent.
rulebook-plagues-example-E12 = Just enough
rulebook-plagues-example-E12-lead = Round 9 costs 8. Rui has two coin bonuses, three coins of the Nile, Pharaoh card 3 and two coin tokens.
rulebook-plagues-example-E13 = One coin short
rulebook-plagues-example-E13-lead = The same with the boat one space further back: only 7 coins. Rui keeps his tokens, and gets the plague card as a penalty.
rulebook-plagues-example-E14 = Two Ankhs cancel a loss
rulebook-plagues-example-E14-lead = In round 5 two Ankhs are needed. Ana has two complete rows, and cancels the second part.
rulebook-plagues-example-E15 = A loss that costs nothing
rulebook-plagues-example-E15-lead = Ana's boat is on its start. She chooses that it goes back, and nothing happens.
rulebook-plagues-example-E16 = Saving a coin
rulebook-plagues-example-E16-lead = Bia has no Ankh and cannot cancel. Her boat lies on a coin of the Nile; she lets her city marker go back rather than lose that income.
rulebook-plagues-example-E17 = Saving an Egyptian
rulebook-plagues-example-E17-lead = Round 6, and Ana has two Ankhs, one of them from the row with the Egyptian. She cancels the third part, which would take the Egyptian, the row, and two bonuses with it.
rulebook-plagues-example-E18 = Sharing the places
rulebook-plagues-example-E18-lead = Two players have the same sum of Hebrews, the second highest. They share the second and third place: 14 and 10 make 12 each.
rulebook-plagues-example-E19 = Ana's points
rulebook-plagues-example-E19-lead = The last round is over. Everything that Ana has is counted: 65 points, less 5.
rulebook-plagues-example-E20 = Too late for the penalty
rulebook-plagues-example-E20-lead = Ana frees her fifth Hebrew, whose place discards a penalty; but she has none. She turns her Pharaoh token against the plague. Only then does she get a penalty, and it stays.
rulebook-plagues-example-E21 = The power of Abydos
rulebook-plagues-example-E21-lead = Ana may change a die by up to 2. Her 4 can be a 2, 3, 5 or 6; she spends it as a 2, for Pharaoh card 2.
rulebook-plagues-example-E22 = The power of Memphis
rulebook-plagues-example-E22-lead = The tribute is 5, and both have four coin tokens. Ana governs Memphis and pays 4; Bia cannot pay.
rulebook-plagues-example-E23 = A track on its start
rulebook-plagues-example-E23-lead = The same with the city track: the marker is on its start, so it costs Ana nothing.
rulebook-plagues-example-E24 = A token that she does not have
rulebook-plagues-example-E24-lead = A sphinx or an obelisk is to be lost. Ana has no obelisk, names it, and loses nothing.
rulebook-plagues-example-E25 = Lightning in round 1
rulebook-plagues-example-E25-lead = Blood has the lightning. Revealed in round 1 it does nothing; from round 2 on every boat would go back.
rulebook-plagues-example-E26 = Card 3 pays for card 1
rulebook-plagues-example-E26-lead = Ana holds Pharaoh card 3 and takes card 1. She pays with card 3 for a second step; it is no coin any more in this round.
rulebook-plagues-example-E27 = The eighth Hebrew
rulebook-plagues-example-E27-lead = Ana's column of seven is full. The eighth begins a second one, whose first place gives 1 on the province card again.
rulebook-plagues-example-E28 = The fourth player
rulebook-plagues-example-E28-lead = Four are playing. Rui, the fourth, begins with an Egyptian and lays it on any space of city or field.
rulebook-plagues-example-E29 = The automa's turn
rulebook-plagues-example-E29-lead = The first die is a 2, which means a Pharaoh card; the second is a 5: it takes card 5.
rulebook-plagues-example-E30 = The automa's soldiers
rulebook-plagues-example-E30-lead = The upper dice of its three turns are 1, 4 and 5: 10 soldiers.
rulebook-plagues-example-E31 = Second in Hebrews
rulebook-plagues-example-E31-lead = Alone against the automa Rui is second in Hebrews, with a sum of 10: just enough for 14 points. With 9 he would score nothing for them.
rulebook-plagues-example-E32 = Darkness
rulebook-plagues-example-E32-lead = Under Darkness Ana takes no territory card. The automa does: there is no scoring card, so it takes the trade.
rulebook-plagues-example-E33 = Two special actions
rulebook-plagues-example-E33-lead = Ana's marker is on 13 of the province card, so she may use two special actions in one round.
rulebook-plagues-example-E34 = The Ankh of the last round
rulebook-plagues-example-E34-lead = The game is over, and Ana still holds Pharaoh card 5. It counts for her card that scores Ankhs.

## On one page

rulebook-plagues-aid-round-1 = • **Dice**: in turn order, three times one die each.
rulebook-plagues-aid-round-2 = • **Territories**: the unspent dice are soldiers; most soldiers first, each takes a card.
rulebook-plagues-aid-round-3 = • **Tribute**: pay with permanent coins, Pharaoh card 3 and coin tokens. Of those who cannot, the hindmost takes a penalty.
rulebook-plagues-aid-round-4 = • **Losses**: suffer each part, from the top; with enough Ankhs cancel one.
rulebook-plagues-aid-round-5 = • **Next round**: new cards, Hebrews and tokens. After rounds 3, 6, 9 Moses helps the last on each track.
rulebook-plagues-aid-round-6 = • **End**: with at most 2 tokens in the supply, or after round 10.
