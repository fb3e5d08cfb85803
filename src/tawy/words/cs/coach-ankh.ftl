### Co říká rádce ve hře Ankh, jako přítel u stolu: krátce, pravdivě a bez rad, co vybrat.

## Začátek

coach-ankh-first_turn = Vítězí zbožnost: kdo dosáhne { $top }, vyhrává ihned, jinak ten, kdo jí má po posledním konfliktu nejvíc. Přinášejí ji konflikty: za oblasti, kde jste sami, za převahy monumentů a za vyhrané boje.
coach-ankh-one_action_each = Dva hráči jsou teď jeden bůh: každý má v tahu jednu akci.

## Události

coach-ankh-event_follows =
    { $event_id ->
        [control] Tato akce přináší událost { $event }: hned po ní můžete ovládnout monument vedle své figury.
        [caravan] Tato akce přináší událost { $event }: hned po ní můžete rozdělit oblast na dvě.
       *[conflict]
            { $regions_id ->
                [none] Tato akce přináší konflikt. Zatím vás v něm nečeká žádný boj.
               *[any]
                    { $regions_count ->
                        [one] Tato akce přináší konflikt. Zatím byste bojovali o oblast { $regions }.
                        [few] Tato akce přináší konflikt. Zatím byste bojovali o oblasti { $regions }.
                        [many] Tato akce přináší konflikt. Zatím byste bojovali o oblasti { $regions }.
                       *[other] Tato akce přináší konflikt. Zatím byste bojovali o oblasti { $regions }.
                    }
            }
    }
coach-ankh-conflict_at_hand =
    { $actions_count ->
        [one] Konflikt { $number } přijde s dalším použitím této akce: { $actions }.
        [few] Konflikt { $number } přijde s dalším použitím kterékoli z těchto akcí: { $actions }.
        [many] Konflikt { $number } přijde s dalším použitím kterékoli z těchto akcí: { $actions }.
       *[other] Konflikt { $number } přijde s dalším použitím kterékoli z těchto akcí: { $actions }.
    } { $regions_id ->
        [none] Zatím vás v něm nečeká žádný boj.
       *[any]
            { $regions_count ->
                [one] Zatím byste bojovali o oblast { $regions }.
                [few] Zatím byste bojovali o oblasti { $regions }.
                [many] Zatím byste bojovali o oblasti { $regions }.
               *[other] Zatím byste bojovali o oblasti { $regions }.
            }
    }
coach-ankh-conflict_coming =
    { $uses ->
        [one] Další událostí je konflikt. Nejblíž k němu má { $actions }: ještě { $uses } použití.
        [few] Další událostí je konflikt. Nejblíž k němu má { $actions }: ještě { $uses } použití.
        [many] Další událostí je konflikt. Nejblíž k němu má { $actions }: ještě { $uses } použití.
       *[other] Další událostí je konflikt. Nejblíž k němu má { $actions }: ještě { $uses } použití.
    }
coach-ankh-control_at_hand =
    { $actions_count ->
        [one] Kdo příště použije tuto akci, může ovládnout monument: { $actions }. Monumenty ve vašem dosahu: { $count }.
        [few] Kdo příště použije kteroukoli z těchto akcí, může ovládnout monument: { $actions }. Monumenty ve vašem dosahu: { $count }.
        [many] Kdo příště použije kteroukoli z těchto akcí, může ovládnout monument: { $actions }. Monumenty ve vašem dosahu: { $count }.
       *[other] Kdo příště použije kteroukoli z těchto akcí, může ovládnout monument: { $actions }. Monumenty ve vašem dosahu: { $count }.
    }
coach-ankh-control_out_of_reach =
    { $actions_count ->
        [one] Kdo příště použije tuto akci, může ovládnout monument: { $actions }. Žádná z vašich figur nestojí vedle neutrálního.
        [few] Kdo příště použije kteroukoli z těchto akcí, může ovládnout monument: { $actions }. Žádná z vašich figur nestojí vedle neutrálního.
        [many] Kdo příště použije kteroukoli z těchto akcí, může ovládnout monument: { $actions }. Žádná z vašich figur nestojí vedle neutrálního.
       *[other] Kdo příště použije kteroukoli z těchto akcí, může ovládnout monument: { $actions }. Žádná z vašich figur nestojí vedle neutrálního.
    }
coach-ankh-caravan_at_hand =
    { $actions_count ->
        [one] Kdo příště použije tuto akci, může karavanou rozdělit oblast: { $actions }.
        [few] Kdo příště použije kteroukoli z těchto akcí, může karavanou rozdělit oblast: { $actions }.
        [many] Kdo příště použije kteroukoli z těchto akcí, může karavanou rozdělit oblast: { $actions }.
       *[other] Kdo příště použije kteroukoli z těchto akcí, může karavanou rozdělit oblast: { $actions }.
    }
