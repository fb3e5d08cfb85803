# La página en sí: todo lo que rodea a los juegos.

skip-to-content = Ir al contenido
page-not-loaded = No se ha podido cargar esta página. Comprueba la conexión e inténtalo de nuevo.
nothing-here = Aquí no hay nada
to-home = A la página de inicio
nav-label = Páginas
nav-games = Mis partidas
nav-puzzles = Problemas
nav-statistics = Estadísticas
nav-rules = Reglas
nav-settings = Ajustes
nav-about = Acerca de
footer-unofficial = Página no oficial, hecha por aficionados. Los nombres de los juegos pertenecen a sus propietarios; no se usa nada de sus ilustraciones ni de sus textos.

## Página de inicio
home-title = Juegos de mesa de las Dos Tierras
home-lead = Dos juegos del antiguo Egipto, completos y con cada regla explicada: contra bots, en una misma pantalla o con quien quieras mediante un enlace.
play-now = Jugar ya
invite-friends = Con amigos
home-learn = Aprender
home-players = Jugadores
home-players-number = { $least } a { $most }
home-length = Duración
home-minutes = { $least } a { $most } min
home-minutes-help = { $least } min a solas contra bots, { $most } min con la mesa llena de personas
home-difficulty = Dificultad
home-difficulty-few = fácil de aprender
home-difficulty-some = media
home-difficulty-many = exigente
home-language = Idioma de la página
home-continue = Seguir jugando
home-open-tables = Mesas abiertas
watch-replay = Abrir un archivo de partida
guest-name = Visitante
your-turn = Te toca
status-gathering = a la espera de jugadores
status-running = en juego
status-over = terminada
open-seat = Asiento libre
bot-name = Bot { $number } ({ $level })
bots-level = Bots:
level-random = al azar
level-gentle = muy fácil
level-easy = fácil
level-medium = medio
level-hard = difícil
level-expert = experto

## Una mesa nueva
new-title = Mesa nueva: { $game }
new-you = Tú
your-name = Tu nombre
new-seats = Asientos
seat-count = Número de jugadores
seat-who = Quién juega en el asiento { $number }
seat-god = Dios del asiento { $number }
seat-province = Provincia del asiento { $number }
who-me = Yo
who-hotseat = En esta pantalla
who-open = Invitación por enlace
god-random = Dios al azar
god-chosen = Dios elegido por orden de turno
province-random = Provincia al azar
province-chosen = Provincia elegida por orden de turno
new-options = Opciones
by-chance = Al azar
option-scenario = Escenario
option-guardian = Custodio de nivel { $level }
option-last-red = Última casilla roja del medidor de devoción
option-usual = Estándar
option-advanced = Papiro avanzado: tributos más altos
option-short = Partida corta
option-speed = Tiempo
speed-none = Sin reloj
speed-budget15 = 15 minutos por persona y 10 segundos más por turno
speed-budget30 = 30 minutos por persona y 20 segundos más por turno
speed-turn2 = 2 minutos por turno
speed-days1 = 1 día por turno
speed-days3 = 3 días por turno
speed-days7 = 7 días por turno
option-public = En la lista pública: cualquiera puede sentarse o mirar
option-hints = Se permiten pistas: a quien le toca puede ver qué consideraría un bot fuerte
option-coach = Consejero: quien tiene que elegir puede oír qué importa ahora
option-planning = Se permite planear: quien tiene un asiento puede probar jugadas en una copia que nadie más ve
open-and-invite = Abrir la mesa
begin-now = Empezar
other-game = Cambiar a { $game }

## Unirse
join-title = Tienes una invitación
join-lead = Basta con un nombre; no hace falta ninguna cuenta.
join-sit = Tomar asiento

## Antes de empezar
lobby-lead = La partida empieza cuando todo el mundo esté listo.
lobby-link = Envía este enlace a quien vaya a jugar contigo
copy = Copiar
copied = Copiado
ready = listo
not-ready = aún no listo
waiting-for-player = a la espera de alguien
sit-here = Sentarme aquí
stand-up = Levantarme
i-am-ready = Listo
not-ready-yet = Aún no
you = tú

