### A lição de 10 Pragas: o que ela diz, capítulo por capítulo (src/tawy/lessons/content/plagues/plagues.toml).

lesson-plagues-title = 10 Pragas: sua primeira partida

## What can be pointed at

lesson-plagues-point-papyrus = { plagues-label-papyrus }
lesson-plagues-point-round = { plagues-label-papyrus }, rodada { $thing }
lesson-plagues-point-phases = as fases da rodada
lesson-plagues-point-order = { plagues-label-order }
lesson-plagues-point-plague = { plagues-label-plague }
lesson-plagues-point-losses = { plagues-label-loss }
lesson-plagues-point-left = { plagues-label-supply }
lesson-plagues-point-market = { plagues-label-market }
lesson-plagues-point-slot = espaço { $thing } do mercado
lesson-plagues-point-favour = carta do Faraó { $thing }
lesson-plagues-point-hebrews = { plagues-label-hebrews }
lesson-plagues-point-hebrew = hebreu de valor { $thing }
lesson-plagues-point-territories = { plagues-label-territories }
lesson-plagues-point-territory = { $thing }
lesson-plagues-point-player = { $thing }
lesson-plagues-point-province = sua província
lesson-plagues-point-dice = { plagues-label-dice }
lesson-plagues-point-die = dado { $thing }
lesson-plagues-point-city = { plagues-area-city }
lesson-plagues-point-field = { plagues-area-field }
lesson-plagues-point-space = { $thing }
lesson-plagues-point-gap = bônus { $thing } do seu tabuleiro
lesson-plagues-point-row = linha { $thing }
lesson-plagues-point-track = { $thing }
lesson-plagues-point-column = seus hebreus libertados
lesson-plagues-point-beside = { plagues-label-kept }
lesson-plagues-point-discard = { plagues-label-discard }
lesson-plagues-point-tribute = { plagues-label-tribute }
lesson-plagues-point-soldiers = { plagues-label-soldiers }
lesson-plagues-point-ankhs = { plagues-label-ankhs }
lesson-plagues-point-points = { plagues-points-total }

## A round at a glance, and the first die

lesson-plagues-round-title = Uma rodada num relance
lesson-plagues-round-you = Você governa { plagues-province-memphis }, uma província do Egito. Seu rival governa { plagues-province-abydos }.
lesson-plagues-round-goal = Vence quem tiver mais pontos no fim. Quase tudo o que você constrói dá pontos, e aqui se vê quantos você tem agora.
lesson-plagues-round-rounds = São até dez rodadas. O papiro mostra quanto cada uma custa: o tributo em moedas. Ele cresce de rodada em rodada.
lesson-plagues-round-phases = Uma rodada tem três fases. Primeiro cada um gasta três dados, um por turno. Depois se pegam territórios. Por último vêm o tributo e as perdas.
lesson-plagues-round-coming = Cada rodada traz uma praga, que dificulta alguma coisa, e perdas, que vêm no fim dela. As duas ficam à vista desde o começo: dá para se preparar.
lesson-plagues-round-die = Seu primeiro dado! Um dado pega a ficha do mercado que tem o número dele. Pegue o 3 e depois a esfinge no espaço 3.
lesson-plagues-round-die-three = Um 3 também serve para isso: a cada vez você escolhe. Comece pela esfinge, a primeira pedra da sua cidade.
lesson-plagues-round-die-else = Você pode. Mas guarde os dados altos para depois e comece a cidade com a esfinge: para ela basta um 3.
lesson-plagues-round-slides = Veja: tudo o que estava à direita deslizou um espaço para a esquerda, e uma ficha nova veio para o espaço 6. Assim o mercado fica mais barato.
lesson-plagues-round-place = Uma esfinge vai para a cidade. Coloque-a no primeiro espaço.
lesson-plagues-round-place-as-good = Ela também pode ficar ali, e é igualmente bom. Nesta história, escolha o espaço marcado.

## Market and province

