### Che cosa dice il consigliere di Ankh, come un amico al tavolo: breve, vero, e senza dire che cosa scegliere.

## L'inizio

coach-ankh-first_turn = Vince la devozione: chi arriva a { $top } vince subito, altrimenti chi ne ha di più dopo l'ultimo conflitto. La danno i conflitti: per le regioni in cui ci sei solo tu, per le maggioranze di monumenti e per i combattimenti vinti.
coach-ankh-one_action_each = Ora due giocatori sono una sola divinità: ciascuno fa un'azione per turno.

## Eventi

coach-ankh-event_follows =
    { $event_id ->
        [control] Questa azione porta { $event }: subito dopo puoi prendere un monumento accanto a una tua miniatura.
        [caravan] Questa azione porta una { $event }: subito dopo puoi dividere in due una regione.
       *[conflict]
            { $regions_id ->
                [none] Questa azione porta il conflitto. Per come stanno le cose non hai combattimenti.
               *[any]
                    { $regions_count ->
                        [one] Questa azione porta il conflitto. Per come stanno le cose combatti per la regione { $regions }.
                        [many] Questa azione porta il conflitto. Per come stanno le cose combatti per le regioni { $regions }.
                       *[other] Questa azione porta il conflitto. Per come stanno le cose combatti per le regioni { $regions }.
                    }
            }
    }
coach-ankh-conflict_at_hand =
    { $actions_count ->
        [one] Il conflitto { $number } arriva con il prossimo uso di { $actions }.
        [many] Il conflitto { $number } arriva con il prossimo uso di una qualsiasi di queste azioni: { $actions }.
       *[other] Il conflitto { $number } arriva con il prossimo uso di una qualsiasi di queste azioni: { $actions }.
    } { $regions_id ->
        [none] Per come stanno le cose non hai combattimenti.
       *[any]
            { $regions_count ->
                [one] Per come stanno le cose combatti per la regione { $regions }.
                [many] Per come stanno le cose combatti per le regioni { $regions }.
               *[other] Per come stanno le cose combatti per le regioni { $regions }.
            }
    }
coach-ankh-conflict_coming =
    { $uses ->
        [one] Il prossimo evento è un conflitto. La più vicina: { $actions }, a { $uses } uso.
        [many] Il prossimo evento è un conflitto. La più vicina: { $actions }, a { $uses } usi.
       *[other] Il prossimo evento è un conflitto. La più vicina: { $actions }, a { $uses } usi.
    }
coach-ankh-control_at_hand =
    { $actions_count ->
        [one] Il prossimo uso di { $actions } permette a chi lo fa di controllare un monumento. Ne hai accanto { $count } che potresti prendere.
        [many] Il prossimo uso di una qualsiasi di queste azioni permette a chi lo fa di controllare un monumento: { $actions }. Ne hai accanto { $count } che potresti prendere.
       *[other] Il prossimo uso di una qualsiasi di queste azioni permette a chi lo fa di controllare un monumento: { $actions }. Ne hai accanto { $count } che potresti prendere.
    }
coach-ankh-control_out_of_reach =
    { $actions_count ->
        [one] Il prossimo uso di { $actions } permette a chi lo fa di controllare un monumento. Nessuna tua miniatura è accanto a uno neutrale.
        [many] Il prossimo uso di una qualsiasi di queste azioni permette a chi lo fa di controllare un monumento: { $actions }. Nessuna tua miniatura è accanto a uno neutrale.
       *[other] Il prossimo uso di una qualsiasi di queste azioni permette a chi lo fa di controllare un monumento: { $actions }. Nessuna tua miniatura è accanto a uno neutrale.
    }
coach-ankh-caravan_at_hand =
    { $actions_count ->
        [one] Il prossimo uso di { $actions } permette a chi lo fa di dividere una regione con una carovana.
        [many] Il prossimo uso di una qualsiasi di queste azioni permette a chi lo fa di dividere una regione con una carovana: { $actions }.
       *[other] Il prossimo uso di una qualsiasi di queste azioni permette a chi lo fa di dividere una regione con una carovana: { $actions }.
    }
coach-ankh-control_majority = Questo monumento ({ $monument }, { $space }) ti darebbe una maggioranza nella regione { $region }: 1 devozione in ogni conflitto, finché lì c'è una tua miniatura.
coach-ankh-control_choice = Un monumento tuo conta per maggioranze e seguaci, e puoi evocare accanto a esso. Segnalini Ankh rimasti per i monumenti: { $ankhs }.
coach-ankh-caravan_choice =
    { $regions_id ->
        [none] Una regione con una sola divinità è dominata senza combattimento. Per come stanno le cose non dovresti combattere da nessuna parte.
       *[any]
            { $regions_count ->
                [one] Una regione con una sola divinità è dominata senza combattimento. Per come stanno le cose combatteresti per la regione { $regions }.
                [many] Una regione con una sola divinità è dominata senza combattimento. Per come stanno le cose combatteresti per le regioni { $regions }.
               *[other] Una regione con una sola divinità è dominata senza combattimento. Per come stanno le cose combatteresti per le regioni { $regions }.
            }
    }

