senet-title = Senet
senet-blurb = Dois lados disputam uma corrida pelas trinta casas do caminho para o ocidente, conforme caem quatro varetas.
senet-play-now = Uma corrida contra um bot.
senet-about = Senet: o tabuleiro, como foi encontrado em tumbas; as regras são uma reconstrução, na maior parte segundo Timothy Kendall.
senet-points = Peças fora do tabuleiro

senet-seat-1 = Cones
senet-seat-2 = Carretéis

senet-space-15 = Casa do Renascimento (15)
senet-space-15-help = Aqui recomeça a peça que a água leva de volta (S4.3).
senet-space-26 = Casa da Beleza (26)
senet-space-26-help = Toda peça deve parar aqui; um 5 a tira do tabuleiro (S4.1, S4.2).
senet-space-27 = Casa da Água (27)
senet-space-27-help = A peça que chega aqui volta à Casa do Renascimento (S4.3).
senet-space-28 = Casa das Três Verdades (28)
senet-space-28-help = Daqui se sai com um 3 (S4.4).
senet-space-29 = Casa de Rá-Atum (29)
senet-space-29-help = Daqui se sai com um 2 (S4.4).
senet-space-30 = Casa de Hórus (30)
senet-space-30-help = Daqui se sai com qualquer lance (S4.4).

senet-label-throw = As varetas mostram
senet-label-off = Fora do tabuleiro
senet-label-way = Casas por percorrer

senet-ask-chance = As varetas são lançadas.
senet-ask-throw = As varetas são lançadas.
senet-ask-throw-other = As varetas são lançadas.
senet-ask-move = As varetas mostram { $about }: qual peça você move?
senet-ask-move-other = { $seat }: qual peça anda { $about }?
senet-option-throw = { $throw }
senet-option-move =
    { $to_id ->
        [off] { $space }: fora do tabuleiro
       *[other] { $space } → { $to }
    }

senet-event-SticksThrown = { $seat }: as varetas mostram { $throw }.
senet-event-Moved = { $seat }: { $start } → { $house }.
senet-event-ChangedPlaces = { $seat }: em troca, volta a { $house }.
senet-event-FellIntoWater = { $seat }: na água, e de volta a { $house }.
senet-event-TakenOff = { $seat }: { $start } → fora do tabuleiro, { $off } de 5.
senet-event-HadNoMove = { $seat }: nenhuma peça pode usar o { $throw }.
senet-event-GameWon = { $seat }: as cinco peças estão fora do tabuleiro; partida vencida.

senet-ending-all-off = todas as peças fora do tabuleiro

senet-mark-F = como foi encontrado em tumbas
senet-mark-K = segundo a reconstrução de Timothy Kendall
senet-mark-D = decisão nossa onde ela deixa algo em aberto
