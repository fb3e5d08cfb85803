### The lesson of 10 Plagues: what it says, chapter by chapter (src/tawy/lessons/content/plagues/plagues.toml).
###
### Each sentence is about what is pointed at on the table, so it says "this card" and not where it lies. $soldiers and $rival are the
### soldiers as they were counted, the learner's and the rival's; $freed is what the learner's freed Hebrews sum up to.

lesson-plagues-title = 10 Plagues: your first game

## What can be pointed at

lesson-plagues-point-papyrus = { plagues-label-papyrus }
lesson-plagues-point-round = { plagues-label-papyrus }, round { $thing }
lesson-plagues-point-phases = the phases of the round
lesson-plagues-point-order = { plagues-label-order }
lesson-plagues-point-plague = { plagues-label-plague }
lesson-plagues-point-losses = { plagues-label-loss }
lesson-plagues-point-left = { plagues-label-supply }
lesson-plagues-point-market = { plagues-label-market }
lesson-plagues-point-slot = slot { $thing }
lesson-plagues-point-favour = Pharaoh card { $thing }
lesson-plagues-point-hebrews = { plagues-label-hebrews }
lesson-plagues-point-hebrew = Hebrew of { $thing }
lesson-plagues-point-territories = { plagues-label-territories }
lesson-plagues-point-territory = { $thing }
lesson-plagues-point-player = { $thing }
lesson-plagues-point-province = your province
lesson-plagues-point-dice = { plagues-label-dice }
lesson-plagues-point-die = die { $thing }
lesson-plagues-point-city = { plagues-area-city }
lesson-plagues-point-field = { plagues-area-field }
lesson-plagues-point-space = { $thing }
lesson-plagues-point-gap = bonus { $thing } of your board
lesson-plagues-point-row = row { $thing }
lesson-plagues-point-track = { $thing }
lesson-plagues-point-column = your freed Hebrews
lesson-plagues-point-beside = { plagues-label-kept }
lesson-plagues-point-discard = { plagues-label-discard }
lesson-plagues-point-tribute = { plagues-label-tribute }
lesson-plagues-point-soldiers = { plagues-label-soldiers }
lesson-plagues-point-ankhs = { plagues-label-ankhs }
lesson-plagues-point-points = { plagues-points-total }

## A round at a glance, and the first die

lesson-plagues-round-title = A round at a glance
lesson-plagues-round-you = You govern { plagues-province-memphis }, a province of Egypt. Your rival governs { plagues-province-abydos }.
lesson-plagues-round-goal = Most points at the end win. You gain them with almost everything you build, and here you see how many you have now.
lesson-plagues-round-rounds = There are up to ten rounds. The papyrus shows what each one costs: its tribute in coins. It grows from round to round.
lesson-plagues-round-phases = A round has three phases. First everyone spends three dice, one a turn. Then territories are taken. Last come tribute and losses.
lesson-plagues-round-coming = Each round has a plague, which makes something harder, and losses, which come at its end. Both lie open from the beginning: you can prepare.
lesson-plagues-round-die = Your first die! A die takes the market token of its number. Pick up the 3, then the sphinx in slot 3.
lesson-plagues-round-die-three = A 3 can do that, too: it is a choice each time. Begin with the sphinx, the first stone of your city.
lesson-plagues-round-die-else = You could. But keep your high dice for later, and begin your city with the sphinx: a 3 is enough for it.
lesson-plagues-round-slides = Look: all that lay to its right slid one slot to the left, and a new token came into slot 6. So the market gets cheaper.
lesson-plagues-round-place = A sphinx goes into the city. Put it on the first space.
lesson-plagues-round-place-as-good = It may lie there just as well. For this story, take the marked space.

## Market and province

lesson-plagues-market-title = Market and province
lesson-plagues-market-rival = { plagues-province-abydos } took a boat token: its boat sailed one space down the Nile, to a coin. That is income in every round from now on.
lesson-plagues-market-kinds = Sphinxes and obelisks go into the city, plantations and herds into the field, Egyptians into either. All other tokens lie beside the board.
lesson-plagues-market-die = The obelisk has slid from slot 4 to slot 2, so a 2 is enough now. Take it!
lesson-plagues-market-die-two = Good for another time. Now the obelisk lies just where your 2 can take it.
lesson-plagues-market-die-else = You could. But the obelisk costs you only a 2, and you will be glad to have the high dice later.
lesson-plagues-market-worth = Each token that you own is worth 1 point at the end, on the board and beside it; only coins are not.
lesson-plagues-market-place = Put it next to the sphinx. Between two spaces lies a bonus, and it is active while both are filled.
lesson-plagues-market-place-apart = It may lie there. But next to the sphinx it opens a bonus at once.

## Bonuses and rows

