### Problemi: posizioni in cui una risposta è chiaramente la migliore. Nella pagina e nel terminale.

puzzle-theme-ankh-card = Una carta in un combattimento
puzzle-theme-ankh-caravan = Dove divide la carovana
puzzle-theme-ankh-event = Innescare l'evento o no
puzzle-theme-ankh-action = Quale azione
puzzle-theme-ankh-power = Quale potere
puzzle-theme-ankh-offer = Quanto offrire
puzzle-theme-plagues-tribute = Risparmiare per il tributo
puzzle-theme-plagues-loss = Quale perdita
puzzle-theme-plagues-dice = Quale dado, e per cosa
puzzle-theme-plagues-territory = Quale territorio
puzzle-theme-plagues-province = Dove va nella provincia
puzzle-difficulty-1 = Facile: un bot facile trova la risposta.
puzzle-difficulty-2 = Abbastanza facile: un bot medio trova la risposta.
puzzle-difficulty-3 = Insidioso: un bot difficile trova la risposta.
puzzle-difficulty-4 = Difficile: solo l'esperto trova la risposta.
puzzle-difficulty-5 = Molto difficile: nessun bot trova la risposta se non pensa a lungo.
puzzle-wrong = Un'altra risposta è migliore. Riprova.
puzzle-solved =
    { $tries ->
        [one] Giusto, al primo tentativo!
        [many] Giusto, al tentativo { $tries }!
       *[other] Giusto, al tentativo { $tries }!
    }
puzzle-shown = Questa è la risposta:
puzzle-worth = { $answer }: probabilità di vincere { $chance }
puzzle-line = Come potrebbe continuare, secondo il calcolo:
puzzle-source = { $looks } calcoli di { $iterations } iterazioni ciascuno, con altri dadi e altri segreti, hanno dato la stessa risposta.
puzzle-gap = È migliore di almeno { $gap } di qualsiasi altra.
puzzle-title = Problemi
puzzle-lead = Posizioni di partite vere in cui una risposta è chiaramente la migliore. Riesci a trovarla?
puzzle-today = Oggi
puzzle-how = Giochi con { $seat }. Una risposta è chiaramente la migliore: sceglila sul tabellone o nell'elenco.
puzzle-show = Mostra la risposta
puzzle-chance = La probabilità di vincere che dà ogni risposta.
puzzle-next = Prossimo problema
puzzle-all = Tutti i problemi
puzzle-level = Difficoltà { $level } su 5
puzzle-number = Problema { $number }.
puzzle-is-solved = Risolto.
puzzle-is-shown = La risposta è stata mostrata.
puzzle-count = { $solved } di { $all } risolti
puzzle-streak =
    { $days ->
        [0] Risolvi il problema di oggi per iniziare una serie.
        [one] Serie di un giorno.
        [many] Serie di { $days } giorni.
       *[other] Serie di { $days } giorni.
    }
puzzle-best =
    { $days ->
        [one] La tua serie migliore: un giorno.
        [many] La tua serie migliore: { $days } giorni.
       *[other] La tua serie migliore: { $days } giorni.
    }
