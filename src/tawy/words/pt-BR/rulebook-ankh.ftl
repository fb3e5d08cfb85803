### O manual de Ankh em nossas próprias palavras. O arquivo em inglês explica como se marcam parágrafos, links e palavras de busca.

rulebook-ankh-chapter-start = Comece aqui
rulebook-ankh-chapter-turn = O seu turno
rulebook-ankh-chapter-events = Eventos
rulebook-ankh-chapter-conflict = Conflito
rulebook-ankh-chapter-devotion = A devoção e o fim da partida
rulebook-ankh-chapter-more = Poderes, deuses, guardiões

## Comece aqui

rulebook-ankh-goal = Como vencer
rulebook-ankh-goal-1 = Você é um deus do Egito, e as pessoas acreditam em você ou não. O quanto acreditam é a sua **devoção**: seu marcador sobe por uma trilha de 0 a 31. Há três modos de vencer:
rulebook-ankh-goal-2 = • **Chegar ao espaço 31.** Quem chega lá vence na hora, no meio do que estiver sendo resolvido.
rulebook-ankh-goal-3 = • **Ser o último deus lembrado.** Depois do quarto conflito, todo deus em um espaço vermelho é [esquecido](forgotten). Se restar um só deus, ele vence.
rulebook-ankh-goal-4 = • **Ter mais devoção depois do quinto conflito.** Marcadores no mesmo espaço ficam empilhados, e mais alto na pilha é mais: por isso há sempre um vencedor.
rulebook-ankh-goal-5 = Se todos os deuses forem esquecidos, ninguém vence: o Egito se torna ateu. Os dois jogadores de uma [fusão](merging) vencem ou perdem juntos.
rulebook-ankh-goal-words = objetivo, meta, propósito, vencer, ganhar, vencedor, como vencer, como ganhar, vitória, perder, derrota, fim da partida, pontos, pontuação, ninguém vence, ateu

rulebook-ankh-glance = O jogo em resumo
rulebook-ankh-glance-1 = Joga-se em turnos. No seu turno você escolhe [duas ações](turn) entre quatro: mover suas miniaturas, invocar uma nova, ganhar seguidores, desbloquear um poder. Cada ação move um marcador pela sua linha, e quem o leva até o fim da linha aciona um [evento](events).
rulebook-ankh-glance-2 = Os eventos permitem assumir o controle de monumentos ou dividir a terra com camelos. Cinco vezes por partida, o evento é um [conflito](conflict): então se olha região por região, e é de lá que vem quase toda a devoção.
rulebook-ankh-glance-3 = Depois do terceiro conflito, os dois deuses mais fracos entram em [fusão](merging). Depois do quarto, os deuses que ainda estão no vermelho são [esquecidos](forgotten). Depois do quinto, a partida termina.
rulebook-ankh-glance-4 = Depois que a partida começa, não há sorte: nada se rola e nada se compra.
rulebook-ankh-glance-words = resumo, visão geral, em poucas palavras, início rápido, o básico, como se joga, como jogar, sorte, acaso, dados, aleatório, rodadas, duração

rulebook-ankh-pieces = O que você tem
rulebook-ankh-pieces-1 = Jogam de duas a cinco pessoas, cada uma com um dos cinco deuses, que tem uma [habilidade](gods) própria. Suas **miniaturas** são o seu deus, seis guerreiros e os guardiões que se juntam a você durante a partida. Cada uma tem força 1 em batalha.
rulebook-ankh-pieces-2 = Com **seguidores** você paga. As **fichas de ankh** marcam seus poderes e seus monumentos. Sete **cartas de batalha** estão na sua mão desde o começo; nunca se compra nenhuma.
rulebook-ankh-pieces-3 = **Monumentos** são obeliscos, templos e pirâmides: seus, de outro deus, ou neutros, isto é, ainda de ninguém. Os **camelos** ficam nas fronteiras e não pertencem a ninguém.
rulebook-ankh-pieces-4 = O que acaba, acabou: 6 guerreiros e 9 fichas de ankh para monumentos por deus, 10 monumentos de cada tipo e 30 camelos para todos. Só os seguidores nunca acabam. Para os guardiões você tem duas bases pequenas e duas grandes.
rulebook-ankh-pieces-words = peças, componentes, material, miniaturas, figuras, soldados, unidades, fichas, o que vem na caixa, número de jogadores, quantos jogadores, limite, reserva, comprar uma carta, comprar cartas
rulebook-ankh-piece-owned = { $monument } de { $god }
rulebook-ankh-piece-camel = camelo

