### Kniha pravidel hry 10 ran egyptských našimi slovy. Jak se značí odstavce, odkazy a slova pro hledání, vysvětluje anglický soubor.

rulebook-plagues-chapter-start = Začněte zde
rulebook-plagues-chapter-province = Vaše provincie
rulebook-plagues-chapter-dice = Fáze 1: kostky
rulebook-plagues-chapter-land = Fáze 2: území
rulebook-plagues-chapter-plague = Fáze 3: tribut, ztráty, rány
rulebook-plagues-chapter-end = Konec kola a konec hry
rulebook-plagues-chapter-more = Hra pro jednoho a co je dobré vědět

## Začněte zde

rulebook-plagues-goal = Jak se vyhrává
rulebook-plagues-goal-1 = Spravujete provincii v Egyptě, na který dopadá jedna rána za druhou, v každém kole jedna. Budujete město a venkov, plujete po Nilu, osvobozujete Hebreje a sbíráte karty území. V každém kole musíte zaplatit faraonův tribut a snést ztráty. Vyhrává, kdo má na konci nejvíce **bodů**.
rulebook-plagues-goal-2 = Body se počítají jednou, na konci. Z vašich dvou stupnic rozvoje se počítá jen **nižší**, proto dbejte o obě.
rulebook-plagues-goal-words = cíl, cíl hry, účel, smysl, vyhrát, výhra, vyhrává, vítěz, vítězství, jak vyhrát, body, vítězné body, skóre, prohra, prohrát

rulebook-plagues-points-dev = Body nižší z vašich stupnic města a venkova.
rulebook-plagues-points-nile = Body pole, na kterém stojí vaše loď; mají je jen poslední tři.
rulebook-plagues-points-tokens = 1 za každý žeton na desce a vedle ní kromě mincí, faraonových žetonů a toho, co leží v odkladišti.
rulebook-plagues-points-pharaoh = Každý 2, použitý i nepoužitý.
rulebook-plagues-points-territories = Karty bodování dávají, co říkají, karty obchodu po 2.
rulebook-plagues-points-province = 6, pokud je váš ukazatel na 24, posledním poli.
rulebook-plagues-points-hebrews = 18, 14, 10 a 6 za nejvyšší součty osvobozených Hebrejů.
rulebook-plagues-points-penalties = Každý minus 3.
rulebook-plagues-points-discard = Minus 2 za každý žeton v něm.

rulebook-plagues-glance = Kolo v kostce
rulebook-plagues-glance-1 = Hra má nejvýše deset kol. Každé má tři fáze:
rulebook-plagues-glance-2 = • **Kostky.** Každý má šest karet kostek, 1 až 6; nic se nehází. Třikrát po sobě, vždy když na vás přijde řada, jednu použijete: na žeton z trhu, na faraonovu kartu, na osvobození Hebreje nebo na získání ztraceného žetonu zpět.
rulebook-plagues-glance-3 = • **Území.** Tři kostky, které vám zbyly, jsou vaši vojáci. Kdo jich má nejvíce, je první v novém pořadí a první si vybírá kartu území.
rulebook-plagues-glance-4 = • **Tribut a ztráty.** Všichni zaplatí v mincích tribut kola; z těch, kdo nemohou, dostane jeden trest. Potom všichni podstoupí ztráty kola, ale dost Ankhů jednu z nich zruší.
rulebook-plagues-glance-5 = Pak se [připraví](round) další kolo. Po kolech 3, 6 a 9 pomáhá [Mojžíš](moses) těm, kdo zaostávají. Hra [končí](end), když dojde zásoba žetonů, nebo po kole 10.
rulebook-plagues-glance-words = přehled, shrnutí, stručně, v kostce, rychlý začátek, základy, jak se hraje, kolo, kola, fáze, průběh, tah, hod, házet kostkami, délka, jak dlouho

rulebook-plagues-pieces = Co máte
rulebook-plagues-pieces-1 = Vaše **deska provincie** má město a venkov, každé se dvěma řadami po třech polích. Vedle je Nil s vaší lodí a dvě stupnice rozvoje; vaše **karta provincie** je samostatná stupnice od 0 do 24.
rulebook-plagues-pieces-2 = Máte šest karet kostek, dvě odkladiště na ztracené žetony, dva žetony Ankh za úplné řady a tři bonusové žetony, které lze získat každý jednou. Čtyři provincie se liší jen svou [schopností](powers).
rulebook-plagues-pieces-3 = Na společné desce leží šest žetonů trhu, tři Hebrejové, šest faraonových karet, tři karty území a rána a ztráty kola. Hrát může jeden až čtyři: při čtyřech hráčích se použije všech 72 žetonů, při třech 54, při dvou nebo sólo 36.
rulebook-plagues-pieces-words = součásti, komponenty, materiál, žetony, co je v krabici, počet hráčů, kolik hráčů, deska, { plagues-token-sphinx }, { plagues-token-obelisk }, { plagues-token-egyptian }, { plagues-token-plantation }, { plagues-token-herd }, { plagues-token-coin }

