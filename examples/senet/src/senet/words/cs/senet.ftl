senet-title = Senet
senet-blurb = Dvě strany závodí po třiceti domech cesty na západ; o tazích rozhoduje hod čtyřmi hůlkami.
senet-play-now = Závod proti botovi.
senet-about = Senet: deska tak, jak se našla v hrobkách; pravidla jsou rekonstrukce, většinou podle Timothyho Kendalla.
senet-points = Kameny mimo desku

senet-seat-1 = Kužely
senet-seat-2 = Cívky

senet-space-15 = Dům znovuzrození (15)
senet-space-26 = Dům krásy (26)
senet-space-27 = Dům vody (27)
senet-space-28 = Dům tří pravd (28)
senet-space-29 = Dům Re-Atuma (29)
senet-space-30 = Dům Horův (30)

senet-label-throw = Hůlky ukazují
senet-label-off = Mimo desku
senet-label-way = Domů do cíle

senet-ask-chance = Hází se hůlkami.
senet-ask-throw = Hází se hůlkami.
senet-ask-throw-other = Hází se hůlkami.
senet-ask-move = Hůlky ukazují { $about }: kterým kamenem potáhnete?
senet-ask-move-other = { $seat }: který kámen půjde o { $about }?
senet-option-throw = { $throw }
senet-option-move =
    { $to_id ->
        [off] { $space }: mimo desku
       *[other] { $space } → { $to }
    }

senet-event-SticksThrown = { $seat }: hůlky ukazují { $throw }.
senet-event-Moved = { $seat }: { $start } → { $house }.
senet-event-ChangedPlaces = { $seat }: výměnou zpět na { $house }.
senet-event-FellIntoWater = { $seat }: do vody a zpět na { $house }.
senet-event-TakenOff = { $seat }: { $start } → mimo desku, { $off } z 5.
senet-event-HadNoMove = { $seat }: { $throw } nelze zahrát žádným kamenem.
senet-event-GameWon = { $seat }: všech pět kamenů je mimo desku, hra je vyhraná.

senet-ending-all-off = všechny kameny mimo desku
