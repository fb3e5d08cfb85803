chapter-S1 = Deska
rule-S1-1 = [F] Třicet domů leží ve třech řadách po deseti. Cesta se jimi vine: první řada zleva doprava, druhá zpět, třetí opět zleva doprava. Domy jsou podél cesty očíslovány od 1 do 30.
rule-S1-2 = [F] Šest domů má jméno: Dům znovuzrození (15), Dům krásy (26), Dům vody (27), Dům tří pravd (28), Dům Re-Atuma (29) a Dům Horův (30).
rule-S1-3 = [K] Hrají dva, jeden s pěti kužely a jeden s pěti cívkami. Začínají na prvních deseti domech, kužely na sudých a cívky na lichých.
rule-S1-4 = [D] Začínají kužely.

chapter-S2 = Hůlky
rule-S2-1 = [F] Hází se čtyřmi hůlkami, z jedné strany plochými a z druhé oblými. Platí počet plochých stran, které leží nahoře; není-li nahoře žádná, platí 5.
rule-S2-2 = [K] Po hodu 1, 4 nebo 5 hází týž hráč znovu, jakmile hod zahrál nebo zahrát nemohl; po hodu 2 nebo 3 hází druhý hráč.

chapter-S3 = Tahy
rule-S3-1 = [K] Hod posune jeden kámen toho, kdo házel, po cestě vpřed o tolik domů, kolik padlo.
rule-S3-2 = [K] Žádný kámen nevstoupí do domu, kde stojí kámen téže strany.
rule-S3-3 = [K] Kámen, který vstoupí do domu s kamenem druhé strany, si s ním vymění místo.
rule-S3-4 = [K] Dva kameny jedné strany v sousedních domech se chrání: nikdo si s nimi místo nevymění.
rule-S3-5 = [K] Tři a více kamenů jedné strany v po sobě jdoucích domech druhá strana nepřejde.
rule-S3-6 = [K] Kdo nemůže vpřed žádným kamenem, jde jedním o hozený počet zpět, do prázdného domu a ne přes tři kameny druhé strany za sebou; kdo nemůže ani to, netáhne. Kámen v Domě krásy nebo za ním zpět nechodí [D].

chapter-S4 = Poslední domy
rule-S4-1 = [K] Žádný kámen nepřejde Dům krásy, aniž by se v něm zastavil.
rule-S4-2 = [K] Z Domu krásy opouští kámen desku hodem 5; menší hod jej posune dál.
rule-S4-3 = [K] Kámen, který vstoupí do Domu vody, se hned vrací do Domu znovuzrození, nebo do posledního prázdného domu před ním.
rule-S4-4 = [K] Z Domu tří pravd opouští kámen desku hodem 3, z Domu Re-Atuma hodem 2, z Domu Horova kterýmkoli hodem; jinak se nehýbe.
rule-S4-5 = [D] Nikdo si nevymění místo s kamenem v Domě krásy nebo za ním.

chapter-S5 = Konec
rule-S5-1 = [K] Vyhrává, kdo jako první dostane všech pět kamenů z desky.
