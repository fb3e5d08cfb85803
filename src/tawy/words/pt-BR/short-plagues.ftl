### 10 Pragas em lições curtas, uma para cada coisa (src/tawy/lessons/content/plagues/short): o que fazer agora e o que resultou.

## Provinces

lesson-plagues-province-abydos-try-now = { plagues-province-abydos-help } Gaste seu 4 como um 6, para a carta do Faraó 6: 2 espaços para o seu barco.
lesson-plagues-province-abydos-try-then = O barco avançou, e seu 6 continua aí: para um hebreu de valor 3, ou como soldados.
lesson-plagues-province-buto-try-now = { plagues-province-buto-help } Você acabou de pegar uma ação especial que exige dois egípcios, e não tem nenhum. Veja mais duas: diga que sim.
lesson-plagues-province-buto-try-then = De três cartas, você ficou com a de 2 espaços para o barco. As outras estão embaixo do baralho, e ninguém mais sabe quais eram.
lesson-plagues-province-memphis-try-now = { plagues-province-memphis-help } O tributo é 1, e você não tem moedas. Pegue a carta marcada; depois vem o tributo.
lesson-plagues-province-memphis-try-then = 1 a menos que 1 é nada: está pago. Em cada rodada, é uma moeda que você não precisa arranjar.
lesson-plagues-province-edfu-try-now = { plagues-province-edfu-help } Faça isso e escolha entre seis.
lesson-plagues-province-edfu-try-then = Havia uma província +3: 3 espaços na hora. E o mercado fica como está, então nada barateia para os outros.

## Plagues

lesson-plagues-plague-blood-try-now = { plagues-plague-blood-help } Ela acabou de sair, e o barco do seu rival já retrocedeu. Você tem uma ficha do Faraó: ignore a praga.
lesson-plagues-plague-blood-try-then = Seu barco fica onde estava. A ficha está virada e não ajuda de novo, mas continua valendo 2 pontos.
lesson-plagues-plague-frogs-try-now = { plagues-plague-frogs-help } Você poderia ignorá-la com a ficha do Faraó. Mas a ficha também descarta uma penalidade, e são 3 pontos: guarde-a.
lesson-plagues-plague-frogs-try-then = Você voltou de 4 para 2. Uma carta do Faraó 4 compensa isso, e a ficha fica para algo pior.
lesson-plagues-plague-lice-try-now = { plagues-plague-lice-help } Você tem uma ficha de moeda. Pegue a carta do Faraó 6 mesmo assim: 2 espaços para o seu barco.
lesson-plagues-plague-lice-try-then = A moeda se foi, mas o barco passou por uma no Nilo: é renda em toda rodada. Só a carta 3 teria sido de graça.
lesson-plagues-plague-flies-try-now = { plagues-plague-flies-help } O seu está ativo: em outra rodada, um 2 libertaria este hebreu de valor 2. Agora o dado precisa ser o dobro: gaste o 4.
lesson-plagues-plague-flies-try-then = Ele está livre, mas por um dado caro. Assim que as moscas se forem, seu bônus volta a valer.
lesson-plagues-plague-livestock-try-now = { plagues-plague-livestock-help } Então a primeira rodada custa 2 no lugar de 1, e você tem uma ficha de moeda. Pegue a carta do Faraó 3, uma moeda para esta rodada.
lesson-plagues-plague-livestock-try-then = A carta e a ficha pagaram os 2. Seu rival só tinha 1 moeda e levou a carta de praga como penalidade: 3 pontos a menos.
lesson-plagues-plague-boils-try-now = { plagues-plague-boils-help } O seu está ativo, mas agora não vale nada. Só contam os três dados que você guarda: gaste o mais baixo, o 3.
lesson-plagues-plague-boils-try-then = 4, 5 e 6 são 15 soldados; em outra rodada, o tabuleiro somaria 3. Mesmo assim, você fica na frente.
lesson-plagues-plague-hail-try-now = { plagues-plague-hail-help } A ação especial ficaria parada nesta rodada. O bônus imediato funciona do mesmo jeito: pegue-o.
lesson-plagues-plague-hail-try-then = 3 espaços na sua carta de província, com granizo ou sem. As cartas que você já tem também precisam esperar.
lesson-plagues-plague-locusts-try-now = { plagues-plague-locusts-help } O seu está ativo, mas agora não paga nada. Pegue a carta do Faraó 3, para o tributo.
lesson-plagues-plague-locusts-try-then = A carta pagou. As moedas do Nilo estão a salvo dos gafanhotos: seu rival pagou com uma.
lesson-plagues-plague-darkness-try-now = { plagues-plague-darkness-help } Mas você tem uma ficha do Faraó: ignore a praga.
lesson-plagues-plague-darkness-try-then = Só você pegou uma carta de território, e pôde escolher entre as três. A ficha continua valendo 2 pontos.
lesson-plagues-plague-firstborn-try-now = { plagues-plague-firstborn-help } A carta do Faraó 5 é seu único Ankh, então agora não dá para anular esta perda. Escolha o que não dói: seu barco está na partida.
lesson-plagues-plague-firstborn-try-then = Nada a perder, nada perdido. Com um segundo Ankh, você poderia anulá-la mesmo assim.

## Kinds of territory cards

lesson-plagues-kind-immediate-try-now = { plagues-kind-immediate-help } Este dá 3 espaços na carta de província: pegue-o.
lesson-plagues-kind-immediate-try-then = Você avançou, e a carta se foi. As dos outros tipos ficam com você: valem mais, só que depois.
lesson-plagues-kind-special-try-now = { plagues-kind-special-help } Você acabou de pegar esta. Com dois egípcios no tabuleiro, seu barco avança 1 espaço, e você tem dois: use-a.
lesson-plagues-kind-special-try-then = Seu barco chegou a uma moeda. Na próxima rodada, você pode usar a carta de novo, enquanto os dois egípcios estiverem lá.
lesson-plagues-kind-trade-try-now = { plagues-kind-trade-help } Esta exige uma ficha de barco e uma plantação, e dá uma moeda por rodada. Você tem as duas: pegue-a.
lesson-plagues-kind-trade-try-then = O tributo era 2: o Nilo pagou 1, e o comércio, o outro. Seu rival não tinha outra moeda e levou uma penalidade.
lesson-plagues-kind-scoring-try-now = { plagues-kind-scoring-help } Esta dá 2 pontos por egípcio no seu tabuleiro, até 6. Você tem dois: pegue-a.
lesson-plagues-kind-scoring-try-then = Já são 4 pontos, e com um terceiro egípcio serão 6. Agora você sabe o que procurar no mercado.
