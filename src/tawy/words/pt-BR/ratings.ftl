# Pontuações: mesas pontuadas, números ao lado dos nomes, os melhores.

rated = Pontuada
rated-option = Pontuada: a partida conta para a pontuação de todos
rated-means = Pontuada: a partida conta para a pontuação de todos. Sem dicas; nada que foi comprado ou revelado é desfeito; um lugar por pessoa; só o que vem com o jogo. Quem desiste, ou sai e não volta, fica em último. Se todos concordarem em encerrá-la, ela não conta.
rated-bot-unknown = Bots cuja força ninguém mediu em uma partida assim não podem jogá-la pontuada.

rating = Pontuação
rating-value = { $points } ± { $margin }
rating-bot = { $points }
rating-change = { NUMBER($change, signDisplay: "always") }
rating-changed = Pontuação { $value }, { $change } por esta partida
rating-provisional = provisória
rating-help = Um bot de nível médio tem 1500. Com 400 pontos a mais, fica-se à frente dez vezes em onze. O que vem depois de ± diz o quanto isso é certo; diminui a cada partida pontuada.
rating-beside = { $name } ({ $rating })
rating-beside-provisional = { $name } ({ $rating }, provisória)
rating-provisional-help = Provisória: com menos de dez partidas pontuadas muita coisa ainda pode mudar.
rating-counting = A partida vai contar em um instante.

## Os melhores
best-title = Os melhores
best-lead = Quem é mais forte em cada jogo, conforme quantos jogam. Só aparece quem quer, depois de dez partidas pontuadas; na ordem do que cada um vale no mínimo, quase com certeza.
best-nobody = Ainda não há ninguém aqui.
best-place = Lugar
best-player = Jogador
best-games = Partidas pontuadas
best-bots = A força dos bots
best-mine = Suas pontuações
best-mine-none = Você ainda não jogou nenhuma partida pontuada. Marque “pontuada” ao abrir uma mesa.
best-list-me = Mostrar-me entre os melhores
best-list-help = Todos verão ali o seu nome e as suas pontuações. Você pode mudar de ideia quando quiser.
best-you = você
best-link = Os melhores, e suas pontuações

filter-rated = Pontuação
filter-rated-yes = pontuada
filter-rated-no = não pontuada
