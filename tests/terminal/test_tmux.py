"""A whole game for real: the program in tmux, by keys alone, played from what the screen shows."""

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from waiting import poll

PATIENCE = 60.0
OVER = "Play another game"

pytestmark = pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed")


class Tmux:
    """A terminal of 80 by 24 with the program in it."""

    def __init__(self, folder: Path, *command: str) -> None:
        self._socket = str(folder / "tmux")
        environment = ["env", f"HOME={folder}", "LANG=en_GB.UTF-8", "XDG_DATA_HOME=", "LC_ALL="]
        program = [*environment, sys.executable, "-m", "ninetyeight", *command]
        size = ["-x", "80", "-y", "24"]
        self._tmux("-f", "/dev/null", "new-session", "-d", *size, *program)

    def press(self, *keys: str) -> None:
        self._tmux("send-keys", *keys)

    def screen(self) -> str:
        return self._tmux("capture-pane", "-p")

    def wait_for(self, words: str) -> str:
        return self.wait(lambda screen: words in screen, words)

    def wait(self, is_so: Callable[[str], bool], what: str) -> str:
        """Wait until the screen shows something; the screen."""
        found = poll(lambda: [screen] if is_so(screen := self.screen()) else [], what, PATIENCE)
        return found[0]

    def close(self) -> None:
        self._tmux("kill-server")

    def _tmux(self, *words: str) -> str:
        done = subprocess.run(
            ["tmux", "-S", self._socket, *words], capture_output=True, text=True, check=True
        )
        return done.stdout


@pytest.fixture
def tmux(tmp_path: Path) -> Iterator[Tmux]:
    terminal = Tmux(tmp_path, "play", "--seed", "friday")
    yield terminal
    terminal.close()


def tops(screen: str) -> dict[str, int]:
    """Read the four piles: their numbers stand in the line below their names."""
    lines = screen.splitlines()
    row = next(index for index, line in enumerate(lines) if "A ↑" in line)
    numbers = re.findall(r"[│║] +(\d+)", lines[row + 1])
    return dict(zip("ABCD", map(int, numbers), strict=True))


def hand(screen: str) -> list[int]:
    """Read the hand: the line below the tops of its cards."""
    lines = screen.splitlines()
    row = max(index for index, line in enumerate(lines) if re.search(r"[╭╔][─═]{4}[╮╗]", line))
    return [int(number) for number in re.findall(r"(\d+)", lines[row + 1])]


def nearest(screen: str) -> tuple[int, str] | None:
    """Choose the cheapest card that fits, by the rules of the game as a person knows them."""
    fitting = []
    for pile, top in tops(screen).items():
        for card in hand(screen):
            step = card - top if pile in "AB" else top - card
            if step > 0 or step == -10:
                fitting.append((step, card, pile))
    return min(fitting)[1:] if fitting else None


def test_a_whole_game_by_keys(tmux: Tmux) -> None:
    screen = tmux.wait_for("more cards")
    laid = 0
    while OVER not in screen:
        before = screen
        if "You can end your turn" in screen:
            tmux.press("Enter")
        elif "would lose the game" in screen:
            tmux.press("Down", "Enter")
        else:
            play = nearest(screen)
            assert play is not None, screen
            card, pile = play
            tmux.press(*str(card), pile.lower())
            laid += 1
        screen = tmux.wait(partial(has_gone_on, before), "change")
    assert laid >= 40
    assert re.search(r"cards? left", screen)
    tmux.press("q")
    tmux.wait_for("Play with bots")
    tmux.press("q")


def has_gone_on(before: str, after: str) -> bool:
    """Whether the game went on, or a question came: a picked card alone is not enough."""
    if OVER in after or ("would lose the game" in after) != ("would lose the game" in before):
        return True
    try:
        return (tops(before), hand(before)) != (tops(after), hand(after))
    except (StopIteration, ValueError):
        return False
