# A ajuda da linha de comando. Os nomes das opções e as palavras em maiúsculas ficam como estão.

terminal-help-usage = uso:
terminal-help-arguments = argumentos
terminal-help-options = opções
terminal-help-help = mostra esta ajuda
terminal-help-version = mostra a versão
terminal-help-language = o idioma ({ $languages }); se omitido, o do sistema
terminal-help-tawy = Jogos de tabuleiro do antigo Egito; sem comando, no navegador.
terminal-help-examples =
    por exemplo:
      tawy                       jogar no navegador
      tawy lesson ankh           aprender Ankh jogando, em dez minutos
      tawy play                  jogar Ankh agora, contra bots fáceis
      tawy play ankh --seats 4 --bots random,random
                                 duas pessoas neste teclado e dois bots
      tawy play plagues          jogar 10 Pragas do Egito no modo solo, contra a IA
      tawy rules A7              ler as regras
terminal-help-command-play = Jogar uma partida neste terminal
terminal-help-command-simulate = Deixar jogadores aleatórios jogarem muitas partidas, e contar
terminal-help-command-arena = Medir os bots entre si
terminal-help-command-record = Gravar uma partida inteira de jogadores aleatórios
terminal-help-command-lesson = Aprender um jogo jogando, em poucos minutos
terminal-help-command-learn = Deixar os bots jogarem entre si e aprenderem a avaliar posições
terminal-help-command-puzzle = Encontrar a resposta que é claramente a melhor
terminal-help-command-puzzles = Procurar problemas em partidas
terminal-help-command-replay = Repetir uma partida gravada e conferi-la
terminal-help-command-review = Analisar uma partida terminada: chances, momentos decisivos, sorte e habilidade, respostas melhores
terminal-help-command-rules = Ler as regras
terminal-help-command-serve = Rodar um servidor: mesas para o navegador, aqui ou para outras pessoas
terminal-help-command-verify = Repetir todas as partidas guardadas e comparar com o que foi guardado
terminal-help-command-ratings = Calcular de novo todas as pontuações a partir dos resultados e comparar com o que está guardado
terminal-help-command-backup = Copiar todas as mesas guardadas para um arquivo, mesmo com o servidor rodando
terminal-help-command-ban = Bloquear a entrada de alguém em um servidor, mesmo com ele rodando
terminal-help-command-unban = Liberar a entrada de quem estava bloqueado
terminal-help-command-stats = Contar partidas gravadas, ou quantas pessoas começaram e terminaram cada capítulo das lições de um servidor

## A game

terminal-help-seats = de { $least } a { $most }
terminal-help-seed = a mesma semente e as mesmas escolhas dão a mesma partida
terminal-help-bots = quem joga nos últimos lugares ({ $levels }), ou { $none }; os outros são pessoas neste terminal; se omitido, todos menos o primeiro são { $usual }
terminal-help-load = continuar uma partida salva
terminal-help-coach = um conselheiro diz antes de cada pergunta o que importa agora
terminal-help-gods = um por lugar, entre { $gods }, random, chosen; ou uma palavra para todos (random)
terminal-help-guardians = um de cada nível, ou random, entre { $guardians }
terminal-help-scenario = { $scenarios }, random, ou um arquivo terminado em .toml
terminal-help-last-red = o espaço vermelho mais alto da trilha de devoção: { $spaces }
terminal-help-provinces = uma por lugar, entre { $provinces }, random, chosen; ou uma palavra para todas
terminal-help-first = o lugar que começa, ou random
terminal-help-advanced = o outro lado do papiro
terminal-help-short = a partida termina depois da rodada 8
terminal-help-pack = um arquivo (.toml) com tabelas próprias

## Many games

