# As regras de 10 Pragas do Egito, numeradas.

chapter-P1 = Números
rule-P1-1 = [R] De 1 a 4 jogadores; com 1 jogador, joga-se contra a IA (P14). Províncias: Abydos, Buto, Memphis, Edfu, uma para cada um: por sorteio [D]; no modo solo, o jogador escolhe [R]. Elas só diferem no seu poder [C: tabuleiros e cartas de província são iguais].
rule-P1-2 = 72 fichas de província de 9 tipos, o tipo província nos valores 1, 2 e 3; todas as 72 com 4 jogadores [R]. Quantas há de cada tipo e o que se remove com menos jogadores [C]: ficam 54 com 3, 36 com 2 ou no modo solo.
rule-P1-3 = [R] 30 fichas hebreus (12 de valor 1, 10 de 2, 8 de 3), 10 cartas de pragas, 10 cartas de perdas (2 com uma perda, 3 com duas, 5 com três), 30 cartas de território, 6 cartas do Faraó, 2 cartas Moisés.
rule-P1-4 = Papiro: tributo e símbolos Ankh necessários nas rodadas de 1 a 10. A rodada 3 custa 3, a rodada 9 custa 8, há uma rodada com 5 (o exemplo de Memphis), as rodadas de 5 a 8 pedem 2 Ankhs [R], as rodadas de 1 a 4 pedem 1 (forçoso: a exigência cresce, e Bia, sem nenhum, não pode anular na rodada 1). O resto, e o lado avançado, [C]: tributo 1 2 3 4 5 5 6 7 8 8, avançado 2 3 4 5 6 6 7 8 9 9.
rule-P1-5 = [R] Cada jogador: tabuleiro de província, tabela de apoio com seu poder e dois espaços de descarte (recupera-se com os dados 1-2 e 3-4), seis cartas de dados de 1 a 6, carta de província com marcadores neutros em 6, 9 e 12, três fichas bônus (cidade, campo, rio), duas fichas Ankh, um barco, dois marcadores de desenvolvimento, um marcador de província.

chapter-P2 = O tabuleiro de província
rule-P2-1 = [R] Cidade e campo têm 6 espaços cada, duas linhas de três. A cidade recebe esfinges, obeliscos e egípcios; o campo recebe plantações, rebanhos e egípcios. Outras fichas nunca ficam no tabuleiro. Uma ficha no tabuleiro nunca é movida nem retirada por vontade própria [D].
rule-P2-2 = Entre dois vizinhos de uma linha há um bônus, quatro em cada área; ele fica ativo enquanto os dois espaços estiverem ocupados [R]. O campo tem avanço da cidade, avanço do campo, moeda e 3 soldados; a cidade tem avanço da cidade, moeda, hebreu [R] e avanço do campo [C]. Qual fica onde [C]: cidade avanço da cidade | moeda / avanço do campo | hebreu; campo avanço da cidade | 3 soldados / avanço do campo | moeda.
rule-P2-3 = [R] Bônus de desenvolvimento: um espaço à frente nessa trilha quando se torna ativo, um espaço para trás quando se quebra, e de novo quando volta a ser cercado.
rule-P2-4 = [R] Moeda: uma moeda de renda permanente enquanto ativo. 3 soldados: na fase 2 enquanto ativo. Hebreu: P4.6 enquanto ativo.
rule-P2-5 = [R] Uma linha com três fichas diferentes ativa uma das duas fichas Ankh; se a linha se quebra, a ficha volta até que uma linha esteja completa de novo. As fichas Ankh ativas são sempre tantas quantas as linhas completas, no máximo duas [D para a terceira e a quarta linha].
rule-P2-6 = [R] Ocupar os 6 espaços de uma área dá na hora a sua ficha bônus, uma vez por partida, e a remove do jogo: 2 avanços de desenvolvimento (P3.5) e 2 na carta de província, nessa ordem [D]. A do rio: quando o barco alcança ou ultrapassa a marca dela no Nilo, por qualquer movimento.
rule-P2-7 = [R] Uma área cheia não recebe mais fichas, novas ou recuperadas, até que haja um espaço livre; um egípcio precisa de um espaço livre em uma das duas áreas.

