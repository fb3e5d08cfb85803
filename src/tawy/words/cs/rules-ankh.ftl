chapter-A1 = Čísla
rule-A1-1 = [R] 2 až 5 míst. Bohové: Amun, Anubis, Isis, Osiris, Ra. Každého boha má nejvýše jedno místo.
rule-A1-2 = [R] K bohu patří 1 figura boha, 6 válečníků, 7 bojových karet, 15 žetonů Ankh (6 v řadě schopností, 9 v zásobě pro monumenty) a 2 malé a 2 velké podstavce pro strážce.
rule-A1-3 = [R] Společná zásoba: 10 obelisků, 10 chrámů, 10 pyramid, 30 velbloudů, žetony pořadí konfliktů 1 až 8, 1 žeton nerozhodného boje, stoupenci bez omezení. (2 žetony měst patří ke scénářům, které nejsou veřejně zaznamenané: nepoužívají se.)
rule-A1-4 = [F] Stupnice zbožnosti: pole 0 (dole) až 31 (nahoře). Červená jsou 0 až 20. (Jeden veřejný zdroj uvádí 0 až 19: volba stolu last_red_space, výchozí hodnota 20.)
rule-A1-5 = Stupnice akcí, od horní řady k dolní [R]: Pohyb figur, Vyvolání figury, Získání stoupenců, Odemknutí schopnosti Ankh. Při n místech na začátku spouští událost (n+1)-té použití řady od posledního návratu jejího ukazatele; u Odemknutí n-té [F].
rule-A1-6 = [F] Stupnice událostí, 18 polí: M M M X1 · C M M X2 · C M M X3 · C M M X4 · M X5 (M ovládnutí monumentu, C velbloudí karavana, X konflikt). Po X3 se bohové spojují, po X4 upadají v zapomnění, po X5 hra končí.
rule-A1-7 = Bojové karty, síla: Zamoření kobylkami +1 [F], Stavba monumentu 0 [F], Vozatajové +3 [R], Cyklus Ma'at 0 [F], Sucho +1 [R], Záplava 0 [R], Zázrak 0 [F].
rule-A1-8 = Strážci, všichni se silou 1 [R]. Úrovně [F]: 1 Kočičí mumie, Satet; 2 Mumie, Apep; 3 Obří štír, Sfinga. Podstavce [R]: Kočičí mumie, Satet a Mumie malý, po 3 figurách; Apep, Obří štír a Sfinga velký, po 2 figurách.
rule-A1-9 = [F] Symbol strážce leží pod 2. žetonem Ankh úrovně 1, pod 2. úrovně 2 a pod 1. úrovně 3: strážce přichází s 2., 4. a 5. odemčenou schopností. U všech bohů stejně.

chapter-A2 = Hrací plán
rule-A2-1 = [F] 101 šestiúhelníků s vodorovnou horní hranou; mapa, její řeky a scénáře jsou data (ankh-board.json). 43 úrodných polí, 39 polí pouště, 19 polí vody. Tři oblasti, dokud není umístěn žádný velbloud: delta Nilu 22 polí souše, západ 32, východ 28.
rule-A2-2 = [R] Pole je prázdné, nebo je na něm jedna figura, nebo jeden monument. Žeton podsvětí pole neobsazuje.
rule-A2-3 = [R] Vodu nelze obsadit; výjimkou je Apep, když je tam vyvolán (A14.4).
rule-A2-4 = [R] Oblast je největší souvislá skupina polí souše propojených přes hrany, na kterých není řeka ani velbloud. Pole vody je součástí každé oblasti, která má vedle něj pole souše. Figura na vodě je ve všech těchto oblastech zároveň.
rule-A2-5 = [R] Sousední: dvě pole souše, která mají společnou hranu bez řeky a bez velblouda a leží ve stejné oblasti. Pole vody sousedí se všemi poli kolem sebe, ať jsou to souš, nebo voda.
rule-A2-6 = [R] Kdykoli pravidlo říká „sousední“ nebo „sousedí“, myslí se tím A2.5. Pohyby (A5.2), odsunutí, které provádí Satet (A14.3), a míření Obřího štíra (A14.6) počítají pole na mapě bez ohledu na oblasti, řeky a velbloudy.

