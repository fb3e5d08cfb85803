### 10 Plagues of Egypt in English: the master of all translations.
###
### What the placeholders hold. Players come as their names, ids as the words below, lists joined as the language joins them.
### Beside each placeholder stands its raw id under the same name with "_id" ($cause_id), "none" where there is nothing: it is
### for selectors, and a translation may select on it where its grammar needs that. $token_a is the "-a" form: the token as the
### object of a sentence, with its indefinite article or in its case. Of a list there is also its length ($players_count), and
### each of its entries ($slots1, $slots2). $card is the name of a territory card, $card_short what it does in a few words.
### Rule numbers stay as they are.

plagues-title = 10 Plagues of Egypt
plagues-blurb = Governors build up their provinces and pay the Pharaoh's tribute while plague after plague comes over Egypt.
plagues-play-now = Alone against the automa.
plagues-play-hard = The automa is a hard opponent: it pays no tribute and suffers no losses, and of 51 games that hard bots played against it they won only one.
plagues-play-gently = A gentle first game
plagues-play-gently-help = Two players: you and a gentle bot.
plagues-about = 10 Plagues of Egypt: rules by the published rulebook. Some tables that it does not print are reconstructed; the rules pages mark them.
plagues-seats-1 = 1 (solo, with the automa)
plagues-automa = Automa

## Provinces

plagues-province-abydos = Abydos
plagues-province-abydos-help = Once a round you may change a die by up to 2 as you spend it (P8.1).
plagues-province-buto = Buto
plagues-province-buto-help = Once a round, when you take a territory card, you may draw two more and keep one of the three (P8.2).
plagues-province-memphis = Memphis
plagues-province-memphis-help = You always pay 1 coin less tribute (P8.3).
plagues-province-edfu = Edfu
plagues-province-edfu-help = Once a round you may spend a die 3 to draw 6 tokens from the supply and keep one (P8.4).

## Tokens: as they are, and as the object of a sentence

plagues-token-sphinx = sphinx
plagues-token-sphinx-a = a sphinx
plagues-token-sphinx-help = It goes on a free space of your city (P4.3).
plagues-token-obelisk = obelisk
plagues-token-obelisk-a = an obelisk
plagues-token-obelisk-help = It goes on a free space of your city (P4.3).
plagues-token-egyptian = Egyptian
plagues-token-egyptian-a = an Egyptian
plagues-token-egyptian-help = It goes on a free space of your city or field (P4.3).
plagues-token-plantation = plantation
plagues-token-plantation-a = a plantation
plagues-token-plantation-help = It goes on a free space of your field (P4.3).
plagues-token-herd = herd
plagues-token-herd-a = a herd
plagues-token-herd-help = It goes on a free space of your field (P4.3).
plagues-token-coin = coin
plagues-token-coin-a = a coin
plagues-token-coin-help = Keep it to pay tribute, a trade or a second dev step (P4.3).
plagues-token-boat = boat token
plagues-token-boat-a = a boat token
plagues-token-boat-help = Your boat sails 1 space (P4.3).
plagues-token-province = province token
plagues-token-province-a = a province token
plagues-token-province1 = province +1
plagues-token-province1-a = a province +1
plagues-token-province1-help = Move 1 space on your province card (P4.3).
plagues-token-province2 = province +2
plagues-token-province2-a = a province +2
plagues-token-province2-help = Move 2 spaces on your province card (P4.3).
plagues-token-province3 = province +3
plagues-token-province3-a = a province +3
plagues-token-province3-help = Move 3 spaces on your province card (P4.3).
plagues-token-pharaoh = Pharaoh token
plagues-token-pharaoh-a = a Pharaoh token
plagues-token-pharaoh-help = Turn it over once to ignore a plague or drop a penalty; 2 points at the end, used or not (P10.1, P10.2).

## The province board

plagues-area-city = city
plagues-area-field = field
plagues-space-city = city { $n }
plagues-space-field = field { $n }
plagues-bonus-dev_city = city step
plagues-bonus-dev_city-help = 1 step on the city track while both tokens beside it lie there (P2.3).
plagues-bonus-dev_field = field step
plagues-bonus-dev_field-help = 1 step on the field track while both tokens beside it lie there (P2.3).
plagues-bonus-coin = coin
plagues-bonus-coin-help = 1 coin of income every round while both tokens beside it lie there (P2.4).
plagues-bonus-hebrew = Hebrew
plagues-bonus-hebrew-help = While both tokens beside it lie there, a die frees a Hebrew of at most its own number (P4.6).
plagues-bonus-soldiers = soldiers
plagues-bonus-soldiers-help = 3 soldiers every round while both tokens beside it lie there (P2.4).
plagues-bonus-row = row of three different tokens
plagues-bonus-row-help = A row of three different tokens gives an Ankh while it is complete (P2.5).

## Bonuses that are won once

plagues-claim-city = city bonus token
plagues-claim-field = field bonus token
plagues-claim-river = river bonus token
plagues-claim-province = bonus of province space { $n }
plagues-claim-help = 2 dev steps and 2 spaces on the province card, once in the game (P2.6).
plagues-card_bonus-hebrew = a Hebrew of your choice
plagues-card_bonus-market = any market token
plagues-card_bonus-dev = 2 dev steps

