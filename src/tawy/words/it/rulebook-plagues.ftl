### Il regolamento di 10 Piaghe con parole nostre. Come si segnano paragrafi, collegamenti e parole di ricerca lo spiega il file inglese.

rulebook-plagues-chapter-start = Per cominciare
rulebook-plagues-chapter-province = La tua provincia
rulebook-plagues-chapter-dice = Fase 1: dadi
rulebook-plagues-chapter-land = Fase 2: territori
rulebook-plagues-chapter-plague = Fase 3: tributo, perdite, piaghe
rulebook-plagues-chapter-end = La fine del round e della partita
rulebook-plagues-chapter-more = In solitario, e buono a sapersi

## Per cominciare

rulebook-plagues-goal = Come si vince
rulebook-plagues-goal-1 = Governi una provincia d'Egitto mentre una piaga dopo l'altra vi si abbatte, una per round. Fai crescere città e campagna, navighi sul Nilo, liberi Ebrei e raccogli carte territorio. In ogni round si deve pagare il tributo al Faraone e sopportare delle perdite. Vince chi ha più **punti** alla fine.
rulebook-plagues-goal-2 = I punti si contano una volta sola, alla fine. Dei tuoi due tracciati di sviluppo conta solo il **più basso**: cura tutti e due.
rulebook-plagues-goal-words = obiettivo, scopo, meta, fine, vincere, vince, vincitore, come si vince, come vincere, vittoria, punti, punti vittoria, punteggio, perdere

rulebook-plagues-points-dev = I punti del più basso tra i tracciati città e campagna.
rulebook-plagues-points-nile = I punti della casella della tua barca; ne hanno solo le ultime tre.
rulebook-plagues-points-tokens = 1 per segnalino sulla tua plancia e accanto, esclusi monete, segnalini Faraone e ciò che sta negli scarti.
rulebook-plagues-points-pharaoh = 2 ciascuno, usato o no.
rulebook-plagues-points-territories = Le carte punteggio danno ciò che dicono, le carte commercio 2 ciascuna.
rulebook-plagues-points-province = 6 se il tuo indicatore è sul 24, l'ultima casella.
rulebook-plagues-points-hebrews = 18, 14, 10 e 6 per le somme più alte di Ebrei liberati.
rulebook-plagues-points-penalties = Meno 3 ciascuna.
rulebook-plagues-points-discard = Meno 2 per ogni segnalino che vi si trova.

rulebook-plagues-glance = Un round in breve
rulebook-plagues-glance-1 = Una partita ha fino a dieci round. Ciascuno ha tre fasi:
rulebook-plagues-glance-2 = • **Dadi.** Ognuno ha sei carte dado, da 1 a 6; non si lancia nulla. Tre volte, a turno, ne spendi uno: per un segnalino del mercato, per una carta Faraone, per liberare un Ebreo o per recuperare un segnalino perso.
rulebook-plagues-glance-3 = • **Territori.** I tre dadi che ti restano sono i tuoi soldati. Chi ne ha di più è primo nel nuovo ordine di turno, e primo a scegliere una carta territorio.
rulebook-plagues-glance-4 = • **Tributo e perdite.** Tutti pagano in monete il tributo del round; di chi non può, uno riceve una penalità. Poi tutti subiscono le perdite del round, ma abbastanza Ankh ne annullano una.
rulebook-plagues-glance-5 = Poi si [prepara](round) il round successivo. Dopo i round 3, 6 e 9 [Mosè](moses) aiuta chi è indietro. La partita [finisce](end) quando la riserva di segnalini si esaurisce, o dopo il round 10.
rulebook-plagues-glance-words = riassunto, panoramica, in breve, avvio rapido, le basi, come si gioca, round, fasi, sequenza, turno, lanciare, lanciare i dadi, durata, quanto dura

rulebook-plagues-pieces = Che cosa hai
rulebook-plagues-pieces-1 = La tua **plancia provincia** ha una città e una campagna, con due file di tre caselle ciascuna. Accanto ci sono il Nilo con la tua barca e i due tracciati di sviluppo; la tua **carta provincia** è un tracciato a sé, da 0 a 24.
rulebook-plagues-pieces-2 = Hai sei carte dado, due slot degli scarti per i segnalini persi, due segnalini Ankh per le file complete e tre segnalini bonus che si possono ottenere una volta ciascuno. Le quattro province si distinguono solo per il [potere](powers).
rulebook-plagues-pieces-3 = Sul tabellone comune ci sono sei segnalini del mercato, tre Ebrei, sei carte Faraone, tre carte territorio, e la piaga e le perdite del round. Si gioca da uno a quattro: con quattro giocatori si usano tutti i 72 segnalini, con tre 54, con due o in solitario 36.
rulebook-plagues-pieces-words = pezzi, componenti, materiale, segnalini, che cosa c'è nella scatola, numero di giocatori, quanti giocatori, plancia, { plagues-token-sphinx }, { plagues-token-obelisk }, { plagues-token-egyptian }, { plagues-token-plantation }, { plagues-token-herd }, { plagues-token-coin }

