# La pagina stessa: tutto ciò che sta attorno ai giochi.

skip-to-content = Vai al contenuto
page-not-loaded = Non è stato possibile caricare questa pagina. Controlla la connessione e riprova.
nothing-here = Qui non c'è nulla
to-home = Alla pagina iniziale
nav-label = Pagine
nav-games = Le mie partite
nav-puzzles = Problemi
nav-statistics = Statistiche
nav-rules = Regole
nav-settings = Impostazioni
nav-about = Informazioni
footer-unofficial = Non ufficiale, fatto da appassionati. I nomi dei giochi appartengono ai rispettivi proprietari; non si usa nulla delle loro illustrazioni e dei loro testi.

## Pagina iniziale
home-title = Giochi da tavolo delle Due Terre
home-lead = Due giochi dell'antico Egitto, completi e con ogni regola spiegata: contro i bot, davanti allo stesso schermo o in compagnia con un link.
play-now = Gioca subito
invite-friends = Con gli amici
home-learn = Impara
home-players = Giocatori
home-players-number = da { $least } a { $most }
home-length = Durata
home-minutes = da { $least } a { $most } min
home-minutes-help = { $least } min contro i bot, { $most } min a tavolo pieno di persone
home-difficulty = Difficoltà
home-difficulty-few = facile da imparare
home-difficulty-some = media
home-difficulty-many = impegnativa
home-language = Lingua della pagina
home-continue = Continua
home-open-tables = Tavoli aperti
watch-replay = Apri il file di una partita
guest-name = Ospite
your-turn = Tocca a te
status-gathering = in attesa di giocatori
status-running = in corso
status-over = conclusa
open-seat = Posto libero
bot-name = Bot { $number } ({ $level })
bots-level = Bot:
level-random = casuale
level-gentle = molto facile
level-easy = facile
level-medium = medio
level-hard = difficile
level-expert = esperto

## Un nuovo tavolo
new-title = Nuovo tavolo: { $game }
new-you = Tu
your-name = Il tuo nome
new-seats = Posti
seat-count = Numero di giocatori
seat-who = Chi gioca al posto { $number }
seat-god = Divinità del posto { $number }
seat-province = Provincia del posto { $number }
who-me = Io
who-hotseat = A questo schermo
who-open = Su invito, con un link
god-random = Divinità a caso
god-chosen = Divinità scelta in ordine di turno
province-random = Provincia a caso
province-chosen = Provincia scelta in ordine di turno
new-options = Opzioni
by-chance = A caso
option-scenario = Scenario
option-guardian = Guardiano di livello { $level }
option-last-red = Ultima casella rossa del tracciato Devozione
option-usual = Standard
option-advanced = Papiro avanzato: tributi più alti
option-short = Partita breve
option-speed = Tempo
speed-none = Senza orologio
speed-budget15 = 15 minuti a testa, più 10 secondi a turno
speed-budget30 = 30 minuti a testa, più 20 secondi a turno
speed-turn2 = 2 minuti a turno
speed-days1 = 1 giorno a turno
speed-days3 = 3 giorni a turno
speed-days7 = 7 giorni a turno
option-public = In elenco pubblico: chiunque può sedersi o guardare
option-hints = Suggerimenti permessi: chi deve rispondere può vedere che cosa considererebbe un bot forte
option-coach = Consigliere: chi deve scegliere può sentire che cosa conta adesso
option-planning = Pianificare è permesso: chi ha un posto può provare mosse su una copia che nessun altro vede
open-and-invite = Apri il tavolo
begin-now = Comincia
other-game = Passa a { $game }

## Partecipare
join-title = Hai ricevuto un invito
join-lead = Basta un nome: non serve un account.
join-sit = Prendi posto

## Sala d'attesa
lobby-lead = Si comincia quando tutti sono pronti.
lobby-link = Manda questo link a chi deve giocare con te
copy = Copia
copied = Copiato
ready = tutto pronto
not-ready = non ancora
waiting-for-player = in attesa di qualcuno
sit-here = Siediti qui
stand-up = Alzati
i-am-ready = Tutto pronto
not-ready-yet = Non ancora
you = tu

