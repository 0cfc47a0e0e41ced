# The game itself: its editions, orders and piles, what is owed, and how it ends.

## Editions, by the names of `rules.EDITION_NAMES`.
edition-original = The Game
edition-extreme = Extreme
edition-expert = Expert
edition-fire = On Fire
edition-strict-fire = Strict fire
edition-short = Smaller hand

## A combination of editions: join them two by two.
edition-joined = { $first } + { $second }

## What a game demands, in one sentence that is joined from these. $minimum: the cards that a turn owes. $hand: how many are held.
## $count: how many cards burn, or carry orders. $cover: by the end of the next turn, or by the next card, alone or whoever plays it.
demands-cards = At least { $minimum ->
        [2] two
        [3] three
       *[other] { $minimum }
    } cards a turn, { $hand } in hand
demands-fire =
    { $cover ->
        [turn] { $count } cards burn and must be covered by the end of the next turn
        [next] { $count } cards burn, and the very next card must cover them
       *[anyone] { $count } cards burn, and the very next card must cover them, whoever plays it
    }
demands-orders = { $count } cards carry orders that must be obeyed
demands-joined = { $first }; { $second }

## The seven orders of Extreme, by `Order`: a name, and what it demands.
order-stop = Stop
order-stop-demand = The turn ends at once, even with too few cards.
order-skull = Skull
order-skull-demand = Whoever plays this card must cover it in the same turn.
order-three = 3!
order-three-demand = Exactly three cards in this turn, this one included.
order-silence = Silence
order-silence-demand = While this card is visible, nobody may talk about the game or show signs.
order-no-backwards = No backwards
order-no-backwards-demand = While this card is visible, nobody may use the backwards trick.
order-one-pile = One pile
order-one-pile-demand = While this card is visible, all cards of a turn go on one pile.
order-draw-one = Draw one
order-draw-one-demand = While this card is visible, only one card is drawn at the end of a turn.
order-instant = Lightning: it holds for this turn.
order-lasting = Infinity: it holds for everybody while the card is visible.

## Fire, by `Fire`.
fire-next-turn = A fire card must be covered by the end of the next turn.
fire-next-card = A fire card must be covered by the very next card.

## Cards, piles and hands. $card, $top: numbers. $cards: several. $pile: the letter of a pile. $order: the name of an order.
pile = Pile { $pile }
pile-ascending = Pile { $pile }, ascending
pile-descending = Pile { $pile }, descending
pile-ascending-top = Pile { $pile }, ascending, { $card } on top
pile-descending-top = Pile { $pile }, descending, { $card } on top
pile-empty = No card on pile { $pile } yet
pile-order = Order “{ $order }”
pile-order-spent = The order “{ $order }” no longer holds
pile-burns = The card burns: it must be covered in time
pile-step = { $number } further
pile-shows-played = Shows the cards already played
card-fire = { $card }, fire card
play-about = { $card } on pile { $pile }
play-loses = This card would lose the game: the turn could not be finished.
play-loses-short = Loses
trick = Backwards trick
trick-about = A card that is exactly 10 lower may go on an ascending pile, exactly 10 higher on a descending one.
fit-higher = { $card } does not fit on { $pile }: it must be higher than { $top }.
fit-higher-or-back = { $card } does not fit on { $pile }: it must be higher than { $top }, or exactly 10 lower.
fit-lower = { $card } does not fit on { $pile }: it must be lower than { $top }.
fit-lower-or-back = { $card } does not fit on { $pile }: it must be lower than { $top }, or exactly 10 higher.
doomed-skull = No card can save the game now: a skull would stay uncovered. Choose the one to end with.
doomed-fire = No card can save the game now: the fire would not be covered in time. Choose the one to end with.
doomed-three = No card can save the game now: a “3!” would not get its three cards. Choose the one to end with.
deck = Draw pile
deck-cards =
    { $count ->
        [0] Draw pile: empty
        [one] Draw pile: { $count } card
       *[other] Draw pile: { $count } cards
    }
hand = Your hand
hand-of =
    { $count ->
        [0] { $name }, hand: no cards
        [one] { $name }, hand: { $count } card
       *[other] { $name }, hand: { $count } cards
    }
cards =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }

## What the player on turn owes (2.1, 4, 5, 6).
owed-cards =
    { $count ->
        [one] One more card
       *[other] { $count } more cards
    }
owed-exactly =
    { $count ->
        [one] Exactly one more card (3!)
       *[other] Exactly { $count } more cards (3!)
    }
owed-cards-you =
    { $count ->
        [one] Play one more card
       *[other] Play { $count } more cards
    }
owed-exactly-you =
    { $count ->
        [one] Play exactly one more card (3!)
       *[other] Play exactly { $count } more cards (3!)
    }
owed-cover = Cover pile { $pile } in this turn
owed-cover-skull = Cover the skull on pile { $pile }
owed-cover-fire = Cover the fire on pile { $pile } in this turn
owed-cover-next = Cover the fire on pile { $pile } with the next card
owed-bound = All further cards on pile { $pile }
owed-no-trick = No backwards trick
owed-silence = Silence: no words, no signs
owed-draw-one = Only one card is drawn
owed-nothing = You can end your turn, or keep playing.

## How a game ends (3.5), by `Outcome.code` and `conceded`.
outcome-won = You beat the game!
outcome-won-alone = You beat the game!
outcome-lost = The game is lost.
outcome-all-played = All 98 played!
outcome-skull = A skull could not be covered.
outcome-fire = A fire could not be covered in time.
outcome-three = It was not possible to play exactly three cards in a turn with a “3!”.
outcome-minimum = It was not possible to play as many cards as a turn demands.
outcome-conceded = The game was given up.
outcome-left =
    { $count ->
        [0] No card left
        [one] One card left
       *[other] { $count } cards left
    }
outcome-excellent = An excellent result!
outcome-hints =
    { $count ->
        [0] No hint was taken
        [one] One hint was taken
       *[other] { $count } hints were taken
    }

## Lists: `list-more` joins all but the last, `list-last` the last one.
list-more = { $first }, { $second }
list-last = { $first } and { $second }
