### La lezione di 10 Piaghe: quello che dice, capitolo per capitolo (src/tawy/lessons/content/plagues/plagues.toml).

lesson-plagues-title = 10 Piaghe: la tua prima partita

## What can be pointed at

lesson-plagues-point-papyrus = { plagues-label-papyrus }
lesson-plagues-point-round = { plagues-label-papyrus }, round { $thing }
lesson-plagues-point-phases = le fasi del round
lesson-plagues-point-order = { plagues-label-order }
lesson-plagues-point-plague = { plagues-label-plague }
lesson-plagues-point-losses = { plagues-label-loss }
lesson-plagues-point-left = { plagues-label-supply }
lesson-plagues-point-market = { plagues-label-market }
lesson-plagues-point-slot = slot { $thing }
lesson-plagues-point-favour = carta Faraone { $thing }
lesson-plagues-point-hebrews = { plagues-label-hebrews }
lesson-plagues-point-hebrew = Ebreo da { $thing }
lesson-plagues-point-territories = { plagues-label-territories }
lesson-plagues-point-territory = { $thing }
lesson-plagues-point-player = { $thing }
lesson-plagues-point-province = la tua provincia
lesson-plagues-point-dice = { plagues-label-dice }
lesson-plagues-point-die = dado { $thing }
lesson-plagues-point-city = { plagues-area-city }
lesson-plagues-point-field = { plagues-area-field }
lesson-plagues-point-space = { $thing }
lesson-plagues-point-gap = bonus { $thing } della tua plancia
lesson-plagues-point-row = fila { $thing }
lesson-plagues-point-track = { $thing }
lesson-plagues-point-column = i tuoi Ebrei liberati
lesson-plagues-point-beside = { plagues-label-kept }
lesson-plagues-point-discard = { plagues-label-discard }
lesson-plagues-point-tribute = { plagues-label-tribute }
lesson-plagues-point-soldiers = { plagues-label-soldiers }
lesson-plagues-point-ankhs = { plagues-label-ankhs }
lesson-plagues-point-points = { plagues-points-total }

## A round at a glance, and the first die

lesson-plagues-round-title = Un round in uno sguardo
lesson-plagues-round-you = Governi { plagues-province-memphis }, una provincia d'Egitto. Il tuo rivale governa { plagues-province-abydos }.
lesson-plagues-round-goal = Alla fine vince chi ha più punti. Li dà quasi tutto ciò che costruisci, e qui vedi quanti ne hai adesso.
lesson-plagues-round-rounds = Ci sono fino a dieci round. Il papiro mostra quanto costa ciascuno: il suo tributo in monete. Cresce di round in round.
lesson-plagues-round-phases = Un round ha tre fasi. Prima ognuno spende tre dadi, uno per turno. Poi si prendono i territori. Infine vengono tributo e perdite.
lesson-plagues-round-coming = Ogni round porta una piaga, che rende più difficile qualcosa, e delle perdite, che arrivano alla fine. Sono scoperte fin dall'inizio: ti puoi preparare.
lesson-plagues-round-die = Il tuo primo dado! Un dado prende il segnalino del mercato che ha il suo numero. Prendi il 3, poi la sfinge nello slot 3.
lesson-plagues-round-die-three = Un 3 può fare anche questo: ogni volta si sceglie. Comincia con la sfinge, la prima pietra della tua città.
lesson-plagues-round-die-else = Si può. Ma tieni i dadi alti per dopo e comincia la città con la sfinge: le basta un 3.
lesson-plagues-round-slides = Guarda: tutto ciò che stava alla sua destra è scivolato di uno slot a sinistra, e nello slot 6 è arrivato un segnalino nuovo. Così il mercato costa meno.
lesson-plagues-round-place = Una sfinge va in città. Mettila sulla prima casella.
lesson-plagues-round-place-as-good = Può stare anche lì, e va altrettanto bene. In questa storia scegli la casella indicata.

## Market and province

