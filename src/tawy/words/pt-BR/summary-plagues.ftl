### O que se diz de um jogo de 10 Pragas que terminou. $player venceu, $rival é o melhor dos outros.

summary-plagues-points = Pontos
summary-plagues-by-source = Pontos por origem
summary-plagues-axis = Rodada

## Momentos

summary-plagues-step-start = Começo
summary-plagues-step-round = Rodada { $round }

## O que decidiu: como se venceu

summary-plagues-won = { $player } tem { $points } pontos, { $lead } a mais que { $rival }.
summary-plagues-by_card = { $player } e { $rival } têm { $points } pontos; { $player } está mais à frente na carta de província, e isso desfaz o empate.
summary-plagues-by_nile = { $player } e { $rival } têm { $points } pontos e estão empatados na carta de província; { $player } está mais à frente no Nilo, e isso desfaz o empate.
summary-plagues-shared = { $players } têm { $points } pontos e estão empatados na carta de província e no Nilo: a vitória é compartilhada.

## O que fez a diferença

summary-plagues-comeback =
    { $lead ->
        [one] Antes da última rodada, { $rival } ainda estava { $lead } ponto à frente de { $player }.
        [many] Antes da última rodada, { $rival } ainda estava { $lead } pontos à frente de { $player }.
       *[other] Antes da última rodada, { $rival } ainda estava { $lead } pontos à frente de { $player }.
    }
summary-plagues-penalties = As cartas de penalidade custaram { $amount } pontos a { $rival }, e no fim não faltou mais do que isso.
summary-plagues-discard = As fichas no descarte custaram { $amount } pontos a { $rival }, e no fim não faltou mais do que isso.
summary-plagues-source = A maior diferença – { $source }: { $player } { $amount }, { $rival } { $other }.
summary-plagues-led_since = { $player } estava à frente de todos desde a rodada { $round }.
