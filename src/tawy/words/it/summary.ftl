### Una partita finita, rivista: nella pagina e al terminale.

summary-winner =
    { $count ->
        [one] Vince { $names }
        [many] Vincono insieme { $names }
       *[other] Vincono insieme { $names }
    }
summary-nobody = Non vince nessuno
summary-ranking = Classifica
summary-place = Posto
summary-who = Chi
summary-points = Punti
summary-source = Fonte
summary-moment = Momento
summary-decided = Che cosa ha deciso la partita
summary-over-time = Com'è andata
summary-as-table = Lo stesso in una tabella
summary-gone = non più in gioco
summary-chart = Una linea per ciascuno, dall'inizio alla fine. Gli stessi numeri sono nella tabella qui sotto.
summary-standing = { $name }: { $points }
summary-as-it-stood = I punti al momento in cui la partita è stata chiusa.
