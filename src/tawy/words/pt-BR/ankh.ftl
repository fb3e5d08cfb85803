### Ankh em português do Brasil.

ankh-title = Ankh: Deuses do Egito
ankh-blurb = Os deuses do Nilo movem miniaturas, tomam monumentos e lutam região por região até que só um deles seja lembrado.
ankh-play-now = Três deuses, dois deles jogados por bots.
ankh-about = Ankh: regras conforme o livro publicado; tabuleiro e cenários recuperados de fontes públicas.

## Deuses

ankh-god-amun = Amon
ankh-god-amun-ability = Formas Misteriosas
ankh-god-amun-help = Uma vez em cada conflito, Amon pode anunciar duas cartas para uma batalha; ambas somam força e ambas têm efeito (A13.1).
ankh-god-anubis = Anúbis
ankh-god-anubis-ability = Juiz dos Mortos
ankh-god-anubis-help = Quando morrem guerreiros de outros deuses, Anúbis pode aprisionar um deles; cada guerreiro aprisionado soma 1 de força à miniatura de Anúbis, e o dono pode resgatá-lo por 1 seguidor (A13.4, A13.5, A13.6).
ankh-god-isis = Ísis
ankh-god-isis-ability = Protetora
ankh-god-isis-help = Na resolução de uma batalha, Ísis pode manter vivas as suas miniaturas que estiverem adjacentes a uma miniatura inimiga (A13.8).
ankh-god-osiris = Osíris
ankh-god-osiris-ability = Portal para o Submundo
ankh-god-osiris-help = Cada vez que perde uma batalha, Osíris pode colocar ali uma ficha de Submundo; com Invocar Miniatura, ele invoca mais uma miniatura sobre uma dessas fichas (A13.11, A13.12).
ankh-god-ra = Rá
ankh-god-ra-ability = Radiância
ankh-god-ra-help = Rá pode pôr uma ficha de sol em uma miniatura que invocar; onde essa miniatura dominar ou vencer, ele ganha mais 1 de devoção (A13.15).

## Miniaturas: como são, e como objeto de uma frase

ankh-piece-god = miniatura de deus
ankh-piece-god-a = a miniatura de deus
ankh-piece-warrior = guerreiro
ankh-piece-warrior-a = um guerreiro
ankh-piece-trapped = guerreiro aprisionado
ankh-piece-trapped-a = um guerreiro aprisionado

ankh-guardian-cat_mummy = Múmia de Gato
ankh-guardian-cat_mummy-a = uma Múmia de Gato
ankh-guardian-cat_mummy-help = Quando uma Múmia de Gato é morta, todos os deuses, menos o dono dela, perdem 1 de devoção (A14.2).
ankh-guardian-satet = Satet
ankh-guardian-satet-a = Satet
ankh-guardian-satet-help = Satet pode terminar seu movimento no espaço de uma miniatura inimiga e empurrá-la 1 espaço (A14.3).
ankh-guardian-mummy = Múmia
ankh-guardian-mummy-a = uma Múmia
ankh-guardian-mummy-help = Uma Múmia que é morta ressurge na hora ao lado da miniatura do seu deus (A14.5).
ankh-guardian-apep = Apep
ankh-guardian-apep-a = Apep
ankh-guardian-apep-help = Você pode invocar Apep em todo espaço de água que estiver vazio (A14.4).
ankh-guardian-giant_scorpion = Escorpião Gigante
ankh-guardian-giant_scorpion-a = um Escorpião Gigante
ankh-guardian-giant_scorpion-help = Um Escorpião Gigante aponta para dois espaços e destrói os monumentos que houver ali quando um conflito começa (A14.6, A14.7).
ankh-guardian-androsphinx = Androsfinge
ankh-guardian-androsphinx-a = uma Androsfinge
ankh-guardian-androsphinx-help = Miniaturas inimigas adjacentes a uma Androsfinge não somam força própria (A14.8).

ankh-base-small = base pequena
ankh-base-large = base grande

## Monumentos

ankh-monument-obelisk = obelisco
ankh-monument-obelisk-a = um obelisco
ankh-monument-temple = templo
ankh-monument-temple-a = um templo
ankh-monument-pyramid = pirâmide
ankh-monument-pyramid-a = uma pirâmide

