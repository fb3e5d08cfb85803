### Che cosa dice il consigliere di 10 Piaghe, come un amico al tavolo: breve, vero, e senza dire che cosa scegliere.

## L'inizio

coach-plagues-first_round = Vincono i punti alla fine: il più basso dei tuoi due tracciati di sviluppo, il Nilo, i tuoi segnalini, territori ed Ebrei. Ogni round chiede il tributo e porta perdite lungo la strada.
coach-plagues-automa_plays_free = L'automa non paga tributo e non subisce perdite. Per vincere devi avere più punti dell'automa alla fine.

## Tributo

coach-plagues-tribute_short =
    { $coins ->
        [one] Il tributo di questo round è { $tribute } e hai { $coins } moneta: a chi non può pagare può toccare una penalità di 3 punti.
        [many] Il tributo di questo round è { $tribute } e hai { $coins } monete: a chi non può pagare può toccare una penalità di 3 punti.
       *[other] Il tributo di questo round è { $tribute } e hai { $coins } monete: a chi non può pagare può toccare una penalità di 3 punti.
    }
coach-plagues-coin_card = Ti manca 1 moneta per il tributo di questo round ({ $tribute }). La carta Faraone { $number } è una moneta per questo round.
coach-plagues-coin_needed = Il tributo di questo round è { $tribute }, proprio le monete che hai: quella che spendi ora ti mancherà.
coach-plagues-tribute_ahead =
    { $rounds ->
        [one] Nel prossimo round il tributo è { $tribute }.
        [many] Tra { $rounds } round il tributo è { $tribute }.
       *[other] Tra { $rounds } round il tributo è { $tribute }.
    } { $tokens ->
        [0] La tua rendita è { $income }, senza segnalini moneta rimasti.
        [one] La tua rendita è { $income }, con { $tokens } segnalino moneta rimasto.
        [many] La tua rendita è { $income }, con { $tokens } segnalini moneta rimasti.
       *[other] La tua rendita è { $income }, con { $tokens } segnalini moneta rimasti.
    }
coach-plagues-coins_early =
    { $count ->
        [one] La tua plancia ha { $count } bonus moneta: assicura il tributo dei primi round.
        [many] La tua plancia ha { $count } bonus moneta: assicurano il tributo dei primi round.
       *[other] La tua plancia ha { $count } bonus moneta: assicurano il tributo dei primi round.
    }

## Perdite

coach-plagues-loss_harmless = Puoi scegliere anche ciò che non ti costa nulla: { $loss }.
coach-plagues-cancel_needless = Ogni parte di questa carta perdita si può subire con qualcosa che non hai.
coach-plagues-cancel_other =
    { $parts_count ->
        [one] La parte { $parts } si può subire con qualcosa che non hai: non serve annullarla.
        [many] Le parti { $parts } si possono subire con qualcosa che non hai: non serve annullarle.
       *[other] Le parti { $parts } si possono subire con qualcosa che non hai: non serve annullarle.
    }
coach-plagues-lose_harmless =
    { $spaces_count ->
        [one] Il segnalino su { $spaces } non spezza né bonus né file.
        [many] I segnalini su queste caselle non spezzano né bonus né file: { $spaces }.
       *[other] I segnalini su queste caselle non spezzano né bonus né file: { $spaces }.
    }
coach-plagues-ankhs_short =
    { $needed ->
        [one] Con { $needed } Ankh puoi annullare una parte delle perdite di questo round; ne hai { $ankhs }.
        [many] Con { $needed } Ankh puoi annullare una parte delle perdite di questo round; ne hai { $ankhs }.
       *[other] Con { $needed } Ankh puoi annullare una parte delle perdite di questo round; ne hai { $ankhs }.
    }
coach-plagues-ankhs_ready =
    { $ankhs ->
        [one] Hai { $ankhs } Ankh: basta per annullare una parte delle perdite di questo round ({ $needed }).
        [many] Hai { $ankhs } Ankh: bastano per annullare una parte delle perdite di questo round ({ $needed }).
       *[other] Hai { $ankhs } Ankh: bastano per annullare una parte delle perdite di questo round ({ $needed }).
    }
coach-plagues-ankh_card = La carta Faraone { $number } è un Ankh per questo round: con essa potresti annullare una parte delle perdite.
coach-plagues-token_recovered = Il dado { $die } può recuperare { $token_a } dagli scarti, dove alla fine ti costa 2 punti.

## Piaghe e penalità

