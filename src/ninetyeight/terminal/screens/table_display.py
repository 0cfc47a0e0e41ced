"""What the screen of a table shows: heading, board, duties, result, choices, log and keys."""

from typing import TYPE_CHECKING

from rich.text import Text
from textual.widgets import Static

from ninetyeight.protocol.view import Phase
from ninetyeight.rules import Pile
from ninetyeight.terminal.choices import choices_for
from ninetyeight.terminal.model import TableModel
from ninetyeight.terminal.perspective import Perspective
from ninetyeight.terminal.questions import question_words
from ninetyeight.terminal.signs import drawn_signs
from ninetyeight.terminal.status import heading, result_text, seats_text
from ninetyeight.terminal.table_words import duty_words, keys_for
from ninetyeight.terminal.widgets.board import Board
from ninetyeight.terminal.widgets.choice_list import ChoiceList
from ninetyeight.terminal.widgets.hand import Hand
from ninetyeight.terminal.widgets.key_bar import KeyBar
from ninetyeight.terminal.widgets.line_view import LineView
from ninetyeight.terminal.widgets.pile_box import SignShown
from ninetyeight.terminal.widgets.story import Story
from ninetyeight.words import Voice

if TYPE_CHECKING:
    from ninetyeight.terminal.screens.table import TableScreen

ROOMY = 32
"""With at least this many rows, the piles stay visible at the end of a game."""
SMALLEST = (60, 20)
"""The columns and rows that a table needs."""


class TableDisplay:
    """Fills the widgets of a table's screen from what the person at the keyboard knows."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self._is_covered = False

    def show(self, *, picked: int | None, is_covered: bool) -> None:
        """Refresh everything on the screen."""
        screen, view = self._screen, self._screen.view
        if view is None or not screen.is_mounted:
            return
        self._is_covered = is_covered
        voice, model = screen.voice, screen.model
        phase, game = view.table.phase, view.table.game
        has_game = game is not None and phase is not Phase.LOBBY
        is_short = phase is Phase.OVER and screen.app.size.height < ROOMY
        screen.query_one("#piles").display = has_game and not is_short
        screen.query_one(LineView).display = has_game
        screen.query_one(Hand).display = has_game and phase is not Phase.OVER
        screen.query_one(Story).display = not is_short or screen.has_class("-wide")
        self._show_heading()
        seats = screen.query_one("#seats", Static)
        seats.update(seats_text(voice, model, seats.size.width or screen.app.size.width))
        if has_game:
            screen.query_one(Board).show(
                voice,
                view,
                _signs_by_pile(voice, model),
                picked=picked,
                hint=model.hint,
                is_covered=is_covered,
            )
        self._show_owed(view)
        result = screen.query_one("#result", Static)
        result.display = phase is Phase.OVER
        if phase is Phase.OVER and game is not None and game.ending is not None:
            result.update(result_text(voice, model))
        self._show_choices(view, is_covered=is_covered)
        screen.query_one(Story).write_new(voice, model.history)
        screen.query_one(KeyBar).show(keys_for(voice, model))

    def show_times(self) -> None:
        """Refresh the clock, the deadlines for answers, and what can be chosen once one passes."""
        self._show_heading()
        view = self._screen.view
        if view is None or not self._screen.is_mounted:
            return
        if view.table.questions:
            self._show_owed(view)
        presence = self._screen.model.presence
        if presence is not None and presence.mindable_at:
            self._show_choices(view, is_covered=self._is_covered)

    def notice(self, words: str, kind: str) -> None:
        notice = self._screen.query_one("#notice", Static)
        notice.update(Text(words))
        notice.set_classes(f"-{kind}" if kind else "")
        notice.display = bool(words)

    def _show_heading(self) -> None:
        screen = self._screen
        if screen.view is None or not screen.is_mounted:
            return
        width, height = screen.app.size
        if width < SMALLEST[0] or height < SMALLEST[1]:
            words = screen.voice.say("terminal-small", width=SMALLEST[0], height=SMALLEST[1])
            text = Text(f" {words}", "bold reverse")
        else:
            is_local = screen.app.place.is_local
            text = heading(screen.voice, screen.model, width, is_local=is_local)
        screen.query_one("#heading", Static).update(text)

    def _show_owed(self, view: Perspective) -> None:
        voice, owed = self._screen.voice, self._screen.query_one("#owed", Static)
        questions = question_words(voice, self._screen.model)
        owed.display = view.table.phase is not Phase.OVER or bool(questions)
        is_quiet = view.table.phase is Phase.PLAYING and not view.you.is_on_turn
        duty = Text(duty_words(voice, view), "" if is_quiet else "bold")
        owed.update(Text("\n").join([duty, *map(Text, questions)]))

    def _show_choices(self, view: Perspective, *, is_covered: bool) -> None:
        screen = self._screen
        choices = choices_for(screen.voice, screen.model, is_local=screen.app.place.is_local)
        if is_covered:
            choices = []
        options = screen.query_one(ChoiceList)
        options.show(choices)
        is_playing = view.table.phase is Phase.PLAYING
        if choices and not is_playing and screen.app.screen is screen:
            options.focus()
        elif is_playing and screen.focused is options and not choices:
            screen.set_focus(None)


def _signs_by_pile(voice: Voice, model: TableModel) -> dict[Pile, list[SignShown]]:
    view, found = model.view, dict[Pile, list[SignShown]]()
    assert view is not None
    for each in drawn_signs(model):
        shown = SignShown(view.name(voice, each.seat), each.sign)
        found.setdefault(each.pile, []).append(shown)
    return found
