senet-title = Senet
senet-blurb = Dvě strany závodí po třiceti domech cesty na západ; o tazích rozhoduje hod čtyřmi hůlkami.
senet-play-now = Závod proti botovi.
senet-about = Senet: deska tak, jak se našla v hrobkách; pravidla jsou rekonstrukce, většinou podle Timothyho Kendalla.
senet-points = Kameny mimo desku

senet-seat-1 = Kužely
senet-seat-2 = Cívky

senet-space-15 = Dům znovuzrození (15)
senet-space-15-help = Zde začíná znovu kámen, který odnesla voda (S4.3).
senet-space-26 = Dům krásy (26)
senet-space-26-help = Každý kámen se zde musí zastavit; hod 5 ho dostane z desky (S4.1, S4.2).
senet-space-27 = Dům vody (27)
senet-space-27-help = Kámen, který sem vstoupí, se vrací do Domu znovuzrození (S4.3).
senet-space-28 = Dům tří pravd (28)
senet-space-28-help = Odtud kámen odchází hodem 3 (S4.4).
senet-space-29 = Dům Re-Atuma (29)
senet-space-29-help = Odtud kámen odchází hodem 2 (S4.4).
senet-space-30 = Dům Horův (30)
senet-space-30-help = Odtud kámen odchází kterýmkoli hodem (S4.4).

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

senet-mark-F = jak se to našlo v hrobkách
senet-mark-K = podle rekonstrukce Timothyho Kendalla
senet-mark-D = naše rozhodnutí tam, kde něco nechává otevřené