coach-ankh-control_majority = Tento monument ({ $monument }, { $space }) by vám dal převahu v oblasti { $region }: 1 zbožnost v každém konfliktu, dokud tam máte figuru.
coach-ankh-control_choice = Vlastní monument se počítá do převah i pro stoupence a můžete vedle něj vyvolávat. Zbývající žetony Ankh pro monumenty: { $ankhs }.
coach-ankh-caravan_choice =
    { $regions_id ->
        [none] Oblasti, kde je bůh sám, dominuje bez boje. Zatím byste nikde bojovat nemuseli.
       *[any]
            { $regions_count ->
                [one] Oblasti, kde je bůh sám, dominuje bez boje. Zatím byste bojovali o oblast { $regions }.
                [few] Oblasti, kde je bůh sám, dominuje bez boje. Zatím byste bojovali o oblasti { $regions }.
                [many] Oblasti, kde je bůh sám, dominuje bez boje. Zatím byste bojovali o oblasti { $regions }.
               *[other] Oblasti, kde je bůh sám, dominuje bez boje. Zatím byste bojovali o oblasti { $regions }.
            }
    }

## Oblasti

coach-ankh-region_behind = Síla v oblasti { $region } před kartami: { $side } { $theirs }, vy { $mine }.
coach-ankh-region_alone =
    { $regions_count ->
        [one] V oblasti { $regions } jste sami. Zbožnost, kterou vám v konfliktu přinese: nejméně { $devotion }.
        [few] V oblastech { $regions } jste sami. Zbožnost, kterou vám v konfliktu přinesou: nejméně { $devotion }.
        [many] V oblastech { $regions } jste sami. Zbožnost, kterou vám v konfliktu přinesou: nejméně { $devotion }.
       *[other] V oblastech { $regions } jste sami. Zbožnost, kterou vám v konfliktu přinesou: nejméně { $devotion }.
    }
coach-ankh-region_empty = V oblasti { $region } nikdo není: bůh, který tam je v konfliktu sám, získá 1 zbožnost.

## Co máte

coach-ankh-power_affordable =
    { $followers ->
        [one] Máte { $followers } stoupence: na schopnost úrovně { $level } to stačí.
        [few] Máte { $followers } stoupence: na schopnost úrovně { $level } to stačí.
        [many] Máte { $followers } stoupence: na schopnost úrovně { $level } to stačí.
       *[other] Máte { $followers } stoupenců: na schopnost úrovně { $level } to stačí.
    }
coach-ankh-power_brings_guardian = Můžete zaplatit schopnost úrovně { $level } a ta vám přinese do zásoby { $guardian_a }.
coach-ankh-followers_short =
    { $level ->
        [one] Další schopnost stojí { $level } stoupence a vy máte { $followers }. Získání stoupenců by teď přineslo { $gain }.
        [few] Další schopnost stojí { $level } stoupence a vy máte { $followers }. Získání stoupenců by teď přineslo { $gain }.
        [many] Další schopnost stojí { $level } stoupence a vy máte { $followers }. Získání stoupenců by teď přineslo { $gain }.
       *[other] Další schopnost stojí { $level } stoupenců a vy máte { $followers }. Získání stoupenců by teď přineslo { $gain }.
    }
coach-ankh-gain_nothing = Získání stoupenců by vám teď nic nepřineslo: žádná z vašich figur nestojí vedle neutrálního ani vlastního monumentu.
coach-ankh-guardian_waits = { $guardian } čeká ve vaší zásobě: Vyvolání figury ho postaví vedle vaší figury nebo monumentu.
coach-ankh-warriors_wait = V zásobě máte ještě { $count } z { $all } válečníků: Vyvolání figury přivede jednoho na plán.
coach-ankh-cards_few = Na ruce vám zbývá: { $cards }. Zahrané karty vrací jen Cyklus Ma'at, a to po boji, ve kterém ho zahrajete.

## Zbožnost

coach-ankh-top_near =
    { $steps ->
        [one] Od vrcholu vás dělí { $steps } krok a tam byste ihned vyhráli.
        [few] Od vrcholu vás dělí { $steps } kroky a tam byste ihned vyhráli.
        [many] Od vrcholu vás dělí { $steps } kroky a tam byste ihned vyhráli.
       *[other] Od vrcholu vás dělí { $steps } kroků a tam byste ihned vyhráli.
    }