## Tracks

plagues-track-city = city track
plagues-track-city-help = The lower of your two dev tracks scores at the end (P12.2).
plagues-track-field = field track
plagues-track-field-help = The lower of your two dev tracks scores at the end (P12.2).
plagues-track-boat = boat
plagues-track-boat-help = The boat on the Nile: coins it has passed are income, the last spaces score, the very last gives an Ankh (P3.2).
plagues-track-province = province card
plagues-track-province-help = Bonuses on 6, 9 and 12; two special actions a round from 13 on, an Ankh from 21 on, 6 points on 24 (P3.3).

## Freed Hebrews: what each place of the column gives

plagues-hebrew = Hebrew of { $n }
plagues-column-province = province card +1
plagues-column-boat = boat +1
plagues-column-dev = 1 dev step
plagues-column-market = any market token
plagues-column-penalty = a penalty less
plagues-column-ankh = an Ankh
plagues-column-none = nothing

## Dice

plagues-action-token = Take a token
plagues-action-token-help = Take the market token whose slot has the number of the die (P4.2).
plagues-action-favour = Take a Pharaoh card
plagues-action-favour-help = Take the Pharaoh card with the number of the die, if nobody has it this round (P4.4).
plagues-action-hebrew = Free a Hebrew
plagues-action-hebrew-help = Free a Hebrew with a die of at least twice its value (P4.5).
plagues-action-recover = Recover a token
plagues-action-recover-help = Bring a token back from the discard slot that shows the die (P4.8).
plagues-action-draw = Draw tokens
plagues-action-draw-help = Edfu draws 6 tokens from the supply and keeps one (P8.4).
plagues-action-nothing = Nothing
plagues-action-nothing-help = The die is spent for nothing, because none of your dice allows an action (P4.9).
plagues-die = Die { $n }
plagues-die-1-help = Token of slot 1, Pharaoh card 1, or recover from the first discard slot (P4.1).
plagues-die-2-help = Token of slot 2, Pharaoh card 2, a Hebrew of 1, or recover from the first discard slot (P4.1).
plagues-die-3-help = Token of slot 3, Pharaoh card 3, a Hebrew of 1, or recover from the second discard slot (P4.1).
plagues-die-4-help = Token of slot 4, Pharaoh card 4, a Hebrew of 1 or 2, or recover from the second discard slot (P4.1).
plagues-die-5-help = Token of slot 5, Pharaoh card 5, or a Hebrew of 1 or 2 (P4.1).
plagues-die-6-help = Token of slot 6, Pharaoh card 6, or a Hebrew of 1, 2 or 3 (P4.1).

## Pharaoh cards

plagues-pharaoh_card = Pharaoh card { $n }
plagues-favour-dev = 1 dev step, or 2 for a coin
plagues-favour-dev-help = One dev step; pay a coin token or the coin card for two (P4.4).
plagues-favour-soldiers = 5 soldiers
plagues-favour-soldiers-help = 5 more soldiers in phase 2 of this round (P4.4).
plagues-favour-coin = a coin this round
plagues-favour-coin-help = A coin for tribute, a trade or a second dev step in this round; unused it is wasted (P4.4).
plagues-favour-province = province card +3
plagues-favour-province-help = Move 3 spaces on your province card at once (P4.4).
plagues-favour-ankh = an Ankh this round
plagues-favour-ankh-help = It counts as an Ankh until the round is over (P4.4, P6.6).
plagues-favour-boat = boat +2
plagues-favour-boat-help = Your boat sails 2 spaces at once (P4.4).

## Territory cards

plagues-kind-immediate = Immediate bonus
plagues-kind-immediate-help = It gives its bonus at once and is gone (P9.1).
plagues-kind-special = Special action
plagues-kind-special-help = You may use it once a round; one special action a round, two from province space 13 on (P9.2).
plagues-kind-trade = Trade
plagues-kind-trade-help = It needs the tokens it shows, which are not spent; 2 points at the end, used or not (P9.1, P9.4).
plagues-kind-scoring = Scoring
plagues-kind-scoring-help = It gives points at the end (P9.5).

plagues-special-egyptians = 2 Egyptians: boat +1
plagues-special-egyptians-help = With at least 2 Egyptians on your board your boat sails 1 space (P9.3).
plagues-special-die = 4 or 5 takes Pharaoh card 6
plagues-special-die-help = You may spend a die 4 or 5 as a 6 to take Pharaoh card 6 (P9.3).
plagues-special-mark = river mark: province card +2
plagues-special-mark-help = With your boat at or past the bonus mark of the river you move 2 spaces on your province card (P9.3).
plagues-special-swap = 1 Ankh: swap two market tokens
plagues-special-swap-help = With at least 1 Ankh you swap two market tokens before you spend a die on a token (P9.3).
plagues-special-coins = 4 Hebrews: 2 coins for tribute
plagues-special-coins-help = With at least 4 freed Hebrews you have 2 more coins for this tribute (P9.3).
plagues-special-recover = 2 Ankhs: recover a token
plagues-special-recover-help = With at least 2 Ankhs you recover a discarded token without a die (P9.3).
plagues-special-soldiers = province space 10: 2 soldiers
plagues-special-soldiers-help = From province space 10 on you have 2 more soldiers this round (P9.3).
plagues-special-market = 3 Ankhs: any market token
plagues-special-market-help = With at least 3 Ankhs you take any market token (P9.3).

