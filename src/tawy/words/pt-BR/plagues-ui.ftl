### O que se desenha de 10 Pragas: rótulos, previsões e escolhas. Os nomes das coisas estão em plagues.ftl.

## Partes pequenas

plagues-ui-comma = {", "}
plagues-ui-or = {" ou "}
plagues-ui-or-short = ou
plagues-ui-empty = vazio
plagues-ui-close = Fechar
plagues-ui-choosable = { $what }, disponível para escolha
plagues-ui-number-of = { $number } × { $what }
plagues-ui-of = { $have } / { $need }
plagues-ui-source = { $source } { NUMBER($amount, signDisplay: "exceptZero") }
plagues-ui-you = você
plagues-ui-you-have = Você tem { $number }
plagues-ui-asked = na vez

## O tabuleiro coletivo

plagues-ui-market = Mercado e cartas do Faraó
plagues-ui-slot = Espaço { $slot }: { $token }
plagues-ui-favour-free = disponível
plagues-ui-favour-spent = gasta até o fim da rodada
plagues-ui-favour-held = com { $player }
plagues-ui-hebrews-waiting =
    { $number ->
        [0] Nenhum hebreu de valor { $value } à espera
        [one] { $number } hebreu de valor { $value } à espera
        [many] { $number } de hebreus de valor { $value } à espera
       *[other] { $number } hebreus de valor { $value } à espera
    }
plagues-ui-deck =
    { $cards ->
        [one] { $cards } carta na pilha
        [many] { $cards } de cartas na pilha
       *[other] { $cards } cartas na pilha
    }
plagues-ui-no-land = Nenhuma aberta
plagues-ui-no-plague = Ainda sem praga
plagues-ui-no-loss = Ainda sem perdas
plagues-ui-part = Parte { $number }
plagues-ui-ankhs-cancel =
    { $ankhs ->
        [one] { $ankhs } anula uma parte
        [many] { $ankhs } anulam uma parte
       *[other] { $ankhs } anulam uma parte
    }
plagues-ui-phases = Fases da rodada
plagues-ui-round-asks =
    { $moses ->
        [yes] Rodada { $round }: tributo { $tribute }, Ankhs necessários { $ankhs }; Moisés ajuda no final
       *[no] Rodada { $round }: tributo { $tribute }, Ankhs necessários { $ankhs }
    }
plagues-ui-soldiers-counted = Soldados contados nesta rodada: { $soldiers }
plagues-ui-soldiers-forecast = Soldados: { $soldiers }. Por enquanto, posição { $place } na próxima ordem.
plagues-ui-left = O que resta
plagues-ui-left-supply =
    { $tokens ->
        [one] { $tokens } ficha na reserva geral
        [many] { $tokens } de fichas na reserva geral
       *[other] { $tokens } fichas na reserva geral
    }
plagues-ui-left-end = mais { $tokens } até o fim da partida
plagues-ui-left-last = Esta é a última rodada
plagues-ui-left-plagues =
    { $plagues ->
        [one] { $plagues } praga por vir
        [many] { $plagues } de pragas por vir
       *[other] { $plagues } pragas por vir
    }
plagues-ui-left-losses =
    { $losses ->
        [one] { $losses } carta de perdas por vir
        [many] { $losses } de cartas de perdas por vir
       *[other] { $losses } cartas de perdas por vir
    }
plagues-ui-gone = { $number } fora do jogo
plagues-ui-to-come = por vir
plagues-ui-other-tables = Esta partida usa tabelas próprias: o que aparece aqui pode ser diferente.

## Uma província

plagues-ui-your-province = Sua província
plagues-ui-others = As outras províncias
plagues-ui-open-province = { $summary }. Mostrar a província inteira
plagues-ui-power =
    { $used ->
        [yes] Poder de { $province }, já usado nesta rodada
       *[no] Poder de { $province }
    }
plagues-ui-automa-help = Revela seus dados, não paga tributo, não sofre nada.
plagues-ui-automa-dice = Dados da IA: revelados { $shown }, virados para baixo { $down }
plagues-ui-space = { $area }, linha { $row }, coluna { $column }
plagues-ui-gap =
    { $active ->
        [yes] { $bonus }: ativo
       *[no] { $bonus }: inativo
    }
