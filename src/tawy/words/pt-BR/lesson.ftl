# O que dizem as lições de todos os jogos.

lesson-chapter = Capítulo { $number } de { $last }: { $title }
lesson-would = Aconteceria isto: { $what }
lesson-not-now = Dá para fazer, e em outra hora pode ser o certo. Nesta história, faça o que está marcado.
lesson-try-again = Quer tentar de novo?
lesson-end = A lição acaba aqui. Você já sabe o bastante para jogar: o resto dá para consultar quando aparecer.