rulebook-plagues-setup = Příprava
rulebook-plagues-setup-1 = Tady se stůl připraví sám; dělá toto. Provincie se rozdají náhodně; sólo si vyberete. Začínající hráč je náhodný, ostatní následují po směru hodinových ručiček. Na vyrovnání pořadí postoupí první o 1 na kartě provincie, druhý o 2, třetí popluje o 1 pole a čtvrtý položí Egypťana na kterékoli pole města nebo venkova.
rulebook-plagues-setup-2 = Karty ztrát jsou seřazené: nejdřív ty s jednou ztrátou, potom se dvěma, potom se třemi. Šest žetonů a tři Hebrejové leží odkrytě; odhalí se první rána, první ztráty a tři karty území.
rulebook-plagues-setup-3 = **Pokročilá hra** používá druhou stranu papyru s vyšším tributem. **Krátká hra** končí po kole 8.
rulebook-plagues-setup-words = příprava, připravit, rozložení, začátek, začít, začínající hráč, první hráč, kdo začíná, pokročilá, varianta, obtížnost, krátká hra

## Vaše provincie

rulebook-plagues-board = Město a venkov
rulebook-plagues-board-1 = Ve městě leží sfingy, obelisky a Egypťané; na venkově plantáže, stáda a Egypťané. Žeton, který si vezmete, jde ihned na kterékoli volné pole své části a zůstává tam: nikdy ho dobrovolně nepřesouváte ani neodebíráte.
rulebook-plagues-board-2 = Plná část nepřijímá další žetony, nové ani získané zpět, dokud se pole neuvolní; takový žeton pak nelze ani vzít.
rulebook-plagues-board-3 = Mezi dvěma sousedy v řadě leží [bonus](bonuses). Je aktivní, dokud jsou obě pole vedle něj zaplněná, ať na nich leží cokoli.
rulebook-plagues-board-words = deska, město, venkov, pole, řada, položit žeton, umístit, plné, není místo, sfinga, obelisk, Egypťan, plantáž, stádo

rulebook-plagues-bonuses = Bonusy desky
rulebook-plagues-bonuses-1 = Krok na stupnici rozvoje uděláte, když se jeho bonus stane aktivním, a vrátíte ho, když se přeruší; jakmile bonus znovu uzavřete, krok je zase váš. Mince, vojáci a bonus Hebreje pomáhají v každém kole, dokud jsou aktivní.
rulebook-plagues-bonuses-2 = **Bonusové žetony.** Když je všech šest polí města zaplněných, ihned získáte jeho bonusový žeton; totéž platí pro venkov a pro řeku, když vaše loď dosáhne značky nebo ji mine. Každý dává dva kroky rozvoje a potom 2 pole na kartě provincie, jednou za hru.
rulebook-plagues-bonuses-words = bonus, bonusy, bonusový žeton, aktivní, přerušit, přerušený, mince, příjem, vojáci, rozvoj, krok, plné město, plný venkov

rulebook-plagues-ankhs = Řady po třech a Ankhy
rulebook-plagues-ankhs-1 = Řada se **třemi různými žetony** aktivuje jeden z vašich dvou žetonů Ankh. Když se řada přeruší, žeton se vrátí, dokud není některá řada opět úplná.
rulebook-plagues-ankhs-2 = Ankhy vás chrání: máte-li jich tolik, kolik kolo vyžaduje, můžete [zrušit jednu ztrátu](cancel). Vyžadují je i některé [zvláštní akce](special). Neutrácejí se. Počítají se tyto:
rulebook-plagues-ankhs-words = ankh, ankhy, řada, tři různé, symbol, štít, ochrana, úplná řada

rulebook-plagues-ankh-rows = Jeden za každou řadu tří různých žetonů, nejvýše dva.
rulebook-plagues-ankh-nile = Jeden, dokud je vaše loď na posledním poli.
rulebook-plagues-ankh-hebrews = Jeden, když jste jich osvobodili sedm.
rulebook-plagues-ankh-province = Jeden od pole 21.
rulebook-plagues-ankh-card = Jeden s faraonovou kartou 5, dokud ji máte.

