### Kniha pravidel hry Ankh našimi slovy. Jak se značí odstavce, odkazy a slova pro hledání, vysvětluje anglický soubor.

rulebook-ankh-chapter-start = Začněte zde
rulebook-ankh-chapter-turn = Váš tah
rulebook-ankh-chapter-events = Události
rulebook-ankh-chapter-conflict = Konflikt
rulebook-ankh-chapter-devotion = Zbožnost a konec hry
rulebook-ankh-chapter-more = Schopnosti, bohové, strážci

## Začněte zde

rulebook-ankh-goal = Jak se vyhrává
rulebook-ankh-goal-1 = Jste bůh Egypta a lidé ve vás věří, nebo nevěří. Jak moc, to ukazuje vaše **zbožnost**: váš žeton stoupá po stupnici od 0 do 31. Vyhrát lze třemi způsoby:
rulebook-ankh-goal-2 = • **Dosáhnout pole 31.** Kdo se tam dostane, ihned vyhrává, uprostřed čehokoli, co se právě vyhodnocuje.
rulebook-ankh-goal-3 = • **Zůstat posledním bohem, na kterého lidé nezapomněli.** Po čtvrtém konfliktu [upadá v zapomnění](forgotten) každý bůh na červeném poli. Zbude-li jediný, vyhrává.
rulebook-ankh-goal-4 = • **Mít po pátém konfliktu nejvíce zbožnosti.** Žetony na jednom poli leží na sobě a výše ve sloupku znamená více, takže vítěz je vždy právě jeden.
rulebook-ankh-goal-5 = Upadnou-li v zapomnění všichni bohové, nevyhrává nikdo: Egypt se stává ateistickým. Oba hráči [spojeného boha](merging) vyhrávají nebo prohrávají společně.
rulebook-ankh-goal-words = cíl, cíl hry, účel, smysl, vyhrát, výhra, vyhrává, vítěz, vítězství, jak vyhrát, prohra, prohrát, konec hry, body, skóre, nikdo nevyhrává, ateismus

rulebook-ankh-glance = Hra v kostce
rulebook-ankh-glance-1 = Hráči se střídají po tazích. Ve svém tahu si ze čtyř akcí vyberete [dvě](turn): pohnout figurami, vyvolat novou, získat stoupence, odemknout schopnost. Každá akce posune ukazatel po své řadě, a kdo ho dovede na konec řady, spustí [událost](events).
rulebook-ankh-glance-2 = Události dovolují ovládnout monumenty nebo rozdělit zemi velbloudy. Pětkrát za hru je událostí [konflikt](conflict): tehdy se prochází oblast po oblasti a odtud pochází téměř veškerá zbožnost.
rulebook-ankh-glance-3 = Po třetím konfliktu se dva nejslabší bohové [spojí](merging) v jednoho. Po čtvrtém [upadají v zapomnění](forgotten) bohové, kteří jsou stále v červené části. Po pátém hra končí.
rulebook-ankh-glance-4 = Jakmile hra začne, není v ní žádná náhoda: nic se nehází a nic se nedobírá.
rulebook-ankh-glance-words = přehled, shrnutí, stručně, v kostce, rychlý začátek, základy, jak se hraje, štěstí, náhoda, kostky, náhodné, kola, délka, jak dlouho

rulebook-ankh-pieces = Co máte
rulebook-ankh-pieces-1 = Hrají dva až pět hráčů a každý má jednoho z pěti bohů s vlastní [božskou schopností](gods). Vaše **figury** jsou váš bůh, šest válečníků a strážci, kteří se k vám přidají během hry. Každá má v boji sílu 1.
rulebook-ankh-pieces-2 = **Stoupenci** jsou to, čím platíte. **Žetony Ankh** označují vaše schopnosti a monumenty. Sedm **bojových karet** máte v ruce od začátku; nikdy se žádné nedobírají.
rulebook-ankh-pieces-3 = **Monumenty** jsou obelisky, chrámy a pyramidy: vaše, jiného boha, nebo neutrální, tedy zatím ničí. **Velbloudi** leží na hranicích a nepatří nikomu.
rulebook-ankh-pieces-4 = Co dojde, to došlo: každý bůh má 6 válečníků a 9 žetonů Ankh na monumenty, společných je 10 monumentů od každého typu a 30 velbloudů. Jen stoupenci nikdy nedojdou. Pro strážce máte dva malé a dva velké podstavce.
rulebook-ankh-pieces-words = součásti, komponenty, materiál, figury, figurky, miniatury, vojáci, jednotky, žetony, co je v krabici, počet hráčů, kolik hráčů, omezení, zásoba, dobrat kartu, líznout kartu, dobírání karet
rulebook-ankh-piece-owned = { $monument } ({ $god })
rulebook-ankh-piece-camel = velbloud

