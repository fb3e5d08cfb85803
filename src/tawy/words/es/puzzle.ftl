### Problemas: posiciones en las que una respuesta es claramente la mejor. En la página y en la terminal.

puzzle-theme-ankh-card = Una carta en una batalla
puzzle-theme-ankh-caravan = Por dónde divide la caravana
puzzle-theme-ankh-event = Desencadenar el evento o no
puzzle-theme-ankh-action = Qué acción
puzzle-theme-ankh-power = Qué poder
puzzle-theme-ankh-offer = Cuánto ofrecer
puzzle-theme-plagues-tribute = Ahorrar para el tributo
puzzle-theme-plagues-loss = Qué pérdida
puzzle-theme-plagues-dice = Qué dado y para qué
puzzle-theme-plagues-territory = Qué territorio
puzzle-theme-plagues-province = Dónde va en la provincia
puzzle-difficulty-1 = Fácil: un bot fácil encuentra la respuesta.
puzzle-difficulty-2 = Bastante fácil: un bot medio encuentra la respuesta.
puzzle-difficulty-3 = Con truco: un bot difícil encuentra la respuesta.
puzzle-difficulty-4 = Difícil: solo el experto encuentra la respuesta.
puzzle-difficulty-5 = Muy difícil: ningún bot encuentra la respuesta si no piensa mucho tiempo.
puzzle-wrong = Otra respuesta es mejor. Inténtalo de nuevo.
puzzle-solved =
    { $tries ->
        [one] ¡Correcto, al primer intento!
        [many] ¡Correcto, en el intento { $tries }!
       *[other] ¡Correcto, en el intento { $tries }!
    }
puzzle-shown = Esta es la respuesta:
puzzle-worth = { $answer }: probabilidad de ganar { $chance }
puzzle-line = Cómo podría seguir, según el cálculo:
puzzle-source = { $looks } cálculos de { $iterations } iteraciones cada uno, con otros dados y otros secretos, dieron la misma respuesta.
puzzle-gap = Es al menos { $gap } mejor que cualquier otra.
puzzle-title = Problemas
puzzle-lead = Posiciones de partidas reales en las que una respuesta es claramente la mejor. ¿La encuentras?
puzzle-today = Hoy
puzzle-how = Juegas con { $seat }. Una respuesta es claramente la mejor: elígela en el tablero o en la lista.
puzzle-show = Mostrar la respuesta
puzzle-chance = La probabilidad de ganar que da cada respuesta.
puzzle-next = Siguiente problema
puzzle-all = Todos los problemas
puzzle-level = Dificultad { $level } de 5
puzzle-number = Problema { $number }.
puzzle-is-solved = Resuelto.
puzzle-is-shown = Se mostró la respuesta.
puzzle-count = { $solved } de { $all } resueltos
puzzle-streak =
    { $days ->
        [0] Resuelve el problema de hoy para empezar una racha.
        [one] Racha de un día.
        [many] Racha de { $days } días.
       *[other] Racha de { $days } días.
    }
puzzle-best =
    { $days ->
        [one] Tu mejor racha: un día.
        [many] Tu mejor racha: { $days } días.
       *[other] Tu mejor racha: { $days } días.
    }
