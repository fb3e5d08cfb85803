### Lo que dice el consejero de Ankh, como un amigo en la mesa: breve, cierto y sin decir qué elegir.

## El comienzo

coach-ankh-first_turn = Gana la devoción: llegar a { $top } gana al instante; si no, gana quien tenga más después del último conflicto. La dan los conflictos: por las regiones donde solo estás tú, por las mayorías de monumentos y por las batallas ganadas.
coach-ankh-one_action_each = Dos jugadores son ahora un solo dios: cada uno hace una acción por turno.

## Eventos

coach-ankh-event_follows =
    { $event_id ->
        [control] Esta acción trae { $event }: justo después puedes tomar un monumento junto a una de tus miniaturas.
        [caravan] Esta acción trae una { $event }: justo después puedes partir una región en dos.
       *[conflict]
            { $regions_id ->
                [none] Esta acción trae el conflicto. Tal como están las cosas, no tienes ninguna batalla en él.
               *[any]
                    { $regions_count ->
                        [one] Esta acción trae el conflicto. Tal como están las cosas, luchas por la región { $regions }.
                        [many] Esta acción trae el conflicto. Tal como están las cosas, luchas por las regiones { $regions }.
                       *[other] Esta acción trae el conflicto. Tal como están las cosas, luchas por las regiones { $regions }.
                    }
            }
    }
coach-ankh-conflict_at_hand =
    { $actions_count ->
        [one] El conflicto { $number } llega con el próximo uso de { $actions }.
        [many] El conflicto { $number } llega con el próximo uso de cualquiera de estas acciones: { $actions }.
       *[other] El conflicto { $number } llega con el próximo uso de cualquiera de estas acciones: { $actions }.
    } { $regions_id ->
        [none] Tal como están las cosas, no tienes ninguna batalla en él.
       *[any]
            { $regions_count ->
                [one] Tal como están las cosas, luchas por la región { $regions }.
                [many] Tal como están las cosas, luchas por las regiones { $regions }.
               *[other] Tal como están las cosas, luchas por las regiones { $regions }.
            }
    }
coach-ankh-conflict_coming =
    { $uses ->
        [one] El próximo evento es un conflicto. Lo más cercano: { $actions }, a { $uses } uso.
        [many] El próximo evento es un conflicto. Lo más cercano: { $actions }, a { $uses } usos.
       *[other] El próximo evento es un conflicto. Lo más cercano: { $actions }, a { $uses } usos.
    }
coach-ankh-control_at_hand =
    { $actions_count ->
        [one] El próximo uso de { $actions } permite a quien lo haga controlar un monumento. Estás junto a { $count } que podrías tomar.
        [many] El próximo uso de cualquiera de estas acciones permite a quien lo haga controlar un monumento: { $actions }. Estás junto a { $count } que podrías tomar.
       *[other] El próximo uso de cualquiera de estas acciones permite a quien lo haga controlar un monumento: { $actions }. Estás junto a { $count } que podrías tomar.
    }
coach-ankh-control_out_of_reach =
    { $actions_count ->
        [one] El próximo uso de { $actions } permite a quien lo haga controlar un monumento. Ninguna de tus miniaturas está junto a uno neutral.
        [many] El próximo uso de cualquiera de estas acciones permite a quien lo haga controlar un monumento: { $actions }. Ninguna de tus miniaturas está junto a uno neutral.
       *[other] El próximo uso de cualquiera de estas acciones permite a quien lo haga controlar un monumento: { $actions }. Ninguna de tus miniaturas está junto a uno neutral.
    }
coach-ankh-caravan_at_hand =
    { $actions_count ->
        [one] El próximo uso de { $actions } permite a quien lo haga partir una región con una caravana.
        [many] El próximo uso de cualquiera de estas acciones permite a quien lo haga partir una región con una caravana: { $actions }.
       *[other] El próximo uso de cualquiera de estas acciones permite a quien lo haga partir una región con una caravana: { $actions }.
    }
coach-ankh-control_majority = Este monumento ({ $monument }, { $space }) te daría una mayoría en la región { $region }: 1 de devoción en cada conflicto, mientras tengas allí una miniatura.
coach-ankh-control_choice = Un monumento propio cuenta para mayorías y adoradores, y puedes invocar a su lado. Fichas de Ankh que te quedan para monumentos: { $ankhs }.
coach-ankh-caravan_choice =
    { $regions_id ->
        [none] Una región con un solo dios se domina sin batalla. Tal como están las cosas, no tendrías que luchar en ninguna parte.
       *[any]
            { $regions_count ->
                [one] Una región con un solo dios se domina sin batalla. Tal como están las cosas, lucharías por la región { $regions }.
                [many] Una región con un solo dios se domina sin batalla. Tal como están las cosas, lucharías por las regiones { $regions }.
               *[other] Una región con un solo dios se domina sin batalla. Tal como están las cosas, lucharías por las regiones { $regions }.
            }
    }

