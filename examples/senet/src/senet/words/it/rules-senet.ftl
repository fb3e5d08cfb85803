chapter-S1 = Il tabellone
rule-S1-1 = [F] Trenta case formano tre file da dieci. La via vi serpeggia: la prima fila da sinistra a destra, la seconda a ritroso, la terza di nuovo da sinistra a destra. Le case sono numerate lungo la via da 1 a 30.
rule-S1-2 = [F] Sei case hanno un nome: la Casa della Rinascita (15), la Casa della Bellezza (26), la Casa dell'Acqua (27), la Casa delle Tre Verità (28), la Casa di Ra-Atum (29) e la Casa di Horus (30).
rule-S1-3 = [K] Si gioca in due, uno con cinque coni e uno con cinque rocchetti. Si comincia sulle prime dieci case: i coni su quelle pari, i rocchetti su quelle dispari.
rule-S1-4 = [D] Cominciano i coni.

chapter-S2 = I bastoncini
rule-S2-1 = [F] Si lanciano quattro bastoncini, piatti da un lato e tondi dall'altro. Il lancio vale quanti lati piatti restano in alto; se non ne resta nessuno, vale 5.
rule-S2-2 = [K] Dopo un 1, un 4 o un 5 lancia ancora lo stesso giocatore, una volta usato il lancio o se non si è potuto usare; dopo un 2 o un 3 lancia l'altro.

chapter-S3 = Il movimento
rule-S3-1 = [K] Il lancio muove un pezzo di chi ha lanciato, in avanti lungo la via, di tante case quante ne segna.
rule-S3-2 = [K] Nessun pezzo arriva su una casa dove ce n'è uno del proprio schieramento.
rule-S3-3 = [K] Un pezzo che arriva su una casa con un pezzo avversario si scambia di posto con esso.
rule-S3-4 = [K] Due pezzi di uno schieramento su case consecutive si proteggono: nessuno si scambia di posto con loro.
rule-S3-5 = [K] Tre o più pezzi di uno schieramento su case consecutive non possono essere superati dall'altro.
rule-S3-6 = [K] Chi non può muovere in avanti alcun pezzo ne muove uno all'indietro secondo il lancio, su una casa vuota e senza superare tre pezzi avversari di fila; chi non può fare nemmeno questo non muove. Un pezzo sulla Casa della Bellezza o oltre non torna indietro [D].

chapter-S4 = Le ultime case
rule-S4-1 = [K] Nessun pezzo oltrepassa la Casa della Bellezza senza esservisi fermato.
rule-S4-2 = [K] Dalla Casa della Bellezza un 5 fa uscire il pezzo dal tabellone; un lancio minore lo fa avanzare.
rule-S4-3 = [K] Un pezzo che arriva alla Casa dell'Acqua torna subito alla Casa della Rinascita o, se è occupata, all'ultima casa vuota prima di essa.
rule-S4-4 = [K] Un pezzo esce dal tabellone dalla Casa delle Tre Verità con un 3, dalla Casa di Ra-Atum con un 2, dalla Casa di Horus con qualsiasi lancio; altrimenti non si muove.
rule-S4-5 = [D] Nessuno si scambia di posto con un pezzo sulla Casa della Bellezza o oltre.

chapter-S5 = La fine
rule-S5-1 = [K] Vince chi per primo porta fuori dal tabellone tutti e cinque i suoi pezzi.