## Poderes do Ankh

ankh-power-commanding = Dominante
ankh-power-commanding-help = Você ganha 3 seguidores quando vence uma batalha (A11.1).
ankh-power-inspiring = Inspirador
ankh-power-inspiring-help = Sua carta Construir Monumento não custa seguidores (A11.2).
ankh-power-omnipresent = Onipresente
ankh-power-omnipresent-help = Quando um conflito começa, você ganha 1 seguidor por região com alguma miniatura sua (A11.3).
ankh-power-revered = Reverenciado
ankh-power-revered-help = Ganhar Seguidores dá a você 1 seguidor a mais (A11.4).
ankh-power-resplendent = Resplandecente
ankh-power-resplendent-help = Sua miniatura de deus tem força 3 enquanto você controlar 3 monumentos do mesmo tipo (A11.5).
ankh-power-obelisk_attuned = Em Harmonia com os Obeliscos
ankh-power-obelisk_attuned-help = Quando uma batalha começa, você pode mover miniaturas de qualquer lugar para junto dos seus obeliscos naquela região (A11.6).
ankh-power-temple_attuned = Em Harmonia com os Templos
ankh-power-temple_attuned-help = Cada templo seu na região soma 2 de força se houver uma miniatura sua adjacente a ele (A11.7).
ankh-power-pyramid_attuned = Em Harmonia com as Pirâmides
ankh-power-pyramid_attuned-help = Com Invocar Miniatura, você pode invocar mais uma miniatura junto de cada uma das suas pirâmides (A11.8).
ankh-power-glorious = Glorioso
ankh-power-glorious-help = Uma batalha vencida com vantagem de força de pelo menos 3 rende a você 3 de devoção no lugar de 1 (A11.9).
ankh-power-magnanimous = Magnânimo
ankh-power-magnanimous-help = Se você perder uma batalha com pelo menos 2 miniaturas nela, ganha 2 de devoção (A11.10).
ankh-power-bountiful = Abundante
ankh-power-bountiful-help = Enquanto você estiver em um espaço vermelho, cada ganho de devoção é 1 maior (A11.11).
ankh-power-worshipful = Venerável
ankh-power-worshipful-help = Após cada batalha em que jogou uma carta, você pode trocar 2 seguidores, em sacrifício, por 1 de devoção (A11.12).

## Cartas de batalha

ankh-card-plague = Praga de Gafanhotos
ankh-card-plague-help = Todos os presentes oferecem seguidores em segredo; todos os guerreiros e guardiões dali morrem, menos os do deus com a maior oferta (A12.1).
ankh-card-build = Construir Monumento
ankh-card-build-help = Você pode sacrificar 3 seguidores para construir um monumento em um espaço de terra vazio da região (A12.2).
ankh-card-chariots = Carruagens
ankh-card-chariots-help = Soma 3 de força e nada mais (A12.3).
ankh-card-cycle = Ciclo de Ma'at
ankh-card-cycle-help = Depois da batalha, você recupera todas as cartas que jogou, inclusive esta (A12.4).
ankh-card-drought = Seca
ankh-card-drought-help = Se vencer, você ganha mais 1 de devoção por miniatura sua no deserto da região (A12.5).
ankh-card-flood = Inundação
ankh-card-flood-help = Você ganha 1 seguidor por miniatura sua em terra fértil na região, e essas miniaturas sobrevivem à resolução (A12.6).
ankh-card-miracle = Milagre
ankh-card-miracle-help = Depois da resolução, você ganha 1 de devoção por miniatura sua que morreu nesta batalha (A12.7).
ankh-card-strength = força +{ $strength }

## Ações e a trilha de eventos

ankh-action-move = Mover Miniaturas
ankh-action-move-help = Cada uma das suas miniaturas pode andar até 3 espaços (A5.1).
ankh-action-summon = Invocar Miniatura
ankh-action-summon-help = Ponha um guerreiro ou guardião da sua reserva junto de uma miniatura ou monumento seu (A5.3).
ankh-action-gain = Ganhar Seguidores
ankh-action-gain-help = Ganhe 1 seguidor por monumento, seu ou neutro, junto das suas miniaturas (A5.4).
ankh-action-unlock = Desbloquear Poder do Ankh
ankh-action-unlock-help = Sacrifique seguidores para desbloquear um poder do seu próximo nível (A5.5).

