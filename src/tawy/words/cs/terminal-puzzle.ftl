terminal-puzzle-none = Hádanka { $wish } neexistuje: napište hru nebo id hádanky.
terminal-puzzle-lead = Jedna odpověď je jasně nejlepší. Napište její číslo nebo název; „{ $answer }“ ji ukáže, „{ $quit }“ skončí.
terminal-puzzle-senseless = Boti zatím neumějí posoudit hru { $game }, a tak v ní hádanky nenajdou.
terminal-puzzle-numbers = Je potřeba alespoň jedna hádanka a jeden proces.
terminal-puzzle-strange = { $file } není záznam hry { $game }: vynechte ho.
terminal-puzzle-themeless = Hádanky na téma { $theme } nejsou: vyberte z { $themes }.
terminal-puzzles-found =
    { $count ->
        [one] V souboru { $file } je { $count } hádanka.
        [few] V souboru { $file } jsou { $count } hádanky.
        [many] V souboru { $file } je { $count } hádanek.
       *[other] V souboru { $file } je { $count } hádanek.
    }