rulebook-ankh-map = O mapa: espaços, regiões, adjacência
rulebook-ankh-map-1 = A terra é feita de hexágonos: férteis, de deserto e de água. Um espaço tem uma miniatura, ou um monumento, ou nada. Na água não se fica; só [Apep](guardians) pode ser invocado ali.
rulebook-ankh-map-2 = Uma **região** é terra ligada: daria para andar por ela toda sem cruzar um rio nem um camelo. Antes de qualquer camelo, elas são três: o Delta do Nilo, o Oeste e o Leste. Cada região tem uma ficha com um número: a ordem em que ela é olhada em um conflito.
rulebook-ankh-map-3 = Espaços **adjacentes** compartilham um lado sem rio e sem camelo. Invocações, seguidores, a tomada de monumentos e muitos poderes pedem isso. O movimento não: uma miniatura que se move atravessa rios, camelos, água e tudo o mais.
rulebook-ankh-map-4 = A água é adjacente a todos os espaços ao seu redor e faz parte de toda região cuja terra ela toca. Uma miniatura nela está em todas essas regiões ao mesmo tempo.
rulebook-ankh-map-words = mapa, tabuleiro, hexágono, espaço, casa, região, área, território, fronteira, borda, rio, Nilo, vizinho, ao lado, tocar, adjacente, adjacência, terreno, terra, água, deserto, fértil, mar

rulebook-ankh-setup = Preparação
rulebook-ankh-setup-1 = Aqui a mesa se prepara sozinha; é isto o que ela faz. Cada um recebe um deus, escolhido na ordem dos turnos ou sorteado, com 1 seguidor, suas miniaturas, cartas e fichas. O primeiro jogador é sorteado, e joga-se em sentido horário. Todos os marcadores começam na devoção 0, o do primeiro jogador no topo da pilha e o do último no fundo.
rulebook-ankh-setup-2 = Um **cenário** para esse número de jogadores diz onde ficam os monumentos, os camelos, as fichas de ordem e as primeiras miniaturas de cada um. Quem começa com um monumento tem uma ficha de ankh a menos na reserva.
rulebook-ankh-setup-3 = Participa um **guardião** de cada um dos três níveis, escolhido ou sorteado. Quantas miniaturas dele há depende dos jogadores: 1 com dois, 2 com três, todas com quatro ou cinco.
rulebook-ankh-setup-4 = Rá começa com três fichas de sol, Osíris com três fichas de Submundo, Amon com a sua ficha virada para cima.
rulebook-ankh-setup-words = preparação, preparar, montagem, início, começo, começar, primeiro jogador, quem começa, cenário, colocação

## O seu turno

rulebook-ankh-turn = O seu turno: duas ações
rulebook-ankh-turn-1 = Escolha uma ação: seu marcador anda um espaço, e então você a realiza. Se isso não acionou um evento, escolha uma **segunda ação de uma linha mais abaixo**. Assim, depois de Mover Miniaturas você pode fazer qualquer outra coisa; depois de Ganhar Seguidores, só Desbloquear Poder do Ankh; e depois de Desbloquear Poder do Ankh seu turno acabou.
rulebook-ankh-turn-2 = Não se pode passar: o segundo marcador anda mesmo que você não possa ou não queira fazer nada com essa ação. Mas do que uma ação oferece se pode abrir mão: você não precisa mover, invocar nem desbloquear. Os seguidores são sempre recebidos.
rulebook-ankh-turn-3 = **Quando um marcador chega ao último espaço da sua linha**, primeiro vem a ação; depois o marcador de evento avança um espaço e esse evento acontece; em seguida o marcador de ação volta ao início, e seu turno acabou. Uma linha se enche com um uso a mais que o número de jogadores no começo; Desbloquear Poder do Ankh, com tantos usos quantos jogadores.
rulebook-ankh-turn-4 = Depois joga o próximo em sentido horário. Quem joga com um deus esquecido é pulado, e os dois jogadores de uma fusão têm [uma ação cada](merging).
rulebook-ankh-turn-words = turno, vez, ação, ações, jogar, passar, pular, segunda ação, ordem, o que posso fazer, quantas ações, marcador, linha, trilha

rulebook-ankh-move = Mover Miniaturas
rulebook-ankh-move-1 = Cada uma das suas miniaturas pode se mover uma vez, até três espaços, uma após a outra, em qualquer ordem. Nada a detém no caminho: nem miniaturas, nem monumentos, nem água, nem rios, nem camelos. Só importa onde ela termina: em um espaço de terra vazio.
rulebook-ankh-move-2 = Assim, uma miniatura alcança todo espaço de terra vazio a até três espaços de distância no mapa. Pode até voltar para onde estava, o que gasta pelo menos dois espaços.
rulebook-ankh-move-3 = Há duas exceções: [Satet](guardians) pode terminar no espaço de um inimigo e empurrá-lo, e miniaturas de outros deuses não podem terminar em uma ficha de Submundo de [Osíris](gods). Mover-se nunca muda quem controla um monumento.
rulebook-ankh-move-words = mover, movimento, andar, marchar, passo, alcance, distância, até onde, atravessar, cruzar, pular, bloquear, três espaços

