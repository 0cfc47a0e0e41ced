"""A view as JSON, for programs: everything that a seat may see, and what it may do (9)."""

from typing import Any

from ninetyeight.rules import PILES, Signals, View
from ninetyeight.rules.record import action_as_list, ruleset_as_dict


def view_as_dict(view: View, signals: Signals) -> dict[str, Any]:
    """Encode a view; actions and rules are written as in records, see docs/record.md."""
    return {
        "seat": view.seat,
        "rules": ruleset_as_dict(view.ruleset),
        "hand": list(view.hand),
        "hand_sizes": list(view.hand_sizes),
        "deck_size": view.deck_size,
        "piles": {pile.name: list(view.piles[pile]) for pile in PILES},
        "tops": {pile.name: view.turn.tops[pile] for pile in PILES},
        "turn": {
            "seat": view.turn.seat,
            "plays": [action_as_list(play) for play in view.turn.plays],
        },
        "owed": _owed(view),
        "signs": [
            {
                pile.name: sign.value
                for pile in PILES
                if (sign := signals.of(seat, pile)) is not None
            }
            for seat in range(len(view.hand_sizes))
        ],
    }


def actions_as_dict(view: View) -> dict[str, Any]:
    """Encode the legal actions, and which of them lose the game at once."""
    return {
        "legal": [action_as_list(action) for action in view.legal_actions],
        "losing": [action_as_list(play) for play in view.losing_plays],
    }


def _owed(view: View) -> dict[str, Any]:
    """Encode what binds the player on turn, with the names of the protocol."""
    owed = view.obligations
    return {
        "cards": owed.cards,
        "exactly": owed.exactly,
        "cover": [pile.name for pile in owed.cover],
        "cover_next": None if owed.cover_next is None else owed.cover_next.name,
        "bound": None if owed.bound is None else owed.bound.name,
        "trick": owed.trick,
        "talk": owed.talk,
        "draw_limit": owed.draw_limit,
        "is_met": owed.are_met,
    }
