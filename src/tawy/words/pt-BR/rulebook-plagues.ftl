### O manual de 10 Pragas em nossas próprias palavras. O arquivo em inglês explica como se marcam parágrafos, links e palavras de busca.

rulebook-plagues-chapter-start = Comece aqui
rulebook-plagues-chapter-province = A sua província
rulebook-plagues-chapter-dice = Fase 1: dados
rulebook-plagues-chapter-land = Fase 2: territórios
rulebook-plagues-chapter-plague = Fase 3: tributo, perdas, pragas
rulebook-plagues-chapter-end = O fim da rodada e do jogo
rulebook-plagues-chapter-more = Modo solo, e bom saber

## Comece aqui

rulebook-plagues-goal = Como vencer
rulebook-plagues-goal-1 = Você governa uma província do Egito enquanto praga após praga se abate sobre ela, uma por rodada. Você desenvolve cidade e campo, navega pelo Nilo, liberta hebreus e reúne cartas de território. A cada rodada é preciso pagar o tributo do Faraó e suportar perdas. Vence quem tem mais **pontos** no fim.
rulebook-plagues-goal-2 = Os pontos são contados uma vez, no fim. Das suas duas trilhas de desenvolvimento só conta a **mais atrás**: cuide das duas.
rulebook-plagues-goal-words = objetivo, meta, propósito, vencer, ganhar, vencedor, como vencer, como ganhar, vitória, pontos, pontos de vitória, pontuação, perder

rulebook-plagues-points-dev = Os pontos da mais atrás das suas trilhas da cidade e do campo.
rulebook-plagues-points-nile = Os pontos do espaço do seu barco; só os três últimos têm.
rulebook-plagues-points-tokens = 1 por ficha no seu tabuleiro e ao lado dele, menos moedas, fichas do Faraó e o que está no descarte.
rulebook-plagues-points-pharaoh = 2 cada, usada ou não.
rulebook-plagues-points-territories = As de pontuação dão o que dizem; as de comércio, 2 cada.
rulebook-plagues-points-province = 6 se o seu marcador está no 24, o último espaço.
rulebook-plagues-points-hebrews = 18, 14, 10 e 6 pelas maiores somas de hebreus libertados.
rulebook-plagues-points-penalties = Menos 3 cada.
rulebook-plagues-points-discard = Menos 2 por ficha que estiver nele.

rulebook-plagues-glance = Uma rodada em resumo
rulebook-plagues-glance-1 = Um jogo tem até dez rodadas. Cada uma tem três fases:
rulebook-plagues-glance-2 = • **Dados.** Cada um tem seis cartas de dados, de 1 a 6; nada se rola. Três vezes, em turnos, você gasta um: em uma ficha do mercado, em uma carta do Faraó, para libertar um hebreu ou para recuperar uma ficha perdida.
rulebook-plagues-glance-3 = • **Territórios.** Os três dados que restam são os seus soldados. Quem tem mais é o primeiro na nova ordem de turnos e o primeiro a escolher uma carta de território.
rulebook-plagues-glance-4 = • **Tributo e perdas.** Todos pagam em moedas o tributo da rodada; dos que não podem, um recebe uma penalidade. Depois todos sofrem as perdas da rodada, mas Ankhs suficientes anulam uma delas.
rulebook-plagues-glance-5 = Então a próxima rodada é [preparada](round). Depois das rodadas 3, 6 e 9, [Moisés](moses) ajuda quem está atrás. O jogo [termina](end) quando a reserva geral de fichas se esgota, ou depois da rodada 10.
rulebook-plagues-glance-words = resumo, visão geral, em poucas palavras, início rápido, o básico, como se joga, como jogar, rodada, rodadas, fases, sequência, turno, rolar, rolar dados, duração

rulebook-plagues-pieces = O que você tem
rulebook-plagues-pieces-1 = O seu **tabuleiro de província** tem uma cidade e um campo, com duas linhas de três espaços cada. Ao lado ficam o Nilo com o seu barco e as duas trilhas de desenvolvimento; a sua **carta de província** é uma trilha à parte, de 0 a 24.
rulebook-plagues-pieces-2 = Você tem seis cartas de dados, dois espaços de descarte para fichas perdidas, duas fichas Ankh para linhas completas e três fichas bônus que podem ser ganhas uma vez cada. As quatro províncias só diferem no seu [poder](powers).
rulebook-plagues-pieces-3 = No tabuleiro coletivo ficam seis fichas do mercado, três hebreus, seis cartas do Faraó, três cartas de território, e a praga e as perdas da rodada. Jogam de uma a quatro pessoas: com quatro entram todas as 72 fichas, com três 54, com duas ou no modo solo 36.
rulebook-plagues-pieces-words = peças, componentes, material, fichas, o que vem na caixa, número de jogadores, quantos jogadores, tabuleiro, { plagues-token-sphinx }, { plagues-token-obelisk }, { plagues-token-egyptian }, { plagues-token-plantation }, { plagues-token-herd }, { plagues-token-coin }

