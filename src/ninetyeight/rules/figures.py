"""Statistics of a replay: what each seat laid, and which card skipped the most numbers."""

from dataclasses import dataclass

from ninetyeight.rules.event import CardPlayed, TurnBegan
from ninetyeight.rules.replay import Replay


@dataclass(frozen=True, slots=True)
class WidestGap:
    """The play that skipped the most numbers, the first of equals."""

    played: CardPlayed
    turn: int
    """The turn's number, from 1."""
    step: int
    """Which action of the game it was, from 1."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Statistics of a game."""

    turns: int
    """Includes the last turn of a lost game, in which nothing could be played."""
    widest: WidestGap | None
    """None if no card was played."""
    cards: tuple[int, ...]
    """How many cards each seat played."""
    tricks: tuple[int, ...]
    """How many backwards tricks each seat played."""


def figures_of(game: Replay) -> Figures:
    """Compute the statistics of a game; they reveal every card played."""
    turn, widest = 1, None
    cards, tricks = [0] * game.start.ruleset.players, [0] * game.start.ruleset.players
    for number, step in enumerate(game.steps, 1):
        for event in step.events:
            match event:
                case TurnBegan():
                    turn += 1
                case CardPlayed(seat):
                    cards[seat] += 1
                    tricks[seat] += event.is_trick
                    if widest is None or _skipped(event) > _skipped(widest.played):
                        widest = WidestGap(event, turn, number)
                case _:
                    pass
    return Figures(turn, widest, tuple(cards), tuple(tricks))


def _skipped(played: CardPlayed) -> int:
    return played.pile.step(played.on, played.card)
