### Ankh en lecciones breves, una para cada cosa (src/tawy/lessons/content/ankh/short): qué hacer ahora y qué ha resultado.

## Powers

lesson-ankh-power-commanding-try-now = { ankh-power-commanding-help } Los dos tenéis fuerza 3 aquí, así que deciden las cartas: juega { ankh-card-chariots }.
lesson-ankh-power-commanding-try-then = 6 contra 4: ganas, y con la victoria llegan 3 adoradores. Ya tienes pagado tu próximo poder.
lesson-ankh-power-inspiring-try-now = { ankh-power-inspiring-help } La has jugado y no te quedan adoradores. Cada uno controláis un templo aquí: erige otro en la casilla marcada.
lesson-ankh-power-inspiring-try-then = No te ha costado nada. Con dos templos la mayoría es tuya, y eso es 1 más de devoción.
lesson-ankh-power-omnipresent-try-now = { ankh-power-omnipresent-help } Tienes miniaturas en las tres regiones. A { ankh-action-unlock } le falta un paso para llegar al final: elígela y empezará el conflicto.
lesson-ankh-power-omnipresent-try-then = 3 regiones, 3 adoradores, antes de que se juegue la primera carta. Repártete antes de un conflicto, aunque sea con guerreros sueltos.
lesson-ankh-power-revered-try-now = { ankh-power-revered-help } Tus miniaturas están junto a cuatro monumentos. Elige { ankh-action-gain }.
lesson-ankh-power-revered-try-then = 4 por los monumentos y 1 por { ankh-power-revered }. Cuanto antes lo desbloquees, más veces rendirá.
lesson-ankh-power-resplendent-try-now = { ankh-power-resplendent-help } Controlas estos tres templos, así que aquí tienes 5 y tu rival 3. Puedes guardar tus cartas fuertes: juega { ankh-card-cycle }.
lesson-ankh-power-resplendent-try-then = 5 contra 4: sin { ankh-power-resplendent } habrían sido 3 contra 4. Vale dondequiera que luche tu miniatura de dios, mientras conserves los tres.
lesson-ankh-power-obelisk_attuned-try-now = { ankh-power-obelisk_attuned-help } Empieza una batalla y este obelisco es tuyo: llama a tu guerrero del norte.
lesson-ankh-power-obelisk_attuned-try-then = Ahí está, por lejos que estuviera, y tienes una miniatura más en la batalla. También podrías llamar a otras, una a una.
lesson-ankh-power-temple_attuned-try-now = { ankh-power-temple_attuned-help } Tu miniatura de dios está junto a este templo, así que aquí tienes 5 y tu rival 3. Guarda tus cartas fuertes: juega { ankh-card-cycle }.
lesson-ankh-power-temple_attuned-try-then = 5 contra 4: los 2 del templo han decidido. Antes de un conflicto, deja a alguien junto a cada uno de tus templos.
lesson-ankh-power-pyramid_attuned-try-now = { ankh-power-pyramid_attuned-help } Esta pirámide es tuya: pon un guerrero a su lado.
lesson-ankh-power-pyramid_attuned-try-then = Esa era la miniatura adicional; ahora se pregunta por la normal. Con una segunda pirámide invocarías tres a la vez.
lesson-ankh-power-glorious-try-now = { ankh-power-glorious-help } Aquí tienes 5 y tu rival 3. No basta con ganar por poco: juega { ankh-card-chariots }.
lesson-ankh-power-glorious-try-then = 8 contra 4: 3 de devoción por una sola batalla. Con este poder vale más ganar una con claridad que dos por los pelos.
lesson-ankh-power-magnanimous-try-now = { ankh-power-magnanimous-help } Tienes tres miniaturas aquí. Si tu rival juega { ankh-card-chariots }, poco puedes hacer: guarda tus cartas fuertes y juega { ankh-card-cycle }.
lesson-ankh-power-magnanimous-try-then = Has perdido por 5 contra 6 y por ello has ganado 2 de devoción; quien ha vencido, 1. Con este poder conviene acudir con muchas miniaturas.
lesson-ankh-power-bountiful-try-now = { ankh-power-bountiful-help } Estás en rojo. Aquí tienes una mayoría segura, y la victoria sería otra ganancia: juega { ankh-card-chariots }.
lesson-ankh-power-bountiful-try-then = Dos ganancias de 1 han sido dos ganancias de 2. Más allá del rojo ya no da nada: es un poder para quien va por detrás.
lesson-ankh-power-worshipful-try-now = { ankh-power-worshipful-help } La batalla está ganada y tienes adoradores: di que sí.
lesson-ankh-power-worshipful-try-then = 2 adoradores por 1 de devoción. Se pregunta después de cada batalla en la que luchas, también si la pierdes.

## Battle cards