chapter-A3 = Příprava
rule-A3-1 = [R] Každé místo si vybere jednoho z volných bohů (v pořadí hráčů, nebo všichni náhodně [D]) a vezme si 1 stoupence, své figury, karty a žetony. Ra začíná se 3 slunečními žetony, Osiris se 3 žetony podsvětí, Amun se svým žetonem lícem vzhůru.
rule-A3-2 = [R] Začínající hráč je náhodný; hraje se po směru hodinových ručiček. Na poli zbožnosti 0 leží žetony na sobě tak, že začínající hráč je nahoře a poslední dole.
rule-A3-3 = [R] Scénář pro daný počet míst se vybere, nebo určí náhodně. Rozmisťuje monumenty (neutrální nebo patřící některému místu), velbloudy, žetony pořadí konfliktů (do každé oblasti jeden) a první figury každého místa. Místo n na obrázku je n-té v pořadí hráčů. Monument místa na hracím plánu odebírá jeden žeton Ankh z jeho zásoby. Platí i další pravidla přípravy daného scénáře [R]; dva zaznamenané scénáře žádná nemají [F].
rule-A3-4 = [R] Z každé úrovně se vybere nebo určí náhodně jeden strážce. Dostupné figury každého z nich: při 2 místech 1, při 3 místech 2, při 4 nebo 5 místech všechny.

chapter-A4 = Tah
rule-A4-1 = [R] Zvolte akci: její ukazatel se posune o jedno pole; poté akci úplně vyhodnoťte. Akci lze zvolit, i když se nedá nic provést. Co nabízí (pohyb, vyvolání, odemknutí), lze neprovést: [R] u druhé akce (A4.3), [D] i u první. Stoupenci se berou vždy [D].
rule-A4-2 = [R] Když ukazatel dosáhne posledního pole, po vyhodnocení akce se žeton událostí posune o jedno pole a příslušná událost se vyhodnotí; poté se ukazatel akce vrátí na výchozí pole podle počtu míst, která hru začínala, a tah končí.
rule-A4-3 = [R] Jinak je nutné zvolit druhou akci z nižší řady: její ukazatel se musí posunout, i když místo akci provést nemůže nebo nechce; vyhodnotí se stejně a může spustit událost. Druhá akce není po Odemknutí, po události ani u místa spojeného boha.
rule-A4-4 = [R] Poté hraje další místo po směru hodinových ručiček. Místa zapomenutých bohů se přeskakují.

chapter-A5 = Akce
rule-A5-1 = [R] Pohyb figur. Každá vaše figura na hracím plánu se může jednou pohnout o 1 až 3 pole, jedna po druhé v libovolném pořadí.
rule-A5-2 = [R] Pohyb může vést přes cokoli: obsazená pole, vodu, řeky, velbloudy. Skončit musí na prázdném poli souše. Figura tedy dosáhne na každé prázdné pole souše do vzdálenosti 3 polí na mapě. Může se vrátit na pole, odkud vyšla; to zabere alespoň 2 pole a je to pohyb (Obří štír znovu zamíří) [D]. Výjimky: Satet (A14.3), žetony podsvětí (A13.13).
rule-A5-3 = [R] Vyvolání figury. Můžete vzít jednoho válečníka nebo strážce ze své zásoby (nebo polapeného válečníka, A13.6) a umístit ho na prázdné pole souše, které sousedí s některou vaší figurou na hracím plánu nebo s monumentem, který ovládáte. Vyvolání navíc, každé dobrovolné: Zaměřený na pyramidy (A11.8), Osiris (A13.12); před řádným vyvoláním [R], po něm nebo bez něj [D]. Figura vyvolaná dříve v téže akci se počítá jako figura na hracím plánu („řetězení“) [R].
rule-A5-4 = [R] Získání stoupenců. Získáte 1 stoupence za každý svůj nebo neutrální monument, se kterým sousedí alespoň jedna vaše figura. Každý monument se počítá jednou.
rule-A5-5 = [R] Odemknutí schopnosti Ankh. Máte-li alespoň tolik stoupenců, kolik činí úroveň vašeho dalšího žetonu, můžete (A4.1) jich tolik obětovat a přesunout žeton nejvíce vlevo ve své řadě na schopnost stejné úrovně, kterou ještě nemáte. Dvě úrovně 1, potom dvě úrovně 2, potom dvě úrovně 3. Máte-li málo stoupenců nebo už všech šest odemčených, nic se nestane a nic neobětujete.
rule-A5-6 = [R] Pokud ten žeton zakrýval symbol strážce, vezměte si do zásoby jednu figuru strážce dané úrovně, pokud nějaká zbývá a máte volný podstavec její velikosti; jinak nic.
rule-A5-7 = [R] Pohyby, odsunutí a vyvolání nikdy nemění, kdo monument ovládá; to dělá jen Ovládnutí monumentu, Stavba monumentu, zničení, spojení a zapomnění.

