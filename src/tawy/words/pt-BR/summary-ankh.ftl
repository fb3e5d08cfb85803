### O que se diz de um jogo de Ankh que terminou. $side venceu, $rival é o melhor dos outros.

summary-ankh-points = Devoção
summary-ankh-by-source = Devoção por origem
summary-ankh-axis = Conflito

## De onde vem a devoção

ankh-devotion-monuments = Monumentos
ankh-devotion-domination = Regiões dominadas
ankh-devotion-battles = Batalhas vencidas
ankh-devotion-powers = Poderes do Ankh
ankh-devotion-cards = Cartas de batalha
ankh-devotion-gods = Habilidades dos deuses
ankh-devotion-guardians = Guardiões
ankh-devotion-merging = Cedida na fusão

## Momentos, e o que foi feito dos deuses

summary-ankh-step-start = Começo
summary-ankh-step-region = Conflito { $conflict }, região { $token }
summary-ankh-step-merging = Os deuses se fundiram
summary-ankh-step-forgetting = Deuses são esquecidos
summary-ankh-fate-merged = em fusão
summary-ankh-fate-forgotten = no esquecimento

## O que decidiu: como se venceu

summary-ankh-top = { $side } chegou ao topo da trilha de devoção no conflito { $conflict }, { $lead } à frente de { $rival }.
summary-ankh-most = Depois do último conflito, { $side } tinha { $points } de devoção, { $lead } a mais que { $rival }.
summary-ankh-stack = { $side } e { $rival } terminaram com { $points } de devoção; o marcador de { $side } está por cima, e isso desfaz o empate.
summary-ankh-sole =
    { $others_count ->
        [one] { $others } ainda estava no vermelho depois do quarto conflito e caiu no esquecimento; só restou { $side }.
        [many] { $others } ainda estavam no vermelho depois do quarto conflito e caíram no esquecimento; só restou { $side }.
       *[other] { $others } ainda estavam no vermelho depois do quarto conflito e caíram no esquecimento; só restou { $side }.
    }
summary-ankh-atheism = Depois do quarto conflito, todos os deuses ainda estavam no vermelho: foram esquecidos, e ninguém venceu.

## O que fez a diferença

summary-ankh-short_of_safety =
    { $steps ->
        [one] Quem chegou mais perto de se salvar foi { $side }, com { $points } de devoção: faltou { $steps } passo.
        [many] Quem chegou mais perto de se salvar foi { $side }, com { $points } de devoção: faltaram { $steps } passos.
       *[other] Quem chegou mais perto de se salvar foi { $side }, com { $points } de devoção: faltaram { $steps } passos.
    }
summary-ankh-comeback = Antes do conflito { $conflict }, { $rival } ainda estava { $lead } à frente de { $side }.
summary-ankh-gave_up = { $rival } cedeu { $amount } de devoção na fusão, e no fim não faltou mais do que isso.
summary-ankh-lost = { $rival } perdeu { $amount } de devoção pela morte da Múmia de Gato, e no fim não faltou mais do que isso.
summary-ankh-source = A maior diferença – { $source }: { $side } { $amount }, { $rival } { $other }.
summary-ankh-led_since = { $side } estava à frente de todos desde o conflito { $conflict }.
