### 10 ran egyptských česky. Co obsahují zástupné proměnné, popisuje anglický soubor; tvary „-a“ jsou ve 4. pádě.

plagues-title = 10 ran egyptských
plagues-blurb = Správci budují své provincie a odvádějí faraonovi tribut, zatímco na Egypt dopadá jedna rána za druhou.
plagues-play-now = Sólo proti automě.
plagues-play-hard = Automa je těžký soupeř: neplatí tribut a netrpí ztráty a z 51 her proti ní vyhráli těžcí boti jedinou.
plagues-play-gently = Mírná první hra
plagues-play-gently-help = Dva hráči: vy a mírný bot.
plagues-about = 10 ran egyptských: pravidla podle vydané knihy pravidel. Některé tabulky, které v ní nejsou vytištěné, jsou rekonstruované; stránky s pravidly je označují.
plagues-seats-1 = 1 (sólo, s automou)
plagues-automa = Automa

## Provincie

plagues-province-abydos = Abydos
plagues-province-abydos-help = Jednou za kolo můžete při použití kostky změnit její hodnotu až o 2 (P8.1).
plagues-province-buto = Buto
plagues-province-buto-help = Jednou za kolo, když si berete kartu území, můžete dobrat další dvě a jednu z těch tří si nechat (P8.2).
plagues-province-memphis = Memfis
plagues-province-memphis-help = Vždy platíte tribut o 1 minci nižší (P8.3).
plagues-province-edfu = Edfu
plagues-province-edfu-help = Jednou za kolo můžete použít kostku 3, dobrat 6 žetonů ze zásoby a jeden si nechat (P8.4).

## Žetony: v základním tvaru a ve 4. pádě

plagues-token-sphinx = sfinga
plagues-token-sphinx-a = sfingu
plagues-token-sphinx-help = Patří na volné pole vašeho města (P4.3).
plagues-token-obelisk = obelisk
plagues-token-obelisk-a = obelisk
plagues-token-obelisk-help = Patří na volné pole vašeho města (P4.3).
plagues-token-egyptian = Egypťan
plagues-token-egyptian-a = Egypťana
plagues-token-egyptian-help = Patří na volné pole vašeho města nebo venkova (P4.3).
plagues-token-plantation = plantáž
plagues-token-plantation-a = plantáž
plagues-token-plantation-help = Patří na volné pole vašeho venkova (P4.3).
plagues-token-herd = stádo
plagues-token-herd-a = stádo
plagues-token-herd-help = Patří na volné pole vašeho venkova (P4.3).
plagues-token-coin = mince
plagues-token-coin-a = minci
plagues-token-coin-help = Nechte si ji na tribut, obchod nebo druhý krok rozvoje (P4.3).
plagues-token-boat = žeton lodi
plagues-token-boat-a = žeton lodi
plagues-token-boat-help = Vaše loď popluje o 1 pole (P4.3).
plagues-token-province = žeton provincie
plagues-token-province-a = žeton provincie
plagues-token-province1 = provincie +1
plagues-token-province1-a = provincii +1
plagues-token-province1-help = Postupte o 1 pole na své kartě provincie (P4.3).
plagues-token-province2 = provincie +2
plagues-token-province2-a = provincii +2
plagues-token-province2-help = Postupte o 2 pole na své kartě provincie (P4.3).
plagues-token-province3 = provincie +3
plagues-token-province3-a = provincii +3
plagues-token-province3-help = Postupte o 3 pole na své kartě provincie (P4.3).
plagues-token-pharaoh = faraonův žeton
plagues-token-pharaoh-a = faraonův žeton
plagues-token-pharaoh-help = Jednou ho můžete otočit a ignorovat ránu nebo odhodit trest; na konci dává 2 body, použitý i nepoužitý (P10.1, P10.2).

## Deska provincie

plagues-area-city = město
plagues-area-field = venkov
plagues-space-city = město { $n }
plagues-space-field = venkov { $n }
plagues-bonus-dev_city = krok města
plagues-bonus-dev_city-help = 1 krok na stupnici města, dokud leží oba žetony vedle něj (P2.3).
plagues-bonus-dev_field = krok venkova
plagues-bonus-dev_field-help = 1 krok na stupnici venkova, dokud leží oba žetony vedle něj (P2.3).
plagues-bonus-coin = mince
plagues-bonus-coin-help = Příjem 1 mince každé kolo, dokud leží oba žetony vedle ní (P2.4).
plagues-bonus-hebrew = Hebrej
plagues-bonus-hebrew-help = Dokud leží oba žetony vedle něj, osvobodí kostka Hebreje, jehož hodnota není vyšší než její číslo (P4.6).
plagues-bonus-soldiers = vojáci
plagues-bonus-soldiers-help = 3 vojáci každé kolo, dokud leží oba žetony vedle nich (P2.4).
plagues-bonus-row = řada tří různých žetonů
plagues-bonus-row-help = Řada tří různých žetonů dává Ankh, dokud je úplná (P2.5).

## Bonusy, které se získávají jednou

plagues-claim-city = bonusový žeton města
plagues-claim-field = bonusový žeton venkova
plagues-claim-river = bonusový žeton řeky
plagues-claim-province = bonus z pole { $n } karty provincie
plagues-claim-help = 2 kroky rozvoje a 2 pole na kartě provincie, jednou za hru (P2.6).
plagues-card_bonus-hebrew = Hebrej podle vlastní volby
plagues-card_bonus-market = libovolný žeton z trhu
plagues-card_bonus-dev = 2 kroky rozvoje