rulebook-plagues-setup = Preparação
rulebook-plagues-setup-1 = Aqui a mesa se prepara sozinha; é isto o que ela faz. As províncias são sorteadas; no modo solo, você escolhe. O primeiro jogador é sorteado, e os demais seguem em sentido horário. Para compensar a ordem, o primeiro avança 1 na carta de província, o segundo 2, o terceiro navega 1 espaço, e o quarto põe um egípcio em qualquer espaço da cidade ou do campo.
rulebook-plagues-setup-2 = As cartas de perdas são ordenadas: primeiro as de uma perda, depois as de duas, depois as de três. Seis fichas e três hebreus ficam abertos; a primeira praga, as primeiras perdas e três cartas de território são reveladas.
rulebook-plagues-setup-3 = O **modo avançado** usa o outro lado do papiro, com um tributo mais alto. O **jogo de duração reduzida** termina depois da rodada 8.
rulebook-plagues-setup-words = preparação, preparar, montagem, início, começo, começar, primeiro jogador, quem começa, avançado, variante, dificuldade, duração reduzida, jogo curto

## A sua província

rulebook-plagues-board = Cidade e campo
rulebook-plagues-board-1 = Na cidade ficam esfinges, obeliscos e egípcios; no campo, plantações, rebanhos e egípcios. A ficha que você pega vai na hora para qualquer espaço livre da sua área e fica lá: você nunca a move nem a retira por vontade própria.
rulebook-plagues-board-2 = Uma área cheia não recebe mais fichas, novas ou recuperadas, até que haja um espaço livre; então uma ficha dessas também não pode ser pega.
rulebook-plagues-board-3 = Entre dois vizinhos de uma linha há um [bônus](bonuses). Ele fica ativo enquanto os dois espaços ao lado estiverem ocupados, seja pelo que for.
rulebook-plagues-board-words = tabuleiro, cidade, campo, espaço, linha, colocar uma ficha, cheio, sem lugar, esfinge, obelisco, egípcio, plantação, rebanho

rulebook-plagues-bonuses = Bônus do tabuleiro
rulebook-plagues-bonuses-1 = O avanço em uma trilha de desenvolvimento acontece quando o bônus se torna ativo e é desfeito quando ele se quebra; feche-o de novo, e o avanço volta a ser seu. Moedas, soldados e o bônus hebreu ajudam em todas as rodadas enquanto estiverem ativos.
rulebook-plagues-bonuses-2 = **Fichas bônus.** Quando os seis espaços da sua cidade estão ocupados, você ganha na hora a ficha bônus dela; o mesmo vale para o campo, e para o rio quando o seu barco alcança ou ultrapassa a marca. Cada uma dá dois avanços de desenvolvimento e depois 2 na carta de província, uma vez por jogo.
rulebook-plagues-bonuses-words = bônus, ficha bônus, ativo, quebrar, quebrado, moeda, renda, soldados, desenvolvimento, avanço, cidade cheia, campo cheio

rulebook-plagues-ankhs = Linhas de três, e Ankhs
rulebook-plagues-ankhs-1 = Uma linha com **três fichas diferentes** ativa uma das suas duas fichas Ankh. Se a linha se quebra, a ficha volta até que uma linha esteja completa de novo.
rulebook-plagues-ankhs-2 = Ankhs protegem você: com tantos quantos a rodada pede, você pode [anular uma perda](cancel). Algumas [ações especiais](special) também os pedem. Eles não são gastos. Contam estes:
rulebook-plagues-ankhs-words = ankh, ankhs, linha, três diferentes, símbolo, escudo, proteção, linha completa

rulebook-plagues-ankh-rows = Um por linha com três fichas diferentes, no máximo dois.
rulebook-plagues-ankh-nile = Um enquanto o seu barco estiver no último espaço.
rulebook-plagues-ankh-hebrews = Um quando você tiver libertado sete.
rulebook-plagues-ankh-province = Um a partir do espaço 21.
rulebook-plagues-ankh-card = Um com a carta do Faraó 5, enquanto você a tiver.

