### Části hry, u nichž rozbor říká, jak dobře kdo volil.

review-ankh-phase-actions = Akce
review-ankh-phase-battles = Bitvy
review-ankh-phase-caravans = Karavany
review-ankh-phase-setup = Příprava
