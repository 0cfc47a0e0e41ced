# La fin d’une partie : pourquoi elle est perdue, de combien, et ce qu’on peut en faire.

## Pourquoi une partie est perdue, selon la cause ; `-you` pour la personne qui ne pouvait plus jouer. $why : ce qui manquait, plus bas.
ending-lost-minimum-you =
    { $count ->
        [one] Il te fallait encore une carte, { $why }.
        [2] Il te fallait encore deux cartes, { $why }.
        [3] Il te fallait encore trois cartes, { $why }.
       *[other] Il te fallait encore { $count } cartes, { $why }.
    }
ending-lost-minimum =
    { $count ->
        [one] Il fallait encore une carte à { $name }, { $why }.
        [2] Il fallait encore deux cartes à { $name }, { $why }.
        [3] Il fallait encore trois cartes à { $name }, { $why }.
       *[other] Il fallait encore { $count } cartes à { $name }, { $why }.
    }
ending-lost-three-you =
    { $count ->
        [one] Pour « 3! », il te fallait encore une carte, { $why }.
        [2] Pour « 3! », il te fallait encore deux cartes, { $why }.
        [3] Pour « 3! », il te fallait encore trois cartes, { $why }.
       *[other] Pour « 3! », il te fallait encore { $count } cartes, { $why }.
    }
ending-lost-three =
    { $count ->
        [one] Pour « 3! », il fallait encore une carte à { $name }, { $why }.
        [2] Pour « 3! », il fallait encore deux cartes à { $name }, { $why }.
        [3] Pour « 3! », il fallait encore trois cartes à { $name }, { $why }.
       *[other] Pour « 3! », il fallait encore { $count } cartes à { $name }, { $why }.
    }
ending-lost-three-late = « 3! » permet exactement trois cartes par tour, mais c’était la carte numéro { $count }.
ending-lost-three-open =
    { $count ->
        [one] « 3! » ne permettait que trois cartes, et la pile { $piles } n’a pas été recouverte.
       *[other] « 3! » ne permettait que trois cartes, et les piles { $piles } n’ont pas été recouvertes.
    }
ending-lost-skull =
    { $count ->
        [one] La tête de mort sur la pile { $piles } est restée découverte : { $why }.
       *[other] Les têtes de mort sur les piles { $piles } sont restées découvertes : { $why }.
    }
ending-lost-fire =
    { $count ->
        [one] Le feu sur la pile { $piles } n’a pas été recouvert à temps : { $why }.
       *[other] Les feux sur les piles { $piles } n’ont pas été recouverts à temps : { $why }.
    }
ending-lost-conceded-you = Tu as abandonné.
ending-won = Les 98 sont jouées !

## Ce qui manquait, comme suite de la phrase. $count : combien de cartes pouvaient être jouées, ou restaient en main.
ending-why-no-fit = mais aucune n’allait
ending-why-no-fit-one-pile = mais aucune n’allait sur la pile { $pile }, la seule que permettait « Une seule pile »
ending-why-no-fit-no-backwards = mais aucune n’allait sans rétro
ending-why-no-fit-both = mais aucune n’allait sans rétro sur la pile { $pile }, la seule que permettait « Une seule pile »
ending-why-no-fit-fire = mais aucune ne recouvrait le feu sur la pile { $pile }, qui passait d’abord
ending-why-too-few =
    { $count ->
        [one] mais on ne pouvait en jouer qu’une
        [2] mais on ne pouvait en jouer que deux
       *[other] mais on ne pouvait en jouer que { $count }
    }
ending-why-too-few-one-pile =
    { $count ->
        [one] mais avec « Une seule pile », on ne pouvait en jouer qu’une
        [2] mais avec « Une seule pile », on ne pouvait en jouer que deux
       *[other] mais avec « Une seule pile », on ne pouvait en jouer que { $count }
    }
ending-why-too-few-no-backwards =
    { $count ->
        [one] mais sans rétro, on ne pouvait en jouer qu’une
        [2] mais sans rétro, on ne pouvait en jouer que deux
       *[other] mais sans rétro, on ne pouvait en jouer que { $count }
    }
ending-why-too-few-both =
    { $count ->
        [one] mais avec « Une seule pile » et sans rétro, on ne pouvait en jouer qu’une
        [2] mais avec « Une seule pile » et sans rétro, on ne pouvait en jouer que deux
       *[other] mais avec « Une seule pile » et sans rétro, on ne pouvait en jouer que { $count }
    }
ending-why-hand =
    { $count ->
        [0] mais il n’en restait aucune en main
        [one] mais il n’en restait qu’une en main
        [2] mais il n’en restait que deux en main
       *[other] mais il n’en restait que { $count } en main
    }
ending-why-stop = mais un Stop a mis fin au tour

## Pourquoi une tête de mort ou un feu n’a pas été recouvert, comme suite de la phrase.
ending-open-no-fit = aucune carte n’y allait
ending-open-no-fit-one-pile = « Une seule pile » ne permettait que la pile { $pile }
ending-open-no-fit-no-backwards = aucune carte n’y allait sans rétro
ending-open-no-fit-fire = il fallait d’abord recouvrir le feu sur la pile { $pile }
ending-open-stop = un Stop a mis fin au tour
ending-open-three = « 3! » ne permettait que trois cartes
ending-open-hand =
    { $count ->
        [0] il ne restait aucune carte
        [one] il ne restait qu’une carte
       *[other] il ne restait que { $count } cartes
    }
ending-open-together = on ne pouvait pas tout faire à la fois

## Pourquoi une carte ne va pas sur une pile, en un ou deux mots.
ending-stuck-does-not-fit = ne va pas
ending-stuck-trick-forbidden = pas de rétro
ending-stuck-bound-to-pile = une seule pile
ending-stuck-cover-fire-next = le feu d’abord
ending-stuck-not-enough = pas assez
ending-stuck-does-not-save = ne sauve rien
ending-stuck-turn-over = tour terminé
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