rulebook-ankh-map = Mapa: pole, oblasti, sousedství
rulebook-ankh-map-1 = Země je složena ze šestiúhelníků: úrodných polí, pouště a vody. Na poli je jedna figura, nebo jeden monument, nebo nic. Na vodě se nestojí; jen [Apepa](guardians) tam lze vyvolat.
rulebook-ankh-map-2 = **Oblast** je souvislá země: celou by se dala projít bez překročení řeky nebo velblouda. Dokud neleží žádný velbloud, jsou tři: delta Nilu, západ a východ. Každá oblast má žeton s číslem: v tomto pořadí na ni v konfliktu přijde řada.
rulebook-ankh-map-3 = **Sousední** pole mají společnou hranu, na které není řeka ani velbloud. Vyžaduje to vyvolávání, získávání stoupenců, ovládání monumentů i mnoho schopností. Pohyb ne: figura v pohybu překračuje řeky, velbloudy, vodu i všechno ostatní.
rulebook-ankh-map-4 = Voda sousedí se všemi poli kolem sebe a je součástí každé oblasti, jejíž souše se dotýká. Figura na vodě je ve všech těchto oblastech zároveň.
rulebook-ankh-map-words = mapa, hrací plán, plán, šestiúhelník, pole, políčko, oblast, území, region, hranice, okraj, řeka, Nil, soused, sousední, sousedí, sousedství, vedle, dotýkat se, terén, země, souš, voda, poušť, úrodné, moře

rulebook-ankh-setup = Příprava
rulebook-ankh-setup-1 = Tady se stůl připraví sám; dělá toto. Každý dostane boha, vybraného v pořadí hráčů nebo náhodně, s 1 stoupencem, figurami, kartami a žetony. Začínající hráč je náhodný a hraje se po směru hodinových ručiček. Všechny žetony začínají na zbožnosti 0, žeton začínajícího hráče ve sloupku nahoře a posledního dole.
rulebook-ankh-setup-2 = **Scénář** pro daný počet hráčů určuje, kde stojí monumenty, velbloudi, žetony pořadí konfliktů a první figury každého. Kdo má od začátku monument, má v zásobě o jeden žeton Ankh méně.
rulebook-ankh-setup-3 = Účastní se jeden **strážce** z každé ze tří úrovní, vybraný nebo náhodný. Kolik je jeho figur, závisí na počtu hráčů: 1 při dvou, 2 při třech, všechny při čtyřech nebo pěti.
rulebook-ankh-setup-4 = Ra začíná se třemi slunečními žetony, Osiris se třemi žetony podsvětí, Amun se svým žetonem lícem vzhůru.
rulebook-ankh-setup-words = příprava, připravit, rozložení, začátek, začít, začínající hráč, první hráč, kdo začíná, scénář, rozmístění

## Váš tah

rulebook-ankh-turn = Váš tah: dvě akce
rulebook-ankh-turn-1 = Zvolte akci: její ukazatel se posune o jedno pole a pak akci provedete. Pokud nespustila událost, zvolte **druhou akci z některé nižší řady**. Po Pohybu figur tedy můžete dělat cokoli dalšího, po Získání stoupenců jen Odemknutí schopnosti Ankh a po Odemknutí schopnosti Ankh váš tah končí.
rulebook-ankh-turn-2 = Pasovat nelze: druhý ukazatel se posune, i když s tou akcí nic dělat nemůžete nebo nechcete. Co akce nabízí, však provést nemusíte: nemusíte hýbat, vyvolávat ani odemykat. Stoupenci se berou vždy.
rulebook-ankh-turn-3 = **Když ukazatel dosáhne posledního pole své řady**, nejdřív proběhne akce; pak se žeton událostí posune o jedno pole a nastane příslušná událost; potom se ukazatel akce vrátí na začátek a váš tah končí. Řada je plná po tolika použitích, kolik bylo na začátku hráčů, a ještě jednom navíc; Odemknutí schopnosti Ankh už po tolika, kolik bylo hráčů.
rulebook-ankh-turn-4 = Poté je na tahu další hráč po směru hodinových ručiček. Hráči zapomenutých bohů se přeskakují a oba hráči spojeného boha mají [po jedné akci](merging).
rulebook-ankh-turn-words = tah, akce, hrát, pasovat, přeskočit, druhá akce, pořadí, co mohu dělat, kolik akcí, ukazatel, řada, stupnice

rulebook-ankh-move = Pohyb figur
rulebook-ankh-move-1 = Každá vaše figura se může jednou pohnout až o tři pole, jedna po druhé v libovolném pořadí. Cestou ji nic nezastaví: figury, monumenty, voda, řeky ani velbloudi. Záleží jen na tom, kde skončí: na prázdném poli souše.
rulebook-ankh-move-2 = Figura tedy dosáhne na každé prázdné pole souše do vzdálenosti tří polí na mapě. Může se i vrátit, kde byla; to zabere alespoň dvě pole.
rulebook-ankh-move-3 = Výjimky jsou dvě: [Satet](guardians) smí skončit na poli nepřítele a odsunout ho a figury jiných bohů nesmějí skončit na žetonu podsvětí, který patří [Osirovi](gods). Pohyb nikdy nemění, kdo monument ovládá.
rulebook-ankh-move-words = pohyb, pohnout, hýbat, jít, chůze, pochod, krok, dosah, vzdálenost, jak daleko, překročit, přejít, skok, blokovat, tři pole