## Al tavolo
connecting = Connessione in corso …
connection-connecting = Connessione in corso …
connection-behind = Connessione persa, nuovo tentativo …
connection-closed = Connessione chiusa
players = Giocatori
is-asked = sta scegliendo
away-time = tempo scaduto
away-left = ha lasciato il tavolo
presence-here = è qui
presence-away = via per un momento
presence-gone = manca da { $time }
presence-never = ancora assente
waited-for = si aspetta da { $time }
conceded = ha abbandonato
clock-days = { $days } g { $hours } h
question = Domanda
to-options = Scelte
game-over = La partita è finita
outcome-rules = La partita è arrivata alla sua conclusione.
outcome-conceded = Qualcuno ha abbandonato.
outcome-abandoned = La partita è stata chiusa di comune accordo.
winners = Vittoria: { $names }
no-winner = Nessuno ha vinto.
watch-this-replay = Rivedi la partita
rematch = Rivincita
rematch-help = Gli stessi posti; comincia il successivo.
to-rematch = Alla rivincita
share = Condividi
ending-board = Guarda il tabellone finale
ending-show = Mostra il risultato
share-text = { $title }: { $result }
sealed-waiting = La tua risposta è sigillata. Gli altri stanno ancora pensando.
unseal = Riprendila
propose-lead = Condividi questa divinità: proponi una risposta.
proposal = { $name } propone: { $token }
back = Indietro
option-detail = { $option } ({ $detail })
more-options =
    { $count ->
        [one] Ancora { $count }: scrivi per restringere la scelta
        [many] Ancora { $count }: scrivi per restringere la scelta
       *[other] Ancora { $count }: scrivi per restringere la scelta
    }
command-line = Rispondi scrivendo
command-line-hint = Scrivi una risposta, per esempio 4,7
why-not = Ora non puoi scegliere { $target }:
why-fine = Ora puoi scegliere { $target }.
close = Chiudi
log = Che cosa è successo
show-moment = Mostra questo momento
since-your-turn = Rivedi che cosa è successo dal tuo turno
somebody = Qualcuno
undo = Annulla
plan = Pianifica
menu-more = Altro
aid = Il gioco in una pagina
leave = Esci
concede = Abbandona
abandon = Chiudi la partita
save-file = Salva come file
came-from = La partita da cui viene
look-back = Rivedi la partita
sure-leave = Lasciare questa partita? Gli altri decideranno se aspettare, far continuare un bot o cercare qualcun altro. Puoi sempre tornare.
sure-concede = Abbandonare questa partita?
sure-abandon = Chiedere a tutti gli altri di chiudere la partita senza un risultato?
yes = Sì
no = No
curtain-title = Posto { $number }: { $name }
curtain-lead = Una scelta segreta. Tutti gli altri, per favore, guardino altrove.
curtain-open = Allo schermo ci sono solo io
plan-curtain = I tuoi piani. Tutti gli altri, per favore, guardino altrove.
request-undo = { $name } vorrebbe tornare indietro.
request-abandon = { $name } vorrebbe chiudere la partita senza un risultato.
request-withdraw = Ritira la richiesta
agree = Accetta
refuse = Rifiuta
waiting-for-others = In attesa degli altri
vote-time = { $name } ha esaurito il tempo. Che cosa si fa?
vote-left = { $name } ha lasciato il tavolo. Che cosa si fa?
vote-wait = Aspettare
vote-bot = Far giocare un bot
vote-replace = Cercare qualcun altro
you-are-away = Agli altri è stato chiesto che cosa fare del tuo posto.
come-back = Eccomi di nuovo

## Che cosa hanno fatto le persone, nel registro
news-Joined = { $name } arriva al tavolo.
news-Sat = { $name } si siede.
news-Stood = { $seat } si alza.
news-Readied =
    { $ready ->
        [true] { $person }: tutto pronto.
       *[other] { $person }: non ancora.
    }
news-Sealed = { $seat } ha scelto.
news-Unsealed = { $seat } riprende la sua scelta.
news-Requested =
    { $what ->
        [undo] { $person } chiede di tornare indietro.
       *[other] { $person } chiede di chiudere la partita.
    }
news-Agreed = { $person } accetta.
news-Lapsed =
    { $why ->
        [refused] La richiesta è respinta.
        [time] La richiesta non ha avuto risposta in tempo.
        [withdrawn] La richiesta è ritirata.
       *[other] La partita va avanti; la richiesta decade.
    }
news-TakenBack = Il gioco torna alla posizione { $to }.
news-Abandoned = La partita è chiusa di comune accordo.
news-RanOut = { $seat } ha esaurito il tempo.
news-Left = { $seat } ha lasciato il tavolo.
news-Voted =
    { $choice ->
        [wait] { $person } preferisce aspettare.
        [bot] { $person } preferisce che continui un bot.
       *[other] { $person } preferisce cercare qualcun altro.
    }
news-Waited = { $seat } riceve altro tempo.
news-TakenOver = Un bot continua al posto di { $seat }.
news-Vacated = Il posto di { $seat } è libero.
news-Returned = { $seat } torna al tavolo.
news-Conceded = { $seat } abbandona.
news-Missed = { $seat } non è arrivato: gioca un bot finché non arriva.
news-Rematched = C'è la rivincita: chi ha giocato continua a un altro tavolo.
news-SharingSaid =
    { $yes ->
        [true] { $person } lascia vedere a tutti questa partita.
       *[other] { $person } mostra questa partita solo a chi era qui.
    }

