### Il regolamento di Ankh con parole nostre. Come si segnano paragrafi, collegamenti e parole di ricerca lo spiega il file inglese.

rulebook-ankh-chapter-start = Per cominciare
rulebook-ankh-chapter-turn = Il tuo turno
rulebook-ankh-chapter-events = Eventi
rulebook-ankh-chapter-conflict = Conflitto
rulebook-ankh-chapter-devotion = La devozione e la fine della partita
rulebook-ankh-chapter-more = Poteri, divinità, guardiani

## Per cominciare

rulebook-ankh-goal = Come si vince
rulebook-ankh-goal-1 = Sei una divinità dell'Egitto, e la gente crede in te oppure no. Quanto ci crede è la tua **devozione**: il tuo segnalino sale su un tracciato da 0 a 31. Ci sono tre modi di vincere:
rulebook-ankh-goal-2 = • **Raggiungere la casella 31.** Chi ci arriva vince subito, nel mezzo di qualunque cosa si stia risolvendo.
rulebook-ankh-goal-3 = • **Essere l'ultima divinità ricordata.** Dopo il quarto conflitto ogni divinità su una casella rossa viene [dimenticata](forgotten). Se ne resta una sola, vince.
rulebook-ankh-goal-4 = • **Avere più devozione dopo il quinto conflitto.** I segnalini sulla stessa casella si impilano, e chi sta più in alto nella pila ne ha di più: perciò c'è sempre una sola vincitrice.
rulebook-ankh-goal-5 = Se tutte le divinità vengono dimenticate non vince nessuno: l'Egitto diventa ateo. I due giocatori di una [Divinità Unita](merging) vincono o perdono insieme.
rulebook-ankh-goal-words = obiettivo, scopo, meta, fine, vincere, vince, vincitore, come si vince, come vincere, vittoria, perdere, sconfitta, fine della partita, punti, punteggio, nessuno vince, ateo

rulebook-ankh-glance = Il gioco in breve
rulebook-ankh-glance-1 = Si gioca a turno. Nel tuo turno scegli [due azioni](turn) su quattro: muovere le tue miniature, evocarne una nuova, ottenere seguaci, sbloccare un potere. Ogni azione fa avanzare un indicatore sulla sua riga, e chi lo porta in fondo innesca un [evento](events).
rulebook-ankh-glance-2 = Gli eventi permettono di prendere il controllo di monumenti o di dividere la terra con i cammelli. Cinque volte in una partita l'evento è un [conflitto](conflict): allora si guarda una regione dopo l'altra, ed è da lì che viene quasi tutta la devozione.
rulebook-ankh-glance-3 = Dopo il terzo conflitto le due divinità più deboli [si uniscono](merging) in una. Dopo il quarto, quelle ancora sul rosso vengono [dimenticate](forgotten). Dopo il quinto la partita è finita.
rulebook-ankh-glance-4 = Una volta cominciata la partita il caso non c'entra più: non si lancia nulla e non si pesca nulla.
rulebook-ankh-glance-words = riassunto, panoramica, in breve, avvio rapido, le basi, come si gioca, fortuna, caso, dadi, casuale, round, durata, quanto dura

rulebook-ankh-pieces = Che cosa hai
rulebook-ankh-pieces-1 = Si gioca da due a cinque, ognuno con una delle cinque divinità, che ha una sua [abilità](gods). Le tue **miniature** sono la tua divinità, sei guerrieri e i guardiani che si uniscono a te durante la partita. Ciascuna ha forza 1 in combattimento.
rulebook-ankh-pieces-2 = Con i **seguaci** si paga. I **segnalini Ankh** segnano i tuoi poteri e i tuoi monumenti. Fin dall'inizio hai in mano sette **carte Combattimento**; non se ne pescano mai.
rulebook-ankh-pieces-3 = I **monumenti** sono obelischi, templi e piramidi: tuoi, di un'altra divinità, o neutrali, cioè ancora di nessuno. I **cammelli** stanno sui confini e non appartengono a nessuno.
rulebook-ankh-pieces-4 = Ciò che è finito è finito: 6 guerrieri e 9 segnalini Ankh per i monumenti a testa, 10 monumenti di ogni tipo e 30 cammelli per tutti. Solo i seguaci non finiscono mai. Per i guardiani hai due basi piccole e due grandi.
rulebook-ankh-pieces-words = pezzi, componenti, materiale, miniature, figure, soldati, unità, segnalini, che cosa c'è nella scatola, numero di giocatori, quanti giocatori, limite, riserva, pescare una carta, pescare carte
rulebook-ankh-piece-owned = { $monument } di { $god }
rulebook-ankh-piece-camel = cammello

