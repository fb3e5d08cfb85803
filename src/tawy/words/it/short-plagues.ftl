### 10 Piaghe in lezioni brevi, una per ogni cosa (src/tawy/lessons/content/plagues/short): che cosa fare ora, e che cosa ne è venuto.

## Provinces

lesson-plagues-province-abydos-try-now = { plagues-province-abydos-help } Spendi il tuo 4 come un 6, per la carta Faraone 6: 2 caselle per la tua barca.
lesson-plagues-province-abydos-try-then = La barca è avanzata, e il tuo 6 è ancora lì: per un Ebreo da 3, o come soldati.
lesson-plagues-province-buto-try-now = { plagues-province-buto-help } Hai appena preso un'azione speciale che richiede due egizi, e non ne hai. Guardane altre due: rispondi di sì.
lesson-plagues-province-buto-try-then = Di tre carte hai tenuto quella con 2 caselle per la tua barca. Le altre sono in fondo al mazzo, e nessun altro sa quali fossero.
lesson-plagues-province-memphis-try-now = { plagues-province-memphis-help } Il tributo è 1 e non hai monete. Prendi la carta indicata; poi arriva il tributo.
lesson-plagues-province-memphis-try-then = 1 in meno di 1 è niente: hai pagato. In ogni round è una moneta che non devi trovare.
lesson-plagues-province-edfu-try-now = { plagues-province-edfu-help } Fallo, e scegli fra sei.
lesson-plagues-province-edfu-try-then = C'era una provincia +3: subito 3 caselle. E il mercato resta com'è, quindi per gli altri niente costa meno.

## Plagues

lesson-plagues-plague-blood-try-now = { plagues-plague-blood-help } È appena uscita, e la barca del tuo rivale è già arretrata. Tu hai un segnalino Faraone: ignora la piaga.
lesson-plagues-plague-blood-try-then = La tua barca resta dov'era. Il segnalino è girato e non aiuterà più, ma vale comunque i suoi 2 punti.
lesson-plagues-plague-frogs-try-now = { plagues-plague-frogs-help } Potresti ignorarla con il segnalino Faraone. Ma serve anche a scartare una penalità, e sono 3 punti: tienilo.
lesson-plagues-plague-frogs-try-then = Sei arretrato da 4 a 2. Una carta Faraone 4 rimedia, e il segnalino è lì per qualcosa di peggio.
lesson-plagues-plague-lice-try-now = { plagues-plague-lice-help } Hai un segnalino moneta. Prendi lo stesso la carta Faraone 6: 2 caselle per la tua barca.
lesson-plagues-plague-lice-try-then = La moneta è andata, ma la barca ne ha passata una sul Nilo: è una rendita in ogni round. Solo la carta 3 sarebbe stata gratis.
lesson-plagues-plague-flies-try-now = { plagues-plague-flies-help } Il tuo è attivo: in un altro round un 2 libererebbe questo Ebreo da 2. Ora il dado deve essere il doppio: spendi il 4.
lesson-plagues-plague-flies-try-then = È libero, ma con un dado caro. Appena le mosche se ne vanno, il tuo bonus torna a valere.
lesson-plagues-plague-livestock-try-now = { plagues-plague-livestock-help } Quindi il primo round costa 2 al posto di 1, e hai un segnalino moneta. Prendi la carta Faraone 3, una moneta per questo round.
lesson-plagues-plague-livestock-try-then = Carta e segnalino hanno pagato i 2. Il tuo rivale aveva solo 1 moneta e prende la carta piaga come penalità: 3 punti in meno.
lesson-plagues-plague-boils-try-now = { plagues-plague-boils-help } Il tuo è attivo, ma ora non vale nulla. Contano solo i tre dadi che tieni: spendi il più basso, il 3.
lesson-plagues-plague-boils-try-then = 4, 5 e 6 fanno 15 soldati; in un altro round la plancia ne aggiungerebbe 3. Vieni comunque per primo.
lesson-plagues-plague-hail-try-now = { plagues-plague-hail-help } L'azione speciale in questo round resterebbe ferma. Il bonus immediato funziona lo stesso: prendilo.
lesson-plagues-plague-hail-try-then = 3 caselle sulla carta provincia, grandine o no. Devono aspettare anche le carte che hai già.
lesson-plagues-plague-locusts-try-now = { plagues-plague-locusts-help } Il tuo è attivo, ma ora non paga nulla. Prendi la carta Faraone 3, per il tributo.
lesson-plagues-plague-locusts-try-then = Ha pagato la carta. Le monete del Nilo sono al sicuro dalle locuste: il tuo rivale ha pagato con una di quelle.
lesson-plagues-plague-darkness-try-now = { plagues-plague-darkness-help } Ma tu hai un segnalino Faraone: ignora la piaga.
lesson-plagues-plague-darkness-try-then = Solo tu hai preso una carta territorio, e hai potuto scegliere fra tutte e tre. Il segnalino conserva i suoi 2 punti.
lesson-plagues-plague-firstborn-try-now = { plagues-plague-firstborn-help } La carta Faraone 5 è il tuo unico Ankh, quindi ora non puoi annullare questa perdita. Scegli ciò che non fa male: la tua barca è alla partenza.
lesson-plagues-plague-firstborn-try-then = Niente da perdere, niente di perso. Con un secondo Ankh avresti potuto annullarla lo stesso.

## Kinds of territory cards

lesson-plagues-kind-immediate-try-now = { plagues-kind-immediate-help } Questo dà 3 caselle sulla carta provincia: prendilo.
lesson-plagues-kind-immediate-try-then = Hai avanzato, e la carta non c'è più. Le carte degli altri tipi restano con te: valgono di più, ma dopo.
lesson-plagues-kind-special-try-now = { plagues-kind-special-help } Questa l'hai appena presa. Con due egizi sulla plancia la tua barca avanza di 1 casella, e ne hai due: usala.
lesson-plagues-kind-special-try-then = La tua barca ha raggiunto una moneta. Nel prossimo round potrai usare di nuovo la carta, finché ci sono i due egizi.
lesson-plagues-kind-trade-try-now = { plagues-kind-trade-help } Questo richiede un segnalino barca e una piantagione, e dà una moneta ogni round. Li hai entrambi: prendilo.
lesson-plagues-kind-trade-try-then = Il tributo era 2: il Nilo ha pagato 1 e il commercio l'altro. Il tuo rivale non aveva una seconda moneta e prende una penalità.
lesson-plagues-kind-scoring-try-now = { plagues-kind-scoring-help } Questa carta dà 2 punti per ogni egizio sulla tua plancia, fino a 6. Ne hai due: prendila.
lesson-plagues-kind-scoring-try-then = Sono già 4 punti, e con un terzo egizio saranno 6. Ora sai che cosa cercare al mercato.