lesson-plagues-market-title = Mercado e província
lesson-plagues-market-rival = { plagues-province-abydos } pegou uma ficha de barco: o barco avançou um espaço no Nilo, até uma moeda. Daqui em diante ela é renda em cada rodada.
lesson-plagues-market-kinds = Esfinges e obeliscos vão para a cidade, plantações e rebanhos para o campo, egípcios para qualquer um dos dois. As outras fichas ficam ao lado do tabuleiro.
lesson-plagues-market-die = O obelisco deslizou do espaço 4 para o 2, então agora basta um 2. Pegue!
lesson-plagues-market-die-two = Bom para outra vez. Agora o obelisco está bem onde o seu 2 alcança.
lesson-plagues-market-die-else = Você pode. Mas o obelisco custa só um 2, e mais tarde você vai gostar de ter os dados altos.
lesson-plagues-market-worth = Cada ficha sua vale 1 ponto no fim do jogo, no tabuleiro e ao lado dele; só as moedas não.
lesson-plagues-market-place = Coloque-o ao lado da esfinge. Entre dois espaços há um bônus, ativo enquanto os dois estiverem ocupados.
lesson-plagues-market-place-apart = Ele pode ficar ali. Mas ao lado da esfinge ele ativa um bônus na hora.

## Bonuses and rows

lesson-plagues-bonuses-title = Bônus e linhas
lesson-plagues-bonuses-step = O bônus está ativo: um avanço na sua trilha da cidade. Se você perder uma das duas fichas, o avanço volta.
lesson-plagues-bonuses-lower = Você tem duas trilhas de desenvolvimento, cidade e campo. No fim do jogo só pontua a que estiver mais atrás; por isso as duas precisam crescer.
lesson-plagues-bonuses-rival = { plagues-province-abydos } pegou uma moeda para guardar para um tributo. E o egípcio deslizou para o espaço 1.
lesson-plagues-bonuses-die = Um egípcio por um simples 1! É o que falta na sua primeira linha.
lesson-plagues-bonuses-die-one = O 1 também serve para isso. Mas com o egípcio você completa sua linha agora mesmo.
lesson-plagues-bonuses-die-else = Um dado alto para algo que pode esperar. O egípcio custa só um 1 e completa sua linha.
lesson-plagues-bonuses-different = Sua primeira linha tem uma esfinge e um obelisco. Uma terceira ficha, de outro tipo, a completa.
lesson-plagues-bonuses-place = Coloque o egípcio no fim desta linha: isso ativa também o bônus de moeda.
lesson-plagues-bonuses-place-field = Os egípcios também gostam do campo. Mas aqui ele completa uma linha.
lesson-plagues-bonuses-place-else = Ali ele ficaria sozinho. No fim da primeira linha ele ativa um bônus e completa a linha.
lesson-plagues-bonuses-coin = A moeda entre os dois é renda: paga uma moeda de cada tributo e nunca é gasta.
lesson-plagues-bonuses-ankh = E uma linha com três fichas diferentes dá um Ankh. Logo você verá para que servem os Ankhs.

## Hebrews and Pharaoh cards

lesson-plagues-hebrews-title = Hebreus e cartas do Faraó
lesson-plagues-hebrews-later = Duas rodadas depois. Você tem um rebanho no campo, e uma moeda e uma ficha de província ao lado do tabuleiro.
lesson-plagues-hebrews-free = Um dado também pode libertar um hebreu, se for pelo menos o dobro do valor dele. O seu 4 liberta este hebreu de valor 2.
lesson-plagues-hebrews-free-three = Um hebreu de valor 3 vale mais, mas custa o seu 6. Pegue antes o de 2 e veja o que acontece.
lesson-plagues-hebrews-free-high = É mais do que o necessário: 4 é o dobro de 2. Guarde os dados mais altos.
lesson-plagues-hebrews-free-one = É um começo, mas no fim do jogo o que conta são os valores. O seu 4 basta para um de 2.
lesson-plagues-hebrews-free-else = Isso você já conhece. Desta vez, liberte um hebreu: o seu 4 dá certinho para o de 2.
lesson-plagues-hebrews-choice = O primeiro hebreu fez você avançar 1 na carta de província, e o espaço 6 tem um bônus: qualquer hebreu, sem dado. Pegue o de 3!
lesson-plagues-hebrews-choice-one = Nenhum dos dois custa nada, e o de 3 conta o triplo.
lesson-plagues-hebrews-column = Cada lugar da coluna de hebreus dá alguma coisa: o segundo, um avanço do seu barco, até uma moeda. No fim os valores são somados, { $freed } por enquanto: quem tem mais ganha 18 pontos, o segundo 14.
lesson-plagues-hebrews-rival = { plagues-province-abydos } gastou um 6 na carta do Faraó 6: o barco avança 2 espaços. Cada carta é de quem a pega primeiro; no fim da rodada todas voltam.
lesson-plagues-hebrews-card = Pegue uma também: a carta 2 dá 5 soldados nesta rodada por um simples 2.
lesson-plagues-hebrews-card-two = É possível. Mas 5 soldados por um 2 é o que vai pôr você na frente nesta rodada.
lesson-plagues-hebrews-card-else = Você pode. Mas o que não for gasto serão soldados: gaste um dado baixo e receba mais 5.

