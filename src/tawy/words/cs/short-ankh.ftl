### Ankh v krátkých lekcích, po jedné pro každou věc (src/tawy/lessons/content/ankh/short): co teď udělat a co z toho bylo.

## Powers

lesson-ankh-power-commanding-try-now = { ankh-power-commanding-help } Oba tu máte sílu 3, rozhodnou tedy karty: zahrajte { ankh-card-chariots }.
lesson-ankh-power-commanding-try-then = 6 proti 4: vyhráváte a k tomu přicházejí 3 stoupenci. Další schopnost máte zaplacenou.
lesson-ankh-power-inspiring-try-now = { ankh-power-inspiring-help } Zahráli jste ji a žádné stoupence už nemáte. Každý z vás tu ovládá jeden chrám: na označeném poli postavte druhý.
lesson-ankh-power-inspiring-try-then = Nestálo vás to nic. Se dvěma chrámy je převaha vaše a to je o 1 zbožnost víc.
lesson-ankh-power-omnipresent-try-now = { ankh-power-omnipresent-help } Vaše figury stojí ve všech třech oblastech. Akci { ankh-action-unlock } chybí do konce jediný krok: zvolte ji a začne konflikt.
lesson-ankh-power-omnipresent-try-then = 3 oblasti, 3 stoupenci, a to ještě před první kartou. Před konfliktem se tedy rozestavte, třeba jen po jednom válečníkovi.
lesson-ankh-power-revered-try-now = { ankh-power-revered-help } Vaše figury stojí vedle čtyř monumentů. Zvolte { ankh-action-gain }.
lesson-ankh-power-revered-try-then = 4 za monumenty a 1 za schopnost { ankh-power-revered }. Čím dřív ji odemknete, tím častěji se vyplatí.
lesson-ankh-power-resplendent-try-now = { ankh-power-resplendent-help } Ovládáte tyto tři chrámy, máte tu tedy 5 a soupeř 3. Silné karty si můžete nechat: zahrajte { ankh-card-cycle }.
lesson-ankh-power-resplendent-try-then = 5 proti 4: bez schopnosti { ankh-power-resplendent } by to bylo 3 proti 4. Platí všude, kde bojuje vaše figura boha, dokud o ty tři nepřijdete.
lesson-ankh-power-obelisk_attuned-try-now = { ankh-power-obelisk_attuned-help } Začíná boj a tento obelisk je váš: povolejte svého válečníka ze severu.
lesson-ankh-power-obelisk_attuned-try-then = Už tam stojí, na vzdálenosti nezáleželo, a v boji máte o figuru víc. Jednoho po druhém byste mohli povolat i další.
lesson-ankh-power-temple_attuned-try-now = { ankh-power-temple_attuned-help } Vedle tohoto chrámu stojí vaše figura boha, máte tu tedy 5 a soupeř 3. Silné karty si nechte: zahrajte { ankh-card-cycle }.
lesson-ankh-power-temple_attuned-try-then = 5 proti 4: rozhodly 2 síly chrámu. Před konfliktem nechte u každého svého chrámu někoho stát.
lesson-ankh-power-pyramid_attuned-try-now = { ankh-power-pyramid_attuned-help } Tato pyramida je vaše: postavte vedle ní válečníka.
lesson-ankh-power-pyramid_attuned-try-then = To byla figura navíc; na tu obyčejnou se hra ptá teď. S druhou pyramidou byste vyvolali rovnou tři.
lesson-ankh-power-glorious-try-now = { ankh-power-glorious-help } Máte tu 5, soupeř 3. Těsné vítězství nestačí: zahrajte { ankh-card-chariots }.
lesson-ankh-power-glorious-try-then = 8 proti 4: 3 zbožnosti za jediný boj. S touto schopností je lepší jedno jasné vítězství než dvě těsná.
lesson-ankh-power-magnanimous-try-now = { ankh-power-magnanimous-help } Máte tu tři figury. Zahraje-li soupeř kartu { ankh-card-chariots }, sotva něco pomůže: silné karty si nechte a zahrajte { ankh-card-cycle }.
lesson-ankh-power-magnanimous-try-then = Prohráli jste 5 proti 6 a získali za to 2 zbožnosti; vítěz dostal 1. S touto schopností se vyplatí přijít ve větším počtu.
lesson-ankh-power-bountiful-try-now = { ankh-power-bountiful-help } Jste na červeném poli. Jednu převahu tu máte jistou a vítězství by byl druhý zisk: zahrajte { ankh-card-chariots }.
lesson-ankh-power-bountiful-try-then = Ze dvou zisků po 1 byly dva po 2. Za červenými poli už nedává nic: je to schopnost pro toho, kdo je pozadu.
lesson-ankh-power-worshipful-try-now = { ankh-power-worshipful-help } Boj je vyhraný a stoupence máte: řekněte ano.
lesson-ankh-power-worshipful-try-then = 2 stoupenci za 1 zbožnost. Hra se ptá po každém vašem boji, i po prohraném.