rulebook-ankh-map = La mappa: caselle, regioni, adiacenza
rulebook-ankh-map-1 = La terra è fatta di esagoni: Terreno Fertile, Deserto e Acqua. Una casella contiene una miniatura, o un monumento, o nulla. Sull'acqua non si sta; solo [Apopi](guardians) vi può essere evocato.
rulebook-ankh-map-2 = Una **regione** è terra collegata: la si potrebbe percorrere tutta senza attraversare un fiume o un cammello. Prima di ogni cammello sono tre: il Delta del Nilo, l'Egitto Occidentale e l'Egitto Orientale. Ogni regione ha un segnalino con un numero: l'ordine in cui la si guarda in un conflitto.
rulebook-ankh-map-3 = Le caselle **adiacenti** condividono un lato senza fiume e senza cammello. Lo richiedono le evocazioni, i seguaci, la presa dei monumenti e molti poteri. Il movimento no: una miniatura che si muove attraversa fiumi, cammelli, acqua e tutto il resto.
rulebook-ankh-map-4 = L'acqua è adiacente a tutte le caselle che la circondano e fa parte di ogni regione di cui tocca la terra. Una miniatura sull'acqua si trova in tutte quelle regioni insieme.
rulebook-ankh-map-words = mappa, tabellone, esagono, casella, spazio, regione, zona, area, territorio, confine, bordo, fiume, Nilo, vicino, accanto, toccare, adiacente, adiacenza, terreno, terra, acqua, deserto, fertile, mare

rulebook-ankh-setup = Preparazione
rulebook-ankh-setup-1 = Qui il tavolo si prepara da solo; ecco che cosa fa. Ognuno prende una divinità, scelta in ordine di turno o assegnata a caso, con 1 seguace, le sue miniature, carte e segnalini. Il primo giocatore è casuale e si gioca in senso orario. Tutti i segnalini partono da devozione 0: quello del primo giocatore in cima alla pila, quello dell'ultimo in fondo.
rulebook-ankh-setup-2 = Uno **scenario** per quel numero di giocatori dice dove stanno i monumenti, i cammelli, i segnalini Ordine di Conflitto e le prime miniature di ciascuno. Chi comincia con un monumento ha un segnalino Ankh in meno nella riserva.
rulebook-ankh-setup-3 = Partecipa un **guardiano** di ciascuno dei tre livelli, scelto o a caso. Quante miniature ce ne siano dipende dai giocatori: 1 con due, 2 con tre, tutte con quattro o cinque.
rulebook-ankh-setup-4 = Ra inizia con tre segnalini Sole, Osiride con tre tessere Aldilà, Amon con il suo segnalino a faccia in su.
rulebook-ankh-setup-words = preparazione, preparare, inizio, cominciare, primo giocatore, chi comincia, chi inizia, scenario, disposizione

## Il tuo turno

