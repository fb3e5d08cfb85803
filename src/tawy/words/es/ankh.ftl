### Ankh en español, con los términos de la edición publicada.

ankh-title = Ankh: Dioses de Egipto
ankh-blurb = Los dioses del Nilo mueven miniaturas, toman monumentos y luchan región por región hasta que solo se recuerda a uno.
ankh-play-now = Tres dioses, dos de ellos en manos de bots.
ankh-about = Ankh: reglas según el reglamento publicado; el tablero y los escenarios, tal como se han recuperado de fuentes públicas.

## Dioses

ankh-god-amun = Amón
ankh-god-amun-ability = Formas misteriosas
ankh-god-amun-help = Una vez por conflicto, Amón puede anunciar dos cartas para una batalla; ambas suman su fuerza y ambas surten efecto (A13.1).
ankh-god-anubis = Anubis
ankh-god-anubis-ability = Juez de los muertos
ankh-god-anubis-help = Cuando mueren guerreros de otros dioses, Anubis puede retener a uno; cada guerrero retenido suma 1 de fuerza a su miniatura de dios, y quien lo perdió puede rescatarlo por 1 adorador (A13.4, A13.5, A13.6).
ankh-god-isis = Isis
ankh-god-isis-ability = La protectora
ankh-god-isis-help = Al resolverse una batalla, Isis puede mantener vivas sus miniaturas adyacentes a una miniatura enemiga (A13.8).
ankh-god-osiris = Osiris
ankh-god-osiris-ability = Puerta al Inframundo
ankh-god-osiris-help = Cada vez que Osiris pierde una batalla puede poner allí una pieza de Inframundo; con Invocar miniatura, invoca una miniatura más sobre una de esas piezas (A13.11, A13.12).
ankh-god-ra = Ra
ankh-god-ra-ability = Radiante
ankh-god-ra-help = Ra puede poner una ficha de Sol en una miniatura que invoca; donde una miniatura así domina o gana, obtiene 1 más de devoción (A13.15).

## Miniaturas: tal cual, y como complemento de una frase

ankh-piece-god = miniatura de dios
ankh-piece-god-a = la miniatura de dios
ankh-piece-warrior = guerrero
ankh-piece-warrior-a = un guerrero
ankh-piece-trapped = guerrero retenido
ankh-piece-trapped-a = un guerrero retenido

ankh-guardian-cat_mummy = Gato momia
ankh-guardian-cat_mummy-a = un Gato momia
ankh-guardian-cat_mummy-help = Cuando muere un Gato momia, todos los dioses menos el suyo pierden 1 de devoción (A14.2).
ankh-guardian-satet = Satet
ankh-guardian-satet-a = a Satet
ankh-guardian-satet-help = Satet puede terminar su movimiento en la casilla de una miniatura enemiga y empujarla 1 casilla (A14.3).
ankh-guardian-mummy = Momia
ankh-guardian-mummy-a = una Momia
ankh-guardian-mummy-help = Una Momia que muere se alza de nuevo al instante junto a su miniatura de dios (A14.5).
ankh-guardian-apep = Apep
ankh-guardian-apep-a = a Apep
ankh-guardian-apep-help = A Apep se le puede invocar en cualquier casilla de agua vacía (A14.4).
ankh-guardian-giant_scorpion = Escorpión gigante
ankh-guardian-giant_scorpion-a = un Escorpión gigante
ankh-guardian-giant_scorpion-help = Un Escorpión gigante señala dos casillas y destruye los monumentos que haya en ellas cuando empieza un conflicto (A14.6, A14.7).
ankh-guardian-androsphinx = Androesfinge
ankh-guardian-androsphinx-a = una Androesfinge
ankh-guardian-androsphinx-help = Las miniaturas enemigas adyacentes a una Androesfinge no suman su propia fuerza (A14.8).

ankh-base-small = peana pequeña
ankh-base-large = peana grande

## Monumentos

ankh-monument-obelisk = obelisco
ankh-monument-obelisk-a = un obelisco
ankh-monument-temple = templo
ankh-monument-temple-a = un templo
ankh-monument-pyramid = pirámide
ankh-monument-pyramid-a = una pirámide

## Poderes del Ankh