plagues-trade-coin = a coin every round
plagues-trade-coin-help = While you have these tokens on or beside your board, 1 coin of income every round (P9.4).
plagues-trade-soldier = a soldier every round
plagues-trade-soldier-help = While you have these tokens on or beside your board, 1 soldier every round (P9.4).
plagues-trade-dev = for a coin, 2 dev steps
plagues-trade-dev-help = Once in the game, with these tokens and for a coin, 2 dev steps (P9.4).
plagues-trade-market = for a coin, any market token
plagues-trade-market-help = Once in the game, with these tokens and for a coin, you take any market token (P9.4).
plagues-trade-no-tribute = for a coin, no tribute
plagues-trade-no-tribute-help = Once in the game, with these tokens and for a coin, you pay no tribute in this round (P9.4).
plagues-trade-penalty = for a coin, a penalty less
plagues-trade-penalty-help = Once in the game, with these tokens and for a coin, you discard a penalty card (P9.4).

plagues-scoring-four = 4 points
plagues-scoring-four-help = 4 points at the end (P9.5).
plagues-scoring-rows = 3 points a row, up to 6
plagues-scoring-rows-help = 3 points for each row of three different tokens, up to 6 (P9.5).
plagues-scoring-egyptians = 2 points an Egyptian, up to 6
plagues-scoring-egyptians-help = 2 points for each Egyptian on your board, up to 6 (P9.5).
plagues-scoring-areas = 5 points for 3 tokens in each area
plagues-scoring-areas-help = 5 points with at least 3 tokens in the city and 3 in the field (P9.5).
plagues-scoring-hebrews = 1 point a pair of Hebrews, up to 6
plagues-scoring-hebrews-help = 1 point for each pair of freed Hebrew tokens, up to 6 (P9.5).
plagues-scoring-discard = 5 points for an empty discard
plagues-scoring-discard-help = 5 points if no token lies in your discard (P9.5).
plagues-scoring-bonuses = 5 points for coin, soldiers and Hebrew
plagues-scoring-bonuses-help = 5 points if a coin bonus, the soldier bonus and the Hebrew bonus of your board are active (P9.5).
plagues-scoring-ankhs = 1 point an Ankh
plagues-scoring-ankhs-help = 1 point for each of your active Ankhs (P9.5).

