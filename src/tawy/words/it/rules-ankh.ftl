chapter-A1 = Numeri
rule-A1-1 = [R] Da 2 a 5 giocatori. Divinità: Amon, Anubi, Iside, Osiride, Ra. Ogni divinità va ad al massimo un giocatore.
rule-A1-2 = [R] Una divinità ha 1 miniatura Divinità, 6 guerrieri, 7 carte Combattimento, 15 segnalini Ankh (6 sulla fila dei poteri, 9 nella riserva per i monumenti), 2 basi piccole e 2 grandi per i guardiani.
rule-A1-3 = [R] Riserva generale: 10 obelischi, 10 templi, 10 piramidi, 30 cammelli, segnalini Ordine di Conflitto da 1 a 8, 1 segnalino Spareggio, seguaci senza limite. (2 tessere Città appartengono a scenari non documentati in pubblico: non si usano.)
rule-A1-4 = [F] Tracciato Devozione: caselle da 0 (in basso) a 31 (in cima). Rosse da 0 a 20. (Una lettura pubblica dice da 0 a 19: opzione del tavolo last_red_space, di norma 20.)
rule-A1-5 = Tracciati Azione, dalla riga più alta alla più bassa [R]: Muovere le Miniature, Evocare una Miniatura, Ottenere Seguaci, Sbloccare un Potere Ankh. Con n giocatori all'inizio, l'(n+1)-esimo uso di una riga da quando il suo indicatore è tornato alla partenza innesca un evento; per Sbloccare un Potere Ankh l'n-esimo [F].
rule-A1-6 = [F] Tracciato Evento, 18 caselle: M M M X1 · C M M X2 · C M M X3 · C M M X4 · M X5 (M Controllare un Monumento, C Carovana di Cammelli, X Conflitto). Dopo X3 le divinità si uniscono, dopo X4 vengono dimenticate, dopo X5 la partita finisce.
rule-A1-7 = Carte Combattimento, forza: Piaga delle Locuste +1 [F], Costruire un Monumento 0 [F], Bighe +3 [R], Ciclo di Maat 0 [F], Siccità +1 [R], Inondazione 0 [R], Miracolo 0 [F].
rule-A1-8 = Guardiani, tutti di forza 1 [R]. Livelli [F]: 1 Gatto Mummia, Satet; 2 Mummia, Apopi; 3 Scorpione Gigante, Androsfinge. Basi [R]: Gatto Mummia, Satet, Mummia piccole, 3 miniature ciascuno; Apopi, Scorpione Gigante, Androsfinge grandi, 2 miniature ciascuno.
rule-A1-9 = [F] Il simbolo del guardiano sta sotto il 2º segnalino Ankh di livello 1, il 2º di livello 2 e il 1º di livello 3: un guardiano arriva con il 2º, il 4º e il 5º potere sbloccato. Vale per ogni divinità.

chapter-A2 = Il tabellone
rule-A2-1 = [F] 101 esagoni con il lato piatto in alto; la mappa, i suoi fiumi e gli scenari sono dati (ankh-board.json). 43 caselle Terreno Fertile, 39 Deserto, 19 Acqua. Tre regioni prima di ogni cammello: Delta del Nilo 22 caselle di terra, Egitto Occidentale 32, Egitto Orientale 28.
rule-A2-2 = [R] Una casella è vuota, o contiene una miniatura, o un monumento. Una tessera Aldilà non la occupa.
rule-A2-3 = [R] L'acqua non si può occupare, tranne che con Apopi quando vi viene evocato (A14.4).
rule-A2-4 = [R] Una regione è il più grande insieme di caselle di terra collegate da lati senza fiume e senza cammello. Una casella Acqua fa parte di ogni regione che le ha accanto una casella di terra. Una miniatura sull'acqua si trova in tutte quelle regioni insieme.
rule-A2-5 = [R] Adiacenti: due caselle di terra che condividono un lato, senza fiume né cammello, e si trovano nella stessa regione. Una casella Acqua è adiacente a ogni casella che la circonda, di terra o d'acqua.
rule-A2-6 = [R] Ovunque una regola dica “adiacente” si intende A2.5. Il movimento (A5.2), la spinta di Satet (A14.3) e la mira dello Scorpione (A14.6) contano le caselle sulla mappa senza badare a regioni, fiumi e cammelli.

