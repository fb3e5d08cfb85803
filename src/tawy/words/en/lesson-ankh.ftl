### The lesson of Ankh: what it says, chapter by chapter (src/tawy/lessons/content/ankh/ankh.toml).
###
### Each sentence is about what is pointed at on the board, so it says "this temple" and not where it stands. $devotion and $followers
### are the learner's, $pool the warriors in the learner's pool, $red and $top the last red and the last space of the devotion track,
### $missing the devotion that the learner lacks to stand above red.

lesson-ankh-title = Ankh: your first game

## What can be pointed at

lesson-ankh-point-map = the map
lesson-ankh-point-space = space { $thing }
lesson-ankh-point-figure = figure on { $thing }
lesson-ankh-point-monument = monument on { $thing }
lesson-ankh-point-camel = camel on { $thing }
lesson-ankh-point-region = region { $thing }
lesson-ankh-point-order = { ankh-label-order }
lesson-ankh-point-actions = { ankh-label-actions }
lesson-ankh-point-action = { $thing }
lesson-ankh-point-events = { ankh-label-events }
lesson-ankh-point-event = event { $thing }
lesson-ankh-point-track = { ankh-label-devotion }
lesson-ankh-point-red = { ankh-label-red }
lesson-ankh-point-devotion = { ankh-label-devotion } ({ $thing })
lesson-ankh-point-god = { $thing }
lesson-ankh-point-followers = { ankh-label-followers } ({ $thing })
lesson-ankh-point-warriors = { ankh-label-warriors } ({ $thing })
lesson-ankh-point-powers = { ankh-label-powers } ({ $thing })
lesson-ankh-point-power = { $thing }
lesson-ankh-point-guardian = { $thing }
lesson-ankh-point-hand = { ankh-label-cards } ({ $thing })
lesson-ankh-point-card = { $thing }
lesson-ankh-point-battle = the battle

## The map, and a move

lesson-ankh-map-title = Your god and the land
lesson-ankh-map-you = You are { ankh-god-ra }. Here stands your god, and beside it your first warrior.
lesson-ankh-map-goal = { ankh-god-amun } and { ankh-god-isis } play against you. All three of you want devotion: this track counts it.
lesson-ankh-map-regions = Rivers divide the land into regions. Later they are fought over one by one, in the order of these numbers.
lesson-ankh-map-monuments = Monuments bring followers and devotion. This temple is yours; the obelisk is neutral: nobody's yet.
lesson-ankh-map-action = Your turn! You take one action, then a second one from a row further down. Begin with { ankh-action-move }.
lesson-ankh-map-action-summon = A new warrior is always welcome, but then your second action comes from further down, and you would not move at all. Begin at the top.
lesson-ankh-map-action-gain = Your figures stand beside one monument only, so it would bring 1 follower. Move first, and it will be 2.
lesson-ankh-map-action-unlock = You could pay for a first power, but no row is left below this one: your turn would be over at once.
lesson-ankh-map-figure = Each of your figures may move up to 3 spaces, across rivers, water and other figures. Choose your god.
lesson-ankh-map-figure-warrior = Your warrior stands well where it is, beside your temple. Take your god.
lesson-ankh-map-figure-done = Then nobody would have moved, and your god has somewhere to go.
lesson-ankh-map-space = Send it to the marked space, beside the obelisk.
lesson-ankh-map-space-as-good = That is beside the obelisk too, and just as good. For this story, take the marked space.
lesson-ankh-map-space-elsewhere = It may go there. But the obelisk is what we want: it brings you a follower now, and soon it will be yours.
lesson-ankh-map-enough = Your warrior stands beside your temple already. Move no more.
lesson-ankh-map-enough-warrior = Then nobody would be left beside your temple, and it would bring you no follower.

## Followers

lesson-ankh-followers-title = Followers
lesson-ankh-followers-second = Now a second action, from a row further down. { ankh-action-gain } brings 1 follower for each monument beside your figures that is yours or nobody's.
lesson-ankh-followers-second-summon = A good idea for your next turn. First gather followers: your figures stand just right for it.
lesson-ankh-followers-second-unlock = It would cost you your only follower. Gather some first, and you can pay for powers more than once.
lesson-ankh-followers-gained =
    { $followers ->
        [one] You have { $followers } follower now. Followers pay for powers, and for some battle cards.
       *[other] You have { $followers } followers now. They pay for powers, and for some battle cards.
    }