rulebook-ankh-summon = Invocar Miniatura
rulebook-ankh-summon-1 = Pegue um guerreiro ou guardião da sua reserva e coloque-o em um espaço de terra vazio adjacente a uma das suas miniaturas ou a um monumento que você controla.
rulebook-ankh-summon-2 = Alguns poderes e deuses invocam mais com a mesma ação: com Em Harmonia com as Pirâmides, uma miniatura ao lado de cada uma das suas pirâmides; com Osíris, uma em uma ficha de Submundo. Elas vêm antes ou depois da normal, ou sem ela, e a que acabou de chegar já conta: a próxima pode ficar ao lado dela.
rulebook-ankh-summon-3 = Um guerreiro [aprisionado por Anúbis](gods) também pode ser invocado, se você pagar 1 seguidor a ele.
rulebook-ankh-summon-words = invocar, invocação, recrutar, nova miniatura, colocar uma miniatura, reforços, trazer de volta, reviver

rulebook-ankh-gain = Ganhar Seguidores
rulebook-ankh-gain-1 = Você ganha 1 seguidor por monumento, seu ou neutro, adjacente a pelo menos uma das suas miniaturas. Não importa quantas delas estejam ao lado: cada monumento conta uma vez. Monumentos de outros deuses não dão nada.
rulebook-ankh-gain-2 = Seguidores pagam poderes, monumentos que você constrói em batalha, ofertas aos gafanhotos e, com Venerável, devoção. Eles ficam à vista de todos e não têm limite.
rulebook-ankh-gain-words = seguidores, ganhar, dinheiro, pagar, pagamento, recursos, renda, moeda, fiéis, adoradores

rulebook-ankh-unlock = Desbloquear Poder do Ankh
rulebook-ankh-unlock-1 = Sacrifique tantos seguidores quanto o nível da sua próxima ficha, e a ficha mais à esquerda da sua fileira vai para um poder desse nível que você ainda não tem. Primeiro dois poderes de nível 1, depois dois de nível 2, depois dois de nível 3: você escolhe dois de quatro em cada nível, seis no total.
rulebook-ankh-unlock-2 = Com alguns deles vêm guardiões: com o seu segundo, o quarto e o quinto poder você leva para a sua reserva uma miniatura do guardião desse nível, se ainda houver alguma e você tiver uma base livre do tamanho dela.
rulebook-ankh-unlock-3 = Se você não puder pagar, ou já tiver os seis, nada acontece e nada se perde. O que cada um faz: [poderes do Ankh](powers).
rulebook-ankh-unlock-words = desbloquear, poder, poderes, melhoria, melhorar, comprar, custo, preço, sacrificar, nível, guardião, conseguir um guardião, base

## Eventos

rulebook-ankh-events = A trilha de eventos
rulebook-ankh-events-1 = O marcador de evento só anda para a frente, um espaço por evento. O que vem a seguir está sempre à vista, e quem enche uma linha decide quando ele vem. O evento é desse jogador.
rulebook-ankh-events-2 = São dezoito espaços: três vezes Controlar Monumento e um conflito; depois, por três vezes, uma Caravana de Camelos, duas vezes Controlar Monumento e um conflito; no fim, um Controlar Monumento e o último conflito.
rulebook-ankh-events-words = evento, eventos, acionar, trilha, quando, próximo evento, quanto dura, fim da linha

rulebook-ankh-control = Controlar Monumento
rulebook-ankh-control-1 = Quem o acionou pode assumir o controle de um monumento neutro adjacente a uma das suas miniaturas. Uma ficha de ankh da reserva o marca.
rulebook-ankh-control-2 = Só quando não resta nenhum monumento neutro em todo o tabuleiro é possível tomar do mesmo modo um monumento de outro deus, que recebe sua ficha de volta. Sem um monumento que sirva, ou sem ficha, nada acontece.
rulebook-ankh-control-words = controle, controlar, monumento, tomar, capturar, conquistar, roubar, dono, neutro, templo, obelisco, pirâmide

