### Las partes del juego, donde un análisis dice qué tal se eligió.

review-ankh-phase-actions = Acciones
review-ankh-phase-battles = Batallas
review-ankh-phase-caravans = Caravanas
review-ankh-phase-setup = Preparación
review-ankh-nobody-help = Si todos los dioses caen en el olvido tras el cuarto conflicto, no gana nadie (A9.3). Con esta probabilidad, las de los dioses suman el 100 %; la de un dios fusionado cuenta una vez.
