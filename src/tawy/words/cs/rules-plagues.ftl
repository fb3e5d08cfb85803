chapter-P1 = Čísla
rule-P1-1 = [R] Pro 1 až 4 hráče; 1 hráč hraje proti automě (P14). Provincie: Abydos, Buto, Memfis, Edfu, každý jednu: rozdané náhodně [D], při sólové hře si hráč vybírá [R]. Liší se jen svou schopností [C: desky a karty provincie jsou stejné].
rule-P1-2 = 72 žetonů provincií 9 druhů, druh provincie v hodnotách 1, 2 a 3; všech 72 při 4 hráčích [R]. Počty jednotlivých druhů a co se odebírá při méně hráčích [C]: 54 zůstává při 3, 36 při 2 nebo sólo.
rule-P1-3 = [R] 30 žetonů Hebrejů (12 hodnoty 1, 10 hodnoty 2, 8 hodnoty 3), 10 karet ran, 10 karet ztrát (2 s jednou ztrátou, 3 se dvěma, 5 se třemi), 30 karet území, 6 faraonových karet, 2 karty Mojžíše.
rule-P1-4 = Papyrus: tribut a potřebné symboly Ankh v kolech 1 až 10. Kolo 3 stojí 3, kolo 9 stojí 8, existuje kolo s 5 (příklad Memfis), kola 5 až 8 vyžadují 2 Ankhy [R], kola 1 až 4 vyžadují 1 (nutně: potřeba roste a Bia bez Ankhu nemůže v kole 1 nic zrušit). Zbytek a pokročilá strana [C]: tribut 1 2 3 4 5 5 6 7 8 8, pokročilý 2 3 4 5 6 6 7 8 9 9.
rule-P1-5 = [R] Každý hráč: deska provincie, pomocná deska se schopností a dvěma odkladišti (žetony zpět kostkami 1-2 a 3-4), šest karet kostek 1 až 6, karta provincie s neutrálními značkami na 6, 9, 12, tři bonusové žetony (město, venkov, řeka), dva žetony Ankh, loď, dva ukazatele rozvoje, ukazatel provincie.

chapter-P2 = Deska provincie
rule-P2-1 = [R] Město i venkov mají po 6 polích, ve dvou řadách po třech. Do města patří sfingy, obelisky a Egypťané; na venkov plantáže, stáda a Egypťané. Jiné žetony na desce nikdy neleží. Žeton na desce se nikdy dobrovolně nepřesouvá ani neodebírá [D].
rule-P2-2 = Mezi dvěma sousedy v řadě leží bonus, v každé části čtyři; je aktivní, dokud jsou obě pole zaplněná [R]. Venkov má rozvoj města, rozvoj venkova, minci a 3 vojáky; město má rozvoj města, minci, Hebreje [R] a rozvoj venkova [C]. Co leží kde [C]: město rozvoj města | mince / rozvoj venkova | Hebrej; venkov rozvoj města | 3 vojáci / rozvoj venkova | mince.
rule-P2-3 = [R] Bonus rozvoje: jeden krok vpřed na dané stupnici, když se aktivuje, jeden krok zpět, když se přeruší, a znovu, když se opět uzavře.
rule-P2-4 = [R] Mince: jedna mince stálého příjmu, dokud je aktivní. 3 vojáci: ve fázi 2, dokud jsou aktivní. Hebrej: P4.6, dokud je aktivní.
rule-P2-5 = [R] Řada se třemi různými žetony aktivuje jeden ze dvou žetonů Ankh; když se přeruší, žeton se vrací, dokud není některá řada opět úplná. Aktivních žetonů Ankh je vždy tolik, kolik úplných řad, nejvýše dva [D pro třetí a čtvrtou řadu].
rule-P2-6 = [R] Zaplnění všech 6 polí části ihned přináší její bonusový žeton, jednou za hru, a žeton se odstraní ze hry: 2 kroky rozvoje (P3.5) a 2 pole na kartě provincie, v tomto pořadí [D]. Bonusový žeton řeky: loď jakýmkoli pohybem dosáhne své značky na Nilu nebo ji mine.
rule-P2-7 = [R] Plná část nepřijímá další žetony, nové ani získané zpět, dokud se pole neuvolní; Egypťan potřebuje volné pole v kterékoli části.

