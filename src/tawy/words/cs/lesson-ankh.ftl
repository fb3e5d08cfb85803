### Lekce hry Ankh: co říká, kapitolu po kapitole (src/tawy/lessons/content/ankh/ankh.toml).

lesson-ankh-title = Ankh: vaše první hra

## What can be pointed at

lesson-ankh-point-map = mapa
lesson-ankh-point-space = pole { $thing }
lesson-ankh-point-figure = figura na poli { $thing }
lesson-ankh-point-monument = monument na poli { $thing }
lesson-ankh-point-camel = velbloud na straně { $thing }
lesson-ankh-point-region = oblast { $thing }
lesson-ankh-point-order = { ankh-label-order }
lesson-ankh-point-actions = { ankh-label-actions }
lesson-ankh-point-action = { $thing }
lesson-ankh-point-events = { ankh-label-events }
lesson-ankh-point-event = událost { $thing }
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
lesson-ankh-point-battle = boj

## The map, and a move

lesson-ankh-map-title = Váš bůh a země
lesson-ankh-map-you = Jste { ankh-god-ra }. Tady stojí váš bůh a vedle něj váš první válečník.
lesson-ankh-map-goal = Proti vám hrají { ankh-god-amun } a { ankh-god-isis }. Všem třem jde o zbožnost: ukazuje ji tato stupnice.
lesson-ankh-map-regions = Řeky dělí zemi na oblasti. Později se o ně bojuje jednu po druhé, v pořadí těchto čísel.
lesson-ankh-map-monuments = Monumenty přinášejí stoupence a zbožnost. Tento chrám je váš, obelisk je neutrální: zatím nikomu nepatří.
lesson-ankh-map-action = Jste na tahu! Provedete jednu akci a pak druhou z některé nižší řady. Začněte akcí { ankh-action-move }.
lesson-ankh-map-action-summon = Nový válečník se vždycky hodí, ale druhá akce by pak musela být z nižší řady a vůbec byste se nepohnuli. Začněte shora.
lesson-ankh-map-action-gain = Vaše figury stojí jen vedle jednoho monumentu, takže byste získali 1 stoupence. Když se nejdřív pohnete, budou 2.
lesson-ankh-map-action-unlock = Na první schopnost už máte, ale pod touto řadou žádná další není: váš tah by hned skončil.
lesson-ankh-map-figure = Každá vaše figura se smí pohnout až o 3 pole, i přes řeky, vodu a jiné figury. Vyberte svého boha.
lesson-ankh-map-figure-warrior = Váš válečník stojí dobře tam, kde je: vedle vašeho chrámu. Vezměte boha.
lesson-ankh-map-figure-done = To by se nepohnul nikdo, a váš bůh má kam jít.
lesson-ankh-map-space = Pošlete ho na označené pole vedle obelisku.
lesson-ankh-map-space-as-good = I to je vedle obelisku a je to stejně dobré. V tomto příběhu ale zvolte označené pole.
lesson-ankh-map-space-elsewhere = Jít tam může. Nám ale jde o obelisk: hned vám přinese stoupence a brzy bude váš.
lesson-ankh-map-enough = Váš válečník už vedle vašeho chrámu stojí. Dál nehýbejte.
lesson-ankh-map-enough-warrior = Pak by vedle vašeho chrámu nikdo nezůstal a chrám by vám nepřinesl stoupence.

## Followers

lesson-ankh-followers-title = Stoupenci
lesson-ankh-followers-second = Teď druhá akce, z některé nižší řady. { ankh-action-gain } přinese 1 stoupence za každý monument vedle vašich figur, který je váš nebo nikomu nepatří.
lesson-ankh-followers-second-summon = Dobrý nápad na příští tah. Nejdřív získejte stoupence: vaše figury k tomu stojí právě správně.
lesson-ankh-followers-second-unlock = Stálo by vás to jediného stoupence. Nejdřív nějaké získejte a budete mít na víc než jednu schopnost.
lesson-ankh-followers-gained =
    { $followers ->
        [one] Teď máte { $followers } stoupence. Platí se jimi schopnosti a některé bojové karty.
        [few] Teď máte { $followers } stoupence. Platí se jimi schopnosti a některé bojové karty.
        [many] Teď máte { $followers } stoupence. Platí se jimi schopnosti a některé bojové karty.
       *[other] Teď máte { $followers } stoupenců. Platí se jimi schopnosti a některé bojové karty.
    }
