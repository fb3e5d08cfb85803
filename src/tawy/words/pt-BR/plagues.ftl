### 10 Pragas do Egito em português do Brasil.

plagues-title = 10 Pragas do Egito
plagues-blurb = Governadores desenvolvem suas províncias e pagam o tributo do Faraó enquanto praga após praga se abate sobre o Egito.
plagues-play-now = Modo solo, contra a IA.
plagues-play-hard = A IA é uma adversária difícil: não paga tributo nem sofre perdas, e, de 51 partidas contra ela, os bots difíceis venceram só uma.
plagues-play-gently = Uma primeira partida leve
plagues-play-gently-help = Dois jogadores: você e um bot muito fácil.
plagues-about = 10 Pragas do Egito: regras conforme o manual publicado. Algumas tabelas que ele não traz por escrito foram reconstruídas; as páginas de regras as indicam.
plagues-seats-1 = 1 (solo, contra a IA)
plagues-automa = IA

## Províncias

plagues-province-abydos = Abydos
plagues-province-abydos-help = Uma vez por rodada, você pode mudar um dado em até 2 ao gastá-lo (P8.1).
plagues-province-buto = Buto
plagues-province-buto-help = Uma vez por rodada, ao pegar uma carta de território, você pode comprar mais duas e ficar com uma das três (P8.2).
plagues-province-memphis = Memphis
plagues-province-memphis-help = Você sempre paga 1 moeda a menos de tributo (P8.3).
plagues-province-edfu = Edfu
plagues-province-edfu-help = Uma vez por rodada, você pode gastar um dado 3 para comprar 6 fichas da reserva geral e ficar com uma (P8.4).

## Fichas: como são, e como objeto de uma frase

plagues-token-sphinx = esfinge
plagues-token-sphinx-a = uma esfinge
plagues-token-sphinx-help = Vai para um espaço livre da sua cidade (P4.3).
plagues-token-obelisk = obelisco
plagues-token-obelisk-a = um obelisco
plagues-token-obelisk-help = Vai para um espaço livre da sua cidade (P4.3).
plagues-token-egyptian = egípcio
plagues-token-egyptian-a = um egípcio
plagues-token-egyptian-help = Vai para um espaço livre da sua cidade ou do seu campo (P4.3).
plagues-token-plantation = plantação
plagues-token-plantation-a = uma plantação
plagues-token-plantation-help = Vai para um espaço livre do seu campo (P4.3).
plagues-token-herd = rebanho
plagues-token-herd-a = um rebanho
plagues-token-herd-help = Vai para um espaço livre do seu campo (P4.3).
plagues-token-coin = moeda
plagues-token-coin-a = uma moeda
plagues-token-coin-help = Guarde-a para pagar o tributo, um comércio ou um segundo avanço de desenvolvimento (P4.3).
plagues-token-boat = ficha de barco
plagues-token-boat-a = uma ficha de barco
plagues-token-boat-help = Seu barco avança 1 espaço (P4.3).
plagues-token-province = ficha de província
plagues-token-province-a = uma ficha de província
plagues-token-province1 = província +1
plagues-token-province1-a = uma província +1
plagues-token-province1-help = Avance 1 espaço na sua carta de província (P4.3).
plagues-token-province2 = província +2
plagues-token-province2-a = uma província +2
plagues-token-province2-help = Avance 2 espaços na sua carta de província (P4.3).
plagues-token-province3 = província +3
plagues-token-province3-a = uma província +3
plagues-token-province3-help = Avance 3 espaços na sua carta de província (P4.3).
plagues-token-pharaoh = ficha do Faraó
plagues-token-pharaoh-a = uma ficha do Faraó
plagues-token-pharaoh-help = Vire-a uma vez para ignorar uma praga ou descartar uma penalidade; 2 pontos no fim do jogo, usada ou não (P10.1, P10.2).

## O tabuleiro de província

plagues-area-city = cidade
plagues-area-field = campo
plagues-space-city = cidade { $n }
plagues-space-field = campo { $n }
plagues-bonus-dev_city = avanço da cidade
plagues-bonus-dev_city-help = 1 avanço na trilha da cidade enquanto as duas fichas ao lado estiverem ali (P2.3).
plagues-bonus-dev_field = avanço do campo
plagues-bonus-dev_field-help = 1 avanço na trilha do campo enquanto as duas fichas ao lado estiverem ali (P2.3).
plagues-bonus-coin = moeda
plagues-bonus-coin-help = 1 moeda de renda em cada rodada enquanto as duas fichas ao lado estiverem ali (P2.4).
plagues-bonus-hebrew = hebreu
plagues-bonus-hebrew-help = Enquanto as duas fichas ao lado estiverem ali, um dado liberta um hebreu de valor até o do próprio dado (P4.6).
plagues-bonus-soldiers = soldados
plagues-bonus-soldiers-help = 3 soldados em cada rodada enquanto as duas fichas ao lado estiverem ali (P2.4).
plagues-bonus-row = linha com três fichas diferentes
plagues-bonus-row-help = Uma linha com três fichas diferentes dá um Ankh enquanto estiver completa (P2.5).

## Bônus que se recebem uma vez

plagues-claim-city = ficha bônus da cidade
plagues-claim-field = ficha bônus do campo
plagues-claim-river = ficha bônus do rio
plagues-claim-province = bônus do espaço { $n } da carta de província
plagues-claim-help = 2 avanços de desenvolvimento e 2 espaços na carta de província, uma vez por partida (P2.6).
plagues-card_bonus-hebrew = um hebreu à sua escolha
plagues-card_bonus-market = qualquer ficha do mercado
plagues-card_bonus-dev = 2 avanços de desenvolvimento

## Trilhas