plagues-ui-row =
    { $complete ->
        [yes] Linha com três diferentes: um Ankh
       *[no] Linha incompleta
    }
plagues-ui-claim-full = ao encher: 2 avanços, província +2
plagues-ui-claim-won = bônus recebido
plagues-ui-boat-at = Barco no espaço { $at } do rio Nilo
plagues-ui-dev-at = { $track }: vale { $points }
plagues-ui-card = Província
plagues-ui-card-at = Carta de província: { $at } de { $last }
plagues-ui-mark-hebrew = um hebreu à sua escolha
plagues-ui-mark-market = qualquer ficha do mercado
plagues-ui-mark-dev = 2 avanços de desenvolvimento
plagues-ui-mark-two = duas ações especiais por rodada
plagues-ui-mark-ankh = um Ankh
plagues-ui-mark-points =
    { $points ->
        [one] { $points } ponto
        [many] { $points } de pontos
       *[other] { $points } pontos
    }
plagues-ui-mark-won = Recebido
plagues-ui-freed = Hebreus libertados: { $count }, soma { $sum }
plagues-ui-freed-values = Valor 1: { $ones }, valor 2: { $twos }, valor 3: { $threes }
plagues-ui-place = Lugar { $place } da coluna
plagues-ui-column = coluna { $column }
plagues-ui-pharaohs = Fichas do Faraó: { $unused } por usar, { $used } já viradas
plagues-ui-kept-help = Já usada; conta no fim do jogo.
plagues-ui-penalties =
    { $number ->
        [one] { $number } carta de penalidade
        [many] { $number } de cartas de penalidade
       *[other] { $number } cartas de penalidade
    }
plagues-ui-penalty-help = Menos 3 pontos por carta (P12.3).
plagues-ui-nothing-beside = Nada ao lado do tabuleiro
plagues-ui-discard-slot = Espaço { $slot } do descarte: { $token }
plagues-ui-recovered-with = Recupera-se com um dado { $dice }
plagues-ui-die-spent = Dado { $die }, gasto
plagues-ui-land = Cartas de território
plagues-ui-no-own-land = Ainda sem cartas de território
plagues-ui-land-used = usada nesta rodada
plagues-ui-land-traded = já usada

## Previsões

plagues-ui-tribute-enough = suficiente
plagues-ui-tribute-short = falta: { $short }
plagues-ui-tribute-tokens =
    { $tokens ->
        [one] custa { $tokens } ficha de moeda
        [many] custa { $tokens } de fichas de moeda
       *[other] custa { $tokens } fichas de moeda
    }
plagues-ui-tribute-exempt = nada a pagar
plagues-ui-tribute-failed = não conseguiu pagar
plagues-ui-tribute-paid = pago
plagues-ui-soldiers-place = posição { $place } por enquanto
plagues-ui-soldiers-done = ordem definida
plagues-ui-ankhs-enough =
    { $enough ->
        [yes] pode anular uma parte
       *[no] não pode anular
    }
plagues-ui-by-source = por origem
plagues-ui-score-now = Pontos até agora
plagues-count-points = pontos
plagues-count-coins = moedas para pagar
plagues-count-tribute = tributo devido
plagues-count-soldiers = soldados
plagues-count-ankhs = Ankhs
plagues-guess-drawn = comprou { $things }
plagues-guess-bottom = pôs sob o baralho: { $things }

## O que foi pego

plagues-ui-held = Em mãos: { $things }. Escolha o que fazer.
plagues-ui-put-back = Devolver
plagues-ui-do-this = Fazer isto
plagues-ui-held-die = dado { $number }
plagues-ui-held-slot = espaço { $number }
plagues-ui-held-favour = carta do Faraó { $number }
plagues-ui-held-hebrew = hebreu de valor { $number }
plagues-ui-held-discard = espaço { $number } do descarte
plagues-ui-held-card = carta

## Escolhas

