### Problemas: posições em que uma resposta é claramente a melhor. Na página e no terminal.

puzzle-theme-ankh-card = Uma carta em uma batalha
puzzle-theme-ankh-caravan = Por onde a caravana divide
puzzle-theme-ankh-event = Acionar o evento ou não
puzzle-theme-ankh-action = Qual ação
puzzle-theme-ankh-power = Qual poder
puzzle-theme-ankh-offer = Quanto oferecer
puzzle-theme-plagues-tribute = Guardar para o tributo
puzzle-theme-plagues-loss = Qual perda
puzzle-theme-plagues-dice = Qual dado, e para quê
puzzle-theme-plagues-territory = Qual território
puzzle-theme-plagues-province = Onde fica na província
puzzle-difficulty-1 = Fácil: um bot fácil encontra a resposta.
puzzle-difficulty-2 = Bem fácil: um bot médio encontra a resposta.
puzzle-difficulty-3 = Traiçoeiro: um bot difícil encontra a resposta.
puzzle-difficulty-4 = Difícil: só o especialista encontra a resposta.
puzzle-difficulty-5 = Muito difícil: nenhum bot encontra a resposta se não pensar por muito tempo.
puzzle-wrong = Outra resposta é melhor. Tente de novo.
puzzle-solved =
    { $tries ->
        [one] Certo, na primeira tentativa!
        [many] Certo, na tentativa { $tries }!
       *[other] Certo, na tentativa { $tries }!
    }
puzzle-shown = Esta é a resposta:
puzzle-worth = { $answer }: chance de vencer { $chance }
puzzle-line = Como poderia continuar, segundo o cálculo:
puzzle-source = { $looks } cálculos de { $iterations } iterações cada, com outros dados e outros segredos, deram a mesma resposta.
puzzle-gap = Ela é pelo menos { $gap } melhor que qualquer outra.
puzzle-title = Problemas
puzzle-lead = Posições de partidas reais em que uma resposta é claramente a melhor. Você a encontra?
puzzle-today = Hoje
puzzle-how = Você joga com { $seat }. Uma resposta é claramente a melhor: escolha-a no tabuleiro ou na lista.
puzzle-show = Mostrar a resposta
puzzle-chance = A chance de vencer que cada resposta dá.
puzzle-next = Próximo problema
puzzle-all = Todos os problemas
puzzle-level = Dificuldade { $level } de 5
puzzle-number = Problema { $number }.
puzzle-is-solved = Resolvido.
puzzle-is-shown = A resposta foi mostrada.
puzzle-count = { $solved } de { $all } resolvidos
puzzle-streak =
    { $days ->
        [0] Resolva o problema de hoje para começar uma sequência.
        [one] Sequência de um dia.
        [many] Sequência de { $days } dias.
       *[other] Sequência de { $days } dias.
    }
puzzle-best =
    { $days ->
        [one] Sua melhor sequência: um dia.
        [many] Sua melhor sequência: { $days } dias.
       *[other] Sua melhor sequência: { $days } dias.
    }
