### Co říká rádce ve hře 10 ran, jako přítel u stolu: krátce, pravdivě a bez rad, co vybrat.

## Začátek

coach-plagues-first_round = Vítězí nejvíc bodů na konci: nižší z vašich dvou stupnic rozvoje, Nil, žetony, území a Hebrejové. Každé kolo cestou žádá tribut a přináší ztráty.
coach-plagues-automa_plays_free = Automa neplatí tribut a netrpí ztráty. Abyste vyhráli, mějte na konci víc bodů než ona.

## Tribut

coach-plagues-tribute_short =
    { $coins ->
        [one] Tribut tohoto kola je { $tribute } a vy máte { $coins } minci: kdo nemůže zaplatit, může dostat trest za 3 body.
        [few] Tribut tohoto kola je { $tribute } a vy máte { $coins } mince: kdo nemůže zaplatit, může dostat trest za 3 body.
        [many] Tribut tohoto kola je { $tribute } a vy máte { $coins } mince: kdo nemůže zaplatit, může dostat trest za 3 body.
       *[other] Tribut tohoto kola je { $tribute } a vy máte { $coins } mincí: kdo nemůže zaplatit, může dostat trest za 3 body.
    }
coach-plagues-coin_card = Na tribut tohoto kola ({ $tribute }) vám chybí 1 mince. Faraonova karta { $number } je mince pro toto kolo.
coach-plagues-coin_needed = Tribut tohoto kola je { $tribute }, přesně tolik máte mincí: ta, kterou teď utratíte, vám bude chybět.
coach-plagues-tribute_ahead =
    { $rounds ->
        [one] Příští kolo je tribut { $tribute }.
        [few] Za { $rounds } kola je tribut { $tribute }.
        [many] Za { $rounds } kola je tribut { $tribute }.
       *[other] Za { $rounds } kol je tribut { $tribute }.
    } { $tokens ->
        [0] Váš příjem je { $income } a žetony mincí vám na to nezbývají.
        [one] Váš příjem je { $income } a zbývá vám { $tokens } žeton mince.
        [few] Váš příjem je { $income } a zbývají vám { $tokens } žetony mincí.
        [many] Váš příjem je { $income } a zbývají vám { $tokens } žetony mincí.
       *[other] Váš příjem je { $income } a zbývá vám { $tokens } žetonů mincí.
    }
coach-plagues-coins_early =
    { $count ->
        [one] Vaše deska má { $count } bonus mince: zajistí tribut prvních kol.
        [few] Vaše deska má { $count } bonusy mincí: zajistí tribut prvních kol.
        [many] Vaše deska má { $count } bonusy mincí: zajistí tribut prvních kol.
       *[other] Vaše deska má { $count } bonusů mincí: zajistí tribut prvních kol.
    }

## Ztráty

coach-plagues-loss_harmless = Můžete zvolit i to, co vás nic nestojí: { $loss }.
coach-plagues-cancel_needless = Každou část této karty ztrát lze splnit něčím, co nemáte.
coach-plagues-cancel_other =
    { $parts_count ->
        [one] Část { $parts } lze splnit něčím, co nemáte: rušit ji netřeba.
        [few] Části { $parts } lze splnit něčím, co nemáte: rušit je netřeba.
        [many] Části { $parts } lze splnit něčím, co nemáte: rušit je netřeba.
       *[other] Části { $parts } lze splnit něčím, co nemáte: rušit je netřeba.
    }
coach-plagues-lose_harmless =
    { $spaces_count ->
        [one] Tento žeton nepřeruší žádný bonus ani řadu: { $spaces }.
        [few] Tyto žetony nepřeruší žádný bonus ani řadu: { $spaces }.
        [many] Tyto žetony nepřeruší žádný bonus ani řadu: { $spaces }.
       *[other] Tyto žetony nepřeruší žádný bonus ani řadu: { $spaces }.
    }
coach-plagues-ankhs_short =
    { $needed ->
        [one] S { $needed } Ankhem můžete zrušit část ztrát tohoto kola; máte { $ankhs }.
        [few] Se { $needed } Ankhy můžete zrušit část ztrát tohoto kola; máte { $ankhs }.
        [many] Se { $needed } Ankhy můžete zrušit část ztrát tohoto kola; máte { $ankhs }.
       *[other] S { $needed } Ankhy můžete zrušit část ztrát tohoto kola; máte { $ankhs }.
    }
coach-plagues-ankhs_ready =
    { $ankhs ->
        [one] Máte { $ankhs } Ankh: na zrušení části ztrát tohoto kola to stačí ({ $needed }).
        [few] Máte { $ankhs } Ankhy: na zrušení části ztrát tohoto kola to stačí ({ $needed }).
        [many] Máte { $ankhs } Ankhy: na zrušení části ztrát tohoto kola to stačí ({ $needed }).
       *[other] Máte { $ankhs } Ankhů: na zrušení části ztrát tohoto kola to stačí ({ $needed }).
    }
coach-plagues-ankh_card = Faraonova karta { $number } je Ankh pro toto kolo: s ní byste mohli zrušit část ztrát.
coach-plagues-token_recovered = Kostka { $die } může vrátit { $token_a } z odkladiště, kde vás na konci stojí 2 body.

