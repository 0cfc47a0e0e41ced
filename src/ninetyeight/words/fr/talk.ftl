# What players say to each other: phrases, signs, and the limits of talk (8).

## Ready phrases, by `PhraseCode`; with `-pile` the same about a pile. No number in any of them (8.1).
## $pile: the letter of a pile.
phrase-hello = Salut tout le monde !
phrase-hello-pile = Salut ! Regardez la pile { $pile }.
phrase-well-played = Bien joué !
phrase-well-played-pile = Bien joué sur la pile { $pile } !
phrase-thanks = Merci !
phrase-thanks-pile = Merci pour la pile { $pile } !
phrase-sorry = Pardon !
phrase-sorry-pile = Pardon pour la pile { $pile } !
phrase-my-fault = C’est ma faute !
phrase-my-fault-pile = La pile { $pile }, c’est ma faute !
phrase-nice-trick = Joli rétro !
phrase-nice-trick-pile = Joli rétro sur la pile { $pile } !
phrase-yes = Oui
phrase-yes-pile = Oui, la pile { $pile }
phrase-no = Non
phrase-no-pile = Non, pas la pile { $pile }
phrase-wait = Attendez un instant, s’il vous plaît.
phrase-wait-pile = Attendez pour la pile { $pile }, s’il vous plaît.
phrase-your-turn = C’est à toi !
phrase-your-turn-pile = C’est à toi : pense à la pile { $pile } !
phrase-can-help = Je peux aider.
phrase-can-help-pile = Je peux aider sur la pile { $pile }.
phrase-cannot-help = Je ne peux pas aider.
phrase-cannot-help-pile = Je ne peux pas aider sur la pile { $pile }.
phrase-good-hand = J’ai une bonne main.
phrase-good-hand-pile = J’ai une bonne main pour la pile { $pile }.
phrase-bad-hand = J’ai une mauvaise main.
phrase-bad-hand-pile = J’ai une mauvaise main pour la pile { $pile }.
phrase-play-little = Ne joue que le strict nécessaire, s’il te plaît.
phrase-play-little-pile = Joue le moins possible sur la pile { $pile }, s’il te plaît.
phrase-play-more = Joue plus de cartes, s’il te plaît.
phrase-play-more-pile = Joue plus de cartes sur la pile { $pile }, s’il te plaît.
phrase-no-big-gaps = Pas de grands écarts, s’il vous plaît.
phrase-no-big-gaps-pile = Pas de grands écarts sur la pile { $pile }, s’il vous plaît.
phrase-have-order = J’ai une consigne en main.
phrase-have-order-pile = J’ai en main une consigne pour la pile { $pile }.
phrase-no-orders-now = Pas de consignes maintenant, s’il vous plaît.
phrase-no-orders-now-pile = Pas de consignes sur la pile { $pile } maintenant, s’il vous plaît.
phrase-have-fire = J’ai une carte feu en main.
phrase-have-fire-pile = J’ai en main une carte feu pour la pile { $pile }.
phrase-one-more-game = On refait une partie ?
phrase-one-more-game-pile = On refait une partie ? Et attention à la pile { $pile } !
phrase-goodbye = À bientôt !
phrase-goodbye-pile = À bientôt, et attention à la pile { $pile } !

## The signs of 8.5, by `Sign`: a sentence, and a label for a button.
sign-like = J’aimerais cette pile : une de mes cartes y va bien.
sign-like-short = Elle m’intéresse
sign-leave = Laissez cette pile tranquille, s’il vous plaît : je perdrais beaucoup si quelqu’un d’autre y jouait.
sign-leave-short = Laissez-la
sign-turn = Je peux faire reculer cette pile avec un rétro.
sign-turn-short = Rétro possible
sign-none-short = Pas de signe
signs-on-pile = Signes sur la pile { $pile }

## What may be said at a table, by `TalkLevel`, and what is shown around it.
talk-free = Signes, phrases et tchat
talk-signals = Signes et phrases seulement
talk-none = Aucune discussion
talk-write = Écris quelque chose…
talk-send = Envoyer
talk-phrases = Phrases
talk-signs = Signes
talk-said = Messages
talk-everything = Tout
talk-nothing-said = Personne n’a encore rien dit.
talk-no-numbers = Dites tout, sauf le numéro d’une carte.
talk-silence = « Silence » est visible : ni paroles ni signes.
talk-mute = Ne plus entendre { $name }
talk-unmute = Entendre de nouveau { $name }
talk-muted = Tu n’entends plus { $name }.

## Lines that give a number away, which people flag. $name: who wrote it. $other: who flagged it. $text: the line.
talk-flag = Signaler « { $text } » : révèle un numéro
talk-hidden = { $name } : message masqué, signalé par { $other }
talk-hidden-by-you = { $name } : message masqué, signalé par toi
talk-hidden-yours = Toi : { $text } (masqué pour les autres, signalé par { $other })
talk-show-again = Afficher de nouveau

## What to do instead of a line that is refused, by the sign that comes nearest.
advice-like = Montre plutôt le signe « { sign-like-short } » sur la pile { $pile }.
advice-leave = Montre plutôt le signe « { sign-leave-short } » sur la pile { $pile }.
advice-turn = Montre plutôt le signe « { sign-turn-short } » sur la pile { $pile }.
advice-none = Dis-le sans le numéro, ou choisis une phrase toute prête.

## How a line named the number of a card, by `RefusalReason` (8.6). $found: the part that did, as typed.
reason-digits = « { $found } » est un nombre en chiffres.
reason-number-word = « { $found } » est un nombre en lettres.
reason-ordinal = « { $found } » est un nombre ordinal.
reason-roman = « { $found } » est un nombre en chiffres romains.
reason-spelled = « { $found } » est un nombre en morceaux.
reason-counting-marks = « { $found } » se compte et donne un nombre.
reason-relation = « { $found } » indique un nombre par comparaison ou par calcul.
reason-look-alike = « { $found } » ressemble à un nombre.
reason-mixed = « { $found } » est un nombre en chiffres et en lettres mêlés.
reason-misspelled = « { $found } » est presque un nombre en lettres.
reason-riddle = « { $found } » est un surnom connu d’un nombre.
