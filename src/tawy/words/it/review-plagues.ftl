### Le parti del gioco, dove un'analisi dice quanto si è scelto bene.

review-plagues-phase-dice = Dadi
review-plagues-phase-territories = Territori
review-plagues-phase-losses = Perdite
review-plagues-phase-setup = Preparazione
