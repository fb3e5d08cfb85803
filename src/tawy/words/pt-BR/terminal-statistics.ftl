### tawy stats FILES: números de partidas gravadas.

terminal-statistics-counted = { $game }: { $games }
terminal-statistics-column-name = Por
terminal-statistics-column-games = Partidas
terminal-statistics-column-of = De
terminal-statistics-column-value = Número
terminal-statistics-column-interval = 95 %
terminal-statistics-column-winners = Quem vence
terminal-statistics-written =
    { $rows ->
        [one] { $rows } linha está em { $file }.
        [many] { $rows } de linhas estão em { $file }.
       *[other] { $rows } linhas estão em { $file }.
    }
terminal-statistics-range = { $low } – { $high }
terminal-statistics-one-game = São partidas de { $other } e de { $game }: um arquivo Parquet contém um só jogo, então conte cada um à parte.
terminal-statistics-no-files = As linhas são feitas de partidas gravadas: diga os arquivos.
terminal-statistics-left-out =
    { $count ->
        [one] { $count } arquivo fica de fora:
        [many] { $count } de arquivos ficam de fora:
       *[other] { $count } arquivos ficam de fora:
    }
terminal-help-stats-files = gravações de partidas terminadas para contar; sem nenhuma, as lições de um servidor
terminal-help-stats-json = linhas em JSON: uma para cada lugar de cada partida
terminal-help-stats-parquet = escrever as linhas em um arquivo Parquet
