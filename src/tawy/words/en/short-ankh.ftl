### Ankh in short lessons, one for each thing (src/tawy/lessons/content/ankh/short): what to do now, and what came of it.

## Powers

lesson-ankh-power-commanding-try-now = { ankh-power-commanding-help } Both of you have strength 3 here, so the cards decide: play { ankh-card-chariots }.
lesson-ankh-power-commanding-try-then = 6 against 4: you win, and 3 followers come with it. That is your next power paid for.
lesson-ankh-power-inspiring-try-now = { ankh-power-inspiring-help } You have played it and have no followers left. Each of you controls one temple here: build a second one on the marked space.
lesson-ankh-power-inspiring-try-then = It cost you nothing. With two temples the majority is yours, and that is 1 devotion more.
lesson-ankh-power-omnipresent-try-now = { ankh-power-omnipresent-help } Your figures stand in all three regions. { ankh-action-unlock } needs one more step to its end: choose it, and the conflict begins.
lesson-ankh-power-omnipresent-try-then = 3 regions, 3 followers, before the first card is played. So spread out before a conflict, even with single warriors.
lesson-ankh-power-revered-try-now = { ankh-power-revered-help } Your figures stand beside four monuments. Choose { ankh-action-gain }.
lesson-ankh-power-revered-try-then = 4 for the monuments and 1 for { ankh-power-revered }. The earlier you unlock it, the more often it pays.
lesson-ankh-power-resplendent-try-now = { ankh-power-resplendent-help } You control these three temples, so you have 5 here, and your opponent 3. You can save your strong cards: play { ankh-card-cycle }.
lesson-ankh-power-resplendent-try-then = 5 against 4: without { ankh-power-resplendent } it would have been 3 against 4. It counts wherever your god figure fights, as long as you keep the three.
lesson-ankh-power-obelisk_attuned-try-now = { ankh-power-obelisk_attuned-help } A battle begins, and this obelisk is yours: call your warrior from the north.
lesson-ankh-power-obelisk_attuned-try-then = There it stands, whatever the distance, and you have one figure more in the battle. You could call others, too, one by one.
lesson-ankh-power-temple_attuned-try-now = { ankh-power-temple_attuned-help } Your god figure stands beside this temple, so you have 5 here, and your opponent 3. Save your strong cards: play { ankh-card-cycle }.
lesson-ankh-power-temple_attuned-try-then = 5 against 4: the 2 of the temple decided it. Before a conflict, leave somebody beside each of your temples.
lesson-ankh-power-pyramid_attuned-try-now = { ankh-power-pyramid_attuned-help } This pyramid is yours: put a warrior beside it.
lesson-ankh-power-pyramid_attuned-try-then = That was the extra figure; the ordinary one is asked for now. With a second pyramid you would summon three at once.
lesson-ankh-power-glorious-try-now = { ankh-power-glorious-help } You have 5 here, your opponent 3. A narrow victory is not enough: play { ankh-card-chariots }.
lesson-ankh-power-glorious-try-then = 8 against 4: 3 devotion for one battle. With this power, win one battle clearly rather than two by a hair.
lesson-ankh-power-magnanimous-try-now = { ankh-power-magnanimous-help } You have three figures here. If your opponent plays { ankh-card-chariots }, hardly anything helps: save your strong cards and play { ankh-card-cycle }.
lesson-ankh-power-magnanimous-try-then = You lost 5 against 6, and gained 2 devotion for it; the winner got 1. With this power it pays to be there in numbers.
lesson-ankh-power-bountiful-try-now = { ankh-power-bountiful-help } Your marker is on red. A majority is yours here, and a victory would be a second gain: play { ankh-card-chariots }.
lesson-ankh-power-bountiful-try-then = Two gains of 1 became two gains of 2. Beyond the red spaces it gives nothing any more, so it is for whoever is behind.
lesson-ankh-power-worshipful-try-now = { ankh-power-worshipful-help } The battle is won, and you have followers: say yes.
lesson-ankh-power-worshipful-try-then = 2 followers for 1 devotion. It is asked after every battle you fight in, lost ones too.

## Battle cards