ankh-event_space-control = Controlar Monumento
ankh-event_space-control-help = Quem acionou o evento pode tomar um monumento neutro junto de uma miniatura sua; se já não houver nenhum neutro, um de outro deus (A6.1, A6.2).
ankh-event_space-caravan = Caravana de Camelos
ankh-event_space-caravan-help = Quem acionou o evento pode dividir uma região em duas com uma linha de até 6 camelos (A6.4).
ankh-event_space-conflict = Conflito
ankh-event_space-conflict-help = Cada região é resolvida na ordem da sua ficha: em paz, dominada ou disputada em batalha (A7.3).

## Lugares

ankh-scenario-middle_kingdom = Médio Império
ankh-scenario-old_kingdom = Antigo Império
ankh-region = Região { $n }
ankh-terrain-fertile = fértil
ankh-terrain-desert = deserto
ankh-terrain-water = água
ankh-space = Linha { $row }, coluna { $column }
ankh-side = { $space } { $direction }
ankh-direction-N = N
ankh-direction-N-long = norte
ankh-direction-NE = NE
ankh-direction-NE-long = nordeste
ankh-direction-SE = SE
ankh-direction-SE-long = sudeste
ankh-direction-S = S
ankh-direction-S-long = sul
ankh-direction-SW = SO
ankh-direction-SW-long = sudoeste
ankh-direction-NW = NO
ankh-direction-NW-long = noroeste

## De que é feita a força

ankh-source-figures = Miniaturas
ankh-source-cancelled = Anulada
ankh-source-resplendent = Resplandecente
ankh-source-trapped = Guerreiros aprisionados
ankh-source-temples = Templos
ankh-source-cards = Cartas
ankh-source-total = Total

## Rótulos da mesa

ankh-label-devotion = Devoção
ankh-label-red = Seção vermelha
ankh-label-followers = Seguidores
ankh-number-devotion = devoção
ankh-number-followers = seguidores
ankh-label-ankhs = Fichas de ankh
ankh-label-warriors = Guerreiros
ankh-label-guardians = Guardiões
ankh-label-monuments = Monumentos
ankh-label-powers = Poderes
ankh-label-cards = Cartas
ankh-label-hand = Na mão
ankh-label-played = Jogadas
ankh-label-pool = Reserva
ankh-label-supply = Reserva geral
ankh-label-camels = Camelos
ankh-label-trapped = Aprisionados
ankh-label-tiles = Fichas de Submundo
ankh-label-suns = Fichas de sol
ankh-label-order = Ordem de conflito
ankh-label-actions = Ações
ankh-label-events = Eventos
ankh-label-tie_breaker = Ficha de desempate
ankh-label-tie_breaker-used = Ficha de desempate, usada
ankh-label-two_cards-ready = Duas cartas: disponíveis
ankh-label-two_cards-used = Duas cartas: já usadas
ankh-label-neutral = neutro
ankh-label-forgotten = no esquecimento
ankh-label-merged = { $upper }-{ $lower }
ankh-label-level = Nível { $level }

## Causas: por que algo aconteceu

