"""A finished game, step by step."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Static

from ninetyeight.protocol.frames import Frame, GameFrames
from ninetyeight.terminal.owed import owed_sentences
from ninetyeight.terminal.perspective import marks
from ninetyeight.terminal.sentences import sentence
from ninetyeight.terminal.widgets.board import Board
from ninetyeight.terminal.widgets.hand import Hand
from ninetyeight.terminal.widgets.key_bar import Key, KeyBar
from ninetyeight.terminal.widgets.line_view import LineView
from ninetyeight.terminal.widgets.pile_box import PileBox, SignShown
from ninetyeight.terminal.widgets.story import Story
from ninetyeight.terminal.widgets.symbols import ON_TURN
from ninetyeight.words import Voice

if TYPE_CHECKING:
    from ninetyeight.terminal.app import TerminalApp

PACES = (1.2, 0.6, 0.3)
"""Seconds between steps, from slow to fast."""
WIDE = 110


class ReplayScreen(Screen[None]):
    """A game from its deal to its end, with all hands open."""

    app: "TerminalApp"
    AUTO_FOCUS = ""
    BINDINGS = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("up", "turn(-1)", show=False),
        Binding("down", "turn(1)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(-1)", show=False),
        Binding("space", "play", show=False),
        Binding("plus,minus", "pace", show=False),
        Binding("tab", "seat", show=False),
        Binding("question_mark", "keys", show=False),
        Binding("escape,q", "dismiss(None)", show=False),
    ]

    def __init__(self, game: GameFrames, at: int = 0) -> None:
        super().__init__()
        self._game = game
        self._marks = marks(game.orders, game.burning)
        self._at = max(0, min(at, len(game.frames) - 1))
        self._seat: int | None = None
        """Whose hand is shown; None shows that of the player on turn."""
        self._pace = 0
        self._timer: Timer | None = None

    @property
    def _frame(self) -> Frame:
        return self._game.frames[self._at]

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        with Horizontal(id="middle"):
            yield Board(Static(id="notice"))
            yield Story()
        yield KeyBar()

    def on_mount(self) -> None:
        self.set_class(self.app.size.width >= WIDE, "-wide")
        self.show()

    def on_resize(self) -> None:
        self.set_class(self.app.size.width >= WIDE, "-wide")

    def show(self) -> None:
        voice, frame = self.app.voice, self._frame
        self.query_one("#heading", Static).update(self._heading())
        self.query_one("#seats", Static).update(self._seats())
        for view in frame.piles:
            signs = [
                SignShown(self._who(seat), signs[view.pile])
                for seat, signs in enumerate(frame.signs)
                if view.pile in signs
            ]
            self.query_one(f"#pile-{view.pile.name}", PileBox).show(voice, view, signs=signs)
        seat = frame.seat if self._seat is None else self._seat
        self.query_one(LineView).show(frame.piles, frame.hands[seat])
        self.query_one(Hand).show(frame.hands[seat], self._marks)
        said = owed_sentences(voice, frame.owed, frame.piles, is_yours=False)
        owner = voice.say("hand-of", name=self._who(seat), count=len(frame.hands[seat]))
        self.query_one("#owed", Static).update(Text(" · ".join([owner, *said])))
        self._show_log()
        self._show_end()
        self.query_one(KeyBar).show(self._keys())

    def _heading(self) -> Text:
        voice, frame, game = self.app.voice, self._frame, self._game
        edition = voice.say("replay-house") if game.edition is None else voice.edition(game.edition)
        parts = (
            voice.say("replay-position", number=self._at, total=len(game.frames) - 1),
            voice.say("replay-turn", number=frame.turn),
            voice.say("deck-cards", count=frame.deck_size),
        )
        right = " · ".join(parts)
        gap = max(1, self.app.size.width - cell_len(edition) - cell_len(right) - 2)
        return Text.assemble(" ", (edition, "bold"), " " * gap, right, no_wrap=True)

    def _seats(self) -> Text:
        frame = self._frame
        cells = []
        for number, hand in enumerate(frame.hands):
            is_on = number == frame.seat
            style = "bold reverse" if is_on else ""
            mark = f"{ON_TURN} " if is_on else ""
            cells.append(Text.assemble(mark, (self._who(number), style), (f" {len(hand)}", "dim")))
        return Text("  │  ").join(cells)

    def _who(self, number: int) -> str:
        return seat_name(self.app.voice, self._game, number)

    def _show_log(self) -> None:
        log = self.query_one(Story)
        log.clear()
        voice = self.app.voice
        log.write(Text(voice.say("replay-deal"), "dim"))
        for frame in self._game.frames[: self._at + 1]:
            for event in frame.events:
                if words := sentence(voice, event, self._who):
                    log.write(Text(words))

    def _show_end(self) -> None:
        voice, game = self.app.voice, self._game
        notice = self.query_one("#notice", Static)
        words = ""
        if self._at == len(game.frames) - 1:
            if game.refused is not None:
                reason = voice.by_code("refusal", game.refused.code, game.refused.code)
                words = voice.say("replay-stopped", reason=reason)
            elif game.result is None:
                words = voice.say("replay-unfinished")
            else:
                result = "outcome-won" if game.result.is_won else "outcome-lost"
                left = voice.say("outcome-left", count=game.result.left)
                words = f"{voice.say(result)} {voice.by_code('outcome', game.result.code)} {left}"
        notice.update(Text(words, "bold"))
        notice.display = bool(words)

    def _keys(self) -> list[Key]:
        voice = self.app.voice
        play = "replay-play" if self._timer is None else "replay-pause"
        return [
            Key("←", voice.say("replay-back"), "step(-1)"),
            Key("→", voice.say("replay-on"), "step(1)"),
            Key("␣", voice.say(play), "play"),
            Key("⇥", voice.say("replay-seat"), "seat"),
            Key("?", voice.say("web-keys"), "keys"),
            Key("Q", voice.say("web-close"), "dismiss(None)"),
        ]

    def action_step(self, step: int) -> None:
        """Go one step forward or back."""
        self._go(self._at + step)

    def action_turn(self, step: int) -> None:
        """Go to the start of the next or previous turn."""
        starts = turn_starts(self._game.frames)
        if step > 0:
            self._go(next((at for at in starts if at > self._at), len(self._game.frames) - 1))
        else:
            self._go(next((at for at in reversed(starts) if at < self._at), 0))

    def action_go(self, at: int) -> None:
        """Go to the deal or to the end."""
        self._go(len(self._game.frames) - 1 if at < 0 else at)

    def _go(self, at: int) -> None:
        self._at = max(0, min(at, len(self._game.frames) - 1))
        if self._at == len(self._game.frames) - 1:
            self._pause()
        self.show()

    def action_play(self) -> None:
        """Start or pause automatic playback."""
        if self._timer is not None:
            self._pause()
        else:
            if self._at == len(self._game.frames) - 1:
                self._at = 0
            self._timer = self.set_interval(PACES[self._pace], lambda: self.action_step(1))
        self.show()

    def _pause(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def action_pace(self) -> None:
        """Play faster; after the fastest pace comes the slowest."""
        self._pace = (self._pace + 1) % len(PACES)
        if self._timer is not None:
            self._pause()
            self.action_play()

    def action_seat(self) -> None:
        """Show the next hand; after the last one, follow the player on turn."""
        seats: list[int | None] = [None, *range(self._game.players)]
        self._seat = seats[(seats.index(self._seat) + 1) % len(seats)]
        self.show()

    def action_keys(self) -> None:
        from ninetyeight.terminal.screens.dialogs import Read

        voice = self.app.voice
        self.app.push_screen(Read(voice.say("web-keys"), Text(voice.say("replay-keys"))))


def turn_starts(frames: Sequence[Frame]) -> list[int]:
    """List the frames at which a turn begins."""
    return [at for at, frame in enumerate(frames) if at == 0 or frame.turn != frames[at - 1].turn]


def seat_name(voice: Voice, game: GameFrames, number: int) -> str:
    """The name of the player in a seat, as far as the record tells."""
    seat = game.seats[number]
    if seat.bot is not None:
        alike = sum(other.bot == seat.bot for other in game.seats[:number])
        return f"{voice.bot(seat.bot)} {alike + 1}" if alike else voice.bot(seat.bot)
    return seat.name or voice.say("replay-player", number=number + 1)
