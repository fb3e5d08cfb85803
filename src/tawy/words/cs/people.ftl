# Lidé: jak vás znovu poznat, vaše údaje, profily.

## Přihlášení
sign-in = Už jste tu byli?
sign-in-lead = Pokud vás tento server už zná, přijdou s vámi vaše jméno, hry i lekce.
sign-in-passkey = Přihlásit se přístupovým klíčem
sign-in-address = E-mailová adresa
sign-in-send = Poslat mi odkaz
sign-in-sent = Pokud tato adresa někomu tady patří a je potvrzená, odkaz je na cestě. Platí jednou, po dobu 15 minut.
sign-in-ask = Přihlásit se do Tawy?
sign-in-ask-lead = Odkaz z vašeho e-mailu přihlásí tento prohlížeč. Platí jednou.
sign-in-yes = Přihlásit se

## Přístupové klíče
passkeys = Přístupové klíče
passkeys-why = S přístupovým klíčem se přihlásíte otiskem prstu, tváří nebo zámkem zařízení: bez jména i kódu. Funguje i na vašich dalších zařízeních, pokud přístupové klíče sdílejí.
passkey-made = vytvořen { $made }
passkey-used = vytvořen { $made }, naposledy použit { $day }
passkey-elsewhere = pro jinou adresu tohoto serveru
passkey-name = Název
passkey-usual-name = Klíč { $number }
passkey-add = Přidat přístupový klíč
passkey-added = Přístupový klíč je přidán: od teď se s ním můžete přihlásit.
passkey-remove = Odebrat
passkey-remove-which = Odebrat { $name }
passkey-removed = Přístupový klíč je odebrán: už se s ním nepřihlásíte.
passkey-nothing-chosen = Nevybrali jste žádný přístupový klíč; nic se nezměnilo.

## Vlastní údaje
data = Vaše údaje
data-export-why = Všechno, co je o vás uloženo, v jednom souboru: vaše hry a výsledky, co jste řekli, jak vám psát, jak daleko jste v lekcích. Žádná tajemství v něm nejsou.
data-export = Stáhnout mé údaje
data-erase = Smazat mě navždy
data-erase-sure = Navždy smazat všechno o vás?
data-erase-lost = Navždy zmizí: vaše jméno, obnovovací kód a přístupové klíče, všechny přihlášené prohlížeče, oznámení a adresy, co jste řekli v chatech, lekce a stoly, u kterých nehraje nikdo další. Nikdo to nevrátí.
data-erase-stays = Zůstane: hry, které s vámi hrají nebo hráli jiní. Vaše jméno tam nahradí „—“. Nedohrané hry opustíte.
data-erase-yes = Ano, smazat mě navždy
data-erased = Jste tu zapomenuti. Nic o vás už není uloženo.

## Profily
profile = Profil
profile-speaks = Mluví: { $languages }
profile-games = Odehrané hry
profile-played = Odehráno
profile-won = Výhry
profile-games-none = Zatím žádná dohraná.
profile-games-unseen = Žádné hry k vidění.
profile-ratings = Hodnocení
profile-ratings-none = Zatím žádná hodnocená hra.
profile-history = Poslední hry
profile-place = { $place }. místo z { $players }
profile-victory = výhra
profile-lost = prohra
profile-gone = vzdání nebo odchod
profile-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
profile-hidden = { $name } vám tohle neukazuje.
profile-between = Vy a { $name }
profile-between-none = Společně jste zatím žádnou hru nedohráli.
profile-between-games = { $games ->
    [one] Společně máte dohranou { $games } hru.
    [few] Společně máte dohrané { $games } hry.
    [many] Společně máte dohrané { $games } hry.
   *[other] Společně máte dohraných { $games } her.
}
profile-between-mine = Vy vpředu
profile-between-theirs = { $name } vpředu
profile-between-level = Nerozhodně nebo na jedné straně

## Vlastní profil
profile-edit = Co o vás vidí ostatní
profile-edit-lead = Kdo klikne na vaše jméno, přijde na tuto stránku. Co tu změníte, platí hned.
profile-figure = Vaše znamení
profile-figure-none = Žádné
profile-languages = Jazyky, kterými mluvíte
profile-who = Kdo to uvidí?
profile-part-name = Jméno, znamení a jazyky
profile-part-name-help = Kdo nevidí tohle, nevidí z vašeho profilu nic. U stolu vaše jméno přítomní vidí i tak.
profile-part-games = Kolikrát jste hráli a vyhráli
profile-part-history = Každá jednotlivá hra a jak dopadla
profile-part-ratings = Jak jste silní
profile-for-me = jen já
profile-for-met = kdo se mnou byl u stolu
profile-for-all = všichni
profile-limits = O hrách, které ještě běží, se nedozví nikdo, o soukromých stolech jen ti, kdo u nich byli.
profile-ratings-help = Kdo s vámi sedí u hodnoceného stolu, vaše hodnocení tam vidí. Pokud se ukazujete mezi nejlepšími, vidí je všichni.
profile-kept = Uloženo.
profile-preview = Tak vás vidí ostatní
profile-preview-met = Očima někoho, kdo s vámi byl u stolu
profile-preview-all = Očima kohokoli
profile-preview-nothing = Nic: pro ně tu nikdo není.
profile-preview-more = Kdo s vámi hrál, vidí i hry, které jste hráli společně.
