### Co se říká o skončené hře Ankh. $side vyhrává, $rival je nejlepší z ostatních.

summary-ankh-points = Zbožnost
summary-ankh-by-source = Zbožnost podle zdroje
summary-ankh-axis = Konflikt

## Odkud zbožnost je

ankh-devotion-monuments = Monumenty
ankh-devotion-domination = Dominance v oblastech
ankh-devotion-battles = Vyhrané bitvy
ankh-devotion-powers = Schopnosti Ankh
ankh-devotion-cards = Bojové karty
ankh-devotion-gods = Schopnosti bohů
ankh-devotion-guardians = Strážci
ankh-devotion-merging = Ztráta při spojení

## Okamžiky a osudy bohů

summary-ankh-step-start = Začátek
summary-ankh-step-region = Konflikt { $conflict }, oblast { $token }
summary-ankh-step-merging = Bohové se spojili
summary-ankh-step-forgetting = Bohové upadli v zapomnění
summary-ankh-fate-merged = spojení bohů
summary-ankh-fate-forgotten = zapomnění

## Co rozhodlo: jak se vyhrálo

summary-ankh-top = Vrcholu stupnice zbožnosti dosahuje v { $conflict }. konfliktu { $side }; druhé místo má { $rival }, náskok je { $lead }.
summary-ankh-most = Po posledním konfliktu má nejvíce zbožnosti { $side } ({ $points }); druhé místo má { $rival }, náskok je { $lead }.
summary-ankh-stack = { $side } i { $rival } mají na konci zbožnost { $points }; na stejném poli rozhoduje, čí ukazatel leží výš: je to { $side }.
summary-ankh-sole =
    { $others_count ->
        [one] Po čtvrtém konfliktu zůstává v červené části { $others } a upadá v zapomnění; ve hře je už jen { $side }.
        [few] Po čtvrtém konfliktu zůstávají v červené části { $others } a upadají v zapomnění; ve hře je už jen { $side }.
        [many] Po čtvrtém konfliktu zůstávají v červené části { $others } a upadají v zapomnění; ve hře je už jen { $side }.
       *[other] Po čtvrtém konfliktu zůstávají v červené části { $others } a upadají v zapomnění; ve hře je už jen { $side }.
    }
summary-ankh-atheism = Po čtvrtém konfliktu zůstali v červené části všichni bohové: upadli v zapomnění a nevyhrál nikdo.

## Co rozhodlo o rozdílu

summary-ankh-short_of_safety =
    { $steps ->
        [one] Nejblíže k záchraně má { $side } se zbožností { $points }: chyběl { $steps } krok.
        [few] Nejblíže k záchraně má { $side } se zbožností { $points }: chyběly { $steps } kroky.
        [many] Nejblíže k záchraně má { $side } se zbožností { $points }: chybělo { $steps } kroku.
       *[other] Nejblíže k záchraně má { $side } se zbožností { $points }: chybělo { $steps } kroků.
    }
summary-ankh-comeback = Ještě před { $conflict }. konfliktem vede { $rival }, náskok je { $lead }; nakonec je vpředu { $side }.
summary-ankh-gave_up = { $rival } při spojení bohů přichází o zbožnost { $amount }, a víc než to na konci nechybělo.
summary-ankh-lost = { $rival } ztrácí smrtí Kočičí mumie zbožnost { $amount }, a víc než to na konci nechybělo.
summary-ankh-source = Největší rozdíl – { $source }: { $side } { $amount }, { $rival } { $other }.
summary-ankh-led_since = Od { $conflict }. konfliktu vede přede všemi { $side }.
