# Games that are over, shown to others: by a link, as a file.
save-film = Salvar como filme
save-film-help = Um único arquivo que reproduz a partida em qualquer navegador, também sem rede
shared-moves = { $count } escolhas
shared-open = Qualquer pessoa com o link pode ver esta partida.
shared-closed = Só quem esteve nesta mesa pode ver esta partida.
shared-refused = { $names } prefere que não seja mostrada.
shared-let = Deixar que todos com o link a vejam