rulebook-plagues-setup = Preparazione
rulebook-plagues-setup-1 = Qui il tavolo si prepara da solo; ecco che cosa fa. Le province si assegnano a caso; in solitario scegli tu. Il primo giocatore è casuale, gli altri seguono in senso orario. Per compensare l'ordine, il primo avanza di 1 sulla carta provincia, il secondo di 2, il terzo naviga di 1 casella, e il quarto mette un egizio su una casella qualsiasi di città o campagna.
rulebook-plagues-setup-2 = Le carte perdita sono ordinate: prima quelle con una perdita, poi con due, poi con tre. Sei segnalini e tre Ebrei sono scoperti; si rivelano la prima piaga, le prime perdite e tre carte territorio.
rulebook-plagues-setup-3 = Il **gioco avanzato** usa l'altro lato del papiro, con un tributo più alto. La **partita breve** finisce dopo il round 8.
rulebook-plagues-setup-words = preparazione, preparare, inizio, cominciare, primo giocatore, chi comincia, chi inizia, avanzato, variante, difficoltà, partita breve

## La tua provincia

rulebook-plagues-board = Città e campagna
rulebook-plagues-board-1 = In città stanno sfingi, obelischi ed egizi; in campagna piantagioni, mandrie ed egizi. Il segnalino che prendi va subito su una casella libera qualsiasi della sua area, e ci resta: non lo sposti e non lo togli mai per scelta.
rulebook-plagues-board-2 = Un'area piena non accoglie altri segnalini, nuovi o recuperati, finché non si libera una casella; allora un segnalino del genere non si può nemmeno prendere.
rulebook-plagues-board-3 = Tra due vicini in una fila c'è un [bonus](bonuses). È attivo finché entrambe le caselle ai suoi lati sono piene, qualunque cosa ci sia.
rulebook-plagues-board-words = plancia, città, campagna, casella, fila, mettere un segnalino, piena, pieno, senza posto, sfinge, obelisco, egizio, piantagione, mandria

rulebook-plagues-bonuses = Bonus della plancia
rulebook-plagues-bonuses-1 = Il passo su un tracciato di sviluppo si fa quando il suo bonus diventa attivo e si ritira quando si interrompe; se lo richiudi, il passo è di nuovo tuo. Monete, soldati e bonus Ebreo aiutano in ogni round finché sono attivi.
rulebook-plagues-bonuses-2 = **Segnalini bonus.** Quando tutte e sei le caselle della tua città sono piene ottieni subito il suo segnalino bonus; lo stesso vale per la campagna, e per il fiume quando la tua barca raggiunge o supera il segno. Ciascuno dà due passi di sviluppo e poi 2 sulla carta provincia, una volta per partita.
rulebook-plagues-bonuses-words = bonus, segnalino bonus, attivo, interrompere, interrotto, rompere, moneta, rendita, soldati, sviluppo, passo, città piena, campagna piena

rulebook-plagues-ankhs = File di tre, e Ankh
rulebook-plagues-ankhs-1 = Una fila con **tre segnalini diversi** attiva uno dei tuoi due segnalini Ankh. Se la fila si interrompe, torna indietro finché una fila non è di nuovo completa.
rulebook-plagues-ankhs-2 = Gli Ankh ti proteggono: con quanti ne chiede il round puoi [annullare una perdita](cancel). Li chiedono anche alcune [azioni speciali](special). Non si spendono. Contano questi:
rulebook-plagues-ankhs-words = ankh, fila, tre diversi, simbolo, scudo, protezione, fila completa

rulebook-plagues-ankh-rows = Uno per ogni fila di tre segnalini diversi, al massimo due.
rulebook-plagues-ankh-nile = Uno finché la tua barca è sull'ultima casella.
rulebook-plagues-ankh-hebrews = Uno quando ne hai liberati sette.
rulebook-plagues-ankh-province = Uno dalla casella 21 in poi.
rulebook-plagues-ankh-card = Uno con la carta Faraone 5, finché la tieni.