ankh-power-commanding = Imponente
ankh-power-commanding-help = Ganas 3 adoradores cuando ganas una batalla (A11.1).
ankh-power-inspiring = Inspirador
ankh-power-inspiring-help = Tu carta Erigir un Monumento no cuesta adoradores (A11.2).
ankh-power-omnipresent = Omnipresente
ankh-power-omnipresent-help = Cuando empieza un conflicto ganas 1 adorador por cada región con alguna miniatura tuya (A11.3).
ankh-power-revered = Idolatrado
ankh-power-revered-help = Ganar Adoradores te da 1 adorador más (A11.4).
ankh-power-resplendent = Refulgente
ankh-power-resplendent-help = Tu miniatura de dios tiene fuerza 3 mientras controles 3 monumentos de un mismo tipo (A11.5).
ankh-power-obelisk_attuned = Aguja del faraón
ankh-power-obelisk_attuned-help = Cuando empieza una batalla puedes trasladar miniaturas desde cualquier lugar hasta casillas junto a tus obeliscos de esa región (A11.6).
ankh-power-temple_attuned = Morada de Dios
ankh-power-temple_attuned-help = Cada templo tuyo en la región suma 2 de fuerza si tiene adyacente alguna miniatura tuya (A11.7).
ankh-power-pyramid_attuned = Tumba faraónica
ankh-power-pyramid_attuned-help = Con Invocar miniatura puedes invocar una miniatura más junto a cada una de tus pirámides (A11.8).
ankh-power-glorious = Glorioso
ankh-power-glorious-help = Si ganas una batalla por 3 o más de fuerza, te da 3 de devoción en lugar de 1 (A11.9).
ankh-power-magnanimous = Magnánimo
ankh-power-magnanimous-help = Si pierdes una batalla con al menos 2 miniaturas en ella, ganas 2 de devoción (A11.10).
ankh-power-bountiful = Dadivoso
ankh-power-bountiful-help = Mientras estés en una casilla roja, cada ganancia de devoción es 1 mayor (A11.11).
ankh-power-worshipful = Venerado
ankh-power-worshipful-help = Después de cada batalla en la que jugaste una carta puedes sacrificar 2 adoradores por 1 de devoción (A11.12).

## Cartas de batalla

ankh-card-plague = Plaga de langostas
ankh-card-plague-help = Todos los presentes ofrecen adoradores en secreto; mueren todos los guerreros y custodios de la región, salvo los del dios con la ofrenda más alta (A12.1).
ankh-card-build = Erigir un Monumento
ankh-card-build-help = Puedes sacrificar 3 adoradores para erigir un monumento en una casilla de tierra vacía de la región (A12.2).
ankh-card-chariots = Carros de guerra
ankh-card-chariots-help = Suma 3 de fuerza y nada más (A12.3).
ankh-card-cycle = El ciclo de Ma'at
ankh-card-cycle-help = Después de la batalla recuperas todas tus cartas jugadas, también esta (A12.4).
ankh-card-drought = Sequía
ankh-card-drought-help = Si ganas, obtienes 1 más de devoción por cada miniatura tuya en casillas desérticas de la región (A12.5).
ankh-card-flood = Inundación
ankh-card-flood-help = Ganas 1 adorador por cada miniatura tuya en casillas fértiles de la región, y esas miniaturas sobreviven a la resolución (A12.6).
ankh-card-miracle = Milagro
ankh-card-miracle-help = Después de la resolución ganas 1 de devoción por cada miniatura tuya muerta en esta batalla (A12.7).
ankh-card-strength = fuerza +{ $strength }

## Acciones y registro de eventos

ankh-action-move = Mover miniaturas
ankh-action-move-help = Cada una de tus miniaturas puede moverse hasta 3 casillas (A5.1).
ankh-action-summon = Invocar miniatura
ankh-action-summon-help = Pon un guerrero o un custodio de tu reserva junto a una miniatura o un monumento tuyos (A5.3).
ankh-action-gain = Ganar Adoradores
ankh-action-gain-help = Gana 1 adorador por cada monumento, tuyo o neutral, junto a tus miniaturas (A5.4).
ankh-action-unlock = Desatar el poder del Ankh
ankh-action-unlock-help = Sacrifica adoradores para desbloquear un poder de tu siguiente nivel (A5.5).

