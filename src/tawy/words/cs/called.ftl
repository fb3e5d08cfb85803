# Přivolání zpět ke stolu: zprávy e-mailem, webhookem a upozorněním, a jejich nastavení.

## Messages
called-title-turn = { $game }: jste na tahu
called-title-begins = { $game }: hra začíná
called-title-over = { $game }: hra skončila
called-title-consent = { $game }: žádají vás o souhlas
called-title-mention = { $game }: někdo vás zmínil
called-title-low = { $game }: dochází vám čas
called-title-invited = { $game }: jste zváni ke stolu
called-title-test = Zkušební zpráva od Tawy
called-title-confirm = Tawy: je to vaše adresa?
called-title-sign-in = Tawy: přihlášení jako { $name }
called-with = Vaši spoluhráči: { $names }.
called-played-with = Vaši spoluhráči: { $names }.
called-until = Máte čas do { $time }.
called-invited = { $host } vám nabízí místo.
called-text-test = Pokud toto čtete, Tawy vás tu zastihne.
called-text-confirm = Někdo, nejspíš vy, chce, aby Tawy psal na tuto adresu. Otevřete odkaz a potvrďte, že je vaše. Jinak nedělejte nic: nic dalšího nepřijde.
called-text-sign-in = Někdo, nejspíš vy, se chce přihlásit do Tawy jako { $name }. Odkaz platí jednou, po dobu 15 minut. Pokud jste to nebyli vy, nedělejte nic: bez této zprávy se nikdo nepřihlásí.
called-open = Otevřít stůl
called-confirm = To je moje adresa
called-sign-in = Přihlásit se
called-unsubscribe = Na tuto adresu už nic neposílat
called-why = Tuto zprávu dostáváte, protože jste si ji vyžádali v nastavení Tawy.

## Links in e-mails
called-confirm-lead = Má Tawy psát na tuto adresu, když na vás čeká hra?
called-confirmed = Vaše adresa je potvrzena. Tawy vám napíše, když na vás čeká hra.
called-unsubscribe-lead = Má Tawy přestat psát na tuto adresu?
called-unsubscribed = Hotovo: Tawy už na tuto adresu nepíše.

## Settings
called-settings = Upozornění
called-lead = Aby na vás žádná hra nečekala bez vašeho vědomí. Žádná zpráva neprozradí tajemství hry.
called-nobody = Nejdřív si zvolte jméno; pak vás můžeme volat zpět ke hrám.
called-kinds = Dejte mi vědět,
called-kind-turn = když jsem na tahu
called-kind-begins = když hra začíná
called-kind-over = když hra skončí
called-kind-consent = když mě žádají o souhlas
called-kind-mention = když mě někdo zmíní v chatu
called-kind-low = když mi dochází čas
called-kind-invited = když mi někdo nabídne místo
called-channel-page = Tato stránka, dokud je otevřená
called-channel-push = Tento prohlížeč, i když je zavřený
called-channel-email = E-mail
called-channel-webhook = Webhook
called-form-tawy = Vlastní program (JSON)
called-form-discord = Discord
called-form-slack = Slack
called-allow = Povolit tomuto prohlížeči zobrazovat upozornění
called-denied = Tento prohlížeč nedovoluje této stránce zobrazovat upozornění; povolte to v nastavení prohlížeče.
called-push-add = Upozorňovat tento prohlížeč
called-push-failed = Tento prohlížeč tu nemůže upozornění přijímat.
called-email-add = Přidat e-mailovou adresu
called-email-address = E-mailová adresa
called-email-sent = Na tuto adresu je na cestě zpráva: otevřete odkaz, který v ní je.
called-unconfirmed = zatím nepotvrzeno
called-webhook-add = Přidat webhook
called-webhook-address = Adresa (https://…)
called-webhook-form = Formát
called-test = Poslat zkušební zprávu
called-tested = Zkušební zpráva je na cestě.
called-remove = Odebrat
called-removed = Odebráno.
called-trouble = Poslední zprávu se nepodařilo odeslat: { $reason }.
called-quiet = Klidové hodiny: žádné zprávy
called-quiet-from = od
called-quiet-until = do
called-saved = Uloženo.