chapter-P3 = Trilhas
rule-P3-1 = As trilhas de desenvolvimento começam em 1 ponto [R]; valores [C] 1 2 3 5 7 9 12 15. Retroceder do início de uma trilha de desenvolvimento ou do Nilo não faz nada [R], nem abaixo de 0 na carta de província [D]; avanços além do último espaço de uma trilha se perdem [D].
rule-P3-2 = Nilo [C]: 10 espaços depois do início, alternando moeda e barco: moedas em 1, 3, 5, 7, 9; ficha bônus em 6; pontos 4, 6, 8 nos três últimos, só pelo espaço onde o barco está; um Ankh no último [R: espaços de moeda e de barco, pelo menos três moedas, pontos só nos três últimos e um deles 8, Ankh no último]. Moedas sob o barco ou à esquerda dele são renda permanente [R].
rule-P3-3 = Carta de província de 0 (o início [D]) a 24. 13: duas cartas de ação especial por rodada no lugar de uma; 21: um Ankh; 24: 6 pontos no fim do jogo [R]. Bônus em 6, 9, 12: pegar uma ficha hebreu à sua escolha do tabuleiro coletivo sem dado, se houver; pegar uma ficha qualquer do mercado; 2 avanços de desenvolvimento [R], nessa ordem [C].
rule-P3-4 = [R] Os bônus de 6, 9, 12 são recebidos uma vez, ao alcançar ou ultrapassar, o menor primeiro, e seus marcadores são removidos, mesmo que o bônus não tenha podido ser usado [D]. 13 e 24 valem conforme onde o marcador está agora [R], e 21 também [D].
rule-P3-5 = [R] “2 avanços de desenvolvimento” quer dizer 2 em uma trilha ou 1 em cada.
rule-P3-6 = [D] O que um movimento ou uma ficha desencadeia é feito na hora e por completo, uma coisa depois da outra, antes de o turno seguir. Não é opcional; o que não puder ser feito se perde. As escolhas são de quem é dono do tabuleiro. Fichas e hebreus recebidos por um bônus seguem P4.2, P4.3 e P4.7.

chapter-P4 = Fase 1: dados
rule-P4-1 = [R] Três turnos para cada um, na ordem de turnos. Em um turno, gaste um dado ainda não gasto em uma ação. Depois da fase, três dados estão gastos e três não.
rule-P4-2 = [R] Ficha. Pegue a ficha do mercado (os seis espaços do tabuleiro coletivo) cujo espaço tem o número do dado. As fichas à direita deslizam para a esquerda, o espaço 6 é reposto, e então a ficha tem efeito [D]. Com a reserva geral vazia, o espaço fica vazio [D].
rule-P4-3 = [R] Fichas de tabuleiro vão na hora para um espaço livre da sua área (sem espaço livre, a ficha não pode ser pega). Barco: barco +1. Província 1/2/3: carta de província +1/2/3. Ambas ficam ao lado do tabuleiro. Fichas de moeda e do Faraó são guardadas, quantas forem, para qualquer rodada posterior.
rule-P4-4 = [R] Carta do Faraó. Pegue a carta cujo número é o do dado, se ninguém a pegou nesta rodada; um jogador pode pegar duas ou três. 1: um avanço de desenvolvimento, ou pagar uma ficha de moeda (ou a carta 3, se já a tiver) por 2 avanços, ao pegá-la [D]. 2: 5 soldados na fase 2. 3: uma moeda nesta rodada para tributo, comércio ou a carta 1; sem uso, é desperdiçada. 4: carta de província +3 na hora. 5: um Ankh (P6.6). 6: barco +2 na hora. [R para 1 e 3; números de 2, 4, 5, 6 C.] Uma carta gasta fica indisponível até o fim da rodada [D]. Todas voltam no fim da rodada (P11.1).
rule-P4-5 = [R] Libertar hebreus. Pegue uma ficha hebreu do tabuleiro coletivo com um dado de pelo menos o dobro do valor dela (valor 1: de 2 a 6, valor 2: de 4 a 6, valor 3: 6). Um dado por ficha; várias por rodada são permitidas. Não há reposição durante a rodada.
rule-P4-6 = [R] Com o bônus hebreu ativo, basta que o dado seja pelo menos o valor da ficha.
rule-P4-7 = [R] As fichas libertadas formam uma coluna de sete; cada uma dá o bônus do seu lugar uma vez, ao ser colocada: província +1, barco +1, 1 avanço de desenvolvimento, pegar uma ficha qualquer do mercado, descartar uma carta de penalidade se tiver uma nesse momento, 1 avanço de desenvolvimento, um Ankh (o sétimo [R], a ordem dos outros [C]). A oitava inicia uma segunda coluna com os mesmos bônus, mas sem um segundo Ankh; uma terceira é como a segunda [D].
rule-P4-8 = [R] Recuperar. Ponha uma ficha de um espaço do descarte de volta em um espaço livre da sua área, um egípcio em qualquer das duas [D], com um dado daquele espaço (1-2 ou 3-4).
rule-P4-9 = [D] Enquanto algum dos seus dados não gastos permitir uma ação, o jogador tem de escolher um desses dados e agir com ele; só se nenhum permitir, ele gasta à toa um dado à sua escolha. Pegar uma carta do Faraó sem efeito é uma ação.

