### tawy stats FILES: cifre di partite registrate.

terminal-statistics-counted = { $game }: { $games }
terminal-statistics-column-name = Per
terminal-statistics-column-games = Partite
terminal-statistics-column-of = Su
terminal-statistics-column-value = Cifra
terminal-statistics-column-interval = 95 %
terminal-statistics-column-winners = Chi vince
terminal-statistics-written =
    { $rows ->
        [one] { $rows } riga è in { $file }.
        [many] { $rows } di righe sono in { $file }.
       *[other] { $rows } righe sono in { $file }.
    }
terminal-statistics-range = { $low } – { $high }
terminal-statistics-one-game = Sono partite di { $other } e di { $game }: un file Parquet contiene un solo gioco, quindi conta ciascuno per sé.
terminal-statistics-no-files = Le righe si fanno da partite registrate: indica i loro file.
terminal-statistics-left-out =
    { $count ->
        [one] { $count } file è lasciato fuori:
        [many] { $count } di file sono lasciati fuori:
       *[other] { $count } file sono lasciati fuori:
    }
terminal-help-stats-files = registrazioni di partite finite da contare; senza nessuna, le lezioni di un server
terminal-help-stats-json = righe in JSON: una per ogni posto di ogni partita
terminal-help-stats-parquet = scrivere le righe in un file Parquet
