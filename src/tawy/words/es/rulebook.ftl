### El reglamento en la página, y la búsqueda en las reglas; lo que dicen los reglamentos de cada juego está en rulebook-ankh y
### rulebook-plagues.

rulebook-way-book = Reglamento
rulebook-way-aid = En una página
rulebook-way-numbered = Reglas numeradas
rulebook-print = Imprimir
rulebook-contents = Índice
rulebook-exact = Las reglas exactas:
rulebook-origins = De dónde sale esto
rulebook-numbered = Reglas numeradas
rulebook-numbered-lead = Cada regla con su número: por ellas se guían los juegos, sus explicaciones y sus pruebas. El reglamento dice lo mismo con palabras sencillas.
rulebook-explained = Con palabras sencillas: { $section }
rulebook-example = Ejemplo:
rulebook-play = Jugarlo
rulebook-again = Jugarlo otra vez
rulebook-step = Paso siguiente
rulebook-back = Paso atrás
rulebook-step-of = Paso { $step } de { $steps }
rulebook-search-hint = por ejemplo: ganar, empate, cartas
rulebook-search-close = Cerrar la búsqueda
rulebook-found =
    { $count ->
        [one] { $count } lugar habla de eso.
        [many] { $count } lugares hablan de eso.
       *[other] { $count } lugares hablan de eso.
    }
rulebook-found-none = Nada en estas reglas habla de «{ $words }».
rulebook-found-none-try = Prueba con otra palabra, o mira aquí:
# Palabras que no dicen nada en una búsqueda; cuentan todas las demás.
rulebook-stop-words = el, la, los, las, un, una, unos, unas, de, del, al, a, en, por, para, con, y, o, es, son, se, me, mi, mis, tu, tus, su, sus, yo, que, qué, cómo, como, cuándo, cuando, dónde, donde, cuál, quién, cuántos, cuántas, cuánto, puedo, puede, debo, hay, tengo, si, hago
