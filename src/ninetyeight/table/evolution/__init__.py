"""What an event changes at a table, by subject; `evolve` chooses for each event.

Nothing is checked here: whatever is in the log has happened.
"""
