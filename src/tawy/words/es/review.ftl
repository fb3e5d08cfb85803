### Una partida terminada, analizada por los bots: en la página y en el terminal. $who es aquel cuya probabilidad cambió, $seat quien respondió.

review = Análisis
review-title = { $game }, análisis: { $depth }
review-depth-quick = una ojeada rápida
review-depth-full = una mirada a fondo
review-chances = Probabilidad de ganar
review-nobody = nadie
review-nobody-help = También puede que no gane nadie: todas las probabilidades y esta suman el 100 %.
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

## En la página
review-close = Cerrar el análisis
review-lead = Lo que un bot piensa de cada elección: dónde cambió la partida, qué fue suerte y qué habría sido mejor.
review-given-up = Esta partida no se jugó hasta el final: se analiza hasta donde llegó, y su final es cómo estaba cada cual entonces.
review-depth-shown = Esto es { $depth }.
review-start = Analizar esta partida
review-counting = Los bots empiezan …
review-making = Los bots han mirado { $done } de { $total } momentos.
review-longer = Mirar más a fondo
review-longer-help = El bot más fuerte mira cada elección. Tarda uno o varios minutos; mientras tanto puedes seguir leyendo.
review-stop = Detener
review-go-on = Continuar
review-stopped = Se detuvo tras { $done } de { $total } momentos.
review-failed = Los bots no pudieron terminarlo.
review-again = Intentar de nuevo
review-chances-help = Una línea por jugador: qué probabilidad tenía de ganar en cada momento. Haz clic, o usa las flechas e Intro, para ver esa posición.
review-moment = Elección { $number }
review-end = El final
review-who-chance = { $who } { $chance }
review-as-table = Probabilidad de ganar, en una tabla
review-here = En este momento
review-nobody-decides = Aquí nadie elige nada.
review-luck-here = Azar: { $who } { $change }
review-asked = { $who } elige:
review-chosen = elegida
review-answers-help = La probabilidad de ganar que daba cada respuesta, según lo que { $who } podía saber entonces. De { $options } respuestas se muestran las mejores y la elegida.
review-could-know = Se podía saber: la mejor respuesta habría conservado { $cost } más.
review-could-not-know = No se podía saber: solo con todo a la vista otra respuesta habría conservado { $cost } más.
review-well-chosen = Buena elección: nada era claramente mejor.
review-truth-cost = Con todo a la vista costó { $cost }.
review-points =
    { $points ->
        [one] { $points } punto
        [many] { $points } de puntos
       *[other] { $points } puntos
    }
review-previous-mistake = Error anterior
review-next-mistake = Error siguiente
review-whose = De quién
review-everyone = Todos
review-turnings-help = Los pocos momentos en que más cambió la probabilidad de alguien, primero el mayor cambio. Un clic muestra la posición.
review-luck-and-skill = Suerte y destreza
review-help-first = La probabilidad de ganar al empezar la partida.
review-help-luck = Lo que trajeron el azar y las respuestas secretas de los demás, frente a lo que cabía esperar.
review-help-skill = Lo que costaron las respuestas propias que no eran las mejores.
review-help-gifts = Lo que trajeron los errores ajenos.
review-help-rest = Lo que los bots no previeron: muestra hasta dónde son de fiar.
review-help-last = Cómo acabó: 100 % para quien ganó solo.
review-help-accuracy = Cuánto se conservó de lo que se podía conservar, en todas las elecciones: 100 es sin errores.
review-how-well = Qué tal eligió cada uno
review-phase-help = Mejores respuestas de todas las elecciones de ese tipo, y lo que costaron las demás en centésimas de partida.
review-try = Probar otra respuesta
review-try-lead = Elige otra respuesta, en el tablero o aquí. Luego los bots siguen por todos y el azar se decide de nuevo.
review-try-thinking = Los bots siguen …
review-tried = { $who } responde «{ $answer }»
review-tried-after = Probabilidad de ganar tras { $count } elecciones
review-tried-over = La partida acabó así.
review-tried-game = en la partida entonces: { $chance }
review-tried-note = Una de las formas en que pudo seguir: con otros dados y otras elecciones sería distinto.
review-try-back = Volver a la partida
review-panel = Análisis de la partida
