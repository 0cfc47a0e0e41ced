# The game itself: its editions, orders and piles, what is owed, and how it ends.

## Editions, by the names of `rules.EDITION_NAMES`.
edition-original = The Game
edition-extreme = Extreme
edition-expert = Esperto
edition-fire = On Fire
edition-strict-fire = Fuoco rigoroso
edition-short = Mano ridotta

## A combination of editions: join them two by two.
edition-joined = { $first } + { $second }

## What a game demands, in one sentence that is joined from these. $minimum: the cards that a turn owes. $hand: how many are held.
## $count: how many cards burn, or carry orders. $cover: by the end of the next turn, or by the next card, alone or whoever plays it.
demands-cards = Almeno { $minimum ->
        [2] due
        [3] tre
       *[other] { $minimum }
    } carte per mossa, { $hand } in mano
demands-fire =
    { $cover ->
        [turn] { $count } carte bruciano e vanno coperte entro la fine della mossa successiva
        [next] { $count } carte bruciano, e la carta subito dopo deve coprirle
       *[anyone] { $count } carte bruciano, e la carta subito dopo deve coprirle, chiunque la giochi
    }
demands-orders = { $count } carte portano comandi da rispettare
demands-joined = { $first }; { $second }

## The seven orders of Extreme, by `Order`: a name, and what it demands.
order-stop = Stop
order-stop-demand = La mossa finisce subito, anche con meno carte del dovuto.
order-skull = Teschio
order-skull-demand = Chi gioca questa carta deve coprirla nella stessa mossa.
order-three = 3!
order-three-demand = Esattamente tre carte in questa mossa, compresa questa.
order-silence = Silenzio
order-silence-demand = Finché questa carta è visibile, nessuno parla del gioco né fa segni.
order-no-backwards = Niente trucco del gambero
order-no-backwards-demand = Finché questa carta è visibile, nessuno può usare il trucco del gambero.
order-one-pile = Una sola pila
order-one-pile-demand = Finché questa carta è visibile, tutte le carte di una mossa vanno su una sola pila.
order-draw-one = Pesca una sola carta
order-draw-one-demand = Finché questa carta è visibile, a fine mossa si pesca una sola carta.
order-instant = Lampo: vale per questa mossa.
order-lasting = Infinito: vale per tutti finché la carta è visibile.

## Fire, by `Fire`.
fire-next-turn = Una carta col fuoco va coperta entro la fine della mossa successiva.
fire-next-card = Una carta col fuoco va coperta con la carta subito dopo.

## Cards, piles and hands. $card, $top: numbers. $cards: several. $pile: the letter of a pile. $order: the name of an order.
pile = Pila { $pile }
pile-ascending = Pila { $pile }, ascendente
pile-descending = Pila { $pile }, discendente
pile-ascending-top = Pila { $pile }, ascendente, in cima { $card }
pile-descending-top = Pila { $pile }, discendente, in cima { $card }
pile-empty = Ancora nessuna carta sulla pila { $pile }
pile-order = Comando «{ $order }»
pile-order-spent = Il comando «{ $order }» non vale più
pile-burns = La carta brucia: va coperta in tempo
pile-step = { $number } più avanti
pile-shows-played = Mostra le carte già giocate
card-fire = { $card }, carta col fuoco
play-about = { $card } sulla pila { $pile }
play-loses = Con questa carta il gioco sarebbe perso: la mossa non si potrebbe più finire.
play-loses-short = Fa perdere
trick = Trucco del gambero
trick-about = Su una pila ascendente può andare una carta più bassa esattamente di 10, su una discendente una più alta esattamente di 10.
fit-higher = { $card } non va su { $pile }: serve una carta più alta di { $top }.
fit-higher-or-back = { $card } non va su { $pile }: serve una carta più alta di { $top }, o più bassa esattamente di 10.
fit-lower = { $card } non va su { $pile }: serve una carta più bassa di { $top }.
fit-lower-or-back = { $card } non va su { $pile }: serve una carta più bassa di { $top }, o più alta esattamente di 10.
doomed-skull = Nessuna carta può più salvare il gioco: un teschio resterebbe scoperto. Scegli quella con cui finire.
doomed-fire = Nessuna carta può più salvare il gioco: il fuoco non verrebbe coperto in tempo. Scegli quella con cui finire.
doomed-three = Nessuna carta può più salvare il gioco: con un «3!» le carte non sarebbero esattamente tre. Scegli quella con cui finire.
deck = Mazzo di gioco
deck-cards =
    { $count ->
        [0] Mazzo di gioco: vuoto
        [one] Mazzo di gioco: { $count } carta
       *[other] Mazzo di gioco: { $count } carte
    }
hand = La tua mano
hand-of =
    { $count ->
        [0] { $name }, mano: nessuna carta
        [one] { $name }, mano: { $count } carta
       *[other] { $name }, mano: { $count } carte
    }
cards =
    { $count ->
        [0] nessuna carta
        [one] { $count } carta
       *[other] { $count } carte
    }

## What the player on turn owes (2.1, 4, 5, 6).
owed-cards =
    { $count ->
        [one] Ancora una carta
       *[other] Ancora { $count } carte
    }
owed-exactly =
    { $count ->
        [one] Esattamente un’altra carta (3!)
       *[other] Esattamente altre { $count } carte (3!)
    }
owed-cards-you =
    { $count ->
        [one] Gioca ancora una carta
       *[other] Gioca ancora { $count } carte
    }
owed-exactly-you =
    { $count ->
        [one] Gioca esattamente un’altra carta (3!)
       *[other] Gioca esattamente altre { $count } carte (3!)
    }
owed-cover = Copri la pila { $pile } in questa mossa
owed-cover-skull = Copri il teschio sulla pila { $pile }
owed-cover-fire = Copri il fuoco sulla pila { $pile } in questa mossa
owed-cover-next = Copri il fuoco sulla pila { $pile } con la prossima carta
owed-bound = Tutte le altre carte sulla pila { $pile }
owed-no-trick = Niente trucco del gambero
owed-silence = Silenzio: niente parole, niente segni
owed-draw-one = Si pesca una sola carta
owed-nothing = Puoi finire la mossa o continuare a giocare.

## How a game ends (3.5), by `Outcome.code` and `conceded`.
outcome-won = Avete vinto il gioco!
outcome-won-alone = Hai vinto il gioco!
outcome-lost = Il gioco è perso.
outcome-all-played = Giocate tutte e 98!
outcome-skull = Non è stato possibile coprire un teschio.
outcome-fire = Non è stato possibile coprire in tempo un fuoco.
outcome-three = In una mossa con «3!» non è stato possibile giocare esattamente tre carte.
outcome-minimum = Non è stato possibile giocare tutte le carte richieste per una mossa.
outcome-conceded = La partita è stata abbandonata.
outcome-left =
    { $count ->
        [0] Nessuna carta rimasta
        [one] Una carta rimasta
       *[other] { $count } carte rimaste
    }
outcome-excellent = Un risultato eccellente!
outcome-hints =
    { $count ->
        [0] Nessun suggerimento usato
        [one] Un suggerimento usato
       *[other] { $count } suggerimenti usati
    }

## Lists: `list-more` joins all but the last, `list-last` the last one.
list-more = { $first }, { $second }
list-last = { $first } e { $second }
