# Why something that was asked for did not happen; by the codes of the rules and of a table.

## By `rules.RefusalCode` (3.6, 8.4, 8.5). None needs a value: the code is enough.
refusal-game-over = La partie est terminée.
refusal-no-such-pile = Cette pile n’existe pas : les piles sont A, B, C et D.
refusal-not-in-hand = Tu n’as pas cette carte en main.
refusal-does-not-fit = Cette carte ne va pas sur cette pile.
refusal-trick-forbidden = « Pas de rétro » est visible : le rétro est interdit.
refusal-bound-to-pile = « Une seule pile » est visible : toutes les cartes de ce tour vont sur la même pile.
refusal-cover-fire-next = Un feu brûle : cette carte doit le recouvrir.
refusal-turn-not-finished = Le tour ne peut pas encore se terminer : il reste quelque chose à faire.
refusal-silence = « Silence » est visible : ni paroles ni signes pour l’instant.
refusal-sign-not-allowed = Ce signe n’est pas utilisé à cette table.

## By `table.TableCode`.
refusal-closed = Cette table est fermée.
refusal-not-seated = Tu n’as pas de place à cette table.
refusal-not-host = Seul l’hôte de la table peut faire cela.
refusal-not-your-turn = Ce n’est pas ton tour.
refusal-stale = La partie a continué entre-temps : regarde de nouveau.
refusal-no-game = Aucune partie n’est en cours.
refusal-game-running = Pas pendant une partie.
refusal-no-such-seat = Cette place n’existe pas.
refusal-seat-taken = Cette place est prise.
refusal-table-full = Toutes les places sont prises.
refusal-seats-free = La partie commence quand toutes les places sont prises.
refusal-too-few-seats = Il y a déjà plus de places prises que cela : libère-en une d’abord.
refusal-no-such-bot = Ce bot n’existe pas.
refusal-not-bidding = Ce n’est pas le moment de dire qui commence.
refusal-no-tie = Il n’y a pas d’égalité à départager.
refusal-not-tied = Quelqu’un d’autre a davantage envie de commencer.
refusal-no-undo = À cette table, on ne reprend pas ses cartes.
refusal-nothing-to-take-back = Aucune carte de ce tour à reprendre.
refusal-no-hints = Pas d’indices à cette table.
refusal-no-talk = On ne parle pas à cette table.
refusal-no-chat = À cette table, il n’y a que des signes et des phrases toutes prêtes.
refusal-number-named = Cela laisse deviner un nombre.
refusal-no-such-line = Seuls les messages récents peuvent être signalés ou affichés de nouveau.
refusal-is-minded = Un bot joue ici en ce moment.
refusal-not-away = Tu joues toi-même à cette place.
refusal-is-present = Cette personne est là.
refusal-still-time = Cette personne a encore le temps de revenir.
refusal-no-person = Cette place n’est pas occupée par une personne.
refusal-oneself = Tu ne peux pas te faire ça à toi-même.
refusal-not-asked = Seul l’hôte peut proposer d’exclure quelqu’un.
refusal-no-watchers = À cette table, personne ne peut regarder la main des autres.
refusal-other-seat-open = Une autre main est déjà ouverte au public.
refusal-was-removed = La table a décidé de t’exclure.
refusal-not-alone = On ne peut rejouer la même donne qu’en solo.
refusal-challenged = La partie à battre s’est jouée avec ces règles : gardez-les pour celle-ci.
