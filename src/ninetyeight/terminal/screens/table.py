"""A table from its lobby through bidding and play to the end of the game."""

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal
from textual.events import Key as KeyPressed
from textual.screen import Screen
from textual.widgets import OptionList, Static

from ninetyeight.client import Connection, ConnectionClosed, Incoming, new_id
from ninetyeight.protocol import command as commands
from ninetyeight.protocol.command import Command
from ninetyeight.protocol.message import Look, Offer, Refusal
from ninetyeight.protocol.seen import CardSeen, SeenEvent, TurnBeganSeen
from ninetyeight.protocol.settings import Pace
from ninetyeight.rules import GameError
from ninetyeight.terminal.choices import NO_ID, TableChoice, menu_for
from ninetyeight.terminal.hints import LEVELS, hint_words, is_first, next_level
from ninetyeight.terminal.model import TableModel
from ninetyeight.terminal.perspective import Perspective
from ninetyeight.terminal.screens.card_selection import CardSelection
from ninetyeight.terminal.screens.choice_handler import ChoiceHandler
from ninetyeight.terminal.screens.dialogs import Pick, Read
from ninetyeight.terminal.screens.shared_keyboard import SharedKeyboard
from ninetyeight.terminal.screens.table_display import TableDisplay
from ninetyeight.terminal.screens.talk_dialogs import TalkDialogs
from ninetyeight.terminal.table_words import (
    keys_text,
    last_turn_text,
    played_text,
    refusal_words,
)
from ninetyeight.terminal.widgets.board import Board
from ninetyeight.terminal.widgets.choice_list import ChoiceList
from ninetyeight.terminal.widgets.hand import Hand
from ninetyeight.terminal.widgets.key_bar import KeyBar
from ninetyeight.terminal.widgets.pile_box import PileBox
from ninetyeight.terminal.widgets.story import Story
from ninetyeight.words import Voice

if TYPE_CHECKING:
    from ninetyeight.terminal.app import TerminalApp