## Rivedere una partita
replay-controls = Replay
replay-first = All'inizio
replay-back = Una mossa indietro
replay-next = Una mossa avanti
replay-last = Alla fine
replay-position = Posizione
replay-speed = Velocità
replay-view = Vista da
replay-public = Tutti
replay-link = Link a questa mossa
play = Riproduci
pause = Pausa

## Seguire i turni degli altri
pace = Turni degli altri
pace-calm = con calma
pace-normal = normale
pace-quick = veloce
pace-at-once = subito
others-play = Giocano gli altri …
skip = Salta
thinks =
    { $count ->
        [one] { $names } sta pensando
        [many] { $names } stanno pensando
       *[other] { $names } stanno pensando
    }
is-thinking = sta pensando
missed-moves =
    { $count ->
        [one] { $count } mossa mentre non c’eri
        [many] { $count } di mosse mentre non c’eri
       *[other] { $count } mosse mentre non c’eri
    }
play-back = Rivedi
looking-back = { $number } di { $count }
back-to-now = Torna al presente
back-to-your-turn = Torna al presente: tocca a te
result = Risultato
go-on = Avanti
done = Fatto
log-newest = Le ultime

## Elenchi
games-none = Non hai ancora partite.
games-waiting = Aspettano te
games-running = In corso
games-over = Concluse
show-more = Mostra altro
called-next = Tocca a te
called-waiting =
    { $count ->
        [one] { $count } partita ti aspetta
        [many] { $count } di partite ti aspettano
       *[other] { $count } partite ti aspettano
    }
called-since = ti aspettano da { $time }
called-left = restano { $time }
called-you-won = Hai vinto
called-you-lost = Vittoria di { $names }
called-nobody-won = Nessuno ha vinto

## Regole
rules-search = Cerca
help-rule = Regola { $rule }

## Impostazioni
settings-look = Aspetto
settings-language = Lingua
settings-theme = Colori
theme-system = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
settings-text = Dimensione del testo
text-small = Piccola
text-normal = Normale
text-large = Grande
text-huge = Molto grande
settings-sound = Suoni
settings-you = Tu
settings-rename = Salva il nome
settings-renamed = Nome salvato.
settings-recovered = Le tue partite sono qui.
settings-forgotten = Questo browser non ti ricorda più.
settings-forget = Dimenticami su questo dispositivo
settings-everywhere = Esci da tutti i dispositivi
settings-new-code = Con un nuovo codice di recupero: quello vecchio non vale più
settings-signed-out = Nessun dispositivo è più collegato.
recovery-lead = Il tuo codice di recupero: con questo ritrovi le tue partite da un altro dispositivo. Conservalo: viene mostrato solo adesso.
recovery-code = Codice di recupero
recovery-use = Recupera le mie partite
recovery-renew = Crea un nuovo codice di recupero
recovery-renew-why = Il tuo codice di recupero è conservato in modo che nessuno possa leggerlo, nemmeno qui. Quello nuovo appare subito, e il vecchio non vale più.
sessions = Dove hai effettuato l’accesso
session-here = questo browser
session-seen = visto l’ultima volta il { $day }, accesso dal { $since }
session-end = Esci da lì
forget-sure = Dimenticare questo browser? Senza il codice di recupero da qui non ritrovi le tue partite.
forget-yes = Sì, dimenticami

## Informazioni
about-what = Tawy, “le Due Terre”, è una casa gratuita per due giochi da tavolo dell'antico Egitto, con motori che conoscono ogni regola, un server che non perde nulla, e i bot.
about-credits = Riconoscimenti
about-icons = Icone degli autori di game-icons.net, con licenza CC BY 3.0.
about-fonts = Caratteri: Alegreya e Source Sans 3, con la licenza SIL Open Font.
about-sources = Fonti
about-license = Il codice è software libero con licenza MIT.

## Problemi
unreachable = Il server non è raggiungibile. Controlla la connessione e riprova.
refused-no_session = Prima di' chi sei: basta un nome.
refused-not_found = Questo tavolo non esiste, oppure serve il suo invito per vederlo.
refused-not_yours = Non spetta a te deciderlo.
refused-moved_on = Nel frattempo la partita è andata avanti.
refused-too_many = Troppe richieste: aspetta un momento e riprova.
refused-too_large = Questo file è troppo grande.
refused-foreign_origin = Arriva dalla pagina di un altro sito e non viene accettato.
refused-too_slow = Ci ha messo troppo ad arrivare: riprova.
refused-unavailable = Il server adesso non può farlo: riprova tra un momento.
refused-wrong_host = Questo server non risponde a quel nome.
refused-malformed = Il server non ha capito: controlla che cosa hai inserito.
refused-illegal = Questa adesso non è una risposta possibile.
refused-not_now = Adesso non si può fare.

