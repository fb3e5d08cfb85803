### Lo que dice el consejero de 10 Plagas, como un amigo en la mesa: breve, cierto y sin decir qué elegir.

## El comienzo

coach-plagues-first_round = Ganan los puntos del final: el más bajo de tus dos medidores de desarrollo, el Nilo, tus fichas, territorios y hebreos. Cada ronda pide tributo y trae pérdidas por el camino.
coach-plagues-automa_plays_free = El autómata no paga tributo ni sufre pérdidas. Para ganar, ten más puntos que él al final.

## Tributo

coach-plagues-tribute_short =
    { $coins ->
        [one] El tributo de esta ronda es { $tribute } y tienes { $coins } moneda: a quien no puede pagar le puede tocar una penalización de 3 puntos.
        [many] El tributo de esta ronda es { $tribute } y tienes { $coins } monedas: a quien no puede pagar le puede tocar una penalización de 3 puntos.
       *[other] El tributo de esta ronda es { $tribute } y tienes { $coins } monedas: a quien no puede pagar le puede tocar una penalización de 3 puntos.
    }
coach-plagues-coin_card = Te falta 1 moneda para el tributo de esta ronda ({ $tribute }). La carta del faraón { $number } es una moneda para esta ronda.
coach-plagues-coin_needed = El tributo de esta ronda es { $tribute }, justo las monedas que tienes: la que gastes ahora te faltará.
coach-plagues-tribute_ahead =
    { $rounds ->
        [one] La próxima ronda el tributo es { $tribute }.
        [many] Dentro de { $rounds } rondas el tributo es { $tribute }.
       *[other] Dentro de { $rounds } rondas el tributo es { $tribute }.
    } { $tokens ->
        [0] Tus ingresos son { $income } y no te quedan fichas de moneda.
        [one] Tus ingresos son { $income } y te queda { $tokens } ficha de moneda.
        [many] Tus ingresos son { $income } y te quedan { $tokens } fichas de moneda.
       *[other] Tus ingresos son { $income } y te quedan { $tokens } fichas de moneda.
    }
coach-plagues-coins_early =
    { $count ->
        [one] Tu tablero tiene { $count } bonificación de moneda: asegura el tributo de las primeras rondas.
        [many] Tu tablero tiene { $count } bonificaciones de moneda: aseguran el tributo de las primeras rondas.
       *[other] Tu tablero tiene { $count } bonificaciones de moneda: aseguran el tributo de las primeras rondas.
    }

## Pérdidas

coach-plagues-loss_harmless = También puedes elegir lo que no te cuesta nada: { $loss }.
coach-plagues-cancel_needless = Todas las partes de esta carta de pérdidas se pueden cumplir con algo que no tienes.
coach-plagues-cancel_other =
    { $parts_count ->
        [one] La parte { $parts } se puede cumplir con algo que no tienes: no hace falta cancelarla.
        [many] Las partes { $parts } se pueden cumplir con algo que no tienes: no hace falta cancelarlas.
       *[other] Las partes { $parts } se pueden cumplir con algo que no tienes: no hace falta cancelarlas.
    }
coach-plagues-lose_harmless =
    { $spaces_count ->
        [one] La ficha de { $spaces } no rompe ninguna bonificación ni fila.
        [many] Las fichas de estas casillas no rompen ninguna bonificación ni fila: { $spaces }.
       *[other] Las fichas de estas casillas no rompen ninguna bonificación ni fila: { $spaces }.
    }
coach-plagues-ankhs_short =
    { $needed ->
        [one] Con { $needed } Ankh puedes cancelar una parte de las pérdidas de esta ronda; tienes { $ankhs }.
        [many] Con { $needed } Ankhs puedes cancelar una parte de las pérdidas de esta ronda; tienes { $ankhs }.
       *[other] Con { $needed } Ankhs puedes cancelar una parte de las pérdidas de esta ronda; tienes { $ankhs }.
    }
coach-plagues-ankhs_ready =
    { $ankhs ->
        [one] Tienes { $ankhs } Ankh: basta para cancelar una parte de las pérdidas de esta ronda ({ $needed }).
        [many] Tienes { $ankhs } Ankhs: bastan para cancelar una parte de las pérdidas de esta ronda ({ $needed }).
       *[other] Tienes { $ankhs } Ankhs: bastan para cancelar una parte de las pérdidas de esta ronda ({ $needed }).
    }
coach-plagues-ankh_card = La carta del faraón { $number } es un Ankh para esta ronda: con ella podrías cancelar una parte de las pérdidas.
coach-plagues-token_recovered = El dado { $die } puede recuperar { $token_a } del descarte, donde te cuesta 2 puntos al final.