chapter-P5 = Fase 2: territórios
rule-P5-1 = [R] Soldados: a soma dos seus três dados não gastos, +3 com o bônus, +5 com a carta do Faraó 2, mais as cartas de território. Cartas que somam soldados são usadas na antiga ordem de turnos, antes de comparar os totais [D].
rule-P5-2 = [R] Quem tem mais soldados é o primeiro, e assim por diante: é a nova ordem de turnos até a próxima fase 2. Empates: mais à frente na carta de província; mais à frente no Nilo; mais fichas no tabuleiro; mais fichas hebreus; depois a ordem antiga [D].
rule-P5-3 = [R] Nessa ordem, cada um pega uma das três cartas de território abertas; pegar não é opcional [D]. 2 jogadores: a terceira é removida. 3 jogadores: todas são pegas. 4 jogadores: o último não pega nenhuma e avança na hora 2 na carta de província. Sob as Trevas, a ordem de turnos é feita como sempre, mas quem as sofre não pega nada e o último de quatro não avança [D].

chapter-P6 = Fase 3: praga
rule-P6-1 = [R] Tributo. Na ordem de turnos, cada um paga o tributo da rodada com: moedas permanentes (bônus ativos, Nilo, cartas de território), a carta do Faraó 3, fichas de moeda. Moedas permanentes não são gastas; fichas de moeda são removidas do jogo.
rule-P6-2 = [D] Quem pode pagar, paga: moedas permanentes, depois a carta 3, depois fichas, e não mais fichas que o necessário. A ação especial de 2 moedas e o comércio “sem tributo” são escolha do jogador, mesmo que só eles completem a soma.
rule-P6-3 = [R] Quem não pode pagar não gasta fichas (a carta 3 volta). Quando todos tiverem pago ou falhado, um dos que falharam recebe a carta da praga como penalidade (-3 pontos): o mais atrás na carta de província; depois no Nilo; depois com menos fichas no tabuleiro; depois com menos fichas hebreus. Empate nos quatro: a carta é removida. Ninguém falhou: ela é descartada. Seu efeito dura até o fim da rodada de todo modo [D].
rule-P6-4 = [R] Perdas. Todos os jogadores ao mesmo tempo (na ordem de turnos onde isso importar [D]) sofrem cada parte da carta de perdas da rodada, de cima para baixo [D]; onde uma parte oferece escolha, o jogador escolhe, mesmo algo que não tem ou que não pode retroceder: essa parte é então sofrida sem efeito. Depois a carta é descartada.
rule-P6-5 = [R] Um jogador com pelo menos o número de símbolos Ankh ativos que a rodada pede pode anular uma parte à sua escolha, no máximo uma por rodada, indicada antes de sofrer as outras [D]. Ankhs não são gastos, exceto a carta do Faraó 5, se foi necessária para chegar ao número [D].
rule-P6-6 = [R] Símbolos Ankh: linhas completas (até 2), barco no último espaço, 7 hebreus, espaço 21 da carta de província, carta do Faraó 5. Todos contam para P9.3 em todas as fases [D].
rule-P6-7 = [R] Perdas: barco retrocede 1 ou 2; a trilha de desenvolvimento indicada retrocede 1; um egípcio da cidade ou do campo vai para o descarte; carta de província retrocede 3; um dos dois tipos mostrados vai para o descarte, e o jogador diz qual, mesmo um que não tem [D, conforme a dica]; ambos os tipos mostrados vão para o descarte (só os que tiver). Entre várias fichas de um tipo, o jogador escolhe qual [D].
rule-P6-8 = [R] Há dois espaços de descarte, e o jogador escolhe o espaço livre; com mais de duas fichas, escolhe duas para manter, e o resto sai do jogo. Uma ficha mantida continua no seu espaço [D].
rule-P6-9 = [R] Uma ficha removida quebra bônus (P2.3) e linhas (P2.5).

