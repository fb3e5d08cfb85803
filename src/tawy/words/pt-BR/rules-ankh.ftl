# As regras de Ankh, numeradas.

chapter-A1 = Números
rule-A1-1 = [R] De 2 a 5 jogadores. Deuses: Amon, Anúbis, Ísis, Osíris, Rá. Cada deus fica com no máximo um jogador.
rule-A1-2 = [R] Um deus tem 1 miniatura de deus, 6 guerreiros, 7 cartas de batalha, 15 fichas de ankh (6 na fileira dos poderes, 9 na reserva para monumentos), 2 bases pequenas e 2 bases grandes para guardiões.
rule-A1-3 = [R] Reserva geral: 10 obeliscos, 10 templos, 10 pirâmides, 30 camelos, fichas de ordem de conflito de 1 a 8, 1 ficha de desempate, seguidores sem limite. (2 fichas de cidade pertencem a cenários sem registro público: não são usadas.)
rule-A1-4 = [F] Trilha de devoção: espaços de 0 (fundo) a 31 (topo). O vermelho vai de 0 a 20. (Uma leitura pública diz de 0 a 19: opção da mesa last_red_space, padrão 20.)
rule-A1-5 = Trilhas de ação, da linha de cima à de baixo [R]: Mover Miniaturas, Invocar Miniatura, Ganhar Seguidores, Desbloquear Poder do Ankh. Com n jogadores no começo, o uso de número n+1 de uma linha desde a última volta do seu marcador aciona um evento; em Desbloquear, o de número n [F].
rule-A1-6 = [F] Trilha de eventos, 18 espaços: M M M X1 · C M M X2 · C M M X3 · C M M X4 · M X5 (M controlar monumento, C caravana de camelos, X conflito). Depois de X3 há a fusão de deuses, depois de X4 há deuses esquecidos, depois de X5 a partida termina.
rule-A1-7 = Cartas de batalha, força: Praga de Gafanhotos +1 [F], Construir Monumento 0 [F], Carruagens +3 [R], Ciclo de Ma'at 0 [F], Seca +1 [R], Inundação 0 [R], Milagre 0 [F].
rule-A1-8 = Guardiões, todos de força 1 [R]. Níveis [F]: 1 Múmia de Gato, Satet; 2 Múmia, Apep; 3 Escorpião Gigante, Androsfinge. Bases [R]: Múmia de Gato, Satet e Múmia pequenas, 3 miniaturas de cada; Apep, Escorpião Gigante e Androsfinge grandes, 2 miniaturas de cada.
rule-A1-9 = [F] O símbolo de guardião fica sob a 2ª ficha de ankh do nível 1, a 2ª do nível 2 e a 1ª do nível 3: um guardião chega com o 2º, o 4º e o 5º poder desbloqueado. Igual para todos os deuses.

chapter-A2 = O tabuleiro
rule-A2-1 = [F] 101 hexágonos com um lado reto em cima; o mapa, seus rios e os cenários são dados (ankh-board.json). 43 férteis, 39 de deserto, 19 de água. Três regiões antes de qualquer camelo: Delta do Nilo com 22 espaços de terra, Oeste com 32, Leste com 28.
rule-A2-2 = [R] Um espaço está vazio, ou tem uma miniatura, ou tem um monumento. Uma ficha de Submundo não ocupa o espaço.
rule-A2-3 = [R] A água não pode ser ocupada, exceto por Apep quando é invocado ali (A14.4).
rule-A2-4 = [R] Uma região é o maior conjunto possível de espaços de terra ligados por lados sem rio e sem camelo. Um espaço de água faz parte de toda região que tenha um espaço de terra ao lado dele. Uma miniatura na água está em todas essas regiões ao mesmo tempo.
rule-A2-5 = [R] Adjacentes: dois espaços de terra que compartilham um lado, sem rio e sem camelo nele, e estão na mesma região. Um espaço de água é adjacente a todos os espaços ao seu redor, de terra ou de água.
rule-A2-6 = [R] Onde uma regra diz “adjacente”, vale A2.5. Movimentos (A5.2), o empurrão de Satet (A14.3) e a mira do Escorpião (A14.6) contam espaços no mapa sem levar em conta regiões, rios e camelos.

