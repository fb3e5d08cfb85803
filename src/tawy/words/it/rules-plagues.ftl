chapter-P1 = Numeri
rule-P1-1 = [R] Da 1 a 4 giocatori; 1 giocatore gioca contro l'Automa (P14). Province: Abido, Buto, Menfi, Edfu, una ciascuno: assegnate a caso [D], in solitario sceglie il giocatore [R]. Si distinguono solo per il potere [C: plance e carte provincia sono uguali].
rule-P1-2 = 72 segnalini provincia di 9 tipi, il tipo provincia nei valori 1, 2 e 3; tutti e 72 con 4 giocatori [R]. Quantità di ogni tipo e che cosa si toglie con meno giocatori [C]: ne restano 54 con 3, 36 con 2 o in solitario.
rule-P1-3 = [R] 30 segnalini Ebreo (12 di valore 1, 10 di valore 2, 8 di valore 3), 10 carte piaga, 10 carte perdita (2 con una perdita, 3 con due, 5 con tre), 30 carte territorio, 6 carte Faraone, 2 carte Mosè.
rule-P1-4 = Papiro: tributo e simboli Ankh necessari nei round da 1 a 10. Il round 3 costa 3, il round 9 costa 8, esiste un round con 5 (esempio di Menfi), i round da 5 a 8 richiedono 2 Ankh [R], i round da 1 a 4 ne richiedono 1 (per forza: la richiesta cresce, e Bia senza Ankh non può annullare nel round 1). Il resto, e il lato avanzato, [C]: tributo 1 2 3 4 5 5 6 7 8 8, avanzato 2 3 4 5 6 6 7 8 9 9.
rule-P1-5 = [R] Ogni giocatore: plancia provincia, plancia di supporto con il suo potere e due slot degli scarti (recupero con i dadi 1-2 e 3-4), sei carte dado da 1 a 6, carta provincia con indicatori neutrali su 6, 9, 12, tre segnalini bonus (città, campagna, fiume), due segnalini Ankh, una barca, due indicatori di sviluppo, un indicatore provincia.

chapter-P2 = La plancia provincia
rule-P2-1 = [R] Città e campagna hanno 6 caselle ciascuna, due file da tre. La città accoglie sfingi, obelischi, egizi; la campagna piantagioni, mandrie, egizi. Gli altri segnalini non stanno mai sulla plancia. Un segnalino sulla plancia non si sposta e non si toglie mai per scelta [D].
rule-P2-2 = Tra due vicini in una fila c'è un bonus, quattro in ogni area; è attivo finché entrambe le caselle sono piene [R]. La campagna ha sviluppo città, sviluppo campagna, moneta e 3 soldati; la città ha sviluppo città, moneta, Ebreo [R] e sviluppo campagna [C]. Quale sta dove [C]: città sviluppo città | moneta / sviluppo campagna | Ebreo; campagna sviluppo città | 3 soldati / sviluppo campagna | moneta.
rule-P2-3 = [R] Bonus di sviluppo: un passo avanti su quel tracciato quando diventa attivo, un passo indietro quando si interrompe, di nuovo avanti quando si richiude.
rule-P2-4 = [R] Moneta: una moneta di rendita permanente finché è attiva. 3 soldati: nella fase 2 finché è attivo. Ebreo: P4.6 finché è attivo.
rule-P2-5 = [R] Una fila con tre segnalini diversi attiva uno dei due segnalini Ankh; se si interrompe, il segnalino torna indietro finché una fila non è di nuovo completa. I segnalini Ankh attivi sono sempre tanti quante le file complete, al massimo due [D per una terza e una quarta fila].
rule-P2-6 = [R] Riempire tutte e 6 le caselle di un'area fa ottenere subito il suo segnalino bonus, una volta per partita, e lo toglie dal gioco: 2 passi di sviluppo (P3.5) e 2 sulla carta provincia, in questo ordine [D]. Quello del fiume: quando la barca raggiunge o supera il suo segno sul Nilo, con qualsiasi movimento.
rule-P2-7 = [R] Un'area piena non accoglie altri segnalini, nuovi o recuperati, finché non si libera una casella; un egizio ha bisogno di una casella libera nell'una o nell'altra area.

