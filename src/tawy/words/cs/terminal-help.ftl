# Nápověda příkazového řádku. Názvy voleb a slova velkými písmeny zůstávají, jak jsou.

terminal-help-usage = použití:
terminal-help-arguments = argumenty
terminal-help-options = volby
terminal-help-help = vypíše tuto nápovědu
terminal-help-version = vypíše verzi
terminal-help-language = jazyk ({ $languages }); jinak jazyk systému
terminal-help-tawy = Deskové hry starověkého Egypta; bez příkazu v prohlížeči.
terminal-help-examples =
    například:
      tawy                       hra v prohlížeči
      tawy lesson ankh           naučit se Ankh hraním, za deset minut
      tawy play                  hned Ankh proti snadným botům
      tawy play ankh --seats 4 --bots random,random
                                 dva lidé u této klávesnice a dva boti
      tawy play plagues          10 ran egyptských sólo proti automě
      tawy rules A7              pravidla
terminal-help-command-play = Hrát v tomto terminálu
terminal-help-command-simulate = Nechat náhodné hráče odehrát mnoho her a počítat
terminal-help-command-arena = Poměřit boty mezi sebou
terminal-help-command-record = Zaznamenat celou hru náhodných hráčů
terminal-help-command-lesson = Naučit se hru hraním, za pár minut
terminal-help-command-learn = Nechat boty hrát proti sobě a učit se posuzovat pozice
terminal-help-command-puzzle = Najít odpověď, která je jasně nejlepší
terminal-help-command-puzzles = Hledat hádanky ve hrách
terminal-help-command-replay = Přehrát zaznamenanou hru a ověřit ji
terminal-help-command-review = Rozebrat skončenou hru: šance, zlomové okamžiky, štěstí a umění, lepší odpovědi
terminal-help-command-rules = Číst pravidla
terminal-help-command-serve = Spustit server: stoly pro prohlížeč, tady nebo pro ostatní
terminal-help-command-verify = Přehrát všechny uložené hry a porovnat je s uloženými
terminal-help-command-ratings = Spočítat všechna hodnocení znovu z výsledků a porovnat je s uloženými
terminal-help-command-backup = Zkopírovat všechny uložené stoly do souboru, i za běhu serveru
terminal-help-command-ban = Zakázat někomu přístup na server, i za jeho běhu
terminal-help-command-unban = Znovu povolit přístup tomu, kdo ho měl zakázaný
terminal-help-command-stats = Spočítat zaznamenané hry, nebo kolik lidí začalo a dokončilo každou kapitolu lekcí serveru

## A game

terminal-help-seats = od { $least } do { $most }
terminal-help-seed = stejné semínko a stejné volby dají stejnou hru
terminal-help-bots = kdo hraje na posledních místech ({ $levels }), nebo { $none }; na ostatních hrají lidé u tohoto terminálu; jinak na všech kromě prvního { $usual }
terminal-help-load = pokračovat v uložené hře
terminal-help-coach = rádce před každou otázkou řekne, na čem teď záleží
terminal-help-gods = jeden pro každé místo, z { $gods }, random, chosen; nebo jedno slovo pro všechny (random)
terminal-help-guardians = po jednom z každé úrovně nebo random, z { $guardians }
terminal-help-scenario = { $scenarios }, random, nebo soubor končící na .toml
terminal-help-last-red = nejvyšší červené pole stupnice zbožnosti: { $spaces }
terminal-help-provinces = jedna pro každé místo, z { $provinces }, random, chosen; nebo jedno slovo pro všechny
terminal-help-first = místo, které začíná, nebo random
terminal-help-advanced = druhá strana papyru
terminal-help-short = hra končí po 8. kole
terminal-help-pack = soubor (.toml) s vlastními tabulkami

## Many games