chapter-A3 = Preparação
rule-A3-1 = [R] Cada jogador escolhe um dos deuses ainda livres (na ordem dos turnos, ou todos por sorteio [D]) e pega 1 seguidor, suas miniaturas, cartas e fichas. Rá começa com 3 fichas de sol, Osíris com 3 fichas de Submundo, Amon com a sua ficha virada para cima.
rule-A3-2 = [R] O primeiro jogador é sorteado; joga-se em sentido horário. No espaço 0 de devoção, os marcadores são empilhados com o primeiro jogador no topo e o último no fundo.
rule-A3-3 = [R] Um cenário para este número de jogadores é escolhido ou sorteado. Ele define monumentos (neutros ou de um jogador), camelos, fichas de ordem de conflito (uma por região) e as primeiras miniaturas de cada um. O lugar n do diagrama é o enésimo na ordem dos turnos. Um monumento de um jogador no tabuleiro usa uma ficha de ankh da reserva dele. Regras adicionais de preparação do cenário são seguidas [R]; os dois cenários registrados não têm nenhuma [F].
rule-A3-4 = [R] Um guardião de cada nível é escolhido ou sorteado. Miniaturas disponíveis de cada: com 2 jogadores 1, com 3 jogadores 2, com 4 ou 5 jogadores todas.

chapter-A4 = O turno
rule-A4-1 = [R] Escolha uma ação: seu marcador anda um espaço; depois resolva a ação por completo. Uma ação pode ser escolhida mesmo que nada possa ser feito. Do que ela oferece (mover, invocar, desbloquear) se pode abrir mão: [R] na segunda ação (A4.3), [D] também na primeira. Seguidores são sempre recebidos [D].
rule-A4-2 = [R] Se o marcador chegou ao último espaço, então, depois da ação, o marcador de evento avança um espaço e esse evento é resolvido; em seguida, o marcador de ação volta ao espaço inicial do número de jogadores que começaram a partida; o turno termina.
rule-A4-3 = [R] Caso contrário, é preciso escolher uma segunda ação de uma linha mais baixa: o marcador dela tem de andar mesmo que o jogador não possa ou não queira realizar a ação; ela é resolvida do mesmo modo e pode acionar um evento. Não há segunda ação depois de Desbloquear, depois de um evento, nem para quem joga com um deus em fusão.
rule-A4-4 = [R] Depois joga o próximo em sentido horário. Quem joga com um deus esquecido é pulado.

chapter-A5 = Ações
rule-A5-1 = [R] Mover Miniaturas. Cada uma das suas miniaturas no tabuleiro pode se mover uma vez, de 1 a 3 espaços, uma após a outra, em qualquer ordem.
rule-A5-2 = [R] Um movimento pode atravessar qualquer coisa: espaços ocupados, água, rios, camelos. Tem de terminar em um espaço de terra vazio. Assim, uma miniatura alcança todo espaço de terra vazio a até 3 hexágonos de distância no mapa. Ela pode voltar ao espaço de onde saiu, o que gasta pelo menos 2 espaços e é um movimento (um Escorpião Gigante é apontado de novo) [D]. Exceções: Satet (A14.3), fichas de Submundo (A13.13).
rule-A5-3 = [R] Invocar Miniatura. Você pode pegar um guerreiro ou guardião da sua reserva (ou um guerreiro aprisionado, A13.6) e colocá-lo em um espaço de terra vazio adjacente a uma das suas miniaturas no tabuleiro ou a um monumento que você controla. Invocações extras, todas opcionais: Em Harmonia com as Pirâmides (A11.8), Osíris (A13.12); antes da normal [R], depois dela ou sem ela [D]. Uma miniatura invocada antes na mesma ação já conta como no tabuleiro (“em cadeia”) [R].
rule-A5-4 = [R] Ganhar Seguidores. Ganhe 1 seguidor por monumento, seu ou neutro, adjacente a pelo menos uma das suas miniaturas. Cada monumento conta uma vez.
rule-A5-5 = [R] Desbloquear Poder do Ankh. Se tiver pelo menos tantos seguidores quanto o nível da sua próxima ficha, você pode (A4.1) sacrificar essa quantidade e mover a ficha mais à esquerda da sua fileira para um poder do mesmo nível que ainda não tem. Dois de nível 1, depois dois de nível 2, depois dois de nível 3. Com seguidores de menos, ou com os seis já desbloqueados: nada acontece e nada é sacrificado.
rule-A5-6 = [R] Se essa ficha cobria um símbolo de guardião, leve para a sua reserva uma miniatura do guardião desse nível, se ainda houver alguma e você tiver uma base livre do tamanho dela; senão, nada.
rule-A5-7 = [R] Movimentos, empurrões e invocações nunca mudam quem controla um monumento; só mudam isso Controlar Monumento, Construir Monumento, a destruição, a fusão e o esquecimento.

