### The rulebook of Ankh in our own words, friendly and exact. What stands where is said in ankh-rulebook.json. Paragraphs are numbered;
### one that begins with • is an item of a list. **Words** are important, [words](section) lead to another section. "-words" are other
### words for what a section is about, which people might look for: everyday ones, separated by commas.

rulebook-ankh-chapter-start = Start here
rulebook-ankh-chapter-turn = Your turn
rulebook-ankh-chapter-events = Events
rulebook-ankh-chapter-conflict = Conflict
rulebook-ankh-chapter-devotion = Devotion and the end of the game
rulebook-ankh-chapter-more = Powers, gods, guardians

## Start here

rulebook-ankh-goal = How to win
rulebook-ankh-goal-1 = You are a god of Egypt, and people believe in you or they do not. How much they do is your **devotion**: your marker climbs a track from 0 to 31. There are three ways to win:
rulebook-ankh-goal-2 = • **Reach space 31.** Whoever gets there wins at once, in the middle of whatever is going on.
rulebook-ankh-goal-3 = • **Be the last god remembered.** After the fourth conflict every god on a red space is [forgotten](forgotten). If a single god is left, it wins.
rulebook-ankh-goal-4 = • **Have the most devotion after the fifth conflict.** Markers on one space are stacked, and higher in the stack is more, so there is always one winner.
rulebook-ankh-goal-5 = If all gods are forgotten nobody wins: Egypt becomes atheist. The two players of a [merged god](merging) win or lose together.
rulebook-ankh-goal-words = goal, aim, object, objective, purpose, win, winning, winner, how to win, victory, lose, losing, end of the game, points, score, nobody wins, atheist

rulebook-ankh-glance = The game at a glance
rulebook-ankh-glance-1 = You take turns. In your turn you choose [two actions](turn) out of four: move your figures, summon a new one, gain followers, unlock a power. Each action moves a marker along its row, and whoever brings a marker to the end of its row triggers an [event](events).
rulebook-ankh-glance-2 = Events let you take control of monuments, or divide the land with camels. Five times in a game the event is a [conflict](conflict): then region after region is looked at, and that is where nearly all devotion comes from.
rulebook-ankh-glance-3 = After the third conflict the two weakest gods [merge](merging) into one. After the fourth, gods that are still on red are [forgotten](forgotten). After the fifth the game is over.
rulebook-ankh-glance-4 = Once the game has begun there is no luck in it: nothing is rolled and nothing is drawn.
rulebook-ankh-glance-words = overview, summary, in short, quick start, basics, how to play, luck, chance, dice, random, rounds, how long

rulebook-ankh-pieces = What you have
rulebook-ankh-pieces-1 = Two to five play, each of them one of five gods with an [ability](gods) of its own. Your **figures** are your god, six warriors, and guardians that join you during the game. Each of them has strength 1 in battle.
rulebook-ankh-pieces-2 = **Followers** are what you pay with. **Ankh tokens** mark your powers and your monuments. Seven **battle cards** are in your hand from the start; you never draw any.
rulebook-ankh-pieces-3 = **Monuments** are obelisks, temples and pyramids: yours, another god's, or neutral, which means nobody's yet. **Camels** lie on the borders and belong to nobody.
rulebook-ankh-pieces-4 = What has run out has run out: 6 warriors and 9 ankh tokens for monuments each, 10 monuments of each kind and 30 camels for all. Only followers never run out. For guardians you have two small and two large bases.
rulebook-ankh-pieces-words = pieces, components, material, miniatures, minis, figures, soldiers, units, tokens, what is in the box, number of players, how many players, supply, limit, draw a card, draw cards
rulebook-ankh-piece-owned = { $monument } of { $god }
rulebook-ankh-piece-camel = camel

rulebook-ankh-map = The map: spaces, regions, adjacent
rulebook-ankh-map-1 = The land is made of hexagons: fertile, desert and water. A space holds one figure, or one monument, or nothing. Nobody stands on water; only [Apep](guardians) can be summoned there.
rulebook-ankh-map-2 = A **region** is land that hangs together: you could walk through all of it without crossing a river or a camel. Before any camel lies there, there are three: the Nile Delta, the West and the East. Each region has a token with a number, the order in which it is looked at in a conflict.
rulebook-ankh-map-3 = **Adjacent** spaces share a side, with no river and no camel on it. Summoning, followers, taking monuments and many powers ask for it. Moving does not: a figure on the move crosses rivers, camels, water and everything else.
rulebook-ankh-map-4 = Water is adjacent to every space around it and is part of every region whose land it touches. A figure on it is in all these regions at once.
rulebook-ankh-map-words = map, board, hex, hexagon, space, field, region, area, territory, border, river, Nile, neighbour, neighbouring, next to, beside, touching, adjacent, adjacency, terrain, land, water, desert, fertile, sea

