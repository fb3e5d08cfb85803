# A página em si: tudo o que fica em volta dos jogos.

skip-to-content = Ir para o conteúdo
page-not-loaded = Não foi possível carregar esta página. Verifique sua conexão e tente de novo.
nothing-here = Não há nada aqui
to-home = Ir para a página inicial
nav-label = Páginas
nav-games = Minhas partidas
nav-puzzles = Problemas
nav-statistics = Estatísticas
nav-rules = Regras
nav-settings = Configurações
nav-about = Sobre
footer-unofficial = Projeto não oficial, feito por fãs. Os nomes dos jogos pertencem a seus donos; nada de sua arte ou de seus textos é usado aqui.

## Página inicial
home-title = Jogos de tabuleiro das Duas Terras
home-lead = Dois jogos do antigo Egito, completos e com cada regra explicada: contra bots, na mesma tela ou com amigos por um link.
play-now = Jogar agora
invite-friends = Com amigos
home-learn = Aprender
home-players = Jogadores
home-players-number = { $least } a { $most }
home-length = Duração
home-minutes = { $least } a { $most } min
home-minutes-help = { $least } min contra bots, { $most } min com a mesa cheia de pessoas
home-difficulty = Dificuldade
home-difficulty-few = fácil de aprender
home-difficulty-some = média
home-difficulty-many = exigente
home-language = Idioma da página
home-continue = Continuar
home-open-tables = Mesas abertas
watch-replay = Abrir arquivo de partida
guest-name = Visitante
your-turn = Sua vez
status-gathering = esperando jogadores
status-running = em andamento
status-over = encerrada
open-seat = Lugar livre
bot-name = Bot { $number } ({ $level })
bots-level = Bots:
level-random = aleatório
level-gentle = muito fácil
level-easy = fácil
level-medium = médio
level-hard = difícil
level-expert = especialista

## Uma nova mesa
new-title = Nova mesa: { $game }
new-you = Você
your-name = Seu nome
new-seats = Lugares
seat-count = Número de jogadores
seat-who = Quem joga no lugar { $number }
seat-god = Deus do lugar { $number }
seat-province = Província do lugar { $number }
who-me = Eu
who-hotseat = Nesta tela
who-open = Convite por link
god-random = Deus sorteado
god-chosen = Deus escolhido na ordem dos turnos
province-random = Província sorteada
province-chosen = Província escolhida na ordem de turnos
new-options = Opções
by-chance = Sorteio
option-scenario = Cenário
option-guardian = Guardião de nível { $level }
option-last-red = Último espaço vermelho da trilha de devoção
option-usual = Padrão
option-advanced = Papiro avançado: tributos mais altos
option-short = Partida curta
option-speed = Tempo
speed-none = Sem relógio
speed-budget15 = 15 minutos para cada um, mais 10 segundos por turno
speed-budget30 = 30 minutos para cada um, mais 20 segundos por turno
speed-turn2 = 2 minutos por turno
speed-days1 = 1 dia por turno
speed-days3 = 3 dias por turno
speed-days7 = 7 dias por turno
option-public = Lista pública: qualquer pessoa pode se sentar ou assistir
option-hints = Dicas permitidas: quem está na vez pode ver o que um bot forte consideraria
option-coach = Conselheiro: quem precisa escolher pode ouvir o que importa agora
option-planning = Planejar é permitido: quem tem um lugar pode experimentar jogadas numa cópia que ninguém mais vê
open-and-invite = Abrir a mesa
begin-now = Começar
other-game = Trocar para { $game }

## Entrar em uma mesa
join-title = Você recebeu um convite
join-lead = Basta um nome; não é preciso ter conta.
join-sit = Pegar um lugar

## Sala de espera
lobby-lead = A partida começa quando todos estiverem prontos.
lobby-link = Envie este link a quem for jogar com você
copy = Copiar
copied = Copiado
ready = pronto
not-ready = ainda não
waiting-for-player = esperando alguém
sit-here = Sentar aqui
stand-up = Levantar
i-am-ready = Pronto
not-ready-yet = Ainda não
you = você