rulebook-plagues-tracks = Stupnice: rozvoj, Nil, karta provincie
rulebook-plagues-tracks-1 = **Rozvoj** města a venkova: každé pole ukazuje své body a na konci se počítá jen vaše nižší stupnice. „2 kroky rozvoje“ jsou dva na jedné stupnici nebo jeden na každé.
rulebook-plagues-tracks-2 = **Nil**: každá mince, které vaše loď dosáhla nebo kterou minula, je příjem v každém kole, dokud loď necouvne. V půli cesty leží značka bonusového žetonu řeky. Poslední tři pole dávají body, jen to, na kterém loď stojí, a úplně poslední dává Ankh.
rulebook-plagues-tracks-3 = **Karta provincie**: na 6 si vezmete Hebreje podle své volby, na 9 libovolný žeton z trhu, na 12 uděláte dva kroky rozvoje: každé jednou, když ho dosáhnete nebo minete. Od 13 smíte použít dvě [zvláštní akce](special) za kolo, od 21 máte Ankh a 24 je na konci za 6 bodů.
rulebook-plagues-tracks-4 = Co pohyb vyvolá, se provede ihned a úplně; co provést nelze, propadá. Žádný ukazatel necouvne za svůj začátek a kroky za konec propadají.
rulebook-plagues-tracks-words = stupnice, rozvoj, krok, Nil, řeka, loď, plout, plavba, karta provincie, ukazatel, příjem, 13, 21, 24

## Fáze 1: kostky

rulebook-plagues-dice = Použití kostek
rulebook-plagues-dice-1 = V pořadí hráčů použije každý jednu kostku, a to třikrát dokola. Její číslo říká, co umí: vzít žeton z trhu na té pozici, vzít faraonovu kartu toho čísla, osvobodit Hebreje nebo získat žeton zpět. Nakonec jsou tři kostky použité a tři zbývají: to jsou vaši [vojáci](soldiers). Vysoká kostka je tedy dobrá k použití i k ponechání.
rulebook-plagues-dice-2 = Dokud některá z vašich kostek něco umí, musíte takovou vybrat a provést to. Jen když žádná, použijete jednu naprázdno.
rulebook-plagues-dice-words = kostka, kostky, kostek, použít kostku, utratit, akce, co mohu dělat, tah, pasovat, přeskočit, hod, házet, číslo

rulebook-plagues-market = Braní žetonu
rulebook-plagues-market-1 = Vezměte žeton z pozice, která má číslo vaší kostky. Žetony napravo se posunou o jednu pozici doleva a pozice 6 se doplní ze zásoby.
rulebook-plagues-market-2 = Sfingy, obelisky, Egypťané, plantáže a stáda jdou ihned na vaši [desku](board). Žeton lodi posune vaši loď o 1 pole, žeton provincie vás posune o 1, 2 nebo 3 na kartě provincie; zůstávají vedle desky, kde jsou stále za bod. Mince a faraonovy žetony si necháváte na později, kolik chcete.
rulebook-plagues-market-words = trh, žeton, vzít žeton, koupit, pozice, zásoba, doplnit, posunout, mince, žeton lodi

rulebook-plagues-pharaoh = Faraonovy karty
rulebook-plagues-pharaoh-1 = Pro každé číslo je jedna karta. Každou lze v kole vzít jednou a vzít si smíte dvě nebo tři. Na konci kola se všechny vracejí; utracenou nelze dříve vzít znovu.
rulebook-plagues-pharaoh-2 = Druhý krok karty 1 se platí žetonem mince, nebo kartou 3, pokud ji už máte.
rulebook-plagues-pharaoh-words = faraonova karta, faraonovy karty, přízeň, vzít kartu, karta

rulebook-plagues-hebrews = Osvobozování Hebrejů
rulebook-plagues-hebrews-1 = V každém kole čekají na společné desce tři Hebrejové hodnoty 1, 2 nebo 3. Osvobodí je kostka, která je **alespoň dvojnásobkem hodnoty**: hodnotu 1 kostka 2 a vyšší, hodnotu 2 kostka 4 a vyšší, hodnotu 3 kostka 6. Je-li bonus Hebreje na vaší desce aktivní, stačí kostka alespoň rovná hodnotě.
rulebook-plagues-hebrews-2 = Osvobození tvoří sloupec o sedmi místech a každé místo při zaplnění něco dává: karta provincie +1, loď +1, krok rozvoje, libovolný žeton z trhu, o trest méně, krok rozvoje a sedmé Ankh. Osmý začíná druhý sloupec se stejnými dary, ale bez Ankhu.
rulebook-plagues-hebrews-3 = Na konci se porovnají součty hodnot, za 18, 14, 10 a 6 bodů.
rulebook-plagues-hebrews-words = Hebrej, Hebrejové, osvobodit, osvobození, otroci, lid, sloupec, hodnota, dvojnásobek, řetěz

rulebook-plagues-recover = Získání ztraceného žetonu zpět
rulebook-plagues-recover-1 = Ztracené žetony leží ve vašich dvou odkladištích. Kostka 1 nebo 2 vrátí, co leží v prvním, kostka 3 nebo 4, co leží ve druhém: na volné pole jeho části, Egypťana do kterékoli. Co tam na konci zůstane, stojí po 2 bodech.
rulebook-plagues-recover-words = získat zpět, vrátit, odkladiště, ztracený žeton

