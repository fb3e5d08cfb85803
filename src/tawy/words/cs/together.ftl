# Společnost u stolu: kdo se smí dívat, přátelé a vlastní obsah.

## Odkaz pro diváky
watch-link = Odkaz pro ty, kdo se chtějí jen dívat
watch-new = Vytvořit nový odkaz pro diváky
watch-make = Vytvořit odkaz pro diváky
watch-sure = Vytvořit nový odkaz pro diváky? Starý pak nic neotevře; kdo se už dívá, zůstane.
watched-title = { $host } vás zve dívat se na hru { $game }
watch-in = Dívat se

## Vlastní obsah
content-own = Tabulky a scénář
content-printed = jak jsou ve hře
content-bring = Přinést soubor…
content-what = Soubor TOML: jiné tištěné tabulky nebo scénář. Uloží se jen pro vás; stůl otevřený s ním ukáže všem u stolu, v čem se liší.
content-name = Název souboru
content-delete = Smazat soubor
content-played-with = Hraje se s „{ $name }“: v čem se liší
content-no-difference = V ničem se neliší.

## Lidé
been-here-before = Nejsem tu poprvé
profile-of = Profil: { $name }
nav-profile = Váš profil