rulebook-ankh-summon = Vyvolání figury
rulebook-ankh-summon-1 = Vezměte ze své zásoby válečníka nebo strážce a umístěte ho na prázdné pole souše, které sousedí s některou vaší figurou nebo s monumentem, který ovládáte.
rulebook-ankh-summon-2 = Některé schopnosti a bohové touto akcí vyvolávají víc: se schopností Zaměřený na pyramidy jednu figuru ke každé vaší pyramidě, s Osirem jednu na žeton podsvětí. Přicházejí před řádnou figurou, po ní nebo bez ní, a ta, která právě přišla, se už počítá: další může stát vedle ní.
rulebook-ankh-summon-3 = Vyvolat lze i válečníka, kterého [polapil Anubis](gods), když mu zaplatíte 1 stoupence.
rulebook-ankh-summon-words = vyvolat, vyvolání, povolat, nasadit, nová figura, umístit figuru, posily, vrátit do hry, oživit

rulebook-ankh-gain = Získání stoupenců
rulebook-ankh-gain-1 = Získáte 1 stoupence za každý monument, váš nebo neutrální, se kterým sousedí alespoň jedna vaše figura. Ať jich vedle něj stojí kolik chce, monument se počítá jednou. Monumenty jiných bohů vám nepřinášejí nic.
rulebook-ankh-gain-2 = Stoupenci platí schopnosti, monumenty, které v boji stavíte, nabídky kobylkám a se schopností Ctihodný i zbožnost. Leží všem na očích a nejsou nijak omezeni.
rulebook-ankh-gain-words = stoupenci, stoupenec, získat, získání, peníze, platit, placení, suroviny, příjem, měna, věřící, uctívači

rulebook-ankh-unlock = Odemknutí schopnosti Ankh
rulebook-ankh-unlock-1 = Obětujte tolik stoupenců, kolik činí úroveň vašeho dalšího žetonu, a žeton nejvíce vlevo ve vaší řadě se přesune na schopnost té úrovně, kterou ještě nemáte. Nejdřív dvě schopnosti úrovně 1, potom dvě úrovně 2, potom dvě úrovně 3: na každé úrovni si vybíráte dvě ze čtyř, celkem šest.
rulebook-ankh-unlock-2 = S některými přicházejí strážci: se svou druhou, čtvrtou a pátou schopností si vezmete do zásoby figuru strážce dané úrovně, pokud nějaká zbývá a máte volný podstavec její velikosti.
rulebook-ankh-unlock-3 = Nemáte-li čím zaplatit nebo už máte všech šest, nic se nestane a o nic nepřijdete. Co která dělá: [schopnosti Ankh](powers).
rulebook-ankh-unlock-words = odemknout, odemknutí, schopnost, schopnosti, vylepšení, vylepšit, koupit, cena, náklady, obětovat, úroveň, strážce, získat strážce, podstavec

## Události

rulebook-ankh-events = Stupnice událostí
rulebook-ankh-events-1 = Žeton událostí jde jen vpřed, za každou událost o jedno pole. Co přijde příště, je vždy vidět, a kdo zaplní řadu, rozhoduje, kdy to přijde. Událost patří tomuto hráči.
rulebook-ankh-events-2 = Polí je osmnáct: třikrát Ovládnutí monumentu a konflikt; potom třikrát po sobě Velbloudí karavana, dvakrát Ovládnutí monumentu a konflikt; na konci jedno Ovládnutí monumentu a poslední konflikt.
rulebook-ankh-events-words = událost, události, spustit, stupnice, kdy, další událost, jak dlouho, konec řady

rulebook-ankh-control = Ovládnutí monumentu
rulebook-ankh-control-1 = Kdo událost spustil, může ovládnout jeden neutrální monument, který sousedí s některou jeho figurou. Označí ho žetonem Ankh ze zásoby.
rulebook-ankh-control-2 = Teprve když na celém hracím plánu není žádný neutrální monument, lze stejně ovládnout monument jiného boha, který dostane svůj žeton zpět. Není-li vhodný monument nebo žeton, nic se nestane.
rulebook-ankh-control-words = ovládnout, ovládnutí, ovládat, monument, vzít, obsadit, dobýt, ukrást, vlastnit, vlastník, neutrální, chrám, obelisk, pyramida

