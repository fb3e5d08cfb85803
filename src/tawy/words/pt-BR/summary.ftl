### Um jogo terminado, visto de novo: na página e no terminal.

summary-winner =
    { $count ->
        [one] { $names } vence
        [many] { $names } vencem em conjunto
       *[other] { $names } vencem em conjunto
    }
summary-nobody = Ninguém vence
summary-ranking = Classificação
summary-place = Lugar
summary-who = Quem
summary-points = Pontos
summary-source = Origem
summary-moment = Momento
summary-decided = O que decidiu
summary-over-time = Como foi o jogo
summary-as-table = O mesmo em uma tabela
summary-gone = já fora do jogo
summary-chart = Uma linha para cada um, do começo ao fim. Os mesmos números estão na tabela abaixo.
summary-standing = { $name }: { $points }
summary-as-it-stood = Pontos como estavam quando o jogo foi encerrado.
