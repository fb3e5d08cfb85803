### A lição de Ankh: o que ela diz, capítulo por capítulo (src/tawy/lessons/content/ankh/ankh.toml).

lesson-ankh-title = Ankh: sua primeira partida

## What can be pointed at

lesson-ankh-point-map = o mapa
lesson-ankh-point-space = espaço { $thing }
lesson-ankh-point-figure = miniatura em { $thing }
lesson-ankh-point-monument = monumento em { $thing }
lesson-ankh-point-camel = camelo em { $thing }
lesson-ankh-point-region = região { $thing }
lesson-ankh-point-order = { ankh-label-order }
lesson-ankh-point-actions = { ankh-label-actions }
lesson-ankh-point-action = { $thing }
lesson-ankh-point-events = { ankh-label-events }
lesson-ankh-point-event = evento { $thing }
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
lesson-ankh-point-battle = a batalha

## The map, and a move

lesson-ankh-map-title = Seu deus e a terra
lesson-ankh-map-you = Você é { ankh-god-ra }. Aqui está o seu deus e, ao lado, o seu primeiro guerreiro.
lesson-ankh-map-goal = { ankh-god-amun } e { ankh-god-isis } jogam contra você. Os três querem devoção: ela é contada nesta trilha.
lesson-ankh-map-regions = Os rios dividem a terra em regiões. Mais tarde elas serão disputadas uma a uma, na ordem destes números.
lesson-ankh-map-monuments = Monumentos dão seguidores e devoção. Este templo é seu; o obelisco é neutro: ainda não é de ninguém.
lesson-ankh-map-action = É a sua vez! Você faz uma ação e depois outra, de uma linha mais abaixo. Comece por { ankh-action-move }.
lesson-ankh-map-action-summon = Um guerreiro a mais é sempre bem-vindo, mas a segunda ação viria de mais baixo e você nem se moveria. Comece por cima.
lesson-ankh-map-action-gain = Suas miniaturas estão junto de um só monumento, então viria 1 seguidor. Mova-se antes, e serão 2.
lesson-ankh-map-action-unlock = Você já poderia pagar o primeiro poder, mas não há linha abaixo desta: seu turno acabaria na hora.
lesson-ankh-map-figure = Cada miniatura sua pode andar até 3 espaços, também através de rios, água e outras miniaturas. Escolha o seu deus.
lesson-ankh-map-figure-warrior = Seu guerreiro está bem onde está, junto do seu templo. Escolha o deus.
lesson-ankh-map-figure-done = Assim ninguém se moveria, e o seu deus tem para onde ir.
lesson-ankh-map-space = Leve-o ao espaço marcado, junto do obelisco.
lesson-ankh-map-space-as-good = Esse também fica junto do obelisco e é igualmente bom. Nesta história, escolha o espaço marcado.
lesson-ankh-map-space-elsewhere = Ele pode ir para lá. Mas o que queremos é o obelisco: agora ele traz um seguidor, e logo será seu.
lesson-ankh-map-enough = Seu guerreiro já está junto do seu templo. Não mova mais.
lesson-ankh-map-enough-warrior = Aí ninguém ficaria junto do seu templo, e ele não traria nenhum seguidor.

## Followers

lesson-ankh-followers-title = Seguidores
lesson-ankh-followers-second = Agora a segunda ação, de uma linha mais abaixo. { ankh-action-gain } dá 1 seguidor por monumento junto das suas miniaturas que seja seu ou de ninguém.
lesson-ankh-followers-second-summon = Boa ideia para o próximo turno. Antes, junte seguidores: suas miniaturas estão no lugar certo.
lesson-ankh-followers-second-unlock = Custaria seu único seguidor. Junte alguns antes, e dará para pagar mais de um poder.
lesson-ankh-followers-gained =
    { $followers ->
        [one] Agora você tem { $followers } seguidor. Com seguidores se pagam os poderes e algumas cartas de batalha.
        [many] Agora você tem { $followers } de seguidores. Com eles se pagam os poderes e algumas cartas de batalha.
       *[other] Agora você tem { $followers } seguidores. Com eles se pagam os poderes e algumas cartas de batalha.
    }
