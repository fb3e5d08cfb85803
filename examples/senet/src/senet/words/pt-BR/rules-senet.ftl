chapter-S1 = O tabuleiro
rule-S1-1 = [F] Trinta casas formam três fileiras de dez. O caminho serpenteia por elas: a primeira fileira da esquerda para a direita, a segunda de volta, a terceira de novo da esquerda para a direita. As casas são numeradas ao longo do caminho de 1 a 30.
rule-S1-2 = [F] Seis casas têm nome: a Casa do Renascimento (15), a Casa da Beleza (26), a Casa da Água (27), a Casa das Três Verdades (28), a Casa de Rá-Atum (29) e a Casa de Hórus (30).
rule-S1-3 = [K] Jogam dois, um com cinco cones e outro com cinco carretéis. Começam nas dez primeiras casas: os cones nas pares e os carretéis nas ímpares.
rule-S1-4 = [D] Os cones começam.

chapter-S2 = As varetas
rule-S2-1 = [F] Lançam-se quatro varetas, planas de um lado e redondas do outro. O lance é o número de lados planos que ficam para cima; se nenhum fica, é 5.
rule-S2-2 = [K] Depois de um 1, um 4 ou um 5 o mesmo jogador lança de novo, quando o lance foi usado ou não pôde ser; depois de um 2 ou um 3 lança o outro.

chapter-S3 = O movimento
rule-S3-1 = [K] O lance move uma peça de quem lançou, para a frente pelo caminho, tantas casas quanto mostra.
rule-S3-2 = [K] Nenhuma peça chega a uma casa onde está uma do próprio lado.
rule-S3-3 = [K] Uma peça que chega a uma casa com uma peça do outro lado troca de lugar com ela.
rule-S3-4 = [K] Duas peças de um lado em casas seguidas se protegem: ninguém troca de lugar com elas.
rule-S3-5 = [K] Três ou mais peças de um lado em casas seguidas não podem ser ultrapassadas pelo outro lado.
rule-S3-6 = [K] Quem não pode mover nenhuma peça para a frente move uma para trás conforme o lance, até uma casa vazia e sem ultrapassar três peças seguidas do outro lado; quem também não pode isso não move. Uma peça na Casa da Beleza ou além dela não volta [D].

chapter-S4 = As últimas casas
rule-S4-1 = [K] Nenhuma peça passa da Casa da Beleza sem ter parado nela.
rule-S4-2 = [K] Da Casa da Beleza, um 5 tira a peça do tabuleiro; um lance menor a faz andar.
rule-S4-3 = [K] Uma peça que chega à Casa da Água volta na hora à Casa do Renascimento ou, se ela está ocupada, à última casa vazia antes dela.
rule-S4-4 = [K] Uma peça sai do tabuleiro da Casa das Três Verdades com um 3, da Casa de Rá-Atum com um 2 e da Casa de Hórus com qualquer lance; de outro modo não se move.
rule-S4-5 = [D] Ninguém troca de lugar com uma peça na Casa da Beleza ou além dela.

chapter-S5 = O fim
rule-S5-1 = [K] Vence quem tira primeiro as cinco peças do tabuleiro.
