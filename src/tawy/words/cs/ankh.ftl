### Ankh česky. Co obsahují zástupné proměnné, popisuje anglický soubor; tvary „-a“ jsou ve 4. pádě.

ankh-title = Ankh: Bohové Egypta
ankh-blurb = Bohové od Nilu přesouvají figury, ovládají monumenty a bojují o jednu oblast za druhou, dokud si lidé nepamatují jen jediného z nich.
ankh-play-now = Tři bohové, za dva z nich hrají boti.
ankh-about = Ankh: pravidla podle vydané knihy pravidel; hrací plán a scénáře podle veřejných zdrojů.

## Bohové

ankh-god-amun = Amun
ankh-god-amun-ability = Tajemné formy
ankh-god-amun-help = Jednou za každý konflikt může Amun oznámit, že v boji hraje dvě karty; obě přidávají sílu a obě působí (A13.1).
ankh-god-anubis = Anubis
ankh-god-anubis-ability = Soudce mrtvých
ankh-god-anubis-help = Když umírají válečníci jiných bohů, může Anubis jednoho z nich polapit; každý polapený válečník přidává figuře boha 1 sílu a jeho majitel ho může vykoupit za 1 stoupence (A13.4, A13.5, A13.6).
ankh-god-isis = Isis
ankh-god-isis-ability = Ochránkyně
ankh-god-isis-help = Při vyhodnocení boje může Isis nechat naživu své figury, které sousedí s nepřátelskou figurou (A13.8).
ankh-god-osiris = Osiris
ankh-god-osiris-ability = Brána do podsvětí
ankh-god-osiris-help = Pokaždé, když Osiris prohraje boj, může tam položit žeton podsvětí; při Vyvolání figury vyvolá na některý z těchto žetonů o figuru víc (A13.11, A13.12).
ankh-god-ra = Ra
ankh-god-ra-ability = Záře
ankh-god-ra-help = Ra může k figuře, kterou vyvolá, přiložit sluneční žeton; kde s takovou figurou dominuje nebo vítězí, získá o 1 zbožnost víc (A13.15).

## Figury: v základním tvaru a ve 4. pádě

ankh-piece-god = figura boha
ankh-piece-god-a = figuru boha
ankh-piece-warrior = válečník
ankh-piece-warrior-a = válečníka
ankh-piece-trapped = polapený válečník
ankh-piece-trapped-a = polapeného válečníka

ankh-guardian-cat_mummy = Kočičí mumie
ankh-guardian-cat_mummy-a = Kočičí mumii
ankh-guardian-cat_mummy-help = Když je Kočičí mumie zabita, všichni bohové kromě jejího majitele ztrácejí 1 zbožnost (A14.2).
ankh-guardian-satet = Satet
ankh-guardian-satet-a = Satet
ankh-guardian-satet-help = Satet může pohyb ukončit na poli nepřátelské figury a odsunout ji o 1 pole (A14.3).
ankh-guardian-mummy = Mumie
ankh-guardian-mummy-a = Mumii
ankh-guardian-mummy-help = Zabitá Mumie ihned znovu povstane vedle figury svého boha (A14.5).
ankh-guardian-apep = Apep
ankh-guardian-apep-a = Apepa
ankh-guardian-apep-help = Apepa lze vyvolat na kterékoli prázdné pole vody (A14.4).
ankh-guardian-giant_scorpion = Obří štír
ankh-guardian-giant_scorpion-a = Obřího štíra
ankh-guardian-giant_scorpion-help = Obří štír míří na dvě pole a na začátku konfliktu na nich zničí monumenty (A14.6, A14.7).
ankh-guardian-androsphinx = Sfinga
ankh-guardian-androsphinx-a = Sfingu
ankh-guardian-androsphinx-help = Nepřátelské figury sousedící se Sfingou nepřidávají vlastní sílu (A14.8).

ankh-base-small = malý podstavec
ankh-base-large = velký podstavec

## Monumenty

ankh-monument-obelisk = obelisk
ankh-monument-obelisk-a = obelisk
ankh-monument-temple = chrám
ankh-monument-temple-a = chrám
ankh-monument-pyramid = pyramida
ankh-monument-pyramid-a = pyramidu

## Schopnosti Ankh

