# O que o terminal desenha e conta de 10 Pragas. Os nomes estão em plagues.ftl; a maioria dos rótulos, em plagues-ui.ftl.

terminal-plagues-legend = ══ em volta de um bônus: está ativo, ¢ moeda, ◆ ficha bônus, ☥ Ankh, :4 pontos, [3] em uma trilha: o marcador, em um espaço: o número de uma opção, t8 carta de território 8

## Between two spaces: at most 8 letters

terminal-plagues-gap-dev_city = cidade+1
terminal-plagues-gap-dev_field = campo +1
terminal-plagues-gap-coin = moeda
terminal-plagues-gap-hebrew = hebreu
terminal-plagues-gap-soldiers = soldados

## Pharaoh cards where there is little room: at most 14 letters

terminal-plagues-favour-dev = 1-2 avanços
terminal-plagues-favour-coin = uma moeda
terminal-plagues-favour-ankh = um Ankh

## The table

terminal-plagues-column-province = Província
terminal-plagues-column-board = Tabuleiro
terminal-plagues-column-tracks = Trilhas
terminal-plagues-column-has = Tem
terminal-plagues-column-round = Nesta rodada
terminal-plagues-beside = Ao lado
terminal-plagues-favours = Faraó
terminal-plagues-held-by = com
terminal-plagues-gone = gasta
terminal-plagues-turn = { $place }º na ordem
terminal-plagues-power-used = já usado
terminal-plagues-power-ready = disponível
terminal-plagues-automa-dice = revelados { $shown }; ocultos { $down }
terminal-plagues-spent = gastos: { $dice }
terminal-plagues-turned = viradas: { $count }
terminal-plagues-next-gives = o próximo dá: { $gift }
terminal-plagues-not-in-first = não na primeira rodada
terminal-plagues-accounts = Rodada { $round }: de onde vem tudo
terminal-plagues-no-player = Aqui não joga '{ $typed }': diga um destes nomes: { $players }.

## What options mean

terminal-plagues-besides = Além disso
terminal-plagues-die-as = Dado { $die } como { $value }
terminal-plagues-take = pegar: { $token }
terminal-plagues-pharaoh = Faraó: { $favour }
terminal-plagues-costs-coin = por 1 moeda
terminal-plagues-free = libertar um hebreu de valor { $value }
terminal-plagues-recover = recuperar: { $token }
