# Richiami al tavolo: messaggi per e-mail, webhook e notifica, e le loro impostazioni.

## Messages
called-title-turn = { $game }: tocca a te
called-title-begins = { $game }: la partita comincia
called-title-over = { $game }: la partita è finita
called-title-consent = { $game }: serve il tuo consenso
called-title-mention = { $game }: qualcuno ti ha menzionato
called-title-low = { $game }: il tuo tempo sta per scadere
called-title-invited = { $game }: ti invitano a un tavolo
called-title-test = Messaggio di prova da Tawy
called-title-confirm = Tawy: questo indirizzo è tuo?
called-title-sign-in = Tawy: accedi come { $name }
called-with = Giochi con { $names }.
called-played-with = Hai giocato con { $names }.
called-until = Hai tempo fino a { $time }.
called-invited = { $host } ti offre un posto.
called-text-test = Se riesci a leggere questo, Tawy può raggiungerti qui.
called-text-confirm = Qualcuno, probabilmente tu, vuole che Tawy scriva a questo indirizzo. Apri il link per confermare che è tuo. Altrimenti non fare nulla: non verrà inviato altro.
called-text-sign-in = Qualcuno, probabilmente tu, vuole accedere a Tawy come { $name }. Il link vale una volta sola, per 15 minuti. Se non sei stato tu, non fare nulla: senza questo messaggio non entra nessuno.
called-open = Apri il tavolo
called-confirm = Questo indirizzo è mio
called-sign-in = Accedi
called-unsubscribe = Niente più messaggi a questo indirizzo
called-why = Ricevi questo messaggio perché lo hai chiesto nelle impostazioni di Tawy.

## Links in e-mails
called-confirm-lead = Tawy deve scrivere a questo indirizzo quando una partita ha bisogno di te?
called-confirmed = Il tuo indirizzo è confermato. Tawy ti scriverà quando una partita ha bisogno di te.
called-unsubscribe-lead = Tawy deve smettere di scrivere a questo indirizzo?
called-unsubscribed = Fatto: Tawy non scrive più a questo indirizzo.

## Settings
called-settings = Notifiche
called-lead = Perché nessuna partita ti aspetti senza che tu lo sappia. Nessun messaggio rivela segreti della partita.
called-nobody = Scegli prima un nome; poi potrai essere richiamato alle tue partite.
called-kinds = Avvisami
called-kind-turn = quando tocca a me
called-kind-begins = quando comincia una partita
called-kind-over = quando finisce una partita
called-kind-consent = quando mi si chiede il consenso
called-kind-mention = quando mi menzionano in chat
called-kind-low = quando il mio tempo sta per scadere
called-kind-invited = quando qualcuno mi offre un posto
called-channel-page = Questa pagina, finché è aperta
called-channel-push = Questo browser, anche se chiuso
called-channel-email = E-mail
called-channel-webhook = Webhook
called-form-tawy = Programma proprio (JSON)
called-form-discord = Discord
called-form-slack = Slack
called-allow = Permetti a questo browser di mostrare notifiche
called-denied = Questo browser non permette a questa pagina di mostrare notifiche; consentilo nelle impostazioni del browser.
called-push-add = Avvisa questo browser
called-push-failed = Questo browser non può ricevere notifiche qui.
called-email-add = Aggiungi un indirizzo e-mail
called-email-address = Indirizzo e-mail
called-email-sent = Un messaggio è in viaggio verso questo indirizzo: apri il link che contiene.
called-unconfirmed = non ancora confermato
called-webhook-add = Aggiungi un webhook
called-webhook-address = Indirizzo (https://…)
called-webhook-form = Formato
called-test = Invia un messaggio di prova
called-tested = Un messaggio di prova è in viaggio.
called-remove = Rimuovi
called-removed = Rimosso.
called-trouble = Non è stato possibile inviare l’ultimo messaggio: { $reason }.
called-quiet = Ore di silenzio: nessun messaggio
called-quiet-from = dalle
called-quiet-until = alle
called-saved = Salvato.
