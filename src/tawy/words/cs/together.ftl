# Společnost u stolu: kdo se smí dívat, přátelé a vlastní obsah.

## Odkaz pro diváky
watch-link = Odkaz pro ty, kdo se chtějí jen dívat
watch-new = Vytvořit nový odkaz pro diváky
watch-make = Vytvořit odkaz pro diváky
watch-sure = Vytvořit nový odkaz pro diváky? Starý pak nic neotevře; kdo se už dívá, zůstane.
watched-title = { $host } vás zve dívat se na hru { $game }
watch-in = Dívat se