chapter-A6 = Controlar Monumento e Caravana de Camelos
rule-A6-1 = Controlar Monumento. Quem o acionou pode [R: pt “pode”, exemplo em es “se quiser”; it, cs e o texto em es dizem “ganha”] assumir o controle de um monumento neutro adjacente a uma das suas miniaturas, colocando nele uma ficha de ankh da sua reserva [R].
rule-A6-2 = [R] Se não restar nenhum monumento neutro em todo o tabuleiro, pode [D] em vez disso tomar um monumento de outro deus adjacente a uma das suas miniaturas; esse deus recebe sua ficha de volta.
rule-A6-3 = [R] Sem monumento que sirva, ou sem ficha de ankh na reserva: nada acontece.
rule-A6-4 = [R] Caravana de Camelos. Quem a acionou pode colocar uma linha contínua de 1 a 6 camelos da reserva geral, um por lado de hexágono, em lados que ficam entre dois espaços de terra [D] e não têm rio nem camelo. As duas pontas tocam dois destes elementos: rio, espaço de água, camelo anterior, borda do mapa; os dois podem ser do mesmo tipo [D]. Ela divide uma região em exatamente duas, cada uma com pelo menos 6 espaços de terra. Miniaturas e monumentos não importam.
rule-A6-5 = [D] A linha é um caminho pelos vértices dos hexágonos; “tocar” quer dizer: o vértice da ponta está em um rio, na borda de um espaço de água, em um camelo anterior ou na borda do mapa. (Neste mapa, nenhum vértice interno de uma linha pode estar.)
rule-A6-6 = [R] Quem a colocou escolhe qual das duas novas regiões mantém a ficha de ordem; a outra recebe a ficha de menor número da reserva geral.
rule-A6-7 = [R] Em seguida, uma das fichas das duas novas regiões pode ser trocada, se quiser, pela de outra região à escolha.
rule-A6-8 = [R] Pode abrir mão da caravana. Se nenhuma linha for possível, nada acontece.

