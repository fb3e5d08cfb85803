### O que o conselheiro de Ankh diz, como um amigo à mesa: breve, verdadeiro e sem dizer o que escolher.

## O começo

coach-ankh-first_turn = Quem vence é a devoção: chegar a { $top } vence na hora; senão, vence quem tiver mais depois do último conflito. Ela vem dos conflitos: por regiões onde só você está, por maiorias de monumentos e por batalhas vencidas.
coach-ankh-one_action_each = Dois jogadores agora são um só deus: cada um faz uma ação por turno.

## Eventos

coach-ankh-event_follows =
    { $event_id ->
        [control] Esta ação traz o evento { $event }: logo depois você pode tomar um monumento ao lado de uma miniatura sua.
        [caravan] Esta ação traz uma { $event }: logo depois você pode dividir uma região em duas.
       *[conflict]
            { $regions_id ->
                [none] Esta ação traz o conflito. Do jeito que está, você não tem nenhuma batalha nele.
               *[any]
                    { $regions_count ->
                        [one] Esta ação traz o conflito. Do jeito que está, você luta pela região { $regions }.
                        [many] Esta ação traz o conflito. Do jeito que está, você luta pelas regiões { $regions }.
                       *[other] Esta ação traz o conflito. Do jeito que está, você luta pelas regiões { $regions }.
                    }
            }
    }
coach-ankh-conflict_at_hand =
    { $actions_count ->
        [one] O conflito { $number } vem com o próximo uso de { $actions }.
        [many] O conflito { $number } vem com o próximo uso de qualquer uma destas ações: { $actions }.
       *[other] O conflito { $number } vem com o próximo uso de qualquer uma destas ações: { $actions }.
    } { $regions_id ->
        [none] Do jeito que está, você não tem nenhuma batalha nele.
       *[any]
            { $regions_count ->
                [one] Do jeito que está, você luta pela região { $regions }.
                [many] Do jeito que está, você luta pelas regiões { $regions }.
               *[other] Do jeito que está, você luta pelas regiões { $regions }.
            }
    }
coach-ankh-conflict_coming =
    { $uses ->
        [one] O próximo evento é um conflito. O mais perto dele: { $actions }, a { $uses } uso.
        [many] O próximo evento é um conflito. O mais perto dele: { $actions }, a { $uses } usos.
       *[other] O próximo evento é um conflito. O mais perto dele: { $actions }, a { $uses } usos.
    }
coach-ankh-control_at_hand =
    { $actions_count ->
        [one] O próximo uso de { $actions } permite a quem o fizer controlar um monumento. Você está ao lado de { $count } que poderia tomar.
        [many] O próximo uso de qualquer uma destas ações permite a quem o fizer controlar um monumento: { $actions }. Você está ao lado de { $count } que poderia tomar.
       *[other] O próximo uso de qualquer uma destas ações permite a quem o fizer controlar um monumento: { $actions }. Você está ao lado de { $count } que poderia tomar.
    }
coach-ankh-control_out_of_reach =
    { $actions_count ->
        [one] O próximo uso de { $actions } permite a quem o fizer controlar um monumento. Nenhuma miniatura sua está ao lado de um neutro.
        [many] O próximo uso de qualquer uma destas ações permite a quem o fizer controlar um monumento: { $actions }. Nenhuma miniatura sua está ao lado de um neutro.
       *[other] O próximo uso de qualquer uma destas ações permite a quem o fizer controlar um monumento: { $actions }. Nenhuma miniatura sua está ao lado de um neutro.
    }
coach-ankh-caravan_at_hand =
    { $actions_count ->
        [one] O próximo uso de { $actions } permite a quem o fizer dividir uma região com uma caravana.
        [many] O próximo uso de qualquer uma destas ações permite a quem o fizer dividir uma região com uma caravana: { $actions }.
       *[other] O próximo uso de qualquer uma destas ações permite a quem o fizer dividir uma região com uma caravana: { $actions }.
    }
coach-ankh-control_majority = Este monumento ({ $monument }, { $space }) daria a você uma maioria na região { $region }: 1 de devoção em cada conflito, enquanto houver uma miniatura sua lá.
coach-ankh-control_choice = Um monumento seu conta para maiorias e seguidores, e você pode invocar ao lado dele. Fichas de ankh que restam para monumentos: { $ankhs }.
coach-ankh-caravan_choice =
    { $regions_id ->
        [none] Uma região com um só deus é dominada sem batalha. Do jeito que está, você não teria que lutar em lugar nenhum.
       *[any]
            { $regions_count ->
                [one] Uma região com um só deus é dominada sem batalha. Do jeito que está, você lutaria pela região { $regions }.
                [many] Uma região com um só deus é dominada sem batalha. Do jeito que está, você lutaria pelas regiões { $regions }.
               *[other] Uma região com um só deus é dominada sem batalha. Do jeito que está, você lutaria pelas regiões { $regions }.
            }
    }