ankh-cause-action = ação
ankh-cause-move = Mover Miniaturas
ankh-cause-summon = Invocar Miniatura
ankh-cause-gain = Ganhar Seguidores
ankh-cause-unlock = novo poder
ankh-cause-control = Controlar Monumento
ankh-cause-caravan = Caravana de Camelos
ankh-cause-majority = maiorias
ankh-cause-domination = dominação
ankh-cause-victory = vitória
ankh-cause-defeat = derrota
ankh-cause-merge = fusão
ankh-cause-forgotten = esquecimento
ankh-cause-commanding = { ankh-power-commanding }
ankh-cause-inspiring = { ankh-power-inspiring }
ankh-cause-omnipresent = { ankh-power-omnipresent }
ankh-cause-revered = { ankh-power-revered }
ankh-cause-resplendent = { ankh-power-resplendent }
ankh-cause-obelisk_attuned = { ankh-power-obelisk_attuned }
ankh-cause-temple_attuned = { ankh-power-temple_attuned }
ankh-cause-pyramid_attuned = { ankh-power-pyramid_attuned }
ankh-cause-glorious = { ankh-power-glorious }
ankh-cause-magnanimous = { ankh-power-magnanimous }
ankh-cause-bountiful = { ankh-power-bountiful }
ankh-cause-worshipful = { ankh-power-worshipful }
ankh-cause-plague = { ankh-card-plague }
ankh-cause-build = { ankh-card-build }
ankh-cause-chariots = { ankh-card-chariots }
ankh-cause-cycle = { ankh-card-cycle }
ankh-cause-drought = { ankh-card-drought }
ankh-cause-flood = { ankh-card-flood }
ankh-cause-miracle = { ankh-card-miracle }
ankh-cause-mysterious_forms = { ankh-god-amun-ability }
ankh-cause-judge = { ankh-god-anubis-ability }
ankh-cause-judge_strength = { ankh-god-anubis-ability }
ankh-cause-ransom = resgate
ankh-cause-protector = { ankh-god-isis-ability }
ankh-cause-underworld = Submundo
ankh-cause-radiance = { ankh-god-ra-ability }
ankh-cause-cat_mummy = { ankh-guardian-cat_mummy }
ankh-cause-satet = { ankh-guardian-satet }
ankh-cause-apep = { ankh-guardian-apep }
ankh-cause-mummy = { ankh-guardian-mummy }
ankh-cause-giant_scorpion = { ankh-guardian-giant_scorpion }
ankh-cause-androsphinx = { ankh-guardian-androsphinx }

## Finais

ankh-ending-top-of-the-track = topo da trilha de devoção
ankh-ending-sole-god = o único deus que não foi esquecido
ankh-ending-most-devotion = mais devoção depois do último conflito
ankh-ending-atheism = o Egito se torna ateu

## De onde vêm o conteúdo e as regras

ankh-origin-rulebook = regras impressas
ankh-origin-recovered = lido do jogo impresso por outras pessoas
ankh-origin-reconstructed = reconstruído por nós
ankh-origin-own = feito por nós
ankh-mark-R = está no livro de regras
ankh-mark-F = aparece só nas imagens do livro de regras; recuperado de leituras públicas do jogo impresso
ankh-mark-Q = uma resposta da editora, tal como citada em público
ankh-mark-D = decisão nossa onde as fontes se calam ou divergem
ankh-table-board = o tabuleiro
ankh-table-cards = força de uma carta
ankh-table-guardians = nível de um guardião
ankh-table-actions = trilhas de ação
ankh-table-events = trilha de eventos
ankh-table-devotion = trilha de devoção
ankh-table-powers = guardiões que vêm com poderes
ankh-table-scenarios = cenário

## Partes de linhas do registro

ankh-part-figure = { $piece } ({ $space })
ankh-part-cards = { $side }: { $cards }
ankh-part-number = { $side } { $number }
ankh-part-devotion = { $cause } { $amount }

## Registro: uma linha para cada acontecimento

ankh-event-FirstPlayer = { $seat } começa a partida.
ankh-event-GodTaken = { $seat } joga com { $god }.
ankh-event-GuardianChosen =
    { $figures ->
        [one] Guardião desta partida: { $guardian }, com { $figures } miniatura.
        [many] Guardião desta partida: { $guardian }, com { $figures } de miniaturas.
       *[other] Guardião desta partida: { $guardian }, com { $figures } miniaturas.
    }
ankh-event-BoardLaid = O tabuleiro está montado: { $scenario }.
ankh-event-TurnBegun = Começa o turno de { $seat }.
ankh-event-ActionChosen =
    { $last ->
        [yes] { $seat } escolhe a ação { $action }; o marcador chega ao fim da trilha e aciona um evento.
       *[any] { $seat } escolhe a ação { $action }.
    }
ankh-event-MarkerReturned = O marcador de { $action } volta à posição inicial.
ankh-event-EventReached = Evento { $position }: { $event }.
ankh-event-Moved =
    { $cause_id ->
        [obelisk_attuned] { $side } move { $piece_a } de { $start } para { $to }, a chamado de um obelisco.
       *[any] { $side } move { $piece_a } de { $start } para { $to }.
    }