chapter-P3 = Stupnice
rule-P3-1 = Stupnice rozvoje začínají na 1 bodu [R]; hodnoty [C] 1 2 3 5 7 9 12 15. Krok zpět ze začátku stupnice rozvoje nebo Nilu nic nezpůsobí [R], stejně jako krok pod 0 na kartě provincie [D]; kroky za poslední pole stupnice propadají [D].
rule-P3-2 = Nil [C]: 10 polí za startem, střídavě pole mincí a lodí: mince na 1, 3, 5, 7, 9; bonusový žeton na 6; body 4, 6, 8 na posledních třech, jen za pole, na kterém loď stojí; Ankh na posledním [R: pole mincí a lodí, alespoň tři mince, body jen na posledních třech a jedny z nich 8, Ankh na posledním]. Mince pod lodí nebo vlevo od ní jsou stálý příjem [R].
rule-P3-3 = Karta provincie 0 (start [D]) až 24. 13: dvě karty zvláštních akcí za kolo místo jedné; 21: jeden Ankh; 24: 6 bodů na konci [R]. Bonusy na 6, 9, 12: vezměte si bez kostky jeden žeton Hebreje podle své volby ze společné desky, pokud tam nějaký je; vezměte si libovolný jeden žeton z trhu; 2 kroky rozvoje [R], v tomto pořadí [C].
rule-P3-4 = [R] Bonusy na 6, 9, 12 se získávají jednou, při dosažení nebo minutí, nižší dříve, a jejich značky se odstraní, i když bonus nešlo použít [D]. 13 a 24 platí podle toho, kde ukazatel právě stojí [R], a 21 také [D].
rule-P3-5 = [R] „2 kroky rozvoje“ znamenají 2 na jedné stupnici nebo 1 na každé.
rule-P3-6 = [D] Co pohyb nebo žeton vyvolá, se provede ihned a úplně, jedno po druhém, než tah pokračuje. Není to dobrovolné; co provést nelze, propadá. Volí hráč, jehož desky se to týká. Pro žetony a Hebreje získané bonusem platí P4.2, P4.3 a P4.7.

chapter-P4 = Fáze 1: kostky
rule-P4-1 = [R] Každý má tři tahy, v pořadí hráčů. V tahu použijte jednu nepoužitou kostku na jednu akci. Po této fázi jsou tři kostky použité a tři ne.
rule-P4-2 = [R] Žeton. Vezměte z trhu žeton z pozice, která odpovídá kostce. Žetony napravo se posunou doleva, pozice 6 se doplní, potom žeton působí [D]. Při prázdné zásobě zůstává pozice prázdná [D].
rule-P4-3 = [R] Žetony desky jdou ihned na volné pole své části (bez volného pole žeton vzít nelze). Loď: loď +1. Provincie 1/2/3: karta provincie +1/2/3. Obojí zůstává vedle desky. Mince a faraonovy žetony si necháváte v libovolném počtu pro kterékoli pozdější kolo.
rule-P4-4 = [R] Faraonova karta. Vezměte kartu, jejíž číslo odpovídá kostce, pokud ji v tomto kole nikdo nevzal; hráč si smí vzít dvě nebo tři. 1: jeden krok rozvoje, nebo za žeton mince (či kartu 3, pokud ji už máte) 2 kroky rozvoje, při braní karty [D]. 2: 5 vojáků ve fázi 2. 3: mince v tomto kole na tribut, obchod nebo kartu 1; nepoužitá propadá. 4: ihned karta provincie +3. 5: Ankh (P6.6). 6: ihned loď +2. [R pro 1 a 3; čísla 2, 4, 5, 6 C.] Utracená karta zůstává nedostupná do konce kola [D]. Na konci kola se všechny vracejí (P11.1).
rule-P4-5 = [R] Osvobození Hebrejů. Vezměte žeton Hebreje ze společné desky kostkou, která je alespoň dvojnásobkem jeho hodnoty (hodnota 1: 2 až 6, hodnota 2: 4 až 6, hodnota 3: 6). Jedna kostka na žeton, za kolo jich smí být více. Během kola se nedoplňují.
rule-P4-6 = [R] S aktivním bonusem Hebreje stačí, když je kostka alespoň rovna jeho hodnotě.
rule-P4-7 = [R] Osvobozené žetony tvoří sloupec po sedmi; každý při položení jednou dává bonus svého místa: provincie +1, loď +1, 1 krok rozvoje, vzít libovolný žeton z trhu, odhodit trestnou kartu, pokud ji právě máte, 1 krok rozvoje, Ankh (sedmé [R], pořadí ostatních [C]). Osmý začíná druhý sloupec se stejnými bonusy, ale bez druhého Ankhu; třetí je jako druhý [D].
rule-P4-8 = [R] Získání zpět. Vraťte žeton z odkladiště na volné pole jeho části, Egypťana do kterékoli části [D], kostkou tohoto odkladiště (1-2 nebo 3-4).
rule-P4-9 = [D] Dokud některá z nepoužitých kostek umožňuje akci, musí hráč takovou kostku vybrat a akci provést; jen když žádná, použije kostku podle své volby naprázdno. Vzít faraonovu kartu bez účinku je akce.