## Regioni

coach-ankh-region_behind = Nella regione { $region } { $side } ha forza { $theirs } e tu { $mine }, prima delle carte.
coach-ankh-region_alone =
    { $regions_count ->
        [one] Nella regione { $regions } ci sei solo tu: in un conflitto ti dà almeno { $devotion } devozione.
        [many] Nelle regioni { $regions } ci sei solo tu: in un conflitto ti danno almeno { $devotion } devozione.
       *[other] Nelle regioni { $regions } ci sei solo tu: in un conflitto ti danno almeno { $devotion } devozione.
    }
coach-ankh-region_empty = Nella regione { $region } non c'è nessuno: la divinità che è sola lì in un conflitto ottiene 1 devozione.

## Quello che hai

coach-ankh-power_affordable =
    { $followers ->
        [one] Hai { $followers } seguace: basta per un potere di livello { $level }.
        [many] Hai { $followers } seguaci: bastano per un potere di livello { $level }.
       *[other] Hai { $followers } seguaci: bastano per un potere di livello { $level }.
    }
coach-ankh-power_brings_guardian = Puoi pagare un potere di livello { $level }, e porta { $guardian_a } nella tua riserva.
coach-ankh-followers_short =
    { $level ->
        [one] Il tuo prossimo potere costa { $level } seguace e ne hai { $followers }. Ottenere Seguaci ora te ne darebbe { $gain }.
        [many] Il tuo prossimo potere costa { $level } seguaci e ne hai { $followers }. Ottenere Seguaci ora te ne darebbe { $gain }.
       *[other] Il tuo prossimo potere costa { $level } seguaci e ne hai { $followers }. Ottenere Seguaci ora te ne darebbe { $gain }.
    }
coach-ankh-gain_nothing = Ottenere Seguaci ora non ti darebbe nulla: nessuna tua miniatura è accanto a un monumento neutrale o tuo.
coach-ankh-guardian_waits = { $guardian } aspetta nella tua riserva: con Evocare una Miniatura entra accanto a una tua miniatura o a un tuo monumento.
coach-ankh-warriors_wait = { $count } dei tuoi { $all } guerrieri sono ancora nella riserva: Evocare una Miniatura ne porta uno sul tabellone.
coach-ankh-cards_few = Ti restano in mano: { $cards }. Solo il Ciclo di Maat fa riprendere le carte giocate, dopo il combattimento in cui lo giochi.

## Devozione

coach-ankh-top_near =
    { $steps ->
        [one] Sei a { $steps } passo dalla cima, e lì vinceresti subito.
        [many] Sei a { $steps } passi dalla cima, e lì vinceresti subito.
       *[other] Sei a { $steps } passi dalla cima, e lì vinceresti subito.
    }
coach-ankh-rival_near_top =
    { $steps ->
        [one] { $side } è a { $steps } passo dalla cima, e lì vincerebbe subito.
        [many] { $side } è a { $steps } passi dalla cima, e lì vincerebbe subito.
       *[other] { $side } è a { $steps } passi dalla cima, e lì vincerebbe subito.
    }
coach-ankh-last_conflict_behind = Dopo l'ultimo conflitto vince chi ha più devozione. Per superare { $side } ti serve { $steps } devozione.
coach-ankh-last_conflict_ahead = Dopo l'ultimo conflitto vince chi ha più devozione. Sei in testa; a { $side } serve { $steps } devozione per superarti.
coach-ankh-red_before_forgetting = Dopo il quarto conflitto le divinità sul rosso vengono dimenticate. Ti serve { $steps } devozione per uscirne.
coach-ankh-sole_god_chance = Tutte le altre divinità sono sul rosso: se è ancora così dopo il quarto conflitto, vinci.
coach-ankh-sole_god_threat = Solo { $side } è fuori dal rosso: se è ancora così dopo il quarto conflitto, vince.
coach-ankh-merging_lower = Dopo il terzo conflitto le due divinità più in basso si uniscono, e l'ultima perde miniature, monumenti e carte. Ora toccherebbe a te, con { $side }; { $steps } devozione te ne terrebbe fuori.
coach-ankh-merging_upper = Dopo il terzo conflitto le due divinità più in basso si uniscono: per come stanno le cose { $side } si unisce con te. { $steps } devozione te ne terrebbe fuori.
coach-ankh-merging_above = Dopo il terzo conflitto le due divinità più in basso si uniscono. Sei appena sopra: a { $side } serve { $steps } devozione per spingerti giù.

