# Personas: que te reconozcan otra vez, tus datos, perfiles.

## Iniciar sesión
sign-in = ¿Ya has estado aquí?
sign-in-lead = Si este servidor ya te conoce, tu nombre, tus partidas y tus lecciones vienen contigo.
sign-in-passkey = Entrar con una llave de acceso
sign-in-address = Correo electrónico
sign-in-send = Enviarme un enlace
sign-in-sent = Si esta dirección pertenece a alguien de aquí y está confirmada, ya va un enlace de camino. Sirve una sola vez y durante 15 minutos.
sign-in-ask = ¿Entrar en Tawy?
sign-in-ask-lead = El enlace de tu correo inicia sesión en este navegador. Sirve una sola vez.
sign-in-yes = Entrar

## Llaves de acceso
passkeys = Llaves de acceso
passkeys-why = Con una llave de acceso entras con la huella, la cara o el bloqueo de tu dispositivo: sin nombre ni código. También sirve en tus otros dispositivos si comparten tus llaves.
passkey-made = creada el { $made }
passkey-used = creada el { $made }, usada por última vez el { $day }
passkey-elsewhere = para otra dirección de este servidor
passkey-name = Nombre
passkey-usual-name = Llave { $number }
passkey-add = Añadir una llave de acceso
passkey-added = Llave de acceso añadida: desde ahora puedes entrar con ella.
passkey-remove = Quitar
passkey-remove-which = Quitar { $name }
passkey-removed = Llave de acceso quitada: ya no sirve para entrar.
passkey-nothing-chosen = No se ha elegido ninguna llave de acceso; nada ha cambiado.