## Rány a tresty

coach-plagues-plague_ignored = S faraonovým žetonem tuto ránu ({ $plague }) do konce kola ignorujete. Nepoužité žetony: { $count }.
coach-plagues-penalty_removed = Trest není pohroma: faraonův žeton ho odstraní. Nepoužité žetony: { $count }.

## Deska

coach-plagues-row_nearly =
    { $slots_id ->
        [none] Když získáte { $token_a } na toto místo: { $space }, bude úplná řada tří různých žetonů, a to je Ankh.
       *[any] Když získáte { $token_a } na toto místo: { $space }, bude úplná řada tří různých žetonů, a to je Ankh. Pozice na trhu: { $slots }.
    }
coach-plagues-row_early = Řada tří různých žetonů dává Ankh a Ankhy ruší ztráty: čím dřív, tím líp.
coach-plagues-coin_nearly = Žeton na tomto místě otevře bonus mince, každé kolo o minci víc: { $space }.
coach-plagues-area_nearly =
    { $area ->
        [city] Jediný žeton zaplní vaše město ({ $space }): 2 kroky rozvoje a 2 pole na kartě provincie.
       *[field] Jediný žeton zaplní váš venkov ({ $space }): 2 kroky rozvoje a 2 pole na kartě provincie.
    }

## Kostky, vojáci, Hebrejové

coach-plagues-dice_kept = Tři kostky, které nepoužijete, jsou vaši vojáci; s těmi nejvyššími jich budete mít { $most }. Kdo má nejvíc vojáků, vybírá si území první.
coach-plagues-soldiers_watched = Ve čtyřech hráčích poslední v počtu vojáků nedostane území. Zatím můžete mít { $mine }, { $player } nejvýše { $theirs }.
coach-plagues-hebrews_behind = Hebrejové na konci hodně váží: { $first } bodů za nejvíc, { $last } za nejméně. Vaši dávají dohromady { $mine }, soupeřovi ({ $player }) { $theirs }.
coach-plagues-hebrews_alone = Máte-li Hebrejů méně než automa, bodují se vám jen od součtu { $needed }; zatím máte { $mine }.
coach-plagues-hebrew_gift = Můžete osvobodit Hebreje a další vám navíc dá: { $gift }.

## Území a stupnice

coach-plagues-scoring_card =
    { $points ->
        [one] Zatím by vám { $card } ({ $card_short }) přineslo { $points } bod.
        [few] Zatím by vám { $card } ({ $card_short }) přineslo { $points } body.
        [many] Zatím by vám { $card } ({ $card_short }) přineslo { $points } body.
       *[other] Zatím by vám { $card } ({ $card_short }) přineslo { $points } bodů.
    }
coach-plagues-dev_choice = Na konci se boduje jen nižší stupnice rozvoje. Body teď: město { $city }, venkov { $field }.
coach-plagues-lower_track = Vaše stupnice rozvoje jsou daleko od sebe a boduje se jen ta nižší. Body teď: město { $city }, venkov { $field }.
coach-plagues-province_near =
    { $steps ->
        [one] Ještě { $steps } pole na kartě provincie a získáte:
        [few] Ještě { $steps } pole na kartě provincie a získáte:
        [many] Ještě { $steps } pole na kartě provincie a získáte:
       *[other] Ještě { $steps } polí na kartě provincie a získáte:
    } { $gift ->
        [hebrew] Hebreje podle vlastní volby.
        [market] libovolný žeton z trhu.
        [dev] 2 kroky rozvoje.
        [specials] dvě zvláštní akce za kolo.
        [ankh] Ankh.
       *[points] body na konci.
    }
coach-plagues-nile_token_near =
    { $steps ->
        [one] Ještě { $steps } pole na Nilu a získáte jeho bonusový žeton: 2 kroky rozvoje a 2 pole na kartě provincie.
        [few] Ještě { $steps } pole na Nilu a získáte jeho bonusový žeton: 2 kroky rozvoje a 2 pole na kartě provincie.
        [many] Ještě { $steps } pole na Nilu a získáte jeho bonusový žeton: 2 kroky rozvoje a 2 pole na kartě provincie.
       *[other] Ještě { $steps } polí na Nilu a získáte jeho bonusový žeton: 2 kroky rozvoje a 2 pole na kartě provincie.
    }
coach-plagues-nile_coin_near = Další pole Nilu je mince: každé kolo o jednu víc.

## Mojžíš a konec

coach-plagues-moses_near = Na konci tohoto kola přijde Mojžíš a pomůže tomu, kdo je poslední. Poslední jste zde: { $tracks }.
coach-plagues-supply_low = Hra končí kolem, po kterém v zásobě zbudou nejvýše { $least } žetony; zbývá { $left }.
coach-plagues-last_round = Toto je poslední kolo: ještě jednou přijde tribut a ztráty, pak se počítají body.
coach-plagues-score_behind = Zatím má { $player } { $theirs } bodů a vy { $mine }.
coach-plagues-score_ahead = Zatím máte { $mine } bodů; další je { $player }: { $theirs }.