ankh-event_space-control = Control de Monumento
ankh-event_space-control-help = Quien lo desencadena puede tomar un monumento neutral junto a una de sus miniaturas, o el de otro dios si ya no queda ninguno neutral (A6.1, A6.2).
ankh-event_space-caravan = Caravana de dromedarios
ankh-event_space-caravan-help = Quien la desencadena puede partir una región en dos con una línea de hasta 6 dromedarios (A6.4).
ankh-event_space-conflict = Conflicto
ankh-event_space-conflict-help = Se resuelven todas las regiones en el orden de sus fichas: en calma, dominadas o disputadas (A7.3).

## Lugares

ankh-scenario-middle_kingdom = Imperio Medio
ankh-scenario-old_kingdom = Imperio Antiguo
ankh-region = Región { $n }
ankh-terrain-fertile = fértil
ankh-terrain-desert = desierto
ankh-terrain-water = agua
ankh-space = Fila { $row }, columna { $column }
ankh-side = { $space } { $direction }
ankh-direction-N = N
ankh-direction-N-long = norte
ankh-direction-NE = NE
ankh-direction-NE-long = noreste
ankh-direction-SE = SE
ankh-direction-SE-long = sureste
ankh-direction-S = S
ankh-direction-S-long = sur
ankh-direction-SW = SO
ankh-direction-SW-long = suroeste
ankh-direction-NW = NO
ankh-direction-NW-long = noroeste

## De qué se compone la fuerza

ankh-source-figures = Miniaturas
ankh-source-cancelled = Anulada
ankh-source-resplendent = Refulgente
ankh-source-trapped = Guerreros retenidos
ankh-source-temples = Templos
ankh-source-cards = Cartas
ankh-source-total = Total

## Rótulos de la mesa

ankh-label-devotion = Devoción
ankh-label-red = Sección roja
ankh-label-followers = Adoradores
ankh-number-devotion = devoción
ankh-number-followers = adoradores
ankh-label-ankhs = Fichas de Ankh
ankh-label-warriors = Guerreros
ankh-label-guardians = Custodios
ankh-label-monuments = Monumentos
ankh-label-powers = Poderes
ankh-label-cards = Cartas
ankh-label-hand = En la mano
ankh-label-played = Jugadas
ankh-label-pool = Reserva
ankh-label-supply = Suministro
ankh-label-camels = Dromedarios
ankh-label-trapped = Retenidos
ankh-label-tiles = Piezas de Inframundo
ankh-label-suns = Fichas de Sol
ankh-label-order = Orden de conflicto
ankh-label-actions = Acciones
ankh-label-events = Eventos
ankh-label-tie_breaker = Desempate
ankh-label-tie_breaker-used = Desempate, usado
ankh-label-two_cards-ready = Dos cartas: disponible
ankh-label-two_cards-used = Dos cartas: usado
ankh-label-neutral = neutral
ankh-label-forgotten = en el olvido
ankh-label-merged = { $upper }-{ $lower }
ankh-label-level = Nivel { $level }

## Causas: por qué ha pasado algo

