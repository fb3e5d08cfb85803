### Ankh em lições curtas, uma para cada coisa (src/tawy/lessons/content/ankh/short): o que fazer agora e o que resultou.

## Powers

lesson-ankh-power-commanding-try-now = { ankh-power-commanding-help } Vocês dois têm força 3 aqui, então as cartas decidem: jogue { ankh-card-chariots }.
lesson-ankh-power-commanding-try-then = 6 contra 4: você vence, e com a vitória chegam 3 seguidores. Seu próximo poder já está pago.
lesson-ankh-power-inspiring-try-now = { ankh-power-inspiring-help } Você a jogou e não tem mais seguidores. Cada um controla um templo aqui: construa outro no espaço marcado.
lesson-ankh-power-inspiring-try-then = Não custou nada. Com dois templos a maioria é sua, e isso é mais 1 de devoção.
lesson-ankh-power-omnipresent-try-now = { ankh-power-omnipresent-help } Você tem miniaturas nas três regiões. Falta um passo para { ankh-action-unlock } chegar ao fim: escolha-a, e o conflito começa.
lesson-ankh-power-omnipresent-try-then = 3 regiões, 3 seguidores, antes da primeira carta. Espalhe-se antes de um conflito, mesmo que seja com um guerreiro em cada lugar.
lesson-ankh-power-revered-try-now = { ankh-power-revered-help } Suas miniaturas estão junto de quatro monumentos. Escolha { ankh-action-gain }.
lesson-ankh-power-revered-try-then = 4 pelos monumentos e 1 por { ankh-power-revered }. Quanto antes você o desbloquear, mais vezes ele rende.
lesson-ankh-power-resplendent-try-now = { ankh-power-resplendent-help } Você controla estes três templos, então tem 5 aqui, e seu adversário, 3. Dá para guardar as cartas fortes: jogue { ankh-card-cycle }.
lesson-ankh-power-resplendent-try-then = 5 contra 4: sem { ankh-power-resplendent } seriam 3 contra 4. Vale onde quer que sua miniatura de deus lute, enquanto os três forem seus.
lesson-ankh-power-obelisk_attuned-try-now = { ankh-power-obelisk_attuned-help } Começa uma batalha, e este obelisco é seu: chame seu guerreiro do norte.
lesson-ankh-power-obelisk_attuned-try-then = Lá está ele, por mais longe que estivesse, e você tem uma miniatura a mais na batalha. Também poderia chamar outras, uma a uma.
lesson-ankh-power-temple_attuned-try-now = { ankh-power-temple_attuned-help } Sua miniatura de deus está junto deste templo, então você tem 5 aqui, e seu adversário, 3. Guarde as cartas fortes: jogue { ankh-card-cycle }.
lesson-ankh-power-temple_attuned-try-then = 5 contra 4: os 2 do templo decidiram. Antes de um conflito, deixe alguém junto de cada templo seu.
lesson-ankh-power-pyramid_attuned-try-now = { ankh-power-pyramid_attuned-help } Esta pirâmide é sua: ponha um guerreiro ao lado dela.
lesson-ankh-power-pyramid_attuned-try-then = Essa foi a miniatura extra; agora é a vez da normal. Com uma segunda pirâmide, você invocaria três de uma vez.
lesson-ankh-power-glorious-try-now = { ankh-power-glorious-help } Você tem 5 aqui, seu adversário, 3. Vencer por pouco não basta: jogue { ankh-card-chariots }.
lesson-ankh-power-glorious-try-then = 8 contra 4: 3 de devoção por uma só batalha. Com este poder, é melhor vencer uma com folga do que duas por um triz.
lesson-ankh-power-magnanimous-try-now = { ankh-power-magnanimous-help } Você tem três miniaturas aqui. Se seu adversário jogar { ankh-card-chariots }, há pouco a fazer: guarde as cartas fortes e jogue { ankh-card-cycle }.
lesson-ankh-power-magnanimous-try-then = Você perdeu por 5 a 6 e ganhou 2 de devoção; quem venceu ganhou 1. Com este poder, vale a pena ir em grande número.
lesson-ankh-power-bountiful-try-now = { ankh-power-bountiful-help } Você está no vermelho. Aqui uma maioria já é sua, e a vitória seria outro ganho: jogue { ankh-card-chariots }.
lesson-ankh-power-bountiful-try-then = Dois ganhos de 1 viraram dois ganhos de 2. Fora do vermelho ele não dá mais nada: é um poder para quem está atrás.
lesson-ankh-power-worshipful-try-now = { ankh-power-worshipful-help } A batalha está ganha, e você tem seguidores: diga que sim.
lesson-ankh-power-worshipful-try-then = 2 seguidores por 1 de devoção. A pergunta vem depois de cada batalha em que você luta, mesmo perdida.

## Battle cards