chapter-A7 = Conflito
rule-A7-1 = [R] O deus de quem acionou o conflito pega a ficha de desempate, virada para cima. Ela volta à reserva geral depois do conflito.
rule-A7-2 = [R] Início do conflito, antes de qualquer região: Onipresente dá seus seguidores (A11.3); os Escorpiões Gigantes destroem monumentos (A14.7).
rule-A7-3 = [R] Depois, cada região uma vez, na ordem das fichas, da menor para a maior, examinada quando chega a sua vez. Sem miniaturas: pula-se. Miniaturas de um só deus: dominação. Miniaturas de dois ou mais deuses: batalha.
rule-A7-4 = [R] Dominação. Esse deus ganha 1 de devoção por tipo de monumento do qual controle na região mais que cada um dos outros deuses (um só ganho, A10.4); depois, 1 por dominar, +1 com Radiância (A13.15) (um segundo ganho).
rule-A7-10 = Batalha. Os deuses com alguma miniatura na região no seu início são os participantes.
rule-A7-11 = [R] Início. Participantes com Em Harmonia com os Obeliscos podem mover miniaturas (A11.6).
rule-A7-12 = [R] 1 Cartas. Amon pode anunciar duas cartas (A13.1). Depois, cada participante escolhe em segredo uma carta da mão (Amon, duas); todas são reveladas juntas.
rule-A7-13 = [R] Assim que as cartas são reveladas, Inundação dá seus seguidores (A12.6).
rule-A7-14 = [R] 2 Construir. Cada carta Construir Monumento, em ordem crescente de devoção (A12.2).
rule-A7-15 = [R] 3 Praga. Cada carta Praga de Gafanhotos separadamente, uma após a outra [Q]; a ordem não muda nada (A12.1).
rule-A7-16 = [R] 4 Maiorias. De cada tipo de monumento, o deus que controla na região mais que cada um dos outros tem a maioria, se tiver uma miniatura na região. Em ordem crescente de devoção: cada um desses deuses ganha 1 de devoção por maioria, em um só ganho. Monumentos de deuses sem miniaturas ali ainda contam contra os outros.
rule-A7-17 = [R] 5 Resolução. Cada participante que ainda tem uma miniatura ali soma a força das suas miniaturas no local, seus bônus e sua(s) carta(s). Só esses deuses são comparados; o maior total vence, até mesmo 0. Se só um deus ainda tiver miniaturas ali, ele vence a batalha; isso não é uma dominação [D]. Um participante sem miniaturas não pode vencer; onde se pergunta pela sua força (A11.9), ela é 0, sem bônus.
rule-A7-18 = [R] Empate no maior total: se um dos deuses empatados tiver a ficha de desempate virada para cima, pode, conhecendo todos os totais, virá-la para baixo e vencer. Senão, não há vencedor.
rule-A7-19 = [R] Sem vencedor, todos os participantes perderam; com um, perderam todos os outros, também aqueles cujas miniaturas morreram antes [D]. Se nenhum participante tiver miniatura ali, não há vencedor e a ficha de desempate não pode ser usada [D].
rule-A7-20 = [R] O vencedor ganha 1 de devoção (Glorioso 3, A11.9) mais Seca (A12.5) mais Radiância (A13.15), em um só ganho. Dominante dá seus seguidores (A11.1).
rule-A7-21 = [R] Todos os guerreiros e guardiões dos outros deuses ali são mortos; sem vencedor, os de todos os deuses. Deuses nunca são mortos. Poupadas: as miniaturas a salvo pela Inundação (A12.6) e as miniaturas Protegidas que Ísis mantém (A13.8). Ísis escolhe quando já se conhece o vencedor, antes de alguém morrer [D].
rule-A7-22 = [R] Todas as mortes de um momento acontecem juntas. Miniaturas mortas voltam à reserva do dono, e suas fichas de sol, a Rá (A13.16). Depois, nesta ordem [D]: Anúbis pode aprisionar (A13.4); as Múmias voltam, seus donos em ordem crescente de devoção (A14.5), e uma delas pode receber uma ficha de sol que acaba de voltar. Uma Múmia que volta para a região participa do resto da batalha [D].
rule-A7-23 = [R] Magnânimo, em ordem crescente de devoção (A11.10), depois da devoção do vencedor, mesmo quando ninguém venceu. Osíris, se perdeu, pode colocar uma ficha de Submundo (A13.11) [D: aqui, quando os mortos já saíram e as Múmias voltaram].
rule-A7-24 = [R] Múmias de Gato mortas na resolução, uma perda por cada uma (A14.2); se forem várias: seus donos em ordem crescente de devoção [D].
rule-A7-25 = [R] Depois da resolução. Milagre, em ordem crescente de devoção (A12.7); depois Venerável, em ordem crescente, no máximo uma vez por deus e batalha (A11.12); depois Ciclo de Ma'at (A12.4) [D: por último].
rule-A7-26 = [R] Cartas jogadas ficam viradas para cima, à vista de todos, até que Ciclo de Ma'at as recupere.
rule-A7-27 = [D] A mão nunca fica vazia: Ciclo de Ma'at é, no mais tardar, a última carta jogada e traz todas de volta.

