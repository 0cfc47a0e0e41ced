"""Whole games on a terminal, from the first card to the next game."""

import math
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from ninetyeight.protocol.seen import CardSeen, SeenEvent
from ninetyeight.protocol.settings import Settings
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import read_record, ruleset_of
from ninetyeight.terminal.app import TerminalApp
from ninetyeight.terminal.place import Company
from ninetyeight.terminal.screens import dialogs
from ninetyeight.terminal.screens.dialogs import Curtain, Pick
from ninetyeight.terminal.screens.replay import ReplayScreen
from ninetyeight.terminal.widgets.hand import Hand
from terminal.keyboard import (
    SMALL,
    app_at,
    choose,
    is_at_home,
    is_at_table,
    play_to_the_end,
    seen_at,
    step,
    table_of,
    until,
)

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("edition", ["expert+short", "extreme+fire"])
async def test_a_solo_game_is_played_to_its_end_by_keys(edition: str, tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(edition=edition, players=1))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        await play_to_the_end(pilot, app)
        game = seen_at(app).table.game
        assert game is not None
        assert game.ending is not None
        record = read_record(await app.place.record(game.ending.game_id))
    assert record.ruleset == ruleset_of(edition, 1)


async def test_a_game_with_bots_is_played_to_its_end_and_dealt_again(tmp_path: Path) -> None:
    company = Company(bots=("greedy", "sharp"))
    app = app_at(tmp_path, settings=Settings(players=3), company=company)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        await play_to_the_end(pilot, app)
        await pilot.press("home", "enter")
        await until(pilot, lambda: seen_at(app).table.phase is not Phase.OVER)
        game = seen_at(app).table.game
        assert game is not None
        assert game.number == 2


async def test_people_at_one_keyboard_see_only_their_own_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = app_at(tmp_path, settings=Settings(players=2), company=Company(people=("Grete",)))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: any(isinstance(s, Curtain) for s in app.screen_stack))
        turns = 0
        while turns < 4:
            if isinstance(app.screen, Curtain):
                assert app.screen.styles.background.a == 1, "nothing shines through a curtain"
                assert table_of(app).query_one(Hand).cards == (), "behind it nothing is shown"
                monkeypatch.setattr(dialogs, "BOUNCE", math.inf)
                await pilot.press("enter")
                assert isinstance(app.screen, Curtain), "a key pressed twice opens no curtain"
                monkeypatch.setattr(dialogs, "BOUNCE", 0.0)
                await pilot.press("enter")
                await until(pilot, lambda: not isinstance(app.screen, Curtain))
                assert table_of(app).query_one(Hand).cards == tuple(sorted(seen_at(app).you.hand))
                turns += 1
            else:
                await step(pilot, app)


async def test_a_game_resumes_where_it_was_left(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(players=1))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        await step(pilot, app)
        hand = seen_at(app).you.hand
    again = app_at(tmp_path)
    async with again.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_home(again))
        await pilot.press("home", "enter")
        await until(pilot, lambda: is_at_table(again))
        assert seen_at(again).you.hand == hand


async def test_an_old_trick_is_not_announced_to_a_returning_player(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(players=1))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        while not any(event_is_trick(line.event) for line in table_of(app).model.history):
            await step(pilot, app)
            assert seen_at(app).table.phase is Phase.PLAYING, "this deal has a trick"
    again = app_at(tmp_path)
    async with again.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_home(again))
        await pilot.press("enter")
        await until(pilot, lambda: is_at_table(again))
        assert any(event_is_trick(line.event) for line in table_of(again).model.history)
        assert not again.screen.query_one("#notice", Static).display


def event_is_trick(event: SeenEvent) -> bool:
    return isinstance(event, CardSeen) and event.is_trick


async def test_a_lost_game_says_why_in_the_players_words(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(edition="expert+short", players=1))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_at_table(app))
        await play_to_the_end(pilot, app)
        game = seen_at(app).table.game
        assert game is not None
        assert game.ending is not None
        assert game.ending.owed is not None, "this deal is lost by the rules"
        assert game.ending.loss is not None
        lacking = app.voice.say(f"ending-why-{game.ending.loss.lack}", count=game.ending.loss.count)
        count = game.ending.owed.cards
        why = app.voice.say("ending-lost-minimum-you", count=count, why=lacking)
        result = app.screen.query_one("#result", Static)
        await until(pilot, lambda: why in str(result.render()))
        assert app.voice.say("owed-draw-one") not in str(result.render())
        widest = game.ending.figures.widest
        assert widest is not None
        assert f"{widest.card}" in str(result.render())


async def test_giving_up_needs_confirmation_and_the_game_can_be_replayed(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(players=1))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        await step(pilot, app)
        for answer in ("enter", "down"):
            await choose(pilot, app, "concede")
            await until(pilot, lambda: isinstance(app.screen, Pick))
            assert seen_at(app).table.phase is Phase.PLAYING, "nothing happens unasked"
            await pilot.press(answer, *(["enter"] if answer == "down" else []))
        await until(pilot, lambda: seen_at(app).table.phase is Phase.OVER)
        await pilot.press("home", "down", "down", "enter")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("right", "right", "down", "end", "tab", "q")
        await until(pilot, lambda: is_at_table(app))


async def test_the_end_compares_a_game_with_earlier_ones(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(players=1))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        result = table_of(app).query_one("#result", Static)
        await _give_up(pilot, app)
        assert "98 cards left" in str(result.render()), "the first game has no other beside it"
        await pilot.press("home", "enter")
        await until(pilot, lambda: seen_at(app).table.phase is Phase.PLAYING)
        await step(pilot, app)
        await _give_up(pilot, app)
        scale = "Cards left: 97. Your best: 97. On average: 98. Your best so far!"
        await until(pilot, lambda: scale in str(result.render()))


async def _give_up(pilot: Pilot[None], app: TerminalApp) -> None:
    await choose(pilot, app, "concede")
    await until(pilot, lambda: isinstance(app.screen, Pick))
    await pilot.press("down", "enter")
    await until(pilot, lambda: seen_at(app).table.phase is Phase.OVER)


async def test_the_end_fits_a_small_window_with_five_players(tmp_path: Path) -> None:
    company = Company(bots=("random",) * 4)
    app = app_at(tmp_path, settings=Settings(players=5), company=company)
    async with app.run_test(size=(60, 20)) as pilot:
        await until(pilot, lambda: is_at_table(app))
        await choose(pilot, app, "concede")
        await until(pilot, lambda: isinstance(app.screen, Pick))
        await pilot.press("down", "enter")
        await until(pilot, lambda: seen_at(app).table.phase is Phase.OVER)
        choices = table_of(app).query_one("#choices")
        await until(pilot, lambda: choices.region.height >= 4)
        assert choices.region.bottom <= 19, "all that can be chosen is in sight"
