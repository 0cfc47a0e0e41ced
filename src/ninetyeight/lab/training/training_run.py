"""A training run: everything that a trained value depends on."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TrainingRun:
    """How a value is trained; all of it is saved with the value."""

    edition: str
    players: int
    bot: str = "sharp"
    """Whose value it is: the network of `sharp`, or the named weights of `planner`."""
    seed: str = "1"
    rounds: int = 40
    games: int = 5000
    """Games in a round."""
    width: int = 64
    depth: int = 32
    explore: float = 0.15
    """The share of turns that play a good turn instead of the best one."""
    first_trace: float = 0.9
    last_trace: float = 0.45
    """The lambda of TD(lambda). It falls in the later part of the run, when the value deserves
    more trust. With a small lambda and a high rate, learning diverges."""
    keep: float = 0.8
    """The share of decisions that are learned from."""
    talkative: float = 0.6
    """The share of games played with signs."""
    memory: int = 6
    """How many of the last rounds each round learns from."""
    passes: int = 2
    """How many passes it makes over them."""
    averaged_over: int = 1000
    """Over about how many steps the weights that play are averaged."""
    batch: int = 512
    first_rate: float = 1.5e-3
    last_rate: float = 4e-5
    patience: float = 0.0
    """How much a card that is not owed must improve the chance to win in order to be played."""
    thrift: float = 0.0
    """What each step of a pile costs in addition to what the value sees."""
    judged: int = 2000
    """How many games without exploration evaluate the value every few rounds."""
    start: str | None = None
    """The value to start from: a name such as `original-2`, or a file."""
