# Hodnocení: hodnocené stoly, čísla vedle jmen, nejlepší.

rated = Hodnocená
rated-option = Hodnocená: hra se všem započítá do hodnocení
rated-means = Hodnocená: hra se všem započítá do hodnocení. Bez nápověd; co bylo taženo nebo odhaleno, se nevrací; každý má jedno místo; jen to, co ke hře patří. Kdo se vzdá, nebo odejde a nevrátí se, je poslední. Shodnou-li se všichni na konci, hra se nepočítá.
rated-bot-unknown = Boti, jejichž sílu v takové hře nikdo nezměřil, ji hodnocenou hrát nemohou.

rating = Hodnocení
rating-value = { $points } ± { $margin }
rating-bot = { $points }
rating-change = { NUMBER($change, signDisplay: "always") }
rating-changed = Hodnocení { $value }, touto hrou { $change }
rating-provisional = předběžné
rating-help = Středně silný bot má 1500. Kdo má o 400 bodů víc, skončí vpředu desetkrát z jedenácti. Co stojí za ±, říká, jak je to jisté; s každou hodnocenou hrou se to zmenšuje.
rating-beside = { $name } ({ $rating })
rating-beside-provisional = { $name } ({ $rating }, předběžné)
rating-provisional-help = Předběžné: po méně než deseti hodnocených hrách se může ještě hodně změnit.
rating-counting = Hra se za okamžik započítá.

## Nejlepší
best-title = Nejlepší
best-lead = Kdo je v které hře nejsilnější, podle počtu hráčů. Uveden je jen ten, kdo chce, po deseti hodnocených hrách; v pořadí podle toho, kolik má každý téměř jistě nejméně.
best-nobody = Zatím tu nikdo není.
best-place = Místo
best-player = Hráč
best-games = Hodnocené hry
best-bots = Jak silní jsou boti
best-mine = Vaše hodnocení
best-mine-none = Ještě jste nehráli žádnou hodnocenou hru. Zaškrtněte „hodnocená“, když otevíráte stůl.
best-list-me = Ukázat mě mezi nejlepšími
best-list-help = Všichni tam pak uvidí vaše jméno a vaše hodnocení. Kdykoli si to můžete rozmyslet.
best-you = vy
best-link = Nejlepší a vaše hodnocení

filter-rated = Hodnocení
filter-rated-yes = hodnocená
filter-rated-no = nehodnocená
