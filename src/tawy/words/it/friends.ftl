# Amici: con chi si vorrebbe giocare ancora, e i posti che si offrono prima a loro.

friends = Amici
friends-lead = Con chi ti piacerebbe giocare ancora. A nessuno viene detto che l’hai segnato.
friends-none = Ancora nessuno. Puoi segnare chi incontri a un tavolo: prima della partita e quando è finita.
friends-mark = Segna come amici
friend-mark = Segna { $name } tra gli amici
friend-is = { $name } è tra i tuoi amici
friend-remove = Togli
friend-remove-whom = Togli { $name } dai tuoi amici
friends-first = Offerto prima agli amici
friends-first-0 = no, subito a tutti
friends-first-600 = per 10 minuti
friends-first-3600 = per 1 ora
friends-first-86400 = per 1 giorno
friends-first-means = Fino ad allora solo i tuoi amici trovano il tavolo e possono sedersi; vengono avvisati. Agli altri serve il tuo invito. Poi è aperto a tutti.
friends-first-nobody = Non hai ancora segnato nessun amico: fino ad allora solo il tuo invito porterebbe qui.
friends-held-host = Per { $time } solo i tuoi amici trovano questo tavolo; poi tutti. Chi ha l’invito può entrare.
friends-held = Per { $time } solo gli amici di chi ospita trovano questo tavolo; poi tutti. Chi ha l’invito può entrare.
friends-held-list = per amici, ancora { $time }
friends-offer = Offri un posto a un amico
friend-offer = Avvisa { $name }
friend-called = { $name } ha già ricevuto l’avviso
friends-all-called = Non si può avvisare nessun altro per questo tavolo: manda loro l’invito.