terminal-help-games = quantas ({ NUMBER($usual, useGrouping: 0) })
terminal-help-jobs = quantos processos jogam (1)
terminal-help-json = os resultados para programas
terminal-help-players = os bots; o último ocupa todos os lugares restantes
terminal-help-blocks = em blocos inteiros ({ NUMBER($games, useGrouping: 0) }; com --sprt, no máximo { NUMBER($most, useGrouping: 0) })
terminal-help-ledger = guardar ali cada partida e continuar com o que houver
terminal-help-markdown = imprimir a tabela para um documento
terminal-help-times = com --markdown: também quanto demoram as decisões
terminal-help-plot = desenhar as parcelas de vitórias como imagem (.svg)
terminal-help-executor = quem joga (processes)
terminal-help-ray-address = um cluster Ray em execução; se omitido, um é iniciado
terminal-help-test = um teste
terminal-help-test-lead = joga até ficar claro com qual bot ficar; código de saída 0 para o novo
terminal-help-sprt = os dois bots, em vez de --players
terminal-help-elo0 = não é melhor: tantos pontos mais forte (0)
terminal-help-elo1 = é melhor: tantos pontos mais forte (40)
terminal-help-alpha = com que frequência ficar por engano com o novo (0.05)
terminal-help-beta = com que frequência ficar por engano com o antigo (0.05)
terminal-help-output = onde gravar; se omitido, na tela
terminal-help-lesson = qual ({ $lessons }); se omitida, todas são listadas
terminal-help-lesson-chapter = a partir deste capítulo; se omitido, de onde você parou
terminal-help-lesson-list = listar os capítulos
terminal-help-rounds = de cada rodada, uma após a outra ({ $games })
terminal-help-searched = de cada rodada depois dessas, em que muitas perguntas são pensadas por muito tempo (jogos que terminam em pontos)
terminal-help-learn-from = pesos com que começar; sem eles, o palpite de uma pessoa
terminal-help-learn-seed = a mesma semente aprende o mesmo (1)
terminal-help-weights = onde os pesos são gravados

## Records, rules, servers

terminal-help-record = uma partida gravada
terminal-help-at = desenhar a posição depois de N escolhas
terminal-help-step = percorrê-la escolha por escolha
terminal-help-svg = com --at: gravar o desenho como imagem
terminal-help-html = gravar um único arquivo HTML que reproduz a partida em qualquer navegador, sem rede (se nada for dito, ao lado do registro)
terminal-help-seen-by = com --html: de que lugar se pode ver: all (o usual), o número de um lugar, ou uma palavra vazia para o que todos viram
terminal-help-review-quick = como o bot difícil olha cada decisão, em segundos (o que acontece se nada for dito)
terminal-help-review-full = como o especialista prevê em cada decisão, em minutos
terminal-help-review-seat = só as decisões deste lugar, contando de 1
terminal-help-review-json = gravar ali a análise para programas; uma análise interrompida é continuada
terminal-help-review-given-up = também se a partida não foi jogada até o fim: ela é analisada até onde chegou
terminal-help-verify-file = um registro cujo acaso é conferido, sem servidor; sem ele, cada mesa do servidor é repetida
terminal-help-verify-commitment = com um arquivo: o hash que você viu antes da partida
terminal-help-verify-part = com um arquivo: o que seu navegador acrescentou à distribuição
terminal-help-content = as tabelas próprias com que a partida foi jogada
terminal-help-number = uma regra (A7.18, P6.3), um capítulo (A7) ou palavras comuns (objetivo, empate)
terminal-help-search = todas as regras que falam disso
terminal-help-catalogue = todas as regras de um jogo como catálogo em inglês, para quem o escreve ou traduz
terminal-help-host = o endereço em que escutar (127.0.0.1, só esta máquina)
terminal-help-port = a porta (8000); 0 para qualquer uma livre
terminal-help-database = sqlite:///FILE ou postgresql://...; se omitido, um arquivo na sua pasta de dados
terminal-help-workers = processos em que os bots pensam (1)
terminal-help-bot-seconds = o tempo de um bot para escolher, em segundos (2)
terminal-help-turn-seconds = o tempo de um bot para todas as escolhas de um turno, em segundos (5)
terminal-help-guests = novos visitantes de um endereço (60)
terminal-help-open = mostrar no navegador
terminal-help-backup-file = um arquivo que ainda não existe
terminal-help-ban-person = o nome ou o identificador de uma pessoa; sem ele, mostra quem está com a entrada bloqueada
terminal-help-unban-person = o nome ou o identificador de uma pessoa
terminal-help-ratings-restore = guardar o que resultar
terminal-help-puzzle = um jogo ou o id de um problema; qualquer um, sem ele
terminal-help-puzzles-wanted = quantos se querem (60)
terminal-help-puzzles-from = procurar nesta partida gravada em vez de deixar os bots jogarem; pode ser repetido
terminal-help-puzzles-theme = só problemas deste tema, por mais raros que sejam
terminal-help-puzzles-more = continuar com os problemas do arquivo: mantê-los e acrescentar outros
terminal-help-puzzles-check = olhar os problemas do arquivo com outros dados e tirar aqueles cuja resposta não é encontrada de novo
terminal-help-puzzles-rate = avaliar de novo os problemas do arquivo, segundo os bots de agora
terminal-help-puzzles-output = onde os problemas são gravados
