### Estatísticas de 10 Pragas.

statistics-plagues-provinces = Quais províncias vencem?
statistics-plagues-provinces-note = Proporção de partidas vencidas, por província; sozinho, contra a IA.
statistics-plagues-points = De onde vêm os pontos?
statistics-plagues-points-note = Média por jogador, descontado o que se perdeu.
statistics-plagues-plagues = Quais pragas custam mais?
statistics-plagues-plagues-note = Fichas perdidas e passos atrás enquanto a praga estava em jogo: média por jogador. O que ela proíbe não conta.
statistics-plagues-own = Pragas de tabelas próprias
statistics-plagues-favours = Quais Cartas do Faraó são pegas?
statistics-plagues-favours-note = Quantas vezes por partida: média por jogador.
statistics-plagues-territories = Quais territórios são pegos?
statistics-plagues-territories-note = Cartas de cada tipo: média por jogador.
statistics-plagues-tributes = Quanto custa um tributo não pago?
statistics-plagues-tributes-note = Proporção de partidas vencidas, por quantos tributos não puderam ser pagos.
statistics-plagues-tracks = Qual trilha segura quem vence?
statistics-plagues-tracks-note = Proporção de partidas vencidas, pela trilha mais baixa no fim.
statistics-plagues-track-city = Trilha da cidade mais baixa
statistics-plagues-track-field = Trilha do campo mais baixa
statistics-plagues-track-level = Ambas iguais
statistics-plagues-endings = Como as partidas terminam?
statistics-plagues-endings-note = Proporção de todas as partidas.