plagues-ui-show-market = Mostrar o mercado
plagues-ui-show-choices = Mostrar as escolhas
plagues-ui-show-table = Mostrar a mesa
plagues-ui-tray-loss = Parte { $part } das perdas: como você a sofre?
plagues-ui-tray-cancel = Seus Ankhs podem anular uma parte das perdas
plagues-ui-tray-free = Quer usar algo antes?
plagues-ui-tray-pay_with = Com o que você paga?
plagues-ui-tray-dev = Quais avanços de desenvolvimento você faz?
plagues-ui-tray-dev_favour = Um avanço de desenvolvimento, ou dois por uma moeda?
plagues-ui-tray-ignore = Virar uma ficha do Faraó para ignorar esta praga?
plagues-ui-tray-buto = Comprar mais duas cartas de território?
plagues-ui-tray-buto_keep = Com qual carta você fica?
plagues-ui-tray-edfu_keep = Com qual ficha você fica?
plagues-ui-tray-slot = Em qual espaço do descarte fica esta ficha: { $token }?
plagues-ui-tray-give_up = O descarte está cheio: o que sai do jogo?
plagues-ui-tray-province = Qual província você governa?
plagues-ui-done-free = Não usar nada
plagues-ui-done-cancel = Não anular nada
plagues-ui-done-edfu_keep = Nenhuma pode ser pega: devolver todas
plagues-ui-costs-nothing = Nada a perder aí: não custa nada
plagues-ui-loses = Você perde: { $tokens }
plagues-ui-opens = Ativa: { $bonuses }
plagues-ui-breaks = Quebra: { $bonuses }
plagues-ui-a-row = uma linha com três diferentes
plagues-ui-steps = { $track } +{ $steps }
plagues-ui-dev-one = Um avanço
plagues-ui-dev-one-note = Não custa nada
plagues-ui-dev-two = Dois avanços
plagues-ui-dev-two-note = Custa uma moeda
plagues-ui-wasted-otherwise = Desperdiçada se você não a usar nesta rodada
plagues-ui-ignore-plague = Ignorar { $plague } nesta rodada
plagues-ui-drop-penalty = Descartar uma carta de penalidade
plagues-ui-ignore-yes = Ignorar
plagues-ui-ignore-yes-note = A ficha continua com você e conta no fim do jogo
plagues-ui-ignore-no = Sofrer a praga
plagues-ui-ignore-no-note = A ficha pode ser usada depois
plagues-ui-buto-yes = Comprar duas
plagues-ui-buto-yes-note = Só você as vê; você fica com uma das três
plagues-ui-buto-no = Ficar com esta
plagues-ui-buto-no-note = Buto não compra nada
plagues-ui-just-lost = Recém-perdida
plagues-ui-result = A rodada { $number } terminou
plagues-ui-result-paid =
    { $coins ->
        [0] Não deve tributo
        [one] Tributo pago: { $coins } moeda
        [many] Tributo pago: { $coins } de moedas
       *[other] Tributo pago: { $coins } moedas
    }
plagues-ui-result-failed =
    { $coins ->
        [one] Tributo não pago: devia { $coins } moeda
        [many] Tributo não pago: devia { $coins } de moedas
       *[other] Tributo não pago: devia { $coins } moedas
    }
plagues-ui-result-penalty = Recebe a carta da praga como penalidade
plagues-ui-result-nothing = {" (nada a perder)"}
plagues-ui-result-cancelled =
    { $parts ->
        [one] { $parts } parte das perdas anulada
        [many] { $parts } de partes das perdas anuladas
       *[other] { $parts } partes das perdas anuladas
    }

## Moisés e o fim

plagues-ui-moses = Moisés ajuda quem está mais atrás
plagues-ui-moses-helps = { $track }: { $players }
plagues-ui-final = Pontuação final
plagues-ui-winner = vence
plagues-ui-all-at-once = Mostrar tudo de uma vez

plagues-ui-favour-dev = avanço
plagues-ui-favour-soldiers = soldados
plagues-ui-favour-coin = moeda
plagues-ui-favour-province = província
plagues-ui-favour-ankh = Ankh
plagues-ui-favour-boat = barco