lesson-ankh-followers-others = { ankh-god-amun } přesunul válečníka k pyramidě, { ankh-god-isis } získala stoupence a oba odemkli schopnost. Mají stejné čtyři akce jako vy.

## A warrior and a power

lesson-ankh-summon-title = Válečník a schopnost
lesson-ankh-summon-action =
    { $pool ->
        [one] Víc figur udrží víc země a v zásobě čeká { $pool } válečník. Začněte akcí { ankh-action-summon }.
        [few] Víc figur udrží víc země a v zásobě čekají { $pool } válečníci. Začněte akcí { ankh-action-summon }.
        [many] Víc figur udrží víc země a v zásobě čeká { $pool } válečníka. Začněte akcí { ankh-action-summon }.
       *[other] Víc figur udrží víc země a v zásobě čeká { $pool } válečníků. Začněte akcí { ankh-action-summon }.
    }
lesson-ankh-summon-action-move = Vaše figury už stojí tam, kde je chcete mít. Nová má teď větší cenu.
lesson-ankh-summon-action-gain = Stoupenci se hodí vždycky. Druhá akce je ale z nižší řady, takže by v tomto tahu žádný válečník nepřišel.
lesson-ankh-summon-action-unlock = Dobrá druhá akce. Jako první by váš tah ukončila: níž už žádná řada není.
lesson-ankh-summon-warrior = Vezměte válečníka. Přijde na volné pole vedle vaší figury nebo vašeho monumentu.
lesson-ankh-summon-warrior-none = To by nepřišel nikdo a akce by byla promarněná.
lesson-ankh-summon-space = Postavte ho sem, k řece. Brzy přejde do oblasti 2.
lesson-ankh-summon-space-as-good = I odtud by mohl přejít řeku. V tomto příběhu ale zvolte označené pole.
lesson-ankh-summon-space-elsewhere = Stát tam může. Brzy má ale přejít řeku do oblasti 2 a z označeného pole to má blízko.
lesson-ankh-summon-sun = Každý bůh má vlastní božskou schopnost. Vaše je { ankh-god-ra-ability }: kde zvítězí nebo dominuje figura se slunečním žetonem, získáte o 1 zbožnost víc.
lesson-ankh-summon-sun-no = Máte tři sluneční žetony a vedle plánu vám k ničemu nejsou.
lesson-ankh-summon-unlock = Druhá akce: { ankh-action-unlock }. První dvě schopnosti stojí po 1 stoupenci, další dvě po 2, poslední dvě po 3.
lesson-ankh-summon-unlock-gain = Víc stoupenců potěší. Schopnost vám ale pomůže v každém dalším tahu, takže čím dřív, tím líp.
lesson-ankh-summon-power = Vezměte schopnost { ankh-power-revered }: od teď vám každé { ankh-action-gain } přinese o 1 stoupence víc.
lesson-ankh-summon-power-commanding = Dobrá pro boha, který bojuje. Žádný boj vás zatím nečeká, kdežto { ankh-power-revered } se vyplatí už od příštího tahu.
lesson-ankh-summon-power-inspiring = Díky ní je karta { ankh-card-build } zdarma. Na tu dojde později, kdežto { ankh-power-revered } se vyplatí už od příštího tahu.
lesson-ankh-summon-power-omnipresent = Dobrá pro boha s figurami v mnoha oblastech. Vy jste v jedné, vezměte tedy schopnost { ankh-power-revered }.
lesson-ankh-summon-power-none = Máte na ni, a čím dřív přijde, tím déle pomáhá.

## Markers and events