ankh-event-Pushed = { $by }: Satet empurra { $piece_a } de { $side }, de { $start } para { $to }.
ankh-event-Summoned =
    { $cause_id ->
        [mummy] { $side }: a { $piece } ressurge em { $space }.
        [pyramid_attuned] { $side } invoca { $piece_a } em { $space }, junto de uma pirâmide.
        [underworld] { $side } invoca { $piece_a } em { $space }, pelo Submundo.
       *[any] { $side } invoca { $piece_a } em { $space }.
    }
ankh-event-Radiant = { $side }: a miniatura em { $space } é Radiante.
ankh-event-Aimed = { $side }: o Escorpião Gigante em { $space } aponta para { $at }.
ankh-event-FollowersGained =
    { $amount ->
        [one] { $side } ganha { $amount } seguidor ({ $cause }).
        [many] { $side } ganha { $amount } de seguidores ({ $cause }).
       *[other] { $side } ganha { $amount } seguidores ({ $cause }).
    }
ankh-event-FollowersSpent =
    { $amount ->
        [one] { $side } sacrifica { $amount } seguidor ({ $cause }).
        [many] { $side } sacrifica { $amount } de seguidores ({ $cause }).
       *[other] { $side } sacrifica { $amount } seguidores ({ $cause }).
    }
ankh-event-FollowersPaid =
    { $amount ->
        [one] { $side } paga { $amount } seguidor a { $to } ({ $cause }).
        [many] { $side } paga { $amount } de seguidores a { $to } ({ $cause }).
       *[other] { $side } paga { $amount } seguidores a { $to } ({ $cause }).
    }
ankh-event-PowerUnlocked = { $side } desbloqueia { $power }.
ankh-event-GuardianJoined = { $side } recebe { $guardian_a } na reserva.
ankh-event-MonumentTaken =
    { $lost_by_id ->
        [none] { $side } assume o controle de { $monument_a } em { $space }, até agora sem dono.
       *[any] { $side } assume o controle de { $monument_a } em { $space }, que era de { $lost_by }.
    }
ankh-event-MonumentBuilt = { $side } constrói { $monument_a } em { $space }.
ankh-event-MonumentDestroyed =
    { $lost_by_id ->
        [none] Monumento neutro destruído em { $space }: { $monument } ({ $cause }).
       *[any] { $lost_by } perde { $monument_a } em { $space } ({ $cause }).
    }
ankh-event-CaravanPlaced =
    { $line_count ->
        [one] { $seat } coloca { $line_count } camelo na região { $token }: a parte em volta de { $kept_by } (terra: { $sizes1 }) mantém a ficha, a parte em volta de { $given_to } (terra: { $sizes2 }) passa a ser a região { $new_token }.
        [many] { $seat } coloca { $line_count } de camelos na região { $token }: a parte em volta de { $kept_by } (terra: { $sizes1 }) mantém a ficha, a parte em volta de { $given_to } (terra: { $sizes2 }) passa a ser a região { $new_token }.
       *[other] { $seat } coloca { $line_count } camelos na região { $token }: a parte em volta de { $kept_by } (terra: { $sizes1 }) mantém a ficha, a parte em volta de { $given_to } (terra: { $sizes2 }) passa a ser a região { $new_token }.
    }
ankh-event-TokensExchanged = { $seat } troca as fichas de ordem { $tokens }.
ankh-event-ConflictBegun = Começa o conflito { $number }; { $side } tem a ficha de desempate.
ankh-event-ConflictEnded = O conflito { $number } terminou.
ankh-event-RegionReached =
    { $outcome_id ->
        [quiet] Região { $token }: em paz.
        [domination] Região { $token }: dominação de { $sides }.
       *[any] Região { $token }: batalha entre { $sides }.
    }
ankh-event-BattleBegun = Batalha pela região { $token }: { $sides }.
ankh-event-BattleEnded = A batalha pela região { $token } terminou.
ankh-event-TwoCardsAnnounced = { $side } anuncia duas cartas.
ankh-event-Sealed =
    { $what_id ->
        [offer] { $side } fez uma oferta em segredo.
       *[any] { $side } escolheu em segredo o que vai jogar.
    }