coach-ankh-rival_near_top =
    { $steps ->
        [one] { $side } má k vrcholu { $steps } krok, a kdo tam dojde, ihned vyhrává.
        [few] { $side } má k vrcholu { $steps } kroky, a kdo tam dojde, ihned vyhrává.
        [many] { $side } má k vrcholu { $steps } kroky, a kdo tam dojde, ihned vyhrává.
       *[other] { $side } má k vrcholu { $steps } kroků, a kdo tam dojde, ihned vyhrává.
    }
coach-ankh-last_conflict_behind = Po posledním konfliktu vyhrává nejvyšší zbožnost. Vede { $side }; k předstižení vám chybí { $steps }.
coach-ankh-last_conflict_ahead = Po posledním konfliktu vyhrává nejvyšší zbožnost. Vedete; { $side } vás předstihne, pokud získá { $steps }.
coach-ankh-red_before_forgetting = Po čtvrtém konfliktu upadnou v zapomnění všichni bohové v červené části. Abyste z ní vyšli, potřebujete zbožnost: { $steps }.
coach-ankh-sole_god_chance = Všichni ostatní jsou v červené části: zůstane-li to tak i po čtvrtém konfliktu, vyhrajete.
coach-ankh-sole_god_threat = Mimo červenou část je jen { $side }: zůstane-li to tak i po čtvrtém konfliktu, vyhraje.
coach-ankh-merging_lower = Po třetím konfliktu se spojí dva poslední bohové a ten nejnižší přijde o figury, monumenty i karty. Teď jste to vy, vyšší z dvojice je { $side }. Zbožnost, která vás od toho uchrání: { $steps }.
coach-ankh-merging_upper = Po třetím konfliktu se spojí dva poslední bohové: zatím jste vyšší z nich a nižší je { $side }. Zbožnost, která vás od toho uchrání: { $steps }.
coach-ankh-merging_above = Po třetím konfliktu se spojí dva poslední bohové. Jste těsně nad nimi: { $side } vás stáhne dolů, pokud získá { $steps }.

## Boje

coach-ankh-offer_stakes =
    { $count ->
        [one] Zemře tu { $count } vaše figura, pokud vaše nabídka nebude jediná nejvyšší. Stoupenci: vy { $mine }, { $side } { $theirs }.
        [few] Zemřou tu { $count } vaše figury, pokud vaše nabídka nebude jediná nejvyšší. Stoupenci: vy { $mine }, { $side } { $theirs }.
        [many] Zemřou tu { $count } vaše figury, pokud vaše nabídka nebude jediná nejvyšší. Stoupenci: vy { $mine }, { $side } { $theirs }.
       *[other] Zemře tu { $count } vašich figur, pokud vaše nabídka nebude jediná nejvyšší. Stoupenci: vy { $mine }, { $side } { $theirs }.
    }
coach-ankh-offer_nothing = Nemáte tu válečníky ani strážce a bohové nikdy neumírají: nabídka nezachrání nic vašeho, může jen zabránit, aby byl ušetřen někdo jiný.
coach-ankh-tie_breaker =
    { $left ->
        [0] Poslouží jednou za konflikt a po této oblasti už žádná nepřijde.
        [one] Poslouží jednou za konflikt a po této oblasti přijde ještě { $left }.
        [few] Poslouží jednou za konflikt a po této oblasti přijdou ještě { $left }.
        [many] Poslouží jednou za konflikt a po této oblasti přijdou ještě { $left }.
       *[other] Poslouží jednou za konflikt a po této oblasti jich přijde ještě { $left }.
    }
coach-ankh-two_cards =
    { $left ->
        [0] Můžete to udělat jednou za konflikt a po této oblasti už žádná nepřijde.
        [one] Můžete to udělat jednou za konflikt a po této oblasti přijde ještě { $left }.
        [few] Můžete to udělat jednou za konflikt a po této oblasti přijdou ještě { $left }.
        [many] Můžete to udělat jednou za konflikt a po této oblasti přijdou ještě { $left }.
       *[other] Můžete to udělat jednou za konflikt a po této oblasti jich přijde ještě { $left }.
    }
coach-ankh-battle_behind = Před kartami vede { $side }: { $theirs } proti vašim { $mine }. Vaše nejlepší karta přidá { $best }.
coach-ankh-battle_level =
    { $whose ->
        [mine] Před kartami má { $side } stejně jako vy: { $mine }. Žeton nerozhodného boje máte vy, remízu byste vyhráli.
        [theirs] Před kartami má { $side } stejně jako vy: { $mine }. Žeton nerozhodného boje má { $side } a remízu by vyhrál soupeř.
       *[nobody] Před kartami má { $side } stejně jako vy: { $mine }. Zůstane-li boj nerozhodný, nevyhraje nikdo.
    }