ankh-cause-action = acción
ankh-cause-move = Mover miniaturas
ankh-cause-summon = Invocar miniatura
ankh-cause-gain = Ganar Adoradores
ankh-cause-unlock = poder nuevo
ankh-cause-control = Control de Monumento
ankh-cause-caravan = Caravana de dromedarios
ankh-cause-majority = mayorías
ankh-cause-domination = dominio
ankh-cause-victory = victoria
ankh-cause-defeat = derrota
ankh-cause-merge = fusión
ankh-cause-forgotten = olvido
ankh-cause-commanding = { ankh-power-commanding }
ankh-cause-inspiring = { ankh-power-inspiring }
ankh-cause-omnipresent = { ankh-power-omnipresent }
ankh-cause-revered = { ankh-power-revered }
ankh-cause-resplendent = { ankh-power-resplendent }
ankh-cause-obelisk_attuned = { ankh-power-obelisk_attuned }
ankh-cause-temple_attuned = { ankh-power-temple_attuned }
ankh-cause-pyramid_attuned = { ankh-power-pyramid_attuned }
ankh-cause-glorious = { ankh-power-glorious }
ankh-cause-magnanimous = { ankh-power-magnanimous }
ankh-cause-bountiful = { ankh-power-bountiful }
ankh-cause-worshipful = { ankh-power-worshipful }
ankh-cause-plague = { ankh-card-plague }
ankh-cause-build = { ankh-card-build }
ankh-cause-chariots = { ankh-card-chariots }
ankh-cause-cycle = { ankh-card-cycle }
ankh-cause-drought = { ankh-card-drought }
ankh-cause-flood = { ankh-card-flood }
ankh-cause-miracle = { ankh-card-miracle }
ankh-cause-mysterious_forms = { ankh-god-amun-ability }
ankh-cause-judge = { ankh-god-anubis-ability }
ankh-cause-judge_strength = { ankh-god-anubis-ability }
ankh-cause-ransom = rescate
ankh-cause-protector = { ankh-god-isis-ability }
ankh-cause-underworld = Inframundo
ankh-cause-radiance = { ankh-god-ra-ability }
ankh-cause-cat_mummy = { ankh-guardian-cat_mummy }
ankh-cause-satet = { ankh-guardian-satet }
ankh-cause-apep = { ankh-guardian-apep }
ankh-cause-mummy = { ankh-guardian-mummy }
ankh-cause-giant_scorpion = { ankh-guardian-giant_scorpion }
ankh-cause-androsphinx = { ankh-guardian-androsphinx }

## Finales

ankh-ending-top-of-the-track = lo más alto del medidor de devoción
ankh-ending-sole-god = la única divinidad que no ha caído en el olvido
ankh-ending-most-devotion = la mayor devoción tras el último conflicto
ankh-ending-atheism = Egipto abraza el ateísmo

## De dónde salen el contenido y las reglas

ankh-origin-rulebook = reglas impresas
ankh-origin-recovered = tomado del juego impreso por otras personas
ankh-origin-reconstructed = reconstrucción propia
ankh-origin-own = creación propia
ankh-mark-R = lo dice el reglamento
ankh-mark-F = solo aparece en las imágenes del reglamento; recuperado de lecturas públicas del juego impreso
ankh-mark-Q = una respuesta de la editorial, tal como se cita públicamente
ankh-mark-D = decisión nuestra donde las fuentes callan o no coinciden
ankh-table-board = el tablero
ankh-table-cards = fuerza de una carta
ankh-table-guardians = nivel de un custodio
ankh-table-actions = medidores de acción
ankh-table-events = registro de eventos
ankh-table-devotion = medidor de devoción
ankh-table-powers = custodios que llegan con los poderes
ankh-table-scenarios = escenario

## Partes de las líneas del registro

ankh-part-figure = { $piece } ({ $space })
ankh-part-cards = { $side }: { $cards }
ankh-part-number = { $side } { $number }
ankh-part-devotion = { $cause } { $amount }

## Registro: una línea por suceso

ankh-event-FirstPlayer = { $seat } juega primero.
ankh-event-GodTaken = { $seat } juega con { $god }.
ankh-event-GuardianChosen =
    { $figures ->
        [one] Custodio de esta partida: { $guardian }, con { $figures } miniatura.
        [many] Custodio de esta partida: { $guardian }, con { $figures } de miniaturas.
       *[other] Custodio de esta partida: { $guardian }, con { $figures } miniaturas.
    }
ankh-event-BoardLaid = El tablero está preparado: { $scenario }.
ankh-event-TurnBegun = { $seat } empieza su turno.
ankh-event-ActionChosen =
    { $last ->
        [yes] { $seat } elige la acción { $action }; el indicador llega al final de su medidor, así que habrá un evento.
       *[any] { $seat } elige la acción { $action }.
    }
ankh-event-MarkerReturned = El indicador de { $action } vuelve a su inicio.
ankh-event-EventReached = Evento { $position }: { $event }.
ankh-event-Moved =
    { $cause_id ->
        [obelisk_attuned] { $side } traslada { $piece_a } de { $start } a { $to }, a la llamada de un obelisco.
       *[any] { $side } mueve { $piece_a } de { $start } a { $to }.
    }