rulebook-plagues-tracks = Trilhas: desenvolvimento, Nilo, carta de província
rulebook-plagues-tracks-1 = **Desenvolvimento**, da cidade e do campo: cada espaço mostra seus pontos, e no fim só conta a trilha mais atrás. “2 avanços de desenvolvimento” quer dizer dois em uma trilha ou um em cada.
rulebook-plagues-tracks-2 = **Nilo**: cada moeda que o seu barco alcançou ou ultrapassou é renda em todas as rodadas, enquanto o barco não retroceder. No meio do caminho está a marca da ficha bônus do rio. Os três últimos espaços dão pontos, só aquele onde o barco está, e o último dá um Ankh.
rulebook-plagues-tracks-3 = **Carta de província**: no 6 você pega um hebreu à sua escolha, no 9 qualquer ficha do mercado, no 12 faz dois avanços de desenvolvimento: uma vez cada, ao alcançar ou ultrapassar. A partir do 13 você pode usar duas [ações especiais](special) por rodada, a partir do 21 tem um Ankh, e o 24 vale 6 pontos no fim.
rulebook-plagues-tracks-4 = O que um movimento desencadeia é feito na hora e por completo; o que não puder ser feito se perde. Nenhum marcador retrocede além do início, e avanços além do fim se perdem.
rulebook-plagues-tracks-words = trilha, trilhas, desenvolvimento, avanço, Nilo, rio, barco, navegar, carta de província, marcador, renda, 13, 21, 24

## Fase 1: dados

rulebook-plagues-dice = Gastar dados
rulebook-plagues-dice-1 = Na ordem de turnos, cada um gasta um dado, três vezes. O número diz o que ele pode fazer: pegar a ficha do mercado desse espaço, pegar a carta do Faraó desse número, libertar um hebreu ou recuperar uma ficha. No fim, três dados estão gastos e três restam: são os seus [soldados](soldiers). Assim, um dado alto é bom para gastar e bom para guardar.
rulebook-plagues-dice-2 = Enquanto algum dos seus dados puder fazer alguma coisa, você tem de escolher um desses e fazê-la. Só se nenhum puder, você gasta um à toa.
rulebook-plagues-dice-words = dado, dados, gastar, usar um dado, ação, ações, o que posso fazer, turno, passar, pular, rolar, número

rulebook-plagues-market = Pegar uma ficha
rulebook-plagues-market-1 = Pegue a ficha cujo espaço tem o número do seu dado. As fichas à direita dela deslizam um espaço para a esquerda, e o espaço 6 é reposto da reserva geral.
rulebook-plagues-market-2 = Esfinges, obeliscos, egípcios, plantações e rebanhos vão na hora para o seu [tabuleiro](board). Uma ficha de barco faz o seu barco navegar 1 espaço; uma de província avança você 1, 2 ou 3 na carta de província; elas ficam ao lado do tabuleiro, onde ainda valem um ponto. Moedas e fichas do Faraó são guardadas para depois, quantas você quiser.
rulebook-plagues-market-words = mercado, ficha, pegar uma ficha, comprar, espaço, reserva, repor, deslizar, moeda, ficha de barco

rulebook-plagues-pharaoh = Cartas do Faraó
rulebook-plagues-pharaoh-1 = Há uma carta para cada número. Cada uma pode ser pega uma vez por rodada, e você pode pegar duas ou três. Todas voltam no fim da rodada; a que foi gasta não pode ser pega de novo antes disso.
rulebook-plagues-pharaoh-2 = O segundo avanço da carta 1 é pago com uma ficha de moeda, ou com a carta 3 se você já a tiver.
rulebook-plagues-pharaoh-words = carta do Faraó, cartas do Faraó, favor, pegar uma carta, carta

rulebook-plagues-hebrews = Libertar hebreus
rulebook-plagues-hebrews-1 = A cada rodada, três hebreus de valor 1, 2 ou 3 esperam no tabuleiro coletivo. Um dado de **pelo menos o dobro do valor** liberta um: valor 1 com 2 ou mais, valor 2 com 4 ou mais, valor 3 com 6. Se o bônus hebreu do seu tabuleiro está ativo, basta um dado de pelo menos o valor.
rulebook-plagues-hebrews-2 = Os que você libertou formam uma coluna de sete lugares, e cada lugar dá algo ao ser ocupado: carta de província +1, barco +1, um avanço de desenvolvimento, qualquer ficha do mercado, uma penalidade a menos, um avanço de desenvolvimento, e o sétimo um Ankh. O oitavo inicia uma segunda coluna com os mesmos bônus, mas sem Ankh.
rulebook-plagues-hebrews-3 = No fim, as somas dos valores são comparadas, por 18, 14, 10 e 6 pontos.
rulebook-plagues-hebrews-words = hebreu, hebreus, libertar, escravos, povo, coluna, valor, dobro, corrente

rulebook-plagues-recover = Recuperar uma ficha perdida
rulebook-plagues-recover-1 = Fichas perdidas ficam nos seus dois espaços de descarte. Um dado 1 ou 2 traz de volta o que está no primeiro; um dado 3 ou 4, o que está no segundo: em um espaço livre da área dela, um egípcio em qualquer das duas. O que ainda estiver lá no fim custa 2 pontos por ficha.
rulebook-plagues-recover-words = recuperar, descarte, ficha perdida, trazer de volta

