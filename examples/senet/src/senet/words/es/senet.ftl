senet-title = Senet
senet-blurb = Dos bandos compiten con sus piezas por las treinta casas del camino a occidente, según caen cuatro palos.
senet-play-now = Una carrera contra un bot.
senet-about = Senet: el tablero, tal como se halló en las tumbas; las reglas son una reconstrucción, en su mayor parte según Timothy Kendall.
senet-points = Piezas fuera del tablero

senet-seat-1 = Conos
senet-seat-2 = Carretes

senet-space-15 = Casa del Renacimiento (15)
senet-space-15-help = Aquí vuelve a empezar la pieza que se lleva el agua (S4.3).
senet-space-26 = Casa de la Belleza (26)
senet-space-26-help = Toda pieza debe detenerse aquí; un 5 la saca del tablero (S4.1, S4.2).
senet-space-27 = Casa del Agua (27)
senet-space-27-help = La pieza que llega aquí vuelve a la Casa del Renacimiento (S4.3).
senet-space-28 = Casa de las Tres Verdades (28)
senet-space-28-help = De aquí se sale con un 3 (S4.4).
senet-space-29 = Casa de Ra-Atum (29)
senet-space-29-help = De aquí se sale con un 2 (S4.4).
senet-space-30 = Casa de Horus (30)
senet-space-30-help = De aquí se sale con cualquier tirada (S4.4).

senet-label-throw = Los palos marcan
senet-label-off = Fuera del tablero
senet-label-way = Casas por recorrer

senet-ask-chance = Se lanzan los palos.
senet-ask-throw = Se lanzan los palos.
senet-ask-throw-other = Se lanzan los palos.
senet-ask-move = Los palos marcan { $about }: ¿qué pieza mueves?
senet-ask-move-other = { $seat }: ¿qué pieza avanza { $about }?
senet-option-throw = { $throw }
senet-option-move =
    { $to_id ->
        [off] { $space }: fuera del tablero
       *[other] { $space } → { $to }
    }

senet-event-SticksThrown = { $seat }: los palos marcan { $throw }.
senet-event-Moved = { $seat }: { $start } → { $house }.
senet-event-ChangedPlaces = { $seat }: a cambio, vuelve a { $house }.
senet-event-FellIntoWater = { $seat }: al agua, y de vuelta a { $house }.
senet-event-TakenOff = { $seat }: { $start } → fuera del tablero, { $off } de 5.
senet-event-HadNoMove = { $seat }: ninguna pieza puede usar el { $throw }.
senet-event-GameWon = { $seat }: las cinco piezas están fuera del tablero; partida ganada.

senet-ending-all-off = todas las piezas fuera del tablero

senet-mark-F = tal como se halló en las tumbas
senet-mark-K = según la reconstrucción de Timothy Kendall
senet-mark-D = decisión nuestra donde esta deja algo abierto