## Combattimenti

coach-ankh-offer_stakes =
    { $count ->
        [one] Qui muore { $count } tua miniatura, a meno che la tua offerta sia la più alta, senza parità. Seguaci: tu { $mine }, { $side } { $theirs }.
        [many] Qui muoiono { $count } tue miniature, a meno che la tua offerta sia la più alta, senza parità. Seguaci: tu { $mine }, { $side } { $theirs }.
       *[other] Qui muoiono { $count } tue miniature, a meno che la tua offerta sia la più alta, senza parità. Seguaci: tu { $mine }, { $side } { $theirs }.
    }
coach-ankh-offer_nothing = Qui non hai guerrieri né guardiani, e le divinità non muoiono mai: un'offerta non salva nulla di tuo, può solo impedire che si salvi un'altra divinità.
coach-ankh-tie_breaker =
    { $left ->
        [0] Serve una volta per conflitto, e dopo questa regione non ne viene nessun'altra.
        [one] Serve una volta per conflitto, e dopo questa regione ne viene ancora { $left }.
        [many] Serve una volta per conflitto, e dopo questa regione ne vengono ancora { $left }.
       *[other] Serve una volta per conflitto, e dopo questa regione ne vengono ancora { $left }.
    }
coach-ankh-two_cards =
    { $left ->
        [0] Puoi farlo una volta per conflitto, e dopo questa regione non ne viene nessun'altra.
        [one] Puoi farlo una volta per conflitto, e dopo questa regione ne viene ancora { $left }.
        [many] Puoi farlo una volta per conflitto, e dopo questa regione ne vengono ancora { $left }.
       *[other] Puoi farlo una volta per conflitto, e dopo questa regione ne vengono ancora { $left }.
    }
coach-ankh-battle_behind = Prima delle carte è avanti { $side }: { $theirs } a { $mine }. La tua carta migliore aggiunge { $best }.
coach-ankh-battle_level =
    { $whose ->
        [mine] Prima delle carte tu e { $side } siete pari a { $mine }. Hai il segnalino Spareggio: in parità vinceresti tu.
        [theirs] Prima delle carte tu e { $side } siete pari a { $mine }. { $side } ha il segnalino Spareggio e in parità vincerebbe.
       *[nobody] Prima delle carte tu e { $side } siete pari a { $mine }. Se resta parità, non vince nessuno.
    }
coach-ankh-battle_ahead = Prima delle carte sei avanti a { $side }: { $mine } a { $theirs }. La sua carta migliore aggiunge { $best }.
coach-ankh-build_majority =
    { $monuments_count ->
        [one] Un monumento di questo tipo costruito qui ti darebbe subito una nuova maggioranza: { $monuments }.
        [many] Un monumento di uno qualsiasi di questi tipi costruito qui ti darebbe subito una nuova maggioranza: { $monuments }.
       *[other] Un monumento di uno qualsiasi di questi tipi costruito qui ti darebbe subito una nuova maggioranza: { $monuments }.
    }
coach-ankh-locusts_loom =
    { $count ->
        [one] { $side } ha ancora Piaga delle Locuste e più seguaci di te ({ $theirs } contro { $mine }): qui è in pericolo { $count } tua miniatura.
        [many] { $side } ha ancora Piaga delle Locuste e più seguaci di te ({ $theirs } contro { $mine }): qui sono in pericolo { $count } tue miniature.
       *[other] { $side } ha ancora Piaga delle Locuste e più seguaci di te ({ $theirs } contro { $mine }): qui sono in pericolo { $count } tue miniature.
    }
coach-ankh-cycle_brings_back = Hai giocato { $count } delle tue carte. Il Ciclo di Maat le riprende tutte dopo questo combattimento.
coach-ankh-drought_pays = Qui hai { $count } miniature su Deserto: con Siccità una vittoria dà { $count } devozione in più.
coach-ankh-flood_pays = Qui hai { $count } miniature su Terreno Fertile: Inondazione dà { $count } seguaci, e loro sopravvivono alla risoluzione.
coach-ankh-miracle_pays = Se perdi possono morire qui { $count } tue miniature: con Miracolo ognuna dà 1 devozione.
coach-ankh-majorities_pay = Le maggioranze pagano prima del confronto delle forze, anche chi perde: le tue qui ({ $monuments }) danno { $monuments_count } devozione, finché resta una tua miniatura.
coach-ankh-worship =
    { $left ->
        [one] Ti resterebbe { $left } seguace; il tuo prossimo potere costa { $level }.
        [many] Ti resterebbero { $left } seguaci; il tuo prossimo potere costa { $level }.
       *[other] Ti resterebbero { $left } seguaci; il tuo prossimo potere costa { $level }.
    }