lesson-plagues-bonuses-title = Bonuses and rows
lesson-plagues-bonuses-step = The bonus is active: one step on your city track. If you lose one of the two tokens, the step goes back.
lesson-plagues-bonuses-lower = You have two such dev tracks, city and field. At the end only the lower one scores, so both want to grow.
lesson-plagues-bonuses-rival = { plagues-province-abydos } took a coin, to keep for a tribute. And the Egyptian has slid to slot 1.
lesson-plagues-bonuses-die = An Egyptian for a mere 1! That is what your first row lacks.
lesson-plagues-bonuses-die-one = The 1 can do that, too. But with the Egyptian you complete your row right now.
lesson-plagues-bonuses-die-else = A high die, for something that can wait. The Egyptian costs only a 1 and completes your row.
lesson-plagues-bonuses-different = Your first row has a sphinx and an obelisk. A third token of another kind completes it.
lesson-plagues-bonuses-place = Put the Egyptian at the end of this row: it opens the coin bonus, too.
lesson-plagues-bonuses-place-field = Egyptians like it in the field as well. But here one completes a row.
lesson-plagues-bonuses-place-else = There it would stand alone. At the end of the first row it opens a bonus and completes the row.
lesson-plagues-bonuses-coin = The coin between them is income: it pays one coin of every tribute, and it is never spent.
lesson-plagues-bonuses-ankh = And a row of three different tokens gives an Ankh. You will soon see what Ankhs are good for.

## Hebrews and Pharaoh cards

lesson-plagues-hebrews-title = Hebrews and Pharaoh cards
lesson-plagues-hebrews-later = Two rounds later. You have a herd in the field, and a coin and a province token beside your board.
lesson-plagues-hebrews-free = A die can also free a Hebrew, if it is at least twice the Hebrew's value. Your 4 frees this Hebrew of 2.
lesson-plagues-hebrews-free-three = A Hebrew of 3 is worth more, but it costs your 6. Take the 2 first, and see what follows.
lesson-plagues-hebrews-free-high = That is more than you need: a 4 is twice 2. Keep the higher dice.
lesson-plagues-hebrews-free-one = A start, but the values are what counts at the end. Your 4 is enough for a 2.
lesson-plagues-hebrews-free-else = You know that already. This time, free a Hebrew: your 4 is just enough for the 2.
lesson-plagues-hebrews-choice = The first Hebrew moved you 1 on the province card, and space 6 has a bonus: any Hebrew, without a die. Take the 3!
lesson-plagues-hebrews-choice-one = It costs nothing either way, and the 3 counts three times as much.
lesson-plagues-hebrews-column = Each place in the column of Hebrews gives something: the second one a step for your boat, to a coin. At the end your values are summed up, { $freed } so far: most get 18 points, second 14.
lesson-plagues-hebrews-rival = { plagues-province-abydos } spent a 6 on Pharaoh card 6: its boat sails 2 spaces. A card goes to the first who takes it; at the end of the round all come back.
lesson-plagues-hebrews-card = Take one, too: card 2 gives you 5 soldiers in this round, for a mere 2.
lesson-plagues-hebrews-card-two = That is possible. But 5 soldiers for a 2 is what will make you first in this round.
lesson-plagues-hebrews-card-else = You could. But what you do not spend will be soldiers: spend a low die, and get 5 more.

## Soldiers and order

lesson-plagues-soldiers-title = Soldiers and order
lesson-plagues-soldiers-keep = One more die to spend. The three that you keep are your soldiers, with as many as they show. So keep the high ones.
lesson-plagues-soldiers-low = Spend the 1. Pharaoh card 1 is a step on one of your dev tracks.
lesson-plagues-soldiers-low-one = An obelisk for a 1 is just as good. For this story, take the dev step.
lesson-plagues-soldiers-low-else = It would cost you soldiers. The 1 is the die that you miss least.
lesson-plagues-soldiers-coin = You have a coin, so it could be two steps. But you need that coin for the tribute: take one step.
lesson-plagues-soldiers-coin-two = Two steps are tempting. But then you could not pay the tribute, and who cannot pay may get a penalty.
lesson-plagues-soldiers-track = Take it on the field track: it is the lower one, and only that one scores.
lesson-plagues-soldiers-track-city = The city track is ahead already. As long as the field track is lower, that brings no points.
lesson-plagues-soldiers-counted = { $soldiers } against { $rival }! You kept 3, 5 and 6 and have 5 by the card; { plagues-province-abydos } has a bonus of 3 on its board.
lesson-plagues-soldiers-order = Most soldiers is first: now, at the territories, and until soldiers are counted again. If it is a tie, whoever is further on the province card is first.

## Territories

lesson-plagues-territories-title = Territories
lesson-plagues-territories-open = Three territory cards lie open in each round. In turn order each of you takes one; with two players the third leaves the game.
lesson-plagues-territories-kinds = There are four kinds: one gives a bonus at once, one an action in each round, one a trade for tokens that you have, one points at the end.
lesson-plagues-territories-take = This one scores 3 points for each row of three different tokens. You have one row already. Take it!
lesson-plagues-territories-take-special = It needs 4 freed Hebrews, and you have 2. The points for your row are sure.
lesson-plagues-territories-take-immediate = A step on the city track brings no points while your field track is not higher. Your row is worth 3 right now.