chapter-A3 = Preparazione
rule-A3-1 = [R] Ogni giocatore sceglie una delle divinità ancora libere (in ordine di turno, oppure tutte a caso [D]) e prende 1 seguace, le sue miniature, carte e segnalini. Ra inizia con 3 segnalini Sole, Osiride con 3 tessere Aldilà, Amon con il suo segnalino a faccia in su.
rule-A3-2 = [R] Il primo giocatore è casuale; si gioca in senso orario. Sulla casella Devozione 0 i segnalini si impilano in modo che il primo giocatore sia in cima e l'ultimo in fondo.
rule-A3-3 = [R] Si sceglie, o si estrae, uno scenario per questo numero di giocatori. Colloca i monumenti (neutrali o di un giocatore), i cammelli, i segnalini Ordine di Conflitto (uno per regione) e le prime miniature di ciascuno. Il giocatore n dello schema è l'n-esimo in ordine di turno. Un monumento di un giocatore già sul tabellone prende un segnalino Ankh dalla sua riserva. Si seguono le regole di preparazione aggiuntive dello scenario [R]; i due scenari documentati non ne hanno [F].
rule-A3-4 = [R] Si sceglie, o si estrae, un guardiano di ogni livello. Miniature disponibili di ciascuno: con 2 giocatori 1, con 3 giocatori 2, con 4 o 5 tutte.

