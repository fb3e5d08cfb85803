# Ciò che il terminale disegna e racconta di 10 Piaghe. I nomi sono in plagues.ftl, quasi tutte le etichette in plagues-ui.ftl.

terminal-plagues-legend = ══ attorno a un bonus: è attivo, ¢ moneta, ◆ segnalino bonus, ☥ Ankh, :4 punti, [3] su un tracciato: l'indicatore, su una casella: il numero di una scelta, t8 carta territorio 8

## Between two spaces: at most 8 letters

terminal-plagues-gap-dev_city = città +1
terminal-plagues-gap-dev_field = camp. +1
terminal-plagues-gap-coin = moneta
terminal-plagues-gap-hebrew = Ebreo
terminal-plagues-gap-soldiers = soldati

## Pharaoh cards where there is little room: at most 14 letters

terminal-plagues-favour-dev = 1-2 passi
terminal-plagues-favour-coin = una moneta
terminal-plagues-favour-ankh = un Ankh

## The table

terminal-plagues-column-province = Provincia
terminal-plagues-column-board = Plancia
terminal-plagues-column-tracks = Tracciati
terminal-plagues-column-has = Ha
terminal-plagues-column-round = Questo round
terminal-plagues-beside = Accanto
terminal-plagues-favours = Faraone
terminal-plagues-held-by = presa da
terminal-plagues-gone = spesa
terminal-plagues-turn = { $place }º di turno
terminal-plagues-power-used = usato
terminal-plagues-power-ready = disponibile
terminal-plagues-automa-dice = girati { $shown }; coperti { $down }
terminal-plagues-spent = spesi: { $dice }
terminal-plagues-turned = girati: { $count }
terminal-plagues-next-gives = il prossimo dà: { $gift }
terminal-plagues-not-in-first = non nel primo round
terminal-plagues-accounts = Round { $round }: da dove viene tutto
terminal-plagues-no-player = Qui non gioca '{ $typed }': indica uno di questi nomi: { $players }.

## What options mean

terminal-plagues-besides = Inoltre
terminal-plagues-die-as = Dado { $die } come { $value }
terminal-plagues-take = prendi: { $token }
terminal-plagues-pharaoh = Faraone: { $favour }
terminal-plagues-costs-coin = per 1 moneta
terminal-plagues-free = libera un Ebreo da { $value }
terminal-plagues-recover = recupera: { $token }
