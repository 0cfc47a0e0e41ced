"""The parts of a table on a terminal. They show what they are given and report clicks."""