plagues-track-city = trilha da cidade
plagues-track-city-help = A mais atrás das suas duas trilhas de desenvolvimento pontua no fim do jogo (P12.2).
plagues-track-field = trilha do campo
plagues-track-field-help = A mais atrás das suas duas trilhas de desenvolvimento pontua no fim do jogo (P12.2).
plagues-track-boat = barco
plagues-track-boat-help = O barco no rio Nilo: as moedas por onde passou são renda, os últimos espaços pontuam, o último de todos dá um Ankh (P3.2).
plagues-track-province = carta de província
plagues-track-province-help = Bônus em 6, 9 e 12; duas ações especiais por rodada a partir de 13, um Ankh a partir de 21, 6 pontos em 24 (P3.3).

## Hebreus libertados: o que dá cada lugar da coluna

plagues-hebrew = Hebreu de valor { $n }
plagues-column-province = carta de província +1
plagues-column-boat = barco +1
plagues-column-dev = 1 avanço de desenvolvimento
plagues-column-market = qualquer ficha do mercado
plagues-column-penalty = uma penalidade a menos
plagues-column-ankh = um Ankh
plagues-column-none = nada

## Dados

plagues-action-token = Pegar uma ficha
plagues-action-token-help = Pegue a ficha do mercado que está no espaço com o número do dado (P4.2).
plagues-action-favour = Pegar uma carta do Faraó
plagues-action-favour-help = Pegue a carta do Faraó com o número do dado, se ninguém a tiver nesta rodada (P4.4).
plagues-action-hebrew = Libertar um hebreu
plagues-action-hebrew-help = Liberte um hebreu com um dado de pelo menos o dobro do valor dele (P4.5).
plagues-action-recover = Recuperar uma ficha
plagues-action-recover-help = Traga de volta uma ficha do espaço do descarte que mostra o dado (P4.8).
plagues-action-draw = Comprar fichas
plagues-action-draw-help = Edfu compra 6 fichas da reserva geral e fica com uma (P8.4).
plagues-action-nothing = Nada
plagues-action-nothing-help = O dado é gasto à toa, porque nenhum dos seus dados permite uma ação (P4.9).
plagues-die = Dado { $n }
plagues-die-1-help = Ficha do espaço 1, carta do Faraó 1, ou recuperar do primeiro espaço do descarte (P4.1).
plagues-die-2-help = Ficha do espaço 2, carta do Faraó 2, um hebreu de valor 1, ou recuperar do primeiro espaço do descarte (P4.1).
plagues-die-3-help = Ficha do espaço 3, carta do Faraó 3, um hebreu de valor 1, ou recuperar do segundo espaço do descarte (P4.1).
plagues-die-4-help = Ficha do espaço 4, carta do Faraó 4, um hebreu de valor 1 ou 2, ou recuperar do segundo espaço do descarte (P4.1).
plagues-die-5-help = Ficha do espaço 5, carta do Faraó 5, ou um hebreu de valor 1 ou 2 (P4.1).
plagues-die-6-help = Ficha do espaço 6, carta do Faraó 6, ou um hebreu de valor 1, 2 ou 3 (P4.1).

## Cartas do Faraó

plagues-pharaoh_card = Carta do Faraó { $n }
plagues-favour-dev = 1 avanço, ou 2 por uma moeda
plagues-favour-dev-help = Um avanço de desenvolvimento; pague uma ficha de moeda ou a carta da moeda para ter dois (P4.4).
plagues-favour-soldiers = 5 soldados
plagues-favour-soldiers-help = Mais 5 soldados na fase 2 desta rodada (P4.4).
plagues-favour-coin = uma moeda nesta rodada
plagues-favour-coin-help = Uma moeda para o tributo, um comércio ou um segundo avanço de desenvolvimento nesta rodada; sem uso, é desperdiçada (P4.4).
plagues-favour-province = carta de província +3
plagues-favour-province-help = Avance na hora 3 espaços na sua carta de província (P4.4).
plagues-favour-ankh = um Ankh nesta rodada
plagues-favour-ankh-help = Conta como um Ankh até o fim da rodada (P4.4, P6.6).
plagues-favour-boat = barco +2
plagues-favour-boat-help = Seu barco avança 2 espaços na hora (P4.4).

## Cartas de território

plagues-kind-immediate = Bônus imediato
plagues-kind-immediate-help = Dá seu bônus na hora e sai do jogo (P9.1).
plagues-kind-special = Ação especial
plagues-kind-special-help = Você pode usá-la uma vez por rodada; uma ação especial por rodada, duas a partir do espaço 13 da carta de província (P9.2).
plagues-kind-trade = Comércio
plagues-kind-trade-help = Exige as fichas que mostra, que não são gastas; 2 pontos no fim do jogo, usada ou não (P9.1, P9.4).
plagues-kind-scoring = Pontuação
plagues-kind-scoring-help = Dá pontos no fim do jogo (P9.5).

plagues-special-egyptians = 2 egípcios: barco +1
plagues-special-egyptians-help = Com pelo menos 2 egípcios no seu tabuleiro, seu barco avança 1 espaço (P9.3).
plagues-special-die = 4 ou 5 pega a carta do Faraó 6
plagues-special-die-help = Você pode gastar um dado 4 ou 5 como um 6 para pegar a carta do Faraó 6 (P9.3).
plagues-special-mark = marca do rio: carta de província +2
plagues-special-mark-help = Com seu barco na marca do bônus do rio ou além dela, você avança 2 espaços na sua carta de província (P9.3).
plagues-special-swap = 1 Ankh: trocar duas fichas do mercado
plagues-special-swap-help = Com pelo menos 1 Ankh, você troca a posição de duas fichas do mercado antes de gastar um dado em uma ficha (P9.3).
plagues-special-coins = 4 hebreus: 2 moedas para o tributo
plagues-special-coins-help = Com pelo menos 4 hebreus libertados, você tem mais 2 moedas para este tributo (P9.3).
plagues-special-recover = 2 Ankhs: recuperar uma ficha
plagues-special-recover-help = Com pelo menos 2 Ankhs, você recupera uma ficha descartada sem usar dado (P9.3).
plagues-special-soldiers = espaço 10 da província: 2 soldados
plagues-special-soldiers-help = A partir do espaço 10 da carta de província, você tem mais 2 soldados nesta rodada (P9.3).
plagues-special-market = 3 Ankhs: qualquer ficha do mercado
plagues-special-market-help = Com pelo menos 3 Ankhs, você pega qualquer ficha do mercado (P9.3).