chapter-A6 = Ovládnutí monumentu a Velbloudí karavana
rule-A6-1 = Ovládnutí monumentu. Místo, které událost spustilo, může [R: pt „může“, es v příkladu „pokud chce“; it, cs a text es říkají „získá“] ovládnout jeden neutrální monument, který sousedí s některou jeho figurou, a přiloží k němu žeton Ankh ze své zásoby [R].
rule-A6-2 = [R] Pokud už na celém hracím plánu není žádný neutrální monument, může [D] místo toho ovládnout monument jiného boha, který sousedí s některou jeho figurou; onen bůh dostane svůj žeton zpět.
rule-A6-3 = [R] Není-li vhodný monument nebo žádný žeton Ankh v zásobě, nic se nestane.
rule-A6-4 = [R] Velbloudí karavana. Místo může umístit nepřerušenou linii 1 až 6 velbloudů ze společné zásoby, po jednom na hranu, na hrany mezi dvěma poli souše [D], na kterých není řeka ani velbloud. Oba konce linie se dotýkají dvou z těchto prvků: řeka, pole vody, dřívější velbloud, okraj mapy; oba mohou být stejného druhu [D]. Linie rozdělí jednu oblast na právě dvě, každou o alespoň 6 polích souše. Figury a monumenty nehrají roli.
rule-A6-5 = [D] Linie je cesta po rozích šestiúhelníků; „dotýkat se“ znamená: koncový roh leží na řece, na hranici pole vody, na dřívějším velbloudovi nebo na okraji mapy. (Žádný vnitřní roh linie se na této mapě takto dotýkat nemůže.)
rule-A6-6 = [R] Místo vybere, která ze dvou nových oblastí si nechá žeton pořadí konfliktů; druhá dostane nejnižší žeton ze společné zásoby.
rule-A6-7 = [R] Poté může prohodit žeton jedné ze dvou nových oblastí s žetonem kterékoli jiné oblasti.
rule-A6-8 = [R] Karavanu může odmítnout. Pokud není možná žádná linie, nic se nestane.

