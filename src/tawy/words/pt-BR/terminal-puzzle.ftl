terminal-puzzle-none = Não há nenhum problema { $wish }: diga um jogo ou o id de um problema.
terminal-puzzle-lead = Uma resposta é claramente a melhor. Digite o número ou o nome dela; “{ $answer }” mostra a resposta, “{ $quit }” sai.
terminal-puzzle-senseless = Os bots ainda não sabem avaliar o jogo { $game }, por isso não encontram problemas nele.
terminal-puzzle-numbers = É preciso pelo menos um problema e um processo.
terminal-puzzle-strange = { $file } não é uma partida de { $game }: deixe-o de fora.
terminal-puzzle-themeless = Não há problemas do tema { $theme }: escolha entre { $themes }.
terminal-puzzles-found =
    { $count ->
        [one] Há { $count } problema em { $file }.
        [many] Há { $count } problemas em { $file }.
       *[other] Há { $count } problemas em { $file }.
    }