chapter-P7 = Pragas
rule-P7-1 = [R] A praga revelada para a rodada tem um efeito no momento indicado nela. Dez efeitos: pegar a carta do Faraó 1, 2, 4, 5 ou 6 custa uma ficha de moeda (a carta 3 não serve [D]); o bônus hebreu do tabuleiro não pode ser usado; os 3 soldados do tabuleiro não podem ser usados; carta de província retrocede 2; barco retrocede 1; não há escolha de territórios (os três são descartados); um Ankh a menos na fase 3; tributo +1; os dois bônus de moeda do tabuleiro não podem ser usados (as moedas do Nilo contam); cartas de ação especial e de comércio [C: quais símbolos] não podem ser usadas, inclusive as permanentes [D]. Nenhuma muda a pontuação final [D].
rule-P7-2 = [R] As imediatas (raio; as duas que fazem retroceder [C]) agem uma vez sobre todos os jogadores ao serem reveladas; na rodada 1 não fazem nada. Dos outros momentos, só o das Trevas (fase 2) e o da praga do Ankh (fase 3) são [R], o resto [C].
rule-P7-3 = [R] O efeito das Trevas é “não há escolha de territórios”; qual dos outros nomes tem qual efeito [C].
rule-P7-4 = [R] Uma ficha do Faraó faz seu jogador ignorar a praga da rodada desse momento até o fim da rodada (P10.1). Quem ignora as Trevas participa de P5.3 como sempre, antes que as cartas restantes sejam descartadas [D].

chapter-P8 = Poderes das províncias, uma vez por rodada
rule-P8-1 = [R] Abydos: muda um dado em até 2, entre 1 e 6, ao gastá-lo.
rule-P8-2 = [R] Buto: ao pegar um território da mesa, pode comprar mais dois da pilha, ficar com um dos três e pôr os outros dois no fundo. Com a pilha vazia, não faz nada [D].
rule-P8-3 = [R] Memphis: sempre paga 1 moeda a menos de tributo, nunca menos que 0 [D].
rule-P8-4 = [R] Edfu: pode gastar um dado 3 na fase 1 para comprar 6 fichas da reserva geral, ficar com uma e embaralhar o resto de volta; o mercado não muda. Com menos de 6, compra as que houver; fica com uma que possa pegar, se houver [D].

