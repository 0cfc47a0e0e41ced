"""What clients see of a game that is over: the result, the reason, every hidden card (9.3)."""

from collections.abc import Iterator

from ninetyeight.protocol.view import GameEnding, LossView, Owed, StuckPlay
from ninetyeight.rules import (
    PILES,
    Duty,
    Lack,
    Obligations,
    Play,
    Refused,
    State,
    loss_of,
    obligations,
)
from ninetyeight.rules.legal import check
from ninetyeight.table.figures import figures_view
from ninetyeight.table.game import LiveGame, game_id
from ninetyeight.table.table import Table


def ending_view(table: Table, game: LiveGame) -> GameEnding:
    """Show how a game ended, and all that was hidden until then."""
    code, outcome = game.code, game.outcome
    assert code is not None
    duty = None if game.is_conceded or outcome is None else outcome.broken
    lost = None if duty is None or game.state is None else _LostTurn(game.state, duty)
    return GameEnding(
        game_id=game_id(table.id, game.number),
        dealt_at=game.dealt_at,
        is_won=outcome is not None and outcome.is_won,
        code=code,
        owed=None if lost is None else owed_view(lost.owed),
        loss=None if lost is None else lost.loss_view(),
        stuck=() if lost is None else tuple(lost.stuck_plays()),
        left=game.left,
        is_excellent=outcome is not None and outcome.is_excellent,
        hints=game.hints,
        hands=game.hands,
        deck=game.deal.deck,
        nonce=game.deal.nonce,
        figures=figures_view(game),
    )


class _LostTurn:
    """The turn that lost a game, and why."""

    def __init__(self, state: State, duty: Duty) -> None:
        self.turn = state.turn
        self.hand = state.hands[state.seat]
        self.owed = obligations(self.turn)
        self.loss = loss_of(self.turn, self.hand, duty)

    def loss_view(self) -> LossView:
        loss = self.loss
        return LossView(
            lack=loss.lack, hindrances=loss.hindrances, count=loss.count, piles=loss.piles
        )

    def stuck_plays(self) -> Iterator[StuckPlay]:
        """Explain, pile by pile, why no card of the stuck player helped (3.3)."""
        for card in self.hand:
            for pile in PILES:
                yield StuckPlay.model_validate(
                    {"card": card, "pile": pile, "why": self._why(Play(card, pile))}
                )

    def _why(self, play: Play) -> str:
        if self.turn.is_over(self.hand):
            return "turn-over"
        try:
            check(self.turn, self.hand, play)
        except Refused as refused:
            return refused.code
        return "not-enough" if self.loss.lack in (Lack.NUMBER, Lack.HAND) else "does-not-save"


def owed_view(owed: Obligations) -> Owed:
    return Owed(
        cards=owed.cards,
        exactly=owed.exactly,
        cover=owed.cover,
        cover_next=owed.cover_next,
        bound=owed.bound,
        trick=owed.trick,
        talk=owed.talk,
        draw_limit=owed.draw_limit,
        is_met=owed.are_met,
    )
