# Avisos para volver a la mesa: mensajes por correo, webhook y notificación, y sus ajustes.

## Messages
called-title-turn = { $game }: te toca
called-title-begins = { $game }: empieza la partida
called-title-over = { $game }: la partida ha terminado
called-title-consent = { $game }: te piden tu consentimiento
called-title-mention = { $game }: alguien te ha mencionado
called-title-low = { $game }: se te acaba el tiempo
called-title-invited = { $game }: te invitan a una mesa
called-title-test = Mensaje de prueba de Tawy
called-title-confirm = Tawy: ¿es esta tu dirección?
called-title-sign-in = Tawy: entrar como { $name }
called-with = Juegas con { $names }.
called-played-with = Has jugado con { $names }.
called-until = Tienes tiempo hasta el { $time }.
called-invited = { $host } te ofrece un asiento.
called-text-test = Si puedes leer esto, Tawy puede avisarte por aquí.
called-text-confirm = Alguien, probablemente tú, quiere que Tawy escriba a esta dirección. Abre el enlace para confirmar que es tuya. Si no, no hagas nada: no se enviará nada más.
called-text-sign-in = Alguien, probablemente tú, quiere entrar en Tawy como { $name }. El enlace sirve una sola vez y durante 15 minutos. Si no has sido tú, no hagas nada: sin este mensaje no entra nadie.
called-open = Abrir la mesa
called-confirm = Esta es mi dirección
called-sign-in = Entrar
called-unsubscribe = No quiero más mensajes en esta dirección
called-why = Recibes este mensaje porque lo pediste en los ajustes de Tawy.

## Links in e-mails
called-confirm-lead = ¿Debe Tawy escribir a esta dirección cuando una partida te necesite?
called-confirmed = Tu dirección está confirmada. Tawy te escribirá cuando una partida te necesite.
called-unsubscribe-lead = ¿Debe Tawy dejar de escribir a esta dirección?
called-unsubscribed = Hecho: Tawy ya no escribe a esta dirección.

## Settings
called-settings = Notificaciones
called-lead = Para que ninguna partida te espere sin que lo sepas. Ningún mensaje revela secretos de la partida.
called-nobody = Elige primero un nombre; después podremos avisarte de tus partidas.
called-kinds = Avísame
called-kind-turn = cuando me toque
called-kind-begins = cuando empiece una partida
called-kind-over = cuando termine una partida
called-kind-consent = cuando me pidan mi acuerdo
called-kind-mention = cuando me mencionen en el chat
called-kind-low = cuando se me acabe el tiempo
called-kind-invited = cuando alguien me ofrezca un asiento
called-channel-page = Esta página, mientras esté abierta
called-channel-push = Este navegador, incluso cerrado
called-channel-email = Correo electrónico
called-channel-webhook = Webhook
called-form-tawy = Programa propio (JSON)
called-form-discord = Discord
called-form-slack = Slack
called-allow = Permitir que este navegador muestre notificaciones
called-denied = Este navegador no deja que esta página muestre notificaciones; permítelo en los ajustes del navegador.
called-push-add = Avisar en este navegador
called-push-failed = Este navegador no puede recibir notificaciones aquí.
called-email-add = Añadir una dirección de correo
called-email-address = Dirección de correo
called-email-sent = Hay un mensaje en camino a esta dirección: abre el enlace que contiene.
called-unconfirmed = aún sin confirmar
called-webhook-add = Añadir un webhook
called-webhook-address = Dirección (https://…)
called-webhook-form = Formato
called-test = Enviar un mensaje de prueba
called-tested = Hay un mensaje de prueba en camino.
called-remove = Quitar
called-removed = Quitado.
called-trouble = El último mensaje no se pudo enviar: { $reason }.
called-quiet = Horas de silencio: sin mensajes
called-quiet-from = desde
called-quiet-until = hasta
called-saved = Guardado.
