### Ciò che si disegna di 10 Piaghe: etichette, previsioni e scelte. I nomi delle cose stanno in plagues.ftl.

## Piccole parti

plagues-ui-comma = {", "}
plagues-ui-or = {" o "}
plagues-ui-or-short = o
plagues-ui-empty = vuoto
plagues-ui-close = Chiudi
plagues-ui-choosable = { $what }, si può scegliere
plagues-ui-number-of = { $number } × { $what }
plagues-ui-of = { $have } / { $need }
plagues-ui-source = { $source } { NUMBER($amount, signDisplay: "exceptZero") }
plagues-ui-you = tu
plagues-ui-you-have = Ne hai { $number }
plagues-ui-asked = di turno

## Il tabellone comune

plagues-ui-market = Mercato e carte Faraone
plagues-ui-slot = Slot { $slot }: { $token }
plagues-ui-favour-free = libera
plagues-ui-favour-spent = spesa fino alla fine del round
plagues-ui-favour-held = presa da { $player }
plagues-ui-hebrews-waiting =
    { $number ->
        [0] Nessun Ebreo da { $value } in attesa
        [one] 1 Ebreo da { $value } in attesa
        [many] { $number } di Ebrei da { $value } in attesa
       *[other] { $number } Ebrei da { $value } in attesa
    }
plagues-ui-deck =
    { $cards ->
        [one] 1 carta nel mazzo
        [many] { $cards } di carte nel mazzo
       *[other] { $cards } carte nel mazzo
    }
plagues-ui-no-land = Nessun territorio scoperto
plagues-ui-no-plague = Ancora nessuna piaga
plagues-ui-no-loss = Ancora nessuna perdita
plagues-ui-part = Parte { $number }
plagues-ui-ankhs-cancel =
    { $ankhs ->
        [one] 1 annulla una parte
        [many] { $ankhs } annullano una parte
       *[other] { $ankhs } annullano una parte
    }
plagues-ui-phases = Fasi del round
plagues-ui-round-asks =
    { $moses ->
        [yes] Round { $round }: tributo { $tribute }, Ankh necessari { $ankhs }; alla fine aiuta Mosè
       *[no] Round { $round }: tributo { $tribute }, Ankh necessari { $ankhs }
    }
plagues-ui-soldiers-counted = Soldati contati in questo round: { $soldiers }
plagues-ui-soldiers-forecast = Soldati: { $soldiers }. Per ora, posto { $place } nel prossimo ordine.
plagues-ui-left = Che cosa resta
plagues-ui-left-supply =
    { $tokens ->
        [one] 1 segnalino nella riserva
        [many] { $tokens } di segnalini nella riserva
       *[other] { $tokens } segnalini nella riserva
    }
plagues-ui-left-end = ancora { $tokens } alla fine della partita
plagues-ui-left-last = È l'ultimo round
plagues-ui-left-plagues =
    { $plagues ->
        [one] 1 piaga in arrivo
        [many] { $plagues } di piaghe in arrivo
       *[other] { $plagues } piaghe in arrivo
    }
plagues-ui-left-losses =
    { $losses ->
        [one] 1 carta perdita in arrivo
        [many] { $losses } di carte perdita in arrivo
       *[other] { $losses } carte perdita in arrivo
    }
plagues-ui-gone = { $number } fuori dal gioco
plagues-ui-to-come = in arrivo
plagues-ui-other-tables = Questa partita usa tabelle proprie: ciò che è stampato qui può essere diverso.

## Una provincia

plagues-ui-your-province = La tua provincia
plagues-ui-others = Le altre province
plagues-ui-open-province = { $summary }. Mostra tutta la provincia
plagues-ui-power =
    { $used ->
        [yes] Potere di { $province }, usato in questo round
       *[no] Potere di { $province }
    }
plagues-ui-automa-help = Gira i suoi dadi, non paga tributi, non subisce nulla.
plagues-ui-automa-dice = Dadi dell'Automa: girati { $shown }, coperti { $down }
plagues-ui-space = { $area }, riga { $row }, colonna { $column }
plagues-ui-gap =
    { $active ->
        [yes] { $bonus }: attivo
       *[no] { $bonus }: non attivo
    }
