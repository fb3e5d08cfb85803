### Le parti del gioco, dove un'analisi dice quanto si è scelto bene.

review-ankh-phase-actions = Azioni
review-ankh-phase-battles = Battaglie
review-ankh-phase-caravans = Carovane
review-ankh-phase-setup = Preparazione
review-ankh-nobody-help = Se tutte le divinità sono dimenticate dopo il quarto conflitto, non vince nessuno (A9.3). Con questa probabilità quelle delle divinità fanno insieme il 100%; quella di una divinità fusa conta una volta.
