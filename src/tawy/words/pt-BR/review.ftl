### Uma partida terminada, analisada pelos bots: na página e no terminal. $who é aquele cuja chance mudou, $seat quem respondeu.

review = Análise
review-title = { $game }, análise: { $depth }
review-depth-quick = uma olhada rápida
review-depth-full = um olhar a fundo
review-chances = Chance de vencer
review-nobody = ninguém
review-nobody-help = Também pode ser que ninguém vença: todas as chances e esta somam 100%.
review-turnings = Momentos decisivos
review-no-turnings = Não houve um momento único em que a partida mudou.
review-turning-change = Escolha { $number }, { $who }: { $before } → { $after }.
review-turning-mistake = { $seat } respondeu “{ $chosen }”; “{ $better }” teria mantido { $cost } a mais.
review-turning-chance =
    { $way ->
        [up] O acaso ajudou { $who }.
       *[down] O acaso prejudicou { $who }.
    }
review-turning-reveal =
    { $way ->
        [up] O que os outros escolheram em segredo foi bom para { $who }.
       *[down] O que os outros escolheram em segredo foi ruim para { $who }.
    }
review-turning-course =
    { $way ->
        [up] Viu-se que { $who } estava melhor do que parecia.
       *[down] Viu-se que { $who } estava pior do que parecia.
    }
review-players = Sorte e habilidade, em centésimos de partida
review-column-first = Início
review-column-luck = Sorte
review-column-skill = Erros próprios
review-column-gifts = Erros alheios
review-column-rest = Imprevisto
review-column-last = Fim
review-column-accuracy = Precisão
review-parts-help = Início, sorte, erros e o imprevisto somam o fim. Sorte é o que o acaso e as respostas secretas trouxeram, em relação ao que se podia esperar.
review-phases = Quão bem se escolheu: melhores respostas do total e o que as outras custaram
review-phase = { $best } de { $decisions }, { $cost }
review-phase-other = Decisões
review-costly = O que mais custou, e o que teria sido melhor
review-nothing-costly = Nenhuma resposta custou algo digno de nota.
review-decision = Escolha { $number }, { $who }: { $grade }, { $cost }.
review-truth = sabendo tudo: { $chance }
review-grade-best = a melhor
review-grade-fine = boa
review-grade-inaccuracy = imprecisão
review-grade-mistake = erro
review-grade-blunder = erro grave

## Na página
review-close = Fechar a análise
review-lead = O que um bot pensa de cada escolha: onde a partida mudou, o que foi sorte e o que teria sido melhor.
review-given-up = Esta partida não foi jogada até o fim: ela é analisada até onde chegou, e o fim é como cada um estava naquele momento.
review-depth-shown = Isto é { $depth }.
review-start = Analisar esta partida
review-counting = Os bots estão começando …
review-making = Os bots já olharam { $done } de { $total } momentos.
review-longer = Olhar mais a fundo
review-longer-help = O bot mais forte olha cada escolha. Leva um minuto ou alguns; enquanto isso, você pode continuar lendo.
review-stop = Parar
review-go-on = Continuar
review-stopped = Parou depois de { $done } de { $total } momentos.
review-failed = Os bots não conseguiram terminá-la.
review-again = Tentar de novo
review-chances-help = Uma linha por jogador: quão provável era vencer em cada momento. Clique, ou use as setas e Enter, para ver essa posição.
review-moment = Escolha { $number }
review-end = O fim
review-who-chance = { $who } { $chance }
review-as-table = Chance de vencer, em uma tabela
review-here = Neste momento
review-nobody-decides = Aqui ninguém escolhe nada.
review-luck-here = Acaso: { $who } { $change }
review-asked = { $who } escolhe:
review-chosen = escolhida
review-answers-help = A chance de vencer que cada resposta dava, pelo que { $who } podia saber então. De { $options } respostas aparecem as melhores e a escolhida.
review-could-know = Dava para saber: a melhor resposta teria mantido { $cost } a mais.
review-could-not-know = Não dava para saber: só com tudo à vista outra resposta teria mantido { $cost } a mais.
review-well-chosen = Boa escolha: nada era claramente melhor.
review-truth-cost = Com tudo à vista, custou { $cost }.
review-points =
    { $points ->
        [one] { $points } ponto
        [many] { $points } de pontos
       *[other] { $points } pontos
    }
review-previous-mistake = Erro anterior
review-next-mistake = Próximo erro
review-whose = De quem
review-everyone = Todos
review-turnings-help = Os poucos momentos em que a chance de alguém mais mudou, a maior mudança primeiro. Um clique mostra a posição.
review-luck-and-skill = Sorte e habilidade
review-help-first = A chance de vencer quando a partida começou.
review-help-luck = O que o acaso e as respostas secretas dos outros trouxeram, em relação ao que se podia esperar.
review-help-skill = O que custaram as próprias respostas que não eram as melhores.
review-help-gifts = O que os erros dos outros trouxeram.
review-help-rest = O que os bots não previram: mostra até onde dá para confiar neles.
review-help-last = Como acabou: 100% para quem venceu sozinho.
review-help-accuracy = Quanto se manteve do que se podia manter, em todas as escolhas: 100 é nenhum erro.
review-how-well = Quão bem cada um escolheu
review-phase-help = Melhores respostas de todas as escolhas desse tipo, e o que as outras custaram em centésimos de partida.
review-try = Testar outra resposta
review-try-lead = Escolha outra resposta, no tabuleiro ou aqui. Depois os bots continuam por todos, e o acaso é sorteado de novo.
review-try-thinking = Os bots continuam …
review-tried = { $who } responde “{ $answer }”
review-tried-after = Chance de vencer depois de { $count } escolhas
review-tried-over = A partida acabou assim.
review-tried-game = na partida então: { $chance }
review-tried-note = Um dos jeitos como podia ter sido: outros dados e outras escolhas levariam a outro lugar.
review-try-back = Voltar à partida
review-panel = Análise da partida