chapter-P5 = Fáze 2: území
rule-P5-1 = [R] Vojáci: součet vašich tří nepoužitých kostek, +3 s bonusem, +5 s faraonovou kartou 2, plus karty území. Karty, které přidávají vojáky, se hrají ve starém pořadí hráčů před porovnáním součtů [D].
rule-P5-2 = [R] Kdo má nejvíce vojáků, je první, a tak dále: nové pořadí hráčů do příští fáze 2. Shody: dále na kartě provincie; dále na Nilu; více žetonů na desce; více žetonů Hebrejů; potom staré pořadí [D].
rule-P5-3 = [R] V tomto pořadí si každý vezme jednu ze tří vyložených karet území; je to povinné [D]. 2 hráči: třetí karta se odstraní. 3 hráči: rozeberou se všechny. 4 hráči: poslední si nebere žádnou a ihned postoupí o 2 na kartě provincie. Při Tmě se pořadí určí jako obvykle, ale hráči, které postihuje, si nic neberou a poslední ze čtyř nepostupuje [D].

chapter-P6 = Fáze 3: rána
rule-P6-1 = [R] Tribut. V pořadí hráčů každý platí tribut kola pomocí: stálých mincí (aktivní bonusy, Nil, karty území), faraonovy karty 3, žetonů mincí. Stálé mince se neutrácejí; žetony mincí se odstraňují ze hry.
rule-P6-2 = [D] Kdo platit může, platí: stálé mince, potom karta 3, potom žetony, a ne více žetonů, než je třeba. Zvláštní akce za 2 mince a obchod „žádný tribut“ jsou na volbě hráče, i když by jen ony daly potřebnou částku.
rule-P6-3 = [R] Kdo platit nemůže, neutrácí žádné žetony (karta 3 se vrací). Když všichni zaplatili nebo neuspěli, jeden z těch, kdo neuspěli, si vezme kartu rány jako trest (-3 body): nejméně daleko na kartě provincie; potom na Nilu; potom nejméně žetonů na desce; potom nejméně žetonů Hebrejů. Shoda ve všech čtyřech: karta se odstraní. Zaplatí-li všichni: odhodí se. Její účinek přesto trvá do konce kola [D].
rule-P6-4 = [R] Ztráty. Všichni hráči současně (v pořadí hráčů, kde na tom záleží [D]) podstoupí každou část karty ztrát tohoto kola, odshora [D]; kde část nabízí volbu, volí hráč, i něco, co nemá nebo čím nemůže couvnout: taková část pak proběhne bez účinku. Karta se poté odhodí.
rule-P6-5 = [R] Hráč s alespoň tolika aktivními symboly Ankh, kolik kolo vyžaduje, může zrušit jednu část podle své volby, nejvýše jednu za kolo, a určí ji, než podstoupí ostatní [D]. Ankhy se neutrácejí, kromě faraonovy karty 5, pokud byla k dosažení počtu potřeba [D].
rule-P6-6 = [R] Symboly Ankh: úplné řady (nejvýše 2), loď na posledním poli, 7 Hebrejů, karta provincie 21, faraonova karta 5. Všechny se v každé fázi počítají pro P9.3 [D].
rule-P6-7 = [R] Ztráty: loď zpět o 1 nebo 2; zobrazená stupnice rozvoje zpět o 1; Egypťan z města nebo venkova do odkladiště; karta provincie zpět o 3; jeden ze dvou zobrazených druhů do odkladiště, druh určuje hráč, i takový, který nemá [D, podle rady]; oba zobrazené druhy do odkladiště (jen ty, které má). Z více žetonů jednoho druhu vybírá hráč [D].
rule-P6-8 = [R] Odkladiště jsou dvě, volné z nich vybírá hráč; při více než dvou žetonech vybere dva, které si nechá, a ostatní opouštějí hru. Ponechaný žeton zůstává ve svém odkladišti [D].
rule-P6-9 = [R] Odebraný žeton přerušuje bonusy (P2.3) a řady (P2.5).