## Stupnice

plagues-track-city = stupnice města
plagues-track-city-help = Na konci se boduje nižší z vašich dvou stupnic rozvoje (P12.2).
plagues-track-field = stupnice venkova
plagues-track-field-help = Na konci se boduje nižší z vašich dvou stupnic rozvoje (P12.2).
plagues-track-boat = loď
plagues-track-boat-help = Loď na Nilu: mince, ke kterým doplula, jsou příjem, poslední pole dávají body, úplně poslední Ankh (P3.2).
plagues-track-province = karta provincie
plagues-track-province-help = Bonusy na 6, 9 a 12; od 13 dvě zvláštní akce za kolo, od 21 Ankh, na 24 je 6 bodů (P3.3).

## Osvobození Hebrejové: co dává které místo sloupce

plagues-hebrew = Hebrej hodnoty { $n }
plagues-column-province = karta provincie +1
plagues-column-boat = loď +1
plagues-column-dev = 1 krok rozvoje
plagues-column-market = libovolný žeton z trhu
plagues-column-penalty = o trest méně
plagues-column-ankh = Ankh
plagues-column-none = nic

## Kostky

plagues-action-token = Vzít žeton
plagues-action-token-help = Vezměte z trhu žeton z pozice se stejným číslem, jaké je na kostce (P4.2).
plagues-action-favour = Vzít faraonovu kartu
plagues-action-favour-help = Vezměte faraonovu kartu s číslem kostky, pokud ji v tomto kole ještě nikdo nemá (P4.4).
plagues-action-hebrew = Osvobodit Hebreje
plagues-action-hebrew-help = Osvoboďte Hebreje kostkou, která je alespoň dvojnásobkem jeho hodnoty (P4.5).
plagues-action-recover = Získat žeton zpět
plagues-action-recover-help = Vraťte na desku žeton z odkladiště, které ukazuje číslo kostky (P4.8).
plagues-action-draw = Dobrat žetony
plagues-action-draw-help = Edfu dobírá ze zásoby 6 žetonů a jeden si nechává (P8.4).
plagues-action-nothing = Nic
plagues-action-nothing-help = Kostka se použije naprázdno, protože žádná vaše kostka neumožňuje akci (P4.9).
plagues-die = Kostka { $n }
plagues-die-1-help = Žeton z pozice 1, faraonova karta 1, nebo žeton zpět z prvního odkladiště (P4.1).
plagues-die-2-help = Žeton z pozice 2, faraonova karta 2, Hebrej hodnoty 1, nebo žeton zpět z prvního odkladiště (P4.1).
plagues-die-3-help = Žeton z pozice 3, faraonova karta 3, Hebrej hodnoty 1, nebo žeton zpět z druhého odkladiště (P4.1).
plagues-die-4-help = Žeton z pozice 4, faraonova karta 4, Hebrej hodnoty 1 nebo 2, nebo žeton zpět z druhého odkladiště (P4.1).
plagues-die-5-help = Žeton z pozice 5, faraonova karta 5, nebo Hebrej hodnoty 1 nebo 2 (P4.1).
plagues-die-6-help = Žeton z pozice 6, faraonova karta 6, nebo Hebrej hodnoty 1, 2 nebo 3 (P4.1).

## Faraonovy karty

plagues-pharaoh_card = Faraonova karta { $n }
plagues-favour-dev = 1 krok rozvoje, nebo 2 za minci
plagues-favour-dev-help = Jeden krok rozvoje; za žeton mince nebo kartu mince dva (P4.4).
plagues-favour-soldiers = 5 vojáků
plagues-favour-soldiers-help = O 5 vojáků víc ve fázi 2 tohoto kola (P4.4).
plagues-favour-coin = mince v tomto kole
plagues-favour-coin-help = Mince na tribut, obchod nebo druhý krok rozvoje v tomto kole; nepoužitá propadá (P4.4).
plagues-favour-province = karta provincie +3
plagues-favour-province-help = Ihned postupte o 3 pole na své kartě provincie (P4.4).
plagues-favour-ankh = Ankh v tomto kole
plagues-favour-ankh-help = Počítá se jako Ankh do konce kola (P4.4, P6.6).
plagues-favour-boat = loď +2
plagues-favour-boat-help = Vaše loď ihned popluje o 2 pole (P4.4).

## Karty území

plagues-kind-immediate = Okamžitý bonus
plagues-kind-immediate-help = Dá bonus ihned a je pryč (P9.1).
plagues-kind-special = Zvláštní akce
plagues-kind-special-help = Můžete ji použít jednou za kolo; jedna zvláštní akce za kolo, od pole 13 karty provincie dvě (P9.2).
plagues-kind-trade = Obchod
plagues-kind-trade-help = Potřebuje zobrazené žetony, ale neutrácí je; na konci dává 2 body, použitý i nepoužitý (P9.1, P9.4).
plagues-kind-scoring = Bodování
plagues-kind-scoring-help = Dává body na konci (P9.5).