ankh-event-Pushed = { $by }: Satet empuja { $piece_a } de { $side } desde { $start } hasta { $to }.
ankh-event-Summoned =
    { $cause_id ->
        [mummy] { $side }: la { $piece } se alza de nuevo en { $space }.
        [pyramid_attuned] { $side } invoca { $piece_a } en { $space }, junto a una pirámide.
        [underworld] { $side } invoca { $piece_a } en { $space }, desde el Inframundo.
       *[any] { $side } invoca { $piece_a } en { $space }.
    }
ankh-event-Radiant = { $side }: la miniatura de { $space } es Radiante.
ankh-event-Aimed = { $side }: el Escorpión gigante de { $space } señala { $at }.
ankh-event-FollowersGained =
    { $amount ->
        [one] { $side } gana { $amount } adorador ({ $cause }).
        [many] { $side } gana { $amount } de adoradores ({ $cause }).
       *[other] { $side } gana { $amount } adoradores ({ $cause }).
    }
ankh-event-FollowersSpent =
    { $amount ->
        [one] { $side } sacrifica { $amount } adorador ({ $cause }).
        [many] { $side } sacrifica { $amount } de adoradores ({ $cause }).
       *[other] { $side } sacrifica { $amount } adoradores ({ $cause }).
    }
ankh-event-FollowersPaid =
    { $amount ->
        [one] { $side } paga { $amount } adorador a { $to } ({ $cause }).
        [many] { $side } paga { $amount } de adoradores a { $to } ({ $cause }).
       *[other] { $side } paga { $amount } adoradores a { $to } ({ $cause }).
    }
ankh-event-PowerUnlocked = { $side } desbloquea { $power }.
ankh-event-GuardianJoined = { $side } suma { $guardian_a } a su reserva.
ankh-event-MonumentTaken =
    { $lost_by_id ->
        [none] { $side } toma el control de { $monument_a } en { $space }, neutral hasta ahora.
       *[any] { $side } toma el control de { $monument_a } en { $space }, que era de { $lost_by }.
    }
ankh-event-MonumentBuilt = { $side } erige { $monument_a } en { $space }.
ankh-event-MonumentDestroyed =
    { $lost_by_id ->
        [none] Se destruye en { $space }: { $monument } neutral ({ $cause }).
       *[any] { $lost_by } pierde { $monument_a } en { $space } ({ $cause }).
    }
ankh-event-CaravanPlaced =
    { $line_count ->
        [one] { $seat } pone { $line_count } dromedario en la región { $token }: la parte en torno a { $kept_by } (tierra: { $sizes1 }) conserva la ficha; la parte en torno a { $given_to } (tierra: { $sizes2 }) pasa a ser la región { $new_token }.
        [many] { $seat } pone { $line_count } de dromedarios en la región { $token }: la parte en torno a { $kept_by } (tierra: { $sizes1 }) conserva la ficha; la parte en torno a { $given_to } (tierra: { $sizes2 }) pasa a ser la región { $new_token }.
       *[other] { $seat } pone { $line_count } dromedarios en la región { $token }: la parte en torno a { $kept_by } (tierra: { $sizes1 }) conserva la ficha; la parte en torno a { $given_to } (tierra: { $sizes2 }) pasa a ser la región { $new_token }.
    }
ankh-event-TokensExchanged = { $seat } intercambia las fichas de Orden de conflicto { $tokens }.
ankh-event-ConflictBegun = Empieza el conflicto { $number }; { $side } tiene la ficha de Desempate.
ankh-event-ConflictEnded = El conflicto { $number } ha terminado.
ankh-event-RegionReached =
    { $outcome_id ->
        [quiet] La región { $token } está en calma.
        [domination] Región { $token }: la domina { $sides }.
       *[any] Región { $token }: batalla entre { $sides }.
    }
ankh-event-BattleBegun = Batalla por la región { $token }: { $sides }.
ankh-event-BattleEnded = La batalla por la región { $token } ha terminado.
ankh-event-TwoCardsAnnounced = { $side } anuncia dos cartas.
ankh-event-Sealed =
    { $what_id ->
        [offer] { $side } ha hecho su ofrenda en secreto.
       *[any] { $side } ha elegido en secreto qué jugar.
    }