## Fase 2: territórios

rulebook-plagues-soldiers = Soldados e ordem de turnos
rulebook-plagues-soldiers-1 = Seus soldados são a soma dos seus três dados não gastos, mais 3 com o bônus do tabuleiro, mais 5 com a carta do Faraó 2, mais o que as cartas de território somam. Quem tem mais se torna o primeiro, e assim por diante: é a ordem de turnos até a próxima fase 2.
rulebook-plagues-soldiers-2 = **Empates**: vem antes quem está mais à frente na carta de província; depois no Nilo; depois quem tem mais fichas no tabuleiro; depois mais hebreus; depois quem vinha antes.
rulebook-plagues-soldiers-words = soldados, exército, força, ordem de turnos, ordem, primeiro jogador, quem começa, empate, empates, igual

rulebook-plagues-territories = Cartas de território
rulebook-plagues-territories-1 = Três cartas estão abertas. Na nova ordem de turnos cada um pega uma; não se pode recusar. Com dois jogadores a terceira é removida; com quatro o último não recebe nenhuma, mas avança 2 na carta de província.
rulebook-plagues-territories-2 = Há quatro tipos. Todas as cartas ficam abertas à frente dos donos.
rulebook-plagues-territories-words = território, territórios, terra, carta, cartas, comprar uma carta, pegar uma carta, escolher uma carta, imediato, último jogador

rulebook-plagues-special = Ações especiais
rulebook-plagues-special-1 = Cada uma destas cartas pode ser usada uma vez por rodada, no seu turno e em qualquer fase, também na rodada em que você a pegou. Ao todo você pode usar **uma** ação especial por rodada, e **duas** enquanto o seu marcador estiver no 13 ou além na carta de província. Cada uma tem uma condição, e “2 Ankhs” quer dizer pelo menos dois.
rulebook-plagues-special-words = ação especial, ações especiais, habilidade, usar uma carta, uma vez por rodada, condição

rulebook-plagues-trade = Comércio
rulebook-plagues-trade-1 = Um comércio exige as fichas que mostra, no seu tabuleiro ou ao lado dele; elas não são gastas, e as do descarte não contam. Alguns dão uma moeda ou um soldado em cada rodada enquanto as fichas estiverem lá. Os outros são de uso único, por uma ficha de moeda ou a carta do Faraó 3. Cada um vale 2 pontos no fim, usado ou não.
rulebook-plagues-trade-words = comércio, negociar, troca, trocar, comprar, moeda, permanente, renda

rulebook-plagues-scoring = Cartas de pontuação
rulebook-plagues-scoring-1 = Elas não fazem nada até o fim; então dão pontos pelo que você tem.
rulebook-plagues-scoring-words = carta de pontuação, cartas de pontuação, pontos, pontos de vitória, fim do jogo

rulebook-plagues-free = Quando se podem usar cartas e fichas
rulebook-plagues-free-1 = Ações especiais, comércios de uso único e fichas do Faraó podem ser usados em qualquer momento do seu turno: antes e depois de cada um dos seus dados, antes da contagem de soldados, antes e depois de pegar uma carta de território, antes do seu tributo, e antes e depois das suas perdas. A mesa pergunta sempre que você tem algo para usar; se você passar, é oferecido de novo na próxima vez.
rulebook-plagues-free-words = quando, momento, a qualquer momento, usar uma carta, usar uma ficha, interromper

## Fase 3: tributo, perdas, pragas

rulebook-plagues-tribute = Tributo
rulebook-plagues-tribute-1 = Na ordem de turnos, cada um paga tantas moedas quantas o papiro mostra para a rodada: com **moedas permanentes** (bônus do tabuleiro, Nilo, comércios), com a carta do Faraó 3 e com fichas de moeda. As permanentes não são gastas; as fichas de moeda que você paga saem do jogo, e nunca se pagam mais que as necessárias.
rulebook-plagues-tribute-2 = Quem pode pagar, paga. Quem não pode não gasta fichas. Quando todos tiverem pago ou falhado, **um** dos que falharam recebe a carta da praga como penalidade, menos 3 pontos: o mais atrás na carta de província; depois no Nilo; depois com menos fichas no tabuleiro; depois com menos hebreus. Se empatarem em tudo, ninguém recebe a carta.
rulebook-plagues-tribute-words = tributo, imposto, pagar, pagamento, moedas, dinheiro, não posso pagar, penalidade, papiro, custo, empate, empates

