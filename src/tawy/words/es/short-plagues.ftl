### 10 Plagas en lecciones breves, una para cada cosa (src/tawy/lessons/content/plagues/short): qué hacer ahora y qué ha resultado.

## Provinces

lesson-plagues-province-abydos-try-now = { plagues-province-abydos-help } Gasta tu 4 como un 6, para la carta del faraón 6: 2 casillas para tu barca.
lesson-plagues-province-abydos-try-then = La barca ha navegado y tu 6 sigue ahí: para un hebreo de 3, o como soldados.
lesson-plagues-province-buto-try-now = { plagues-province-buto-help } Acabas de tomar una acción especial que necesita dos egipcios, y no tienes ninguno. Mira dos más: di que sí.
lesson-plagues-province-buto-try-then = De tres cartas te has quedado la de 2 casillas para tu barca. Las otras están bajo el mazo, y nadie más sabe cuáles eran.
lesson-plagues-province-memphis-try-now = { plagues-province-memphis-help } El tributo es 1 y no tienes monedas. Toma la carta marcada; después llega el tributo.
lesson-plagues-province-memphis-try-then = 1 menos de 1 es nada: has pagado. En cada ronda es una moneda que no tienes que buscar.
lesson-plagues-province-edfu-try-now = { plagues-province-edfu-help } Hazlo y elige entre seis.
lesson-plagues-province-edfu-try-then = Había una provincia +3: 3 casillas al instante. Y el mercado sigue igual, así que nada se abarata para los demás.

## Plagues

lesson-plagues-plague-blood-try-now = { plagues-plague-blood-help } Acaba de salir, y la barca de tu rival ya ha retrocedido. Tú tienes una ficha del faraón: ignora la plaga.
lesson-plagues-plague-blood-try-then = Tu barca sigue donde estaba. La ficha queda girada y no volverá a ayudar, pero conserva sus 2 puntos.
lesson-plagues-plague-frogs-try-now = { plagues-plague-frogs-help } Podrías ignorarla con tu ficha del faraón. Pero también sirve para descartar una penalización, y eso son 3 puntos: guárdala.
lesson-plagues-plague-frogs-try-then = Has retrocedido de 4 a 2. Una carta del faraón 4 lo compensa, y la ficha queda para algo peor.
lesson-plagues-plague-lice-try-now = { plagues-plague-lice-help } Tienes una ficha de moneda. Toma la carta del faraón 6 de todos modos: 2 casillas para tu barca.
lesson-plagues-plague-lice-try-then = La moneda se ha ido, pero la barca ha pasado por una del Nilo: es un ingreso en cada ronda. Solo la carta 3 habría sido gratis.
lesson-plagues-plague-flies-try-now = { plagues-plague-flies-help } La tuya está activa: en otra ronda un 2 liberaría a este hebreo de 2. Ahora el dado debe ser el doble: gasta el 4.
lesson-plagues-plague-flies-try-then = Ya es libre, aunque con un dado caro. En cuanto se vayan las moscas, tu bonificación vuelve a valer.
lesson-plagues-plague-livestock-try-now = { plagues-plague-livestock-help } Así que la primera ronda cuesta 2 en lugar de 1, y tienes una ficha de moneda. Toma la carta del faraón 3, una moneda para esta ronda.
lesson-plagues-plague-livestock-try-then = La carta y la ficha han pagado los 2. Tu rival solo tenía 1 moneda y se lleva la carta de plaga como penalización: 3 puntos menos.
lesson-plagues-plague-boils-try-now = { plagues-plague-boils-help } La tuya está activa, pero ahora no vale nada. Solo cuentan los tres dados que guardas: gasta el más bajo, el 3.
lesson-plagues-plague-boils-try-then = 4, 5 y 6 son 15 soldados; en otra ronda el tablero sumaría 3. Aun así vas por delante.
lesson-plagues-plague-hail-try-now = { plagues-plague-hail-help } La acción especial se quedaría parada esta ronda. La bonificación inmediata funciona igual: tómala.
lesson-plagues-plague-hail-try-then = 3 casillas en tu carta de provincia, con granizo o sin él. Las cartas que ya tienes también deben esperar.
lesson-plagues-plague-locusts-try-now = { plagues-plague-locusts-help } La tuya está activa, pero ahora no paga nada. Toma la carta del faraón 3, para el tributo.
lesson-plagues-plague-locusts-try-then = Ha pagado la carta. Las monedas del Nilo están a salvo de las langostas: tu rival ha pagado con una.
lesson-plagues-plague-darkness-try-now = { plagues-plague-darkness-help } Pero tú tienes una ficha del faraón: ignora la plaga.
lesson-plagues-plague-darkness-try-then = Solo tú has tomado una carta de territorio, y has podido elegir entre las tres. La ficha conserva sus 2 puntos.
lesson-plagues-plague-firstborn-try-now = { plagues-plague-firstborn-help } La carta del faraón 5 es tu único Ankh, así que ahora no puedes anular esta pérdida. Elige lo que no duele: tu barca está en su salida.
lesson-plagues-plague-firstborn-try-then = Nada que perder, nada perdido. Con un segundo Ankh la habrías podido anular igualmente.

## Kinds of territory cards

lesson-plagues-kind-immediate-try-now = { plagues-kind-immediate-help } Esta da 3 casillas en la carta de provincia: tómala.
lesson-plagues-kind-immediate-try-then = Has avanzado y la carta ya no está. Las de otros tipos se quedan contigo: valen más, pero más tarde.
lesson-plagues-kind-special-try-now = { plagues-kind-special-help } Acabas de tomar esta. Con dos egipcios en tu tablero tu barca navega 1 casilla, y tienes dos: úsala.
lesson-plagues-kind-special-try-then = Tu barca ha llegado a una moneda. En la próxima ronda podrás usar la carta otra vez, mientras estén los dos egipcios.
lesson-plagues-kind-trade-try-now = { plagues-kind-trade-help } Esta necesita una ficha de barca y una plantación, y da una moneda cada ronda. Tienes ambas: tómala.
lesson-plagues-kind-trade-try-then = El tributo era 2: el Nilo ha pagado 1 y el comercio, el otro. Tu rival no tenía segunda moneda y se lleva una penalización.
lesson-plagues-kind-scoring-try-now = { plagues-kind-scoring-help } Esta da 2 puntos por cada egipcio en tu tablero, hasta 6. Tienes dos: tómala.
lesson-plagues-kind-scoring-try-then = Ya son 4 puntos, y con un tercer egipcio serán 6. Ahora sabes qué buscar en el mercado.
