# O que dizem as lições de todos os jogos.

lesson-chapter = Capítulo { $number } de { $last }: { $title }
lesson-would = Aconteceria isto: { $what }
lesson-not-now = Dá para fazer, e em outra hora pode ser o certo. Nesta história, faça o que está marcado.
lesson-try-again = Quer tentar de novo?
lesson-end = A lição acaba aqui. Você já sabe o bastante para jogar: o resto dá para consultar quando aparecer.

lesson-shorts = Lições curtas de { $game }, de 20 segundos
lesson-short-end = Agora você sabe o que { $thing } faz.

## On the page

lesson-panel = A lição
lesson-progress = Quanto deste capítulo já passou
lesson-watch = Veja o que os outros fazem…
lesson-missed = Não é isso que está sendo pedido agora. Olhe o que está marcado em dourado.
lesson-on-board = Escolha no tabuleiro.
lesson-back = Voltar
lesson-play = Jogar
lesson-again = Jogar de novo
lesson-next-chapter = Próximo capítulo
lesson-go-on = Continuar
lesson-skip-moves = Mostrar de uma vez
lesson-chapters = Capítulos
lesson-skip = Pular este capítulo
lesson-how = Você faz as jogadas no tabuleiro de verdade. Cada capítulo leva um ou dois minutos; pare e volte quando quiser.
lesson-done = concluído
lesson-here = você está aqui
lesson-continue = Continuar
lesson-begin = Começar
lesson-first = É novo por aqui? Aprenda jogando
lesson-first-how = Você faz as jogadas no tabuleiro de verdade e fica sabendo por quê. Dez minutos, em capítulos curtos; pare quando quiser.
lesson-of = Aprender { $game }
lesson-so-far = { $done } de { $all }
lesson-short = Experimente: 20 segundos
lesson-short-done = Pronto
lesson-shorts-all = Mais lições
lesson-happened = Aconteceu isto: { $what }
