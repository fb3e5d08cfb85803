# O terminal: tudo em volta dos jogos. As palavras entre aspas simples são digitadas como estão, em todos os idiomas.

terminal-stopped = Interrompido.
terminal-percent = { $number }%
terminal-seat = Lugar { $n }
terminal-thing = { $name }: { $help }
terminal-asked = { $name }: { $question }
terminal-not-laid-out = O tabuleiro ainda não está montado.
terminal-plain-no-board = Este jogo não tem desenho para o terminal.
terminal-no-language = Não há o idioma '{ $language }': escolha entre { $languages }.
terminal-misunderstood = { $problem }; veja '{ $command } --help'.
terminal-unwritable = Não é possível gravar em { $file }: { $reason }.

## At the table

terminal-welcome = { $game }. A semente desta partida é { $seed }. Digite 'help' para ver a ajuda e 'quit' para sair.
terminal-goes-on =
    { $choices ->
        [one] { $file } continua depois de { $choices } escolha.
        [many] { $file } continua depois de { $choices } de escolhas.
       *[other] { $file } continua depois de { $choices } escolhas.
    }
terminal-own-set-up = Uma partida salva mantém sua própria preparação: tire { $options } ao carregá-la.
terminal-amount = um número de { $first } a { $last }
terminal-not-an-option = '{ $typed }' não é uma opção: digite um número ou um nome da lista, ou 'help'.
terminal-curtain = Uma escolha secreta. Passe o teclado para { $name }; { $name }, aperte Enter.
terminal-no-choice-yet = Você ainda não fez nenhuma escolha que possa ser desfeita.
terminal-others-agree = Isto desfaz também escolhas de { $names }. Todos concordam?
terminal-taken-back = Sua última escolha foi desfeita.
terminal-plan-is = Isto é um plano: nada do que você faz aqui é jogado. Você responde por todos; o que os outros têm é uma suposição. 'back' volta à partida, 'help' diz mais.
terminal-plan-left = De volta à mesa: nada foi jogado.
terminal-replace = { $file } já existe. Substituir?
terminal-saved = Salva em { $file }.
terminal-look = Para vê-la: { $command }
terminal-go-on = Para continuá-la: { $command }
terminal-save-record = Salvar a partida? Enter para { $file }, outro nome de arquivo, ou '{ $no }':
terminal-rescued = A partida está salva em { $file }.
terminal-recorded =
    { $choices ->
        [one] Uma partida de { $choices } escolha foi gravada em { $file }.
        [many] Uma partida de { $choices } de escolhas foi gravada em { $file }.
       *[other] Uma partida de { $choices } escolhas foi gravada em { $file }.
    }
terminal-no-bot = Não há o bot '{ $name }': escolha entre { $levels }, ou { $none } para jogar sem bots.
terminal-too-many-bots =
    { $bots ->
        [one] { $bots } bot foi indicado para { $seats } lugares: indique no máximo { $seats }.
        [many] { $bots } de bots foram indicados para { $seats } lugares: indique no máximo { $seats }.
       *[other] { $bots } bots foram indicados para { $seats } lugares: indique no máximo { $seats }.
    }
terminal-no-packs = { $game } é jogado sem tabelas próprias: tire --content.
terminal-first-player = Quem começa é um lugar de 1 a { $seats }, ou random, não '{ $typed }'.

## What can be typed instead of an answer

