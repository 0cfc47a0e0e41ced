"""Keys and clicks at a table."""

from pathlib import Path

import pytest
from textual.widgets import Static

from ninetyeight.protocol.settings import Settings
from ninetyeight.protocol.view import Phase
from ninetyeight.terminal.screens.dialogs import Pick, Read
from ninetyeight.terminal.widgets.hand import Hand
from terminal.keyboard import (
    SMALL,
    app_at,
    has_hint,
    is_at_table,
    nearest,
    seen_at,
    step,
    table_of,
    until,
)

pytestmark = pytest.mark.asyncio


async def test_cards_are_laid_by_mouse(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(players=1))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        play = nearest(seen_at(app))
        assert play is not None
        index = sorted(seen_at(app).you.hand).index(play.card)
        await pilot.click(Hand, offset=(index * 7 + 2, 1))
        await pilot.click(f"#pile-{play.pile.name}")
        await until(pilot, lambda: play.card not in seen_at(app).you.hand)


@pytest.mark.parametrize(("menu", "hint"), [("M", "H"), ("ь", "р")])  # noqa: RUF001
async def test_capitals_and_russian_letters_are_keys_too(
    tmp_path: Path, menu: str, hint: str
) -> None:
    app = app_at(tmp_path, settings=Settings(players=1))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        await pilot.press(hint)
        await until(pilot, lambda: isinstance(app.screen, Pick))
        await pilot.press("enter")
        await until(pilot, lambda: has_hint(app, "nudge"))
        await pilot.press(menu)
        await until(pilot, lambda: isinstance(app.screen, Pick))


async def test_typing_a_card_that_is_not_in_the_hand_says_so(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(players=1))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        hand = seen_at(app).you.hand
        card = next(card for card in range(99, 9, -1) if card not in hand)
        await pilot.press(*str(card))
        notice = app.screen.query_one("#notice", Static)
        assert str(notice.render()) == f"{card} is not in your hand."
        await pilot.press("a")
        await until(pilot, lambda: str(notice.render()) == "Choose a card.")


async def test_a_losing_card_needs_confirmation(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(edition="expert", players=1))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        while not any(play.loses for play in seen_at(app).you.plays):
            await step(pilot, app)
            assert seen_at(app).table.phase is Phase.PLAYING, "this deal has a losing card"
        play = next(play for play in seen_at(app).you.plays if play.loses)
        await pilot.press(*str(play.card), play.pile.name.lower())
        await until(pilot, lambda: isinstance(app.screen, Pick))
        await pilot.press("enter")
        await until(pilot, lambda: is_at_table(app))
        assert play.card in seen_at(app).you.hand, "who would rather not, keeps the card"


async def test_enter_ends_the_turn_even_after_a_dialog(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(players=1))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        while not seen_at(app).you.may_end_turn:
            await step(pilot, app)
        await pilot.press("p")
        await until(pilot, lambda: isinstance(app.screen, Read))
        await pilot.press("escape")
        await until(pilot, lambda: is_at_table(app))
        await pilot.press("enter")
        await until(pilot, lambda: not seen_at(app).you.may_end_turn)


async def test_played_cards_and_the_keys_can_be_read(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(players=1))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        for key in ("p", "question_mark"):
            await pilot.press(key)
            await until(pilot, lambda: isinstance(app.screen, Read))
            await pilot.press("escape")
            await until(pilot, lambda: is_at_table(app))
        await pilot.press("l")
        await until(pilot, lambda: bool(table_of(app).query_one("#notice").display))


async def test_a_window_that_is_too_small_says_so(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(players=1))
    async with app.run_test(size=(60, 20)) as pilot:
        await until(pilot, lambda: is_at_table(app))
        heading = app.screen.query_one("#heading", Static)
        assert "The Game" in str(heading.render())
        await pilot.resize_terminal(48, 20)
        await until(pilot, lambda: "it needs 60 " in str(heading.render()))
        await pilot.resize_terminal(60, 20)
        await until(pilot, lambda: "The Game" in str(heading.render()))
