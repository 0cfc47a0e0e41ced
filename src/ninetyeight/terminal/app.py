"""The two Textual apps: one plays at a place (this machine or a server), one replays a record."""

import os
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from platformdirs import user_documents_path
from textual import work
from textual.app import App
from textual.binding import Binding
from textual.events import Key
from textual.filter import Monochrome, NoColor

from ninetyeight.protocol.frames import GameFrames
from ninetyeight.protocol.text import LONGEST_PERSON_NAME
from ninetyeight.rules import GameError
from ninetyeight.terminal.card_typing import meant_letter
from ninetyeight.terminal.place import Place
from ninetyeight.terminal.preferences import (
    PACE_NAMES,
    THEME_NAMES,
    read_preferences,
    write_preferences,
)
from ninetyeight.terminal.rulebook import rulebook
from ninetyeight.terminal.screens.dialogs import Pick, Read, TypeLine
from ninetyeight.terminal.screens.games import GamesScreen, StatisticsScreen
from ninetyeight.terminal.screens.home import HomeScreen
from ninetyeight.terminal.screens.replay import ReplayScreen
from ninetyeight.terminal.screens.table import TableScreen
from ninetyeight.terminal.themes import THEMES
from ninetyeight.words import LANGUAGES, Voice

T = TypeVar("T")
BOT_FAILED_SECONDS = 20.0
"""How long the notice of a failed bot stays, in seconds. It appears only once."""
INTERRUPTED = 130
"""The exit code after Ctrl-C."""


class LocalizedApp(App[None]):
    """An app with a language, themes and the user's preferences."""

    CSS_PATH = "styles.tcss"
    TITLE = "Ninety-Eight"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [
        Binding("ctrl+q", "quit", show=False, priority=True),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
    ]

    def __init__(self, preferences_file: Path, language: str | None = None) -> None:
        super().__init__()
        self._leave_colours_to_the_environment()
        self._file = preferences_file
        self._is_for_one_run = language is not None
        self.preferences = read_preferences(preferences_file, language)
        for theme in THEMES.values():
            self.register_theme(theme)
        self.theme = THEMES[self.preferences.theme].name

    def _leave_colours_to_the_environment(self) -> None:
        """Honour NO_COLOR fully: Textual alone would still use shades of grey."""
        self.no_color = bool(os.environ.get("NO_COLOR"))
        kept = [each for each in self._filters if not isinstance(each, Monochrome | NoColor)]
        self._filters = [*kept, NoColor()] if self.no_color else kept

    def action_interrupt(self) -> None:
        """Quit at once on Ctrl-C, as other programs do; games are kept."""
        self.exit(return_code=INTERRUPTED)

    def on_key(self, event: Key) -> None:
        """Map an unbound key to the Latin letter that was probably meant."""
        letter = meant_letter(event.character or "")
        if letter is not None:
            event.stop()
            self.simulate_key(letter)

    @property
    def voice(self) -> Voice:
        return Voice(self.preferences.language)

    def set_preference(self, **changes: str | bool) -> None:
        """Change a preference and save it. A language chosen for a single run is not saved."""
        self.preferences = replace(self.preferences, **changes)  # type: ignore[arg-type]
        self.theme = THEMES[self.preferences.theme].name
        self._is_for_one_run = self._is_for_one_run and "language" not in changes
        kept = self.preferences
        if self._is_for_one_run:
            kept = replace(kept, language=read_preferences(self._file).language)
        write_preferences(self._file, kept)


class ReplayApp(LocalizedApp):
    """Shows one record, step by step, and nothing else."""

    def __init__(self, preferences_file: Path, game: GameFrames) -> None:
        super().__init__(preferences_file)
        self._game = game

    def on_mount(self) -> None:
        self.push_screen(ReplayScreen(self._game), lambda _: self.exit())