lesson-ankh-followers-others = { ankh-god-amun } levou seu guerreiro a uma pirâmide, { ankh-god-isis } ganhou seguidores, e os dois desbloquearam um poder. Eles têm as mesmas quatro ações que você.

## A warrior and a power

lesson-ankh-summon-title = Um guerreiro e um poder
lesson-ankh-summon-action =
    { $pool ->
        [one] Com mais miniaturas se domina mais terra, e { $pool } guerreiro espera na sua reserva. Comece por { ankh-action-summon }.
        [many] Com mais miniaturas se domina mais terra, e { $pool } de guerreiros esperam na sua reserva. Comece por { ankh-action-summon }.
       *[other] Com mais miniaturas se domina mais terra, e { $pool } guerreiros esperam na sua reserva. Comece por { ankh-action-summon }.
    }
lesson-ankh-summon-action-move = Suas miniaturas já estão onde você quer. Agora vale mais uma nova.
lesson-ankh-summon-action-gain = Seguidores são sempre bons. Mas a segunda ação vem de mais baixo, então nenhum guerreiro chegaria neste turno.
lesson-ankh-summon-action-unlock = Uma boa segunda ação. Como primeira, ela acabaria seu turno: não há linha abaixo.
lesson-ankh-summon-warrior = Pegue um guerreiro. Ele chega a um espaço livre junto de uma miniatura ou de um monumento seu.
lesson-ankh-summon-warrior-none = Aí ninguém viria, e a ação seria desperdiçada.
lesson-ankh-summon-space = Ponha-o aqui, à beira do rio. Logo ele vai atravessar para a região 2.
lesson-ankh-summon-space-as-good = Dali ele também poderia atravessar o rio. Nesta história, escolha o espaço marcado.
lesson-ankh-summon-space-elsewhere = Ele pode ficar ali. Mas logo deve atravessar o rio para a região 2, e o espaço marcado fica perto.
lesson-ankh-summon-sun = Cada deus tem uma habilidade própria. A sua é { ankh-god-ra-ability }: onde uma miniatura com ficha de sol vence ou domina, você ganha mais 1 de devoção.
lesson-ankh-summon-sun-no = Você tem três fichas de sol, e fora do tabuleiro elas não servem para nada.
lesson-ankh-summon-unlock = A segunda ação: { ankh-action-unlock }. Seus dois primeiros poderes custam 1 seguidor cada, os dois seguintes 2, os dois últimos 3.
lesson-ankh-summon-unlock-gain = Mais seguidores é bom. Mas um poder ajuda em todos os turnos que ainda vêm: quanto antes, melhor.
lesson-ankh-summon-power = Pegue { ankh-power-revered }: de agora em diante, { ankh-action-gain } sempre dá a você 1 seguidor a mais.
lesson-ankh-summon-power-commanding = Bom para um deus que luta. Você ainda não tem batalha à vista, e { ankh-power-revered } rende já no próximo turno.
lesson-ankh-summon-power-inspiring = Deixa a carta { ankh-card-build } de graça. Isso fica para depois, e { ankh-power-revered } rende já no próximo turno.
lesson-ankh-summon-power-omnipresent = Bom para um deus com miniaturas em muitas regiões. Você está em uma só: pegue { ankh-power-revered }.
lesson-ankh-summon-power-none = Você pode pagar, e quanto antes ele chegar, mais tempo ajuda.

## Markers and events

