"""Cuts the remaining games into chunks that each keep a worker busy for a moment."""

import math
from dataclasses import dataclass

CHUNK_SECONDS = 0.4
"""The aim for a chunk: long compared with sending it, yet short enough to show progress."""
LEAST_SECONDS = 0.1
"""The least for a chunk: towards the end chunks shrink, so that all workers finish together."""
FIRST_CHUNK = 16
"""The games in the first chunk, before it is known how long a game takes."""


@dataclass(frozen=True, slots=True)
class Span:
    """The games from `start` up to, but not including, `stop`."""

    start: int
    stop: int

    def __len__(self) -> int:
        return self.stop - self.start


@dataclass(slots=True)
class ChunkQueue:
    """Hands out chunks. Their size decides when games are played, never how they go."""

    spans: list[Span]
    """The remaining games, the next ones last."""
    first_chunk: int = FIRST_CHUNK
    rate: float | None = None
    """Games a second of one worker, as last measured."""

    def __post_init__(self) -> None:
        self.spans = sorted(self.spans, key=lambda span: -span.start)

    @property
    def games(self) -> int:
        """How many games are left to hand out."""
        return sum(map(len, self.spans))

    def next_chunk(self, workers: int) -> Span:
        """Take the next chunk, sized for a run with this many workers."""
        games_left = self.games
        span = self.spans.pop()
        size = self._size(workers, games_left)
        if len(span) <= size:
            return span
        self.spans.append(Span(span.start + size, span.stop))
        return Span(span.start, span.start + size)

    def put_back(self, span: Span) -> None:
        """Return a chunk that was not played after all."""
        self.spans.append(span)

    def note_speed(self, span: Span, seconds: float) -> None:
        """Remember how long a chunk took, to size the following ones."""
        self.rate = len(span) / max(seconds, 1e-6)

    def _size(self, workers: int, games_left: int) -> int:
        if self.rate is None:
            return self.first_chunk
        most = self.rate * CHUNK_SECONDS
        least = self.rate * LEAST_SECONDS
        return max(1, math.ceil(max(least, min(most, games_left / (2 * workers)))))