plagues-territory-t1 = { plagues-kind-immediate } 1
plagues-territory-t1-short = { plagues-track-city } +1
plagues-territory-t1-help = At once, move 1 step forward on your city track; then the card leaves the game (P9.1).
plagues-territory-t2 = { plagues-kind-immediate } 2
plagues-territory-t2-short = { plagues-track-field } +1
plagues-territory-t2-help = At once, move 1 step forward on your field track; then the card leaves the game (P9.1).
plagues-territory-t3 = { plagues-kind-immediate } 3
plagues-territory-t3-short = { plagues-track-city } +1, { plagues-track-field } +1
plagues-territory-t3-help = At once, move 1 step forward on both your city and your field track; then the card leaves the game (P9.1).
plagues-territory-t4 = { plagues-kind-immediate } 4
plagues-territory-t4-short = { plagues-track-province } +2
plagues-territory-t4-help = At once, move 2 spaces forward on your province card; then the card leaves the game (P9.1).
plagues-territory-t5 = { plagues-kind-immediate } 5
plagues-territory-t5-short = { plagues-track-province } +3
plagues-territory-t5-help = At once, move 3 spaces forward on your province card; then the card leaves the game (P9.1).
plagues-territory-t6 = { plagues-kind-immediate } 6
plagues-territory-t6-short = { plagues-track-boat } +1
plagues-territory-t6-help = At once, sail 1 space down the Nile; then the card leaves the game (P9.1).
plagues-territory-t7 = { plagues-kind-immediate } 7
plagues-territory-t7-short = { plagues-track-boat } +2
plagues-territory-t7-help = At once, sail 2 spaces down the Nile; then the card leaves the game (P9.1).
plagues-territory-t8 = { plagues-kind-special } 8
plagues-territory-t8-short = { plagues-special-egyptians }
plagues-territory-t8-help = { plagues-special-egyptians-help }
plagues-territory-t9 = { plagues-kind-special } 9
plagues-territory-t9-short = { plagues-special-die }
plagues-territory-t9-help = { plagues-special-die-help }
plagues-territory-t10 = { plagues-kind-special } 10
plagues-territory-t10-short = { plagues-special-mark }
plagues-territory-t10-help = { plagues-special-mark-help }
plagues-territory-t11 = { plagues-kind-special } 11
plagues-territory-t11-short = { plagues-special-swap }
plagues-territory-t11-help = { plagues-special-swap-help }
plagues-territory-t12 = { plagues-kind-special } 12
plagues-territory-t12-short = { plagues-special-coins }
plagues-territory-t12-help = { plagues-special-coins-help }
plagues-territory-t13 = { plagues-kind-special } 13
plagues-territory-t13-short = { plagues-special-recover }
plagues-territory-t13-help = { plagues-special-recover-help }
plagues-territory-t14 = { plagues-kind-special } 14
plagues-territory-t14-short = { plagues-special-soldiers }
plagues-territory-t14-help = { plagues-special-soldiers-help }
plagues-territory-t15 = { plagues-kind-special } 15
plagues-territory-t15-short = { plagues-special-market }
plagues-territory-t15-help = { plagues-special-market-help }
plagues-territory-t16 = { plagues-kind-trade } 16
plagues-territory-t16-short = { plagues-token-boat } + { plagues-token-plantation }: { plagues-trade-coin }
plagues-territory-t16-help = Needs: { plagues-token-boat } + { plagues-token-plantation }. { plagues-trade-coin-help }
plagues-territory-t17 = { plagues-kind-trade } 17
plagues-territory-t17-short = { plagues-token-province } + { plagues-token-sphinx }: { plagues-trade-coin }
plagues-territory-t17-help = Needs: { plagues-token-province } + { plagues-token-sphinx }. { plagues-trade-coin-help }
plagues-territory-t18 = { plagues-kind-trade } 18
plagues-territory-t18-short = { plagues-token-egyptian } + { plagues-token-herd }: { plagues-trade-soldier }
plagues-territory-t18-help = Needs: { plagues-token-egyptian } + { plagues-token-herd }. { plagues-trade-soldier-help }
plagues-territory-t19 = { plagues-kind-trade } 19
plagues-territory-t19-short = { plagues-token-province } + { plagues-token-obelisk }: { plagues-trade-dev }
plagues-territory-t19-help = Needs: { plagues-token-province } + { plagues-token-obelisk }. { plagues-trade-dev-help }
plagues-territory-t20 = { plagues-kind-trade } 20
plagues-territory-t20-short = { plagues-token-boat } + { plagues-token-herd }: { plagues-trade-market }
plagues-territory-t20-help = Needs: { plagues-token-boat } + { plagues-token-herd }. { plagues-trade-market-help }
plagues-territory-t21 = { plagues-kind-trade } 21
plagues-territory-t21-short = { plagues-token-province } + { plagues-token-plantation }: { plagues-trade-no-tribute }
plagues-territory-t21-help = Needs: { plagues-token-province } + { plagues-token-plantation }. { plagues-trade-no-tribute-help }
plagues-territory-t22 = { plagues-kind-trade } 22
plagues-territory-t22-short = { plagues-token-boat } + { plagues-token-obelisk }: { plagues-trade-penalty }
plagues-territory-t22-help = Needs: { plagues-token-boat } + { plagues-token-obelisk }. { plagues-trade-penalty-help }
plagues-territory-t23 = { plagues-kind-scoring } 23
plagues-territory-t23-short = { plagues-scoring-four }
plagues-territory-t23-help = { plagues-scoring-four-help }
plagues-territory-t24 = { plagues-kind-scoring } 24
plagues-territory-t24-short = { plagues-scoring-rows }
plagues-territory-t24-help = { plagues-scoring-rows-help }
plagues-territory-t25 = { plagues-kind-scoring } 25
plagues-territory-t25-short = { plagues-scoring-egyptians }
plagues-territory-t25-help = { plagues-scoring-egyptians-help }
plagues-territory-t26 = { plagues-kind-scoring } 26
plagues-territory-t26-short = { plagues-scoring-areas }
plagues-territory-t26-help = { plagues-scoring-areas-help }
plagues-territory-t27 = { plagues-kind-scoring } 27
plagues-territory-t27-short = { plagues-scoring-hebrews }
plagues-territory-t27-help = { plagues-scoring-hebrews-help }
plagues-territory-t28 = { plagues-kind-scoring } 28
plagues-territory-t28-short = { plagues-scoring-discard }
plagues-territory-t28-help = { plagues-scoring-discard-help }
plagues-territory-t29 = { plagues-kind-scoring } 29
plagues-territory-t29-short = { plagues-scoring-bonuses }
plagues-territory-t29-help = { plagues-scoring-bonuses-help }
plagues-territory-t30 = { plagues-kind-scoring } 30
plagues-territory-t30-short = { plagues-scoring-ankhs }
plagues-territory-t30-help = { plagues-scoring-ankhs-help }

## Plagues