chapter-A7 = Konflikt
rule-A7-1 = [R] Bůh, jehož místo konflikt spustilo, si vezme žeton nerozhodného boje lícem vzhůru. Po konfliktu se žeton vrací do společné zásoby.
rule-A7-2 = [R] Začátek konfliktu, před všemi oblastmi: Všudypřítomný přináší stoupence (A11.3); Obří štíři ničí monumenty (A14.7).
rule-A7-3 = [R] Poté přijde na řadu každá oblast jednou, v pořadí žetonů od nejnižšího, a posuzuje se, až na ni dojde. Žádné figury: přeskočit. Figury jednoho boha: dominance. Figury dvou nebo více bohů: boj.
rule-A7-4 = [R] Dominance. Tento bůh získá 1 zbožnost za každý typ monumentu, kterého v oblasti ovládá více než kterýkoli jiný bůh (jeden zisk, A10.4); potom 1 za dominanci, +1 se Září (A13.15) (druhý zisk).
rule-A7-10 = Boj. Účastníky jsou bohové, kteří mají na jeho začátku v oblasti figuru.
rule-A7-11 = [R] Začátek. Účastníci se schopností Zaměřený na obelisky mohou přemístit figury (A11.6).
rule-A7-12 = [R] 1 Karty. Amun může oznámit dvě karty (A13.1). Poté každý účastník tajně vybere jednu kartu z ruky (Amun dvě); všechny se odhalí současně.
rule-A7-13 = [R] Hned po odhalení karet přináší stoupence Záplava (A12.6).
rule-A7-14 = [R] 2 Stavba. Každá karta Stavba monumentu, vzestupně podle zbožnosti (A12.2).
rule-A7-15 = [R] 3 Zamoření. Každá karta Zamoření kobylkami zvlášť, jedna po druhé [Q]; na jejich pořadí nezáleží (A12.1).
rule-A7-16 = [R] 4 Převahy. U každého typu monumentu má převahu bůh, který jich v oblasti ovládá více než kterýkoli jiný bůh, pokud má v oblasti figuru. Vzestupně podle zbožnosti: každý takový bůh získá 1 zbožnost za každou převahu, jako jeden zisk. Monumenty bohů bez figur v oblasti se ostatním přesto počítají v neprospěch.
rule-A7-17 = [R] 5 Vyhodnocení boje. Každý účastník, který tu ještě má figuru, sečte sílu svých figur v oblasti, své bonusy a své karty. Porovnávají se jen tito bohové; vyhrává nejvyšší součet, i kdyby byl 0. Pokud tu má figury už jen jeden bůh, vyhrává boj; není to dominance [D]. Účastník bez figur vyhrát nemůže; kde se jeho síla zjišťuje (A11.9), je 0, bez bonusů.
rule-A7-18 = [R] Shoda na nejvyšším součtu: pokud má některý z těchto bohů žeton nerozhodného boje lícem vzhůru, může ho se znalostí všech součtů otočit a vyhrát. Jinak není vítěz.
rule-A7-19 = [R] Bez vítěze prohrávají všichni účastníci; s vítězem všichni ostatní, i ti, jejichž figury zemřely už dříve [D]. Pokud tu žádný účastník nemá figuru, není vítěz a žeton nerozhodného boje nelze použít [D].
rule-A7-20 = [R] Vítěz získá 1 zbožnost (Velkolepý 3, A11.9) plus Sucho (A12.5) plus Záře (A13.15), jako jeden zisk. Velící přináší stoupence (A11.1).
rule-A7-21 = [R] Všichni zdejší válečníci a strážci ostatních bohů jsou zabiti; bez vítěze válečníci a strážci všech bohů. Bohové nejsou nikdy zabiti. Ušetřeny jsou: figury zachráněné Záplavou (A12.6), chráněné figury, které Isis nechá naživu (A13.8). Isis se rozhoduje, když je vítěz známý a nikdo ještě nezemřel [D].
rule-A7-22 = [R] Všechna úmrtí jednoho okamžiku nastávají současně. Zabité figury se vracejí do zásoby majitele a jejich sluneční žetony k Ra (A13.16). Poté v tomto pořadí [D]: Anubis může polapit válečníka (A13.4); Mumie se vracejí, majitelé vzestupně podle zbožnosti (A14.5), a mohou si vzít i právě vrácený sluneční žeton. Mumie, která se vrátí do oblasti, se účastní zbytku boje [D].
rule-A7-23 = [R] Velkorysý, vzestupně podle zbožnosti (A11.10), po zbožnosti vítěze, i když nikdo nevyhraje. Osiris, pokud prohrál, může položit žeton podsvětí (A13.11) [D: zde, když jsou mrtví pryč a Mumie zpět].
rule-A7-24 = [R] Kočičí mumie zabité při vyhodnocení boje, za každou jedna ztráta (A14.2); je-li jich více, majitelé vzestupně podle zbožnosti [D].
rule-A7-25 = [R] Po vyhodnocení boje. Zázrak, vzestupně podle zbožnosti (A12.7); potom Ctihodný, vzestupně podle zbožnosti, nejvýše jednou na boha a boj (A11.12); potom Cyklus Ma'at (A12.4) [D: jako poslední].
rule-A7-26 = [R] Zahrané karty leží lícem vzhůru na očích všem, dokud je Cyklus Ma'at nevrátí do ruky.
rule-A7-27 = [D] Ruka není nikdy prázdná: nejpozději jako poslední se zahraje Cyklus Ma'at a vrátí všechny karty.

