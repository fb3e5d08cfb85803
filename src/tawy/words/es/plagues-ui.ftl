### Lo que se dibuja de 10 Plagas: rótulos, previsiones y elecciones. Los nombres de las cosas están en plagues.ftl.

## Partes pequeñas

plagues-ui-comma = {", "}
plagues-ui-or = {" o "}
plagues-ui-or-short = o
plagues-ui-empty = vacío
plagues-ui-close = Cerrar
plagues-ui-choosable = { $what }, se puede elegir
plagues-ui-number-of = { $number } × { $what }
plagues-ui-of = { $have } / { $need }
plagues-ui-source = { $source } { NUMBER($amount, signDisplay: "exceptZero") }
plagues-ui-you = tú
plagues-ui-you-have = Tienes { $number }
plagues-ui-asked = tiene el turno

## El tablero común

plagues-ui-market = Mercado y cartas del faraón
plagues-ui-slot = Hueco { $slot }: { $token }
plagues-ui-favour-free = libre
plagues-ui-favour-spent = gastada hasta el final de la ronda
plagues-ui-favour-held = la tiene { $player }
plagues-ui-hebrews-waiting =
    { $number ->
        [0] No espera ningún hebreo de { $value }
        [one] Espera 1 hebreo de { $value }
        [many] Esperan { $number } de hebreos de { $value }
       *[other] Esperan { $number } hebreos de { $value }
    }
plagues-ui-deck =
    { $cards ->
        [one] 1 carta en el mazo
        [many] { $cards } de cartas en el mazo
       *[other] { $cards } cartas en el mazo
    }
plagues-ui-no-land = Ninguna descubierta
plagues-ui-no-plague = Aún no hay plaga
plagues-ui-no-loss = Aún no hay pérdidas
plagues-ui-part = Parte { $number }
plagues-ui-ankhs-cancel =
    { $ankhs ->
        [one] 1 anula una parte
        [many] { $ankhs } anulan una parte
       *[other] { $ankhs } anulan una parte
    }
plagues-ui-phases = Fases de la ronda
plagues-ui-round-asks =
    { $moses ->
        [yes] Ronda { $round }: tributo { $tribute }, Ankhs necesarios { $ankhs }; Moisés ayuda al final
       *[no] Ronda { $round }: tributo { $tribute }, Ankhs necesarios { $ankhs }
    }
plagues-ui-soldiers-counted = Soldados contados en esta ronda: { $soldiers }
plagues-ui-soldiers-forecast = Soldados: { $soldiers }. Tal como está, lugar { $place } en el próximo orden.
plagues-ui-left = Qué queda
plagues-ui-left-supply =
    { $tokens ->
        [one] 1 ficha en el suministro
        [many] { $tokens } de fichas en el suministro
       *[other] { $tokens } fichas en el suministro
    }
plagues-ui-left-end = { $tokens } más hasta el final de la partida
plagues-ui-left-last = Es la última ronda
plagues-ui-left-plagues =
    { $plagues ->
        [one] 1 plaga por venir
        [many] { $plagues } de plagas por venir
       *[other] { $plagues } plagas por venir
    }
plagues-ui-left-losses =
    { $losses ->
        [one] 1 carta de pérdidas por venir
        [many] { $losses } de cartas de pérdidas por venir
       *[other] { $losses } cartas de pérdidas por venir
    }
plagues-ui-gone = { $number } fuera de la partida
plagues-ui-to-come = por venir
plagues-ui-other-tables = Esta partida se juega con tablas propias: lo que aquí figura puede ser distinto.

## Una provincia

plagues-ui-your-province = Tu provincia
plagues-ui-others = Las otras provincias
plagues-ui-open-province = { $summary }. Mostrar toda la provincia
plagues-ui-power =
    { $used ->
        [yes] Poder de { $province }, usado esta ronda
       *[no] Poder de { $province }
    }
plagues-ui-automa-help = Descubre sus dados, no paga tributo y no sufre nada.
plagues-ui-automa-dice = Dados del Autómata: descubiertos { $shown }, bocabajo { $down }
plagues-ui-space = { $area }, fila { $row }, columna { $column }
plagues-ui-gap =
    { $active ->
        [yes] { $bonus }: bonificación activa
       *[no] { $bonus }: bonificación inactiva
    }