rulebook-ankh-setup = Setting up
rulebook-ankh-setup-1 = Here the table lays itself out; this is what it does. Everyone takes a god, chosen in turn order or dealt at random, with 1 follower, its figures, cards and tokens. The first player is random, and play goes clockwise. All markers start on devotion 0, the first player's on top of the stack, the last player's at the bottom.
rulebook-ankh-setup-2 = A **scenario** for so many players says where monuments, camels, order tokens and everybody's first figures stand. Whoever has a monument from the start has one ankh token less in the pool.
rulebook-ankh-setup-3 = One **guardian** of each of three levels takes part, chosen or random. How many figures of it there are depends on the players: 1 with two players, 2 with three, all of them with four or five.
rulebook-ankh-setup-4 = Ra begins with three sun tokens, Osiris with three Underworld tiles, Amun with his token face up.
rulebook-ankh-setup-words = set up, setup, set-up, preparation, beginning, start, first player, who goes first, starting player, who starts, scenario, placement

## Your turn

rulebook-ankh-turn = Your turn: two actions
rulebook-ankh-turn-1 = Choose an action: its marker moves one space, then you carry the action out. If no event came of it, choose a **second action from a row further down**. So after Move Figures you can do anything else, after Gain Followers only Unlock Ankh Power, and after Unlock Ankh Power your turn is over.
rulebook-ankh-turn-2 = There is no passing: the second marker moves even if you cannot or will not do anything with that action. But what an action offers may be left undone: you need not move, summon or unlock. Followers are always taken.
rulebook-ankh-turn-3 = **When a marker reaches the last space of its row**, the action comes first; then the event marker goes on one space and that event happens; then the action marker returns to its start, and your turn is over. A row is full after one use more than there were players at the start, Unlock Ankh Power after as many uses as players.
rulebook-ankh-turn-4 = Then the next player clockwise has a turn. Players of forgotten gods are skipped, and the two players of a merged god have [one action each](merging).
rulebook-ankh-turn-words = turn, action, actions, play, pass, passing, skip, second action, order, what can I do, how many actions, marker, row, track

rulebook-ankh-move = Move Figures
rulebook-ankh-move-1 = Each of your figures may move once, up to three spaces, one after the other in any order. Nothing stops it on its way: not figures, monuments or water, not rivers or camels. Only where it ends matters: on an empty land space.
rulebook-ankh-move-2 = So a figure reaches every empty land space that is up to three spaces away on the map. It may even come back to where it was, which takes at least two spaces.
rulebook-ankh-move-3 = Two exceptions: [Satet](guardians) may end on the space of an enemy and push it away, and figures of other gods may not end on an Underworld tile of [Osiris](gods). Moving never changes who controls a monument.
rulebook-ankh-move-words = move, moving, movement, walk, march, step, range, distance, how far, cross, pass through, jump, block, blocked, three spaces

rulebook-ankh-summon = Summon Figure
rulebook-ankh-summon-1 = Take a warrior or a guardian from your pool and put it on an empty land space adjacent to one of your figures or to a monument that you control.
rulebook-ankh-summon-2 = Some powers and gods summon more with the same action: with Pyramid Attuned one figure beside each of your pyramids, with Osiris one on an Underworld tile. They come before, after or without the ordinary one, and a figure that has just come counts already: the next may stand beside it.
rulebook-ankh-summon-3 = A warrior that Anubis has [trapped](gods) can be summoned too, if you pay him 1 follower.
rulebook-ankh-summon-words = summon, summoning, deploy, recruit, new figure, place a figure, spawn, reinforcements, bring back, revive

