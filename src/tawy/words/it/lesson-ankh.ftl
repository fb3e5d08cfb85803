### La lezione di Ankh: quello che dice, capitolo per capitolo (src/tawy/lessons/content/ankh/ankh.toml).

lesson-ankh-title = Ankh: la tua prima partita

## What can be pointed at

lesson-ankh-point-map = la mappa
lesson-ankh-point-space = casella { $thing }
lesson-ankh-point-figure = miniatura in { $thing }
lesson-ankh-point-monument = monumento in { $thing }
lesson-ankh-point-camel = cammello in { $thing }
lesson-ankh-point-region = regione { $thing }
lesson-ankh-point-order = { ankh-label-order }
lesson-ankh-point-actions = { ankh-label-actions }
lesson-ankh-point-action = { $thing }
lesson-ankh-point-events = { ankh-label-events }
lesson-ankh-point-event = evento { $thing }
lesson-ankh-point-track = { ankh-label-devotion }
lesson-ankh-point-red = { ankh-label-red }
lesson-ankh-point-devotion = { ankh-label-devotion } ({ $thing })
lesson-ankh-point-god = { $thing }
lesson-ankh-point-followers = { ankh-label-followers } ({ $thing })
lesson-ankh-point-warriors = { ankh-label-warriors } ({ $thing })
lesson-ankh-point-powers = { ankh-label-powers } ({ $thing })
lesson-ankh-point-power = { $thing }
lesson-ankh-point-guardian = { $thing }
lesson-ankh-point-hand = { ankh-label-cards } ({ $thing })
lesson-ankh-point-card = { $thing }
lesson-ankh-point-battle = il combattimento

## The map, and a move

lesson-ankh-map-title = La tua divinità e la terra
lesson-ankh-map-you = Sei { ankh-god-ra }. Qui c'è la tua divinità e, accanto, il tuo primo guerriero.
lesson-ankh-map-goal = { ankh-god-amun } e { ankh-god-isis } giocano contro di te. Tutti e tre volete devozione: la segna questo tracciato.
lesson-ankh-map-regions = I fiumi dividono la terra in regioni. Più avanti ve le contenderete una alla volta, nell'ordine di questi numeri.
lesson-ankh-map-monuments = I monumenti portano seguaci e devozione. Questo tempio è tuo; l'obelisco è neutrale: non è ancora di nessuno.
lesson-ankh-map-action = Tocca a te! Fai un'azione e poi una seconda, da una riga più in basso. Comincia con { ankh-action-move }.
lesson-ankh-map-action-summon = Un guerriero in più fa sempre comodo, ma la seconda azione verrebbe da più in basso e non ti muoveresti affatto. Comincia dall'alto.
lesson-ankh-map-action-gain = Le tue miniature sono accanto a un solo monumento, quindi avresti 1 seguace. Se prima ti muovi, saranno 2.
lesson-ankh-map-action-unlock = Potresti già pagare un primo potere, ma sotto questa riga non ce ne sono altre: il tuo turno finirebbe subito.
lesson-ankh-map-figure = Ogni tua miniatura può muoversi fino a 3 caselle, anche attraverso fiumi, acqua e altre miniature. Scegli la tua divinità.
lesson-ankh-map-figure-warrior = Il tuo guerriero sta bene dov'è, accanto al tuo tempio. Scegli la divinità.
lesson-ankh-map-figure-done = Così non si muoverebbe nessuno, e la tua divinità ha dove andare.
lesson-ankh-map-space = Mandala nella casella indicata, accanto all'obelisco.
lesson-ankh-map-space-as-good = Anche quella è accanto all'obelisco, e va altrettanto bene. In questa storia scegli la casella indicata.
lesson-ankh-map-space-elsewhere = Può andarci. Ma quello che ci serve è l'obelisco: ora ti porta un seguace, e presto sarà tuo.
lesson-ankh-map-enough = Il tuo guerriero è già accanto al tuo tempio. Non muovere altro.
lesson-ankh-map-enough-warrior = Allora accanto al tuo tempio non resterebbe nessuno, e non ti porterebbe seguaci.

## Followers