rulebook-ankh-caravan = Caravana de Camelos
rulebook-ankh-caravan-1 = Quem a acionou pode colocar uma linha de um a seis camelos e dividir uma região em duas. Os camelos ficam nos lados entre espaços de terra, um após o outro sem falha, nunca sobre um rio nem sobre outro camelo. As duas pontas têm de tocar algo que feche a linha: um rio, água, um camelo anterior ou a borda do mapa. Cada uma das duas novas regiões precisa de pelo menos seis espaços de terra. Miniaturas e monumentos não importam.
rulebook-ankh-caravan-2 = Então você escolhe qual parte mantém o número; a outra recebe o menor da reserva geral. Depois você pode trocar o número de uma das duas pelo de qualquer outra região. Os números são a ordem do conflito, e lutar primeiro ou por último pode decidir uma partida.
rulebook-ankh-caravan-3 = Você também pode abrir mão. O mapa só oferece linhas que podem ser completadas, e mostra o tamanho das duas partes antes de você decidir.
rulebook-ankh-caravan-words = camelo, camelos, caravana, dividir, separar, fronteira, muro, nova região, ficha de ordem, número, trocar, troca, seis espaços

## Conflito

rulebook-ankh-conflict = Conflito
rulebook-ankh-conflict-1 = Em um conflito, cada região tem a sua vez uma só vez, na ordem dos números, do menor para o maior. Sem miniaturas: é pulada. Miniaturas de um só deus: ele a [domina](domination). Miniaturas de dois ou mais: eles [lutam](battle). Uma região só é olhada quando chega a sua vez, então o que acontece em uma pode mudar a próxima.
rulebook-ankh-conflict-2 = Quem acionou o conflito fica com a ficha de **desempate** até ele acabar. Antes da primeira região, Onipresente dá seus seguidores, e os Escorpiões Gigantes destroem os monumentos para os quais apontam.
rulebook-ankh-conflict-3 = Há cinco conflitos em uma partida.
rulebook-ankh-conflict-words = conflito, guerra, ordem das regiões, qual região primeiro, cinco conflitos, região vazia

rulebook-ankh-domination = Sozinho em uma região
rulebook-ankh-domination-1 = Se só você tem miniaturas em uma região, você a domina: ganha 1 de devoção por tipo de monumento do qual controla ali mais que cada um dos outros deuses, e depois 1 por dominar.
rulebook-ankh-domination-2 = Os outros contam com seus monumentos mesmo onde não têm miniaturas: uma pirâmide contra uma não dá nada a ninguém. Maiorias e dominação são dois ganhos, um após o outro, o que importa com [Abundante](powers).
rulebook-ankh-domination-words = dominação, dominar, sozinho, sem oposição, sem luta, ninguém mais, só eu

rulebook-ankh-battle = A batalha, passo a passo
rulebook-ankh-battle-1 = Participam todos os deuses com alguma miniatura na região. As etapas de uma batalha:
rulebook-ankh-battle-2 = • **Início.** Com Em Harmonia com os Obeliscos, você pode chamar miniaturas para os seus obeliscos daqui.
rulebook-ankh-battle-3 = • **Cartas.** Cada um escolhe uma carta em segredo, e todas são reveladas juntas. Amon pode ter anunciado duas. Inundação dá seus seguidores na hora.
rulebook-ankh-battle-4 = • **Construir.** Cartas Construir Monumento.
rulebook-ankh-battle-5 = • **Praga.** Cartas Praga de Gafanhotos, uma após a outra.
rulebook-ankh-battle-6 = • **Maiorias.** De cada tipo de monumento, quem mais controla aqui ganha 1 de devoção.
rulebook-ankh-battle-7 = • **Resolução.** As forças são comparadas: um vencedor, ou nenhum; os guerreiros e guardiões de quem perde morrem.
rulebook-ankh-battle-8 = • **Depois.** Milagre, depois Venerável, depois Ciclo de Ma'at.
rulebook-ankh-battle-9 = Quando vários deuses fazem algo na mesma etapa, começa o que tem menos devoção.
rulebook-ankh-battle-words = batalha, luta, lutar, combate, ataque, atacar, etapas, fases, sequência, ordem da batalha, jogar uma carta, revelar

rulebook-ankh-majorities = Maiorias
rulebook-ankh-majorities-1 = De cada tipo de monumento, tem a maioria o deus que controla na região mais que cada um dos outros, se tiver uma miniatura ali. Cada maioria vale 1 de devoção. Em caso de empate, ninguém a tem, e os monumentos de deuses sem miniaturas aqui contam contra os outros mesmo assim.
rulebook-ankh-majorities-2 = As maiorias vêm antes da resolução, mas depois de uma praga: quem perdeu todas as miniaturas daqui para os gafanhotos não tem nenhuma.
rulebook-ankh-majorities-words = maioria, maiorias, mais monumentos, mais que, contar monumentos

