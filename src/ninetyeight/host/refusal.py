"""The message that refuses a command, with the current state."""

from ninetyeight.host.broadcast import Broadcast
from ninetyeight.protocol.message import Offer, Refusal
from ninetyeight.rules import GameError
from ninetyeight.table import NumberNamed


def refusal_of(
    error: GameError, broadcast: Broadcast, person_id: str, looking_at: int | None, command_id: str
) -> Refusal:
    """Make the refusal of a person's command; `broadcast` renders the state they see."""
    now = broadcast.update(person_id, looking_at)
    reason = found = offer = None
    if isinstance(error, NumberNamed):
        reason, found = error.refusal.code, error.refusal.found
        if error.refusal.offer is not None:
            offer = Offer(sign=error.refusal.offer.sign, pile=error.refusal.offer.pile)
    return Refusal(
        answers=command_id,
        code=error.code,
        message=error.message,
        reason=reason,
        found=found,
        offer=offer,
        sequence=now.sequence,
        table=now.table,
        you=now.you,
    )
