# L'aiuto della riga di comando. I nomi delle opzioni e le parole in maiuscolo restano come sono.

terminal-help-usage = uso:
terminal-help-arguments = argomenti
terminal-help-options = opzioni
terminal-help-help = mostra questo aiuto
terminal-help-version = mostra la versione
terminal-help-language = la lingua ({ $languages }); se manca, quella del sistema
terminal-help-tawy = Giochi da tavolo dell'antico Egitto; senza un comando, nel browser.
terminal-help-examples =
    per esempio:
      tawy                       gioca nel browser
      tawy lesson ankh           imparare Ankh giocando, in dieci minuti
      tawy play                  gioca subito ad Ankh, contro bot facili
      tawy play ankh --seats 4 --bots random,random
                                 due persone a questa tastiera e due bot
      tawy play plagues          gioca a 10 Piaghe d'Egitto in solitario, contro l'Automa
      tawy rules A7              leggi le regole
terminal-help-command-play = Gioca una partita in questo terminale
terminal-help-command-simulate = Fai giocare molte partite a giocatori casuali, e conta
terminal-help-command-arena = Misura i bot tra loro
terminal-help-command-record = Registra un'intera partita di giocatori casuali
terminal-help-command-lesson = Imparare un gioco giocando, in pochi minuti
terminal-help-command-learn = Fai giocare i bot tra loro perché imparino a valutare le posizioni
terminal-help-command-puzzle = Trova la risposta che è chiaramente la migliore
terminal-help-command-puzzles = Cerca problemi nelle partite
terminal-help-command-replay = Rigioca una partita registrata e verificala
terminal-help-command-review = Analizza una partita finita: probabilità, punti di svolta, fortuna e abilità, risposte migliori
terminal-help-command-rules = Leggi le regole
terminal-help-command-serve = Avvia un server: tavoli per il browser, qui o per altri
terminal-help-command-verify = Rigioca tutte le partite conservate e confrontale con quanto è conservato
terminal-help-command-ratings = Ricalcola tutti i punteggi dai risultati e confrontali con quelli conservati
terminal-help-command-backup = Copia tutti i tavoli conservati in un file, anche con il server attivo
terminal-help-command-ban = Blocca l'accesso di qualcuno a un server, anche mentre è attivo
terminal-help-command-unban = Sblocca l'accesso di qualcuno
terminal-help-command-stats = Contare partite registrate, o quante persone hanno iniziato e finito ogni capitolo delle lezioni di un server

## A game

terminal-help-seats = da { $least } a { $most }
terminal-help-seed = lo stesso seme e le stesse scelte danno la stessa partita
terminal-help-bots = chi gioca agli ultimi posti ({ $levels }), oppure { $none }; gli altri sono persone a questo terminale; se manca, tutti tranne il primo sono { $usual }
terminal-help-load = continua una partita salvata
terminal-help-coach = un consigliere dice prima di ogni domanda che cosa conta adesso
terminal-help-gods = una per posto, tra { $gods }, random, chosen; o una parola per tutti (random)
terminal-help-guardians = uno per livello, oppure random, tra { $guardians }
terminal-help-scenario = { $scenarios }, random, o un file che termina in .toml
terminal-help-last-red = la casella rossa più alta del tracciato Devozione: { $spaces }
terminal-help-provinces = una per posto, tra { $provinces }, random, chosen; o una parola per tutti
terminal-help-first = il posto che comincia, oppure random
terminal-help-advanced = l'altro lato del papiro
terminal-help-short = la partita finisce dopo il round 8
terminal-help-pack = un file (.toml) con tabelle proprie

## Many games