chapter-P9 = Cartas de território
rule-P9-1 = [R] Quatro tipos: bônus imediato (receba o bônus na hora e descarte), ação especial (cada uma só uma vez por rodada), comércio (2 pontos, usada ou não; uso único ou permanente), pontuação (pontos no fim do jogo). Todas ficam abertas.
rule-P9-2 = [R] Uma carta de ação especial por rodada, duas a partir do espaço 13 da carta de província. Usa-se no próprio turno, em qualquer fase, também na rodada em que foi pega [D].
rule-P9-3 = [R] Ações especiais; cada número quer dizer “pelo menos”, e Ankhs contam seja como for que estejam ativos: 2 egípcios no tabuleiro: barco +1 · dado 4 ou 5 como 6 para a carta do Faraó 6 · barco na marca do bônus do rio ou além dela [C: essa marca]: província +2 · 1 Ankh: trocar duas fichas do mercado entre si antes de gastar um dado em uma ficha (o dado deve então pegar uma, e a troca só é oferecida se isso for possível [D]) · 4 hebreus: 2 moedas só para o tributo · 2 Ankhs: recuperar uma ficha descartada sem dado · espaço 10 da carta de província: +2 soldados antes da nova ordem de turnos · 3 Ankhs: pegar uma ficha qualquer do mercado.
rule-P9-4 = [R] O comércio exige as fichas que mostra no tabuleiro ou ao lado dele, uma ficha de província de qualquer valor, nenhuma no descarte [D]; elas não são gastas (quais são [C]). Permanente: uma moeda, ou um soldado, enquanto as fichas estiverem lá [D]. Uso único, por uma ficha de moeda ou a carta do Faraó 3: 2 avanços de desenvolvimento · uma ficha qualquer do mercado · sem tributo nesta rodada · descartar uma penalidade.
rule-P9-5 = [R] Pontuação: 4 · 3 por linha com três diferentes, até 6 · 2 por egípcio no tabuleiro, até 6 · 5 por pelo menos 3 fichas na cidade e 3 no campo · 1 por par de fichas hebreus, até 6 · 5 por um descarte vazio · 5 por um bônus de moeda ativo (basta um) e os bônus de soldados e de hebreu [C: estes dois] · 1 por Ankh ativo, inclusive a carta do Faraó 5 se ainda a tiver.
rule-P9-6 = [C] 30 cartas: 7 de bônus imediato, 8 de ação especial, 7 de comércio, 8 de pontuação.
rule-P9-7 = [R] Usos livres (ações especiais, comércios de uso único, fichas do Faraó) são permitidos a qualquer momento do próprio turno nas fases 1, 2 e 3. Ou seja [D]: antes e depois do dado de cada um dos próprios turnos da fase 1, antes da contagem de soldados, antes e depois da própria escolha de território, antes do próprio tributo, e antes e depois das próprias perdas; assim, uma penalidade da última rodada ainda pode ser descartada. Um uso que se deixou passar em um desses momentos é oferecido também no seguinte.

chapter-P10 = Fichas do Faraó
rule-P10-1 = [R] A qualquer momento do próprio turno, cada ficha uma vez (ela é virada) [D: “uma única vez no jogo” é lido por ficha]: ignorar o efeito da praga desta rodada, ou descartar uma carta de penalidade já recebida. Contra uma praga imediata: quando é revelada [D].
rule-P10-2 = [R] 2 pontos cada uma no fim do jogo, usada ou não.

chapter-P11 = Fim da rodada, Moisés
rule-P11-1 = [R] Depois de cada rodada, exceto a última, nesta ordem: devolver as cartas do Faraó; abrir três territórios; revelar praga e perdas; remover do jogo os hebreus que restaram e dispor três; remover as fichas dos espaços 1 e 2, deslizar e repor, e então embaralhá-las na reserva geral; mover o marcador de rodadas.
rule-P11-2 = [R] Moisés, no fim das rodadas 3, 6 e 9, antes de P11.1 e antes de verificar o fim do jogo [D], nesta ordem: o último na trilha da cidade +1; na trilha do campo +1; no Nilo +1; na carta de província +2. Todos os empatados recebem, na ordem de turnos [D]; bônus alcançados contam, o do rio também [D].

chapter-P12 = Fim e pontuação
rule-P12-1 = [R] O jogo termina com a rodada em cujo final restam 0, 1 ou 2 fichas na reserva geral, jogada até o fim, com Moisés; o mais tardar depois da rodada 10 [D: os componentes se esgotam]. Duração reduzida: depois da rodada 8, reste o que restar na reserva geral, mesmo que ela tenha se esgotado antes [D]; Moisés duas vezes.
rule-P12-2 = [R] Pontos: a trilha de desenvolvimento mais atrás; Nilo; 1 por ficha no tabuleiro e ao lado dele, exceto moedas, fichas do Faraó e as do descarte; 2 por ficha do Faraó, usada ou não; cartas de território; 6 no espaço 24 da carta de província; hebreus pela soma dos valores: 18, 14, 10, 6 (com menos jogadores, os primeiros destes; uma soma de 0 também se classifica [D]), e os empatados dividem por igual a soma das posições.
rule-P12-3 = [R] Menos 3 por carta de penalidade, menos 2 por ficha no descarte.
rule-P12-4 = [R] Empates: mais à frente na carta de província, depois no Nilo; depois vitória compartilhada [D].

