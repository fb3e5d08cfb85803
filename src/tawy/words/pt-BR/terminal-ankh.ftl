# O que o terminal desenha e conta de Ankh. Os nomes estão em ankh.ftl; a maioria dos rótulos, em ankh-ui.ftl.

## On the map: at most 8 letters

terminal-ankh-map-god = ☥ deus
terminal-ankh-map-warrior = guerr.
terminal-ankh-map-cat_mummy = MúmiaGat
terminal-ankh-map-satet = Satet
terminal-ankh-map-mummy = Múmia
terminal-ankh-map-apep = Apep
terminal-ankh-map-giant_scorpion = Escorp.
terminal-ankh-map-androsphinx = Esfinge
terminal-ankh-map-obelisk = ▌obelis.
terminal-ankh-map-temple = Π templo
terminal-ankh-map-pyramid = ▲pirâm.
terminal-ankh-map-neutral = neutro
terminal-ankh-map-underworld-1 = Sub-
terminal-ankh-map-underworld-2 = mundo
terminal-ankh-map-region = região { $n }

## What the signs mean: at most 28 letters, two spaces between two signs

terminal-ankh-map = Mapa
terminal-ankh-sign-ground = " fértil  . deserto  ~ água
terminal-ankh-sign-lines = ≈ rio  m camelo
terminal-ankh-sign-tokens = ☼ Radiante  Ω Submundo
terminal-ankh-sign-aim = ↗ mira do Escorpião Gigante
terminal-ankh-sign-option = {"["}3] o número de uma opção

## Tracks: at most 28 letters, rows at most 17, signs 1

terminal-ankh-row-move = Mover Miniaturas
terminal-ankh-row-summon = Invocar Miniatura
terminal-ankh-row-gain = Ganhar Seguidores
terminal-ankh-row-unlock = Desbloq. Poder
terminal-ankh-track-1 = M monumento, C caravana
terminal-ankh-track-2 = X conflito: X3 fusão,
terminal-ankh-track-3 = X4 deuses no vermelho caem
terminal-ankh-track-red = verm. a { $red }, topo { $top }
terminal-ankh-track-neutral = n neutro
terminal-ankh-red-sign = v
terminal-ankh-neutral-sign = n
terminal-ankh-nobody = ninguém
terminal-ankh-battle = batalha!

## Gods

terminal-ankh-god = Deus
terminal-ankh-ankhs = Ankhs
terminal-ankh-cards = Cartas (jogadas)
terminal-ankh-card-plague = Praga
terminal-ankh-card-build = Construir
terminal-ankh-card-chariots = Carruagens
terminal-ankh-card-cycle = Ciclo
terminal-ankh-card-drought = Seca
terminal-ankh-card-flood = Inundação
terminal-ankh-card-miracle = Milagre
terminal-ankh-out = { $out } fora, { $pool } res.
terminal-ankh-trapped = aprisionados: { $count }
terminal-ankh-forgotten = No esquecimento: { $gods }.
terminal-ankh-next-power = o próximo poder é de nível { $level }
terminal-ankh-all-powers = os seis poderes estão desbloqueados
terminal-ankh-supply = guardiões restantes: { $guardians }

## What options mean

terminal-ankh-stays = de volta para onde está
terminal-ankh-pushes = empurra: { $what }
terminal-ankh-use = uso { $use } de { $last }
terminal-ankh-then = depois, { $event }
terminal-ankh-level-costs = nível { $level }, seguidores: { $followers }
terminal-ankh-ransom = 1 seguidor para Anúbis
terminal-ankh-land =
    { $count ->
        [one] { $count } espaço de terra
        [many] { $count } de espaços de terra
       *[other] { $count } espaços de terra
    }
terminal-ankh-once = uma vez por conflito

## Lists and tables

terminal-ankh-too-narrow = Este terminal tem { $width } colunas e o mapa precisa de { $needed }: aqui está uma lista. Alargue a janela ou diminua as letras e digite 'board'.
terminal-ankh-camels = Camelos entre: { $sides }
terminal-ankh-no-battle = Nenhuma região tem miniaturas de dois deuses: agora não haveria batalha.
terminal-ankh-no-region = Não há a região '{ $typed }': diga uma de 1 a { $last }.
terminal-ankh-would-fight = Região { $number }, se houvesse batalha agora
terminal-ankh-cards-shown = (com as cartas que estiverem à vista)
terminal-ankh-cancelled = ({ $count } anulada)
