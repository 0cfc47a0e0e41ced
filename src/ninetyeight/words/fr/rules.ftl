# The game itself: its editions, orders and piles, what is owed, and how it ends.

## Editions, by the names of `rules.EDITION_NAMES`.
edition-original = The Game
edition-extreme = Extreme
edition-expert = Expert
edition-fire = On Fire
edition-strict-fire = Feu strict
edition-short = Main réduite

## A combination of editions: join them two by two.
edition-joined = { $first } + { $second }

## What a game demands, in one sentence that is joined from these. $minimum: the cards that a turn owes. $hand: how many are held.
## $count: how many cards burn, or carry orders. $cover: by the end of the next turn, or by the next card, alone or whoever plays it.
demands-cards = Au moins { $minimum ->
        [2] deux
        [3] trois
       *[other] { $minimum }
    } cartes par tour, { $hand } en main
demands-fire =
    { $cover ->
        [turn] { $count } cartes brûlent et doivent être recouvertes avant la fin du tour suivant
        [next] { $count } cartes brûlent, et la toute prochaine carte doit les recouvrir
       *[anyone] { $count } cartes brûlent, et la toute prochaine carte doit les recouvrir, peu importe qui la joue
    }
demands-orders = { $count } cartes portent des consignes à respecter
demands-joined = { $first } ; { $second }

## The seven orders of Extreme, by `Order`: a name, and what it demands.
order-stop = Stop
order-stop-demand = Le tour se termine aussitôt, même avec trop peu de cartes.
order-skull = Tête de mort
order-skull-demand = Qui joue cette carte doit la recouvrir pendant le même tour.
order-three = 3!
order-three-demand = Exactement trois cartes pendant ce tour, celle-ci comprise.
order-silence = Silence
order-silence-demand = Tant que cette carte est visible, personne ne doit parler du jeu ni faire de signes.
order-no-backwards = Pas de rétro
order-no-backwards-demand = Tant que cette carte est visible, personne ne peut jouer de rétro.
order-one-pile = Une seule pile
order-one-pile-demand = Tant que cette carte est visible, toutes les cartes d’un tour vont sur une seule pile.
order-draw-one = Une seule carte piochée
order-draw-one-demand = Tant que cette carte est visible, on ne pioche qu’une carte à la fin d’un tour.
order-instant = Éclair : vaut pour ce tour.
order-lasting = Infini : vaut pour tout le monde tant que la carte est visible.

## Fire, by `Fire`.
fire-next-turn = Une carte feu doit être recouverte avant la fin du tour suivant.
fire-next-card = Une carte feu doit être recouverte par la toute prochaine carte.

## Cards, piles and hands. $card, $top: numbers. $cards: several. $pile: the letter of a pile. $order: the name of an order.
pile = Pile { $pile }
pile-ascending = Pile { $pile }, ascendante
pile-descending = Pile { $pile }, descendante
pile-ascending-top = Pile { $pile }, ascendante, { $card } au sommet
pile-descending-top = Pile { $pile }, descendante, { $card } au sommet
pile-empty = Pas encore de carte sur la pile { $pile }
pile-order = Consigne « { $order } »
pile-order-spent = La consigne « { $order } » n’est plus en vigueur
pile-burns = La carte brûle : elle doit être recouverte à temps
pile-step = { $number } plus loin
pile-shows-played = Montre les cartes déjà jouées
card-fire = { $card }, carte feu
play-about = { $card } sur la pile { $pile }
play-loses = Cette carte ferait perdre la partie : le tour ne pourrait plus être terminé.
play-loses-short = Fait perdre
trick = Rétro
trick-about = Sur une pile ascendante, on peut poser une carte inférieure d’exactement 10 ; sur une pile descendante, une carte supérieure d’exactement 10.
fit-higher = Le { $card } ne va pas sur { $pile } : il faut une carte supérieure à { $top }.
fit-higher-or-back = Le { $card } ne va pas sur { $pile } : il faut une carte supérieure à { $top }, ou inférieure d’exactement 10.
fit-lower = Le { $card } ne va pas sur { $pile } : il faut une carte inférieure à { $top }.
fit-lower-or-back = Le { $card } ne va pas sur { $pile } : il faut une carte inférieure à { $top }, ou supérieure d’exactement 10.
doomed-skull = Plus aucune carte ne peut sauver la partie : une tête de mort resterait découverte. Choisis celle qui y met fin.
doomed-fire = Plus aucune carte ne peut sauver la partie : le feu ne serait pas recouvert à temps. Choisis celle qui y met fin.
doomed-three = Plus aucune carte ne peut sauver la partie : avec un « 3! », tu n’aurais pas exactement trois cartes. Choisis celle qui y met fin.
deck = Pioche
deck-cards =
    { $count ->
        [0] Pioche : vide
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
hand = Ta main
hand-of =
    { $count ->
        [0] { $name }, main : aucune carte
        [one] { $name }, main : { $count } carte
       *[other] { $name }, main : { $count } cartes
    }
cards =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }

## What the player on turn owes (2.1, 4, 5, 6).
owed-cards =
    { $count ->
        [one] Encore { $count } carte
       *[other] Encore { $count } cartes
    }
owed-exactly =
    { $count ->
        [one] Exactement { $count } carte de plus (3!)
       *[other] Exactement { $count } cartes de plus (3!)
    }
owed-cards-you =
    { $count ->
        [one] Joue encore { $count } carte
       *[other] Joue encore { $count } cartes
    }
owed-exactly-you =
    { $count ->
        [one] Joue exactement { $count } carte de plus (3!)
       *[other] Joue exactement { $count } cartes de plus (3!)
    }
owed-cover = Recouvre la pile { $pile } pendant ce tour
owed-cover-skull = Recouvre la tête de mort sur la pile { $pile }
owed-cover-fire = Recouvre le feu sur la pile { $pile } pendant ce tour
owed-cover-next = Recouvre le feu sur la pile { $pile } avec la prochaine carte
owed-bound = Toutes les cartes suivantes sur la pile { $pile }
owed-no-trick = Pas de rétro
owed-silence = Silence : ni paroles ni signes
owed-draw-one = On ne pioche qu’une carte
owed-nothing = Tu peux terminer ton tour, ou continuer à jouer.

## How a game ends (3.5), by `Outcome.code` and `conceded`.
outcome-won = Vous avez gagné !
outcome-won-alone = Tu as gagné !
outcome-lost = La partie est perdue.
outcome-all-played = Les 98 sont jouées !
outcome-skull = Une tête de mort n’a pas pu être recouverte.
outcome-fire = Un feu n’a pas pu être recouvert à temps.
outcome-three = Dans un tour avec « 3! », il n’a pas été possible de jouer exactement trois cartes.
outcome-minimum = Il n’a pas été possible de jouer autant de cartes que l’exige le tour.
outcome-conceded = La partie a été abandonnée.
outcome-left =
    { $count ->
        [0] Aucune carte restante
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    }
outcome-excellent = Un excellent résultat !
outcome-hints =
    { $count ->
        [0] Aucun indice demandé
        [one] { $count } indice demandé
       *[other] { $count } indices demandés
    }

## Lists: `list-more` joins all but the last, `list-last` the last one.
list-more = { $first }, { $second }
list-last = { $first } et { $second }
