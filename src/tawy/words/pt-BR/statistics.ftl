### Estatísticas de partidas terminadas: de todas, de uma pessoa, de um círculo.

statistics-lead = O que as partidas terminadas contam. Cada número diz em quantas partidas se apoia; a linha fina mostra onde está a verdade com 95 % de confiança, e é larga onde há poucas partidas.

## De quem são as partidas, e quais
statistics-of = Partidas de
statistics-of-all = Todas as partidas públicas
statistics-of-mine = Minhas partidas
statistics-of-person = Partidas desta pessoa
statistics-of-table = O círculo desta mesa
statistics-of-club = Esta noite de clube
statistics-about-all = Partidas de mesas abertas, e outras que quem jogou mostra a todos. Elas falam de partidas, não de pessoas: ninguém é citado, e o que se apoia em menos de { $least } pessoas diferentes não é mostrado.
statistics-about-mine = Cada partida que você terminou aqui, só os seus lugares. Mais ninguém vê esta página.
statistics-about-person = Partidas dessa pessoa que você pode ver, só os lugares dela.
statistics-about-table = Partidas que você e outras pessoas desta mesa jogaram entre si. Só quem se sentou vê as suas.
statistics-about-club = Partidas desta noite de clube: as suas, e as que todos podem ver.
statistics-players = Jogadores
statistics-any = qualquer
statistics-bots = Bots
statistics-bots-without = só pessoas
statistics-bots-with = com bots
statistics-rated = Pontuação
statistics-rated-yes = só pontuadas
statistics-days = Período
statistics-days-any = desde o começo
statistics-days-30 = últimos 30 dias
statistics-days-365 = último ano

## Nada para mostrar
statistics-none-all = Nenhuma partida pública deste jogo terminou aqui ainda. Abra uma mesa para todos: a partida dela conta quando acabar.
statistics-none-mine = Você ainda não terminou aqui uma partida assim. Jogue uma, e ela é contada quando acabar.
statistics-none-person = Não há nada que você possa ver.
statistics-none-table = Vocês ainda não terminaram uma partida assim entre si.
statistics-none-club = Ainda não terminou nenhuma partida desta noite que você possa ver.
statistics-none-filtered = Nenhuma partida combina. Escolha acima com menos rigor.
statistics-too-few = Há partidas assim, mas de menos de { $least } pessoas diferentes: os números falariam delas e não do jogo. Veja as suas próprias partidas.
statistics-play = Jogar agora
statistics-open = Abrir uma mesa

## Números
statistics-games =
    { $count ->
        [one] { $count } partida
        [many] { $count } de partidas
       *[other] { $count } partidas
    }
statistics-interval = 95 %: de { $low } a { $high }
statistics-rests-wins = { $hits } de { $count } vencidas
statistics-rests-duels = { $hits } de { $count } vencidas
statistics-rests-games =
    { $count ->
        [one] { $hits } de { $count } partida
        [many] { $hits } de { $count } de partidas
       *[other] { $hits } de { $count } partidas
    }
statistics-winners = quem vence: { $value }
statistics-few = poucas partidas
statistics-usual = No conjunto: { $share }. A linha tracejada marca isso.
statistics-held =
    { $count ->
        [one] { $count } barra não é mostrada: pouquíssimas pessoas diferentes.
        [many] { $count } de barras não são mostradas: pouquíssimas pessoas diferentes.
       *[other] { $count } barras não são mostradas: pouquíssimas pessoas diferentes.
    }
statistics-column-value = Número
statistics-column-rests = Apoia-se em
statistics-bin = { $from } a { $to }
statistics-bin-last = { $from } e mais

## Perguntas sobre cada jogo
statistics-order = Começar ajuda?
statistics-order-note = Proporção de partidas vencidas, por quem começou, quem veio depois e assim por diante.
statistics-order-bar = Vez { $number }
statistics-minutes = Quanto dura uma partida?
statistics-minutes-note = Minutos da distribuição até o fim; uma pausa de mais de dez minutos não conta.
statistics-picks = Quantas decisões tem uma partida?
statistics-picks-note = Respostas de todos, incluindo os sorteios do acaso.
statistics-endings = Como as partidas terminam?
statistics-endings-note = Proporção de todas as partidas.
statistics-people = Quem vence?
statistics-people-note = Entre vocês: proporção de partidas vencidas.
statistics-endings-conceded = alguém desistiu

## Partidas por trás de uma barra
statistics-behind = { $bar }: as partidas por trás
statistics-behind-lead = As mais recentes primeiro, até onde você pode vê-las.
statistics-behind-none = Você não pode ver nenhuma destas partidas.
statistics-behind-more = Só as { $count } mais recentes aparecem.
statistics-back = Voltar aos números
statistics-won-by = Vitória de { $sides }
statistics-won-by-nobody = Ninguém venceu

## Para outras pessoas
statistics-rows = Os números por trás dos números
statistics-rows-lead = Uma linha para cada lugar de cada partida, sem nomes. O guia de estatísticas diz o que cada coluna significa.
statistics-rows-json = Linhas em JSON
statistics-rows-parquet = Linhas em Parquet
