# What the terminal draws and tells of 10 Plagues. Names of things stand in plagues.ftl, most labels in plagues-ui.ftl.

terminal-plagues-legend = ══ around a bonus: it is active, ¢ coin, ◆ bonus token, ☥ Ankh, :4 points, [3] on a track: the marker, on a space: the number of an option, t8 territory card 8

## Between two spaces: at most 8 letters

terminal-plagues-gap-dev_city = city +1
terminal-plagues-gap-dev_field = field +1
terminal-plagues-gap-coin = coin
terminal-plagues-gap-hebrew = Hebrew
terminal-plagues-gap-soldiers = soldiers

## Pharaoh cards where there is little room: at most 14 letters

terminal-plagues-favour-dev = 1-2 dev steps
terminal-plagues-favour-coin = a coin
terminal-plagues-favour-ankh = an Ankh

## The table

terminal-plagues-column-province = Province
terminal-plagues-column-board = Board
terminal-plagues-column-tracks = Tracks
terminal-plagues-column-has = Has
terminal-plagues-column-round = This round
terminal-plagues-beside = Beside
terminal-plagues-favours = Pharaoh
terminal-plagues-held-by = held by
terminal-plagues-gone = spent
terminal-plagues-turn = { $place }. in turn order
terminal-plagues-power-used = used
terminal-plagues-power-ready = ready
terminal-plagues-automa-dice = turned { $shown }; face down { $down }
terminal-plagues-spent = spent: { $dice }
terminal-plagues-turned = turned over: { $count }
terminal-plagues-next-gives = the next gives: { $gift }
terminal-plagues-not-in-first = not in the first round
terminal-plagues-accounts = Round { $round }: where everything comes from
terminal-plagues-no-player = There is no player '{ $typed }' here: name one of { $players }.

## What options mean

terminal-plagues-besides = Besides
terminal-plagues-die-as = Die { $die } as { $value }
terminal-plagues-take = take: { $token }
terminal-plagues-pharaoh = Pharaoh: { $favour }
terminal-plagues-costs-coin = for 1 coin
terminal-plagues-free = free a Hebrew of { $value }
terminal-plagues-recover = recover: { $token }
