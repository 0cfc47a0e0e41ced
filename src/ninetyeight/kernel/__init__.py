"""The fast twin of `ninetyeight.rules`: the same transitions on packed integers, compiled.

One module for each idea, from the bottom up:

    arrays, bits          the arrays of compiled code; sets of cards as two words
    turn, finish          a turn as one number, a position; can the turn still be finished?
    engine                a whole game: lay a card, end a turn
    chance, signs, bids   random numbers and deals; what a hand says about piles and starting
    knowledge             what a seat knows
    feature_table         the features of a learned value: names, places and meanings
    features              writes the features of a turn
    layer_sums, network   the sums of a layer; the learned value
    search_buffers, plans the arrays of a search; the ways to finish a turn, with their values
    kept_plan             the plan of a turn, followed card by card
    greedy, endings       random and greedy steps; exact play where nothing is hidden
    look_ahead            tries turns in possible worlds
    policies, whole_games decisions; whole games of a team
    training_games        games to learn from
    solver                a win with everything known
    plays, playouts       whole greedy and random games, as fast as possible (and `plain_playouts`)
    tables, rows          many games side by side, for learning environments
    observation_rows      what a seat sees and may do, as rows of bytes

`cache` compiles them, `warm` does so ahead of time. `packing` converts between their numbers and
the values of the rules, and `games` plays many deals from Python. The rules are the authority:
tests compare the two, action by action.
"""
