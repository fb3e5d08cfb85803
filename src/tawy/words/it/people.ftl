# Persone: farsi riconoscere di nuovo, i propri dati, i profili.

## Accedere
sign-in = Sei già stato qui?
sign-in-lead = Se questo server ti conosce già, il tuo nome, le tue partite e le tue lezioni vengono con te.
sign-in-passkey = Accedi con una passkey
sign-in-address = Indirizzo e-mail
sign-in-send = Mandami un link
sign-in-sent = Se questo indirizzo è di qualcuno qui ed è confermato, un link è in arrivo. Vale una volta sola, per 15 minuti.
sign-in-ask = Accedere a Tawy?
sign-in-ask-lead = Il link nella tua e-mail fa accedere questo browser. Vale una volta sola.
sign-in-yes = Accedi

## Passkey
passkeys = Passkey
passkeys-why = Con una passkey accedi con l’impronta, il viso o il blocco del dispositivo: senza nome né codice. Funziona anche sugli altri tuoi dispositivi, se condividono le tue passkey.
passkey-made = creata il { $made }
passkey-used = creata il { $made }, usata l’ultima volta il { $day }
passkey-elsewhere = per un altro indirizzo di questo server
passkey-name = Nome
passkey-usual-name = Passkey { $number }
passkey-add = Aggiungi una passkey
passkey-added = Passkey aggiunta: d’ora in poi puoi accedere con questa.
passkey-remove = Togli
passkey-remove-which = Togli { $name }
passkey-removed = Passkey tolta: non serve più per accedere.
passkey-nothing-chosen = Non è stata scelta nessuna passkey; non è cambiato nulla.

## I propri dati
data = I tuoi dati
data-export-why = Tutto ciò che è conservato su di te, in un file: le tue partite e i risultati, ciò che hai detto, come ti si avvisa, fin dove sei arrivato nelle lezioni. Non contiene segreti.
data-export = Scarica i miei dati
data-erase = Cancellami per sempre
data-erase-sure = Cancellare per sempre tutto ciò che ti riguarda?
data-erase-lost = Si perde per sempre: il tuo nome, il codice di recupero e le passkey, tutti i browser collegati, gli avvisi e gli indirizzi, ciò che hai detto nelle chat, le lezioni e i tavoli ai quali non gioca nessun altro. Nessuno può riportarlo indietro.
data-erase-stays = Resta: le partite che altri giocano o hanno giocato con te. Lì il tuo nome è sostituito da «—». Lasci le partite non ancora finite.
data-erase-yes = Sì, cancellami per sempre
data-erased = Qui sei stato dimenticato. Di te non è conservato più nulla.
