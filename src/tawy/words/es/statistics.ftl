### Estadísticas de partidas terminadas: de todas, de una persona, de un círculo.

statistics-lead = Lo que cuentan las partidas terminadas. Cada cifra dice en cuántas partidas se apoya; la línea fina muestra dónde está la verdad con un 95 % de confianza, y es ancha donde hay pocas partidas.

## De quién son las partidas, y cuáles
statistics-of = Partidas de
statistics-of-all = Todas las partidas públicas
statistics-of-mine = Mis partidas
statistics-of-person = Partidas de esta persona
statistics-of-table = El círculo de esta mesa
statistics-of-club = Esta velada de club
statistics-about-all = Partidas de mesas abiertas, y otras que quienes las jugaron muestran a todo el mundo. Tratan de partidas, no de personas: no se nombra a nadie, y no se muestra lo que se apoya en menos de { $least } personas distintas.
statistics-about-mine = Cada partida que has terminado aquí, solo tus asientos. Nadie más ve esta página.
statistics-about-person = Partidas suyas que puedes ver, solo sus asientos.
statistics-about-table = Partidas que tú y otras personas de esta mesa habéis jugado entre vosotros. Solo quienes se sentaron ven las suyas.
statistics-about-club = Partidas de esta velada de club: las tuyas y las que puede ver todo el mundo.
statistics-players = Jugadores
statistics-any = cualquiera
statistics-bots = Bots
statistics-bots-without = solo personas
statistics-bots-with = con bots
statistics-rated = Puntuación
statistics-rated-yes = solo puntuadas
statistics-days = Tiempo
statistics-days-any = desde el principio
statistics-days-30 = últimos 30 días
statistics-days-365 = último año

## Nada que mostrar
statistics-none-all = Aquí aún no ha terminado ninguna partida pública de este juego. Abre una mesa para todo el mundo: su partida cuenta cuando termina.
statistics-none-mine = Aún no has terminado aquí una partida así. Juega una, y se cuenta cuando termina.
statistics-none-person = No hay nada que puedas ver.
statistics-none-table = Aún no habéis terminado una partida así entre vosotros.
statistics-none-club = Aún no ha terminado ninguna partida de esta velada que puedas ver.
statistics-none-filtered = Ninguna partida encaja. Elige arriba con menos rigor.
statistics-too-few = Hay partidas así, pero de menos de { $least } personas distintas: las cifras hablarían de ellas y no del juego. Mira tus propias partidas.
statistics-play = Jugar ahora
statistics-open = Abrir una mesa

## Cifras
statistics-games =
    { $count ->
        [one] { $count } partida
        [many] { $count } de partidas
       *[other] { $count } partidas
    }
statistics-interval = 95 %: de { $low } a { $high }
statistics-rests-wins = { $hits } de { $count } ganadas
statistics-rests-duels = { $hits } de { $count } ganadas
statistics-rests-games =
    { $count ->
        [one] { $hits } de { $count } partida
        [many] { $hits } de { $count } de partidas
       *[other] { $hits } de { $count } partidas
    }
statistics-winners = quien gana: { $value }
statistics-few = pocas partidas
statistics-usual = En conjunto: { $share }. Lo marca la línea discontinua.
statistics-held =
    { $count ->
        [one] No se muestra { $count } barra: demasiado pocas personas distintas.
        [many] No se muestran { $count } de barras: demasiado pocas personas distintas.
       *[other] No se muestran { $count } barras: demasiado pocas personas distintas.
    }
statistics-column-value = Cifra
statistics-column-rests = Se apoya en
statistics-bin = { $from } a { $to }
statistics-bin-last = { $from } y más

## Preguntas de cada juego
statistics-order = ¿Ayuda empezar?
statistics-order-note = Proporción de partidas ganadas, según quién empezó, quién siguió, etcétera.
statistics-order-bar = Turno { $number }
statistics-minutes = ¿Cuánto dura una partida?
statistics-minutes-note = Minutos desde el reparto hasta el final; no se cuenta una pausa de más de diez minutos.
statistics-picks = ¿Cuántas decisiones tiene una partida?
statistics-picks-note = Respuestas de todos, incluidos los sorteos del azar.
statistics-endings = ¿Cómo terminan las partidas?
statistics-endings-note = Proporción de todas las partidas.
statistics-people = ¿Quién gana?
statistics-people-note = Entre vosotros: proporción de partidas ganadas.
statistics-endings-conceded = alguien se rindió

## Partidas detrás de una barra
statistics-behind = { $bar }: las partidas que hay detrás
statistics-behind-lead = Las más recientes primero, hasta donde puedes verlas.
statistics-behind-none = No puedes ver ninguna de estas partidas.
statistics-behind-more = Solo aparecen las { $count } más recientes.
statistics-back = Volver a las cifras
statistics-won-by = Ganó { $sides }
statistics-won-by-nobody = No ganó nadie

## Para otras personas
statistics-rows = Las cifras detrás de las cifras
statistics-rows-lead = Una fila por cada asiento de cada partida, sin nombres. La guía de estadísticas dice qué significa cada columna.
statistics-rows-json = Filas en JSON
statistics-rows-parquet = Filas en Parquet