ankh-event-CardsRevealed = Cartas: { $cards }.
ankh-event-Sheltered =
    { $spaces_count ->
        [one] { $side }: Inundación ampara la miniatura de { $spaces }.
        [many] { $side }: Inundación ampara las miniaturas de { $spaces }.
       *[other] { $side }: Inundación ampara las miniaturas de { $spaces }.
    }
ankh-event-OffersRevealed =
    { $spared_id ->
        [none] Ofrendas a las langostas: { $offers }. No se salva nadie.
       *[any] Ofrendas a las langostas: { $offers }. Se salva { $spared }.
    }
ankh-event-Killed =
    { $cause_id ->
        [plague]
            { $several ->
                [yes] { $side } pierde miniaturas por las langostas: { $figures }.
               *[no] { $side } pierde una miniatura por las langostas: { $figures }.
            }
       *[any]
            { $several ->
                [yes] { $side } pierde miniaturas: { $figures }.
               *[no] { $side } pierde una miniatura: { $figures }.
            }
    }
ankh-event-Trapped = { $by } retiene a un guerrero de { $side }.
ankh-event-Released =
    { $to_pool ->
        [yes] { $side }: guerreros retenidos que vuelven a la reserva: { $amount }.
       *[any] { $side }: guerreros retenidos que salen de la partida: { $amount }.
    }
ankh-event-TieBroken = { $side } usa la ficha de Desempate.
ankh-event-Resolved =
    { $victor_id ->
        [none] Fuerza: { $totals }. Nadie gana la batalla por la región { $token }.
       *[any] Fuerza: { $totals }. { $victor } gana la batalla por la región { $token }.
    }
ankh-event-DevotionGained = { $side } gana { $amount } de devoción ({ $parts }); ahora tiene { $to }.
ankh-event-DevotionLost = { $side } pierde { $amount } de devoción ({ $cause }); ahora tiene { $to }.
ankh-event-TilePlaced =
    { $start_id ->
        [none] { $side } pone una pieza de Inframundo en { $space }.
       *[any] { $side } traslada una pieza de Inframundo de { $start } a { $space }.
    }
ankh-event-CardsTakenBack = { $side } recupera todas sus cartas.
ankh-event-GodsMerged =
    { $followers ->
        [one] { $lower } se fusiona con { $upper } en la casilla { $devotion } de devoción y aporta { $followers } adorador.
        [many] { $lower } se fusiona con { $upper } en la casilla { $devotion } de devoción y aporta { $followers } de adoradores.
       *[other] { $lower } se fusiona con { $upper } en la casilla { $devotion } de devoción y aporta { $followers } adoradores.
    }
ankh-event-GuardiansPassed =
    { $to_id ->
        [none] { $guardian } sale de la partida.
       *[any] { $guardian } sirve ahora a { $to }.
    }
ankh-event-FiguresGone = { $side }: sus miniaturas, cartas y fichas salen de la partida ({ $cause }).
ankh-event-GodForgotten = { $side } cae en el olvido.
ankh-event-GameWon =
    { $ending_id ->
        [top-of-the-track] { $side } llega a lo más alto del medidor de devoción y gana la partida.
        [sole-god] { $side } es la única divinidad que no cae en el olvido y gana la partida.
       *[any] { $side } tiene la mayor devoción tras el último conflicto y gana la partida.
    }
ankh-event-EgyptAtheist = Todos los dioses caen en el olvido: Egipto abraza el ateísmo y no gana nadie.

## Preguntas: a quien se pregunta, y a los demás

ankh-ask-first_player = ¿Quién juega primero?
ankh-ask-first_player-other = { $seat } elige quién juega primero.
ankh-ask-god = Elige tu dios.
ankh-ask-god-other = { $seat } elige un dios.
ankh-ask-guardian = Elige el custodio de nivel { $about } para esta partida.
ankh-ask-guardian-other = { $seat } elige el custodio de nivel { $about }.
ankh-ask-scenario = Elige el escenario.
ankh-ask-scenario-other = { $seat } elige el escenario.
ankh-ask-action =
    { $about_id ->
        [none] Elige tu acción.
       *[any] Elige tu segunda acción, de un medidor por debajo de { $about }.
    }