rulebook-ankh-strength = Quem vence uma batalha
rulebook-ankh-strength-1 = Cada um que ainda tem uma miniatura na região soma: 1 por miniatura, o bônus da carta e o que poderes, deuses e guardiões acrescentam. O maior total vence, até mesmo 0. Sem miniatura não se pode vencer. Se só um deus ainda tem miniaturas aqui, ele venceu.
rulebook-ankh-strength-2 = O vencedor ganha 1 de devoção (3 com Glorioso, e mais com Seca ou Radiância); Dominante dá seguidores. Depois, todos os guerreiros e guardiões dos outros na região são mortos e voltam às reservas dos donos. **Miniaturas de deus nunca são mortas.** Inundação salva suas miniaturas em terra fértil, e Ísis pode manter vivas algumas das suas.
rulebook-ankh-strength-3 = Quem não venceu perdeu. Sem vencedor, todos perderam, e morrem os guerreiros e guardiões de todos.
rulebook-ankh-strength-words = força, somar, total, vencer uma batalha, vencedor, perdedor, perder uma batalha, matar, morto, morrer, morte, baixas, remover, resolução, sobreviver

rulebook-ankh-ties = Empates
rulebook-ankh-ties-1 = Se vários deuses têm o maior total, ninguém vence, com uma exceção: se um deles tem a ficha de **desempate** virada para cima, pode, conhecendo todos os totais, virá-la para baixo e vencer. Depois disso ela está gasta até o fim do conflito.
rulebook-ankh-ties-2 = Um empate por uma maioria não dá nada a ninguém. Um empate na maior oferta aos gafanhotos não poupa ninguém. Na trilha de devoção não há empates: quem está mais alto na pilha tem mais.
rulebook-ankh-ties-words = empate, empates, empatar, empatado, igual, iguais, igualdade, desempate, desempatar

rulebook-ankh-afterwards = Depois da luta
rulebook-ankh-afterwards-1 = Todas as mortes de um momento acontecem juntas. Então Anúbis pode aprisionar um guerreiro, e as Múmias voltam; a que volta para a região participa do resto da batalha. Magnânimo recompensa quem perdeu com duas miniaturas ali. Osíris, se perdeu, pode colocar uma ficha de Submundo. Cada Múmia de Gato que morreu custa 1 de devoção a todos os outros deuses.
rulebook-ankh-afterwards-2 = Bem no fim vêm Milagre, depois Venerável, depois Ciclo de Ma'at. Quem perdeu todas as miniaturas aqui ainda pode usar esses três.
rulebook-ankh-afterwards-words = depois da batalha, consequências, fim da batalha, miniaturas mortas, voltam à reserva, o que acontece com os mortos

rulebook-ankh-cards = Cartas de batalha
rulebook-ankh-cards-1 = Todos têm as mesmas sete cartas. A carta que você jogou fica aberta à sua frente até que **Ciclo de Ma'at** traga todas as suas de volta; não há outro modo. Assim, todos sabem o que você ainda tem, e quanto menos cartas restam, mais fácil é ler você.
rulebook-ankh-cards-2 = Nunca se compram cartas, e a sua mão nunca fica vazia: no mais tardar, Ciclo de Ma'at é a sua última carta, e com ela todas as outras voltam.
rulebook-ankh-cards-3 = **Praga de Gafanhotos**: cada deus com uma miniatura aqui oferece em segredo quantos seguidores quiser, ou nenhum. Todas as ofertas são reveladas e pagas. Só sobrevivem as miniaturas do deus que ofereceu mais que todos os outros, e as de deus, que nunca morrem.
rulebook-ankh-cards-4 = **Construir Monumento**: de qualquer tipo que reste na reserva geral, com uma ficha de ankh da sua reserva, em um espaço de terra vazio da região sem ficha de Submundo.
rulebook-ankh-cards-words = carta, cartas, mão, comprar uma carta, comprar cartas, descarte, descartar, jogar uma carta, recuperar, gafanhotos, aposta, lance, oferta, leilão, construir, { ankh-card-plague }, { ankh-card-build }, { ankh-card-chariots }, { ankh-card-cycle }, maat, { ankh-card-drought }, { ankh-card-flood }, { ankh-card-miracle }

## A devoção e o fim da partida

rulebook-ankh-devotion = Devoção
rulebook-ankh-devotion-1 = A trilha vai de 0 a 31; os espaços de 0 a 20 são vermelhos. O marcador que entra em um espaço vai para cima dos que estão lá, subindo ou descendo, e mais alto na pilha é mais devoção. Nada cai abaixo de 0.
rulebook-ankh-devotion-2 = Quando vários deuses ganham ou perdem devoção no mesmo momento, começa o que tem menos, na ordem que valia quando esse momento começou.
rulebook-ankh-devotion-3 = **O que é um ganho?** Todas as maiorias de uma região juntas. Uma vitória ou uma dominação com tudo o que a aumenta. Magnânimo, Milagre e Venerável, cada um por si. Abundante soma 1 a cada ganho que começa no vermelho; não ganhar nada não é um ganho.
rulebook-ankh-devotion-words = devoção, pontos, pontos de vitória, pontuação, trilha, vermelho, zona vermelha, seção vermelha, espaços vermelhos, marcador, pilha, perder devoção, ganho