rulebook-plagues-losses = Perdas
rulebook-plagues-losses-1 = Depois todos sofrem cada parte da carta de perdas, de cima para baixo. Onde uma parte oferece escolha, você escolhe; e pode escolher **o que não custa nada**: um marcador que está no início, um tipo de ficha que você não tem.
rulebook-plagues-losses-2 = Uma ficha perdida vai para um espaço de descarte livre à sua escolha. Com mais de duas, você escolhe quais duas manter; as outras saem do jogo. Onde falta uma ficha, bônus e linhas se quebram.
rulebook-plagues-losses-3 = Vai ficando mais difícil: primeiro vêm cartas de uma parte, depois de duas, depois de três.
rulebook-plagues-losses-words = perda, perdas, perder, perder uma ficha, dano, descarte, retroceder, escolher, nada

rulebook-plagues-cancel = Anular uma perda
rulebook-plagues-cancel-1 = Com pelo menos tantos [Ankhs](ankhs) ativos quantos o papiro mostra para a rodada, você pode anular uma parte da carta de perdas, a que quiser. Você diz qual antes de sofrer as outras, e nunca mais de uma por rodada.
rulebook-plagues-cancel-2 = Ankhs não são gastos; só a carta do Faraó 5, se você precisou dela para chegar ao número.
rulebook-plagues-cancel-words = anular, cancelar, evitar, impedir, proteger, escudo, ankh, ankhs, ignorar uma perda

rulebook-plagues-plagues = As dez pragas
rulebook-plagues-plagues-1 = A cada rodada é revelada uma praga. Ela atinge todos, no momento que a carta mostra: na hora, em uma das fases, ou na rodada inteira. As que têm um raio atingem uma vez, quando são reveladas, e nada fazem na rodada 1.
rulebook-plagues-plagues-2 = Com uma [ficha do Faraó](pharaohs) você ignora a praga. Nenhuma praga muda a pontuação final.
rulebook-plagues-plagues-words = praga, pragas, desastre, efeito, raio, { plagues-plague-blood }, { plagues-plague-frogs }, { plagues-plague-lice }, { plagues-plague-flies }, { plagues-plague-livestock }, { plagues-plague-boils }, { plagues-plague-hail }, { plagues-plague-locusts }, { plagues-plague-darkness }, { plagues-plague-firstborn }

rulebook-plagues-pharaohs = Fichas do Faraó
rulebook-plagues-pharaohs-1 = Cada ficha do Faraó pode ser usada uma vez, no seu turno: para ignorar a praga desse momento até o fim da rodada, ou para descartar uma carta de penalidade já recebida. Depois ela é virada. Usada ou não, vale 2 pontos no fim.
rulebook-plagues-pharaohs-words = ficha do Faraó, fichas do Faraó, ignorar uma praga, descartar uma penalidade, tirar uma penalidade, penalidade

rulebook-plagues-powers = Os poderes das províncias
rulebook-plagues-powers-1 = Cada província tem um poder próprio. Ele pode ser usado uma vez por rodada; o de Memphis vale sempre.
rulebook-plagues-powers-words = poder, poderes, província, habilidade especial, { plagues-province-abydos }, { plagues-province-buto }, { plagues-province-memphis }, { plagues-province-edfu }

## O fim da rodada e do jogo

rulebook-plagues-round = Preparar a próxima rodada
rulebook-plagues-round-1 = Depois de cada rodada, menos a última: as cartas do Faraó voltam; três cartas de território são abertas; praga e perdas são reveladas; os hebreus que ninguém libertou saem do jogo, e outros três são dispostos; as fichas dos espaços 1 e 2 deixam o mercado, que é reposto, e então são embaralhadas na reserva geral; o marcador de rodadas avança.
rulebook-plagues-round-words = fim da rodada, nova rodada, próxima rodada, repor, limpar, mercado

rulebook-plagues-moses = Moisés
rulebook-plagues-moses-1 = Depois das rodadas 3, 6 e 9, Moisés ajuda quem está atrás: o último na trilha da cidade avança um, o último na trilha do campo avança um, o último no Nilo navega 1 espaço, o último na carta de província avança 2. Todos os empatados em último recebem, com todo bônus que alcançarem.
rulebook-plagues-moses-words = Moisés, ajuda, atrás, último, recuperar, empate, empates

rulebook-plagues-end = Quando o jogo termina
rulebook-plagues-end-1 = Se no fim de uma rodada restam duas fichas ou menos na reserva geral, ela foi a última; é jogada até o fim, com Moisés. Depois da rodada 10 o jogo acaba de todo modo. O jogo de duração reduzida termina sempre depois da rodada 8.
rulebook-plagues-end-words = fim, fim do jogo, fim da partida, última rodada, duração, quantas rodadas, duração reduzida, reserva vazia