rulebook-ankh-caravan = Velbloudí karavana
rulebook-ankh-caravan-1 = Kdo ji spustil, může položit linii jednoho až šesti velbloudů a rozdělit oblast na dvě. Velbloudi leží na hranách mezi poli souše, jeden za druhým bez mezery, nikdy na řece ani na jiném velbloudovi. Oba konce se musí dotýkat něčeho, co linii uzavírá: řeky, vody, dřívějšího velblouda nebo okraje mapy. Každá ze dvou nových oblastí musí mít alespoň šest polí souše. Figury a monumenty nehrají roli.
rulebook-ankh-caravan-2 = Potom vyberete, která část si nechá číslo; druhá dostane nejnižší ze společné zásoby. Pak můžete prohodit číslo jedné z nich s číslem kterékoli jiné oblasti. Čísla jsou pořadím v konfliktu a to, kdo bojuje první nebo poslední, může rozhodnout hru.
rulebook-ankh-caravan-3 = Karavanu můžete i odmítnout. Mapa nabízí jen linie, které se dají dokončit, a ukazuje velikost obou částí, než se rozhodnete.
rulebook-ankh-caravan-words = velbloud, velbloudi, karavana, rozdělit, rozdělení, hranice, zeď, nová oblast, žeton pořadí, číslo, prohodit, výměna, šest polí

## Konflikt

rulebook-ankh-conflict = Konflikt
rulebook-ankh-conflict-1 = V konfliktu přijde na řadu každá oblast jednou, v pořadí čísel od nejnižšího. Nikdo tam není: přeskočí se. Figury jednoho boha: [dominuje](domination) jí. Figury dvou nebo více: [bojují](battle). Oblast se posuzuje, až když na ni dojde, takže co se stane v jedné, může změnit další.
rulebook-ankh-conflict-2 = Kdo konflikt spustil, drží **žeton nerozhodného boje**, dokud konflikt neskončí. Před první oblastí přináší Všudypřítomný své stoupence a Obří štíři ničí monumenty, na které míří.
rulebook-ankh-conflict-3 = Za hru je pět konfliktů.
rulebook-ankh-conflict-words = konflikt, konflikty, válka, pořadí oblastí, která oblast první, pět konfliktů, prázdná oblast

rulebook-ankh-domination = Sám v oblasti
rulebook-ankh-domination-1 = Máte-li v oblasti figury jen vy, dominujete jí: získáte 1 zbožnost za každý typ monumentu, kterého tam ovládáte více než kterýkoli jiný bůh, a potom 1 za dominanci.
rulebook-ankh-domination-2 = Ostatní se svými monumenty počítají, i když tam figury nemají: jedna pyramida proti jedné nepřináší nikomu nic. Převahy a dominance jsou dva zisky po sobě, na čemž záleží u schopnosti [Štědrý](powers).
rulebook-ankh-domination-words = dominance, dominovat, sám, samotný, bez odporu, bez boje, nikdo jiný, jen já

rulebook-ankh-battle = Boj krok za krokem
rulebook-ankh-battle-1 = Účastní se ho všichni bohové, kteří mají v oblasti figuru. Kroky boje:
rulebook-ankh-battle-2 = • **Začátek.** Se schopností Zaměřený na obelisky můžete povolat figury ke svým zdejším obeliskům.
rulebook-ankh-battle-3 = • **Karty.** Každý tajně vybere jednu kartu a všechny se odhalí současně. Amun mohl oznámit dvě. Záplava ihned přináší stoupence.
rulebook-ankh-battle-4 = • **Stavba.** Karty Stavba monumentu.
rulebook-ankh-battle-5 = • **Zamoření.** Karty Zamoření kobylkami, jedna po druhé.
rulebook-ankh-battle-6 = • **Převahy.** Kdo zde ovládá nejvíce monumentů některého typu, získá za něj 1 zbožnost.
rulebook-ankh-battle-7 = • **Vyhodnocení boje.** Porovná se síla: vítěz je jeden, nebo žádný; válečníci a strážci poražených umírají.
rulebook-ankh-battle-8 = • **Potom.** Zázrak, pak Ctihodný, pak Cyklus Ma'at.
rulebook-ankh-battle-9 = Dělá-li v jednom kroku něco více bohů, začíná ten s nejmenší zbožností.
rulebook-ankh-battle-words = boj, bitva, bojovat, souboj, útok, útočit, kroky, fáze, průběh, pořadí boje, zahrát kartu, odhalit

rulebook-ankh-majorities = Převahy
rulebook-ankh-majorities-1 = U každého typu monumentu má převahu bůh, který jich v oblasti ovládá více než kterýkoli jiný, pokud tam má figuru. Každá převaha je za 1 zbožnost. Při shodě ji nemá nikdo a monumenty bohů, kteří zde figuru nemají, se ostatním přesto počítají v neprospěch.
rulebook-ankh-majorities-2 = Převahy přicházejí před vyhodnocením boje, ale po zamoření: kdo zde kvůli kobylkám přišel o všechny figury, žádnou nemá.
rulebook-ankh-majorities-words = převaha, převahy, většina, nejvíce monumentů, více monumentů, počítání monumentů