rulebook-ankh-gain = Gain Followers
rulebook-ankh-gain-1 = You gain 1 follower for each monument, yours or neutral, that is adjacent to at least one of your figures. However many of your figures stand beside it, a monument counts once. Monuments of other gods give you nothing.
rulebook-ankh-gain-2 = Followers pay for powers, for monuments that you build in battle, for offers to the locusts, and with Worshipful for devotion. They lie in everyone's sight, and there is no limit.
rulebook-ankh-gain-words = followers, gain, money, pay, payment, resources, income, currency, believers, worshippers, workers

rulebook-ankh-unlock = Unlock Ankh Power
rulebook-ankh-unlock-1 = Sacrifice as many followers as the level of your next token, and the leftmost token of your row moves onto a power of that level that you do not have yet. First come two powers of level 1, then two of level 2, then two of level 3: you choose two of four on each level, six in all.
rulebook-ankh-unlock-2 = Guardians come with some of them: with your second, your fourth and your fifth power you take a figure of that level's guardian into your pool, if one is left and you have a free base of its size.
rulebook-ankh-unlock-3 = If you cannot pay, or have all six, nothing happens and nothing is lost. What each does: [Ankh powers](powers).
rulebook-ankh-unlock-words = unlock, power, powers, upgrade, improve, buy, cost, price, sacrifice, level, guardian, get a guardian, base

## Events

rulebook-ankh-events = The event track
rulebook-ankh-events-1 = The event marker only goes forward, one space for each event. What comes next is always in sight, and whoever fills a row decides when it comes. The event belongs to that player.
rulebook-ankh-events-2 = There are eighteen spaces: three times Control Monument and a conflict; then, three times over, a Camel Caravan, two times Control Monument and a conflict; at the end one Control Monument and the last conflict.
rulebook-ankh-events-words = event, events, trigger, timer, track, when, next event, how long, end of a row

rulebook-ankh-control = Control Monument
rulebook-ankh-control-1 = Whoever triggered it may take control of one neutral monument adjacent to one of its figures. An ankh token from the pool marks it.
rulebook-ankh-control-2 = Only when no neutral monument is left anywhere on the board can a monument of another god be taken in the same way; that god gets its token back. Without a fitting monument, or without a token, nothing happens.
rulebook-ankh-control-words = control, monument, take, take over, capture, conquer, steal, claim, own, neutral, temple, obelisk, pyramid

rulebook-ankh-caravan = Camel Caravan
rulebook-ankh-caravan-1 = Whoever triggered it may lay a line of one to six camels and split a region in two. The camels lie on the sides between land spaces, one after the other without a gap, never on a river or on another camel. Both ends must touch something that closes the line: a river, water, an older camel, or the edge of the map. Each of the two new regions needs at least six land spaces. Figures and monuments do not matter.
rulebook-ankh-caravan-2 = Then you choose which part keeps the old number; the other gets the lowest number of the supply. After that you may exchange the number of one of the two with that of any other region. The numbers are the order of the conflict, and who fights first or last can decide a game.
rulebook-ankh-caravan-3 = You may also do without. The map offers only lines that can be completed, and shows the sizes of both parts before you decide.
rulebook-ankh-caravan-words = camel, camels, caravan, split, divide, border, wall, new region, order token, number, exchange, swap, six spaces

## Conflict

rulebook-ankh-conflict = Conflict
rulebook-ankh-conflict-1 = In a conflict every region has its turn once, in the order of the numbers, lowest first. Nobody there: it is skipped. Figures of one god: that god [dominates](domination) it. Figures of two or more: they [fight](battle). A region is looked at only when its turn comes, so what happens in one can change the next.
rulebook-ankh-conflict-2 = Whoever triggered the conflict holds the **tie-breaker** until it is over. Before the first region Omnipresent brings its followers, and Giant Scorpions destroy the monuments they aim at.
rulebook-ankh-conflict-3 = There are five conflicts in a game.
rulebook-ankh-conflict-words = conflict, war, order of regions, which region first, five conflicts, empty region

rulebook-ankh-domination = Alone in a region
rulebook-ankh-domination-1 = If only you have figures in a region you dominate it: you gain 1 devotion for each kind of monument of which you control more there than any other god, and then 1 for dominating.
rulebook-ankh-domination-2 = Others count with their monuments even where they have no figure: one pyramid against one gives nobody anything. Majorities and domination are two gains, one after the other, which matters for [Bountiful](powers).
rulebook-ankh-domination-words = domination, dominate, alone, unopposed, without a fight, nobody else, only me