lesson-ankh-events-title = Marcadores e eventos
lesson-ankh-events-marker = Cada uso de uma ação, de quem quer que seja, faz o marcador dela andar um espaço. Você levou este até o fim: acontece o próximo evento da trilha, e ele é seu.
lesson-ankh-events-obelisk = É { ankh-event_space-control }: pegue um monumento junto das suas miniaturas que não seja de ninguém. O obelisco!
lesson-ankh-events-obelisk-none = Aí ele continuaria sem dono, e outro poderia pegá-lo.
lesson-ankh-events-others = Depois { ankh-god-isis } levou outro marcador até o fim e pegou um templo do mesmo jeito.
lesson-ankh-events-move = Veja: falta um espaço para { ankh-action-gain }, então ela trará o próximo evento. Antes, vá para junto desta pirâmide com { ankh-action-move }.
lesson-ankh-events-move-summon = Uma miniatura nova chega junto das suas, deste lado do rio. Ela não alcançaria a pirâmide.
lesson-ankh-events-move-gain = Acionaria o evento, mas ainda não há monumento livre junto das suas miniaturas. Mova-se antes.
lesson-ankh-events-move-unlock = Seu turno acabaria, e o evento ficaria para outro.
lesson-ankh-events-figure = Escolha o guerreiro à beira do rio.
lesson-ankh-events-figure-none = Aí ninguém estaria junto da pirâmide.
lesson-ankh-events-figure-else = Esta miniatura está bem: junto de um monumento seu, que traz um seguidor. Escolha o guerreiro à beira do rio.
lesson-ankh-events-river = Atravesse o rio, até a pirâmide em que { ankh-god-amun } está de olho.
lesson-ankh-events-river-as-good = Esse também fica junto da pirâmide. Nesta história, escolha o espaço marcado.
lesson-ankh-events-river-else = Ali ele não estaria junto da pirâmide, e o evento não daria nada a você.
lesson-ankh-events-enough = As outras ficam junto dos seus monumentos. Não mova mais.
lesson-ankh-events-enough-else = Aqui ela está junto de um monumento seu, que traz um seguidor. Deixe-a.
lesson-ankh-events-gain = Agora { ankh-action-gain }: três monumentos e { ankh-power-revered } dão 4. E o evento é seu.
lesson-ankh-events-gain-else = Aí outro usaria { ankh-action-gain } e ficaria com o evento. Foi para isso que você veio.
lesson-ankh-events-pyramid = Pegue a pirâmide antes de { ankh-god-amun }.
lesson-ankh-events-pyramid-none = Ela está livre, seu guerreiro está ao lado, e { ankh-god-amun } a quer. Pegue-a!

## Conflict

lesson-ankh-conflict-title = Conflito
lesson-ankh-conflict-others = Os outros invocaram guerreiros. E o próximo evento da trilha é o primeiro conflito.
lesson-ankh-conflict-order = Em um conflito, todas as regiões são resolvidas, na ordem dos seus números. Um deus sozinho domina; onde há vários, eles lutam.
lesson-ankh-conflict-alone = Na região 1 só há você. Isso vai dar devoção sem luta.
lesson-ankh-conflict-outnumbered = Na região 2, seu guerreiro enfrenta três miniaturas de { ankh-god-amun }. Mais um ajudaria.
lesson-ankh-conflict-action = Falta um espaço para { ankh-action-summon }: chega um guerreiro, e logo em seguida começa o conflito.
lesson-ankh-conflict-action-move = Você poderia levar alguém para lá. Mas aí outro deus decidiria quando o conflito começa, depois de invocar mais.
lesson-ankh-conflict-action-else = Seu guerreiro ficaria sozinho contra três.
lesson-ankh-conflict-warrior = De novo um guerreiro.
lesson-ankh-conflict-warrior-none = Aí o conflito começa com seu guerreiro sozinho contra três.
lesson-ankh-conflict-space = Ponha-o aqui: você também pode invocar junto dos seus monumentos.
lesson-ankh-conflict-space-as-good = Esse também fica na região 2 e é igualmente bom. Nesta história, escolha o espaço marcado.
lesson-ankh-conflict-space-elsewhere = Ali ele não ajudaria você na região 2.
lesson-ankh-conflict-sun = Seu outro guerreiro na região 2 já tem um sol, e ali um basta. Guarde a ficha.
lesson-ankh-conflict-sun-yes = Dá para fazer, mas um segundo sol na mesma região não acrescenta nada. Guarde-o para outra.
lesson-ankh-conflict-dominated = Na região 1 você tem mais templos e mais obeliscos que todos: 1 de devoção para cada uma dessas maiorias, e 1 por dominar.