chapter-P7 = Rány
rule-P7-1 = [R] Rána odhalená pro toto kolo má účinek v době, která je na ní uvedena. Deset účinků: vzít faraonovu kartu 1, 2, 4, 5 nebo 6 stojí žeton mince (karta 3 neslouží [D]); bonus Hebreje na desce nelze použít; 3 vojáky na desce nelze použít; karta provincie zpět o 2; loď zpět o 1; žádný výběr území (tři karty se odhodí); o jeden Ankh méně ve fázi 3; tribut +1; dva bonusy mince na desce nelze použít (mince Nilu se počítají); karty zvláštních akcí a obchodu [C: které symboly] nelze použít, ani trvalé [D]. Žádná nemění konečné bodování [D].
rule-P7-2 = [R] Okamžité (blesk; ty dvě, které vracejí zpět [C]) působí jednou na každého hráče při odhalení; v kole 1 nepůsobí. Z ostatních dob jsou [R] jen Tma (fáze 2) a rána s Ankhem (fáze 3), zbytek [C].
rule-P7-3 = [R] Účinkem Tmy je „žádný výběr území“; které z ostatních jmen má který účinek [C].
rule-P7-4 = [R] Faraonův žeton způsobí, že jeho hráč ignoruje ránu kola od té chvíle do konce kola (P10.1). Kdo ignoruje Tmu, účastní se P5.3 jako obvykle, než se zbylé karty odhodí [D].

chapter-P8 = Schopnosti provincií, jednou za kolo
rule-P8-1 = [R] Abydos: při použití změní kostku až o 2, v rozmezí 1 až 6.
rule-P8-2 = [R] Buto: když si bere území ze stolu, může dobrat další dvě z balíčku, jedno z těch tří si nechat a zbylá dvě vrátit dospod. S prázdným balíčkem nedělá nic [D].
rule-P8-3 = [R] Memfis: vždy platí tribut o 1 minci nižší, nikdy méně než 0 [D].
rule-P8-4 = [R] Edfu: ve fázi 1 může použít kostku 3, dobrat 6 žetonů ze zásoby, jeden si nechat a zbytek zamíchat zpět; trh se nemění. Je-li jich méně než 6, dobere, kolik jich je; nechá si takový, který si vzít může, pokud tam je [D].

