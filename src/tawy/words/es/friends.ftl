# Amigos: con quién se querría volver a jugar, y los asientos que se les ofrecen primero.

friends = Amigos
friends-lead = Con quién te gustaría volver a jugar. A nadie se le dice que lo has marcado.
friends-none = Nadie todavía. Puedes marcar a quienes encuentres en una mesa: antes de la partida y cuando haya terminado.
friends-mark = Marcar como amigos
friend-mark = Marcar a { $name } como amigo
friend-is = { $name } está entre tus amigos
friend-remove = Quitar
friend-remove-whom = Quitar a { $name } de tus amigos
friends-first = Ofrecida primero a los amigos
friends-first-0 = no, a todos desde el principio
friends-first-600 = durante 10 minutos
friends-first-3600 = durante 1 hora
friends-first-86400 = durante 1 día
friends-first-means = Hasta entonces solo tus amigos encuentran la mesa y pueden sentarse; se les avisa. Los demás necesitan tu invitación. Después queda abierta a todos.
friends-first-nobody = Aún no has marcado a ningún amigo: hasta entonces solo tu invitación llevaría aquí.
friends-held-host = Durante { $time } solo tus amigos encuentran esta mesa; después, todos. Quien tenga la invitación puede entrar.
friends-held = Durante { $time } solo los amigos del anfitrión encuentran esta mesa; después, todos. Quien tenga la invitación puede entrar.
friends-held-list = para amigos, quedan { $time }
friends-offer = Ofrecer un asiento a un amigo
friend-offer = Avisar a { $name }
friend-called = { $name } ya tiene el aviso
friends-all-called = No se puede avisar a más personas para esta mesa: envíales la invitación.
