### La lezione di Ankh: quello che dice, capitolo per capitolo (src/tawy/lessons/content/ankh/ankh.toml).

lesson-ankh-title = Ankh: la tua prima partita

## What can be pointed at

lesson-ankh-point-map = la mappa
lesson-ankh-point-space = casella { $thing }
lesson-ankh-point-figure = miniatura in { $thing }
lesson-ankh-point-monument = monumento in { $thing }
lesson-ankh-point-camel = cammello in { $thing }
lesson-ankh-point-region = regione { $thing }
lesson-ankh-point-order = { ankh-label-order }
lesson-ankh-point-actions = { ankh-label-actions }
lesson-ankh-point-action = { $thing }
lesson-ankh-point-events = { ankh-label-events }
lesson-ankh-point-event = evento { $thing }
lesson-ankh-point-track = { ankh-label-devotion }
lesson-ankh-point-red = { ankh-label-red }
lesson-ankh-point-devotion = { ankh-label-devotion } ({ $thing })
lesson-ankh-point-god = { $thing }
lesson-ankh-point-followers = { ankh-label-followers } ({ $thing })
lesson-ankh-point-warriors = { ankh-label-warriors } ({ $thing })
lesson-ankh-point-powers = { ankh-label-powers } ({ $thing })
lesson-ankh-point-power = { $thing }
lesson-ankh-point-guardian = { $thing }
lesson-ankh-point-hand = { ankh-label-cards } ({ $thing })
lesson-ankh-point-card = { $thing }
lesson-ankh-point-battle = il combattimento

## The map, and a move

lesson-ankh-map-title = La tua divinità e la terra
lesson-ankh-map-you = Sei { ankh-god-ra }. Qui c'è la tua divinità e, accanto, il tuo primo guerriero.
lesson-ankh-map-goal = { ankh-god-amun } e { ankh-god-isis } giocano contro di te. Tutti vogliono devozione: la segna questo tracciato, e tutti partono dal fondo.
lesson-ankh-map-regions = I fiumi dividono la terra in tre regioni. Più avanti ve le contenderete una alla volta, nell'ordine di questi numeri. Nella regione 1 per ora ci sei solo tu.
lesson-ankh-map-monuments = I monumenti portano seguaci e devozione. Questo tempio è tuo; l'obelisco non è ancora di nessuno.
lesson-ankh-map-action = Tocca a te! Fai un'azione e poi una seconda, da una riga più in basso. Comincia con { ankh-action-move }.
lesson-ankh-map-action-summon = Un guerriero in più fa sempre comodo, ma poi la seconda azione verrebbe da più in basso e non ti muoveresti affatto. Comincia dall'alto.
lesson-ankh-map-action-gain = Le tue miniature sono accanto a un solo monumento, quindi avresti 1 seguace. Se prima ti muovi, saranno 2.
lesson-ankh-map-action-unlock = Potresti già pagare un primo potere, ma sotto questa riga non ce ne sono altre: il tuo turno finirebbe subito.
lesson-ankh-map-figure = Ogni tua miniatura può muoversi fino a 3 caselle. Fiumi, acqua e altre miniature non le sbarrano la strada. Scegli la tua divinità.
lesson-ankh-map-figure-warrior = Il tuo guerriero sta bene dov'è, accanto al tuo tempio. Scegli la divinità.
lesson-ankh-map-figure-done = Così non si muoverebbe nessuno, e la tua divinità ha dove andare.
lesson-ankh-map-space = Mandala nella casella indicata, accanto all'obelisco che non è di nessuno.
lesson-ankh-map-space-as-good = Anche quella è accanto all'obelisco, e va altrettanto bene. In questa storia scegli la casella indicata.
lesson-ankh-map-space-elsewhere = Può andarci. Ma quello che ci serve è l'obelisco: ora ti porta un seguace, e presto sarà tuo.
lesson-ankh-map-enough = Il tuo guerriero è già accanto al tuo tempio: lascialo lì e non muovere altro.
lesson-ankh-map-enough-warrior = Allora accanto al tuo tempio non resterebbe nessuno, e non ti porterebbe seguaci.
