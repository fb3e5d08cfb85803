### A lição de Ankh: o que ela diz, capítulo por capítulo (src/tawy/lessons/content/ankh/ankh.toml).

lesson-ankh-title = Ankh: sua primeira partida

## What can be pointed at

lesson-ankh-point-map = o mapa
lesson-ankh-point-space = espaço { $thing }
lesson-ankh-point-figure = miniatura em { $thing }
lesson-ankh-point-monument = monumento em { $thing }
lesson-ankh-point-camel = camelo em { $thing }
lesson-ankh-point-region = região { $thing }
lesson-ankh-point-order = { ankh-label-order }
lesson-ankh-point-actions = { ankh-label-actions }
lesson-ankh-point-action = { $thing }
lesson-ankh-point-events = { ankh-label-events }
lesson-ankh-point-event = evento { $thing }
lesson-ankh-point-track = { ankh-label-devotion }
lesson-ankh-point-red = { ankh-label-red }
lesson-ankh-point-devotion = { ankh-label-devotion } ({ $thing })
lesson-ankh-point-god = { $thing }
lesson-ankh-point-followers = { ankh-label-followers } ({ $thing })
lesson-ankh-point-warriors = { ankh-label-warriors } ({ $thing })
lesson-ankh-point-powers = { ankh-label-powers } ({ $thing })
lesson-ankh-point-power = { $thing }
lesson-ankh-point-guardian = { $thing }
lesson-ankh-point-hand = { ankh-label-cards } ({ $thing })
lesson-ankh-point-card = { $thing }
lesson-ankh-point-battle = a batalha

## The map, and a move

lesson-ankh-map-title = Seu deus e a terra
lesson-ankh-map-you = Você é { ankh-god-ra }. Aqui está o seu deus e, ao lado, o seu primeiro guerreiro.
lesson-ankh-map-goal = { ankh-god-amun } e { ankh-god-isis } jogam contra você. Todos querem devoção: esta trilha mostra quanta cada um tem, e todos começam lá embaixo.
lesson-ankh-map-regions = Os rios dividem a terra em três regiões. Mais tarde elas serão disputadas uma a uma, na ordem destes números. Na região 1, por enquanto, só há você.
lesson-ankh-map-monuments = Monumentos dão seguidores e devoção. Este templo é seu; o obelisco ainda não é de ninguém.
lesson-ankh-map-action = É a sua vez! Você faz uma ação e depois outra, de uma linha mais abaixo. Comece por { ankh-action-move }.
lesson-ankh-map-action-summon = Um guerreiro a mais é sempre bem-vindo, mas aí a segunda ação viria de mais baixo e você nem se moveria. Comece por cima.
lesson-ankh-map-action-gain = Suas miniaturas estão junto de um só monumento, então viria 1 seguidor. Mova-se antes, e serão 2.
lesson-ankh-map-action-unlock = Você já poderia pagar o primeiro poder, mas não há linha abaixo desta: seu turno acabaria na hora.
lesson-ankh-map-figure = Cada uma das suas miniaturas pode andar até 3 espaços. Rios, água e outras miniaturas não atrapalham. Escolha o seu deus.
lesson-ankh-map-figure-warrior = Seu guerreiro está bem onde está, junto do seu templo. Escolha o deus.
lesson-ankh-map-figure-done = Assim ninguém se moveria, e o seu deus tem para onde ir.
lesson-ankh-map-space = Leve-o ao espaço marcado, junto do obelisco que não é de ninguém.
lesson-ankh-map-space-as-good = Esse também fica junto do obelisco e é igualmente bom. Nesta história, escolha o espaço marcado.
lesson-ankh-map-space-elsewhere = Ele pode ir para lá. Mas o que queremos é o obelisco: agora ele traz um seguidor, e logo será seu.
lesson-ankh-map-enough = Seu guerreiro já está junto do seu templo: deixe-o ali e não mova mais.
lesson-ankh-map-enough-warrior = Aí ninguém ficaria junto do seu templo, e ele não traria nenhum seguidor.