plagues-trade-coin = uma moeda por rodada
plagues-trade-coin-help = Enquanto você tiver estas fichas no seu tabuleiro ou ao lado dele, 1 moeda de renda por rodada (P9.4).
plagues-trade-soldier = um soldado por rodada
plagues-trade-soldier-help = Enquanto você tiver estas fichas no seu tabuleiro ou ao lado dele, 1 soldado por rodada (P9.4).
plagues-trade-dev = por uma moeda, 2 avanços
plagues-trade-dev-help = Uma vez por partida, com estas fichas e por uma moeda, 2 avanços de desenvolvimento (P9.4).
plagues-trade-market = por uma moeda, qualquer ficha do mercado
plagues-trade-market-help = Uma vez por partida, com estas fichas e por uma moeda, você pega qualquer ficha do mercado (P9.4).
plagues-trade-no-tribute = por uma moeda, sem tributo
plagues-trade-no-tribute-help = Uma vez por partida, com estas fichas e por uma moeda, você não paga tributo nesta rodada (P9.4).
plagues-trade-penalty = por uma moeda, uma penalidade a menos
plagues-trade-penalty-help = Uma vez por partida, com estas fichas e por uma moeda, você descarta uma carta de penalidade (P9.4).

plagues-scoring-four = 4 pontos
plagues-scoring-four-help = 4 pontos no fim do jogo (P9.5).
plagues-scoring-rows = 3 pontos por linha, até 6
plagues-scoring-rows-help = 3 pontos por linha com três fichas diferentes, até 6 (P9.5).
plagues-scoring-egyptians = 2 pontos por egípcio, até 6
plagues-scoring-egyptians-help = 2 pontos por egípcio no seu tabuleiro, até 6 (P9.5).
plagues-scoring-areas = 5 pontos por 3 fichas em cada área
plagues-scoring-areas-help = 5 pontos com pelo menos 3 fichas na cidade e 3 no campo (P9.5).
plagues-scoring-hebrews = 1 ponto por par de hebreus, até 6
plagues-scoring-hebrews-help = 1 ponto por par de fichas hebreus libertadas, até 6 (P9.5).
plagues-scoring-discard = 5 pontos por descarte vazio
plagues-scoring-discard-help = 5 pontos se não houver nenhuma ficha no seu descarte (P9.5).
plagues-scoring-bonuses = 5 pontos por moeda, soldados e hebreu
plagues-scoring-bonuses-help = 5 pontos se um bônus de moeda, o bônus de soldados e o bônus hebreu do seu tabuleiro estiverem ativos (P9.5).
plagues-scoring-ankhs = 1 ponto por Ankh
plagues-scoring-ankhs-help = 1 ponto por Ankh ativo seu (P9.5).

