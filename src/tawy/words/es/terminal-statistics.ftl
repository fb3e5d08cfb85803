### tawy stats FILES: cifras de partidas grabadas.

terminal-statistics-counted = { $game }: { $games }
terminal-statistics-column-name = Según
terminal-statistics-column-games = Partidas
terminal-statistics-column-of = De
terminal-statistics-column-value = Cifra
terminal-statistics-column-interval = 95 %
terminal-statistics-column-winners = Quien gana
terminal-statistics-written =
    { $rows ->
        [one] { $rows } fila está en { $file }.
        [many] { $rows } de filas están en { $file }.
       *[other] { $rows } filas están en { $file }.
    }
terminal-statistics-range = { $low } – { $high }
terminal-statistics-one-game = Son partidas de { $other } y de { $game }: un archivo Parquet contiene un solo juego, así que cuenta cada uno por separado.
terminal-statistics-no-files = Las filas se hacen de partidas grabadas: nombra sus archivos.
terminal-statistics-left-out =
    { $count ->
        [one] Se deja fuera { $count } archivo:
        [many] Se dejan fuera { $count } de archivos:
       *[other] Se dejan fuera { $count } archivos:
    }
terminal-help-stats-files = grabaciones de partidas terminadas para contar; sin ninguna, las lecciones de un servidor
terminal-help-stats-json = filas en JSON: una por cada asiento de cada partida
terminal-help-stats-parquet = escribir las filas en un archivo Parquet
