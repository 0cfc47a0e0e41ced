# What the terminal client says beside the game itself.

## Keys at a table, as short as can be.
terminal-play = Jouer
terminal-last-turn = Dernier tour
terminal-signs = Signes : montrer les tiens, voir ceux de tous

## The front door.
terminal-tagline = Quatre-vingt-dix-huit cartes, quatre piles, une équipe.
terminal-play-alone = Jouer en solo
terminal-play-bots = Jouer avec des bots
terminal-people = Plusieurs à ce clavier
terminal-link = Rejoindre par un lien
terminal-preferences = Langue, couleurs, nom
terminal-next = Suivant
terminal-back = Retour
terminal-quit = Quitter

## The curtain between people who share a keyboard. $name: who plays next.
terminal-pass = Passez le clavier à { $name }.
terminal-pass-enter = Entrée montre les cartes.

## A seat whose person is not there; in brackets behind the name.
terminal-away = pas là

## A record that was saved. $path: where. $why: what stood in the way.
terminal-saved = Enregistré : { $path }
terminal-not-saved = L’enregistrement a échoué : { $why }

## Columns of the list of games.
terminal-when = Quand
terminal-result = Résultat

## A window in which not everything has room. $width, $height: columns and rows that are enough.
terminal-small = La fenêtre est trop petite : il faut { $width } × { $height }.

## A number that was typed, and is no card of the hand.
terminal-not-in-hand = Le { $card } n’est pas dans ta main.

## Deleting a game from a list; `-about` what becomes of one that is over, `-running` of one that waits.
terminal-delete = Supprimer
terminal-delete-ask = Supprimer cette partie ?
terminal-delete-about = Son enregistrement disparaît pour toujours, et les statistiques ne la comptent plus.
terminal-delete-running = Elle s’arrête ici, sans résultat, et ne pourra pas être reprise.

## A bot of one's own that failed: told once. $bot: its name. $other: the bot that stands in for it.
terminal-bot-late = { $bot } n’a pas répondu à temps. Chaque fois que cela arrive, { $other } joue à sa place.
terminal-bot-crashed = { $bot } s’est arrêté sur une erreur. Chaque fois que cela arrive, { $other } joue à sa place.
terminal-bot-bad-answer = La réponse de { $bot } est inutilisable. Chaque fois que cela arrive, { $other } joue à sa place.
terminal-no-games = Pas encore de partie terminée.
