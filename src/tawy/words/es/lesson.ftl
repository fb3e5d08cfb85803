# Lo que dicen las lecciones de todos los juegos.

lesson-chapter = Capítulo { $number } de { $last }: { $title }
lesson-would = Pasaría esto: { $what }
lesson-not-now = Se puede, y en otro momento quizá sea lo mejor. En esta historia, haz lo que está marcado.
lesson-try-again = ¿Quieres intentarlo otra vez?
lesson-end = Fin de la lección. Ya sabes lo suficiente para jugar: lo demás puedes consultarlo cuando llegue el momento.
