"""Several people at one keyboard: a curtain hides the cards while they swap places."""

from typing import TYPE_CHECKING

from ninetyeight.protocol.view import Phase
from ninetyeight.terminal.model import TableModel
from ninetyeight.terminal.names import name_at
from ninetyeight.terminal.screens.dialogs import Curtain

if TYPE_CHECKING:
    from ninetyeight.terminal.screens.table import TableScreen


class SharedKeyboard:
    """The people at one keyboard, each with what they know about the table."""

    def __init__(self, screen: "TableScreen", people: int) -> None:
        self._screen = screen
        self.models = [TableModel(is_shared=people > 1) for _ in range(people)]
        self.at = 0
        """The index of the person at the keyboard."""
        self.is_covered = people > 1
        """Whether the cards are hidden."""
        self._has_curtain = False

    @property
    def model(self) -> TableModel:
        return self.models[self.at]

    def needs_curtain(self) -> bool:
        """Whether somebody else at this keyboard has to act now."""
        if len(self.models) == 1 or self._has_curtain:
            return False
        next_at = self._next_to_act()
        if next_at is None:
            if self._is_over:
                self.is_covered = False
            return False
        return next_at != self.at or self.is_covered

    def cover(self) -> None:
        """Hide the cards; a curtain follows."""
        self.is_covered = self._has_curtain = True

    async def draw_curtain(self) -> None:
        """Hide everything until the person who has to act is at the keyboard."""
        screen = self._screen
        while (at := self._next_to_act()) is not None:
            view = self.models[at].view
            assert view is not None
            assert view.you.seat is not None
            name = name_at(screen.voice, view.table, view.you.seat)
            words = screen.voice.say("terminal-pass", name=name)
            curtain = Curtain(words, screen.voice.say("terminal-pass-enter"))
            await screen.app.push_screen_wait(curtain)
            if self._next_to_act() == at:  # meanwhile a draw may have chosen another starter
                self.at = at
                break
        self._has_curtain = False
        self.is_covered = at is None and not self._is_over

    @property
    def _is_over(self) -> bool:
        view = self.model.view
        return view is not None and view.table.phase in (Phase.OVER, Phase.CLOSED)

    def _next_to_act(self) -> int | None:
        """The index of the person at this keyboard who has to act; None if nobody has to."""
        for index, model in enumerate(self.models):
            if model.view is None:
                return None
            if model.view.must_act:
                return index
        return None