rulebook-ankh-merging = Os deuses entram em fusão
rulebook-ankh-merging-1 = Com três ou mais jogadores, os dois deuses mais baixos na trilha de devoção se tornam um quando o terceiro conflito termina. O mais baixo, o deus menor, abre mão de quase tudo: seus monumentos são destruídos; sua miniatura de deus, seus guerreiros, cartas e fichas de ankh saem da partida. Seus seguidores e guardiões vão para o deus maior.
rulebook-ankh-merging-2 = A partir daí eles têm um só marcador, **no lugar mais baixo**, as habilidades dos dois deuses, e as miniaturas, cartas e poderes do deus maior. Se as bases livres não bastarem para todos os guardiões, ele escolhe quais manter.
rulebook-ankh-merging-3 = Os dois jogadores mantêm seus turnos, com **uma ação cada**, e podem fazer o mesmo que o outro. Compartilham tudo, e vencem ou perdem juntos. Em um conflito, o jogador do deus maior tem a última palavra; o outro vê os mesmos segredos e pode propor. Se qualquer um dos dois acionou o conflito, eles têm a ficha de desempate.
rulebook-ankh-merging-4 = O que pertence às habilidades fica: as fichas de Osíris, as fichas de sol de Rá, a ficha de Amon, os guerreiros que Anúbis aprisionou, menos os do próprio deus maior, que voltam para casa.
rulebook-ankh-merging-words = fusão, fundir, unir, unido, juntar, combinar, equipe, dupla, parceiro, aliado, juntos, dois jogadores, terceiro conflito, último, mais baixo, recuperar

rulebook-ankh-forgotten = Deuses esquecidos
rulebook-ankh-forgotten-1 = Quando o quarto conflito termina, todo deus em um espaço vermelho é esquecido e sai da partida: suas miniaturas saem, seus monumentos são destruídos, seus seguidores voltam à reserva geral.
rulebook-ankh-forgotten-2 = Um único deus que reste vence na hora. Se não restar nenhum, todos perderam. Com dois ou mais, a partida continua.
rulebook-ankh-forgotten-3 = Todos saem no mesmo momento. Um Anúbis esquecido devolve os guerreiros aprisionados aos deuses que continuam, e um Osíris esquecido leva suas fichas consigo.
rulebook-ankh-forgotten-words = esquecido, esquecidos, esquecer, eliminado, eliminação, fora do jogo, vermelho, zona vermelha, quarto conflito, ateu, todos perdem

## Poderes, deuses, guardiões

rulebook-ankh-powers = Poderes do Ankh
rulebook-ankh-powers-1 = Há quatro poderes em cada um dos três níveis, e você pode ter dois de cada nível. Um poder vale até o fim da partida.
rulebook-ankh-powers-2 = **Em Harmonia com os Obeliscos**: se vários deuses o têm, começa o que tem menos devoção, e eles chamam uma miniatura cada por vez até que todos tenham passado. **Em Harmonia com os Templos** conta mesmo que a miniatura ao lado do templo não some força própria. **Abundante** conta em todo ganho que começa no vermelho, termine onde terminar.
rulebook-ankh-powers-words = poderes, poder, nível, habilidades, melhoria, { ankh-power-commanding }, { ankh-power-inspiring }, { ankh-power-omnipresent }, { ankh-power-revered }, { ankh-power-resplendent }, { ankh-power-obelisk_attuned }, { ankh-power-temple_attuned }, { ankh-power-pyramid_attuned }, { ankh-power-glorious }, { ankh-power-magnanimous }, { ankh-power-bountiful }, { ankh-power-worshipful }

rulebook-ankh-gods = Os deuses e suas habilidades
rulebook-ankh-gods-1 = **Amon** joga duas cartas uma vez por conflito, se tiver duas na mão; as duas forças e os dois efeitos contam. Ele anuncia isso antes de alguém escolher uma carta.
rulebook-ankh-gods-2 = **Anúbis** pode aprisionar um guerreiro a cada momento em que guerreiros de outros morrem, também onde não tem miniatura; ele tem três espaços. Cada guerreiro aprisionado dá 1 de força à sua miniatura de deus. O dono pode resgatá-lo ao invocar, por 1 seguidor, e Anúbis não pode recusar.
rulebook-ankh-gods-3 = **Ísis** pode manter vivas miniaturas que estavam adjacentes a um inimigo antes de alguém morrer; ela decide quando já se conhece o vencedor. Contra pragas não adianta.
rulebook-ankh-gods-4 = **Osíris** pode pôr uma ficha de Submundo na região de cada batalha que perde: uma nova, ou uma de outra parte do tabuleiro. Com Invocar Miniatura, pode pôr uma miniatura extra em uma ficha. Miniaturas de outros deuses não podem terminar um movimento nela, nada é construído ali, e o espaço não é fértil nem deserto.
rulebook-ankh-gods-5 = **Rá** pode pôr uma ficha de sol em um guerreiro ou guardião ao invocá-lo. Onde essa miniatura está, ele ganha mais 1 por vencer ou dominar. Se ela morre, a ficha volta a ele.
rulebook-ankh-gods-words = deuses, deus, habilidade, habilidade especial, personagem, { ankh-god-amun }, { ankh-god-anubis }, { ankh-god-isis }, { ankh-god-osiris }, { ankh-god-ra }, aprisionar, aprisionado, prisioneiro, resgate, resgatar, protegida, proteger, ficha, submundo, ficha de sol, duas cartas

