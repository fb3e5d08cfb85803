senet-title = Senet
senet-blurb = Due schieramenti corrono lungo le trenta case della via d'occidente, secondo il lancio di quattro bastoncini.
senet-play-now = Una corsa contro un bot.
senet-about = Senet: il tabellone come fu ritrovato nelle tombe; le regole sono una ricostruzione, per lo più secondo Timothy Kendall.
senet-points = Pezzi usciti dal tabellone

senet-seat-1 = Coni
senet-seat-2 = Rocchetti

senet-space-15 = Casa della Rinascita (15)
senet-space-15-help = Da qui ricomincia il pezzo che l'acqua porta indietro (S4.3).
senet-space-26 = Casa della Bellezza (26)
senet-space-26-help = Ogni pezzo deve fermarsi qui; un 5 lo fa uscire dal tabellone (S4.1, S4.2).
senet-space-27 = Casa dell'Acqua (27)
senet-space-27-help = Un pezzo che arriva qui torna alla Casa della Rinascita (S4.3).
senet-space-28 = Casa delle Tre Verità (28)
senet-space-28-help = Da qui si esce con un 3 (S4.4).
senet-space-29 = Casa di Ra-Atum (29)
senet-space-29-help = Da qui si esce con un 2 (S4.4).
senet-space-30 = Casa di Horus (30)
senet-space-30-help = Da qui si esce con qualsiasi lancio (S4.4).

senet-label-throw = I bastoncini segnano
senet-label-off = Usciti dal tabellone
senet-label-way = Case ancora da percorrere

senet-ask-chance = Si lanciano i bastoncini.
senet-ask-throw = Si lanciano i bastoncini.
senet-ask-throw-other = Si lanciano i bastoncini.
senet-ask-move = I bastoncini segnano { $about }: quale pezzo muovi?
senet-ask-move-other = { $seat }: quale pezzo muove di { $about }?
senet-option-throw = { $throw }
senet-option-move =
    { $to_id ->
        [off] { $space }: fuori dal tabellone
       *[other] { $space } → { $to }
    }

senet-event-SticksThrown = { $seat }: i bastoncini segnano { $throw }.
senet-event-Moved = { $seat }: { $start } → { $house }.
senet-event-ChangedPlaces = { $seat }: in cambio torna a { $house }.
senet-event-FellIntoWater = { $seat }: in acqua, e di nuovo a { $house }.
senet-event-TakenOff = { $seat }: { $start } → fuori dal tabellone, { $off } su 5.
senet-event-HadNoMove = { $seat }: nessun pezzo può usare il { $throw }.
senet-event-GameWon = { $seat }: tutti e cinque i pezzi sono fuori dal tabellone, la partita è vinta.

senet-ending-all-off = tutti i pezzi fuori dal tabellone

senet-mark-F = come fu ritrovato nelle tombe
senet-mark-K = secondo la ricostruzione di Timothy Kendall
senet-mark-D = una nostra decisione dove questa lascia qualcosa in sospeso