chapter-A8 = Spojení bohů
rule-A8-1 = [R] Jen ve hrách, které začaly se 3 nebo více místy, po skončení třetího konfliktu. Bůh na stupnici zbožnosti nejníže je nižší, druhý nejníže je vyšší.
rule-A8-2 = [R] Monumenty nižšího boha jsou zničeny (zpět do společné zásoby); jeho figura boha, válečníci, karty a žetony Ankh opouštějí hru.
rule-A8-3 = [R] Jeho stoupenci přecházejí k vyššímu bohu.
rule-A8-4 = [R] Jeho strážci přecházejí k vyššímu bohu, ze zásoby nebo na hracím plánu tam, kde stojí [Q], bez ohledu na to, co má odemčeno, a i když už takového strážce má. Spojený bůh má jen podstavce vyššího boha: své strážce si nechává [Q]; nestačí-li volné podstavce některé velikosti, vybere, které strážce této velikosti od nižšího boha si nechá, a ostatní opouštějí hru.
rule-A8-5 = [R] Žeton zbožnosti vyššího boha se přesune na žeton nižšího boha; od té chvíle jsou jedním žetonem. Má místo nižšího žetonu: žetony, které na tom poli ležely nad nižším, zůstávají nad ním [D].
rule-A8-6 = [R] Spojený bůh má božské schopnosti obou bohů a schopnosti Ankh vyššího boha; schopnosti se počítají jednou. Pozdější odemknutí platí pro oba.
rule-A8-7 = [R] Obě místa si ponechávají své pořadí; každé má v tahu jednu akci a smí opakovat, co udělalo druhé.
rule-A8-8 = [R] Sdílejí jednu zásobu figur, stoupence, karty a žetony a vyhrávají nebo prohrávají společně.
rule-A8-9 = [R] V bojích rozhodují oba; poslední slovo má místo vyššího boha. U stolu to znamená: v konfliktu a při každém rozhodnutí mimo vlastní tahy rozhoduje vyšší místo, nižší místo vidí stejná tajemství a může poslat návrh [D]. Ve svém tahu a při Ovládnutí monumentu nebo Velbloudí karavaně, kterou spustilo, rozhoduje každé místo samo [D].
rule-A8-10 = [R] Anubis jako nižší bůh: polapení válečníci vyššího boha se vracejí do jeho zásoby; ostatní polapení válečníci zůstávají polapeni [D]. Válečníci boha, který opouští hru, opouštějí i Anubova místa. Anubův bonus k síle má figura spojeného boha [D].
rule-A8-11 = [D] Osirovy žetony, sluneční žetony Ra (ty u ponechaných strážců tam zůstávají, ty u figur, které opouštějí hru, se vracejí) a Amunův žeton patří spojenému bohu.
rule-A8-12 = [D] Pokud konflikt spustilo kterékoli z obou míst, má žeton nerozhodného boje spojený bůh.
rule-A8-13 = [R] Strážce získaný později dostane podstavec vyššího boha a jde do společné zásoby obou míst; vyvolat ho může kterékoli z nich.

chapter-A9 = Zapomenutí bohové
rule-A9-1 = [R] Po skončení čtvrtého konfliktu upadá v zapomnění každý bůh na červeném poli: jeho figury opouštějí hru, jeho monumenty jsou zničeny, jeho stoupenci se vracejí do společné zásoby, jeho místa vypadávají.
rule-A9-2 = [R] Zapomenutý Anubis: polapení válečníci se vracejí do svých zásob. Válečníci zapomenutého boha opouštějí Anubova místa. Zapomenutý Osiris: žetony podsvětí opouštějí hru.
rule-A9-3 = [R] Zbývá jeden bůh: ihned vyhrává. Nezbývá žádný: všichni prohrávají, není vítěz a Egypt se stává ateistickým. Dva nebo více: hra pokračuje.
rule-A9-4 = [D] Všichni zapomenutí bohové odcházejí současně: zapomenutý Anubis vrací polapené válečníky jen bohům, kteří zůstávají.

