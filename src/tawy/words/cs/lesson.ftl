# Co říkají lekce všech her.

lesson-chapter = Kapitola { $number } z { $last }: { $title }
lesson-would = Stalo by se toto: { $what }
lesson-not-now = Jde to a jindy to může být správně. V tomto příběhu udělejte to, co je označené.
lesson-try-again = Chcete to zkusit znovu?
lesson-end = To byla celá lekce. Víte dost, abyste mohli hrát: všechno ostatní si najdete, až na to přijde.