plagues-special-egyptians = 2 Egypťané: loď +1
plagues-special-egyptians-help = S alespoň 2 Egypťany na desce popluje vaše loď o 1 pole (P9.3).
plagues-special-die = 4 nebo 5 bere faraonovu kartu 6
plagues-special-die-help = Kostku 4 nebo 5 můžete použít jako 6 a vzít si faraonovu kartu 6 (P9.3).
plagues-special-mark = značka řeky: karta provincie +2
plagues-special-mark-help = S lodí na bonusové značce řeky nebo za ní postoupíte o 2 pole na kartě provincie (P9.3).
plagues-special-swap = 1 Ankh: prohodit dva žetony na trhu
plagues-special-swap-help = S alespoň 1 Ankhem prohodíte dva žetony na trhu, než kostkou vezmete žeton (P9.3).
plagues-special-coins = 4 Hebrejové: 2 mince na tribut
plagues-special-coins-help = S alespoň 4 osvobozenými Hebreji máte na tento tribut o 2 mince víc (P9.3).
plagues-special-recover = 2 Ankhy: získat žeton zpět
plagues-special-recover-help = S alespoň 2 Ankhy získáte žeton z odkladiště zpět bez kostky (P9.3).
plagues-special-soldiers = karta provincie 10: 2 vojáci
plagues-special-soldiers-help = Od pole 10 karty provincie máte v tomto kole o 2 vojáky víc (P9.3).
plagues-special-market = 3 Ankhy: libovolný žeton z trhu
plagues-special-market-help = S alespoň 3 Ankhy si vezmete libovolný žeton z trhu (P9.3).

plagues-trade-coin = mince každé kolo
plagues-trade-coin-help = Dokud máte tyto žetony na desce nebo vedle ní, příjem 1 mince každé kolo (P9.4).
plagues-trade-soldier = voják každé kolo
plagues-trade-soldier-help = Dokud máte tyto žetony na desce nebo vedle ní, 1 voják každé kolo (P9.4).
plagues-trade-dev = za minci 2 kroky rozvoje
plagues-trade-dev-help = Jednou za hru, s těmito žetony a za minci, 2 kroky rozvoje (P9.4).
plagues-trade-market = za minci libovolný žeton z trhu
plagues-trade-market-help = Jednou za hru, s těmito žetony a za minci, si vezmete libovolný žeton z trhu (P9.4).
plagues-trade-no-tribute = za minci žádný tribut
plagues-trade-no-tribute-help = Jednou za hru, s těmito žetony a za minci, v tomto kole neplatíte tribut (P9.4).
plagues-trade-penalty = za minci o trest méně
plagues-trade-penalty-help = Jednou za hru, s těmito žetony a za minci, odhodíte trestnou kartu (P9.4).

plagues-scoring-four = 4 body
plagues-scoring-four-help = 4 body na konci (P9.5).
plagues-scoring-rows = 3 body za řadu, nejvýše 6
plagues-scoring-rows-help = 3 body za každou řadu tří různých žetonů, nejvýše 6 (P9.5).
plagues-scoring-egyptians = 2 body za Egypťana, nejvýše 6
plagues-scoring-egyptians-help = 2 body za každého Egypťana na desce, nejvýše 6 (P9.5).
plagues-scoring-areas = 5 bodů za 3 žetony ve městě i na venkově
plagues-scoring-areas-help = 5 bodů s alespoň 3 žetony ve městě a 3 na venkově (P9.5).
plagues-scoring-hebrews = 1 bod za dvojici Hebrejů, nejvýše 6
plagues-scoring-hebrews-help = 1 bod za každou dvojici žetonů osvobozených Hebrejů, nejvýše 6 (P9.5).
plagues-scoring-discard = 5 bodů za prázdné odkladiště
plagues-scoring-discard-help = 5 bodů, pokud ve vašem odkladišti neleží žádný žeton (P9.5).
plagues-scoring-bonuses = 5 bodů za minci, vojáky a Hebreje
plagues-scoring-bonuses-help = 5 bodů, pokud jsou na vaší desce aktivní bonus mince, bonus vojáků a bonus Hebreje (P9.5).
plagues-scoring-ankhs = 1 bod za Ankh
plagues-scoring-ankhs-help = 1 bod za každý váš aktivní Ankh (P9.5).

