# Punteggi: tavoli classificati, numeri accanto ai nomi, i migliori.

rated = Classificata
rated-option = Classificata: la partita conta per il punteggio di tutti
rated-means = Classificata: la partita conta per il punteggio di tutti. Niente suggerimenti; non si annulla nulla di pescato o rivelato; un posto a testa; solo ciò che fa parte del gioco. Chi si arrende, o se ne va e non torna, arriva ultimo. Se tutti sono d'accordo di chiuderla, non conta.
rated-bot-unknown = I bot di cui nessuno ha misurato la forza in una partita così non possono giocarla classificata.

rating = Punteggio
rating-value = { $points } ± { $margin }
rating-bot = { $points }
rating-change = { NUMBER($change, signDisplay: "always") }
rating-changed = Punteggio { $value }, { $change } con questa partita
rating-provisional = provvisorio
rating-help = Un bot di livello medio ha 1500. Con 400 punti in più si arriva davanti dieci volte su undici. Ciò che segue ± dice quanto è certo; diminuisce a ogni partita classificata.
rating-beside = { $name } ({ $rating })
rating-beside-provisional = { $name } ({ $rating }, provvisorio)
rating-provisional-help = Provvisorio: con meno di dieci partite classificate può ancora cambiare molto.
rating-counting = La partita conterà tra un attimo.

## I migliori
best-title = I migliori
best-lead = Chi è più forte in quale gioco, a seconda di quanti giocano. Compare solo chi lo vuole, dopo dieci partite classificate; nell'ordine di quanto ciascuno vale almeno, quasi di sicuro.
best-nobody = Qui non compare ancora nessuno.
best-place = Posto
best-player = Giocatore
best-games = Partite classificate
best-bots = La forza dei bot
best-mine = I tuoi punteggi
best-mine-none = Non hai ancora giocato una partita classificata. Spunta «classificata» quando apri un tavolo.
best-list-me = Mostrami tra i migliori
best-list-help = Tutti vedranno lì il tuo nome e i tuoi punteggi. Puoi cambiare idea quando vuoi.
best-you = tu
best-link = I migliori, e i tuoi punteggi

filter-rated = Punteggio
filter-rated-yes = classificata
filter-rated-no = non classificata