lesson-plagues-market-title = Mercato e provincia
lesson-plagues-market-rival = { plagues-province-abydos } ha preso un segnalino barca: la sua barca è avanzata di una casella sul Nilo, fino a una moneta. D'ora in poi è una rendita in ogni round.
lesson-plagues-market-kinds = Sfingi e obelischi vanno in città, piantagioni e mandrie in campagna, gli egizi in una delle due. Tutti gli altri segnalini restano accanto alla plancia.
lesson-plagues-market-die = L'obelisco è scivolato dallo slot 4 allo slot 2, quindi ora basta un 2. Prendilo!
lesson-plagues-market-die-two = Buono per un'altra volta. Ora l'obelisco è proprio dove lo raggiunge il tuo 2.
lesson-plagues-market-die-else = Si può. Ma l'obelisco ti costa solo un 2, e più tardi i dadi alti ti faranno comodo.
lesson-plagues-market-worth = Ogni tuo segnalino vale 1 punto alla fine, sulla plancia e accanto; solo le monete no.
lesson-plagues-market-place = Mettilo accanto alla sfinge. Tra due caselle c'è un bonus, attivo finché sono occupate entrambe.
lesson-plagues-market-place-apart = Può stare lì. Ma accanto alla sfinge attiva subito un bonus.

## Bonuses and rows

lesson-plagues-bonuses-title = Bonus e file
lesson-plagues-bonuses-step = Il bonus è attivo: un passo sul tuo tracciato città. Se perdi uno dei due segnalini, il passo torna indietro.
lesson-plagues-bonuses-lower = Hai due tracciati di sviluppo, città e campagna. Alla fine dà punti solo il più basso: devono crescere tutti e due.
lesson-plagues-bonuses-rival = { plagues-province-abydos } ha preso una moneta, da tenere per un tributo. E l'egizio è scivolato nello slot 1.
lesson-plagues-bonuses-die = Un egizio per un semplice 1! È quello che manca alla tua prima fila.
lesson-plagues-bonuses-die-one = L'1 può fare anche questo. Ma con l'egizio completi la fila proprio ora.
lesson-plagues-bonuses-die-else = Un dado alto per qualcosa che può aspettare. L'egizio costa solo un 1 e completa la tua fila.
lesson-plagues-bonuses-different = La tua prima fila ha una sfinge e un obelisco. La completa un terzo segnalino di tipo diverso.
lesson-plagues-bonuses-place = Metti l'egizio in fondo a questa fila: attiva anche il bonus moneta.
lesson-plagues-bonuses-place-field = Agli egizi piace anche la campagna. Ma qui completa una fila.
lesson-plagues-bonuses-place-else = Lì starebbe da solo. In fondo alla prima fila attiva un bonus e completa la fila.
lesson-plagues-bonuses-coin = La moneta tra i due è una rendita: paga una moneta di ogni tributo e non si spende mai.
lesson-plagues-bonuses-ankh = E una fila di tre segnalini diversi dà un Ankh. Presto vedrai a che cosa servono gli Ankh.

## Hebrews and Pharaoh cards

lesson-plagues-hebrews-title = Ebrei e carte Faraone
lesson-plagues-hebrews-later = Due round dopo. Hai una mandria in campagna, e una moneta e un segnalino provincia accanto alla plancia.
lesson-plagues-hebrews-free = Un dado può anche liberare un Ebreo, se è almeno il doppio del suo valore. Il tuo 4 libera questo Ebreo da 2.
lesson-plagues-hebrews-free-three = Un Ebreo da 3 vale di più, ma ti costa il 6. Prendi prima quello da 2 e guarda che cosa succede.
lesson-plagues-hebrews-free-high = È più del necessario: 4 è il doppio di 2. Tieni i dadi più alti.
lesson-plagues-hebrews-free-one = È un inizio, ma alla fine contano i valori. Il tuo 4 basta per uno da 2.
lesson-plagues-hebrews-free-else = Questo lo conosci già. Stavolta libera un Ebreo: il tuo 4 basta giusto per quello da 2.
lesson-plagues-hebrews-choice = Il primo Ebreo ti ha fatto avanzare di 1 sulla carta provincia, e la casella 6 ha un bonus: un Ebreo qualsiasi, senza dado. Prendi quello da 3!
lesson-plagues-hebrews-choice-one = Non costa nulla in nessun caso, e quello da 3 conta il triplo.
lesson-plagues-hebrews-column = Ogni posto nella colonna degli Ebrei dà qualcosa: il secondo un passo alla tua barca, fino a una moneta. Alla fine si sommano i valori, per ora { $freed }: chi ne ha di più prende 18 punti, il secondo 14.
lesson-plagues-hebrews-rival = { plagues-province-abydos } ha speso un 6 per la carta Faraone 6: la sua barca avanza di 2 caselle. Ogni carta va a chi la prende per primo; alla fine del round tornano tutte.
lesson-plagues-hebrews-card = Prendine una anche tu: la carta 2 ti dà 5 soldati in questo round, per un semplice 2.
lesson-plagues-hebrews-card-two = È possibile. Ma 5 soldati per un 2 sono ciò che ti porterà davanti in questo round.
lesson-plagues-hebrews-card-else = Si può. Ma ciò che non spendi diventa soldati: spendi un dado basso, e ne ricevi altri 5.

