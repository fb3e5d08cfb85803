# Stránka samotná: vše kolem her.

skip-to-content = Přejít k obsahu
page-not-loaded = Stránku se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu.
nothing-here = Tady nic není
to-home = Na úvodní stránku
nav-label = Stránky
nav-games = Moje hry
nav-puzzles = Hádanky
nav-statistics = Statistiky
nav-rules = Pravidla
nav-settings = Nastavení
nav-about = O webu
footer-unofficial = Neoficiální web od fanoušků. Názvy her patří jejich majitelům; nepoužíváme nic z jejich ilustrací ani textů.

## Úvodní stránka
home-title = Deskové hry Obou zemí
home-lead = Dvě hry ze starověkého Egypta, úplné a s vysvětlením každého pravidla: proti botům, u jedné obrazovky nebo s přáteli přes odkaz.
play-now = Hrát hned
invite-friends = S přáteli
home-learn = Naučit se
home-players = Hráči
home-players-number = { $least } až { $most }
home-length = Délka
home-minutes = { $least } až { $most } min
home-minutes-help = { $least } min proti botům, { $most } min u plného stolu lidí
home-difficulty = Obtížnost
home-difficulty-few = snadná
home-difficulty-some = střední
home-difficulty-many = vyšší
home-language = Jazyk stránky
home-continue = Pokračovat
home-open-tables = Otevřené stoly
watch-replay = Otevřít soubor se hrou
guest-name = Host
your-turn = Jste na tahu
status-gathering = čeká se na hráče
status-running = hraje se
status-over = dohráno
open-seat = Volné místo
bot-name = Bot { $number } ({ $level })
bots-level = Boti:
level-random = náhodný
level-gentle = mírný
level-easy = snadný
level-medium = střední
level-hard = těžký
level-expert = expert

## Nový stůl
new-title = Nový stůl: { $game }
new-you = Vy
your-name = Vaše jméno
new-seats = Místa
seat-count = Počet hráčů
seat-who = Kdo hraje na místě { $number }
seat-god = Bůh na místě { $number }
seat-province = Provincie na místě { $number }
who-me = Já
who-hotseat = U této obrazovky
who-open = Pozvánka odkazem
god-random = Náhodný bůh
god-chosen = Bůh se vybírá v pořadí hráčů
province-random = Náhodná provincie
province-chosen = Provincie se vybírá v pořadí hráčů
new-options = Možnosti
by-chance = Náhodně
option-scenario = Scénář
option-guardian = Strážce úrovně { $level }
option-last-red = Poslední červené pole stupnice zbožnosti
option-usual = Standardní
option-advanced = Pokročilý papyrus: vyšší tributy
option-short = Krátká hra
option-speed = Čas
speed-none = Bez hodin
speed-budget15 = 15 minut pro každého, za každý tah 10 sekund navíc
speed-budget30 = 30 minut pro každého, za každý tah 20 sekund navíc
speed-turn2 = 2 minuty na tah
speed-days1 = 1 den na tah
speed-days3 = 3 dny na tah
speed-days7 = 7 dní na tah
option-public = Ve veřejném seznamu: přisednout nebo se dívat může kdokoli
option-hints = Nápovědy povoleny: kdo je na řadě, může vidět, co by zvažoval silný bot
option-coach = Rádce: kdo je na řadě, může slyšet, na čem teď záleží
option-planning = Plánování povoleno: kdo má místo, může zkoušet tahy na kopii, kterou nikdo jiný nevidí
open-and-invite = Otevřít stůl
begin-now = Začít
other-game = Přejít na { $game }

## Připojení
join-title = Máte pozvánku
join-lead = Stačí jméno; účet není potřeba.
join-sit = Usednout

## Předsálí
lobby-lead = Hra začne, jakmile budou všichni připraveni.
lobby-link = Pošlete tento odkaz těm, kdo si s vámi mají zahrát
copy = Kopírovat
copied = Zkopírováno
ready = připraveno
not-ready = nepřipraveno
waiting-for-player = čeká se na hráče
sit-here = Usednout sem
stand-up = Vstát
i-am-ready = Připraveno
not-ready-yet = Ještě ne
you = vy