ankh-power-commanding = Velící
ankh-power-commanding-help = Když vyhrajete boj, získáte 3 stoupence (A11.1).
ankh-power-inspiring = Inspirující
ankh-power-inspiring-help = Vaše karta Stavba monumentu nestojí žádné stoupence (A11.2).
ankh-power-omnipresent = Všudypřítomný
ankh-power-omnipresent-help = Na začátku konfliktu získáte 1 stoupence za každou oblast, ve které máte figuru (A11.3).
ankh-power-revered = Uctívaný
ankh-power-revered-help = Získání stoupenců vám přináší o 1 stoupence víc (A11.4).
ankh-power-resplendent = Oslnivý
ankh-power-resplendent-help = Dokud ovládáte 3 monumenty jednoho typu, má vaše figura boha sílu 3 (A11.5).
ankh-power-obelisk_attuned = Zaměřený na obelisky
ankh-power-obelisk_attuned-help = Na začátku boje můžete své figury odkudkoli přemístit na pole vedle svých obelisků v dané oblasti (A11.6).
ankh-power-temple_attuned = Zaměřený na chrámy
ankh-power-temple_attuned-help = Každý váš chrám v oblasti přidává 2 síly, pokud s ním sousedí vaše figura (A11.7).
ankh-power-pyramid_attuned = Zaměřený na pyramidy
ankh-power-pyramid_attuned-help = Při Vyvolání figury můžete vedle každé své pyramidy vyvolat o figuru víc (A11.8).
ankh-power-glorious = Velkolepý
ankh-power-glorious-help = Když vyhrajete boj o 3 nebo více síly, přinese vám 3 zbožnosti místo 1 (A11.9).
ankh-power-magnanimous = Velkorysý
ankh-power-magnanimous-help = Když prohrajete boj, ve kterém máte alespoň 2 figury, získáte 2 zbožnosti (A11.10).
ankh-power-bountiful = Štědrý
ankh-power-bountiful-help = Dokud jste na červeném poli, je každý zisk zbožnosti o 1 vyšší (A11.11).
ankh-power-worshipful = Ctihodný
ankh-power-worshipful-help = Po každém boji, ve kterém zahrajete kartu, můžete obětovat 2 stoupence za 1 zbožnost (A11.12).

## Bojové karty

ankh-card-plague = Zamoření kobylkami
ankh-card-plague-help = Všichni v oblasti tajně nabídnou stoupence; zemřou tu všichni válečníci a strážci kromě těch, které má bůh s nejvyšší nabídkou (A12.1).
ankh-card-build = Stavba monumentu
ankh-card-build-help = Můžete obětovat 3 stoupence a postavit monument na prázdném poli souše v oblasti (A12.2).
ankh-card-chariots = Vozatajové
ankh-card-chariots-help = Přidávají 3 síly a nic dalšího (A12.3).
ankh-card-cycle = Cyklus Ma'at
ankh-card-cycle-help = Po boji si vezmete zpět všechny zahrané karty včetně této (A12.4).
ankh-card-drought = Sucho
ankh-card-drought-help = Když vyhrajete, získáte o 1 zbožnost víc za každou svou figuru na poušti v oblasti (A12.5).
ankh-card-flood = Záplava
ankh-card-flood-help = Získáte 1 stoupence za každou svou figuru na úrodném poli v oblasti a tyto figury vyhodnocení boje přežijí (A12.6).
ankh-card-miracle = Zázrak
ankh-card-miracle-help = Po vyhodnocení boje získáte 1 zbožnost za každou svou figuru zabitou v tomto boji (A12.7).
ankh-card-strength = síla +{ $strength }

## Akce a stupnice událostí

ankh-action-move = Pohyb figur
ankh-action-move-help = Každá vaše figura se může pohnout až o 3 pole (A5.1).
ankh-action-summon = Vyvolání figury
ankh-action-summon-help = Umístěte válečníka nebo strážce ze své zásoby vedle své figury nebo svého monumentu (A5.3).
ankh-action-gain = Získání stoupenců
ankh-action-gain-help = Získejte 1 stoupence za každý svůj nebo neutrální monument vedle vašich figur (A5.4).
ankh-action-unlock = Odemknutí schopnosti Ankh
ankh-action-unlock-help = Obětujte stoupence a odemkněte schopnost své další úrovně (A5.5).

ankh-event_space-control = Ovládnutí monumentu
ankh-event_space-control-help = Kdo událost spustí, může ovládnout neutrální monument vedle své figury; není-li už žádný neutrální, monument jiného boha (A6.1, A6.2).
ankh-event_space-caravan = Velbloudí karavana
ankh-event_space-caravan-help = Kdo událost spustí, může linií až 6 velbloudů rozdělit oblast na dvě (A6.4).
ankh-event_space-conflict = Konflikt
ankh-event_space-conflict-help = Oblasti se vyhodnotí v pořadí svých žetonů: klid, dominance nebo boj (A7.3).