chapter-A8 = Fusão de deuses
rule-A8-1 = [R] Só em partidas que começaram com 3 ou mais jogadores, assim que o terceiro conflito terminar. O deus mais baixo na trilha de devoção é o deus menor; o segundo mais baixo, o deus maior.
rule-A8-2 = [R] Os monumentos do deus menor são destruídos (voltam à reserva geral); sua miniatura de deus, seus guerreiros, cartas e fichas de ankh saem da partida.
rule-A8-3 = [R] Seus seguidores vão para o deus maior.
rule-A8-4 = [R] Seus guardiões passam ao deus maior, da reserva ou no tabuleiro onde estiverem [Q], não importa o que ele tenha desbloqueado e mesmo que já tenha um do mesmo tipo. A fusão só tem as bases do deus maior: ela mantém os guardiões que já eram dele [Q]; se as bases livres de um tamanho não bastarem, escolhe quais guardiões do deus menor desse tamanho manter, e o resto sai da partida.
rule-A8-5 = [R] O marcador de devoção do deus maior vai para cima do marcador do deus menor; a partir daí, são um só marcador. Ele fica na posição do marcador menor: marcadores que estavam acima deste naquele espaço continuam acima [D].
rule-A8-6 = [R] A fusão tem as habilidades dos dois deuses e os poderes do Ankh do deus maior; os poderes contam uma vez. O que for desbloqueado depois vale para ambos.
rule-A8-7 = [R] Os dois jogadores mantêm suas posições na ordem dos turnos; cada um realiza uma ação por turno e pode repetir o que o outro fez.
rule-A8-8 = [R] Eles compartilham uma só reserva de miniaturas, seguidores, cartas e fichas, e vencem ou perdem juntos.
rule-A8-9 = [R] As decisões em batalhas são tomadas pelos dois; quem joga com o deus maior tem a última palavra. À mesa, isso significa: em um conflito, e em qualquer decisão fora dos próprios turnos, o jogador do deus maior decide, e o do deus menor vê os mesmos segredos e pode enviar uma proposta [D]. No próprio turno, e em um Controlar Monumento ou uma Caravana de Camelos que tenha acionado, cada um decide [D].
rule-A8-10 = [R] Anúbis como deus menor: guerreiros aprisionados do deus maior voltam à reserva dele; os outros continuam aprisionados [D]. Guerreiros de um deus que sai da partida também saem dos espaços de Anúbis. A miniatura de deus da fusão leva o bônus de força de Anúbis [D].
rule-A8-11 = [D] As fichas de Osíris, as fichas de sol de Rá (as que estão em guardiões mantidos ficam ali, as que estão em miniaturas que saem da partida voltam) e a ficha de Amon pertencem à fusão.
rule-A8-12 = [D] Se um dos dois jogadores acionou o conflito, a fusão tem a ficha de desempate.
rule-A8-13 = [R] Um guardião ganho depois recebe uma base do deus maior e vai para a reserva comum; qualquer um dos dois jogadores pode invocá-lo.

chapter-A9 = Deuses esquecidos
rule-A9-1 = [R] Quando o quarto conflito termina, todo deus em um espaço vermelho é esquecido: suas miniaturas saem da partida, seus monumentos são destruídos, seus seguidores voltam à reserva geral e quem joga com ele fica de fora.
rule-A9-2 = [R] Anúbis esquecido: os guerreiros aprisionados voltam às suas reservas. Guerreiros de um deus esquecido saem dos espaços de Anúbis. Osíris esquecido: as fichas de Submundo saem da partida.
rule-A9-3 = [R] Resta um deus: ele vence na hora. Não resta nenhum: todos perdem, não há vencedor, e o Egito se torna ateu. Dois ou mais: a partida continua.
rule-A9-4 = [D] Todos os deuses esquecidos saem no mesmo momento: um Anúbis esquecido só devolve guerreiros aprisionados a deuses que continuam.

