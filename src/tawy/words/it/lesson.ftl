# Quello che dicono le lezioni di tutti i giochi.

lesson-chapter = Capitolo { $number } di { $last }: { $title }
lesson-would = Succederebbe questo: { $what }
lesson-not-now = Si può fare, e un'altra volta potrebbe essere la scelta giusta. In questa storia, fai quello che è indicato.
lesson-try-again = Vuoi riprovare?
lesson-end = La lezione finisce qui. Ne sai abbastanza per giocare: il resto lo puoi cercare quando serve.
