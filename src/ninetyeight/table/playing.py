"""Playing: laying cards, ending turns, taking cards back and asking for hints."""

from ninetyeight.protocol.command import EndTurn, LayCard, StepRequest, TakeBack
from ninetyeight.protocol.event import HintTaken
from ninetyeight.protocol.refusal import TableCode
from ninetyeight.rules import END_TURN, Play, State, check_action
from ninetyeight.table.event import CardLaid, CardTakenBack, Event, TurnEndChosen
from ninetyeight.table.game import LiveGame
from ninetyeight.table.refusal import TableRefused
from ninetyeight.table.table import Table


def lay_card(table: Table, seat: int, command: LayCard) -> tuple[Event, ...]:
    """Lay a card, if the rules accept it (3.6)."""
    _, state = on_turn(table, seat, command)
    check_action(state, Play(command.card, command.pile))
    return (CardLaid(seat=seat, card=command.card, pile=command.pile),)


def end_turn(table: Table, seat: int, command: EndTurn) -> tuple[Event, ...]:
    """End the turn, if nothing more is owed (2.4)."""
    _, state = on_turn(table, seat, command)
    check_action(state, END_TURN)
    return (TurnEndChosen(seat=seat),)


def take_back(table: Table, seat: int, command: TakeBack) -> tuple[Event, ...]:
    """Take back the last card laid in the current turn."""
    game, _ = on_turn(table, seat, command)
    if not table.may_undo:
        raise TableRefused(
            TableCode.NO_UNDO,
            "Cards cannot be taken back at this table: a card that was laid has already revealed"
            " something.",
        )
    if not game.this_turn:
        raise TableRefused(TableCode.NOTHING_TO_TAKE_BACK, "No card has been laid in this turn.")
    return (CardTakenBack(seat=seat),)


def take_hint(table: Table, seat: int) -> tuple[Event, ...]:
    """Record that a hint was taken; the host of the table computes it."""
    if not table.may_hint:
        raise TableRefused(TableCode.NO_HINTS, "There are no hints at this table.")
    on_turn(table, seat)
    return (HintTaken(seat=seat),)


def on_turn(table: Table, seat: int, command: StepRequest | None = None) -> tuple[LiveGame, State]:
    """Find the running game and its state, for a seat that is on turn and up to date."""
    game = table.running_game
    if game is None:
        raise TableRefused(TableCode.NO_GAME, "No game is under way.")
    if game.state is None:
        raise TableRefused(TableCode.NO_GAME, "The game begins once it is decided who starts.")
    if command is not None and command.version != game.version:
        raise TableRefused(
            TableCode.STALE,
            f"The game has moved on: this was for step {command.version},"
            f" and it is at {game.version}.",
        )
    if game.state.seat != seat:
        raise TableRefused(TableCode.NOT_YOUR_TURN, "It is not your turn.")
    return game, game.state
