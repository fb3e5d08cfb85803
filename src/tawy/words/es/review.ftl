### Una partida terminada, analizada por los bots: en la página y en el terminal. $who es aquel cuya probabilidad cambió, $seat quien respondió.

review = Análisis
review-title = { $game }, análisis: { $depth }
review-depth-quick = una ojeada rápida
review-depth-full = una mirada a fondo
review-chances = Probabilidad de ganar
review-turnings = Momentos decisivos
review-no-turnings = No hubo un momento concreto en el que cambiara la partida.
review-turning-change = Elección { $number }, { $who }: { $before } → { $after }.
review-turning-mistake = { $seat } respondió «{ $chosen }»; «{ $better }» habría conservado { $cost } más.
review-turning-chance =
    { $way ->
        [up] El azar favoreció a { $who }.
       *[down] El azar perjudicó a { $who }.
    }
review-turning-reveal =
    { $way ->
        [up] Lo que los demás eligieron en secreto le vino bien a { $who }.
       *[down] Lo que los demás eligieron en secreto le vino mal a { $who }.
    }
review-turning-course =
    { $way ->
        [up] Se vio que { $who } estaba mejor de lo que parecía.
       *[down] Se vio que { $who } estaba peor de lo que parecía.
    }
review-players = Suerte y destreza, en centésimas de partida
review-column-first = Inicio
review-column-luck = Suerte
review-column-skill = Errores propios
review-column-gifts = Errores ajenos
review-column-rest = Imprevisto
review-column-last = Final
review-column-accuracy = Precisión
review-parts-help = El inicio, la suerte, los errores y lo imprevisto suman el final. La suerte es lo que trajeron el azar y las respuestas secretas, frente a lo que cabía esperar.
review-phases = Qué tal se eligió: mejores respuestas del total y lo que costaron las demás
review-phase = { $best } de { $decisions }, { $cost }
review-phase-other = Decisiones
review-costly = Lo que más costó, y qué habría sido mejor
review-nothing-costly = Ninguna respuesta costó nada digno de mención.
review-decision = Elección { $number }, { $who }: { $grade }, { $cost }.
review-truth = sabiéndolo todo: { $chance }
review-grade-best = la mejor
review-grade-fine = buena
review-grade-inaccuracy = imprecisión
review-grade-mistake = error
review-grade-blunder = error grave
