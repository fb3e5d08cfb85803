### Las partes del juego, donde un análisis dice qué tal se eligió.

review-plagues-phase-dice = Dados
review-plagues-phase-territories = Territorios
review-plagues-phase-losses = Pérdidas
review-plagues-phase-setup = Preparación
