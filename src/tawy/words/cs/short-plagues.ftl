### 10 ran v krátkých lekcích, po jedné pro každou věc (src/tawy/lessons/content/plagues/short): co teď udělat a co z toho bylo.

## Provinces

lesson-plagues-province-abydos-try-now = { plagues-province-abydos-help } Použijte čtyřku jako šestku na faraonovu kartu 6: 2 pole pro vaši loď.
lesson-plagues-province-abydos-try-then = Loď doplula a šestku pořád máte: na Hebreje hodnoty 3, nebo jako vojáky.
lesson-plagues-province-buto-try-now = { plagues-province-buto-help } Právě jste si vzali zvláštní akci, která chce dva Egypťany, a vy nemáte žádného. Podívejte se na další dvě: řekněte ano.
lesson-plagues-province-buto-try-then = Ze tří karet jste si nechali tu se 2 poli pro loď. Ostatní leží vespod balíčku a nikdo jiný neví, které to byly.
lesson-plagues-province-memphis-try-now = { plagues-province-memphis-help } Tribut je 1 a vy nemáte žádnou minci. Vezměte si označenou kartu; pak přijde tribut.
lesson-plagues-province-memphis-try-then = O 1 méně než 1 není nic: máte zaplaceno. V každém kole je to o minci méně, kterou musíte sehnat.
lesson-plagues-province-edfu-try-now = { plagues-province-edfu-help } Udělejte to a vyberte si ze šesti.
lesson-plagues-province-edfu-try-then = Byl mezi nimi žeton provincie +3: hned 3 pole. A trh se nepohnul, takže ostatním nic nezlevnilo.

## Plagues

lesson-plagues-plague-blood-try-now = { plagues-plague-blood-help } Právě přišla a soupeřova loď se už vrátila. Vy máte faraonův žeton: ránu ignorujte.
lesson-plagues-plague-blood-try-then = Vaše loď zůstala, kde byla. Žeton je otočený a znovu nepomůže, ale svoje 2 body má dál.
lesson-plagues-plague-frogs-try-now = { plagues-plague-frogs-help } Mohli byste ji ignorovat faraonovým žetonem. Ten ale umí také odložit trest, a to jsou 3 body: nechte si ho.
lesson-plagues-plague-frogs-try-then = Vrátili jste se ze 4 na 2. Jedna faraonova karta 4 to spraví a žeton máte na horší časy.
lesson-plagues-plague-lice-try-now = { plagues-plague-lice-help } Máte jeden žeton mince. Přesto si vezměte faraonovu kartu 6: 2 pole pro vaši loď.
lesson-plagues-plague-lice-try-then = Mince je pryč, ale loď minula minci na Nilu: to je příjem v každém kole. Zadarmo by byla jen karta 3.
lesson-plagues-plague-flies-try-now = { plagues-plague-flies-help } Váš je aktivní: v jiném kole by tohoto Hebreje hodnoty 2 osvobodila dvojka. Teď musí být kostka dvojnásobná: použijte čtyřku.
lesson-plagues-plague-flies-try-then = Je volný, jen za dražší kostku. Jakmile mouchy zmizí, bonus zase platí.
lesson-plagues-plague-livestock-try-now = { plagues-plague-livestock-help } První kolo tedy stojí 2 místo 1 a vy máte jeden žeton mince. Vezměte si faraonovu kartu 3, minci pro toto kolo.
lesson-plagues-plague-livestock-try-then = Karta a žeton zaplatily 2. Soupeř měl jen 1 minci a dostal kartu rány jako trest: o 3 body méně.
lesson-plagues-plague-boils-try-now = { plagues-plague-boils-help } Váš je aktivní, ale teď není nic platný. Počítají se jen tři kostky, které si necháte: použijte nejnižší, trojku.
lesson-plagues-plague-boils-try-then = 4, 5 a 6 je 15 vojáků; v jiném kole by deska přidala 3. I tak jste první.
lesson-plagues-plague-hail-try-now = { plagues-plague-hail-help } Zvláštní akce by v tomto kole jen ležela. Okamžitý bonus platí i tak: vezměte si ho.
lesson-plagues-plague-hail-try-then = 3 pole na kartě provincie, krupobití nekrupobití. Čekat musejí i karty, které už máte.
lesson-plagues-plague-locusts-try-now = { plagues-plague-locusts-help } Váš je aktivní, ale teď nic nezaplatí. Vezměte si na tribut faraonovu kartu 3.
lesson-plagues-plague-locusts-try-then = Zaplatila karta. Mincím na Nilu kobylky neublíží: soupeř jednou z nich zaplatil.
lesson-plagues-plague-darkness-try-now = { plagues-plague-darkness-help } Vy ale máte faraonův žeton: ránu ignorujte.
lesson-plagues-plague-darkness-try-then = Kartu území jste si vzali jen vy a vybírali jste ze všech tří. Žetonu jeho 2 body zůstaly.
lesson-plagues-plague-firstborn-try-now = { plagues-plague-firstborn-help } Váš jediný Ankh je faraonova karta 5, takže teď tuto ztrátu nezrušíte. Zvolte, co nebolí: vaše loď stojí na začátku.
lesson-plagues-plague-firstborn-try-then = Kde nic není, o nic nepřijdete. S druhým Ankhem byste ztrátu mohli zrušit i tak.

## Kinds of territory cards

lesson-plagues-kind-immediate-try-now = { plagues-kind-immediate-help } Tento dává 3 pole na kartě provincie: vezměte si ho.
lesson-plagues-kind-immediate-try-then = Posunuli jste se a karta je pryč. Ostatní druhy vám zůstanou: přinesou víc, ale později.
lesson-plagues-kind-special-try-now = { plagues-kind-special-help } Tuto jste si právě vzali. Se dvěma Egypťany na desce popluje vaše loď o 1 pole a vy dva máte: použijte ji.
lesson-plagues-kind-special-try-then = Loď dosáhla mince. V příštím kole smíte kartu použít znovu, dokud tam oba Egypťané jsou.
lesson-plagues-kind-trade-try-now = { plagues-kind-trade-help } Tento chce žeton lodi a plantáž a dává minci každé kolo. Máte obojí: vezměte si ho.
lesson-plagues-kind-trade-try-then = Tribut byl 2: jednu minci zaplatil Nil a druhou obchod. Soupeř druhou neměl a dostal trest.
lesson-plagues-kind-scoring-try-now = { plagues-kind-scoring-help } Tato karta dává 2 body za každého Egypťana na vaší desce, nejvýše 6. Máte dva: vezměte si ji.
lesson-plagues-kind-scoring-try-then = To už jsou 4 body a s třetím Egypťanem jich bude 6. Teď víte, co na trhu hledat.