plagues-plague-blood = Blood
plagues-plague-blood-help = Every boat goes back 1 space (P7.1).
plagues-plague-frogs = Frogs
plagues-plague-frogs-help = Everyone goes back 2 spaces on the province card (P7.1).
plagues-plague-lice = Lice
plagues-plague-lice-help = Taking a Pharaoh card other than the coin costs a coin token (P7.1).
plagues-plague-flies = Flies
plagues-plague-flies-help = The Hebrew bonus of the board may not be used (P7.1).
plagues-plague-livestock = Death of the livestock
plagues-plague-livestock-help = The tribute is 1 more (P7.1).
plagues-plague-boils = Boils
plagues-plague-boils-help = The soldier bonus of the board may not be used (P7.1).
plagues-plague-hail = Hail
plagues-plague-hail-help = Special action and trade cards may not be used (P7.1).
plagues-plague-locusts = Locusts
plagues-plague-locusts-help = The coin bonuses of the board may not be used (P7.1).
plagues-plague-darkness = Darkness
plagues-plague-darkness-help = Nobody takes a territory card; the open ones leave the game (P7.1, P7.3).
plagues-plague-firstborn = Death of the firstborn
plagues-plague-firstborn-help = Everyone has one Ankh fewer in phase 3 (P7.1).
plagues-when-at-once = at once
plagues-when-phase-1 = in phase 1
plagues-when-phase-2 = in phase 2
plagues-when-phase-3 = in phase 3
plagues-when-round = the whole round

## Losses

plagues-loss-boat = boat back { $steps }
plagues-loss-city = city track back { $steps }
plagues-loss-field = field track back { $steps }
plagues-loss-province = province card back { $steps }
plagues-loss-tokens = { $tokens } into the discard
plagues-loss-part = { $n }. { $choices }
plagues-loss_card = Loss card { $n }

## Phases of a round, and moments of one's own turn

plagues-phase-0 = Set-up
plagues-phase-1 = Dice
plagues-phase-2 = Territories
plagues-phase-3 = Tribute and losses
plagues-phase-4 = The next round is laid out
plagues-moment-0 = before your die
plagues-moment-1 = your die is spent
plagues-moment-2 = soldiers are counted next
plagues-moment-3 = before the territory cards
plagues-moment-4 = your turn at the territory cards is over
plagues-moment-5 = the tribute comes next
plagues-moment-6 = the losses come next
plagues-moment-7 = the losses are over

## What coins, soldiers, Ankhs and points are made of

plagues-tribute-due = Tribute due
plagues-tribute-tokens_to_spend = Coin tokens to spend
plagues-coins-board = Board
plagues-coins-nile = Nile
plagues-coins-trade = Trade cards
plagues-coins-special = Special action
plagues-coins-card = Pharaoh card
plagues-coins-tokens = Coin tokens
plagues-coins-total = Coins
plagues-soldiers-dice = Unspent dice
plagues-soldiers-board = Board
plagues-soldiers-card = Pharaoh card
plagues-soldiers-trade = Trade cards
plagues-soldiers-special = Special action
plagues-soldiers-total = Soldiers
plagues-ankhs-rows = Rows of three
plagues-ankhs-nile = End of the Nile
plagues-ankhs-hebrews = 7 Hebrews
plagues-ankhs-province = Province card
plagues-ankhs-card = Pharaoh card
plagues-ankhs-total = Ankhs
plagues-points-dev = Lower dev track
plagues-points-nile = Nile
plagues-points-tokens = Tokens
plagues-points-pharaoh = Pharaoh tokens
plagues-points-territories = Territory cards
plagues-points-province = End of the province card
plagues-points-hebrews = Hebrews
plagues-points-penalties = Penalties
plagues-points-discard = Discard
plagues-points-total = Points

## Labels of the table

plagues-label-round = Round { $n }
plagues-label-phase = Phase { $n }
plagues-label-market = Market
plagues-label-slot = Slot { $n }
plagues-label-supply = Supply
plagues-label-dice = Dice
plagues-label-pharaoh_cards = Pharaoh cards
plagues-label-hebrews = Hebrews
plagues-label-territories = Territories
plagues-label-plague = Plague
plagues-label-loss = Losses
plagues-label-papyrus = Papyrus
plagues-label-tribute = Tribute
plagues-label-ankhs = Ankhs
plagues-label-ankhs-needed = Ankhs needed
plagues-label-soldiers = Soldiers
plagues-label-order = Turn order
plagues-label-nile = Nile
plagues-label-discard = Discard
plagues-label-discard-slot = Discard slot { $n }
plagues-label-kept = Beside the board
plagues-label-penalties = Penalties
plagues-number-coin = coins
plagues-number-penalties = penalties
plagues-number-pharaoh = Pharaoh tokens
plagues-label-power = Power
plagues-label-power-used = Power, used
plagues-label-ignoring = ignores the plague
plagues-label-advanced = Advanced game
plagues-label-short = Short game

## Causes: why something happened

plagues-cause-set-up = set-up
plagues-cause-bonus = board bonus
plagues-cause-bonus-token = bonus token
plagues-cause-province-card = province card
plagues-cause-token = token
plagues-cause-favour = Pharaoh card
plagues-cause-hebrew = freed Hebrew
plagues-cause-recover = recovered token
plagues-cause-last = last of four
plagues-cause-loss = losses
plagues-cause-plague = plague
plagues-cause-territory = territory card
plagues-cause-special = special action
plagues-cause-trade = trade
plagues-cause-pharaoh = Pharaoh token
plagues-cause-market = market
plagues-cause-moses = Moses
plagues-cause-automa = Automa
plagues-cause-tribute = tribute
plagues-cause-edfu = { plagues-province-edfu }
plagues-cause-buto = { plagues-province-buto }

## Endings