## Regiones

coach-ankh-region_behind = En la región { $region }, { $side } tiene fuerza { $theirs } y tú { $mine }, antes de las cartas.
coach-ankh-region_alone =
    { $regions_count ->
        [one] En la región { $regions } solo estás tú: en un conflicto te da al menos { $devotion } de devoción.
        [many] En las regiones { $regions } solo estás tú: en un conflicto te dan al menos { $devotion } de devoción.
       *[other] En las regiones { $regions } solo estás tú: en un conflicto te dan al menos { $devotion } de devoción.
    }
coach-ankh-region_empty = En la región { $region } no hay nadie: el dios que esté allí solo en un conflicto gana 1 de devoción.

## Lo que tienes

coach-ankh-power_affordable =
    { $followers ->
        [one] Tienes { $followers } adorador: basta para un poder de nivel { $level }.
        [many] Tienes { $followers } adoradores: bastan para un poder de nivel { $level }.
       *[other] Tienes { $followers } adoradores: bastan para un poder de nivel { $level }.
    }
coach-ankh-power_brings_guardian = Puedes pagar un poder de nivel { $level }, y suma { $guardian_a } a tu reserva.
coach-ankh-followers_short =
    { $level ->
        [one] Tu próximo poder cuesta { $level } adorador y tienes { $followers }. Ganar Adoradores te daría ahora { $gain }.
        [many] Tu próximo poder cuesta { $level } adoradores y tienes { $followers }. Ganar Adoradores te daría ahora { $gain }.
       *[other] Tu próximo poder cuesta { $level } adoradores y tienes { $followers }. Ganar Adoradores te daría ahora { $gain }.
    }
coach-ankh-gain_nothing = Ganar Adoradores no te daría nada ahora: ninguna de tus miniaturas está junto a un monumento neutral o tuyo.
coach-ankh-guardian_waits = { $guardian } espera en tu reserva: con Invocar miniatura entra junto a una miniatura o un monumento tuyos.
coach-ankh-warriors_wait = { $count } de tus { $all } guerreros siguen en tu reserva: Invocar miniatura trae uno al tablero.
coach-ankh-cards_few = Te quedan en la mano: { $cards }. Solo El ciclo de Ma'at recupera las cartas jugadas, después de la batalla en que lo juegas.

## Devoción

coach-ankh-top_near =
    { $steps ->
        [one] Estás a { $steps } paso de la cima, y allí ganarías al instante.
        [many] Estás a { $steps } pasos de la cima, y allí ganarías al instante.
       *[other] Estás a { $steps } pasos de la cima, y allí ganarías al instante.
    }
coach-ankh-rival_near_top =
    { $steps ->
        [one] { $side } está a { $steps } paso de la cima, y allí ganaría al instante.
        [many] { $side } está a { $steps } pasos de la cima, y allí ganaría al instante.
       *[other] { $side } está a { $steps } pasos de la cima, y allí ganaría al instante.
    }
coach-ankh-last_conflict_behind = Después del último conflicto gana quien tenga más devoción. Necesitas { $steps } para superar a { $side }.
coach-ankh-last_conflict_ahead = Después del último conflicto gana quien tenga más devoción. Vas en cabeza; { $side } necesita { $steps } para superarte.
coach-ankh-red_before_forgetting = Después del cuarto conflicto caen en el olvido los dioses en casillas rojas. Necesitas { $steps } de devoción para salir de ellas.
coach-ankh-sole_god_chance = Todos los demás están en casillas rojas: si sigue así después del cuarto conflicto, ganas.
coach-ankh-sole_god_threat = Solo { $side } está fuera de las casillas rojas: si sigue así después del cuarto conflicto, gana.
coach-ankh-merging_lower = Después del tercer conflicto se fusionan los dos dioses más bajos, y el último pierde sus miniaturas, monumentos y cartas. Ahora serías tú, con { $side }; con { $steps } de devoción te librarías.
coach-ankh-merging_upper = Después del tercer conflicto se fusionan los dos dioses más bajos: tal como están las cosas, { $side } se une a ti. Con { $steps } de devoción te librarías.
coach-ankh-merging_above = Después del tercer conflicto se fusionan los dos dioses más bajos. Estás justo por encima: { $side } necesita { $steps } de devoción para dejarte abajo.

