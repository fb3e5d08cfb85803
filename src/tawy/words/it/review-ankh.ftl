### Le parti del gioco, dove un'analisi dice quanto si è scelto bene.

review-ankh-phase-actions = Azioni
review-ankh-phase-battles = Battaglie
review-ankh-phase-caravans = Carovane
review-ankh-phase-setup = Preparazione
