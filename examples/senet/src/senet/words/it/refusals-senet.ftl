refusal-senet-set-up = Questa preparazione di Senet non va bene: { $problem }.
refusal-senet-seats = A Senet si gioca in due, non in { $seats }.
refusal-senet-house = { $target } non è una casa: indicane una da 1 a { $most }.
