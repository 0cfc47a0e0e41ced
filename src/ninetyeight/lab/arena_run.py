"""Runs a season: one bot after the other, on an engine, and what was done is kept."""

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from ninetyeight.lab.arena import Contender, Entry, Ladder
from ninetyeight.lab.arena_games import Failure, end_idle_bots, play_some
from ninetyeight.lab.backlog import Span
from ninetyeight.lab.executors import Engine
from ninetyeight.lab.results import Results
from ninetyeight.lab.runner import Ending, run
from ninetyeight.lab.scores import Scores
from ninetyeight.lab.serving import serving
from ninetyeight.lab.simulation import SAVED_EVERY, simulate
from ninetyeight.lab.watch import Interrupt, Watch
from ninetyeight.rules import GameError

Keep = Callable[[], None]


def fill_ladder(
    ladder: Ladder,
    contenders: Sequence[Contender],
    engine: Engine,
    *,
    seconds: float,
    keep: Keep = lambda: None,
    watch: Watch | None = None,
    interrupt: Interrupt | None = None,
) -> Ending | None:
    """Let every bot play what it has not played yet; say why if not all could be done.

    A bot that fails is refused with one line, and the others go on. `keep` is called when there
    is something to be kept.
    """
    watch, interrupt = watch or Watch(), interrupt or Interrupt()
    for contender in contenders:
        entry = ladder.begun(contender.label)
        if entry.refused is not None:
            watch.trouble(f"{contender.label} is refused since earlier: {entry.refused}")
            continue
        play = _play_own if contender.is_own else _play_other
        ending = play(_Run(ladder, contender, engine, seconds, keep, watch, interrupt), entry)
        keep()
        if ending is not None:
            return ending
    return None


class _Run:
    """What the games of one bot need."""

    def __init__(
        self,
        ladder: Ladder,
        contender: Contender,
        engine: Engine,
        seconds: float,
        keep: Keep,
        watch: Watch,
        interrupt: Interrupt,
    ) -> None:
        self.ladder, self.contender, self.engine = ladder, contender, engine
        self.seconds, self.keep, self.watch, self.interrupt = seconds, keep, watch, interrupt
        self.saved = time.monotonic()

    def put(self, entry: Entry) -> None:
        """Note how a bot stands, and keep it now and then."""
        self.ladder.put(entry)
        if time.monotonic() - self.saved > SAVED_EVERY:
            self.keep()
            self.saved = time.monotonic()


def _play_own(this: _Run, entry: Entry) -> Ending | None:
    """Play in the kernel, as `lab simulate` does."""
    season = this.ladder.season
    jobs = {edition: season.job(edition, this.contender.spec) for edition in season.editions}
    serves = {edition: serving(job.ruleset, job.team) for edition, job in jobs.items()}
    weights = " ".join(each.fingerprint or "-" for each in serves.values())
    if entry.done and entry.fingerprint != weights:
        raise GameError(
            "ladder",
            f"{entry.bot} has played with other weights: --again {entry.bot} plays it anew.",
        )
    entry = replace(entry, fingerprint=weights)
    for edition, job in jobs.items():
        results, ending = simulate(
            job,
            this.engine,
            begun=Results(job, entry.scores[edition], serves[edition]),
            watch=this.watch,
            interrupt=this.interrupt,
            keep=lambda _: this.keep(),
        )
        entry = replace(entry, scores=entry.scores | {edition: results.scores})
        this.put(entry)
        if ending is not None:
            return ending
    return None


def _play_other(this: _Run, entry: Entry) -> Ending | None:
    """Play by the rules, with the bot in processes of its own."""
    try:
        for edition in this.ladder.season.editions:
            failure, ending = _play_edition(this, entry, edition)
            if failure is not None:
                reason = f"{edition}, deal {failure.game + 1}: {failure.reason}"
                this.ladder.put(Entry(entry.bot, {}, refused=reason))
                this.watch.trouble(f"{entry.bot} is refused: {reason}")
                return None
            if ending is not None:
                return ending
        return None
    finally:
        end_idle_bots()


def _play_edition(this: _Run, entry: Entry, edition: str) -> tuple[Failure | None, Ending | None]:
    season, scores, halt = this.ladder.season, entry.scores[edition], _Halt(this.interrupt)
    failures: list[Failure] = []
    task = partial(play_some, this.contender, season, edition, this.seconds)

    def take(span: Span, output: tuple[Scores, Failure | None]) -> None:
        played, failure = output
        scores.put(span.start, played)
        if failure is not None:
            failures.append(failure)
            halt.asked = True
        this.put(entry)
        this.watch.progress(entry.done, this.ladder.total)

    this.put(entry)
    ending = run(
        scores.missing(),
        lambda span: partial(task, span),
        this.engine,
        take=take,
        first_chunk=1,
        watch=this.watch,
        interrupt=halt,
    )
    if failures:
        return _first(failures, scores, task), None
    return None, ending


def _first(
    failures: Sequence[Failure],
    scores: Scores,
    task: Callable[[Span], tuple[Scores, Failure | None]],
) -> Failure:
    """Find the first deal in which a bot fails: workers may have met a later one before."""
    first = min(failures, key=lambda failure: failure.game)
    for span in scores.missing():
        if span.start < first.game:
            _, earlier = task(Span(span.start, min(span.stop, first.game)))
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
