"""Makes `play.svg`, the picture of the plain game in docs/terminal.md, from a real game.

Run it as `.venv/bin/python docs/images/capture.py`; a test compares the file with what it makes.
"""

import contextlib
import io
import re
from pathlib import Path

from rich.console import Console

from ninetyeight.cli.fresh_deals import fresh_record
from ninetyeight.cli.plain.bot_answers import BotAnswers
from ninetyeight.cli.plain.game import PlainGame
from ninetyeight.cli.plain.keyboard import Quit
from ninetyeight.cli.plain.roster import Roster
from ninetyeight.cli.plain.screen import Screen
from ninetyeight.words import Voice

PICTURE = Path(__file__).parent / "play.svg"
_LOADED_FONT = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
"""What would fetch a font from elsewhere; any fixed-width font does."""
LINES = ("90C 73C 83C 2A .",)


def draw() -> str:
    """Play a turn of Extreme, and give the screen as SVG."""
    console = Console(
        record=True, width=92, highlight=False, file=io.StringIO(), force_terminal=True
    )
    game = fresh_record("extreme", 1, seed="4", layout=None)
    typed = iter(LINES)

    def ask(prompt: str) -> str:
        line = next(typed, "quit")
        console.print(prompt if line == "quit" else prompt + line, markup=False)
        return line

    with contextlib.suppress(Quit):
        voice = Voice("en")
        screen = Screen(console, Roster.of(game, voice, {}), voice)
        PlainGame(game, BotAnswers(screen), ask, save=lambda _: None).run()
    svg = console.export_svg(title="ninetyeight play --edition extreme", unique_id="ninetyeight")
    return _LOADED_FONT.sub("", svg)


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8")