class TerminalApp(LocalizedApp):
    """Plays at one place, which opens after the first screen is drawn."""

    place: Place
    """Where the user plays; set once it is open."""

    def __init__(
        self,
        preferences_file: Path,
        opening: "Callable[[TerminalApp], Awaitable[Place]]",
        first: "Callable[[TerminalApp], Awaitable[None]] | None" = None,
        *,
        language: str | None = None,
    ) -> None:
        """Play at the place that `opening` opens; `first` runs before the home screen."""
        super().__init__(preferences_file, language)
        self._opening = opening
        self._first = first
        self._is_open = False
        self.failure: GameError | None = None
        """Why the place could not be opened."""

    def on_mount(self) -> None:
        self._open()

    @work
    async def _open(self) -> None:
        try:
            self.place = await self._opening(self)
        except GameError as error:
            self.failure = error
            self.exit()
            return
        self._is_open = True
        await self.push_screen(HomeScreen())
        if self._first is not None:
            await self.attempt(self._first(self))

    async def on_unmount(self) -> None:
        if self._is_open:
            self._is_open = False
            await self.place.close()

    async def attempt(self, request: Awaitable[T]) -> T | None:
        """Await a request. If it is refused, tell the user why and return None."""
        try:
            return await request
        except GameError as error:
            self.show_error(error)
            return None

    def show_error(self, error: GameError) -> None:
        words = self.voice.by_code("fault", error.code) or self.voice.by_code("refusal", error.code)
        self.notify(words or error.message, severity="error", markup=False)

    def report_bot_failure(self, bot: str, how: str) -> None:
        """Report that one of the user's own bots failed and the game goes on without it."""
        words = self.voice.bot_failed(bot, how)
        self.notify(words, severity="warning", timeout=BOT_FAILED_SECONDS, markup=False)

    def ring(self) -> None:
        """Ring the terminal bell, if the user has turned it on."""
        if self.preferences.bell:
            self.bell()

    async def sit_at(self, table_id: str) -> None:
        """Show a table until the user leaves it."""
        connections = await self.attempt(self.place.join(table_id))
        if connections:
            await self.push_screen_wait(TableScreen(table_id, connections))

    async def show_games(self) -> None:
        """List finished games and replay the chosen one."""
        at = 0
        while (games := await self.attempt(self.place.games())) is not None:
            screen = GamesScreen(list(games), at)
            chosen = await self.push_screen_wait(screen)
            at = screen.at
            if chosen is None:
                break
            frames = await self.attempt(self.place.frames(chosen))
            if frames is not None:
                await self.push_screen_wait(ReplayScreen(frames))

    async def confirm_deletion(self, about: str) -> bool:
        """Confirm a deletion; the default answer is no."""
        say = self.voice.say
        offers = [(say("web-cancel"), False), (say("terminal-delete"), True)]
        question = Pick(say("terminal-delete-ask"), offers, about)
        return await self.push_screen_wait(question) is True

    async def show_statistics(self) -> None:
        results = await self.attempt(self.place.results())
        if results is None:
            return
        left = {}
        for row in results:
            points = await self.attempt(self.place.cards_left(row.edition, row.players))
            left[row.edition, row.players] = list(points or ())
        await self.push_screen_wait(StatisticsScreen(list(results), left))

    def show_rules(self) -> None:
        self.push_screen(Read(self.voice.say("web-rules"), rulebook(self.voice)))

    async def ask_preferences(self) -> None:
        """Edit language, theme, name, pace and bell until the user is done."""
        at = 0
        while True:
            voice = self.voice
            kept = self.preferences
            bell = voice.say("web-sound-on" if kept.bell else "web-sound-off")
            theme = f"{voice.say('web-theme')}: {voice.say(f'web-theme-{kept.theme}')}"
            offers = [
                (f"{voice.say('web-language')}: {LANGUAGES[kept.language]}", "language"),
                (theme, "theme"),
                (f"{voice.say('web-name')}: {kept.name}", "name"),
                (f"{voice.say('setting-pace')}: {voice.say(f'pace-{kept.pace}')}", "pace"),
                (bell, "bell"),
                (voice.say("web-done"), ""),
            ]
            title = voice.say("terminal-preferences")
            chosen = await self.push_screen_wait(Pick(title, offers, at=at))
            if not chosen:
                break
            at = [key for _, key in offers].index(chosen)
            await self._ask_for(chosen)
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                screen.redraw()

    async def _ask_for(self, what: str) -> None:
        voice, kept = self.voice, self.preferences
        match what:
            case "language":
                offers = [(name, code) for code, name in LANGUAGES.items()]
                at = list(LANGUAGES).index(kept.language)
                wanted = await self.push_screen_wait(Pick(voice.say("web-language"), offers, at=at))
                self.set_preference(language=wanted or kept.language)
            case "theme":
                names = [(voice.say(f"web-theme-{name}"), name) for name in THEME_NAMES]
                at = THEME_NAMES.index(kept.theme)
                wanted = await self.push_screen_wait(Pick(voice.say("web-theme"), names, at=at))
                self.set_preference(theme=wanted or kept.theme)
            case "name":
                wanted = await self.ask_name()
                if wanted:
                    self.set_preference(name=wanted)
                    await self.attempt(self.place.rename(self.preferences.name))
            case "pace":
                names = [(voice.say(f"pace-{name}"), name) for name in PACE_NAMES]
                at = PACE_NAMES.index(kept.pace)
                wanted = await self.push_screen_wait(Pick(voice.say("setting-pace"), names, at=at))
                self.set_preference(pace=wanted or kept.pace)
            case _:
                self.set_preference(bell=not kept.bell)

    async def ask_name(self) -> str | None:
        return await self.push_screen_wait(
            TypeLine(
                self.voice.say("web-name"),
                value=self.preferences.name,
                longest=LONGEST_PERSON_NAME,
            )
        )

    def save_record(self, record: str) -> str:
        """Save a record to the user's documents folder and say where, or why it failed."""
        folder = user_documents_path()
        path = folder / f"ninetyeight-{datetime.now():%Y-%m-%d-%H%M%S}.json"  # noqa: DTZ005
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(f"{record}\n", encoding="utf-8")
        except OSError as error:
            return self.voice.say("terminal-not-saved", why=error.strerror or str(error))
        return self.voice.say("terminal-saved", path=str(path))