## Fáze 2: území

rulebook-plagues-soldiers = Vojáci a pořadí hráčů
rulebook-plagues-soldiers-1 = Vaši vojáci jsou součet tří nepoužitých kostek, plus 3 s bonusem desky, plus 5 s faraonovou kartou 2, plus co přidají karty území. Kdo jich má nejvíce, bude první, a tak dále: to je pořadí hráčů do příští fáze 2.
rulebook-plagues-soldiers-2 = **Shody**: dříve je, kdo je dále na kartě provincie; potom dále na Nilu; potom kdo má více žetonů na desce; potom více Hebrejů; potom kdo byl dříve předtím.
rulebook-plagues-soldiers-words = vojáci, voják, armáda, síla, pořadí hráčů, pořadí, první hráč, kdo začíná, shoda, shody, remíza, stejně

rulebook-plagues-territories = Karty území
rulebook-plagues-territories-1 = Tři karty leží odkrytě. V novém pořadí si každý jednu vezme; odmítnout nelze. Při dvou hráčích se třetí karta odstraní; při čtyřech poslední žádnou nedostane, ale postoupí o 2 na kartě provincie.
rulebook-plagues-territories-2 = Jsou čtyři druhy. Všechny karty leží odkrytě před svými majiteli.
rulebook-plagues-territories-words = území, země, karta, karty, dobrat kartu, líznout kartu, vzít kartu, vybrat kartu, okamžitý, poslední hráč

rulebook-plagues-special = Zvláštní akce
rulebook-plagues-special-1 = Každou z těchto karet lze použít jednou za kolo, ve vlastním tahu a v kterékoli fázi, i v kole, kdy jste ji vzali. Celkem smíte použít **jednu** zvláštní akci za kolo a **dvě**, dokud je váš ukazatel na kartě provincie na 13 nebo dál. Každá má podmínku a „2 Ankhy“ znamená alespoň dva.
rulebook-plagues-special-words = zvláštní akce, schopnost, použít kartu, jednou za kolo, podmínka

rulebook-plagues-trade = Obchod
rulebook-plagues-trade-1 = Obchod potřebuje žetony, které ukazuje, na vaší desce nebo vedle ní; neutrácejí se a ty v odkladišti se nepočítají. Některé dávají v každém kole minci nebo vojáka, dokud tam žetony jsou. Ostatní se použijí jednou, za žeton mince nebo faraonovu kartu 3. Každý je na konci za 2 body, použitý i nepoužitý.
rulebook-plagues-trade-words = obchod, obchody, obchodovat, výměna, vyměnit, koupit, mince, trvalý, příjem

rulebook-plagues-scoring = Karty bodování
rulebook-plagues-scoring-1 = Do konce hry nedělají nic; potom dají body za to, co máte.
rulebook-plagues-scoring-words = karta bodování, karty bodování, body, vítězné body, konec hry

rulebook-plagues-free = Kdy lze použít karty a žetony
rulebook-plagues-free-1 = Zvláštní akce, jednorázové obchody a faraonovy žetony lze použít v kterémkoli okamžiku vlastního tahu: před každou svou kostkou i po ní, před počítáním vojáků, před výběrem karty území i po něm, před svým tributem a před svými ztrátami i po nich. Stůl se zeptá vždy, když máte co použít; když to vynecháte, nabídne se to příště znovu.
rulebook-plagues-free-words = kdy, okamžik, kdykoli, použít kartu, použít žeton, přerušit

## Fáze 3: tribut, ztráty, rány

rulebook-plagues-tribute = Tribut
rulebook-plagues-tribute-1 = V pořadí hráčů zaplatí každý tolik mincí, kolik papyrus pro toto kolo ukazuje: **stálými mincemi** (bonusy desky, Nil, obchody), faraonovou kartou 3 a žetony mincí. Stálé mince se neutrácejí; žetony mincí, kterými platíte, opouštějí hru a nikdy jich neplatíte více, než je třeba.
rulebook-plagues-tribute-2 = Kdo platit může, platí. Kdo nemůže, neutrácí žetony. Když všichni zaplatili nebo neuspěli, **jeden** z těch, kdo neuspěli, si vezme kartu rány jako trest, minus 3 body: kdo je nejméně daleko na kartě provincie; potom na Nilu; potom kdo má nejméně žetonů na desce; potom nejméně Hebrejů. Jsou-li si ve všem rovni, kartu nedostane nikdo.
rulebook-plagues-tribute-words = tribut, daň, platit, placení, mince, peníze, nemohu zaplatit, trest, papyrus, cena, shoda, shody

