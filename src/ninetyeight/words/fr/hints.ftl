# Pourquoi un indice est un bon conseil, selon `HintReasonCode`. $card : une carte de sa propre main. $count : un écart, ou combien de cartes.

why-only-play = Rien d’autre ne va.
why-doomed = Plus aucune carte ne peut sauver la partie.
why-only-safe = Tout le reste fait perdre.
why-covers = Il faut recouvrir la pile { $pile }.
why-trick = On revient de dix.
why-opens-trick = Ensuite, ton { $card } peut y faire un rétro.
why-keeps-trick = Ton { $card } reste disponible pour un rétro sur la pile { $pile }.
why-lifts-order = La consigne « { $order } » est recouverte.
why-closest = Rien ne va plus près : c’est { $count } plus loin.
why-leaves-pile = On laisse la pile { $pile }, où un partenaire montre un signe.
why-leads-on = Ton { $card } peut suivre dessus, seulement { $count } plus loin.
why-keeps-more =
    { $count ->
        [one] Ensuite, { $count } carte de ta main va encore, plus qu’autrement.
       *[other] Ensuite, { $count } cartes de ta main vont encore, plus qu’autrement.
    }
why-weighed = Aucune carte ne décide à elle seule : c’est le mieux sur des tours entiers.
why-nothing-fits = Plus aucune carte ne va.
why-saves-gap = Ta carte la plus proche irait { $count } plus loin.
why-weighed-end = Ton rétro peut attendre.
