### Ankh in lezioni brevi, una per ogni cosa (src/tawy/lessons/content/ankh/short): che cosa fare ora, e che cosa ne è venuto.

## Powers

lesson-ankh-power-commanding-try-now = { ankh-power-commanding-help } Qui avete tutti e due forza 3, quindi decidono le carte: gioca { ankh-card-chariots }.
lesson-ankh-power-commanding-try-then = 6 contro 4: vinci, e con la vittoria arrivano 3 seguaci. Il tuo prossimo potere è già pagato.
lesson-ankh-power-inspiring-try-now = { ankh-power-inspiring-help } L'hai giocata e non hai più seguaci. Qui controllate un tempio a testa: costruiscine un altro nella casella indicata.
lesson-ankh-power-inspiring-try-then = Non ti è costato nulla. Con due templi la maggioranza è tua, e fa 1 devozione in più.
lesson-ankh-power-omnipresent-try-now = { ankh-power-omnipresent-help } Hai miniature in tutte e tre le regioni. A { ankh-action-unlock } manca un passo alla fine: sceglila, e inizia il conflitto.
lesson-ankh-power-omnipresent-try-then = 3 regioni, 3 seguaci, prima ancora che si giochi una carta. Prima di un conflitto distribuisciti, anche con un solo guerriero per regione.
lesson-ankh-power-revered-try-now = { ankh-power-revered-help } Le tue miniature sono accanto a quattro monumenti. Scegli { ankh-action-gain }.
lesson-ankh-power-revered-try-then = 4 per i monumenti e 1 per { ankh-power-revered }. Prima lo sblocchi, più volte rende.
lesson-ankh-power-resplendent-try-now = { ankh-power-resplendent-help } Controlli questi tre templi, quindi qui hai 5 e l'avversario 3. Puoi tenere le carte forti: gioca { ankh-card-cycle }.
lesson-ankh-power-resplendent-try-then = 5 contro 4: senza { ankh-power-resplendent } sarebbe stato 3 contro 4. Vale ovunque combatta la tua miniatura Divinità, finché tieni i tre templi.
lesson-ankh-power-obelisk_attuned-try-now = { ankh-power-obelisk_attuned-help } Inizia un combattimento e questo obelisco è tuo: chiama il tuo guerriero dal nord.
lesson-ankh-power-obelisk_attuned-try-then = Eccolo, per quanto fosse lontano, e nel combattimento hai una miniatura in più. Potresti chiamarne anche altre, una alla volta.
lesson-ankh-power-temple_attuned-try-now = { ankh-power-temple_attuned-help } La tua miniatura Divinità è accanto a questo tempio, quindi qui hai 5 e l'avversario 3. Tieni le carte forti: gioca { ankh-card-cycle }.
lesson-ankh-power-temple_attuned-try-then = 5 contro 4: hanno deciso i 2 del tempio. Prima di un conflitto lascia qualcuno accanto a ogni tuo tempio.
lesson-ankh-power-pyramid_attuned-try-now = { ankh-power-pyramid_attuned-help } Questa piramide è tua: metti un guerriero lì accanto.
lesson-ankh-power-pyramid_attuned-try-then = Questa era la miniatura in più; ora ti viene chiesta quella normale. Con una seconda piramide ne evocheresti tre in una volta.
lesson-ankh-power-glorious-try-now = { ankh-power-glorious-help } Qui hai 5, l'avversario 3. Vincere di poco non basta: gioca { ankh-card-chariots }.
lesson-ankh-power-glorious-try-then = 8 contro 4: 3 devozione per un solo combattimento. Con questo potere è meglio vincerne uno nettamente che due di misura.
lesson-ankh-power-magnanimous-try-now = { ankh-power-magnanimous-help } Qui hai tre miniature. Se l'avversario gioca { ankh-card-chariots }, c'è poco da fare: tieni le carte forti e gioca { ankh-card-cycle }.
lesson-ankh-power-magnanimous-try-then = Hai perso 5 contro 6 e hai ottenuto 2 devozione; chi ha vinto, 1. Con questo potere conviene presentarsi in tanti.
lesson-ankh-power-bountiful-try-now = { ankh-power-bountiful-help } Sei sul rosso. Qui una maggioranza è già tua, e una vittoria ti darebbe altra devozione: gioca { ankh-card-chariots }.
lesson-ankh-power-bountiful-try-then = Due volte 1 è diventato due volte 2. Oltre il rosso non dà più nulla: è un potere per chi è indietro.
lesson-ankh-power-worshipful-try-now = { ankh-power-worshipful-help } Il combattimento è vinto e hai dei seguaci: rispondi di sì.
lesson-ankh-power-worshipful-try-then = 2 seguaci per 1 devozione. Ti viene chiesto dopo ogni tuo combattimento, anche perso.

## Battle cards

