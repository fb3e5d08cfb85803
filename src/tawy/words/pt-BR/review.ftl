### Uma partida terminada, analisada pelos bots: na página e no terminal. $who é aquele cuja chance mudou, $seat quem respondeu.

review = Análise
review-title = { $game }, análise: { $depth }
review-depth-quick = uma olhada rápida
review-depth-full = um olhar a fundo
review-chances = Chance de vencer
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