WIDE = 110
"""With at least this many columns, the log is beside the table."""


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
        Binding("f", "skip", show=False),
        Binding("plus", "pace(1)", show=False),
        Binding("minus", "pace(-1)", show=False),
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
        self._display = TableDisplay(self)
        self._selection = CardSelection(self)
        self._talk = TalkDialogs(self)
        self._choice_handler = ChoiceHandler(self)

    @property
    def voice(self) -> Voice:
        return self.app.voice

    @property
    def model(self) -> TableModel:
        """What the person at the keyboard knows."""
        return self._keyboard.model

    @property
    def view(self) -> Perspective | None:
        """What the person at the keyboard sees."""
        return self.model.view

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        with Horizontal(id="middle"):
            yield Board(Static(id="result"), Static(id="notice"), ChoiceList())
            yield Story()
        yield KeyBar()

    def on_mount(self) -> None:
        for index, connection in enumerate(self._connections):
            self.run_worker(self._listen(index, connection), group="listen")
        self.set_interval(1, self._display.show_times)
        self._set_width(self.app.size.width)

    def on_resize(self) -> None:
        """Lay everything out again and rewrite the log."""
        self._set_width(self.app.size.width)
        self.query_one(Story).restart()
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
            self.query_one(Story).restart()
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
        self._talk.clear_sent_draft(events)
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
        if is_trick and before is not None:  # a returning player is not told of old tricks
            self.notice(f"↩ {self.voice.say('trick')}!", "trick")
        if self.model.hint is not None:
            self.notice(hint_words(self.voice, self.model.hint), "hint")
        if before is not None:
            self._talk.warn(view, events)
        is_new_turn = any(isinstance(event, TurnBeganSeen) for event in events)
        if before is not None and is_new_turn and view.you.is_on_turn and not view.is_alone:
            self.app.ring()
        if view.ending is not None and view.is_player and not self.model.is_shared:
            self._compare(self.model, view.ending.game_id)

    @work
    async def _compare(self, model: TableModel, game_id: str) -> None:
        """Compare a finished game with the user's earlier ones; no failure is worth mentioning."""
        if model.compared == game_id:
            return
        model.compared, model.comparison = game_id, None
        with suppress(GameError):
            found = await self.app.place.comparison(game_id)
            if model.compared == game_id:
                model.comparison = found
                self.show()

    @work
    async def _draw_curtain(self) -> None:
        """Hand the keyboard to the person who has to act."""
        before = self._keyboard.at
        await self._keyboard.draw_curtain()
        if self._keyboard.at != before:
            self._selection.picked = None
            self.query_one(Story).restart()
        self.show()

    # What is shown

    def show(self) -> None:
        """Refresh everything on the screen."""
        picked, is_covered = self._selection.picked, self._keyboard.is_covered
        self._display.show(picked=picked, is_covered=is_covered)

    def redraw(self) -> None:
        """Redraw everything, in another language or theme."""
        self.query_one(Story).restart()
        self.show()

    def notice(self, words: str, kind: str = "") -> None:
        """Show an error, a hint or a trick below the board; empty words clear it."""
        self._display.notice(words, kind)

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
        if view is not None and view.table.game is not None and view.you.is_on_turn:
            version = view.table.game.version
            await self.send(commands.EndTurn(id=NO_ID, version=version))

    async def action_take_back(self) -> None:
        """Take the last card back."""
        view = self.view
        if view is not None and view.table.game is not None and view.you.may_take_back:
            version = view.table.game.version
            await self.send(commands.TakeBack(id=NO_ID, version=version))

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
            await self.send(commands.TakeHint(id=NO_ID, level=level))

    async def action_skip(self) -> None:
        """Let bots play without pauses until a person is on turn."""
        if self.view is not None and self.view.you.may_skip:
            await self.send(commands.SkipAhead(id=NO_ID))

    async def action_pace(self, step: int) -> None:
        """Let bots play faster or slower, here and at the user's next tables."""
        view = self.view
        if view is None or not view.sets_pace:
            return
        paces = list(Pace)
        at = paces.index(view.table.settings.pace) + step
        pace = paces[max(0, min(at, len(paces) - 1))]
        self.app.set_preference(pace=pace.value)
        await self.send(commands.SetPace(id=NO_ID, pace=pace))
        words = f"{self.voice.say('setting-pace')}: {self.voice.say(f'pace-{pace}')}"
        self.notice(words, "hint")

    @work
    async def action_signs(self) -> None:
        if self.view is not None and not self._keyboard.is_covered:
            await self._talk.ask_for_sign(self.view)

    @work
    async def action_talk(self) -> None:
        """Say a phrase or write a line."""
        if self.view is not None and self.view.own is not None and not self.view.is_alone:
            await self._talk.ask_for_words(self.view)

    def action_played(self) -> None:
        """List the cards on the piles."""
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
        groups = menu_for(self.voice, self.model, is_local=self.app.place.is_local)
        offers = [(choice.label, choice) for group in groups for choice in group.choices]
        headings = {group.choices[0].label: group.title for group in groups}
        menu = Pick(self.voice.say("web-menu"), offers, headings=headings)
        chosen = await self.app.push_screen_wait(menu)
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
        offers = [(self.voice.say("web-cancel"), False), (yes, True)]
        return await self.app.push_screen_wait(Pick(title, offers, about)) is True

    async def send(self, message: Command | Look) -> None:
        """Send a message on behalf of the person at the keyboard."""
        await self._send_by(self._keyboard.at, message)

    async def send_for_all(self, command: Command) -> None:
        """Send a command for everybody at this keyboard: they can agree aloud."""
        for index in range(len(self._connections)):
            await self._send_by(index, command)

    async def _send_by(self, index: int, message: Command | Look) -> None:
        if not isinstance(message, Look):
            message = message.model_copy(update={"id": new_id()})
        if not self._keyboard.models[index].is_linked:  # it is sent once the server is back
            self.notice(self.voice.say("web-link-lost"), "hint")
        try:
            await self._connections[index].send(message)
        except ConnectionClosed as closed:
            self.notice(self.voice.by_code("close", closed.code, closed.message), "error")