terminal-help-games = kolik ({ NUMBER($usual, useGrouping: 0) })
terminal-help-jobs = kolik procesů hraje (1)
terminal-help-json = výsledky pro programy
terminal-help-players = boti; poslední obsadí všechna zbývající místa
terminal-help-blocks = po celých blocích ({ NUMBER($games, useGrouping: 0) }; s --sprt nejvýše { NUMBER($most, useGrouping: 0) })
terminal-help-ledger = ukládat sem každou hru a navázat na to, co tu je
terminal-help-markdown = vypsat tabulku pro dokument
terminal-help-times = s --markdown: i jak dlouho trvají rozhodnutí
terminal-help-plot = nakreslit podíly výher jako obrázek (.svg)
terminal-help-executor = kdo hraje (processes)
terminal-help-ray-address = běžící cluster Ray; jinak se spustí nový
terminal-help-test = test
terminal-help-test-lead = hraje, dokud není jasné, kterého bota si nechat; návratový kód 0 znamená nového
terminal-help-sprt = dva boti místo --players
terminal-help-elo0 = není lepší: o tolik silnější (0)
terminal-help-elo1 = je lepší: o tolik silnější (40)
terminal-help-alpha = jak často si neprávem nechat nového (0.05)
terminal-help-beta = jak často si neprávem nechat starého (0.05)
terminal-help-output = kam zapsat; jinak na obrazovku
terminal-help-lesson = která lekce ({ $lessons }); jinak se vypíšou všechny
terminal-help-lesson-chapter = od této kapitoly; jinak tam, kde jste skončili
terminal-help-lesson-list = vypsat kapitoly
terminal-help-rounds = v každém kole, jedno po druhém ({ $games })
terminal-help-searched = v každém dalším kole, v němž se o mnoha otázkách přemýšlí dlouho (hry, které končí body)
terminal-help-learn-from = váhy, od kterých začít; jinak lidský odhad
terminal-help-learn-seed = stejné semínko se naučí totéž (1)
terminal-help-weights = kam se zapíšou váhy

## Records, rules, servers

terminal-help-record = záznam
terminal-help-at = vykreslit pozici po N volbách
terminal-help-step = procházet volbu po volbě
terminal-help-svg = s --at: uložit kresbu jako obrázek
terminal-help-html = zapsat jediný soubor HTML, který partii přehraje v každém prohlížeči bez sítě (jinak vedle záznamu)
terminal-help-seen-by = s --html: z čího místa je vidět: all (obvykle), číslo místa, nebo prázdné slovo pro to, co viděli všichni
terminal-help-review-quick = jak se na každé rozhodnutí dívá těžký bot, během vteřin (když se neřekne nic)
terminal-help-review-full = jak u každého rozhodnutí přemýšlí dopředu expert, během minut
terminal-help-review-seat = jen rozhodnutí tohoto místa, počítáno od 1
terminal-help-review-json = zapsat tam rozbor pro programy; přerušený rozbor bude pokračovat
terminal-help-review-given-up = i když hra nebyla dohrána: rozebere se, kam až došla
terminal-help-verify-file = záznam, jehož náhoda se zkontroluje bez serveru; bez něj se přehraje každý stůl serveru
terminal-help-verify-commitment = se souborem: otisk, který jste viděli před partií
terminal-help-verify-part = se souborem: co k rozdání přidal váš prohlížeč
terminal-help-content = soubor s tabulkami, se kterými se hrálo
terminal-help-number = pravidlo (A7.18, P6.3), kapitola (A7) nebo běžná slova (cíl, remíza)
terminal-help-search = každé pravidlo, které o tom mluví
terminal-help-catalogue = všechna pravidla hry jako anglický katalog, pro toho, kdo ji píše nebo překládá
terminal-help-host = adresa, na které naslouchat (127.0.0.1, jen tento počítač)
terminal-help-port = port (8000); 0 pro libovolný volný
terminal-help-database = sqlite:///FILE nebo postgresql://...; jinak soubor ve vaší datové složce
terminal-help-workers = procesy, ve kterých boti přemýšlejí (1)
terminal-help-bot-seconds = čas bota na volbu, v sekundách (2)
terminal-help-turn-seconds = čas bota na všechny volby jednoho tahu, v sekundách (5)
terminal-help-guests = noví hosté z jedné adresy (60)
terminal-help-open = otevřít v prohlížeči
terminal-help-backup-file = soubor, který ještě neexistuje
terminal-help-ban-person = jméno nebo identifikátor člověka; bez něj se vypíše, kdo má přístup zakázaný
terminal-help-unban-person = jméno nebo identifikátor člověka
terminal-help-ratings-restore = uložit, co vyjde
terminal-help-puzzle = hra nebo id hádanky; bez toho kterákoli
terminal-help-puzzles-wanted = kolik jich má být (60)
terminal-help-puzzles-from = hledat v této zaznamenané hře místo toho, aby hráli boti; lze zadat vícekrát
terminal-help-puzzles-theme = jen hádanky na toto téma, i když jsou vzácné
terminal-help-puzzles-more = pokračovat s hádankami v souboru: ponechat je a přidat další
terminal-help-puzzles-check = podívat se na hádanky v souboru s jinými kostkami a vynechat ty, jejichž odpověď se znovu nenajde
terminal-help-puzzles-rate = znovu ohodnotit hádanky v souboru podle toho, jak hrají boti nyní
terminal-help-puzzles-output = kam se hádanky zapíšou