plagues-territory-t1 = { plagues-kind-immediate } 1
plagues-territory-t1-short = { plagues-track-city } +1
plagues-territory-t1-help = Ihned postupte o 1 krok na své stupnici města; karta pak opouští hru (P9.1).
plagues-territory-t2 = { plagues-kind-immediate } 2
plagues-territory-t2-short = { plagues-track-field } +1
plagues-territory-t2-help = Ihned postupte o 1 krok na své stupnici venkova; karta pak opouští hru (P9.1).
plagues-territory-t3 = { plagues-kind-immediate } 3
plagues-territory-t3-short = { plagues-track-city } +1, { plagues-track-field } +1
plagues-territory-t3-help = Ihned postupte o 1 krok na stupnici města i venkova; karta pak opouští hru (P9.1).
plagues-territory-t4 = { plagues-kind-immediate } 4
plagues-territory-t4-short = { plagues-track-province } +2
plagues-territory-t4-help = Ihned postupte o 2 pole na své kartě provincie; karta pak opouští hru (P9.1).
plagues-territory-t5 = { plagues-kind-immediate } 5
plagues-territory-t5-short = { plagues-track-province } +3
plagues-territory-t5-help = Ihned postupte o 3 pole na své kartě provincie; karta pak opouští hru (P9.1).
plagues-territory-t6 = { plagues-kind-immediate } 6
plagues-territory-t6-short = { plagues-track-boat } +1
plagues-territory-t6-help = Ihned plujte o 1 pole po Nilu; karta pak opouští hru (P9.1).
plagues-territory-t7 = { plagues-kind-immediate } 7
plagues-territory-t7-short = { plagues-track-boat } +2
plagues-territory-t7-help = Ihned plujte o 2 pole po Nilu; karta pak opouští hru (P9.1).
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
plagues-territory-t16-help = Potřeba: { plagues-token-boat } + { plagues-token-plantation }. { plagues-trade-coin-help }
plagues-territory-t17 = { plagues-kind-trade } 17
plagues-territory-t17-short = { plagues-token-province } + { plagues-token-sphinx }: { plagues-trade-coin }
plagues-territory-t17-help = Potřeba: { plagues-token-province } + { plagues-token-sphinx }. { plagues-trade-coin-help }
plagues-territory-t18 = { plagues-kind-trade } 18
plagues-territory-t18-short = { plagues-token-egyptian } + { plagues-token-herd }: { plagues-trade-soldier }
plagues-territory-t18-help = Potřeba: { plagues-token-egyptian } + { plagues-token-herd }. { plagues-trade-soldier-help }
plagues-territory-t19 = { plagues-kind-trade } 19
plagues-territory-t19-short = { plagues-token-province } + { plagues-token-obelisk }: { plagues-trade-dev }
plagues-territory-t19-help = Potřeba: { plagues-token-province } + { plagues-token-obelisk }. { plagues-trade-dev-help }
plagues-territory-t20 = { plagues-kind-trade } 20
plagues-territory-t20-short = { plagues-token-boat } + { plagues-token-herd }: { plagues-trade-market }
plagues-territory-t20-help = Potřeba: { plagues-token-boat } + { plagues-token-herd }. { plagues-trade-market-help }
plagues-territory-t21 = { plagues-kind-trade } 21
plagues-territory-t21-short = { plagues-token-province } + { plagues-token-plantation }: { plagues-trade-no-tribute }
plagues-territory-t21-help = Potřeba: { plagues-token-province } + { plagues-token-plantation }. { plagues-trade-no-tribute-help }
plagues-territory-t22 = { plagues-kind-trade } 22
plagues-territory-t22-short = { plagues-token-boat } + { plagues-token-obelisk }: { plagues-trade-penalty }
plagues-territory-t22-help = Potřeba: { plagues-token-boat } + { plagues-token-obelisk }. { plagues-trade-penalty-help }
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

## Rány

plagues-plague-blood = Krev
plagues-plague-blood-help = Každá loď se vrací o 1 pole (P7.1).
plagues-plague-frogs = Žáby
plagues-plague-frogs-help = Všichni se na kartě provincie vracejí o 2 pole (P7.1).
plagues-plague-lice = Vši
plagues-plague-lice-help = Vzít jinou faraonovu kartu než kartu mince stojí žeton mince (P7.1).
plagues-plague-flies = Mouchy
plagues-plague-flies-help = Bonus Hebreje na desce nelze použít (P7.1).
plagues-plague-livestock = Dobytčí mor
plagues-plague-livestock-help = Tribut je o 1 vyšší (P7.1).
plagues-plague-boils = Vředy
plagues-plague-boils-help = Bonus vojáků na desce nelze použít (P7.1).
plagues-plague-hail = Krupobití
plagues-plague-hail-help = Karty zvláštních akcí a obchodu nelze použít (P7.1).
plagues-plague-locusts = Kobylky
plagues-plague-locusts-help = Bonusy mince na desce nelze použít (P7.1).
plagues-plague-darkness = Tma
plagues-plague-darkness-help = Nikdo si nebere kartu území; vyložené karty opouštějí hru (P7.1, P7.3).
plagues-plague-firstborn = Smrt prvorozených
plagues-plague-firstborn-help = Ve fázi 3 mají všichni o jeden Ankh méně (P7.1).
plagues-when-at-once = ihned
plagues-when-phase-1 = ve fázi 1
plagues-when-phase-2 = ve fázi 2
plagues-when-phase-3 = ve fázi 3
plagues-when-round = celé kolo

## Ztráty

plagues-loss-boat = loď zpět o { $steps }
plagues-loss-city = stupnice města zpět o { $steps }
plagues-loss-field = stupnice venkova zpět o { $steps }
plagues-loss-province = karta provincie zpět o { $steps }
plagues-loss-tokens = { $tokens } do odkladiště
plagues-loss-part = { $n }. { $choices }
plagues-loss_card = Karta ztrát { $n }

## Fáze kola a okamžiky vlastního tahu

plagues-phase-0 = Příprava
plagues-phase-1 = Kostky
plagues-phase-2 = Území
plagues-phase-3 = Tribut a ztráty
plagues-phase-4 = Příprava dalšího kola
plagues-moment-0 = před vaší kostkou
plagues-moment-1 = kostka je použitá
plagues-moment-2 = následuje počítání vojáků
plagues-moment-3 = před kartami území
plagues-moment-4 = po kartách území
plagues-moment-5 = následuje tribut
plagues-moment-6 = následují ztráty
plagues-moment-7 = po ztrátách

## Z čeho se skládají mince, vojáci, Ankhy a body

