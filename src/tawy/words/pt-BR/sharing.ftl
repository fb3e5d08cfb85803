# Games that are over, shown to others: by a link, as a file.
save-film = Salvar como filme
save-film-help = Um único arquivo que reproduz a partida em qualquer navegador, também sem rede
shared-moves = { $count } escolhas
shared-open = Qualquer pessoa com o link pode ver esta partida.
shared-closed = Só quem esteve nesta mesa pode ver esta partida.
shared-refused = { $names } prefere que não seja mostrada.
shared-let = Deixar que todos com o link a vejam
play-on = Continuar daqui
play-on-lead = Uma mesa sua continua da posição { $position }. O acaso é tirado de novo e não conta para nada.
play-on-me = Eu
play-on-bot = Bot, { $level }
play-on-secrets = O que era secreto
play-on-true = Como foi de verdade
play-on-redealt = Distribuído de novo, como poderia ter sido do meu lugar
play-on-begin = Jogar
