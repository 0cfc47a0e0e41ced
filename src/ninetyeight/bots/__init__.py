"""Players by program: from a rule of thumb to learned values with look-ahead.

A bot gets a view and what was signalled, never a state: the order of the deck is the future.
"""
