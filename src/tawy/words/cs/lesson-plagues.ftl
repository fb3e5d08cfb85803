### Lekce hry 10 ran: co říká, kapitolu po kapitole (src/tawy/lessons/content/plagues/plagues.toml).

lesson-plagues-title = 10 ran egyptských: vaše první hra

## What can be pointed at

lesson-plagues-point-papyrus = { plagues-label-papyrus }
lesson-plagues-point-round = { plagues-label-papyrus }, kolo { $thing }
lesson-plagues-point-phases = fáze kola
lesson-plagues-point-order = { plagues-label-order }
lesson-plagues-point-plague = { plagues-label-plague }
lesson-plagues-point-losses = { plagues-label-loss }
lesson-plagues-point-left = { plagues-label-supply }
lesson-plagues-point-market = { plagues-label-market }
lesson-plagues-point-slot = pozice { $thing }
lesson-plagues-point-favour = faraonova karta { $thing }
lesson-plagues-point-hebrews = { plagues-label-hebrews }
lesson-plagues-point-hebrew = Hebrej hodnoty { $thing }
lesson-plagues-point-territories = { plagues-label-territories }
lesson-plagues-point-territory = { $thing }
lesson-plagues-point-player = { $thing }
lesson-plagues-point-province = vaše provincie
lesson-plagues-point-dice = { plagues-label-dice }
lesson-plagues-point-die = kostka { $thing }
lesson-plagues-point-city = { plagues-area-city }
lesson-plagues-point-field = { plagues-area-field }
lesson-plagues-point-space = { $thing }
lesson-plagues-point-gap = bonus { $thing } na vaší desce
lesson-plagues-point-row = řada { $thing }
lesson-plagues-point-track = { $thing }
lesson-plagues-point-column = vaši osvobození Hebrejové
lesson-plagues-point-beside = { plagues-label-kept }
lesson-plagues-point-discard = { plagues-label-discard }
lesson-plagues-point-tribute = { plagues-label-tribute }
lesson-plagues-point-soldiers = { plagues-label-soldiers }
lesson-plagues-point-ankhs = { plagues-label-ankhs }
lesson-plagues-point-points = { plagues-points-total }

## A round at a glance, and the first die

lesson-plagues-round-title = Kolo v kostce
lesson-plagues-round-you = Spravujete egyptskou provincii { plagues-province-memphis }. Váš soupeř spravuje provincii { plagues-province-abydos }.
lesson-plagues-round-goal = Vyhrává, kdo má na konci nejvíc bodů. Přináší je skoro všechno, co vybudujete, a tady vidíte, kolik jich máte teď.
lesson-plagues-round-rounds = Kol je nejvýše deset. Papyrus ukazuje, kolik které stojí: tribut v mincích. Kolo od kola roste.
lesson-plagues-round-phases = Kolo má tři fáze. Nejdřív každý použije tři kostky, po jedné v každém tahu. Pak se berou území. Nakonec přijde tribut a ztráty.
lesson-plagues-round-coming = Každé kolo přináší ránu, která něco ztíží, a ztráty, které přijdou na jeho konci. Obojí leží od začátku odkryté: můžete se připravit.
lesson-plagues-round-die = Vaše první kostka! Kostka bere z trhu žeton se svým číslem. Vezměte trojku a pak sfingu na pozici 3.
lesson-plagues-round-die-three = I k tomu se trojka hodí: pokaždé si vybíráte. Začněte sfingou, základním kamenem svého města.
lesson-plagues-round-die-else = To byste mohli. Vysoké kostky si ale nechte na později a město začněte sfingou: stačí na ni trojka.
lesson-plagues-round-slides = Podívejte: všechno napravo od ní se posunulo o jednu pozici doleva a na pozici 6 přišel nový žeton. Trh tak zlevňuje.
lesson-plagues-round-place = Sfinga patří do města. Položte ji na první pole.
lesson-plagues-round-place-as-good = Může ležet i tam a je to stejně dobré. V tomto příběhu ale zvolte označené pole.

## Market and province