ankh-event-CardsRevealed = Cartas: { $cards }.
ankh-event-Sheltered =
    { $spaces_count ->
        [one] { $side }: a Inundação deixa a salvo a miniatura em { $spaces }.
        [many] { $side }: a Inundação deixa a salvo as miniaturas em { $spaces }.
       *[other] { $side }: a Inundação deixa a salvo as miniaturas em { $spaces }.
    }
ankh-event-OffersRevealed =
    { $spared_id ->
        [none] Ofertas aos gafanhotos: { $offers }. Ninguém é poupado.
       *[any] Ofertas aos gafanhotos: { $offers }. Eles poupam { $spared }.
    }
ankh-event-Killed =
    { $cause_id ->
        [plague]
            { $several ->
                [yes] { $side } perde miniaturas para os gafanhotos: { $figures }.
               *[no] { $side } perde uma miniatura para os gafanhotos: { $figures }.
            }
       *[any]
            { $several ->
                [yes] { $side } perde miniaturas: { $figures }.
               *[no] { $side } perde uma miniatura: { $figures }.
            }
    }
ankh-event-Trapped = { $by } aprisiona um guerreiro de { $side }.
ankh-event-Released =
    { $to_pool ->
        [yes] { $side }: guerreiros aprisionados que voltam à reserva: { $amount }.
       *[any] { $side }: guerreiros aprisionados que saem da partida: { $amount }.
    }
ankh-event-TieBroken = { $side } usa a ficha de desempate.
ankh-event-Resolved =
    { $victor_id ->
        [none] Força: { $totals }. Ninguém vence a batalha pela região { $token }.
       *[any] Força: { $totals }. { $victor } vence a batalha pela região { $token }.
    }
ankh-event-DevotionGained = { $side } ganha { $amount } de devoção ({ $parts }), agora em { $to }.
ankh-event-DevotionLost = { $side } perde { $amount } de devoção ({ $cause }), agora em { $to }.
ankh-event-TilePlaced =
    { $start_id ->
        [none] { $side } coloca uma ficha de Submundo em { $space }.
       *[any] { $side } leva uma ficha de Submundo de { $start } para { $space }.
    }
ankh-event-CardsTakenBack = { $side } recupera todas as cartas.
ankh-event-GodsMerged =
    { $followers ->
        [one] { $lower } se une a { $upper } em uma fusão, na devoção { $devotion }, e traz { $followers } seguidor.
        [many] { $lower } se une a { $upper } em uma fusão, na devoção { $devotion }, e traz { $followers } de seguidores.
       *[other] { $lower } se une a { $upper } em uma fusão, na devoção { $devotion }, e traz { $followers } seguidores.
    }
ankh-event-GuardiansPassed =
    { $to_id ->
        [none] { $guardian } sai da partida.
       *[any] { $guardian } agora serve a { $to }.
    }
ankh-event-FiguresGone = { $side }: miniaturas, cartas e fichas saem da partida ({ $cause }).
ankh-event-GodForgotten = { $side } cai no esquecimento.
ankh-event-GameWon =
    { $ending_id ->
        [top-of-the-track] { $side } alcança o topo da trilha de devoção e vence a partida.
        [sole-god] Só { $side } escapa do esquecimento e vence a partida.
       *[any] { $side } tem mais devoção depois do último conflito e vence a partida.
    }
ankh-event-EgyptAtheist = Todos os deuses foram esquecidos: o Egito se torna ateu, e ninguém vence.

## Perguntas: a quem deve responder, e aos demais

ankh-ask-first_player = Quem começa?
ankh-ask-first_player-other = { $seat } escolhe quem começa.
ankh-ask-god = Escolha seu deus.
ankh-ask-god-other = { $seat } escolhe um deus.
ankh-ask-guardian = Escolha o guardião de nível { $about } desta partida.
ankh-ask-guardian-other = { $seat } escolhe o guardião de nível { $about }.
ankh-ask-scenario = Escolha o cenário.
ankh-ask-scenario-other = { $seat } escolhe o cenário.
ankh-ask-action =
    { $about_id ->
        [none] Escolha sua ação.
       *[any] Escolha sua segunda ação, em uma linha abaixo de { $about }.
    }
