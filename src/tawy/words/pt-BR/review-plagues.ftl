### As partes do jogo, onde uma análise diz quão bem se escolheu.

review-plagues-phase-dice = Dados
review-plagues-phase-territories = Territórios
review-plagues-phase-losses = Perdas
review-plagues-phase-setup = Preparação