lesson-plagues-market-title = Trh a provincie
lesson-plagues-market-rival = { plagues-province-abydos } si vzal žeton lodi: jeho loď doplula po Nilu o pole dál, k minci. Od teď je to příjem v každém kole.
lesson-plagues-market-kinds = Sfingy a obelisky patří do města, plantáže a stáda na venkov, Egypťané kamkoli. Všechny ostatní žetony leží vedle desky.
lesson-plagues-market-die = Obelisk se posunul z pozice 4 na pozici 2, takže teď stačí dvojka. Vezměte si ho!
lesson-plagues-market-die-two = Dobré na jindy. Teď leží obelisk právě tam, kam vaše dvojka dosáhne.
lesson-plagues-market-die-else = To byste mohli. Obelisk vás ale stojí jen dvojku a vysoké kostky se vám ještě budou hodit.
lesson-plagues-market-worth = Každý váš žeton má na konci cenu 1 bodu, na desce i vedle ní; jen mince ne.
lesson-plagues-market-place = Položte ho vedle sfingy. Mezi dvěma poli leží bonus a je aktivní, dokud jsou obě zaplněná.
lesson-plagues-market-place-apart = Ležet tam může. Vedle sfingy ale hned otevře bonus.

## Bonuses and rows

lesson-plagues-bonuses-title = Bonusy a řady
lesson-plagues-bonuses-step = Bonus je aktivní: jeden krok na vaší stupnici města. Když o jeden z obou žetonů přijdete, krok se vrátí.
lesson-plagues-bonuses-lower = Stupnice rozvoje máte dvě, města a venkova. Na konci se boduje jen ta nižší, takže růst musejí obě.
lesson-plagues-bonuses-rival = { plagues-province-abydos } si vzal minci a nechá si ji na tribut. A Egypťan se posunul na pozici 1.
lesson-plagues-bonuses-die = Egypťan za pouhou jedničku! Přesně ten vaší první řadě chybí.
lesson-plagues-bonuses-die-one = I k tomu se jednička hodí. S Egypťanem ale hned teď doplníte řadu.
lesson-plagues-bonuses-die-else = Vysoká kostka za něco, co počká. Egypťan stojí jen jedničku a doplní vám řadu.
lesson-plagues-bonuses-different = Ve vaší první řadě leží sfinga a obelisk. Doplní ji třetí žeton jiného druhu.
lesson-plagues-bonuses-place = Položte Egypťana na konec této řady: otevře i bonus mince.
lesson-plagues-bonuses-place-field = Egypťanům se líbí i na venkově. Tady ale doplní řadu.
lesson-plagues-bonuses-place-else = Tam by byl sám. Na konci první řady otevře bonus a řadu doplní.
lesson-plagues-bonuses-coin = Mince mezi nimi je příjem: z každého tributu zaplatí jednu minci a nikdy se neutratí.
lesson-plagues-bonuses-ankh = A řada tří různých žetonů dává Ankh. K čemu Ankhy jsou, brzy uvidíte.

## Hebrews and Pharaoh cards

lesson-plagues-hebrews-title = Hebrejové a faraonovy karty
lesson-plagues-hebrews-later = O dvě kola později. Na venkově máte stádo a vedle desky minci a žeton provincie.
lesson-plagues-hebrews-free = Kostka může také osvobodit Hebreje, pokud je alespoň dvojnásobkem jeho hodnoty. Vaše čtyřka osvobodí tohoto Hebreje hodnoty 2.
lesson-plagues-hebrews-free-three = Hebrej hodnoty 3 je cennější, ale stojí vás šestku. Vezměte nejdřív dvojku a uvidíte, co přijde.
lesson-plagues-hebrews-free-high = To je víc, než potřebujete: 4 je dvojnásobek dvou. Vyšší kostky si nechte.
lesson-plagues-hebrews-free-one = I to je začátek, na konci ale rozhodují hodnoty. Vaše čtyřka stačí na dvojku.
lesson-plagues-hebrews-free-else = To už znáte. Tentokrát osvoboďte Hebreje: vaše čtyřka na hodnotu 2 právě stačí.
lesson-plagues-hebrews-choice = První Hebrej vás posunul o 1 na kartě provincie a pole 6 má bonus: libovolného Hebreje bez kostky. Vezměte hodnotu 3!
lesson-plagues-hebrews-choice-one = Ani jeden nic nestojí a trojka se počítá třikrát tolik.
lesson-plagues-hebrews-column = Každé místo ve sloupci Hebrejů něco dává: druhé krok vaší lodi, k minci. Na konci se hodnoty sečtou, zatím { $freed }: kdo má nejvíc, získá 18 bodů, druhý 14.
lesson-plagues-hebrews-rival = { plagues-province-abydos } použil šestku na faraonovu kartu 6: jeho loď plula o 2 pole dál. Kartu dostane, kdo si ji vezme první; na konci kola se všechny vrátí.
lesson-plagues-hebrews-card = Vezměte si také jednu: karta 2 vám v tomto kole dá 5 vojáků za pouhou dvojku.
lesson-plagues-hebrews-card-two = I to jde. Ale právě díky 5 vojákům za dvojku budete v tomto kole první.
lesson-plagues-hebrews-card-else = To byste mohli. Z toho, co nepoužijete, ale budou vojáci: použijte nízkou kostku a dostanete 5 navíc.