chapter-P9 = Karty území
rule-P9-1 = [R] Čtyři druhy: okamžitý bonus (vzít ihned, odhodit), zvláštní akce (každá jednou za kolo), obchod (2 body, použitý i nepoužitý; jednorázový nebo trvalý), bodování (body na konci). Všechny leží odkrytě.
rule-P9-2 = [R] Jedna karta zvláštní akce za kolo, od pole 13 karty provincie dvě. Používá se ve vlastním tahu, v kterékoli fázi, i v kole, kdy byla vzata [D].
rule-P9-3 = [R] Zvláštní akce; každé číslo znamená „alespoň“, Ankhy se počítají, ať jsou aktivní jakkoli: 2 Egypťané na desce: loď +1 · kostka 4 nebo 5 jako 6 pro faraonovu kartu 6 · loď na bonusové značce řeky nebo za ní [C: tato značka]: provincie +2 · 1 Ankh: prohodit dva žetony na trhu před použitím kostky na žeton (kostka pak musí nějaký vzít a prohození se nabízí, jen když může [D]) · 4 Hebrejové: 2 mince jen na tribut · 2 Ankhy: získat zpět žeton z odkladiště bez kostky · karta provincie 10: +2 vojáci před novým pořadím hráčů · 3 Ankhy: vzít libovolný žeton z trhu.
rule-P9-4 = [R] Obchod potřebuje zobrazené žetony na vlastní desce nebo vedle ní, žeton provincie kterékoli hodnoty, žádný z odkladiště [D]; neutrácejí se (které [C]). Trvalý: mince, nebo voják, dokud tam žetony jsou [D]. Jednorázový, za žeton mince nebo faraonovu kartu 3: 2 kroky rozvoje · libovolný žeton z trhu · žádný tribut v tomto kole · odhodit trest.
rule-P9-5 = [R] Bodování: 4 · 3 za řadu tří různých, nejvýše 6 · 2 za Egypťana na desce, nejvýše 6 · 5 za alespoň 3 žetony ve městě a 3 na venkově · 1 za dvojici žetonů Hebrejů, nejvýše 6 · 5 za prázdné odkladiště · 5 za aktivní bonus mince (stačí jeden) a bonusy vojáků a Hebreje [C: tyto dva] · 1 za aktivní Ankh, včetně faraonovy karty 5, pokud ji ještě máte.
rule-P9-6 = [C] 30 karet: 7 okamžitých bonusů, 8 zvláštních akcí, 7 obchodů, 8 bodování.
rule-P9-7 = [R] Volná použití (zvláštní akce, jednorázové obchody, faraonovy žetony) jsou dovolena v kterémkoli okamžiku vlastního tahu ve fázích 1, 2 a 3. To znamená [D]: před kostkou a po kostce v každém vlastním tahu fáze 1, před počítáním vojáků, před vlastním výběrem území a po něm, před vlastním tributem a před vlastními ztrátami a po nich; trest z posledního kola tak lze ještě odhodit. Použití, které v jednom z těchto okamžiků vynecháte, se nabízí i v dalším.

chapter-P10 = Faraonovy žetony
rule-P10-1 = [R] V kterémkoli okamžiku vlastního tahu, každý žeton jednou (otočí se) [D: „jednou za hru“ chápeme pro každý žeton zvlášť]: ignorovat účinek rány tohoto kola, nebo odhodit dříve získanou trestnou kartu. U okamžité rány: při jejím odhalení [D].
rule-P10-2 = [R] Každý na konci 2 body, použitý i nepoužitý.

chapter-P11 = Konec kola, Mojžíš
rule-P11-1 = [R] Po každém kole kromě posledního, v tomto pořadí: vrátit faraonovy karty; vyložit tři území; odhalit ránu a ztráty; zbylé Hebreje odstranit ze hry a vyložit tři; odebrat žetony z pozic 1 a 2, posunout a doplnit, potom je zamíchat do zásoby; posunout ukazatel kola.
rule-P11-2 = [R] Mojžíš, konec kol 3, 6, 9, před P11.1 a před kontrolou konce hry [D], v tomto pořadí: poslední na stupnici města +1; na stupnici venkova +1; na Nilu +1; na kartě provincie +2. Při shodě dostanou všichni, v pořadí hráčů [D]; dosažené bonusy platí, i bonus řeky [D].

chapter-P12 = Konec a body
rule-P12-1 = [R] Hra končí kolem, na jehož konci zbývá v zásobě 0, 1 nebo 2 žetony; kolo se dohraje do konce včetně Mojžíše; nejpozději po kole 10 [D: součásti dojdou]. Krátká hra: po kole 8, ať v zásobě zbývá cokoli, i když došla dříve [D]; Mojžíš dvakrát.
rule-P12-2 = [R] Body: nižší stupnice rozvoje; Nil; 1 za žeton na desce a vedle ní kromě mincí, faraonových žetonů a žetonů v odkladišti; 2 za faraonův žeton, použitý i nepoužitý; karty území; 6 na poli 24 karty provincie; Hebrejové podle součtu hodnot: 18, 14, 10, 6 (při méně hráčích první z nich; i součet 0 má své pořadí [D]), při shodě se součet bodů za daná místa dělí rovným dílem.
rule-P12-3 = [R] Minus 3 za trestnou kartu, minus 2 za žeton v odkladišti.
rule-P12-4 = [R] Shody: dále na kartě provincie, potom na Nilu; potom se vítězství dělí [D].