rulebook-plagues-tracks = Tracciati: sviluppo, Nilo, carta provincia
rulebook-plagues-tracks-1 = **Sviluppo**, di città e campagna: ogni casella mostra i suoi punti, e alla fine conta solo il tuo tracciato più basso. “2 passi di sviluppo” significa due su un tracciato o uno su ciascuno.
rulebook-plagues-tracks-2 = **Nilo**: ogni moneta che la tua barca ha raggiunto o superato è rendita in ogni round, finché la barca non arretra. A metà strada c'è il segno del segnalino bonus del fiume. Le ultime tre caselle danno punti, solo per quella della barca, e l'ultima dà un Ankh.
rulebook-plagues-tracks-3 = **Carta provincia**: sul 6 prendi un Ebreo a tua scelta, sul 9 un segnalino del mercato a scelta, sul 12 fai due passi di sviluppo: una volta ciascuno, quando lo raggiungi o lo superi. Dal 13 puoi usare due [azioni speciali](special) per round, dal 21 hai un Ankh, e il 24 vale 6 punti alla fine.
rulebook-plagues-tracks-4 = Ciò che un movimento mette in moto si fa subito e per intero; ciò che non si può fare va perso. Nessun indicatore arretra oltre la partenza, e i passi oltre la fine vanno persi.
rulebook-plagues-tracks-words = tracciato, tracciati, sviluppo, passo, Nilo, fiume, barca, nave, navigare, carta provincia, indicatore, rendita, 13, 21, 24

## Fase 1: dadi

rulebook-plagues-dice = Spendere i dadi
rulebook-plagues-dice-1 = In ordine di turno ognuno spende un dado, per tre volte. Il numero dice che cosa può fare: prendere il segnalino del mercato di quello slot, prendere la carta Faraone di quel numero, liberare un Ebreo o recuperare un segnalino. Alla fine tre dadi sono spesi e tre restano: sono i tuoi [soldati](soldiers). Perciò un dado alto è buono da spendere e buono da tenere.
rulebook-plagues-dice-2 = Finché uno dei tuoi dadi può fare qualcosa, devi scegliere un dado così e farla. Solo se nessuno può, ne spendi uno per nulla.
rulebook-plagues-dice-words = dado, dadi, spendere, usare un dado, azione, azioni, che cosa posso fare, turno, passare, saltare, lanciare, numero

rulebook-plagues-market = Prendere un segnalino
rulebook-plagues-market-1 = Prendi il segnalino il cui slot ha il numero del tuo dado. I segnalini alla sua destra scorrono di uno slot a sinistra, e lo slot 6 si riempie dalla riserva.
rulebook-plagues-market-2 = Sfingi, obelischi, egizi, piantagioni e mandrie vanno subito sulla tua [plancia](board). Un segnalino barca fa navigare la tua barca di 1 casella, uno provincia ti fa avanzare di 1, 2 o 3 sulla carta provincia; restano accanto alla plancia, dove valgono ancora un punto. Monete e segnalini Faraone si tengono per dopo, quanti ne vuoi.
rulebook-plagues-market-words = mercato, segnalino, prendere un segnalino, comprare, slot, riserva, riempire, scorrere, pescare un segnalino, moneta, segnalino barca

rulebook-plagues-pharaoh = Carte Faraone
rulebook-plagues-pharaoh-1 = C'è una carta per ogni numero. Ciascuna si può prendere una volta per round, e puoi prenderne due o tre. Tornano tutte alla fine del round; quella spesa non si può riprendere prima.
rulebook-plagues-pharaoh-2 = Il secondo passo della carta 1 si paga con un segnalino moneta, o con la carta 3 se già l'hai.
rulebook-plagues-pharaoh-words = carta Faraone, carte Faraone, favore, prendere una carta, carta

rulebook-plagues-hebrews = Liberare Ebrei
rulebook-plagues-hebrews-1 = In ogni round tre Ebrei di valore 1, 2 o 3 aspettano sul tabellone comune. Un dado pari ad **almeno il doppio del valore** ne libera uno: valore 1 con 2 o più, valore 2 con 4 o più, valore 3 con 6. Se il bonus Ebreo della tua plancia è attivo, basta un dado almeno pari al valore.
rulebook-plagues-hebrews-2 = Quelli che hai liberato formano una colonna di sette posti, e ogni posto dà qualcosa quando si riempie: carta provincia +1, barca +1, un passo di sviluppo, un segnalino del mercato a scelta, una penalità in meno, un passo di sviluppo, e il settimo un Ankh. L'ottavo inizia una seconda colonna con gli stessi doni, ma senza Ankh.
rulebook-plagues-hebrews-3 = Alla fine si confrontano le somme dei valori, per 18, 14, 10 e 6 punti.
rulebook-plagues-hebrews-words = Ebreo, Ebrei, liberare, schiavi, popolo, colonna, valore, doppio, catena

rulebook-plagues-recover = Recuperare un segnalino perso
rulebook-plagues-recover-1 = I segnalini persi stanno nei tuoi due slot degli scarti. Un dado 1 o 2 riporta ciò che sta nel primo slot, un dado 3 o 4 ciò che sta nel secondo: su una casella libera della sua area, un egizio nell'una o nell'altra. Ciò che vi resta alla fine costa 2 punti per segnalino.
rulebook-plagues-recover-words = recuperare, scarti, segnalino perso, riportare, riprendere