plagues-tribute-due = Tribut k zaplacení
plagues-tribute-tokens_to_spend = Žetony mincí k utracení
plagues-coins-board = Deska
plagues-coins-nile = Nil
plagues-coins-trade = Karty obchodu
plagues-coins-special = Zvláštní akce
plagues-coins-card = Faraonova karta
plagues-coins-tokens = Žetony mincí
plagues-coins-total = Mince
plagues-soldiers-dice = Nepoužité kostky
plagues-soldiers-board = Deska
plagues-soldiers-card = Faraonova karta
plagues-soldiers-trade = Karty obchodu
plagues-soldiers-special = Zvláštní akce
plagues-soldiers-total = Vojáci
plagues-ankhs-rows = Řady tří žetonů
plagues-ankhs-nile = Konec Nilu
plagues-ankhs-hebrews = 7 Hebrejů
plagues-ankhs-province = Karta provincie
plagues-ankhs-card = Faraonova karta
plagues-ankhs-total = Ankhy
plagues-points-dev = Nižší stupnice rozvoje
plagues-points-nile = Nil
plagues-points-tokens = Žetony
plagues-points-pharaoh = Faraonovy žetony
plagues-points-territories = Karty území
plagues-points-province = Konec karty provincie
plagues-points-hebrews = Hebrejové
plagues-points-penalties = Tresty
plagues-points-discard = Odkladiště
plagues-points-total = Body

## Popisky stolu

plagues-label-round = Kolo { $n }
plagues-label-phase = Fáze { $n }
plagues-label-market = Trh
plagues-label-slot = Pozice { $n }
plagues-label-supply = Zásoba
plagues-label-dice = Kostky
plagues-label-pharaoh_cards = Faraonovy karty
plagues-label-hebrews = Hebrejové
plagues-label-territories = Území
plagues-label-plague = Rána
plagues-label-loss = Ztráty
plagues-label-papyrus = Papyrus
plagues-label-tribute = Tribut
plagues-label-ankhs = Ankhy
plagues-label-ankhs-needed = Potřebné Ankhy
plagues-label-soldiers = Vojáci
plagues-label-order = Pořadí hráčů
plagues-label-nile = Nil
plagues-label-discard = Odkladiště
plagues-label-discard-slot = Odkladiště { $n }
plagues-label-kept = Vedle desky
plagues-label-penalties = Tresty
plagues-number-coin = mince
plagues-number-penalties = tresty
plagues-number-pharaoh = faraonovy žetony
plagues-label-power = Schopnost
plagues-label-power-used = Schopnost, použitá
plagues-label-ignoring = ignoruje ránu
plagues-label-advanced = Pokročilá hra
plagues-label-short = Krátká hra

## Příčiny: proč se něco stalo

plagues-cause-set-up = příprava
plagues-cause-bonus = bonus desky
plagues-cause-bonus-token = bonusový žeton
plagues-cause-province-card = karta provincie
plagues-cause-token = žeton
plagues-cause-favour = faraonova karta
plagues-cause-hebrew = osvobozený Hebrej
plagues-cause-recover = žeton získaný zpět
plagues-cause-last = poslední ze čtyř
plagues-cause-loss = ztráty
plagues-cause-plague = rána
plagues-cause-territory = karta území
plagues-cause-special = zvláštní akce
plagues-cause-trade = obchod
plagues-cause-pharaoh = faraonův žeton
plagues-cause-market = trh
plagues-cause-moses = Mojžíš
plagues-cause-automa = automa
plagues-cause-tribute = tribut
plagues-cause-edfu = { plagues-province-edfu }
plagues-cause-buto = { plagues-province-buto }

## Konce hry

plagues-ending-supply-used-up = zásoba je vyčerpaná
plagues-ending-last-round = poslední kolo je u konce

## Odkud pochází obsah a pravidla

plagues-origin-rulebook = tištěná pravidla
plagues-origin-recovered = vyčteno jinými z tištěné hry
plagues-origin-reconstructed = naše rekonstrukce
plagues-origin-own = naše vlastní
plagues-mark-R = uvádí to kniha pravidel
plagues-mark-C = je to jen na obrázcích v knize pravidel; rekonstruováno tak, aby sedělo s každou větou a příkladem
plagues-mark-D = naše rozhodnutí tam, kde kniha pravidel mlčí
plagues-table-papyrus = papyrus
plagues-table-tokens = počty žetonů
plagues-table-board = bonusy desky provincie
plagues-table-dev_track = stupnice rozvoje
plagues-table-nile = Nil
plagues-table-province_card = karta provincie
plagues-table-pharaoh_cards = faraonovy karty
plagues-table-hebrews = Hebrejové
plagues-table-plagues = rána
plagues-table-losses = karty ztrát
plagues-table-territories = karty území

## Části řádků záznamu

plagues-part-number = { $player } { $number }

## Záznam: jeden řádek pro každou událost

plagues-event-ProvinceTaken = { $player } spravuje provincii { $province }.
plagues-event-OrderSet = Pořadí hráčů: { $order }.
plagues-event-RoundCleared = Kolo končí: kostky a faraonovy karty se vracejí.
plagues-event-RoundBegun = Začíná kolo { $number }.
plagues-event-PhaseBegun = Fáze { $phase_id }: { $phase }.
plagues-event-MarketFilled = Trh, pozice { $slot }: { $token }.
plagues-event-MarketTaken = { $player } bere { $token_a } z pozice { $slot }.
plagues-event-MarketSwapped = { $player } prohazuje žetony na pozicích { $slots }.
plagues-event-MarketCleared = Z trhu odchází: { $tokens }.
plagues-event-ShuffledBack = Zpět do zásoby: { $tokens }.
plagues-event-SupplyTaken = { $player } bere { $token_a } ze zásoby ({ $cause }).
plagues-event-TokenPlaced = { $player } pokládá { $token_a } na pole { $space }.
plagues-event-TokenKept = { $player } si nechává { $token_a } vedle desky.
plagues-event-TokenGone =
    { $cause_id ->
        [automa] { $player } nemá volné pole: { $token } opouští hru.
       *[any] { $player } utrácí { $token_a } ({ $cause }).
    }