rulebook-ankh-strength = Kdo vyhraje boj
rulebook-ankh-strength-1 = Každý, kdo má v oblasti ještě figuru, sečte: 1 za každou figuru, bonus karty a to, co přidají schopnosti, bohové a strážci. Vyhrává nejvyšší součet, i kdyby byl 0. Bez figury vyhrát nelze. Má-li zde figury už jen jeden bůh, vyhrál.
rulebook-ankh-strength-2 = Vítěz získá 1 zbožnost (3 se schopností Velkolepý a víc se Suchem nebo Září); Velící přináší stoupence. Potom jsou všichni válečníci a strážci ostatních v oblasti zabiti a vracejí se do zásob majitelů. **Figury bohů nejsou nikdy zabity.** Záplava zachrání vaše figury na úrodných polích a Isis může nechat některé své figury naživu.
rulebook-ankh-strength-3 = Kdo nevyhrál, prohrál. Bez vítěze prohráli všichni a válečníci a strážci všech umírají.
rulebook-ankh-strength-words = síla, sečíst, součet, vyhrát boj, vítěz, poražený, prohrát boj, zabít, zabitý, zemřít, smrt, mrtví, ztráty, odstranit, vyhodnocení, přežít

rulebook-ankh-ties = Shody a nerozhodný boj
rulebook-ankh-ties-1 = Má-li nejvyšší součet více bohů, nevyhrává nikdo, s jednou výjimkou: pokud má některý z nich **žeton nerozhodného boje** lícem vzhůru, může ho se znalostí všech součtů otočit a vyhrát. Pak je použitý, dokud konflikt neskončí.
rulebook-ankh-ties-2 = Shoda v převaze nepřináší nikomu nic. Shoda na nejvyšší nabídce kobylkám neušetří nikoho. Na stupnici zbožnosti shody nejsou: kdo leží ve sloupku výše, má více.
rulebook-ankh-ties-words = shoda, shody, remíza, nerozhodně, nerozhodný, stejně, rovnost, rozstřel, rozhodnutí shody

rulebook-ankh-afterwards = Po boji
rulebook-ankh-afterwards-1 = Všechna úmrtí jednoho okamžiku nastávají současně. Potom může Anubis polapit válečníka a Mumie se vracejí; ta, která se vrátí do oblasti, se účastní zbytku boje. Velkorysý odmění toho, kdo prohrál a měl tam dvě figury. Osiris, pokud prohrál, může položit žeton podsvětí. Každá zabitá Kočičí mumie stojí všechny ostatní bohy 1 zbožnost.
rulebook-ankh-afterwards-2 = Úplně na konci přichází Zázrak, pak Ctihodný, pak Cyklus Ma'at. I kdo zde přišel o všechny figury, může tyto tři použít.
rulebook-ankh-afterwards-words = po boji, následky, konec boje, zabité figury, návrat do zásoby, co se stane s mrtvými

rulebook-ankh-cards = Bojové karty
rulebook-ankh-cards-1 = Všichni mají stejných sedm karet. Zahraná karta leží odkrytá před vámi, dokud vám **Cyklus Ma'at** nevrátí všechny; jinak to nejde. Každý tedy ví, co ještě držíte, a čím méně karet vám zbývá, tím lépe se ve vás dá číst.
rulebook-ankh-cards-2 = Karty se nikdy nedobírají a vaše ruka není nikdy prázdná: nejpozději je vaší poslední kartou Cyklus Ma'at a s ním se vrátí všechny ostatní.
rulebook-ankh-cards-3 = **Zamoření kobylkami**: každý bůh, který zde má figuru, tajně nabídne libovolný počet stoupenců, nebo žádného. Všechny nabídky se odhalí a zaplatí. Přežijí jen figury boha, který nabídl jednoznačně nejvíce, a figury bohů, které nikdy neumírají.
rulebook-ankh-cards-4 = **Stavba monumentu**: kterýkoli typ, který zbývá ve společné zásobě, se žetonem Ankh z vaší zásoby, na prázdném poli souše v oblasti, kde neleží žeton podsvětí.
rulebook-ankh-cards-words = karta, karty, karet, ruka, dobrat kartu, líznout kartu, dobírání karet, odhodit, zahrát kartu, vzít zpět, kobylky, sázka, nabídka, dražba, aukce, stavět, stavba, { ankh-card-plague }, { ankh-card-build }, { ankh-card-chariots }, { ankh-card-cycle }, maat, { ankh-card-drought }, { ankh-card-flood }, { ankh-card-miracle }

## Zbožnost a konec hry

