"""Tables on this machine: their database, their deals, the bots of its owner."""

import sqlite3
from pathlib import Path

import pytest

from bots import own_bots
from ninetyeight.bots import FailureKind
from ninetyeight.protocol.settings import Settings
from ninetyeight.rules import GameError, ruleset_of, seeded, setup, shuffled
from ninetyeight.terminal.local import LocalPlace
from ninetyeight.terminal.place import Company
from ninetyeight.terminal.start import QuickStart, local_app
from ninetyeight.words import Voice
from terminal.keyboard import (
    SMALL,
    app_at,
    is_at_table,
    seen_at,
    until,
)

pytestmark = pytest.mark.asyncio


async def test_only_its_owner_can_read_the_database(tmp_path: Path) -> None:
    place = await LocalPlace.open(tmp_path / "new", "Ada")
    await place.close()
    assert (tmp_path / "new" / "terminal.db").stat().st_mode & 0o077 == 0


async def test_a_seed_gives_the_deal_that_it_gives_everywhere(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(players=1), seed="friday")
    ruleset = ruleset_of("original", 1)
    dealt = setup(ruleset, shuffled(ruleset.pack.cards, seeded("friday"))).hands[0]
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        assert sorted(seen_at(app).you.hand) == sorted(dealt)


async def test_a_second_terminal_is_told_that_the_games_are_in_use(tmp_path: Path) -> None:
    place = await LocalPlace.open(tmp_path, "Ada")
    try:
        with pytest.raises(GameError) as caught:
            await LocalPlace.open(tmp_path, "Ada")
        assert caught.value.code == "database-in-use"
        assert "another window" in caught.value.message
    finally:
        await place.close()
    await (await LocalPlace.open(tmp_path, "Ada")).close()


async def test_a_game_that_cannot_be_read_is_listed_and_can_be_deleted(tmp_path: Path) -> None:
    place = await LocalPlace.open(tmp_path, "Ada")
    bad = await place.open_table(Settings(players=1, name="Bad"), Company())
    good = await place.open_table(Settings(players=1, name="Good"), Company())
    await place.close()
    with sqlite3.connect(tmp_path / "terminal.db") as connection:
        connection.execute("UPDATE entries SET body = '{}' WHERE table_id = ?", (bad,))
        connection.execute("DELETE FROM snapshots")
    connection.close()
    place = await LocalPlace.open(tmp_path, "Ada")
    try:
        assert {line.id for line in await place.my_tables()} == {bad, good}
        with pytest.raises(GameError) as caught:
            await place.join(bad)
        assert caught.value.code == "table-unreadable"
        await place.delete_table(bad)
        assert [line.id for line in await place.my_tables()] == [good]
    finally:
        await place.close()


async def test_a_bot_of_the_users_own_sits_at_a_local_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.py").write_text(
        "from ninetyeight.bots import BasicBot\n"
        "class Last(BasicBot):\n"
        "    def play(self, view):\n"
        "        return view.legal_actions[-1]\n"
    )
    monkeypatch.chdir(tmp_path)
    company = Company(bots=("mine:Last",))
    place = await LocalPlace.open(tmp_path, "Ada", bots=company.bots, pace=0)
    await place.open_table(Settings(players=2), company)
    assert [line.people for line in await place.my_tables()] == [("Ada", "bot:mine:Last")]
    await place.close()
    other = await LocalPlace.open(tmp_path, "Ada", pace=0)
    with pytest.raises(GameError, match="There is no bot 'mine:Last'"):
        await other.open_table(Settings(players=2), company)
    await other.close()


async def test_a_bot_of_the_users_own_that_fails_is_reported_on_the_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(own_bots.__file__).parent.parent))
    quick_start = QuickStart(Settings(players=2), ("Ada",), ("bots.own_bots:Clumsy",))
    app = local_app(tmp_path, tmp_path / "terminal.json", quick_start, language="de")
    words = Voice("de").bot_failed("bots.own_bots:Clumsy", FailureKind.CRASHED)
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await until(pilot, lambda: is_at_table(app))
        await pilot.press("end", "enter")  # Ada would rather not start
        await until(pilot, lambda: bool(app.screen.query("Toast")))
        assert words in str(app.screen.query_one("Toast").render())
