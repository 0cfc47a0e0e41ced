"""Answers to those who ask: refusals with how things stand, and hints as far as was asked."""

from ninetyeight.bots import Choice
from ninetyeight.host.broadcast import Broadcast
from ninetyeight.protocol.command import HintLevel, TakeHint
from ninetyeight.protocol.message import Hint, Offer, Refusal
from ninetyeight.rules import GameError, Play
from ninetyeight.table import BotQuestion, BotQuestionKind, NumberNamed, Table


def refusal_of(
    error: GameError, batch: Broadcast, person_id: str, looking_at: int | None, answers: str
) -> Refusal:
    """Say that a request was refused, with how things stand."""
    now = batch.update(person_id, looking_at)
    reason = found = offer = None
    if isinstance(error, NumberNamed):
        reason, found = error.refusal.code, error.refusal.found
        if error.refusal.offer is not None:
            offer = Offer(sign=error.refusal.offer.sign, pile=error.refusal.offer.pile)
    return Refusal(
        answers=answers,
        code=error.code,
        message=error.message,
        reason=reason,
        found=found,
        offer=offer,
        sequence=now.sequence,
        table=now.table,
        you=now.you,
    )


def hint_want(table: Table, seat: int) -> BotQuestion:
    """Ask the bot of the table what it would do on a seat that is on turn."""
    game = table.game
    assert game is not None
    return BotQuestion(
        seat,
        table.settings.minder,
        BotQuestionKind.STEP,
        game.version,
        game.view(seat),
        game.signals,
        table.settings.signs,
    )


def hint_of(command: TakeHint, choice: Choice) -> Hint:
    """Say as much of what a bot would do as was asked."""
    action = choice.action
    is_play = isinstance(action, Play)
    shows_pile = command.level in (HintLevel.NUDGE, HintLevel.MOVE)
    shows_card = command.level in (HintLevel.CARD, HintLevel.MOVE)
    return Hint(
        answers=command.id,
        level=command.level,
        pile=action.pile if isinstance(action, Play) and shows_pile else None,
        card=action.card if isinstance(action, Play) and shows_card else None,
        ends_turn=not is_play,
    )