lesson-ankh-card-plague-try-now = { ankh-card-plague-help } Your opponent has no followers to offer. Play it.
lesson-ankh-card-plague-try-then = You offered 2, your opponent nothing: the enemy warriors died before strength was counted, and yours are all alive. It is the card of the richer god.
lesson-ankh-card-build-try-now = { ankh-card-build-help } You have followers, and each of you controls one temple here. Play it.
lesson-ankh-card-build-try-then = You built first, then majorities were counted: the second temple brought 1 devotion more. And it stays, for all conflicts to come.
lesson-ankh-card-chariots-try-now = { ankh-card-chariots-help } Both of you have strength 3 here. Play it.
lesson-ankh-card-chariots-try-then = 6 against 4: you win. Now it is spent until { ankh-card-cycle } brings it back, so keep it for the battle that matters.
lesson-ankh-card-cycle-try-now = { ankh-card-cycle-help } In the north you have just spent { ankh-card-drought } in vain. Here you are stronger anyway: play it now.
lesson-ankh-card-cycle-try-then = You won all the same. When the battle is over, { ankh-card-drought } and { ankh-card-cycle } are back in your hand; your opponent's cards stay spent.
lesson-ankh-card-drought-try-now = { ankh-card-drought-help } These two figures of yours stand on desert, and it adds 1 strength. Play it.
lesson-ankh-card-drought-try-then = 4 against 3, and the victory gave 3 devotion in place of 1. Before a conflict, see who stands on sand.
lesson-ankh-card-flood-try-now = { ankh-card-flood-help } This warrior stands on fertile land. You may lose here: save what you can and play it.
lesson-ankh-card-flood-try-then = You lost, but this warrior lives, and it brought 1 follower. The one on desert died.
lesson-ankh-card-miracle-try-now = { ankh-card-miracle-help } You may lose both warriors here. Let that pay: play it.
lesson-ankh-card-miracle-try-then = Two of yours died: 2 devotion. The winner got 1 for the victory.

## Gods

lesson-ankh-god-amun-try-now = { ankh-god-amun-help } You are level here, 3 against 3: announce two cards.
lesson-ankh-god-amun-try-then = { ankh-card-chariots } and { ankh-card-drought } together: 7 against 6, and the desert's devotion besides. In the next conflict you may do it again.
lesson-ankh-god-anubis-try-now = { ankh-god-anubis-help } Two warriors of { ankh-god-ra } have just died: trap one.
lesson-ankh-god-anubis-try-then = From now on your god figure has strength 2 in every battle. And { ankh-god-ra } is a warrior short, or pays you.
lesson-ankh-god-isis-try-now = { ankh-god-isis-help } You have lost, but this warrior stands beside an enemy. You are asked who may die: nobody.
lesson-ankh-god-isis-try-then = It lives; your other warrior, with no enemy beside it, is dead. Close to the enemy your figures are safest.
lesson-ankh-god-osiris-try-now = { ankh-god-osiris-help } You have just lost. Lay a tile on the marked space, in the enemy's midst.
lesson-ankh-god-osiris-try-then = No figure of others can end a move there, and your next { ankh-action-summon } brings one more of yours up right there.
lesson-ankh-god-ra-try-now = { ankh-god-ra-help } This warrior is new, and in its region there is nobody but you. Say yes: the conflict begins at once.
lesson-ankh-god-ra-try-then = You dominated its region with a sun: 2 devotion in place of 1. Suns belong where you are sure to win or dominate.

## Guardians

lesson-ankh-guardian-cat_mummy-try-now = { ankh-guardian-cat_mummy-help } Yours fights here, and you may lose. Save your strong cards: play { ankh-card-cycle }.
lesson-ankh-guardian-cat_mummy-try-then = Your opponent won 1 devotion, and the dead Cat Mummy took it away again. Whoever beats it has to pay.
lesson-ankh-guardian-satet-try-now = { ankh-guardian-satet-help } This enemy warrior stands at the border of its region. Move Satet there.
lesson-ankh-guardian-satet-try-then = It was pushed across the river, into another region: in this one your opponent fights with one figure less. Gods can be pushed, too.
lesson-ankh-guardian-mummy-try-now = { ankh-guardian-mummy-help } A plague of locusts has just killed it, and both your warriors. Let it rise on the marked space.
lesson-ankh-guardian-mummy-try-then = It stands in the region again and fights on in this very battle. Keep your god figure near the front.
lesson-ankh-guardian-apep-try-now = { ankh-guardian-apep-help } Put it into the water between two regions.
lesson-ankh-guardian-apep-try-then = Whoever stands on water is in every region around it: one figure, and it fights in both.
lesson-ankh-guardian-giant_scorpion-try-now = { ankh-guardian-giant_scorpion-help } You have just moved it, and the conflict is about to begin. Aim at your opponent's temple.
lesson-ankh-guardian-giant_scorpion-try-then = The temple is gone before any region is resolved, and the majority of temples is yours alone. It spares nobody's monuments, so mind your own.
lesson-ankh-guardian-androsphinx-try-now = { ankh-guardian-androsphinx-help } These two stand beside yours, so your opponent has 1 here in place of 3. Save your strong cards: play { ankh-card-cycle }.
lesson-ankh-guardian-androsphinx-try-then = 4 against 2: without it you would have been level. One Androsphinx in the midst of many undoes them all.