chapter-P13 = Příprava
rule-P13-1 = [R] Balíček ztrát: nahoře karty s jednou ztrátou, potom se dvěma, potom se třemi, každá skupina zamíchaná. Rány, území, Hebrejové a žetony se zamíchají. Trh 6 žetonů a 3 Hebrejové odkrytí; první rána, první ztráty a 3 území se odkrývají až po P13.2.
rule-P13-2 = Začínající hráč: kdo naposledy navštívil Egypt [R]; u nás náhodně [D]; ostatní po směru hodinových ručiček. Potom [R]: 1. provincie +1, 2. provincie +2, 3. loď +1, 4. Egypťan ze zásoby na kterékoli pole města nebo venkova.
rule-P13-3 = [R] Pokročilá hra: druhá strana papyru (červený okraj), nic jiného; pro hráče, kteří znají běžnou hru.

chapter-P14 = Sólo
rule-P14-1 = [R] Příprava pro 2 podle P13.2: hráč první (provincie +1) a s volným výběrem kterékoli ze čtyř schopností, automa druhá (provincie +2). Automa nemá pomocnou desku (tedy ani schopnost, ani odkladiště) ani žetony Ankh, na obou stupnicích rozvoje začíná na 2 bodech a desku, kartu provincie, loď a bonusové žetony má jako obvykle. Jejích šest kostek leží zamíchaných lícem dolů v řadě a po každém kole se znovu zamíchá. Bez Mojžíše.
rule-P14-2 = [R] Tah automy: otočte další kostku: 1-2 faraonova karta, 3-4 žeton z trhu, 5-6 Hebrej. Otočte další kostku pro číslo a položte ji pod první.
rule-P14-3 = [R] Faraonova karta s druhým číslem; už vzatá: nic. 1 dává jeden krok rozvoje, 2, 4 a 6 působí jako obvykle, 3 a 5 jen blokují hráče [D].
rule-P14-4 = [R] Žeton z trhu s druhým číslem; trh se doplní jako obvykle; prázdná pozice: nic [D]. Žetony desky se umisťují tak, aby aktivovaly nejprve bonusy rozvoje, potom vojáky: na pole, které takový bonus uzavře, jinak na pole vedle takového bonusu; jinak, a mezi rovnocennými, město před venkovem, horní řada nejdříve, zleva [D]. Bez místa: žeton se odstraní ze hry. Žetony lodi a provincie posouvají jako obvykle; mince a faraonovy žetony si jen nechává [D]. Její tři bonusové žetony fungují jako obvykle. Volba rozvoje: nižší stupnice; při rovnosti volí hráč.
rule-P14-5 = [R] Hebrej: nejvyšší hodnota (na druhé kostce nezáleží); žádný: nic. Bonusy sloupce jako obvykle kromě odhození trestu a Ankhu [C: které dva]. Bonusy karty provincie jako obvykle, na 6 Hebrej nejvyšší hodnoty [D]. „Vzít žeton z trhu“, ať je to kdekoli, je vždy pozice 1 [R].
rule-P14-6 = [R] Vojáci: její tři horní kostky, +3 s bonusem, +5 s faraonovou kartou 2, nic z karet území [D]; shody podle P5.2. Území v pořadí hráčů: karta bodování, jinak obchod, jinak okamžitý bonus (provede se a odhodí); nikdy zvláštní akce; případně žádná. Z více karet jednoho druhu náhodně jedna [D]. Zbylé karty se odstraní.
rule-P14-7 = [R] Neplatí tribut, netrpí ztráty ani účinky ran; i při Tmě si bere území. Hráč, který nemůže zaplatit, si vždy bere kartu rány.
rule-P14-8 = [R] Její body: nižší stupnice rozvoje, Nil, 1 za žeton na desce a vedle ní (i za mince: text pro ni výjimku nedělá [D]), 2 za faraonův žeton místo 1, Hebrejové, 4 za kartu bodování, ať žádá cokoli, 2 za kartu obchodu; nic za pole 24 karty provincie. Hráč boduje druhé místo v Hebrejích jen se součtem alespoň 10; při shodě se dělí jako obvykle [D].

