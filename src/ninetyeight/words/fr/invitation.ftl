# Où mène un lien : la partie en une phrase, une table qu’on ne peut que regarder, et les liens qui ne mènent nulle part.

## La partie. $demands : ce qu’elle exige et les options de la table, reliés par `demands-joined`.
invitation-alone = { $game }, en solo : { $demands }.
invitation-game = { $game } à { $count } : { $demands }.
invitation-signals = des signes et des phrases, mais pas de chat
invitation-no-talk = ni discussion ni signes
invitation-layout = les consignes sont sur d’autres cartes que d’habitude
invitation-undo = on peut reprendre ses cartes
invitation-hints = les indices sont permis
invitation-to-table = On t’invite à une table
invitation-by = { $name } t’invite à jouer
invitation-join = Rejoindre

## Une table sans place libre.
invitation-full = Toutes les places sont prises, mais tu peux regarder.
invitation-running = La partie a commencé, mais tu peux regarder.
invitation-watch = Regarder

## Les liens qui ne mènent nulle part, et pourquoi.
invitation-gone = Cette table n’existe plus
invitation-gone-about = Elle a été fermée, ou le lien est incomplet. Demande un nouveau lien, ou lance ta propre partie.
invitation-closed = Cette table est fermée
invitation-closed-about = Elle a été fermée, ou personne n’est venu pendant longtemps. Demande un nouveau lien, ou lance ta propre partie.
invitation-private = Cette table joue sans public
invitation-private-about = Toutes les places sont prises, ou la partie a commencé. Demande une place pour la prochaine, ou lance ta propre partie.
invitation-no-challenge = Ces cartes ne sont plus là
invitation-no-challenge-about = Le défi a été retiré, la partie a été supprimée, ou le lien est incomplet. Demande un nouveau lien, ou lance ta propre partie.
invitation-no-replay = Cette partie n’est plus partagée
invitation-no-replay-about = Le partage a pris fin, ou le lien est incomplet.
