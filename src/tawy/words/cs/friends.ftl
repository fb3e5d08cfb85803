# Přátelé: s kým by si člověk rád zahrál znovu, a místa, která se jim nabízejí napřed.

friends = Přátelé
friends-lead = S kým byste si rádi zahráli znovu. Nikdo se nedozví, že jste ho označili.
friends-none = Zatím nikdo. Označit můžete lidi, které potkáte u stolu: před hrou a po jejím konci.
friends-mark = Označit za přátele
friend-mark = Označit za přítele: { $name }
friend-is = { $name } je mezi vašimi přáteli
friend-remove = Odebrat
friend-remove-whom = Odebrat z přátel: { $name }
friends-first = Napřed nabídnout přátelům
friends-first-0 = ne, hned všem
friends-first-600 = na 10 minut
friends-first-3600 = na 1 hodinu
friends-first-86400 = na 1 den
friends-first-means = Do té doby stůl najdou a přisednout mohou jen vaši přátelé; dostanou zprávu. Ostatní potřebují vaši pozvánku. Pak je otevřený všem.
friends-first-nobody = Zatím nemáte označené žádné přátele: do té doby by sem vedla jen vaše pozvánka.
friends-held-host = Ještě { $time } tento stůl najdou jen vaši přátelé, pak všichni. Kdo má pozvánku, může přijít.
friends-held = Ještě { $time } tento stůl najdou jen přátelé hostitele, pak všichni. Kdo má pozvánku, může přijít.
friends-held-list = pro přátele, ještě { $time }
friends-offer = Nabídnout místo příteli
friend-offer = Přivolat: { $name }
friend-called = Zprávu už má: { $name }
friends-all-called = K tomuto stolu už nelze přivolat nikoho dalšího: pošlete jim pozvánku.
