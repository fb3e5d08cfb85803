### Kniha pravidel na stránce a hledání v pravidlech; co říkají knihy pravidel jednotlivých her, je v rulebook-ankh a rulebook-plagues.

rulebook-way-book = Kniha pravidel
rulebook-way-aid = Na jedné stránce
rulebook-way-numbered = Číslovaná pravidla
rulebook-print = Tisk
rulebook-contents = Obsah
rulebook-exact = Přesná pravidla:
rulebook-origins = Odkud to je
rulebook-numbered = Číslovaná pravidla
rulebook-numbered-lead = Každé pravidlo se svým číslem: podle nich se řídí hry, jejich vysvětlení i testy. Kniha pravidel říká totéž prostými slovy.
rulebook-explained = Prostými slovy: { $section }
rulebook-example = Příklad:
rulebook-play = Přehrát
rulebook-again = Přehrát znovu
rulebook-step = Další krok
rulebook-back = Krok zpět
rulebook-step-of = Krok { $step } z { $steps }
rulebook-search-hint = například: výhra, shoda, karty
rulebook-search-close = Zavřít hledání
rulebook-found =
    { $count ->
        [one] Mluví o tom { $count } místo.
        [few] Mluví o tom { $count } místa.
        [many] Mluví o tom { $count } místa.
       *[other] Mluví o tom { $count } míst.
    }
rulebook-found-none = O „{ $words }“ se v těchto pravidlech nic nepíše.
rulebook-found-none-try = Zkuste jiné slovo, nebo se podívejte sem:
# Slova, která v hledání nic neříkají; všechna ostatní se počítají.
rulebook-stop-words = a, i, o, u, v, ve, na, do, z, ze, s, se, si, k, ke, od, po, pro, za, je, jsou, být, mám, máme, má, mít, jak, co, kdy, kde, kdo, který, která, které, kolik, proč, mohu, můžu, může, musím, můj, moje, svůj, své, jestli, když, nebo, to, ten, ta
