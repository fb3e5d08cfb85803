### Una partida terminada, vista de nuevo: en la página y en el terminal.

summary-winner =
    { $count ->
        [one] Gana { $names }
        [many] Ganan a la vez { $names }
       *[other] Ganan a la vez { $names }
    }
summary-nobody = No gana nadie
summary-ranking = Clasificación
summary-place = Puesto
summary-who = Quién
summary-points = Puntos
summary-source = Origen
summary-moment = Momento
summary-decided = Qué lo decidió
summary-over-time = Cómo fue la partida
summary-as-table = Lo mismo en una tabla
summary-gone = ya fuera de la partida
summary-chart = Una línea para cada cual, del principio al final. Los mismos números están en la tabla de abajo.
summary-standing = { $name }: { $points }
summary-as-it-stood = Puntos tal como estaban cuando se terminó la partida.
