# El terminal: todo lo que rodea a los juegos. Las palabras entre comillas simples se escriben tal cual, en todos los idiomas.

terminal-stopped = Detenido.
terminal-percent = { $number } %
terminal-seat = Asiento { $n }
terminal-thing = { $name }: { $help }
terminal-asked = { $name }: { $question }
terminal-not-laid-out = El tablero aún no está preparado.
terminal-plain-no-board = Este juego no tiene dibujo para la terminal.
terminal-no-language = No hay ningún idioma '{ $language }': elige entre { $languages }.
terminal-misunderstood = { $problem }; consulta '{ $command } --help'.
terminal-unwritable = No se puede escribir en { $file }: { $reason }.

## At the table

terminal-welcome = { $game }. La semilla de esta partida es { $seed }. Escribe 'help' para ver la ayuda y 'quit' para salir.
terminal-goes-on =
    { $choices ->
        [one] { $file } continúa tras { $choices } elección.
        [many] { $file } continúa tras { $choices } de elecciones.
       *[other] { $file } continúa tras { $choices } elecciones.
    }
terminal-own-set-up = Una partida guardada conserva su propia preparación: quita { $options } al cargarla.
terminal-amount = un número del { $first } al { $last }
terminal-not-an-option = '{ $typed }' no es una opción: escribe un número o un nombre de la lista, o 'help'.
terminal-curtain = Una elección secreta. Pasa el teclado a { $name }; { $name }, pulsa Intro.
terminal-no-choice-yet = Aún no has hecho ninguna elección que se pueda deshacer.
terminal-others-agree = Esto deshace también elecciones de { $names }. ¿Están de acuerdo?
terminal-taken-back = Se ha deshecho tu última elección.
terminal-plan-is = Esto es un plan: nada de lo que hagas aquí se juega. Respondes por todos; lo que tienen los demás es una suposición. 'back' vuelve a la partida, 'help' dice más.
terminal-plan-left = De vuelta en la mesa: no se ha jugado nada.
terminal-replace = { $file } ya existe. ¿Sustituirlo?
terminal-saved = Guardada en { $file }.
terminal-look = Para verla: { $command }
terminal-go-on = Para continuarla: { $command }
terminal-save-record = ¿Guardar la partida? Intro para { $file }, otro nombre de archivo, o '{ $no }':
terminal-rescued = La partida está guardada en { $file }.
terminal-recorded =
    { $choices ->
        [one] Se ha grabado en { $file } una partida de { $choices } elección.
        [many] Se ha grabado en { $file } una partida de { $choices } de elecciones.
       *[other] Se ha grabado en { $file } una partida de { $choices } elecciones.
    }
terminal-no-bot = No hay ningún bot '{ $name }': elige entre { $levels }, o { $none } para jugar sin bots.
terminal-too-many-bots =
    { $bots ->
        [one] Se ha nombrado { $bots } bot para { $seats } asientos: nombra { $seats } como máximo.
        [many] Se han nombrado { $bots } de bots para { $seats } asientos: nombra { $seats } como máximo.
       *[other] Se han nombrado { $bots } bots para { $seats } asientos: nombra { $seats } como máximo.
    }
terminal-no-packs = { $game } se juega sin tablas propias: quita --content.
terminal-first-player = Quien empieza es un asiento del 1 al { $seats }, o random, no '{ $typed }'.

## What can be typed instead of an answer