rulebook-ankh-battle = Battle, step by step
rulebook-ankh-battle-1 = Every god with a figure in the region takes part. The steps of a battle:
rulebook-ankh-battle-2 = • **Start.** With Obelisk Attuned you may call figures to your obelisks here.
rulebook-ankh-battle-3 = • **Cards.** Everyone picks one card in secret, and all are turned over together. Amun may have announced two. Flood pays its followers at once.
rulebook-ankh-battle-4 = • **Build.** Build Monument cards.
rulebook-ankh-battle-5 = • **Plague.** Plague of Locusts cards, one after the other.
rulebook-ankh-battle-6 = • **Majorities.** For each kind of monument, whoever controls most here gains 1 devotion.
rulebook-ankh-battle-7 = • **Resolution.** Strength is compared: one winner, or none; the losers' warriors and guardians die.
rulebook-ankh-battle-8 = • **Afterwards.** Miracle, then Worshipful, then Cycle of Ma'at.
rulebook-ankh-battle-9 = Where several gods do something in one step, the god with the least devotion goes first.
rulebook-ankh-battle-words = battle, fight, fighting, combat, attack, steps, phases, sequence, order of a battle, play a card, reveal

rulebook-ankh-majorities = Majorities
rulebook-ankh-majorities-1 = For each kind of monument, the god that controls more of them in the region than every other god has the majority, if it has a figure there. Each majority is worth 1 devotion. In a tie nobody has it, and monuments of gods that have no figure here count against the others all the same.
rulebook-ankh-majorities-2 = Majorities come before the resolution, but after a plague: whoever has lost all figures here to the locusts gets none.
rulebook-ankh-majorities-words = majority, majorities, most monuments, more monuments, more than, count monuments

rulebook-ankh-strength = Who wins a battle
rulebook-ankh-strength-1 = Everyone who still has a figure in the region adds up: 1 for each figure, the bonus of the card, and what powers, gods and guardians add. The highest total wins, even 0. Without a figure you cannot win. If only one god still has figures here, it has won.
rulebook-ankh-strength-2 = The winner gains 1 devotion (3 with Glorious, and more with Drought or Radiance); Commanding brings followers. Then all warriors and guardians of the others in the region are killed and go back to their owners' pools. **God figures are never killed.** Flood saves your figures on fertile land, and Isis can keep some of hers alive.
rulebook-ankh-strength-3 = All who did not win have lost. Without a winner everyone has lost, and the warriors and guardians of all of them die.
rulebook-ankh-strength-words = strength, add up, total, win a battle, winner, loser, lose a battle, kill, killed, die, death, dead, casualties, remove, resolution, survive

rulebook-ankh-ties = Ties
rulebook-ankh-ties-1 = If several gods have the highest total nobody wins, with one exception: if one of them holds the **tie-breaker** face up it may, knowing all totals, turn it down and win. After that it is used up until the conflict is over.
rulebook-ankh-ties-2 = A tie for a majority gives nobody anything. A tie for the highest offer to the locusts spares nobody. On the devotion track there are no ties: whoever lies higher in the stack has more.
rulebook-ankh-ties-words = tie, ties, tied, draw, equal, same, level, tie-breaker, tiebreaker, stalemate, undecided

rulebook-ankh-afterwards = After the fight
rulebook-ankh-afterwards-1 = All deaths of one moment happen together. Then Anubis may trap a warrior, and Mummies rise again; one that comes back into the region takes part in the rest of the battle. Magnanimous pays those who lost with two figures there. Osiris, if he lost, may lay an Underworld tile. Each Cat Mummy that died costs every other god 1 devotion.
rulebook-ankh-afterwards-2 = At the very end come Miracle, then Worshipful, then Cycle of Ma'at. Whoever has lost all figures here may still use these three.
rulebook-ankh-afterwards-words = after the battle, aftermath, end of a battle, dead figures, killed figures, return to the pool, what happens to dead

