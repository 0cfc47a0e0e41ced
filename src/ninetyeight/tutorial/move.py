"""The moves of lessons, and a short way to write them."""

from dataclasses import dataclass

from ninetyeight.rules import END_TURN, EndTurn, Pile, Play, Sign


@dataclass(frozen=True, slots=True)
class PutSign:
    """Put a sign on a pile (8.5)."""

    pile: Pile
    sign: Sign


Move = Play | EndTurn | PutSign


def moves(text: str) -> tuple[Move, ...]:
    """Read moves: `12A` plays a card, `A:leave` puts a sign on a pile, `end` ends the turn.

    >>> moves("12A end")
    (Play(card=12, pile=<Pile.A: 0>), EndTurn())
    """
    return tuple(map(_move, text.split()))


def _move(word: str) -> Move:
    if word == "end":
        return END_TURN
    letter, is_sign, sign = word.partition(":")
    if is_sign:
        return PutSign(Pile.named(letter), Sign(sign))
    return Play(int(word[:-1]), Pile.named(word[-1]))