## Battle cards

lesson-ankh-card-plague-try-now = { ankh-card-plague-help } Soupeř nemá žádné stoupence, které by nabídl. Zahrajte ji.
lesson-ankh-card-plague-try-then = Nabídli jste 2, soupeř nic: nepřátelští válečníci zemřeli dřív, než se počítala síla, a vaši žijí všichni. Je to karta pro toho, kdo je bohatší.
lesson-ankh-card-build-try-now = { ankh-card-build-help } Stoupence máte a každý z vás tu ovládá jeden chrám. Zahrajte ji.
lesson-ankh-card-build-try-then = Nejdřív se stavělo, pak se počítaly převahy: druhý chrám přinesl o 1 zbožnost víc. A zůstane i pro všechny další konflikty.
lesson-ankh-card-chariots-try-now = { ankh-card-chariots-help } Oba tu máte sílu 3. Zahrajte je.
lesson-ankh-card-chariots-try-then = 6 proti 4: vyhráváte. Teď je tato karta pryč, dokud ji nevrátí { ankh-card-cycle }. Šetřete ji na boj, na kterém záleží.
lesson-ankh-card-cycle-try-now = { ankh-card-cycle-help } Na severu jste právě nadarmo zahráli { ankh-card-drought }. Tady jste silnější tak jako tak: zahrajte ho teď.
lesson-ankh-card-cycle-try-then = I tak jste vyhráli. Až boj skončí, máte { ankh-card-drought } i { ankh-card-cycle } zpátky v ruce; soupeřovy karty zůstanou zahrané.
lesson-ankh-card-drought-try-now = { ankh-card-drought-help } Tyto dvě vaše figury stojí na poušti a karta přidá 1 sílu. Zahrajte ji.
lesson-ankh-card-drought-try-then = 4 proti 3 a vítězství dalo 3 zbožnosti místo 1. Před konfliktem se podívejte, kdo stojí na písku.
lesson-ankh-card-flood-try-now = { ankh-card-flood-help } Tento válečník stojí na úrodném poli. Můžete tu prohrát: zachraňte, co se dá, a zahrajte ji.
lesson-ankh-card-flood-try-then = Prohráli jste, ale tento válečník žije a přinesl 1 stoupence. Ten na poušti zemřel.
lesson-ankh-card-miracle-try-now = { ankh-card-miracle-help } Můžete tu přijít o oba válečníky. Ať se to vyplatí: zahrajte ho.
lesson-ankh-card-miracle-try-then = Zemřeli dva vaši: 2 zbožnosti. Vítěz dostal za výhru 1.

## Gods