rulebook-plagues-score = A pontuação final
rulebook-plagues-score-1 = Some o que cada [fonte](goal) dá; depois tire 3 por carta de penalidade e 2 por ficha no descarte.
rulebook-plagues-score-2 = **Hebreus**: a maior soma de valores dá 18, depois 14, 10 e 6; com menos jogadores, só os primeiros destes. Quem empata divide por igual os pontos das suas posições.
rulebook-plagues-score-3 = **Empates**: vence quem está mais à frente na carta de província; depois no Nilo; senão, a vitória é compartilhada.
rulebook-plagues-score-words = pontuação, pontuar, pontuação final, pontos, contar, vencedor, vencer, empate, empates, desempate

## Modo solo, e bom saber

rulebook-plagues-solo = Modo solo contra a IA
rulebook-plagues-solo-1 = Prepare para dois. Você é o primeiro, com a província que quiser; a IA é a segunda. Ela não tem poder, nem descarte, nem fichas Ankh, e começa um avanço à frente nas duas trilhas de desenvolvimento. Não há Moisés.
rulebook-plagues-solo-2 = **O turno dela.** Seus seis dados ficam embaralhados e virados para baixo. Ela revela um: 1 ou 2 é uma carta do Faraó; 3 ou 4, uma ficha do mercado; 5 ou 6, um hebreu. Um segundo dado diz qual carta ou qual espaço; dos hebreus ela sempre liberta o de maior valor. Se isso já não está lá, ela não recebe nada.
rulebook-plagues-solo-3 = **O que ela recebe.** As cartas do Faraó 1, 2, 4 e 6 funcionam como sempre; 3 e 5 só ficam fora do seu alcance. Ela põe fichas de modo a fechar primeiro bônus de desenvolvimento, depois soldados. Das trilhas de desenvolvimento avança a mais atrás. “Qualquer ficha do mercado” é sempre a do espaço 1.
rulebook-plagues-solo-4 = **Territórios.** Seus três dados de cima são os soldados dela. Ela pega uma carta de pontuação, senão um comércio, senão um bônus imediato, nunca uma ação especial.
rulebook-plagues-solo-5 = Ela não paga tributo nem sofre perdas ou pragas. Se você não puder pagar, a penalidade é sempre sua.
rulebook-plagues-solo-6 = **Os pontos dela**: a trilha de desenvolvimento mais atrás, o Nilo, 1 por ficha (moedas também), 2 por ficha do Faraó, hebreus, 4 por carta de pontuação, 2 por comércio. Se você é o segundo em hebreus, só pontua por eles com uma soma de pelo menos 10.
rulebook-plagues-solo-words = solo, sozinho, um jogador, uma pessoa, IA, bot, adversário, computador, automa

rulebook-plagues-tips = Dicas para os primeiros jogos
rulebook-plagues-tips-1 = • Complete cedo uma linha com três fichas diferentes: ela dá um Ankh.
rulebook-plagues-tips-2 = • Abra seus bônus de moeda: eles pagam o tributo das primeiras rodadas.
rulebook-plagues-tips-3 = • Com quatro jogadores, fique de olho nos soldados dos outros e tente pegar uma carta de território em toda rodada.
rulebook-plagues-tips-4 = • Uma carta de penalidade não é um desastre: uma ficha do Faraó a remove.
rulebook-plagues-tips-5 = • Não subestime as cartas de pontuação; e os hebreus pesam muito na pontuação final.
rulebook-plagues-tips-6 = • Você pode escolher perder o que não tem: um marcador no início, uma ficha que não possui.
rulebook-plagues-tips-words = dicas, dica, estratégia, conselhos, truques, jogar bem, iniciante

rulebook-plagues-secrets = O que fica oculto
rulebook-plagues-secrets-1 = Tudo o que está virado para cima é visto por todos, também as cartas de território. Ocultos são a ordem da reserva geral e das pilhas, os hebreus que ainda virão e os dados da IA. O que Buto e Edfu compram só eles veem.
rulebook-plagues-secrets-words = segredo, segredos, secreto, oculto, informação, público, acaso, sorte, aleatório, comprar

## Desenhos

rulebook-plagues-drawing-shared = O tabuleiro coletivo: a praga e as perdas da rodada; sob cada número de dado, a ficha do mercado e a carta do Faraó; os hebreus, e três cartas de território.
rulebook-plagues-drawing-province = Uma província: a cidade em cima, o campo embaixo. Entre dois vizinhos há um bônus, e ao lado de cada linha um Ankh. Aqui a linha de cima da cidade tem três fichas diferentes.
rulebook-plagues-drawing-tracks = O Nilo com o barco, as duas trilhas de desenvolvimento, a carta de província e a coluna de hebreus libertados.
rulebook-plagues-drawing-papyrus = O papiro: o tributo de cada rodada, e quantos Ankhs anulam uma perda. O cajado marca as rodadas depois das quais Moisés ajuda.
rulebook-plagues-drawing-round = Uma praga, e uma carta de perdas de três partes.
rulebook-plagues-drawing-cards = Uma carta de cada tipo: bônus imediato, ação especial, comércio, pontuação.
rulebook-plagues-drawing-alone = Os dados da IA: os de cima já revelados, e os que ainda estão virados para baixo.