## Soldiers and order

lesson-plagues-soldiers-title = Vojáci a pořadí
lesson-plagues-soldiers-keep = Použijete ještě jednu kostku. Tři, které si necháte, jsou vaši vojáci: tolik, kolik ukazují. Nechte si tedy vysoké.
lesson-plagues-soldiers-low = Použijte jedničku. Faraonova karta 1 je krok na jedné z vašich stupnic rozvoje.
lesson-plagues-soldiers-low-one = Obelisk za jedničku je stejně dobrý. V tomto příběhu ale zvolte krok rozvoje.
lesson-plagues-soldiers-low-else = Stálo by vás to vojáky. Jednička je kostka, která vám bude chybět nejmíň.
lesson-plagues-soldiers-coin = Máte minci, takže by to mohly být kroky dva. Tu minci ale potřebujete na tribut: udělejte jen jeden.
lesson-plagues-soldiers-coin-two = Dva kroky lákají. Pak byste ale nemohli zaplatit tribut, a kdo nemůže zaplatit, může dostat trest.
lesson-plagues-soldiers-track = Udělejte ho na stupnici venkova: je nižší a jen ta se boduje.
lesson-plagues-soldiers-track-city = Stupnice města už je napřed. Dokud je stupnice venkova nižší, body to nepřinese.
lesson-plagues-soldiers-counted = { $soldiers } proti { $rival }! Nechali jste si 3, 5 a 6 a dalších 5 máte z karty; { plagues-province-abydos } má na desce bonus 3.
lesson-plagues-soldiers-order = Kdo má nejvíc vojáků, je první: teď u území a pak až do příštího počítání. Při shodě je dřív ten, kdo je dál na kartě provincie.

## Territories

lesson-plagues-territories-title = Území
lesson-plagues-territories-open = V každém kole leží odkryté tři karty území. V pořadí hráčů si každý vezme jednu; ve dvou hráčích třetí opouští hru.
lesson-plagues-territories-kinds = Jsou čtyř druhů: bonus ihned, akce v každém kole, obchod za žetony, které máte, nebo body na konci.
lesson-plagues-territories-take = Tato dává 3 body za každou řadu tří různých žetonů. Jednu řadu už máte. Vezměte si ji!
lesson-plagues-territories-take-special = Potřebuje 4 osvobozené Hebreje a vy máte 2. Body za vaši řadu jsou jisté.
lesson-plagues-territories-take-immediate = Krok na stupnici města nepřinese body, dokud stupnice venkova není výš. Vaše řada má cenu 3 bodů už teď.

## Tribute and losses

lesson-plagues-tribute-title = Tribut a ztráty
lesson-plagues-tribute-due = Teď tribut. Papyrus žádá 3, tato rána o 1 víc a { plagues-province-memphis } platí vždy o 1 méně: dohromady 3. Každá provincie má vlastní schopnost.
lesson-plagues-tribute-coins = Máte minci z desky, minci z Nilu a žeton mince. Po zaplacení zmizí jen ten žeton.
lesson-plagues-tribute-failed = Zaplatili jste. { plagues-province-abydos } si vzal své území a zaplatit nemohl: jako trest dostává kartu rány, tedy o 3 body méně. Faraonův žeton by ho trestu zbavil.
lesson-plagues-tribute-cancel = Pak ztráty, část po části. S tolika Ankhy, kolik ukazuje papyrus, smíte jednu část zrušit, a ten Ankh vám dává vaše řada. Zrušte první část: tam by bolelo obojí.
lesson-plagues-tribute-cancel-second = Podívejte se lépe: druhá část vás nemusí stát nic. První by stála.
lesson-plagues-tribute-cancel-none = Ankh se neutrácí, takže není důvod ho šetřit.
lesson-plagues-tribute-suffer = Plantáž, nebo stádo? Smíte zvolit i to, co nemáte. A plantáž nemáte!
lesson-plagues-tribute-suffer-herd = Přišli byste o stádo. Plantáž, o kterou byste přišli, nemáte: zvolte tu.
lesson-plagues-tribute-discard = { plagues-province-abydos } přišel o plantáž a s ní o bonus vedle ní. Ztracený žeton leží v odkladišti: nízká kostka ho může vrátit a na konci tam stojí 2 body.

