"""What the client knows about one table: the latest view, history, presence, a hint."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from ninetyeight.client import Incoming, Link
from ninetyeight.protocol import event as events
from ninetyeight.protocol.message import (
    AwaitedVotes,
    Hint,
    Presence,
    Problem,
    Refusal,
    Update,
)
from ninetyeight.protocol.seen import (
    CardsDrawnSeen,
    CardSeen,
    CardTakenBackSeen,
    ChatSeen,
    DealtSeen,
    LineFlaggedSeen,
    PersonErasedSeen,
    SeenEvent,
    TurnEndedSeen,
)
from ninetyeight.protocol.view import QuestionView
from ninetyeight.terminal.addressed import sentence_to
from ninetyeight.terminal.cast import Cast, cast_at
from ninetyeight.terminal.perspective import Perspective
from ninetyeight.terminal.place import Comparison
from ninetyeight.terminal.sentences import sentence
from ninetyeight.words import Voice

LONGEST_HISTORY = 2000
"""How many events are kept; a game has a few hundred."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """An event, with who sat where when it happened."""

    event: SeenEvent
    cast: Cast
    is_shared: bool = False
    """Whether several people at one keyboard read it; then nobody is addressed as "you"."""
    flags: tuple["LogLine", ...] = ()
    """Who flagged this line of chat."""

    @property
    def is_own(self) -> bool:
        """Whether the viewer caused the event."""
        seat = getattr(self.event, "seat", None)
        return seat is not None and seat == self.cast.own_seat

    def doer(self, voice: Voice) -> str:
        """Who caused the event, by name."""
        seat = getattr(self.event, "seat", None)
        return "" if seat is None else self.cast.name(voice, seat)

    @property
    def is_flagged_by_you(self) -> bool:
        """Whether the viewer flagged this line of chat."""
        return any(flag.is_own for flag in self.flags)

    def with_flag(self, flag: "LogLine") -> "LogLine":
        """Return this line of chat with the flag added, or removed if the flag was taken back."""
        event, flagged = self.event, flag.event
        assert isinstance(event, ChatSeen)
        assert isinstance(flagged, LineFlaggedSeen)
        others = (each for each in self.flags if getattr(each.event, "seat", None) != flagged.seat)
        update = {"text": flagged.text, "is_hidden": flagged.is_hidden}
        return replace(
            self,
            event=event.model_copy(update=update),
            flags=(*others, flag) if flagged.is_flagged else tuple(others),
        )

    def sentence(self, voice: Voice) -> str:
        """Describe the event to whoever reads it on this screen."""
        event = self.event
        if isinstance(event, ChatSeen) and event.is_hidden:
            return self._hidden_line(voice, event)
        is_own_draw = isinstance(event, CardsDrawnSeen) and bool(event.cards)
        if self.is_shared and not is_own_draw:
            return sentence(voice, self.event, lambda seat: self.cast.name(voice, seat))
        return sentence_to(voice, self.event, self.cast)

    def _hidden_line(self, voice: Voice, event: ChatSeen) -> str:
        """Say who flagged a line. Only its writer still sees the text."""
        name = self.doer(voice)
        other = voice.list([flag.doer(voice) for flag in self.flags])
        if self.is_shared:
            return voice.say("talk-hidden", name=name, other=other)
        if self.is_own:
            return voice.say("talk-hidden-yours", text=event.text, other=other)
        if self.is_flagged_by_you:
            return voice.say("talk-hidden-by-you", name=name)
        return voice.say("talk-hidden", name=name, other=other)


@dataclass(frozen=True, slots=True)
class TurnPlayed:
    """The cards that one player laid in one turn."""

    seat: int
    plays: tuple[CardSeen, ...]
    is_over: bool


class TableModel:
    """A table as one connection reports it."""

    def __init__(self, *, is_shared: bool = False) -> None:
        self.is_shared = is_shared
        """Whether several people take turns at this screen."""
        self.view: Perspective | None = None
        self.history: list[LogLine] = []
        self.revision = 1
        """Grows when lines change that were shown already."""
        self.presence: Presence | None = None
        self.hint: Hint | None = None
        self.refusal: Refusal | None = None
        """Why the last command was refused; None once a later one was accepted."""
        self.problem: Problem | None = None
        self.is_linked = True
        self.compared: str | None = None
        """The id of the finished game that is compared with the user's earlier ones."""
        self.comparison: Comparison | None = None

    def take(self, news: Incoming) -> Sequence[SeenEvent]:
        """Process a message and return the events that are new."""
        match news:
            case Update():
                return self._update(news)
            case Refusal(table=table, you=you):
                self.view = Perspective(table, you)
                self.refusal = news
            case Hint():
                self.hint = news
            case Presence():
                self.presence = news
            case Problem():
                self.problem = news
            case Link():
                self.is_linked = news is Link.BACK
            case _:
                pass
        return ()

    def _update(self, update: Update) -> Sequence[SeenEvent]:
        before, after = self.view, Perspective(update.table, update.you)
        self.view = after
        if update.answers is not None:
            self.refusal = self.problem = None
        if before is None or _version(before) != _version(after):
            self.hint = None
        is_retold = before is not None and any(
            isinstance(event, PersonErasedSeen) for event in update.events
        )
        if is_retold:  # somebody deleted their account: everything is told again without them
            self.history.clear()
            self.revision += 1
        for number, event in enumerate(update.events):
            if before is None and number == 0 and isinstance(event, events.SettingsChanged):
                continue  # the table was opened with them
            line = LogLine(event, cast_at(update, number), self.is_shared)
            self._flag(line)
            self.history.append(line)
        del self.history[:-LONGEST_HISTORY]
        return () if is_retold else update.events

    def _flag(self, line: LogLine) -> None:
        """Hide or show an earlier line of chat if the event flags one."""
        if not isinstance(line.event, LineFlaggedSeen):
            return
        for number, said in enumerate(self.history):
            if isinstance(said.event, ChatSeen) and said.event.line == line.event.line:
                self.history[number] = said.with_flag(line)
                self.revision += 1

    def awaited_votes(self, question: QuestionView) -> AwaitedVotes | None:
        """Who has not voted yet; None until the table says so."""
        known = () if self.presence is None else self.presence.votes
        return next((votes for votes in known if votes.about == question.about), None)

    def may_be_minded(self, seat: int) -> bool:
        """Whether a bot may play for an absent person now."""
        at = None if self.presence is None else self.presence.mindable_at.get(seat)
        return at is not None and at <= datetime.now(UTC)

    def is_connected(self, seat: int) -> bool:
        """Whether the person in a seat is connected; assumed until the table says otherwise."""
        return self.presence is None or seat in self.presence.seats

    def turns(self) -> list[TurnPlayed]:
        """List the turns since the last deal, without cards that were taken back."""
        turns: list[TurnPlayed] = []
        for line in self.history:
            match line.event:
                case DealtSeen():
                    turns = []
                case CardSeen(seat=seat) as laid:
                    if turns and not turns[-1].is_over:
                        turns[-1] = TurnPlayed(seat, (*turns[-1].plays, laid), is_over=False)
                    else:
                        turns.append(TurnPlayed(seat, (laid,), is_over=False))
                case CardTakenBackSeen() if turns:
                    last = turns.pop()
                    if len(last.plays) > 1:
                        turns.append(TurnPlayed(last.seat, last.plays[:-1], is_over=False))
                case TurnEndedSeen() if turns:
                    turns[-1] = TurnPlayed(turns[-1].seat, turns[-1].plays, is_over=True)
                case _:
                    pass
        return turns

    def turns_to_see(self, seat: int | None) -> list[TurnPlayed]:
        """List all turns since the viewer's last one, or the previous one if nobody else played."""
        finished = [turn for turn in self.turns() if turn.is_over or turn.seat != seat]
        own = max((n for n, turn in enumerate(finished) if turn.seat == seat), default=-1)
        since = finished[own + 1 :]
        return since if since and own >= 0 else finished[-1:]


def is_talk(event: SeenEvent) -> bool:
    """Whether somebody said something."""
    return isinstance(event, ChatSeen | events.PhraseSaid)


def _version(view: Perspective) -> tuple[int, int] | None:
    game = view.table.game
    return None if game is None else (game.number, game.version)
