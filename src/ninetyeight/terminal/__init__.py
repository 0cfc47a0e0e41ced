"""The terminal client: a Textual application for tables of this machine and of servers.

`play_here` opens the tables of this machine, `play_there` those of a server, `watch_again` a
record. Screens know a `Place`, and a table through `Connection`s: local and remote tables go
through the same code. It knows no rules; what is legal, owed and lost is told by the table.
"""

from ninetyeight.terminal.start import QuickStart, play_here, play_there, watch_again

__all__ = ["QuickStart", "play_here", "play_there", "watch_again"]