## Místa

ankh-scenario-middle_kingdom = Střední říše
ankh-scenario-old_kingdom = Stará říše
ankh-region = Oblast { $n }
ankh-terrain-fertile = úrodné
ankh-terrain-desert = poušť
ankh-terrain-water = voda
ankh-space = Řada { $row }, sloupec { $column }
ankh-side = { $space } { $direction }
ankh-direction-N = S
ankh-direction-N-long = sever
ankh-direction-NE = SV
ankh-direction-NE-long = severovýchod
ankh-direction-SE = JV
ankh-direction-SE-long = jihovýchod
ankh-direction-S = J
ankh-direction-S-long = jih
ankh-direction-SW = JZ
ankh-direction-SW-long = jihozápad
ankh-direction-NW = SZ
ankh-direction-NW-long = severozápad

## Z čeho se skládá síla

ankh-source-figures = Figury
ankh-source-cancelled = Zrušeno
ankh-source-resplendent = Oslnivý
ankh-source-trapped = Polapení válečníci
ankh-source-temples = Chrámy
ankh-source-cards = Karty
ankh-source-total = Celkem

## Popisky stolu

ankh-label-devotion = Zbožnost
ankh-label-red = Červená část
ankh-label-followers = Stoupenci
ankh-number-devotion = zbožnost
ankh-number-followers = stoupenci
ankh-label-ankhs = Žetony Ankh
ankh-label-warriors = Válečníci
ankh-label-guardians = Strážci
ankh-label-monuments = Monumenty
ankh-label-powers = Schopnosti
ankh-label-cards = Karty
ankh-label-hand = V ruce
ankh-label-played = Zahrané
ankh-label-pool = Zásoba
ankh-label-supply = Společná zásoba
ankh-label-camels = Velbloudi
ankh-label-trapped = Polapení
ankh-label-tiles = Žetony podsvětí
ankh-label-suns = Sluneční žetony
ankh-label-order = Pořadí konfliktů
ankh-label-actions = Akce
ankh-label-events = Události
ankh-label-tie_breaker = Žeton nerozhodného boje
ankh-label-tie_breaker-used = Žeton nerozhodného boje, použitý
ankh-label-two_cards-ready = Dvě karty: k dispozici
ankh-label-two_cards-used = Dvě karty: použito
ankh-label-neutral = neutrální
ankh-label-forgotten = v zapomnění
ankh-label-merged = { $upper }-{ $lower }
ankh-label-level = Úroveň { $level }

## Příčiny: proč se něco stalo

ankh-cause-action = akce
ankh-cause-move = Pohyb figur
ankh-cause-summon = Vyvolání figury
ankh-cause-gain = Získání stoupenců
ankh-cause-unlock = nová schopnost
ankh-cause-control = Ovládnutí monumentu
ankh-cause-caravan = Velbloudí karavana
ankh-cause-majority = převahy
ankh-cause-domination = dominance
ankh-cause-victory = vítězství
ankh-cause-defeat = porážka
ankh-cause-merge = spojení bohů
ankh-cause-forgotten = zapomnění
ankh-cause-commanding = { ankh-power-commanding }
ankh-cause-inspiring = { ankh-power-inspiring }
ankh-cause-omnipresent = { ankh-power-omnipresent }
ankh-cause-revered = { ankh-power-revered }
ankh-cause-resplendent = { ankh-power-resplendent }
ankh-cause-obelisk_attuned = { ankh-power-obelisk_attuned }
ankh-cause-temple_attuned = { ankh-power-temple_attuned }
ankh-cause-pyramid_attuned = { ankh-power-pyramid_attuned }
ankh-cause-glorious = { ankh-power-glorious }
ankh-cause-magnanimous = { ankh-power-magnanimous }
ankh-cause-bountiful = { ankh-power-bountiful }
ankh-cause-worshipful = { ankh-power-worshipful }
ankh-cause-plague = { ankh-card-plague }
ankh-cause-build = { ankh-card-build }
ankh-cause-chariots = { ankh-card-chariots }
ankh-cause-cycle = { ankh-card-cycle }
ankh-cause-drought = { ankh-card-drought }
ankh-cause-flood = { ankh-card-flood }
ankh-cause-miracle = { ankh-card-miracle }
ankh-cause-mysterious_forms = { ankh-god-amun-ability }
ankh-cause-judge = { ankh-god-anubis-ability }
ankh-cause-judge_strength = { ankh-god-anubis-ability }
ankh-cause-ransom = výkupné
ankh-cause-protector = { ankh-god-isis-ability }
ankh-cause-underworld = podsvětí
ankh-cause-radiance = { ankh-god-ra-ability }
ankh-cause-cat_mummy = { ankh-guardian-cat_mummy }
ankh-cause-satet = { ankh-guardian-satet }
ankh-cause-apep = { ankh-guardian-apep }
ankh-cause-mummy = { ankh-guardian-mummy }
ankh-cause-giant_scorpion = { ankh-guardian-giant_scorpion }
ankh-cause-androsphinx = { ankh-guardian-androsphinx }

