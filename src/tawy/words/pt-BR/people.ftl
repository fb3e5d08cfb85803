# Pessoas: ser reconhecido de novo, seus dados, perfis.

## Entrar
sign-in = Já esteve aqui?
sign-in-lead = Se este servidor já conhece você, seu nome, suas partidas e suas lições vêm junto.
sign-in-passkey = Entrar com uma chave de acesso
sign-in-address = E-mail
sign-in-send = Enviar um link
sign-in-sent = Se este endereço é de alguém daqui e está confirmado, um link está a caminho. Ele vale uma única vez, por 15 minutos.
sign-in-ask = Entrar no Tawy?
sign-in-ask-lead = O link do seu e-mail conecta este navegador. Ele vale uma única vez.
sign-in-yes = Entrar

## Chaves de acesso
passkeys = Chaves de acesso
passkeys-why = Com uma chave de acesso você entra com a digital, o rosto ou o bloqueio do aparelho: sem nome nem código. Ela também funciona nos seus outros aparelhos, se eles compartilham suas chaves.
passkey-made = criada em { $made }
passkey-used = criada em { $made }, usada pela última vez em { $day }
passkey-elsewhere = para outro endereço deste servidor
passkey-name = Nome
passkey-usual-name = Chave { $number }
passkey-add = Adicionar uma chave de acesso
passkey-added = Chave de acesso adicionada: a partir de agora você pode entrar com ela.
passkey-remove = Remover
passkey-remove-which = Remover { $name }
passkey-removed = Chave de acesso removida: ela não serve mais para entrar.
passkey-nothing-chosen = Nenhuma chave de acesso foi escolhida; nada mudou.

## Seus dados
data = Seus dados
data-export-why = Tudo o que está guardado sobre você, em um arquivo: suas partidas e resultados, o que você disse, como você é avisado, até onde chegou nas lições. Não contém segredos.
data-export = Baixar meus dados
data-erase = Apagar tudo sobre mim
data-erase-sure = Apagar para sempre tudo sobre você?
data-erase-lost = Perde-se para sempre: seu nome, seu código de recuperação e suas chaves de acesso, todos os navegadores conectados, seus avisos e endereços, o que você disse nos chats, suas lições e as mesas em que ninguém mais joga. Ninguém pode trazer de volta.
data-erase-stays = O que fica: as partidas que outros jogam ou jogaram com você. Nelas seu nome é trocado por “—”. Você sai das partidas que não terminaram.
data-erase-yes = Sim, apagar para sempre
data-erased = Você foi esquecido aqui. Nada mais está guardado sobre você.

## Perfis
profile = Perfil
profile-speaks = Fala { $languages }
profile-games = Partidas jogadas
profile-played = Jogadas
profile-won = Vencidas
profile-games-none = Nenhuma terminada ainda.
profile-games-unseen = Nenhuma partida para ver aqui.
profile-ratings = Pontuações
profile-ratings-none = Nenhuma partida pontuada ainda.
profile-history = As últimas partidas
profile-place = { $place }º lugar de { $players }
profile-victory = vitória
profile-lost = derrota
profile-gone = desistiu ou saiu
profile-points = { $count ->
    [one] { $count } ponto
    [many] { $count } de pontos
   *[other] { $count } pontos
}
profile-hidden = { $name } não mostra isto a você.
profile-between = Você e { $name }
profile-between-none = Vocês ainda não terminaram nenhuma partida em comum.
profile-between-games = { $games ->
    [one] Vocês terminaram { $games } partida em comum.
    [many] Vocês terminaram { $games } de partidas em comum.
   *[other] Vocês terminaram { $games } partidas em comum.
}
profile-between-mine = Você à frente
profile-between-theirs = { $name } à frente
profile-between-level = Empate, ou do mesmo lado

## O próprio perfil
profile-edit = O que os outros veem de você
profile-edit-lead = Quem clica no seu nome chega a esta página. O que você muda aqui vale na hora.
profile-figure = Seu sinal
profile-figure-none = Nenhum
profile-languages = Idiomas que você fala
profile-who = Quem vê?
profile-part-name = Nome, sinal e idiomas
profile-part-name-help = Quem não vê isto não vê nada do seu perfil. Em uma mesa, quem está lá vê seu nome mesmo assim.
profile-part-games = Quantas vezes você jogou e venceu
profile-part-history = Cada partida e como terminou
profile-part-ratings = A sua pontuação
profile-for-me = só eu
profile-for-met = quem já esteve em uma mesa comigo
profile-for-all = todos
profile-limits = De partidas em andamento não se conta nada a ninguém, e de mesas privadas só a quem esteve lá.
profile-ratings-help = Em uma mesa pontuada, quem se senta com você vê a sua pontuação. Se você aparece entre os melhores, todos a veem.
profile-kept = Salvo.
profile-preview = Assim os outros veem você
profile-preview-met = Como quem já esteve em uma mesa com você
profile-preview-all = Como qualquer pessoa
profile-preview-nothing = Nada: para eles não há ninguém aqui.
profile-preview-more = Quem jogou com você vê também as partidas que vocês jogaram em comum.
