# Lo que el terminal dibuja y cuenta de 10 Plagas. Los nombres están en plagues.ftl; casi todos los rótulos, en plagues-ui.ftl.

terminal-plagues-legend = ══ junto a una bonificación: está activa, ¢ moneda, ◆ ficha de bonificación, ☥ Ankh, :4 puntos, [3] en un medidor: el indicador, en una casilla: el número de una opción, t8 carta de territorio 8

## Between two spaces: at most 8 letters

terminal-plagues-gap-dev_city = ciudad+1
terminal-plagues-gap-dev_field = campo +1
terminal-plagues-gap-coin = moneda
terminal-plagues-gap-hebrew = hebreo
terminal-plagues-gap-soldiers = soldados

## Pharaoh cards where there is little room: at most 14 letters

terminal-plagues-favour-dev = 1-2 pasos
terminal-plagues-favour-coin = una moneda
terminal-plagues-favour-ankh = un Ankh

## The table

terminal-plagues-column-province = Provincia
terminal-plagues-column-board = Tablero
terminal-plagues-column-tracks = Medidores
terminal-plagues-column-has = Tiene
terminal-plagues-column-round = Esta ronda
terminal-plagues-beside = Aparte
terminal-plagues-favours = Faraón
terminal-plagues-held-by = la tiene
terminal-plagues-gone = gastada
terminal-plagues-turn = { $place }.º en el orden
terminal-plagues-power-used = usado
terminal-plagues-power-ready = disponible
terminal-plagues-automa-dice = vistos { $shown }; bocabajo { $down }
terminal-plagues-spent = gastados: { $dice }
terminal-plagues-turned = usadas: { $count }
terminal-plagues-next-gives = el siguiente da: { $gift }
terminal-plagues-not-in-first = no en la primera ronda
terminal-plagues-accounts = Ronda { $round }: de dónde sale todo
terminal-plagues-no-player = Aquí no juega '{ $typed }': di uno de estos nombres: { $players }.

## What options mean

terminal-plagues-besides = Además
terminal-plagues-die-as = Dado { $die } como { $value }
terminal-plagues-take = tomar: { $token }
terminal-plagues-pharaoh = faraón: { $favour }
terminal-plagues-costs-coin = por 1 moneda
terminal-plagues-free = liberar a un hebreo de { $value }
terminal-plagues-recover = recuperar: { $token }