## Konce hry

ankh-ending-top-of-the-track = vrchol stupnice zbožnosti
ankh-ending-sole-god = jediný nezapomenutý bůh
ankh-ending-most-devotion = nejvíce zbožnosti po posledním konfliktu
ankh-ending-atheism = Egypt se stává ateistickým

## Odkud pochází obsah a pravidla

ankh-origin-rulebook = tištěná pravidla
ankh-origin-recovered = vyčteno jinými z tištěné hry
ankh-origin-reconstructed = naše rekonstrukce
ankh-origin-own = naše vlastní
ankh-mark-R = uvádí to kniha pravidel
ankh-mark-F = je to jen na obrázcích v knize pravidel; doplněno podle veřejných popisů tištěné hry
ankh-mark-Q = odpověď vydavatele, jak ji citují veřejné zdroje
ankh-mark-D = naše rozhodnutí tam, kde zdroje mlčí nebo si odporují
ankh-table-board = hrací plán
ankh-table-cards = síla karty
ankh-table-guardians = úroveň strážce
ankh-table-actions = stupnice akcí
ankh-table-events = stupnice událostí
ankh-table-devotion = stupnice zbožnosti
ankh-table-powers = strážci získaní se schopnostmi
ankh-table-scenarios = scénář

## Části řádků záznamu

ankh-part-figure = { $piece } ({ $space })
ankh-part-cards = { $side }: { $cards }
ankh-part-number = { $side } { $number }
ankh-part-devotion = { $cause } { $amount }

## Záznam: jeden řádek pro každou událost

ankh-event-FirstPlayer = Začíná { $seat }.
ankh-event-GodTaken =
    { $god_id ->
        [amun] { $seat } hraje za Amuna.
        [anubis] { $seat } hraje za Anuba.
        [osiris] { $seat } hraje za Osira.
       *[any] { $seat } hraje za { $god }.
    }
ankh-event-GuardianChosen =
    { $figures ->
        [one] Strážce v této hře: { $guardian }, { $figures } figura.
        [few] Strážce v této hře: { $guardian }, { $figures } figury.
        [many] Strážce v této hře: { $guardian }, { $figures } figury.
       *[other] Strážce v této hře: { $guardian }, { $figures } figur.
    }
ankh-event-BoardLaid = Hrací plán je připraven: { $scenario }.
ankh-event-TurnBegun = Na tahu je { $seat }.
ankh-event-ActionChosen =
    { $last ->
        [yes] { $seat } volí akci { $action }; ukazatel je na konci stupnice, takže následuje událost.
       *[any] { $seat } volí akci { $action }.
    }
ankh-event-MarkerReturned = Ukazatel akce { $action } se vrací na začátek.
ankh-event-EventReached = Událost { $position }: { $event }.
ankh-event-Moved =
    { $cause_id ->
        [obelisk_attuned] { $side } přemisťuje k obelisku { $piece_a } z pole { $start } na pole { $to }.
       *[any] { $side } přesouvá { $piece_a } z pole { $start } na pole { $to }.
    }
ankh-event-Pushed = { $by }: Satet odsouvá { $piece_a } ({ $side }) z pole { $start } na pole { $to }.
ankh-event-Summoned =
    { $cause_id ->
        [mummy] { $side }: { $piece } znovu povstává na poli { $space }.
        [pyramid_attuned] { $side } vyvolává { $piece_a } na pole { $space } vedle pyramidy.
        [underworld] { $side } vyvolává { $piece_a } na pole { $space } z podsvětí.
       *[any] { $side } vyvolává { $piece_a } na pole { $space }.
    }
ankh-event-Radiant = { $side }: figura na poli { $space } je zářivá.
ankh-event-Aimed = { $side }: Obří štír na poli { $space } míří na pole { $at }.
ankh-event-FollowersGained =
    { $amount ->
        [one] { $side } získává { $amount } stoupence ({ $cause }).
        [few] { $side } získává { $amount } stoupence ({ $cause }).
        [many] { $side } získává { $amount } stoupence ({ $cause }).
       *[other] { $side } získává { $amount } stoupenců ({ $cause }).
    }