chapter-P15 = Co je tajné a co je náhoda
rule-P15-1 = Karty území leží odkrytě [R]; stejně tak vše ostatní, co je lícem vzhůru [D]. Skryté: pořadí zásoby, balíčků, Hebrejů a kostky automy. Co doberou Buto a Edfu, vidí jen jejich hráč [D].
rule-P15-2 = [D] Veškerá náhoda pochází ze semínka hry; stejná příprava, semínko a volby dávají stejnou hru.

chapter-P16 = Rady hráčům (používá je výuka a nápovědy)
rule-P16-1 = [R] Utvořte brzy řadu tří různých žetonů, kvůli Ankhu.
rule-P16-2 = [R] Aktivujte své bonusy mince, ať máte zajištěný tribut prvních kol.
rule-P16-3 = [R] Při 4 hráčích sledujte vojáky ostatních a snažte se získat území každé kolo.
rule-P16-4 = [R] Trestná karta není katastrofa: faraonův žeton ji odstraní.
rule-P16-5 = [R] Nepodceňujte karty bodování; v konečném součtu váží i Hebrejové.
rule-P16-6 = [R] Smíte zvolit ztrátu toho, co nemáte: loď na startu, ukazatel rozvoje na startu, žeton, který vám nepatří (P6.4).

source-plagues-papyrus = Kniha pravidel uvádí tribut kol 3 a 9 a Ankhy kol 5 až 8; Ankhy kol 1 až 4 z toho plynou. Zbytek zachovává růst, který popisuje.
source-plagues-tokens = Kniha pravidel uvádí celkem 72 žetonů a devět druhů; počty je rozdělují rovnoměrně.
source-plagues-board = Druhy bonusů jsou z knihy pravidel, kromě rozvoje venkova ve městě; která mezera má který bonus, neuvádí.
source-plagues-dev_track = Kniha pravidel jmenuje hodnoty 1, 2 a 9.
source-plagues-nile = Kniha pravidel uvádí pole mincí a lodí, alespoň tři mince, body na posledních třech polích, jedny z nich 8, a Ankh na posledním.
source-plagues-province_card = 13, 21, 24 a tři bonusy jsou z knihy pravidel; jejich pořadí na 6, 9 a 12 neuvádí.
source-plagues-pharaoh_cards = Šest přízní je z knihy pravidel, stejně jako čísla karet 1 a 3; čísla 2, 4, 5 a 6 neuvádí.
source-plagues-hebrews = Počty, body, druhy bonusů a Ankh na sedmém místě jsou z knihy pravidel; pořadí míst 1 až 6 neuvádí.
source-plagues-blood = Účinek je z knihy pravidel; které jméno ho má a že je okamžitý, neuvádí.
source-plagues-frogs = Účinek je z knihy pravidel; které jméno ho má a že je okamžitý, neuvádí.
source-plagues-lice = Účinek je z knihy pravidel; které jméno ho má a kdy působí, neuvádí.
source-plagues-flies = Účinek je z knihy pravidel; které jméno ho má a kdy působí, neuvádí.
source-plagues-livestock = Účinek je z knihy pravidel; které jméno ho má a kdy působí, neuvádí.
source-plagues-boils = Účinek je z knihy pravidel; které jméno ho má a kdy působí, neuvádí.
source-plagues-hail = Účinek je z knihy pravidel; které jméno ho má, kdy působí a které symboly karet zakazuje, neuvádí.
source-plagues-locusts = Účinek je z knihy pravidel; které jméno ho má a kdy působí, neuvádí.
source-plagues-firstborn = Účinek a jeho doba jsou z knihy pravidel; které jméno ho má, neuvádí.
source-plagues-losses = Kolik karet má kolik částí, druhy ztrát, dvě volby jedné karty a třetí část jiné jsou z knihy pravidel.
source-plagues-territories = Každý účinek je z knihy pravidel; kolik je kterých karet a dva ze tří bonusů jedné karty bodování neuvádí.