rulebook-ankh-devotion = Zbožnost
rulebook-ankh-devotion-1 = Stupnice vede od 0 do 31; pole 0 až 20 jsou červená. Žeton, který přijde na pole, jde navrch na ty, které tam leží, ať stoupá, nebo klesá, a výše ve sloupku znamená více zbožnosti. Nic neklesá pod 0.
rulebook-ankh-devotion-2 = Když zbožnost ve stejném okamžiku získává nebo ztrácí více bohů, začíná ten, kdo jí má nejméně, v pořadí, které platilo na začátku toho okamžiku.
rulebook-ankh-devotion-3 = **Co je jeden zisk?** Všechny převahy jedné oblasti dohromady. Výhra nebo dominance se vším, co ji zvyšuje. Velkorysý, Zázrak a Ctihodný, každý zvlášť. Štědrý přidává 1 ke každému zisku, který začíná v červené části; nezískat nic není zisk.
rulebook-ankh-devotion-words = zbožnost, body, vítězné body, skóre, stupnice, červená, červená část, červená pole, žeton, sloupek, ztráta zbožnosti, zisk

rulebook-ankh-merging = Spojení bohů
rulebook-ankh-merging-1 = Při třech nebo více hráčích se po skončení třetího konfliktu stanou dva bohové, kteří jsou na stupnici zbožnosti nejníže, jedním. Nižší z nich přijde téměř o vše: jeho monumenty jsou zničeny; jeho figura boha, válečníci, karty a žetony Ankh opouštějí hru. Jeho stoupenci a strážci přecházejí k vyššímu.
rulebook-ankh-merging-2 = Od té chvíle mají jeden žeton, **na nižším z obou míst**, božské schopnosti obou bohů a figury, karty a schopnosti vyššího. Nestačí-li jeho volné podstavce všem strážcům, vybere, které si nechá.
rulebook-ankh-merging-3 = Oba hráči si ponechávají své tahy, s **jednou akcí**, a smějí dělat totéž co druhý. Sdílejí vše a vyhrávají nebo prohrávají společně. V konfliktu má poslední slovo hráč vyššího boha; druhý vidí stejná tajemství a může navrhovat. Spustil-li konflikt kterýkoli z nich, mají žeton nerozhodného boje.
rulebook-ankh-merging-4 = Co patří k božským schopnostem, zůstává: Osirovy žetony, sluneční žetony Ra, Amunův žeton, válečníci, které polapil Anubis, kromě válečníků vyššího boha, kteří se vracejí domů.
rulebook-ankh-merging-words = spojení, spojit, spojený bůh, sloučení, sloučit, splynutí, tým, partner, spojenec, společně, dva hráči, třetí konflikt, poslední, nejníže, dohnat

rulebook-ankh-forgotten = Zapomenutí bohové
rulebook-ankh-forgotten-1 = Po skončení čtvrtého konfliktu upadá v zapomnění každý bůh na červeném poli a je ze hry venku: jeho figury odcházejí, jeho monumenty jsou zničeny, jeho stoupenci se vracejí do společné zásoby.
rulebook-ankh-forgotten-2 = Zbude-li jediný bůh, ihned vyhrává. Nezbude-li žádný, prohráli všichni. Se dvěma nebo více hra pokračuje.
rulebook-ankh-forgotten-3 = Všichni odcházejí ve stejném okamžiku. Zapomenutý Anubis vrací polapené válečníky bohům, kteří zůstávají, a zapomenutý Osiris si odnáší své žetony.
rulebook-ankh-forgotten-words = zapomnění, zapomenutý, zapomenutí, vyřazení, vyřazený, vypadnout, ze hry venku, červená, červená část, čtvrtý konflikt, ateismus, všichni prohráli

## Schopnosti, bohové, strážci

rulebook-ankh-powers = Schopnosti Ankh
rulebook-ankh-powers-1 = Na každé ze tří úrovní jsou čtyři schopnosti a mít můžete z každé úrovně dvě. Schopnost platí až do konce hry.
rulebook-ankh-powers-2 = **Zaměřený na obelisky**: má-li tuto schopnost více bohů, začíná ten s nejmenší zbožností a střídají se po jedné figuře, dokud všichni nepasují. **Zaměřený na chrámy** platí, i když figura vedle chrámu nepřidává vlastní sílu. **Štědrý** platí pro každý zisk, který začíná v červené části, ať skončí kdekoli.
rulebook-ankh-powers-words = schopnosti, schopnost, úroveň, vylepšení, { ankh-power-commanding }, { ankh-power-inspiring }, { ankh-power-omnipresent }, { ankh-power-revered }, { ankh-power-resplendent }, { ankh-power-obelisk_attuned }, { ankh-power-temple_attuned }, { ankh-power-pyramid_attuned }, { ankh-power-glorious }, { ankh-power-magnanimous }, { ankh-power-bountiful }, { ankh-power-worshipful }

