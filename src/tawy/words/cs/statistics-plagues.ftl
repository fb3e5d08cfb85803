### Statistiky 10 ran egyptských.

statistics-plagues-provinces = Které provincie vyhrávají?
statistics-plagues-provinces-note = Podíl vyhraných her podle provincie; v sólové hře proti automě.
statistics-plagues-points = Odkud přicházejí body?
statistics-plagues-points-note = Průměr na hráče po odečtení toho, co bylo ztraceno.
statistics-plagues-plagues = Které rány stojí nejvíc?
statistics-plagues-plagues-note = Ztracené žetony a kroky zpět, dokud rána platila: průměr na hráče. Co zakazuje, se nepočítá.
statistics-plagues-own = Rány z vlastních tabulek
statistics-plagues-favours = Které Faraonovy karty se berou?
statistics-plagues-favours-note = Kolikrát za hru: průměr na hráče.
statistics-plagues-territories = Která území se berou?
statistics-plagues-territories-note = Karty každého druhu: průměr na hráče.
statistics-plagues-tributes = Co stojí nezaplacený tribut?
statistics-plagues-tributes-note = Podíl vyhraných her podle toho, kolik tributů nebylo možné zaplatit.
statistics-plagues-tracks = Která stupnice vítěze brzdí?
statistics-plagues-tracks-note = Podíl vyhraných her podle stupnice, která byla na konci nižší.
statistics-plagues-track-city = Nižší stupnice města
statistics-plagues-track-field = Nižší stupnice venkova
statistics-plagues-track-level = Obě stejně
statistics-plagues-endings = Jak hry končí?
statistics-plagues-endings-note = Podíl ze všech her.