coach-ankh-battle_ahead = Před kartami vedete: vy { $mine }, { $side } { $theirs }. Nejlepší karta soupeře přidá { $best }.
coach-ankh-build_majority =
    { $monuments_count ->
        [one] Monument tohoto typu postavený zde by vám ihned dal novou převahu: { $monuments }.
        [few] Monument kteréhokoli z těchto typů postavený zde by vám ihned dal novou převahu: { $monuments }.
        [many] Monument kteréhokoli z těchto typů postavený zde by vám ihned dal novou převahu: { $monuments }.
       *[other] Monument kteréhokoli z těchto typů postavený zde by vám ihned dal novou převahu: { $monuments }.
    }
coach-ankh-locusts_loom =
    { $count ->
        [one] { $side } ještě má Zamoření kobylkami a víc stoupenců než vy ({ $theirs } proti { $mine }): v nebezpečí je tu { $count } vaše figura.
        [few] { $side } ještě má Zamoření kobylkami a víc stoupenců než vy ({ $theirs } proti { $mine }): v nebezpečí jsou tu { $count } vaše figury.
        [many] { $side } ještě má Zamoření kobylkami a víc stoupenců než vy ({ $theirs } proti { $mine }): v nebezpečí jsou tu { $count } vaše figury.
       *[other] { $side } ještě má Zamoření kobylkami a víc stoupenců než vy ({ $theirs } proti { $mine }): v nebezpečí je tu { $count } vašich figur.
    }
coach-ankh-cycle_brings_back =
    { $count ->
        [one] Zahrali jste už { $count } kartu. Cyklus Ma'at vám po tomto boji všechny vrátí.
        [few] Zahrali jste už { $count } karty. Cyklus Ma'at vám po tomto boji všechny vrátí.
        [many] Zahrali jste už { $count } karty. Cyklus Ma'at vám po tomto boji všechny vrátí.
       *[other] Zahrali jste už { $count } karet. Cyklus Ma'at vám po tomto boji všechny vrátí.
    }
coach-ankh-drought_pays =
    { $count ->
        [one] Na poušti tu stojí { $count } vaše figura: se Suchem je vítězství o { $count } zbožnost cennější.
        [few] Na poušti tu stojí { $count } vaše figury: se Suchem je vítězství o { $count } zbožnosti cennější.
        [many] Na poušti tu stojí { $count } vaše figury: se Suchem je vítězství o { $count } zbožnosti cennější.
       *[other] Na poušti tu stojí { $count } vašich figur: se Suchem je vítězství o { $count } zbožností cennější.
    }
coach-ankh-flood_pays =
    { $count ->
        [one] Na úrodné půdě tu stojí { $count } vaše figura: Záplava přinese { $count } stoupence a figura vyhodnocení boje přežije.
        [few] Na úrodné půdě tu stojí { $count } vaše figury: Záplava přinese { $count } stoupence a figury vyhodnocení boje přežijí.
        [many] Na úrodné půdě tu stojí { $count } vaše figury: Záplava přinese { $count } stoupence a figury vyhodnocení boje přežijí.
       *[other] Na úrodné půdě tu stojí { $count } vašich figur: Záplava přinese { $count } stoupenců a figury vyhodnocení boje přežijí.
    }
coach-ankh-miracle_pays =
    { $count ->
        [one] Když prohrajete, může tu zemřít { $count } vaše figura: se Zázrakem za ni bude 1 zbožnost.
        [few] Když prohrajete, mohou tu zemřít { $count } vaše figury: se Zázrakem bude za každou 1 zbožnost.
        [many] Když prohrajete, mohou tu zemřít { $count } vaše figury: se Zázrakem bude za každou 1 zbožnost.
       *[other] Když prohrajete, může tu zemřít { $count } vašich figur: se Zázrakem bude za každou 1 zbožnost.
    }
coach-ankh-majorities_pay = Převahy se vyplácejí před porovnáním síly, i tomu, kdo prohraje. Vaše zde: { $monuments }; zbožnost za ně: { $monuments_count }, dokud vám tu zbývá figura.
coach-ankh-worship =
    { $left ->
        [one] Zbyl by vám { $left } stoupenec; další schopnost stojí { $level }.
        [few] Zbyli by vám { $left } stoupenci; další schopnost stojí { $level }.
        [many] Zbyli by vám { $left } stoupenci; další schopnost stojí { $level }.
       *[other] Zbylo by vám { $left } stoupenců; další schopnost stojí { $level }.
    }
