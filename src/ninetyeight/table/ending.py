"""What clients see of a game that is over: the result, the reason, every hidden card (9.3)."""

from collections.abc import Iterator

from ninetyeight.protocol.view import GameEnding, Owed, StuckPlay
from ninetyeight.rules import PILES, Obligations, Play, Refused
from ninetyeight.rules.legal import check
from ninetyeight.table.figures import figures_of
from ninetyeight.table.game import LiveGame, game_id
from ninetyeight.table.table import Table


def ending_view(table: Table, game: LiveGame) -> GameEnding:
    """Show how a game ended, and all that was hidden until then."""
    code = game.code
    assert code is not None
    outcome = game.outcome
    is_lost = not game.is_conceded and outcome is not None and not outcome.is_won
    return GameEnding(
        game_id=game_id(table.id, game.number),
        dealt_at=game.dealt_at,
        is_won=outcome is not None and outcome.is_won,
        code=code,
        owed=owed_view(game.view(None).obligations) if is_lost else None,
        stuck=tuple(_stuck_plays(game)) if is_lost else (),
        left=game.left,
        is_excellent=outcome is not None and outcome.is_excellent,
        hints=game.hints,
        hands=game.hands,
        deck=game.deal.deck,
        nonce=game.deal.nonce,
        figures=figures_of(game),
    )


def _stuck_plays(game: LiveGame) -> Iterator[StuckPlay]:
    """Say why each card of the stuck player fits on none of the piles (3.3)."""
    state = game.state
    assert state is not None
    hand = state.hands[state.seat]
    for card in hand:
        for pile in PILES:
            try:
                check(state.turn, hand, Play(card, pile))
                why = "not-enough"
            except Refused as refused:
                why = refused.code
            yield StuckPlay.model_validate({"card": card, "pile": pile, "why": why})


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