chapter-A10 = Zbožnost a vítězství
rule-A10-1 = [R] Žetony na jednom poli tvoří sloupek; výše ve sloupku znamená více zbožnosti. Žeton, který na pole přijde, jde navrch.
rule-A10-2 = [R] Když v tomtéž okamžiku získává nebo ztrácí zbožnost více bohů, postupuje se vzestupně podle zbožnosti, v pořadí určeném na začátku toho okamžiku [D].
rule-A10-3 = [D] Nic neklesá pod 0; žeton, který se nepohne, si ve sloupku ponechává místo. Žeton, který přijde na pole, jde navrch, ať stoupá, nebo klesá [R].
rule-A10-4 = [R] Zisk je jedna událost, ať k němu přispívá jakkoli mnoho efektů: všechny převahy jedné oblasti jsou jeden zisk; výhra v boji nebo dominance se vším, co tuto odměnu zvyšuje, je jeden zisk. Velkorysý, Zázrak a Ctihodný jsou každý jeden zisk [D]. Získat 0 není zisk. Štědrý (A11.11) přidává ke každému zisku jednou.
rule-A10-5 = [R] Bůh, který dosáhne pole 31, ihned vyhrává, uprostřed čehokoli, co se právě vyhodnocuje. Zisk se na 31 zastaví [D].
rule-A10-6 = [R] Jinak vyhrává bůh s největší zbožností po pátém konfliktu. Shody rozhoduje sloupek, takže vítěz je vždy.
rule-A10-7 = [R] Obě místa spojeného boha vyhrávají nebo prohrávají společně.

chapter-A11 = Schopnosti Ankh
rule-A11-1 = [R] Velící. Když vyhrajete boj (vyhodnocení, ne dominance): 3 stoupenci.
rule-A11-2 = [R] Inspirující. Vaše Stavba monumentu nestojí žádné stoupence.
rule-A11-3 = [R] Všudypřítomný. Na začátku každého konfliktu: 1 stoupenec za každou oblast, ve které máte figuru.
rule-A11-4 = [R] Uctívaný. Získání stoupenců vám přináší o 1 víc (i když jinak nepřinese žádného [D]).
rule-A11-5 = [R] Oslnivý. Dokud kdekoli ovládáte 3 nebo více monumentů jednoho typu, je základní síla vaší figury boha 3.
rule-A11-6 = [R] Zaměřený na obelisky. Na začátku boje, ve kterém máte figuru, můžete libovolný počet svých figur odkudkoli z hracího plánu přemístit na prázdná pole souše sousedící s obelisky, které v dané oblasti ovládáte (A13.13 platí; Obří štír znovu zamíří). Má-li schopnost více bohů: vzestupně podle zbožnosti, střídavě po jedné figuře, dokud všichni nepasují. Kdo jednou pasuje, skončil, stejně jako ten, kdo neměl volné pole, když na něj přišla řada, a figura se takto v jednom boji přemístí nejvýše jednou [D].
rule-A11-7 = [R] Zaměřený na chrámy. Každý chrám, který v oblasti ovládáte, tam dává +2 síly, pokud s ním sousedí alespoň jedna vaše figura, ať jich sousedí kolik chce, i taková, jejíž vlastní síla je zrušena.
rule-A11-8 = [R] Zaměřený na pyramidy. Při Vyvolání figury můžete vyvolat jednu figuru navíc do sousedství každé pyramidy, kterou ovládáte.
rule-A11-9 = [R] Velkolepý. Když vyhrajete boj o 3 nebo více síly nad druhým nejsilnějším bohem, přináší vítězství 3 zbožnosti místo 1.
rule-A11-10 = [R] Velkorysý. Když prohrajete boj a při vyhodnocení jste tam měli alespoň 2 figury: 2 zbožnosti.
rule-A11-11 = [R] Štědrý. Dokud je váš žeton v červené části, je každý zisk zbožnosti o 1 vyšší. Počítá se zisk, který v červené části začíná, ať skončí kdekoli.
rule-A11-12 = [R] Ctihodný. Po každém boji, ve kterém zahrajete kartu, můžete obětovat 2 stoupence za 1 zbožnost.

