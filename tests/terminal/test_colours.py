"""Under NO_COLOR no colour is shown, and everything can still be told apart."""

import re
from pathlib import Path

import pytest
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import OptionList

from cli.commands import Terminal
from ninetyeight.terminal.screens.new_game import NewGameScreen
from terminal.keyboard import SMALL, app_at, is_at_home, until

COLOUR = re.compile(r"\x1b\[(?:[0-9;:]*[;:])?(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[;:m]")


@pytest.mark.parametrize(("value", "has_colours"), [("1", False), ("", True)])
def test_no_color_takes_effect_unless_it_is_empty(
    own_home: Path, value: str, *, has_colours: bool
) -> None:
    assert own_home.is_dir()
    with Terminal("play", "--seed", "friday", env={"NO_COLOR": value}) as terminal:
        terminal.wait_for("more cards")
        assert bool(COLOUR.search(terminal.screen)) is has_colours
        terminal.type("\x03")
        assert terminal.code() == 130


@pytest.mark.asyncio
async def test_highlights_stand_out_without_colours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = app_at(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_home(app))
        doors = app.screen.query_one("#items", OptionList)
        await until(pilot, lambda: stands_out(doors.render_line(0)))
        assert not stands_out(doors.render_line(1))
        await pilot.press("down", "enter")
        await until(
            pilot, lambda: isinstance(app.screen, NewGameScreen) and app.focused is not None
        )
        names = []
        for _ in range(8):
            await pilot.press("tab")
            assert app.focused is not None
            await until(pilot, lambda: any_stands_out(app.focused))
            names.append(app.focused.id)
        assert len(set(names)) > 6, "one after the other"


def any_stands_out(widget: Widget | None) -> bool:
    """Whether a line of a widget, or of something in it, is marked without colour."""
    if widget is None:
        return False
    shown = [widget, *widget.query("*").results(Widget)]
    return any(stands_out(each.render_line(y)) for each in shown for y in range(each.size.height))


def stands_out(strip: Strip) -> bool:
    styles = [segment.style for segment in strip if segment.style is not None]
    return any(style.underline or style.reverse for style in styles)