## Batallas

coach-ankh-offer_stakes =
    { $count ->
        [one] Aquí muere { $count } miniatura tuya salvo que tu ofrenda sea la más alta, sin empate. Adoradores: tú { $mine }, { $side } { $theirs }.
        [many] Aquí mueren { $count } miniaturas tuyas salvo que tu ofrenda sea la más alta, sin empate. Adoradores: tú { $mine }, { $side } { $theirs }.
       *[other] Aquí mueren { $count } miniaturas tuyas salvo que tu ofrenda sea la más alta, sin empate. Adoradores: tú { $mine }, { $side } { $theirs }.
    }
coach-ankh-offer_nothing = Aquí no tienes guerreros ni custodios, y los dioses nunca mueren: una ofrenda no salva nada tuyo, solo puede impedir que otro dios se salve.
coach-ankh-tie_breaker =
    { $left ->
        [0] Sirve una vez por conflicto, y después de esta región no viene ninguna más.
        [one] Sirve una vez por conflicto, y después de esta región viene { $left } más.
        [many] Sirve una vez por conflicto, y después de esta región vienen { $left } más.
       *[other] Sirve una vez por conflicto, y después de esta región vienen { $left } más.
    }
coach-ankh-two_cards =
    { $left ->
        [0] Puedes hacerlo una vez por conflicto, y después de esta región no viene ninguna más.
        [one] Puedes hacerlo una vez por conflicto, y después de esta región viene { $left } más.
        [many] Puedes hacerlo una vez por conflicto, y después de esta región vienen { $left } más.
       *[other] Puedes hacerlo una vez por conflicto, y después de esta región vienen { $left } más.
    }
coach-ankh-battle_behind = Antes de las cartas va por delante { $side }: { $theirs } a { $mine }. Tu mejor carta suma { $best }.
coach-ankh-battle_level =
    { $whose ->
        [mine] Antes de las cartas hay empate a { $mine } con { $side }. Tienes la ficha de Desempate: ganarías un empate.
        [theirs] Antes de las cartas hay empate a { $mine } con { $side }. { $side } tiene la ficha de Desempate y ganaría un empate.
       *[nobody] Antes de las cartas hay empate a { $mine } con { $side }. Si sigue el empate, no gana nadie.
    }
coach-ankh-battle_ahead = Antes de las cartas vas por delante de { $side }: { $mine } a { $theirs }. Su mejor carta suma { $best }.
coach-ankh-build_majority =
    { $monuments_count ->
        [one] Un monumento de este tipo erigido aquí te daría al instante una mayoría nueva: { $monuments }.
        [many] Un monumento de cualquiera de estos tipos erigido aquí te daría al instante una mayoría nueva: { $monuments }.
       *[other] Un monumento de cualquiera de estos tipos erigido aquí te daría al instante una mayoría nueva: { $monuments }.
    }
coach-ankh-locusts_loom =
    { $count ->
        [one] { $side } aún tiene Plaga de langostas y más adoradores que tú ({ $theirs } frente a { $mine }): aquí peligra { $count } miniatura tuya.
        [many] { $side } aún tiene Plaga de langostas y más adoradores que tú ({ $theirs } frente a { $mine }): aquí peligran { $count } miniaturas tuyas.
       *[other] { $side } aún tiene Plaga de langostas y más adoradores que tú ({ $theirs } frente a { $mine }): aquí peligran { $count } miniaturas tuyas.
    }
coach-ankh-cycle_brings_back = Has jugado { $count } de tus cartas. El ciclo de Ma'at las recupera todas después de esta batalla.
coach-ankh-drought_pays = Aquí tienes { $count } miniaturas en casillas desérticas: con Sequía, una victoria da { $count } más de devoción.
coach-ankh-flood_pays = Aquí tienes { $count } miniaturas en casillas fértiles: Inundación da { $count } adoradores, y ellas sobreviven a la resolución.
coach-ankh-miracle_pays = Si pierdes pueden morir aquí { $count } miniaturas tuyas: con Milagro cada una da 1 de devoción.
coach-ankh-majorities_pay = Las mayorías se cobran antes de comparar fuerzas, también quien pierde: las tuyas aquí ({ $monuments }) dan { $monuments_count } de devoción, mientras te quede una miniatura.
coach-ankh-worship =
    { $left ->
        [one] Te dejaría { $left } adorador; tu próximo poder cuesta { $level }.
        [many] Te dejaría { $left } adoradores; tu próximo poder cuesta { $level }.
       *[other] Te dejaría { $left } adoradores; tu próximo poder cuesta { $level }.
    }
