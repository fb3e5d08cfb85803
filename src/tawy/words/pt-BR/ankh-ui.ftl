### A mesa de Ankh em palavras: rótulos, dicas e nomes para quem ouve a página.

ankh-ui-comma = {", "}
ankh-ui-you = você
ankh-ui-turn = na vez
ankh-ui-no-god = lugar { $seat }
ankh-ui-gods = Os deuses
ankh-ui-dashboard = Ações e eventos
ankh-ui-more = Mais sobre { $god }

## O mapa

ankh-ui-map = Mapa do Egito
ankh-ui-map-keys = As setas percorrem os espaços; Home, Page Up, End e Page Down vão na diagonal. N e P levam ao próximo e ao anterior espaço que pode ser escolhido. Enter escolhe.
ankh-ui-closer = Aproximar
ankh-ui-further = Afastar
ankh-ui-place = linha { $row } coluna { $column }
ankh-ui-underworld = ficha de Submundo
ankh-ui-yours = { $what } (você)
ankh-ui-of-god = { $what } ({ $god })
ankh-ui-neutral = { $what } (neutro)
ankh-ui-radiant = Radiante
ankh-ui-sheltered = a salvo pela Inundação
ankh-ui-adjacent = adjacente a { $what }
ankh-ui-choosable = pode ser escolhido
ankh-ui-side-name = lado { $side } da linha { $row } coluna { $column }
ankh-ui-region-size =
    { $land ->
        [one] Região { $number }, { $land } espaço de terra
        [many] Região { $number }, { $land } de espaços de terra
       *[other] Região { $number }, { $land } espaços de terra
    }
ankh-ui-god-strength = { $god } { $total }
ankh-count-figures = miniaturas no mapa
ankh-count-monuments = monumentos
ankh-count-strength = força na região { $region }
ankh-ui-order-help = Quem está em cada região, e com que força sem as cartas.

## Ações, eventos, devoção

ankh-ui-action-uses = { $action }, usos: { $used } de { $last }
ankh-ui-brings = o próximo uso traz: { $event }
ankh-ui-event-control = Controlar Monumento
ankh-ui-event-caravan = Caravana de Camelos
ankh-ui-event-conflict = Conflito
ankh-ui-conflict = Conflito { $number }
ankh-ui-then-merge = depois, fusão dos dois últimos deuses
ankh-ui-then-forget = depois, os deuses no vermelho são esquecidos
ankh-ui-then-end = depois, a partida termina
ankh-ui-next-event = Próximo evento: { $event }
ankh-ui-ahead-merge = fusão em { $events }
ankh-ui-ahead-merge-now = fusão após este conflito
ankh-ui-ahead-forget = esquecimento em { $events }
ankh-ui-ahead-forget-now = esquecimento após este conflito
ankh-ui-ahead-end = fim em { $events }
ankh-ui-ahead-end-now = o último conflito
ankh-ui-no-event = Não há mais eventos
ankh-ui-over = Fim de partida
ankh-ui-devotion-of = { $god } { $space }
ankh-ui-on-red = Em um espaço vermelho.
ankh-ui-would-merge = Está entre os dois últimos, que entram em fusão depois do terceiro conflito.
ankh-ui-red-help = Quem estiver aqui quando o quarto conflito terminar é esquecido e sai do jogo.
ankh-ui-merging = Estes dois entram em fusão
ankh-ui-merging-help = Os dois últimos deuses viram um só quando o terceiro conflito termina.

## Deuses

ankh-ui-followers =
    { $count ->
        [one] { $count } seguidor
        [many] { $count } de seguidores
       *[other] { $count } seguidores
    }
ankh-ui-ankhs =
    { $count ->
        [one] { $count } ficha de ankh para monumentos
        [many] { $count } de fichas de ankh para monumentos
       *[other] { $count } fichas de ankh para monumentos
    }
ankh-ui-warriors = Guerreiros: { $pool } na reserva, { $out } no tabuleiro
ankh-ui-trapped =
    { $count ->
        [one] { $count } guerreiro aprisionado por Anúbis
        [many] { $count } de guerreiros aprisionados por Anúbis
       *[other] { $count } guerreiros aprisionados por Anúbis
    }
ankh-ui-guardian = { $guardian }: { $pool } na reserva, { $out } no tabuleiro
ankh-ui-slots = Guerreiros aprisionados: { $count } de 3
ankh-ui-tiles = Fichas de Submundo restantes: { $count }
ankh-ui-suns = Fichas de sol restantes: { $count }
ankh-ui-card-held = { $card } +{ $strength }, na mão
ankh-ui-card-played = { $card } +{ $strength }, já jogada
ankh-ui-power-held = { $power }, nível { $level }, desbloqueado
ankh-ui-power-locked = { $power }, nível { $level }, bloqueado

## Batalha

ankh-ui-battle = Batalha pela região { $number }
ankh-ui-step-start = Início
ankh-ui-step-cards = Cartas
ankh-ui-step-build = Construir
ankh-ui-step-plague = Praga
ankh-ui-step-resolution = Resolução
ankh-ui-step-after = Depois
ankh-ui-thinking = escolhendo…
ankh-ui-sealed = já escolheu
ankh-ui-victor = vitória
ankh-ui-fallen = baixas: { $count }
ankh-ui-offered = oferta: { $count }
ankh-ui-still-holds = { $god } ainda tem { $cards }
ankh-ui-your-cards = Suas cartas de batalha
ankh-ui-your-secret = Sua escolha secreta: { $what }
ankh-ui-pick-two = Escolha duas cartas
ankh-ui-play-cards = Jogar { $cards }
ankh-ui-offer-label = Seguidores a oferecer
ankh-ui-less = Um a menos
ankh-ui-more-followers = Um a mais
ankh-ui-offer =
    { $count ->
        [one] Oferecer { $count } seguidor
        [many] Oferecer { $count } de seguidores
       *[other] Oferecer { $count } seguidores
    }
ankh-ui-result-won = { $god } vence a batalha pela região { $number }
ankh-ui-result-none = Ninguém vence a batalha pela região { $number }
ankh-ui-result-tie = A ficha de desempate decidiu.
ankh-ui-result-lost = Perde: { $figures }
ankh-ui-amount = { $what } { NUMBER($amount, signDisplay: "exceptZero") }
ankh-ui-times = { $what } × { $count }

## Grandes momentos

ankh-ui-merged = { $upper } e { $lower } se tornam um só
ankh-ui-merged-text = Agora compartilham seguidores, miniaturas e destino.
ankh-ui-forgotten = { $god } cai no esquecimento
ankh-ui-won = { $god } vence
ankh-ui-atheist = Todos os deuses foram esquecidos. O Egito se torna ateu.
