# Companhia à mesa: quem pode assistir, amigos e conteúdo próprio.

## O link de quem assiste
watch-link = Link para quem só vai assistir
watch-new = Criar outro link para assistir
watch-make = Criar um link para assistir
watch-sure = Criar outro link para assistir? O antigo deixará de abrir a mesa; quem já assiste fica.
watched-title = { $host } convida você para assistir a { $game }
watch-in = Assistir

## Conteúdo próprio
content-own = Tabelas e cenário
content-printed = os que vêm com o jogo
content-bring = Trazer um arquivo…
content-what = Um arquivo TOML: outras tabelas impressas ou um cenário. Fica guardado só para você; uma mesa aberta com ele mostra a todos o que muda.
content-name = Nome do arquivo
content-delete = Apagar o arquivo
content-played-with = Joga-se com “{ $name }”: o que muda
content-no-difference = Nada muda.

## Pessoas
been-here-before = Já estive aqui
profile-of = Perfil de { $name }
nav-profile = Seu perfil
