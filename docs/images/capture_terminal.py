"""Takes the picture of the terminal client: .venv/bin/python docs/images/capture_terminal.py."""

import asyncio
import re
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from ninetyeight.protocol.settings import Settings  # noqa: E402
from ninetyeight.terminal.perspective import Perspective  # noqa: E402
from ninetyeight.terminal.place import Company  # noqa: E402
from terminal.keyboard import app_at, is_at_table, nearest, seen_at, step, until  # noqa: E402

DECK = 50
"""The picture is taken when fewer cards are left to draw."""
SIZE = (96, 28)


def is_worth_a_picture(view: Perspective) -> bool:
    """Whether few cards are left to draw, early in one's own turn."""
    game = view.table.game
    is_far = game is not None and game.deck_size < DECK
    return is_far and view.you.is_on_turn and not view.you.may_end_turn


async def picture(folder: Path) -> str:
    """Play some turns of Extreme with two bots, pick a card, and capture the screen as SVG."""
    (folder / "terminal.json").write_text('{"language": "en", "theme": "dark"}', encoding="utf-8")
    settings = Settings(edition="extreme", players=3, hints=True)
    app = app_at(folder, settings=settings, company=Company(bots=("sharp", "planner")))
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: is_at_table(app))
        while not is_worth_a_picture(seen_at(app)):
            await step(pilot, app)
        play = nearest(seen_at(app))
        assert play is not None
        await pilot.press(*str(play.card))
        await pilot.pause(0.5)
        return app.export_screenshot(title="ninetyeight")


def main() -> None:
    """Write the picture beside this file, without fonts from elsewhere."""
    with tempfile.TemporaryDirectory() as folder:
        svg = asyncio.run(picture(Path(folder)))
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    (Path(__file__).parent / "terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