chapter-P13 = Preparação
rule-P13-1 = [R] Pilha de perdas: cartas de uma perda no topo, depois de duas, depois de três, cada grupo embaralhado. Pragas, territórios, hebreus e fichas embaralhados. 6 fichas no mercado e 3 hebreus abertos; a primeira praga, a primeira carta de perdas e 3 territórios são abertos depois de P13.2.
rule-P13-2 = Primeiro jogador: quem visitou o Egito por último [R]; aqui, por sorteio [D]; os demais em sentido horário. Depois [R]: 1º província +1, 2º província +2, 3º barco +1, 4º um egípcio da reserva geral em qualquer espaço da cidade ou do campo.
rule-P13-3 = [R] Modo avançado: o outro lado do papiro (contorno avermelhado), nada mais; feito para quem já conhece o normal.

chapter-P14 = Modo solo
rule-P14-1 = [R] Prepare para 2 com P13.2: o jogador é o primeiro (província +1) e pode escolher qualquer um dos quatro poderes, a IA é a segunda (província +2). A IA não tem tabela de apoio (logo, nem poder nem descarte) nem fichas Ankh, começa com 2 pontos nas duas trilhas de desenvolvimento e tem tabuleiro, carta de província, barco e fichas bônus como de costume. Seus seis dados ficam embaralhados, virados para baixo em fileira, e são embaralhados de novo depois de cada rodada. Sem Moisés.
rule-P14-2 = [R] Turno da IA: revele o próximo dado: 1-2 carta do Faraó, 3-4 ficha do mercado, 5-6 hebreu. Revele o dado seguinte para saber o número e ponha-o embaixo do primeiro.
rule-P14-3 = [R] Carta do Faraó do segundo número; se já foi pega: nada. A 1 dá um avanço de desenvolvimento; 2, 4 e 6 funcionam como sempre; 3 e 5 só bloqueiam o jogador [D].
rule-P14-4 = [R] Ficha do mercado do segundo número; o mercado é reposto como sempre; espaço vazio: nada [D]. Fichas de tabuleiro são colocadas para ativar primeiro os bônus de desenvolvimento, depois os soldados: em um espaço que feche um desses bônus, senão em um ao lado de um desses bônus; de resto, e entre iguais, cidade antes do campo, linha de cima primeiro, da esquerda para a direita [D]. Sem espaço: removida do jogo. Fichas de barco e de província avançam como sempre; moedas e fichas do Faraó são só guardadas [D]. Suas três fichas bônus funcionam como sempre. Escolhas de desenvolvimento: a trilha mais atrás; se iguais: o jogador escolhe.
rule-P14-5 = [R] Hebreu: o de maior valor (o segundo dado não importa); sem nenhum: nada. Bônus da coluna como sempre, menos descartar uma penalidade e o Ankh [C: quais dois]. Bônus da carta de província como sempre, em 6 o hebreu de maior valor [D]. “Pegar uma ficha do mercado”, onde quer que apareça, é sempre o espaço 1 [R].
rule-P14-6 = [R] Soldados: seus três dados de cima, +3 com o bônus, +5 com a carta do Faraó 2, nada das cartas de território [D]; empates por P5.2. Território na ordem de turnos: uma carta de pontuação, senão de comércio, senão de bônus imediato (aplicada, depois descartada); nunca de ação especial; talvez nenhuma. Entre várias de um tipo, uma por sorteio [D]. As cartas que sobram são removidas.
rule-P14-7 = [R] Não paga tributo, não sofre perdas nem efeitos de pragas; sob as Trevas, ainda pega um território. Um jogador que não pode pagar sempre recebe a carta da praga.
rule-P14-8 = [R] Seus pontos: desenvolvimento mais atrás, Nilo, 1 por ficha no tabuleiro e ao lado dele (moedas também: o texto não faz exceção para ela [D]), 2 por ficha do Faraó no lugar de 1, hebreus, 4 por carta de pontuação, peça o que pedir, 2 por carta de comércio; nada pelo espaço 24 da carta de província. O jogador só pontua o segundo lugar em hebreus com uma soma de pelo menos 10; empates se dividem como sempre [D].