plagues-event-Moved =
    { $dev ->
        [yes] { $player }: { $track } { $change }, nyní hodnota { $points } ({ $cause }).
       *[any] { $player }: { $track } { $change }, nyní na poli { $to } ({ $cause }).
    }
plagues-event-BonusClaimed = { $player } získává { $bonus }.
plagues-event-BoardBonus =
    { $result ->
        [opened] { $player } otevírá bonusy desky: { $opened }.
        [broken] { $player } ztrácí bonusy desky: { $broken }.
        [opened-row] { $player } otevírá bonusy desky: { $opened }, a dokončuje řadu tří různých žetonů.
        [broken-row] { $player } ztrácí bonusy desky: { $broken }, a s nimi řadu tří různých žetonů.
        [row] { $player } dokončuje řadu tří různých žetonů.
       *[any] { $player } ztrácí řadu tří různých žetonů.
    }
plagues-event-DieSpent =
    { $changed ->
        [yes] { $player } používá kostku { $die } jako { $value }.
       *[any] { $player } používá kostku { $die }.
    }
plagues-event-PowerUsed = { $player } používá schopnost provincie.
plagues-event-FavourTaken = { $player } bere faraonovu kartu { $card }: { $favour }.
plagues-event-FavourSpent = { $player } utrácí faraonovu kartu { $card } ({ $cause }).
plagues-event-HebrewFreed = { $player } osvobozuje Hebreje hodnoty { $value }; místo { $place } ve sloupci dává: { $gift }.
plagues-event-HebrewsLaid = Na osvobození čeká Hebrej hodnoty { $value }.
plagues-event-HebrewsGone = Hebrejové, které nikdo neosvobodil, opouštějí hru.
plagues-event-TokenRecovered = { $player } získává zpět { $token_a } z odkladiště { $slot }.
plagues-event-SoldiersCounted = Vojáci a nové pořadí: { $soldiers }.
plagues-event-TerritoryOpened = Nové vyložené území: { $card } ({ $card_short }).
plagues-event-TerritoryTaken = { $player } bere kartu { $card } ({ $card_short }).
plagues-event-TerritoryKept = { $player } si nechává kartu { $card } ({ $card_short }).
plagues-event-TerritoryUsedUp = { $player } spotřebovává kartu { $card } ({ $card_short }).
plagues-event-TerritoriesGone = Hru opouštějí karty území: { $cards }.
plagues-event-Drew =
    { $cause_id ->
        [edfu] { $player } tajně dobírá ze zásoby.
       *[any] { $player } tajně dobírá z balíčku území.
    }
plagues-event-DrewThis = { $player } tajně dobírá: { $thing }.
plagues-event-PutBack =
    { $cause_id ->
        [edfu] { $player } vrací žetony do zásoby: { $amount }.
       *[any] { $player } vrací karty pod balíček území: { $amount }.
    }
plagues-event-SpecialUsed = { $player } používá kartu { $card } ({ $card_short }).
plagues-event-Traded = { $player } používá kartu { $card } ({ $card_short }).
plagues-event-PharaohTurned =
    { $use_id ->
        [ignore] { $player } otáčí faraonův žeton a ignoruje ránu.
       *[any] { $player } otáčí faraonův žeton a odhazuje trest.
    }
plagues-event-PenaltyDiscarded = { $player } odhazuje trestnou kartu ({ $cause }).
plagues-event-TributePaid =
    { $due ->
        [0] { $player } neplatí žádný tribut.
        [one] { $player } platí tribut: { $due } minci.
        [few] { $player } platí tribut: { $due } mince.
        [many] { $player } platí tribut: { $due } mince.
       *[other] { $player } platí tribut: { $due } mincí.
    }
plagues-event-TributeFailed =
    { $due ->
        [one] { $player } nemůže zaplatit tribut ve výši { $due } mince; má mincí: { $coins }.
        [few] { $player } nemůže zaplatit tribut ve výši { $due } mincí; má mincí: { $coins }.
        [many] { $player } nemůže zaplatit tribut ve výši { $due } mince; má mincí: { $coins }.
       *[other] { $player } nemůže zaplatit tribut ve výši { $due } mincí; má mincí: { $coins }.
    }
plagues-event-PenaltyTaken =
    { $player_id ->
        [none] Všichni, kdo nezaplatili, jsou na tom úplně stejně: kartu rány si nebere nikdo.
       *[any] { $player } si jako trest bere kartu rány.
    }
plagues-event-LossCancelled = { $player } ruší část { $part } ztrát.
plagues-event-LossSuffered = { $player }, část { $part } ztrát: { $loss }.
plagues-event-TokenLost = { $player } ztrácí { $token_a } z pole { $space }.
plagues-event-TokenDiscarded =
    { $slot_id ->
        [none] { $player } navždy ztrácí { $token_a }.
       *[any] { $player } dává { $token_a } do odkladiště { $slot }.
    }