lesson-ankh-events-title = Ukazatele a události
lesson-ankh-events-marker = Každé použití akce, ať ji zvolí kdokoli, posune její ukazatel o jedno pole. Tento jste dovedli na konec: proto nastává další událost v řadě a je vaše.
lesson-ankh-events-obelisk = Je to { ankh-event_space-control }: vezměte si monument vedle svých figur, který nikomu nepatří. Obelisk!
lesson-ankh-events-obelisk-none = Pak by dál nikomu nepatřil a mohl by si ho vzít někdo jiný.
lesson-ankh-events-others = { ankh-god-isis } pak dovedla na konec jiný ukazatel a stejným způsobem si vzala chrám.
lesson-ankh-events-move = Podívejte: akci { ankh-action-gain } zbývá jedno pole, takže přinese další událost. Nejdřív jděte k této pyramidě, akcí { ankh-action-move }.
lesson-ankh-events-move-summon = Nová figura přijde vedle vašich, na této straně řeky. K pyramidě by nedosáhla.
lesson-ankh-events-move-gain = Událost by nastala, ale vedle vašich figur ještě žádný volný monument nestojí. Nejdřív se pohněte.
lesson-ankh-events-move-unlock = Tím by váš tah skončil a událost by připadla někomu jinému.
lesson-ankh-events-figure = Vezměte válečníka u řeky.
lesson-ankh-events-figure-none = Pak by vedle pyramidy nikdo nestál.
lesson-ankh-events-figure-else = Tato figura stojí dobře: vedle vašeho monumentu, který přináší stoupence. Vezměte válečníka u řeky.
lesson-ankh-events-river = Přejděte řeku k pyramidě, po které pokukuje { ankh-god-amun }.
lesson-ankh-events-river-as-good = I to je vedle pyramidy. V tomto příběhu ale zvolte označené pole.
lesson-ankh-events-river-else = Tam by vedle pyramidy nestál a událost by vám nic nepřinesla.
lesson-ankh-events-enough = Ostatní zůstanou u vašich monumentů. Dál nehýbejte.
lesson-ankh-events-enough-else = Tady tato figura stojí vedle vašeho monumentu, který přináší stoupence. Nechte ji tu.
lesson-ankh-events-gain = Teď { ankh-action-gain }: tři monumenty a { ankh-power-revered } dají dohromady 4. A událost je vaše.
lesson-ankh-events-gain-else = Pak by akci { ankh-action-gain } použil někdo jiný a událost by byla jeho. Kvůli ní jste přece přišli.
lesson-ankh-events-pyramid = Vezměte si pyramidu dřív, než to udělá { ankh-god-amun }.
lesson-ankh-events-pyramid-none = Je volná, váš válečník stojí vedle ní a { ankh-god-amun } ji chce. Vezměte si ji!

## Conflict

lesson-ankh-conflict-title = Konflikt
lesson-ankh-conflict-others = Ostatní vyvolali válečníky. A příští událost je první konflikt.
lesson-ankh-conflict-order = Při konfliktu se vyhodnotí všechny oblasti v pořadí svých čísel. Bůh, který je v oblasti sám, dominuje; kde je jich víc, tam bojují.
lesson-ankh-conflict-alone = V oblasti 1 jste sami. To přinese zbožnost bez boje.
lesson-ankh-conflict-outnumbered = V oblasti 2 stojí váš válečník proti třem figurám, které má { ankh-god-amun }. Ještě jeden by se hodil.
lesson-ankh-conflict-action = Akci { ankh-action-summon } zbývá jedno pole: přijde válečník a hned potom začne konflikt.
lesson-ankh-conflict-action-move = Mohli byste někoho převést. Pak by ale o začátku konfliktu rozhodl jiný bůh, až by vyvolal další figury.
lesson-ankh-conflict-action-else = Váš válečník by zůstal sám proti třem.
lesson-ankh-conflict-warrior = Znovu válečník.
lesson-ankh-conflict-warrior-none = Pak začne konflikt a váš válečník bude sám proti třem.
lesson-ankh-conflict-space = Postavte ho sem: vyvolávat smíte i vedle svých monumentů.
lesson-ankh-conflict-space-as-good = I to je v oblasti 2 a je to stejně dobré. V tomto příběhu ale zvolte označené pole.
lesson-ankh-conflict-space-elsewhere = Tam by vám v oblasti 2 nepomohl.
lesson-ankh-conflict-sun = Váš druhý válečník v oblasti 2 už sluneční žeton má a jeden tam stačí. Tento si nechte.
lesson-ankh-conflict-sun-yes = Jde to, ale druhé slunce v téže oblasti nic nepřidá. Nechte si ho pro jinou.
lesson-ankh-conflict-dominated = V oblasti 1 máte nejvíc chrámů a nejvíc obelisků: 1 zbožnost za každou takovou převahu a 1 za dominanci.