ankh-event-FollowersSpent =
    { $amount ->
        [one] { $side } obětuje { $amount } stoupence ({ $cause }).
        [few] { $side } obětuje { $amount } stoupence ({ $cause }).
        [many] { $side } obětuje { $amount } stoupence ({ $cause }).
       *[other] { $side } obětuje { $amount } stoupenců ({ $cause }).
    }
ankh-event-FollowersPaid =
    { $amount ->
        [one] { $side } platí { $amount } stoupence a { $to } ho získává ({ $cause }).
        [few] { $side } platí { $amount } stoupence a { $to } je získává ({ $cause }).
        [many] { $side } platí { $amount } stoupence a { $to } je získává ({ $cause }).
       *[other] { $side } platí { $amount } stoupenců a { $to } je získává ({ $cause }).
    }
ankh-event-PowerUnlocked = { $side } odemyká schopnost { $power }.
ankh-event-GuardianJoined = { $side } získává do zásoby { $guardian_a }.
ankh-event-MonumentTaken =
    { $lost_by_id ->
        [none] { $side } přebírá { $monument_a } na poli { $space } (dosud neutrální).
       *[any] { $side } přebírá { $monument_a } na poli { $space } (dosud { $lost_by }).
    }
ankh-event-MonumentBuilt = { $side } staví { $monument_a } na poli { $space }.
ankh-event-MonumentDestroyed =
    { $lost_by_id ->
        [none] Na poli { $space } je zničen neutrální monument: { $monument } ({ $cause }).
       *[any] { $lost_by } ztrácí { $monument_a } na poli { $space } ({ $cause }).
    }
ankh-event-CaravanPlaced =
    { $line_count ->
        [one] { $seat } umisťuje { $line_count } velblouda do oblasti { $token }: část kolem { $kept_by } (souš: { $sizes1 }) si nechává žeton, z části kolem { $given_to } (souš: { $sizes2 }) se stává oblast { $new_token }.
        [few] { $seat } umisťuje { $line_count } velbloudy do oblasti { $token }: část kolem { $kept_by } (souš: { $sizes1 }) si nechává žeton, z části kolem { $given_to } (souš: { $sizes2 }) se stává oblast { $new_token }.
        [many] { $seat } umisťuje { $line_count } velblouda do oblasti { $token }: část kolem { $kept_by } (souš: { $sizes1 }) si nechává žeton, z části kolem { $given_to } (souš: { $sizes2 }) se stává oblast { $new_token }.
       *[other] { $seat } umisťuje { $line_count } velbloudů do oblasti { $token }: část kolem { $kept_by } (souš: { $sizes1 }) si nechává žeton, z části kolem { $given_to } (souš: { $sizes2 }) se stává oblast { $new_token }.
    }
ankh-event-TokensExchanged = { $seat } prohazuje žetony pořadí konfliktů { $tokens }.
ankh-event-ConflictBegun = Začíná konflikt { $number }; žeton nerozhodného boje má { $side }.
ankh-event-ConflictEnded = Konflikt { $number } končí.
ankh-event-RegionReached =
    { $outcome_id ->
        [quiet] V oblasti { $token } je klid.
        [domination] Oblast { $token }: dominuje { $sides }.
       *[any] Oblast { $token }: bojují { $sides }.
    }
ankh-event-BattleBegun = Boj o oblast { $token }: { $sides }.
ankh-event-BattleEnded = Boj o oblast { $token } končí.
ankh-event-TwoCardsAnnounced = { $side } oznamuje dvě karty.
ankh-event-Sealed =
    { $what_id ->
        [offer] { $side } má připravenou tajnou nabídku.
       *[any] { $side } má tajně vybráno, co zahraje.
    }
ankh-event-CardsRevealed = Karty: { $cards }.
ankh-event-Sheltered =
    { $spaces_count ->
        [one] { $side }: Záplava kryje figuru na poli { $spaces }.
        [few] { $side }: Záplava kryje figury na polích { $spaces }.
        [many] { $side }: Záplava kryje figury na polích { $spaces }.
       *[other] { $side }: Záplava kryje figury na polích { $spaces }.
    }
ankh-event-OffersRevealed =
    { $spared_id ->
        [none] Nabídky kobylkám: { $offers }. Ušetřen není nikdo.
       *[any] Nabídky kobylkám: { $offers }. O figury nepřichází { $spared }.
    }