## Regiões

coach-ankh-region_behind = Na região { $region }, { $side } tem força { $theirs } e você tem { $mine }, antes das cartas.
coach-ankh-region_alone =
    { $regions_count ->
        [one] Na região { $regions } só está você: em um conflito ela rende pelo menos { $devotion } de devoção.
        [many] Nas regiões { $regions } só está você: em um conflito elas rendem pelo menos { $devotion } de devoção.
       *[other] Nas regiões { $regions } só está você: em um conflito elas rendem pelo menos { $devotion } de devoção.
    }
coach-ankh-region_empty = Não há ninguém na região { $region }: o deus que estiver sozinho lá em um conflito ganha 1 de devoção.

## O que você tem

coach-ankh-power_affordable =
    { $followers ->
        [one] Você tem { $followers } seguidor: basta para um poder de nível { $level }.
        [many] Você tem { $followers } seguidores: bastam para um poder de nível { $level }.
       *[other] Você tem { $followers } seguidores: bastam para um poder de nível { $level }.
    }
coach-ankh-power_brings_guardian = Você pode pagar um poder de nível { $level }, e ele traz { $guardian_a } para a sua reserva.
coach-ankh-followers_short =
    { $level ->
        [one] Seu próximo poder custa { $level } seguidor e você tem { $followers }. Ganhar Seguidores daria { $gain } agora.
        [many] Seu próximo poder custa { $level } seguidores e você tem { $followers }. Ganhar Seguidores daria { $gain } agora.
       *[other] Seu próximo poder custa { $level } seguidores e você tem { $followers }. Ganhar Seguidores daria { $gain } agora.
    }
coach-ankh-gain_nothing = Ganhar Seguidores não daria nada agora: nenhuma miniatura sua está ao lado de um monumento neutro ou seu.
coach-ankh-guardian_waits = { $guardian } espera na sua reserva: com Invocar Miniatura, entra ao lado de uma miniatura ou de um monumento seu.
coach-ankh-warriors_wait = { $count } dos seus { $all } guerreiros ainda estão na reserva: Invocar Miniatura traz um para o tabuleiro.
coach-ankh-cards_few = Restam na sua mão: { $cards }. Só o Ciclo de Ma'at recupera as cartas jogadas, depois da batalha em que você o joga.

## Devoção

coach-ankh-top_near =
    { $steps ->
        [one] Você está a { $steps } passo do topo, e lá venceria na hora.
        [many] Você está a { $steps } passos do topo, e lá venceria na hora.
       *[other] Você está a { $steps } passos do topo, e lá venceria na hora.
    }
coach-ankh-rival_near_top =
    { $steps ->
        [one] { $side } está a { $steps } passo do topo, e lá venceria na hora.
        [many] { $side } está a { $steps } passos do topo, e lá venceria na hora.
       *[other] { $side } está a { $steps } passos do topo, e lá venceria na hora.
    }
coach-ankh-last_conflict_behind = Depois do último conflito vence quem tiver mais devoção. Você precisa de { $steps } para passar { $side }.
coach-ankh-last_conflict_ahead = Depois do último conflito vence quem tiver mais devoção. Você está na frente; { $side } precisa de { $steps } para passar você.
coach-ankh-red_before_forgetting = Depois do quarto conflito, os deuses no vermelho são esquecidos. Você precisa de { $steps } de devoção para sair dele.
coach-ankh-sole_god_chance = Todos os outros estão no vermelho: se continuar assim depois do quarto conflito, você vence.
coach-ankh-sole_god_threat = Só { $side } está fora do vermelho: se continuar assim depois do quarto conflito, vence.
coach-ankh-merging_lower = Depois do terceiro conflito há a fusão dos dois últimos deuses, e o último perde suas miniaturas, monumentos e cartas. Agora seria você, com { $side }; { $steps } de devoção livrariam você disso.
coach-ankh-merging_upper = Depois do terceiro conflito há a fusão dos dois últimos deuses: do jeito que está, { $side } se une a você. { $steps } de devoção livrariam você disso.
coach-ankh-merging_above = Depois do terceiro conflito há a fusão dos dois últimos deuses. Você está logo acima: { $side } precisa de { $steps } de devoção para deixar você embaixo.

