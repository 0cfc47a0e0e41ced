"""Describes the game's codes and values in English."""

from collections.abc import Iterable

from ninetyeight.cli.safe_output import plain
from ninetyeight.rules import (
    Chat,
    Duty,
    Order,
    Outcome,
    Phrase,
    Record,
    Ruleset,
    Sign,
    Signal,
    Talk,
    TurnEnd,
    edition_of,
)

ORDER_NAMES = {
    Order.STOP: "Stop",
    Order.SKULL: "Skull",
    Order.THREE: "3!",
    Order.SILENCE: "Silence",
    Order.NO_BACKWARDS: "No backwards",
    Order.ONE_PILE: "One pile",
    Order.DRAW_ONE: "Draw one",
}

SIGN_MEANINGS = {
    Sign.LIKE: "I would like this pile",
    Sign.LEAVE: "please leave this pile",
    Sign.TURN: "I can turn this pile back",
}

LOST_BY = {
    Duty.MINIMUM: "{player} could not play the cards that a turn owes",
    Duty.THREE: "{player} could not play exactly three cards, as a 3! demands",
    Duty.SKULL: "{player} left a skull open",
    Duty.FIRE: "{player} could not cover a fire in time",
}


ENDINGS = {
    TurnEnd.CHOICE: "",
    TurnEnd.EMPTY_HAND: "the hand is empty",
    TurnEnd.STOP: "Stop",
    TurnEnd.THREE: "three cards",
}
"""Why a turn ended by itself (2.4)."""


def edition_name(ruleset: Ruleset) -> str:
    players = "solo" if ruleset.players == 1 else f"{ruleset.players} players"
    return f"{edition_of(ruleset) or 'house rules'}, {players}"


def player_name(record: Record, seat: int) -> str:
    return plain(record.seats[seat]) if record.seats else f"Player {seat + 1}"


def mark(ruleset: Ruleset, card: int) -> str:
    """Name a card's order and fire; empty if it has neither."""
    marks = []
    if card in ruleset.orders:
        marks.append(ORDER_NAMES[ruleset.orders[card]])
    if ruleset.burns(card):
        marks.append("fire")
    return ", ".join(marks)


def top_mark(ruleset: Ruleset, top: int) -> str:
    """Name what a top card still demands: a Stop or 3! is over once it is obeyed (5.5)."""
    if ruleset.orders.get(top) in (Order.STOP, Order.THREE):
        return "fire" if ruleset.burns(top) else ""
    return mark(ruleset, top)


def talk_sentence(talk: Talk, player: str) -> str:
    match talk.said:
        case Signal(_, pile, sign):
            what = "takes back the sign" if sign is None else SIGN_MEANINGS[sign]
            return f"{player} on {pile.name}: {what}."
        case Phrase(_, code):
            return f"{player} says {plain(code)}."
        case Chat(_, text):
            return f"{player}: {plain(text)}"


def outcome_sentence(outcome: Outcome, player: str, cards: int) -> str:
    if outcome.broken is None:
        return f"You beat the game: all {cards} cards are played."
    why = LOST_BY[outcome.broken].format(player=player)
    praise = " That is an excellent result." if outcome.is_excellent else ""
    return f"The game is lost: {why}. {count(outcome.left, 'card')} left.{praise}"


def numbers(cards: Iterable[int]) -> str:
    """List cards from low to high."""
    return " ".join(map(str, sorted(cards)))


def count(number: int, thing: str) -> str:
    """Count things: `1 card`, `2 cards`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