ankh-event-Killed =
    { $cause_id ->
        [plague]
            { $several ->
                [yes] { $side } přichází kvůli kobylkám o figury: { $figures }.
               *[no] { $side } přichází kvůli kobylkám o figuru: { $figures }.
            }
       *[any]
            { $several ->
                [yes] { $side } přichází o figury: { $figures }.
               *[no] { $side } přichází o figuru: { $figures }.
            }
    }
ankh-event-Trapped = { $by } polapí válečníka ({ $side }).
ankh-event-Released =
    { $to_pool ->
        [yes] { $side }: polapení válečníci zpět v zásobě: { $amount }.
       *[any] { $side }: polapení válečníci mimo hru: { $amount }.
    }
ankh-event-TieBroken = { $side } používá žeton nerozhodného boje.
ankh-event-Resolved =
    { $victor_id ->
        [none] Síla: { $totals }. Boj o oblast { $token } nevyhrává nikdo.
       *[any] Síla: { $totals }. Boj o oblast { $token } vyhrává { $victor }.
    }
ankh-event-DevotionGained =
    { $amount ->
        [one] { $side } získává { $amount } zbožnost ({ $parts }), nyní { $to }.
        [few] { $side } získává { $amount } zbožnosti ({ $parts }), nyní { $to }.
        [many] { $side } získává { $amount } zbožnosti ({ $parts }), nyní { $to }.
       *[other] { $side } získává { $amount } zbožností ({ $parts }), nyní { $to }.
    }
ankh-event-DevotionLost =
    { $amount ->
        [one] { $side } ztrácí { $amount } zbožnost ({ $cause }), nyní { $to }.
        [few] { $side } ztrácí { $amount } zbožnosti ({ $cause }), nyní { $to }.
        [many] { $side } ztrácí { $amount } zbožnosti ({ $cause }), nyní { $to }.
       *[other] { $side } ztrácí { $amount } zbožností ({ $cause }), nyní { $to }.
    }
ankh-event-TilePlaced =
    { $start_id ->
        [none] { $side } pokládá žeton podsvětí na pole { $space }.
       *[any] { $side } přesouvá žeton podsvětí z pole { $start } na pole { $space }.
    }
ankh-event-CardsTakenBack = { $side } si bere zpět všechny karty.
ankh-event-GodsMerged =
    { $followers ->
        [one] Bohové se spojují: { $upper } (vyšší) a { $lower } (nižší), zbožnost { $devotion }. { $lower } přináší { $followers } stoupence.
        [few] Bohové se spojují: { $upper } (vyšší) a { $lower } (nižší), zbožnost { $devotion }. { $lower } přináší { $followers } stoupence.
        [many] Bohové se spojují: { $upper } (vyšší) a { $lower } (nižší), zbožnost { $devotion }. { $lower } přináší { $followers } stoupence.
       *[other] Bohové se spojují: { $upper } (vyšší) a { $lower } (nižší), zbožnost { $devotion }. { $lower } přináší { $followers } stoupenců.
    }
ankh-event-GuardiansPassed =
    { $to_id ->
        [none] { $guardian } opouští hru.
       *[any] { $to } přebírá strážce: { $guardian }.
    }
ankh-event-FiguresGone = { $side }: figury, karty a žetony opouštějí hru ({ $cause }).
ankh-event-GodForgotten = { $side } upadá v zapomnění.
ankh-event-GameWon =
    { $ending_id ->
        [top-of-the-track] { $side } dosahuje vrcholu stupnice zbožnosti a vyhrává hru.
        [sole-god] Nezapomenuté zůstává jediné jméno: { $side } vyhrává hru.
       *[any] { $side } má po posledním konfliktu nejvíce zbožnosti a vyhrává hru.
    }
ankh-event-EgyptAtheist = V zapomnění upadají všichni bohové: Egypt se stává ateistickým a nikdo nevyhrává.

## Otázky: tomu, kdo odpovídá, a ostatním. $about je to, čeho se otázka týká, $about1 a $about2 jsou jeho položky.

ankh-ask-first_player = Kdo začíná?
ankh-ask-first_player-other = { $seat } vybírá, kdo začne.
ankh-ask-god = Vyberte si boha.
ankh-ask-god-other = { $seat } vybírá boha.
ankh-ask-guardian = Vyberte pro tuto hru strážce úrovně { $about }.
ankh-ask-guardian-other = { $seat } vybírá strážce úrovně { $about }.
ankh-ask-scenario = Vyberte scénář.
ankh-ask-scenario-other = { $seat } vybírá scénář.
ankh-ask-action =
    { $about_id ->
        [none] Vyberte akci.
       *[any] Vyberte druhou akci, z řady níže než { $about }.
    }
