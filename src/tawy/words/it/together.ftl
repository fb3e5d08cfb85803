# Compagnia al tavolo: chi può guardare, amici e contenuti propri.

## Il link di chi guarda
watch-link = Link per chi vuole solo guardare
watch-new = Crea un nuovo link per guardare
watch-make = Crea un link per guardare
watch-sure = Creare un nuovo link per guardare? Quello vecchio non aprirà più il tavolo; chi già guarda resta.
watched-title = { $host } ti invita a guardare { $game }
watch-in = Guarda

## Contenuti propri
content-own = Tabelle e scenario
content-printed = quelli del gioco
content-bring = Porta un file…
content-what = Un file TOML: altre tabelle stampate o uno scenario. È conservato solo per te; un tavolo aperto con esso mostra a tutti i presenti che cosa cambia.
content-name = Nome del file
content-delete = Elimina il file
content-played-with = Si gioca con «{ $name }»: che cosa cambia
content-no-difference = Non cambia nulla.

## Persone
been-here-before = Non è la mia prima volta qui
profile-of = Profilo di { $name }
nav-profile = Il tuo profilo
