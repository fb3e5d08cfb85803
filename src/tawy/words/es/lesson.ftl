# Lo que dicen las lecciones de todos los juegos.

lesson-chapter = Capítulo { $number } de { $last }: { $title }
lesson-would = Pasaría esto: { $what }
lesson-not-now = Se puede, y en otro momento quizá sea lo mejor. En esta historia, haz lo que está marcado.
lesson-try-again = ¿Quieres intentarlo otra vez?
lesson-end = Fin de la lección. Ya sabes lo suficiente para jugar: lo demás puedes consultarlo cuando llegue el momento.

lesson-shorts = Lecciones breves de { $game }, de 20 segundos
lesson-short-end = Ya sabes qué hace { $thing }.

## On the page

lesson-panel = La lección
lesson-progress = Cuánto llevas de este capítulo
lesson-watch = Mira lo que hacen los demás…
lesson-missed = Ahora no se te pregunta eso. Mira lo que está marcado en dorado.
lesson-on-board = Elige en el tablero.
lesson-back = Atrás
lesson-play = Jugar
lesson-again = Jugarlo otra vez
lesson-next-chapter = Capítulo siguiente
lesson-go-on = Continuar
lesson-skip-moves = Mostrar de inmediato
lesson-chapters = Capítulos
lesson-skip = Saltar este capítulo
lesson-how = Tú haces los movimientos en el tablero de verdad. Cada capítulo dura uno o dos minutos; puedes parar y volver cuando quieras.
lesson-done = terminado
lesson-here = estás aquí
lesson-continue = Continuar
lesson-begin = Empezar
lesson-first = ¿Es tu primera vez? Aprende jugando
lesson-first-how = Haces los movimientos en el tablero de verdad y se te explica por qué. Diez minutos, en capítulos cortos; para cuando quieras.
lesson-of = Aprender { $game }
lesson-so-far = { $done } de { $all }
lesson-short = Pruébalo: 20 segundos
lesson-short-done = Listo
lesson-shorts-all = Más lecciones
lesson-happened = Ha pasado esto: { $what }