lesson-ankh-card-plague-try-now = { ankh-card-plague-help } L'avversario non ha seguaci da offrire. Giocala.
lesson-ankh-card-plague-try-then = Hai offerto 2, l'avversario niente: i guerrieri nemici sono morti prima che si contasse la forza, e i tuoi sono tutti vivi. È la carta della divinità più ricca.
lesson-ankh-card-build-try-now = { ankh-card-build-help } I seguaci li hai, e qui controllate un tempio a testa. Giocala.
lesson-ankh-card-build-try-then = Prima si è costruito, poi si sono contate le maggioranze: il secondo tempio ha portato 1 devozione in più. E resta lì per tutti i conflitti che verranno.
lesson-ankh-card-chariots-try-now = { ankh-card-chariots-help } Qui avete tutti e due forza 3. Giocala.
lesson-ankh-card-chariots-try-then = 6 contro 4: vinci. Ora è spesa finché { ankh-card-cycle } non la riporta, quindi tienila per il combattimento che conta.
lesson-ankh-card-cycle-try-now = { ankh-card-cycle-help } A nord hai appena speso { ankh-card-drought } invano. Qui sei comunque in vantaggio: giocala ora.
lesson-ankh-card-cycle-try-then = Hai vinto lo stesso. Finito il combattimento, { ankh-card-drought } e { ankh-card-cycle } tornano nella tua mano; le carte dell'avversario restano spese.
lesson-ankh-card-drought-try-now = { ankh-card-drought-help } Queste tue due miniature sono su Deserto, e la carta aggiunge 1 forza. Giocala.
lesson-ankh-card-drought-try-then = 4 contro 3, e la vittoria ha dato 3 devozione al posto di 1. Prima di un conflitto guarda chi sta sulla sabbia.
lesson-ankh-card-flood-try-now = { ankh-card-flood-help } Questo guerriero è su Terreno Fertile. Qui puoi perdere: salva il salvabile e giocala.
lesson-ankh-card-flood-try-then = Hai perso, ma questo guerriero è vivo e ha portato 1 seguace. Quello sul Deserto è morto.
lesson-ankh-card-miracle-try-now = { ankh-card-miracle-help } Qui puoi perdere tutti e due i guerrieri. Che almeno renda: giocala.
lesson-ankh-card-miracle-try-then = Sono morti due dei tuoi: 2 devozione. La vittoria ne ha data 1 all'avversario.

## Gods

lesson-ankh-god-amun-try-now = { ankh-god-amun-help } Qui siete pari, 3 contro 3: annuncia due carte.
lesson-ankh-god-amun-try-then = { ankh-card-chariots } e { ankh-card-drought } insieme: 7 contro 6, e in più la devozione del Deserto. Nel prossimo conflitto potrai rifarlo.
lesson-ankh-god-anubis-try-now = { ankh-god-anubis-help } Sono appena morti due guerrieri di { ankh-god-ra }: intrappolane uno.
lesson-ankh-god-anubis-try-then = D'ora in poi la tua miniatura Divinità ha forza 2 in ogni combattimento. E { ankh-god-ra } ha un guerriero in meno, oppure ti paga.
lesson-ankh-god-isis-try-now = { ankh-god-isis-help } Hai perso, ma questo guerriero è accanto a un nemico. Ti viene chiesto chi può morire: nessuno.
lesson-ankh-god-isis-try-then = È vivo; l'altro tuo guerriero, senza nemici accanto, è morto. È vicino al nemico che le tue miniature sono più al sicuro.
lesson-ankh-god-osiris-try-now = { ankh-god-osiris-help } Hai appena perso. Metti una tessera nella casella indicata, in mezzo ai nemici.
lesson-ankh-god-osiris-try-then = Le miniature altrui non possono terminarvi un movimento, e con la prossima azione { ankh-action-summon } ne sale una tua in più proprio lì.
lesson-ankh-god-ra-try-now = { ankh-god-ra-help } Questo guerriero è appena arrivato, e nella sua regione ci sei solo tu. Rispondi di sì: il conflitto inizia subito.
lesson-ankh-god-ra-try-then = Hai dominato la sua regione con un Sole: 2 devozione al posto di 1. I Soli vanno dove sei certo di vincere o dominare.

## Guardians

lesson-ankh-guardian-cat_mummy-try-now = { ankh-guardian-cat_mummy-help } Il tuo combatte qui, e potresti perdere. Tieni le carte forti: gioca { ankh-card-cycle }.
lesson-ankh-guardian-cat_mummy-try-then = L'avversario ha ottenuto 1 devozione vincendo, e il Gatto Mummia morto gliel'ha tolta. Chi lo batte, paga.
lesson-ankh-guardian-satet-try-now = { ankh-guardian-satet-help } Questo guerriero nemico è al confine della sua regione. Porta Satet nella sua casella.
lesson-ankh-guardian-satet-try-then = L'ha spinto oltre il fiume, in un'altra regione: in questa l'avversario combatte con una miniatura in meno. Si possono spingere anche le divinità.
lesson-ankh-guardian-mummy-try-now = { ankh-guardian-mummy-help } Una piaga di locuste l'ha appena uccisa, insieme ai tuoi due guerrieri. Falla risorgere nella casella indicata.
lesson-ankh-guardian-mummy-try-then = È di nuovo nella regione e continua a combattere in questo stesso combattimento. Tieni la tua miniatura Divinità vicino al fronte.
lesson-ankh-guardian-apep-try-now = { ankh-guardian-apep-help } Mettilo nell'acqua tra due regioni.
lesson-ankh-guardian-apep-try-then = Chi è sull'acqua si trova in tutte le regioni intorno: una sola miniatura combatte in entrambe.
lesson-ankh-guardian-giant_scorpion-try-now = { ankh-guardian-giant_scorpion-help } L'hai appena mosso, e il conflitto sta per iniziare. Punta il tempio dell'avversario.
lesson-ankh-guardian-giant_scorpion-try-then = Il tempio è sparito prima che si risolva una qualsiasi regione, e la maggioranza dei templi è solo tua. Non risparmia i monumenti di nessuno: attento ai tuoi.
lesson-ankh-guardian-androsphinx-try-now = { ankh-guardian-androsphinx-help } Queste due sono accanto alla tua, quindi qui l'avversario ha 1 al posto di 3. Tieni le carte forti: gioca { ankh-card-cycle }.
lesson-ankh-guardian-androsphinx-try-then = 4 contro 2: senza di lei sareste stati pari. Un'Androsfinge in mezzo a molte le annulla tutte.