terminal-type = Digite o número de uma opção, seu nome ou o começo do nome. Ou:
terminal-drawing = No desenho: { $legend }.
terminal-command-why = as regras que proíbem algo agora, como 'why 4,7' ou 'why slot 4'
terminal-command-what = o que uma opção faria, como 'what 2'
terminal-command-undo = desfazer sua última escolha e tudo o que veio depois
terminal-command-plan = experimentar numa cópia o que poderia vir, por todos; 'back' volta à partida
terminal-command-plan-undo = desfazer a última resposta do plano
terminal-command-plan-draw = deixar o sorteio responder: o que a sorte tira ou o que outro faz
terminal-command-plan-back = voltar à partida; o plano é descartado
terminal-command-log = o que aconteceu, as últimas tantas linhas
terminal-command-board = desenhar a mesa inteira de novo
terminal-command-hand = o que você tem e o que isso faz
terminal-command-rules = uma regra (A7.18, P6.3), um capítulo, palavras comuns (empate) ou a lista de capítulos
terminal-command-explain = números por origem: forças (de uma região), tributo, soldados, pontos
terminal-command-coach = ligar ou desligar o conselheiro: o que importa agora, antes de cada pergunta
terminal-command-save = gravar a partida em um arquivo, para continuar outro dia
terminal-command-help = esta lista
terminal-command-quit = sair da mesa; a partida pode ser salva
terminal-why-what = Diga o que você gostaria de escolher, por exemplo: why 4,7 (um espaço) ou why slot 4 (um espaço do mercado).
terminal-what-what = Diga a que opção você se refere, por exemplo: what 2 (pelo número).
terminal-what-nothing = Nada mais acontece por ora.
terminal-what-then = Depois: { $question }
terminal-how-many-lines = Diga quantas linhas você quer, por exemplo: log 40.
terminal-save-where = Diga onde salvar, por exemplo: save noite.json.
terminal-coach = Conselheiro: { $text } ({ $rule })
terminal-coach-on = O conselheiro está ligado; 'coach' de novo o desliga.
terminal-coach-off = O conselheiro está desligado.
terminal-coach-silent = Ele não tem nada a dizer sobre esta pergunta.

## Lessons

terminal-lesson-welcome = Quem joga é você, no tabuleiro de verdade. Enter para seguir; 'help' diz o que mais você pode digitar.
terminal-lesson-go-on = [Enter]
terminal-lesson-look = Olhe aqui: { $things }
terminal-lesson-no-chapter = Não há o capítulo '{ $typed }': indique um de 1 a { $last }.
terminal-lesson-later = Continue quando quiser: { $command }
terminal-lesson-try = Experimente em 20 segundos: { $command }
terminal-command-back = o passo anterior
terminal-command-skip = o próximo capítulo
terminal-command-list = os capítulos e quais você já concluiu
terminal-command-chapter = um capítulo desde o começo

## Replays

terminal-picture = A imagem está em { $file }.
terminal-film = A partida se reproduz sozinha em { $file }: abra-o num navegador, não precisa de rede.
terminal-fair-replayed = { $file } se repete até a mesma partida, { $choices } escolhas.
terminal-fair-seed = Sua semente foi feita da parte do servidor e do que { $parts } de { $seats } lugares acrescentaram.
terminal-fair-commitment = O hash que todos viram antes da partida: { $hash }
terminal-fair-before = Não diz de que foi feita a semente: foi jogada antes de isso ser guardado, numa só máquina, ou a partir de outra partida.
terminal-fair-seed-wrong = A semente não vem destas partes: não foi distribuída como prometido.
terminal-fair-other-commitment = Não é o hash que você anotou.
terminal-fair-no-part = Sua parte não está na distribuição.
terminal-fair-origin = Até a posição { $position } é outra partida: o que saiu ali não é conferido.
terminal-fair-draws = Tudo o que o acaso tirou vem da semente: { $draws } sorteios.
terminal-fair-draws-wrong = { $wrong } de { $draws } sorteios não vêm da semente, o primeiro na posição { $position }.
terminal-proved =
    { $choices ->
        [one] { $file }: { $game }, { $cast }, { $choices } escolha. A repetição dá a mesma partida.
        [many] { $file }: { $game }, { $cast }, { $choices } de escolhas. A repetição dá a mesma partida.
       *[other] { $file }: { $game }, { $cast }, { $choices } escolhas. A repetição dá a mesma partida.
    }
terminal-not-over = A partida não terminou. { $question }
terminal-choice = Escolha { $number } de { $last }. { $question } { $answer }
terminal-step = [{ $number } de { $last }] Enter para a próxima, b volta, um número, q para sair
terminal-positions = As posições vão de 0 a { $last }.
terminal-no-position = '{ $typed }' não é uma posição.
terminal-review-no-seat = Não há o lugar { $seat } nesta partida: ela tem os lugares 1 a { $last }.

## Rules