## Exemplos

rulebook-plagues-example-E01 = O mercado desliza
rulebook-plagues-example-E01-lead = Ana gasta o seu 4 na ficha de barco do espaço 4. As fichas à direita deslizam, o espaço 6 é reposto, e o barco dela avança.
rulebook-plagues-example-E02 = O último espaço
rulebook-plagues-example-E02-lead = Ana gasta o seu 6: a partir do espaço 6 nada desliza, só esse espaço é reposto.
rulebook-plagues-example-E03 = Um bônus vem, se quebra e volta
rulebook-plagues-example-E03-lead = A segunda esfinge de Léo fecha um bônus de desenvolvimento da cidade. Ele a perde, e o avanço é desfeito; ele a recupera, e o avanço volta a ser dele.
rulebook-plagues-example-E04 = O último espaço do campo
rulebook-plagues-example-E04-lead = Léo põe um egípcio. A linha de baixo tem agora três fichas diferentes e dá um Ankh; a de cima, com duas plantações, não dá nenhum. O bônus de moeda também se abre.
rulebook-plagues-example-E05 = O campo está cheio
rulebook-plagues-example-E05-lead = O mesmo momento: os seis espaços estão ocupados, então Léo ganha a ficha bônus do campo, com dois avanços de desenvolvimento e 2 na carta de província.
rulebook-plagues-example-E06 = Qual dado liberta quem
rulebook-plagues-example-E06-lead = Sem o bônus hebreu, o valor 1 precisa de 2 ou mais, o valor 2 de 4 ou mais, o valor 3 de 6. Ana liberta o valor 2 com o seu 4.
rulebook-plagues-example-E07 = Com o bônus hebreu
rulebook-plagues-example-E07-lead = O bônus hebreu de Léo está ativo: basta um 3 para libertar o valor 3.
rulebook-plagues-example-E08 = Uma ficha volta
rulebook-plagues-example-E08-lead = A plantação do primeiro espaço volta com 1 ou 2; o egípcio do segundo, com 3 ou 4. Ana gasta o seu 3.
rulebook-plagues-example-E09 = Contar soldados
rulebook-plagues-example-E09-lead = Rui ficou com 2, 3 e 6: são 11. O bônus do tabuleiro soma 3 e a carta do Faraó 2 soma 5: 19 ao todo.
rulebook-plagues-example-E10 = Ordem e territórios
rulebook-plagues-example-E10-lead = Rui tem mais soldados. Ana e Léo empatam, também na carta de província; o barco de Ana está mais à frente, então ela vem antes. Bia é a última de quatro: não recebe carta e avança 2.
rulebook-plagues-example-E11 = Pagar com três tipos de moedas
rulebook-plagues-example-E11-lead = A rodada 3 custa 3. Bia tem um bônus de moeda, uma moeda do Nilo e uma ficha de moeda; só a ficha é gasta.
rulebook-plagues-example-E12 = Na conta certa
rulebook-plagues-example-E12-lead = A rodada 9 custa 8. Rui tem dois bônus de moeda, três moedas do Nilo, a carta do Faraó 3 e duas fichas de moeda.
rulebook-plagues-example-E13 = Falta uma moeda
rulebook-plagues-example-E13-lead = O mesmo com o barco um espaço mais atrás: só 7 moedas. Rui fica com suas fichas e recebe a carta da praga como penalidade.
rulebook-plagues-example-E14 = Dois Ankhs anulam uma perda
rulebook-plagues-example-E14-lead = Na rodada 5 são precisos dois Ankhs. Ana tem duas linhas completas e anula a segunda parte.
rulebook-plagues-example-E15 = Uma perda que não custa nada
rulebook-plagues-example-E15-lead = O barco de Ana está no início. Ela escolhe que ele retroceda, e nada acontece.
rulebook-plagues-example-E16 = Salvar uma moeda
rulebook-plagues-example-E16-lead = Bia não tem nenhum Ankh e não pode anular. O barco está em uma moeda do Nilo; ela prefere retroceder o marcador da cidade a perder essa renda.
rulebook-plagues-example-E17 = Salvar um egípcio
rulebook-plagues-example-E17-lead = Rodada 6, e Ana tem dois Ankhs, um deles da linha com o egípcio. Ela anula a terceira parte, que levaria o egípcio e, com ele, a linha e dois bônus.
rulebook-plagues-example-E18 = Dividir as posições
rulebook-plagues-example-E18-lead = Dois jogadores têm a mesma soma de hebreus, a segunda maior. Eles dividem o segundo e o terceiro lugar: 14 e 10 dão 12 para cada um.
rulebook-plagues-example-E19 = Os pontos de Ana
rulebook-plagues-example-E19-lead = A última rodada terminou. Conta-se tudo o que Ana tem: 65 pontos, menos 5.
rulebook-plagues-example-E20 = Tarde demais para a penalidade
rulebook-plagues-example-E20-lead = Ana liberta o quinto hebreu, cujo lugar descarta uma penalidade; mas ela não tem nenhuma. Ela usa a ficha do Faraó contra a praga. Só então recebe uma penalidade, e esta fica.
rulebook-plagues-example-E21 = O poder de Abydos
rulebook-plagues-example-E21-lead = Ana pode mudar um dado em até 2. O seu 4 pode ser 2, 3, 5 ou 6; ela o gasta como 2, na carta do Faraó 2.
rulebook-plagues-example-E22 = O poder de Memphis
rulebook-plagues-example-E22-lead = O tributo é 5, e as duas têm quatro fichas de moeda. Ana governa Memphis e paga 4; Bia não pode pagar.
rulebook-plagues-example-E23 = Uma trilha no início
rulebook-plagues-example-E23-lead = O mesmo com a trilha da cidade: o marcador está no início, então não custa nada a Ana.
rulebook-plagues-example-E24 = Uma ficha que ela não tem
rulebook-plagues-example-E24-lead = É preciso perder uma esfinge ou um obelisco. Ana não tem obelisco, diz esse tipo e não perde nada.
rulebook-plagues-example-E25 = O raio na rodada 1
rulebook-plagues-example-E25-lead = Sangue tem o raio. Revelada na rodada 1, não faz nada; a partir da rodada 2, todo barco retrocederia.
rulebook-plagues-example-E26 = A carta 3 paga a carta 1
rulebook-plagues-example-E26-lead = Ana tem a carta do Faraó 3 e pega a carta 1. Ela paga com a carta 3 um segundo avanço; nesta rodada, ela já não é uma moeda.
rulebook-plagues-example-E27 = O oitavo hebreu
rulebook-plagues-example-E27-lead = A coluna de sete de Ana está cheia. O oitavo inicia outra, cujo primeiro lugar dá de novo 1 na carta de província.
rulebook-plagues-example-E28 = O quarto jogador
rulebook-plagues-example-E28-lead = Quatro estão jogando. Rui, o quarto, começa com um egípcio e o põe em qualquer espaço da cidade ou do campo.
rulebook-plagues-example-E29 = O turno da IA
rulebook-plagues-example-E29-lead = O primeiro dado é um 2, ou seja, uma carta do Faraó; o segundo é um 5: ela pega a carta 5.
rulebook-plagues-example-E30 = Os soldados da IA
rulebook-plagues-example-E30-lead = Os dados de cima dos seus três turnos são 1, 4 e 5: 10 soldados.
rulebook-plagues-example-E31 = Segundo em hebreus
rulebook-plagues-example-E31-lead = Sozinho contra a IA, Rui é o segundo em hebreus, com uma soma de 10: o bastante para 14 pontos. Com 9 ele não pontuaria nada por eles.
rulebook-plagues-example-E32 = Trevas
rulebook-plagues-example-E32-lead = Sob as Trevas, Ana não pega carta de território. A IA pega: não há carta de pontuação, então fica com o comércio.
rulebook-plagues-example-E33 = Duas ações especiais
rulebook-plagues-example-E33-lead = O marcador de Ana está no 13 da carta de província, então ela pode usar duas ações especiais em uma rodada.
rulebook-plagues-example-E34 = O Ankh da última rodada
rulebook-plagues-example-E34-lead = O jogo acabou, e Ana ainda tem a carta do Faraó 5. Ela conta para a carta que pontua Ankhs.

## Em uma página

rulebook-plagues-aid-round-1 = • **Dados**: na ordem de turnos, três vezes um dado cada.
rulebook-plagues-aid-round-2 = • **Territórios**: os dados não gastos são soldados; primeiro quem tem mais, cada um pega uma carta.
rulebook-plagues-aid-round-3 = • **Tributo**: paga-se com moedas permanentes, a carta do Faraó 3 e fichas de moeda. Dos que não podem, o mais atrás recebe uma penalidade.
rulebook-plagues-aid-round-4 = • **Perdas**: sofra cada parte, de cima para baixo; com Ankhs suficientes, anule uma.
rulebook-plagues-aid-round-5 = • **Próxima rodada**: novas cartas, hebreus e fichas. Depois das rodadas 3, 6, 9 Moisés ajuda o último de cada trilha.
rulebook-plagues-aid-round-6 = • **Fim**: com no máximo 2 fichas na reserva geral, ou depois da rodada 10.