lesson-ankh-followers-title = Seguaci
lesson-ankh-followers-second = Ora la seconda azione, da una riga più in basso. { ankh-action-gain } porta 1 seguace per ogni monumento accanto alle tue miniature che sia tuo o di nessuno.
lesson-ankh-followers-second-summon = Buona idea per il prossimo turno. Prima raccogli seguaci: le tue miniature sono al posto giusto.
lesson-ankh-followers-second-unlock = Ti costerebbe l'unico seguace che hai. Prima raccogline qualcuno, e potrai pagare più di un potere.
lesson-ankh-followers-gained =
    { $followers ->
        [one] Ora hai { $followers } seguace. Con i seguaci si pagano i poteri e alcune carte Combattimento.
        [many] Ora hai { $followers } di seguaci. Con i seguaci si pagano i poteri e alcune carte Combattimento.
       *[other] Ora hai { $followers } seguaci. Con loro si pagano i poteri e alcune carte Combattimento.
    }
lesson-ankh-followers-others = { ankh-god-amun } ha portato il suo guerriero a una piramide, { ankh-god-isis } ha ottenuto seguaci, e tutti e due hanno sbloccato un potere. Hanno le tue stesse quattro azioni.

## A warrior and a power

lesson-ankh-summon-title = Un guerriero e un potere
lesson-ankh-summon-action =
    { $pool ->
        [one] Con più miniature si tiene più terra, e nella tua riserva aspetta { $pool } guerriero. Comincia con { ankh-action-summon }.
        [many] Con più miniature si tiene più terra, e nella tua riserva aspettano { $pool } di guerrieri. Comincia con { ankh-action-summon }.
       *[other] Con più miniature si tiene più terra, e nella tua riserva aspettano { $pool } guerrieri. Comincia con { ankh-action-summon }.
    }
lesson-ankh-summon-action-move = Le tue miniature sono già dove le vuoi. Ora ne vale di più una nuova.
lesson-ankh-summon-action-gain = I seguaci fanno sempre comodo. Ma la seconda azione viene da più in basso, quindi in questo turno non arriverebbe nessun guerriero.
lesson-ankh-summon-action-unlock = Un'ottima seconda azione. Come prima chiuderebbe il tuo turno: sotto non ci sono altre righe.
lesson-ankh-summon-warrior = Prendi un guerriero. Arriva in una casella libera accanto a una tua miniatura o a un tuo monumento.
lesson-ankh-summon-warrior-none = Allora non verrebbe nessuno e l'azione andrebbe sprecata.
lesson-ankh-summon-space = Mettilo qui, in riva al fiume. Presto passerà nella regione 2.
lesson-ankh-summon-space-as-good = Anche da lì potrebbe attraversare il fiume. In questa storia scegli la casella indicata.
lesson-ankh-summon-space-elsewhere = Può stare lì. Ma presto dovrà attraversare il fiume verso la regione 2, e la casella indicata è vicina.
lesson-ankh-summon-sun = Ogni divinità ha un'abilità tutta sua. La tua è { ankh-god-ra-ability }: dove una miniatura con un segnalino Sole vince o domina, ottieni 1 devozione in più.
lesson-ankh-summon-sun-no = Hai tre segnalini Sole, e fuori dal tabellone non ti servono a niente.
lesson-ankh-summon-unlock = La seconda azione: { ankh-action-unlock }. I tuoi primi due poteri costano 1 seguace ciascuno, i due successivi 2, gli ultimi due 3.
lesson-ankh-summon-unlock-gain = Altri seguaci fanno piacere. Ma un potere ti aiuta in tutti i turni che restano: prima arriva, meglio è.
lesson-ankh-summon-power = Prendi { ankh-power-revered }: da adesso ogni { ankh-action-gain } ti porta 1 seguace in più.
lesson-ankh-summon-power-commanding = Va bene per una divinità che combatte. Non hai ancora combattimenti in vista, e { ankh-power-revered } rende dal prossimo turno.
lesson-ankh-summon-power-inspiring = Rende gratuita la carta { ankh-card-build }. Verrà più avanti, e { ankh-power-revered } rende dal prossimo turno.
lesson-ankh-summon-power-omnipresent = Va bene per una divinità con miniature in molte regioni. Tu sei in una sola: prendi { ankh-power-revered }.
lesson-ankh-summon-power-none = Te lo puoi permettere, e prima arriva, più a lungo ti aiuta.

