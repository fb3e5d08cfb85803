### 10 Plagues in short lessons, one for each thing (src/tawy/lessons/content/plagues/short): what to do now, and what came of it.

## Provinces

lesson-plagues-province-abydos-try-now = { plagues-province-abydos-help } Spend your 4 as a 6, for Pharaoh card 6: 2 spaces for your boat.
lesson-plagues-province-abydos-try-then = The boat has sailed, and your 6 is still there: for a Hebrew of 3, or as soldiers.
lesson-plagues-province-buto-try-now = { plagues-province-buto-help } You have just taken a special action that needs two Egyptians, and you have none. Look at two more: say yes.
lesson-plagues-province-buto-try-then = Of three cards you kept the one with 2 spaces for your boat. The others lie under the deck, and nobody else knows which they were.
lesson-plagues-province-memphis-try-now = { plagues-province-memphis-help } The tribute is 1, and you have no coin. Take the marked card; then the tribute comes.
lesson-plagues-province-memphis-try-then = 1 less than 1 is nothing: you have paid. In every round it is a coin that you need not find.
lesson-plagues-province-edfu-try-now = { plagues-province-edfu-help } Do it, and choose from six.
lesson-plagues-province-edfu-try-then = A province +3 was among them: 3 spaces at once. And the market stays as it is, so nothing gets cheaper for the others.

## Plagues

lesson-plagues-plague-blood-try-now = { plagues-plague-blood-help } It has just come up, and your rival's boat has gone back. You have a Pharaoh token: ignore the plague.
lesson-plagues-plague-blood-try-then = Your boat stays where it was. The token is turned over and cannot help again, but it is worth its 2 points all the same.
lesson-plagues-plague-frogs-try-now = { plagues-plague-frogs-help } You could ignore it with your Pharaoh token. But it could also drop a penalty, and that is 3 points: keep it.
lesson-plagues-plague-frogs-try-then = You went back from 4 to 2. One Pharaoh card 4 makes up for that, and the token is there for worse.
lesson-plagues-plague-lice-try-now = { plagues-plague-lice-help } You have one coin token. Take Pharaoh card 6 all the same: 2 spaces for your boat.
lesson-plagues-plague-lice-try-then = The coin is gone, but the boat has passed one on the Nile: that is income in every round. Only card 3 would have been free.
lesson-plagues-plague-flies-try-now = { plagues-plague-flies-help } Yours is active: in another round a 2 would free this Hebrew of 2. Now the die must be twice its value: spend the 4.
lesson-plagues-plague-flies-try-then = It is free, for a dear die. As soon as the flies are gone, your bonus works again.
lesson-plagues-plague-livestock-try-now = { plagues-plague-livestock-help } So the first round costs 2 in place of 1, and you have one coin token. Take Pharaoh card 3, a coin for this round.
lesson-plagues-plague-livestock-try-then = Card and token paid the 2. Your rival had only 1 coin and got the plague card as a penalty: 3 points less.
lesson-plagues-plague-boils-try-now = { plagues-plague-boils-help } Yours is active, and worth nothing now. Only the three dice that you keep count: spend the lowest, the 3.
lesson-plagues-plague-boils-try-then = 4, 5 and 6 are 15 soldiers; in another round the board would add 3. You are first even so.
lesson-plagues-plague-hail-try-now = { plagues-plague-hail-help } The special action would lie idle in this round. The immediate bonus works all the same: take it.
lesson-plagues-plague-hail-try-then = 3 spaces on your province card, hail or not. Cards that you own already have to wait as well.
lesson-plagues-plague-locusts-try-now = { plagues-plague-locusts-help } Yours is active, and pays nothing now. Take Pharaoh card 3, for the tribute.
lesson-plagues-plague-locusts-try-then = The card paid. Coins of the Nile are safe from locusts: your rival paid with one.
lesson-plagues-plague-darkness-try-now = { plagues-plague-darkness-help } But you have a Pharaoh token: ignore the plague.
lesson-plagues-plague-darkness-try-then = You alone took a territory card, and had the choice of all three. The token keeps its 2 points.
lesson-plagues-plague-firstborn-try-now = { plagues-plague-firstborn-help } Pharaoh card 5 is your only Ankh, so now you cannot cancel this loss. Choose what does not hurt: your boat is at its start.
lesson-plagues-plague-firstborn-try-then = Nothing to lose, nothing lost. With a second Ankh you could have cancelled it all the same.

## Kinds of territory cards

lesson-plagues-kind-immediate-try-now = { plagues-kind-immediate-help } This one gives 3 spaces on the province card: take it.
lesson-plagues-kind-immediate-try-then = You have moved, and the card is gone. The other kinds stay with you: they are worth more, but later.
lesson-plagues-kind-special-try-now = { plagues-kind-special-help } You have just taken this one. With two Egyptians on your board your boat sails 1 space, and you have two: use it.
lesson-plagues-kind-special-try-then = Your boat has reached a coin. In the next round you may use the card again, as long as both Egyptians are there.
lesson-plagues-kind-trade-try-now = { plagues-kind-trade-help } This one needs a boat token and a plantation, and gives a coin every round. You have both: take it.
lesson-plagues-kind-trade-try-then = The tribute was 2: the Nile paid 1 and the trade the other. Your rival had no second coin, and got a penalty.
lesson-plagues-kind-scoring-try-now = { plagues-kind-scoring-help } This one gives 2 points for each Egyptian on your board, up to 6. You have two: take it.
lesson-plagues-kind-scoring-try-then = Those are 4 points already, and a third Egyptian makes it 6. Now you know what to look for in the market.
