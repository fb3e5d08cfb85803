terminal-puzzle-none = Non c'è nessun problema { $wish }: indica un gioco o l'id di un problema.
terminal-puzzle-lead = Una risposta è chiaramente la migliore. Scrivi il suo numero o il suo nome; «{ $answer }» la mostra, «{ $quit }» esce.
terminal-puzzle-senseless = I bot non sanno ancora valutare il gioco { $game }, quindi non vi trovano problemi.
terminal-puzzle-numbers = Servono almeno un problema e un processo.
terminal-puzzle-strange = { $file } non è una partita di { $game }: toglilo.
terminal-puzzle-themeless = Non ci sono problemi del tema { $theme }: scegli tra { $themes }.
terminal-puzzles-found =
    { $count ->
        [one] C'è { $count } problema in { $file }.
        [many] Ci sono { $count } problemi in { $file }.
       *[other] Ci sono { $count } problemi in { $file }.
    }