## En la mesa
connecting = Conectando…
connection-connecting = Conectando…
connection-behind = Se ha perdido la conexión; probando de nuevo…
connection-closed = Sin conexión
players = Jugadores
is-asked = está eligiendo
away-time = sin tiempo
away-left = se ha ido
presence-here = está aquí
presence-away = fuera un momento
presence-gone = se fue hace { $time }
presence-never = aún no ha llegado
waited-for = se le espera desde hace { $time }
conceded = se ha rendido
clock-days = { $days } d { $hours } h
question = Pregunta
to-options = Opciones
game-over = La partida ha terminado
outcome-rules = La partida ha llegado a su final.
outcome-conceded = Alguien se ha rendido.
outcome-abandoned = La partida se ha terminado de común acuerdo.
winners = Victoria: { $names }
no-winner = No ha ganado nadie.
watch-this-replay = Repasar la partida
rematch = Revancha
rematch-help = Los mismos asientos; empieza el siguiente.
to-rematch = A la revancha
share = Compartir
ending-board = Ver el tablero final
ending-show = Mostrar el resultado
share-text = { $title }: { $result }
sealed-waiting = Tu respuesta está sellada. Los demás siguen pensando.
unseal = Retirarla
propose-lead = Compartes este dios: propón una respuesta.
proposal = { $name } propone: { $token }
back = Atrás
option-detail = { $option } ({ $detail })
more-options =
    { $count ->
        [one] { $count } más: escribe para acotar
        [many] { $count } más: escribe para acotar
       *[other] { $count } más: escribe para acotar
    }
command-line = Responder por escrito
command-line-hint = Escribe una respuesta, por ejemplo 4,7
why-not = { $target } no se puede elegir ahora:
why-fine = { $target } se puede elegir ahora.
close = Cerrar
log = Qué ha pasado
show-moment = Mostrar este momento
since-your-turn = Ver lo ocurrido desde tu turno
somebody = Alguien
undo = Deshacer
plan = Planear
menu-more = Más
aid = El juego en una página
leave = Salir
concede = Rendirse
abandon = Terminar la partida
save-file = Guardar en un archivo
came-from = La partida de la que viene
look-back = Repasar la partida
sure-leave = ¿Salir de esta partida? Los demás deciden si esperan, si un bot sigue por ti o si buscan a otra persona. Puedes volver.
sure-concede = ¿Rendirte en esta partida?
sure-abandon = ¿Pedir a los demás que la partida termine sin resultado?
yes = Sí
no = No
curtain-title = Asiento { $number }: { $name }
curtain-lead = Una elección secreta. Que los demás no miren, por favor.
curtain-open = Nadie más mira la pantalla
plan-curtain = Tus planes. Que los demás no miren, por favor.
request-undo = { $name } quiere volver atrás.
request-abandon = { $name } quiere terminar la partida sin resultado.
request-withdraw = Retirar la petición
agree = Aceptar
refuse = Rechazar
waiting-for-others = A la espera de los demás
vote-time = { $name } se ha quedado sin tiempo. ¿Qué hacemos?
vote-left = { $name } se ha ido. ¿Qué hacemos?
vote-wait = Esperar
vote-bot = Que siga un bot
vote-replace = Buscar a otra persona
you-are-away = Se ha preguntado a los demás qué hacer con tu asiento.
come-back = He vuelto

## Lo que ha hecho cada persona, en el registro
news-Joined = { $name } llega a la mesa.
news-Sat = { $name } toma asiento.
news-Stood = { $seat } se levanta.
news-Readied =
    { $ready ->
        [true] { $person }: listo.
       *[other] { $person }: aún no.
    }
news-Sealed = { $seat } ya ha elegido.
news-Unsealed = { $seat } retira su elección.
news-Requested =
    { $what ->
        [undo] { $person } pide volver atrás.
       *[other] { $person } pide terminar la partida.
    }
news-Agreed = { $person } acepta.
news-Lapsed =
    { $why ->
        [refused] La petición se rechaza.
        [time] La petición no ha tenido respuesta a tiempo.
        [withdrawn] La petición se retira.
       *[other] La partida sigue; la petición queda sin efecto.
    }
news-TakenBack = La partida vuelve a la posición { $to }.
news-Abandoned = La partida termina de común acuerdo.
news-RanOut = { $seat } se ha quedado sin tiempo.
news-Left = { $seat } se ha ido.
news-Voted =
    { $choice ->
        [wait] { $person } prefiere esperar.
        [bot] { $person } prefiere que siga un bot.
       *[other] { $person } prefiere buscar a otra persona.
    }
news-Waited = { $seat } recibe más tiempo.
news-TakenOver = Un bot sigue por { $seat }.
news-Vacated = El asiento de { $seat } queda libre.
news-Returned = { $seat } ha vuelto.
news-Conceded = { $seat } se rinde.
news-Missed = { $seat } no ha venido: juega un bot hasta que llegue.
news-Rematched = Hay revancha: quienes jugaron siguen en otra mesa.
news-SharingSaid =
    { $yes ->
        [true] { $person } deja que todos vean esta partida.
       *[other] { $person } enseña esta partida solo a quienes estuvieron aquí.
    }