terminal-type = Escribe el número de una opción, su nombre o el principio de su nombre. O bien:
terminal-drawing = En el dibujo: { $legend }.
terminal-command-why = las reglas que prohíben algo ahora, como 'why 4,7' o 'why slot 4'
terminal-command-what = qué haría una opción, como 'what 2'
terminal-command-undo = deshacer tu última elección y todo lo que vino después
terminal-command-plan = probar en una copia lo que podría venir, por todos; 'back' vuelve a la partida
terminal-command-plan-undo = deshacer la última respuesta del plan
terminal-command-plan-draw = que responda la suerte: lo que saca el azar o lo que hace otro
terminal-command-plan-back = volver a la partida; el plan se descarta
terminal-command-log = lo que ha pasado, tantas líneas del final
terminal-command-board = volver a dibujar toda la mesa
terminal-command-hand = lo que tienes y lo que hace
terminal-command-rules = una regla (A7.18, P6.3), un capítulo, palabras corrientes (empate) o la lista de capítulos
terminal-command-explain = cifras por origen: fuerzas (de una región), tributo, soldados, puntos
terminal-command-coach = activar o desactivar el consejero: qué importa ahora, antes de cada pregunta
terminal-command-save = guardar la partida en un archivo, para continuarla otro día
terminal-command-help = esta lista
terminal-command-quit = dejar la mesa; la partida se puede guardar
terminal-why-what = Di qué te gustaría elegir, por ejemplo: why 4,7 (una casilla) o why slot 4 (un hueco del mercado).
terminal-what-what = Di a qué opción te refieres, por ejemplo: what 2 (por su número).
terminal-what-nothing = No pasa nada más por ahora.
terminal-what-then = Después: { $question }
terminal-how-many-lines = Di cuántas líneas quieres, por ejemplo: log 40.
terminal-save-where = Di dónde guardarla, por ejemplo: save tarde.json.
terminal-coach = Consejero: { $text } ({ $rule })
terminal-coach-on = El consejero está activado; 'coach' otra vez lo desactiva.
terminal-coach-off = El consejero está desactivado.
terminal-coach-silent = No tiene nada que decir sobre esta pregunta.

## Lessons

terminal-lesson-welcome = Las jugadas las haces tú, en el tablero de verdad. Intro para seguir; 'help' dice qué más puedes escribir.
terminal-lesson-go-on = [Intro]
terminal-lesson-look = Mira aquí: { $things }
terminal-lesson-no-chapter = No hay ningún capítulo '{ $typed }': indica uno del 1 al { $last }.
terminal-lesson-later = Sigue cuando quieras: { $command }
terminal-lesson-try = Pruébalo en 20 segundos: { $command }
terminal-command-back = el paso anterior
terminal-command-skip = el capítulo siguiente
terminal-command-list = los capítulos y cuáles has terminado
terminal-command-chapter = un capítulo desde el principio

## Replays

terminal-picture = La imagen está en { $file }.
terminal-film = La partida se reproduce sola en { $file }: ábrelo en un navegador, no necesita red.
terminal-fair-replayed = { $file } se repite hasta la misma partida, { $choices } decisiones.
terminal-fair-seed = Su semilla se hizo con la parte del servidor y con lo que añadieron { $parts } de { $seats } asientos.
terminal-fair-commitment = El hash que todos vieron antes de la partida: { $hash }
terminal-fair-before = No dice con qué se hizo su semilla: se jugó antes de que se guardara, en una sola máquina, o a partir de otra partida.
terminal-fair-seed-wrong = La semilla no sale de estas partes: no se repartió como se prometió.
terminal-fair-other-commitment = No es el hash que anotaste.
terminal-fair-no-part = Tu parte no está en el reparto.
terminal-fair-origin = Hasta la posición { $position } es otra partida: lo que salió allí no se comprueba.
terminal-fair-draws = Todo lo que ha sacado el azar sale de la semilla: { $draws } sorteos.
terminal-fair-draws-wrong = { $wrong } de { $draws } sorteos no salen de la semilla, el primero en la posición { $position }.
terminal-proved =
    { $choices ->
        [one] { $file }: { $game }, { $cast }, { $choices } elección. Al repetirla sale la misma partida.
        [many] { $file }: { $game }, { $cast }, { $choices } de elecciones. Al repetirla sale la misma partida.
       *[other] { $file }: { $game }, { $cast }, { $choices } elecciones. Al repetirla sale la misma partida.
    }
terminal-not-over = La partida no ha terminado. { $question }
terminal-choice = Elección { $number } de { $last }. { $question } { $answer }
terminal-step = [{ $number } de { $last }] Intro para la siguiente, b atrás, un número, q para salir
terminal-positions = Las posiciones van de 0 a { $last }.
terminal-no-position = '{ $typed }' no es una posición.
terminal-review-no-seat = No hay asiento { $seat } en esta partida: tiene asientos del 1 al { $last }.

## Rules

