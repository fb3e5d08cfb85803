### Skončená hra při ohlédnutí: na stránce i v terminálu.

summary-winner =
    { $count ->
        [one] Vyhrává { $names }
        [few] Společně vyhrávají { $names }
        [many] Společně vyhrávají { $names }
       *[other] Společně vyhrávají { $names }
    }
summary-nobody = Nevyhrává nikdo
summary-ranking = Pořadí
summary-place = Místo
summary-who = Kdo
summary-points = Body
summary-source = Zdroj
summary-moment = Okamžik
summary-decided = Co rozhodlo
summary-over-time = Jak hra probíhala
summary-as-table = Totéž v tabulce
summary-gone = už není ve hře
summary-chart = Pro každého jedna čára, od začátku do konce. Stejná čísla jsou v tabulce níže.
summary-standing = { $name }: { $points }
summary-as-it-stood = Body v okamžiku, kdy byla hra ukončena.