## Plagas y penalizaciones

coach-plagues-plague_ignored = Una ficha del faraón te hace ignorar esta plaga ({ $plague }) hasta el final de la ronda. Sin usar: { $count }.
coach-plagues-penalty_removed = Una penalización no es un desastre: una ficha del faraón la quita. Sin usar: { $count }.

## El tablero

coach-plagues-row_nearly =
    { $slots_id ->
        [none] Con { $token_a } en { $space } se completa una fila de tres fichas distintas: eso es un Ankh.
       *[any] Con { $token_a } en { $space } se completa una fila de tres fichas distintas: eso es un Ankh. En el mercado está en el hueco { $slots }.
    }
coach-plagues-row_early = Una fila de tres fichas distintas da un Ankh, y los Ankhs cancelan pérdidas: cuanto antes, mejor.
coach-plagues-coin_nearly = Una ficha en { $space } abre una bonificación de moneda: una moneda más cada ronda.
coach-plagues-area_nearly =
    { $area ->
        [city] Una ficha en { $space } llena tu ciudad: 2 pasos de desarrollo, y 2 en la carta de provincia.
       *[field] Una ficha en { $space } llena tu campo: 2 pasos de desarrollo, y 2 en la carta de provincia.
    }

## Dados, soldados, hebreos

coach-plagues-dice_kept = Los tres dados que no gastas son tus soldados; con los más altos tendrías { $most }. Quien más soldados tiene elige primero su territorio.
coach-plagues-soldiers_watched = Con cuatro jugadores, el último en soldados se queda sin territorio. Tal como están las cosas puedes tener { $mine }; { $player }, { $theirs } como mucho.
coach-plagues-hebrews_behind = Los hebreos pesan al final: { $first } puntos para quien más tenga, { $last } para quien menos. Los tuyos suman { $mine }; los de { $player }, { $theirs }.
coach-plagues-hebrews_alone = Por detrás del autómata, tus hebreos solo puntúan si suman { $needed }; los tuyos suman { $mine }.
coach-plagues-hebrew_gift = Puedes liberar a un hebreo, y el próximo te da además: { $gift }.

## Territorios y medidores

coach-plagues-scoring_card =
    { $points ->
        [one] Tal como están las cosas, { $card } ({ $card_short }) te daría { $points } punto.
        [many] Tal como están las cosas, { $card } ({ $card_short }) te daría { $points } puntos.
       *[other] Tal como están las cosas, { $card } ({ $card_short }) te daría { $points } puntos.
    }
coach-plagues-dev_choice = Al final solo puntúa el medidor de desarrollo más bajo. Puntos ahora: ciudad { $city }, campo { $field }.
coach-plagues-lower_track = Tus medidores de desarrollo están muy separados y solo puntúa el más bajo. Puntos ahora: ciudad { $city }, campo { $field }.
coach-plagues-province_near =
    { $steps ->
        [one] { $steps } casilla más en la carta de provincia da
        [many] { $steps } casillas más en la carta de provincia dan
       *[other] { $steps } casillas más en la carta de provincia dan
    } { $gift ->
        [hebrew] un hebreo a tu elección.
        [market] cualquier ficha del mercado.
        [dev] 2 pasos de desarrollo.
        [specials] dos acciones especiales por ronda.
        [ankh] un Ankh.
       *[points] puntos al final.
    }
coach-plagues-nile_token_near =
    { $steps ->
        [one] { $steps } casilla más en el Nilo gana su ficha de bonificación: 2 pasos de desarrollo, y 2 en la carta de provincia.
        [many] { $steps } casillas más en el Nilo ganan su ficha de bonificación: 2 pasos de desarrollo, y 2 en la carta de provincia.
       *[other] { $steps } casillas más en el Nilo ganan su ficha de bonificación: 2 pasos de desarrollo, y 2 en la carta de provincia.
    }
coach-plagues-nile_coin_near = La próxima casilla del Nilo es una moneda: una más cada ronda.

## Moisés y el final

coach-plagues-moses_near = Moisés llega al final de esta ronda y ayuda a quien va por detrás. Vas por detrás en: { $tracks }.
coach-plagues-supply_low = La partida termina con la ronda que deja { $least } fichas o menos en el suministro; quedan { $left }.
coach-plagues-last_round = Es la última ronda: quedan un tributo y unas pérdidas, y luego se cuentan los puntos.
coach-plagues-score_behind = Tal como están las cosas, { $player } tiene { $theirs } puntos y tú { $mine }.
coach-plagues-score_ahead = Tal como están las cosas tienes { $mine } puntos; después va { $player } con { $theirs }.