lesson-ankh-card-plague-try-now = { ankh-card-plague-help } Seu adversário não tem seguidores para oferecer. Jogue-a.
lesson-ankh-card-plague-try-then = Você ofereceu 2, seu adversário, nada: os guerreiros inimigos morreram antes de se contar a força, e os seus estão todos vivos. É a carta do deus mais rico.
lesson-ankh-card-build-try-now = { ankh-card-build-help } Você tem seguidores, e cada um controla um templo aqui. Jogue-a.
lesson-ankh-card-build-try-then = Primeiro se construiu, depois se contaram as maiorias: o segundo templo trouxe mais 1 de devoção. E ele fica, para todos os conflitos que vierem.
lesson-ankh-card-chariots-try-now = { ankh-card-chariots-help } Vocês dois têm força 3 aqui. Jogue-a.
lesson-ankh-card-chariots-try-then = 6 contra 4: você vence. Agora ela está gasta até { ankh-card-cycle } trazê-la de volta, então guarde-a para a batalha que importa.
lesson-ankh-card-cycle-try-now = { ankh-card-cycle-help } No norte você acabou de gastar { ankh-card-drought } em vão. Aqui você já é mais forte: jogue-a agora.
lesson-ankh-card-cycle-try-then = Você venceu mesmo assim. Quando a batalha acabar, { ankh-card-drought } e { ankh-card-cycle } voltam para a sua mão; as cartas do adversário continuam gastas.
lesson-ankh-card-drought-try-now = { ankh-card-drought-help } Estas duas miniaturas suas estão no deserto, e a carta soma 1 de força. Jogue-a.
lesson-ankh-card-drought-try-then = 4 contra 3, e a vitória deu 3 de devoção no lugar de 1. Antes de um conflito, veja quem está na areia.
lesson-ankh-card-flood-try-now = { ankh-card-flood-help } Este guerreiro está em terra fértil. Você pode perder aqui: salve o que der e jogue-a.
lesson-ankh-card-flood-try-then = Você perdeu, mas este guerreiro está vivo e trouxe 1 seguidor. O do deserto morreu.
lesson-ankh-card-miracle-try-now = { ankh-card-miracle-help } Você pode perder os dois guerreiros aqui. Que isso renda alguma coisa: jogue-a.
lesson-ankh-card-miracle-try-then = Morreram dois dos seus: 2 de devoção. A vitória deu 1 ao adversário.

## Gods

lesson-ankh-god-amun-try-now = { ankh-god-amun-help } Vocês estão empatados aqui, 3 contra 3: anuncie duas cartas.
lesson-ankh-god-amun-try-then = { ankh-card-chariots } e { ankh-card-drought } juntas: 7 contra 6, e ainda a devoção do deserto. No próximo conflito você pode fazer de novo.
lesson-ankh-god-anubis-try-now = { ankh-god-anubis-help } Dois guerreiros de { ankh-god-ra } acabaram de morrer: aprisione um.
lesson-ankh-god-anubis-try-then = De agora em diante, sua miniatura de deus tem força 2 em toda batalha. E { ankh-god-ra } fica com um guerreiro a menos, ou paga a você.
lesson-ankh-god-isis-try-now = { ankh-god-isis-help } Você perdeu, mas este guerreiro está ao lado de um inimigo. A pergunta é quem pode morrer: ninguém.
lesson-ankh-god-isis-try-then = Ele vive; seu outro guerreiro, sem inimigo ao lado, morreu. É perto do inimigo que suas miniaturas estão mais seguras.
lesson-ankh-god-osiris-try-now = { ankh-god-osiris-help } Você acabou de perder. Ponha uma ficha no espaço marcado, no meio dos inimigos.
lesson-ankh-god-osiris-try-then = Miniaturas dos outros não podem terminar um movimento ali, e na sua próxima ação { ankh-action-summon } surge mais uma sua bem ali.
lesson-ankh-god-ra-try-now = { ankh-god-ra-help } Este guerreiro acabou de chegar, e na região dele só há você. Diga que sim: o conflito começa em seguida.
lesson-ankh-god-ra-try-then = Você dominou a região dele com um sol: 2 de devoção no lugar de 1. Sóis são para onde é certo que você vence ou domina.

## Guardians

lesson-ankh-guardian-cat_mummy-try-now = { ankh-guardian-cat_mummy-help } A sua luta aqui, e você pode perder. Guarde as cartas fortes: jogue { ankh-card-cycle }.
lesson-ankh-guardian-cat_mummy-try-then = Seu adversário ganhou 1 de devoção, e a Múmia de Gato, ao morrer, a tirou de volta. Quem a vence paga.
lesson-ankh-guardian-satet-try-now = { ankh-guardian-satet-help } Este guerreiro inimigo está na fronteira da região dele. Leve Satet até lá.
lesson-ankh-guardian-satet-try-then = Ele foi empurrado para o outro lado do rio, para outra região: nesta, seu adversário luta com uma miniatura a menos. Deuses também podem ser empurrados.
lesson-ankh-guardian-mummy-try-now = { ankh-guardian-mummy-help } Uma praga de gafanhotos acabou de matá-la, junto com seus dois guerreiros. Faça-a ressurgir no espaço marcado.
lesson-ankh-guardian-mummy-try-then = Ela está de volta à região e continua lutando nesta mesma batalha. Mantenha sua miniatura de deus perto da frente.
lesson-ankh-guardian-apep-try-now = { ankh-guardian-apep-help } Ponha-o na água entre duas regiões.
lesson-ankh-guardian-apep-try-then = Quem está na água está em todas as regiões em volta: uma só miniatura luta nas duas.
lesson-ankh-guardian-giant_scorpion-try-now = { ankh-guardian-giant_scorpion-help } Você acabou de movê-lo, e o conflito está para começar. Aponte para o templo do adversário.
lesson-ankh-guardian-giant_scorpion-try-then = O templo some antes de qualquer região ser resolvida, e a maioria de templos é só sua. Ele não poupa monumento de ninguém: cuidado com os seus.
lesson-ankh-guardian-androsphinx-try-now = { ankh-guardian-androsphinx-help } Estas duas estão junto da sua, então seu adversário tem 1 aqui no lugar de 3. Guarde as cartas fortes: jogue { ankh-card-cycle }.
lesson-ankh-guardian-androsphinx-try-then = 4 contra 2: sem ela haveria empate. Uma Androsfinge no meio de muitas anula todas.
