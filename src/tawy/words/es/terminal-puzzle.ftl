terminal-puzzle-none = No hay ningún problema { $wish }: nombra un juego o el id de un problema.
terminal-puzzle-lead = Una respuesta es claramente la mejor. Escribe su número o su nombre; «{ $answer }» la muestra, «{ $quit }» sale.
terminal-puzzle-senseless = Los bots aún no saben valorar el juego { $game }, así que no encuentran problemas en él.
terminal-puzzle-numbers = Hacen falta al menos un problema y un proceso.
terminal-puzzle-strange = { $file } no es una partida de { $game }: quítalo.
terminal-puzzle-themeless = No hay problemas del tema { $theme }: elige entre { $themes }.
terminal-puzzles-found =
    { $count ->
        [one] Hay { $count } problema en { $file }.
        [many] Hay { $count } problemas en { $file }.
       *[other] Hay { $count } problemas en { $file }.
    }
