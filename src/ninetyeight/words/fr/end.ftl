# La fin d’une partie : pourquoi elle est perdue, de combien, et ce qu’on peut en faire.

## Pourquoi une partie est perdue, selon son code ; `-you` pour la personne qui ne pouvait plus jouer.
ending-lost-minimum-you =
    { $count ->
        [one] Il te fallait encore une carte, et aucune n’allait.
        [2] Il te fallait encore deux cartes, et aucune n’allait.
       *[other] Il te fallait encore { $count } cartes, et aucune n’allait.
    }
ending-lost-minimum =
    { $count ->
        [one] Il fallait encore une carte à { $name }, et aucune n’allait.
        [2] Il fallait encore deux cartes à { $name }, et aucune n’allait.
       *[other] Il fallait encore { $count } cartes à { $name }, et aucune n’allait.
    }
ending-lost-few-you =
    { $count ->
        [one] Il te fallait encore une carte, et c’était impossible.
       *[other] Il te fallait encore { $count } cartes, et tu ne pouvais pas en jouer autant.
    }
ending-lost-few =
    { $count ->
        [one] Il fallait encore une carte à { $name }, et c’était impossible.
       *[other] Il fallait encore { $count } cartes à { $name }, et c’était impossible.
    }
ending-lost-skull = La tête de mort sur la pile { $pile } est restée découverte.
ending-lost-fire = Le feu sur la pile { $pile } n’a pas été recouvert à temps.
ending-lost-three = « 3! » exigeait exactement trois cartes, et c’était impossible.
ending-lost-conceded-you = Tu as abandonné.
ending-won = Les 98 sont jouées !

## Pourquoi une carte ne va pas sur une pile, en un ou deux mots.
ending-stuck-does-not-fit = ne va pas
ending-stuck-trick-forbidden = pas de rétro
ending-stuck-bound-to-pile = une seule pile
ending-stuck-cover-fire-next = le feu d’abord
ending-stuck-not-enough = pas assez
ending-skip = Passer

## De combien.
ending-played = { $count } sur 98 jouées
ending-scale = Cartes restantes : { $left }. Ton record : { $best }. En moyenne : { $mean }.
ending-this = Cette partie
ending-best = Record
ending-average = Moyenne
ending-new-best = Ton meilleur résultat !
ending-decided = Le tour décisif
ending-decided-about = Tour { $turn } : { $name } a joué { $card } sur la pile { $pile }. Depuis { $on }, cela saute { $gap } nombres.
ending-decided-about-you = Tour { $turn } : tu as joué { $card } sur la pile { $pile }. Depuis { $on }, cela saute { $gap } nombres.
ending-decided-watch = Revoir ce tour

## Une victoire à cartes découvertes.
ending-solve = Pouvait-on gagner ?
ending-solve-searching = Recherche d’une victoire…
ending-solve-yes = On pouvait gagner : voir comment
ending-solve-no = On ne pouvait pas gagner : tout a été essayé.
ending-solve-unknown = Aucune victoire trouvée. Il y en a peut-être une.
ending-line-choice = Quelle partie
ending-line-played = La partie jouée
ending-line-won = Une victoire à cartes découvertes
ending-line-about = L’ordinateur voyait toutes les mains et toute la pioche. À une table, personne ne le peut.

## Des cartes avec lesquelles d’autres veulent faire mieux.
ending-beat = Faire mieux que moi
ending-beat-about = Qui ouvre ce lien reçoit les mêmes cartes. Le lien lui-même n’en montre aucune. À la fin, on voit qui a fait mieux.
ending-beat-end = Retirer le défi
ending-beat-ended = Le lien ne fonctionne plus. Les parties déjà commencées continuent.
ending-challenge = Peux-tu faire mieux ?
ending-challenge-by = { $name } a joué ces cartes : { $result }
ending-challenge-about = Tu reçois les mêmes cartes sans en voir aucune avant. À la fin, les deux résultats sont côte à côte. Si quelqu’un à la table les voit ailleurs avant la fin, c’est un entraînement.
ending-challenge-known = Tu connais déjà ces cartes : c’est un entraînement, qui ne compte pas.
ending-challenge-practised = Ce n’était pas un premier essai : les cartes étaient connues.
ending-challenge-play = Jouer ces cartes
ending-challenge-bots = Jouer avec des bots
ending-challenge-friends = Jouer entre amis
ending-practice = Jouer ces cartes toi-même
ending-practice-about = Pour t’entraîner : le replay montre les cartes.
ending-compare = Côte à côte
ending-compare-better = Tu as fait mieux !
ending-compare-equal = Aussi bien !
ending-compare-worse = Pas cette fois.
ending-compare-yours = Ton essai
ending-compare-known = Les cartes étaient connues avant la fin : c’était un entraînement.
ending-save = Enregistrer
