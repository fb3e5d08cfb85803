### As partes do jogo, onde uma análise diz quão bem se escolheu.

review-ankh-phase-actions = Ações
review-ankh-phase-battles = Batalhas
review-ankh-phase-caravans = Caravanas
review-ankh-phase-setup = Preparação