plagues-territory-t1 = { plagues-kind-immediate } 1
plagues-territory-t1-short = { plagues-track-city } +1
plagues-territory-t1-help = Na hora, avance 1 espaço na sua trilha da cidade; depois a carta sai do jogo (P9.1).
plagues-territory-t2 = { plagues-kind-immediate } 2
plagues-territory-t2-short = { plagues-track-field } +1
plagues-territory-t2-help = Na hora, avance 1 espaço na sua trilha do campo; depois a carta sai do jogo (P9.1).
plagues-territory-t3 = { plagues-kind-immediate } 3
plagues-territory-t3-short = { plagues-track-city } +1, { plagues-track-field } +1
plagues-territory-t3-help = Na hora, avance 1 espaço na sua trilha da cidade e 1 na do campo; depois a carta sai do jogo (P9.1).
plagues-territory-t4 = { plagues-kind-immediate } 4
plagues-territory-t4-short = { plagues-track-province } +2
plagues-territory-t4-help = Na hora, avance 2 espaços na sua carta de província; depois a carta sai do jogo (P9.1).
plagues-territory-t5 = { plagues-kind-immediate } 5
plagues-territory-t5-short = { plagues-track-province } +3
plagues-territory-t5-help = Na hora, avance 3 espaços na sua carta de província; depois a carta sai do jogo (P9.1).
plagues-territory-t6 = { plagues-kind-immediate } 6
plagues-territory-t6-short = { plagues-track-boat } +1
plagues-territory-t6-help = Na hora, avance seu barco 1 espaço no rio Nilo; depois a carta sai do jogo (P9.1).
plagues-territory-t7 = { plagues-kind-immediate } 7
plagues-territory-t7-short = { plagues-track-boat } +2
plagues-territory-t7-help = Na hora, avance seu barco 2 espaços no rio Nilo; depois a carta sai do jogo (P9.1).
plagues-territory-t8 = { plagues-kind-special } 8
plagues-territory-t8-short = { plagues-special-egyptians }
plagues-territory-t8-help = { plagues-special-egyptians-help }
plagues-territory-t9 = { plagues-kind-special } 9
plagues-territory-t9-short = { plagues-special-die }
plagues-territory-t9-help = { plagues-special-die-help }
plagues-territory-t10 = { plagues-kind-special } 10
plagues-territory-t10-short = { plagues-special-mark }
plagues-territory-t10-help = { plagues-special-mark-help }
plagues-territory-t11 = { plagues-kind-special } 11
plagues-territory-t11-short = { plagues-special-swap }
plagues-territory-t11-help = { plagues-special-swap-help }
plagues-territory-t12 = { plagues-kind-special } 12
plagues-territory-t12-short = { plagues-special-coins }
plagues-territory-t12-help = { plagues-special-coins-help }
plagues-territory-t13 = { plagues-kind-special } 13
plagues-territory-t13-short = { plagues-special-recover }
plagues-territory-t13-help = { plagues-special-recover-help }
plagues-territory-t14 = { plagues-kind-special } 14
plagues-territory-t14-short = { plagues-special-soldiers }
plagues-territory-t14-help = { plagues-special-soldiers-help }
plagues-territory-t15 = { plagues-kind-special } 15
plagues-territory-t15-short = { plagues-special-market }
plagues-territory-t15-help = { plagues-special-market-help }
plagues-territory-t16 = { plagues-kind-trade } 16
plagues-territory-t16-short = { plagues-token-boat } + { plagues-token-plantation }: { plagues-trade-coin }
plagues-territory-t16-help = Exige: { plagues-token-boat } + { plagues-token-plantation }. { plagues-trade-coin-help }
plagues-territory-t17 = { plagues-kind-trade } 17
plagues-territory-t17-short = { plagues-token-province } + { plagues-token-sphinx }: { plagues-trade-coin }
plagues-territory-t17-help = Exige: { plagues-token-province } + { plagues-token-sphinx }. { plagues-trade-coin-help }
plagues-territory-t18 = { plagues-kind-trade } 18
plagues-territory-t18-short = { plagues-token-egyptian } + { plagues-token-herd }: { plagues-trade-soldier }
plagues-territory-t18-help = Exige: { plagues-token-egyptian } + { plagues-token-herd }. { plagues-trade-soldier-help }
plagues-territory-t19 = { plagues-kind-trade } 19
plagues-territory-t19-short = { plagues-token-province } + { plagues-token-obelisk }: { plagues-trade-dev }
plagues-territory-t19-help = Exige: { plagues-token-province } + { plagues-token-obelisk }. { plagues-trade-dev-help }
plagues-territory-t20 = { plagues-kind-trade } 20
plagues-territory-t20-short = { plagues-token-boat } + { plagues-token-herd }: { plagues-trade-market }
plagues-territory-t20-help = Exige: { plagues-token-boat } + { plagues-token-herd }. { plagues-trade-market-help }
plagues-territory-t21 = { plagues-kind-trade } 21
plagues-territory-t21-short = { plagues-token-province } + { plagues-token-plantation }: { plagues-trade-no-tribute }
plagues-territory-t21-help = Exige: { plagues-token-province } + { plagues-token-plantation }. { plagues-trade-no-tribute-help }
plagues-territory-t22 = { plagues-kind-trade } 22
plagues-territory-t22-short = { plagues-token-boat } + { plagues-token-obelisk }: { plagues-trade-penalty }
plagues-territory-t22-help = Exige: { plagues-token-boat } + { plagues-token-obelisk }. { plagues-trade-penalty-help }
plagues-territory-t23 = { plagues-kind-scoring } 23
plagues-territory-t23-short = { plagues-scoring-four }
plagues-territory-t23-help = { plagues-scoring-four-help }
plagues-territory-t24 = { plagues-kind-scoring } 24
plagues-territory-t24-short = { plagues-scoring-rows }
plagues-territory-t24-help = { plagues-scoring-rows-help }
plagues-territory-t25 = { plagues-kind-scoring } 25
plagues-territory-t25-short = { plagues-scoring-egyptians }
plagues-territory-t25-help = { plagues-scoring-egyptians-help }
plagues-territory-t26 = { plagues-kind-scoring } 26
plagues-territory-t26-short = { plagues-scoring-areas }
plagues-territory-t26-help = { plagues-scoring-areas-help }
plagues-territory-t27 = { plagues-kind-scoring } 27
plagues-territory-t27-short = { plagues-scoring-hebrews }
plagues-territory-t27-help = { plagues-scoring-hebrews-help }
plagues-territory-t28 = { plagues-kind-scoring } 28
plagues-territory-t28-short = { plagues-scoring-discard }
plagues-territory-t28-help = { plagues-scoring-discard-help }
plagues-territory-t29 = { plagues-kind-scoring } 29
plagues-territory-t29-short = { plagues-scoring-bonuses }
plagues-territory-t29-help = { plagues-scoring-bonuses-help }
plagues-territory-t30 = { plagues-kind-scoring } 30
plagues-territory-t30-short = { plagues-scoring-ankhs }
plagues-territory-t30-help = { plagues-scoring-ankhs-help }

## Pragas

plagues-plague-blood = Sangue
plagues-plague-blood-help = Todos os barcos retrocedem 1 espaço (P7.1).
plagues-plague-frogs = Rãs
plagues-plague-frogs-help = Todos retrocedem 2 espaços na carta de província (P7.1).
plagues-plague-lice = Piolhos
plagues-plague-lice-help = Pegar uma carta do Faraó que não seja a da moeda custa uma ficha de moeda (P7.1).
plagues-plague-flies = Moscas
plagues-plague-flies-help = O bônus hebreu do tabuleiro não pode ser usado (P7.1).
plagues-plague-livestock = Morte dos rebanhos
plagues-plague-livestock-help = O tributo é 1 maior (P7.1).
plagues-plague-boils = Úlceras
plagues-plague-boils-help = O bônus de soldados do tabuleiro não pode ser usado (P7.1).
plagues-plague-hail = Granizo
plagues-plague-hail-help = Cartas de ação especial e de comércio não podem ser usadas (P7.1).
plagues-plague-locusts = Gafanhotos
plagues-plague-locusts-help = Os bônus de moeda do tabuleiro não podem ser usados (P7.1).
plagues-plague-darkness = Trevas
plagues-plague-darkness-help = Ninguém pega carta de território; as abertas saem do jogo (P7.1, P7.3).
plagues-plague-firstborn = Morte dos primogênitos
plagues-plague-firstborn-help = Todos têm um Ankh a menos na fase 3 (P7.1).
plagues-when-at-once = na hora
plagues-when-phase-1 = na fase 1
plagues-when-phase-2 = na fase 2
plagues-when-phase-3 = na fase 3
plagues-when-round = a rodada inteira

