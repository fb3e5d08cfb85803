### As partes do jogo, onde uma análise diz quão bem se escolheu.

review-ankh-phase-actions = Ações
review-ankh-phase-battles = Batalhas
review-ankh-phase-caravans = Caravanas
review-ankh-phase-setup = Preparação
review-ankh-nobody-help = Se todos os deuses forem esquecidos depois do quarto conflito, ninguém vence (A9.3). Com esta chance, as dos deuses somam 100%; a de um deus fundido conta uma vez.