lesson-ankh-followers-others = { ankh-god-amun } moved his warrior to a pyramid, { ankh-god-isis } gained followers, and both unlocked a power. They have the same four actions as you.

## A warrior and a power

lesson-ankh-summon-title = A warrior and a power
lesson-ankh-summon-action =
    { $pool ->
        [one] More figures hold more land, and { $pool } warrior is waiting in your pool. Begin with { ankh-action-summon }.
       *[other] More figures hold more land, and { $pool } warriors are waiting in your pool. Begin with { ankh-action-summon }.
    }
lesson-ankh-summon-action-move = Your figures already stand where you want them. A new one is worth more now.
lesson-ankh-summon-action-gain = Followers are always good. But your second action comes from further down, so no warrior would come this turn.
lesson-ankh-summon-action-unlock = A fine second action. As the first it would end your turn: no row is left below.
lesson-ankh-summon-warrior = Take a warrior. It comes to a free space beside a figure or a monument of yours.
lesson-ankh-summon-warrior-none = Then nobody would come, and the action would be wasted.
lesson-ankh-summon-space = Put it here, at the river. Soon it will cross into region 2.
lesson-ankh-summon-space-as-good = From there it could cross the river just as well. For this story, take the marked space.
lesson-ankh-summon-space-elsewhere = It may stand there. But soon it should cross the river into region 2, and the marked space is close to it.
lesson-ankh-summon-sun = Every god has an ability of its own. Yours is { ankh-god-ra-ability }: where a figure with a sun token wins or dominates, you gain 1 devotion more.
lesson-ankh-summon-sun-no = You have three sun tokens, and beside the board they do nothing for you.
lesson-ankh-summon-unlock = Your second action: { ankh-action-unlock }. Your first two powers cost 1 follower each, the next two 2, the last two 3.
lesson-ankh-summon-unlock-gain = More followers are nice. But a power helps you in every turn still to come, so the sooner the better.
lesson-ankh-summon-power = Take { ankh-power-revered }: from now on every { ankh-action-gain } brings you 1 follower more.
lesson-ankh-summon-power-commanding = Good for a god who fights. You have no battle before you yet, and { ankh-power-revered } pays from your next turn on.
lesson-ankh-summon-power-inspiring = It makes the card { ankh-card-build } free. That comes later, and { ankh-power-revered } pays from your next turn on.
lesson-ankh-summon-power-omnipresent = Good for a god with figures in many regions. You are in one, so take { ankh-power-revered }.
lesson-ankh-summon-power-none = You can pay for it, and the sooner it comes, the longer it helps.

## Markers and events

lesson-ankh-events-title = Markers and events
lesson-ankh-events-marker = Each use of an action, by anyone, moves its marker one space. You brought this one to its end: so the next event on the track happens, and it is yours.
lesson-ankh-events-obelisk = It is { ankh-event_space-control }: take a monument beside your figures that is nobody's. The obelisk!
lesson-ankh-events-obelisk-none = Then it would stay nobody's, and somebody else could take it.
lesson-ankh-events-others = Then { ankh-god-isis } brought another marker to its end, and took a temple the same way.
lesson-ankh-events-move = Look: { ankh-action-gain } has one space left, so it brings the next event. First go beside this pyramid, with { ankh-action-move }.
lesson-ankh-events-move-summon = A new figure comes beside your own, on this side of the river. It would not reach the pyramid.
lesson-ankh-events-move-gain = It would set off the event, but no free monument stands beside your figures yet. Move first.
lesson-ankh-events-move-unlock = It would end your turn, and the event would go to somebody else.
lesson-ankh-events-figure = Take the warrior at the river.
lesson-ankh-events-figure-none = Then nobody would stand beside the pyramid.
lesson-ankh-events-figure-else = This one stands well: beside a monument of yours, which brings a follower. Take the warrior at the river.
lesson-ankh-events-river = Cross the river, to the pyramid that { ankh-god-amun } has his eye on.
lesson-ankh-events-river-as-good = That is beside the pyramid too. For this story, take the marked space.
lesson-ankh-events-river-else = There it would not stand beside the pyramid, and the event would bring you nothing.
lesson-ankh-events-enough = The others stay beside your monuments. Move no more.
lesson-ankh-events-enough-else = Here it stands beside a monument of yours, which brings a follower. Let it stay.
lesson-ankh-events-gain = Now { ankh-action-gain }: three monuments and { ankh-power-revered } make 4. And the event is yours.
lesson-ankh-events-gain-else = Then somebody else would use { ankh-action-gain } and get the event. That is what you came for.
lesson-ankh-events-pyramid = Take the pyramid, before { ankh-god-amun } does.
lesson-ankh-events-pyramid-none = It is free, your warrior stands beside it, and { ankh-god-amun } wants it. Take it!

