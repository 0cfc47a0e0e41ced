"""Finding bots by name, in packages and in your own modules, and refusing what is not a bot."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bots import own_bots
from ninetyeight.bots import BOTS, find_bot, known_bots, registered_bot
from ninetyeight.bots.plugins import plugins
from ninetyeight.rules import Bid, GameError, ruleset_of, setup, view_for

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Install packages that register bots."""

    def put(package: str, code: str = "", **bots: str) -> None:
        info = tmp_path / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        lines = "".join(f"{name} = {value}\n" for name, value in bots.items())
        (info / "entry_points.txt").write_text(f"[ninetyeight.bots]\n{lines}")
        (tmp_path / f"{package}.py").write_text(code)
        plugins.cache_clear()

    monkeypatch.syspath_prepend(str(tmp_path))
    yield put
    plugins.cache_clear()


def test_bots_of_packages_are_in_the_list_after_our_own(install: Install) -> None:
    install("their_bots", "raise RuntimeError", near="bots.own_bots:Nearest", far="their_bots:Far")
    assert list(known_bots()) == [*BOTS, "far", "near"]
    assert known_bots()["near"].sentence == "A bot of the package their_bots."
    assert registered_bot("near").name == "Nearest"
    assert plugins().problems == ()


def test_a_broken_package_is_reported_and_harms_no_other(install: Install) -> None:
    install("broken", "raise RuntimeError('what a pity')", odd="broken:Bot", none="missing:Bot")
    install("whole", near="bots.own_bots:nearest")
    with pytest.raises(GameError, match="bot odd cannot be loaded: RuntimeError: what a pity"):
        registered_bot("odd")
    with pytest.raises(GameError, match="bot none cannot be loaded: ModuleNotFoundError"):
        registered_bot("none")
    assert registered_bot("near").name == "Nearest"


def test_a_name_that_is_taken_is_refused(install: Install) -> None:
    install("first", near="bots.own_bots:Nearest", greedy="bots.own_bots:Cheat")
    install("second", near="bots.own_bots:Cheat")
    install("third", **{"a,b": "bots.own_bots:Cheat"})
    assert list(known_bots()) == list(BOTS)
    assert registered_bot("greedy").sentence == BOTS["greedy"].sentence
    with pytest.raises(GameError, match="first and second both have a bot near: uninstall one"):
        registered_bot("near")
    told = "\n".join(plugins().problems)
    assert "The package first has a bot greedy, but Ninety-Eight has one of that name" in told
    assert 'The package third has a bot "a,b", which is not a valid name.' in told


def test_listing_bots_imports_neither_the_kernel_nor_a_package() -> None:
    program = (
        "import sys; from ninetyeight.bots import known_bots; known_bots();"
        "print({'numba', 'numpy', 'pydantic'} & set(sys.modules))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert ran.stdout == "set()\n"


def test_a_class_is_a_bot_by_its_module() -> None:
    bot = find_bot("bots.own_bots:Nearest")
    assert (bot.name, bot.sentence) == (
        "Nearest",
        "Lays the nearest card, and no more than it owes.",
    )
    view = view_for(setup(ruleset_of("original", 2), tuple(range(2, 100))), 0)
    assert bot.bid(view) is Bid.ALL_THE_SAME
    assert bot.signs(view, allowed=frozenset()) == {}
    assert find_bot("bots.own_bots:nearest") is own_bots.nearest
    assert find_bot("greedy").name == "greedy"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("bots.own_bots:NoBot", "is not a bot: it has no choose, no signs, no bid, no name"),
        ("bots.own_bots:Nobody", "cannot be loaded: AttributeError"),
        ("nowhere:Bot", "cannot be loaded: ModuleNotFoundError"),
        ("a b:Bot", "is not a bot: write module:Class"),
        ("module:", "is not a bot: write module:Class"),
        ("nobody", 'There is no bot "nobody"; the bots are random, greedy, planner, sharp, master'),
    ],
)
def test_anything_but_a_bot_is_refused_with_the_reason(name: str, message: str) -> None:
    with pytest.raises(GameError, match=message):
        find_bot(name)


def test_a_name_from_a_table_imports_no_module() -> None:
    with pytest.raises(GameError, match="There is no bot"):
        registered_bot("os:getcwd")