plagues-ui-row =
    { $complete ->
        [yes] Fila de tres distintas: un Ankh
       *[no] Fila incompleta
    }
plagues-ui-claim-full = al llenar: 2 pasos, provincia +2
plagues-ui-claim-won = bonificación ganada
plagues-ui-boat-at = Barca en la casilla { $at } del Nilo
plagues-ui-dev-at = { $track }: vale { $points }
plagues-ui-card = Provincia
plagues-ui-card-at = Carta de provincia: { $at } de { $last }
plagues-ui-mark-hebrew = un hebreo a tu elección
plagues-ui-mark-market = cualquier ficha del mercado
plagues-ui-mark-dev = 2 pasos de desarrollo
plagues-ui-mark-two = dos acciones especiales por ronda
plagues-ui-mark-ankh = un Ankh
plagues-ui-mark-points =
    { $points ->
        [one] { $points } punto
        [many] { $points } de puntos
       *[other] { $points } puntos
    }
plagues-ui-mark-won = Ganada
plagues-ui-freed = Hebreos liberados: { $count }, en total { $sum }
plagues-ui-freed-values = Valor 1: { $ones }, valor 2: { $twos }, valor 3: { $threes }
plagues-ui-place = Lugar { $place } de la columna
plagues-ui-column = columna { $column }
plagues-ui-pharaohs = Fichas del faraón: { $unused } sin usar, { $used } usadas
plagues-ui-kept-help = Ya se ha usado; cuenta al final.
plagues-ui-penalties =
    { $number ->
        [one] 1 carta de penalización
        [many] { $number } de cartas de penalización
       *[other] { $number } cartas de penalización
    }
plagues-ui-penalty-help = 3 puntos menos cada una (P12.3).
plagues-ui-nothing-beside = Nada junto al tablero
plagues-ui-discard-slot = Hueco de descarte { $slot }: { $token }
plagues-ui-recovered-with = Se recupera con un dado { $dice }
plagues-ui-die-spent = Dado { $die }, gastado
plagues-ui-land = Cartas de territorio
plagues-ui-no-own-land = Aún sin cartas de territorio
plagues-ui-land-used = usada esta ronda
plagues-ui-land-traded = agotada

## Previsiones

plagues-ui-tribute-enough = alcanza
plagues-ui-tribute-short = { $short } de menos
plagues-ui-tribute-tokens =
    { $tokens ->
        [one] cuesta 1 ficha de moneda
        [many] cuesta { $tokens } de fichas de moneda
       *[other] cuesta { $tokens } fichas de moneda
    }
plagues-ui-tribute-exempt = nada que pagar
plagues-ui-tribute-failed = no pudo pagar
plagues-ui-tribute-paid = pagado
plagues-ui-soldiers-place = lugar { $place } por ahora
plagues-ui-soldiers-done = orden decidido
plagues-ui-ankhs-enough =
    { $enough ->
        [yes] puede anular una parte
       *[no] no puede anular
    }
plagues-ui-by-source = por origen
plagues-ui-score-now = Puntos por ahora
plagues-count-points = puntos
plagues-count-coins = monedas para pagar
plagues-count-tribute = tributo por pagar
plagues-count-soldiers = soldados
plagues-count-ankhs = Ankhs
plagues-guess-drawn = ha robado { $things }
plagues-guess-bottom = ha puesto bajo el mazo: { $things }

## Lo que se tiene en la mano

plagues-ui-held = En la mano: { $things }. Elige qué hacer con ello.
plagues-ui-put-back = Soltar
plagues-ui-do-this = Hacerlo
plagues-ui-held-die = dado { $number }
plagues-ui-held-slot = hueco { $number }
plagues-ui-held-favour = carta del faraón { $number }
plagues-ui-held-hebrew = hebreo de { $number }
plagues-ui-held-discard = hueco de descarte { $number }
plagues-ui-held-card = carta

## Elecciones