terminal-no-rule = Ninguna regla habla de '{ $word }': prueba con una palabra más corta.
terminal-rules-how = 'tawy rules A7' muestra un capítulo, 'tawy rules A7.18' una regla, 'tawy rules empate' explica algo y 'tawy rules --search empate' busca todas las reglas que hablan de ello.
terminal-rules-also = Mira también: { $sections }.

## Many games

terminal-games =
    { $count ->
        [one] { $count } partida
        [many] { $count } de partidas
       *[other] { $count } partidas
    }
terminal-seats =
    { $count ->
        [one] { $count } asiento
        [many] { $count } de asientos
       *[other] { $count } asientos
    }
terminal-simulated = { $game }: { $games }, { $seats }, semilla { $seed }
terminal-decisions = Decisiones por partida: mínimo { $least }, mediana { $median }, media { $mean }, máximo { $most }
terminal-speed = { $seconds } s, { $rate } decisiones por segundo
terminal-column-ending = Final
terminal-column-games = Partidas
terminal-column-share = Proporción
terminal-column-role = Juega con
terminal-column-seat = Asiento
terminal-column-played = Jugadas
terminal-column-won = Ganadas
terminal-column-mean = Media: { $points }
terminal-column-lesson = Lección
terminal-column-chapter = Capítulo
terminal-column-begun = Empezado
terminal-column-ended = Terminado
terminal-nobody-learnt = Todavía nadie ha empezado una lección en este servidor.
terminal-least-games = Hace falta al menos 1 partida, no { $number }.
terminal-least-jobs = Hace falta al menos 1 proceso, no { $number }.

## Learning and serving

terminal-learn-needs = Para aprender hace falta numpy: instálalo con pip install "tawy[learn]".
terminal-learn-rounds = Las partidas de cada ronda y los procesos son números a partir de 1, como en --games 400,800 --jobs 2.
terminal-learn-searched = Las rondas muy pensadas necesitan un juego que acabe en puntos: omite --searched para { $game }.
terminal-learnt = { $file } contiene lo aprendido.
terminal-serving = Tawy está en { $address } (se detiene con Ctrl+C).
terminal-verified =
    { $tables ->
        [one] { $tables } mesa repetida; con otro resultado: { $wrong }.
        [many] { $tables } de mesas repetidas; con otro resultado: { $wrong }.
       *[other] { $tables } mesas repetidas; con otro resultado: { $wrong }.
    }
terminal-backed-up = Todas las mesas se han copiado en { $file }.
terminal-banned = Se ha cerrado la sesión de { $name } ({ $id }) en todas partes y ya no puede entrar.
terminal-unbanned = { $name } ({ $id }) puede volver a entrar con su código de recuperación.
terminal-banned-already = { $name } ({ $id }) ya no puede entrar; con «tawy unban» puede volver.
terminal-not-banned = { $name } ({ $id }) no tiene prohibida la entrada.
terminal-nobody-called = Aquí nadie tiene el nombre ni el identificador «{ $who }»: escribe el nombre tal como se muestra.
terminal-several-called = Varias personas se llaman «{ $who }»; di cuál por su identificador: { $people }.
terminal-called-so =
    { $tables ->
        [one] { $id } (última visita: { $seen }, { $tables } mesa)
        [many] { $id } (última visita: { $seen }, { $tables } de mesas)
       *[other] { $id } (última visita: { $seen }, { $tables } mesas)
    }
terminal-ban-line = { $id } { $name }, desde el { $since }
terminal-bans =
    { $people ->
        [0] Nadie tiene prohibida la entrada.
        [one] { $people } persona tiene prohibida la entrada.
        [many] { $people } de personas tienen prohibida la entrada.
       *[other] { $people } personas tienen prohibida la entrada.
    }

## Puntuaciones
terminal-ratings =
    { $games ->
        [one] { $games } partida puntuada calculada de nuevo; números distintos: { $wrong }.
        [many] { $games } partidas puntuadas calculadas de nuevo; números distintos: { $wrong }.
       *[other] { $games } partidas puntuadas calculadas de nuevo; números distintos: { $wrong }.
    }
terminal-ratings-restored = Lo calculado ha sustituido a lo guardado.