## Fase 2: territori

rulebook-plagues-soldiers = Soldati e ordine di turno
rulebook-plagues-soldiers-1 = I tuoi soldati sono la somma dei tuoi tre dadi non spesi, più 3 con il bonus della plancia, più 5 con la carta Faraone 2, più ciò che aggiungono le carte territorio. Chi ne ha di più diventa primo, e così via: è l'ordine di turno fino alla prossima fase 2.
rulebook-plagues-soldiers-2 = **Parità**: prima chi è più avanti sulla carta provincia; poi sul Nilo; poi chi ha più segnalini sulla plancia; poi più Ebrei; poi chi era prima.
rulebook-plagues-soldiers-words = soldati, esercito, forza, ordine di turno, ordine, primo giocatore, chi comincia, parità, pareggio, uguale

rulebook-plagues-territories = Carte territorio
rulebook-plagues-territories-1 = Tre carte sono scoperte. Nel nuovo ordine di turno ognuno ne prende una; non si può rifiutare. Con due giocatori la terza si toglie; con quattro l'ultimo non ne riceve, ma avanza di 2 sulla carta provincia.
rulebook-plagues-territories-2 = Ce ne sono quattro tipi. Tutte le carte stanno scoperte davanti a chi le possiede.
rulebook-plagues-territories-words = territorio, territori, terra, carta, carte, pescare una carta, prendere una carta, scegliere una carta, immediato, ultimo giocatore

rulebook-plagues-special = Azioni speciali
rulebook-plagues-special-1 = Ognuna di queste carte si può usare una volta per round, nel tuo turno e in qualsiasi fase, anche nel round in cui l'hai presa. In tutto puoi usare **una** azione speciale per round, e **due** finché il tuo indicatore è sul 13 o oltre sulla carta provincia. Ciascuna ha una condizione, e “2 Ankh” significa almeno due.
rulebook-plagues-special-words = azione speciale, azioni speciali, abilità, usare una carta, una volta per round, condizione

rulebook-plagues-trade = Commercio
rulebook-plagues-trade-1 = Un commercio richiede i segnalini che mostra, sulla tua plancia o accanto; non si spendono, e quelli negli scarti non contano. Alcuni danno una moneta o un soldato in ogni round finché i segnalini ci sono. Gli altri si usano una volta, per un segnalino moneta o la carta Faraone 3. Ciascuno vale 2 punti alla fine, usato o no.
rulebook-plagues-trade-words = commercio, commerci, commerciare, scambio, scambiare, comprare, moneta, permanente, rendita

rulebook-plagues-scoring = Carte punteggio
rulebook-plagues-scoring-1 = Non fanno nulla fino alla fine; allora danno punti per ciò che hai.
rulebook-plagues-scoring-words = carta punteggio, carte punteggio, punti, punti vittoria, fine della partita

rulebook-plagues-free = Quando si possono usare carte e segnalini
rulebook-plagues-free-1 = Azioni speciali, commerci a uso singolo e segnalini Faraone si possono usare in qualsiasi momento del tuo turno: prima e dopo ognuno dei tuoi dadi, prima che si contino i soldati, prima e dopo aver preso una carta territorio, prima del tuo tributo, e prima e dopo le tue perdite. Il tavolo chiede ogni volta che hai qualcosa da usare; se passi, ti viene offerto di nuovo la volta dopo.
rulebook-plagues-free-words = quando, momento, in qualsiasi momento, usare una carta, usare un segnalino, interrompere

## Fase 3: tributo, perdite, piaghe

rulebook-plagues-tribute = Tributo
rulebook-plagues-tribute-1 = In ordine di turno ognuno paga tante monete quante ne mostra il papiro per il round: con **monete permanenti** (bonus della plancia, Nilo, commerci), con la carta Faraone 3 e con segnalini moneta. Le permanenti non si spendono; i segnalini moneta che paghi lasciano il gioco, e non se ne pagano mai più del necessario.
rulebook-plagues-tribute-2 = Chi può pagare, paga. Chi non può non spende segnalini. Quando tutti hanno pagato o fallito, **uno** di quelli che hanno fallito prende la carta piaga come penalità, meno 3 punti: il meno avanti sulla carta provincia; poi sul Nilo; poi con meno segnalini sulla plancia; poi con meno Ebrei. Se sono pari in tutto, la carta non va a nessuno.
rulebook-plagues-tribute-words = tributo, tassa, pagare, pagamento, monete, soldi, denaro, non posso pagare, penalità, papiro, costo, parità

