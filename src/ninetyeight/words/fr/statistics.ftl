# Statistiques : jusqu’où vont ses parties, par édition et nombre de joueurs. $count : parties. $wins : parties gagnées. $best, $mean : cartes jouées.

statistics-spread = Jusqu’où tu vas
statistics-axis = cartes jouées
statistics-line =
    { $count ->
        [one] Cartes jouées en { $count } partie : au mieux { $best }, en moyenne { $mean }.
       *[other] Cartes jouées en { $count } parties : au mieux { $best }, en moyenne { $mean }.
    }
statistics-won =
    { $count ->
        [one] { $wins } partie gagnée sur { $count }
       *[other] { $wins } gagnées sur { $count } parties
    }
statistics-empty = Ta première partie posera le premier repère
statistics-empty-about = Cette ligne va de la première carte à la dernière. Chaque partie terminée y marque jusqu’où elle est allée, avec ton record et ta moyenne.
statistics-note = Les parties importées et les donnes rejouées ne comptent pas.
statistics-left-over-time = Cartes restantes, partie par partie
statistics-excellent = excellent
statistics-mean-of-last = moyenne des cinq dernières
statistics-play-first = Jouer une première partie
statistics-more-games = Parties précédentes