ankh-ask-action-other =
    { $about_id ->
        [none] { $seat } vybírá akci.
       *[any] { $seat } vybírá druhou akci, z řady níže než { $about }.
    }
ankh-ask-move_figure = Vyberte figuru, kterou pohnete, nebo skončete.
ankh-ask-move_figure-other = { $seat } vybírá figuru k pohybu.
ankh-ask-move_to = Kam půjde figura z pole { $about }?
ankh-ask-move_to-other = { $seat } přesouvá figuru z pole { $about }.
ankh-ask-push_to = Kam Satet odsune figuru z pole { $about2 }?
ankh-ask-push_to-other = { $seat }: Satet odsouvá figuru z pole { $about2 }.
ankh-ask-aim = Na která dvě pole míří Obří štír na poli { $about }?
ankh-ask-aim-other = { $seat } vybírá, kam míří Obří štír na poli { $about }.
ankh-ask-summon = Vyberte, koho vyvoláte, nebo skončete.
ankh-ask-summon-other = { $seat } vybírá, koho vyvolá.
ankh-ask-summon_to = Na které pole figuru vyvoláte?
ankh-ask-summon_to-other = { $seat } vybírá, kam figuru vyvolá.
ankh-ask-sun = Přiložit sluneční žeton k figuře na poli { $about }?
ankh-ask-sun-other = { $seat } rozhoduje, zda figura na poli { $about } dostane sluneční žeton.
ankh-ask-unlock = Vyberte schopnost, kterou odemknete, nebo neodemykejte žádnou.
ankh-ask-unlock-other = { $seat } vybírá schopnost.
ankh-ask-control = Vyberte monument, který ovládnete, nebo neberte žádný.
ankh-ask-control-other = { $seat } vybírá monument k ovládnutí.
ankh-ask-caravan =
    { $about_id ->
        [none] Vyberte hranu, na které vaše karavana začne, nebo žádnou neumisťujte.
       *[any] Kudy vaše karavana pokračuje? Velbloudů zatím: { $about_count }.
    }
ankh-ask-caravan-other = { $seat } umisťuje karavanu. Velbloudů zatím: { $about_count }.
ankh-ask-keep_token = Vaše karavana rozděluje oblast: která část si nechá žeton pořadí konfliktů?
ankh-ask-keep_token-other = { $seat } vybírá, která část oblasti si nechá žeton pořadí konfliktů.
ankh-ask-exchange = Prohodit žeton pořadí konfliktů { $about1 } nebo { $about2 } s žetonem jiné oblasti?
ankh-ask-exchange-other = { $seat } může prohodit žeton pořadí konfliktů { $about1 } nebo { $about2 }.
ankh-ask-attuned_figure = Vyberte figuru, kterou přivoláte ke svým obeliskům, nebo skončete.
ankh-ask-attuned_figure-other = { $seat } může přivolat figury k obeliskům.
ankh-ask-attuned_to = Ke kterému obelisku půjde figura z pole { $about }?
ankh-ask-attuned_to-other = { $seat } přivolává k obelisku figuru z pole { $about }.
ankh-ask-two_cards = Oznámit, že v tomto boji hrajete dvě karty?
ankh-ask-two_cards-other = { $seat } může oznámit dvě karty.
ankh-ask-cards = Tajně vyberte, co zahrajete.
ankh-ask-cards-other = { $seat } tajně vybírá, co zahraje.
ankh-ask-build = Vyberte, co a kde postavíte, nebo nestavte nic.
ankh-ask-build-other = { $seat } může postavit monument.
ankh-ask-offer = Kolik stoupenců tajně nabídnete kobylkám?
ankh-ask-offer-other = { $seat } tajně volí nabídku kobylkám.
ankh-ask-tie_breaker = Boj je nerozhodný: použít žeton nerozhodného boje a vyhrát?
ankh-ask-tie_breaker-other = Boj je nerozhodný; { $seat } může použít žeton nerozhodného boje.
ankh-ask-let_die = Vaše chráněné figury zůstanou naživu: chcete přesto některou nechat zemřít?
ankh-ask-let_die-other = { $seat } rozhoduje, které chráněné figury zůstanou naživu.
ankh-ask-trap = Čího válečníka polapíte?
ankh-ask-trap-other = { $seat } může polapit válečníka.
ankh-ask-mummy = Kde vaše Mumie znovu povstane?
ankh-ask-mummy-other = { $seat } vybírá, kde Mumie znovu povstane.
ankh-ask-tile = Vyberte, kam položíte žeton podsvětí, nebo žádný nepokládejte.
ankh-ask-tile-other = { $seat } může položit žeton podsvětí.
ankh-ask-tile_from = Který žeton podsvětí přijde na pole { $about }?
ankh-ask-tile_from-other = { $seat } vybírá, který žeton podsvětí přijde na pole { $about }.
ankh-ask-worship = Obětovat 2 stoupence za 1 zbožnost?
ankh-ask-worship-other = { $seat } může obětovat 2 stoupence za 1 zbožnost.
ankh-ask-keep_guardian = Který strážce druhého boha bude od teď sloužit vám? Volné podstavce: { $about }.
ankh-ask-keep_guardian-other = { $seat } vybírá, které strážce si nechá. Volné podstavce: { $about }.
ankh-ask-chance = Rozhoduje náhoda.