## Markers and events

lesson-ankh-events-title = Indicatori ed eventi
lesson-ankh-events-marker = Ogni uso di un'azione, di chiunque sia, fa avanzare il suo indicatore di una casella. Hai portato questo fino in fondo: si innesca il prossimo evento, ed è tuo.
lesson-ankh-events-obelisk = È { ankh-event_space-control }: prendi un monumento accanto alle tue miniature che non sia di nessuno. L'obelisco!
lesson-ankh-events-obelisk-none = Allora resterebbe di nessuno, e qualcun altro potrebbe prenderlo.
lesson-ankh-events-others = Poi { ankh-god-isis } ha portato in fondo un altro indicatore e ha preso un tempio allo stesso modo.
lesson-ankh-events-move = Guarda: a { ankh-action-gain } manca una casella, quindi innescherà il prossimo evento. Prima vai accanto a questa piramide, con { ankh-action-move }.
lesson-ankh-events-move-summon = Una nuova miniatura arriva accanto alle tue, da questa parte del fiume. Non raggiungerebbe la piramide.
lesson-ankh-events-move-gain = Innescherebbe l'evento, ma accanto alle tue miniature non c'è ancora un monumento libero. Prima muoviti.
lesson-ankh-events-move-unlock = Il tuo turno finirebbe, e l'evento toccherebbe a qualcun altro.
lesson-ankh-events-figure = Prendi il guerriero in riva al fiume.
lesson-ankh-events-figure-none = Allora accanto alla piramide non ci sarebbe nessuno.
lesson-ankh-events-figure-else = Questa miniatura sta bene: accanto a un tuo monumento, che porta un seguace. Prendi il guerriero in riva al fiume.
lesson-ankh-events-river = Attraversa il fiume, fino alla piramide che { ankh-god-amun } tiene d'occhio.
lesson-ankh-events-river-as-good = Anche quella è accanto alla piramide. In questa storia scegli la casella indicata.
lesson-ankh-events-river-else = Lì non sarebbe accanto alla piramide, e l'evento non ti darebbe nulla.
lesson-ankh-events-enough = Le altre restano accanto ai tuoi monumenti. Non muovere altro.
lesson-ankh-events-enough-else = Qui è accanto a un tuo monumento, che porta un seguace. Lasciala dov'è.
lesson-ankh-events-gain = Ora { ankh-action-gain }: tre monumenti e { ankh-power-revered } fanno 4. E l'evento è tuo.
lesson-ankh-events-gain-else = Allora qualcun altro userebbe { ankh-action-gain } e si prenderebbe l'evento. Sei qui per quello.
lesson-ankh-events-pyramid = Prendi la piramide, prima che lo faccia { ankh-god-amun }.
lesson-ankh-events-pyramid-none = È libera, il tuo guerriero le sta accanto e { ankh-god-amun } la vuole. Prendila!

## Conflict

lesson-ankh-conflict-title = Conflitto
lesson-ankh-conflict-others = Gli altri hanno evocato guerrieri. E il prossimo evento è il primo conflitto.
lesson-ankh-conflict-order = In un conflitto si risolvono tutte le regioni, nell'ordine dei loro numeri. Una divinità da sola domina; dove ce ne sono di più, combattono.
lesson-ankh-conflict-alone = Nella regione 1 ci sei solo tu. Porterà devozione senza combattere.
lesson-ankh-conflict-outnumbered = Nella regione 2 il tuo guerriero ha di fronte tre miniature di { ankh-god-amun }. Uno in più farebbe comodo.
lesson-ankh-conflict-action = A { ankh-action-summon } manca una casella: arriva un guerriero, e subito dopo comincia il conflitto.
lesson-ankh-conflict-action-move = Potresti spostare qualcuno. Ma poi sarebbe un'altra divinità a decidere quando comincia il conflitto, dopo aver evocato ancora.
lesson-ankh-conflict-action-else = Il tuo guerriero resterebbe da solo contro tre.
lesson-ankh-conflict-warrior = Di nuovo un guerriero.
lesson-ankh-conflict-warrior-none = Allora il conflitto comincia con il tuo guerriero da solo contro tre.
lesson-ankh-conflict-space = Mettilo qui: puoi evocare anche accanto ai tuoi monumenti.
lesson-ankh-conflict-space-as-good = Anche quella è nella regione 2, e va altrettanto bene. In questa storia scegli la casella indicata.
lesson-ankh-conflict-space-elsewhere = Lì non ti aiuterebbe nella regione 2.
lesson-ankh-conflict-sun = L'altro tuo guerriero nella regione 2 ha già un Sole, e lì ne basta uno. Tieni il segnalino.
lesson-ankh-conflict-sun-yes = Si può, ma un secondo Sole nella stessa regione non aggiunge nulla. Tienilo per un'altra.
lesson-ankh-conflict-dominated = Nella regione 1 hai più templi e più obelischi di tutti: 1 devozione per ognuna di queste maggioranze, e 1 per il dominio.

