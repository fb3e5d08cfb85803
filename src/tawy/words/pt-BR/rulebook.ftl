### O manual na página, e a busca nas regras; o que dizem os manuais de cada jogo está em rulebook-ankh e rulebook-plagues.

rulebook-way-book = Manual
rulebook-way-aid = Em uma página
rulebook-way-numbered = Regras numeradas
rulebook-print = Imprimir
rulebook-contents = Sumário
rulebook-exact = As regras exatas:
rulebook-origins = De onde isto vem
rulebook-numbered = Regras numeradas
rulebook-numbered-lead = Cada regra com seu número: é por elas que os jogos, suas explicações e seus testes se guiam. O manual diz o mesmo em palavras simples.
rulebook-explained = Em palavras simples: { $section }
rulebook-example = Exemplo:
rulebook-play = Jogar
rulebook-again = Jogar de novo
rulebook-step = Próximo passo
rulebook-back = Passo atrás
rulebook-step-of = Passo { $step } de { $steps }
rulebook-search-hint = por exemplo: vencer, empate, cartas
rulebook-search-close = Fechar a busca
rulebook-found =
    { $count ->
        [one] { $count } lugar fala disso.
        [many] { $count } lugares falam disso.
       *[other] { $count } lugares falam disso.
    }
rulebook-found-none = Nada nestas regras fala de “{ $words }”.
rulebook-found-none-try = Tente outra palavra, ou veja aqui:
# Palavras que não dizem nada em uma busca; todas as outras contam.
rulebook-stop-words = o, a, os, as, um, uma, uns, umas, de, do, da, dos, das, em, no, na, nos, nas, por, para, com, e, ou, é, são, se, me, meu, minha, meus, minhas, seu, sua, seus, suas, eu, você, que, como, quando, onde, qual, quais, quem, quantos, quantas, quanto, posso, pode, devo, tem, tenho, há, faço