## À mesa
connecting = Conectando…
connection-connecting = Conectando…
connection-behind = A conexão caiu, tentando de novo…
connection-closed = Sem conexão
players = Jogadores
is-asked = está escolhendo
away-time = sem tempo
away-left = saiu
presence-here = está aqui
presence-away = saiu por um momento
presence-gone = saiu há { $time }
presence-never = ainda não chegou
waited-for = à espera há { $time }
conceded = desistiu
clock-days = { $days } d { $hours } h
question = Pergunta
to-options = Opções
game-over = Fim de partida
outcome-rules = A partida chegou ao fim.
outcome-conceded = Alguém desistiu da partida.
outcome-abandoned = A partida foi encerrada de comum acordo.
winners = Vitória: { $names }
no-winner = Ninguém venceu.
watch-this-replay = Rever a partida
rematch = Revanche
rematch-help = Os mesmos lugares; o seguinte começa.
to-rematch = Ir à revanche
share = Compartilhar
ending-board = Ver o tabuleiro final
ending-show = Mostrar o resultado
share-text = { $title }: { $result }
sealed-waiting = Sua resposta está guardada. Os outros ainda estão pensando.
unseal = Pegar de volta
propose-lead = Você divide este deus com outra pessoa: proponha uma resposta.
proposal = { $name } propõe: { $token }
back = Voltar
option-detail = { $option } ({ $detail })
more-options =
    { $count ->
        [one] mais { $count }: digite para filtrar
        [many] mais { $count }: digite para filtrar
       *[other] mais { $count }: digite para filtrar
    }
command-line = Responder digitando
command-line-hint = Digite uma resposta, por exemplo 4,7
why-not = { $target } não pode ser uma escolha agora:
why-fine = { $target } pode ser uma escolha agora.
close = Fechar
log = O que aconteceu
show-moment = Mostrar este momento
since-your-turn = Rever o que aconteceu desde a sua vez
somebody = Alguém
undo = Desfazer
plan = Planejar
menu-more = Mais
aid = O jogo em uma página
leave = Sair
concede = Desistir
abandon = Encerrar a partida
save-file = Salvar em arquivo
came-from = A partida de onde vem
look-back = Rever a partida
sure-leave = Sair desta partida? Os outros escolhem se esperam, se deixam um bot continuar ou se procuram outra pessoa. Você pode voltar.
sure-concede = Desistir desta partida?
sure-abandon = Pedir aos outros que encerrem a partida sem resultado?
yes = Sim
no = Não
curtain-title = Lugar { $number }: { $name }
curtain-lead = Uma escolha secreta. Os demais, por favor, não olhem.
curtain-open = Só eu estou vendo a tela
plan-curtain = Seus planos. Os demais, por favor, não olhem.
request-undo = { $name } gostaria de voltar atrás.
request-abandon = { $name } gostaria de encerrar a partida sem resultado.
request-withdraw = Retirar o pedido
agree = Aceitar
refuse = Recusar
waiting-for-others = Esperando os outros
vote-time = O tempo de { $name } acabou. O que fazer?
vote-left = { $name } saiu. O que fazer?
vote-wait = Esperar
vote-bot = Um bot continua
vote-replace = Procurar outra pessoa
you-are-away = Os outros estão decidindo o que fazer com o seu lugar.
come-back = Voltei

## O que as pessoas fizeram, no registro
news-Joined = { $name } chega à mesa.
news-Sat = { $name } se senta.
news-Stood = { $seat } se levanta.
news-Readied =
    { $ready ->
        [true] { $person }: pronto.
       *[other] { $person }: ainda não.
    }
news-Sealed = { $seat } já escolheu.
news-Unsealed = { $seat } pega a escolha de volta.
news-Requested =
    { $what ->
        [undo] { $person } pede para voltar atrás.
       *[other] { $person } pede para encerrar a partida.
    }
news-Agreed = { $person } aceita.
news-Lapsed =
    { $why ->
        [refused] O pedido foi recusado.
        [time] O pedido não teve resposta a tempo.
        [withdrawn] O pedido foi retirado.
       *[other] A partida segue; o pedido perde a validade.
    }
news-TakenBack = A partida volta à posição { $to }.
news-Abandoned = A partida é encerrada de comum acordo.
news-RanOut = O tempo de { $seat } acabou.
news-Left = { $seat } saiu.
news-Voted =
    { $choice ->
        [wait] { $person } prefere esperar.
        [bot] { $person } prefere que um bot continue.
       *[other] { $person } prefere procurar outra pessoa.
    }
news-Waited = { $seat } ganha mais tempo.
news-TakenOver = Um bot continua no lugar de { $seat }.
news-Vacated = O lugar de { $seat } está livre.
news-Returned = { $seat } voltou.
news-Conceded = { $seat } desiste.
news-Missed = { $seat } não veio: um bot joga até que venha.
news-Rematched = Há uma revanche: quem jogou continua em outra mesa.
news-SharingSaid =
    { $yes ->
        [true] { $person } deixa que todos vejam esta partida.
       *[other] { $person } mostra esta partida só a quem esteve aqui.
    }