## Soldiers and order

lesson-plagues-soldiers-title = Soldati e ordine
lesson-plagues-soldiers-keep = Ti resta un dado da spendere. I tre che tieni sono i tuoi soldati, tanti quanti ne mostrano. Tieni quindi quelli alti.
lesson-plagues-soldiers-low = Spendi l'1. La carta Faraone 1 è un passo su uno dei tuoi tracciati di sviluppo.
lesson-plagues-soldiers-low-one = Un obelisco per un 1 va altrettanto bene. In questa storia scegli il passo di sviluppo.
lesson-plagues-soldiers-low-else = Ti costerebbe dei soldati. L'1 è il dado che ti mancherà di meno.
lesson-plagues-soldiers-coin = Hai una moneta, quindi potrebbero essere due passi. Ma ti serve per il tributo: fanne uno.
lesson-plagues-soldiers-coin-two = Due passi fanno gola. Ma poi non potresti pagare il tributo, e a chi non può pagare può toccare una penalità.
lesson-plagues-soldiers-track = Fallo sul tracciato campagna: è il più basso, e solo quello dà punti.
lesson-plagues-soldiers-track-city = Il tracciato città è già più avanti. Finché quello della campagna è più basso, non dà punti.
lesson-plagues-soldiers-counted = { $soldiers } contro { $rival }! Hai tenuto 3, 5 e 6 e ne hai 5 dalla carta; { plagues-province-abydos } ha un bonus di 3 sulla plancia.
lesson-plagues-soldiers-order = Chi ha più soldati è primo: adesso, con i territori, e finché non si contano di nuovo. In caso di parità viene prima chi è più avanti sulla carta provincia.

## Territories

lesson-plagues-territories-title = Territori
lesson-plagues-territories-open = In ogni round ci sono tre carte territorio scoperte. Nell'ordine di turno ognuno ne prende una; in due giocatori la terza esce dal gioco.
lesson-plagues-territories-kinds = Ce ne sono di quattro tipi: un bonus immediato, un'azione in ogni round, un commercio con segnalini che hai, oppure punti alla fine.
lesson-plagues-territories-take = Questa dà 3 punti per ogni fila di tre segnalini diversi. Una fila ce l'hai già. Prendila!
lesson-plagues-territories-take-special = Richiede 4 Ebrei liberati, e tu ne hai 2. I punti per la tua fila sono sicuri.
lesson-plagues-territories-take-immediate = Un passo sul tracciato città non dà punti finché quello della campagna non è più alto. La tua fila vale 3 già adesso.

## Tribute and losses

lesson-plagues-tribute-title = Tributo e perdite
lesson-plagues-tribute-due = Ora il tributo. Il papiro chiede 3, questa piaga 1 in più, e { plagues-province-memphis } paga sempre 1 in meno: in tutto 3. Ogni provincia ha un potere tutto suo.
lesson-plagues-tribute-coins = Hai la moneta della plancia, quella del Nilo e un segnalino moneta. Quando paghi, va via solo il segnalino.
lesson-plagues-tribute-failed = Hai pagato. { plagues-province-abydos } ha preso il suo territorio e non ha potuto pagare: riceve la carta piaga come penalità, 3 punti in meno. Un segnalino Faraone la eliminerebbe.
lesson-plagues-tribute-cancel = Poi le perdite, una parte alla volta. Con tanti Ankh quanti ne mostra il papiro puoi annullarne una, e la tua fila ti dà quell'Ankh. Annulla la prima: lì ogni scelta farebbe male.
lesson-plagues-tribute-cancel-second = Guarda meglio: la seconda parte può non costarti nulla. La prima invece sì.
lesson-plagues-tribute-cancel-none = L'Ankh non si spende, quindi non c'è motivo di risparmiarlo.
lesson-plagues-tribute-suffer = Una piantagione o una mandria? Puoi scegliere ciò che non hai. E piantagioni non ne hai!
lesson-plagues-tribute-suffer-herd = Perderesti la mandria. Piantagioni da perdere non ne hai: scegli quella.
lesson-plagues-tribute-discard = { plagues-province-abydos } ha perso una piantagione, e con lei il bonus accanto. Un segnalino perso finisce negli scarti: un dado basso può recuperarlo, e se resta lì alla fine costa 2 punti.

