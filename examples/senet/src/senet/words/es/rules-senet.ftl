chapter-S1 = El tablero
rule-S1-1 = [F] Treinta casas forman tres filas de diez. El camino serpentea por ellas: la primera fila de izquierda a derecha, la segunda de vuelta, la tercera otra vez de izquierda a derecha. Las casas se numeran a lo largo del camino del 1 al 30.
rule-S1-2 = [F] Seis casas tienen nombre: la Casa del Renacimiento (15), la Casa de la Belleza (26), la Casa del Agua (27), la Casa de las Tres Verdades (28), la Casa de Ra-Atum (29) y la Casa de Horus (30).
rule-S1-3 = [K] Juegan dos, uno con cinco conos y otro con cinco carretes. Empiezan en las diez primeras casas: los conos en las pares y los carretes en las impares.
rule-S1-4 = [D] Empiezan los conos.

chapter-S2 = Los palos
rule-S2-1 = [F] Se lanzan cuatro palos, planos por un lado y redondos por el otro. La tirada es el número de lados planos que quedan arriba; si no queda ninguno, es un 5.
rule-S2-2 = [K] Tras un 1, un 4 o un 5 vuelve a tirar el mismo jugador, una vez usada la tirada o si no pudo usarse; tras un 2 o un 3 tira el otro.

chapter-S3 = El movimiento
rule-S3-1 = [K] La tirada mueve una pieza de quien la hizo, hacia delante por el camino, tantas casas como marca.
rule-S3-2 = [K] Ninguna pieza llega a una casa donde está una de su propio bando.
rule-S3-3 = [K] Una pieza que llega a una casa con una pieza del otro bando cambia de lugar con ella.
rule-S3-4 = [K] Dos piezas de un bando en casas seguidas se protegen: nadie cambia de lugar con ellas.
rule-S3-5 = [K] Tres o más piezas de un bando en casas seguidas no pueden ser rebasadas por el otro bando.
rule-S3-6 = [K] Quien no puede avanzar ninguna pieza retrocede una según la tirada, hasta una casa vacía y sin rebasar tres piezas seguidas del otro bando; quien tampoco puede hacerlo no mueve. Una pieza en la Casa de la Belleza o más allá no retrocede [D].

chapter-S4 = Las últimas casas
rule-S4-1 = [K] Ninguna pieza pasa de la Casa de la Belleza sin haberse detenido en ella.
rule-S4-2 = [K] Desde la Casa de la Belleza, un 5 saca la pieza del tablero; una tirada menor la hace avanzar.
rule-S4-3 = [K] Una pieza que llega a la Casa del Agua vuelve al instante a la Casa del Renacimiento o, si está ocupada, a la última casa vacía antes de ella.
rule-S4-4 = [K] Una pieza sale del tablero desde la Casa de las Tres Verdades con un 3, desde la Casa de Ra-Atum con un 2 y desde la Casa de Horus con cualquier tirada; de otro modo no se mueve.
rule-S4-5 = [D] Nadie cambia de lugar con una pieza que está en la Casa de la Belleza o más allá.

chapter-S5 = El final
rule-S5-1 = [K] Gana quien saca primero sus cinco piezas del tablero.