## U stolu
connecting = Připojování …
connection-connecting = Připojování …
connection-behind = Spojení přerušeno, zkoušíme to znovu …
connection-closed = Odpojeno
players = Hráči
is-asked = vybírá
away-time = čas vypršel
away-left = není u stolu
presence-here = je tady
presence-away = na chvíli pryč
presence-gone = pryč už { $time }
presence-never = zatím nedorazil(a)
waited-for = čeká se už { $time }
conceded = vzdáno
clock-days = { $days } d { $hours } h
question = Otázka
to-options = Možnosti
game-over = Hra skončila
outcome-rules = Hra se dohrála až do konce.
outcome-conceded = Jedna ze stran hru vzdala.
outcome-abandoned = Hra byla ukončena dohodou.
winners = Vítězství: { $names }
no-winner = Nikdo nevyhrál.
watch-this-replay = Projít hru znovu
rematch = Odveta
rematch-help = Stejná místa; začíná další v pořadí.
to-rematch = K odvetě
share = Sdílet
ending-board = Prohlédnout konečnou desku
ending-show = Ukázat výsledek
share-text = { $title }: { $result }
sealed-waiting = Vaše odpověď je zapečetěná. Ostatní ještě přemýšlejí.
unseal = Vzít zpět
propose-lead = O tohoto boha se dělíte: navrhněte odpověď.
proposal = { $name } navrhuje: { $token }
back = Zpět
option-detail = { $option } ({ $detail })
more-options =
    { $count ->
        [one] ještě { $count } možnost: zužte výběr psaním
        [few] ještě { $count } možnosti: zužte výběr psaním
        [many] ještě { $count } možnosti: zužte výběr psaním
       *[other] ještě { $count } možností: zužte výběr psaním
    }
command-line = Odpovědět psaním
command-line-hint = Napište odpověď, například 4,7
why-not = { $target } teď nelze vybrat:
why-fine = { $target } teď lze vybrat.
close = Zavřít
log = Co se stalo
show-moment = Ukázat tento okamžik
since-your-turn = Přehrát, co se stalo od vašeho tahu
somebody = Někdo
undo = Vrátit tah
plan = Plánovat
menu-more = Více
aid = Hra na jedné stránce
leave = Odejít
concede = Vzdát se
abandon = Ukončit hru
save-file = Uložit do souboru
came-from = Partie, z níž vychází
look-back = Projít hru znovu
sure-leave = Odejít z této hry? Ostatní rozhodnou, zda počkají, nechají dál hrát bota, nebo najdou někoho jiného. Můžete se vrátit.
sure-concede = Vzdát tuto hru?
sure-abandon = Požádat všechny ostatní o ukončení hry bez výsledku?
yes = Ano
no = Ne
curtain-title = Místo { $number }: { $name }
curtain-lead = Tajná volba. Ostatní se prosím nedívejte.
curtain-open = Nikdo jiný se nedívá
plan-curtain = Vaše plány. Ostatní se prosím nedívejte.
request-undo = { $name } žádá o návrat zpět.
request-abandon = { $name } žádá o ukončení hry bez výsledku.
request-withdraw = Vzít žádost zpět
agree = Souhlasit
refuse = Odmítnout
waiting-for-others = Čeká se na ostatní
vote-time = { $name }: vypršel čas. Co dál?
vote-left = { $name } odchází od stolu. Co dál?
vote-wait = Počkat
vote-bot = Dál hraje bot
vote-replace = Najít někoho jiného
you-are-away = Ostatní dostali otázku, co bude s vaším místem.
come-back = Jsem zpět

## Co udělali lidé, v záznamu
news-Joined = { $name } přichází ke stolu.
news-Sat = { $name } usedá.
news-Stood = { $seat } vstává.
news-Readied =
    { $ready ->
        [true] { $person }: připraveno.
       *[other] { $person }: ještě ne.
    }
news-Sealed = { $seat } má vybráno.
news-Unsealed = { $seat } bere svou volbu zpět.
news-Requested =
    { $what ->
        [undo] { $person } žádá o návrat zpět.
       *[other] { $person } žádá o ukončení hry.
    }
news-Agreed = { $person } souhlasí.
news-Lapsed =
    { $why ->
        [refused] Žádost je zamítnuta.
        [time] Na žádost nikdo včas neodpověděl.
        [withdrawn] Žádost je vzata zpět.
       *[other] Hra jde dál; žádost propadá.
    }
news-TakenBack = Hra se vrací na pozici { $to }.
news-Abandoned = Hra končí dohodou.
news-RanOut = { $seat }: vypršel čas.
news-Left = { $seat } odchází od stolu.
news-Voted =
    { $choice ->
        [wait] { $person } chce počkat.
        [bot] { $person } chce, aby dál hrál bot.
       *[other] { $person } chce najít někoho jiného.
    }
news-Waited = { $seat } dostává další čas.
news-TakenOver = { $seat }: dál hraje bot.
news-Vacated = { $seat }: místo je volné.
news-Returned = { $seat } je zpět.
news-Conceded = { $seat } se vzdává.
news-Missed = { $seat } nepřišel: do příchodu hraje bot.
news-Rematched = Je tu odveta: kdo hrál, pokračuje u jiného stolu.
news-SharingSaid =
    { $yes ->
        [true] { $person } ukazuje tuto partii všem.
       *[other] { $person } ukazuje tuto partii jen těm, kdo tu byli.
    }

