"""Runs a season: one bot after the other, on an engine, and what was done is kept."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from ninetyeight.bots.team import Team, team_of
from ninetyeight.lab.arena.entrant import Chunk, Entrant, Failure
from ninetyeight.lab.arena.ladder import Entry, Ladder
from ninetyeight.lab.bot_pool import end_idle_bots, lent
from ninetyeight.lab.executors.backend import Engine
from ninetyeight.lab.executors.chunks import FIRST_CHUNK, Span
from ninetyeight.lab.executors.listener import Interrupt, Watch
from ninetyeight.lab.executors.runner import Ending, run
from ninetyeight.lab.simulate.scores import Scores
from ninetyeight.lab.simulate.simulation import SAVED_EVERY
from ninetyeight.lab.simulate.weights import serving
from ninetyeight.rules import GameError

Note = Callable[[tuple[str, ...]], None]


@dataclass(slots=True)
class Run:
    """What the games of a season need."""

    ladder: Ladder
    engine: Engine
    seconds: float
    """How long an external bot may take for an answer."""
    keep: Callable[[], None] = lambda: None
    """Called when there is something to be kept."""
    note: Note | None = None
    """Gets the records of games; without it they are not written."""
    watch: Watch = field(default_factory=Watch)
    interrupt: Interrupt = field(default_factory=Interrupt)
    absent: set[str] = field(default_factory=set)
    """The bots that could not be had."""
    _saved: float = field(default_factory=time.monotonic)

    def fill(self, bots: Sequence[str]) -> Ending | None:
        """Let every bot play what it has not played yet; say why if not all could be done.

        A bot that fails is refused with one line, and one that cannot be had is told; the others
        go on.
        """
        for bot in bots:
            entry = self.ladder.begun(bot)
            if entry.refused is not None:
                self.watch.trouble(f"{bot} is refused since earlier: {entry.refused}")
                continue
            try:
                ending = self._play(entry)
            finally:
                end_idle_bots()
            self.keep()
            if ending is not None:
                return ending
        return None

    def _play(self, entry: Entry) -> Ending | None:
        season = self.ladder.season
        try:
            team = team_of([entry.bot], season.players)
            entry = replace(entry, fingerprint=self._weights(entry, team))
            self._check_start(entry, team)
        except GameError as error:
            self.absent.add(entry.bot)
            self.watch.trace(getattr(error, "trace", ""))
            self.watch.trouble(f"{entry.bot} does not play: {error.message}")
            return None
        for edition in season.editions:
            entrant = Entrant(season, edition, team, self.seconds, self.note is not None)
            failure, ending = self._play_edition(entry, entrant)
            if failure is not None:
                self._refuse(entry, edition, failure)
                return None
            if ending is not None:
                return ending
        return None

    def _weights(self, entry: Entry, team: Team) -> str | None:
        """Give the fingerprints of the weights that serve; `GameError` if others have played."""
        season = self.ladder.season
        serves = [serving(season.ruleset(edition), team) for edition in season.editions]
        weights = " ".join(each.fingerprint or "-" for each in serves) if team.is_compiled else None
        if entry.done and entry.fingerprint != weights:
            raise GameError(
                "ladder",
                f"it has played with other weights. --again {entry.bot} plays it anew.",
            )
        return weights

    def _check_start(self, entry: Entry, team: Team) -> None:
        """Start a bot that is to play: a name that is mistyped does not refuse it for good."""
        if entry.done < self.ladder.total:
            with lent(team.bots, self.seconds):
                pass

    def _refuse(self, entry: Entry, edition: str, failure: Failure) -> None:
        reason = f"{edition}, deal {failure.game + 1}: {failure.reason}"
        self.ladder.put(Entry(entry.bot, {}, refused=reason))
        if self.note and failure.record:
            self.note((failure.record,))
        self.watch.trace(failure.trace)
        self.watch.trouble(f"{entry.bot} is refused: {reason}")

    def _play_edition(self, entry: Entry, entrant: Entrant) -> tuple[Failure | None, Ending | None]:
        scores, halt = entry.scores[entrant.edition], _Halt(self.interrupt)
        failures: list[Failure] = []

        def take(span: Span, chunk: Chunk) -> None:
            scores.put(span.start, chunk.scores)
            if self.note:
                self.note(chunk.records)
            if chunk.failure is not None:
                failures.append(chunk.failure)
                halt.asked = True
            self._put(entry)
            self.watch.progress(entry.done, self.ladder.total)

        self._put(entry)
        ending = run(
            scores.missing(),
            lambda span: partial(Entrant.play, entrant, span),
            self.engine,
            take=take,
            first_chunk=FIRST_CHUNK if entrant.team.is_quick else 1,
            watch=self.watch,
            interrupt=halt,
        )
        if failures:
            return _first(failures, scores, entrant), None
        return None, ending

    def _put(self, entry: Entry) -> None:
        """Write down how a bot stands, and keep it now and then."""
        self.ladder.put(entry)
        if time.monotonic() - self._saved > SAVED_EVERY:
            self.keep()
            self._saved = time.monotonic()


def _first(failures: Sequence[Failure], scores: Scores, entrant: Entrant) -> Failure:
    """Find the first deal in which a bot fails: workers may have met a later one before."""
    first = min(failures, key=lambda failure: failure.game)
    for span in scores.missing():
        if span.start < first.game:
            earlier = entrant.play(Span(span.start, min(span.stop, first.game))).failure
            if earlier is not None:
                return earlier
    return first


class _Halt(Interrupt):
    """A wish to stop, of a person or because a bot has failed."""

    def __init__(self, other: Interrupt) -> None:
        self._other = other
        super().__init__()

    @property
    def asked(self) -> bool:
        """Whether to stop."""
        return self._asked or self._other.asked

    @asked.setter
    def asked(self, value: bool) -> None:
        self._asked = value