chapter-P15 = O que é secreto, o que é sorte
rule-P15-1 = Cartas de território ficam abertas [R]; assim como tudo o que está virado para cima [D]. Ocultos: a ordem da reserva geral, das pilhas, dos hebreus, dos dados da IA. O que Buto e Edfu compram só o próprio jogador vê [D].
rule-P15-2 = [D] Toda a sorte vem da semente da partida; a mesma preparação, semente e escolhas dão a mesma partida.

chapter-P16 = Dicas para jogadores (a lição e as dicas as usam)
rule-P16-1 = [R] Forme cedo uma linha com três fichas diferentes, para ter um Ankh.
rule-P16-2 = [R] Ative seus bônus de moeda para assegurar o tributo das primeiras rodadas.
rule-P16-3 = [R] Com 4 jogadores, observe os soldados dos outros e tente pegar um território em toda rodada.
rule-P16-4 = [R] Uma carta de penalidade não é um desastre: uma ficha do Faraó a remove.
rule-P16-5 = [R] Não subestime as cartas de pontuação; os hebreus pesam na pontuação final.
rule-P16-6 = [R] Você pode escolher perder o que não tem: barco no início, marcador de desenvolvimento no início, uma ficha que não possui (P6.4).

source-plagues-papyrus = O manual dá o tributo das rodadas 3 e 9 e os Ankhs das rodadas de 5 a 8; os das rodadas de 1 a 4 decorrem disso. O resto mantém o crescimento que ele descreve.
source-plagues-tokens = O manual dá o total de 72 e os nove tipos; as quantidades os repartem por igual.
source-plagues-board = Os tipos de bônus são do manual, menos o avanço do campo na cidade; qual fica em qual intervalo, ele não diz.
source-plagues-dev_track = O manual cita os valores 1, 2 e 9.
source-plagues-nile = O manual dá espaços de moeda e de barco, pelo menos três moedas, pontos nos três últimos espaços, um deles 8, e o Ankh no último.
source-plagues-province_card = 13, 21, 24 e os três bônus são do manual; a ordem deles em 6, 9 e 12, ele não diz.
source-plagues-pharaoh_cards = Os seis favores são do manual, e os números das cartas 1 e 3; os de 2, 4, 5 e 6, ele não diz.
source-plagues-hebrews = Quantidades, pontos, tipos de bônus e o Ankh no sétimo lugar são do manual; a ordem dos lugares de 1 a 6, ele não diz.
source-plagues-blood = O efeito é do manual; qual nome o tem, e que ele é imediato, o manual não diz.
source-plagues-frogs = O efeito é do manual; qual nome o tem, e que ele é imediato, o manual não diz.
source-plagues-lice = O efeito é do manual; qual nome o tem, e o seu momento, o manual não diz.
source-plagues-flies = O efeito é do manual; qual nome o tem, e o seu momento, o manual não diz.
source-plagues-livestock = O efeito é do manual; qual nome o tem, e o seu momento, o manual não diz.
source-plagues-boils = O efeito é do manual; qual nome o tem, e o seu momento, o manual não diz.
source-plagues-hail = O efeito é do manual; qual nome o tem, o seu momento e quais símbolos de cartas ele proíbe, o manual não diz.
source-plagues-locusts = O efeito é do manual; qual nome o tem, e o seu momento, o manual não diz.
source-plagues-firstborn = O efeito e o seu momento são do manual; qual nome o tem, ele não diz.
source-plagues-losses = Quantas cartas têm quantas partes, os tipos de perda, as duas opções de uma carta e a terceira parte de outra são do manual.
source-plagues-territories = Todos os efeitos são do manual; quantas há de cada, e dois dos três bônus de uma carta de pontuação, ele não diz.