plagues-event-PlagueRevealed =
    { $acts ->
        [yes] Rána tohoto kola: { $plague }. { $plague_help }
       *[any] Rána tohoto kola: { $plague }. V prvním kole nepůsobí.
    }
plagues-event-LossRevealed = Ztráty tohoto kola: { $parts }.
plagues-event-MosesHelps = Mojžíš pomáhá těm, kdo jsou poslední ({ $track }): { $players }.
plagues-event-AutomaTurned =
    { $purpose_id ->
        [favour] Automa otáčí { $die }: faraonova karta.
        [token] Automa otáčí { $die }: žeton z trhu.
        [hebrew] Automa otáčí { $die }: Hebrej.
       *[any] Automa otáčí { $die }.
    }
plagues-event-GameEnded =
    { $winners_count ->
        [one] Hra končí: { $ending }. Vyhrává { $winners } (body: { $best }).
        [few] Hra končí: { $ending }. O vítězství se dělí { $winners } (body: { $best }).
        [many] Hra končí: { $ending }. O vítězství se dělí { $winners } (body: { $best }).
       *[other] Hra končí: { $ending }. O vítězství se dělí { $winners } (body: { $best }).
    }

## Otázky: tomu, kdo odpovídá, a ostatním. $about je to, čeho se otázka týká, $about1 a $about2 jsou jeho položky.

plagues-ask-first_player = Kdo začíná?
plagues-ask-first_player-other = { $seat } vybírá, kdo začne.
plagues-ask-province = Vyberte si provincii.
plagues-ask-province-other = { $seat } vybírá provincii.
plagues-ask-refill = Který žeton přijde na pozici { $about } trhu?
plagues-ask-refill-other = Na pozici { $about } trhu přichází žeton.
plagues-ask-lay_hebrew = Který Hebrej čeká na osvobození?
plagues-ask-lay_hebrew-other = Vykládá se Hebrej.
plagues-ask-open_territory = Která karta území se vyloží?
plagues-ask-open_territory-other = Vykládá se karta území.
plagues-ask-plague = Která rána dopadne na Egypt?
plagues-ask-plague-other = Odhaluje se rána.
plagues-ask-loss_card = Které ztráty s ní přijdou?
plagues-ask-loss_card-other = Odhaluje se karta ztrát.
plagues-ask-automa_die = Kterou kostku automa otočí?
plagues-ask-automa_die-other = Automa otáčí kostku.
plagues-ask-automa_territory = Kterou kartu území si automa vezme?
plagues-ask-automa_territory-other = Automa si bere kartu území.
plagues-ask-edfu_draw = Který žeton se dobere?
plagues-ask-edfu_draw-other = { $seat } dobírá žetony ze zásoby.
plagues-ask-edfu_keep = Který z dobraných žetonů si necháte?
plagues-ask-edfu_keep-other = { $seat } vybírá jeden z dobraných žetonů.
plagues-ask-buto = Máte kartu { $about }: dobrat další dvě a jednu z těch tří si nechat?
plagues-ask-buto-other = { $seat } může dobrat další dvě karty území.
plagues-ask-buto_draw = Která karta území se dobere?
plagues-ask-buto_draw-other = { $seat } dobírá karty území.
plagues-ask-buto_keep = Kterou ze tří karet území si necháte?
plagues-ask-buto_keep-other = { $seat } vybírá jednu ze tří karet území.
plagues-ask-die = Vyberte kostku a co s ní uděláte.
plagues-ask-die-other = { $seat } používá kostku.
plagues-ask-free = Chcete něco použít? ({ $about })
plagues-ask-free-other = { $seat } může použít karty nebo faraonovy žetony.
plagues-ask-dev =
    { $steps ->
        [one] Vyberte stupnici pro { $steps } krok rozvoje.
        [few] Vyberte stupnice pro { $steps } kroky rozvoje.
        [many] Vyberte stupnice pro { $steps } kroku rozvoje.
       *[other] Vyberte stupnice pro { $steps } kroků rozvoje.
    }
plagues-ask-dev-other =
    { $steps ->
        [one] { $seat } vybírá stupnici pro { $steps } krok rozvoje.
        [few] { $seat } vybírá stupnice pro { $steps } kroky rozvoje.
        [many] { $seat } vybírá stupnice pro { $steps } kroku rozvoje.
       *[other] { $seat } vybírá stupnice pro { $steps } kroků rozvoje.
    }