rulebook-ankh-gods = Bohové a jejich schopnosti
rulebook-ankh-gods-1 = **Amun** jednou za konflikt zahraje dvě karty, má-li je v ruce; platí obě síly i oba efekty. Oznámí to, než kdokoli vybere kartu.
rulebook-ankh-gods-2 = **Anubis** může polapit jednoho válečníka v každém okamžiku, kdy umírají válečníci jiných, i tam, kde figuru nemá; má tři místa. Každý polapený válečník dává jeho figuře boha 1 sílu. Majitel ho může při vyvolávání vykoupit za 1 stoupence a Anubis nemůže odmítnout.
rulebook-ankh-gods-3 = **Isis** může nechat naživu figury, které sousedily s nepřítelem, než kdokoli zemřel; rozhoduje se, když je vítěz známý. Proti zamoření to nepomáhá.
rulebook-ankh-gods-4 = **Osiris** může v oblasti každého boje, který prohraje, položit žeton podsvětí: nový, nebo odjinud z hracího plánu. Při Vyvolání figury může na žeton umístit figuru navíc. Figury jiných bohů na něm nesmějí ukončit přesun, nic se tam nestaví a pole není ani úrodné, ani poušť.
rulebook-ankh-gods-5 = **Ra** může k válečníkovi nebo strážci přiložit při vyvolání sluneční žeton. Kde taková figura stojí, získá za výhru nebo dominanci o 1 víc. Když zemře, žeton se k němu vrátí.
rulebook-ankh-gods-words = bohové, bůh, božská schopnost, zvláštní schopnost, postava, { ankh-god-amun }, { ankh-god-anubis }, { ankh-god-isis }, { ankh-god-osiris }, { ankh-god-ra }, polapit, polapený, zajatec, výkupné, vykoupit, chráněná, ochrana, žeton, podsvětí, sluneční žeton, dvě karty

rulebook-ankh-guardians = Strážci
rulebook-ankh-guardians-1 = Ve hře je od každé úrovně jeden strážce; jeho figury získáváte se svou druhou, čtvrtou a pátou schopností. Všichni mají sílu 1.
rulebook-ankh-guardians-2 = **Satet** odsune kteroukoli nepřátelskou figuru, i figuru boha, na prázdné pole souše vedle ní; na řekách a velbloudech nezáleží a stačí i pole, odkud přišla. **Apep** se nikdy nepohne na vodu. **Mumie** se vracejí k figuře svého boha, je-li tam místo.
rulebook-ankh-guardians-3 = S **Obřím štírem** jeho majitel zamíří vždy, když je vyvolán, pohne se nebo je odsunut: na dvě pole vedle něj a vedle sebe navzájem. Na začátku konfliktu zničí monumenty, které tam stojí, ale jen ty, se kterými sousedí: přes řeku míří nadarmo. **Sfinga** ruší vlastní sílu figury, i bonusy Anuba a schopnosti Oslnivý. **Kočičí mumie** zabitá při vyhodnocení boje působí před Zázrakem; zabitá při zamoření ihned.
rulebook-ankh-guardians-words = strážce, strážci, příšera, příšery, nestvůra, zvíře, { ankh-guardian-cat_mummy }, { ankh-guardian-satet }, { ankh-guardian-mummy }, { ankh-guardian-apep }, { ankh-guardian-giant_scorpion }, { ankh-guardian-androsphinx }, štír, škorpion, sfinga, had, kočka, odsunout, odsunutí, mířit, míření, podstavec

rulebook-ankh-secrets = Co je tajné
rulebook-ankh-secrets-1 = Téměř vše leží odkrytě: hrací plán, zbožnost, stoupenci, schopnosti, zásoby, polapení válečníci a zahrané karty, a tak se dá odvodit i ruka každého. Tajné až do společného odhalení jsou jen karta, kterou v boji vyberete, a vaše nabídka kobylkám. Oba hráči spojeného boha je navzájem vidí.
rulebook-ankh-secrets-2 = Po přípravě už není žádná náhoda: stejné volby dají vždy stejnou hru.
rulebook-ankh-secrets-words = tajné, tajemství, skryté, informace, veřejné, podívat se, vidět, ruka, náhoda, štěstí, náhodné

## Obrázky

rulebook-ankh-drawing-stack = Čtyři bohové na stupnici zbožnosti. Isis leží na Amunovi, má tedy více zbožnosti než on; Anubis už není v červené části. Svorka spojuje dva, kteří by se spojili.
rulebook-ankh-drawing-water = Apep stojí na vodě mezi západem a východem: je v obou oblastech a sousedí se vším kolem. Oba válečníky odděluje řeka.
rulebook-ankh-drawing-start = Začátek hry pro tři ve scénáři Střední říše: bohové, válečníci, monumenty a v každé oblasti žeton s číslem.
rulebook-ankh-drawing-reach = Kam se může dostat Amunův válečník ze 4,4: na každé prázdné pole souše do tří polí. Řeky, voda, nepřítel ani chrám ho nezastaví.
rulebook-ankh-drawing-camels = Pět velbloudů rozdělilo deltu. Malá část je oblast 1, velká dostala číslo 4.
rulebook-ankh-drawing-signs = Žeton podsvětí pod Osirovým válečníkem a válečník boha Ra se slunečním žetonem.
rulebook-ankh-drawing-scorpion = Obří štír míří na chrám na 4,4 a na pyramidu na 3,5. Sousedí jen s chrámem; pyramida leží za řekou.

## Příklady

