refusal-senet-set-up = Tato příprava Senetu nesedí: { $problem }.
refusal-senet-seats = Senet hrají dva, ne { $seats }.
refusal-senet-house = { $target } není žádný dům: napište číslo od 1 do { $most }.