terminal-no-rule = Nenhuma regra fala de '{ $word }': tente uma palavra mais curta.
terminal-rules-how = 'tawy rules A7' mostra um capítulo, 'tawy rules A7.18' uma regra, 'tawy rules empate' explica algo e 'tawy rules --search empate' procura todas as regras que falam disso.
terminal-rules-also = Veja também: { $sections }.

## Many games

terminal-games =
    { $count ->
        [one] { $count } partida
        [many] { $count } de partidas
       *[other] { $count } partidas
    }
terminal-seats =
    { $count ->
        [one] { $count } lugar
        [many] { $count } de lugares
       *[other] { $count } lugares
    }
terminal-simulated = { $game }: { $games }, { $seats }, semente { $seed }
terminal-decisions = Decisões por partida: mínimo { $least }, mediana { $median }, média { $mean }, máximo { $most }
terminal-speed = { $seconds } s, { $rate } decisões por segundo
terminal-column-ending = Fim
terminal-column-games = Partidas
terminal-column-share = Parcela
terminal-column-role = Joga com
terminal-column-seat = Lugar
terminal-column-played = Jogadas
terminal-column-won = Vencidas
terminal-column-mean = Média: { $points }
terminal-column-lesson = Lição
terminal-column-chapter = Capítulo
terminal-column-begun = Começado
terminal-column-ended = Terminado
terminal-nobody-learnt = Ninguém começou uma lição neste servidor ainda.
terminal-least-games = É preciso pelo menos 1 partida, não { $number }.
terminal-least-jobs = É preciso pelo menos 1 processo, não { $number }.

## Learning and serving

terminal-learn-needs = Para aprender é preciso numpy: instale com pip install "tawy[learn]".
terminal-learn-rounds = As partidas de cada rodada e os processos são números a partir de 1, como em --games 400,800 --jobs 2.
terminal-learn-searched = Rodadas muito pensadas precisam de um jogo que termine em pontos: deixe --searched de fora para { $game }.
terminal-learnt = { $file } contém o que foi aprendido.
terminal-serving = Tawy está em { $address } (pare com Ctrl+C).
terminal-verified =
    { $tables ->
        [one] { $tables } mesa repetida; com outro resultado: { $wrong }.
        [many] { $tables } de mesas repetidas; com outro resultado: { $wrong }.
       *[other] { $tables } mesas repetidas; com outro resultado: { $wrong }.
    }
terminal-backed-up = Todas as mesas foram copiadas para { $file }.
terminal-banned = As sessões de { $name } ({ $id }) foram encerradas em todos os aparelhos, e a entrada está bloqueada.
terminal-unbanned = { $name } ({ $id }) pode entrar de novo com o código de recuperação.
terminal-banned-already = A entrada de { $name } ({ $id }) já está bloqueada; “tawy unban” a libera.
terminal-not-banned = A entrada de { $name } ({ $id }) não está bloqueada.
terminal-nobody-called = Ninguém aqui tem o nome nem o identificador “{ $who }”: escreva o nome exatamente como aparece.
terminal-several-called = Várias pessoas se chamam “{ $who }”; diga qual pelo identificador: { $people }.
terminal-called-so =
    { $tables ->
        [one] { $id } (última visita em { $seen }, { $tables } mesa)
        [many] { $id } (última visita em { $seen }, { $tables } de mesas)
       *[other] { $id } (última visita em { $seen }, { $tables } mesas)
    }
terminal-ban-line = { $id } { $name }, desde { $since }
terminal-bans =
    { $people ->
        [0] Ninguém está com a entrada bloqueada.
        [one] { $people } pessoa está com a entrada bloqueada.
        [many] { $people } de pessoas estão com a entrada bloqueada.
       *[other] { $people } pessoas estão com a entrada bloqueada.
    }

## Pontuações
terminal-ratings =
    { $games ->
        [one] { $games } partida pontuada calculada de novo; números diferentes: { $wrong }.
        [many] { $games } partidas pontuadas calculadas de novo; números diferentes: { $wrong }.
       *[other] { $games } partidas pontuadas calculadas de novo; números diferentes: { $wrong }.
    }
terminal-ratings-restored = O que foi calculado tomou o lugar do que estava guardado.
