# La ayuda de la línea de órdenes. Los nombres de las opciones y las palabras en mayúsculas se quedan como están.

terminal-help-usage = uso:
terminal-help-arguments = argumentos
terminal-help-options = opciones
terminal-help-help = muestra esta ayuda
terminal-help-version = muestra la versión
terminal-help-language = el idioma ({ $languages }); si se omite, el del sistema
terminal-help-tawy = Juegos de mesa del antiguo Egipto; sin orden, en el navegador.
terminal-help-examples =
    por ejemplo:
      tawy                       jugar en el navegador
      tawy lesson ankh           aprender Ankh jugando, en diez minutos
      tawy play                  jugar a Ankh ya, contra bots fáciles
      tawy play ankh --seats 4 --bots random,random
                                 dos personas en este teclado y dos bots
      tawy play plagues          jugar a 10 Plagas de Egipto en solitario, contra el Autómata
      tawy rules A7              leer las reglas
terminal-help-command-play = Jugar una partida en este terminal
terminal-help-command-simulate = Hacer que jugadores al azar jueguen muchas partidas, y contar
terminal-help-command-arena = Medir a los bots entre sí
terminal-help-command-record = Grabar una partida entera de jugadores al azar
terminal-help-command-lesson = Aprender un juego jugando, en pocos minutos
terminal-help-command-learn = Hacer que los bots jueguen entre sí y aprendan a valorar posiciones
terminal-help-command-puzzle = Encontrar la respuesta que es claramente la mejor
terminal-help-command-puzzles = Buscar problemas en partidas
terminal-help-command-replay = Repetir una partida grabada y comprobarla
terminal-help-command-review = Analizar una partida terminada: probabilidades, momentos decisivos, suerte y destreza, mejores respuestas
terminal-help-command-rules = Leer las reglas
terminal-help-command-serve = Poner en marcha un servidor: mesas para el navegador, aquí o para otras personas
terminal-help-command-verify = Repetir todas las partidas guardadas y compararlas con lo guardado
terminal-help-command-ratings = Calcular de nuevo todas las puntuaciones a partir de los resultados y compararlas con lo guardado
terminal-help-command-backup = Copiar todas las mesas guardadas en un archivo, también con el servidor en marcha
terminal-help-command-ban = Prohibir a alguien la entrada a un servidor, también en marcha
terminal-help-command-unban = Dejar entrar otra vez a quien tenía prohibida la entrada
terminal-help-command-stats = Contar partidas grabadas, o cuántas personas empezaron y terminaron cada capítulo de las lecciones de un servidor

## A game

terminal-help-seats = de { $least } a { $most }
terminal-help-seed = la misma semilla y las mismas elecciones dan la misma partida
terminal-help-bots = quién juega los últimos asientos ({ $levels }), o { $none }; los demás son personas en este terminal; si se omite, todos menos el primero son { $usual }
terminal-help-load = continuar una partida guardada
terminal-help-coach = un consejero dice antes de cada pregunta qué importa ahora
terminal-help-gods = uno por asiento, entre { $gods }, random, chosen; o una palabra para todos (random)
terminal-help-guardians = uno de cada nivel, o random, entre { $guardians }
terminal-help-scenario = { $scenarios }, random, o un archivo acabado en .toml
terminal-help-last-red = la casilla roja más alta del medidor de devoción: { $spaces }
terminal-help-provinces = una por asiento, entre { $provinces }, random, chosen; o una palabra para todas
terminal-help-first = el asiento que empieza, o random
terminal-help-advanced = la otra cara del papiro
terminal-help-short = la partida termina tras la ronda 8
terminal-help-pack = un archivo (.toml) con tablas propias

## Many games

