### Lo que se dice de una partida de Ankh que ha terminado. $side ha ganado, $rival es lo mejor del resto.

summary-ankh-points = Devoción
summary-ankh-by-source = Devoción según su origen
summary-ankh-axis = Conflicto

## De dónde viene la devoción

ankh-devotion-monuments = Monumentos
ankh-devotion-domination = Regiones dominadas
ankh-devotion-battles = Batallas ganadas
ankh-devotion-powers = Poderes del Ankh
ankh-devotion-cards = Cartas de batalla
ankh-devotion-gods = Habilidades de dioses
ankh-devotion-guardians = Custodios
ankh-devotion-merging = Cedida en la fusión

## Momentos, y qué fue de los dioses

summary-ankh-step-start = Principio
summary-ankh-step-region = Conflicto { $conflict }, región { $token }
summary-ankh-step-merging = Los dioses se han fusionado
summary-ankh-step-forgetting = Hay dioses que caen en el olvido
summary-ankh-fate-merged = en fusión
summary-ankh-fate-forgotten = en el olvido

## Qué lo decidió: cómo se ganó

summary-ankh-top = { $side } llegó a lo más alto del medidor de devoción en el conflicto { $conflict }, con { $lead } de ventaja sobre { $rival }.
summary-ankh-most = Tras el último conflicto { $side } tenía { $points } de devoción, { $lead } más que { $rival }.
summary-ankh-stack = { $side } y { $rival } acabaron con { $points } de devoción; el indicador de { $side } está encima, y eso deshace el empate.
summary-ankh-sole =
    { $others_count ->
        [one] { $others } seguía en rojo tras el cuarto conflicto y cayó en el olvido; solo quedó { $side }.
        [many] { $others } seguían en rojo tras el cuarto conflicto y cayeron en el olvido; solo quedó { $side }.
       *[other] { $others } seguían en rojo tras el cuarto conflicto y cayeron en el olvido; solo quedó { $side }.
    }
summary-ankh-atheism = Tras el cuarto conflicto todos los dioses seguían en rojo: cayeron en el olvido y no ganó nadie.

## Qué marcó la diferencia

summary-ankh-short_of_safety =
    { $steps ->
        [one] Quien más cerca estuvo de salvarse fue { $side }, con { $points } de devoción: le faltó { $steps } paso.
        [many] Quien más cerca estuvo de salvarse fue { $side }, con { $points } de devoción: le faltaron { $steps } pasos.
       *[other] Quien más cerca estuvo de salvarse fue { $side }, con { $points } de devoción: le faltaron { $steps } pasos.
    }
summary-ankh-comeback = Antes del conflicto { $conflict }, { $rival } aún llevaba { $lead } de ventaja a { $side }.
summary-ankh-gave_up = { $rival } cedió { $amount } de devoción en la fusión, y al final no faltó más que eso.
summary-ankh-lost = { $rival } perdió { $amount } de devoción por la muerte del Gato momia, y al final no faltó más que eso.
summary-ankh-source = La mayor diferencia – { $source }: { $side } { $amount }, { $rival } { $other }.
summary-ankh-led_since = { $side } iba por delante de todos desde el conflicto { $conflict }.