## Záznam hry
replay-controls = Záznam hry
replay-first = Na začátek
replay-back = O tah zpět
replay-next = O tah vpřed
replay-last = Na konec
replay-position = Pozice
replay-speed = Rychlost
replay-view = Pohled
replay-public = Všichni
replay-link = Odkaz na tento tah
play = Přehrát
pause = Pozastavit

## Sledování tahů ostatních
pace = Tahy ostatních
pace-calm = klidně
pace-normal = běžně
pace-quick = rychle
pace-at-once = hned
others-play = Hrají ostatní …
skip = Přeskočit
thinks =
    { $count ->
        [one] { $names } přemýšlí
        [few] { $names } přemýšlejí
        [many] { $names } přemýšlejí
       *[other] { $names } přemýšlejí
    }
is-thinking = přemýšlí
missed-moves =
    { $count ->
        [one] { $count } tah, když jste tu nebyli
        [few] { $count } tahy, když jste tu nebyli
        [many] { $count } tahu, když jste tu nebyli
       *[other] { $count } tahů, když jste tu nebyli
    }
play-back = Přehrát
looking-back = { $number } z { $count }
back-to-now = Zpět do současnosti
back-to-your-turn = Zpět do současnosti: jste na tahu
result = Výsledek
go-on = Dál
done = Hotovo
log-newest = Nejnovější

## Seznamy
games-none = Zatím nemáte žádné hry.
games-waiting = Čeká se na vás
games-running = Rozehrané
games-over = Dohrané
show-more = Zobrazit další
called-next = Jste na tahu
called-waiting =
    { $count ->
        [one] Čeká na vás { $count } hra
        [few] Čekají na vás { $count } hry
        [many] Čeká na vás { $count } hry
       *[other] Čeká na vás { $count } her
    }
called-since = čeká se na vás od { $time }
called-left = zbývá { $time }
called-you-won = Vyhráli jste
called-you-lost = Vítězství: { $names }
called-nobody-won = Nikdo nevyhrál

## Pravidla
rules-search = Hledat
help-rule = Pravidlo { $rule }

## Nastavení
settings-look = Vzhled a chování
settings-language = Jazyk
settings-theme = Barvy
theme-system = Podle zařízení
theme-light = Světlé
theme-dark = Tmavé
settings-text = Velikost písma
text-small = Malé
text-normal = Běžné
text-large = Velké
text-huge = Největší
settings-sound = Zvuky
settings-you = Vy
settings-rename = Uložit jméno
settings-renamed = Jméno je uložené.
settings-recovered = Vaše hry jsou tady.
settings-forgotten = Tento prohlížeč na vás zapomněl.
settings-forget = Zapomenout mě na tomto zařízení
settings-everywhere = Odhlásit na všech zařízeních
settings-new-code = S novým obnovovacím kódem: starý tím přestane platit
settings-signed-out = Na žádném zařízení už nejste přihlášeni.
recovery-lead = Váš obnovovací kód: s ním se ke svým hrám dostanete i z jiného zařízení. Uschovejte si ho; zobrazí se jen teď.
recovery-code = Obnovovací kód
recovery-use = Načíst mé hry
recovery-renew = Vytvořit nový obnovovací kód
recovery-renew-why = Váš obnovovací kód je uložen tak, že ho nikdo nepřečte, ani tady. Nový se hned zobrazí a starý tím přestane platit.
sessions = Kde jste přihlášeni
session-here = tento prohlížeč
session-seen = naposledy tu byl { $day }, přihlášen od { $since }
session-end = Odhlásit ho
forget-sure = Zapomenout na vás v tomto prohlížeči? Bez obnovovacího kódu se odsud ke svým hrám nevrátíte.
forget-yes = Ano, zapomenout

## O webu
about-what = Tawy, „Obě země“, je svobodný domov dvou deskových her ze starověkého Egypta, s herními enginy, které znají každé pravidlo, serverem, který nic neztratí, a boty.
about-credits = Poděkování
about-icons = Ikony: autoři game-icons.net, licence CC BY 3.0.
about-fonts = Písma: Alegreya a Source Sans 3, licence SIL Open Font License.
about-sources = Zdroje
about-license = Kód je svobodný software pod licencí MIT.

## Potíže
unreachable = Server není dostupný. Zkontrolujte připojení a zkuste to znovu.
refused-no_session = Nejdřív řekněte, kdo jste: stačí jméno.
refused-not_found = Takový stůl neexistuje, nebo k jeho zobrazení potřebujete pozvánku.
refused-not_yours = O tom nerozhodujete vy.
refused-moved_on = Hra se mezitím posunula dál.
refused-too_many = Příliš mnoho požadavků: chvíli počkejte a zkuste to znovu.
refused-too_large = Tento soubor je příliš velký.
refused-foreign_origin = Přichází to ze stránky jiného webu a nelze to přijmout.
refused-too_slow = Požadavek dorazil příliš pozdě: zkuste to znovu.
refused-unavailable = Server to teď nemůže udělat: zkuste to za chvíli znovu.
refused-wrong_host = Server pod tímto jménem není znám.
refused-malformed = Server tomu nerozumí: zkontrolujte, co jste zadali.
refused-illegal = Tato odpověď teď není možná.
refused-not_now = To teď nelze udělat.

