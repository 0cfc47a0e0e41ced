"""The form for a new table, and for changing the settings of one."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from pydantic import ValidationError
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Input, Label, Select, Static

from ninetyeight.protocol.settings import (
    Access,
    Clock,
    DaysClock,
    NoClock,
    Pace,
    Settings,
    TalkLevel,
    TurnClock,
    WatchPolicy,
)
from ninetyeight.protocol.text import LONGEST_PERSON_NAME, LONGEST_TITLE, checked_name
from ninetyeight.rules import BASES, EXTRAS, GameError, excluded_by, ruleset_of
from ninetyeight.rules.ruleset import MOST_PLAYERS
from ninetyeight.terminal.place import Company
from ninetyeight.terminal.widgets.key_bar import Key, KeyBar
from ninetyeight.terminal.widgets.tick import Tick
from ninetyeight.words import Voice, demands

if TYPE_CHECKING:
    from ninetyeight.terminal.app import TerminalApp

LONGEST_BIDDING = 3600
"""People who share a keyboard may take their time to bid, in seconds."""
GRACES = (30, 60, 180, 600)
"""Choices for how long somebody may be absent, in seconds."""
CLOCKS: dict[str, Clock] = {
    "none": NoClock(),
    "turn-30": TurnClock(seconds=30),
    "turn-60": TurnClock(seconds=60),
    "turn-180": TurnClock(seconds=180),
    "days-1": DaysClock(days=1),
    "days-3": DaysClock(days=3),
    "days-7": DaysClock(days=7),
}


class PlayMode(StrEnum):
    """Who the user wants to play with."""

    ALONE = "alone"
    BOTS = "bots"
    PEOPLE = "people"
    """With people at this keyboard, and bots in the other seats."""
    OPEN = "open"
    """At a table on a server that others can join."""
    CHANGE = "change"
    """At an existing table, whose settings change."""


@dataclass(frozen=True, slots=True)
class NewGameOptions:
    """A filled-in form."""

    settings: Settings
    company: Company


class NewGameScreen(Screen[NewGameOptions | None]):
    """The form; Escape cancels it."""

    app: "TerminalApp"
    BINDINGS = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(
        self, kind: PlayMode, bots: tuple[str, ...] = (), settings: Settings | None = None
    ) -> None:
        super().__init__()
        self._kind = kind
        self._bots = bots
        self._before = settings or _default_settings(kind)

    @classmethod
    def changing(cls, settings: Settings, *, is_local: bool) -> "NewGameScreen":
        """A form for an existing table. On this machine the number of players is fixed."""
        form = cls(PlayMode.CHANGE, settings=settings)
        form._is_local = is_local
        return form

    _is_local = True

    def compose(self) -> ComposeResult:
        voice, before = self.app.voice, self._before
        parts = before.edition.split("+")
        yield Static(Text(f" {self._title()}", "bold"), id="heading")
        with VerticalScroll(id="form", can_focus=False):
            base = "extreme" if "extreme" in parts else "original"
            yield from self._select("edition", "setting-edition", _editions(voice), base)
            for extra in EXTRAS:
                yield Tick(voice.say(f"edition-{extra}"), is_on=extra in parts, id=extra)
            yield Static(id="demands")
            if self._has_players:
                counts = [(str(n), str(n)) for n in range(2, MOST_PLAYERS + 1)]
                players = str(max(2, before.players))
                yield from self._select("players", "setting-players", counts, players)
            if self._kind is PlayMode.PEOPLE:
                for number in range(2, MOST_PLAYERS + 1):
                    label = voice.say("replay-player", number=number)
                    yield from self._input(f"name-{number}", label, longest=LONGEST_PERSON_NAME)
            if self._kind in (PlayMode.BOTS, PlayMode.PEOPLE):
                names = [(voice.bot(bot), bot) for bot in self._bots]
                yield from self._select("bot", "web-strength", names, _strength(self._bots))
            if self._kind is not PlayMode.ALONE:
                yield from self._shared_fields()
            if self._kind is PlayMode.OPEN or not self._is_local:
                yield from self._server_fields()
            with Horizontal(classes="buttons"):
                yield Button(self._done_words(), variant="primary", id="done")
            yield Static(id="problem")
        yield KeyBar()

    @property
    def _has_players(self) -> bool:
        if self._kind is PlayMode.CHANGE:
            return not self._is_local
        return self._kind is not PlayMode.ALONE

    def _shared_fields(self) -> ComposeResult:
        """The fields that matter only with others."""
        voice, before = self.app.voice, self._before
        talks = [(voice.say(f"talk-{level}"), level.value) for level in TalkLevel]
        yield from self._select("talk", "setting-talk", talks, before.talk.value)
        relaxed = voice.say("setting-relaxed-signs")
        yield Tick(relaxed, is_on=before.relaxed_signs, id="relaxed_signs")
        yield Tick(voice.say("setting-undo"), is_on=self._is_allowed(before.undo), id="undo")
        yield Tick(voice.say("setting-hints"), is_on=self._is_allowed(before.hints), id="hints")
        paces = [(voice.say(f"pace-{pace}"), pace.value) for pace in Pace]
        yield from self._select("pace", "setting-pace", paces, self._pace)

    @property
    def _pace(self) -> str:
        """The pace of an existing table, or the one that the user prefers."""
        is_change = self._kind is PlayMode.CHANGE
        return self._before.pace.value if is_change else self.app.preferences.pace

    def _is_allowed(self, chosen: bool | None) -> bool:  # noqa: FBT001
        """Whether an option is on; unless set, it is where one person plays."""
        is_for_one = self._kind is PlayMode.BOTS or self._before.players == 1
        return is_for_one if chosen is None else chosen

    def _server_fields(self) -> ComposeResult:
        """The fields that matter only on a server."""
        voice, before = self.app.voice, self._before
        name = voice.say("setting-name")
        yield from self._input("name", name, before.name, longest=LONGEST_TITLE)
        access = [(voice.say(f"access-{each}"), each.value) for each in Access]
        yield from self._select("access", "setting-access", access, before.access.value)
        watch = [(voice.say(f"watch-{each}"), each.value) for each in WatchPolicy]
        yield from self._select("watch", "setting-watch", watch, before.watch.value)
        clocks = {**CLOCKS, _clock_name(before.clock): before.clock}
        options = [(_clock_words(voice, clock), key) for key, clock in clocks.items()]
        yield from self._select("clock", "setting-clock", options, _clock_name(before.clock))
        times = sorted({*GRACES, before.grace_seconds})
        graces = [(voice.say("web-seconds", count=each), str(each)) for each in times]
        yield from self._select(
            "grace_seconds", "setting-grace-seconds", graces, str(before.grace_seconds)
        )

    def _select(
        self, name: str, key: str, options: list[tuple[str, str]], value: str
    ) -> ComposeResult:
        with Horizontal(classes="field"):
            yield Label(Text(self.app.voice.say(key)))
            yield Select(options, value=value, allow_blank=False, id=name, compact=True)

    def _input(self, name: str, label: str, value: str = "", *, longest: int) -> ComposeResult:
        with Horizontal(classes="field"):
            yield Label(Text(label))
            yield Input(value, max_length=longest, id=name, compact=True)

    def _title(self) -> str:
        keys = {
            PlayMode.ALONE: "terminal-play-alone",
            PlayMode.BOTS: "terminal-play-bots",
            PlayMode.PEOPLE: "terminal-people",
            PlayMode.OPEN: "web-open-table",
            PlayMode.CHANGE: "web-settings",
        }
        return self.app.voice.say(keys[self._kind])

    def _done_words(self) -> str:
        keys = {PlayMode.OPEN: "web-open-table", PlayMode.CHANGE: "web-done"}
        return self.app.voice.say(keys.get(self._kind, "action-start"))

    def on_mount(self) -> None:
        """Focus the button, so that Enter starts at once with the defaults."""
        self.query_one("#done").focus(scroll_visible=self.app.size.height > 30)
        self._show_demands()
        voice = self.app.voice
        keys = [
            Key("Tab", voice.say("terminal-next"), "app.focus_next"),
            Key("Enter", self._done_words(), "done"),
            Key("Esc", voice.say("terminal-back"), "dismiss(None)"),
        ]
        self.query_one(KeyBar).show(keys)

    def action_done(self) -> None:
        self.on_button_pressed()

    def on_tick_changed(self, event: Tick.Changed) -> None:
        """Untick one kind of fire when the other is ticked."""
        if event.tick.is_on:
            for other in excluded_by(event.tick.id or ""):
                self.query_one(f"#{other}", Tick).is_on = False
        self._show_demands()

    def on_select_changed(self) -> None:
        self._show_demands()

    def on_input_changed(self) -> None:
        self._show_demands()

    def _show_demands(self) -> None:
        """Say in one sentence what the chosen game demands."""
        ruleset = ruleset_of(self._edition(), self._players())
        self.query_one("#demands", Static).update(Text(demands(self.app.voice, ruleset)))

    def on_button_pressed(self) -> None:
        """Submit the form if the settings can be played."""
        try:
            wanted = self._wanted()
        except (ValidationError, GameError) as error:
            why = error.message if isinstance(error, GameError) else str(error.errors()[0]["msg"])
            self.query_one("#problem", Static).update(Text(why, "bold"))
            return
        self.dismiss(wanted)

    def _wanted(self) -> NewGameOptions:
        names, players = self._names(), self._players()
        if self._kind is PlayMode.PEOPLE:
            names = tuple(map(checked_name, names)) or tuple(
                self.app.voice.say("replay-player", number=n) for n in range(2, players + 1)
            )
        changes: dict[str, object] = {
            "edition": self._edition(),
            "players": players,
            "pace": self._chosen("pace") or self._pace,
        }
        if self._kind in (PlayMode.ALONE, PlayMode.BOTS, PlayMode.PEOPLE):
            changes["bid_seconds"] = LONGEST_BIDDING
        for field in ("talk", "access", "watch", "grace_seconds"):
            if (value := self._chosen(field)) is not None:
                changes[field] = value
        # An untouched checkbox stays undecided: its default may depend on the number of players.
        before = self._before
        ticks = {
            "relaxed_signs": before.relaxed_signs,
            "undo": self._is_allowed(before.undo),
            "hints": self._is_allowed(before.hints),
        }
        for field, was_on in ticks.items():
            for tick in self.query(f"#{field}").results(Tick):
                if tick.is_on is not was_on:
                    changes[field] = tick.is_on
        if (clock := self._chosen("clock")) is not None:
            clocks = {**CLOCKS, _clock_name(self._before.clock): self._before.clock}
            changes["clock"] = clocks[clock].model_dump()
        if self.query("#name"):
            changes["name"] = self._text("name")
        settings = Settings.model_validate({**self._before.model_dump(), **changes})
        return NewGameOptions(settings, self._company(names, players))

    def _edition(self) -> str:
        extras = [extra for extra in EXTRAS if self.query_one(f"#{extra}", Tick).is_on]
        return "+".join([self._chosen("edition") or BASES[0], *extras])

    def _names(self) -> tuple[str, ...]:
        """The names typed for the people who share the keyboard."""
        return tuple(name for n in range(2, MOST_PLAYERS + 1) if (name := self._text(f"name-{n}")))

    def _players(self) -> int:
        players = int(self._chosen("players") or self._before.players)
        if self._kind is PlayMode.PEOPLE:
            return max(players, len(self._names()) + 1)
        return players

    def _company(self, names: tuple[str, ...], players: int) -> Company:
        if self._kind not in (PlayMode.BOTS, PlayMode.PEOPLE):
            return Company()
        bot = self._chosen("bot") or "sharp"
        return Company(names, (bot,) * (players - 1 - len(names)))

    def _chosen(self, name: str) -> str | None:
        found = list(self.query(f"#{name}").results(Select))
        return str(found[0].value) if found else None

    def _text(self, name: str) -> str:
        found = list(self.query(f"#{name}").results(Input))
        return " ".join(found[0].value.split()) if found else ""


def _default_settings(kind: PlayMode) -> Settings:
    """What most people want."""
    return Settings(players=1 if kind is PlayMode.ALONE else 2)


def _editions(voice: Voice) -> list[tuple[str, str]]:
    return [(voice.edition(base), base) for base in BASES]


def _strength(bots: tuple[str, ...]) -> str:
    return "sharp" if "sharp" in bots or not bots else bots[-1]


def _clock_name(clock: Clock) -> str:
    match clock:
        case TurnClock(seconds=seconds):
            return f"turn-{seconds}"
        case DaysClock(days=days):
            return f"days-{days}"
        case _:
            return "none"


def _clock_words(voice: Voice, clock: Clock) -> str:
    match clock:
        case TurnClock(seconds=seconds):
            return voice.say("clock-turn", count=seconds)
        case DaysClock(days=days):
            return voice.say("clock-days", count=days)
        case _:
            return voice.say("clock-none")