plagues-ending-supply-used-up = the supply is used up
plagues-ending-last-round = the last round has been played

## Where the content and the rules come from

plagues-origin-rulebook = printed rules
plagues-origin-recovered = read off the printed game by others
plagues-origin-reconstructed = rebuilt by us
plagues-origin-own = made by us
plagues-mark-R = the rulebook says so
plagues-mark-C = shown only by the rulebook's pictures, and rebuilt so that every sentence and example fits
plagues-mark-D = our ruling where the rulebook is silent
plagues-table-papyrus = papyrus
plagues-table-tokens = numbers of tokens
plagues-table-board = bonuses of the province board
plagues-table-dev_track = dev tracks
plagues-table-nile = the Nile
plagues-table-province_card = province card
plagues-table-pharaoh_cards = Pharaoh cards
plagues-table-hebrews = Hebrews
plagues-table-plagues = plague
plagues-table-losses = loss cards
plagues-table-territories = territory cards

## Parts of log lines

plagues-part-number = { $player } { $number }

## Log: one line for each event

plagues-event-ProvinceTaken = { $player } governs { $province }.
plagues-event-OrderSet = Turn order: { $order }.
plagues-event-RoundCleared = The round is over: dice and Pharaoh cards return.
plagues-event-RoundBegun = Round { $number } begins.
plagues-event-PhaseBegun = Phase { $phase_id }: { $phase }.
plagues-event-MarketFilled = Market, slot { $slot }: { $token }.
plagues-event-MarketTaken = { $player } takes { $token_a } from slot { $slot }.
plagues-event-MarketSwapped = { $player } swaps the tokens of slots { $slots }.
plagues-event-MarketCleared = Out of the market: { $tokens }.
plagues-event-ShuffledBack = Back into the supply: { $tokens }.
plagues-event-SupplyTaken = { $player } takes { $token_a } from the supply ({ $cause }).
plagues-event-TokenPlaced = { $player } lays { $token_a } on { $space }.
plagues-event-TokenKept = { $player } keeps { $token_a } beside the board.
plagues-event-TokenGone =
    { $cause_id ->
        [automa] { $player } has no room: { $token } leaves the game.
       *[any] { $player } spends { $token_a } ({ $cause }).
    }
plagues-event-Moved =
    { $dev ->
        [yes] { $player }: { $track } { $change }, now worth { $points } ({ $cause }).
       *[any] { $player }: { $track } { $change }, now on { $to } ({ $cause }).
    }
plagues-event-BonusClaimed = { $player } wins the { $bonus }.
plagues-event-BoardBonus =
    { $result ->
        [opened] { $player } opens board bonuses: { $opened }.
        [broken] { $player } loses board bonuses: { $broken }.
        [opened-row] { $player } opens board bonuses: { $opened }, and completes a row of three different tokens.
        [broken-row] { $player } loses board bonuses: { $broken }, and a row of three different tokens.
        [row] { $player } completes a row of three different tokens.
       *[any] { $player } loses a row of three different tokens.
    }
plagues-event-DieSpent =
    { $changed ->
        [yes] { $player } spends die { $die } as { $value }.
       *[any] { $player } spends die { $die }.
    }
plagues-event-PowerUsed = { $player } uses the power of the province.
plagues-event-FavourTaken = { $player } takes Pharaoh card { $card }: { $favour }.
plagues-event-FavourSpent = { $player } spends Pharaoh card { $card } ({ $cause }).
plagues-event-HebrewFreed = { $player } frees a Hebrew of { $value }; place { $place } of the column gives: { $gift }.
plagues-event-HebrewsLaid = A Hebrew of { $value } waits to be freed.
plagues-event-HebrewsGone = The Hebrews that nobody freed leave the game.
plagues-event-TokenRecovered = { $player } recovers { $token_a } from discard slot { $slot }.
plagues-event-SoldiersCounted = Soldiers and new turn order: { $soldiers }.
plagues-event-TerritoryOpened = Open territory: { $card } ({ $card_short }).
plagues-event-TerritoryTaken = { $player } takes { $card } ({ $card_short }).
plagues-event-TerritoryKept = { $player } keeps { $card } ({ $card_short }).
plagues-event-TerritoryUsedUp = { $player } uses up { $card } ({ $card_short }).
plagues-event-TerritoriesGone = Territory cards that leave the game: { $cards }.
plagues-event-Drew =
    { $cause_id ->
        [edfu] { $player } draws from the supply in secret.
       *[any] { $player } draws from the territory deck in secret.
    }
plagues-event-DrewThis = { $player } draws in secret: { $thing }.
plagues-event-PutBack =
    { $cause_id ->
        [edfu] { $player } puts tokens back into the supply: { $amount }.
       *[any] { $player } puts cards under the territory deck: { $amount }.
    }
plagues-event-SpecialUsed = { $player } uses { $card } ({ $card_short }).
plagues-event-Traded = { $player } uses { $card } ({ $card_short }).
plagues-event-PharaohTurned =
    { $use_id ->
        [ignore] { $player } turns over a Pharaoh token and ignores the plague.
       *[any] { $player } turns over a Pharaoh token and drops a penalty.
    }