chapter-P3 = Tracciati
rule-P3-1 = I tracciati di sviluppo partono da 1 punto [R]; valori [C] 1 2 3 5 7 9 12 15. Un passo indietro dall'inizio di un tracciato di sviluppo o del Nilo non fa nulla [R], e nemmeno uno sotto 0 sulla carta provincia [D]; i passi oltre l'ultima casella di un tracciato vanno persi [D].
rule-P3-2 = Nilo [C]: 10 caselle dopo la partenza, moneta e barca alternate: monete su 1, 3, 5, 7, 9; segnalino bonus su 6; punti 4, 6, 8 sulle ultime tre, solo per la casella della barca; un Ankh sull'ultima [R: caselle moneta e barca, almeno tre monete, punti solo sulle ultime tre e uno di essi 8, Ankh sull'ultima]. Le monete sotto la barca o alla sua sinistra sono rendita permanente [R].
rule-P3-3 = Carta provincia da 0 (la partenza [D]) a 24. 13: due carte azione speciale per round al posto di una; 21: un Ankh; 24: 6 punti alla fine [R]. Bonus su 6, 9, 12: prendere senza dado un segnalino Ebreo a scelta dal tabellone comune, se ce n'è uno; prendere un segnalino del mercato a scelta; 2 passi di sviluppo [R], in questo ordine [C].
rule-P3-4 = [R] I bonus di 6, 9, 12 si ottengono una volta, quando si raggiungono o si superano, prima il più basso, e i loro indicatori si tolgono, anche se il bonus non si è potuto usare [D]. 13 e 24 valgono secondo dove si trova ora l'indicatore [R], e così 21 [D].
rule-P3-5 = [R] “2 passi di sviluppo” significa 2 su un tracciato o 1 su ciascuno.
rule-P3-6 = [D] Ciò che un movimento o un segnalino mette in moto si fa subito e per intero, una cosa dopo l'altra, prima che il turno prosegua. Non è facoltativo; ciò che non si può fare va perso. Le scelte spettano al giocatore di cui è la plancia. Segnalini ed Ebrei ottenuti con un bonus seguono P4.2, P4.3 e P4.7.