rulebook-ankh-cards = Battle cards
rulebook-ankh-cards-1 = Everyone has the same seven cards. A card that you played stays open before you until **Cycle of Ma'at** brings all of yours back; there is no other way. So everybody knows what you still hold, and the fewer cards you have left, the better you can be read.
rulebook-ankh-cards-2 = You never draw cards, and your hand is never empty: at the latest Cycle of Ma'at is your last card, and with it all the others come back.
rulebook-ankh-cards-3 = **Plague of Locusts**: every god with a figure here secretly offers any number of followers, or none. All offers are revealed and paid. Only the figures of the god that offered strictly the most survive, and god figures, which never die.
rulebook-ankh-cards-4 = **Build Monument**: any kind that is left in the supply, with an ankh token from your pool, on an empty land space of the region without an Underworld tile.
rulebook-ankh-cards-words = card, cards, hand, draw a card, draw cards, discard, play a card, take back, locusts, bid, bidding, offer, auction, build, { ankh-card-plague }, { ankh-card-build }, { ankh-card-chariots }, { ankh-card-cycle }, maat, { ankh-card-drought }, { ankh-card-flood }, { ankh-card-miracle }

## Devotion and the end of the game

rulebook-ankh-devotion = Devotion
rulebook-ankh-devotion-1 = The track goes from 0 to 31; the spaces from 0 to 20 are red. A marker that enters a space goes on top of those that are there, whether it climbs or falls, and higher in the stack is more devotion. Nothing falls below 0.
rulebook-ankh-devotion-2 = When several gods gain or lose devotion at the same moment, the one with the least goes first, in the order that held when the moment began.
rulebook-ankh-devotion-3 = **What is one gain?** All majorities of a region together. A victory or a domination with everything that raises it. Magnanimous, Miracle and Worshipful, each by itself. Bountiful adds 1 to each gain that begins on red; gaining nothing is no gain.
rulebook-ankh-devotion-words = devotion, points, victory points, score, track, red, red zone, red spaces, marker, stack, lose devotion, gain

rulebook-ankh-merging = Gods merge
rulebook-ankh-merging-1 = With three or more players, the two gods lowest on the devotion track become one when the third conflict is over. The lower of them gives up most: its monuments are destroyed; its god figure, warriors, cards and ankh tokens leave the game. Its followers and guardians go to the upper one.
rulebook-ankh-merging-2 = From then on they have one marker, **on the lower place**, the abilities of both gods, and figures, cards and powers of the upper one. If its free bases do not suffice for all guardians it chooses which to keep.
rulebook-ankh-merging-3 = Both players keep their turns, with **one action each**, and may do the same as the other. They share everything, and win or lose together. In a conflict the player of the upper god has the last word; the other sees the same secrets and may propose. If either triggered the conflict, they hold the tie-breaker.
rulebook-ankh-merging-4 = What belongs to the abilities stays: tiles of Osiris, sun tokens of Ra, Amun's token, the warriors that Anubis trapped, except that the upper god's own come home.
rulebook-ankh-merging-words = merge, merging, merged, unite, join, fuse, combine, team, partner, ally, together, two players, third conflict, lowest, last place, catch up

rulebook-ankh-forgotten = Forgotten gods
rulebook-ankh-forgotten-1 = When the fourth conflict is over, every god on a red space is forgotten and out of the game: its figures leave, its monuments are destroyed, its followers go back to the supply.
rulebook-ankh-forgotten-2 = A single god that is left wins at once. If none is left, everyone has lost. With two or more the game goes on.
rulebook-ankh-forgotten-3 = All of them leave at the same moment. A forgotten Anubis gives trapped warriors back to gods that remain, and a forgotten Osiris takes his tiles along.
rulebook-ankh-forgotten-words = forgotten, forget, eliminated, elimination, out of the game, knocked out, dropped, red, red zone, fourth conflict, atheist, everybody loses

## Powers, gods, guardians

rulebook-ankh-powers = Ankh powers
rulebook-ankh-powers-1 = There are four powers on each of three levels, and you can have two of each level. A power works for the rest of the game.
rulebook-ankh-powers-2 = **Obelisk Attuned**: if several gods have it, the one with the least devotion begins, and they call one figure each in turn until all have passed. **Temple Attuned** counts even if the figure beside the temple adds no strength of its own. **Bountiful** counts for each gain that begins on red, wherever it ends.
rulebook-ankh-powers-words = powers, power, level, abilities, upgrade, { ankh-power-commanding }, { ankh-power-inspiring }, { ankh-power-omnipresent }, { ankh-power-revered }, { ankh-power-resplendent }, { ankh-power-obelisk_attuned }, { ankh-power-temple_attuned }, { ankh-power-pyramid_attuned }, { ankh-power-glorious }, { ankh-power-magnanimous }, { ankh-power-bountiful }, { ankh-power-worshipful }

