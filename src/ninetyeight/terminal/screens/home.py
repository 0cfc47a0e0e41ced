"""The home screen: resume, play alone, with bots or people; games, statistics, preferences."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from rich.table import Column, Table
from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ninetyeight.rules import GameError
from ninetyeight.rules.seat_name import bot_of_seat
from ninetyeight.terminal.place import TableLine
from ninetyeight.terminal.screens.dialogs import TypeLine
from ninetyeight.terminal.screens.new_game import NewGameOptions, NewGameScreen, PlayMode
from ninetyeight.terminal.widgets.key_bar import Key, KeyBar

if TYPE_CHECKING:
    from ninetyeight.terminal.app import TerminalApp


class HomeItem(StrEnum):
    """What a line of the home screen leads to."""

    TABLE = "table"
    ALONE = "alone"
    BOTS = "bots"
    PEOPLE = "people"
    OPEN = "open"
    LINK = "link"
    GAMES = "games"
    STATISTICS = "statistics"
    RULES = "rules"
    PREFERENCES = "preferences"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class HomeLine:
    """A line of the home screen; `table` is an id."""

    words: str
    item: HomeItem
    table: str = ""


class HomeScreen(Screen[None]):
    """The list from which everything is reached; unfinished games come first."""

    app: "TerminalApp"
    BINDINGS = [
        Binding("q", "quit_app", show=False),
        Binding("r", "look_again", show=False),
        Binding("d,delete", "delete", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[HomeLine | None] = []
        """The lines of the list; None is a rule between groups."""

    def compose(self) -> ComposeResult:
        yield Static(id="banner")
        yield OptionList(id="items")
        yield Static(id="notice")
        yield KeyBar()

    def on_mount(self) -> None:
        """Show the list, and refresh it every few seconds if others can change it."""
        self.look_again()
        if not self.app.place.is_local:
            self.set_interval(5, self.look_again)

    def on_screen_resume(self) -> None:
        """Refresh: a game may have ended meanwhile."""
        self.look_again()

    def action_look_again(self) -> None:
        self.look_again()

    def action_quit_app(self) -> None:
        self.app.exit()

    @work(exclusive=True, group="look")
    async def look_again(self) -> None:
        """Refresh the list if it is on screen."""
        if self.app.screen is not self:
            return
        mine = await self.app.attempt(self.app.place.my_tables()) or ()
        others = await self.app.attempt(self.app.place.lobby()) or ()
        self._show(mine, [table for table in others if table.id not in {t.id for t in mine}])

    def _show(self, mine: Sequence[TableLine], lobby: Sequence[TableLine]) -> None:
        voice, is_local = self.app.voice, self.app.place.is_local
        self.query_one("#banner", Static).update(self._banner())
        groups: list[list[HomeLine]] = [
            [HomeLine(self._table_words(table), HomeItem.TABLE, table.id) for table in mine],
            [HomeLine(self._table_words(table), HomeItem.TABLE, table.id) for table in lobby],
            [
                HomeLine(voice.say("terminal-play-alone"), HomeItem.ALONE),
                HomeLine(voice.say("terminal-play-bots"), HomeItem.BOTS),
            ],
        ]
        if is_local:
            groups[2].append(HomeLine(voice.say("terminal-people"), HomeItem.PEOPLE))
        else:
            groups[2].append(HomeLine(voice.say("web-open-table"), HomeItem.OPEN))
            groups[2].append(HomeLine(voice.say("terminal-link"), HomeItem.LINK))
        groups.append(
            [
                HomeLine(voice.say("web-my-games"), HomeItem.GAMES),
                HomeLine(voice.say("web-statistics"), HomeItem.STATISTICS),
                HomeLine(voice.say("web-rules"), HomeItem.RULES),
                HomeLine(voice.say("terminal-preferences"), HomeItem.PREFERENCES),
                HomeLine(voice.say("terminal-quit"), HomeItem.QUIT),
            ]
        )
        self._fill(groups)
        self._show_keys()

    def _show_keys(self) -> None:
        say = self.app.voice.say
        keys = [Key("Enter", say("web-continue"), "choose")]
        if self._waiting_game is not None:
            keys.append(Key("D", say("terminal-delete"), "delete"))
        keys.append(Key("Q", say("terminal-quit"), "quit_app"))
        self.query_one(KeyBar).show(keys)

    @property
    def _waiting_game(self) -> str | None:
        """The table on the highlighted line, if its game can be deleted."""
        at = self.query_one("#items", OptionList).highlighted
        options = [line for line in self.lines if line is not None]
        if at is None or at >= len(options) or not self.app.place.deletes:
            return None
        return options[at].table or None

    def on_option_list_option_highlighted(self) -> None:
        """Show the keys that apply to the line."""
        self._show_keys()

    @work
    async def action_delete(self) -> None:
        """Delete the highlighted game after confirmation."""
        table_id = self._waiting_game
        if table_id is None:
            return
        if await self.app.confirm_deletion(self.app.voice.say("terminal-delete-running")):
            await self.app.attempt(self.app.place.delete_table(table_id))
            self.look_again()

    def _fill(self, groups: list[list[HomeLine]]) -> None:
        """Fill the list, with a rule between groups, and keep the highlight."""
        lines: list[HomeLine | None] = []
        for group in filter(None, groups):
            lines += [None, *group] if lines else group
        if lines == self.lines:
            return
        items = self.query_one("#items", OptionList)
        at = self._at_after(lines)
        items.clear_options()
        items.add_options([None if line is None else Option(_shown(line)) for line in lines])
        self.lines = lines
        items.highlighted = at
        items.focus()

    def _at_after(self, lines: Sequence[HomeLine | None]) -> int:
        """Find the highlighted entry in the new list, or the nearest place to it."""
        before = [line for line in self.lines if line is not None]
        after = [(line.item, line.table) for line in lines if line is not None]
        at = self.query_one("#items", OptionList).highlighted or 0
        if at < len(before) and (same := (before[at].item, before[at].table)) in after:
            return after.index(same)
        return min(at, len(after) - 1)

    def action_choose(self) -> None:
        self.query_one("#items", OptionList).action_select()

    def _banner(self) -> Text:
        voice, place = self.app.voice, self.app.place
        title = Text("Ninety-Eight", "bold", justify="center")
        about = place.title or voice.say("terminal-tagline")
        return Text("\n", justify="center").join([title, Text(about, "italic")])

    def _table_words(self, table: TableLine) -> str:
        voice = self.app.voice
        people = [
            name if (bot := bot_of_seat(name)) is None else voice.bot(bot)
            for name in table.people
            if name
        ]
        counted = [
            f"{name} {people[:at].count(name) + 1}" if name in people[:at] else name
            for at, name in enumerate(people)
        ]
        when = table.changed_at.astimezone().strftime("%Y-%m-%d %H:%M")
        parts = [when, table.name, voice.edition(table.edition), voice.list(counted)]
        free = f"{voice.say('seat-free')}: {table.open_seats}" if table.open_seats else ""
        turn = voice.say("event-turn-began-you") if table.is_waiting else ""
        said = " · ".join(part for part in (*parts, free, turn) if part)
        if not self.app.place.is_local:
            return said
        return voice.say("web-figure", name=voice.say("web-continue"), text=said)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        options = [line for line in self.lines if line is not None]
        self._open(options[event.option_index])

    @work
    async def _open(self, line: HomeLine) -> None:
        app = self.app
        match line.item:
            case HomeItem.TABLE:
                await app.sit_at(line.table)
            case HomeItem.ALONE | HomeItem.BOTS | HomeItem.PEOPLE | HomeItem.OPEN:
                await self._new_game(PlayMode(line.item.value))
            case HomeItem.LINK:
                await self._join_by_link()
            case HomeItem.GAMES:
                await app.show_games()
            case HomeItem.STATISTICS:
                await app.show_statistics()
            case HomeItem.RULES:
                app.show_rules()
            case HomeItem.PREFERENCES:
                await app.ask_preferences()
            case HomeItem.QUIT:
                app.exit()

    async def _new_game(self, kind: PlayMode) -> None:
        app = self.app
        bots = tuple(await app.attempt(app.place.bots()) or ())
        wanted: NewGameOptions | None = await app.push_screen_wait(NewGameScreen(kind, bots))
        if wanted is None:
            return
        app.set_preference(pace=wanted.settings.pace.value)
        table_id = await app.attempt(app.place.open_table(wanted.settings, wanted.company))
        if table_id is not None:
            await app.sit_at(table_id)

    async def _join_by_link(self) -> None:
        from ninetyeight.client import parse_invitation

        link = await self.app.push_screen_wait(TypeLine(self.app.voice.say("terminal-link")))
        if link is None:
            return
        try:
            _, table_id = parse_invitation(link)
        except GameError as error:
            self.app.show_error(error)
            return
        await self.app.sit_at(table_id)


def _shown(line: HomeLine) -> Text | Table:
    """Render a table's line, which may need a second, indented row."""
    if line.item is not HomeItem.TABLE:
        return Text(line.words)
    grid = Table.grid(Column(width=2), Column(ratio=1), expand=True)
    grid.add_row("▸", Text(line.words))
    return grid