chapter-A10 = Devoção e vitória
rule-A10-1 = [R] Marcadores no mesmo espaço formam uma pilha; mais alto na pilha é mais devoção. Um marcador que entra em um espaço vai para o topo.
rule-A10-2 = [R] Quando vários deuses ganham ou perdem devoção no mesmo momento, vale a ordem crescente de devoção, fixada quando esse momento começa [D].
rule-A10-3 = [D] Nada cai abaixo de 0; um marcador que não se move mantém seu lugar na pilha. Um marcador que entra em um espaço vai para o topo, subindo ou descendo [R].
rule-A10-4 = [R] Um ganho é uma ocorrência só, por mais efeitos que o componham: todas as maiorias de uma região são um ganho; vencer uma batalha, ou dominar, com tudo o que aumenta essa recompensa, é um ganho. Magnânimo, Milagre e Venerável são um ganho cada [D]. Ganhar 0 não é um ganho. Abundante (A11.11) soma uma vez por ganho.
rule-A10-5 = [R] Um deus que chega ao espaço 31 vence na hora, no meio do que estiver sendo resolvido. Um ganho para em 31 [D].
rule-A10-6 = [R] Caso contrário, vence o deus com mais devoção depois do quinto conflito. A pilha decide empates, então sempre há um.
rule-A10-7 = [R] Os dois jogadores de uma fusão vencem ou perdem juntos.

chapter-A11 = Poderes do Ankh
rule-A11-1 = [R] Dominante. Quando você vence uma batalha (resolução, não dominação): 3 seguidores.
rule-A11-2 = [R] Inspirador. Seu Construir Monumento não custa seguidores.
rule-A11-3 = [R] Onipresente. No início de cada conflito: 1 seguidor por região em que você tem uma miniatura.
rule-A11-4 = [R] Reverenciado. Ganhar Seguidores dá a você 1 a mais (também quando não dá nenhum [D]).
rule-A11-5 = [R] Resplandecente. Enquanto você controla 3 ou mais monumentos de um tipo em qualquer parte, a força base da sua miniatura de deus é 3.
rule-A11-6 = [R] Em Harmonia com os Obeliscos. No início de uma batalha em que você tem uma miniatura, pode mover quantas miniaturas suas quiser, de qualquer parte do tabuleiro, para espaços de terra vazios adjacentes a obeliscos que controla naquela região (vale A13.13; um Escorpião Gigante é apontado de novo). Vários deuses com este poder: ordem crescente de devoção, uma miniatura de cada por vez, até que todos tenham passado. Um deus que passou terminou, também o que não tinha espaço livre quando chegou a sua vez, e uma miniatura se move assim no máximo uma vez por batalha [D].
rule-A11-7 = [R] Em Harmonia com os Templos. Cada templo que você controla na região dá +2 de força ali se pelo menos uma das suas miniaturas for adjacente a ele, não importa quantas sejam, mesmo uma cuja própria força esteja anulada.
rule-A11-8 = [R] Em Harmonia com as Pirâmides. Com Invocar Miniatura, você pode invocar uma miniatura extra adjacente a cada pirâmide que controla.
rule-A11-9 = [R] Glorioso. Se você vence uma batalha com pelo menos 3 de força acima do inimigo mais forte, a vitória dá 3 de devoção no lugar de 1.
rule-A11-10 = [R] Magnânimo. Se você perde uma batalha e tinha pelo menos 2 miniaturas ali na resolução: 2 de devoção.
rule-A11-11 = [R] Abundante. Enquanto seu marcador está no vermelho, cada ganho de devoção é 1 maior. Um ganho que começa no vermelho conta, termine onde terminar.
rule-A11-12 = [R] Venerável. Depois de cada batalha em que jogou uma carta, você pode sacrificar 2 seguidores por 1 de devoção.

