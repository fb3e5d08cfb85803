# Avisos para voltar à mesa: mensagens por e-mail, webhook e notificação, e suas configurações.

## Messages
called-title-turn = { $game }: é a sua vez
called-title-begins = { $game }: a partida começou
called-title-over = { $game }: a partida terminou
called-title-consent = { $game }: pedem a sua concordância
called-title-mention = { $game }: alguém mencionou você
called-title-low = { $game }: seu tempo está acabando
called-title-invited = { $game }: convidaram você para uma mesa
called-title-test = Mensagem de teste do Tawy
called-title-confirm = Tawy: este endereço é seu?
called-title-sign-in = Tawy: entrar como { $name }
called-with = Você joga com { $names }.
called-played-with = Você jogou com { $names }.
called-until = Você tem até { $time }.
called-invited = { $host } oferece um lugar a você.
called-text-test = Se você consegue ler isto, o Tawy consegue avisar você por aqui.
called-text-confirm = Alguém, provavelmente você, quer que o Tawy escreva para este endereço. Abra o link para confirmar que ele é seu. Caso contrário, não faça nada: nada mais será enviado.
called-text-sign-in = Alguém, provavelmente você, quer entrar no Tawy como { $name }. O link vale uma única vez, por 15 minutos. Se não foi você, não faça nada: sem esta mensagem ninguém entra.
called-open = Abrir a mesa
called-confirm = Este endereço é meu
called-sign-in = Entrar
called-unsubscribe = Não quero mais mensagens neste endereço
called-why = Você recebeu esta mensagem porque a pediu nas configurações do Tawy.

## Links in e-mails
called-confirm-lead = O Tawy deve escrever para este endereço quando uma partida precisar de você?
called-confirmed = Seu endereço está confirmado. O Tawy escreverá quando uma partida precisar de você.
called-unsubscribe-lead = O Tawy deve parar de escrever para este endereço?
called-unsubscribed = Pronto: o Tawy não escreve mais para este endereço.

## Settings
called-settings = Notificações
called-lead = Para que nenhuma partida espere por você sem que você saiba. Nenhuma mensagem revela segredos da partida.
called-nobody = Primeiro escolha um nome; depois você poderá ser avisado das suas partidas.
called-kinds = Avise-me
called-kind-turn = quando for a minha vez
called-kind-begins = quando uma partida começar
called-kind-over = quando uma partida terminar
called-kind-consent = quando pedirem o meu acordo
called-kind-mention = quando me mencionarem no chat
called-kind-low = quando meu tempo estiver acabando
called-kind-invited = quando alguém me oferecer um lugar
called-channel-page = Esta página, enquanto estiver aberta
called-channel-push = Este navegador, mesmo fechado
called-channel-email = E-mail
called-channel-webhook = Webhook
called-form-tawy = Programa próprio (JSON)
called-form-discord = Discord
called-form-slack = Slack
called-allow = Permitir que este navegador mostre notificações
called-denied = Este navegador não deixa esta página mostrar notificações; permita isso nas configurações do navegador.
called-push-add = Avisar neste navegador
called-push-failed = Este navegador não consegue receber notificações aqui.
called-email-add = Adicionar um endereço de e-mail
called-email-address = Endereço de e-mail
called-email-sent = Uma mensagem está a caminho deste endereço: abra o link que vem nela.
called-unconfirmed = ainda não confirmado
called-webhook-add = Adicionar um webhook
called-webhook-address = Endereço (https://…)
called-webhook-form = Formato
called-test = Enviar uma mensagem de teste
called-tested = Uma mensagem de teste está a caminho.
called-remove = Remover
called-removed = Removido.
called-trouble = A última mensagem não pôde ser enviada: { $reason }.
called-quiet = Horas de silêncio: sem mensagens
called-quiet-from = das
called-quiet-until = às
called-saved = Salvo.