## Conflict

lesson-ankh-conflict-title = Conflict
lesson-ankh-conflict-others = The others have summoned warriors. And the next event on the track is the first conflict.
lesson-ankh-conflict-order = In a conflict all regions are settled, in the order of their numbers. A god who is alone dominates; where there are several, they fight.
lesson-ankh-conflict-alone = In region 1 you are alone. That will bring devotion without a fight.
lesson-ankh-conflict-outnumbered = In region 2 your warrior faces three figures of { ankh-god-amun }. One more would help.
lesson-ankh-conflict-action = { ankh-action-summon } has one space left: a warrior comes, and then the conflict begins at once.
lesson-ankh-conflict-action-move = You could bring somebody over. But then another god would choose when the conflict begins, after summoning some more.
lesson-ankh-conflict-action-else = That would leave your warrior alone against three.
lesson-ankh-conflict-warrior = A warrior again.
lesson-ankh-conflict-warrior-none = Then the conflict begins, and your warrior stands alone against three.
lesson-ankh-conflict-space = Put it here: you may summon beside your monuments, too.
lesson-ankh-conflict-space-as-good = That is in region 2 too, and just as good. For this story, take the marked space.
lesson-ankh-conflict-space-elsewhere = There it would not help you in region 2.
lesson-ankh-conflict-sun = Your other warrior in region 2 has a sun already, and one is enough there. Keep the token.
lesson-ankh-conflict-sun-yes = You could, but a second sun in the same region adds nothing. Keep it for another one.
lesson-ankh-conflict-dominated = In region 1 you have the most temples and the most obelisks: 1 devotion for each such majority, and 1 for dominating.

## A battle

lesson-ankh-battle-title = Battle
lesson-ankh-battle-begins = Now you fight { ankh-god-amun } for region 2. Once in each conflict he could play two cards: that is his ability. This time he does not.
lesson-ankh-battle-strength = Each figure counts 1: you have 2, { ankh-god-amun } has 3. Then each of you adds a card, chosen in secret. You all have the same seven.
lesson-ankh-battle-card = { ankh-card-chariots } adds 3, more than any other card. Play it!
lesson-ankh-battle-card-plague = It adds 1 and lets all warriors here die, except those of the god who offers the most followers. Today, strength is the surer way.
lesson-ankh-battle-card-build = For 3 followers you would build a monument here, but it adds no strength: 2 against 3 is lost.
lesson-ankh-battle-card-cycle = It takes back all the cards that you have played. You have played none yet.
lesson-ankh-battle-card-drought = It adds only 1, and pays for figures on desert if you win. With 3 against 3 and his card, that is not likely.
lesson-ankh-battle-card-flood = It adds nothing, but saves your figures on fertile land and brings a follower for each. Good when you expect to lose; today you want to win.
lesson-ankh-battle-card-miracle = It pays 1 devotion for each figure that you lose. Good when you expect to lose; today you want to win.
lesson-ankh-battle-won = 5 against 4: you win! First each of you gained for a majority, you for the pyramid and { ankh-god-amun } for the obelisk. Then you gained 1 for winning and 1 for the sun.
lesson-ankh-battle-dead = The loser's warriors and guardians die: back to the pool. God figures never die.
lesson-ankh-battle-played = Played cards are gone until you play { ankh-card-cycle }: it brings all of them back.
lesson-ankh-battle-tie = If a battle is even, nobody wins and all of them die. Only the god who set off the conflict can break one tie. This time that was you.

## A caravan, and a guardian