chapter-A4 = Il turno
rule-A4-1 = [R] Scegli un'azione: il suo indicatore avanza di una casella; poi risolvi l'azione per intero. Puoi scegliere un'azione anche se non c'è nulla da fare. Ciò che offre (un movimento, un'evocazione, uno sblocco) si può tralasciare: [R] per la seconda azione (A4.3), [D] anche per la prima. I seguaci si prendono sempre [D].
rule-A4-2 = [R] Se l'indicatore ha raggiunto l'ultima casella, dopo l'azione l'indicatore Evento avanza di una casella e quell'evento si risolve; poi l'indicatore Azione torna alla casella di partenza per il numero di giocatori che hanno iniziato la partita; il turno termina.
rule-A4-3 = [R] Altrimenti si deve scegliere una seconda azione da una riga più bassa: il suo indicatore deve avanzare anche se il giocatore non può o non vuole eseguirla; si risolve allo stesso modo e può innescare un evento. Non c'è una seconda azione dopo Sbloccare un Potere Ankh, dopo un evento, né per un giocatore di una Divinità Unita.
rule-A4-4 = [R] Poi tocca al giocatore successivo in senso orario. I giocatori delle divinità dimenticate si saltano.

chapter-A5 = Azioni
rule-A5-1 = [R] Muovere le Miniature. Ogni tua miniatura sul tabellone può muoversi una volta, da 1 a 3 caselle, una dopo l'altra nell'ordine che vuoi.
rule-A5-2 = [R] Un movimento può attraversare qualsiasi cosa: caselle occupate, acqua, fiumi, cammelli. Deve terminare in una casella di terra vuota. Una miniatura raggiunge quindi ogni casella di terra vuota entro 3 esagoni di distanza sulla mappa. Può tornare alla casella da cui è partita: ci vogliono almeno 2 caselle ed è un movimento (uno Scorpione Gigante si orienta di nuovo) [D]. Eccezioni: Satet (A14.3), tessere Aldilà (A13.13).
rule-A5-3 = [R] Evocare una Miniatura. Puoi prendere un guerriero o un guardiano dalla tua riserva (o un guerriero intrappolato, A13.6) e metterlo in una casella di terra vuota adiacente a una tua miniatura sul tabellone o a un monumento che controlli. Evocazioni extra, tutte facoltative: Sintonia con la Piramide (A11.8), Osiride (A13.12); prima di quella normale [R], dopo o senza di essa [D]. Una miniatura evocata prima nella stessa azione conta come presente sul tabellone (“a catena”) [R].
rule-A5-4 = [R] Ottenere Seguaci. Ottieni 1 seguace per ogni monumento, tuo o neutrale, adiacente ad almeno una tua miniatura. Un monumento conta una volta sola.
rule-A5-5 = [R] Sbloccare un Potere Ankh. Se hai almeno tanti seguaci quanti il livello del tuo prossimo segnalino, puoi (A4.1) sacrificarne altrettanti e spostare il segnalino più a sinistra della tua fila su un potere dello stesso livello che non hai. Due di livello 1, poi due di livello 2, poi due di livello 3. Troppo pochi seguaci, o tutti e sei sbloccati: non succede nulla e non si sacrifica nulla.
rule-A5-6 = [R] Se quel segnalino copriva un simbolo di guardiano, prendi nella tua riserva una miniatura del guardiano di quel livello, se ne resta una e hai una base libera della sua misura; altrimenti nulla.
rule-A5-7 = [R] Movimenti, spinte ed evocazioni non cambiano mai chi controlla un monumento; lo fanno solo Controllare un Monumento, Costruire un Monumento, la distruzione, l'unione e l'essere dimenticati.

chapter-A6 = Controllare un Monumento e Carovana di Cammelli
rule-A6-1 = Controllare un Monumento. Chi l'ha innescato può [R: pt “può”, esempio es “se lo desidera”; it, cs e il testo es dicono “ottiene”] prendere il controllo di un monumento neutrale adiacente a una sua miniatura, con un segnalino Ankh della propria riserva [R].
rule-A6-2 = [R] Se sul tabellone non resta alcun monumento neutrale, può [D] invece prendere un monumento di un'altra divinità adiacente a una sua miniatura; quella divinità riprende il suo segnalino.
rule-A6-3 = [R] Nessun monumento adatto, o nessun segnalino Ankh nella riserva: non succede nulla.
rule-A6-4 = [R] Carovana di Cammelli. Il giocatore può disporre una linea ininterrotta di 1-6 cammelli dalla riserva generale, uno per lato di esagono, su lati che stanno tra due caselle di terra [D] e non hanno né fiume né cammello. I suoi due estremi toccano due tra: fiume, casella Acqua, cammello già presente, bordo della mappa; possono essere dello stesso tipo [D]. Divide una regione in esattamente due parti, ciascuna di almeno 6 caselle di terra. Miniature e monumenti non contano.
rule-A6-5 = [D] La linea è un percorso lungo gli angoli degli esagoni; “toccare” significa: l'angolo finale sta su un fiume, sul bordo di una casella Acqua, su un cammello già presente o sul bordo della mappa. (Su questa mappa nessun angolo interno di una linea può farlo.)
rule-A6-6 = [R] Il giocatore sceglie quale delle due nuove regioni tiene il segnalino Ordine di Conflitto; l'altra riceve il più basso della riserva generale.
rule-A6-7 = [R] Poi può scambiare il segnalino di una delle due nuove regioni con quello di qualsiasi altra regione.
rule-A6-8 = [R] Può rinunciare alla carovana. Se nessuna linea è possibile non succede nulla.

chapter-A7 = Conflitto
rule-A7-1 = [R] La divinità il cui giocatore ha innescato il conflitto prende il segnalino Spareggio, a faccia in su. Torna nella riserva generale dopo il conflitto.
rule-A7-2 = [R] Inizio del conflitto, prima di ogni regione: Onnipresente dà i suoi seguaci (A11.3); gli Scorpioni Giganti distruggono monumenti (A14.7).
rule-A7-3 = [R] Poi ogni regione una volta, nell'ordine dei segnalini, dal più basso, guardata quando arriva il suo momento. Nessuna miniatura: si salta. Miniature di una sola divinità: dominio. Miniature di due o più divinità: combattimento.
rule-A7-4 = [R] Dominio. Quella divinità ottiene 1 devozione per ogni tipo di monumento di cui controlla nella regione più esemplari di ogni altra divinità (un solo guadagno, A10.4); poi 1 per il dominio, +1 con Radiosità (A13.15) (un secondo guadagno).
rule-A7-10 = Combattimento. Vi partecipano le divinità che all'inizio hanno una miniatura nella regione.
rule-A7-11 = [R] Inizio. Chi partecipa e ha Sintonia con l'Obelisco può muovere miniature (A11.6).
rule-A7-12 = [R] 1 Carte. Amon può annunciare due carte (A13.1). Poi ogni partecipante sceglie in segreto una carta dalla mano (Amon due); si rivelano tutte insieme.
rule-A7-13 = [R] Appena le carte sono rivelate, Inondazione dà i suoi seguaci (A12.6).
rule-A7-14 = [R] 2 Costruzione. Ogni carta Costruire un Monumento, in ordine inverso di devozione (A12.2).
rule-A7-15 = [R] 3 Piaga. Ogni carta Piaga delle Locuste per conto suo, una dopo l'altra [Q]; il loro ordine non ha effetto (A12.1).
rule-A7-16 = [R] 4 Maggioranze. Per ogni tipo di monumento ha la maggioranza la divinità che nella regione ne controlla più di ogni altra, se vi ha una miniatura. In ordine inverso di devozione, ognuna di esse ottiene 1 devozione per maggioranza, come un solo guadagno. I monumenti di divinità senza miniature qui contano comunque contro le altre.
rule-A7-17 = [R] 5 Risoluzione. Ogni partecipante che ha ancora una miniatura qui somma la forza delle sue miniature presenti, i suoi bonus e la sua carta (o le sue carte). Si confrontano solo queste divinità; vince il totale più alto, anche 0. Se solo una divinità ha ancora miniature qui, vince il combattimento; non è un dominio [D]. Chi partecipa senza miniature non può vincere; dove si chiede la sua forza (A11.9) vale 0, senza bonus.
rule-A7-18 = [R] Parità per il totale più alto: se una delle divinità in parità ha il segnalino Spareggio a faccia in su può, conoscendo tutti i totali, girarlo e vincere. Altrimenti non c'è un vincitore.
rule-A7-19 = [R] Senza un vincitore hanno perso tutti i partecipanti; con un vincitore tutti gli altri, anche quelli le cui miniature sono morte prima [D]. Se nessun partecipante ha una miniatura qui non c'è un vincitore e il segnalino Spareggio non si può usare [D].
rule-A7-20 = [R] Chi vince ottiene 1 devozione (Glorioso 3, A11.9) più Siccità (A12.5) più Radiosità (A13.15), come un solo guadagno. Comandante dà i suoi seguaci (A11.1).
rule-A7-21 = [R] Tutti i guerrieri e i guardiani qui delle altre divinità vengono uccisi; senza un vincitore, quelli di ogni divinità. Le divinità non vengono mai uccise. Si salvano: le miniature al riparo di Inondazione (A12.6), le miniature Protette che Iside tiene in vita (A13.8). Iside sceglie quando si sa chi vince, prima che qualcuno muoia [D].
rule-A7-22 = [R] Tutte le morti di un momento avvengono insieme. Le miniature uccise tornano nella riserva di chi le possiede e i loro segnalini Sole a Ra (A13.16). Poi, in questo ordine [D]: Anubi può intrappolare (A13.4); le Mummie tornano, in ordine inverso di devozione di chi le possiede (A14.5), e una può prendere un segnalino Sole appena tornato. Una Mummia che torna nella regione partecipa al resto del combattimento [D].
rule-A7-23 = [R] Magnanimo, in ordine inverso di devozione (A11.10), dopo la devozione di chi vince, anche quando nessuno ha vinto. Osiride, se ha perso, può mettere una tessera Aldilà (A13.11) [D: qui, quando i morti sono stati tolti e le Mummie sono tornate].
rule-A7-24 = [R] Gatti Mummia uccisi nella risoluzione, una perdita per ciascuno (A14.2); se sono più d'uno: in ordine inverso di devozione di chi li possiede [D].
rule-A7-25 = [R] Dopo la risoluzione. Miracolo, in ordine inverso di devozione (A12.7); poi Venerabile, in ordine inverso di devozione, al massimo una volta per divinità e combattimento (A11.12); poi Ciclo di Maat (A12.4) [D: per ultimo].
rule-A7-26 = [R] Le carte giocate restano a faccia in su, in vista di tutti, finché Ciclo di Maat non le riprende.
rule-A7-27 = [D] Una mano non è mai vuota: Ciclo di Maat si gioca al più tardi per ultimo e fa tornare ogni carta.

chapter-A8 = Unire le divinità
rule-A8-1 = [R] Solo nelle partite iniziate con 3 o più giocatori, quando il terzo conflitto è finito. La divinità più in basso sul tracciato Devozione è quella inferiore, la penultima quella superiore.
rule-A8-2 = [R] I monumenti della divinità inferiore sono distrutti (tornano nella riserva generale); la sua miniatura Divinità, i guerrieri, le carte e i segnalini Ankh lasciano il gioco.
rule-A8-3 = [R] I suoi seguaci vanno alla divinità superiore.
rule-A8-4 = [R] I suoi guardiani passano alla divinità superiore, dalla riserva o sul tabellone dove si trovano [Q], qualunque cosa abbia sbloccato e anche se ne ha già uno di quel tipo. La Divinità Unita ha solo le basi della divinità superiore: tiene i propri guardiani [Q]; se le basi libere di una misura non bastano sceglie quali guardiani di quella misura della divinità inferiore tenere, e gli altri lasciano il gioco.
rule-A8-5 = [R] Il segnalino Devozione della divinità superiore si sposta su quello dell'inferiore; da allora sono un solo segnalino. Ha il posto di quello inferiore: i segnalini che gli stavano sopra su quella casella restano sopra [D].
rule-A8-6 = [R] La Divinità Unita ha i poteri Divinità di entrambe e i poteri Ankh della superiore; i poteri contano una volta sola. Gli sblocchi successivi valgono per entrambe.
rule-A8-7 = [R] Entrambi i giocatori mantengono il loro posto nell'ordine di turno; ciascuno effettua un'azione per turno e può ripetere quella dell'altro.
rule-A8-8 = [R] Condividono una sola riserva di miniature, seguaci, carte e segnalini, e vincono o perdono insieme.
rule-A8-9 = [R] Le decisioni nei combattimenti si prendono in due; il giocatore della divinità superiore ha l'ultima parola. Al tavolo significa: in un conflitto, e in ogni decisione fuori dai loro turni, decide il giocatore superiore; quello inferiore vede gli stessi segreti e può inviare una proposta [D]. Nel proprio turno, e in un evento Controllare un Monumento o Carovana di Cammelli che ha innescato, decide ciascuno per sé [D].
rule-A8-10 = [R] Anubi come divinità inferiore: i guerrieri intrappolati della divinità superiore tornano nella sua riserva; gli altri restano intrappolati [D]. I guerrieri di una divinità che lascia il gioco lasciano anche gli slot di Anubi. La miniatura Divinità della Divinità Unita ha il bonus di forza di Anubi [D].
rule-A8-11 = [D] Le tessere di Osiride, i segnalini Sole di Ra (quelli sui guardiani tenuti restano lì, quelli sulle miniature che lasciano il gioco tornano) e il segnalino di Amon appartengono alla Divinità Unita.
rule-A8-12 = [D] Se uno dei due giocatori ha innescato il conflitto, il segnalino Spareggio è della Divinità Unita.
rule-A8-13 = [R] Un guardiano ottenuto in seguito prende una base della divinità superiore e va nella riserva comune; può evocarlo l'uno o l'altro giocatore.

chapter-A9 = Divinità dimenticate
rule-A9-1 = [R] Quando il quarto conflitto è finito, ogni divinità su una casella rossa è dimenticata: le sue miniature lasciano il gioco, i suoi monumenti sono distrutti, i suoi seguaci tornano nella riserva generale, i suoi giocatori sono fuori.
rule-A9-2 = [R] Anubi dimenticato: i guerrieri intrappolati tornano nelle loro riserve. I guerrieri di una divinità dimenticata lasciano gli slot di Anubi. Osiride dimenticato: le tessere Aldilà lasciano il gioco.
rule-A9-3 = [R] Resta una divinità: vince subito. Non ne resta nessuna: perdono tutti, non c'è un vincitore e l'Egitto diventa ateo. Due o più: la partita continua.
rule-A9-4 = [D] Tutte le divinità dimenticate lasciano il gioco nello stesso momento: un Anubi dimenticato restituisce guerrieri intrappolati solo alle divinità che restano.

chapter-A10 = Devozione e vittoria
rule-A10-1 = [R] I segnalini su una stessa casella formano una pila; più in alto nella pila significa più devozione. Un segnalino che entra in una casella va in cima.
rule-A10-2 = [R] Quando più divinità ottengono o perdono devozione nello stesso momento, vale l'ordine inverso di devozione, fissato all'inizio di quel momento [D].
rule-A10-3 = [D] Nulla scende sotto 0; un segnalino che non si muove mantiene il suo posto nella pila. Un segnalino che entra in una casella va in cima, che salga o che scenda [R].
rule-A10-4 = [R] Un guadagno è uno solo, per quanti effetti lo alimentino: tutte le maggioranze di una regione sono un guadagno; vincere un combattimento, o dominare, con tutto ciò che aumenta quella ricompensa, è un guadagno. Magnanimo, Miracolo e Venerabile sono un guadagno ciascuno [D]. Ottenere 0 non è un guadagno. Benevolo (A11.11) si aggiunge una volta per guadagno.
rule-A10-5 = [R] Una divinità che raggiunge la casella 31 vince subito, nel mezzo di qualunque cosa si stia risolvendo. Un guadagno si ferma a 31 [D].
rule-A10-6 = [R] Altrimenti vince la divinità con la maggiore devozione dopo il quinto conflitto. La pila decide le parità, quindi ce n'è sempre una.
rule-A10-7 = [R] I due giocatori di una Divinità Unita vincono o perdono insieme.

chapter-A11 = Poteri Ankh
rule-A11-1 = [R] Comandante. Quando vinci un combattimento (risoluzione, non dominio): 3 seguaci.
rule-A11-2 = [R] Ispiratore. Il tuo Costruire un Monumento non costa seguaci.
rule-A11-3 = [R] Onnipresente. All'inizio di ogni conflitto: 1 seguace per ogni regione in cui hai una miniatura.
rule-A11-4 = [R] Riverito. Ottenere Seguaci te ne dà 1 in più (anche quando non ne dà [D]).
rule-A11-5 = [R] Risplendente. Finché controlli 3 o più monumenti dello stesso tipo, ovunque siano, la forza base della tua miniatura Divinità è 3.
rule-A11-6 = [R] Sintonia con l'Obelisco. All'inizio di un combattimento in cui hai una miniatura puoi muovere quante tue miniature vuoi, da ovunque sul tabellone, a caselle di terra vuote adiacenti a obelischi che controlli in quella regione (vale A13.13; uno Scorpione Gigante si orienta di nuovo). Più divinità con questo potere: in ordine inverso di devozione, una miniatura a testa per volta, finché tutte hanno passato. Una divinità che ha passato ha finito, anche quella che non aveva caselle libere quando è stato il suo turno, e una miniatura si muove in questo modo al massimo una volta per combattimento [D].
rule-A11-7 = [R] Sintonia con il Tempio. Ogni tempio che controlli nella regione vi dà +2 forza se almeno una tua miniatura gli è adiacente, quante che siano, anche una la cui forza è annullata.
rule-A11-8 = [R] Sintonia con la Piramide. Con Evocare una Miniatura puoi evocarne una extra adiacente a ogni piramide che controlli.
rule-A11-9 = [R] Glorioso. Se vinci un combattimento con 3 o più forza di vantaggio sul nemico più forte dopo di te, la vittoria dà 3 devozione al posto di 1.
rule-A11-10 = [R] Magnanimo. Se perdi un combattimento e nella risoluzione vi avevi almeno 2 miniature: 2 devozione.
rule-A11-11 = [R] Benevolo. Finché il tuo segnalino è sul rosso, ogni guadagno di devozione è di 1 in più. Un guadagno che parte dal rosso conta, ovunque finisca.
rule-A11-12 = [R] Venerabile. Dopo ogni combattimento in cui hai giocato una carta puoi sacrificare 2 seguaci per 1 devozione.

chapter-A12 = Carte Combattimento
rule-A12-1 = [R] Piaga delle Locuste. Ogni divinità che aveva una miniatura nella regione all'inizio del passo 3 [Q] offre in segreto quanti seguaci vuole, anche 0; tutte le offerte si rivelano insieme e si sacrificano. Tutti i guerrieri e i guardiani nella regione vengono uccisi, tranne quelli della divinità che ha offerto più di ogni altra; con una parità per l'offerta più alta non si salva nessuno.
rule-A12-2 = [R] Costruire un Monumento. Puoi sacrificare 3 seguaci per costruire un monumento di qualsiasi tipo rimasto nella riserva generale, con un segnalino Ankh della tua riserva, in una casella di terra vuota della regione senza tessera Aldilà.
rule-A12-3 = [R] Bighe. Nient'altro che +3.
rule-A12-4 = [R] Ciclo di Maat. Dopo il combattimento riprendi tutte le carte che hai giocato, compresa questa. Non c'è altro modo di riavere le carte.
rule-A12-5 = [R] Siccità. Se vinci, 1 devozione in più per ogni tua miniatura su Deserto nella regione.
rule-A12-6 = [R] Inondazione. Quando è rivelata, 1 seguace per ogni tua miniatura su Terreno Fertile nella regione; quelle stesse miniature [D: quelle contate allora] non possono essere uccise nella risoluzione di questo combattimento (una piaga le uccide; una Mummia che ne muore e ritorna non è più al sicuro [D]).
rule-A12-7 = [R] Miracolo. Dopo la risoluzione 1 devozione per ogni tua miniatura uccisa in questo combattimento, piaga compresa, come un solo guadagno [D]. Una miniatura uccisa due volte conta due volte [Q].
rule-A12-8 = [R] Una divinità che ha perso tutte le sue miniature qui usa comunque Venerabile, Ciclo di Maat e Miracolo; non ottiene maggioranze e non può vincere.

chapter-A13 = Divinità
rule-A13-1 = [R] Amon, Forme Misteriose. Una volta per conflitto, prima che qualcuno scelga carte, Amon può annunciare che gioca due carte in questo combattimento; contano entrambi i bonus ed entrambi gli effetti. Il suo segnalino si gira a faccia in giù fino alla fine del conflitto. Gli servono due carte in mano [D].
rule-A13-4 = [R] Anubi, Giudice dei Morti. In ogni momento in cui vengono uccisi guerrieri di altre divinità, Anubi può intrappolarne uno, a sua scelta, in uno slot libero dei tre. La risoluzione e la piaga sono momenti distinti [R], e così ogni piaga; non serve che abbia una miniatura lì [D].
rule-A13-5 = [R] La sua miniatura Divinità ha nella risoluzione +1 forza per ogni guerriero intrappolato.
rule-A13-6 = [R] Un guerriero intrappolato non è nella riserva di chi lo possiede. Ogni volta che il suo proprietario evoca, in modo normale o extra, può prendere un suo guerriero intrappolato al posto di uno della riserva pagando 1 seguace ad Anubi; la riserva può essere vuota, e Anubi non può rifiutare [D].
rule-A13-8 = [R] Iside, Protettrice. Le sue miniature adiacenti a una miniatura nemica sono Protette. Nella risoluzione può tenerne in vita quante vuole, una per una. L'adiacenza si valuta prima che qualcuno muoia.
rule-A13-9 = [R] Non contro le piaghe. Una miniatura Protetta sull'acqua è Protetta in ogni combattimento a cui partecipa, anche se il nemico non è in quella regione.
rule-A13-11 = [R] Osiride, Ingresso nell'Aldilà. Ogni volta che perde un combattimento può mettere una tessera Aldilà (dal suo lato, o da un altro punto del tabellone) in una casella di terra vuota di quella regione. Le miniature su una tessera spostata restano dove sono. “Vuota” significa anche: senza un'altra tessera [D].
rule-A13-12 = [R] Con Evocare una Miniatura può evocarne una extra su una tessera Aldilà senza miniature.
rule-A13-13 = [R] Le miniature di altre divinità non possono terminare un movimento su una tessera ([D]: movimenti, spinte e Sintonia con l'Obelisco; possono esservi evocate, Mummie comprese). Non vi si costruiscono monumenti. La casella non è né Terreno Fertile né Deserto.
rule-A13-15 = [R] Ra, Radiosità. Quando evoca un guerriero o un guardiano può mettervi sopra uno dei suoi segnalini Sole. Se domina una regione con una sua miniatura Radiosa, o vi vince un combattimento: 1 devozione in più in quel guadagno.
rule-A13-16 = [R] Il segnalino di una miniatura Radiosa uccisa torna a Ra.

chapter-A14 = Guardiani
rule-A14-2 = [R] Gatto Mummia. Quando viene ucciso, ogni divinità tranne la sua perde 1 devozione, in ordine inverso di devozione, una Divinità Unita una volta sola [Q]. Per una piaga: subito. Nella risoluzione: dopo la devozione per chi vince e chi perde, prima di tutto ciò che avviene “dopo la risoluzione”.
rule-A14-3 = [R] Satet. Nell'azione Muovere le Miniature può terminare nella casella di terra di una miniatura nemica, se può terminarvi un movimento (A13.13), spingendo quella miniatura, anche una Divinità, di 1 casella; chi controlla Satet sceglie la casella: terra vuota, da qualsiasi lato (fiumi e cammelli non la fermano [D]), anche quella che ha lasciato [D], e in cui quella miniatura possa terminare un movimento. Se non ce n'è nessuna, non può andarci. Uno Scorpione Gigante spinto si orienta subito di nuovo.
rule-A14-4 = [R] Apopi. Si può evocare in qualsiasi casella Acqua vuota del tabellone, o come ogni miniatura. Non si muove mai sull'acqua. Come evocazione extra di Sintonia con la Piramide deve stare adiacente alla piramide, sull'acqua o sulla terra.
rule-A14-5 = [R] Mummia. Quando viene uccisa è subito evocata di nuovo, in una casella di terra vuota adiacente alla miniatura della sua divinità, a scelta di chi la possiede [D]; se non ce n'è nessuna va nella riserva. È un'evocazione (Radiosità).
rule-A14-6 = [R] Scorpione Gigante. Ogni volta che viene evocato o mosso, da chiunque, chi lo possiede lo orienta subito verso due caselle del tabellone, ciascuna a 1 casella dallo Scorpione e a 1 casella dall'altra, senza badare a fiumi e cammelli (A2.6).
rule-A14-7 = [R] All'inizio di ogni conflitto distrugge ogni monumento, di chiunque sia, che punta e che gli è adiacente. Monumento e segnalino Ankh tornano alle loro riserve.
rule-A14-8 = [R] Androsfinge. Le miniature nemiche adiacenti non aggiungono la propria forza nei combattimenti (i bonus di Anubi e di Risplendente sono propri della miniatura Divinità [D]). Una miniatura sull'acqua adiacente non ne aggiunge in nessun combattimento. Due Androsfingi nemiche fianco a fianco si annullano la forza a vicenda; entrambe annullano comunque le altre [D].

chapter-A15 = Che cosa è segreto
rule-A15-1 = Visibili a tutti: le carte giocate [R]; il tabellone, la devozione, i seguaci, i poteri, le riserve, i guerrieri intrappolati [D] (e quindi, per deduzione, le mani).
rule-A15-2 = [R] Segrete finché non si rivelano insieme: le carte scelte nel passo 1, l'offerta in una piaga. I due giocatori di una Divinità Unita vedono l'uno quelle dell'altro [D].
rule-A15-3 = [D: ne consegue] Dopo la preparazione il caso non c'entra più: due partite con la stessa preparazione e le stesse scelte sono la stessa partita.

source-ankh-devotion = Una lettura pubblica fa finire la sezione rossa a 19: un'opzione del tavolo, quella normale per prima.
source-ankh-middle_kingdom = Ricavato dallo scenario stampato da una fonte pubblica; con 4 giocatori i segnalini Ordine di Conflitto delle due metà occidentali sono corretti, in modo che il monumento del giocatore n stia nella regione del segnalino n.
source-ankh-old_kingdom = Ricavato dallo scenario stampato da una fonte pubblica; con 5 giocatori il segnalino Ordine di Conflitto del nord-est è corretto, in modo che il monumento del giocatore n stia nella regione del segnalino n.