rulebook-ankh-gods = The gods and their abilities
rulebook-ankh-gods-1 = **Amun** plays two cards once in a conflict, if he has two in hand; both strengths and both effects count. He says so before anyone picks a card.
rulebook-ankh-gods-2 = **Anubis** may trap one warrior at each moment when warriors of others die, also where he has no figure; he has three slots. Each trapped warrior gives his god figure 1 strength. Its owner can ransom it while summoning, for 1 follower, and Anubis cannot refuse.
rulebook-ankh-gods-3 = **Isis** may keep figures alive that were adjacent to an enemy before anyone died; she decides when the winner is known. Against plagues it does not help.
rulebook-ankh-gods-4 = **Osiris** may lay an Underworld tile in the region of each battle that he loses: a new one, or one from elsewhere on the board. With Summon Figure he may put an extra figure onto a tile. Figures of other gods may not end a movement on it, nothing is built there, and the space is neither fertile nor desert.
rulebook-ankh-gods-5 = **Ra** may put a sun token on a warrior or guardian when he summons it. Where such a figure stands he gains 1 more for winning or dominating. If it dies the token comes back to him.
rulebook-ankh-gods-words = gods, god, ability, special ability, character, { ankh-god-amun }, { ankh-god-anubis }, { ankh-god-isis }, { ankh-god-osiris }, { ankh-god-ra }, trap, trapped, prisoner, ransom, protected, protect, tile, underworld, sun token, two cards

rulebook-ankh-guardians = Guardians
rulebook-ankh-guardians-1 = One guardian of each level takes part in a game; you get its figures with your second, fourth and fifth power. All have strength 1.
rulebook-ankh-guardians-2 = **Satet** pushes any enemy figure, a god too, onto an empty land space beside it; rivers and camels do not matter, and the space she came from will do. **Apep** never moves onto water. **Mummies** rise beside their god figure, if there is room.
rulebook-ankh-guardians-3 = The **Giant Scorpion** is aimed by its owner whenever it is summoned, moved or pushed: at two spaces beside it and beside each other. When a conflict begins it destroys the monuments there, but only those adjacent to it: across a river it aims in vain. The **Androsphinx** cancels a figure's own strength, the bonuses of Anubis and Resplendent included. A **Cat Mummy** that dies in the resolution takes effect before Miracle; one that dies of a plague, at once.
rulebook-ankh-guardians-words = guardian, guardians, monster, monsters, beast, creature, { ankh-guardian-cat_mummy }, { ankh-guardian-satet }, { ankh-guardian-mummy }, { ankh-guardian-apep }, { ankh-guardian-giant_scorpion }, { ankh-guardian-androsphinx }, scorpion, sphinx, snake, cat, push, aim, base

rulebook-ankh-secrets = What is secret
rulebook-ankh-secrets-1 = Nearly everything lies open: the board, devotion, followers, powers, pools, trapped warriors and played cards, and so by deduction everyone's hand. Secret until they are revealed together are only the card that you pick in a battle and your offer to the locusts. The two players of a merged god see each other's.
rulebook-ankh-secrets-2 = There is no chance after the set-up: the same choices always make the same game.
rulebook-ankh-secrets-words = secret, hidden, open information, public, look at, see, hand, memory, chance, luck, random

## Drawings

rulebook-ankh-drawing-stack = Four gods on the devotion track. Isis lies on top of Amun, so she has more devotion than he; Anubis has left the red part. The bracket joins the two that would merge.
rulebook-ankh-drawing-water = Apep stands on water between the West and the East: it is in both regions and adjacent to everything around it. The river keeps the two warriors apart.
rulebook-ankh-drawing-start = The start of a game for three in the scenario Middle Kingdom: gods, warriors, monuments, and a numbered token in each region.
rulebook-ankh-drawing-reach = Where Amun's warrior on 4,4 can go: every empty land space up to three spaces away. Rivers, water, an enemy and a temple do not stop it.
rulebook-ankh-drawing-camels = Five camels have split the Delta. The small part is region 1, the large one got number 4.
rulebook-ankh-drawing-signs = An Underworld tile under a warrior of Osiris, and a warrior of Ra with a sun token.
rulebook-ankh-drawing-scorpion = The Giant Scorpion aims at the temple on 4,4 and at the pyramid on 3,5. Only the temple is adjacent to it; the pyramid lies across the river.

