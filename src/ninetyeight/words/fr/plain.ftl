# What only the plain game says: `ninetyeight play --plain`. Lines in, lines out; each makes sense when read aloud.

## Before a game. $name: a player. $seats: the players by number. $answer: what was typed. $count: how many players.
plain-explains = ? explique tout.
plain-look = { $name } regarde sa première main.
plain-curtain = Quand { $name } est la seule personne à voir l’écran, appuie sur Entrée.
plain-hide = Entrée cache ta main.
plain-who-starts = Qui commence ? Mettez-vous d’accord sans nombres. ({ $seats } ; Entrée tire au sort)
plain-no-player = « { $answer } » ne joue pas ici : tape un nom, un nombre de 1 à { $count }, ou seulement Entrée.

## The table: beside a pile that no card fits, and beside a card that may go back by 10.
plain-nothing-fits = rien à jouer
plain-trick = rétro

## Answers and refusals. $card: a number. $word, $words: what was typed. `plain-yes`: what means yes beside `y` and `yes`.
plain-anyway = La jouer quand même ? [o/N]
plain-yes = o oui
plain-stays = Le { $card } reste en main.
plain-not-done = Non exécuté : { $words }
plain-not-understood = « { $word } » : incompréhensible. Une carte se joue avec sa pile, par exemple 34A ; un point termine le tour ; « ? » explique tout.
plain-no-undo = À plusieurs, carte posée, carte jouée : les autres l’ont vue.

## After a game, and when it is left. $command: what to type in a shell.
plain-again = Encore ? Entrée redistribue, s rejoue la même donne, q quitte.
plain-go-on = Enregistré. Pour continuer : { $command }
plain-see-again = Enregistré. Pour revoir la partie : { $command }

## What `?` explains: a line for each word that can be typed, which are the same in all languages; then the rules.
plain-help-typing = Joue tes cartes avec la lettre de leur pile, et termine ton tour par un point :
plain-help-card = le 34 sur la pile A
plain-help-turn = deux cartes sur A, puis la fin du tour
plain-help-undo = reprend la dernière carte de ce tour (seul ou avec des bots)
plain-help-hint = un indice ; une deuxième fois, un indice plus clair (en solo ou avec des bots)
plain-help-table = montre de nouveau la table, comme Entrée
plain-help-cards = montre les cartes déjà jouées
plain-help-quit = quitte ; la partie reste enregistrée
plain-help-help = montre cette aide
plain-rules = A et B montent à partir de { $low }, C et D descendent à partir de { $high }. Une carte qui recule d’exactement { $trick } est permise aussi : le rétro. Chaque tour demande au moins { $minimum } cartes, ou { $last } quand la pioche est vide. La partie est perdue quand quelqu’un ne peut pas finir son tour, et gagnée quand les { $cards } cartes sont jouées.
plain-fires = Les cartes { $cards } sont en feu.