lesson-ankh-caravan-title = Camels and a guardian
lesson-ankh-caravan-camels = { ankh-god-isis } set off the third kind of event, { ankh-event_space-caravan }: camels split a region in two. She is alone in both parts, so she can dominate twice.
lesson-ankh-caravan-gain = Your turn: { ankh-action-gain }. Only { ankh-action-unlock } is left below it, and that comes next.
lesson-ankh-caravan-gain-else = You can. For now you want followers first, and then the row below: a power.
lesson-ankh-caravan-second = Your second power! Take { ankh-power-commanding }: each battle that you win brings you 3 followers.
lesson-ankh-caravan-second-none = You can pay for it, and without it no guardian comes either.
lesson-ankh-caravan-second-else = That is good as well. But { ankh-god-amun } stands against you in region 2, so { ankh-power-commanding } will pay.
lesson-ankh-caravan-guardian = With it a guardian has joined you: { ankh-guardian-satet }. You summon it like a warrior, it counts like one, and it can do something special.

## Merging and being forgotten

lesson-ankh-fate-title = Merged or forgotten
lesson-ankh-fate-later = Some rounds later: the third conflict is nearly over, and you lead with { $devotion } devotion.
lesson-ankh-fate-card = The last battle: your { ankh-guardian-mummy }, a guardian, against one warrior. Play { ankh-card-build }: majorities count even if you do not win.
lesson-ankh-fate-card-chariots = It would probably win this battle. But a monument lasts: it can bring devotion now and in the conflicts to come.
lesson-ankh-fate-card-cycle = You hold all your cards, so there is nothing to take back.
lesson-ankh-fate-card-else = It is possible. But a monument is worth more here: it can bring devotion now and in the conflicts to come.
lesson-ankh-fate-cycle = { ankh-god-isis } plays { ankh-card-cycle }: she gets all her cards back.
lesson-ankh-fate-build = It costs 3 followers. Nobody has an obelisk in this region: build one, and you have the majority.
lesson-ankh-fate-build-none = Then your card would be played for nothing.
lesson-ankh-fate-build-obelisk = Anywhere in the region it counts the same. For this story, take the marked space.
lesson-ankh-fate-build-temple = { ankh-god-isis } has a temple here. You would be even with her, and nobody would have the majority of temples.
lesson-ankh-fate-build-pyramid = You have the majority of pyramids here already. An obelisk is a new one.
lesson-ankh-fate-mummy = 2 devotion for two majorities! Then 1 against 1: nobody won, both figures died. But a { ankh-guardian-mummy } rises again beside its god.
lesson-ankh-fate-mummy-else = That is beside your god as well. For this story, take the marked space.
lesson-ankh-fate-sun = It counts as summoned, so it may have a sun token.
lesson-ankh-fate-sun-no = It costs nothing, and where this figure dominates or wins you gain 1 devotion more.
lesson-ankh-fate-merged = After the third conflict the two gods with the least devotion merge. { ankh-god-amun } and { ankh-god-isis } are one god now, on the lower of their places: they win or lose together.
lesson-ankh-fate-red = Up to { $red } the track is red. A god who is still on red after the fourth conflict is forgotten: out of the game.
lesson-ankh-fate-ways = Three ways to win: be the first on { $top }; be the only god who is not forgotten; or have the most devotion after the fifth conflict, the last.

## The end is the learner's

lesson-ankh-end-title = The end is yours
lesson-ankh-end-goal = The fourth conflict is next. You are on red with { $devotion }, and the others are far behind. Rise above { $red } now, and you are the only god left: you win!
lesson-ankh-end-home = In region 6 you are alone: 1 for your obelisk, 1 for dominating, 1 for the sun. That makes 3, but you need { $missing }.
lesson-ankh-end-abroad = Your monuments in regions 1 and 5 bring majorities too, but only with a figure of yours in the region. You need not even win there.
lesson-ankh-end-play = { ankh-action-summon } or { ankh-action-gain } will set off the conflict. If you begin with { ankh-action-move }, a second action is left. From here on you decide: good luck!
lesson-ankh-end-play-won = You have won! Egypt remembers nobody but you.
lesson-ankh-end-play-lost = Not this time. Count where your devotion can come from, and try again.
