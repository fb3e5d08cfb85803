### tawy stats FILES: údaje ze zaznamenaných her.

terminal-statistics-counted = { $game }: { $games }
terminal-statistics-column-name = Podle
terminal-statistics-column-games = Hry
terminal-statistics-column-of = Z
terminal-statistics-column-value = Údaj
terminal-statistics-column-interval = 95 %
terminal-statistics-column-winners = Vítězové
terminal-statistics-written =
    { $rows ->
        [one] V souboru { $file } je { $rows } řádek.
        [few] V souboru { $file } jsou { $rows } řádky.
        [many] V souboru { $file } je { $rows } řádku.
       *[other] V souboru { $file } je { $rows } řádků.
    }
terminal-statistics-range = { $low } – { $high }
terminal-statistics-one-game = Jsou to hry { $other } a { $game }: soubor Parquet obsahuje jen jednu hru, spočítejte tedy každou zvlášť.
terminal-statistics-no-files = Řádky vznikají ze zaznamenaných her: napište jejich soubory.
terminal-statistics-left-out =
    { $count ->
        [one] Vynechán je { $count } soubor:
        [few] Vynechány jsou { $count } soubory:
        [many] Vynecháno je { $count } souboru:
       *[other] Vynecháno je { $count } souborů:
    }
terminal-help-stats-files = záznamy dohraných her ke spočítání; bez nich lekce serveru
terminal-help-stats-json = řádky v JSON: jeden za každé místo každé hry
terminal-help-stats-parquet = zapsat řádky do souboru Parquet