## Rever uma partida
replay-controls = Replay
replay-first = Ir para o início
replay-back = Uma jogada atrás
replay-next = Uma jogada à frente
replay-last = Ir para o fim
replay-position = Posição
replay-speed = Velocidade
replay-view = Visto por
replay-public = Todos
replay-link = Link para esta jogada
play = Reproduzir
pause = Pausar

## Acompanhar a vez dos outros
pace = Vez dos outros
pace-calm = com calma
pace-normal = normal
pace-quick = rápido
pace-at-once = na hora
others-play = Os outros estão jogando …
skip = Pular
thinks =
    { $count ->
        [one] { $names } está pensando
        [many] { $names } estão pensando
       *[other] { $names } estão pensando
    }
is-thinking = está pensando
missed-moves =
    { $count ->
        [one] { $count } jogada enquanto você estava fora
        [many] { $count } de jogadas enquanto você estava fora
       *[other] { $count } jogadas enquanto você estava fora
    }
play-back = Rever
looking-back = { $number } de { $count }
back-to-now = Voltar ao presente
back-to-your-turn = Voltar ao presente: é a sua vez
result = Resultado
go-on = Continuar
done = Pronto
log-newest = Mais recente

## Listas
games-none = Você ainda não tem partidas.
games-waiting = Esperando por você
games-running = Em andamento
games-over = Encerradas
show-more = Mostrar mais
called-next = Sua vez
called-waiting =
    { $count ->
        [one] { $count } partida espera por você
        [many] { $count } de partidas esperam por você
       *[other] { $count } partidas esperam por você
    }
called-since = esperando por você desde { $time }
called-left = restam { $time }
called-you-won = Você venceu
called-you-lost = Vitória de { $names }
called-nobody-won = Ninguém venceu

## Regras
rules-search = Buscar
help-rule = Regra { $rule }

## Configurações
settings-look = Aparência
settings-language = Idioma
settings-theme = Cores
theme-system = Como no aparelho
theme-light = Claras
theme-dark = Escuras
settings-text = Tamanho do texto
text-small = Pequeno
text-normal = Normal
text-large = Grande
text-huge = Muito grande
settings-sound = Sons
settings-you = Você
settings-rename = Salvar o nome
settings-renamed = Nome salvo.
settings-recovered = Suas partidas estão aqui.
settings-forgotten = Este navegador não se lembra mais de você.
settings-forget = Esquecer meus dados neste aparelho
settings-everywhere = Sair em todos os aparelhos
settings-new-code = Com um novo código de recuperação: o antigo deixa de valer
settings-signed-out = Nenhum aparelho está mais conectado.
recovery-lead = Seu código de recuperação: com ele, você acessa suas partidas em outro aparelho. Guarde-o; ele só aparece agora.
recovery-code = Código de recuperação
recovery-use = Buscar minhas partidas
recovery-renew = Criar um novo código de recuperação
recovery-renew-why = Seu código de recuperação é guardado de forma que ninguém consegue lê-lo, nem aqui. O novo aparece na hora, e o antigo deixa de valer.
sessions = Onde você está conectado
session-here = este navegador
session-seen = visto pela última vez em { $day }, conectado em { $since }
session-end = Sair desse aparelho
forget-sure = Esquecer este navegador? Sem o código de recuperação, você não volta às suas partidas por aqui.
forget-yes = Sim, esquecer

## Sobre
about-what = Tawy, “as Duas Terras”, é uma casa livre para dois jogos de tabuleiro do antigo Egito, com motores que conhecem todas as regras, um servidor que não perde nada e bots.
about-credits = Créditos
about-icons = Ícones dos autores de game-icons.net, sob a licença CC BY 3.0.
about-fonts = Tipografia: Alegreya e Source Sans 3, sob a SIL Open Font License.
about-sources = Fontes
about-license = O código é software livre sob a licença MIT.

## Problemas
unreachable = Não foi possível falar com o servidor. Verifique sua conexão e tente de novo.
refused-no_session = Primeiro diga quem você é: basta um nome.
refused-not_found = Esta mesa não existe, ou você precisa do convite para vê-la.
refused-not_yours = Essa decisão não cabe a você.
refused-moved_on = A partida já seguiu em frente.
refused-too_many = Pedidos demais: espere um momento e tente de novo.
refused-too_large = Este arquivo é grande demais.
refused-foreign_origin = Isso vem da página de outro site e não é aceito.
refused-too_slow = Demorou demais para chegar: tente de novo.
refused-unavailable = O servidor não pode fazer isso agora: tente de novo daqui a pouco.
refused-wrong_host = Este servidor não atende por esse nome.
refused-malformed = O servidor não entendeu: confira o que você digitou.
refused-illegal = Essa não é uma resposta possível agora.
refused-not_now = Isso não pode ser feito agora.