plagues-ask-dev_favour = Jeden krok rozvoje zdarma, nebo dva za minci?
plagues-ask-dev_favour-other = { $seat } vybírá jeden krok rozvoje, nebo dva za minci.
plagues-ask-pay_with = Čím zaplatíte?
plagues-ask-pay_with-other = { $seat } vybírá, čím zaplatí.
plagues-ask-hebrew = Kterého Hebreje osvobodíte?
plagues-ask-hebrew-other = { $seat } osvobozuje Hebreje.
plagues-ask-market = Který žeton z trhu si vezmete?
plagues-ask-market-other = { $seat } bere žeton z trhu.
plagues-ask-swap = Které dva žetony na trhu prohodíte?
plagues-ask-swap-other = { $seat } prohazuje dva žetony na trhu.
plagues-ask-place = Vyberte pole pro tento žeton: { $about }.
plagues-ask-place-other = { $seat } vybírá pole pro tento žeton: { $about }.
plagues-ask-recover = Který žeton z odkladiště získáte zpět?
plagues-ask-recover-other = { $seat } získává zpět žeton z odkladiště.
plagues-ask-territory = Kterou kartu území si vezmete?
plagues-ask-territory-other = { $seat } bere kartu území.
plagues-ask-ignore = Otočit faraonův žeton a ignorovat ránu?
plagues-ask-ignore-other = { $seat } může ignorovat ránu.
plagues-ask-cancel = Vaše Ankhy mohou zrušit jednu část ztrát: kterou?
plagues-ask-cancel-other = { $seat } může zrušit jednu část ztrát.
plagues-ask-loss = Část { $about } ztrát: co vás postihne?
plagues-ask-loss-other = { $seat } vybírá ztrátu pro část { $about }.
plagues-ask-lose = O který žeton přijdete? ({ $about })
plagues-ask-lose-other = { $seat } vybírá, o který žeton přijde ({ $about }).
plagues-ask-slot = Do kterého odkladiště? ({ $about })
plagues-ask-slot-other = { $seat } vybírá odkladiště ({ $about }).
plagues-ask-give_up = Vaše odkladiště je plné a přibývá další žeton ({ $about }): který žeton opustí hru?
plagues-ask-give_up-other = { $seat } vybírá, který žeton opustí hru.
plagues-ask-chance = Rozhoduje náhoda.
plagues-ask-refill-chance = Náhoda doplňuje pozici { $about } na trhu.
plagues-ask-lay_hebrew-chance = Náhoda vykládá Hebreje.
plagues-ask-open_territory-chance = Náhoda vykládá kartu území.
plagues-ask-plague-chance = Náhoda odhaluje ránu.
plagues-ask-loss_card-chance = Náhoda losuje kartu ztrát.
plagues-ask-automa_die-chance = Náhoda otáčí kostku za automu.
plagues-ask-automa_territory-chance = Náhoda bere kartu území za automu.
plagues-ask-edfu_draw-chance = Náhoda losuje žeton pro Edfu.
plagues-ask-buto_draw-chance = Náhoda losuje kartu území pro Buto.

## Možnosti: co která odpověď znamená

plagues-option-done = Hotovo
plagues-option-yes = Ano
plagues-option-no = Ne
plagues-option-ignore-plague = Otočit faraonův žeton: ignorovat ránu
plagues-option-drop-penalty = Otočit faraonův žeton: odhodit trest
plagues-option-use = Použít: { $card } ({ $card_short })
plagues-option-first_player = Začíná { $player }
plagues-option-province = { $province }
plagues-option-refill = { $token }
plagues-option-lay_hebrew = Hebrej hodnoty { $hebrew }
plagues-option-open_territory = { $card } ({ $card_short })
plagues-option-plague = { $plague }
plagues-option-loss_card = Karta ztrát { $loss_card }
plagues-option-automa_die = Kostka { $die }
plagues-option-automa_territory = { $card } ({ $card_short })
plagues-option-edfu_draw = { $token }
plagues-option-edfu_keep = Nechat si { $token_a }
plagues-option-edfu_keep-done = Žádný nelze vzít: vrátit všechny
plagues-option-buto-yes = Dobrat další dvě
plagues-option-buto-no = Nechat si tuto
plagues-option-buto_draw = { $card } ({ $card_short })
plagues-option-buto_keep = Nechat si: { $card } ({ $card_short })
plagues-option-die =
    { $action_id ->
        [token] Kostka { $spent }: vzít žeton z pozice { $slot }
        [favour] Kostka { $spent }: vzít faraonovu kartu { $favour }
        [favour_by_card] Kostka { $spent }: vzít faraonovu kartu { $favour } díky kartě { $card }
        [hebrew] Kostka { $spent }: osvobodit Hebreje hodnoty { $hebrew }
        [recover] Kostka { $spent }: získat zpět žeton z odkladiště { $discard }
        [draw] Kostka { $spent }: dobrat 6 žetonů a jeden si nechat
       *[any] Kostka { $spent }: použít naprázdno
    }
plagues-option-die-spent =
    { $changed ->
        [yes] { $die } jako { $value }
       *[any] { $die }
    }
plagues-option-free-done = Nic nepoužít
plagues-option-dev = { $tracks }
plagues-option-dev_favour-one-step = Jeden krok, zdarma
plagues-option-dev_favour-two-steps = Dva kroky, za minci
plagues-option-pay_with-coin = Žeton mince
plagues-option-pay_with-card = Karta mince tohoto kola
plagues-option-hebrew = Hebrej hodnoty { $hebrew }
plagues-option-market = Pozice { $slot }: { $token }
plagues-option-swap = Prohodit pozice { $slots }
plagues-option-place = Na pole { $space }
plagues-option-recover = Z odkladiště { $discard }
plagues-option-territory = Vzít: { $card } ({ $card_short })
plagues-option-ignore-yes = Ignorovat ji
plagues-option-ignore-no = Podstoupit ji
plagues-option-cancel = Zrušit část { $part }
plagues-option-cancel-done = Nic nerušit
plagues-option-loss = { $loss }
plagues-option-lose = Žeton z pole { $space }
plagues-option-slot = Odkladiště { $discard }
plagues-option-give_up-1 = Žeton z odkladiště 1
plagues-option-give_up-2 = Žeton z odkladiště 2
plagues-option-give_up-new = Právě ztracený žeton