## Možnosti: co která odpověď znamená

ankh-option-done = Hotovo
ankh-option-yes = Ano
ankh-option-no = Ne
ankh-option-first_player = Začíná { $seat }
ankh-option-god = { $god }
ankh-option-guardian = { $guardian }
ankh-option-scenario = { $scenario }
ankh-option-action = { $action }
ankh-option-move_figure = Pohnout figurou z pole { $figure }
ankh-option-move_figure-done = Dál nehýbat
ankh-option-move_to = Jít na { $space }
ankh-option-push_to = Odsunout na { $space }
ankh-option-aim = Mířit na { $spaces }
ankh-option-summon =
    { $way_id ->
        [pyramid] Vyvolat { $piece_a } vedle pyramidy na { $space }
        [underworld] Vyvolat { $piece_a } na žeton podsvětí
       *[any] Vyvolat { $piece_a }
    }
ankh-option-summon-done = Dál nevyvolávat
ankh-option-summon_to = Vyvolat na { $space }
ankh-option-sun-yes = Přiložit sluneční žeton
ankh-option-sun-no = Nechat si sluneční žeton
ankh-option-unlock = Odemknout: { $power }
ankh-option-unlock-done = Nic neodemykat
ankh-option-control = Ovládnout monument na { $space }
ankh-option-control-done = Nebrat žádný
ankh-option-caravan = Velbloud na { $side }
ankh-option-caravan-done = Bez karavany
ankh-option-keep_token = Část kolem { $region }
ankh-option-exchange = Prohodit { $tokens }
ankh-option-exchange-done = Nic neprohazovat
ankh-option-attuned_figure = Přivolat figuru z pole { $figure }
ankh-option-attuned_figure-done = Dál nepřivolávat
ankh-option-attuned_to = Jít na { $space }
ankh-option-two_cards-yes = Oznámit dvě karty
ankh-option-two_cards-no = Hrát jednu kartu
ankh-option-cards = Zahrát: { $cards }
ankh-option-build = Postavit { $piece_a } na { $space }
ankh-option-build-done = Nic nestavět
ankh-option-offer =
    { $amount ->
        [one] Nabídnout { $amount } stoupence
        [few] Nabídnout { $amount } stoupence
        [many] Nabídnout { $amount } stoupence
       *[other] Nabídnout { $amount } stoupenců
    }
ankh-option-tie_breaker-yes = Použít a vyhrát
ankh-option-tie_breaker-no = Nechat si ho: nevyhraje nikdo
ankh-option-let_die = Nechat zemřít figuru na { $figure }
ankh-option-let_die-done = Všechny ostatní přežijí
ankh-option-trap =
    { $god_id ->
        [amun] Polapit válečníka Amuna
        [anubis] Polapit válečníka Anuba
        [osiris] Polapit válečníka Osira
        [isis] Polapit válečníka Isis
        [ra] Polapit válečníka Ra
       *[any] Polapit válečníka: { $god }
    }
ankh-option-trap-done = Nikoho nepolapit
ankh-option-mummy = Povstat na { $space }
ankh-option-tile = Položit na { $space }
ankh-option-tile-done = Nepokládat
ankh-option-tile_from = Žeton z pole { $space }
ankh-option-tile_from-side = Žeton, který ještě není na plánu
ankh-option-worship-yes = Obětovat 2 stoupence
ankh-option-worship-no = Nechat si stoupence
ankh-option-keep_guardian =
    { $figure_id ->
        [none] { $piece } ze zásoby
       *[any] Strážce na { $figure }
    }
