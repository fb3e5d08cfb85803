### O que o conselheiro de 10 Pragas diz, como um amigo à mesa: breve, verdadeiro e sem dizer o que escolher.

## O começo

coach-plagues-first_round = Vencem os pontos do final: a trilha de desenvolvimento mais atrás, o Nilo, suas fichas, territórios e hebreus. Cada rodada pede tributo e traz perdas no caminho.
coach-plagues-automa_plays_free = A IA não paga tributo nem sofre perdas. Para vencer, tenha mais pontos que ela no final.

## Tributo

coach-plagues-tribute_short =
    { $coins ->
        [one] O tributo desta rodada é { $tribute } e você tem { $coins } moeda: quem não consegue pagar pode levar uma penalidade de 3 pontos.
        [many] O tributo desta rodada é { $tribute } e você tem { $coins } moedas: quem não consegue pagar pode levar uma penalidade de 3 pontos.
       *[other] O tributo desta rodada é { $tribute } e você tem { $coins } moedas: quem não consegue pagar pode levar uma penalidade de 3 pontos.
    }
coach-plagues-coin_card = Falta 1 moeda para o tributo desta rodada ({ $tribute }). A carta do Faraó { $number } é uma moeda para esta rodada.
coach-plagues-coin_needed = O tributo desta rodada é { $tribute }, exatamente as moedas que você tem: a que for gasta agora vai fazer falta.
coach-plagues-tribute_ahead =
    { $rounds ->
        [one] Na próxima rodada o tributo é { $tribute }.
        [many] Daqui a { $rounds } rodadas o tributo é { $tribute }.
       *[other] Daqui a { $rounds } rodadas o tributo é { $tribute }.
    } { $tokens ->
        [0] Sua renda é { $income }, e não sobra ficha de moeda para isso.
        [one] Sua renda é { $income }, e sobra { $tokens } ficha de moeda para isso.
        [many] Sua renda é { $income }, e sobram { $tokens } fichas de moeda para isso.
       *[other] Sua renda é { $income }, e sobram { $tokens } fichas de moeda para isso.
    }
coach-plagues-coins_early =
    { $count ->
        [one] Seu tabuleiro tem { $count } bônus de moeda: ele garante o tributo das primeiras rodadas.
        [many] Seu tabuleiro tem { $count } bônus de moeda: eles garantem o tributo das primeiras rodadas.
       *[other] Seu tabuleiro tem { $count } bônus de moeda: eles garantem o tributo das primeiras rodadas.
    }

## Perdas

coach-plagues-loss_harmless = Você também pode escolher o que não custa nada: { $loss }.
coach-plagues-cancel_needless = Todas as partes desta carta de perdas podem ser cumpridas com algo que você não tem.
coach-plagues-cancel_other =
    { $parts_count ->
        [one] A parte { $parts } pode ser cumprida com algo que você não tem: não é preciso cancelá-la.
        [many] As partes { $parts } podem ser cumpridas com algo que você não tem: não é preciso cancelá-las.
       *[other] As partes { $parts } podem ser cumpridas com algo que você não tem: não é preciso cancelá-las.
    }
coach-plagues-lose_harmless =
    { $spaces_count ->
        [one] A ficha em { $spaces } não desfaz nenhum bônus nem linha.
        [many] As fichas nestes espaços não desfazem nenhum bônus nem linha: { $spaces }.
       *[other] As fichas nestes espaços não desfazem nenhum bônus nem linha: { $spaces }.
    }
coach-plagues-ankhs_short =
    { $needed ->
        [one] Com { $needed } Ankh você pode cancelar uma parte das perdas desta rodada; você tem { $ankhs }.
        [many] Com { $needed } Ankhs você pode cancelar uma parte das perdas desta rodada; você tem { $ankhs }.
       *[other] Com { $needed } Ankhs você pode cancelar uma parte das perdas desta rodada; você tem { $ankhs }.
    }
coach-plagues-ankhs_ready =
    { $ankhs ->
        [one] Você tem { $ankhs } Ankh: basta para cancelar uma parte das perdas desta rodada ({ $needed }).
        [many] Você tem { $ankhs } Ankhs: bastam para cancelar uma parte das perdas desta rodada ({ $needed }).
       *[other] Você tem { $ankhs } Ankhs: bastam para cancelar uma parte das perdas desta rodada ({ $needed }).
    }
coach-plagues-ankh_card = A carta do Faraó { $number } é um Ankh para esta rodada: com ela você poderia cancelar uma parte das perdas.
coach-plagues-token_recovered = O dado { $die } pode recuperar { $token_a } do descarte, onde custa 2 pontos no final.

