# Ciò che il terminale disegna e racconta di Ankh. I nomi sono in ankh.ftl, quasi tutte le etichette in ankh-ui.ftl.

## On the map: at most 8 letters

terminal-ankh-map-god = ☥ divin.
terminal-ankh-map-warrior = guerr.
terminal-ankh-map-cat_mummy = GattoMum
terminal-ankh-map-satet = Satet
terminal-ankh-map-mummy = Mummia
terminal-ankh-map-apep = Apopi
terminal-ankh-map-giant_scorpion = Scorpion
terminal-ankh-map-androsphinx = Sfinge
terminal-ankh-map-obelisk = ▌obelis.
terminal-ankh-map-temple = Π tempio
terminal-ankh-map-pyramid = ▲piram.
terminal-ankh-map-neutral = neutrale
terminal-ankh-map-underworld-1 = Aldi-
terminal-ankh-map-underworld-2 = là
terminal-ankh-map-region = reg. { $n }

## What the signs mean: at most 28 letters, two spaces between two signs

terminal-ankh-map = Mappa
terminal-ankh-sign-ground = " fert.  . deserto  ~ acqua
terminal-ankh-sign-lines = ≈ fiume  m cammello
terminal-ankh-sign-tokens = ☼ Radiosa  Ω tessera Aldilà
terminal-ankh-sign-aim = ↗ mira Scorpione Gigante
terminal-ankh-sign-option = {"["}3] il numero di una scelta

## Tracks: at most 28 letters, rows at most 17, signs 1

terminal-ankh-row-move = Muovere
terminal-ankh-row-summon = Evocare
terminal-ankh-row-gain = Ottenere Seguaci
terminal-ankh-row-unlock = Sbloccare Potere
terminal-ankh-track-1 = M monumento, C carovana
terminal-ankh-track-2 = X conflitto: X3 unione,
terminal-ankh-track-3 = X4 rossi dimenticati
terminal-ankh-track-red = rosso a { $red }, max { $top }
terminal-ankh-track-neutral = n neutr.
terminal-ankh-red-sign = r
terminal-ankh-neutral-sign = n
terminal-ankh-nobody = nessuno
terminal-ankh-battle = battaglia!

## Gods

terminal-ankh-god = Divinità
terminal-ankh-ankhs = Ankh
terminal-ankh-cards = Carte (giocate)
terminal-ankh-card-plague = Piaga
terminal-ankh-card-build = Costruire
terminal-ankh-card-chariots = Bighe
terminal-ankh-card-cycle = Ciclo
terminal-ankh-card-drought = Siccità
terminal-ankh-card-flood = Inondazione
terminal-ankh-card-miracle = Miracolo
terminal-ankh-out = { $out } fuori, { $pool } ris.
terminal-ankh-trapped = intrappolati: { $count }
terminal-ankh-forgotten = Dimenticate: { $gods }.
terminal-ankh-next-power = il prossimo potere è di livello { $level }
terminal-ankh-all-powers = tutti e sei i poteri sono sbloccati
terminal-ankh-supply = guardiani rimasti: { $guardians }

## What options mean

terminal-ankh-stays = di nuovo dov'è
terminal-ankh-pushes = spinge: { $what }
terminal-ankh-use = uso { $use } di { $last }
terminal-ankh-then = poi { $event }
terminal-ankh-level-costs = livello { $level }, seguaci: { $followers }
terminal-ankh-ransom = 1 seguace ad Anubi
terminal-ankh-land =
    { $count ->
        [one] { $count } casella di terra
        [many] { $count } di caselle di terra
       *[other] { $count } caselle di terra
    }
terminal-ankh-once = una volta per conflitto

## Lists and tables

terminal-ankh-too-narrow = Questo terminale ha { $width } colonne e la mappa ne richiede { $needed }: ecco un elenco. Allarga la finestra o rimpicciolisci i caratteri, poi scrivi 'board'.
terminal-ankh-camels = Cammelli tra: { $sides }
terminal-ankh-no-battle = Nessuna regione ha miniature di due divinità: ora non ci sarebbe combattimento.
terminal-ankh-no-region = La regione '{ $typed }' non c'è: indicane una da 1 a { $last }.
terminal-ankh-would-fight = Regione { $number }, se ora si combattesse
terminal-ankh-cards-shown = (con le carte già scoperte)
terminal-ankh-cancelled = ({ $count } annullata)