plagues-ui-row =
    { $complete ->
        [yes] Fila di tre diversi: un Ankh
       *[no] Fila non completa
    }
plagues-ui-claim-full = al completo: 2 sviluppo, provincia +2
plagues-ui-claim-won = bonus ottenuto
plagues-ui-boat-at = Barca sulla casella { $at } del Nilo
plagues-ui-dev-at = { $track }: vale { $points }
plagues-ui-card = Provincia
plagues-ui-card-at = Carta provincia: { $at } su { $last }
plagues-ui-mark-hebrew = un Ebreo a tua scelta
plagues-ui-mark-market = un segnalino del mercato a scelta
plagues-ui-mark-dev = 2 passi di sviluppo
plagues-ui-mark-two = due azioni speciali per round
plagues-ui-mark-ankh = un Ankh
plagues-ui-mark-points =
    { $points ->
        [one] { $points } punto
        [many] { $points } di punti
       *[other] { $points } punti
    }
plagues-ui-mark-won = Ottenuto
plagues-ui-freed = Ebrei liberati: { $count }, in totale { $sum }
plagues-ui-freed-values = Valore 1: { $ones }, valore 2: { $twos }, valore 3: { $threes }
plagues-ui-place = Posto { $place } della colonna
plagues-ui-column = colonna { $column }
plagues-ui-pharaohs = Segnalini Faraone: { $unused } non usati, { $used } girati
plagues-ui-kept-help = Già usato; conta alla fine.
plagues-ui-penalties =
    { $number ->
        [one] 1 carta penalità
        [many] { $number } di carte penalità
       *[other] { $number } carte penalità
    }
plagues-ui-penalty-help = 3 punti in meno ciascuna (P12.3).
plagues-ui-nothing-beside = Nulla accanto alla plancia
plagues-ui-discard-slot = Slot degli scarti { $slot }: { $token }
plagues-ui-recovered-with = Si recupera con un dado { $dice }
plagues-ui-die-spent = Dado { $die }, speso
plagues-ui-land = Carte territorio
plagues-ui-no-own-land = Ancora nessuna carta territorio
plagues-ui-land-used = usata in questo round
plagues-ui-land-traded = esaurita

## Previsioni

plagues-ui-tribute-enough = basta
plagues-ui-tribute-short =
    { $short ->
        [one] ne manca { $short }
        [many] ne mancano { $short }
       *[other] ne mancano { $short }
    }
plagues-ui-tribute-tokens =
    { $tokens ->
        [one] costa 1 segnalino moneta
        [many] costa { $tokens } di segnalini moneta
       *[other] costa { $tokens } segnalini moneta
    }
plagues-ui-tribute-exempt = nulla da pagare
plagues-ui-tribute-failed = non ha potuto pagare
plagues-ui-tribute-paid = pagato
plagues-ui-soldiers-place = per ora posto { $place }
plagues-ui-soldiers-done = ordine deciso
plagues-ui-ankhs-enough =
    { $enough ->
        [yes] può annullare una parte
       *[no] non può annullare
    }
plagues-ui-by-source = per provenienza
plagues-ui-score-now = Punti al momento
plagues-count-points = punti
plagues-count-coins = monete per pagare
plagues-count-tribute = tributo dovuto
plagues-count-soldiers = soldati
plagues-count-ankhs = Ankh
plagues-guess-drawn = ha pescato { $things }
plagues-guess-bottom = ha messo sotto il mazzo: { $things }

## Che cosa è stato preso

plagues-ui-held = In mano: { $things }. Scegli che cosa farne.
plagues-ui-put-back = Rimetti a posto
plagues-ui-do-this = Fallo
plagues-ui-held-die = dado { $number }
plagues-ui-held-slot = slot { $number }
plagues-ui-held-favour = carta Faraone { $number }
plagues-ui-held-hebrew = Ebreo da { $number }
plagues-ui-held-discard = slot degli scarti { $number }
plagues-ui-held-card = carta

## Scelte

