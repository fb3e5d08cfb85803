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
