### Části hry, u nichž rozbor říká, jak dobře kdo volil.

review-plagues-phase-dice = Kostky
review-plagues-phase-territories = Území
review-plagues-phase-losses = Ztráty
review-plagues-phase-setup = Příprava
