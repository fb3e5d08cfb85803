### Che cosa si dice di una partita di Ankh finita. $side ha vinto, $rival è la migliore delle altre.

summary-ankh-points = Devozione
summary-ankh-by-source = Devozione per fonte
summary-ankh-axis = Conflitto

## Da dove viene la devozione

ankh-devotion-monuments = Monumenti
ankh-devotion-domination = Regioni dominate
ankh-devotion-battles = Combattimenti vinti
ankh-devotion-powers = Poteri Ankh
ankh-devotion-cards = Carte Combattimento
ankh-devotion-gods = Abilità delle divinità
ankh-devotion-guardians = Guardiani
ankh-devotion-merging = Ceduta nell'unione

## Momenti, e che cosa è stato delle divinità

summary-ankh-step-start = Inizio
summary-ankh-step-region = Conflitto { $conflict }, regione { $token }
summary-ankh-step-merging = Le divinità si sono unite
summary-ankh-step-forgetting = Divinità dimenticate
summary-ankh-fate-merged = divinità unita
summary-ankh-fate-forgotten = divinità dimenticata

## Che cosa ha deciso: come si è vinto

summary-ankh-top = { $side } ha raggiunto la cima del tracciato devozione nel conflitto { $conflict }, con { $lead } di vantaggio su { $rival }.
summary-ankh-most = Dopo l'ultimo conflitto { $side } aveva { $points } devozione, { $lead } più di { $rival }.
summary-ankh-stack = { $side } e { $rival } hanno finito entrambi con { $points } devozione; il segnalino di { $side } sta sopra, e questo risolve la parità.
summary-ankh-sole =
    { $others_count ->
        [one] { $others } era ancora sul rosso dopo il quarto conflitto e ora è nell'oblio; restava solo { $side }.
        [many] { $others } erano ancora sul rosso dopo il quarto conflitto e ora sono nell'oblio; restava solo { $side }.
       *[other] { $others } erano ancora sul rosso dopo il quarto conflitto e ora sono nell'oblio; restava solo { $side }.
    }
summary-ankh-atheism = Dopo il quarto conflitto tutte le divinità erano ancora sul rosso: sono state dimenticate e non ha vinto nessuno.

## Che cosa ha fatto la differenza

summary-ankh-short_of_safety =
    { $steps ->
        [one] La più vicina alla salvezza era { $side } con { $points } devozione: mancava { $steps } passo.
        [many] La più vicina alla salvezza era { $side } con { $points } devozione: mancavano { $steps } passi.
       *[other] La più vicina alla salvezza era { $side } con { $points } devozione: mancavano { $steps } passi.
    }
summary-ankh-comeback = Prima del conflitto { $conflict } { $rival } aveva ancora { $lead } di vantaggio su { $side }.
summary-ankh-gave_up = { $rival } ha ceduto { $amount } devozione nell'unione, e alla fine non ne mancava di più.
summary-ankh-lost = { $rival } ha perso { $amount } devozione per la morte del Gatto Mummia, e alla fine non ne mancava di più.
summary-ankh-source = La differenza maggiore – { $source }: { $side } { $amount }, { $rival } { $other }.
summary-ankh-led_since = { $side } era davanti a tutti dal conflitto { $conflict }.