plagues-event-PenaltyDiscarded = { $player } discards a penalty card ({ $cause }).
plagues-event-TributePaid =
    { $due ->
        [0] { $player } owes no tribute.
        [one] { $player } pays { $due } coin of tribute.
       *[other] { $player } pays { $due } coins of tribute.
    }
plagues-event-TributeFailed =
    { $due ->
        [one] { $player } cannot pay { $due } coin of tribute; coins: { $coins }.
       *[other] { $player } cannot pay { $due } coins of tribute; coins: { $coins }.
    }
plagues-event-PenaltyTaken =
    { $player_id ->
        [none] Those who could not pay are level in everything: nobody takes the plague card.
       *[any] { $player } takes the plague card as a penalty.
    }
plagues-event-LossCancelled = { $player } cancels part { $part } of the losses.
plagues-event-LossSuffered = { $player } suffers part { $part } of the losses: { $loss }.
plagues-event-TokenLost = { $player } loses { $token_a } on { $space }.
plagues-event-TokenDiscarded =
    { $slot_id ->
        [none] { $player } gives up { $token_a } for good.
       *[any] { $player } puts { $token_a } into discard slot { $slot }.
    }
plagues-event-PlagueRevealed =
    { $acts ->
        [yes] The plague of the round: { $plague }. { $plague_help }
       *[any] The plague of the round: { $plague }. It does nothing in the first round.
    }
plagues-event-LossRevealed = The losses of the round: { $parts }.
plagues-event-MosesHelps = Moses helps those who are last ({ $track }): { $players }.
plagues-event-AutomaTurned =
    { $purpose_id ->
        [favour] Automa turns { $die }, for a Pharaoh card.
        [token] Automa turns { $die }, for a market token.
        [hebrew] Automa turns { $die }, for a Hebrew.
       *[any] Automa turns { $die }.
    }
plagues-event-GameEnded =
    { $winners_count ->
        [one] The game is over: { $ending }. { $winners } wins with { $best ->
                 [one] { $best } point
                *[other] { $best } points
            }.
       *[other] The game is over: { $ending }. { $winners } share the victory with { $best ->
                 [one] { $best } point
                *[other] { $best } points
            }.
    }

## Questions: to the player who is asked, and to the others. $about is what the question is about, $about1 and $about2 its entries.

plagues-ask-first_player = Who plays first?
plagues-ask-first_player-other = { $seat } chooses who plays first.
plagues-ask-province = Choose your province.
plagues-ask-province-other = { $seat } chooses a province.
plagues-ask-refill = Which token comes to slot { $about } of the market?
plagues-ask-refill-other = A token comes to slot { $about } of the market.
plagues-ask-lay_hebrew = Which Hebrew waits to be freed?
plagues-ask-lay_hebrew-other = A Hebrew is laid out.
plagues-ask-open_territory = Which territory card is opened?
plagues-ask-open_territory-other = A territory card is opened.
plagues-ask-plague = Which plague comes over Egypt?
plagues-ask-plague-other = A plague is revealed.
plagues-ask-loss_card = Which losses come with it?
plagues-ask-loss_card-other = A loss card is revealed.
plagues-ask-automa_die = Which die does the Automa turn?
plagues-ask-automa_die-other = The Automa turns a die.
plagues-ask-automa_territory = Which territory card does the Automa take?
plagues-ask-automa_territory-other = The Automa takes a territory card.
plagues-ask-edfu_draw = Which token is drawn?
plagues-ask-edfu_draw-other = { $seat } draws tokens from the supply.
plagues-ask-edfu_keep = Which of the drawn tokens do you keep?
plagues-ask-edfu_keep-other = { $seat } chooses one of the drawn tokens.
plagues-ask-buto = You took { $about }: draw two more and keep one of the three?
plagues-ask-buto-other = { $seat } may draw two more territory cards.
plagues-ask-buto_draw = Which territory card is drawn?
plagues-ask-buto_draw-other = { $seat } draws territory cards.
plagues-ask-buto_keep = Which of the three territory cards do you keep?
plagues-ask-buto_keep-other = { $seat } chooses one of three territory cards.
plagues-ask-die = Choose a die and what to do with it.
plagues-ask-die-other = { $seat } spends a die.
plagues-ask-free = Do you use anything? ({ $about })
plagues-ask-free-other = { $seat } may use cards or Pharaoh tokens.
plagues-ask-dev =
    { $steps ->
        [one] Choose the track for { $steps } dev step.
       *[other] Choose the tracks for { $steps } dev steps.
    }
plagues-ask-dev-other =
    { $steps ->
        [one] { $seat } chooses the track for { $steps } dev step.
       *[other] { $seat } chooses the tracks for { $steps } dev steps.
    }
