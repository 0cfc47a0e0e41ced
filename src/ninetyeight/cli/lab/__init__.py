"""The commands of `ninetyeight lab`: `x.py` declares one, `run_x.py` runs it."""