rulebook-plagues-losses = Perdite
rulebook-plagues-losses-1 = Poi tutti subiscono ogni parte della carta perdita, dall'alto. Dove una parte offre una scelta, scegli tu; e puoi scegliere **ciò che non ti costa nulla**: un indicatore che è alla partenza, un tipo di segnalino che non hai.
rulebook-plagues-losses-2 = Un segnalino perso va in uno slot libero degli scarti, a tua scelta. Se sono più di due scegli quali due tenere; gli altri lasciano il gioco. Dove manca un segnalino, bonus e file si interrompono.
rulebook-plagues-losses-3 = Diventa più dura: prima vengono carte con una parte, poi con due, poi con tre.
rulebook-plagues-losses-words = perdita, perdite, perdere, perdere un segnalino, danno, scarti, arretrare, indietro, scegliere, nulla

rulebook-plagues-cancel = Annullare una perdita
rulebook-plagues-cancel-1 = Con almeno tanti [Ankh](ankhs) attivi quanti ne mostra il papiro per il round puoi annullare una parte della carta perdita, quella che vuoi. Dici quale prima di subire le altre, e mai più di una per round.
rulebook-plagues-cancel-2 = Gli Ankh non si spendono; solo la carta Faraone 5, se ti serviva per averne abbastanza.
rulebook-plagues-cancel-words = annullare, cancellare, evitare, impedire, proteggere, scudo, ankh, ignorare una perdita

rulebook-plagues-plagues = Le dieci piaghe
rulebook-plagues-plagues-1 = Per ogni round si rivela una piaga. Colpisce tutti, nel momento indicato dalla carta: subito, in una delle fasi, o per tutto il round. Quelle con il fulmine colpiscono una volta, quando si rivelano, e nel round 1 non fanno nulla.
rulebook-plagues-plagues-2 = Con un [segnalino Faraone](pharaohs) ignori la piaga. Nessuna piaga cambia il punteggio finale.
rulebook-plagues-plagues-words = piaga, piaghe, disastro, effetto, fulmine, { plagues-plague-blood }, { plagues-plague-frogs }, { plagues-plague-lice }, { plagues-plague-flies }, { plagues-plague-livestock }, { plagues-plague-boils }, { plagues-plague-hail }, { plagues-plague-locusts }, { plagues-plague-darkness }, { plagues-plague-firstborn }

rulebook-plagues-pharaohs = Segnalini Faraone
rulebook-plagues-pharaohs-1 = Ogni segnalino Faraone si può usare una volta, nel tuo turno: per ignorare la piaga da quel momento alla fine del round, o per scartare una carta penalità ricevuta prima. Poi si gira. Usato o no, vale 2 punti alla fine.
rulebook-plagues-pharaohs-words = segnalino Faraone, segnalini Faraone, ignorare una piaga, scartare una penalità, togliere una penalità, penalità

rulebook-plagues-powers = I poteri delle province
rulebook-plagues-powers-1 = Ogni provincia ha un suo potere. Si può usare una volta per round; quello di Menfi vale sempre.
rulebook-plagues-powers-words = potere, poteri, provincia, abilità speciale, { plagues-province-abydos }, { plagues-province-buto }, { plagues-province-memphis }, { plagues-province-edfu }

## La fine del round e della partita

rulebook-plagues-round = Preparare il round successivo
rulebook-plagues-round-1 = Dopo ogni round tranne l'ultimo: tornano le carte Faraone; si scoprono tre carte territorio; si rivelano piaga e perdite; gli Ebrei che nessuno ha liberato lasciano il gioco e se ne dispongono altri tre; i segnalini degli slot 1 e 2 lasciano il mercato, che si riempie, e poi si mescolano nella riserva; l'indicatore del round avanza.
rulebook-plagues-round-words = fine del round, nuovo round, prossimo round, riempire, mercato

rulebook-plagues-moses = Mosè
rulebook-plagues-moses-1 = Dopo i round 3, 6 e 9 Mosè aiuta chi è indietro: l'ultimo sul tracciato città fa un passo, l'ultimo sul tracciato campagna fa un passo, l'ultimo sul Nilo naviga di 1 casella, l'ultimo sulla carta provincia avanza di 2. Lo ricevono tutti quelli che sono ultimi a pari merito, con ogni bonus che raggiungono.
rulebook-plagues-moses-words = Mosè, aiuto, indietro, ultimo, rimonta, parità

rulebook-plagues-end = Quando finisce la partita
rulebook-plagues-end-1 = Se alla fine di un round restano due segnalini o meno nella riserva, era l'ultimo; si gioca fino in fondo, Mosè compreso. Dopo il round 10 la partita è finita in ogni caso. La partita breve finisce sempre dopo il round 8.
rulebook-plagues-end-words = fine, fine della partita, fine del gioco, ultimo round, durata, quanti round, partita breve, riserva vuota