## Moses, the end and the points

lesson-plagues-points-title = Mojžíš, konec a body
lesson-plagues-points-moses = Po kolech 3, 6 a 9 pomáhá Mojžíš tomu, kdo je na některé stupnici poslední. Vy jste byli poslední ve městě a na Nilu: na každé jeden krok. { plagues-province-abydos } byl poslední na zbylých dvou.
lesson-plagues-points-laid = Další kolo: nová území, rána, ztráty a Hebrejové. Co si nikdo nevzal, je pryč, a dva nejlevnější žetony opustily trh.
lesson-plagues-points-end = Hra končí po kole 10, nebo dřív: po kole, na jehož konci zbývají v zásobě nejvýše 2 žetony.
lesson-plagues-points-die = Jak získat body, už víte: Mojžíš posunul vaši stupnici města, takže stupnice venkova je pozadu. Vezměte si krok rozvoje z faraonovy karty 1.
lesson-plagues-points-die-else = I to se může vyplatit. Teď ale: pouhá jednička na kartě 1 zvedne stupnici, která se boduje.
lesson-plagues-points-track = Město, nebo venkov?
lesson-plagues-points-track-city = Stupnice města je napřed. Boduje se jen ta nižší.
lesson-plagues-points-score = Body dává nižší stupnice rozvoje, konec Nilu a konec karty provincie, žetony (faraonovy po 2), území a Hebrejové.
lesson-plagues-points-minus = Každý trest ubere 3, každý žeton v odkladišti 2. Když klepnete na své body, kdykoli uvidíte, odkud jsou.

## The automa

lesson-plagues-automa-title = Automa
lesson-plagues-automa-alone = Hrát se dá i o samotě, proti automě. Tohle je jiná vaše hra, v 9. kole.
lesson-plagues-automa-spared = Automa neplatí tribut a neškodí jí rány ani ztráty. Ani Mojžíš nepřijde. Je to tvrdá soupeřka!
lesson-plagues-automa-card = V tahu otočí dvě kostky. První říká, co chce: 1 nebo 2 faraonovu kartu, 3 nebo 4 žeton, 5 nebo 6 Hebreje. Druhá říká, který: kartu 3. Tu ale máte vy, takže nedostane nic.
lesson-plagues-automa-free = Osvoboďte Hebreje hodnoty 2 dřív, než to udělá automa. Díky aktivnímu bonusu Hebrej nemusí být kostka dvojnásobná: stačí vaše dvojka.
lesson-plagues-automa-free-else = To byste mohli. Když ale kostka řekne Hebrej, bere automa toho nejvyššího: buďte rychlejší.
lesson-plagues-automa-takes = Pětka: Hebrej. Vzala si nejvyššího, který zbýval, a sloupec jí dal žeton z trhu. Pro automu je to vždy ten na pozici 1.
lesson-plagues-automa-lands = Její tři horní kostky jsou její vojáci. Z území si bere bodování, jinak obchod, jinak bonus; nikdy zvláštní akci.
lesson-plagues-automa-score = Na konci má pro ni každá karta bodování cenu 4, ať žádá cokoli. A proti ní se druhé místo u Hebrejů počítá jen se součtem alespoň 10; váš je { $freed }.

## The end is the learner's

lesson-plagues-end-title = Konec je na vás
lesson-plagues-end-goal = Poslední kolo a automa má malý náskok. Tři kostky, území, tribut a ztráty: s dobrým kolem vyhrajete!
lesson-plagues-end-tribute = Tribut vás stojí 7 a jedna mince vám chybí. Pomohl by bonus mince ve vašem městě, nebo faraonova karta 3. Při této ráně stojí všechny ostatní faraonovy karty minci.
lesson-plagues-end-city = Dvě pole vašeho města jsou volná a trh má, co se tam hodí. Zaplňte je: bonus mince, řada a za plné město 2 kroky rozvoje a 2 pole na kartě provincie.
lesson-plagues-end-help = Tohle jsou zvláštní akce; v tomto kole smíte jednu z nich použít. Jedna z nich vezme libovolný žeton z trhu bez kostky.
lesson-plagues-end-play = A myslete na ztráty: se svými 3 Ankhy můžete jednu část zrušit. Odtud rozhodujete sami: hodně štěstí!
lesson-plagues-end-play-won = Vyhráli jste, a nad automou! Egyptští písaři o vás budou psát.
lesson-plagues-end-play-lost = Tentokrát ne. Podívejte se, co zaplatí tribut a co zaplní vaše město, a zkuste to znovu.
