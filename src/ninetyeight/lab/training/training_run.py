"""A course: everything that a trained value depends on."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Course:
    """How a value is taught. Everything here is written down beside it."""

    edition: str
    players: int
    bot: str = "sharp"
    """Whose value it is: the network of `sharp`, or the named weights of `planner`."""
    seed: str = "1"
    rounds: int = 40
    games: int = 5000
    """Games of a round."""
    width: int = 64
    depth: int = 32
    explore: float = 0.15
    """The share of turns in which another good turn is played than the best."""
    first_trace: float = 0.9
    last_trace: float = 0.45
    """The lambda of TD(lambda). It falls in the later part of the course: the better the value,
    the more can be built on it. With a small lambda and a high rate, learning runs away."""
    keep: float = 0.8
    """The share of decisions that are learned from."""
    talkative: float = 0.6
    """The share of games that are played with signs."""
    memory: int = 6
    """From how many rounds is learned."""
    passes: int = 2
    """How often a round goes over them."""
    averaged_over: int = 1000
    """Over about how many steps the weights are averaged that play."""
    batch: int = 512
    first_rate: float = 1.5e-3
    last_rate: float = 4e-5
    patience: float = 0.0
    """What a card that is not owed must be worth, in odds of winning, to be played."""
    thrift: float = 0.0
    """What each step of a pile costs beside what the value sees."""
    judged: int = 2000
    """Games without exploring by which the value is judged now and then."""
    start: str | None = None
    """The name of a value to begin with, such as `original-2`, or its file."""