## A battle

lesson-ankh-battle-title = Boj
lesson-ankh-battle-begins = Teď boj o oblast 2. Jednou za konflikt může { ankh-god-amun } zahrát dvě karty: to je jeho božská schopnost. Tentokrát ji nepoužil.
lesson-ankh-battle-strength = Každá figura má sílu 1: vy máte 2, { ankh-god-amun } má 3. Každý k tomu přidá jednu tajně zvolenou kartu. Všichni máte stejných sedm.
lesson-ankh-battle-card = { ankh-card-chariots } přidají 3, víc než kterákoli jiná karta. Zahrajte je!
lesson-ankh-battle-card-plague = Přidá 1 a všichni válečníci tu zemřou, kromě těch, které má bůh s nejvyšší nabídkou stoupenců. Dnes je jistější síla.
lesson-ankh-battle-card-build = Za 3 stoupence byste tu postavili monument, sílu ale nepřidá: 2 proti 3 je prohra.
lesson-ankh-battle-card-cycle = Vrátí vám všechny zahrané karty. Zatím jste žádnou nezahráli.
lesson-ankh-battle-card-drought = Přidá jen 1 a při výhře se vyplácí za figury na poušti. Při 3 proti 3 a jeho kartě výhra není pravděpodobná.
lesson-ankh-battle-card-flood = Nepřidá nic, ale zachrání vaše figury na úrodných polích a za každou přinese stoupence. Dobrá, když čekáte prohru; dnes chcete vyhrát.
lesson-ankh-battle-card-miracle = Přinese 1 zbožnost za každou figuru, o kterou přijdete. Dobrý, když čekáte prohru; dnes chcete vyhrát.
lesson-ankh-battle-won = 5 proti 4: vyhráváte! Nejdřív každý z vás získal za převahu, vy za pyramidu a { ankh-god-amun } za obelisk. Potom jste získali 1 za výhru a 1 za slunce.
lesson-ankh-battle-dead = Válečníci a strážci poraženého zemřou: zpátky do zásoby. Figury bohů nikdy neumírají.
lesson-ankh-battle-played = Zahrané karty jsou pryč, dokud nezahrajete kartu { ankh-card-cycle }: ta vrátí všechny.
lesson-ankh-battle-tie = Když je boj nerozhodný, nikdo nevyhraje a všichni zemřou. Jednu shodu může rozhodnout jen bůh, který konflikt spustil. Tentokrát jste to byli vy.

## A caravan, and a guardian

lesson-ankh-caravan-title = Velbloudi a strážce
lesson-ankh-caravan-camels = { ankh-god-isis } spustila třetí druh události, { ankh-event_space-caravan }: velbloudi rozdělí oblast na dvě. V obou částech je sama, takže může dominovat dvakrát.
lesson-ankh-caravan-gain = Jste na tahu: { ankh-action-gain }. Níž zbývá jen { ankh-action-unlock } a to přijde hned potom.
lesson-ankh-caravan-gain-else = Jde to. Teď ale chcete nejdřív stoupence a potom řadu pod nimi: schopnost.
lesson-ankh-caravan-second = Vaše druhá schopnost! Vezměte { ankh-power-commanding }: každý vyhraný boj vám přinese 3 stoupence.
lesson-ankh-caravan-second-none = Máte na ni a bez ní nepřijde ani strážce.
lesson-ankh-caravan-second-else = Ta je taky dobrá. V oblasti 2 ale proti vám stojí { ankh-god-amun }, takže se vyplatí { ankh-power-commanding }.
lesson-ankh-caravan-guardian = S ní se k vám přidal strážce: { ankh-guardian-satet }. Vyvoláte ho jako válečníka, má stejnou sílu a umí něco zvláštního.