terminal-help-games = quante ({ NUMBER($usual, useGrouping: 0) })
terminal-help-jobs = quanti processi giocano (1)
terminal-help-json = i risultati per i programmi
terminal-help-players = i bot; l'ultimo occupa tutti i posti rimasti
terminal-help-blocks = in blocchi interi ({ NUMBER($games, useGrouping: 0) }; con --sprt al massimo { NUMBER($most, useGrouping: 0) })
terminal-help-ledger = conserva lì ogni partita e continua con quelle che contiene
terminal-help-markdown = stampa la tabella per un documento
terminal-help-times = con --markdown: anche quanto durano le decisioni
terminal-help-plot = disegna le quote di vittorie come immagine (.svg)
terminal-help-executor = chi gioca (processes)
terminal-help-ray-address = un cluster Ray attivo; se manca, ne viene avviato uno
terminal-help-test = una prova
terminal-help-test-lead = gioca finché è chiaro quale bot tenere; codice di uscita 0 per quello nuovo
terminal-help-sprt = i due bot, al posto di --players
terminal-help-elo0 = non è migliore: di tanti punti più forte (0)
terminal-help-elo1 = è migliore: di tanti punti più forte (40)
terminal-help-alpha = quanto spesso tenere a torto quello nuovo (0.05)
terminal-help-beta = quanto spesso tenere a torto quello vecchio (0.05)
terminal-help-output = dove scriverla; se manca, sullo schermo
terminal-help-lesson = quale ({ $lessons }); se manca, vengono elencate tutte
terminal-help-lesson-chapter = da questo capitolo; se manca, da dove eri
terminal-help-lesson-list = elencare i capitoli
terminal-help-rounds = di ogni giro, uno dopo l'altro ({ $games })
terminal-help-searched = di ogni giro successivo, in cui su molte domande si riflette a lungo (giochi che finiscono a punti)
terminal-help-learn-from = pesi da cui cominciare; altrimenti la stima di una persona
terminal-help-learn-seed = lo stesso seme impara lo stesso (1)
terminal-help-weights = dove si scrivono i pesi

## Records, rules, servers

terminal-help-record = una partita registrata
terminal-help-at = disegna la posizione dopo N scelte
terminal-help-step = percorrila scelta per scelta
terminal-help-svg = con --at: scrivi il disegno come immagine
terminal-help-html = scrivi un solo file HTML che fa rivedere la partita in qualsiasi browser, senza rete (se non si dice altro, accanto alla registrazione)
terminal-help-seen-by = con --html: da quale posto si può vedere: all (di solito), il numero di un posto, o una parola vuota per ciò che hanno visto tutti
terminal-help-review-quick = come il bot difficile guarda ogni decisione, in pochi secondi (ciò che accade se non si dice nulla)
terminal-help-review-full = come l'esperto guarda avanti a ogni decisione, in qualche minuto
terminal-help-review-seat = solo le decisioni di questo posto, contando da 1
terminal-help-review-json = scrivi lì l'analisi per i programmi; un'analisi interrotta viene continuata
terminal-help-review-given-up = anche se la partita non è stata giocata fino alla fine: è analizzata fin dove è arrivata
terminal-help-verify-file = una registrazione di cui si controlla il caso, senza server; senza, si ripete ogni tavolo del server
terminal-help-verify-commitment = con un file: l'hash che hai visto prima della partita
terminal-help-verify-part = con un file: ciò che il tuo browser ha aggiunto alla distribuzione
terminal-help-content = le tabelle proprie con cui si è giocato
terminal-help-number = una regola (A7.18, P6.3), un capitolo (A7) o parole comuni (obiettivo, parità)
terminal-help-search = ogni regola che ne parla
terminal-help-catalogue = tutte le regole di un gioco come catalogo in inglese, per chi lo scrive o lo traduce
terminal-help-host = l'indirizzo su cui ascoltare (127.0.0.1, solo questa macchina)
terminal-help-port = la porta (8000); 0 per una qualsiasi libera
terminal-help-database = sqlite:///FILE o postgresql://...; se manca, un file nella tua cartella dei dati
terminal-help-workers = processi in cui pensano i bot (1)
terminal-help-bot-seconds = il tempo di un bot per una scelta, in secondi (2)
terminal-help-turn-seconds = il tempo di un bot per tutte le scelte di un turno, in secondi (5)
terminal-help-guests = nuovi ospiti da un indirizzo (60)
terminal-help-open = mostralo nel browser
terminal-help-backup-file = un file che non esiste ancora
terminal-help-ban-person = il nome o l'identificativo di una persona; senza, elenca chi ha l'accesso bloccato
terminal-help-unban-person = il nome o l'identificativo di una persona
terminal-help-ratings-restore = conserva ciò che risulta
terminal-help-puzzle = un gioco o l'id di un problema; uno qualsiasi se manca
terminal-help-puzzles-wanted = quanti se ne vogliono (60)
terminal-help-puzzles-from = cerca in questa partita registrata invece di far giocare i bot; si può ripetere
terminal-help-puzzles-theme = solo problemi di questo tema, per quanto rari
terminal-help-puzzles-more = continua con i problemi del file: li tiene e ne aggiunge altri
terminal-help-puzzles-check = guarda i problemi del file con altri dadi e toglie quelli la cui risposta non si ritrova
terminal-help-puzzles-rate = valuta di nuovo i problemi del file, secondo i bot di adesso
terminal-help-puzzles-output = dove si scrivono i problemi