rulebook-plagues-score = Il punteggio finale
rulebook-plagues-score-1 = Somma ciò che dà ogni [fonte](goal); poi togli 3 per ogni carta penalità e 2 per ogni segnalino negli scarti.
rulebook-plagues-score-2 = **Ebrei**: la somma di valori più alta dà 18, poi 14, 10 e 6; con meno giocatori solo i primi di questi. Chi è in parità divide equamente i punti dei posti.
rulebook-plagues-score-3 = **Parità**: vince chi è più avanti sulla carta provincia; poi sul Nilo; altrimenti la vittoria è condivisa.
rulebook-plagues-score-words = punteggio, punteggio finale, punti, contare, vincitore, vincere, parità, pareggio, spareggio

## In solitario, e buono a sapersi

rulebook-plagues-solo = In solitario contro l'Automa
rulebook-plagues-solo-1 = Preparazione per due. Tu sei primo, con la provincia che vuoi; l'Automa è secondo. Non ha potere, né scarti, né segnalini Ankh, e parte un passo più avanti su entrambi i tracciati di sviluppo. Mosè non c'è.
rulebook-plagues-solo-2 = **Il suo turno.** I suoi sei dadi sono mescolati e coperti. Ne gira uno: 1 o 2 è una carta Faraone, 3 o 4 un segnalino del mercato, 5 o 6 un Ebreo. Un secondo dado dice quale carta o quale slot; degli Ebrei libera sempre il più alto. Se non c'è più, non ottiene nulla.
rulebook-plagues-solo-3 = **Che cosa ottiene.** Le carte Faraone 1, 2, 4 e 6 funzionano come al solito; 3 e 5 le toglie soltanto a te. Mette i segnalini in modo da chiudere prima i bonus di sviluppo, poi i soldati. Dei suoi tracciati di sviluppo avanza il più basso. “Un segnalino del mercato a scelta” è sempre quello dello slot 1.
rulebook-plagues-solo-4 = **Territori.** I suoi tre dadi superiori sono i suoi soldati. Prende una carta punteggio, altrimenti un commercio, altrimenti un bonus immediato, mai un'azione speciale.
rulebook-plagues-solo-5 = Non paga tributo e non subisce né perdite né piaghe. Se non puoi pagare, la penalità è sempre tua.
rulebook-plagues-solo-6 = **I suoi punti**: il tracciato di sviluppo più basso, il Nilo, 1 per segnalino (anche le monete), 2 per segnalino Faraone, gli Ebrei, 4 per carta punteggio, 2 per commercio. Se sei secondo negli Ebrei, ottieni punti solo con una somma di almeno 10.
rulebook-plagues-solo-words = solitario, da solo, un giocatore, una persona, automa, bot, avversario, computer

rulebook-plagues-tips = Consigli per le prime partite
rulebook-plagues-tips-1 = • Completa presto una fila di tre segnalini diversi: ti dà un Ankh.
rulebook-plagues-tips-2 = • Apri i tuoi bonus moneta: pagano il tributo dei primi round.
rulebook-plagues-tips-3 = • Con quattro giocatori tieni d'occhio i soldati degli altri, e cerca di avere una carta territorio in ogni round.
rulebook-plagues-tips-4 = • Una carta penalità non è un disastro: un segnalino Faraone la elimina.
rulebook-plagues-tips-5 = • Non disprezzare le carte punteggio; e gli Ebrei pesano molto nel punteggio finale.
rulebook-plagues-tips-6 = • Puoi scegliere di perdere ciò che non hai: un indicatore alla partenza, un segnalino che non possiedi.
rulebook-plagues-tips-words = consigli, consiglio, strategia, trucchi, suggerimenti, giocare bene, principiante

rulebook-plagues-secrets = Che cosa è nascosto
rulebook-plagues-secrets-1 = Tutto ciò che sta a faccia in su lo vedono tutti, carte territorio comprese. Nascosti sono l'ordine della riserva e dei mazzi, gli Ebrei che devono ancora venire e i dadi dell'Automa. Ciò che pescano Buto ed Edfu lo vedono solo loro.
rulebook-plagues-secrets-words = segreto, segreti, nascosto, informazioni, pubblico, caso, fortuna, casuale, pescare

## Disegni

rulebook-plagues-drawing-shared = Il tabellone comune: la piaga e le perdite del round; sotto ogni numero di dado il suo segnalino del mercato e la sua carta Faraone; gli Ebrei, e tre carte territorio.
rulebook-plagues-drawing-province = Una provincia: sopra la città, sotto la campagna. Tra due vicini c'è un bonus, e accanto a ogni fila un Ankh. Qui la fila in alto della città ha tre segnalini diversi.
rulebook-plagues-drawing-tracks = Il Nilo con la barca, i due tracciati di sviluppo, la carta provincia e la colonna degli Ebrei liberati.
rulebook-plagues-drawing-papyrus = Il papiro: per ogni round il tributo, e quanti Ankh annullano una perdita. Il bastone segna i round dopo i quali Mosè aiuta.
rulebook-plagues-drawing-round = Una piaga, e una carta perdita di tre parti.
rulebook-plagues-drawing-cards = Una carta per tipo: bonus immediato, azione speciale, commercio, punteggio.
rulebook-plagues-drawing-alone = I dadi dell'Automa: quelli superiori già girati, e quelli ancora coperti.

