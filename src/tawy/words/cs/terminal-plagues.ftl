# Co terminál kreslí a říká o 10 ranách. Názvy věcí jsou v plagues.ftl, většina popisků v plagues-ui.ftl.

terminal-plagues-legend = ══ kolem bonusu: je aktivní, ¢ mince, ◆ bonusový žeton, ☥ Ankh, :4 body, [3] na stupnici: ukazatel, na poli: číslo možnosti, t8 karta území 8

## Between two spaces: at most 8 letters

terminal-plagues-gap-dev_city = město +1
terminal-plagues-gap-dev_field = venkov+1
terminal-plagues-gap-coin = mince
terminal-plagues-gap-hebrew = Hebrej
terminal-plagues-gap-soldiers = vojáci

## Pharaoh cards where there is little room: at most 14 letters

terminal-plagues-favour-dev = 1-2 kroky
terminal-plagues-favour-coin = mince
terminal-plagues-favour-ankh = Ankh

## The table

terminal-plagues-column-province = Provincie
terminal-plagues-column-board = Deska
terminal-plagues-column-tracks = Stupnice
terminal-plagues-column-has = Má
terminal-plagues-column-round = Toto kolo
terminal-plagues-beside = Vedle
terminal-plagues-favours = Faraon
terminal-plagues-held-by = má ji
terminal-plagues-gone = utracená
terminal-plagues-turn = { $place }. v pořadí
terminal-plagues-power-used = použitá
terminal-plagues-power-ready = k dispozici
terminal-plagues-automa-dice = otočené { $shown }; lícem dolů { $down }
terminal-plagues-spent = použité: { $dice }
terminal-plagues-turned = otočené: { $count }
terminal-plagues-next-gives = další dá: { $gift }
terminal-plagues-not-in-first = v prvním kole nepůsobí
terminal-plagues-accounts = Kolo { $round }: odkud co je
terminal-plagues-no-player = Hráč '{ $typed }' tu není: zadejte jedno z { $players }.

## What options mean

terminal-plagues-besides = Kromě toho
terminal-plagues-die-as = Kostka { $die } jako { $value }
terminal-plagues-take = vzít: { $token }
terminal-plagues-pharaoh = faraon: { $favour }
terminal-plagues-costs-coin = za 1 minci
terminal-plagues-free = osvobodit Hebreje hodnoty { $value }
terminal-plagues-recover = získat zpět: { $token }
