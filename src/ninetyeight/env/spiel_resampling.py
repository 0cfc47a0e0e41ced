"""Samples games that look the same to a seat as the real one."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from ninetyeight.env.spiel_position import SpielMove, SpielPosition
from ninetyeight.rules import GameError, Play, State
from ninetyeight.rules.outcome import judge

Sampler = Callable[[], float]
"""Draws a number from 0 up to 1, uniformly."""


def resample(position: SpielPosition, seat: int, chance: Sampler) -> SpielPosition:
    """Draw a game that this seat cannot tell from the real one, uniformly.

    It deals hidden cards again, and decides again when each was drawn, so that not even the history
    betrays the other hands. After the end all cards are open, so nothing changes.
    """
    game = position.game
    if position.is_over:
        return position
    if game is None or position.pending is not None:
        raise GameError("chance-node", "Cards are being drawn: ask again when a seat is on turn.")
    position.ruleset.check_seat(seat)
    while True:
        hands, deck = _deal_hidden(game, seat, chance)
        known = tuple(tuple(sorted(hand)) for hand in hands)
        if _can_continue(replace(game, hands=known, deck=deck)):
            break
    past = _ResampledPast(position, seat, chance)
    past.place_hands(hands)
    return replace(
        position,
        game=replace(game, hands=known, deck=deck),
        dealt=past.dealt,
        moves=past.moves,
    )


def _deal_hidden(
    game: State, seat: int, chance: Sampler
) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    """Shuffle all that a seat cannot see, and deal the others as many cards as they hold."""
    others = (hand for other, hand in enumerate(game.hands) if other != seat)
    hidden = sorted([*game.deck, *(card for hand in others for card in hand)])
    shuffle(hidden, chance)
    hands = []
    for other, hand in enumerate(game.hands):
        if other == seat:
            hands.append(hand)
        else:
            hands.append(tuple(hidden[: len(hand)]))
            del hidden[: len(hand)]
    return hands, tuple(sorted(hidden))


def _can_continue(game: State) -> bool:
    """Whether the seat on turn can finish its turn; if not, everybody would know (3.3)."""
    return judge(game.turn, game.hand, game.left) is None


def shuffle(cards: list[int], chance: Sampler) -> None:
    """Shuffle in place, uniformly."""
    for last in range(len(cards) - 1, 0, -1):
        other = below(last + 1, chance)
        cards[last], cards[other] = cards[other], cards[last]


def below(limit: int, chance: Sampler) -> int:
    """Draw a whole number below a limit, uniformly."""
    return min(int(chance() * limit), limit - 1)


@dataclass(slots=True)
class _ResampledPast:
    """The draws of a game, with those of the other seats drawn again.

    A card that another seat played is equally likely to be any that it held at the time. The cards
    that it still holds fill the rest.
    """

    position: SpielPosition
    seat: int
    chance: Sampler
    draws: list[list[int | None]] = field(default_factory=list)
    """The first hands, then the cards drawn with each move."""
    held: list[list[tuple[int, int]]] = field(default_factory=list)
    """For each seat, where in `draws` the cards that it holds are."""

    def __post_init__(self) -> None:
        players = range(self.position.ruleset.players)
        self.held = [[] for _ in players]
        for seat in players:
            self._draw(seat, self.position.first_hand(seat))
        for move in self.position.moves:
            if isinstance(move.action, Play) and move.seat != self.seat:
                self._put(move.seat, move.action.card)
            self._draw(move.seat, move.drawn)

    def _draw(self, seat: int, cards: tuple[int, ...]) -> None:
        self.held[seat].extend((len(self.draws), place) for place in range(len(cards)))
        self.draws.append(list(cards) if seat == self.seat else [None] * len(cards))

    def _put(self, seat: int, card: int) -> None:
        held = self.held[seat]
        draw, place = held.pop(below(len(held), self.chance))
        self.draws[draw][place] = card

    def place_hands(self, hands: Iterable[tuple[int, ...]]) -> None:
        """Decide when the cards that the others hold now were drawn."""
        for seat, hand in enumerate(hands):
            if seat != self.seat:
                for card in hand:
                    self._put(seat, card)

    @property
    def dealt(self) -> tuple[int, ...]:
        """The first hands; call `place_hands` before."""
        players = self.position.ruleset.players
        return tuple(card for hand in self.draws[:players] for card in _all(hand))

    @property
    def moves(self) -> tuple[SpielMove, ...]:
        """The moves; call `place_hands` before."""
        draws = self.draws[self.position.ruleset.players :]
        return tuple(
            replace(move, drawn=_all(drawn)) if move.drawn else move
            for move, drawn in zip(self.position.moves, draws, strict=True)
        )


def _all(cards: list[int | None]) -> tuple[int, ...]:
    known = tuple(card for card in cards if card is not None)
    assert len(known) == len(cards)
    return known
