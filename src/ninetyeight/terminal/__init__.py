"""The terminal client: a Textual application for tables on this machine and on servers.

Screens know a `Place`, and its tables through `Connection`s, so local and remote tables share the
same code. The client knows no rules: the table says what is legal, owed and lost.
"""

from ninetyeight.terminal.start import QuickStart, play_locally, play_on_server, replay_record

__all__ = ["QuickStart", "play_locally", "play_on_server", "replay_record"]