lesson-ankh-god-amun-try-now = { ankh-god-amun-help } Síly jsou tu vyrovnané, 3 proti 3: oznamte dvě karty.
lesson-ankh-god-amun-try-then = { ankh-card-chariots } a { ankh-card-drought } dohromady: 7 proti 6, a k tomu zbožnost za poušť. V příštím konfliktu to můžete udělat znovu.
lesson-ankh-god-anubis-try-now = { ankh-god-anubis-help } Právě zemřeli dva válečníci soupeře, kterým je { ankh-god-ra }: jednoho polapte.
lesson-ankh-god-anubis-try-then = Od teď má vaše figura boha v každém boji sílu 2. A { ankh-god-ra } má o válečníka míň, nebo vám zaplatí.
lesson-ankh-god-isis-try-now = { ankh-god-isis-help } Prohráli jste, ale tento válečník stojí vedle nepřítele. Hra se ptá, kdo smí zemřít: nikdo.
lesson-ankh-god-isis-try-then = Žije; váš druhý válečník, vedle kterého žádný nepřítel nestál, je mrtvý. Nejbezpečněji je vašim figurám u nepřítele.
lesson-ankh-god-osiris-try-now = { ankh-god-osiris-help } Právě jste prohráli. Položte žeton na označené pole, mezi nepřátele.
lesson-ankh-god-osiris-try-then = Cizí figury tam nesmějí pohyb ukončit a při příští akci { ankh-action-summon } vám právě tam přijde o figuru víc.
lesson-ankh-god-ra-try-now = { ankh-god-ra-help } Tento válečník je nový a v jeho oblasti jste sami. Řekněte ano: hned začne konflikt.
lesson-ankh-god-ra-try-then = V jeho oblasti jste dominovali se sluncem: 2 zbožnosti místo 1. Slunce patří tam, kde jistě zvítězíte nebo budete dominovat.

## Guardians

lesson-ankh-guardian-cat_mummy-try-now = { ankh-guardian-cat_mummy-help } Vaše tu bojuje a můžete prohrát. Silné karty si nechte: zahrajte { ankh-card-cycle }.
lesson-ankh-guardian-cat_mummy-try-then = Soupeř získal za vítězství 1 zbožnost a mrtvá Kočičí mumie mu ji zase vzala. Kdo ji porazí, zaplatí.
lesson-ankh-guardian-satet-try-now = { ankh-guardian-satet-help } Tento nepřátelský válečník stojí na hranici své oblasti. Pošlete Satet na jeho pole.
lesson-ankh-guardian-satet-try-then = Odsunula ho přes řeku do jiné oblasti: v této bojuje soupeř s o figuru méně. Odsunout lze i bohy.
lesson-ankh-guardian-mummy-try-now = { ankh-guardian-mummy-help } Právě ji zabilo zamoření kobylkami, a s ní oba vaše válečníky. Nechte ji povstat na označeném poli.
lesson-ankh-guardian-mummy-try-then = Je zase v oblasti a bojuje dál ještě v tomto boji. Svou figuru boha tedy mějte blízko.
lesson-ankh-guardian-apep-try-now = { ankh-guardian-apep-help } Vyvolejte ho do vody mezi dvěma oblastmi.
lesson-ankh-guardian-apep-try-then = Kdo stojí na vodě, je ve všech oblastech kolem ní: jedna figura bojuje v obou.
lesson-ankh-guardian-giant_scorpion-try-now = { ankh-guardian-giant_scorpion-help } Právě jste s ním pohnuli a každou chvíli začne konflikt. Zamiřte na soupeřův chrám.
lesson-ankh-guardian-giant_scorpion-try-then = Chrám je pryč dřív, než se vyhodnotí první oblast, a převaha v chrámech je jen vaše. Nešetří ničí monumenty, dejte tedy pozor na své.
lesson-ankh-guardian-androsphinx-try-now = { ankh-guardian-androsphinx-help } Tyto dvě stojí vedle té vaší, soupeř tu má tedy 1 místo 3. Silné karty si nechte: zahrajte { ankh-card-cycle }.
lesson-ankh-guardian-androsphinx-try-then = 4 proti 2: bez ní by to bylo nerozhodně. Jedna Sfinga uprostřed mnohých je umlčí všechny.