## Merging and being forgotten

lesson-ankh-fate-title = Spojení a zapomnění
lesson-ankh-fate-later = O několik kol později: třetí konflikt je skoro u konce a vy vedete, vaše zbožnost je { $devotion }.
lesson-ankh-fate-card = Poslední boj: váš strážce { ankh-guardian-mummy } proti jednomu válečníkovi. Zahrajte kartu { ankh-card-build }: převahy se počítají, i když nevyhrajete.
lesson-ankh-fate-card-chariots = S nimi byste tento boj asi vyhráli. Monument ale zůstává: zbožnost může přinést teď i v dalších konfliktech.
lesson-ankh-fate-card-cycle = Všechny karty máte v ruce, není co brát zpět.
lesson-ankh-fate-card-else = Jde to. Monument tu má ale větší cenu: zbožnost může přinést teď i v dalších konfliktech.
lesson-ankh-fate-cycle = { ankh-god-isis } hraje kartu { ankh-card-cycle }: vrátí se jí všechny karty.
lesson-ankh-fate-build = Stojí 3 stoupence. Nikdo v této oblasti nemá obelisk: postavte ho a převaha je vaše.
lesson-ankh-fate-build-none = To byste kartu zahráli nadarmo.
lesson-ankh-fate-build-obelisk = Kdekoli v oblasti platí stejně. V tomto příběhu ale zvolte označené pole.
lesson-ankh-fate-build-temple = { ankh-god-isis } tu má chrám. Měli byste jich stejně a převahu v chrámech by neměl nikdo.
lesson-ankh-fate-build-pyramid = Převahu v pyramidách tu už máte. Obelisk přinese další.
lesson-ankh-fate-mummy = 2 zbožnosti za dvě převahy! Pak 1 proti 1: nikdo nevyhrál, obě figury zemřely. { ankh-guardian-mummy } ale znovu povstane vedle svého boha.
lesson-ankh-fate-mummy-else = I to je vedle vašeho boha. V tomto příběhu ale zvolte označené pole.
lesson-ankh-fate-sun = Platí to za vyvolání, takže může dostat sluneční žeton.
lesson-ankh-fate-sun-no = Nic to nestojí, a kde tato figura dominuje nebo zvítězí, získáte o 1 zbožnost víc.
lesson-ankh-fate-merged = Po třetím konfliktu se spojí dva bohové s nejmenší zbožností. { ankh-god-amun } a { ankh-god-isis } jsou teď jeden bůh, na nižším z obou míst: vyhrají nebo prohrají spolu.
lesson-ankh-fate-red = Stupnice je červená až po { $red }. Kdo je po čtvrtém konfliktu pořád na červeném poli, upadne v zapomnění: vypadne ze hry.
lesson-ankh-fate-ways = Vyhrát lze třemi způsoby: být první na { $top }; být jediný bůh, který neupadl v zapomnění; nebo mít nejvíc zbožnosti po pátém, posledním konfliktu.

## The end is the learner's

lesson-ankh-end-title = Konec je na vás
lesson-ankh-end-goal = Příští událost je čtvrtý konflikt. Jste na červeném poli { $devotion } a ostatní jsou daleko za vámi. Dostaňte se teď nad { $red } a zůstanete jediným bohem: vyhrajete!
lesson-ankh-end-home = V oblasti 6 jste sami: 1 za obelisk, 1 za dominanci, 1 za slunce. To jsou 3, ale potřebujete { $missing }.
lesson-ankh-end-abroad = Převahy přinášejí i vaše monumenty v oblastech 1 a 5, ale jen když v oblasti máte figuru. Vyhrát tam ani nemusíte.
lesson-ankh-end-play = Konflikt spustí { ankh-action-summon } nebo { ankh-action-gain }. Když začnete akcí { ankh-action-move }, zbude vám ještě druhá. Odteď rozhodujete vy: hodně štěstí!
lesson-ankh-end-play-won = Vyhráli jste! Egypt si pamatuje jen vás.
lesson-ankh-end-play-lost = Tentokrát ne. Spočítejte si, odkud může zbožnost přijít, a zkuste to znovu.
