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