plagues-ask-dev_favour = One dev step for nothing, or two for a coin?
plagues-ask-dev_favour-other = { $seat } chooses one dev step, or two for a coin.
plagues-ask-pay_with = What do you pay with?
plagues-ask-pay_with-other = { $seat } chooses what to pay with.
plagues-ask-hebrew = Which Hebrew do you free?
plagues-ask-hebrew-other = { $seat } frees a Hebrew.
plagues-ask-market = Which market token do you take?
plagues-ask-market-other = { $seat } takes a market token.
plagues-ask-swap = Which two market tokens do you swap?
plagues-ask-swap-other = { $seat } swaps two market tokens.
plagues-ask-place = Choose a space for this token: { $about }.
plagues-ask-place-other = { $seat } chooses a space for this token: { $about }.
plagues-ask-recover = Which discarded token do you recover?
plagues-ask-recover-other = { $seat } recovers a discarded token.
plagues-ask-territory = Which territory card do you take?
plagues-ask-territory-other = { $seat } takes a territory card.
plagues-ask-ignore = Turn over a Pharaoh token to ignore the plague?
plagues-ask-ignore-other = { $seat } may ignore the plague.
plagues-ask-cancel = Your Ankhs can cancel one part of the losses: which one?
plagues-ask-cancel-other = { $seat } may cancel one part of the losses.
plagues-ask-loss = Part { $about } of the losses: what do you suffer?
plagues-ask-loss-other = { $seat } chooses what to suffer for part { $about } of the losses.
plagues-ask-lose = Which one do you lose? ({ $about })
plagues-ask-lose-other = { $seat } chooses which one to lose ({ $about }).
plagues-ask-slot = Into which discard slot? ({ $about })
plagues-ask-slot-other = { $seat } chooses a discard slot ({ $about }).
plagues-ask-give_up = Your discard is full, and there is one more ({ $about }): which token leaves the game?
plagues-ask-give_up-other = { $seat } chooses which token leaves the game.
plagues-ask-chance = Chance decides.
plagues-ask-refill-chance = Chance fills slot { $about } of the market.
plagues-ask-lay_hebrew-chance = Chance lays out a Hebrew.
plagues-ask-open_territory-chance = Chance opens a territory card.
plagues-ask-plague-chance = Chance reveals the plague.
plagues-ask-loss_card-chance = Chance draws the loss card.
plagues-ask-automa_die-chance = Chance turns a die for the automa.
plagues-ask-automa_territory-chance = Chance takes a territory card for the automa.
plagues-ask-edfu_draw-chance = Chance draws a token for Edfu.
plagues-ask-buto_draw-chance = Chance draws a territory card for Buto.

## Options: what each answer means

plagues-option-done = Done
plagues-option-yes = Yes
plagues-option-no = No
plagues-option-ignore-plague = Turn over a Pharaoh token: ignore the plague
plagues-option-drop-penalty = Turn over a Pharaoh token: drop a penalty
plagues-option-use = Use { $card } ({ $card_short })
plagues-option-first_player = { $player } plays first
plagues-option-province = { $province }
plagues-option-refill = { $token }
plagues-option-lay_hebrew = Hebrew of { $hebrew }
plagues-option-open_territory = { $card } ({ $card_short })
plagues-option-plague = { $plague }
plagues-option-loss_card = Loss card { $loss_card }
plagues-option-automa_die = Die { $die }
plagues-option-automa_territory = { $card } ({ $card_short })
plagues-option-edfu_draw = { $token }
plagues-option-edfu_keep = Keep { $token_a }
plagues-option-edfu_keep-done = None can be taken: put all back
plagues-option-buto-yes = Draw two more
plagues-option-buto-no = Keep this one
plagues-option-buto_draw = { $card } ({ $card_short })
plagues-option-buto_keep = Keep { $card } ({ $card_short })
plagues-option-die =
    { $action_id ->
        [token] Die { $spent }: take the token of slot { $slot }
        [favour] Die { $spent }: take Pharaoh card { $favour }
        [favour_by_card] Die { $spent }: take Pharaoh card { $favour } by { $card }
        [hebrew] Die { $spent }: free a Hebrew of { $hebrew }
        [recover] Die { $spent }: recover the token of discard slot { $discard }
        [draw] Die { $spent }: draw 6 tokens and keep one
       *[any] Die { $spent }: spend it for nothing
    }
plagues-option-die-spent =
    { $changed ->
        [yes] { $die } as { $value }
       *[any] { $die }
    }
plagues-option-free-done = Use nothing
plagues-option-dev = { $tracks }
plagues-option-dev_favour-one-step = One step, for nothing
plagues-option-dev_favour-two-steps = Two steps, for a coin
plagues-option-pay_with-coin = A coin token
plagues-option-pay_with-card = The coin card of this round
plagues-option-hebrew = Hebrew of { $hebrew }
plagues-option-market = Slot { $slot }: { $token }
plagues-option-swap = Swap slots { $slots }
plagues-option-place = On { $space }
plagues-option-recover = From discard slot { $discard }
plagues-option-territory = Take { $card } ({ $card_short })
plagues-option-ignore-yes = Ignore it
plagues-option-ignore-no = Suffer it
plagues-option-cancel = Cancel part { $part }
plagues-option-cancel-done = Cancel nothing
plagues-option-loss = { $loss }
plagues-option-lose = The one on { $space }
plagues-option-slot = Discard slot { $discard }
plagues-option-give_up-1 = The token of discard slot 1
plagues-option-give_up-2 = The token of discard slot 2
plagues-option-give_up-new = The token just lost
