# Co říkají lekce všech her.

lesson-chapter = Kapitola { $number } z { $last }: { $title }
lesson-would = Stalo by se toto: { $what }
lesson-not-now = Jde to a jindy to může být správně. V tomto příběhu udělejte to, co je označené.
lesson-try-again = Chcete to zkusit znovu?
lesson-end = To byla celá lekce. Víte dost, abyste mohli hrát: všechno ostatní si najdete, až na to přijde.

lesson-shorts = Krátké lekce, každá na 20 sekund: { $game }
lesson-short-end = Teď víte, co umí { $thing }.

## On the page

lesson-panel = Lekce
lesson-progress = Jak daleko jste v této kapitole
lesson-watch = Sledujte, co dělají ostatní…
lesson-missed = Na to se teď hra neptá. Podívejte se na to, co je označené zlatě.
lesson-on-board = Vyberte na plánu.
lesson-back = Zpět
lesson-play = Zahrát si to
lesson-again = Zahrát si to znovu
lesson-next-chapter = Další kapitola
lesson-go-on = Dál
lesson-skip-moves = Ukázat hned
lesson-chapters = Kapitoly
lesson-skip = Přeskočit tuto kapitolu
lesson-how = Tahy děláte sami na skutečném plánu. Každá kapitola trvá minutu nebo dvě; kdykoli můžete přestat a vrátit se.
lesson-done = hotovo
lesson-here = tady jste
lesson-continue = Pokračovat
lesson-begin = Začít
lesson-first = Jste tu poprvé? Naučte se to hraním
lesson-first-how = Tahy děláte na skutečném plánu a dozvíte se proč. Deset minut v krátkých kapitolách; přestat můžete kdykoli.
lesson-of = Naučit se hru { $game }
lesson-so-far = { $done } z { $all }
lesson-short = Vyzkoušet: 20 sekund
lesson-short-done = Hotovo
lesson-shorts-all = Další lekce
lesson-happened = Stalo se toto: { $what }