rulebook-ankh-guardians = Guardiões
rulebook-ankh-guardians-1 = Em uma partida participa um guardião de cada nível; você consegue as miniaturas dele com o seu segundo, quarto e quinto poder. Todos têm força 1.
rulebook-ankh-guardians-2 = **Satet** empurra qualquer miniatura inimiga, mesmo a de um deus, para um espaço de terra vazio ao lado; rios e camelos não importam, e o espaço de onde ela veio serve. **Apep** nunca se move para a água. As **Múmias** voltam ao lado da miniatura do seu deus, se houver lugar.
rulebook-ankh-guardians-3 = O **Escorpião Gigante** é apontado pelo dono sempre que é invocado, movido ou empurrado: para dois espaços ao lado dele e ao lado um do outro. Quando um conflito começa, ele destrói os monumentos que estão ali, mas só os que são adjacentes a ele: do outro lado de um rio, ele aponta em vão. A **Androsfinge** anula a força própria de uma miniatura, inclusive os bônus de Anúbis e de Resplandecente. Uma **Múmia de Gato** que morre na resolução tem efeito antes de Milagre; a que morre por uma praga, na hora.
rulebook-ankh-guardians-words = guardião, guardiões, monstro, monstros, fera, criatura, { ankh-guardian-cat_mummy }, { ankh-guardian-satet }, { ankh-guardian-mummy }, { ankh-guardian-apep }, { ankh-guardian-giant_scorpion }, { ankh-guardian-androsphinx }, escorpião, esfinge, serpente, cobra, gato, empurrar, empurrão, apontar, mirar, base

rulebook-ankh-secrets = O que é secreto
rulebook-ankh-secrets-1 = Quase tudo fica à vista: o tabuleiro, a devoção, os seguidores, os poderes, as reservas, os guerreiros aprisionados e as cartas jogadas, e assim, por dedução, a mão de cada um. Secretas até serem reveladas juntas são só a carta que você escolhe em uma batalha e a sua oferta aos gafanhotos. Os dois jogadores de uma fusão veem as escolhas um do outro.
rulebook-ankh-secrets-2 = Depois da preparação não há sorte: as mesmas escolhas dão sempre a mesma partida.
rulebook-ankh-secrets-words = segredo, segredos, secreto, oculto, informação, público, olhar, ver, mão, acaso, sorte, aleatório

## Desenhos

rulebook-ankh-drawing-stack = Quatro deuses na trilha de devoção. Ísis está em cima de Amon, então tem mais devoção que ele; Anúbis saiu da parte vermelha. A chave une os dois que entrariam em fusão.
rulebook-ankh-drawing-water = Apep está na água entre o Oeste e o Leste: está nas duas regiões e é adjacente a tudo ao seu redor. O rio separa os dois guerreiros.
rulebook-ankh-drawing-start = O começo de uma partida para três no cenário Médio Império: deuses, guerreiros, monumentos e uma ficha numerada em cada região.
rulebook-ankh-drawing-reach = Para onde pode ir o guerreiro de Amon em 4,4: todo espaço de terra vazio a até três espaços. Rios, água, um inimigo e um templo não o detêm.
rulebook-ankh-drawing-camels = Cinco camelos dividiram o Delta. A parte pequena é a região 1; a grande recebeu o número 4.
rulebook-ankh-drawing-signs = Uma ficha de Submundo sob um guerreiro de Osíris, e um guerreiro de Rá com uma ficha de sol.
rulebook-ankh-drawing-scorpion = O Escorpião Gigante aponta para o templo em 4,4 e para a pirâmide em 3,5. Só o templo é adjacente a ele; a pirâmide fica do outro lado do rio.

## Exemplos