rulebook-ankh-example-E1 = Co spolu sousedí
rulebook-ankh-example-E1-lead = Válečník na 3,5 a pyramida na 3,4 sousedí: mají společnou hranu a nic na ní neleží. Obří štír na 4,5 se pole válečníka také dotýká, ale mezi nimi teče řeka: nesousedí s ním a je v jiné oblasti.
rulebook-ankh-example-E2 = Řada je plná
rulebook-ankh-example-E2-lead = Hrají tři hráči a Pohyb figur byl použit třikrát. Amun ho používá počtvrté: po jeho pohybech přijde událost a ukazatel se vrátí.
rulebook-ankh-example-E3 = Druhá akce
rulebook-ankh-example-E3-lead = Amun začíná Vyvoláním figury, takže jeho druhou akcí musí být Získání stoupenců nebo Odemknutí schopnosti Ankh; pasovat nemůže. Odemknutí schopnosti Ankh je jedno pole před koncem a další událostí je konflikt.
rulebook-ankh-example-E4 = Pohyb přes všechno
rulebook-ankh-example-E4-lead = Amun pohne svým bohem přes vlastního válečníka k obelisku, jedním válečníkem přes vodu a pyramidu a jedním přes řeku a nepřítele. K chrámu na 8,8 se nedostane žádný; čtvrtá figura zůstane stát.
rulebook-ankh-example-E5 = Kam lze figuru vyvolat
rulebook-ankh-example-E5-lead = Amun může Mumii umístit vedle svého chrámu nebo vedle svého válečníka. Pole, která se dotýkají jen přes řeku, nesousedí.
rulebook-ankh-example-E6 = Tři stoupenci
rulebook-ankh-example-E6-lead = Isis získává za svůj obelisk na 4,0, za neutrální chrám na 4,4 (jednou, i když se ho dotýkají dvě její figury) a za neutrální pyramidu na 5,5. Nic nepřinese její vzdálená pyramida, pyramida za řekou ani Amunův obelisk.
rulebook-ankh-example-E7 = Schopnost a strážce
rulebook-ankh-example-E7-lead = Amun odemyká svou druhou schopnost úrovně 1. Její žeton zakrýval symbol strážce.
rulebook-ankh-example-E8 = Událost
rulebook-ankh-example-E8-lead = Hrají tři hráči a Získání stoupenců bylo použito třikrát. Isis ho používá znovu: nejdřív přijdou stoupenci, potom událost.
rulebook-ankh-example-E9 = Který monument lze ovládnout
rulebook-ankh-example-E9-lead = Isis má válečníka mezi třemi monumenty. Ovládnout lze jen chrám: pyramida leží za řekou a obelisk boha Ra není neutrální.
rulebook-ankh-example-E10 = Karavana přes deltu
rulebook-ankh-example-E10-lead = Ra klade pět velbloudů od vody k řece; jakmile leží dva, ostatní mají jedinou cestu. Část se šesti poli si nechá číslo 1, druhá dostane 4.
rulebook-ankh-example-E11 = Sám v deltě
rulebook-ankh-example-E11-lead = Figuru tu má jen Amun. Obelisků má nejvíc; pyramid mají stejně a chrám patří Isis, která tu figuru nemá.
rulebook-ankh-example-E12 = Převahy v boji
rulebook-ankh-example-E12-lead = Bojují tu Isis a Amun; Ra tu má monumenty, ale žádnou figuru. Isis má nejvíce pyramid. Chrámy jsou jeden na jednoho: ten, který patří Ra, se počítá, i když tu Ra není.
rulebook-ankh-example-E13 = Nerozhodný boj
rulebook-ankh-example-E13-lead = Isis hraje Záplavu se čtyřmi figurami, Amun Sucho se třemi: 4 proti 3 + 1. Isis má žeton nerozhodného boje a může ho použít.
rulebook-ankh-example-E14 = Ra a Amun se spojí v jednoho
rulebook-ankh-example-E14-lead = Třetí konflikt skončil. Ra je na stupnici nejníže, Amun druhý nejníže.
rulebook-ankh-example-E15 = Každý jednu akci
rulebook-ankh-example-E15-lead = Ra a Amun se spojili. Ve svých tazích, jeden po druhém, oba vyvolávají.
rulebook-ankh-example-E16 = Amun upadá v zapomnění
rulebook-ankh-example-E16-lead = Čtvrtý konflikt skončil. Amun je na červeném poli; Osiris a spojení Isis a Ra ne.

## Na jedné stránce

rulebook-ankh-aid-turn = Dvě akce, druhá z některé nižší řady. Kdo zaplní řadu, spustí další událost a tah končí.
rulebook-ankh-aid-after-1 = • **Po 3. konfliktu**: při třech nebo více hráčích se spojí dva nejnižší bohové.
rulebook-ankh-aid-after-2 = • **Po 4. konfliktu**: bohové v červené části upadají v zapomnění.
rulebook-ankh-aid-after-3 = • **Po 5. konfliktu**: hra končí.
