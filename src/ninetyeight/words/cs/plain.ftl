# What only the plain game says: `ninetyeight play --plain`. Lines in, lines out; each makes sense when read aloud.

## Before a game. $name: a player. $seats: the players by number. $answer: what was typed. $count: how many players.
plain-explains = ? vysvětlí vše.
plain-look = { $name } si prohlíží první karty.
plain-curtain = Až uvidí obrazovku jen { $name }, stiskni Enter.
plain-hide = Enter skryje tvoje karty.
plain-who-starts = Kdo začne? Domluvte se bez čísel. ({ $seats }; Enter losuje)
plain-no-player = „{ $answer }“ tu nehraje: napiš jméno, číslo od 1 do { $count }, nebo stiskni jen Enter.

## The table: beside a pile that no card fits, and beside a card that may go back by 10.
plain-nothing-fits = nic nesedí
plain-trick = trik

## Answers and refusals. $card: a number. $word, $words: what was typed. `plain-yes`: what means yes beside `y` and `yes`.
plain-anyway = Přesto ji vyložit? [a/N]
plain-yes = a ano
plain-stays = Karta { $card } zůstává v ruce.
plain-not-done = Neprovedeno: { $words }
plain-not-understood = „{ $word }“ nedává smysl. Zadej kartu a hromádku, třeba 34A; tečka končí tah; ? vysvětlí vše.
plain-no-undo = Když vás hraje víc, co leží, to leží: ostatní kartu už viděli.

## After a game, and when it is left. $command: what to type in a shell.
plain-again = Znovu? Enter rozdá nové karty, s hraje znovu se stejnými, q skončí.
plain-go-on = Uloženo. Pokračování: { $command }
plain-see-again = Uloženo. Přehrát znovu: { $command }

## What `?` explains: a line for each word that can be typed, which are the same in all languages; then the rules.
plain-help-typing = Karty zadávej s písmenem jejich hromádky a tah ukonči tečkou:
plain-help-card = 34 na hromádku A
plain-help-turn = dvě karty na A, pak konec tahu
plain-help-undo = vezme zpět poslední kartu tohoto tahu (sólo nebo jen s boty)
plain-help-hint = nápověda; podruhé jasnější (sólo nebo s boty)
plain-help-table = ukáže znovu stůl, stejně jako Enter
plain-help-cards = ukáže už vyložené karty
plain-help-quit = skončí; hra zůstane uložená
plain-help-help = ukáže tento přehled
plain-rules = A a B stoupají od { $low }, C a D klesají od { $high }. Dovolená je i karta přesně o { $trick } zpět: reverzní trik. V každém tahu je třeba vyložit aspoň { $minimum } karty, s prázdnou dobírací hromádkou aspoň { $last }. Hra je prohraná, když někdo nemůže tah dokončit, a vyhraná, když je vyloženo všech { $cards } karet.
plain-fires = Karty { $cards } hoří.
