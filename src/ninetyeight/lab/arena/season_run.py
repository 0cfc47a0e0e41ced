"""Runs a season: bots play one after the other on a backend, and the ladder is saved."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from ninetyeight.bots.team import Team, team_of
from ninetyeight.lab.arena.entrant import Entrant, Failure, PlayedDeals
from ninetyeight.lab.arena.ladder import Ladder, LadderEntry
from ninetyeight.lab.bot_pool import borrowed_bots, end_idle_bots
from ninetyeight.lab.executors.backend import Backend
from ninetyeight.lab.executors.chunks import FIRST_CHUNK, ChunkQueue, Span
from ninetyeight.lab.executors.listener import Interrupt, RunListener
from ninetyeight.lab.executors.runner import ChunkedRun, EarlyStop
from ninetyeight.lab.simulate.scores import Scores
from ninetyeight.lab.simulate.simulation import SAVE_EVERY
from ninetyeight.lab.simulate.weights import weights_used
from ninetyeight.rules import GameError


@dataclass(slots=True)
class SeasonRun:
    """Lets bots play the deals of a season that they have not played yet."""

    ladder: Ladder
    backend: Backend
    seconds: float
    """How long an external bot may take for each answer."""
    save: Callable[[], None] = lambda: None
    """Called when there is something to save."""
    add_records: Callable[[tuple[str, ...]], None] | None = None
    """Receives the records of games; if None, no records are made."""
    listener: RunListener = field(default_factory=RunListener)
    interrupt: Interrupt = field(default_factory=Interrupt)
    unavailable: set[str] = field(default_factory=set)
    """The bots that could not be found or started."""
    _saved: float = field(default_factory=time.monotonic)

    def play(self, bots: Sequence[str]) -> EarlyStop | None:
        """Let every bot play the deals it has not played yet; return why if some remain.

        A bot that fails is refused, and one that cannot be started is reported; the others play on.
        """
        for bot in bots:
            entry = self.ladder.entry_of(bot)
            if entry.refused is not None:
                self.listener.warn(f"{bot} was refused earlier: {entry.refused}")
                continue
            try:
                stop = self._play_bot(entry)
            finally:
                end_idle_bots()
            self.save()
            if stop is not None:
                return stop
        return None

    def _play_bot(self, entry: LadderEntry) -> EarlyStop | None:
        season = self.ladder.season
        try:
            team = team_of([entry.bot], season.players)
            entry = replace(entry, fingerprint=self._fingerprint(entry, team))
            self._check_start(entry, team)
        except GameError as error:
            self.unavailable.add(entry.bot)
            self.listener.show_trace(getattr(error, "trace", ""))
            self.listener.warn(f"{entry.bot} cannot play: {error.message}")
            return None
        for edition in season.editions:
            entrant = Entrant(season, edition, team, self.seconds, self.add_records is not None)
            failure, stop = self._play_edition(entry, entrant)
            if failure is not None:
                self._refuse(entry, edition, failure)
                return None
            if stop is not None:
                return stop
        return None

    def _fingerprint(self, entry: LadderEntry, team: Team) -> str | None:
        """Fingerprint a bot's weights; `GameError` if it played with other weights before."""
        if not team.is_compiled:
            fingerprint = None
        else:
            season = self.ladder.season
            weights = [weights_used(season.ruleset(edition), team) for edition in season.editions]
            fingerprint = " ".join(each.fingerprint or "-" for each in weights)
        if entry.done and entry.fingerprint != fingerprint:
            raise GameError(
                "ladder",
                f"it played with other weights before. --again {entry.bot} lets it start over.",
            )
        return fingerprint

    def _check_start(self, entry: LadderEntry, team: Team) -> None:
        """Start a bot once before it plays, so that a mistyped name does not get it refused."""
        if entry.done < self.ladder.total:
            with borrowed_bots(team.bots, self.seconds):
                pass

    def _refuse(self, entry: LadderEntry, edition: str, failure: Failure) -> None:
        reason = f"{edition}, deal {failure.game + 1}: {failure.reason}"
        self.ladder.put(LadderEntry(entry.bot, {}, refused=reason))
        if self.add_records and failure.record:
            self.add_records((failure.record,))
        self.listener.show_trace(failure.trace)
        self.listener.warn(f"{entry.bot} is refused: {reason}")

    def _play_edition(
        self, entry: LadderEntry, entrant: Entrant
    ) -> tuple[Failure | None, EarlyStop | None]:
        scores = entry.scores[entrant.edition]
        failures: list[Failure] = []

        def take(span: Span, played: PlayedDeals) -> None:
            scores.put(span.start, played.scores)
            if self.add_records:
                self.add_records(played.records)
            if played.failure is not None:
                failures.append(played.failure)
            self._update(entry)
            self.listener.progress(entry.done, self.ladder.total)

        self._update(entry)
        run = ChunkedRun(
            ChunkQueue(scores.missing(), FIRST_CHUNK if entrant.team.is_quick else 1),
            lambda span: partial(Entrant.play, entrant, span),
            take,
            self.listener,
            self.interrupt,
            has_enough=lambda: bool(failures),
        )
        stop = run.play_on(self.backend)
        if failures:
            return _first_failure(failures, scores, entrant), None
        return None, stop

    def _update(self, entry: LadderEntry) -> None:
        """Put a bot's progress on the ladder, and save it now and then."""
        self.ladder.put(entry)
        if time.monotonic() - self._saved > SAVE_EVERY:
            self.save()
            self._saved = time.monotonic()


def _first_failure(failures: Sequence[Failure], scores: Scores, entrant: Entrant) -> Failure:
    """Find the first deal in which a bot fails; a worker may have reached a later one sooner."""
    first = min(failures, key=lambda failure: failure.game)
    for span in scores.missing():
        if span.start < first.game:
            earlier = entrant.play(Span(span.start, min(span.stop, first.game))).failure
            if earlier is not None:
                return earlier
    return first
