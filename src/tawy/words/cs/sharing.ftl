# Games that are over, shown to others: by a link, as a file.
save-film = Uložit jako film
save-film-help = Jediný soubor, který partii přehraje v každém prohlížeči, i bez sítě
shared-moves = Voleb: { $count }
shared-open = Tuto partii může vidět každý, kdo má odkaz.
shared-closed = Tuto partii mohou vidět jen ti, kdo byli u tohoto stolu.
shared-refused = { $names } si nepřeje ji ukazovat.
shared-let = Ukázat ji každému, kdo má odkaz