chapter-P4 = Fase 1: dadi
rule-P4-1 = [R] Tre turni ciascuno, in ordine di turno. In un turno spendi un dado non speso per un'azione. Dopo la fase tre dadi sono spesi, tre no.
rule-P4-2 = [R] Segnalino. Prendi il segnalino del mercato il cui slot corrisponde al dado. Gli slot alla sua destra scorrono a sinistra, lo slot 6 si riempie, poi il segnalino ha effetto [D]. Con la riserva vuota lo slot resta vuoto [D].
rule-P4-3 = [R] I segnalini da plancia vanno subito su una casella libera della loro area (nessuna casella libera: il segnalino non si può prendere). Barca: barca +1. Provincia 1/2/3: carta provincia +1/2/3. Entrambi restano accanto alla plancia. I segnalini moneta e Faraone si tengono, in qualsiasi numero, per qualsiasi round successivo.
rule-P4-4 = [R] Carta Faraone. Prendi la carta il cui numero corrisponde al dado, se nessuno l'ha presa in questo round; un giocatore può prenderne due o tre. 1: un passo di sviluppo, oppure paga un segnalino moneta (o la carta 3, se già l'hai) per 2 passi di sviluppo, quando la prendi [D]. 2: 5 soldati nella fase 2. 3: una moneta in questo round per tributo, commercio o carta 1; se non si usa va sprecata. 4: carta provincia +3 subito. 5: un Ankh (P6.6). 6: barca +2 subito. [R per 1 e 3; numeri di 2, 4, 5, 6 C.] Una carta spesa resta non disponibile fino alla fine del round [D]. Tutte tornano alla fine del round (P11.1).
rule-P4-5 = [R] Liberare Ebrei. Prendi un segnalino Ebreo dal tabellone comune con un dado pari ad almeno il doppio del suo valore (valore 1: da 2 a 6, valore 2: da 4 a 6, valore 3: 6). Un dado per segnalino, più d'uno per round è permesso. Non si riempiono durante il round.
rule-P4-6 = [R] Con il bonus Ebreo attivo basta che il dado sia almeno pari al suo valore.
rule-P4-7 = [R] I segnalini liberati formano una colonna di sette; ciascuno dà una volta il bonus del suo posto, quando vi viene messo: provincia +1, barca +1, 1 passo di sviluppo, prendere un segnalino del mercato a scelta, scartare una carta penalità se ora ne hai una, 1 passo di sviluppo, un Ankh (il settimo [R], l'ordine degli altri [C]). Un ottavo inizia una seconda colonna con gli stessi bonus ma senza un secondo Ankh; una terza è come la seconda [D].
rule-P4-8 = [R] Recuperare. Rimetti un segnalino da uno slot degli scarti su una casella libera della sua area, un egizio nell'una o nell'altra area [D], con un dado di quello slot (1-2 o 3-4).
rule-P4-9 = [D] Finché uno dei suoi dadi non spesi permette un'azione, un giocatore deve scegliere un dado del genere e agire con esso; solo se nessuno la permette, spende per nulla un dado a sua scelta. Prendere una carta Faraone senza effetto è un'azione.

chapter-P5 = Fase 2: territori
rule-P5-1 = [R] Soldati: la somma dei tuoi tre dadi non spesi, +3 con il bonus, +5 con la carta Faraone 2, più le carte territorio. Le carte che aggiungono soldati si giocano nel vecchio ordine di turno prima di confrontare i totali [D].
rule-P5-2 = [R] Chi ha più soldati è primo, e così via: il nuovo ordine di turno fino alla prossima fase 2. Parità: più avanti sulla carta provincia; più avanti sul Nilo; più segnalini sulla plancia; più segnalini Ebreo; poi il vecchio ordine [D].
rule-P5-3 = [R] In quell'ordine ciascuno prende una delle tre carte territorio scoperte; prenderla non è facoltativo [D]. 2 giocatori: la terza si toglie. 3 giocatori: si prendono tutte. 4 giocatori: l'ultimo non ne prende e avanza subito di 2 sulla carta provincia. Con Tenebre l'ordine di turno si stabilisce come al solito, ma i giocatori che la subiscono non prendono nulla e l'ultimo di quattro non avanza [D].

chapter-P6 = Fase 3: piaga
rule-P6-1 = [R] Tributo. In ordine di turno ciascuno paga il tributo del round con: monete permanenti (bonus attivi, Nilo, carte territorio), carta Faraone 3, segnalini moneta. Le monete permanenti non si spendono; i segnalini moneta si tolgono dal gioco.
rule-P6-2 = [D] Chi può pagare, paga: monete permanenti, poi carta 3, poi segnalini, e non più segnalini del necessario. L'azione speciale da 2 monete e il commercio “niente tributo” sono a scelta del giocatore, anche se la somma si raggiungerebbe solo così.
rule-P6-3 = [R] Chi non può pagare non spende segnalini (la carta 3 torna indietro). Quando tutti hanno pagato o fallito, uno di quelli che hanno fallito prende la carta piaga come penalità (-3 punti): il meno avanti sulla carta provincia; poi sul Nilo; poi con meno segnalini sulla plancia; poi con meno segnalini Ebreo. Parità su tutti e quattro: la carta si toglie. Nessuno ha fallito: si scarta. Il suo effetto dura comunque fino alla fine del round [D].
rule-P6-4 = [R] Perdite. Tutti i giocatori insieme (in ordine di turno dove conta [D]) subiscono ogni parte della carta perdita del round, dall'alto [D]; dove una parte offre una scelta, sceglie il giocatore, anche qualcosa che non ha o che non può arretrare: quella parte si subisce allora senza effetto. Poi la carta si scarta.
rule-P6-5 = [R] Un giocatore con almeno il numero di simboli Ankh attivi richiesto dal round può annullare una parte a sua scelta, al massimo una per round, indicata prima di subire le altre [D]. Gli Ankh non si spendono, tranne la carta Faraone 5, se serviva per raggiungere il numero [D].
rule-P6-6 = [R] Simboli Ankh: file complete (fino a 2), barca sull'ultima casella, 7 Ebrei, carta provincia 21, carta Faraone 5. Tutti contano per P9.3 in ogni fase [D].
rule-P6-7 = [R] Perdite: barca indietro di 1 o 2; il tracciato di sviluppo mostrato indietro di 1; un egizio da città o campagna negli scarti; carta provincia indietro di 3; uno dei due tipi mostrati negli scarti, con il giocatore che nomina il tipo, anche uno che non ha [D, secondo il consiglio]; entrambi i tipi mostrati negli scarti (solo quelli che ha). Di più segnalini dello stesso tipo il giocatore sceglie quale [D].
rule-P6-8 = [R] Due slot degli scarti, il giocatore sceglie lo slot libero; con più di due segnalini ne sceglie due da tenere e gli altri lasciano il gioco. Un segnalino tenuto resta nel suo slot [D].
rule-P6-9 = [R] Un segnalino tolto interrompe bonus (P2.3) e file (P2.5).

chapter-P7 = Piaghe
rule-P7-1 = [R] La piaga rivelata per il round ha un effetto nel momento che vi è indicato. Dieci effetti: prendere la carta Faraone 1, 2, 4, 5 o 6 costa un segnalino moneta (la carta 3 non serve [D]); il bonus Ebreo della plancia non si può usare; i 3 soldati della plancia non si possono usare; carta provincia indietro di 2; barca indietro di 1; nessuna scelta di territori (i tre si scartano); un Ankh in meno nella fase 3; tributo +1; i due bonus moneta della plancia non si possono usare (le monete del Nilo contano); le carte azione speciale e commercio [C: quali simboli] non si possono usare, comprese quelle permanenti [D]. Nessuna cambia il punteggio finale [D].
rule-P7-2 = [R] Quelle immediate (fulmine; le due che fanno arretrare [C]) agiscono una volta su ogni giocatore quando vengono rivelate; nel round 1 non fanno nulla. Degli altri momenti solo Tenebre (fase 2) e quella degli Ankh (fase 3) sono [R], il resto [C].
rule-P7-3 = [R] L'effetto di Tenebre è “nessuna scelta di territori”; quale degli altri nomi abbia quale effetto [C].
rule-P7-4 = [R] Un segnalino Faraone fa ignorare al suo giocatore la piaga del round da quel momento fino alla fine del round (P10.1). Chi ignora Tenebre partecipa a P5.3 come al solito, prima che le carte rimaste si scartino [D].

chapter-P8 = Poteri delle province, una volta per round
rule-P8-1 = [R] Abido: cambia un dado di al massimo 2, tra 1 e 6, mentre lo spende.
rule-P8-2 = [R] Buto: quando prende un territorio dal tavolo può pescarne altri due dal mazzo, tenerne uno dei tre e mettere gli altri due in fondo. Con il mazzo vuoto non fa nulla [D].
rule-P8-3 = [R] Menfi: paga sempre 1 moneta di tributo in meno, mai meno di 0 [D].
rule-P8-4 = [R] Edfu: può spendere un dado 3 nella fase 1 per pescare 6 segnalini dalla riserva, tenerne uno e rimescolarvi gli altri; il mercato non cambia. Se sono meno di 6 pesca quelli che ci sono; ne tiene uno che può prendere, se ce n'è [D].

chapter-P9 = Carte territorio
rule-P9-1 = [R] Quattro tipi: immediato (prendi subito il bonus, scarta), azione speciale (ciascuna una volta per round), commercio (2 punti, usato o no; uso singolo o permanente), punteggio (punti alla fine). Sono tutte scoperte.
rule-P9-2 = [R] Una carta azione speciale per round, due dalla casella provincia 13 in poi. Si usa nel proprio turno, in qualsiasi fase, anche nel round in cui è stata presa [D].
rule-P9-3 = [R] Azioni speciali; ogni numero significa “almeno”, gli Ankh contano comunque siano attivi: 2 egizi sulla plancia: barca +1 · dado 4 o 5 come 6 per la carta Faraone 6 · barca sul segno bonus del fiume o più avanti [C: quel segno]: provincia +2 · 1 Ankh: scambiare due segnalini del mercato prima di spendere un dado per un segnalino (il dado deve poi prenderne uno, e lo scambio è offerto solo se può [D]) · 4 Ebrei: 2 monete solo per il tributo · 2 Ankh: recuperare un segnalino scartato senza un dado · carta provincia 10: +2 soldati prima del nuovo ordine di turno · 3 Ankh: prendere un segnalino del mercato a scelta.
rule-P9-4 = [R] Il commercio richiede i segnalini che mostra, sulla propria plancia o accanto, un segnalino provincia di qualsiasi valore, nessuno negli scarti [D]; non si spendono (quali [C]). Permanente: una moneta, o un soldato, finché i segnalini ci sono [D]. Uso singolo, per un segnalino moneta o la carta Faraone 3: 2 passi di sviluppo · un segnalino del mercato a scelta · niente tributo in questo round · scartare una penalità.
rule-P9-5 = [R] Punteggio: 4 · 3 per fila di tre segnalini diversi, fino a 6 · 2 per egizio sulla plancia, fino a 6 · 5 con almeno 3 segnalini in città e 3 in campagna · 1 per coppia di segnalini Ebreo, fino a 6 · 5 senza scarti · 5 con un bonus moneta attivo (ne basta uno) e i bonus soldati ed Ebreo [C: questi due] · 1 per Ankh attivo, compresa la carta Faraone 5 se ancora in mano.
rule-P9-6 = [C] 30 carte: 7 immediate, 8 speciali, 7 commercio, 8 punteggio.
rule-P9-7 = [R] Gli usi liberi (azioni speciali, commerci a uso singolo, segnalini Faraone) sono permessi in qualsiasi momento del proprio turno nelle fasi 1, 2 e 3. Cioè [D]: prima e dopo il dado di ogni proprio turno della fase 1, prima che si contino i soldati, prima e dopo la propria scelta del territorio, prima del proprio tributo, e prima e dopo le proprie perdite; così si può ancora scartare una penalità dell'ultimo round. Un uso lasciato passare in uno di questi momenti è offerto anche nel successivo.

chapter-P10 = Segnalini Faraone
rule-P10-1 = [R] In qualsiasi momento del proprio turno, ogni segnalino una volta (si gira) [D: “una volta per partita” si intende per segnalino]: ignorare l'effetto della piaga di questo round, o scartare una carta penalità ricevuta prima. Per una piaga immediata: quando viene rivelata [D].
rule-P10-2 = [R] 2 punti ciascuno alla fine, usato o no.

chapter-P11 = Fine del round, Mosè
rule-P11-1 = [R] Dopo ogni round tranne l'ultimo, in questo ordine: restituire le carte Faraone; scoprire tre territori; rivelare piaga e perdita; togliere dal gioco gli Ebrei rimasti e disporne tre; togliere i segnalini degli slot 1 e 2, far scorrere e riempire, poi mescolarli nella riserva; avanzare l'indicatore del round.
rule-P11-2 = [R] Mosè, alla fine dei round 3, 6, 9, prima di P11.1 e prima di controllare la fine della partita [D], in questo ordine: l'ultimo sul tracciato città +1; sul tracciato campagna +1; sul Nilo +1; sulla carta provincia +2. In caso di parità lo ricevono tutti, in ordine di turno [D]; i bonus raggiunti contano, anche quello del fiume [D].

chapter-P12 = Fine e punteggio
rule-P12-1 = [R] La partita finisce con il round alla cui fine restano 0, 1 o 2 segnalini nella riserva, giocato fino in fondo, Mosè compreso; al più tardi dopo il round 10 [D: i componenti finiscono]. Partita breve: dopo il round 8, qualunque cosa resti nella riserva, anche se si è esaurita prima [D]; Mosè due volte.
rule-P12-2 = [R] Punti: il tracciato di sviluppo più basso; Nilo; 1 per segnalino sulla plancia e accanto, esclusi monete, segnalini Faraone e quelli negli scarti; 2 per segnalino Faraone, usato o no; carte territorio; 6 sulla casella provincia 24; Ebrei per somma dei valori: 18, 14, 10, 6 (con meno giocatori i primi di questi; anche una somma di 0 ha il suo posto [D]), in parità si divide equamente la somma dei posti.
rule-P12-3 = [R] Meno 3 per carta penalità, meno 2 per segnalino negli scarti.
rule-P12-4 = [R] Parità: più avanti sulla carta provincia, poi sul Nilo; poi la vittoria è condivisa [D].

chapter-P13 = Preparazione
rule-P13-1 = [R] Mazzo delle perdite: in cima le carte con una perdita, poi quelle con due, poi con tre, ogni gruppo mescolato. Piaghe, territori, Ebrei, segnalini mescolati. Mercato con 6 segnalini e 3 Ebrei scoperti; la prima piaga, la prima perdita e 3 territori si scoprono dopo P13.2.
rule-P13-2 = Primo giocatore: chi ha visitato l'Egitto più di recente [R]; da noi, a caso [D]; gli altri in senso orario. Poi [R]: 1º provincia +1, 2º provincia +2, 3º barca +1, 4º un egizio dalla riserva su una casella qualsiasi di città o campagna.
rule-P13-3 = [R] Gioco avanzato: l'altro lato del papiro (bordo rosso), nient'altro; pensato per giocatori che conoscono quello normale.

chapter-P14 = Solitario
rule-P14-1 = [R] Preparazione per 2 con P13.2: il giocatore è primo (provincia +1) e sceglie liberamente uno dei quattro poteri, l'Automa secondo (provincia +2). L'Automa non ha plancia di supporto (quindi né potere né scarti) né segnalini Ankh, parte da 2 punti su entrambi i tracciati di sviluppo, e ha plancia, carta provincia, barca e segnalini bonus come al solito. I suoi sei dadi stanno mescolati e coperti in fila e si rimescolano dopo ogni round. Niente Mosè.
rule-P14-2 = [R] Turno dell'Automa: gira il dado successivo: 1-2 carta Faraone, 3-4 segnalino del mercato, 5-6 Ebreo. Gira il dado seguente per il numero e mettilo sotto il primo.
rule-P14-3 = [R] Carta Faraone del secondo numero; già presa: nulla. La 1 dà un passo di sviluppo, 2, 4 e 6 funzionano come al solito, 3 e 5 si limitano a bloccare il giocatore [D].
rule-P14-4 = [R] Segnalino del mercato del secondo numero; il mercato si riempie come al solito; uno slot vuoto: nulla [D]. I segnalini da plancia si mettono in modo da attivare prima i bonus di sviluppo, poi i soldati: su una casella che chiude un tale bonus, altrimenti su una accanto a un tale bonus; altrimenti, e a parità, città prima di campagna, prima la fila in alto, da sinistra [D]. Nessuno spazio: fuori dal gioco. I segnalini barca e provincia fanno avanzare come al solito; monete e segnalini Faraone si tengono soltanto [D]. I suoi tre segnalini bonus funzionano come al solito. Scelte di sviluppo: il tracciato più basso; se sono uguali sceglie il giocatore.
rule-P14-5 = [R] Ebreo: il valore più alto (il secondo dado non conta); nessuno: nulla. Bonus della colonna come al solito, tranne scartare una penalità e l'Ankh [C: quali due]. Bonus della carta provincia come al solito, su 6 l'Ebreo più alto [D]. “Prendere un segnalino del mercato”, ovunque compaia, è sempre lo slot 1 [R].
rule-P14-6 = [R] Soldati: i suoi tre dadi superiori, +3 con il bonus, +5 con la carta Faraone 2, nulla dalle carte territorio [D]; parità secondo P5.2. Territorio in ordine di turno: una carta punteggio, altrimenti commercio, altrimenti immediata (applicata, poi scartata); mai speciale; eventualmente nessuna. Tra più d'una dello stesso tipo, una a caso [D]. Le carte rimaste si tolgono.
rule-P14-7 = [R] Non paga tributo, non subisce perdite né effetti delle piaghe; con Tenebre prende comunque un territorio. Un giocatore che non può pagare prende sempre la carta piaga.
rule-P14-8 = [R] I suoi punti: sviluppo più basso, Nilo, 1 per segnalino sulla plancia e accanto (anche le monete: il testo non fa eccezioni per l'Automa [D]), 2 per segnalino Faraone al posto di 1, Ebrei, 4 per carta punteggio qualunque cosa chieda, 2 per carta commercio; nulla per la casella provincia 24. Il giocatore ottiene i punti del secondo posto negli Ebrei solo con una somma di almeno 10; in parità si divide come al solito [D].

chapter-P15 = Che cosa è segreto, che cosa è caso
rule-P15-1 = Le carte territorio sono scoperte [R]; così tutto il resto che sta a faccia in su [D]. Nascosti: l'ordine di riserva, mazzi, Ebrei, i dadi dell'Automa. Ciò che pescano Buto ed Edfu lo vede solo il loro giocatore [D].
rule-P15-2 = [D] Tutto il caso viene dal seme della partita; la stessa preparazione, lo stesso seme e le stesse scelte danno la stessa partita.

chapter-P16 = Consigli per chi gioca (li usano la lezione e i suggerimenti)
rule-P16-1 = [R] Forma presto una fila di tre segnalini diversi, per un Ankh.
rule-P16-2 = [R] Attiva i tuoi bonus moneta per assicurarti il tributo dei primi round.
rule-P16-3 = [R] Con 4 giocatori tieni d'occhio i soldati degli altri e cerca di avere un territorio ogni round.
rule-P16-4 = [R] Una carta penalità non è un disastro: un segnalino Faraone la elimina.
rule-P16-5 = [R] Non disprezzare le carte punteggio; gli Ebrei pesano nel punteggio finale.
rule-P16-6 = [R] Puoi scegliere di perdere ciò che non hai: barca alla partenza, indicatore di sviluppo alla partenza, un segnalino che non possiedi (P6.4).

source-plagues-papyrus = Il regolamento dà il tributo dei round 3 e 9 e gli Ankh dei round da 5 a 8; quelli dei round da 1 a 4 ne conseguono. Il resto mantiene la crescita che descrive.
source-plagues-tokens = Il regolamento dà il totale di 72 e i nove tipi; le quantità li ripartiscono in modo uniforme.
source-plagues-board = I tipi di bonus sono quelli del regolamento, tranne sviluppo campagna in città; quale spazio contenga quale bonus non è detto.
source-plagues-dev_track = Il regolamento nomina i valori 1, 2 e 9.
source-plagues-nile = Il regolamento dà caselle moneta e barca, almeno tre monete, punti sulle ultime tre caselle, uno di essi 8, e l'Ankh sull'ultima.
source-plagues-province_card = 13, 21, 24 e i tre bonus sono del regolamento; il loro ordine su 6, 9 e 12 non è detto.
source-plagues-pharaoh_cards = I sei favori sono del regolamento, come i numeri delle carte 1 e 3; quelli di 2, 4, 5 e 6 non sono detti.
source-plagues-hebrews = Quantità, punti, tipi di bonus e l'Ankh al settimo posto sono del regolamento; l'ordine dei posti da 1 a 6 non è detto.
source-plagues-blood = L'effetto è del regolamento; quale nome lo abbia, e che sia immediato, non è detto.
source-plagues-frogs = L'effetto è del regolamento; quale nome lo abbia, e che sia immediato, non è detto.
source-plagues-lice = L'effetto è del regolamento; quale nome lo abbia, e il suo momento, non è detto.
source-plagues-flies = L'effetto è del regolamento; quale nome lo abbia, e il suo momento, non è detto.
source-plagues-livestock = L'effetto è del regolamento; quale nome lo abbia, e il suo momento, non è detto.
source-plagues-boils = L'effetto è del regolamento; quale nome lo abbia, e il suo momento, non è detto.
source-plagues-hail = L'effetto è del regolamento; quale nome lo abbia, il suo momento e quali simboli di carta vieti, non è detto.
source-plagues-locusts = L'effetto è del regolamento; quale nome lo abbia, e il suo momento, non è detto.
source-plagues-firstborn = L'effetto e il suo momento sono del regolamento; quale nome lo abbia non è detto.
source-plagues-losses = Quante carte abbiano quante parti, i tipi di perdita, le due scelte di una carta e la terza parte di un'altra sono del regolamento.
source-plagues-territories = Ogni effetto è del regolamento; quante carte ci siano di ciascuno, e due dei tre bonus di una carta punteggio, non è detto.
