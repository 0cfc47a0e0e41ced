"""The fast twin of `ninetyeight.rules`: the same transitions on packed integers, compiled.

One module for each idea, from the bottom up:

    arrays, bits        the arrays of compiled code; sets of cards as two words
    turn, finish        a running turn as one number; can it still be finished?
    engine              a whole game: lay a card, end a turn
    chance, signs, bids random numbers and deals; what a hand says about a pile, and about starting
    seeing              what a seat knows
    feature_table       what a learned value looks at: names, places and meanings
    features            how that is written down for a turn
    weighing, network   the sums of a layer; the learned value
    work, plans         room for a search; the ways to finish a turn, with their values
    following           a plan that was made is followed
    greedy, endings     random and greedy steps; exact play where nothing is hidden
    look_ahead          trying turns in worlds that might be
    policies, playing   decisions; whole games of a team
    learning, solver    games to learn from; a win with everything known
    plays, playouts     whole greedy and random games, as fast as possible (and `plain_playouts`)
    tables, observing   many games step by step, as learning environments show them
    rows                and all of them at once

`cache` compiles them, `warm` does so ahead. `packing` goes between their numbers and the values of
the rules, and `games` plays many deals from Python. The rules are the authority: tests compare the
two, action by action.
"""
