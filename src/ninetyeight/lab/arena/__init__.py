"""Seasons: bots play the same deals, and a ladder ranks them."""
