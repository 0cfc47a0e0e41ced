"""A table from its lobby through bidding and play to the end of the game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal
from textual.events import Key as KeyPressed
from textual.screen import Screen
from textual.widgets import OptionList, Static

from ninetyeight.client import Connection, ConnectionClosed, Incoming, new_id
from ninetyeight.protocol import command as asked
from ninetyeight.protocol.command import Command
from ninetyeight.protocol.message import Look, Offer, Refusal
from ninetyeight.protocol.seen import CardSeen, SeenEvent, TurnBeganSeen
from ninetyeight.protocol.view import Phase
from ninetyeight.terminal.choices import NO_ID, TableChoice, choices_for, menu_for
from ninetyeight.terminal.hints import LEVELS, hint_words, is_first, next_level
from ninetyeight.terminal.model import TableModel
from ninetyeight.terminal.perspective import Perspective
from ninetyeight.terminal.questions import question_words
from ninetyeight.terminal.screens.card_selection import CardSelection
from ninetyeight.terminal.screens.choice_handler import ChoiceHandler
from ninetyeight.terminal.screens.dialogs import Pick, Read
from ninetyeight.terminal.screens.shared_keyboard import SharedKeyboard
from ninetyeight.terminal.screens.talk_dialogs import TalkDialogs
from ninetyeight.terminal.status import heading, result_text, seats_text
from ninetyeight.terminal.table_words import (
    duty_words,
    keys_for,
    keys_text,
    last_turn_text,
    played_text,
    refusal_words,
)
from ninetyeight.terminal.voice import TableVoice
from ninetyeight.terminal.widgets.board import Board
from ninetyeight.terminal.widgets.choice_list import ChoiceList
from ninetyeight.terminal.widgets.hand import Hand
from ninetyeight.terminal.widgets.key_bar import KeyBar
from ninetyeight.terminal.widgets.line_view import LineView
from ninetyeight.terminal.widgets.pile_box import PileBox
from ninetyeight.terminal.widgets.table_story import TableStory

if TYPE_CHECKING:
    from ninetyeight.terminal.app import TerminalApp

ROOMY = 32
"""From so many rows on, the piles stay in sight at the end of a game."""
WIDE = 110
"""From so many columns on, what happened stands beside the table."""
SMALLEST = (60, 20)
"""Columns and rows in which everything has room; in fewer the table is cut off."""


class TableScreen(Screen[None]):
    """One table, for one person or several who share this keyboard."""

    app: "TerminalApp"
    AUTO_FOCUS = ""  # keys are for the table, unless there is something to choose
    BINDINGS = [
        Binding("enter", "end_turn", show=False),
        Binding("backspace", "take_back", show=False),
        Binding("escape", "put_back", show=False),
        Binding("left", "walk(-1)", show=False),
        Binding("right", "walk(1)", show=False),
        Binding("h", "hint", show=False),
        Binding("s", "signs", show=False),
        Binding("t", "talk", show=False),
        Binding("p", "played", show=False),
        Binding("l", "last_turn", show=False),
        Binding("m", "menu", show=False),
        Binding("question_mark", "keys", show=False),
        Binding("q", "home", show=False),
    ]

    def __init__(self, table_id: str, connections: Sequence[Connection]) -> None:
        super().__init__()
        self.table_id = table_id
        self._connections = connections
        self._keyboard = SharedKeyboard(self, len(connections))
        self._is_left = False
        self._selection = CardSelection(self)
        self._talk = TalkDialogs(self)
        self._choice_handler = ChoiceHandler(self)

    @property
    def voice(self) -> TableVoice:
        return self.app.voice

    @property
    def model(self) -> TableModel:
        """What the person at the keyboard knows."""
        return self._keyboard.model

    @property
    def view(self) -> Perspective | None:
        """What that person sees."""
        return self.model.view

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        with Horizontal(id="middle"):
            yield Board(Static(id="result"), Static(id="notice"), ChoiceList())
            yield TableStory()
        yield KeyBar()

    def on_mount(self) -> None:
        for index, connection in enumerate(self._connections):
            self.run_worker(self._listen(index, connection), group="listen")
        self.set_interval(1, self._show_times)
        self._set_width(self.app.size.width)

    def on_resize(self) -> None:
        """Lay everything out again and rewrite the log."""
        self._set_width(self.app.size.width)
        self.query_one(TableStory).forget()
        self.call_after_refresh(self.show)

    def _set_width(self, width: int) -> None:
        self.set_class(width >= WIDE, "-wide")

    async def on_unmount(self) -> None:
        """Disconnect; the seats are kept."""
        self._is_left = True
        for connection in self._connections:
            await connection.close()

    # What the table tells

    async def _listen(self, index: int, connection: Connection) -> None:
        model = self._keyboard.models[index]
        try:
            while True:
                self._take(index, model, await connection.next())
        except ConnectionClosed as closed:
            if not self._is_left:
                self.notice(self.voice.by_code("close", closed.code, closed.message), "error")
                model.is_linked = False
                self.show()

    def _take(self, index: int, model: TableModel, news: Incoming) -> None:
        before, revision = model.view, model.revision
        events = model.take(news)
        if index == self._keyboard.at and model.revision != revision and self.is_mounted:
            self.query_one(TableStory).forget()
        if index == self._keyboard.at:
            self._react(before, events)
        if self._keyboard.needs_curtain():
            self._keyboard.cover()
            self._draw_curtain()
        if index == self._keyboard.at or self._keyboard.is_covered:
            self.show()

    def _react(self, before: Perspective | None, events: Sequence[SeenEvent]) -> None:
        view = self.view
        if view is None:
            return
        self._talk.hear(events)
        if self._selection.picked not in view.you.hand:
            self._selection.picked = None
        if self.model.refusal is not None:
            self._show_refusal(self.model.refusal)
        elif self.model.problem is not None:
            problem = self.model.problem
            self.notice(self.voice.by_code("fault", problem.code, problem.message), "error")
        elif events:
            self.notice("", "")
        is_trick = any(isinstance(event, CardSeen) and event.is_trick for event in events)
        if is_trick and before is not None:  # not what happened before somebody came back
            self.notice(f"↩ {self.voice.say('trick')}!", "trick")
        if self.model.hint is not None:
            self.notice(hint_words(self.voice, self.model.hint), "hint")
        if before is not None:
            self._talk.warn(view, events)
        is_new_turn = any(isinstance(event, TurnBeganSeen) for event in events)
        if before is not None and is_new_turn and view.is_your_turn and not view.is_alone:
            self.app.ring()

    @work
    async def _draw_curtain(self) -> None:
        """Hand the keyboard to the person who has to act."""
        before = self._keyboard.at
        await self._keyboard.draw_curtain()
        if self._keyboard.at != before:
            self._selection.picked = None
            self.query_one(TableStory).forget()
        self.show()

    # What is shown

    def show(self) -> None:
        """Refresh everything on the screen."""
        view = self.view
        if view is None or not self.is_mounted:
            return
        phase, game = view.table.phase, view.table.game
        has_game = game is not None and phase is not Phase.LOBBY
        is_short = phase is Phase.OVER and self.app.size.height < ROOMY
        self.query_one("#piles").display = has_game and not is_short
        self.query_one(LineView).display = has_game
        self.query_one(Hand).display = has_game and phase is not Phase.OVER
        self.query_one(TableStory).display = not is_short or self.has_class("-wide")
        self._show_heading()
        seats = self.query_one("#seats", Static)
        seats.update(seats_text(self.voice, self.model, seats.size.width or self.app.size.width))
        if has_game:
            picked, hint = self._selection.picked, self.model.hint
            self.query_one(Board).show(
                self.voice, view, picked=picked, hint=hint, is_covered=self._keyboard.is_covered
            )
        self._show_owed(view)
        result = self.query_one("#result", Static)
        result.display = phase is Phase.OVER
        if phase is Phase.OVER and game is not None and game.ending is not None:
            result.update(result_text(self.voice, self.model))
        self._show_choices()
        self.query_one(TableStory).tell(self.voice, self.model.history)
        self.query_one(KeyBar).show(keys_for(self.voice, self.model))

    def _show_times(self) -> None:
        """Refresh what changes with time: the clock and deadlines for answers."""
        self._show_heading()
        if self.view is not None and self.is_mounted and self.view.table.questions:
            self._show_owed(self.view)

    def _show_heading(self) -> None:
        if self.view is None or not self.is_mounted:
            return
        width, height = self.app.size
        if width < SMALLEST[0] or height < SMALLEST[1]:
            words = self.voice.say("terminal-small", width=SMALLEST[0], height=SMALLEST[1])
            text = Text(f" {words}", "bold reverse")
        else:
            text = heading(self.voice, self.model, width, is_here=self.app.place.is_here)
        self.query_one("#heading", Static).update(text)

    def _show_owed(self, view: Perspective) -> None:
        owed = self.query_one("#owed", Static)
        asked = question_words(self.voice, self.model)
        owed.display = view.table.phase is not Phase.OVER or bool(asked)
        is_quiet = view.table.phase is Phase.PLAYING and not view.is_your_turn
        duty = Text(duty_words(self.voice, view), "" if is_quiet else "bold")
        owed.update(Text("\n").join([duty, *map(Text, asked)]))

    def _show_choices(self) -> None:
        choices = choices_for(self.voice, self.model, is_here=self.app.place.is_here)
        if self._keyboard.is_covered:
            choices = []
        options = self.query_one(ChoiceList)
        options.show(choices)
        is_playing = self.view is not None and self.view.table.phase is Phase.PLAYING
        if choices and not is_playing and self.app.screen is self:
            options.focus()
        elif is_playing and self.focused is options and not choices:
            self.set_focus(None)

    def write_anew(self) -> None:
        """Redraw everything, in another language or theme."""
        self.query_one(TableStory).forget()
        self.show()

    def notice(self, words: str, kind: str = "") -> None:
        """Show an error, a hint or a trick below the board; empty words clear it."""
        notice = self.query_one("#notice", Static)
        notice.update(Text(words))
        notice.set_classes(f"-{kind}" if kind else "")
        notice.display = bool(words)

    def _show_refusal(self, refusal: Refusal) -> None:
        words = refusal_words(self.voice, refusal)
        self.notice(words, "error")
        self.model.refusal = None
        if refusal.offer is not None:
            self._offer_sign(words, refusal.offer)

    @work
    async def _offer_sign(self, about: str, offer: Offer) -> None:
        await self._talk.offer_sign(about, offer)

    # What the person does

    def on_key(self, event: KeyPressed) -> None:
        """Pick a card by its number, or lay it by a pile's letter."""
        key, view = event.key, self.view
        if view is None or self._keyboard.is_covered:
            return
        if key.isdigit():
            event.stop()
            self._selection.type_digit(view, key)
        elif key.lower() in ("a", "b", "c", "d"):
            event.stop()
            self._lay(key.upper())

    def on_hand_picked(self, message: Hand.Picked) -> None:
        self._selection.toggle(message.card)

    def on_pile_box_chosen(self, message: PileBox.Chosen) -> None:
        self._lay(message.letter)

    def action_walk(self, step: int) -> None:
        """Move the selection along the hand."""
        if not self._keyboard.is_covered:
            self._selection.walk(step)

    def action_put_back(self) -> None:
        self._selection.clear()

    @work
    async def _lay(self, letter: str) -> None:
        await self._selection.lay(letter)

    async def action_end_turn(self) -> None:
        view = self.view
        if view is not None and view.table.game is not None and view.is_your_turn:
            version = view.table.game.version
            await self.send(asked.EndTurn(id=NO_ID, version=version))

    async def action_take_back(self) -> None:
        """Take the last card back."""
        view = self.view
        if view is not None and view.table.game is not None and view.you.may_take_back:
            version = view.table.game.version
            await self.send(asked.TakeBack(id=NO_ID, version=version))

    @work
    async def action_hint(self) -> None:
        """Ask for a hint, clearer each time; the first one is confirmed."""
        view, level = self.view, next_level(self.model.hint)
        if view is None or not view.you.may_hint or level is None:
            return
        if is_first(self.model):
            offers = [(self.voice.say(f"hint-{each}-short"), each) for each in LEVELS]
            about = self.voice.say("web-hint-note")
            pick = Pick(self.voice.say("hint-ask"), offers, about)
            level = await self.app.push_screen_wait(pick)
        if level is not None:
            await self.send(asked.TakeHint(id=NO_ID, level=level))

    @work
    async def action_signs(self) -> None:
        if self.view is not None and self.view.own is not None:
            await self._talk.ask_for_sign(self.view)

    @work
    async def action_talk(self) -> None:
        """Say a phrase or write a line."""
        if self.view is not None and self.view.own is not None and not self.view.is_alone:
            await self._talk.ask_for_words(self.view)

    def action_played(self) -> None:
        """Show the cards already on the piles."""
        game = None if self.view is None else self.view.table.game
        if game is not None:
            text = played_text(self.voice, game)
            self.app.push_screen(Read(self.voice.say("web-played"), text))

    def action_last_turn(self) -> None:
        """Recap what happened since the user's last turn."""
        text = last_turn_text(self.voice, self.model)
        if not text.plain.strip():
            self.notice(self.voice.say("replay-deal"), "hint")
            return
        self.app.push_screen(Read(self.voice.say("web-last-turn"), text))

    def action_keys(self) -> None:
        self.app.push_screen(Read(self.voice.say("web-keys"), keys_text(self.voice)))

    @work
    async def action_menu(self) -> None:
        choices = menu_for(self.voice, self.model, is_here=self.app.place.is_here)
        offers = [(choice.label, choice) for choice in choices]
        chosen = await self.app.push_screen_wait(Pick(self.voice.say("web-menu"), offers))
        if chosen is not None:
            await self._choice_handler.choose(chosen)

    def action_home(self) -> None:
        """Go home; the game waits."""
        self.dismiss(None)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        choice = self.query_one(ChoiceList).choice(event.option_index)
        if choice is not None:
            self._do_choice(choice)

    @work
    async def _do_choice(self, choice: TableChoice) -> None:
        await self._choice_handler.choose(choice)

    async def confirm(self, title: str, yes: str, *, about: str = "") -> bool:
        """Ask for confirmation; the default answer is no."""
        offers = [(self.voice.say("web-rather-not"), False), (yes, True)]
        return await self.app.push_screen_wait(Pick(title, offers, about)) is True

    async def send(self, message: Command | Look) -> None:
        """Send a message on behalf of the person at the keyboard."""
        await self._send_by(self._keyboard.at, message)

    async def send_for_all(self, command: Command) -> None:
        """Send it for everybody at this keyboard: they can agree aloud."""
        for index in range(len(self._connections)):
            await self._send_by(index, command)

    async def _send_by(self, index: int, message: Command | Look) -> None:
        if not isinstance(message, Look):
            message = message.model_copy(update={"id": new_id()})
        if not self._keyboard.models[index].is_linked:  # it is sent once the server is there again
            self.notice(self.voice.say("web-link-lost"), "hint")
        try:
            await self._connections[index].send(message)
        except ConnectionClosed as closed:
            self.notice(self.voice.by_code("close", closed.code, closed.message), "error")