chapter-A12 = Bojové karty
rule-A12-1 = [R] Zamoření kobylkami. Každý bůh, který měl na začátku kroku 3 v oblasti figuru [Q], tajně nabídne libovolný počet svých stoupenců, i 0; všechny nabídky se odhalí současně a obětují. Všichni válečníci a strážci v oblasti jsou zabiti kromě těch, které má bůh s jednoznačně nejvyšší nabídkou; shoda na nejvyšší nabídce neušetří nikoho.
rule-A12-2 = [R] Stavba monumentu. Můžete obětovat 3 stoupence a postavit monument kteréhokoli typu, který zbývá ve společné zásobě, se žetonem Ankh ze své zásoby, na prázdném poli souše v oblasti, na kterém neleží žeton podsvětí.
rule-A12-3 = [R] Vozatajové. Nic než +3.
rule-A12-4 = [R] Cyklus Ma'at. Po boji si vezměte zpět všechny své zahrané karty včetně této. Jinak karty získat zpět nelze.
rule-A12-5 = [R] Sucho. Když vyhrajete, o 1 zbožnost víc za každou svou figuru na poušti v oblasti.
rule-A12-6 = [R] Záplava. Při odhalení 1 stoupenec za každou vaši figuru na úrodném poli v oblasti; tytéž figury [D: ty, které se tehdy počítaly] nemohou být zabity při vyhodnocení tohoto boje (zamoření je zabíjí; Mumie, která na ně zemře a vrátí se, už chráněna není [D]).
rule-A12-7 = [R] Zázrak. Po vyhodnocení boje 1 zbožnost za každou vaši figuru zabitou v tomto boji, včetně zamoření, jako jeden zisk [D]. Figura zabitá dvakrát se počítá dvakrát [Q].
rule-A12-8 = [R] Bůh, který tu přišel o všechny figury, přesto používá schopnost Ctihodný a karty Cyklus Ma'at a Zázrak; žádnou převahu nezískává a vyhrát nemůže.

chapter-A13 = Bohové
rule-A13-1 = [R] Amun, Tajemné formy. Jednou za konflikt, než kdokoli vybere karty, může Amun oznámit, že v tomto boji hraje dvě karty; platí oba bonusy i oba efekty. Jeho žeton se otočí lícem dolů, dokud konflikt neskončí. V ruce musí mít dvě karty [D].
rule-A13-4 = [R] Anubis, Soudce mrtvých. V každém okamžiku, kdy jsou zabiti válečníci jiných bohů, může Anubis jednoho z nich podle své volby polapit na jednom ze tří míst, je-li volné. Vyhodnocení boje a zamoření jsou oddělené okamžiky [R], a stejně tak každé zamoření zvlášť; figuru tam mít nemusí [D].
rule-A13-5 = [R] Jeho figura boha má při vyhodnocení boje +1 sílu za každého polapeného válečníka.
rule-A13-6 = [R] Polapený válečník není v zásobě svého majitele. Kdykoli majitel vyvolává, řádně nebo navíc, může místo figury ze zásoby vzít jednoho ze svých polapených válečníků, když Anubovi zaplatí 1 stoupence; zásoba může být prázdná a Anubis nemůže odmítnout [D].
rule-A13-8 = [R] Isis, Ochránkyně. Její figury, které sousedí s nepřátelskou figurou, jsou chráněné. Při vyhodnocení boje může kteroukoli z nich nechat naživu, figuru po figuře. Sousedství se posuzuje, než kdokoli zemře.
rule-A13-9 = [R] Neplatí proti zamoření. Chráněná figura na vodě je chráněná v každém boji, kterého se účastní, i když nepřítel v té oblasti není.
rule-A13-11 = [R] Osiris, Brána do podsvětí. Pokaždé, když prohraje boj, může položit jeden žeton podsvětí (od své desky nebo odjinud z hracího plánu) na prázdné pole souše v dané oblasti. Figury na přesouvaném žetonu zůstávají, kde jsou. „Prázdné“ znamená i: bez jiného žetonu podsvětí [D].
rule-A13-12 = [R] Při Vyvolání figury může vyvolat jednu figuru navíc na jeden žeton podsvětí, na kterém nestojí figura.
rule-A13-13 = [R] Figury jiných bohů nesmějí na žetonu podsvětí ukončit přesun ([D]: pohyb, odsunutí a Zaměřený na obelisky; vyvolat je tam lze, i Mumie). Monument se tam nestaví. Pole není ani úrodné, ani poušť.
rule-A13-15 = [R] Ra, Záře. Když vyvolá válečníka nebo strážce, může k němu přiložit jeden ze svých slunečních žetonů. Když dominuje oblasti s některou svou zářivou figurou nebo v ní vyhraje boj: o 1 zbožnost víc v tom zisku.
rule-A13-16 = [R] Žeton zabité zářivé figury se vrací k Ra.

