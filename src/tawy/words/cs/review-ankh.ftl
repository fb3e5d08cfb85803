### Části hry, u nichž rozbor říká, jak dobře kdo volil.

review-ankh-phase-actions = Akce
review-ankh-phase-battles = Bitvy
review-ankh-phase-caravans = Karavany
review-ankh-phase-setup = Příprava
review-ankh-nobody-help = Upadnou-li po čtvrtém konfliktu v zapomnění všichni bohové, nevyhrává nikdo (A9.3). S touto šancí dají šance bohů dohromady 100 %; šance spojeného boha se počítá jednou.