## A battle

lesson-ankh-battle-title = Batalha
lesson-ankh-battle-begins = Agora você luta contra { ankh-god-amun } pela região 2. Uma vez por conflito ele pode jogar duas cartas: é a habilidade dele. Desta vez, não usa.
lesson-ankh-battle-strength = Cada miniatura vale 1: você tem 2, { ankh-god-amun } tem 3. Depois cada um soma uma carta escolhida em segredo. Todos têm as mesmas sete.
lesson-ankh-battle-card = { ankh-card-chariots } soma 3, mais que qualquer outra carta. Jogue-a!
lesson-ankh-battle-card-plague = Soma 1 e faz morrer todos os guerreiros daqui, menos os do deus que oferecer mais seguidores. Hoje a força é mais segura.
lesson-ankh-battle-card-build = Por 3 seguidores você construiria um monumento aqui, mas ele não soma força: 2 contra 3 é derrota.
lesson-ankh-battle-card-cycle = Recupera todas as cartas que você jogou. Você ainda não jogou nenhuma.
lesson-ankh-battle-card-drought = Soma só 1 e rende pelas miniaturas no deserto se você vencer. Com 3 contra 3 e a carta dele, é pouco provável.
lesson-ankh-battle-card-flood = Não soma nada, mas salva suas miniaturas em terra fértil e dá um seguidor por cada uma. Boa quando você espera perder; hoje você quer vencer.
lesson-ankh-battle-card-miracle = Dá 1 de devoção por miniatura que você perder. Boa quando você espera perder; hoje você quer vencer.
lesson-ankh-battle-won = 5 contra 4: você vence! Primeiro cada um ganhou por uma maioria, você pela pirâmide e { ankh-god-amun } pelo obelisco. Depois você ganhou 1 pela vitória e 1 pelo sol.
lesson-ankh-battle-dead = Os guerreiros e guardiões de quem perde morrem: voltam para a reserva. Miniaturas de deus nunca morrem.
lesson-ankh-battle-played = Cartas jogadas só voltam quando você joga { ankh-card-cycle }: ela traz todas de volta.
lesson-ankh-battle-tie = Se houver empate, ninguém vence e todos morrem. Só o deus que acionou o conflito pode desfazer um empate. Desta vez, era você.

## A caravan, and a guardian

lesson-ankh-caravan-title = Camelos e um guardião
lesson-ankh-caravan-camels = { ankh-god-isis } acionou o terceiro tipo de evento, { ankh-event_space-caravan }: os camelos dividem uma região em duas. Ela está sozinha nas duas partes, então pode dominar duas vezes.
lesson-ankh-caravan-gain = É a sua vez: { ankh-action-gain }. Abaixo só resta { ankh-action-unlock }, que vem em seguida.
lesson-ankh-caravan-gain-else = Dá para fazer. Mas agora você quer primeiro seguidores e depois a linha de baixo: um poder.
lesson-ankh-caravan-second = Seu segundo poder! Pegue { ankh-power-commanding }: cada batalha vencida dará a você 3 seguidores.
lesson-ankh-caravan-second-none = Você pode pagar, e sem ele também não viria um guardião.
lesson-ankh-caravan-second-else = Também é bom. Mas na região 2 { ankh-god-amun } está à sua frente, então { ankh-power-commanding } vai render.
lesson-ankh-caravan-guardian = Com ele chegou um guardião: { ankh-guardian-satet }. Invoca-se como um guerreiro, vale como um e sabe fazer algo especial.