coach = Conselheiro
coach-off = Desligar o conselheiro
coach-wish-first = Nas minhas primeiras partidas
coach-wish-on = Sempre
coach-wish-off = Nunca
hint = Dica
hint-thinking = Pensando…

## Acordos, anfitrião e convite
option-undo = Voltar atrás
planning = Planejar
planning-on = permitido, numa cópia que ninguém mais vê
planning-off = não nesta mesa
undo-own = só as próprias últimas escolhas
undo-agreed = por acordo, menos o já revelado
undo-revealed = por acordo, também o já revelado
request-past-reveal = Algo já comprado ou revelado seria desfeito: todos precisam aceitar, mesmo quem está ausente.
request-awaited = Falta responder: { $names }
request-then-granted = Se ninguém se opuser, será feito em { $time }.
request-then-lapsed = Perde a validade em { $time } se nem todos aceitarem.
vote-awaited = Falta escolher: { $names }
vote-ends = Em { $time } decide quem já escolheu; em caso de empate, espera-se.
seat-is-open = Há um lugar livre nesta partida.
invite = Convidar
invite-new = Criar outro link
invite-sure = Criar outro link? O antigo deixará de abrir a mesa; quem já entrou fica.
people = Pessoas nesta mesa
people-nobody = Ainda não há mais ninguém.
person-seated = joga
person-watching = assiste
person-banned = sem acesso
person-remove = Mandar embora
person-ban = Não deixar entrar
person-unban = Deixar entrar de novo
news-Removed = Quem abriu a mesa manda { $name } embora.
hint-lead =
    { $count ->
        [one] O que o bot mais forte considera depois de testar { $count } continuação:
        [many] O que o bot mais forte considera depois de testar { $count } de continuações:
       *[other] O que o bot mais forte considera depois de testar { $count } continuações:
    }
hint-chance = { $percent }% de chance de vencer

## What an option would do: numbers of whoever is asked and of others, and what comes then
foreseen-number = { $what } { $from } → { $to }
foreseen-numbers-of = { $who }: { $numbers }
foreseen-chance = Depois, o acaso decide.
foreseen-secret = O que vem depois depende do que você não pode saber.

## What an invitation says, also in the preview of its link

club-night = Noite de clube
club-mine = Minhas noites de clube
club-announce-help = Uma noite de clube: de 4 a 64 pessoas, várias rodadas, rostos novos em cada mesa.
club-back = À noite de clube
club-status-gathering = reunindo gente
club-status-running = rodada { $round } de { $count }
club-status-over = terminada
club-status-off = cancelada
invited-title = { $host } convida você para { $game }
invited-seats = Lugares livres: { $free } de { $seats }
invited-clock-none = Sem relógio
invited-clock-budget = { $time } por jogador
invited-clock-turn = { $time } por turno
invited-clock-days = { $time } por turno
invited-over = Esta partida terminou: você pode revê-la.
invite-code = Mostrar como código QR
invited-players = Quem joga
invited-time = Tempo
invited-length = Duração

## Looking for an open table

filter-any = Qualquer
filter-game = Jogo
filter-clock-none = Sem relógio
filter-clock-budget = Tempo para a partida toda
filter-clock-turn = Tempo por turno
filter-clock-days = Dias por turno
filter-language = Idioma
filter-nothing = Não há nenhuma mesa aberta assim.

## Chat

chat = Chat
chat-unread = { $count ->
    [one] { $count } nova
    [many] { $count } novas
   *[other] { $count } novas
}
chat-seats = Jogadores
chat-watchers = Espectadores
chat-empty = Ninguém disse nada ainda.
chat-say = Escreva uma mensagem
chat-send = Enviar
chat-about = Mais sobre o que { $name } escreveu
chat-mute = Silenciar { $name }
chat-muted = { $count ->
    [one] Você silenciou uma pessoa.
    [many] Você silenciou { $count } pessoas.
   *[other] Você silenciou { $count } pessoas.
}
chat-unmute = Voltar a ler { $name }
chat-report = Denunciar ao anfitrião
chat-reported = Denunciado
chat-reports = Denunciado a você
chat-link-warning = Este link leva a outro site, { $site }. Quem o escreveu pode não ser quem você pensa: abra só se confiar.
chat-link-open = Abrir o link