## Perdas

plagues-loss-boat = barco retrocede { $steps }
plagues-loss-city = trilha da cidade retrocede { $steps }
plagues-loss-field = trilha do campo retrocede { $steps }
plagues-loss-province = carta de província retrocede { $steps }
plagues-loss-tokens = { $tokens } para o descarte
plagues-loss-part = { $n }. { $choices }
plagues-loss_card = Carta de perdas { $n }

## Fases de uma rodada, e momentos do próprio turno

plagues-phase-0 = Preparação
plagues-phase-1 = Dados
plagues-phase-2 = Territórios
plagues-phase-3 = Tributo e perdas
plagues-phase-4 = A próxima rodada é preparada
plagues-moment-0 = antes do seu dado
plagues-moment-1 = seu dado já foi gasto
plagues-moment-2 = a seguir, a contagem de soldados
plagues-moment-3 = antes das cartas de território
plagues-moment-4 = depois das cartas de território
plagues-moment-5 = a seguir, o tributo
plagues-moment-6 = a seguir, as perdas
plagues-moment-7 = as perdas já passaram

## De que são feitos moedas, soldados, Ankhs e pontos

plagues-tribute-due = Tributo devido
plagues-tribute-tokens_to_spend = Fichas de moeda a gastar
plagues-coins-board = Tabuleiro
plagues-coins-nile = Nilo
plagues-coins-trade = Cartas de comércio
plagues-coins-special = Ação especial
plagues-coins-card = Carta do Faraó
plagues-coins-tokens = Fichas de moeda
plagues-coins-total = Moedas
plagues-soldiers-dice = Dados não gastos
plagues-soldiers-board = Tabuleiro
plagues-soldiers-card = Carta do Faraó
plagues-soldiers-trade = Cartas de comércio
plagues-soldiers-special = Ação especial
plagues-soldiers-total = Soldados
plagues-ankhs-rows = Linhas de três
plagues-ankhs-nile = Fim do Nilo
plagues-ankhs-hebrews = 7 hebreus
plagues-ankhs-province = Carta de província
plagues-ankhs-card = Carta do Faraó
plagues-ankhs-total = Ankhs
plagues-points-dev = Desenvolvimento (trilha mais atrás)
plagues-points-nile = Nilo
plagues-points-tokens = Fichas
plagues-points-pharaoh = Fichas do Faraó
plagues-points-territories = Cartas de território
plagues-points-province = Fim da carta de província
plagues-points-hebrews = Hebreus
plagues-points-penalties = Penalidades
plagues-points-discard = Descarte
plagues-points-total = Pontos

## Rótulos da mesa

plagues-label-round = Rodada { $n }
plagues-label-phase = Fase { $n }
plagues-label-market = Mercado
plagues-label-slot = Espaço { $n }
plagues-label-supply = Reserva geral
plagues-label-dice = Dados
plagues-label-pharaoh_cards = Cartas do Faraó
plagues-label-hebrews = Hebreus
plagues-label-territories = Territórios
plagues-label-plague = Praga
plagues-label-loss = Perdas
plagues-label-papyrus = Papiro
plagues-label-tribute = Tributo
plagues-label-ankhs = Ankhs
plagues-label-ankhs-needed = Ankhs necessários
plagues-label-soldiers = Soldados
plagues-label-order = Ordem de turnos
plagues-label-nile = Nilo
plagues-label-discard = Descarte
plagues-label-discard-slot = Espaço { $n } do descarte
plagues-label-kept = Ao lado do tabuleiro
plagues-label-penalties = Penalidades
plagues-number-coin = moedas
plagues-number-penalties = penalidades
plagues-number-pharaoh = fichas do Faraó
plagues-label-power = Poder
plagues-label-power-used = Poder, já usado
plagues-label-ignoring = ignora a praga
plagues-label-advanced = Modo avançado
plagues-label-short = Partida curta

## Causas: por que algo aconteceu

plagues-cause-set-up = preparação
plagues-cause-bonus = bônus do tabuleiro
plagues-cause-bonus-token = ficha bônus
plagues-cause-province-card = carta de província
plagues-cause-token = ficha
plagues-cause-favour = carta do Faraó
plagues-cause-hebrew = hebreu libertado
plagues-cause-recover = ficha recuperada
plagues-cause-last = último de quatro
plagues-cause-loss = perdas
plagues-cause-plague = praga
plagues-cause-territory = carta de território
plagues-cause-special = ação especial
plagues-cause-trade = comércio
plagues-cause-pharaoh = ficha do Faraó
plagues-cause-market = mercado
plagues-cause-moses = Moisés
plagues-cause-automa = IA
plagues-cause-tribute = tributo
plagues-cause-edfu = { plagues-province-edfu }
plagues-cause-buto = { plagues-province-buto }

## Finais

plagues-ending-supply-used-up = a reserva geral se esgotou
plagues-ending-last-round = a última rodada terminou

## De onde vêm o conteúdo e as regras