## Merging and being forgotten

lesson-ankh-fate-title = Fusão e esquecimento
lesson-ankh-fate-later = Algumas rodadas depois: o terceiro conflito está quase no fim, e você lidera com { $devotion } de devoção.
lesson-ankh-fate-card = A última batalha: { ankh-guardian-mummy-a }, um dos seus guardiões, contra um só guerreiro. Jogue { ankh-card-build }: as maiorias contam mesmo que você não vença.
lesson-ankh-fate-card-chariots = Provavelmente venceria esta batalha. Mas um monumento fica: pode dar devoção agora e nos próximos conflitos.
lesson-ankh-fate-card-cycle = Você tem todas as cartas na mão: não há nada para recuperar.
lesson-ankh-fate-card-else = Dá para fazer. Mas aqui um monumento vale mais: pode dar devoção agora e nos próximos conflitos.
lesson-ankh-fate-cycle = { ankh-god-isis } joga { ankh-card-cycle }: vai recuperar todas as cartas.
lesson-ankh-fate-build = Custa 3 seguidores. Ninguém tem um obelisco nesta região: construa um, e a maioria é sua.
lesson-ankh-fate-build-none = Aí a carta seria jogada à toa.
lesson-ankh-fate-build-obelisk = Em qualquer lugar da região ele conta igual. Nesta história, escolha o espaço marcado.
lesson-ankh-fate-build-temple = { ankh-god-isis } tem um templo aqui. Vocês ficariam empatados, e ninguém teria a maioria de templos.
lesson-ankh-fate-build-pyramid = Você já tem a maioria de pirâmides aqui. Um obelisco dá mais uma.
lesson-ankh-fate-mummy = 2 de devoção por duas maiorias! Depois, 1 contra 1: ninguém venceu, e as duas miniaturas morreram. Mas { ankh-guardian-mummy-a } ressurge junto do seu deus.
lesson-ankh-fate-mummy-else = Esse também fica junto do seu deus. Nesta história, escolha o espaço marcado.
lesson-ankh-fate-sun = Conta como invocação, então pode levar uma ficha de sol.
lesson-ankh-fate-sun-no = Não custa nada, e onde esta miniatura dominar ou vencer você ganha mais 1 de devoção.
lesson-ankh-fate-merged = Depois do terceiro conflito há a fusão dos dois deuses com menos devoção. { ankh-god-amun } e { ankh-god-isis } agora são um só deus, no mais baixo dos dois espaços: vencem ou perdem juntos.
lesson-ankh-fate-red = Até { $red } a trilha é vermelha. Quem ainda estiver no vermelho depois do quarto conflito é esquecido: fica fora da partida.
lesson-ankh-fate-ways = Há três jeitos de vencer: ser o primeiro a chegar a { $top }; ser o único deus não esquecido; ou ter mais devoção depois do quinto conflito, o último.

## The end is the learner's

lesson-ankh-end-title = O final é seu
lesson-ankh-end-goal = Agora vem o quarto conflito. Você está no vermelho, com { $devotion }, e os outros estão bem atrás. Passe de { $red } e será o único deus que resta: você vence!
lesson-ankh-end-home = Na região 6 só há você: 1 pelo obelisco, 1 por dominar, 1 pelo sol. São 3, mas você precisa de { $missing }.
lesson-ankh-end-abroad = Seus monumentos nas regiões 1 e 5 também dão maiorias, mas só com uma miniatura sua na região. Nem é preciso vencer ali.
lesson-ankh-end-play = { ankh-action-summon } ou { ankh-action-gain } acionam o conflito. Se começar por { ankh-action-move }, ainda sobra uma segunda ação. Daqui em diante quem decide é você: boa sorte!
lesson-ankh-end-play-won = Você venceu! O Egito só se lembra de você.
lesson-ankh-end-play-lost = Desta vez não deu. Conte de onde pode vir a sua devoção e tente de novo.