## Esempi

rulebook-plagues-example-E01 = Il mercato scorre
rulebook-plagues-example-E01-lead = Ana spende il suo 4 per il segnalino barca dello slot 4. I segnalini alla sua destra scorrono, lo slot 6 si riempie, e la sua barca avanza.
rulebook-plagues-example-E02 = L'ultimo slot
rulebook-plagues-example-E02-lead = Ana spende il suo 6: dallo slot 6 non scorre nulla, si riempie solo quello.
rulebook-plagues-example-E03 = Un bonus arriva, si interrompe e ritorna
rulebook-plagues-example-E03-lead = La seconda sfinge di Léo chiude un bonus di sviluppo della città. La perde, e il passo si ritira; la recupera, e il passo è di nuovo suo.
rulebook-plagues-example-E04 = L'ultima casella della campagna
rulebook-plagues-example-E04-lead = Léo mette un egizio. La fila in basso ha ora tre segnalini diversi e dà un Ankh; quella in alto, con due piantagioni, non ne dà. Si apre anche il bonus moneta.
rulebook-plagues-example-E05 = La campagna è piena
rulebook-plagues-example-E05-lead = Lo stesso momento: tutte e sei le caselle sono piene, quindi Léo ottiene il segnalino bonus della campagna, con due passi di sviluppo e 2 sulla carta provincia.
rulebook-plagues-example-E06 = Quale dado libera chi
rulebook-plagues-example-E06-lead = Senza il bonus Ebreo il valore 1 richiede 2 o più, il valore 2 un 4 o più, il valore 3 un 6. Ana libera il valore 2 con il suo 4.
rulebook-plagues-example-E07 = Con il bonus Ebreo
rulebook-plagues-example-E07-lead = Il bonus Ebreo di Léo è attivo: basta un 3 per liberare il valore 3.
rulebook-plagues-example-E08 = Un segnalino ritorna
rulebook-plagues-example-E08-lead = La piantagione nel primo slot torna con un 1 o un 2, l'egizio nel secondo con un 3 o un 4. Ana spende il suo 3.
rulebook-plagues-example-E09 = Contare i soldati
rulebook-plagues-example-E09-lead = Rui ha tenuto 2, 3 e 6: fanno 11. Il bonus della plancia ne aggiunge 3, la carta Faraone 2 ne aggiunge 5: 19 in tutto.
rulebook-plagues-example-E10 = Ordine e territori
rulebook-plagues-example-E10-lead = Rui ha più soldati. Ana e Léo sono pari, anche sulla carta provincia; la barca di Ana è più avanti, quindi viene prima. Bia è ultima di quattro: non riceve carte e avanza di 2.
rulebook-plagues-example-E11 = Pagare con tre tipi di monete
rulebook-plagues-example-E11-lead = Il round 3 costa 3. Bia ha un bonus moneta, una moneta del Nilo e un segnalino moneta; si spende solo il segnalino.
rulebook-plagues-example-E12 = Giusto abbastanza
rulebook-plagues-example-E12-lead = Il round 9 costa 8. Rui ha due bonus moneta, tre monete del Nilo, la carta Faraone 3 e due segnalini moneta.
rulebook-plagues-example-E13 = Manca una moneta
rulebook-plagues-example-E13-lead = Lo stesso con la barca una casella più indietro: solo 7 monete. Rui tiene i suoi segnalini e riceve la carta piaga come penalità.
rulebook-plagues-example-E14 = Due Ankh annullano una perdita
rulebook-plagues-example-E14-lead = Nel round 5 servono due Ankh. Ana ha due file complete e annulla la seconda parte.
rulebook-plagues-example-E15 = Una perdita che non costa nulla
rulebook-plagues-example-E15-lead = La barca di Ana è alla partenza. Sceglie che arretri, e non succede nulla.
rulebook-plagues-example-E16 = Salvare una moneta
rulebook-plagues-example-E16-lead = Bia non ha Ankh e non può annullare. La sua barca sta su una moneta del Nilo; preferisce far arretrare l'indicatore della città che perdere quella rendita.
rulebook-plagues-example-E17 = Salvare un egizio
rulebook-plagues-example-E17-lead = Round 6, e Ana ha due Ankh, uno dei quali dalla fila con l'egizio. Annulla la terza parte, che si porterebbe via l'egizio e con lui la fila e due bonus.
rulebook-plagues-example-E18 = Dividere i posti
rulebook-plagues-example-E18-lead = Due giocatori hanno la stessa somma di Ebrei, la seconda più alta. Si dividono il secondo e il terzo posto: 14 e 10 fanno 12 ciascuno.
rulebook-plagues-example-E19 = I punti di Ana
rulebook-plagues-example-E19-lead = L'ultimo round è finito. Si conta tutto ciò che Ana ha: 65 punti, meno 5.
rulebook-plagues-example-E20 = Troppo tardi per la penalità
rulebook-plagues-example-E20-lead = Ana libera il suo quinto Ebreo, il cui posto scarta una penalità; ma non ne ha. Usa il suo segnalino Faraone contro la piaga. Solo allora riceve una penalità, e le resta.
rulebook-plagues-example-E21 = Il potere di Abido
rulebook-plagues-example-E21-lead = Ana può cambiare un dado di al massimo 2. Il suo 4 può essere 2, 3, 5 o 6; lo spende come 2, per la carta Faraone 2.
rulebook-plagues-example-E22 = Il potere di Menfi
rulebook-plagues-example-E22-lead = Il tributo è 5, ed entrambe hanno quattro segnalini moneta. Ana governa Menfi e paga 4; Bia non può pagare.
rulebook-plagues-example-E23 = Un tracciato alla partenza
rulebook-plagues-example-E23-lead = Lo stesso con il tracciato città: l'indicatore è alla partenza, quindi ad Ana non costa nulla.
rulebook-plagues-example-E24 = Un segnalino che non ha
rulebook-plagues-example-E24-lead = Bisogna perdere una sfinge o un obelisco. Ana non ha obelischi, nomina quel tipo e non perde nulla.
rulebook-plagues-example-E25 = Il fulmine nel round 1
rulebook-plagues-example-E25-lead = Sangue ha il fulmine. Rivelata nel round 1 non fa nulla; dal round 2 in poi ogni barca arretrerebbe.
rulebook-plagues-example-E26 = La carta 3 paga la carta 1
rulebook-plagues-example-E26-lead = Ana ha la carta Faraone 3 e prende la carta 1. Paga con la carta 3 un secondo passo; in questo round non è più una moneta.
rulebook-plagues-example-E27 = L'ottavo Ebreo
rulebook-plagues-example-E27-lead = La colonna di sette di Ana è piena. L'ottavo ne inizia una seconda, il cui primo posto dà di nuovo 1 sulla carta provincia.
rulebook-plagues-example-E28 = Il quarto giocatore
rulebook-plagues-example-E28-lead = Giocano in quattro. Rui, il quarto, comincia con un egizio e lo mette su una casella qualsiasi di città o campagna.
rulebook-plagues-example-E29 = Il turno dell'Automa
rulebook-plagues-example-E29-lead = Il primo dado è un 2, cioè una carta Faraone; il secondo è un 5: prende la carta 5.
rulebook-plagues-example-E30 = I soldati dell'Automa
rulebook-plagues-example-E30-lead = I dadi superiori dei suoi tre turni sono 1, 4 e 5: 10 soldati.
rulebook-plagues-example-E31 = Secondo negli Ebrei
rulebook-plagues-example-E31-lead = Da solo contro l'Automa, Rui è secondo negli Ebrei, con una somma di 10: quanto basta per 14 punti. Con 9 non ne otterrebbe nessuno.
rulebook-plagues-example-E32 = Tenebre
rulebook-plagues-example-E32-lead = Con Tenebre Ana non prende carte territorio. L'Automa sì: non c'è una carta punteggio, quindi prende il commercio.
rulebook-plagues-example-E33 = Due azioni speciali
rulebook-plagues-example-E33-lead = L'indicatore di Ana è sul 13 della carta provincia, quindi può usare due azioni speciali in un round.
rulebook-plagues-example-E34 = L'Ankh dell'ultimo round
rulebook-plagues-example-E34-lead = La partita è finita, e Ana ha ancora la carta Faraone 5. Conta per la sua carta che dà punti per gli Ankh.

## In una pagina

rulebook-plagues-aid-round-1 = • **Dadi**: in ordine di turno, tre volte un dado a testa.
rulebook-plagues-aid-round-2 = • **Territori**: i dadi non spesi sono soldati; prima chi ne ha di più, ognuno prende una carta.
rulebook-plagues-aid-round-3 = • **Tributo**: si paga con monete permanenti, carta Faraone 3 e segnalini moneta. Di chi non può, il più indietro prende una penalità.
rulebook-plagues-aid-round-4 = • **Perdite**: si subisce ogni parte, dall'alto; con abbastanza Ankh se ne annulla una.
rulebook-plagues-aid-round-5 = • **Round successivo**: nuove carte, Ebrei e segnalini. Dopo i round 3, 6, 9 Mosè aiuta l'ultimo di ogni tracciato.
rulebook-plagues-aid-round-6 = • **Fine**: con al massimo 2 segnalini nella riserva, o dopo il round 10.