## Examples

rulebook-ankh-example-E1 = What is adjacent
rulebook-ankh-example-E1-lead = The warrior on 3,5 and the pyramid on 3,4 are adjacent: they share a side, and nothing lies on it. The Giant Scorpion on 4,5 touches the warrior's space too, but the river runs between them: it is not adjacent, and is in another region.
rulebook-ankh-example-E2 = A row is full
rulebook-ankh-example-E2-lead = Three are playing, and Move Figures has been used three times. Amun uses it a fourth time: after his moves an event comes, and the marker returns.
rulebook-ankh-example-E3 = The second action
rulebook-ankh-example-E3-lead = Amun begins with Summon Figure, so his second action must be Gain Followers or Unlock Ankh Power; he cannot pass. Unlock Ankh Power is one space before its end, and the next event is a conflict.
rulebook-ankh-example-E4 = Moving over everything
rulebook-ankh-example-E4-lead = Amun moves his god over his own warrior to the obelisk, one warrior over water and a pyramid, and one over the river and an enemy. To the temple on 8,8 none of them gets; the fourth figure stays.
rulebook-ankh-example-E5 = Where a figure can be summoned
rulebook-ankh-example-E5-lead = Amun may put his Mummy beside his temple or beside his warrior. Spaces that only touch across the river are not adjacent.
rulebook-ankh-example-E6 = Three followers
rulebook-ankh-example-E6-lead = Isis gains for her obelisk on 4,0, for the neutral temple on 4,4 (once, although two of her figures touch it) and for the neutral pyramid on 5,5. Nothing comes from her pyramid far away, from the pyramid across the river, or from Amun's obelisk.
rulebook-ankh-example-E7 = A power and a guardian
rulebook-ankh-example-E7-lead = Amun unlocks his second power of level 1. Its token covered a guardian symbol.
rulebook-ankh-example-E8 = An event
rulebook-ankh-example-E8-lead = Three are playing, and Gain Followers has been used three times. Isis uses it again: first come her followers, then the event.
rulebook-ankh-example-E9 = Which monument can be taken
rulebook-ankh-example-E9-lead = Isis has a warrior between three monuments. Only the temple can be taken: the pyramid lies across the river, and Ra's obelisk is not neutral.
rulebook-ankh-example-E10 = A caravan through the Delta
rulebook-ankh-example-E10-lead = Ra lays five camels from the water to the river; once two of them lie, the others have only one way to go. The part with six spaces keeps number 1, the other gets 4.
rulebook-ankh-example-E11 = Alone in the Delta
rulebook-ankh-example-E11-lead = Only Amun has a figure here. He has more obelisks than anyone else; pyramids are tied, and the temple belongs to Isis, who has no figure here.
rulebook-ankh-example-E12 = Majorities in a battle
rulebook-ankh-example-E12-lead = Isis and Amun fight here; Ra has monuments, but no figure. Isis has most pyramids. Temples are one against one: Ra's counts although he is not there.
rulebook-ankh-example-E13 = A tie
rulebook-ankh-example-E13-lead = Isis plays Flood with four figures, Amun plays Drought with three: 4 against 3 + 1. Isis holds the tie-breaker, and may use it.
rulebook-ankh-example-E14 = Ra and Amun become one
rulebook-ankh-example-E14-lead = The third conflict is over. Ra is lowest on the track, Amun second lowest.
rulebook-ankh-example-E15 = One action each
rulebook-ankh-example-E15-lead = Ra and Amun have merged. In their turns, one after the other, both summon.
rulebook-ankh-example-E16 = Amun is forgotten
rulebook-ankh-example-E16-lead = The fourth conflict is over. Amun is on a red space; Osiris and the merged Isis and Ra are not.

## On one page

rulebook-ankh-aid-turn = Two actions, the second from a row further down. Whoever fills a row triggers the next event, and the turn ends.
rulebook-ankh-aid-after-1 = • **After conflict 3**: with three or more players the two lowest gods merge.
rulebook-ankh-aid-after-2 = • **After conflict 4**: gods on red are forgotten.
rulebook-ankh-aid-after-3 = • **After conflict 5**: the game is over.
