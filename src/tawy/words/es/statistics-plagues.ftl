### Estadísticas de 10 Plagas.

statistics-plagues-provinces = ¿Qué provincias ganan?
statistics-plagues-provinces-note = Proporción de partidas ganadas, por provincia; en solitario, contra el Autómata.
statistics-plagues-points = ¿De dónde vienen los puntos?
statistics-plagues-points-note = Media por jugador, descontando lo perdido.
statistics-plagues-plagues = ¿Qué plagas cuestan más?
statistics-plagues-plagues-note = Fichas perdidas y pasos atrás mientras la plaga estaba en juego: media por jugador. Lo que prohíbe no se cuenta.
statistics-plagues-own = Plagas de tablas propias
statistics-plagues-favours = ¿Qué cartas del faraón se toman?
statistics-plagues-favours-note = Cuántas veces por partida: media por jugador.
statistics-plagues-territories = ¿Qué territorios se toman?
statistics-plagues-territories-note = Cartas de cada tipo: media por jugador.
statistics-plagues-tributes = ¿Qué cuesta un tributo sin pagar?
statistics-plagues-tributes-note = Proporción de partidas ganadas, según cuántos tributos no se pudieron pagar.
statistics-plagues-tracks = ¿Qué medidor frena a quien gana?
statistics-plagues-tracks-note = Proporción de partidas ganadas, según el medidor más bajo al final.
statistics-plagues-track-city = Medidor de ciudad más bajo
statistics-plagues-track-field = Medidor de campo más bajo
statistics-plagues-track-level = Ambos iguales
statistics-plagues-endings = ¿Cómo terminan las partidas?
statistics-plagues-endings-note = Proporción de todas las partidas.