lesson-ankh-card-plague-try-now = { ankh-card-plague-help } Tu rival no tiene adoradores que ofrecer. Juégala.
lesson-ankh-card-plague-try-then = Has ofrecido 2 y tu rival nada: los guerreros enemigos han muerto antes de contar la fuerza, y los tuyos siguen todos vivos. Es la carta del dios más rico.
lesson-ankh-card-build-try-now = { ankh-card-build-help } Tienes adoradores, y cada uno controláis un templo aquí. Juégala.
lesson-ankh-card-build-try-then = Primero se ha erigido y después se han contado las mayorías: el segundo templo ha dado 1 más de devoción. Y ahí sigue para los próximos conflictos.
lesson-ankh-card-chariots-try-now = { ankh-card-chariots-help } Los dos tenéis fuerza 3 aquí. Juégala.
lesson-ankh-card-chariots-try-then = 6 contra 4: ganas. Ahora está gastada hasta que { ankh-card-cycle } la devuelva, así que guárdala para la batalla que importa.
lesson-ankh-card-cycle-try-now = { ankh-card-cycle-help } En el norte acabas de gastar { ankh-card-drought } en vano. Aquí eres más fuerte de todos modos: juégala ahora.
lesson-ankh-card-cycle-try-then = Has ganado igualmente. Cuando acabe la batalla, { ankh-card-drought } y { ankh-card-cycle } vuelven a tu mano; las cartas de tu rival siguen gastadas.
lesson-ankh-card-drought-try-now = { ankh-card-drought-help } Estas dos miniaturas tuyas están en el desierto, y la carta suma 1 de fuerza. Juégala.
lesson-ankh-card-drought-try-then = 4 contra 3, y la victoria ha dado 3 de devoción en lugar de 1. Antes de un conflicto, mira quién está sobre arena.
lesson-ankh-card-flood-try-now = { ankh-card-flood-help } Este guerrero está en una casilla fértil. Aquí puedes perder: salva lo que puedas y juégala.
lesson-ankh-card-flood-try-then = Has perdido, pero este guerrero vive y ha traído 1 adorador. El del desierto ha muerto.
lesson-ankh-card-miracle-try-now = { ankh-card-miracle-help } Aquí puedes perder a tus dos guerreros. Que sirva de algo: juégala.
lesson-ankh-card-miracle-try-then = Han muerto dos de los tuyos: 2 de devoción. La victoria le ha dado 1 a tu rival.

## Gods

lesson-ankh-god-amun-try-now = { ankh-god-amun-help } Aquí estáis igualados, 3 contra 3: anuncia dos cartas.
lesson-ankh-god-amun-try-then = { ankh-card-chariots } y { ankh-card-drought } a la vez: 7 contra 6, y además la devoción del desierto. En el próximo conflicto podrás repetirlo.
lesson-ankh-god-anubis-try-now = { ankh-god-anubis-help } Acaban de morir dos guerreros de { ankh-god-ra }: retén a uno.
lesson-ankh-god-anubis-try-then = Desde ahora tu miniatura de dios tiene fuerza 2 en todas las batallas. Y a { ankh-god-ra } le falta un guerrero, o te paga.
lesson-ankh-god-isis-try-now = { ankh-god-isis-help } Has perdido, pero este guerrero está junto a un enemigo. Se te pregunta quién puede morir: nadie.
lesson-ankh-god-isis-try-then = Vive; tu otro guerrero, sin ningún enemigo al lado, ha muerto. Cerca del enemigo es donde más seguras están tus miniaturas.
lesson-ankh-god-osiris-try-now = { ankh-god-osiris-help } Acabas de perder. Pon una pieza en la casilla marcada, en medio del enemigo.
lesson-ankh-god-osiris-try-then = Las miniaturas de otros no pueden terminar ahí un movimiento, y tu próximo { ankh-action-summon } hará surgir justo ahí una tuya más.
lesson-ankh-god-ra-try-now = { ankh-god-ra-help } Este guerrero acaba de llegar, y en su región no hay nadie más que tú. Di que sí: el conflicto empieza enseguida.
lesson-ankh-god-ra-try-then = Has dominado su región con un Sol: 2 de devoción en lugar de 1. Los soles van donde seguro que ganas o dominas.

## Guardians

lesson-ankh-guardian-cat_mummy-try-now = { ankh-guardian-cat_mummy-help } El tuyo lucha aquí, y puedes perder. Guarda tus cartas fuertes: juega { ankh-card-cycle }.
lesson-ankh-guardian-cat_mummy-try-then = Tu rival ha ganado 1 de devoción, y el Gato momia, al morir, se la ha quitado. Quien lo vence, paga.
lesson-ankh-guardian-satet-try-now = { ankh-guardian-satet-help } Este guerrero enemigo está en el borde de su región. Lleva a Satet hasta él.
lesson-ankh-guardian-satet-try-then = Lo ha empujado al otro lado del río, a otra región: en esta tu rival lucha con una miniatura menos. También se puede empujar a los dioses.
lesson-ankh-guardian-mummy-try-now = { ankh-guardian-mummy-help } Una plaga de langostas acaba de matarla, junto con tus dos guerreros. Haz que se alce en la casilla marcada.
lesson-ankh-guardian-mummy-try-then = Vuelve a estar en la región y sigue luchando en esta misma batalla. Ten a tu miniatura de dios cerca del frente.
lesson-ankh-guardian-apep-try-now = { ankh-guardian-apep-help } Ponlo en el agua entre dos regiones.
lesson-ankh-guardian-apep-try-then = Quien está en el agua está en todas las regiones que la rodean: una sola miniatura lucha en las dos.
lesson-ankh-guardian-giant_scorpion-try-now = { ankh-guardian-giant_scorpion-help } Acabas de moverlo, y el conflicto está a punto de empezar. Señala el templo de tu rival.
lesson-ankh-guardian-giant_scorpion-try-then = El templo ha desaparecido antes de resolverse ninguna región, y la mayoría de templos es solo tuya. No perdona los monumentos de nadie: cuidado con los tuyos.
lesson-ankh-guardian-androsphinx-try-now = { ankh-guardian-androsphinx-help } Estas dos están junto a la tuya, así que tu rival tiene aquí 1 en lugar de 3. Guarda tus cartas fuertes: juega { ankh-card-cycle }.
lesson-ankh-guardian-androsphinx-try-then = 4 contra 2: sin ella habríais empatado. Una Androesfinge en medio de muchas las anula a todas.
