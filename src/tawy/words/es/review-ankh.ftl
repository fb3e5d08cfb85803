### Las partes del juego, donde un análisis dice qué tal se eligió.

review-ankh-phase-actions = Acciones
review-ankh-phase-battles = Batallas
review-ankh-phase-caravans = Caravanas
review-ankh-phase-setup = Preparación
