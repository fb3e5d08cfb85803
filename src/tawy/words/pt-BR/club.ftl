# Club nights: announced, gathered, seated round by round, and their standing.

## Announcing
club-new-title = Noite de clube: { $game }
club-new-lead = Reúna de 4 a 64 pessoas para várias rodadas. Tawy as senta de modo que encontrem quem ainda não encontraram, e mantém a classificação.
club-name = Nome da noite
club-tables = Mesas e rodadas
club-size = Pessoas por mesa
club-sizes = Também vale, se a conta não fecha
club-size-of = mesas de { $size }
club-rounds = Rodadas
club-pace = Como se joga
club-pace-live = De uma vez só
club-pace-days = Ao longo de dias
club-minutes = Minutos para chegar à mesa
club-minutes-note = Por quem não tiver chegado até então joga um bot até que chegue.
club-days = Dias por rodada
club-turn-days = Dias por vez, no máximo
club-days-note = Quando os dias acabam, um bot joga por quem é esperado e começa a rodada seguinte. As partidas não terminadas continuam e contam quando acabam.
club-by-itself = A rodada seguinte começa sozinha, um minuto depois que todas as mesas acabam
club-public = Qualquer pessoa pode assistir às mesas
club-announce = Anunciar e convidar

## Invitation
club-invited-title = { $host } convida você para a noite de clube “{ $name }”
club-people-count =
    { $count ->
        [one] { $count } pessoa participa
        [many] { $count } pessoas participam
       *[other] { $count } pessoas participam
    }
club-rounds-count =
    { $count ->
        [one] { $count } rodada
        [many] { $count } rodadas
       *[other] { $count } rodadas
    }
club-live-note = Joga-se de uma vez só
club-days-count =
    { $count ->
        [one] { $count } dia por rodada
        [many] { $count } dias por rodada
       *[other] { $count } dias por rodada
    }
club-take-part = Participar
club-late = A rodada { $round } de { $count } já começou: você joga a partir da próxima.

## Who takes part
club-people = Quem participa
club-host = organiza
club-you = você
club-here = está aqui
club-not-here = agora não está
club-gone-left = saiu
club-gone-removed = dispensado
club-short =
    { $count ->
        [one] Falta { $count } pessoa para poder começar.
        [many] Faltam { $count } pessoas para poder começar.
       *[other] Faltam { $count } pessoas para poder começar.
    }
club-would-be = Se começasse agora: mesas de { $sizes }.
club-would-sit-out =
    { $count ->
        [one] { $count } pessoa ficaria de fora.
        [many] { $count } pessoas ficariam de fora.
       *[other] { $count } pessoas ficariam de fora.
    }
club-wait-host = Quem organiza começa a primeira rodada quando todos estiverem.
club-send-away = Dispensar { $name }
club-send-away-sure = Dispensar { $name }? Deixará de participar e o link não abrirá mais para essa pessoa.
club-hand-over = Passar a organização a { $name }
club-hand-over-sure = Passar a organização a { $name }? Então você deixa de organizar.
club-quit = Sair da noite de clube
club-quit-sure = Sair da noite? Um bot termina sua partida; você não terá lugar nas próximas rodadas.
club-call-off = Cancelar
club-call-off-sure = Cancelar a noite? Ninguém mais poderá entrar.
club-end = Encerrar a noite
club-end-sure = Encerrar a noite agora? A classificação é definitiva; mesas não terminadas não contam.

## Rounds
club-round = Rodada { $round }
club-begin = Começar a rodada { $round }
club-next-in = A rodada { $round } começa em { $time }.
club-next-host = Quem organiza começa a próxima rodada.
club-come-by = Chegue à sua mesa em { $time }: depois um bot joga por quem faltar.
club-over-on = Esta rodada acaba em { $time }; então um bot joga por quem for esperado.
club-your-table = À sua mesa
club-your-turn = É a sua vez
club-you-sit-out = Você fica de fora nesta rodada: vale meio ponto.
club-you-next = Você joga a partir da próxima rodada.
club-table = Mesa { $number }
club-watch = Assistir à mesa { $number }
club-look-back = Rever a mesa { $number }
club-awaited = esperado há { $time }
club-not-come = ainda não veio
club-bot-plays = joga um bot
club-bot-ended = ausente: um bot terminou
club-table-opening = está sendo aberta
club-table-running = jogando
club-table-over = terminada
club-table-uncounted = não conta
club-won = venceu
club-got =
    { $points ->
        [one] { $points } ponto
        [many] { $points } pontos
       *[other] { $points } pontos
    }
club-score = placar { $score }
club-sat-out = Ficaram de fora: { $names }
club-stand-in = Mesa { $number }: um bot por quem é esperado
club-discount = Não contar a mesa { $number }
club-discount-sure = Não contar a mesa { $number }? Ninguém ganha nada por ela e a próxima rodada não precisa esperar.
club-earlier = Rodadas anteriores

## Standing
club-standing = Classificação
club-final = Classificação final
club-winner =
    { $count ->
        [one] { $names } vence a noite de clube
        [many] { $names } dividem o primeiro lugar
       *[other] { $names } dividem o primeiro lugar
    }
club-col-place = Lugar
club-col-name = Nome
club-col-wins = Vitórias
club-col-points = Pontos
club-col-direct = Direto
club-col-strength = Força
club-col-played = Rodadas
club-absent =
    { $count ->
        [one] ausente em { $count } rodada
        [many] ausente em { $count } rodadas
       *[other] ausente em { $count } rodadas
    }
club-rule = Como se conta
club-rule-wins = Primeiro, as vitórias: partidas ganhas pelas regras do próprio jogo.
club-rule-points = Depois, os pontos: a parte dos outros da mesa que você superou. De quatro, o primeiro recebe 1, o segundo 0,67, o terceiro 0,33, o último 0; um empate vale metade.
club-rule-absent = Quem não está no fim de uma partida deixa um bot continuar, fica em último na mesa e não recebe nada.
club-rule-nothing = Ficar de fora vale meio ponto. Uma partida encerrada de comum acordo, ou que quem organiza não conta, não vale nada para ninguém.
club-rule-direct = Empatados em ambos: o que fizeram entre si, vitórias menos derrotas (“direto”).
club-rule-strength = Se o empate continua: a força de quem você encontrou, a média de pontos por rodada (“força”). Quem empata em tudo divide o lugar.
