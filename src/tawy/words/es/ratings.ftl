# Puntuaciones: mesas puntuadas, números junto a los nombres, los mejores.

rated = Puntuada
rated-option = Puntuada: la partida cuenta para la puntuación de todos
rated-means = Puntuada: la partida cuenta para la puntuación de todos. Sin pistas; no se retira nada robado o revelado; un asiento por persona; solo lo que trae el juego. Quien se rinde, o se va y no vuelve, queda último. Si todos acuerdan terminarla, no cuenta.
rated-bot-unknown = Los bots cuya fuerza nadie ha medido en una partida así no pueden jugarla puntuada.

rating = Puntuación
rating-value = { $points } ± { $margin }
rating-bot = { $points }
rating-change = { NUMBER($change, signDisplay: "always") }
rating-changed = Puntuación { $value }, { $change } por esta partida
rating-provisional = provisional
rating-help = Un bot de nivel medio tiene 1500. Con 400 puntos más se queda por delante diez veces de cada once. Lo que sigue a ± dice cuánta seguridad hay; se reduce con cada partida puntuada.
rating-beside = { $name } ({ $rating })
rating-beside-provisional = { $name } ({ $rating }, provisional)
rating-provisional-help = Provisional: con menos de diez partidas puntuadas aún puede cambiar mucho.
rating-counting = La partida contará en un momento.

## Los mejores
best-title = Los mejores
best-lead = Quién es más fuerte en cada juego, según cuántos juegan. Solo figura quien quiere, tras diez partidas puntuadas; en el orden de lo que cada cual vale como mínimo, casi con seguridad.
best-nobody = Aquí no figura nadie todavía.
best-place = Puesto
best-player = Jugador
best-games = Partidas puntuadas
best-bots = La fuerza de los bots
best-mine = Tus puntuaciones
best-mine-none = Aún no has jugado ninguna partida puntuada. Marca «puntuada» al abrir una mesa.
best-list-me = Mostrarme entre los mejores
best-list-help = Todos verán allí tu nombre y tus puntuaciones. Puedes cambiar de idea cuando quieras.
best-you = tú
best-link = Los mejores, y tus puntuaciones

filter-rated = Puntuación
filter-rated-yes = puntuada
filter-rated-no = no puntuada
