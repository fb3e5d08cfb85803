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

## Profili
profile = Profilo
profile-speaks = Parla { $languages }
profile-games = Partite giocate
profile-played = Giocate
profile-won = Vinte
profile-games-none = Ancora nessuna conclusa.
profile-games-unseen = Nessuna partita da vedere qui.
profile-ratings = Punteggi
profile-ratings-none = Ancora nessuna partita classificata.
profile-history = Le ultime partite
profile-place = posto { $place } su { $players }
profile-victory = vinta
profile-lost = persa
profile-gone = resa o abbandono
profile-points = { $count ->
    [one] { $count } punto
    [many] { $count } di punti
   *[other] { $count } punti
}
profile-hidden = { $name } non ti mostra questa parte.
profile-between = Tu e { $name }
profile-between-none = Non avete ancora concluso una partita insieme.
profile-between-games = { $games ->
    [one] Avete concluso { $games } partita insieme.
    [many] Avete concluso { $games } di partite insieme.
   *[other] Avete concluso { $games } partite insieme.
}
profile-between-mine = Tu davanti
profile-between-theirs = { $name } davanti
profile-between-level = Pari, o dalla stessa parte

## Il proprio profilo
profile-edit = Che cosa vedono gli altri di te
profile-edit-lead = Chi preme sul tuo nome arriva a questa pagina. Ciò che cambi qui vale subito.
profile-figure = Il tuo segno
profile-figure-none = Nessuno
profile-languages = Lingue che parli
profile-who = Chi lo vede?
profile-part-name = Nome, segno e lingue
profile-part-name-help = Chi non vede questo non vede nulla del tuo profilo. A un tavolo, chi è presente vede comunque il tuo nome.
profile-part-games = Quante volte hai giocato e vinto
profile-part-history = Ogni singola partita e com’è finita
profile-part-ratings = Il tuo punteggio
profile-for-me = solo io
profile-for-met = chi è stato a un tavolo con me
profile-for-all = tutti
profile-limits = Delle partite in corso non si dice nulla a nessuno, e dei tavoli privati solo a chi c’era.
profile-ratings-help = A un tavolo classificato chi siede con te vede il tuo punteggio. Se compari tra i migliori, lo vedono tutti.
profile-kept = Salvato.
profile-preview = Così ti vedono gli altri
profile-preview-met = Come chi è stato a un tavolo con te
profile-preview-all = Come chiunque
profile-preview-nothing = Nulla: per loro qui non c’è nessuno.
profile-preview-more = Chi ha giocato con te vede anche le partite che avete giocato insieme.
