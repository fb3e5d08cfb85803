### Statistiche di Ankh.

statistics-ankh-gods = Quali divinità vincono?
statistics-ankh-gods-note = Quota di partite vinte, per divinità. I due posti di divinità unite vincono insieme.
statistics-ankh-powers = Quali poteri sblocca chi vince?
statistics-ankh-powers-note = Quota di partite vinte da chi ha sbloccato un potere.
statistics-ankh-cards = Quali carte vincono i combattimenti?
statistics-ankh-cards-note = Quante volte una carta era dalla parte vincente quando è stata giocata.
statistics-ankh-points = Da dove viene la devozione?
statistics-ankh-points-note = Media per divinità, tolto ciò che è andato perso.
statistics-ankh-guardians = I guardiani fanno vincere?
statistics-ankh-guardians-note = Quota di partite vinte da chi ha avuto un guardiano.
statistics-ankh-merging = Vincono le divinità unite?
statistics-ankh-merging-note = Quota di partite vinte, nelle partite in cui delle divinità si sono unite.
statistics-ankh-merging-upper = Divinità superiore di un'unione
statistics-ankh-merging-lower = Divinità inferiore di un'unione
statistics-ankh-merging-apart = Non unita
statistics-ankh-endings = Come finiscono le partite?
statistics-ankh-endings-note = Quota di tutte le partite.
statistics-ankh-conflicts = Quanti conflitti ha una partita?
statistics-ankh-conflicts-note = Quota di tutte le partite.