ankh-ask-action-other =
    { $about_id ->
        [none] { $seat } escolhe uma ação.
       *[any] { $seat } escolhe uma segunda ação, em uma linha abaixo de { $about }.
    }
ankh-ask-move_figure = Escolha uma miniatura para mover, ou termine.
ankh-ask-move_figure-other = { $seat } escolhe uma miniatura para mover.
ankh-ask-move_to = Para onde vai a miniatura em { $about }?
ankh-ask-move_to-other = { $seat } move a miniatura em { $about }.
ankh-ask-push_to = Para onde Satet empurra a miniatura em { $about2 }?
ankh-ask-push_to-other = { $seat }: Satet empurra a miniatura em { $about2 }.
ankh-ask-aim = Para quais dois espaços aponta o Escorpião Gigante em { $about }?
ankh-ask-aim-other = { $seat } aponta o Escorpião Gigante em { $about }.
ankh-ask-summon = Escolha o que invocar, ou termine.
ankh-ask-summon-other = { $seat } escolhe o que invocar.
ankh-ask-summon_to = Onde você faz a invocação?
ankh-ask-summon_to-other = { $seat } escolhe onde invocar uma miniatura.
ankh-ask-sun = Pôr uma ficha de sol na miniatura em { $about }?
ankh-ask-sun-other = { $seat } decide se põe uma ficha de sol na miniatura em { $about }.
ankh-ask-unlock = Escolha um poder para desbloquear, ou nenhum.
ankh-ask-unlock-other = { $seat } escolhe um poder.
ankh-ask-control = Escolha um monumento para controlar, ou nenhum.
ankh-ask-control-other = { $seat } escolhe um monumento para controlar.
ankh-ask-caravan =
    { $about_id ->
        [none] Escolha o lado onde sua caravana começa, ou não coloque nenhuma.
       *[any] Por onde segue sua caravana? Camelos até agora: { $about_count }.
    }
ankh-ask-caravan-other = { $seat } coloca uma caravana. Camelos até agora: { $about_count }.
ankh-ask-keep_token = Sua caravana divide a região: qual parte mantém a ficha de ordem?
ankh-ask-keep_token-other = { $seat } escolhe qual parte da região mantém a ficha de ordem.
ankh-ask-exchange = Trocar a ficha de ordem { $about1 } ou { $about2 } pela de outra região?
ankh-ask-exchange-other = { $seat } pode trocar a ficha de ordem { $about1 } ou { $about2 }.
ankh-ask-attuned_figure = Escolha uma miniatura para chamar aos seus obeliscos, ou termine.
ankh-ask-attuned_figure-other = { $seat } pode chamar miniaturas a seus obeliscos.
ankh-ask-attuned_to = Para junto de qual obelisco vai a miniatura em { $about }?
ankh-ask-attuned_to-other = { $seat } chama a miniatura em { $about } a um obelisco.
ankh-ask-two_cards = Anunciar que você joga duas cartas nesta batalha?
ankh-ask-two_cards-other = { $seat } pode anunciar duas cartas.
ankh-ask-cards = Escolha em segredo o que vai jogar.
ankh-ask-cards-other = { $seat } escolhe em segredo o que vai jogar.
ankh-ask-build = Escolha o que construir e onde, ou não construa nada.
ankh-ask-build-other = { $seat } pode construir um monumento.
ankh-ask-offer = Quantos seguidores você oferece aos gafanhotos, em segredo?
ankh-ask-offer-other = { $seat } faz uma oferta aos gafanhotos, em segredo.
ankh-ask-tie_breaker = A batalha está empatada: usar a ficha de desempate e vencer?
ankh-ask-tie_breaker-other = A batalha está empatada; { $seat } pode usar a ficha de desempate.
ankh-ask-let_die = Suas miniaturas Protegidas continuam vivas: deixar alguma morrer mesmo assim?
ankh-ask-let_die-other = { $seat } decide quais miniaturas Protegidas continuam vivas.
ankh-ask-trap = De quem é o guerreiro que você aprisiona?
ankh-ask-trap-other = { $seat } pode aprisionar um guerreiro.
ankh-ask-mummy = Onde sua Múmia ressurge?
ankh-ask-mummy-other = { $seat } escolhe onde uma Múmia ressurge.
ankh-ask-tile = Escolha onde colocar uma ficha de Submundo, ou não coloque nenhuma.
ankh-ask-tile-other = { $seat } pode colocar uma ficha de Submundo.
ankh-ask-tile_from = Qual ficha de Submundo vai para { $about }?
ankh-ask-tile_from-other = { $seat } escolhe qual ficha de Submundo vai para { $about }.
ankh-ask-worship = Sacrificar 2 seguidores por 1 de devoção?
ankh-ask-worship-other = { $seat } pode sacrificar 2 seguidores por 1 de devoção.
ankh-ask-keep_guardian = Qual guardião do outro deus serve a você de agora em diante? Bases livres: { $about }.
ankh-ask-keep_guardian-other = { $seat } escolhe quais guardiões manter. Bases livres: { $about }.
ankh-ask-chance = A sorte decide.