## Pragas e penalidades

coach-plagues-plague_ignored = Uma ficha do Faraó faz você ignorar esta praga ({ $plague }) até o fim da rodada. Ainda não usadas: { $count }.
coach-plagues-penalty_removed = Uma penalidade não é um desastre: uma ficha do Faraó a remove. Ainda não usadas: { $count }.

## O tabuleiro

coach-plagues-row_nearly =
    { $slots_id ->
        [none] Com { $token_a } em { $space } se completa uma linha com três fichas diferentes: isso é um Ankh.
       *[any] Com { $token_a } em { $space } se completa uma linha com três fichas diferentes: isso é um Ankh. No mercado, está no espaço { $slots }.
    }
coach-plagues-row_early = Uma linha com três fichas diferentes dá um Ankh, e Ankhs cancelam perdas: quanto antes, melhor.
coach-plagues-coin_nearly = Uma ficha em { $space } abre um bônus de moeda: uma moeda a mais por rodada.
coach-plagues-area_nearly =
    { $area ->
        [city] Uma ficha em { $space } completa a sua cidade: 2 avanços de desenvolvimento, e 2 na carta de província.
       *[field] Uma ficha em { $space } completa o seu campo: 2 avanços de desenvolvimento, e 2 na carta de província.
    }

## Dados, soldados, hebreus

coach-plagues-dice_kept = Os três dados que você não gasta são os seus soldados; com os mais altos seriam { $most }. Quem tem mais soldados escolhe primeiro o território.
coach-plagues-soldiers_watched = Com quatro jogadores, o último em soldados fica sem território. Do jeito que está, você pode ter { $mine }; { $player }, no máximo { $theirs }.
coach-plagues-hebrews_behind = Os hebreus pesam no final: { $first } pontos para quem tiver mais, { $last } para quem tiver menos. Os seus somam { $mine }; os de { $player }, { $theirs }.
coach-plagues-hebrews_alone = Atrás da IA, os seus hebreus só pontuam se somarem { $needed }; os seus somam { $mine }.
coach-plagues-hebrew_gift = Você pode libertar um hebreu, e o próximo ainda dá: { $gift }.

## Territórios e trilhas

coach-plagues-scoring_card =
    { $points ->
        [one] Do jeito que está, { $card } ({ $card_short }) renderia { $points } ponto.
        [many] Do jeito que está, { $card } ({ $card_short }) renderia { $points } pontos.
       *[other] Do jeito que está, { $card } ({ $card_short }) renderia { $points } pontos.
    }
coach-plagues-dev_choice = No final só pontua a trilha de desenvolvimento mais atrás. Pontos agora: cidade { $city }, campo { $field }.
coach-plagues-lower_track = Suas trilhas de desenvolvimento estão bem separadas, e só pontua a mais atrás. Pontos agora: cidade { $city }, campo { $field }.
coach-plagues-province_near =
    { $steps ->
        [one] Mais { $steps } espaço na carta de província dá
        [many] Mais { $steps } espaços na carta de província dão
       *[other] Mais { $steps } espaços na carta de província dão
    } { $gift ->
        [hebrew] um hebreu à sua escolha.
        [market] qualquer ficha do mercado.
        [dev] 2 avanços de desenvolvimento.
        [specials] duas ações especiais por rodada.
        [ankh] um Ankh.
       *[points] pontos no final.
    }
coach-plagues-nile_token_near =
    { $steps ->
        [one] Mais { $steps } espaço no Nilo ganha a ficha bônus dele: 2 avanços de desenvolvimento, e 2 na carta de província.
        [many] Mais { $steps } espaços no Nilo ganham a ficha bônus dele: 2 avanços de desenvolvimento, e 2 na carta de província.
       *[other] Mais { $steps } espaços no Nilo ganham a ficha bônus dele: 2 avanços de desenvolvimento, e 2 na carta de província.
    }
coach-plagues-nile_coin_near = O próximo espaço do Nilo é uma moeda: uma a mais por rodada.

## Moisés e o final

coach-plagues-moses_near = Moisés chega no fim desta rodada e ajuda quem está mais atrás. Você está mais atrás em: { $tracks }.
coach-plagues-supply_low = A partida termina com a rodada que deixar { $least } fichas ou menos na reserva geral; restam { $left }.
coach-plagues-last_round = Esta é a última rodada: tributo e perdas vêm mais uma vez, e depois se contam os pontos.
coach-plagues-score_behind = Do jeito que está, { $player } tem { $theirs } pontos e você tem { $mine }.
coach-plagues-score_ahead = Do jeito que está, você tem { $mine } pontos; depois vem { $player } com { $theirs }.
