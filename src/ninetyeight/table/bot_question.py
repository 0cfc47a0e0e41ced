"""The questions a table has for its bots; whoever runs the table asks them."""

from dataclasses import dataclass
from enum import StrEnum

from ninetyeight.protocol.view import Phase
from ninetyeight.rules import Sign, Signals, View
from ninetyeight.table.table import Table


class BotQuestionKind(StrEnum):
    """What a bot is asked."""

    BID = "bid"
    SIGNS = "signs"
    STEP = "step"


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """A question for the bot on a seat, with everything that bot may know."""

    seat: int
    bot: str
    kind: BotQuestionKind
    version: int
    """The version of the game that the question is about. Once it changes, the answer is stale."""
    view: View
    signals: Signals
    allowed: frozenset[Sign]


def bot_questions(table: Table) -> tuple[BotQuestion, ...]:
    """List what the table needs from its bots: bids, or the next step of the bot on turn."""
    if table.phase is Phase.BIDDING:
        return _bids(table)
    if table.phase is not Phase.PLAYING or table.game is None or table.game.state is None:
        return ()
    turn = table.game.state.seat
    if table.seats[turn].bot is None:
        return ()
    return (_question(table, turn, BotQuestionKind.STEP),)


def sign_questions(table: Table) -> tuple[BotQuestion, ...]:
    """Ask every bot that is not on turn for its signs, if players may talk now (8.5).

    Bots do not comment on a card that may still be taken back: with undo, a player could otherwise
    try one card after the other to find out what bots hold.
    """
    game = table.game
    if table.phase is not Phase.PLAYING or game is None or game.state is None:
        return ()
    if not game.is_talk_allowed or not table.settings.signs:
        return ()
    if table.may_undo and game.this_turn and table.seats[game.state.seat].bot is None:
        return ()
    return tuple(
        _question(table, number, BotQuestionKind.SIGNS)
        for number, seat in enumerate(table.seats)
        if seat.bot is not None and number != game.state.seat
    )


def _bids(table: Table) -> tuple[BotQuestion, ...]:
    game = table.game
    assert game is not None
    return tuple(
        _question(table, number, BotQuestionKind.BID)
        for number, seat in enumerate(table.seats)
        if seat.bot is not None and game.bids[number] is None
    )


def _question(table: Table, seat: int, kind: BotQuestionKind) -> BotQuestion:
    game, bot = table.game, table.seats[seat].bot
    assert game is not None
    assert bot is not None
    return BotQuestion(
        seat, bot, kind, game.version, game.view(seat), game.signals, table.settings.signs
    )
