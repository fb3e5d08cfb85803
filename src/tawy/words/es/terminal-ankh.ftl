# Lo que el terminal dibuja y cuenta de Ankh. Los nombres están en ankh.ftl; casi todos los rótulos, en ankh-ui.ftl.

## On the map: at most 8 letters

terminal-ankh-map-god = ☥ dios
terminal-ankh-map-warrior = guerrero
terminal-ankh-map-cat_mummy = GatoMom.
terminal-ankh-map-satet = Satet
terminal-ankh-map-mummy = Momia
terminal-ankh-map-apep = Apep
terminal-ankh-map-giant_scorpion = Escorp.
terminal-ankh-map-androsphinx = Esfinge
terminal-ankh-map-obelisk = ▌obelis.
terminal-ankh-map-temple = Π templo
terminal-ankh-map-pyramid = ▲pirám.
terminal-ankh-map-neutral = neutral
terminal-ankh-map-underworld-1 = Infra-
terminal-ankh-map-underworld-2 = mundo
terminal-ankh-map-region = región { $n }

## What the signs mean: at most 28 letters, two spaces between two signs

terminal-ankh-map = Mapa
terminal-ankh-sign-ground = " fértil  . desierto  ~ agua
terminal-ankh-sign-lines = ≈ río  m dromedario
terminal-ankh-sign-tokens = ☼ Radiante  Ω Inframundo
terminal-ankh-sign-aim = ↗ mira del Escorpión gigante
terminal-ankh-sign-option = {"["}3] el número de una opción

## Tracks: at most 28 letters, rows at most 17, signs 1

terminal-ankh-row-move = Mover miniaturas
terminal-ankh-row-summon = Invocar miniatura
terminal-ankh-row-gain = Ganar Adoradores
terminal-ankh-row-unlock = Desatar poder
terminal-ankh-track-1 = M monumento, C caravana
terminal-ankh-track-2 = X conflicto: X3 fusión,
terminal-ankh-track-3 = X4 olvido de dioses en rojo
terminal-ankh-track-red = rojo a { $red }, tope { $top }
terminal-ankh-track-neutral = n neutral
terminal-ankh-red-sign = r
terminal-ankh-neutral-sign = n
terminal-ankh-nobody = nadie
terminal-ankh-battle = ¡batalla!

## Gods

terminal-ankh-god = Dios
terminal-ankh-ankhs = Ankhs
terminal-ankh-cards = Cartas (jugadas)
terminal-ankh-card-plague = Plaga
terminal-ankh-card-build = Erigir
terminal-ankh-card-chariots = Carros
terminal-ankh-card-cycle = Ciclo
terminal-ankh-card-drought = Sequía
terminal-ankh-card-flood = Inundación
terminal-ankh-card-miracle = Milagro
terminal-ankh-out = { $out } fuera, { $pool } res.
terminal-ankh-trapped = retenidos: { $count }
terminal-ankh-forgotten = En el olvido: { $gods }.
terminal-ankh-next-power = el próximo poder es de nivel { $level }
terminal-ankh-all-powers = los seis poderes están desbloqueados
terminal-ankh-supply = custodios que quedan: { $guardians }

## What options mean

terminal-ankh-stays = de vuelta a donde está
terminal-ankh-pushes = empuja: { $what }
terminal-ankh-use = uso { $use } de { $last }
terminal-ankh-then = después, { $event }
terminal-ankh-level-costs = nivel { $level }, adoradores: { $followers }
terminal-ankh-ransom = 1 adorador para Anubis
terminal-ankh-land =
    { $count ->
        [one] { $count } casilla de tierra
        [many] { $count } de casillas de tierra
       *[other] { $count } casillas de tierra
    }
terminal-ankh-once = una vez por conflicto

## Lists and tables

terminal-ankh-too-narrow = Este terminal tiene { $width } columnas y el mapa necesita { $needed }: aquí va una lista. Ensancha la ventana o reduce la letra y escribe 'board'.
terminal-ankh-camels = Dromedarios entre: { $sides }
terminal-ankh-no-battle = Ninguna región tiene miniaturas de dos dioses: ahora no habría batalla.
terminal-ankh-no-region = No hay ninguna región '{ $typed }': di una del 1 al { $last }.
terminal-ankh-would-fight = Región { $number }, si hubiera batalla ahora
terminal-ankh-cards-shown = (con las cartas que estén a la vista)
terminal-ankh-cancelled = ({ $count } anulada)