chapter-A12 = Cartas de batalha
rule-A12-1 = [R] Praga de Gafanhotos. Cada deus que tinha uma miniatura na região quando a etapa 3 começou [Q] oferece em segredo quantos seguidores seus quiser, até 0; todas as ofertas são reveladas juntas e sacrificadas. Morrem os guerreiros e guardiões da região, menos os do deus que ofereceu mais que todos os outros; um empate na maior oferta não poupa ninguém.
rule-A12-2 = [R] Construir Monumento. Você pode sacrificar 3 seguidores para construir um monumento de qualquer tipo que reste na reserva geral, com uma ficha de ankh da sua reserva, em um espaço de terra vazio da região sem ficha de Submundo.
rule-A12-3 = [R] Carruagens. Só +3.
rule-A12-4 = [R] Ciclo de Ma'at. Depois da batalha, recupere todas as cartas que jogou, inclusive esta. Não há outro modo de recuperar cartas.
rule-A12-5 = [R] Seca. Se você vencer, mais 1 de devoção por miniatura sua no deserto da região.
rule-A12-6 = [R] Inundação. Ao ser revelada, 1 seguidor por miniatura sua em terra fértil na região; essas mesmas miniaturas [D: as contadas nesse momento] não podem ser mortas na resolução desta batalha (uma praga as mata; uma Múmia que morre por ela e volta já não está protegida [D]).
rule-A12-7 = [R] Milagre. Depois da resolução, 1 de devoção por miniatura sua morta nesta batalha, inclusive pela praga, em um só ganho [D]. Uma miniatura morta duas vezes conta duas vezes [Q].
rule-A12-8 = [R] Um deus que perdeu todas as suas miniaturas ali ainda usa Venerável, Ciclo de Ma'at e Milagre; ele não pontua maiorias e não pode vencer.

chapter-A13 = Deuses
rule-A13-1 = [R] Amon, Formas Misteriosas. Uma vez por conflito, antes de alguém escolher cartas, Amon pode anunciar que joga duas cartas nesta batalha; os dois bônus e os dois efeitos valem. Sua ficha fica virada para baixo até o fim do conflito. Ele precisa de duas cartas na mão [D].
rule-A13-4 = [R] Anúbis, Juiz dos Mortos. A cada momento em que guerreiros de outros deuses são mortos, Anúbis pode aprisionar um deles, à sua escolha, em um dos seus três espaços, se estiver livre. A resolução e a praga são momentos separados [R], e cada praga também; ele não precisa ter uma miniatura ali [D].
rule-A13-5 = [R] Sua miniatura de deus tem +1 de força na resolução por guerreiro aprisionado.
rule-A13-6 = [R] Um guerreiro aprisionado não está na reserva do dono. Sempre que o dono invoca, de modo normal ou extra, pode pegar um dos seus guerreiros aprisionados em vez de um da reserva, pagando 1 seguidor a Anúbis; a reserva pode estar vazia, e Anúbis não pode recusar [D].
rule-A13-8 = [R] Ísis, Protetora. Suas miniaturas adjacentes a uma miniatura inimiga são Protegidas. Na resolução, ela pode manter viva qualquer uma delas, uma a uma. A adjacência é verificada antes de alguém morrer.
rule-A13-9 = [R] Não vale contra pragas. Uma miniatura Protegida na água é Protegida em cada batalha de que participa, mesmo que o inimigo não esteja naquela região.
rule-A13-11 = [R] Osíris, Portal para o Submundo. Cada vez que perde uma batalha, pode pôr uma ficha de Submundo (de fora do tabuleiro ou de outra parte dele) em um espaço de terra vazio daquela região. Miniaturas em uma ficha que é levada embora ficam onde estão. “Vazio” também significa: sem outra ficha [D].
rule-A13-12 = [R] Com Invocar Miniatura, ele pode invocar uma miniatura extra em uma ficha de Submundo que não tenha miniatura.
rule-A13-13 = [R] Miniaturas de outros deuses não podem terminar um movimento em uma dessas fichas ([D]: movimentos, empurrões e Em Harmonia com os Obeliscos; podem ser invocadas ali, inclusive Múmias). Nenhum monumento é construído ali. O espaço não é fértil nem deserto.
rule-A13-15 = [R] Rá, Radiância. Quando invoca um guerreiro ou guardião, ele pode pôr nele uma das suas fichas de sol. Se dominar uma região com uma das suas miniaturas Radiantes, ou vencer uma batalha nela: mais 1 de devoção nesse ganho.
rule-A13-16 = [R] A ficha de uma miniatura Radiante morta volta a Rá.