rulebook-ankh-example-E1 = O que é adjacente
rulebook-ankh-example-E1-lead = O guerreiro em 3,5 e a pirâmide em 3,4 são adjacentes: compartilham um lado, e não há nada nele. O Escorpião Gigante em 4,5 também toca o espaço do guerreiro, mas o rio corre entre eles: não é adjacente, e está em outra região.
rulebook-ankh-example-E2 = Uma linha se enche
rulebook-ankh-example-E2-lead = Três estão jogando, e Mover Miniaturas foi usada três vezes. Amon a usa pela quarta vez: depois dos movimentos vem um evento, e o marcador volta.
rulebook-ankh-example-E3 = A segunda ação
rulebook-ankh-example-E3-lead = Amon começa com Invocar Miniatura, então a segunda ação tem de ser Ganhar Seguidores ou Desbloquear Poder do Ankh; ele não pode passar. Para Desbloquear Poder do Ankh falta um espaço, e o próximo evento é um conflito.
rulebook-ankh-example-E4 = Mover-se por cima de tudo
rulebook-ankh-example-E4-lead = Amon move seu deus por cima do próprio guerreiro até o obelisco, um guerreiro por cima da água e de uma pirâmide, e outro por cima do rio e de um inimigo. Ao templo em 8,8 nenhum deles chega; a quarta miniatura fica.
rulebook-ankh-example-E5 = Onde se pode invocar
rulebook-ankh-example-E5-lead = Amon pode pôr sua Múmia ao lado do seu templo ou do seu guerreiro. Espaços que só se tocam através do rio não são adjacentes.
rulebook-ankh-example-E6 = Três seguidores
rulebook-ankh-example-E6-lead = Ísis ganha pelo seu obelisco em 4,0, pelo templo neutro em 4,4 (uma vez, embora duas miniaturas dela o toquem) e pela pirâmide neutra em 5,5. Não dão nada a sua pirâmide distante, a pirâmide do outro lado do rio e o obelisco de Amon.
rulebook-ankh-example-E7 = Um poder e um guardião
rulebook-ankh-example-E7-lead = Amon desbloqueia o seu segundo poder de nível 1. A ficha cobria um símbolo de guardião.
rulebook-ankh-example-E8 = Um evento
rulebook-ankh-example-E8-lead = Três estão jogando, e Ganhar Seguidores foi usada três vezes. Ísis a usa de novo: primeiro vêm os seguidores, depois o evento.
rulebook-ankh-example-E9 = Qual monumento pode ser tomado
rulebook-ankh-example-E9-lead = Ísis tem um guerreiro entre três monumentos. Só o templo pode ser tomado: a pirâmide fica do outro lado do rio, e o obelisco de Rá não é neutro.
rulebook-ankh-example-E10 = Uma caravana pelo Delta
rulebook-ankh-example-E10-lead = Rá coloca cinco camelos da água até o rio; quando há dois deles, os outros só têm um caminho. A parte com seis espaços mantém o número 1; a outra recebe o 4.
rulebook-ankh-example-E11 = Sozinho no Delta
rulebook-ankh-example-E11-lead = Aqui só Amon tem uma miniatura. Ele tem mais obeliscos que todos; as pirâmides estão empatadas, e o templo é de Ísis, que não tem miniatura aqui.
rulebook-ankh-example-E12 = Maiorias em uma batalha
rulebook-ankh-example-E12-lead = Ísis e Amon lutam aqui; Rá tem monumentos, mas nenhuma miniatura. Ísis tem mais pirâmides. Nos templos é um contra um: o de Rá conta, embora ele não esteja ali.
rulebook-ankh-example-E13 = Um empate
rulebook-ankh-example-E13-lead = Ísis joga Inundação com quatro miniaturas; Amon, Seca com três: 4 contra 3 + 1. Ísis tem a ficha de desempate e pode usá-la.
rulebook-ankh-example-E14 = Rá e Amon se tornam um
rulebook-ankh-example-E14-lead = O terceiro conflito terminou. Rá é o mais baixo na trilha; Amon, o segundo mais baixo.
rulebook-ankh-example-E15 = Uma ação cada
rulebook-ankh-example-E15-lead = Rá e Amon estão em fusão. Nos seus turnos, um após o outro, ambos invocam.
rulebook-ankh-example-E16 = Amon é esquecido
rulebook-ankh-example-E16-lead = O quarto conflito terminou. Amon está em um espaço vermelho; Osíris e a fusão de Ísis e Rá, não.

## Em uma página

rulebook-ankh-aid-turn = Duas ações, a segunda de uma linha mais abaixo. Quem enche uma linha aciona o próximo evento, e o turno termina.
rulebook-ankh-aid-after-1 = • **Depois do conflito 3**: com três ou mais jogadores, os dois deuses mais baixos entram em fusão.
rulebook-ankh-aid-after-2 = • **Depois do conflito 4**: os deuses no vermelho são esquecidos.
rulebook-ankh-aid-after-3 = • **Depois do conflito 5**: a partida termina.
