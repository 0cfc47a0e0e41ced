"""The games that are still to be played, cut into chunks as large as the work allows."""

import math
from dataclasses import dataclass, field

CHUNK_SECONDS = 0.4
"""How long a chunk takes, about: long beside the cost of sending it, short beside patience."""
LEAST_SECONDS = 0.1
"""Near the end chunks get smaller, so that all workers finish together; not below this."""
FIRST_CHUNK = 16
"""How many games of unknown length a first chunk has."""


@dataclass(frozen=True, slots=True)
class Span:
    """The games from one number up to another, which is not included."""

    start: int
    stop: int

    def __len__(self) -> int:
        return self.stop - self.start


@dataclass(slots=True)
class Backlog:
    """Hands out spans; how they are cut changes when a game is played and never how."""

    spans: list[Span]
    """What is still to be handed out, the next one last."""
    first_chunk: int = FIRST_CHUNK
    rate: float | None = field(default=None)
    """Games a second of one worker, as last measured."""

    def __post_init__(self) -> None:
        self.spans = sorted(self.spans, key=lambda span: -span.start)

    @property
    def games(self) -> int:
        """How many games are left to hand out."""
        return sum(map(len, self.spans))

    def cut(self, workers: int) -> Span:
        """Hand out the next chunk, for one of so many workers."""
        span = self.spans.pop()
        size = self._size(workers, self.games + len(span))
        if len(span) <= size:
            return span
        self.spans.append(Span(span.start + size, span.stop))
        return Span(span.start, span.start + size)

    def give_back(self, span: Span) -> None:
        """Take a chunk back that was not played after all."""
        self.spans.append(span)

    def measured(self, span: Span, seconds: float) -> None:
        """Learn from a chunk how long the games take."""
        self.rate = len(span) / max(seconds, 1e-6)

    def _size(self, workers: int, left: int) -> int:
        if self.rate is None:
            return self.first_chunk
        most = self.rate * CHUNK_SECONDS
        least = self.rate * LEAST_SECONDS
        return max(1, math.ceil(max(least, min(most, left / (2 * workers)))))