## Opções: o que cada resposta significa

ankh-option-done = Pronto
ankh-option-yes = Sim
ankh-option-no = Não
ankh-option-first_player = { $seat } começa
ankh-option-god = { $god }
ankh-option-guardian = { $guardian }
ankh-option-scenario = { $scenario }
ankh-option-action = { $action }
ankh-option-move_figure = Mover a miniatura em { $figure }
ankh-option-move_figure-done = Não mover mais
ankh-option-move_to = Ir para { $space }
ankh-option-push_to = Empurrar para { $space }
ankh-option-aim = Apontar para { $spaces }
ankh-option-summon =
    { $way_id ->
        [pyramid] Invocar { $piece_a } junto da pirâmide em { $space }
        [underworld] Invocar { $piece_a } em uma ficha de Submundo
       *[any] Invocar { $piece_a }
    }
ankh-option-summon-done = Não invocar mais
ankh-option-summon_to = Invocar em { $space }
ankh-option-sun-yes = Pôr uma ficha de sol
ankh-option-sun-no = Guardar a ficha de sol
ankh-option-unlock = Desbloquear { $power }
ankh-option-unlock-done = Não desbloquear nada
ankh-option-control = Controlar o monumento em { $space }
ankh-option-control-done = Não tomar nenhum
ankh-option-caravan = Camelo em { $side }
ankh-option-caravan-done = Sem caravana
ankh-option-keep_token = A parte em volta de { $region }
ankh-option-exchange = Trocar { $tokens }
ankh-option-exchange-done = Não trocar nada
ankh-option-attuned_figure = Chamar a miniatura em { $figure }
ankh-option-attuned_figure-done = Não chamar mais
ankh-option-attuned_to = Ir para { $space }
ankh-option-two_cards-yes = Anunciar duas cartas
ankh-option-two_cards-no = Jogar uma carta
ankh-option-cards = Jogar { $cards }
ankh-option-build = Construir { $piece_a } em { $space }
ankh-option-build-done = Não construir nada
ankh-option-offer =
    { $amount ->
        [one] Oferecer { $amount } seguidor
        [many] Oferecer { $amount } de seguidores
       *[other] Oferecer { $amount } seguidores
    }
ankh-option-tie_breaker-yes = Usar e vencer
ankh-option-tie_breaker-no = Guardar: ninguém vence
ankh-option-let_die = Deixar morrer a miniatura em { $figure }
ankh-option-let_die-done = As demais continuam vivas
ankh-option-trap = Aprisionar um guerreiro de { $god }
ankh-option-trap-done = Não aprisionar ninguém
ankh-option-mummy = Ressurgir em { $space }
ankh-option-tile = Colocar em { $space }
ankh-option-tile-done = Não colocar
ankh-option-tile_from = A ficha em { $space }
ankh-option-tile_from-side = Uma ficha que ainda não está no tabuleiro
ankh-option-worship-yes = Sacrificar 2 seguidores
ankh-option-worship-no = Manter os seguidores
ankh-option-keep_guardian =
    { $figure_id ->
        [none] { $piece } da reserva
       *[any] O guardião em { $figure }
    }
