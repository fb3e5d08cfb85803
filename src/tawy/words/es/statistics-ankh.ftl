### Estadísticas de Ankh.

statistics-ankh-gods = ¿Qué dioses ganan?
statistics-ankh-gods-note = Proporción de partidas ganadas, por dios. Los dos asientos de dioses fusionados ganan juntos.
statistics-ankh-powers = ¿Qué poderes desbloquea quien gana?
statistics-ankh-powers-note = Proporción de partidas ganadas por quienes desbloquearon un poder.
statistics-ankh-cards = ¿Qué cartas ganan batallas?
statistics-ankh-cards-note = Cuántas veces estuvo una carta del lado ganador cuando se jugó.
statistics-ankh-points = ¿De dónde viene la devoción?
statistics-ankh-points-note = Media por dios, descontando lo perdido.
statistics-ankh-guardians = ¿Ganan partidas los custodios?
statistics-ankh-guardians-note = Proporción de partidas ganadas por quienes tuvieron un custodio.
statistics-ankh-merging = ¿Ganan los dioses fusionados?
statistics-ankh-merging-note = Proporción de partidas ganadas, en partidas con fusión.
statistics-ankh-merging-upper = Dios superior de una fusión
statistics-ankh-merging-lower = Dios inferior de una fusión
statistics-ankh-merging-apart = Sin fusión
statistics-ankh-endings = ¿Cómo terminan las partidas?
statistics-ankh-endings-note = Proporción de todas las partidas.
statistics-ankh-conflicts = ¿Cuántos conflictos tiene una partida?
statistics-ankh-conflicts-note = Proporción de todas las partidas.
