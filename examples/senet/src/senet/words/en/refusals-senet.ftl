refusal-senet-set-up = This set-up of Senet does not fit: { $problem }.
refusal-senet-seats = Senet is played by two, not { $seats }.
refusal-senet-house = { $target } is no house: name one from 1 to { $most }.
