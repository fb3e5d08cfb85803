### Statistiky hry Ankh.

statistics-ankh-gods = Kteří bohové vyhrávají?
statistics-ankh-gods-note = Podíl vyhraných her podle boha. Obě místa spojených bohů vyhrávají společně.
statistics-ankh-powers = Které schopnosti odemykají vítězové?
statistics-ankh-powers-note = Podíl her vyhraných těmi, kdo schopnost odemkli.
statistics-ankh-cards = Které karty vyhrávají bitvy?
statistics-ankh-cards-note = Jak často byla zahraná karta na straně vítěze.
statistics-ankh-points = Odkud přichází zbožnost?
statistics-ankh-points-note = Průměr na boha po odečtení toho, co bylo ztraceno.
statistics-ankh-guardians = Vyhrávají strážci hry?
statistics-ankh-guardians-note = Podíl her vyhraných těmi, k nimž se strážce přidal.
statistics-ankh-merging = Vyhrávají spojení bohové?
statistics-ankh-merging-note = Podíl vyhraných her ve hrách, v nichž se bohové spojili.
statistics-ankh-merging-upper = Vyšší bůh spojení
statistics-ankh-merging-lower = Nižší bůh spojení
statistics-ankh-merging-apart = Bez spojení
statistics-ankh-endings = Jak hry končí?
statistics-ankh-endings-note = Podíl ze všech her.
statistics-ankh-conflicts = Kolik konfliktů má hra?
statistics-ankh-conflicts-note = Podíl ze všech her.