coach-plagues-plague_ignored = Un segnalino Faraone ti fa ignorare questa piaga ({ $plague }) fino alla fine del round. Non ancora usati: { $count }.
coach-plagues-penalty_removed = Una penalità non è un disastro: un segnalino Faraone la elimina. Non ancora usati: { $count }.

## La plancia

coach-plagues-row_nearly =
    { $slots_id ->
        [none] Con { $token_a } su { $space } si completa una fila di tre segnalini diversi: è un Ankh.
       *[any] Con { $token_a } su { $space } si completa una fila di tre segnalini diversi: è un Ankh. Nel mercato è nello slot { $slots }.
    }
coach-plagues-row_early = Una fila di tre segnalini diversi dà un Ankh, e gli Ankh annullano perdite: prima è, meglio è.
coach-plagues-coin_nearly = Un segnalino su { $space } attiva un bonus moneta: una moneta in più ogni round.
coach-plagues-area_nearly =
    { $area ->
        [city] Un segnalino su { $space } riempie la tua città: 2 passi di sviluppo, e 2 sulla carta provincia.
       *[field] Un segnalino su { $space } riempie la tua campagna: 2 passi di sviluppo, e 2 sulla carta provincia.
    }

## Dadi, soldati, Ebrei

coach-plagues-dice_kept = I tre dadi che non spendi sono i tuoi soldati; con i più alti ne avresti { $most }. Chi ha più soldati sceglie per primo il territorio.
coach-plagues-soldiers_watched = In quattro, chi è ultimo per soldati resta senza territorio. Per come stanno le cose puoi averne { $mine }; { $player } al massimo { $theirs }.
coach-plagues-hebrews_behind = Gli Ebrei pesano alla fine: { $first } punti a chi ne ha di più, { $last } a chi ne ha di meno. I tuoi fanno { $mine }, quelli di { $player } { $theirs }.
coach-plagues-hebrews_alone = Dietro l'automa i tuoi Ebrei danno punti solo se fanno almeno { $needed }; i tuoi fanno { $mine }.
coach-plagues-hebrew_gift = Puoi liberare un Ebreo, e il prossimo ti dà anche: { $gift }.

## Territori e tracciati

coach-plagues-scoring_card =
    { $points ->
        [one] Per come stanno le cose { $card } ({ $card_short }) ti darebbe { $points } punto.
        [many] Per come stanno le cose { $card } ({ $card_short }) ti darebbe { $points } punti.
       *[other] Per come stanno le cose { $card } ({ $card_short }) ti darebbe { $points } punti.
    }
coach-plagues-dev_choice = Alla fine dà punti solo il tracciato di sviluppo più basso. Punti ora: città { $city }, campagna { $field }.
coach-plagues-lower_track = I tuoi tracciati di sviluppo sono molto distanti, e dà punti solo il più basso. Punti ora: città { $city }, campagna { $field }.
coach-plagues-province_near =
    { $steps ->
        [one] Ancora { $steps } casella sulla carta provincia dà
        [many] Ancora { $steps } caselle sulla carta provincia danno
       *[other] Ancora { $steps } caselle sulla carta provincia danno
    } { $gift ->
        [hebrew] un Ebreo a tua scelta.
        [market] un segnalino qualsiasi del mercato.
        [dev] 2 passi di sviluppo.
        [specials] due azioni speciali per round.
        [ankh] un Ankh.
       *[points] punti alla fine.
    }
coach-plagues-nile_token_near =
    { $steps ->
        [one] Ancora { $steps } casella sul Nilo vince il suo segnalino bonus: 2 passi di sviluppo, e 2 sulla carta provincia.
        [many] Ancora { $steps } caselle sul Nilo vincono il suo segnalino bonus: 2 passi di sviluppo, e 2 sulla carta provincia.
       *[other] Ancora { $steps } caselle sul Nilo vincono il suo segnalino bonus: 2 passi di sviluppo, e 2 sulla carta provincia.
    }
coach-plagues-nile_coin_near = La prossima casella del Nilo è una moneta: una in più ogni round.

## Mosè e la fine

coach-plagues-moses_near = Mosè arriva alla fine di questo round e aiuta chi è in coda. Sei in coda qui: { $tracks }.
coach-plagues-supply_low = La partita finisce con il round che lascia { $least } segnalini o meno nella riserva; ne restano { $left }.
coach-plagues-last_round = È l'ultimo round: tributo e perdite arrivano ancora una volta, poi si contano i punti.
coach-plagues-score_behind = Per come stanno le cose { $player } ha { $theirs } punti e tu { $mine }.
coach-plagues-score_ahead = Per come stanno le cose hai { $mine } punti; poi viene { $player } con { $theirs }.
