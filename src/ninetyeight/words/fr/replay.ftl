# A game that is over, step by step.

## What one can do. $number, $total: which step or turn of how many.
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-play = Lire
replay-pause = Mettre en pause
replay-speed = Vitesse
replay-scrub = Moment de la partie
replay-position = Étape { $number } sur { $total }
replay-turn = Tour { $number }
replay-turns = Tours
replay-deal = Les cartes sont distribuées.
replay-seat = Quelle main
replay-all-hands = Toutes les mains
replay-player = Joueur { $number }
replay-keys = Touches : ← → étape, ↑ ↓ tours, Début et Fin, espace pour la lecture.

## What is said about a record. $name: the file. $reason: why the rules refuse it.
replay-open-about = Choisis le fichier d’une partie enregistrée, ou dépose-le ici. Il est seulement affiché ; tu pourras le conserver ensuite.
replay-choose = Choisir un fichier
replay-drop = Dépose-le ici
replay-another = Ouvrir un autre fichier
replay-keep = Garder parmi mes parties
replay-kept = Déjà dans mes parties
replay-bad-file = { $name } ne peut pas être affiché.
replay-unfinished = L’enregistrement s’arrête avant la fin de la partie.
replay-stopped = L’enregistrement continue, mais les règles refusent l’étape suivante : { $reason }
replay-house = Règles maison
replay-not-yours = Seules les personnes qui ont joué une partie peuvent l’ouvrir ici. Demande à l’une d’elles un lien de partage.
