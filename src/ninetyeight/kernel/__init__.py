"""The fast twin of `ninetyeight.rules`: the same transitions on packed integers, compiled.

Its modules, from the bottom up:

    arrays, bits          the arrays of compiled code; sets of cards as two words
    turn, finish          a turn as one number; whether the turn can still be finished
    engine                a whole game: lay a card, end a turn
    chance, signs, bids   random numbers and deals; the signs and the bid of a hand
    knowledge             what a seat knows
    feature_table         the features of a learned value: names, places and meanings
    features              writes the features of a turn
    layer_sums, network   the sums of a network layer; the learned value
    search_buffers, plans the arrays of a search; all ways to finish a turn, valued
    kept_plan             following the plan of a turn card by card
    greedy, endings       random and greedy steps; exact play where nothing is hidden
    look_ahead            turns tried in possible worlds
    policies, whole_games the decisions of the bots; whole games of a team
    training_games        games to learn from
    solver                a win with all cards known
    plays, playouts       whole greedy and random games, as fast as possible (and `plain_playouts`)
    tables, rows          many games side by side, for learning environments
    observation_rows      what a seat sees and may do, as rows of bytes

`cache` compiles these modules, and `warm` does so ahead of time. `packing` converts between the
numbers here and the values of the rules, and `games` plays many deals from Python. The rules are
the authority: tests compare both, action by action.
"""
