# Amigos: com quem se gostaria de jogar de novo, e os lugares oferecidos primeiro a eles.

friends = Amigos
friends-lead = Com quem você gostaria de jogar de novo. Ninguém fica sabendo que você o marcou.
friends-none = Ninguém ainda. Você pode marcar quem encontrar em uma mesa: antes da partida e quando ela terminar.
friends-mark = Marcar como amigos
friend-mark = Marcar { $name } como amigo
friend-is = { $name } está entre os seus amigos
friend-remove = Remover
friend-remove-whom = Remover { $name } dos seus amigos
friends-first = Oferecida primeiro aos amigos
friends-first-0 = não, a todos desde o início
friends-first-600 = por 10 minutos
friends-first-3600 = por 1 hora
friends-first-86400 = por 1 dia
friends-first-means = Até lá só os seus amigos encontram a mesa e podem se sentar; eles são avisados. Os outros precisam do seu convite. Depois ela fica aberta a todos.
friends-first-nobody = Você ainda não marcou nenhum amigo: até lá só o seu convite traria alguém até aqui.
friends-held-host = Por { $time } só os seus amigos encontram esta mesa; depois, todos. Quem tiver o convite pode entrar.
friends-held = Por { $time } só os amigos do anfitrião encontram esta mesa; depois, todos. Quem tiver o convite pode entrar.
friends-held-list = para amigos, por mais { $time }
friends-offer = Oferecer um lugar a um amigo
friend-offer = Avisar { $name }
friend-called = { $name } já recebeu o aviso
friends-all-called = Não é possível avisar mais pessoas para esta mesa: envie-lhes o convite.