## Repetición
replay-controls = Repetición
replay-first = Al principio
replay-back = Una jugada atrás
replay-next = Una jugada adelante
replay-last = Al final
replay-position = Posición
replay-speed = Velocidad
replay-view = Punto de vista
replay-public = Todo el mundo
replay-link = Enlace a esta jugada
play = Reproducir
pause = Pausa

## Seguir los turnos de los demás
pace = Turnos de los demás
pace-calm = con calma
pace-normal = normal
pace-quick = rápido
pace-at-once = al instante
others-play = Juegan los demás …
skip = Saltar
thinks =
    { $count ->
        [one] { $names } está pensando
        [many] { $names } están pensando
       *[other] { $names } están pensando
    }
is-thinking = está pensando
missed-moves =
    { $count ->
        [one] { $count } jugada mientras no estabas
        [many] { $count } de jugadas mientras no estabas
       *[other] { $count } jugadas mientras no estabas
    }
play-back = Verlas
looking-back = { $number } de { $count }
back-to-now = Volver al presente
back-to-your-turn = Volver al presente: te toca
result = Resultado
go-on = Seguir
done = Listo
log-newest = Lo último

## Listas
games-none = Aún no tienes partidas.
games-waiting = Te esperan
games-running = En juego
games-over = Terminadas
show-more = Mostrar más
called-next = Te toca
called-waiting =
    { $count ->
        [one] { $count } partida te espera
        [many] { $count } de partidas te esperan
       *[other] { $count } partidas te esperan
    }
called-since = te esperan desde { $time }
called-left = quedan { $time }
called-you-won = Has ganado
called-you-lost = Victoria de { $names }
called-nobody-won = No ganó nadie

## Reglas
rules-search = Buscar
help-rule = Regla { $rule }

## Ajustes
settings-look = Aspecto
settings-language = Idioma
settings-theme = Colores
theme-system = Como el dispositivo
theme-light = Claros
theme-dark = Oscuros
settings-text = Tamaño del texto
text-small = Pequeño
text-normal = Normal
text-large = Grande
text-huge = Muy grande
settings-sound = Sonidos
settings-you = Tú
settings-rename = Guardar el nombre
settings-renamed = Nombre guardado.
settings-recovered = Tus partidas ya están aquí.
settings-forgotten = Este navegador te ha olvidado.
settings-forget = Olvidarme en este dispositivo
settings-everywhere = Cerrar la sesión en todos los dispositivos
settings-new-code = Con un nuevo código de recuperación: el anterior deja de valer
settings-signed-out = Ya no hay ninguna sesión abierta en ningún dispositivo.
recovery-lead = Tu código de recuperación: con él llegas a tus partidas desde otro dispositivo. Guárdalo; solo se muestra ahora.
recovery-code = Código de recuperación
recovery-use = Traer mis partidas
recovery-renew = Crear un código de recuperación nuevo
recovery-renew-why = Tu código de recuperación se guarda de forma que nadie puede leerlo, tampoco aquí. El nuevo se muestra enseguida y el anterior deja de valer.
sessions = Dónde has iniciado sesión
session-here = este navegador
session-seen = visto por última vez el { $day }, sesión iniciada el { $since }
session-end = Cerrar esa sesión
forget-sure = ¿Olvidar este navegador? Sin tu código de recuperación no podrás volver a tus partidas desde aquí.
forget-yes = Sí, olvidarme

## Acerca de
about-what = Tawy, «las Dos Tierras», es un hogar libre para dos juegos de mesa del antiguo Egipto, con motores que conocen todas las reglas, un servidor que no pierde nada y bots.
about-credits = Créditos
about-icons = Iconos de los autores de game-icons.net, con licencia CC BY 3.0.
about-fonts = Tipos de letra: Alegreya y Source Sans 3, con la licencia SIL Open Font License.
about-sources = Fuentes
about-license = El código es software libre con licencia MIT.

## Problemas
unreachable = No se puede llegar al servidor. Comprueba la conexión e inténtalo de nuevo.
refused-no_session = Primero di quién eres: basta con un nombre.
refused-not_found = Esa mesa no existe, o necesitas su invitación para verla.
refused-not_yours = Esto no te corresponde decidirlo.
refused-moved_on = Mientras tanto, la partida ha avanzado.
refused-too_many = Demasiadas peticiones: espera un momento e inténtalo de nuevo.
refused-too_large = Este archivo es demasiado grande.
refused-foreign_origin = Esto viene de la página de otro sitio y no se acepta.
refused-too_slow = Ha tardado demasiado en llegar: inténtalo de nuevo.
refused-unavailable = El servidor no puede hacerlo ahora: inténtalo de nuevo en un momento.
refused-wrong_host = Este servidor no responde a ese nombre.
refused-malformed = El servidor no lo ha entendido: comprueba lo que has introducido.
refused-illegal = Esa no es una respuesta posible ahora.
refused-not_now = Esto no se puede hacer ahora.