## Batalhas

coach-ankh-offer_stakes =
    { $count ->
        [one] { $count } miniatura sua morre aqui, a não ser que a sua oferta seja a maior, sem empate. Seguidores: você { $mine }, { $side } { $theirs }.
        [many] { $count } miniaturas suas morrem aqui, a não ser que a sua oferta seja a maior, sem empate. Seguidores: você { $mine }, { $side } { $theirs }.
       *[other] { $count } miniaturas suas morrem aqui, a não ser que a sua oferta seja a maior, sem empate. Seguidores: você { $mine }, { $side } { $theirs }.
    }
coach-ankh-offer_nothing = Você não tem guerreiros nem guardiões aqui, e deuses nunca morrem: uma oferta não salva nada seu, só pode impedir que outro deus seja poupado.
coach-ankh-tie_breaker =
    { $left ->
        [0] Ela serve uma vez por conflito, e depois desta região não vem mais nenhuma.
        [one] Ela serve uma vez por conflito, e depois desta região vem mais { $left }.
        [many] Ela serve uma vez por conflito, e depois desta região vêm mais { $left }.
       *[other] Ela serve uma vez por conflito, e depois desta região vêm mais { $left }.
    }
coach-ankh-two_cards =
    { $left ->
        [0] Você pode fazer isso uma vez por conflito, e depois desta região não vem mais nenhuma.
        [one] Você pode fazer isso uma vez por conflito, e depois desta região vem mais { $left }.
        [many] Você pode fazer isso uma vez por conflito, e depois desta região vêm mais { $left }.
       *[other] Você pode fazer isso uma vez por conflito, e depois desta região vêm mais { $left }.
    }
coach-ankh-battle_behind = Antes das cartas, { $side } está na frente: { $theirs } a { $mine }. Sua melhor carta soma { $best }.
coach-ankh-battle_level =
    { $whose ->
        [mine] Antes das cartas, você e { $side } estão iguais em { $mine }. Você tem a ficha de desempate: venceria um empate.
        [theirs] Antes das cartas, você e { $side } estão iguais em { $mine }. { $side } tem a ficha de desempate e venceria um empate.
       *[nobody] Antes das cartas, você e { $side } estão iguais em { $mine }. Se continuar empatado, ninguém vence.
    }
coach-ankh-battle_ahead = Antes das cartas, você está à frente de { $side }: { $mine } a { $theirs }. A melhor carta desse deus soma { $best }.
coach-ankh-build_majority =
    { $monuments_count ->
        [one] Um monumento deste tipo construído aqui daria a você na hora uma nova maioria: { $monuments }.
        [many] Um monumento de qualquer um destes tipos construído aqui daria a você na hora uma nova maioria: { $monuments }.
       *[other] Um monumento de qualquer um destes tipos construído aqui daria a você na hora uma nova maioria: { $monuments }.
    }
coach-ankh-locusts_loom =
    { $count ->
        [one] { $side } ainda tem Praga de Gafanhotos e mais seguidores que você ({ $theirs } contra { $mine }): { $count } miniatura sua aqui corre perigo.
        [many] { $side } ainda tem Praga de Gafanhotos e mais seguidores que você ({ $theirs } contra { $mine }): { $count } miniaturas suas aqui correm perigo.
       *[other] { $side } ainda tem Praga de Gafanhotos e mais seguidores que você ({ $theirs } contra { $mine }): { $count } miniaturas suas aqui correm perigo.
    }
coach-ankh-cycle_brings_back = Você já jogou { $count } das suas cartas. O Ciclo de Ma'at recupera todas depois desta batalha.
coach-ankh-drought_pays = { $count } miniaturas suas aqui estão no deserto: com Seca, uma vitória rende { $count } de devoção a mais.
coach-ankh-flood_pays = { $count } miniaturas suas aqui estão em terra fértil: Inundação dá { $count } seguidores, e elas sobrevivem à resolução.
coach-ankh-miracle_pays = Se você perder, { $count } miniaturas suas podem morrer aqui: com Milagre cada uma rende 1 de devoção.
coach-ankh-majorities_pay = As maiorias pagam antes de comparar as forças, também a quem perde: as suas aqui ({ $monuments }) rendem { $monuments_count } de devoção, enquanto restar uma miniatura sua.
coach-ankh-worship =
    { $left ->
        [one] Sobraria { $left } seguidor; seu próximo poder custa { $level }.
        [many] Sobrariam { $left } seguidores; seu próximo poder custa { $level }.
       *[other] Sobrariam { $left } seguidores; seu próximo poder custa { $level }.
    }