ankh-ask-action-other =
    { $about_id ->
        [none] { $seat } elige una acción.
       *[any] { $seat } elige una segunda acción, de un medidor por debajo de { $about }.
    }
ankh-ask-move_figure = Elige una miniatura para mover, o termina.
ankh-ask-move_figure-other = { $seat } elige una miniatura para mover.
ankh-ask-move_to = ¿Adónde va la miniatura de { $about }?
ankh-ask-move_to-other = { $seat } mueve la miniatura de { $about }.
ankh-ask-push_to = ¿Adónde empuja Satet la miniatura de { $about2 }?
ankh-ask-push_to-other = { $seat }: Satet empuja la miniatura de { $about2 }.
ankh-ask-aim = ¿Qué dos casillas señala el Escorpión gigante de { $about }?
ankh-ask-aim-other = { $seat } orienta el Escorpión gigante de { $about }.
ankh-ask-summon = Elige qué invocar, o termina.
ankh-ask-summon-other = { $seat } elige qué invocar.
ankh-ask-summon_to = ¿Dónde haces la invocación?
ankh-ask-summon_to-other = { $seat } elige dónde invocar una miniatura.
ankh-ask-sun = ¿Pones una ficha de Sol en la miniatura de { $about }?
ankh-ask-sun-other = { $seat } decide si pone una ficha de Sol en la miniatura de { $about }.
ankh-ask-unlock = Elige un poder para desbloquear, o ninguno.
ankh-ask-unlock-other = { $seat } elige un poder.
ankh-ask-control = Elige un monumento para controlar, o ninguno.
ankh-ask-control-other = { $seat } elige un monumento para controlar.
ankh-ask-caravan =
    { $about_id ->
        [none] Elige el lado donde empieza tu caravana, o renuncia a ella.
       *[any] ¿Por dónde sigue tu caravana? Dromedarios hasta ahora: { $about_count }.
    }
ankh-ask-caravan-other = { $seat } traza una caravana. Dromedarios hasta ahora: { $about_count }.
ankh-ask-keep_token = Tu caravana parte la región: ¿qué parte conserva la ficha de Orden de conflicto?
ankh-ask-keep_token-other = { $seat } elige qué parte de la región conserva la ficha de Orden de conflicto.
ankh-ask-exchange = ¿Intercambias la ficha de Orden de conflicto { $about1 } o { $about2 } por la de otra región?
ankh-ask-exchange-other = { $seat } puede intercambiar la ficha de Orden de conflicto { $about1 } o { $about2 }.
ankh-ask-attuned_figure = Elige una miniatura para llamarla a tus obeliscos, o termina.
ankh-ask-attuned_figure-other = { $seat } puede llamar miniaturas a sus obeliscos.
ankh-ask-attuned_to = ¿Junto a qué obelisco va la miniatura de { $about }?
ankh-ask-attuned_to-other = { $seat } llama la miniatura de { $about } a un obelisco.
ankh-ask-two_cards = ¿Anuncias que juegas dos cartas en esta batalla?
ankh-ask-two_cards-other = { $seat } puede anunciar dos cartas.
ankh-ask-cards = Elige en secreto qué juegas.
ankh-ask-cards-other = { $seat } elige en secreto qué jugar.
ankh-ask-build = Elige qué erigir y dónde, o no erijas nada.
ankh-ask-build-other = { $seat } puede erigir un monumento.
ankh-ask-offer = ¿Cuántos adoradores ofreces a las langostas, en secreto?
ankh-ask-offer-other = { $seat } hace una ofrenda a las langostas, en secreto.
ankh-ask-tie_breaker = La batalla está empatada: ¿usas la ficha de Desempate y ganas?
ankh-ask-tie_breaker-other = La batalla está empatada; { $seat } puede usar la ficha de Desempate.
ankh-ask-let_die = Tus miniaturas Protegidas siguen vivas: ¿dejas morir alguna de todos modos?
ankh-ask-let_die-other = { $seat } decide qué miniaturas Protegidas siguen vivas.
ankh-ask-trap = ¿De quién retienes un guerrero?
ankh-ask-trap-other = { $seat } puede retener a un guerrero.
ankh-ask-mummy = ¿Dónde se alza de nuevo tu Momia?
ankh-ask-mummy-other = { $seat } elige dónde se alza de nuevo una Momia.
ankh-ask-tile = Elige dónde poner una pieza de Inframundo, o no pongas ninguna.
ankh-ask-tile-other = { $seat } puede poner una pieza de Inframundo.
ankh-ask-tile_from = ¿Qué pieza de Inframundo va a { $about }?
ankh-ask-tile_from-other = { $seat } elige qué pieza de Inframundo va a { $about }.
ankh-ask-worship = ¿Sacrificas 2 adoradores por 1 de devoción?
ankh-ask-worship-other = { $seat } puede sacrificar 2 adoradores por 1 de devoción.
ankh-ask-keep_guardian = ¿Qué custodio del otro dios te sirve a partir de ahora? Peanas libres: { $about }.
ankh-ask-keep_guardian-other = { $seat } elige qué custodios conserva. Peanas libres: { $about }.
ankh-ask-chance = Decide el azar.