chapter-A14 = Guardiões
rule-A14-2 = [R] Múmia de Gato. Quando é morta, todo deus menos o do dono perde 1 de devoção, em ordem crescente, uma fusão uma só vez [Q]. Por uma praga: na hora. Na resolução: depois da devoção por vencer e perder, antes de tudo o que acontece “depois da resolução”.
rule-A14-3 = [R] Satet. Na ação Mover Miniaturas, ela pode terminar no espaço de terra de uma miniatura inimiga, se puder terminar um movimento ali (A13.13), empurrando essa miniatura, mesmo a de um deus, 1 espaço; o dono de Satet escolhe o espaço: terra vazia, por qualquer lado (rios e camelos não impedem [D]), inclusive aquele de onde ela saiu [D], e onde aquela miniatura possa terminar um movimento. Se não houver nenhum, ela não pode ir até lá. Um Escorpião Gigante empurrado é apontado de novo na hora.
rule-A14-4 = [R] Apep. Todo espaço de água vazio do tabuleiro serve para invocá-lo; também se invoca como qualquer miniatura. Nunca se move para a água. Como extra de Em Harmonia com as Pirâmides, tem de ficar adjacente à pirâmide, na água ou em terra.
rule-A14-5 = [R] Múmia. Quando é morta, é invocada de novo na hora, em um espaço de terra vazio adjacente à miniatura do seu deus, à escolha do dono [D]; se não houver nenhum, vai para a reserva. Isto é uma invocação (Radiância).
rule-A14-6 = [R] Escorpião Gigante. Sempre que é invocado ou movido, por quem quer que seja, o dono o aponta na hora para dois espaços do tabuleiro, cada um a 1 espaço do escorpião e a 1 espaço do outro, sem levar em conta rios e camelos (A2.6).
rule-A14-7 = [R] No início de cada conflito, ele destrói todo monumento, seja de quem for, para o qual aponta e que é adjacente a ele. O monumento e a ficha de ankh voltam às reservas.
rule-A14-8 = [R] Androsfinge. Miniaturas inimigas adjacentes a ela não somam força própria em batalhas (os bônus de Anúbis e de Resplandecente são próprios da miniatura de deus [D]). Uma miniatura na água adjacente a ela não soma nada em nenhuma batalha. Duas Androsfinges inimigas lado a lado anulam a força uma da outra; ambas ainda anulam as demais [D].

chapter-A15 = O que é secreto
rule-A15-1 = À vista de todos: cartas jogadas [R]; o tabuleiro, a devoção, os seguidores, os poderes, as reservas, os guerreiros aprisionados [D] (e, por dedução, as mãos).
rule-A15-2 = [R] Secretos até serem revelados juntos: a(s) carta(s) escolhida(s) na etapa 1, a oferta em uma praga. Os dois jogadores de uma fusão veem as escolhas um do outro [D].
rule-A15-3 = [D: decorre do resto] Não há sorte depois da preparação: duas partidas com a mesma preparação e as mesmas escolhas são a mesma partida.

source-ankh-devotion = Uma leitura pública termina a seção vermelha em 19: é uma opção da mesa, e o padrão vem primeiro.
source-ankh-middle_kingdom = Lido do cenário impresso por uma fonte pública; com 4 jogadores, as fichas de ordem das duas metades do Oeste foram corrigidas, para que o monumento do lugar n fique na região da ficha n.
source-ankh-old_kingdom = Lido do cenário impresso por uma fonte pública; com 5 jogadores, a ficha de ordem do Nordeste foi corrigida, para que o monumento do lugar n fique na região da ficha n.
