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