## Soldiers and order

lesson-plagues-soldiers-title = Soldados e ordem
lesson-plagues-soldiers-keep = Falta um dado para gastar. Os três que você guarda são seus soldados, tantos quanto mostram. Então guarde os altos.
lesson-plagues-soldiers-low = Gaste o 1. A carta do Faraó 1 é um avanço em uma das suas trilhas de desenvolvimento.
lesson-plagues-soldiers-low-one = Um obelisco por um 1 é igualmente bom. Nesta história, escolha o avanço de desenvolvimento.
lesson-plagues-soldiers-low-else = Isso custaria soldados. O 1 é o dado que menos vai fazer falta.
lesson-plagues-soldiers-coin = Você tem uma moeda, então poderiam ser dois avanços. Mas ela é necessária para o tributo: faça um só.
lesson-plagues-soldiers-coin-two = Dois avanços são tentadores. Mas aí você não poderia pagar o tributo, e quem não consegue pagar pode levar uma penalidade.
lesson-plagues-soldiers-track = Avance na trilha do campo: é a que está mais atrás, e só essa pontua.
lesson-plagues-soldiers-track-city = A trilha da cidade já está na frente. Enquanto a do campo estiver mais atrás, isso não dá pontos.
lesson-plagues-soldiers-counted = { $soldiers } contra { $rival }! Você guardou 3, 5 e 6 e tem 5 pela carta; { plagues-province-abydos } tem um bônus de 3 no tabuleiro.
lesson-plagues-soldiers-order = Quem tem mais soldados é o primeiro: agora, nos territórios, e até a próxima contagem. Em caso de empate, quem estiver mais adiante na carta de província.

## Territories

lesson-plagues-territories-title = Territórios
lesson-plagues-territories-open = Em cada rodada há três cartas de território abertas. Cada um pega uma, na ordem de turnos; com dois jogadores, a terceira sai do jogo.
lesson-plagues-territories-kinds = Elas são de quatro tipos: um bônus na hora, uma ação em cada rodada, um comércio por fichas que você tem, ou pontos no fim.
lesson-plagues-territories-take = Esta dá 3 pontos por linha com três fichas diferentes. Você já tem uma linha. Pegue!
lesson-plagues-territories-take-special = Ela exige 4 hebreus libertados, e você tem 2. Os pontos da sua linha são certos.
lesson-plagues-territories-take-immediate = Um avanço na trilha da cidade não dá pontos enquanto a do campo não estiver mais à frente. Sua linha vale 3 agora mesmo.

## Tribute and losses

lesson-plagues-tribute-title = Tributo e perdas
lesson-plagues-tribute-due = Agora o tributo. O papiro pede 3, esta praga 1 a mais, e { plagues-province-memphis } paga sempre 1 a menos: são 3. Cada província tem um poder próprio.
lesson-plagues-tribute-coins = Você tem a moeda do seu tabuleiro, a do Nilo e uma ficha de moeda. Só a ficha vai embora quando você paga.
lesson-plagues-tribute-failed = Você pagou. { plagues-province-abydos } pegou seu território e não conseguiu pagar: fica com a carta de praga como penalidade, 3 pontos a menos. Uma ficha do Faraó a removeria.
lesson-plagues-tribute-cancel = Depois as perdas, parte por parte. Com tantos Ankhs quanto o papiro mostra, você pode cancelar uma parte, e sua linha dá esse Ankh. Cancele a primeira: ali qualquer escolha doeria.
lesson-plagues-tribute-cancel-second = Olhe melhor: a segunda parte não precisa custar nada. A primeira custaria.
lesson-plagues-tribute-cancel-none = O Ankh não é gasto, então não há por que guardá-lo.
lesson-plagues-tribute-suffer = Uma plantação ou um rebanho? Você pode escolher o que não tem. E plantação você não tem!
lesson-plagues-tribute-suffer-herd = Isso levaria o seu rebanho. Plantação você não tem para perder: escolha essa.
lesson-plagues-tribute-discard = { plagues-province-abydos } perdeu uma plantação e, com ela, o bônus ao lado. Uma ficha perdida fica no descarte: um dado baixo pode recuperá-la, e ali ela custa 2 pontos no fim do jogo.

