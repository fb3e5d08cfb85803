refusal-senet-set-up = Esta preparación de Senet no encaja: { $problem }.
refusal-senet-seats = Al Senet juegan dos, no { $seats }.
refusal-senet-house = { $target } no es una casa: di una del 1 al { $most }.
