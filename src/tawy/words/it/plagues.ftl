### 10 Piaghe d'Egitto in italiano. Il significato degli argomenti è spiegato nel catalogo inglese.

plagues-title = 10 Piaghe d'Egitto
plagues-blurb = I governatori fanno crescere le loro province e pagano il tributo al Faraone, mentre una piaga dopo l'altra si abbatte sull'Egitto.
plagues-play-now = In solitario contro l'Automa.
plagues-play-hard = L'Automa è un avversario difficile: non paga tributi e non subisce perdite, e su 51 partite contro di lui i bot difficili ne hanno vinta una sola.
plagues-play-gently = Una prima partita facile
plagues-play-gently-help = Due giocatori: tu e un bot molto facile.
plagues-about = 10 Piaghe d'Egitto: regole secondo il regolamento pubblicato. Alcune tabelle che non vi sono stampate sono ricostruite; le pagine delle regole le segnalano.
plagues-seats-1 = 1 (solitario, con l'Automa)
plagues-automa = Automa

## Province

plagues-province-abydos = Abido
plagues-province-abydos-help = Una volta per round puoi cambiare un dado di al massimo 2 mentre lo spendi (P8.1).
plagues-province-buto = Buto
plagues-province-buto-help = Una volta per round, quando prendi una carta territorio, puoi pescarne altre due e tenerne una delle tre (P8.2).
plagues-province-memphis = Menfi
plagues-province-memphis-help = Paghi sempre 1 moneta di tributo in meno (P8.3).
plagues-province-edfu = Edfu
plagues-province-edfu-help = Una volta per round puoi spendere un dado 3 per pescare 6 segnalini dalla riserva e tenerne uno (P8.4).

## Segnalini: come sono, e come oggetto di una frase

plagues-token-sphinx = sfinge
plagues-token-sphinx-a = una sfinge
plagues-token-sphinx-help = Va su una casella libera della tua città (P4.3).
plagues-token-obelisk = obelisco
plagues-token-obelisk-a = un obelisco
plagues-token-obelisk-help = Va su una casella libera della tua città (P4.3).
plagues-token-egyptian = egizio
plagues-token-egyptian-a = un egizio
plagues-token-egyptian-help = Va su una casella libera della tua città o della tua campagna (P4.3).
plagues-token-plantation = piantagione
plagues-token-plantation-a = una piantagione
plagues-token-plantation-help = Va su una casella libera della tua campagna (P4.3).
plagues-token-herd = mandria
plagues-token-herd-a = una mandria
plagues-token-herd-help = Va su una casella libera della tua campagna (P4.3).
plagues-token-coin = moneta
plagues-token-coin-a = una moneta
plagues-token-coin-help = Tienila per pagare il tributo, un commercio o un secondo passo di sviluppo (P4.3).
plagues-token-boat = segnalino barca
plagues-token-boat-a = un segnalino barca
plagues-token-boat-help = La tua barca avanza di 1 casella (P4.3).
plagues-token-province = segnalino provincia
plagues-token-province-a = un segnalino provincia
plagues-token-province1 = provincia +1
plagues-token-province1-a = un segnalino provincia +1
plagues-token-province1-help = Avanza di 1 casella sulla tua carta provincia (P4.3).
plagues-token-province2 = provincia +2
plagues-token-province2-a = un segnalino provincia +2
plagues-token-province2-help = Avanza di 2 caselle sulla tua carta provincia (P4.3).
plagues-token-province3 = provincia +3
plagues-token-province3-a = un segnalino provincia +3
plagues-token-province3-help = Avanza di 3 caselle sulla tua carta provincia (P4.3).
plagues-token-pharaoh = segnalino Faraone
plagues-token-pharaoh-a = un segnalino Faraone
plagues-token-pharaoh-help = Giralo una volta per ignorare una piaga o eliminare una penalità; 2 punti alla fine, usato o no (P10.1, P10.2).

## La plancia provincia

plagues-area-city = città
plagues-area-field = campagna
plagues-space-city = città { $n }
plagues-space-field = campagna { $n }
plagues-bonus-dev_city = passo in città
plagues-bonus-dev_city-help = 1 passo sul tracciato città finché entrambi i segnalini ai suoi lati sono presenti (P2.3).
plagues-bonus-dev_field = passo in campagna
plagues-bonus-dev_field-help = 1 passo sul tracciato campagna finché entrambi i segnalini ai suoi lati sono presenti (P2.3).
plagues-bonus-coin = moneta
plagues-bonus-coin-help = 1 moneta di rendita ogni round finché entrambi i segnalini ai suoi lati sono presenti (P2.4).
plagues-bonus-hebrew = Ebreo
plagues-bonus-hebrew-help = Finché entrambi i segnalini ai suoi lati sono presenti, un dado libera un Ebreo di valore al massimo pari al suo numero (P4.6).
plagues-bonus-soldiers = soldati
plagues-bonus-soldiers-help = 3 soldati ogni round finché entrambi i segnalini ai suoi lati sono presenti (P2.4).
plagues-bonus-row = fila di tre segnalini diversi
plagues-bonus-row-help = Una fila di tre segnalini diversi dà un Ankh finché è completa (P2.5).

## Bonus che si ottengono una volta sola

plagues-claim-city = segnalino bonus della città
plagues-claim-field = segnalino bonus della campagna
plagues-claim-river = segnalino bonus del fiume
plagues-claim-province = bonus della casella provincia { $n }
plagues-claim-help = 2 passi di sviluppo e 2 caselle sulla carta provincia, una volta per partita (P2.6).
plagues-card_bonus-hebrew = un Ebreo a tua scelta
plagues-card_bonus-market = un segnalino del mercato a scelta
plagues-card_bonus-dev = 2 passi di sviluppo

## Tracciati

plagues-track-city = tracciato città
plagues-track-city-help = Alla fine dà punti il più basso dei tuoi due tracciati di sviluppo (P12.2).
plagues-track-field = tracciato campagna
plagues-track-field-help = Alla fine dà punti il più basso dei tuoi due tracciati di sviluppo (P12.2).
plagues-track-boat = barca
plagues-track-boat-help = La barca sul Nilo: le monete che ha superato sono rendita, le ultime caselle danno punti, l'ultimissima un Ankh (P3.2).
plagues-track-province = carta provincia
plagues-track-province-help = Bonus su 6, 9 e 12; due azioni speciali per round da 13 in poi, un Ankh da 21 in poi, 6 punti su 24 (P3.3).

## Ebrei liberati: che cosa dà ogni posto della colonna

plagues-hebrew = Ebreo da { $n }
plagues-column-province = carta provincia +1
plagues-column-boat = barca +1
plagues-column-dev = 1 passo di sviluppo
plagues-column-market = un segnalino del mercato a scelta
plagues-column-penalty = una penalità in meno
plagues-column-ankh = un Ankh
plagues-column-none = nulla

## Dadi

plagues-action-token = Prendere un segnalino
plagues-action-token-help = Prendi il segnalino del mercato il cui slot ha il numero del dado (P4.2).
plagues-action-favour = Prendere una carta Faraone
plagues-action-favour-help = Prendi la carta Faraone con il numero del dado, se in questo round non l'ha nessuno (P4.4).
plagues-action-hebrew = Liberare un Ebreo
plagues-action-hebrew-help = Libera un Ebreo con un dado pari ad almeno il doppio del suo valore (P4.5).
plagues-action-recover = Recuperare un segnalino
plagues-action-recover-help = Riporta in gioco un segnalino dallo slot degli scarti che mostra il dado (P4.8).
plagues-action-draw = Pescare segnalini
plagues-action-draw-help = Edfu pesca 6 segnalini dalla riserva e ne tiene uno (P8.4).
plagues-action-nothing = Nulla
plagues-action-nothing-help = Il dado si spende per nulla, perché nessuno dei tuoi dadi permette un'azione (P4.9).
plagues-die = Dado { $n }
plagues-die-1-help = Segnalino dello slot 1, carta Faraone 1, o recupero dal primo slot degli scarti (P4.1).
plagues-die-2-help = Segnalino dello slot 2, carta Faraone 2, un Ebreo da 1, o recupero dal primo slot degli scarti (P4.1).
plagues-die-3-help = Segnalino dello slot 3, carta Faraone 3, un Ebreo da 1, o recupero dal secondo slot degli scarti (P4.1).
plagues-die-4-help = Segnalino dello slot 4, carta Faraone 4, un Ebreo da 1 o 2, o recupero dal secondo slot degli scarti (P4.1).
plagues-die-5-help = Segnalino dello slot 5, carta Faraone 5, o un Ebreo da 1 o 2 (P4.1).
plagues-die-6-help = Segnalino dello slot 6, carta Faraone 6, o un Ebreo da 1, 2 o 3 (P4.1).

## Carte Faraone

plagues-pharaoh_card = Carta Faraone { $n }
plagues-favour-dev = 1 passo di sviluppo, o 2 per una moneta
plagues-favour-dev-help = Un passo di sviluppo; due se paghi un segnalino moneta o la carta moneta (P4.4).
plagues-favour-soldiers = 5 soldati
plagues-favour-soldiers-help = 5 soldati in più nella fase 2 di questo round (P4.4).
plagues-favour-coin = una moneta in questo round
plagues-favour-coin-help = Una moneta per il tributo, un commercio o un secondo passo di sviluppo in questo round; se non la usi va sprecata (P4.4).
plagues-favour-province = carta provincia +3
plagues-favour-province-help = Avanza subito di 3 caselle sulla tua carta provincia (P4.4).
plagues-favour-ankh = un Ankh in questo round
plagues-favour-ankh-help = Vale come un Ankh fino alla fine del round (P4.4, P6.6).
plagues-favour-boat = barca +2
plagues-favour-boat-help = La tua barca avanza subito di 2 caselle (P4.4).

## Carte territorio

plagues-kind-immediate = Bonus immediato
plagues-kind-immediate-help = Dà subito il suo bonus, poi se ne va (P9.1).
plagues-kind-special = Azione speciale
plagues-kind-special-help = Puoi usarla una volta per round; un'azione speciale per round, due dalla casella provincia 13 in poi (P9.2).
plagues-kind-trade = Commercio
plagues-kind-trade-help = Servono i segnalini che mostra, che non si spendono; 2 punti alla fine, usato o no (P9.1, P9.4).
plagues-kind-scoring = Punteggio
plagues-kind-scoring-help = Dà punti alla fine (P9.5).

plagues-special-egyptians = 2 egizi: barca +1
plagues-special-egyptians-help = Con almeno 2 egizi sulla tua plancia, la tua barca avanza di 1 casella (P9.3).
plagues-special-die = 4 o 5 prende la carta Faraone 6
plagues-special-die-help = Puoi spendere un dado 4 o 5 come 6 per prendere la carta Faraone 6 (P9.3).
plagues-special-mark = segno del fiume: carta provincia +2
plagues-special-mark-help = Con la barca sul segno bonus del fiume o più avanti, avanzi di 2 caselle sulla tua carta provincia (P9.3).
plagues-special-swap = 1 Ankh: scambia due segnalini del mercato
plagues-special-swap-help = Con almeno 1 Ankh scambi due segnalini del mercato prima di spendere un dado per un segnalino (P9.3).
plagues-special-coins = 4 Ebrei: 2 monete per il tributo
plagues-special-coins-help = Con almeno 4 Ebrei liberati hai 2 monete in più per questo tributo (P9.3).
plagues-special-recover = 2 Ankh: recupera un segnalino
plagues-special-recover-help = Con almeno 2 Ankh recuperi un segnalino scartato senza un dado (P9.3).
plagues-special-soldiers = casella provincia 10: 2 soldati
plagues-special-soldiers-help = Dalla casella provincia 10 in poi hai 2 soldati in più in questo round (P9.3).
plagues-special-market = 3 Ankh: un segnalino del mercato a scelta
plagues-special-market-help = Con almeno 3 Ankh prendi un segnalino del mercato a scelta (P9.3).

plagues-trade-coin = una moneta ogni round
plagues-trade-coin-help = Finché hai questi segnalini sulla tua plancia o accanto, 1 moneta di rendita ogni round (P9.4).
plagues-trade-soldier = un soldato ogni round
plagues-trade-soldier-help = Finché hai questi segnalini sulla tua plancia o accanto, 1 soldato ogni round (P9.4).
plagues-trade-dev = per una moneta, 2 passi di sviluppo
plagues-trade-dev-help = Una volta per partita, con questi segnalini e per una moneta, 2 passi di sviluppo (P9.4).
plagues-trade-market = per una moneta, un segnalino del mercato a scelta
plagues-trade-market-help = Una volta per partita, con questi segnalini e per una moneta, prendi un segnalino del mercato a scelta (P9.4).
plagues-trade-no-tribute = per una moneta, niente tributo
plagues-trade-no-tribute-help = Una volta per partita, con questi segnalini e per una moneta, in questo round non paghi il tributo (P9.4).
plagues-trade-penalty = per una moneta, una penalità in meno
plagues-trade-penalty-help = Una volta per partita, con questi segnalini e per una moneta, scarti una carta penalità (P9.4).

plagues-scoring-four = 4 punti
plagues-scoring-four-help = 4 punti alla fine (P9.5).
plagues-scoring-rows = 3 punti per fila, fino a 6
plagues-scoring-rows-help = 3 punti per ogni fila di tre segnalini diversi, fino a 6 (P9.5).
plagues-scoring-egyptians = 2 punti per egizio, fino a 6
plagues-scoring-egyptians-help = 2 punti per ogni egizio sulla tua plancia, fino a 6 (P9.5).
plagues-scoring-areas = 5 punti con 3 segnalini in ogni area
plagues-scoring-areas-help = 5 punti con almeno 3 segnalini in città e 3 in campagna (P9.5).
plagues-scoring-hebrews = 1 punto per coppia di Ebrei, fino a 6
plagues-scoring-hebrews-help = 1 punto per ogni coppia di segnalini Ebreo liberati, fino a 6 (P9.5).
plagues-scoring-discard = 5 punti senza scarti
plagues-scoring-discard-help = 5 punti se non hai segnalini negli scarti (P9.5).
plagues-scoring-bonuses = 5 punti con moneta, soldati ed Ebreo
plagues-scoring-bonuses-help = 5 punti se sulla tua plancia sono attivi un bonus moneta, il bonus soldati e il bonus Ebreo (P9.5).
plagues-scoring-ankhs = 1 punto per Ankh
plagues-scoring-ankhs-help = 1 punto per ogni tuo Ankh attivo (P9.5).

plagues-territory-t1 = { plagues-kind-immediate } 1
plagues-territory-t1-short = { plagues-track-city } +1
plagues-territory-t1-help = Avanza subito di 1 passo sul tuo tracciato città; poi la carta lascia il gioco (P9.1).
plagues-territory-t2 = { plagues-kind-immediate } 2
plagues-territory-t2-short = { plagues-track-field } +1
plagues-territory-t2-help = Avanza subito di 1 passo sul tuo tracciato campagna; poi la carta lascia il gioco (P9.1).
plagues-territory-t3 = { plagues-kind-immediate } 3
plagues-territory-t3-short = { plagues-track-city } +1, { plagues-track-field } +1
plagues-territory-t3-help = Avanza subito di 1 passo su entrambi i tuoi tracciati, città e campagna; poi la carta lascia il gioco (P9.1).
plagues-territory-t4 = { plagues-kind-immediate } 4
plagues-territory-t4-short = { plagues-track-province } +2
plagues-territory-t4-help = Avanza subito di 2 caselle sulla tua carta provincia; poi la carta lascia il gioco (P9.1).
plagues-territory-t5 = { plagues-kind-immediate } 5
plagues-territory-t5-short = { plagues-track-province } +3
plagues-territory-t5-help = Avanza subito di 3 caselle sulla tua carta provincia; poi la carta lascia il gioco (P9.1).
plagues-territory-t6 = { plagues-kind-immediate } 6
plagues-territory-t6-short = { plagues-track-boat } +1
plagues-territory-t6-help = La tua barca avanza subito di 1 casella sul Nilo; poi la carta lascia il gioco (P9.1).
plagues-territory-t7 = { plagues-kind-immediate } 7
plagues-territory-t7-short = { plagues-track-boat } +2
plagues-territory-t7-help = La tua barca avanza subito di 2 caselle sul Nilo; poi la carta lascia il gioco (P9.1).
plagues-territory-t8 = { plagues-kind-special } 8
plagues-territory-t8-short = { plagues-special-egyptians }
plagues-territory-t8-help = { plagues-special-egyptians-help }
plagues-territory-t9 = { plagues-kind-special } 9
plagues-territory-t9-short = { plagues-special-die }
plagues-territory-t9-help = { plagues-special-die-help }
plagues-territory-t10 = { plagues-kind-special } 10
plagues-territory-t10-short = { plagues-special-mark }
plagues-territory-t10-help = { plagues-special-mark-help }
plagues-territory-t11 = { plagues-kind-special } 11
plagues-territory-t11-short = { plagues-special-swap }
plagues-territory-t11-help = { plagues-special-swap-help }
plagues-territory-t12 = { plagues-kind-special } 12
plagues-territory-t12-short = { plagues-special-coins }
plagues-territory-t12-help = { plagues-special-coins-help }
plagues-territory-t13 = { plagues-kind-special } 13
plagues-territory-t13-short = { plagues-special-recover }
plagues-territory-t13-help = { plagues-special-recover-help }
plagues-territory-t14 = { plagues-kind-special } 14
plagues-territory-t14-short = { plagues-special-soldiers }
plagues-territory-t14-help = { plagues-special-soldiers-help }
plagues-territory-t15 = { plagues-kind-special } 15
plagues-territory-t15-short = { plagues-special-market }
plagues-territory-t15-help = { plagues-special-market-help }
plagues-territory-t16 = { plagues-kind-trade } 16
plagues-territory-t16-short = { plagues-token-boat } + { plagues-token-plantation }: { plagues-trade-coin }
plagues-territory-t16-help = Servono: { plagues-token-boat } + { plagues-token-plantation }. { plagues-trade-coin-help }
plagues-territory-t17 = { plagues-kind-trade } 17
plagues-territory-t17-short = { plagues-token-province } + { plagues-token-sphinx }: { plagues-trade-coin }
plagues-territory-t17-help = Servono: { plagues-token-province } + { plagues-token-sphinx }. { plagues-trade-coin-help }
plagues-territory-t18 = { plagues-kind-trade } 18
plagues-territory-t18-short = { plagues-token-egyptian } + { plagues-token-herd }: { plagues-trade-soldier }
plagues-territory-t18-help = Servono: { plagues-token-egyptian } + { plagues-token-herd }. { plagues-trade-soldier-help }
plagues-territory-t19 = { plagues-kind-trade } 19
plagues-territory-t19-short = { plagues-token-province } + { plagues-token-obelisk }: { plagues-trade-dev }
plagues-territory-t19-help = Servono: { plagues-token-province } + { plagues-token-obelisk }. { plagues-trade-dev-help }
plagues-territory-t20 = { plagues-kind-trade } 20
plagues-territory-t20-short = { plagues-token-boat } + { plagues-token-herd }: { plagues-trade-market }
plagues-territory-t20-help = Servono: { plagues-token-boat } + { plagues-token-herd }. { plagues-trade-market-help }
plagues-territory-t21 = { plagues-kind-trade } 21
plagues-territory-t21-short = { plagues-token-province } + { plagues-token-plantation }: { plagues-trade-no-tribute }
plagues-territory-t21-help = Servono: { plagues-token-province } + { plagues-token-plantation }. { plagues-trade-no-tribute-help }
plagues-territory-t22 = { plagues-kind-trade } 22
plagues-territory-t22-short = { plagues-token-boat } + { plagues-token-obelisk }: { plagues-trade-penalty }
plagues-territory-t22-help = Servono: { plagues-token-boat } + { plagues-token-obelisk }. { plagues-trade-penalty-help }
plagues-territory-t23 = { plagues-kind-scoring } 23
plagues-territory-t23-short = { plagues-scoring-four }
plagues-territory-t23-help = { plagues-scoring-four-help }
plagues-territory-t24 = { plagues-kind-scoring } 24
plagues-territory-t24-short = { plagues-scoring-rows }
plagues-territory-t24-help = { plagues-scoring-rows-help }
plagues-territory-t25 = { plagues-kind-scoring } 25
plagues-territory-t25-short = { plagues-scoring-egyptians }
plagues-territory-t25-help = { plagues-scoring-egyptians-help }
plagues-territory-t26 = { plagues-kind-scoring } 26
plagues-territory-t26-short = { plagues-scoring-areas }
plagues-territory-t26-help = { plagues-scoring-areas-help }
plagues-territory-t27 = { plagues-kind-scoring } 27
plagues-territory-t27-short = { plagues-scoring-hebrews }
plagues-territory-t27-help = { plagues-scoring-hebrews-help }
plagues-territory-t28 = { plagues-kind-scoring } 28
plagues-territory-t28-short = { plagues-scoring-discard }
plagues-territory-t28-help = { plagues-scoring-discard-help }
plagues-territory-t29 = { plagues-kind-scoring } 29
plagues-territory-t29-short = { plagues-scoring-bonuses }
plagues-territory-t29-help = { plagues-scoring-bonuses-help }
plagues-territory-t30 = { plagues-kind-scoring } 30
plagues-territory-t30-short = { plagues-scoring-ankhs }
plagues-territory-t30-help = { plagues-scoring-ankhs-help }

## Piaghe

plagues-plague-blood = Sangue
plagues-plague-blood-help = Ogni barca arretra di 1 casella (P7.1).
plagues-plague-frogs = Rane
plagues-plague-frogs-help = Tutti arretrano di 2 caselle sulla carta provincia (P7.1).
plagues-plague-lice = Pidocchi
plagues-plague-lice-help = Prendere una carta Faraone diversa dalla moneta costa un segnalino moneta (P7.1).
plagues-plague-flies = Mosche
plagues-plague-flies-help = Il bonus Ebreo della plancia non si può usare (P7.1).
plagues-plague-livestock = Moria del bestiame
plagues-plague-livestock-help = Il tributo aumenta di 1 (P7.1).
plagues-plague-boils = Ulcere
plagues-plague-boils-help = Il bonus soldati della plancia non si può usare (P7.1).
plagues-plague-hail = Grandine
plagues-plague-hail-help = Le carte azione speciale e commercio non si possono usare (P7.1).
plagues-plague-locusts = Locuste
plagues-plague-locusts-help = I bonus moneta della plancia non si possono usare (P7.1).
plagues-plague-darkness = Tenebre
plagues-plague-darkness-help = Nessuno prende carte territorio; quelle scoperte lasciano il gioco (P7.1, P7.3).
plagues-plague-firstborn = Morte dei primogeniti
plagues-plague-firstborn-help = Tutti hanno un Ankh in meno nella fase 3 (P7.1).
plagues-when-at-once = subito
plagues-when-phase-1 = nella fase 1
plagues-when-phase-2 = nella fase 2
plagues-when-phase-3 = nella fase 3
plagues-when-round = per tutto il round

## Perdite

plagues-loss-boat = barca indietro di { $steps }
plagues-loss-city = tracciato città indietro di { $steps }
plagues-loss-field = tracciato campagna indietro di { $steps }
plagues-loss-province = carta provincia indietro di { $steps }
plagues-loss-tokens = { $tokens } negli scarti
plagues-loss-part = { $n }. { $choices }
plagues-loss_card = Carta perdita { $n }

## Fasi di un round e momenti del proprio turno

plagues-phase-0 = Preparazione
plagues-phase-1 = Dadi
plagues-phase-2 = Territori
plagues-phase-3 = Tributo e perdite
plagues-phase-4 = Si prepara il prossimo round
plagues-moment-0 = prima del tuo dado
plagues-moment-1 = il tuo dado è speso
plagues-moment-2 = ora si contano i soldati
plagues-moment-3 = prima delle carte territorio
plagues-moment-4 = dopo le carte territorio
plagues-moment-5 = ora viene il tributo
plagues-moment-6 = ora vengono le perdite
plagues-moment-7 = le perdite sono finite

## Di che cosa sono fatti monete, soldati, Ankh e punti

plagues-tribute-due = Tributo dovuto
plagues-tribute-tokens_to_spend = Segnalini moneta da spendere
plagues-coins-board = Plancia
plagues-coins-nile = Nilo
plagues-coins-trade = Carte commercio
plagues-coins-special = Azione speciale
plagues-coins-card = Carta Faraone
plagues-coins-tokens = Segnalini moneta
plagues-coins-total = Monete
plagues-soldiers-dice = Dadi non spesi
plagues-soldiers-board = Plancia
plagues-soldiers-card = Carta Faraone
plagues-soldiers-trade = Carte commercio
plagues-soldiers-special = Azione speciale
plagues-soldiers-total = Soldati
plagues-ankhs-rows = File di tre
plagues-ankhs-nile = Fine del Nilo
plagues-ankhs-hebrews = 7 Ebrei
plagues-ankhs-province = Carta provincia
plagues-ankhs-card = Carta Faraone
plagues-ankhs-total = Ankh
plagues-points-dev = Tracciato di sviluppo più basso
plagues-points-nile = Nilo
plagues-points-tokens = Segnalini
plagues-points-pharaoh = Segnalini Faraone
plagues-points-territories = Carte territorio
plagues-points-province = Fine della carta provincia
plagues-points-hebrews = Ebrei
plagues-points-penalties = Penalità
plagues-points-discard = Scarti
plagues-points-total = Punti

## Etichette del tavolo

plagues-label-round = Round { $n }
plagues-label-phase = Fase { $n }
plagues-label-market = Mercato
plagues-label-slot = Slot { $n }
plagues-label-supply = Riserva
plagues-label-dice = Dadi
plagues-label-pharaoh_cards = Carte Faraone
plagues-label-hebrews = Ebrei
plagues-label-territories = Territori
plagues-label-plague = Piaga
plagues-label-loss = Perdite
plagues-label-papyrus = Papiro
plagues-label-tribute = Tributo
plagues-label-ankhs = Ankh
plagues-label-ankhs-needed = Ankh necessari
plagues-label-soldiers = Soldati
plagues-label-order = Ordine di turno
plagues-label-nile = Nilo
plagues-label-discard = Scarti
plagues-label-discard-slot = Slot degli scarti { $n }
plagues-label-kept = Accanto alla plancia
plagues-label-penalties = Penalità
plagues-number-coin = monete
plagues-number-penalties = penalità
plagues-number-pharaoh = segnalini Faraone
plagues-label-power = Potere
plagues-label-power-used = Potere, usato
plagues-label-ignoring = ignora la piaga
plagues-label-advanced = Gioco avanzato
plagues-label-short = Partita breve

## Cause: perché è successo qualcosa

plagues-cause-set-up = preparazione
plagues-cause-bonus = bonus della plancia
plagues-cause-bonus-token = segnalino bonus
plagues-cause-province-card = carta provincia
plagues-cause-token = segnalino
plagues-cause-favour = carta Faraone
plagues-cause-hebrew = Ebreo liberato
plagues-cause-recover = segnalino recuperato
plagues-cause-last = ultimo posto su quattro
plagues-cause-loss = perdite
plagues-cause-plague = piaga
plagues-cause-territory = carta territorio
plagues-cause-special = azione speciale
plagues-cause-trade = commercio
plagues-cause-pharaoh = segnalino Faraone
plagues-cause-market = mercato
plagues-cause-moses = Mosè
plagues-cause-automa = Automa
plagues-cause-tribute = tributo
plagues-cause-edfu = { plagues-province-edfu }
plagues-cause-buto = { plagues-province-buto }

## Finali

plagues-ending-supply-used-up = la riserva è esaurita
plagues-ending-last-round = si è giocato l'ultimo round

## Da dove vengono il contenuto e le regole

plagues-origin-rulebook = regole stampate
plagues-origin-recovered = ricavato da altri dal gioco stampato
plagues-origin-reconstructed = ricostruito da noi
plagues-origin-own = creato da noi
plagues-mark-R = lo dice il regolamento
plagues-mark-C = mostrato solo dalle figure del regolamento, e ricostruito in modo che ogni frase e ogni esempio tornino
plagues-mark-D = una nostra decisione dove il regolamento tace
plagues-table-papyrus = papiro
plagues-table-tokens = quantità di segnalini
plagues-table-board = bonus della plancia provincia
plagues-table-dev_track = tracciati di sviluppo
plagues-table-nile = il Nilo
plagues-table-province_card = carta provincia
plagues-table-pharaoh_cards = carte Faraone
plagues-table-hebrews = Ebrei
plagues-table-plagues = piaga
plagues-table-losses = carte perdita
plagues-table-territories = carte territorio

## Parti delle righe del registro

plagues-part-number = { $player } { $number }

## Registro: una riga per ogni evento

plagues-event-ProvinceTaken = { $player } governa { $province }.
plagues-event-OrderSet = Ordine di turno: { $order }.
plagues-event-RoundCleared = Il round è finito: dadi e carte Faraone tornano disponibili.
plagues-event-RoundBegun = Inizia il round { $number }.
plagues-event-PhaseBegun = Fase { $phase_id }: { $phase }.
plagues-event-MarketFilled = Mercato, slot { $slot }: { $token }.
plagues-event-MarketTaken = { $player } prende { $token_a } dallo slot { $slot }.
plagues-event-MarketSwapped = { $player } scambia i segnalini degli slot { $slots }.
plagues-event-MarketCleared = Tolti dal mercato: { $tokens }.
plagues-event-ShuffledBack = Di nuovo nella riserva: { $tokens }.
plagues-event-SupplyTaken = { $player } prende { $token_a } dalla riserva ({ $cause }).
plagues-event-TokenPlaced = { $player } mette { $token_a } sulla casella { $space }.
plagues-event-TokenKept = { $player } tiene { $token_a } accanto alla plancia.
plagues-event-TokenGone =
    { $cause_id ->
        [automa] { $player } non ha spazio: { $token } lascia il gioco.
       *[any] { $player } spende { $token_a } ({ $cause }).
    }
plagues-event-Moved =
    { $dev ->
        [yes] { $player }: { $track } { $change }, ora vale { $points } ({ $cause }).
       *[any] { $player }: { $track } { $change }, ora su { $to } ({ $cause }).
    }
plagues-event-BonusClaimed = { $player } ottiene il { $bonus }.
plagues-event-BoardBonus =
    { $result ->
        [opened] { $player } attiva bonus della plancia: { $opened }.
        [broken] { $player } perde bonus della plancia: { $broken }.
        [opened-row] { $player } attiva bonus della plancia: { $opened }, e completa una fila di tre segnalini diversi.
        [broken-row] { $player } perde bonus della plancia: { $broken }, e una fila di tre segnalini diversi.
        [row] { $player } completa una fila di tre segnalini diversi.
       *[any] { $player } perde una fila di tre segnalini diversi.
    }
plagues-event-DieSpent =
    { $changed ->
        [yes] { $player } spende il dado { $die } come { $value }.
       *[any] { $player } spende il dado { $die }.
    }
plagues-event-PowerUsed = { $player } usa il potere della provincia.
plagues-event-FavourTaken = { $player } prende la carta Faraone { $card }: { $favour }.
plagues-event-FavourSpent = { $player } spende la carta Faraone { $card } ({ $cause }).
plagues-event-HebrewFreed = { $player } libera un Ebreo da { $value }; il posto { $place } della colonna dà: { $gift }.
plagues-event-HebrewsLaid = Un Ebreo da { $value } attende la libertà.
plagues-event-HebrewsGone = Gli Ebrei che nessuno ha liberato lasciano il gioco.
plagues-event-TokenRecovered = { $player } recupera { $token_a } dallo slot degli scarti { $slot }.
plagues-event-SoldiersCounted = Soldati e nuovo ordine di turno: { $soldiers }.
plagues-event-TerritoryOpened = Territorio scoperto: { $card } ({ $card_short }).
plagues-event-TerritoryTaken = { $player } prende { $card } ({ $card_short }).
plagues-event-TerritoryKept = { $player } tiene { $card } ({ $card_short }).
plagues-event-TerritoryUsedUp = { $player } esaurisce { $card } ({ $card_short }).
plagues-event-TerritoriesGone = Carte territorio che lasciano il gioco: { $cards }.
plagues-event-Drew =
    { $cause_id ->
        [edfu] { $player } pesca in segreto dalla riserva.
       *[any] { $player } pesca in segreto dal mazzo dei territori.
    }
plagues-event-DrewThis = { $player } pesca in segreto: { $thing }.
plagues-event-PutBack =
    { $cause_id ->
        [edfu] { $player } rimette segnalini nella riserva: { $amount }.
       *[any] { $player } mette carte in fondo al mazzo dei territori: { $amount }.
    }
plagues-event-SpecialUsed = { $player } usa { $card } ({ $card_short }).
plagues-event-Traded = { $player } usa { $card } ({ $card_short }).
plagues-event-PharaohTurned =
    { $use_id ->
        [ignore] { $player } gira un segnalino Faraone e ignora la piaga.
       *[any] { $player } gira un segnalino Faraone ed elimina una penalità.
    }
plagues-event-PenaltyDiscarded = { $player } scarta una carta penalità ({ $cause }).
plagues-event-TributePaid =
    { $due ->
        [0] { $player } non deve alcun tributo.
        [one] { $player } paga { $due } moneta di tributo.
        [many] { $player } paga { $due } di monete di tributo.
       *[other] { $player } paga { $due } monete di tributo.
    }
plagues-event-TributeFailed =
    { $due ->
        [one] { $player } non può pagare { $due } moneta di tributo; monete: { $coins }.
        [many] { $player } non può pagare { $due } di monete di tributo; monete: { $coins }.
       *[other] { $player } non può pagare { $due } monete di tributo; monete: { $coins }.
    }
plagues-event-PenaltyTaken =
    { $player_id ->
        [none] Chi non ha potuto pagare è in parità su tutto: nessuno prende la carta piaga.
       *[any] { $player } prende la carta piaga come penalità.
    }
plagues-event-LossCancelled = { $player } annulla la parte { $part } delle perdite.
plagues-event-LossSuffered = { $player } subisce la parte { $part } delle perdite: { $loss }.
plagues-event-TokenLost = { $player } perde { $token_a } dalla casella { $space }.
plagues-event-TokenDiscarded =
    { $slot_id ->
        [none] { $player } rinuncia per sempre a { $token_a }.
       *[any] { $player } mette { $token_a } nello slot degli scarti { $slot }.
    }
plagues-event-PlagueRevealed =
    { $acts ->
        [yes] La piaga del round: { $plague }. { $plague_help }
       *[any] La piaga del round: { $plague }. Nel primo round non fa nulla.
    }
plagues-event-LossRevealed = Le perdite del round: { $parts }.
plagues-event-MosesHelps = Mosè aiuta chi è in coda ({ $track }): { $players }.
plagues-event-AutomaTurned =
    { $purpose_id ->
        [favour] Automa gira { $die }, per una carta Faraone.
        [token] Automa gira { $die }, per un segnalino del mercato.
        [hebrew] Automa gira { $die }, per un Ebreo.
       *[any] Automa gira { $die }.
    }
plagues-event-GameEnded =
    { $winners_count ->
        [one] La partita è finita: { $ending }. { $winners } vince con { $best ->
                 [one] { $best } punto
                 [many] { $best } di punti
                *[other] { $best } punti
            }.
        [many] La partita è finita: { $ending }. { $winners } condividono la vittoria con { $best ->
                 [one] { $best } punto
                 [many] { $best } di punti
                *[other] { $best } punti
            }.
       *[other] La partita è finita: { $ending }. { $winners } condividono la vittoria con { $best ->
                 [one] { $best } punto
                 [many] { $best } di punti
                *[other] { $best } punti
            }.
    }

## Domande: a chi deve rispondere, e agli altri

plagues-ask-first_player = Chi comincia?
plagues-ask-first_player-other = { $seat } sceglie chi comincia.
plagues-ask-province = Scegli la tua provincia.
plagues-ask-province-other = { $seat } sceglie una provincia.
plagues-ask-refill = Quale segnalino arriva nello slot { $about } del mercato?
plagues-ask-refill-other = Un segnalino arriva nello slot { $about } del mercato.
plagues-ask-lay_hebrew = Quale Ebreo attende la libertà?
plagues-ask-lay_hebrew-other = Arriva un Ebreo.
plagues-ask-open_territory = Quale carta territorio si scopre?
plagues-ask-open_territory-other = Si scopre una carta territorio.
plagues-ask-plague = Quale piaga si abbatte sull'Egitto?
plagues-ask-plague-other = Si rivela una piaga.
plagues-ask-loss_card = Quali perdite porta con sé?
plagues-ask-loss_card-other = Si rivela una carta perdita.
plagues-ask-automa_die = Quale dado gira l'Automa?
plagues-ask-automa_die-other = L'Automa gira un dado.
plagues-ask-automa_territory = Quale carta territorio prende l'Automa?
plagues-ask-automa_territory-other = L'Automa prende una carta territorio.
plagues-ask-edfu_draw = Quale segnalino viene pescato?
plagues-ask-edfu_draw-other = { $seat } pesca segnalini dalla riserva.
plagues-ask-edfu_keep = Quale dei segnalini pescati tieni?
plagues-ask-edfu_keep-other = { $seat } sceglie uno dei segnalini pescati.
plagues-ask-buto = Hai preso { $about }: ne peschi altre due per tenerne una delle tre?
plagues-ask-buto-other = { $seat } può pescare altre due carte territorio.
plagues-ask-buto_draw = Quale carta territorio viene pescata?
plagues-ask-buto_draw-other = { $seat } pesca carte territorio.
plagues-ask-buto_keep = Quale delle tre carte territorio tieni?
plagues-ask-buto_keep-other = { $seat } sceglie una di tre carte territorio.
plagues-ask-die = Scegli un dado e che cosa farne.
plagues-ask-die-other = { $seat } spende un dado.
plagues-ask-free = Usi qualcosa? ({ $about })
plagues-ask-free-other = { $seat } può usare carte o segnalini Faraone.
plagues-ask-dev =
    { $steps ->
        [one] Scegli il tracciato per { $steps } passo di sviluppo.
        [many] Scegli i tracciati per { $steps } di passi di sviluppo.
       *[other] Scegli i tracciati per { $steps } passi di sviluppo.
    }
plagues-ask-dev-other =
    { $steps ->
        [one] { $seat } sceglie il tracciato per { $steps } passo di sviluppo.
        [many] { $seat } sceglie i tracciati per { $steps } di passi di sviluppo.
       *[other] { $seat } sceglie i tracciati per { $steps } passi di sviluppo.
    }
plagues-ask-dev_favour = Un passo di sviluppo gratis, o due per una moneta?
plagues-ask-dev_favour-other = { $seat } sceglie un passo di sviluppo, o due per una moneta.
plagues-ask-pay_with = Con che cosa paghi?
plagues-ask-pay_with-other = { $seat } sceglie con che cosa pagare.
plagues-ask-hebrew = Quale Ebreo liberi?
plagues-ask-hebrew-other = { $seat } libera un Ebreo.
plagues-ask-market = Quale segnalino del mercato prendi?
plagues-ask-market-other = { $seat } prende un segnalino del mercato.
plagues-ask-swap = Quali due segnalini del mercato scambi?
plagues-ask-swap-other = { $seat } scambia due segnalini del mercato.
plagues-ask-place = Scegli una casella per questo segnalino: { $about }.
plagues-ask-place-other = { $seat } sceglie una casella per questo segnalino: { $about }.
plagues-ask-recover = Quale segnalino scartato recuperi?
plagues-ask-recover-other = { $seat } recupera un segnalino scartato.
plagues-ask-territory = Quale carta territorio prendi?
plagues-ask-territory-other = { $seat } prende una carta territorio.
plagues-ask-ignore = Giri un segnalino Faraone per ignorare la piaga?
plagues-ask-ignore-other = { $seat } può ignorare la piaga.
plagues-ask-cancel = I tuoi Ankh possono annullare una parte delle perdite: quale?
plagues-ask-cancel-other = { $seat } può annullare una parte delle perdite.
plagues-ask-loss = Parte { $about } delle perdite: che cosa subisci?
plagues-ask-loss-other = { $seat } sceglie che cosa subire per la parte { $about } delle perdite.
plagues-ask-lose = Quale perdi? ({ $about })
plagues-ask-lose-other = { $seat } sceglie quale perdere ({ $about }).
plagues-ask-slot = In quale slot degli scarti? ({ $about })
plagues-ask-slot-other = { $seat } sceglie uno slot degli scarti ({ $about }).
plagues-ask-give_up = I tuoi scarti sono pieni, e c'è un segnalino in più ({ $about }): quale lascia il gioco?
plagues-ask-give_up-other = { $seat } sceglie quale segnalino lascia il gioco.
plagues-ask-chance = Decide il caso.
plagues-ask-refill-chance = Il caso riempie lo slot { $about } del mercato.
plagues-ask-lay_hebrew-chance = Il caso dispone un Ebreo.
plagues-ask-open_territory-chance = Il caso scopre una carta territorio.
plagues-ask-plague-chance = Il caso rivela la piaga.
plagues-ask-loss_card-chance = Il caso estrae la carta perdita.
plagues-ask-automa_die-chance = Il caso gira un dado per l'automa.
plagues-ask-automa_territory-chance = Il caso prende una carta territorio per l'automa.
plagues-ask-edfu_draw-chance = Il caso pesca un segnalino per Edfu.
plagues-ask-buto_draw-chance = Il caso pesca una carta territorio per Buto.

## Risposte: che cosa significa ciascuna

plagues-option-done = Fatto
plagues-option-yes = Sì
plagues-option-no = No
plagues-option-ignore-plague = Gira un segnalino Faraone: ignora la piaga
plagues-option-drop-penalty = Gira un segnalino Faraone: elimina una penalità
plagues-option-use = Usa { $card } ({ $card_short })
plagues-option-first_player = Comincia { $player }
plagues-option-province = { $province }
plagues-option-refill = { $token }
plagues-option-lay_hebrew = Ebreo da { $hebrew }
plagues-option-open_territory = { $card } ({ $card_short })
plagues-option-plague = { $plague }
plagues-option-loss_card = Carta perdita { $loss_card }
plagues-option-automa_die = Dado { $die }
plagues-option-automa_territory = { $card } ({ $card_short })
plagues-option-edfu_draw = { $token }
plagues-option-edfu_keep = Tieni { $token_a }
plagues-option-edfu_keep-done = Nessuno si può prendere: rimettili tutti
plagues-option-buto-yes = Pescane altre due
plagues-option-buto-no = Tieni questa
plagues-option-buto_draw = { $card } ({ $card_short })
plagues-option-buto_keep = Tieni { $card } ({ $card_short })
plagues-option-die =
    { $action_id ->
        [token] Dado { $spent }: prendi il segnalino dello slot { $slot }
        [favour] Dado { $spent }: prendi la carta Faraone { $favour }
        [favour_by_card] Dado { $spent }: prendi la carta Faraone { $favour } con { $card }
        [hebrew] Dado { $spent }: libera un Ebreo da { $hebrew }
        [recover] Dado { $spent }: recupera il segnalino dello slot degli scarti { $discard }
        [draw] Dado { $spent }: pesca 6 segnalini e tienine uno
       *[any] Dado { $spent }: spendilo per nulla
    }
plagues-option-die-spent =
    { $changed ->
        [yes] { $die } come { $value }
       *[any] { $die }
    }
plagues-option-free-done = Non usare nulla
plagues-option-dev = { $tracks }
plagues-option-dev_favour-one-step = Un passo, gratis
plagues-option-dev_favour-two-steps = Due passi, per una moneta
plagues-option-pay_with-coin = Un segnalino moneta
plagues-option-pay_with-card = La carta moneta di questo round
plagues-option-hebrew = Ebreo da { $hebrew }
plagues-option-market = Slot { $slot }: { $token }
plagues-option-swap = Scambia gli slot { $slots }
plagues-option-place = Sulla casella { $space }
plagues-option-recover = Dallo slot degli scarti { $discard }
plagues-option-territory = Prendi { $card } ({ $card_short })
plagues-option-ignore-yes = Ignorala
plagues-option-ignore-no = Subiscila
plagues-option-cancel = Annulla la parte { $part }
plagues-option-cancel-done = Non annullare nulla
plagues-option-loss = { $loss }
plagues-option-lose = Quello della casella { $space }
plagues-option-slot = Slot degli scarti { $discard }
plagues-option-give_up-1 = Il segnalino dello slot degli scarti 1
plagues-option-give_up-2 = Il segnalino dello slot degli scarti 2
plagues-option-give_up-new = Il segnalino appena perso
