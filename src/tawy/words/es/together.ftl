# Compañía en la mesa: quién puede mirar, amistades y contenido propio.

## El enlace de quienes miran
watch-link = Enlace para quien solo va a mirar
watch-new = Crear otro enlace para mirar
watch-make = Crear un enlace para mirar
watch-sure = ¿Crear otro enlace para mirar? El anterior dejará de abrir la mesa; quien ya mira se queda.
watched-title = { $host } te invita a mirar { $game }
watch-in = Mirar