coach = Consigliere
coach-off = Disattiva il consigliere
coach-wish-first = Nelle mie prime partite
coach-wish-on = Sempre
coach-wish-off = Mai
hint = Suggerimento
hint-thinking = Sto pensando…

## Accordi, padrone di casa e invito
option-undo = Tornare indietro
planning = Pianificare
planning-on = permesso, su una copia che nessun altro vede
planning-off = non a questo tavolo
undo-own = solo le proprie ultime scelte
undo-agreed = d'accordo, tranne ciò che è rivelato
undo-revealed = d'accordo, anche ciò che è rivelato
request-past-reveal = Si annullerebbe qualcosa di già pescato o rivelato: devono accettare tutti, anche chi è assente.
request-awaited = Devono ancora rispondere: { $names }
request-then-granted = Se nessuno si oppone, avverrà tra { $time }.
request-then-lapsed = Decade tra { $time } se non accettano tutti.
vote-awaited = Devono ancora scegliere: { $names }
vote-ends = Tra { $time } decide chi ha già scelto; in caso di parità si aspetta.
seat-is-open = In questa partita c'è un posto libero.
invite = Invita
invite-new = Crea un nuovo link
invite-sure = Creare un nuovo link? Quello vecchio non aprirà più il tavolo; chi è già entrato resta.
people = Persone a questo tavolo
people-nobody = Non c'è ancora nessun altro.
person-seated = gioca
person-watching = guarda
person-banned = non può entrare
person-remove = Allontana
person-ban = Non far entrare
person-unban = Fai rientrare
news-Removed = Chi ha aperto il tavolo allontana { $name }.
hint-lead =
    { $count ->
        [one] Che cosa considera il bot più forte dopo aver provato { $count } continuazione:
        [many] Che cosa considera il bot più forte dopo aver provato { $count } di continuazioni:
       *[other] Che cosa considera il bot più forte dopo aver provato { $count } continuazioni:
    }
hint-chance = { $percent }% di probabilità di vincere

## What an option would do: numbers of whoever is asked and of others, and what comes then
foreseen-number = { $what } { $from } → { $to }
foreseen-numbers-of = { $who }: { $numbers }
foreseen-chance = Poi decide il caso.
foreseen-secret = Quello che segue dipende da ciò che non puoi sapere.

## What an invitation says, also in the preview of its link

club-night = Serata di club
club-mine = Le mie serate di club
club-announce-help = Una serata di club: da 4 a 64 persone, più round, ogni volta facce nuove al tavolo.
club-back = Alla serata
club-status-gathering = raccolta dei partecipanti
club-status-running = round { $round } di { $count }
club-status-over = finita
club-status-off = annullata
invited-title = { $host } ti invita a { $game }
invited-seats = Posti liberi: { $free } di { $seats }
invited-clock-none = Senza orologio
invited-clock-budget = { $time } a testa
invited-clock-turn = { $time } per turno
invited-clock-days = { $time } per turno
invited-over = Questa partita è finita: puoi rivederla.
invite-code = Mostra come codice QR
invited-players = Chi gioca
invited-time = Tempo
invited-length = Durata

## Looking for an open table

filter-any = Qualsiasi
filter-game = Gioco
filter-clock-none = Senza orologio
filter-clock-budget = Tempo per tutta la partita
filter-clock-turn = Tempo per turno
filter-clock-days = Giorni per turno
filter-language = Lingua
filter-nothing = Nessun tavolo aperto è così.

## Chat

chat = Chat
chat-unread = { $count ->
    [one] { $count } nuovo
    [many] { $count } nuovi
   *[other] { $count } nuovi
}
chat-seats = Giocatori
chat-watchers = Spettatori
chat-empty = Non è ancora stato detto nulla.
chat-say = Scrivi un messaggio
chat-send = Invia
chat-about = Altro su ciò che ha scritto { $name }
chat-mute = Silenzia { $name }
chat-muted = { $count ->
    [one] Hai silenziato una persona.
    [many] Hai silenziato { $count } persone.
   *[other] Hai silenziato { $count } persone.
}
chat-unmute = Leggi di nuovo { $name }
chat-report = Segnala a chi ospita
chat-reported = Segnalato
chat-reports = Segnalati a te
chat-link-warning = Questo link porta a un altro sito, { $site }. Chi l'ha scritto potrebbe non essere chi credi: aprilo solo se ti fidi.
chat-link-open = Apri il link