## Moses, the end and the points

lesson-plagues-points-title = Moisés, o fim e os pontos
lesson-plagues-points-moses = Depois das rodadas 3, 6 e 9, Moisés ajuda quem está em último numa trilha. Você estava em último na cidade e no Nilo: um avanço em cada. { plagues-province-abydos } estava em último nas outras duas.
lesson-plagues-points-laid = A próxima rodada: territórios, praga, perdas e hebreus novos. O que ninguém pegou se foi, e as duas fichas mais baratas saíram do mercado.
lesson-plagues-points-end = O jogo acaba depois da rodada 10, ou antes: depois de uma rodada no fim da qual restem 2 fichas ou menos na reserva geral.
lesson-plagues-points-die = Você já sabe ganhar pontos: Moisés moveu sua trilha da cidade, então a do campo está mais atrás. Pegue o avanço de desenvolvimento da carta do Faraó 1.
lesson-plagues-points-die-else = Isso também pode valer a pena. Por ora: um simples 1 na carta 1 faz avançar a trilha que pontua.
lesson-plagues-points-track = Cidade ou campo?
lesson-plagues-points-track-city = A trilha da cidade está na frente. Só pontua a que está mais atrás.
lesson-plagues-points-score = Dão pontos a trilha de desenvolvimento mais atrás, o fim do Nilo e o da carta de província, as fichas (as do Faraó valem 2), os territórios e os hebreus.
lesson-plagues-points-minus = Cada penalidade tira 3; cada ficha no descarte, 2. Tocando nos seus pontos, você os vê por origem a qualquer momento.

## The automa

lesson-plagues-automa-title = A IA
lesson-plagues-automa-alone = Também se pode jogar sozinho, contra a IA. Aqui está outra partida sua, na rodada 9.
lesson-plagues-automa-spared = A IA não paga tributo, e nem pragas nem perdas a atingem. Também não há Moisés. É uma adversária difícil!
lesson-plagues-automa-card = No turno dela, ela vira dois dados. O primeiro diz para quê: 1 ou 2, uma carta do Faraó; 3 ou 4, uma ficha; 5 ou 6, um hebreu. O segundo diz qual: a carta 3. Mas essa é sua, então ela não recebe nada.
lesson-plagues-automa-free = Liberte o hebreu de valor 2 antes que a IA o faça. Com o seu bônus de hebreu ativo, o dado não precisa ser o dobro: basta o seu 2.
lesson-plagues-automa-free-else = Você pode. Mas, quando o dado dela diz hebreu, a IA pega o de maior valor que houver: chegue antes.
lesson-plagues-automa-takes = Um 5: um hebreu. Ela pegou o de maior valor que restava, e a coluna lhe deu uma ficha do mercado. Para a IA, é sempre a do espaço 1.
lesson-plagues-automa-lands = Os três dados de cima são os soldados dela. Dos territórios ela pega um que pontue, ou um comércio, ou um bônus; nunca uma ação especial.
lesson-plagues-automa-score = No fim, cada carta de pontuação vale 4 para ela, não importa o que peça. E contra ela o segundo lugar em hebreus só conta com uma soma de pelo menos 10; a sua é { $freed }.

## The end is the learner's

lesson-plagues-end-title = O fim é seu
lesson-plagues-end-goal = A última rodada, e a IA está um pouco à frente. Três dados, um território, tributo e perdas: com uma boa rodada você vence!
lesson-plagues-end-tribute = O tributo custa 7, e falta uma moeda. O bônus de moeda da sua cidade resolveria, ou a carta do Faraó 3. Com esta praga, todas as outras cartas do Faraó custam uma moeda.
lesson-plagues-end-city = Há dois espaços livres na sua cidade, e o mercado tem o que serve. Ocupe-os: bônus de moeda, uma linha e, pela cidade cheia, 2 avanços de desenvolvimento e 2 na carta de província.
lesson-plagues-end-help = Estas são ações especiais; nesta rodada você pode usar uma delas. Uma pega qualquer ficha do mercado sem dado.
lesson-plagues-end-play = E pense nas perdas: com seus 3 Ankhs você pode cancelar uma parte. Daqui em diante a decisão é sua: boa sorte!
lesson-plagues-end-play-won = Você venceu, e contra a IA! Os escribas do Egito vão escrever sobre você.
lesson-plagues-end-play-lost = Desta vez não deu. Veja o que paga o tributo e o que enche a sua cidade, e tente de novo.