terminal-help-games = cuántas ({ NUMBER($usual, useGrouping: 0) })
terminal-help-jobs = cuántos procesos juegan (1)
terminal-help-json = los resultados para programas
terminal-help-players = los bots; el último ocupa todos los asientos que queden
terminal-help-blocks = en bloques enteros ({ NUMBER($games, useGrouping: 0) }; con --sprt, { NUMBER($most, useGrouping: 0) } como máximo)
terminal-help-ledger = guardar ahí cada partida y continuar con lo que contenga
terminal-help-markdown = imprimir la tabla para un documento
terminal-help-times = con --markdown: también cuánto tardan las decisiones
terminal-help-plot = dibujar las proporciones de victorias como imagen (.svg)
terminal-help-executor = quién juega (processes)
terminal-help-ray-address = un clúster de Ray en marcha; si se omite, se inicia uno
terminal-help-test = una prueba
terminal-help-test-lead = juega hasta que esté claro con qué bot quedarse; código de salida 0 para el nuevo
terminal-help-sprt = los dos bots, en lugar de --players
terminal-help-elo0 = no es mejor: tantos puntos más fuerte (0)
terminal-help-elo1 = es mejor: tantos puntos más fuerte (40)
terminal-help-alpha = con qué frecuencia quedarse por error con el nuevo (0.05)
terminal-help-beta = con qué frecuencia quedarse por error con el antiguo (0.05)
terminal-help-output = dónde escribirla; si se omite, en pantalla
terminal-help-lesson = cuál ({ $lessons }); si se omite, se muestran todas
terminal-help-lesson-chapter = desde este capítulo; si se omite, donde lo dejaste
terminal-help-lesson-list = mostrar sus capítulos
terminal-help-rounds = de cada ronda, una tras otra ({ $games })
terminal-help-searched = de cada ronda posterior, en la que muchas preguntas se piensan largo rato (juegos que acaban en puntos)
terminal-help-learn-from = pesos con los que empezar; si no, la suposición de una persona
terminal-help-learn-seed = la misma semilla aprende lo mismo (1)
terminal-help-weights = dónde se escriben los pesos

## Records, rules, servers

terminal-help-record = una partida grabada
terminal-help-at = dibujar la posición tras N elecciones
terminal-help-step = recorrerla elección por elección
terminal-help-svg = con --at: escribir el dibujo como imagen
terminal-help-html = escribir un solo archivo HTML que reproduce la partida en cualquier navegador, sin red (si no se dice otra cosa, junto al registro)
terminal-help-seen-by = con --html: desde qué asiento se puede ver: all (lo habitual), el número de un asiento, o una palabra vacía para lo que vieron todos
terminal-help-review-quick = como el bot difícil mira cada decisión, en segundos (lo que ocurre si no se dice nada)
terminal-help-review-full = como el experto prevé en cada decisión, en minutos
terminal-help-review-seat = solo las decisiones de este asiento, contando desde 1
terminal-help-review-json = escribir ahí el análisis para programas; un análisis interrumpido se continúa
terminal-help-review-given-up = también si la partida no se jugó hasta el final: se analiza hasta donde llegó
terminal-help-verify-file = un registro cuyo azar se comprueba, sin servidor; sin él, se repite cada mesa del servidor
terminal-help-verify-commitment = con un archivo: el hash que viste antes de la partida
terminal-help-verify-part = con un archivo: lo que tu navegador añadió al reparto
terminal-help-content = las tablas propias con las que se jugó la partida
terminal-help-number = una regla (A7.18, P6.3), un capítulo (A7) o palabras corrientes (objetivo, empate)
terminal-help-search = todas las reglas que hablan de ello
terminal-help-catalogue = todas las reglas de un juego como catálogo en inglés, para quien lo escribe o traduce
terminal-help-host = la dirección en la que escuchar (127.0.0.1, solo este equipo)
terminal-help-port = el puerto (8000); 0 para cualquiera que esté libre
terminal-help-database = sqlite:///FILE o postgresql://...; si se omite, un archivo en tu carpeta de datos
terminal-help-workers = procesos en los que piensan los bots (1)
terminal-help-bot-seconds = el tiempo de un bot para elegir, en segundos (2)
terminal-help-turn-seconds = el tiempo de un bot para todas las elecciones de un turno, en segundos (5)
terminal-help-guests = visitantes nuevos desde una dirección (60)
terminal-help-open = mostrarlo en el navegador
terminal-help-backup-file = un archivo que aún no exista
terminal-help-ban-person = el nombre o el identificador de una persona; sin él, se muestra quién tiene prohibida la entrada
terminal-help-unban-person = el nombre o el identificador de una persona
terminal-help-ratings-restore = guardar lo que resulte
terminal-help-puzzle = un juego o el id de un problema; cualquiera si falta
terminal-help-puzzles-wanted = cuántos se quieren (60)
terminal-help-puzzles-from = buscar en esta partida grabada en vez de hacer jugar a los bots; se puede repetir
terminal-help-puzzles-theme = solo problemas de este tema, por raros que sean
terminal-help-puzzles-more = seguir con los problemas del archivo: conservarlos y añadir más
terminal-help-puzzles-check = mirar los problemas del archivo con otros dados y quitar aquellos cuya respuesta no se vuelve a encontrar
terminal-help-puzzles-rate = valorar de nuevo los problemas del archivo, según los bots de ahora
terminal-help-puzzles-output = dónde se escriben los problemas