rulebook-plagues-losses = Ztráty
rulebook-plagues-losses-1 = Potom všichni podstoupí každou část karty ztrát, odshora. Kde část nabízí volbu, volíte vy; a smíte zvolit **i to, co vás nic nestojí**: ukazatel, který je na začátku, druh žetonu, který nemáte.
rulebook-plagues-losses-2 = Ztracený žeton jde do volného odkladiště podle vaší volby. Je-li jich více než dva, vyberete, které dva si necháte; ostatní opouštějí hru. Kde žeton chybí, přeruší se bonusy a řady.
rulebook-plagues-losses-3 = Je to čím dál těžší: nejdřív přicházejí karty s jednou částí, potom se dvěma, potom se třemi.
rulebook-plagues-losses-words = ztráta, ztráty, ztratit, ztratit žeton, škoda, odkladiště, couvnout, zpět, volba, nic

rulebook-plagues-cancel = Zrušení ztráty
rulebook-plagues-cancel-1 = Máte-li alespoň tolik aktivních [Ankhů](ankhs), kolik papyrus pro toto kolo ukazuje, můžete zrušit jednu část karty ztrát, kterou chcete. Určíte ji, než podstoupíte ostatní, a nikdy víc než jednu za kolo.
rulebook-plagues-cancel-2 = Ankhy se neutrácejí; jen faraonova karta 5, pokud jste ji k dosažení počtu potřebovali.
rulebook-plagues-cancel-words = zrušit, zrušení, zabránit, vyhnout se, chránit, štít, ankh, ankhy, ignorovat ztrátu

rulebook-plagues-plagues = Deset ran
rulebook-plagues-plagues-1 = Pro každé kolo se odhalí jedna rána. Postihuje všechny, v době, kterou karta ukazuje: ihned, v některé fázi, nebo celé kolo. Ty s bleskem udeří jednou, při odhalení, a v kole 1 nepůsobí.
rulebook-plagues-plagues-2 = S [faraonovým žetonem](pharaohs) ránu ignorujete. Žádná rána nemění konečné bodování.
rulebook-plagues-plagues-words = rána, rány, pohroma, účinek, blesk, { plagues-plague-blood }, { plagues-plague-frogs }, { plagues-plague-lice }, { plagues-plague-flies }, { plagues-plague-livestock }, { plagues-plague-boils }, { plagues-plague-hail }, { plagues-plague-locusts }, { plagues-plague-darkness }, { plagues-plague-firstborn }

rulebook-plagues-pharaohs = Faraonovy žetony
rulebook-plagues-pharaohs-1 = Každý faraonův žeton lze použít jednou, ve vlastním tahu: ignorovat ránu od té chvíle do konce kola, nebo odhodit trestnou kartu, kterou jste dostali dříve. Pak se otočí. Použitý i nepoužitý je na konci za 2 body.
rulebook-plagues-pharaohs-words = faraonův žeton, faraonovy žetony, ignorovat ránu, odhodit trest, zbavit se trestu, trest

rulebook-plagues-powers = Schopnosti provincií
rulebook-plagues-powers-1 = Každá provincie má svou schopnost. Použít ji lze jednou za kolo; schopnost Memfidy platí vždy.
rulebook-plagues-powers-words = schopnost, schopnosti, provincie, zvláštní schopnost, { plagues-province-abydos }, { plagues-province-buto }, { plagues-province-memphis }, { plagues-province-edfu }

## Konec kola a konec hry

rulebook-plagues-round = Příprava dalšího kola
rulebook-plagues-round-1 = Po každém kole kromě posledního: vrátí se faraonovy karty; vyloží se tři karty území; odhalí se rána a ztráty; Hebrejové, které nikdo neosvobodil, opustí hru a vyloží se tři jiní; žetony z pozic 1 a 2 opustí trh, ten se doplní a ony se pak zamíchají do zásoby; ukazatel kola se posune.
rulebook-plagues-round-words = konec kola, nové kolo, další kolo, doplnit, úklid, trh

rulebook-plagues-moses = Mojžíš
rulebook-plagues-moses-1 = Po kolech 3, 6 a 9 pomáhá Mojžíš těm, kdo zaostávají: poslední na stupnici města udělá krok, poslední na stupnici venkova udělá krok, poslední na Nilu popluje o 1 pole, poslední na kartě provincie postoupí o 2. Dostanou to všichni, kdo jsou poslední společně, i s každým bonusem, kterého tím dosáhnou.
rulebook-plagues-moses-words = Mojžíš, pomoc, zaostávat, poslední, dohnat, shoda, shody

rulebook-plagues-end = Kdy hra končí
rulebook-plagues-end-1 = Zbývají-li na konci kola v zásobě dva žetony nebo méně, bylo to kolo poslední; dohraje se do konce včetně Mojžíše. Po kole 10 hra končí v každém případě. Krátká hra končí vždy po kole 8.
rulebook-plagues-end-words = konec, konec hry, poslední kolo, délka, jak dlouho, kolik kol, krátká hra, prázdná zásoba

