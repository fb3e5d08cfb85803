# Personas: que te reconozcan otra vez, tus datos, perfiles.

## Iniciar sesión
sign-in = ¿Ya has estado aquí?
sign-in-lead = Si este servidor ya te conoce, tu nombre, tus partidas y tus lecciones vienen contigo.
sign-in-passkey = Entrar con una llave de acceso
sign-in-address = Correo electrónico
sign-in-send = Enviarme un enlace
sign-in-sent = Si esta dirección pertenece a alguien de aquí y está confirmada, ya va un enlace de camino. Sirve una sola vez y durante 15 minutos.
sign-in-ask = ¿Entrar en Tawy?
sign-in-ask-lead = El enlace de tu correo inicia sesión en este navegador. Sirve una sola vez.
sign-in-yes = Entrar

## Llaves de acceso
passkeys = Llaves de acceso
passkeys-why = Con una llave de acceso entras con la huella, la cara o el bloqueo de tu dispositivo: sin nombre ni código. También sirve en tus otros dispositivos si comparten tus llaves.
passkey-made = creada el { $made }
passkey-used = creada el { $made }, usada por última vez el { $day }
passkey-elsewhere = para otra dirección de este servidor
passkey-name = Nombre
passkey-usual-name = Llave { $number }
passkey-add = Añadir una llave de acceso
passkey-added = Llave de acceso añadida: desde ahora puedes entrar con ella.
passkey-remove = Quitar
passkey-remove-which = Quitar { $name }
passkey-removed = Llave de acceso quitada: ya no sirve para entrar.
passkey-nothing-chosen = No se ha elegido ninguna llave de acceso; nada ha cambiado.

## Tus datos
data = Tus datos
data-export-why = Todo lo que se guarda de ti, en un archivo: tus partidas y resultados, lo que has dicho, cómo se te avisa, hasta dónde llegas en las lecciones. No contiene secretos.
data-export = Descargar mis datos
data-erase = Borrarme para siempre
data-erase-sure = ¿Borrar para siempre todo lo tuyo?
data-erase-lost = Se pierde para siempre: tu nombre, tu código de recuperación y tus llaves de acceso, todas las sesiones abiertas, tus avisos y direcciones, lo que has dicho en los chats, tus lecciones y las mesas en las que no juega nadie más. Nadie puede recuperarlo.
data-erase-stays = Se queda: las partidas que otros juegan o han jugado contigo. Allí tu nombre se sustituye por «—». Abandonas las partidas que no han terminado.
data-erase-yes = Sí, borrarme para siempre
data-erased = Aquí ya nadie te recuerda. No se guarda nada tuyo.

## Perfiles
profile = Perfil
profile-speaks = Habla { $languages }
profile-games = Partidas jugadas
profile-played = Jugadas
profile-won = Ganadas
profile-games-none = Ninguna terminada todavía.
profile-games-unseen = No hay partidas que ver aquí.
profile-ratings = Puntuaciones
profile-ratings-none = Ninguna partida puntuada todavía.
profile-history = Las últimas partidas
profile-place = puesto { $place } de { $players }
profile-victory = ganada
profile-lost = perdida
profile-gone = se rindió o se fue
profile-points = { $count ->
    [one] { $count } punto
    [many] { $count } de puntos
   *[other] { $count } puntos
}
profile-hidden = { $name } no te muestra esto.
profile-between = { $name } y tú
profile-between-none = Todavía no habéis terminado ninguna partida en común.
profile-between-games = { $games ->
    [one] Habéis terminado { $games } partida en común.
    [many] Habéis terminado { $games } de partidas en común.
   *[other] Habéis terminado { $games } partidas en común.
}
profile-between-mine = Tú por delante
profile-between-theirs = { $name } por delante
profile-between-level = Empate, o en el mismo bando

## El propio perfil
profile-edit = Lo que otros ven de ti
profile-edit-lead = Quien pulsa tu nombre llega a esta página. Lo que cambies aquí vale al instante.
profile-figure = Tu signo
profile-figure-none = Ninguno
profile-languages = Idiomas que hablas
profile-who = ¿Quién lo ve?
profile-part-name = Nombre, signo e idiomas
profile-part-name-help = Quien no ve esto no ve nada de tu perfil. En una mesa, quienes están allí ven tu nombre de todos modos.
profile-part-games = Cuántas veces has jugado y ganado
profile-part-history = Cada partida y cómo acabó
profile-part-ratings = Tu puntuación
profile-for-me = solo yo
profile-for-met = quienes han estado en una mesa conmigo
profile-for-all = todo el mundo
profile-limits = De las partidas en curso no se cuenta nada a nadie, y de las mesas privadas solo a quienes estuvieron allí.
profile-ratings-help = En una mesa puntuada, quien se sienta contigo ve tu puntuación. Si figuras entre los mejores, la ve todo el mundo.
profile-kept = Guardado.
profile-preview = Así te ven los demás
profile-preview-met = Como alguien que ha estado en una mesa contigo
profile-preview-all = Como cualquiera
profile-preview-nothing = Nada: para ellos aquí no hay nadie.
profile-preview-more = Quien ha jugado contigo ve también las partidas que habéis jugado en común.