rulebook-ankh-turn = Il tuo turno: due azioni
rulebook-ankh-turn-1 = Scegli un'azione: il suo indicatore avanza di una casella, poi la esegui. Se non ha innescato un evento, scegli una **seconda azione da una riga più in basso**. Così, dopo Muovere le Miniature puoi fare qualsiasi altra cosa; dopo Ottenere Seguaci solo Sbloccare un Potere Ankh; e dopo Sbloccare un Potere Ankh il tuo turno è finito.
rulebook-ankh-turn-2 = Non si può passare: il secondo indicatore avanza anche se con quell'azione non puoi o non vuoi fare nulla. Ma ciò che un'azione offre si può tralasciare: non sei obbligato a muovere, evocare o sbloccare. I seguaci si prendono sempre.
rulebook-ankh-turn-3 = **Quando un indicatore raggiunge l'ultima casella della sua riga**, prima viene l'azione; poi l'indicatore Evento avanza di una casella e quell'evento accade; poi l'indicatore Azione torna alla partenza, e il tuo turno è finito. Una riga si riempie con un uso in più dei giocatori che c'erano all'inizio; Sbloccare un Potere Ankh con tanti usi quanti i giocatori.
rulebook-ankh-turn-4 = Poi tocca al giocatore successivo in senso orario. I giocatori delle divinità dimenticate si saltano, e i due giocatori di una Divinità Unita hanno [un'azione ciascuno](merging).
rulebook-ankh-turn-words = turno, azione, azioni, giocare, passare, saltare, seconda azione, ordine, che cosa posso fare, quante azioni, indicatore, riga, tracciato

rulebook-ankh-move = Muovere le Miniature
rulebook-ankh-move-1 = Ogni tua miniatura può muoversi una volta, fino a tre caselle, una dopo l'altra nell'ordine che vuoi. Nulla la ferma lungo la strada: né miniature, né monumenti, né acqua, né fiumi, né cammelli. Conta solo dove finisce: in una casella di terra vuota.
rulebook-ankh-move-2 = Una miniatura raggiunge quindi ogni casella di terra vuota entro tre caselle sulla mappa. Può anche tornare dov'era: ci vogliono almeno due caselle.
rulebook-ankh-move-3 = Due eccezioni: [Satet](guardians) può finire nella casella di un nemico e spingerlo via, e le miniature di altre divinità non possono finire su una tessera Aldilà di [Osiride](gods). Muoversi non cambia mai chi controlla un monumento.
rulebook-ankh-move-words = muovere, movimento, muoversi, camminare, marcia, passo, distanza, portata, fin dove, attraversare, saltare, bloccare, tre caselle

rulebook-ankh-summon = Evocare una Miniatura
rulebook-ankh-summon-1 = Prendi un guerriero o un guardiano dalla tua riserva e mettilo in una casella di terra vuota adiacente a una tua miniatura o a un monumento che controlli.
rulebook-ankh-summon-2 = Alcuni poteri e divinità evocano di più con la stessa azione: con Sintonia con la Piramide una miniatura accanto a ogni tua piramide, con Osiride una su una tessera Aldilà. Arrivano prima o dopo quella normale, o senza di essa, e quella appena arrivata conta già: la prossima può starle accanto.
rulebook-ankh-summon-3 = Si può evocare anche un guerriero [intrappolato da Anubi](gods), se gli paghi 1 seguace.
rulebook-ankh-summon-words = evocare, evocazione, schierare, reclutare, nuova miniatura, mettere una miniatura, rinforzi, riportare, far tornare

rulebook-ankh-gain = Ottenere Seguaci
rulebook-ankh-gain-1 = Ottieni 1 seguace per ogni monumento, tuo o neutrale, adiacente ad almeno una tua miniatura. Per quante tue miniature gli stiano accanto, un monumento conta una volta sola. Quelli delle altre divinità non ti danno nulla.
rulebook-ankh-gain-2 = I seguaci pagano i poteri, i monumenti che costruisci in combattimento, le offerte alle locuste e, con Venerabile, devozione. Sono in vista di tutti e non hanno limite.
rulebook-ankh-gain-words = seguaci, ottenere, denaro, soldi, pagare, pagamento, risorse, rendita, moneta, fedeli, credenti

rulebook-ankh-unlock = Sbloccare un Potere Ankh
rulebook-ankh-unlock-1 = Sacrifica tanti seguaci quanti il livello del tuo prossimo segnalino, e il segnalino più a sinistra della tua fila va su un potere di quel livello che non hai ancora. Prima due poteri di livello 1, poi due di livello 2, poi due di livello 3: ne scegli due su quattro per ogni livello, sei in tutto.
rulebook-ankh-unlock-2 = Con alcuni arrivano i guardiani: con il secondo, il quarto e il quinto potere prendi nella tua riserva una miniatura del guardiano di quel livello, se ne resta una e hai una base libera della sua misura.
rulebook-ankh-unlock-3 = Se non puoi pagare, o li hai già tutti e sei, non succede nulla e non perdi nulla. Che cosa fa ciascuno: [poteri Ankh](powers).
rulebook-ankh-unlock-words = sbloccare, potere, poteri, miglioramento, migliorare, comprare, costo, prezzo, sacrificare, livello, guardiano, avere un guardiano, base

## Eventi

rulebook-ankh-events = Il tracciato Evento
rulebook-ankh-events-1 = L'indicatore Evento va solo avanti, una casella per evento. Che cosa viene dopo è sempre in vista, e chi riempie una riga decide quando arriva. L'evento è di quel giocatore.
rulebook-ankh-events-2 = Ci sono diciotto caselle: tre volte Controllare un Monumento e un conflitto; poi, per tre volte, una Carovana di Cammelli, due volte Controllare un Monumento e un conflitto; alla fine un Controllare un Monumento e l'ultimo conflitto.
rulebook-ankh-events-words = evento, eventi, innescare, tracciato, quando, prossimo evento, quanto dura, fine della riga

rulebook-ankh-control = Controllare un Monumento
rulebook-ankh-control-1 = Chi l'ha innescato può prendere il controllo di un monumento neutrale adiacente a una sua miniatura. Lo segna un segnalino Ankh della riserva.
rulebook-ankh-control-2 = Solo quando sul tabellone non resta alcun monumento neutrale si può prendere allo stesso modo un monumento di un'altra divinità, che riprende il suo segnalino. Senza un monumento adatto, o senza segnalino, non succede nulla.
rulebook-ankh-control-words = controllo, controllare, monumento, prendere, catturare, conquistare, rubare, proprietario, neutrale, tempio, obelisco, piramide

rulebook-ankh-caravan = Carovana di Cammelli
rulebook-ankh-caravan-1 = Chi l'ha innescata può disporre una linea da uno a sei cammelli e dividere una regione in due. I cammelli stanno sui lati tra caselle di terra, uno dopo l'altro senza interruzioni, mai su un fiume o su un altro cammello. I due estremi devono toccare qualcosa che chiude la linea: un fiume, acqua, un cammello già presente o il bordo della mappa. Ognuna delle due nuove regioni deve avere almeno sei caselle di terra. Miniature e monumenti non contano.
rulebook-ankh-caravan-2 = Poi scegli quale parte tiene il numero; l'altra riceve il più basso della riserva generale. Dopo puoi scambiare il numero di una delle due con quello di qualsiasi altra regione. I numeri sono l'ordine del conflitto, e combattere per primi o per ultimi può decidere una partita.
rulebook-ankh-caravan-3 = Puoi anche rinunciare. La mappa offre solo linee che si possono completare, e mostra la grandezza delle due parti prima che tu decida.
rulebook-ankh-caravan-words = cammello, cammelli, carovana, dividere, separare, confine, muro, nuova regione, segnalino ordine, numero, scambiare, scambio, sei caselle

## Conflitto

rulebook-ankh-conflict = Conflitto
rulebook-ankh-conflict-1 = In un conflitto ogni regione ha il suo momento una volta, nell'ordine dei numeri, dal più basso. Nessuna miniatura: si salta. Miniature di una sola divinità: la [domina](domination). Miniature di due o più: [combattono](battle). Una regione si guarda solo quando tocca a lei, quindi ciò che accade in una può cambiare la successiva.
rulebook-ankh-conflict-2 = Chi ha innescato il conflitto tiene il segnalino **Spareggio** finché non è finito. Prima della prima regione Onnipresente dà i suoi seguaci, e gli Scorpioni Giganti distruggono i monumenti che puntano.
rulebook-ankh-conflict-3 = In una partita ci sono cinque conflitti.
rulebook-ankh-conflict-words = conflitto, guerra, ordine delle regioni, quale regione prima, cinque conflitti, regione vuota

rulebook-ankh-domination = Da soli in una regione
rulebook-ankh-domination-1 = Se solo tu hai miniature in una regione, la domini: ottieni 1 devozione per ogni tipo di monumento di cui vi controlli più esemplari di ogni altra divinità, e poi 1 per il dominio.
rulebook-ankh-domination-2 = Le altre contano con i loro monumenti anche dove non hanno miniature: una piramide contro una non dà nulla a nessuno. Maggioranze e dominio sono due guadagni, uno dopo l'altro, il che conta con [Benevolo](powers).
rulebook-ankh-domination-words = dominio, dominare, da solo, da soli, senza avversari, senza combattere, nessun altro, solo io

rulebook-ankh-battle = Il combattimento, passo per passo
rulebook-ankh-battle-1 = Partecipano tutte le divinità con una miniatura nella regione. I passi di un combattimento:
rulebook-ankh-battle-2 = • **Inizio.** Con Sintonia con l'Obelisco puoi chiamare miniature accanto ai tuoi obelischi qui.
rulebook-ankh-battle-3 = • **Carte.** Ognuno sceglie in segreto una carta, e si rivelano tutte insieme. Amon può averne annunciate due. Inondazione dà subito i suoi seguaci.
rulebook-ankh-battle-4 = • **Costruzione.** Le carte Costruire un Monumento.
rulebook-ankh-battle-5 = • **Piaga.** Le carte Piaga delle Locuste, una dopo l'altra.
rulebook-ankh-battle-6 = • **Maggioranze.** Per ogni tipo di monumento, chi ne controlla di più qui ottiene 1 devozione.
rulebook-ankh-battle-7 = • **Risoluzione.** Si confrontano le forze: vince uno, o nessuno; i guerrieri e i guardiani di chi perde muoiono.
rulebook-ankh-battle-8 = • **Dopo.** Miracolo, poi Venerabile, poi Ciclo di Maat.
rulebook-ankh-battle-9 = Quando più divinità fanno qualcosa nello stesso passo, comincia quella con meno devozione.
rulebook-ankh-battle-words = combattimento, battaglia, combattere, lotta, attacco, attaccare, passi, fasi, sequenza, ordine del combattimento, giocare una carta, rivelare

rulebook-ankh-majorities = Maggioranze
rulebook-ankh-majorities-1 = Per ogni tipo di monumento ha la maggioranza la divinità che nella regione ne controlla più di ogni altra, se vi ha una miniatura. Ogni maggioranza vale 1 devozione. In parità non ce l'ha nessuno, e i monumenti di divinità senza miniature qui contano comunque contro le altre.
rulebook-ankh-majorities-2 = Le maggioranze vengono prima della risoluzione, ma dopo una piaga: chi ha perso qui tutte le miniature per le locuste non ne ottiene.
rulebook-ankh-majorities-words = maggioranza, maggioranze, più monumenti, più di, contare i monumenti

rulebook-ankh-strength = Chi vince un combattimento
rulebook-ankh-strength-1 = Chi ha ancora una miniatura nella regione somma: 1 per miniatura, il bonus della carta e ciò che aggiungono poteri, divinità e guardiani. Vince il totale più alto, anche 0. Senza miniature non si può vincere. Se solo una divinità ha ancora miniature qui, ha vinto.
rulebook-ankh-strength-2 = Chi vince ottiene 1 devozione (3 con Glorioso, e di più con Siccità o Radiosità); Comandante dà seguaci. Poi tutti i guerrieri e i guardiani degli altri nella regione vengono uccisi e tornano nelle riserve di chi li possiede. **Le miniature Divinità non vengono mai uccise.** Inondazione salva le tue miniature su Terreno Fertile, e Iside può tenere in vita alcune delle sue.
rulebook-ankh-strength-3 = Chi non ha vinto ha perso. Senza un vincitore hanno perso tutti, e muoiono i guerrieri e i guardiani di tutti.
rulebook-ankh-strength-words = forza, sommare, totale, vincere un combattimento, vincitore, perdente, perdere un combattimento, uccidere, ucciso, morire, morte, morti, perdite, risoluzione, sopravvivere

rulebook-ankh-ties = Parità
rulebook-ankh-ties-1 = Se più divinità hanno il totale più alto non vince nessuno, con un'eccezione: se una di loro ha il segnalino **Spareggio** a faccia in su può, conoscendo tutti i totali, girarlo e vincere. Dopo è usato fino alla fine del conflitto.
rulebook-ankh-ties-2 = Una parità per una maggioranza non dà nulla a nessuno. Una parità per l'offerta più alta alle locuste non salva nessuno. Sul tracciato Devozione non ci sono parità: chi sta più in alto nella pila ne ha di più.
rulebook-ankh-ties-words = parità, pareggio, pari, pareggiare, uguale, uguali, stesso, spareggio

rulebook-ankh-afterwards = Dopo lo scontro
rulebook-ankh-afterwards-1 = Tutte le morti di un momento avvengono insieme. Poi Anubi può intrappolare un guerriero, e le Mummie tornano; quella che torna nella regione partecipa al resto del combattimento. Magnanimo ripaga chi ha perso con due miniature lì. Osiride, se ha perso, può mettere una tessera Aldilà. Ogni Gatto Mummia morto costa 1 devozione a tutte le altre divinità.
rulebook-ankh-afterwards-2 = Proprio alla fine vengono Miracolo, poi Venerabile, poi Ciclo di Maat. Chi ha perso qui tutte le sue miniature può usarli lo stesso.
rulebook-ankh-afterwards-words = dopo il combattimento, conseguenze, fine del combattimento, miniature uccise, tornano nella riserva, che fine fanno i morti

rulebook-ankh-cards = Carte Combattimento
rulebook-ankh-cards-1 = Tutti hanno le stesse sette carte. Quella che hai giocato resta scoperta davanti a te finché **Ciclo di Maat** non le riprende tutte; non c'è altro modo. Quindi tutti sanno che cosa ti resta, e meno carte hai, più sei leggibile.
rulebook-ankh-cards-2 = Non si pescano mai carte, e la tua mano non è mai vuota: al più tardi Ciclo di Maat è la tua ultima carta, e con lei tornano tutte le altre.
rulebook-ankh-cards-3 = **Piaga delle Locuste**: ogni divinità con una miniatura qui offre in segreto quanti seguaci vuole, o nessuno. Tutte le offerte si rivelano e si pagano. Sopravvivono solo le miniature della divinità che ha offerto più di ogni altra, e quelle Divinità, che non muoiono mai.
rulebook-ankh-cards-4 = **Costruire un Monumento**: di qualsiasi tipo rimasto nella riserva generale, con un segnalino Ankh della tua riserva, in una casella di terra vuota della regione senza tessera Aldilà.
rulebook-ankh-cards-words = carta, carte, mano, pescare una carta, pescare carte, scarti, scartare, giocare una carta, riprendere, locuste, puntata, offerta, asta, costruire, { ankh-card-plague }, { ankh-card-build }, { ankh-card-chariots }, { ankh-card-cycle }, { ankh-card-drought }, { ankh-card-flood }, { ankh-card-miracle }

## La devozione e la fine della partita

rulebook-ankh-devotion = Devozione
rulebook-ankh-devotion-1 = Il tracciato va da 0 a 31; le caselle da 0 a 20 sono rosse. Un segnalino che entra in una casella va sopra quelli che ci sono, che salga o che scenda, e più in alto nella pila significa più devozione. Nulla scende sotto 0.
rulebook-ankh-devotion-2 = Quando più divinità ottengono o perdono devozione nello stesso momento, comincia quella che ne ha meno, nell'ordine che valeva quando quel momento è iniziato.
rulebook-ankh-devotion-3 = **Che cos'è un guadagno?** Tutte le maggioranze di una regione insieme. Una vittoria o un dominio con tutto ciò che lo aumenta. Magnanimo, Miracolo e Venerabile, ciascuno per sé. Benevolo aggiunge 1 a ogni guadagno che parte dal rosso; non ottenere nulla non è un guadagno.
rulebook-ankh-devotion-words = devozione, punti, punti vittoria, punteggio, tracciato, rosso, zona rossa, sezione rossa, caselle rosse, segnalino, pila, perdere devozione, guadagno

rulebook-ankh-merging = Le divinità si uniscono
rulebook-ankh-merging-1 = Con tre o più giocatori, le due divinità più in basso sul tracciato Devozione diventano una sola quando il terzo conflitto è finito. Quella più in basso, l'inferiore, rinuncia a quasi tutto: i suoi monumenti sono distrutti; la sua miniatura Divinità, i guerrieri, le carte e i segnalini Ankh lasciano il gioco. I suoi seguaci e guardiani vanno a quella superiore.
rulebook-ankh-merging-2 = Da allora hanno un solo segnalino, **al posto più basso**, le abilità di entrambe, e miniature, carte e poteri di quella superiore. Se le sue basi libere non bastano per tutti i guardiani, sceglie quali tenere.
rulebook-ankh-merging-3 = I due giocatori mantengono i loro turni, con **un'azione ciascuno**, e possono fare la stessa cosa. Condividono tutto, e vincono o perdono insieme. In un conflitto ha l'ultima parola il giocatore della divinità superiore; l'altro vede gli stessi segreti e può proporre. Se uno dei due ha innescato il conflitto, hanno il segnalino Spareggio.
rulebook-ankh-merging-4 = Ciò che appartiene alle abilità resta: le tessere di Osiride, i segnalini Sole di Ra, il segnalino di Amon, i guerrieri intrappolati da Anubi, tranne quelli della divinità superiore, che tornano a casa.
rulebook-ankh-merging-words = unire, unione, unirsi, divinità unita, fondere, fusione, combinare, squadra, compagno, alleato, insieme, due giocatori, terzo conflitto, ultimo, più basso, rimonta

rulebook-ankh-forgotten = Divinità dimenticate
rulebook-ankh-forgotten-1 = Quando il quarto conflitto è finito, ogni divinità su una casella rossa è dimenticata e fuori dal gioco: le sue miniature se ne vanno, i suoi monumenti sono distrutti, i suoi seguaci tornano nella riserva generale.
rulebook-ankh-forgotten-2 = Una sola divinità rimasta vince subito. Se non ne resta nessuna, hanno perso tutti. Con due o più la partita continua.
rulebook-ankh-forgotten-3 = Se ne vanno tutte nello stesso momento. Un Anubi dimenticato restituisce i guerrieri intrappolati alle divinità che restano, e un Osiride dimenticato porta via le sue tessere.
rulebook-ankh-forgotten-words = dimenticata, dimenticate, dimenticare, eliminato, eliminata, eliminazione, fuori dal gioco, rosso, zona rossa, quarto conflitto, ateo, tutti perdono

## Poteri, divinità, guardiani

rulebook-ankh-powers = Poteri Ankh
rulebook-ankh-powers-1 = Ci sono quattro poteri per ognuno dei tre livelli, e puoi averne due per livello. Un potere vale fino alla fine della partita.
rulebook-ankh-powers-2 = **Sintonia con l'Obelisco**: se lo hanno più divinità, comincia quella con meno devozione, e chiamano una miniatura a testa per volta finché tutte hanno passato. **Sintonia con il Tempio** conta anche se la miniatura accanto al tempio non aggiunge forza propria. **Benevolo** conta per ogni guadagno che parte dal rosso, ovunque finisca.
rulebook-ankh-powers-words = poteri, potere, livello, abilità, miglioramento, { ankh-power-commanding }, { ankh-power-inspiring }, { ankh-power-omnipresent }, { ankh-power-revered }, { ankh-power-resplendent }, { ankh-power-obelisk_attuned }, { ankh-power-temple_attuned }, { ankh-power-pyramid_attuned }, { ankh-power-glorious }, { ankh-power-magnanimous }, { ankh-power-bountiful }, { ankh-power-worshipful }

rulebook-ankh-gods = Le divinità e le loro abilità
rulebook-ankh-gods-1 = **Amon** gioca due carte una volta per conflitto, se ne ha due in mano; contano entrambe le forze ed entrambi gli effetti. Lo dice prima che qualcuno scelga una carta.
rulebook-ankh-gods-2 = **Anubi** può intrappolare un guerriero in ogni momento in cui muoiono guerrieri altrui, anche dove non ha miniature; ha tre slot. Ogni guerriero intrappolato dà 1 forza alla sua miniatura Divinità. Chi lo possiede può riscattarlo mentre evoca, per 1 seguace, e Anubi non può rifiutare.
rulebook-ankh-gods-3 = **Iside** può tenere in vita miniature che erano adiacenti a un nemico prima che qualcuno morisse; decide quando si sa chi vince. Contro le piaghe non serve.
rulebook-ankh-gods-4 = **Osiride** può mettere una tessera Aldilà nella regione di ogni combattimento che perde: una nuova, o una da un altro punto del tabellone. Con Evocare una Miniatura può metterne una extra su una tessera. Le miniature di altre divinità non possono terminarvi un movimento, non vi si costruisce nulla, e la casella non è né Terreno Fertile né Deserto.
rulebook-ankh-gods-5 = **Ra** può mettere un segnalino Sole su un guerriero o un guardiano quando lo evoca. Dove sta quella miniatura ottiene 1 in più se vince o domina. Se muore, il segnalino torna a lui.
rulebook-ankh-gods-words = divinità, dio, dei, abilità, abilità speciale, personaggio, { ankh-god-amun }, { ankh-god-anubis }, { ankh-god-isis }, { ankh-god-osiris }, { ankh-god-ra }, intrappolare, intrappolato, prigioniero, riscatto, riscattare, protetta, proteggere, tessera, aldilà, segnalino sole, due carte

rulebook-ankh-guardians = Guardiani
rulebook-ankh-guardians-1 = In una partita partecipa un guardiano per livello; ottieni le sue miniature con il secondo, il quarto e il quinto potere. Hanno tutti forza 1.
rulebook-ankh-guardians-2 = **Satet** spinge qualsiasi miniatura nemica, anche una Divinità, in una casella di terra vuota lì accanto; fiumi e cammelli non contano, e va bene anche la casella da cui è venuta. **Apopi** non si muove mai sull'acqua. Le **Mummie** tornano accanto alla miniatura della loro divinità, se c'è posto.
rulebook-ankh-guardians-3 = Lo **Scorpione Gigante** viene orientato da chi lo possiede ogni volta che è evocato, mosso o spinto: verso due caselle accanto a lui e accanto l'una all'altra. All'inizio di un conflitto distrugge i monumenti che vi stanno, ma solo quelli adiacenti: oltre un fiume punta invano. L'**Androsfinge** annulla la forza propria di una miniatura, compresi i bonus di Anubi e di Risplendente. Un **Gatto Mummia** che muore nella risoluzione ha effetto prima di Miracolo; uno che muore per una piaga, subito.
rulebook-ankh-guardians-words = guardiano, guardiani, mostro, mostri, bestia, creatura, { ankh-guardian-cat_mummy }, { ankh-guardian-satet }, { ankh-guardian-mummy }, { ankh-guardian-apep }, { ankh-guardian-giant_scorpion }, { ankh-guardian-androsphinx }, scorpione, sfinge, serpente, gatto, spingere, spinta, mirare, mira, base

rulebook-ankh-secrets = Che cosa è segreto
rulebook-ankh-secrets-1 = Quasi tutto è in vista: il tabellone, la devozione, i seguaci, i poteri, le riserve, i guerrieri intrappolati e le carte giocate, e quindi, per deduzione, la mano di ciascuno. Segrete finché non si rivelano insieme sono solo la carta che scegli in un combattimento e la tua offerta alle locuste. I due giocatori di una Divinità Unita vedono l'uno quelle dell'altro.
rulebook-ankh-secrets-2 = Dopo la preparazione il caso non c'entra più: le stesse scelte danno sempre la stessa partita.
rulebook-ankh-secrets-words = segreto, segreti, nascosto, informazioni, pubblico, guardare, vedere, mano, caso, fortuna, casuale

## Disegni

rulebook-ankh-drawing-stack = Quattro divinità sul tracciato Devozione. Iside sta sopra Amon, quindi ha più devozione di lui; Anubi è uscito dalla parte rossa. La graffa unisce le due che si unirebbero.
rulebook-ankh-drawing-water = Apopi sta sull'acqua tra l'Egitto Occidentale e quello Orientale: si trova in entrambe le regioni ed è adiacente a tutto ciò che lo circonda. Il fiume separa i due guerrieri.
rulebook-ankh-drawing-start = L'inizio di una partita in tre nello scenario Medio Regno: divinità, guerrieri, monumenti e un segnalino numerato in ogni regione.
rulebook-ankh-drawing-reach = Dove può andare il guerriero di Amon su 4,4: in ogni casella di terra vuota entro tre caselle. Fiumi, acqua, un nemico e un tempio non lo fermano.
rulebook-ankh-drawing-camels = Cinque cammelli hanno diviso il Delta. La parte piccola è la regione 1, quella grande ha ricevuto il numero 4.
rulebook-ankh-drawing-signs = Una tessera Aldilà sotto un guerriero di Osiride, e un guerriero di Ra con un segnalino Sole.
rulebook-ankh-drawing-scorpion = Lo Scorpione Gigante punta il tempio su 4,4 e la piramide su 3,5. Solo il tempio gli è adiacente; la piramide sta oltre il fiume.

## Esempi

rulebook-ankh-example-E1 = Che cosa è adiacente
rulebook-ankh-example-E1-lead = Il guerriero su 3,5 e la piramide su 3,4 sono adiacenti: condividono un lato su cui non c'è nulla. Anche lo Scorpione Gigante su 4,5 tocca la casella del guerriero, ma tra loro scorre il fiume: non è adiacente ed è in un'altra regione.
rulebook-ankh-example-E2 = Una riga è piena
rulebook-ankh-example-E2-lead = Giocano in tre, e Muovere le Miniature è stata usata tre volte. Amon la usa per la quarta: dopo i suoi movimenti arriva un evento, e l'indicatore torna indietro.
rulebook-ankh-example-E3 = La seconda azione
rulebook-ankh-example-E3-lead = Amon comincia con Evocare una Miniatura, quindi la seconda azione deve essere Ottenere Seguaci o Sbloccare un Potere Ankh; non può passare. A Sbloccare un Potere Ankh manca una casella, e il prossimo evento è un conflitto.
rulebook-ankh-example-E4 = Muoversi sopra a tutto
rulebook-ankh-example-E4-lead = Amon muove la sua divinità sopra un suo guerriero fino all'obelisco, un guerriero sopra l'acqua e una piramide, e uno sopra il fiume e un nemico. Al tempio su 8,8 non arriva nessuno; la quarta miniatura resta ferma.
rulebook-ankh-example-E5 = Dove si può evocare
rulebook-ankh-example-E5-lead = Amon può mettere la sua Mummia accanto al suo tempio o al suo guerriero. Le caselle che si toccano solo attraverso il fiume non sono adiacenti.
rulebook-ankh-example-E6 = Tre seguaci
rulebook-ankh-example-E6-lead = Iside ottiene seguaci per il suo obelisco su 4,0, per il tempio neutrale su 4,4 (una volta, anche se lo toccano due sue miniature) e per la piramide neutrale su 5,5. Nulla le danno la sua piramide lontana, la piramide oltre il fiume e l'obelisco di Amon.
rulebook-ankh-example-E7 = Un potere e un guardiano
rulebook-ankh-example-E7-lead = Amon sblocca il suo secondo potere di livello 1. Il segnalino copriva un simbolo di guardiano.
rulebook-ankh-example-E8 = Un evento
rulebook-ankh-example-E8-lead = Giocano in tre, e Ottenere Seguaci è stata usata tre volte. Iside la usa di nuovo: prima arrivano i seguaci, poi l'evento.
rulebook-ankh-example-E9 = Quale monumento si può prendere
rulebook-ankh-example-E9-lead = Iside ha un guerriero tra tre monumenti. Si può prendere solo il tempio: la piramide sta oltre il fiume, e l'obelisco di Ra non è neutrale.
rulebook-ankh-example-E10 = Una carovana attraverso il Delta
rulebook-ankh-example-E10-lead = Ra dispone cinque cammelli dall'acqua al fiume; quando ce ne sono due, gli altri hanno una sola strada. La parte con sei caselle tiene il numero 1, l'altra riceve il 4.
rulebook-ankh-example-E11 = Da solo nel Delta
rulebook-ankh-example-E11-lead = Qui solo Amon ha una miniatura. Ha più obelischi di tutti; le piramidi sono in parità, e il tempio è di Iside, che qui non ha miniature.
rulebook-ankh-example-E12 = Maggioranze in un combattimento
rulebook-ankh-example-E12-lead = Qui combattono Iside e Amon; Ra ha monumenti, ma nessuna miniatura. Iside ha più piramidi. I templi sono uno a uno: quello di Ra conta anche se lui non c'è.
rulebook-ankh-example-E13 = Una parità
rulebook-ankh-example-E13-lead = Iside gioca Inondazione con quattro miniature, Amon Siccità con tre: 4 contro 3 + 1. Iside ha il segnalino Spareggio, e può usarlo.
rulebook-ankh-example-E14 = Ra e Amon diventano uno
rulebook-ankh-example-E14-lead = Il terzo conflitto è finito. Ra è il più in basso sul tracciato, Amon il penultimo.
rulebook-ankh-example-E15 = Un'azione ciascuno
rulebook-ankh-example-E15-lead = Ra e Amon si sono uniti. Nei loro turni, uno dopo l'altro, evocano entrambi.
rulebook-ankh-example-E16 = Amon è dimenticato
rulebook-ankh-example-E16-lead = Il quarto conflitto è finito. Amon è su una casella rossa; Osiride e l'unione di Iside e Ra no.

## In una pagina

rulebook-ankh-aid-turn = Due azioni, la seconda da una riga più in basso. Chi riempie una riga innesca il prossimo evento, e il turno finisce.
rulebook-ankh-aid-after-1 = • **Dopo il conflitto 3**: con tre o più giocatori le due divinità più in basso si uniscono.
rulebook-ankh-aid-after-2 = • **Dopo il conflitto 4**: le divinità sul rosso vengono dimenticate.
rulebook-ankh-aid-after-3 = • **Dopo il conflitto 5**: la partita è finita.