chapter-A14 = Strážci
rule-A14-2 = [R] Kočičí mumie. Když je zabita, každý bůh kromě jejího majitele ztrácí 1 zbožnost, vzestupně podle zbožnosti, spojený bůh jednou [Q]. Při zamoření: ihned. Při vyhodnocení boje: po zbožnosti za výhru a prohru, před vším, co nastává „po vyhodnocení boje“.
rule-A14-3 = [R] Satet. V akci Pohyb figur může skončit na poli souše s nepřátelskou figurou, pokud tam smí ukončit přesun (A13.13), když tuto figuru, i figuru boha, odsune o 1 pole; pole vybírá její majitel: prázdná souš kterýmkoli směrem (řeky a velbloudi nebrání [D]), i to, odkud přišla [D], a takové, kde odsunutá figura smí ukončit přesun. Pokud žádné není, Satet tam nemůže. Odsunutý Obří štír ihned znovu zamíří.
rule-A14-4 = [R] Apep. Lze ho vyvolat na kterékoli prázdné pole vody na hracím plánu, nebo jako každou figuru. Na vodu se nikdy nepohne. Jako figura navíc ze schopnosti Zaměřený na pyramidy musí s pyramidou sousedit, na vodě nebo na souši.
rule-A14-5 = [R] Mumie. Když je zabita, je ihned znovu vyvolána na prázdné pole souše sousedící s figurou jejího boha, podle volby majitele [D]; pokud žádné není, jde do zásoby. Je to vyvolání (Záře).
rule-A14-6 = [R] Obří štír. Kdykoli ho kdokoli vyvolá nebo přesune, jeho majitel s ním ihned zamíří na dvě pole hracího plánu, každé 1 pole od štíra a 1 pole od druhého, bez ohledu na řeky a velbloudy (A2.6).
rule-A14-7 = [R] Na začátku každého konfliktu zničí každý monument, ať patří komukoli, na který míří a se kterým sousedí. Monument i žeton Ankh se vracejí.
rule-A14-8 = [R] Sfinga. Nepřátelské figury, které s ní sousedí, nepřidávají v bojích vlastní sílu (bonusy Anuba a schopnosti Oslnivý jsou vlastní silou figury boha [D]). Figura na vodě, která s ní sousedí, nepřidává sílu v žádném boji. Dvě nepřátelské Sfingy vedle sebe si navzájem ruší sílu; obě dál ruší sílu ostatním [D].

chapter-A15 = Co je tajné
rule-A15-1 = Všem na očích: zahrané karty [R]; hrací plán, zbožnost, stoupenci, schopnosti, zásoby, polapení válečníci [D] (karty v ruce se tedy dají odvodit).
rule-A15-2 = [R] Tajné až do společného odhalení: karty vybrané v kroku 1, nabídka při zamoření. Obě místa spojeného boha je navzájem vidí [D].
rule-A15-3 = [D: vyplývá] Po přípravě už není žádná náhoda: dvě hry se stejnou přípravou a stejnými volbami jsou stejné.

source-ankh-devotion = Podle jednoho veřejného zdroje končí červená část na 19: volba stolu, výchozí je první možnost.
source-ankh-middle_kingdom = Jeden veřejný zdroj to vyčetl z tištěného scénáře; při 4 místech jsou žetony pořadí konfliktů obou polovin západu opraveny tak, aby monument místa n ležel v oblasti žetonu n.
source-ankh-old_kingdom = Jeden veřejný zdroj to vyčetl z tištěného scénáře; při 5 místech je žeton pořadí konfliktů severovýchodu opraven tak, aby monument místa n ležel v oblasti žetonu n.