plagues-origin-rulebook = regras impressas
plagues-origin-recovered = lido do jogo impresso por outras pessoas
plagues-origin-reconstructed = reconstruído por nós
plagues-origin-own = feito por nós
plagues-mark-R = está no manual
plagues-mark-C = aparece só nas imagens do manual; reconstruído de modo que toda frase e todo exemplo se encaixem
plagues-mark-D = decisão nossa onde o manual se cala
plagues-table-papyrus = papiro
plagues-table-tokens = quantidades de fichas
plagues-table-board = bônus do tabuleiro de província
plagues-table-dev_track = trilhas de desenvolvimento
plagues-table-nile = o rio Nilo
plagues-table-province_card = carta de província
plagues-table-pharaoh_cards = cartas do Faraó
plagues-table-hebrews = hebreus
plagues-table-plagues = praga
plagues-table-losses = cartas de perdas
plagues-table-territories = cartas de território

## Partes de linhas do registro

plagues-part-number = { $player } { $number }

## Registro: uma linha para cada acontecimento

plagues-event-ProvinceTaken = { $player } governa { $province }.
plagues-event-OrderSet = Ordem de turnos: { $order }.
plagues-event-RoundCleared = A rodada terminou: dados e cartas do Faraó voltam.
plagues-event-RoundBegun = Começa a rodada { $number }.
plagues-event-PhaseBegun = Fase { $phase_id }: { $phase }.
plagues-event-MarketFilled = Mercado, espaço { $slot }: { $token }.
plagues-event-MarketTaken = { $player } pega { $token_a } do espaço { $slot }.
plagues-event-MarketSwapped = { $player } troca entre si as fichas dos espaços { $slots }.
plagues-event-MarketCleared = Saem do mercado: { $tokens }.
plagues-event-ShuffledBack = De volta à reserva geral: { $tokens }.
plagues-event-SupplyTaken = { $player } pega { $token_a } da reserva geral ({ $cause }).
plagues-event-TokenPlaced = { $player } coloca { $token_a } no espaço { $space }.
plagues-event-TokenKept = { $player } guarda { $token_a } ao lado do tabuleiro.
plagues-event-TokenGone =
    { $cause_id ->
        [automa] { $player } não tem espaço: { $token } sai do jogo.
       *[any] { $player } gasta { $token_a } ({ $cause }).
    }
plagues-event-Moved =
    { $dev ->
        [yes] { $player }: { $track } { $change }, agora vale { $points } ({ $cause }).
       *[any] { $player }: { $track } { $change }, agora em { $to } ({ $cause }).
    }
plagues-event-BonusClaimed = { $player } recebe: { $bonus }.
plagues-event-BoardBonus =
    { $result ->
        [opened] { $player } ativa bônus do tabuleiro: { $opened }.
        [broken] { $player } perde bônus do tabuleiro: { $broken }.
        [opened-row] { $player } ativa bônus do tabuleiro: { $opened }, e completa uma linha com três fichas diferentes.
        [broken-row] { $player } perde bônus do tabuleiro: { $broken }, e uma linha com três fichas diferentes.
        [row] { $player } completa uma linha com três fichas diferentes.
       *[any] { $player } perde uma linha com três fichas diferentes.
    }
plagues-event-DieSpent =
    { $changed ->
        [yes] { $player } gasta o dado { $die } como { $value }.
       *[any] { $player } gasta o dado { $die }.
    }
plagues-event-PowerUsed = { $player } usa o poder da província.
plagues-event-FavourTaken = { $player } pega a carta do Faraó { $card }: { $favour }.
plagues-event-FavourSpent = { $player } gasta a carta do Faraó { $card } ({ $cause }).
plagues-event-HebrewFreed = { $player } liberta um hebreu de valor { $value }; o lugar { $place } da coluna dá: { $gift }.
plagues-event-HebrewsLaid = Um hebreu de valor { $value } espera pela liberdade.
plagues-event-HebrewsGone = Os hebreus que ninguém libertou saem do jogo.
plagues-event-TokenRecovered = { $player } recupera { $token_a } do espaço { $slot } do descarte.
plagues-event-SoldiersCounted = Soldados e nova ordem de turnos: { $soldiers }.
plagues-event-TerritoryOpened = Território aberto: { $card } ({ $card_short }).
plagues-event-TerritoryTaken = { $player } pega { $card } ({ $card_short }).
plagues-event-TerritoryKept = { $player } fica com { $card } ({ $card_short }).
plagues-event-TerritoryUsedUp = { $player } usa de vez { $card } ({ $card_short }).
plagues-event-TerritoriesGone = Cartas de território que saem do jogo: { $cards }.
plagues-event-Drew =
    { $cause_id ->
        [edfu] { $player } compra da reserva geral em segredo.
       *[any] { $player } compra da pilha de territórios em segredo.
    }
plagues-event-DrewThis = { $player } compra em segredo: { $thing }.
plagues-event-PutBack =
    { $cause_id ->
        [edfu] { $player } devolve fichas à reserva geral: { $amount }.
       *[any] { $player } põe cartas no fundo da pilha de territórios: { $amount }.
    }
plagues-event-SpecialUsed = { $player } usa { $card } ({ $card_short }).
plagues-event-Traded = { $player } usa { $card } ({ $card_short }).
plagues-event-PharaohTurned =
    { $use_id ->
        [ignore] { $player } vira uma ficha do Faraó e ignora a praga.
       *[any] { $player } vira uma ficha do Faraó e descarta uma penalidade.
    }
plagues-event-PenaltyDiscarded = { $player } descarta uma carta de penalidade ({ $cause }).
plagues-event-TributePaid =
    { $due ->
        [0] { $player } não deve tributo.
        [one] { $player } paga { $due } moeda de tributo.
        [many] { $player } paga { $due } de moedas de tributo.
       *[other] { $player } paga { $due } moedas de tributo.
    }
