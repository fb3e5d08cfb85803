# Compañía en la mesa: quién puede mirar, amistades y contenido propio.

## El enlace de quienes miran
watch-link = Enlace para quien solo va a mirar
watch-new = Crear otro enlace para mirar
watch-make = Crear un enlace para mirar
watch-sure = ¿Crear otro enlace para mirar? El anterior dejará de abrir la mesa; quien ya mira se queda.
watched-title = { $host } te invita a mirar { $game }
watch-in = Mirar

## Contenido propio
content-own = Tablas y escenario
content-printed = los que trae el juego
content-bring = Traer un archivo…
content-what = Un archivo TOML: otras tablas impresas o un escenario. Se guarda solo para ti; una mesa abierta con él muestra a todos los presentes qué cambia.
content-name = Nombre del archivo
content-delete = Borrar el archivo
content-played-with = Se juega con «{ $name }»: qué cambia
content-no-difference = Nada cambia.

## Personas
been-here-before = Ya he estado aquí
profile-of = Perfil de { $name }
nav-profile = Tu perfil
