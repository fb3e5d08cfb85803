# Companhia à mesa: quem pode assistir, amigos e conteúdo próprio.

## O link de quem assiste
watch-link = Link para quem só vai assistir
watch-new = Criar outro link para assistir
watch-make = Criar um link para assistir
watch-sure = Criar outro link para assistir? O antigo deixará de abrir a mesa; quem já assiste fica.
watched-title = { $host } convida você para assistir a { $game }
watch-in = Assistir
