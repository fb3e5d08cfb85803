### Estatísticas de Ankh.

statistics-ankh-gods = Quais deuses vencem?
statistics-ankh-gods-note = Proporção de partidas vencidas, por deus. Os dois lugares de deuses fundidos vencem juntos.
statistics-ankh-powers = Quais poderes quem vence desbloqueia?
statistics-ankh-powers-note = Proporção de partidas vencidas por quem desbloqueou um poder.
statistics-ankh-cards = Quais cartas vencem batalhas?
statistics-ankh-cards-note = Quantas vezes uma carta estava do lado vencedor quando foi jogada.
statistics-ankh-points = De onde vem a devoção?
statistics-ankh-points-note = Média por deus, descontado o que se perdeu.
statistics-ankh-guardians = Guardiões vencem partidas?
statistics-ankh-guardians-note = Proporção de partidas vencidas por quem teve um guardião.
statistics-ankh-merging = Deuses fundidos vencem?
statistics-ankh-merging-note = Proporção de partidas vencidas, em partidas com fusão.
statistics-ankh-merging-upper = Deus superior de uma fusão
statistics-ankh-merging-lower = Deus inferior de uma fusão
statistics-ankh-merging-apart = Sem fusão
statistics-ankh-endings = Como as partidas terminam?
statistics-ankh-endings-note = Proporção de todas as partidas.
statistics-ankh-conflicts = Quantos conflitos tem uma partida?
statistics-ankh-conflicts-note = Proporção de todas as partidas.
