### Lekce hry Ankh: co říká, kapitolu po kapitole (src/tawy/lessons/content/ankh/ankh.toml).

lesson-ankh-title = Ankh: vaše první hra

## What can be pointed at

lesson-ankh-point-map = mapa
lesson-ankh-point-space = pole { $thing }
lesson-ankh-point-figure = figura na poli { $thing }
lesson-ankh-point-monument = monument na poli { $thing }
lesson-ankh-point-camel = velbloud na straně { $thing }
lesson-ankh-point-region = oblast { $thing }
lesson-ankh-point-order = { ankh-label-order }
lesson-ankh-point-actions = { ankh-label-actions }
lesson-ankh-point-action = { $thing }
lesson-ankh-point-events = { ankh-label-events }
lesson-ankh-point-event = událost { $thing }
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
lesson-ankh-point-battle = boj

## The map, and a move

lesson-ankh-map-title = Váš bůh a země
lesson-ankh-map-you = Jste { ankh-god-ra }. Tady stojí váš bůh a vedle něj váš první válečník.
lesson-ankh-map-goal = Proti vám hrají { ankh-god-amun } a { ankh-god-isis }. Všem jde o zbožnost: ukazuje ji tato stupnice a všichni začínáte úplně dole.
lesson-ankh-map-regions = Řeky dělí zemi na tři oblasti. Později se o ně bojuje jednu po druhé, v pořadí těchto čísel. V oblasti 1 jste zatím sami.
lesson-ankh-map-monuments = Monumenty přinášejí stoupence a zbožnost. Tento chrám je váš, obelisk zatím nepatří nikomu.
lesson-ankh-map-action = Jste na tahu! Provedete jednu akci a pak druhou z některé nižší řady. Začněte akcí { ankh-action-move }.
lesson-ankh-map-action-summon = Nový válečník se vždycky hodí, ale druhá akce by pak musela být z nižší řady a vůbec byste se nepohnuli. Začněte shora.
lesson-ankh-map-action-gain = Vaše figury stojí jen vedle jednoho monumentu, takže byste získali 1 stoupence. Když se nejdřív pohnete, budou 2.
lesson-ankh-map-action-unlock = Na první schopnost už máte, ale pod touto řadou žádná další není: váš tah by hned skončil.
lesson-ankh-map-figure = Každá vaše figura se smí pohnout až o 3 pole. Řeky, voda ani jiné figury jí nestojí v cestě. Vyberte svého boha.
lesson-ankh-map-figure-warrior = Váš válečník stojí dobře tam, kde je: vedle vašeho chrámu. Vezměte boha.
lesson-ankh-map-figure-done = To by se nepohnul nikdo, a váš bůh má kam jít.
lesson-ankh-map-space = Pošlete ho na označené pole, vedle obelisku, který nikomu nepatří.
lesson-ankh-map-space-as-good = I to je vedle obelisku a je to stejně dobré. V tomto příběhu ale zvolte označené pole.
lesson-ankh-map-space-elsewhere = Jít tam může. Nám ale jde o obelisk: hned vám přinese stoupence a brzy bude váš.
lesson-ankh-map-enough = Válečník už vedle vašeho chrámu stojí: nechte ho tam a dál nehýbejte.
lesson-ankh-map-enough-warrior = Pak by vedle vašeho chrámu nikdo nezůstal a chrám by vám nepřinesl stoupence.