rulebook-plagues-score = Konečné bodování
rulebook-plagues-score-1 = Sečtěte, co dává každý [zdroj](goal); potom odečtěte 3 za každou trestnou kartu a 2 za každý žeton v odkladišti.
rulebook-plagues-score-2 = **Hebrejové**: nejvyšší součet hodnot je za 18, další za 14, 10 a 6; při méně hráčích jen první z nich. Při shodě se body daných míst dělí rovným dílem.
rulebook-plagues-score-3 = **Shody**: vyhrává, kdo je dále na kartě provincie; potom na Nilu; jinak se vítězství dělí.
rulebook-plagues-score-words = bodování, konečné bodování, body, skóre, počítání, vítěz, vyhrát, shoda, shody, remíza

## Hra pro jednoho a co je dobré vědět

rulebook-plagues-solo = Sólo proti automě
rulebook-plagues-solo-1 = Připravte hru pro dva. Vy jste první, s kteroukoli provincií; automa je druhá. Nemá schopnost, odkladiště ani žetony Ankh a na obou stupnicích rozvoje začíná o krok dál. Mojžíš tu není.
rulebook-plagues-solo-2 = **Její tah.** Jejích šest kostek leží zamíchaných lícem dolů. Jednu otočí: 1 nebo 2 je faraonova karta, 3 nebo 4 žeton z trhu, 5 nebo 6 Hebrej. Druhá kostka říká, která karta nebo pozice; z Hebrejů osvobodí vždy nejvyšší hodnotu. Když to už není, nedostane nic.
rulebook-plagues-solo-3 = **Co dostane.** Faraonovy karty 1, 2, 4 a 6 působí jako obvykle; 3 a 5 jen bere vám. Žetony klade tak, aby se nejdřív uzavíraly bonusy rozvoje, potom vojáci. Z jejích stupnic rozvoje postupuje nižší. „Libovolný žeton z trhu“ je vždy ten na pozici 1.
rulebook-plagues-solo-4 = **Území.** Její tři horní kostky jsou její vojáci. Bere kartu bodování, jinak obchod, jinak okamžitý bonus, nikdy zvláštní akci.
rulebook-plagues-solo-5 = Neplatí tribut a netrpí ztráty ani rány. Když nemůžete zaplatit, je trest vždy váš.
rulebook-plagues-solo-6 = **Její body**: nižší stupnice rozvoje, Nil, 1 za každý žeton (i mince), 2 za faraonův žeton, Hebrejové, 4 za kartu bodování, 2 za obchod. Jste-li v Hebrejích druzí, bodujete za ně jen se součtem alespoň 10.
rulebook-plagues-solo-words = sólo, sám, jeden hráč, pro jednoho, automa, bot, soupeř, počítač

rulebook-plagues-tips = Rady pro první hry
rulebook-plagues-tips-1 = • Doplňte brzy řadu tří různých žetonů: dá vám Ankh.
rulebook-plagues-tips-2 = • Otevřete své bonusy mince: zaplatí tribut prvních kol.
rulebook-plagues-tips-3 = • Při čtyřech hráčích sledujte vojáky ostatních a snažte se získat kartu území v každém kole.
rulebook-plagues-tips-4 = • Trestná karta není katastrofa: faraonův žeton ji odstraní.
rulebook-plagues-tips-5 = • Nepodceňujte karty bodování; a v konečném součtu hodně váží Hebrejové.
rulebook-plagues-tips-6 = • Smíte zvolit ztrátu toho, co nemáte: ukazatel na začátku, žeton, který vám nepatří.
rulebook-plagues-tips-words = rady, rada, tipy, strategie, taktika, nápověda, jak hrát dobře, začátečník

rulebook-plagues-secrets = Co je skryté
rulebook-plagues-secrets-1 = Vše, co leží lícem vzhůru, vidí všichni, i karty území. Skryté je pořadí zásoby a balíčků, Hebrejové, kteří teprve přijdou, a kostky automy. Co doberou Buto a Edfu, vidí jen ony.
rulebook-plagues-secrets-words = tajné, tajemství, skryté, informace, veřejné, náhoda, štěstí, náhodné, dobrat

## Obrázky

rulebook-plagues-drawing-shared = Společná deska: rána a ztráty kola, pod každým číslem kostky její žeton trhu a faraonova karta, Hebrejové a tři karty území.
rulebook-plagues-drawing-province = Provincie: nahoře město, dole venkov. Mezi dvěma sousedy leží bonus a vedle každé řady Ankh. Zde má horní řada města tři různé žetony.
rulebook-plagues-drawing-tracks = Nil s lodí, dvě stupnice rozvoje, karta provincie a sloupec osvobozených Hebrejů.
rulebook-plagues-drawing-papyrus = Papyrus: pro každé kolo tribut a kolik Ankhů zruší ztrátu. Hůl označuje kola, po kterých pomáhá Mojžíš.
rulebook-plagues-drawing-round = Rána a karta ztrát o třech částech.
rulebook-plagues-drawing-cards = Od každého druhu jedna karta: okamžitý bonus, zvláštní akce, obchod, bodování.
rulebook-plagues-drawing-alone = Kostky automy: horní, které se už otočily, a ty, které ještě leží lícem dolů.