plagues-event-TributeFailed =
    { $due ->
        [one] { $player } não consegue pagar { $due } moeda de tributo; moedas: { $coins }.
        [many] { $player } não consegue pagar { $due } de moedas de tributo; moedas: { $coins }.
       *[other] { $player } não consegue pagar { $due } moedas de tributo; moedas: { $coins }.
    }
plagues-event-PenaltyTaken =
    { $player_id ->
        [none] Quem não conseguiu pagar empata em tudo: ninguém recebe a carta da praga.
       *[any] { $player } recebe a carta da praga como penalidade.
    }
plagues-event-LossCancelled = { $player } anula a parte { $part } das perdas.
plagues-event-LossSuffered = { $player } sofre a parte { $part } das perdas: { $loss }.
plagues-event-TokenLost = { $player } perde { $token_a } do espaço { $space }.
plagues-event-TokenDiscarded =
    { $slot_id ->
        [none] { $player } abre mão de { $token_a } de vez.
       *[any] { $player } põe { $token_a } no espaço { $slot } do descarte.
    }
plagues-event-PlagueRevealed =
    { $acts ->
        [yes] A praga da rodada: { $plague }. { $plague_help }
       *[any] A praga da rodada: { $plague }. Ela não faz nada na primeira rodada.
    }
plagues-event-LossRevealed = As perdas da rodada: { $parts }.
plagues-event-MosesHelps = Moisés ajuda quem está mais atrás ({ $track }): { $players }.
plagues-event-AutomaTurned =
    { $purpose_id ->
        [favour] IA revela { $die }, para uma carta do Faraó.
        [token] IA revela { $die }, para uma ficha do mercado.
        [hebrew] IA revela { $die }, para um hebreu.
       *[any] IA revela { $die }.
    }
plagues-event-GameEnded =
    { $winners_count ->
        [one] Fim de partida: { $ending }. { $winners } vence com { $best ->
                 [one] { $best } ponto
                 [many] { $best } de pontos
                *[other] { $best } pontos
            }.
        [many] Fim de partida: { $ending }. { $winners } dividem a vitória com { $best ->
                 [one] { $best } ponto
                 [many] { $best } de pontos
                *[other] { $best } pontos
            }.
       *[other] Fim de partida: { $ending }. { $winners } dividem a vitória com { $best ->
                 [one] { $best } ponto
                 [many] { $best } de pontos
                *[other] { $best } pontos
            }.
    }

## Perguntas: a quem deve responder, e aos demais

plagues-ask-first_player = Quem começa?
plagues-ask-first_player-other = { $seat } escolhe quem começa.
plagues-ask-province = Escolha sua província.
plagues-ask-province-other = { $seat } escolhe uma província.
plagues-ask-refill = Qual ficha entra no espaço { $about } do mercado?
plagues-ask-refill-other = Uma ficha entra no espaço { $about } do mercado.
plagues-ask-lay_hebrew = Qual hebreu espera pela liberdade?
plagues-ask-lay_hebrew-other = Uma ficha hebreu entra no tabuleiro coletivo.
plagues-ask-open_territory = Qual carta de território é aberta?
plagues-ask-open_territory-other = Uma carta de território é aberta.
plagues-ask-plague = Qual praga se abate sobre o Egito?
plagues-ask-plague-other = Uma praga é revelada.
plagues-ask-loss_card = Quais perdas vêm com ela?
plagues-ask-loss_card-other = Uma carta de perdas é revelada.
plagues-ask-automa_die = Qual dado a IA revela?
plagues-ask-automa_die-other = A IA revela um dado.
plagues-ask-automa_territory = Qual carta de território a IA pega?
plagues-ask-automa_territory-other = A IA pega uma carta de território.
plagues-ask-edfu_draw = Qual ficha é comprada?
plagues-ask-edfu_draw-other = { $seat } compra fichas da reserva geral.
plagues-ask-edfu_keep = Com qual das fichas compradas você fica?
plagues-ask-edfu_keep-other = { $seat } escolhe uma das fichas compradas.
plagues-ask-buto = Você pegou { $about }: comprar mais duas e ficar com uma das três?
plagues-ask-buto-other = { $seat } pode comprar mais duas cartas de território.
plagues-ask-buto_draw = Qual carta de território é comprada?
plagues-ask-buto_draw-other = { $seat } compra cartas de território.
plagues-ask-buto_keep = Com qual das três cartas de território você fica?
plagues-ask-buto_keep-other = { $seat } escolhe uma de três cartas de território.
plagues-ask-die = Escolha um dado e o que fazer com ele.
plagues-ask-die-other = { $seat } gasta um dado.
plagues-ask-free = Você usa alguma coisa? ({ $about })
plagues-ask-free-other = { $seat } pode usar cartas ou fichas do Faraó.
plagues-ask-dev =
    { $steps ->
        [one] Escolha a trilha para { $steps } avanço de desenvolvimento.
        [many] Escolha as trilhas para { $steps } de avanços de desenvolvimento.
       *[other] Escolha as trilhas para { $steps } avanços de desenvolvimento.
    }
plagues-ask-dev-other =
    { $steps ->
        [one] { $seat } escolhe a trilha para { $steps } avanço de desenvolvimento.
        [many] { $seat } escolhe as trilhas para { $steps } de avanços de desenvolvimento.
       *[other] { $seat } escolhe as trilhas para { $steps } avanços de desenvolvimento.
    }