plagues-ui-show-market = Mostra il mercato
plagues-ui-show-choices = Mostra le scelte
plagues-ui-show-table = Mostra il tavolo
plagues-ui-tray-loss = Parte { $part } delle perdite: come la subisci?
plagues-ui-tray-cancel = I tuoi Ankh possono annullare una parte delle perdite
plagues-ui-tray-free = Prima vuoi usare qualcosa?
plagues-ui-tray-pay_with = Con che cosa paghi?
plagues-ui-tray-dev = Quali passi di sviluppo fai?
plagues-ui-tray-dev_favour = Un passo di sviluppo, o due per una moneta?
plagues-ui-tray-ignore = Giri un segnalino Faraone per ignorare questa piaga?
plagues-ui-tray-buto = Peschi altre due carte territorio?
plagues-ui-tray-buto_keep = Quale carta tieni?
plagues-ui-tray-edfu_keep = Quale segnalino tieni?
plagues-ui-tray-slot = In quale slot degli scarti? ({ $token })
plagues-ui-tray-give_up = Gli scarti sono pieni: che cosa lascia il gioco?
plagues-ui-tray-province = Quale provincia governi?
plagues-ui-done-free = Non usare nulla
plagues-ui-done-cancel = Non annullare nulla
plagues-ui-done-edfu_keep = Nessuno si può prendere: rimettili tutti
plagues-ui-costs-nothing = Lì non c'è nulla da perdere: non costa nulla
plagues-ui-loses = Perdi: { $tokens }
plagues-ui-opens = Attiva: { $bonuses }
plagues-ui-breaks = Interrompe: { $bonuses }
plagues-ui-a-row = una fila di tre diversi
plagues-ui-steps = { $track } +{ $steps }
plagues-ui-dev-one = Un passo
plagues-ui-dev-one-note = Non costa nulla
plagues-ui-dev-two = Due passi
plagues-ui-dev-two-note = Costa una moneta
plagues-ui-wasted-otherwise = Va sprecata se non la usi in questo round
plagues-ui-ignore-plague = Ignora { $plague } in questo round
plagues-ui-drop-penalty = Elimina una carta penalità
plagues-ui-ignore-yes = Ignorala
plagues-ui-ignore-yes-note = Il segnalino resta tuo e conta alla fine
plagues-ui-ignore-no = Subiscila
plagues-ui-ignore-no-note = Il segnalino si può usare più avanti
plagues-ui-buto-yes = Pescane due
plagues-ui-buto-yes-note = Le vedi solo tu; ne tieni una delle tre
plagues-ui-buto-no = Tieni questa
plagues-ui-buto-no-note = Buto non pesca nulla
plagues-ui-just-lost = Appena perso
plagues-ui-result = Il round { $number } è finito
plagues-ui-result-paid =
    { $coins ->
        [0] Nessun tributo dovuto
        [one] Tributo pagato: { $coins } moneta
        [many] Tributo pagato: { $coins } di monete
       *[other] Tributo pagato: { $coins } monete
    }
plagues-ui-result-failed =
    { $coins ->
        [one] Tributo non pagato: era dovuta { $coins } moneta
        [many] Tributo non pagato: erano dovute { $coins } di monete
       *[other] Tributo non pagato: erano dovute { $coins } monete
    }
plagues-ui-result-penalty = Prende la carta piaga come penalità
plagues-ui-result-nothing = {" (niente da perdere)"}
plagues-ui-result-cancelled =
    { $parts ->
        [one] { $parts } parte delle perdite annullata
        [many] { $parts } di parti delle perdite annullate
       *[other] { $parts } parti delle perdite annullate
    }

## Mosè, e la fine

plagues-ui-moses = Mosè aiuta chi è in coda
plagues-ui-moses-helps = { $track }: { $players }
plagues-ui-final = Punteggio finale
plagues-ui-winner = vince
plagues-ui-all-at-once = Mostra tutto insieme

plagues-ui-favour-dev = sviluppo
plagues-ui-favour-soldiers = soldati
plagues-ui-favour-coin = moneta
plagues-ui-favour-province = provincia
plagues-ui-favour-ankh = Ankh
plagues-ui-favour-boat = barca