## Tribute and losses

lesson-plagues-tribute-title = Tribute and losses
lesson-plagues-tribute-due = Now the tribute. The papyrus asks for 3, this plague for 1 more, and { plagues-province-memphis } always pays 1 less: that makes 3. Each province has a power of its own.
lesson-plagues-tribute-coins = You have the coin of your board, that of the Nile, and a coin token. Only the token is gone when you have paid.
lesson-plagues-tribute-failed = You have paid. { plagues-province-abydos } took its card and could not pay: it takes the plague card as a penalty, 3 points less. A Pharaoh token would get rid of it.
lesson-plagues-tribute-cancel = Then the losses, part by part. With as many Ankhs as the papyrus shows you may cancel one part, and your row gives you that Ankh. Cancel the first part: either choice there would hurt.
lesson-plagues-tribute-cancel-second = Look closer: the second part need not cost you anything. The first one would.
lesson-plagues-tribute-cancel-none = The Ankh is not spent, so there is no reason to save it.
lesson-plagues-tribute-suffer = A plantation or a herd? You may choose what you do not have. You have no plantation!
lesson-plagues-tribute-suffer-herd = That would take your herd. You have no plantation to lose, so choose that.
lesson-plagues-tribute-discard = { plagues-province-abydos } lost a plantation, and with it the bonus beside it. A lost token lies in the discard: a low die can bring it back, and there it costs 2 points at the end.

## Moses, the end and the points

lesson-plagues-points-title = Moses, the end and the points
lesson-plagues-points-moses = After rounds 3, 6 and 9 Moses helps whoever is last on a track. You were last in the city and on the Nile: one step each. { plagues-province-abydos } was last on the other two.
lesson-plagues-points-laid = The next round: new territories, plague, losses and Hebrews. What was not taken is gone, and the two cheapest tokens have left the market.
lesson-plagues-points-end = The game ends after round 10, or earlier: after a round at whose end only 2 tokens or fewer are left in the supply.
lesson-plagues-points-die = You know how to gain points now: Moses has moved your city track, so the field track lies behind. Take the dev step of Pharaoh card 1.
lesson-plagues-points-die-else = That may be worth it, too. For now: a mere 1 on card 1 raises the track that scores.
lesson-plagues-points-track = City or field?
lesson-plagues-points-track-city = The city track is ahead. Only the lower one scores.
lesson-plagues-points-score = Points come from the lower dev track, the end of the Nile and of the province card, tokens (Pharaoh tokens count 2), territories and Hebrews.
lesson-plagues-points-minus = Each penalty takes 3 away, each token in the discard 2. With a tap on your points you see them by source, at any time.

## The automa

lesson-plagues-automa-title = The automa
lesson-plagues-automa-alone = One can play alone, too, against the automa. Here is another game of yours, in round 9.
lesson-plagues-automa-spared = The automa pays no tribute, and neither plagues nor losses harm it. There is no Moses. So it is a hard opponent!
lesson-plagues-automa-card = It turns two dice a turn. The first says what for: 1 or 2 a Pharaoh card, 3 or 4 a token, 5 or 6 a Hebrew. The second says which: card 3. But you have that one, so it gets nothing.
lesson-plagues-automa-free = Free the Hebrew of 2, before the automa does. With your Hebrew bonus active a die need not be twice the value: your 2 is enough.
lesson-plagues-automa-free-else = You could. But when its die says Hebrew, the automa takes the highest that there is: be faster.
lesson-plagues-automa-takes = A 5: a Hebrew. It took the highest that was left, and the column gave it a market token. For the automa that is always the one in slot 1.
lesson-plagues-automa-lands = Its three upper dice are its soldiers. Of the territories it takes one that scores, or a trade, or a bonus; never a special action.
lesson-plagues-automa-score = At the end each card that scores is worth 4 to it, whatever it asks for. And against it, second in Hebrews counts only with a sum of at least 10; yours is { $freed }.

## The end is the learner's

lesson-plagues-end-title = The end is yours
lesson-plagues-end-goal = The last round, and the automa is a little ahead. Three dice, a territory, tribute and losses: with a good round you win!
lesson-plagues-end-tribute = The tribute costs you 7, and you are one coin short. The coin bonus of your city would do, or Pharaoh card 3. Under this plague all other Pharaoh cards cost a coin.
lesson-plagues-end-city = Two spaces of your city are free, and the market has what fits. Fill them: coin bonus, a row, and for a full city 2 dev steps and 2 on the province card.
lesson-plagues-end-help = These are special actions; you may use one of them in this round. One of them takes any market token without a die.
lesson-plagues-end-play = And think of the losses: with your 3 Ankhs you can cancel one part. From here on you decide: good luck!
lesson-plagues-end-play-won = You have won, and against the automa! Egypt's scribes will write about you.
lesson-plagues-end-play-lost = Not this time. Look at what pays the tribute and what fills your city, and try again.
