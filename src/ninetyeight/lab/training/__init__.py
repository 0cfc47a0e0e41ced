"""Trains the values of `sharp` and the weights of `planner` by self-play."""