plagues-ui-show-market = Mostrar el mercado
plagues-ui-show-choices = Mostrar las opciones
plagues-ui-show-table = Mostrar la mesa
plagues-ui-tray-loss = Parte { $part } de las pérdidas: ¿cómo la sufres?
plagues-ui-tray-cancel = Tus Ankhs pueden anular una parte de las pérdidas
plagues-ui-tray-free = ¿Usas algo antes?
plagues-ui-tray-pay_with = ¿Con qué pagas?
plagues-ui-tray-dev = ¿Qué pasos de desarrollo das?
plagues-ui-tray-dev_favour = ¿Un paso de desarrollo, o dos por una moneda?
plagues-ui-tray-ignore = ¿Das la vuelta a una ficha del faraón para ignorar esta plaga?
plagues-ui-tray-buto = ¿Robas dos cartas de territorio más?
plagues-ui-tray-buto_keep = ¿Qué carta te quedas?
plagues-ui-tray-edfu_keep = ¿Qué ficha te quedas?
plagues-ui-tray-slot = ¿A qué hueco de descarte va esta ficha: { $token }?
plagues-ui-tray-give_up = El descarte está lleno: ¿qué sale de la partida?
plagues-ui-tray-province = ¿Qué provincia gobiernas?
plagues-ui-done-free = No usar nada
plagues-ui-done-cancel = No anular nada
plagues-ui-done-edfu_keep = No puedes coger ninguna: devolverlas todas
plagues-ui-costs-nothing = Ahí no hay nada que perder: no cuesta nada
plagues-ui-loses = Pierdes: { $tokens }
plagues-ui-opens = Activa: { $bonuses }
plagues-ui-breaks = Rompe: { $bonuses }
plagues-ui-a-row = una fila de tres distintas
plagues-ui-steps = { $track } +{ $steps }
plagues-ui-dev-one = Un paso
plagues-ui-dev-one-note = No cuesta nada
plagues-ui-dev-two = Dos pasos
plagues-ui-dev-two-note = Cuesta una moneda
plagues-ui-wasted-otherwise = Se pierde si no la usas en esta ronda
plagues-ui-ignore-plague = Ignorar { $plague } esta ronda
plagues-ui-drop-penalty = Quitar una carta de penalización
plagues-ui-ignore-yes = Ignorarla
plagues-ui-ignore-yes-note = La ficha sigue contigo y cuenta al final
plagues-ui-ignore-no = Sufrirla
plagues-ui-ignore-no-note = La ficha se puede usar más tarde
plagues-ui-buto-yes = Robar dos
plagues-ui-buto-yes-note = Solo las ves tú; te quedas una de las tres
plagues-ui-buto-no = Quedarme esta
plagues-ui-buto-no-note = Buto no roba nada
plagues-ui-just-lost = Recién perdida
plagues-ui-result = Ha terminado la ronda { $number }
plagues-ui-result-paid =
    { $coins ->
        [0] No debe tributo
        [one] Tributo pagado: { $coins } moneda
        [many] Tributo pagado: { $coins } de monedas
       *[other] Tributo pagado: { $coins } monedas
    }
plagues-ui-result-failed =
    { $coins ->
        [one] Tributo sin pagar: debía { $coins } moneda
        [many] Tributo sin pagar: debía { $coins } de monedas
       *[other] Tributo sin pagar: debía { $coins } monedas
    }
plagues-ui-result-penalty = Toma la carta de plaga como penalización
plagues-ui-result-nothing = {" (nada que perder)"}
plagues-ui-result-cancelled =
    { $parts ->
        [one] { $parts } parte de las pérdidas anulada
        [many] { $parts } de partes de las pérdidas anuladas
       *[other] { $parts } partes de las pérdidas anuladas
    }

## Moisés y el final

plagues-ui-moses = Moisés ayuda a quienes van por detrás
plagues-ui-moses-helps = { $track }: { $players }
plagues-ui-final = Puntuación final
plagues-ui-winner = gana
plagues-ui-all-at-once = Mostrar todo de una vez

plagues-ui-favour-dev = desarrollo
plagues-ui-favour-soldiers = soldados
plagues-ui-favour-coin = moneda
plagues-ui-favour-province = provincia
plagues-ui-favour-ankh = Ankh
plagues-ui-favour-boat = barca