coach = Consejero
coach-off = Desactivar el consejero
coach-wish-first = En mis primeras partidas
coach-wish-on = Siempre
coach-wish-off = Nunca
hint = Pista
hint-thinking = Pensando…

## Acuerdos, anfitrión e invitación
option-undo = Volver atrás
planning = Planear
planning-on = permitido, en una copia que nadie más ve
planning-off = en esta mesa no
undo-own = solo lo último que uno eligió
undo-agreed = por acuerdo, salvo lo ya revelado
undo-revealed = por acuerdo, también lo ya revelado
request-past-reveal = Se desharía algo que ya se robó o se reveló: todos deben aceptar, también quien no está.
request-awaited = Faltan por responder: { $names }
request-then-granted = Si nadie se opone, se hará en { $time }.
request-then-lapsed = Caduca en { $time } si no aceptan todos.
vote-awaited = Faltan por elegir: { $names }
vote-ends = En { $time } deciden quienes ya han elegido; si hay empate, se espera.
seat-is-open = Hay un asiento libre en esta partida.
invite = Invitar
invite-new = Crear otro enlace
invite-sure = ¿Crear otro enlace? El anterior dejará de abrir la mesa; quien ya ha entrado se queda.
people = Personas en esta mesa
people-nobody = Todavía no hay nadie más.
person-seated = juega
person-watching = mira
person-banned = sin acceso
person-remove = Hacer salir
person-ban = No dejar entrar
person-unban = Dejar entrar de nuevo
news-Removed = Quien abrió la mesa hace salir a { $name }.
hint-lead =
    { $count ->
        [one] Lo que considera el bot más fuerte tras probar { $count } continuación:
        [many] Lo que considera el bot más fuerte tras probar { $count } de continuaciones:
       *[other] Lo que considera el bot más fuerte tras probar { $count } continuaciones:
    }
hint-chance = { $percent } % de probabilidad de ganar

## What an option would do: numbers of whoever is asked and of others, and what comes then
foreseen-number = { $what } { $from } → { $to }
foreseen-numbers-of = { $who }: { $numbers }
foreseen-chance = Después decide el azar.
foreseen-secret = Lo que sigue depende de algo que no puedes saber.

## What an invitation says, also in the preview of its link

club-night = Velada de club
club-mine = Mis veladas de club
club-announce-help = Una velada de club: de 4 a 64 personas, varias rondas y caras nuevas en cada mesa.
club-back = A la velada
club-status-gathering = reuniendo gente
club-status-running = ronda { $round } de { $count }
club-status-over = terminada
club-status-off = cancelada
invited-title = { $host } te invita a { $game }
invited-seats = Asientos libres: { $free } de { $seats }
invited-clock-none = Sin reloj
invited-clock-budget = { $time } por jugador
invited-clock-turn = { $time } por turno
invited-clock-days = { $time } por turno
invited-over = Esta partida ha terminado: puedes repasarla.
invite-code = Mostrar como código QR
invited-players = Quién juega
invited-time = Tiempo
invited-length = Duración

## Looking for an open table

filter-any = Cualquiera
filter-game = Juego
filter-clock-none = Sin reloj
filter-clock-budget = Tiempo para toda la partida
filter-clock-turn = Tiempo por turno
filter-clock-days = Días por turno
filter-language = Idioma
filter-nothing = No hay ninguna mesa abierta así.

## Chat

chat = Chat
chat-unread = { $count ->
    [one] { $count } nuevo
    [many] { $count } nuevos
   *[other] { $count } nuevos
}
chat-seats = Jugadores
chat-watchers = Espectadores
chat-empty = Aún no se ha dicho nada.
chat-say = Escribe un mensaje
chat-send = Enviar
chat-about = Más sobre lo que escribió { $name }
chat-mute = Silenciar a { $name }
chat-muted = { $count ->
    [one] Has silenciado a una persona.
    [many] Has silenciado a { $count } personas.
   *[other] Has silenciado a { $count } personas.
}
chat-unmute = Volver a leer a { $name }
chat-report = Denunciar al anfitrión
chat-reported = Denunciado
chat-reports = Te han denunciado
chat-link-warning = Este enlace lleva a otro sitio, { $site }. Quizá quien lo escribió no sea quien crees: ábrelo solo si te fías.
chat-link-open = Abrir el enlace