plagues-ask-dev_favour = Um avanço de desenvolvimento de graça, ou dois por uma moeda?
plagues-ask-dev_favour-other = { $seat } escolhe um avanço de desenvolvimento, ou dois por uma moeda.
plagues-ask-pay_with = Com o que você paga?
plagues-ask-pay_with-other = { $seat } escolhe com o que pagar.
plagues-ask-hebrew = Qual hebreu você liberta?
plagues-ask-hebrew-other = { $seat } liberta um hebreu.
plagues-ask-market = Qual ficha do mercado você pega?
plagues-ask-market-other = { $seat } pega uma ficha do mercado.
plagues-ask-swap = Quais duas fichas do mercado você troca entre si?
plagues-ask-swap-other = { $seat } troca entre si duas fichas do mercado.
plagues-ask-place = Escolha um espaço para esta ficha: { $about }.
plagues-ask-place-other = { $seat } escolhe um espaço para esta ficha: { $about }.
plagues-ask-recover = Qual ficha descartada você recupera?
plagues-ask-recover-other = { $seat } recupera uma ficha descartada.
plagues-ask-territory = Qual carta de território você pega?
plagues-ask-territory-other = { $seat } pega uma carta de território.
plagues-ask-ignore = Virar uma ficha do Faraó para ignorar a praga?
plagues-ask-ignore-other = { $seat } pode ignorar a praga.
plagues-ask-cancel = Seus Ankhs podem anular uma parte das perdas: qual?
plagues-ask-cancel-other = { $seat } pode anular uma parte das perdas.
plagues-ask-loss = Parte { $about } das perdas: o que você sofre?
plagues-ask-loss-other = { $seat } escolhe o que sofrer na parte { $about } das perdas.
plagues-ask-lose = Qual delas você perde? ({ $about })
plagues-ask-lose-other = { $seat } escolhe qual ficha perder ({ $about }).
plagues-ask-slot = Em qual espaço do descarte? ({ $about })
plagues-ask-slot-other = { $seat } escolhe um espaço do descarte ({ $about }).
plagues-ask-give_up = Seu descarte está cheio, e há mais uma ({ $about }): qual ficha sai do jogo?
plagues-ask-give_up-other = { $seat } escolhe qual ficha sai do jogo.
plagues-ask-chance = A sorte decide.
plagues-ask-refill-chance = A sorte preenche o espaço { $about } do mercado.
plagues-ask-lay_hebrew-chance = A sorte coloca um hebreu.
plagues-ask-open_territory-chance = A sorte abre uma carta de território.
plagues-ask-plague-chance = A sorte revela a praga.
plagues-ask-loss_card-chance = A sorte tira a carta de perdas.
plagues-ask-automa_die-chance = A sorte vira um dado pela IA.
plagues-ask-automa_territory-chance = A sorte pega uma carta de território pela IA.
plagues-ask-edfu_draw-chance = A sorte tira uma ficha para Edfu.
plagues-ask-buto_draw-chance = A sorte tira uma carta de território para Buto.

## Opções: o que cada resposta significa

plagues-option-done = Pronto
plagues-option-yes = Sim
plagues-option-no = Não
plagues-option-ignore-plague = Virar uma ficha do Faraó: ignorar a praga
plagues-option-drop-penalty = Virar uma ficha do Faraó: descartar uma penalidade
plagues-option-use = Usar { $card } ({ $card_short })
plagues-option-first_player = { $player } começa
plagues-option-province = { $province }
plagues-option-refill = { $token }
plagues-option-lay_hebrew = Hebreu de valor { $hebrew }
plagues-option-open_territory = { $card } ({ $card_short })
plagues-option-plague = { $plague }
plagues-option-loss_card = Carta de perdas { $loss_card }
plagues-option-automa_die = Dado { $die }
plagues-option-automa_territory = { $card } ({ $card_short })
plagues-option-edfu_draw = { $token }
plagues-option-edfu_keep = Ficar com { $token_a }
plagues-option-edfu_keep-done = Nenhuma pode ser pega: devolver todas
plagues-option-buto-yes = Comprar mais duas
plagues-option-buto-no = Ficar com esta
plagues-option-buto_draw = { $card } ({ $card_short })
plagues-option-buto_keep = Ficar com { $card } ({ $card_short })
plagues-option-die =
    { $action_id ->
        [token] Dado { $spent }: pegar a ficha do espaço { $slot }
        [favour] Dado { $spent }: pegar a carta do Faraó { $favour }
        [favour_by_card] Dado { $spent }: pegar a carta do Faraó { $favour } com { $card }
        [hebrew] Dado { $spent }: libertar um hebreu de valor { $hebrew }
        [recover] Dado { $spent }: recuperar a ficha do espaço { $discard } do descarte
        [draw] Dado { $spent }: comprar 6 fichas e ficar com uma
       *[any] Dado { $spent }: gastar à toa
    }
plagues-option-die-spent =
    { $changed ->
        [yes] { $die } como { $value }
       *[any] { $die }
    }
plagues-option-free-done = Não usar nada
plagues-option-dev = { $tracks }
plagues-option-dev_favour-one-step = Um avanço, de graça
plagues-option-dev_favour-two-steps = Dois avanços, por uma moeda
plagues-option-pay_with-coin = Uma ficha de moeda
plagues-option-pay_with-card = A carta da moeda desta rodada
plagues-option-hebrew = Hebreu de valor { $hebrew }
plagues-option-market = Espaço { $slot }: { $token }
plagues-option-swap = Trocar os espaços { $slots }
plagues-option-place = No espaço { $space }
plagues-option-recover = Do espaço { $discard } do descarte
plagues-option-territory = Pegar { $card } ({ $card_short })
plagues-option-ignore-yes = Ignorar
plagues-option-ignore-no = Sofrer a praga
plagues-option-cancel = Anular a parte { $part }
plagues-option-cancel-done = Não anular nada
plagues-option-loss = { $loss }
plagues-option-lose = A ficha do espaço { $space }
plagues-option-slot = Espaço { $discard } do descarte
plagues-option-give_up-1 = A ficha do espaço 1 do descarte
plagues-option-give_up-2 = A ficha do espaço 2 do descarte
plagues-option-give_up-new = A ficha recém-perdida
