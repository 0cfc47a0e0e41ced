"""Finished games, and statistics about them."""

from typing import TYPE_CHECKING

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import DataTable, Sparkline, Static

from ninetyeight.terminal.place import GameLine, ResultSummary
from ninetyeight.terminal.widgets.key_bar import Key, KeyBar

if TYPE_CHECKING:
    from ninetyeight.terminal.app import TerminalApp

EXCELLENT = 10
"""Fewer cards left than this is an excellent result (3.5)."""


class GamesScreen(Screen[str | None]):
    """The latest games; Enter replays one, D deletes it."""

    app: "TerminalApp"
    BINDINGS = [
        Binding("escape,q", "dismiss(None)", show=False),
        Binding("d,delete", "delete", show=False),
    ]

    def __init__(self, games: list[GameLine], at: int = 0) -> None:
        super().__init__()
        self._games = games
        self.at = at
        """The index of the highlighted game."""

    def compose(self) -> ComposeResult:
        voice = self.app.voice
        yield Static(Text(f" {voice.say('web-my-games')}", "bold"), id="heading")
        yield Static(Text(voice.say("terminal-no-games")), classes="empty")
        yield DataTable(cursor_type="row", zebra_stripes=True)
        yield KeyBar()

    def on_mount(self) -> None:
        voice, table = self.app.voice, self.query_one(DataTable)
        columns = ("terminal-when", "setting-edition", "setting-players", "terminal-result")
        table.add_columns(*(voice.say(key) for key in columns))
        for game in self._games:
            when = game.finished_at.astimezone().strftime("%Y-%m-%d %H:%M")
            cells = (when, voice.edition(game.edition), str(game.players), self._result(game))
            table.add_row(*cells, key=game.id)
        table.move_cursor(row=self.at)
        table.focus()
        self._show()

    def _show(self) -> None:
        """Show the list and the keys that apply to it."""
        voice, has_games = self.app.voice, bool(self._games)
        self.query_one(DataTable).display = has_games
        self.query_one(".empty").display = not has_games
        possible = (
            (Key("Enter", voice.say("web-replay"), "watch"), has_games),
            (Key("D", voice.say("terminal-delete"), "delete"), has_games and self._deletes),
            (Key("Esc", voice.say("terminal-back"), "dismiss(None)"), True),
        )
        self.query_one(KeyBar).show([key for key, is_possible in possible if is_possible])

    @property
    def _deletes(self) -> bool:
        return self.app.place.deletes

    def action_watch(self) -> None:
        """Replay the highlighted game."""
        self.query_one(DataTable).action_select_cursor()

    @work
    async def action_delete(self) -> None:
        """Delete the highlighted game after confirmation."""
        table = self.query_one(DataTable)
        if not self._games or not self._deletes:
            return
        game = self._games[table.cursor_row]
        if await self.app.confirm_deletion(self.app.voice.say("terminal-delete-about")):
            if not await self.app.attempt(self._delete(game.id)):
                return
            self._games.remove(game)
            table.remove_row(game.id)
            self._show()

    async def _delete(self, game_id: str) -> bool:
        await self.app.place.delete_game(game_id)
        return True

    def _result(self, game: GameLine) -> Text:
        voice = self.app.voice
        if game.is_won:
            return Text(voice.say("web-wins"), "bold")
        text = Text(voice.say("outcome-left", count=game.left))
        is_excellent = game.left < EXCELLENT
        return text.append(f" ({voice.say('statistics-excellent')})") if is_excellent else text

    def on_data_table_row_selected(self, event: DataTable.RowSelected) -> None:
        self.at = event.cursor_row
        self.dismiss(self._games[event.cursor_row].id)


class StatisticsScreen(Screen[None]):
    """Win rates by edition and players, and cards left over time."""

    app: "TerminalApp"
    BINDINGS = [Binding("escape,q,enter", "dismiss(None)", show=False)]

    def __init__(
        self, results: list[ResultSummary], left: dict[tuple[str, int], list[int]]
    ) -> None:
        super().__init__()
        self._results, self._left = results, left

    def compose(self) -> ComposeResult:
        voice = self.app.voice
        yield Static(Text(f" {voice.say('web-statistics')}", "bold"), id="heading")
        with VerticalScroll():
            if not self._results:
                yield Static(Text(voice.say("terminal-no-games")), classes="empty")
            yield DataTable(cursor_type="none", zebra_stripes=True)
            for (edition, players), left in self._left.items():
                if len(left) > 1:
                    name = f"{voice.edition(edition)}, {voice.say('setting-players')}: {players}"
                    words = (
                        f"{name} · {voice.say('statistics-left-over-time')}: {left[0]} … {left[-1]}"
                    )
                    yield Static(Text(words), classes="chart")
                    yield Sparkline([float(each) for each in left])

    def on_mount(self) -> None:
        voice, table = self.app.voice, self.query_one(DataTable)
        table.display = bool(self._results)
        keys = ("setting-edition", "setting-players", "web-games", "web-wins")
        table.add_columns(*(voice.say(key) for key in keys), "%")
        table.add_columns(voice.say("web-mean-left"), voice.say("web-best-left"))
        for row in self._results:
            rate = f"{100 * row.wins / row.games:.0f}"
            figures = (
                row.players,
                row.games,
                row.wins,
                rate,
                f"{row.mean_left:.1f}",
                row.best_left,
            )
            table.add_row(voice.edition(row.edition), *(str(each) for each in figures))
        self.query_one(VerticalScroll).focus()