## A battle

lesson-ankh-battle-title = Combattimento
lesson-ankh-battle-begins = Ora combatti contro { ankh-god-amun } per la regione 2. Una volta per conflitto può giocare due carte: è la sua abilità. Questa volta non la usa.
lesson-ankh-battle-strength = Ogni miniatura vale 1: tu hai 2, { ankh-god-amun } ha 3. Poi ognuno aggiunge una carta scelta in segreto. Avete tutti le stesse sette.
lesson-ankh-battle-card = { ankh-card-chariots } aggiunge 3, più di ogni altra carta. Giocala!
lesson-ankh-battle-card-plague = Aggiunge 1 e fa morire tutti i guerrieri qui, tranne quelli della divinità che offre più seguaci. Oggi la forza è più sicura.
lesson-ankh-battle-card-build = Per 3 seguaci costruiresti qui un monumento, ma non aggiunge forza: 2 contro 3 è una sconfitta.
lesson-ankh-battle-card-cycle = Fa riprendere tutte le carte giocate. Non ne hai ancora giocata nessuna.
lesson-ankh-battle-card-drought = Aggiunge solo 1, e rende per le miniature nel deserto se vinci. Con 3 contro 3 e la sua carta, è improbabile.
lesson-ankh-battle-card-flood = Non aggiunge nulla, ma salva le tue miniature su terreno fertile e porta un seguace per ognuna. Buona se prevedi di perdere; oggi vuoi vincere.
lesson-ankh-battle-card-miracle = Dà 1 devozione per ogni miniatura che perdi. Buona se prevedi di perdere; oggi vuoi vincere.
lesson-ankh-battle-won = 5 contro 4: hai vinto! Prima ognuno ha ottenuto devozione per una maggioranza, tu con la piramide e { ankh-god-amun } con l'obelisco. Poi hai avuto 1 per la vittoria e 1 per il Sole.
lesson-ankh-battle-dead = I guerrieri e i guardiani di chi perde muoiono: tornano nella riserva. Le miniature Divinità non muoiono mai.
lesson-ankh-battle-played = Le carte giocate non tornano finché non giochi { ankh-card-cycle }: con quella le riprendi tutte.
lesson-ankh-battle-tie = In parità non vince nessuno e muoiono tutti. Solo la divinità che ha innescato il conflitto può risolvere una parità. Questa volta eri tu.

## A caravan, and a guardian

lesson-ankh-caravan-title = Cammelli e un guardiano
lesson-ankh-caravan-camels = { ankh-god-isis } ha innescato il terzo tipo di evento, { ankh-event_space-caravan }: i cammelli dividono in due una regione. È da sola in tutte e due le parti, quindi può dominare due volte.
lesson-ankh-caravan-gain = Tocca a te: { ankh-action-gain }. Sotto resta solo { ankh-action-unlock }, che viene subito dopo.
lesson-ankh-caravan-gain-else = Si può. Ma ora vuoi prima i seguaci e poi la riga sotto: un potere.
lesson-ankh-caravan-second = Il tuo secondo potere! Prendi { ankh-power-commanding }: ogni combattimento vinto ti porterà 3 seguaci.
lesson-ankh-caravan-second-none = Te lo puoi permettere, e senza non arriverebbe nemmeno un guardiano.
lesson-ankh-caravan-second-else = Va bene anche quello. Ma nella regione 2 hai di fronte { ankh-god-amun }, quindi { ankh-power-commanding } ti renderà.
lesson-ankh-caravan-guardian = Insieme al potere è arrivato un guardiano: { ankh-guardian-satet }. Si evoca come un guerriero, vale quanto un guerriero e sa fare qualcosa di speciale.

