### Statistiche di 10 Piaghe.

statistics-plagues-provinces = Quali province vincono?
statistics-plagues-provinces-note = Quota di partite vinte, per provincia; in solitario, contro l'Automa.
statistics-plagues-points = Da dove vengono i punti?
statistics-plagues-points-note = Media per giocatore, tolto ciò che è andato perso.
statistics-plagues-plagues = Quali piaghe costano di più?
statistics-plagues-plagues-note = Segnalini persi e passi indietro mentre la piaga era in gioco: media per giocatore. Ciò che vieta non si conta.
statistics-plagues-own = Piaghe di tabelle proprie
statistics-plagues-favours = Quali carte Faraone si prendono?
statistics-plagues-favours-note = Quante volte in una partita: media per giocatore.
statistics-plagues-territories = Quali territori si prendono?
statistics-plagues-territories-note = Carte di ogni tipo: media per giocatore.
statistics-plagues-tributes = Quanto costa un tributo non pagato?
statistics-plagues-tributes-note = Quota di partite vinte, secondo quanti tributi non si sono potuti pagare.
statistics-plagues-tracks = Quale tracciato frena chi vince?
statistics-plagues-tracks-note = Quota di partite vinte, secondo il tracciato più basso alla fine.
statistics-plagues-track-city = Tracciato città più basso
statistics-plagues-track-field = Tracciato campagna più basso
statistics-plagues-track-level = Entrambi pari
statistics-plagues-endings = Come finiscono le partite?
statistics-plagues-endings-note = Quota di tutte le partite.
