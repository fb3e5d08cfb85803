# Games that are over, shown to others: by a link, as a file.
save-film = Uložit jako film
save-film-help = Jediný soubor, který partii přehraje v každém prohlížeči, i bez sítě
shared-moves = Voleb: { $count }
shared-open = Tuto partii může vidět každý, kdo má odkaz.
shared-closed = Tuto partii mohou vidět jen ti, kdo byli u tohoto stolu.
shared-refused = { $names } si nepřeje ji ukazovat.
shared-let = Ukázat ji každému, kdo má odkaz
play-on = Hrát dál odtud
play-on-lead = Vlastní stůl pokračuje od pozice { $position }. Náhoda se losuje znovu a nic se nezapočítává.
play-on-me = Já
play-on-bot = Bot, { $level }
play-on-secrets = Co bylo tajné
play-on-true = Jak to doopravdy bylo
play-on-redealt = Rozdáno znovu, jak to z mého místa mohlo být
play-on-begin = Hrát