## Opciones: qué significa cada respuesta

ankh-option-done = Hecho
ankh-option-yes = Sí
ankh-option-no = No
ankh-option-first_player = { $seat } juega primero
ankh-option-god = { $god }
ankh-option-guardian = { $guardian }
ankh-option-scenario = { $scenario }
ankh-option-action = { $action }
ankh-option-move_figure = Mover la miniatura de { $figure }
ankh-option-move_figure-done = No mover más
ankh-option-move_to = Ir a { $space }
ankh-option-push_to = Empujar a { $space }
ankh-option-aim = Señalar { $spaces }
ankh-option-summon =
    { $way_id ->
        [pyramid] Invocar { $piece_a } junto a la pirámide de { $space }
        [underworld] Invocar { $piece_a } en una pieza de Inframundo
       *[any] Invocar { $piece_a }
    }
ankh-option-summon-done = No invocar más
ankh-option-summon_to = Invocar en { $space }
ankh-option-sun-yes = Poner una ficha de Sol
ankh-option-sun-no = Guardar la ficha de Sol
ankh-option-unlock = Desbloquear { $power }
ankh-option-unlock-done = No desbloquear nada
ankh-option-control = Controlar el monumento de { $space }
ankh-option-control-done = No tomar ninguno
ankh-option-caravan = Dromedario en { $side }
ankh-option-caravan-done = No trazar caravana
ankh-option-keep_token = La parte en torno a { $region }
ankh-option-exchange = Intercambiar { $tokens }
ankh-option-exchange-done = No intercambiar nada
ankh-option-attuned_figure = Llamar la miniatura de { $figure }
ankh-option-attuned_figure-done = No llamar más
ankh-option-attuned_to = Ir a { $space }
ankh-option-two_cards-yes = Anunciar dos cartas
ankh-option-two_cards-no = Jugar una carta
ankh-option-cards = Jugar { $cards }
ankh-option-build = Erigir { $piece_a } en { $space }
ankh-option-build-done = No erigir nada
ankh-option-offer =
    { $amount ->
        [one] Ofrecer { $amount } adorador
        [many] Ofrecer { $amount } de adoradores
       *[other] Ofrecer { $amount } adoradores
    }
ankh-option-tie_breaker-yes = Usarla y ganar
ankh-option-tie_breaker-no = Guardarla: no gana nadie
ankh-option-let_die = Dejar morir la miniatura de { $figure }
ankh-option-let_die-done = Las demás siguen vivas
ankh-option-trap = Retener a un guerrero de { $god }
ankh-option-trap-done = No retener a nadie
ankh-option-mummy = Alzarse en { $space }
ankh-option-tile = Ponerla en { $space }
ankh-option-tile-done = No poner ninguna
ankh-option-tile_from = La pieza de { $space }
ankh-option-tile_from-side = Una pieza que aún no está en el tablero
ankh-option-worship-yes = Sacrificar 2 adoradores
ankh-option-worship-no = Conservar los adoradores
ankh-option-keep_guardian =
    { $figure_id ->
        [none] { $piece } de la reserva
       *[any] El custodio de { $figure }
    }