## Příklady

rulebook-plagues-example-E01 = Trh se posouvá
rulebook-plagues-example-E01-lead = Ana použije svou 4 na žeton lodi na pozici 4. Žetony napravo se posunou, pozice 6 se doplní a její loď popluje dál.
rulebook-plagues-example-E02 = Poslední pozice
rulebook-plagues-example-E02-lead = Ana použije svou 6: z pozice 6 se nic neposouvá, jen se tato pozice doplní.
rulebook-plagues-example-E03 = Bonus přijde, přeruší se a vrátí
rulebook-plagues-example-E03-lead = Léova druhá sfinga uzavře bonus rozvoje města. Přijde o ni a krok vrací; získá ji zpět a krok je zase jeho.
rulebook-plagues-example-E04 = Poslední pole venkova
rulebook-plagues-example-E04-lead = Léo položí Egypťana. Dolní řada má nyní tři různé žetony a dává Ankh; horní, se dvěma plantážemi, ne. Otevře se i bonus mince.
rulebook-plagues-example-E05 = Venkov je plný
rulebook-plagues-example-E05-lead = Stejný okamžik: všech šest polí je zaplněných, takže Léo získá bonusový žeton venkova, s dvěma kroky rozvoje a 2 poli na kartě provincie.
rulebook-plagues-example-E06 = Která kostka koho osvobodí
rulebook-plagues-example-E06-lead = Bez bonusu Hebreje potřebuje hodnota 1 kostku 2 a vyšší, hodnota 2 kostku 4 a vyšší, hodnota 3 kostku 6. Ana osvobodí hodnotu 2 svou 4.
rulebook-plagues-example-E07 = S bonusem Hebreje
rulebook-plagues-example-E07-lead = Léův bonus Hebreje je aktivní: na hodnotu 3 stačí kostka 3.
rulebook-plagues-example-E08 = Žeton se vrací
rulebook-plagues-example-E08-lead = Plantáž v prvním odkladišti se vrátí s kostkou 1 nebo 2, Egypťan ve druhém s kostkou 3 nebo 4. Ana použije svou 3.
rulebook-plagues-example-E09 = Počítání vojáků
rulebook-plagues-example-E09-lead = Ruiovi zbyly 2, 3 a 6: to je 11. Bonus desky přidá 3, faraonova karta 2 přidá 5: celkem 19.
rulebook-plagues-example-E10 = Pořadí a území
rulebook-plagues-example-E10-lead = Rui má nejvíce vojáků. Ana a Léo mají stejně a stejně daleko jsou i na kartě provincie; Anina loď je dál, proto je Ana dříve. Bia je poslední ze čtyř: kartu nedostane a postoupí o 2.
rulebook-plagues-example-E11 = Placení trojími mincemi
rulebook-plagues-example-E11-lead = Kolo 3 stojí 3. Bia má bonus mince, minci z Nilu a žeton mince; utratí se jen žeton.
rulebook-plagues-example-E12 = Tak akorát
rulebook-plagues-example-E12-lead = Kolo 9 stojí 8. Rui má dva bonusy mince, tři mince z Nilu, faraonovu kartu 3 a dva žetony mincí.
rulebook-plagues-example-E13 = Chybí jedna mince
rulebook-plagues-example-E13-lead = Totéž s lodí o pole zpět: jen 7 mincí. Rui si žetony nechá a dostane kartu rány jako trest.
rulebook-plagues-example-E14 = Dva Ankhy zruší ztrátu
rulebook-plagues-example-E14-lead = V kole 5 jsou třeba dva Ankhy. Ana má dvě úplné řady a zruší druhou část.
rulebook-plagues-example-E15 = Ztráta, která nic nestojí
rulebook-plagues-example-E15-lead = Anina loď je na začátku. Zvolí, že couvne loď, a nic se nestane.
rulebook-plagues-example-E16 = Záchrana mince
rulebook-plagues-example-E16-lead = Bia nemá Ankh a zrušit nic nemůže. Její loď stojí na minci Nilu; raději nechá couvnout ukazatel města, než aby o ten příjem přišla.
rulebook-plagues-example-E17 = Záchrana Egypťana
rulebook-plagues-example-E17-lead = Kolo 6 a Ana má dva Ankhy, jeden z nich za řadu s Egypťanem. Zruší třetí část, která by vzala Egypťana a s ním řadu a dva bonusy.
rulebook-plagues-example-E18 = Dělení míst
rulebook-plagues-example-E18-lead = Dva hráči mají stejný součet Hebrejů, druhý nejvyšší. O druhé a třetí místo se dělí: ze 14 a 10 má každý 12.
rulebook-plagues-example-E19 = Aniny body
rulebook-plagues-example-E19-lead = Poslední kolo skončilo. Spočítá se vše, co Ana má: 65 bodů, minus 5.
rulebook-plagues-example-E20 = Na trest už pozdě
rulebook-plagues-example-E20-lead = Ana osvobodí pátého Hebreje, jehož místo odhazuje trest; žádný ale nemá. Faraonův žeton použije proti ráně. Teprve potom dostane trest, a ten jí zůstane.
rulebook-plagues-example-E21 = Schopnost Abydu
rulebook-plagues-example-E21-lead = Ana smí změnit kostku až o 2. Její 4 může být 2, 3, 5 nebo 6; použije ji jako 2 na faraonovu kartu 2.
rulebook-plagues-example-E22 = Schopnost Memfidy
rulebook-plagues-example-E22-lead = Tribut je 5 a obě mají čtyři žetony mincí. Ana spravuje Memfis a platí 4; Bia zaplatit nemůže.
rulebook-plagues-example-E23 = Stupnice na začátku
rulebook-plagues-example-E23-lead = Totéž se stupnicí města: ukazatel je na začátku, takže to Anu nic nestojí.
rulebook-plagues-example-E24 = Žeton, který nemá
rulebook-plagues-example-E24-lead = Má se ztratit sfinga nebo obelisk. Ana obelisk nemá, zvolí ho a o nic nepřijde.
rulebook-plagues-example-E25 = Blesk v kole 1
rulebook-plagues-example-E25-lead = Krev má blesk. Odhalená v kole 1 nic nedělá; od kola 2 by couvla každá loď.
rulebook-plagues-example-E26 = Karta 3 platí kartu 1
rulebook-plagues-example-E26-lead = Ana má faraonovu kartu 3 a bere kartu 1. Kartou 3 zaplatí druhý krok; mincí už v tomto kole není.
rulebook-plagues-example-E27 = Osmý Hebrej
rulebook-plagues-example-E27-lead = Anin sloupec o sedmi místech je plný. Osmý začíná druhý, jehož první místo dá znovu 1 na kartě provincie.
rulebook-plagues-example-E28 = Čtvrtý hráč
rulebook-plagues-example-E28-lead = Hrají čtyři. Rui, čtvrtý, začíná s Egypťanem a položí ho na kterékoli pole města nebo venkova.
rulebook-plagues-example-E29 = Tah automy
rulebook-plagues-example-E29-lead = První kostka je 2, tedy faraonova karta; druhá je 5: vezme si kartu 5.
rulebook-plagues-example-E30 = Vojáci automy
rulebook-plagues-example-E30-lead = Horní kostky jejích tří tahů jsou 1, 4 a 5: 10 vojáků.
rulebook-plagues-example-E31 = Druhý v Hebrejích
rulebook-plagues-example-E31-lead = Sólo proti automě je Rui v Hebrejích druhý, se součtem 10: právě dost na 14 bodů. S 9 by za ně nebodoval.
rulebook-plagues-example-E32 = Tma
rulebook-plagues-example-E32-lead = Při Tmě si Ana kartu území nebere. Automa ano: karta bodování tu není, vezme si tedy obchod.
rulebook-plagues-example-E33 = Dvě zvláštní akce
rulebook-plagues-example-E33-lead = Anin ukazatel je na 13 karty provincie, smí tedy v jednom kole použít dvě zvláštní akce.
rulebook-plagues-example-E34 = Ankh posledního kola
rulebook-plagues-example-E34-lead = Hra skončila a Ana má stále faraonovu kartu 5. Počítá se jí na kartu, která boduje Ankhy.

## Na jedné stránce

rulebook-plagues-aid-round-1 = • **Kostky**: v pořadí hráčů, každý třikrát jednu kostku.
rulebook-plagues-aid-round-2 = • **Území**: nepoužité kostky jsou vojáci; od největšího počtu si každý vezme kartu.
rulebook-plagues-aid-round-3 = • **Tribut**: platí se stálými mincemi, faraonovou kartou 3 a žetony mincí. Z těch, kdo nemohou, bere trest nejvíce zaostávající.
rulebook-plagues-aid-round-4 = • **Ztráty**: podstupte každou část, odshora; s dostatkem Ankhů jednu zrušte.
rulebook-plagues-aid-round-5 = • **Další kolo**: nové karty, Hebrejové a žetony. Po kolech 3, 6, 9 pomáhá Mojžíš poslednímu na každé stupnici.
rulebook-plagues-aid-round-6 = • **Konec**: zbývají-li v zásobě nejvýše 2 žetony, nebo po kole 10.
