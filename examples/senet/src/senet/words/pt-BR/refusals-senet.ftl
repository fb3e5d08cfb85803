refusal-senet-set-up = Esta preparação de Senet não serve: { $problem }.
refusal-senet-seats = Senet se joga a dois, não a { $seats }.
refusal-senet-house = { $target } não é uma casa: diga uma de 1 a { $most }.