coach = Rádce
coach-off = Vypnout rádce
coach-wish-first = V mých prvních hrách
coach-wish-on = Vždy
coach-wish-off = Nikdy
hint = Nápověda
hint-thinking = Přemýšlím…

## Dohody, hostitel a pozvánka
option-undo = Vracení tahů
planning = Plánování
planning-on = povoleno, na kopii, kterou nikdo jiný nevidí
planning-off = u tohoto stolu ne
undo-own = jen vlastní poslední volby
undo-agreed = po dohodě, kromě odhaleného
undo-revealed = po dohodě, i odhalené
request-past-reveal = Vrátilo by se něco, co už bylo vylosováno nebo odhaleno: souhlasit musí všichni, i nepřítomní.
request-awaited = Ještě neodpověděli: { $names }
request-then-granted = Pokud nikdo nic nenamítne, stane se tak za { $time }.
request-then-lapsed = Pokud nebudou všichni souhlasit, žádost za { $time } propadne.
vote-awaited = Ještě si nevybrali: { $names }
vote-ends = Za { $time } rozhodnou ti, kdo si vybrali; při rovnosti se čeká.
seat-is-open = V této hře je volné místo.
invite = Pozvat
invite-new = Vytvořit nový odkaz
invite-sure = Vytvořit nový odkaz? Starý pak nic neotevře; kdo už přišel, zůstane.
people = Lidé u tohoto stolu
people-nobody = Zatím tu nikdo další není.
person-seated = hraje
person-watching = dívá se
person-banned = nemá přístup
person-remove = Poslat pryč
person-ban = Nepouštět dovnitř
person-unban = Znovu pustit dovnitř
news-Removed = Hostitel posílá pryč: { $name }.
hint-lead = Co zvažuje nejsilnější bot po vyzkoušení { $count } pokračování:
hint-chance = šance na výhru { $percent } %

## What an option would do: numbers of whoever is asked and of others, and what comes then
foreseen-number = { $what } { $from } → { $to }
foreseen-numbers-of = { $who }: { $numbers }
foreseen-chance = Potom rozhodne náhoda.
foreseen-secret = Co bude dál, záleží na tom, co nemůžete vědět.

## What an invitation says, also in the preview of its link

club-night = Klubový večer
club-mine = Moje klubové večery
club-announce-help = Klubový večer: 4 až 64 lidí, několik kol a pokaždé noví soupeři u stolu.
club-back = Na klubový večer
club-status-gathering = schází se
club-status-running = { $round }. kolo z { $count }
club-status-over = skončil
club-status-off = zrušen
invited-title = { $host } vás zve ke hře { $game }
invited-seats = Volná místa: { $free } z { $seats }
invited-clock-none = Bez hodin
invited-clock-budget = { $time } na hráče
invited-clock-turn = { $time } na tah
invited-clock-days = { $time } na tah
invited-over = Tato hra skončila: můžete si ji prohlédnout.
invite-code = Ukázat jako QR kód
invited-players = Kdo hraje
invited-time = Čas
invited-length = Délka

## Looking for an open table

filter-any = Jakékoli
filter-game = Hra
filter-clock-none = Bez hodin
filter-clock-budget = Čas na celou hru
filter-clock-turn = Čas na tah
filter-clock-days = Dny na tah
filter-language = Jazyk
filter-nothing = Žádný otevřený stůl takový není.

## Chat

chat = Chat
chat-unread = { $count ->
    [one] { $count } nová
    [few] { $count } nové
    [many] { $count } nové
   *[other] { $count } nových
}
chat-seats = Hráči
chat-watchers = Diváci
chat-empty = Zatím nikdo nic nenapsal.
chat-say = Napište zprávu
chat-send = Odeslat
chat-about = Co napsal(a) { $name }: další
chat-mute = Ztlumit: { $name }
chat-muted = { $count ->
    [one] Máte ztlumenou jednu osobu.
    [few] Máte ztlumené { $count } osoby.
    [many] Máte ztlumeno { $count } osoby.
   *[other] Máte ztlumeno { $count } osob.
}
chat-unmute = Znovu číst: { $name }
chat-report = Nahlásit hostiteli
chat-reported = Nahlášeno
chat-reports = Nahlášeno vám
chat-link-warning = Odkaz vede na jiný web, { $site }. Pisatel nemusí být ten, za koho ho máte: otevřete ho, jen pokud mu věříte.
chat-link-open = Otevřít odkaz
