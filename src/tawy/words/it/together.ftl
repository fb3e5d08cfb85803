# Compagnia al tavolo: chi può guardare, amici e contenuti propri.

## Il link di chi guarda
watch-link = Link per chi vuole solo guardare
watch-new = Crea un nuovo link per guardare
watch-make = Crea un link per guardare
watch-sure = Creare un nuovo link per guardare? Quello vecchio non aprirà più il tavolo; chi già guarda resta.
watched-title = { $host } ti invita a guardare { $game }
watch-in = Guarda