## Merging and being forgotten

lesson-ankh-fate-title = Unite o dimenticate
lesson-ankh-fate-later = Qualche giro dopo: il terzo conflitto è quasi finito, e sei in testa con { $devotion } devozione.
lesson-ankh-fate-card = L'ultimo combattimento: { ankh-guardian-mummy-a }, uno dei tuoi guardiani, contro un solo guerriero. Gioca { ankh-card-build }: le maggioranze contano anche se non vinci.
lesson-ankh-fate-card-chariots = Probabilmente vincerebbe questo combattimento. Ma un monumento resta: può portare devozione ora e nei prossimi conflitti.
lesson-ankh-fate-card-cycle = Hai in mano tutte le tue carte: non c'è nulla da riprendere.
lesson-ankh-fate-card-else = Si può. Ma qui vale di più un monumento: può portare devozione ora e nei prossimi conflitti.
lesson-ankh-fate-cycle = { ankh-god-isis } gioca { ankh-card-cycle }: riprenderà tutte le sue carte.
lesson-ankh-fate-build = Costa 3 seguaci. Nessuno ha un obelisco in questa regione: costruiscine uno, e la maggioranza è tua.
lesson-ankh-fate-build-none = Allora la carta sarebbe giocata per niente.
lesson-ankh-fate-build-obelisk = Ovunque nella regione conta allo stesso modo. In questa storia scegli la casella indicata.
lesson-ankh-fate-build-temple = { ankh-god-isis } ha un tempio qui. Sareste pari, e nessuno avrebbe la maggioranza dei templi.
lesson-ankh-fate-build-pyramid = Qui hai già la maggioranza delle piramidi. Un obelisco te ne dà un'altra.
lesson-ankh-fate-mummy = 2 devozione per due maggioranze! Poi 1 contro 1: non ha vinto nessuno, e sono morte tutte e due le miniature. Ma { ankh-guardian-mummy-a } risorge accanto alla sua divinità.
lesson-ankh-fate-mummy-else = Anche quella è accanto alla tua divinità. In questa storia scegli la casella indicata.
lesson-ankh-fate-sun = Conta come evocazione, quindi può avere un segnalino Sole.
lesson-ankh-fate-sun-no = Non costa nulla, e dove questa miniatura domina o vince ottieni 1 devozione in più.
lesson-ankh-fate-merged = Dopo il terzo conflitto le due divinità con meno devozione si uniscono. { ankh-god-amun } e { ankh-god-isis } sono ora una sola divinità, nella più bassa delle due caselle: vincono o perdono insieme.
lesson-ankh-fate-red = Fino a { $red } il tracciato è rosso. Chi è ancora sul rosso dopo il quarto conflitto viene dimenticato: è fuori dal gioco.
lesson-ankh-fate-ways = Si vince in tre modi: arrivare per primi a { $top }; essere l'unica divinità non dimenticata; oppure avere più devozione di tutti dopo il quinto conflitto, l'ultimo.

## The end is the learner's

lesson-ankh-end-title = Il finale è tuo
lesson-ankh-end-goal = Ora arriva il quarto conflitto. Sei sul rosso, a { $devotion }, e gli altri sono molto indietro. Supera { $red } e resterai l'unica divinità: vinci!
lesson-ankh-end-home = Nella regione 6 ci sei solo tu: 1 per l'obelisco, 1 per il dominio, 1 per il Sole. Fa 3, ma te ne servono { $missing }.
lesson-ankh-end-abroad = Anche i tuoi monumenti nelle regioni 1 e 5 portano maggioranze, ma solo con una tua miniatura nella regione. Non serve nemmeno vincere lì.
lesson-ankh-end-play = { ankh-action-summon } o { ankh-action-gain } innescano il conflitto. Se cominci con { ankh-action-move }, ti resta una seconda azione. Da qui decidi tu: buona fortuna!
lesson-ankh-end-play-won = Hai vinto! L'Egitto ricorda soltanto te.
lesson-ankh-end-play-lost = Questa volta no. Conta da dove può venire la tua devozione e riprova.