## Moses, the end and the points

lesson-plagues-points-title = Mosè, la fine e i punti
lesson-plagues-points-moses = Dopo i round 3, 6 e 9 Mosè aiuta chi è in coda su un tracciato. Tu eri in coda in città e sul Nilo: un passo per ciascuno. { plagues-province-abydos } era in coda sugli altri due.
lesson-plagues-points-laid = Il prossimo round: nuovi territori, piaga, perdite ed Ebrei. Ciò che nessuno ha preso non c'è più, e i due segnalini meno cari hanno lasciato il mercato.
lesson-plagues-points-end = La partita finisce dopo il round 10, o prima: dopo un round alla cui fine restano al massimo 2 segnalini nella riserva.
lesson-plagues-points-die = Ora sai come si fanno punti: Mosè ha mosso il tuo tracciato città, quindi quello della campagna è indietro. Prendi il passo di sviluppo della carta Faraone 1.
lesson-plagues-points-die-else = Può valere la pena anche questo. Per ora: un semplice 1 sulla carta 1 alza il tracciato che dà punti.
lesson-plagues-points-track = Città o campagna?
lesson-plagues-points-track-city = Il tracciato città è più avanti. Dà punti solo il più basso.
lesson-plagues-points-score = Danno punti il tracciato di sviluppo più basso, la fine del Nilo e quella della carta provincia, i segnalini (quelli Faraone valgono 2), i territori e gli Ebrei.
lesson-plagues-points-minus = Ogni penalità ne toglie 3, ogni segnalino negli scarti 2. Toccando i tuoi punti li vedi divisi per origine, in qualsiasi momento.

## The automa

lesson-plagues-automa-title = L'automa
lesson-plagues-automa-alone = Si può giocare anche da soli, contro l'automa. Ecco un'altra tua partita, al round 9.
lesson-plagues-automa-spared = L'automa non paga tributo, e né piaghe né perdite lo toccano. Mosè non c'è. È un avversario duro!
lesson-plagues-automa-card = Al suo turno gira due dadi. Il primo dice per che cosa: 1 o 2 una carta Faraone, 3 o 4 un segnalino, 5 o 6 un Ebreo. Il secondo dice quale: la carta 3. Ma quella ce l'hai tu, quindi non riceve nulla.
lesson-plagues-automa-free = Libera l'Ebreo da 2 prima che lo faccia l'automa. Con il bonus Ebreo attivo il dado non deve essere il doppio: basta il tuo 2.
lesson-plagues-automa-free-else = Si può. Ma quando il suo dado dice Ebreo, l'automa prende il più alto che c'è: fai prima tu.
lesson-plagues-automa-takes = Un 5: un Ebreo. Ha preso il più alto rimasto, e la colonna gli ha dato un segnalino del mercato. Per l'automa è sempre quello dello slot 1.
lesson-plagues-automa-lands = I suoi tre dadi superiori sono i suoi soldati. Tra i territori prende uno che dà punti, o un commercio, o un bonus; mai un'azione speciale.
lesson-plagues-automa-score = Alla fine ogni sua carta punteggio vale 4, qualunque cosa chieda. E contro di lui il secondo posto negli Ebrei conta solo con una somma di almeno 10; la tua è { $freed }.

## The end is the learner's

lesson-plagues-end-title = La fine è tua
lesson-plagues-end-goal = L'ultimo round, e l'automa è un po' avanti. Tre dadi, un territorio, tributo e perdite: con un buon round vinci tu!
lesson-plagues-end-tribute = Il tributo ti costa 7, e ti manca una moneta. Andrebbe bene il bonus moneta della tua città, oppure la carta Faraone 3. Con questa piaga tutte le altre carte Faraone costano una moneta.
lesson-plagues-end-city = Due caselle della tua città sono libere, e il mercato ha ciò che serve. Occupale: bonus moneta, una fila e, per la città completa, 2 passi di sviluppo e 2 sulla carta provincia.
lesson-plagues-end-help = Queste sono azioni speciali; in questo round puoi usarne una. Una prende un segnalino qualsiasi del mercato senza dado.
lesson-plagues-end-play = E pensa alle perdite: con i tuoi 3 Ankh puoi annullarne una parte. Da qui in poi decidi tu: buona fortuna!
lesson-plagues-end-play-won = Hai vinto, e contro l'automa! Gli scribi d'Egitto scriveranno di te.
lesson-plagues-end-play-lost = Stavolta no. Guarda che cosa paga il tributo e che cosa completa la tua città, e riprova.
