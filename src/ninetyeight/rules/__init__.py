"""The law of The Game: pure, immutable, standard library only.

A game begins with `setup(ruleset, deck, starter)`. `legal_actions(state)` lists what may be done,
`apply(state, action)` does it and returns a `Step`: the next state and the events. What a player
may know of a state is `view_for(state, seat)`, and of an event `redact(event, seat)`. A `Record`
holds a whole game, and `replay(record)` plays it back.

Numbers such as 3.3 refer to clauses of `docs/rules.md`.
"""

from ninetyeight.rules.action import END_TURN, Action, EndTurn, Play
from ninetyeight.rules.bid import Bid
from ninetyeight.rules.chance import seeded, shuffled
from ninetyeight.rules.edition import (
    BASES,
    EDITION_NAMES,
    EXTRAS,
    edition_of,
    excluded_by,
    parse_edition,
    ruleset_of,
)
from ninetyeight.rules.engine import Step, apply, check_action, legal_actions, outcome
from ninetyeight.rules.errors import (
    GameError,
    InvalidDeck,
    InvalidLayout,
    InvalidRecord,
    InvalidRuleset,
    InvalidSeat,
    RefusalCode,
    Refused,
)
from ninetyeight.rules.event import (
    CardPlayed,
    CardsDrawn,
    Event,
    GameEnded,
    TurnBegan,
    TurnEnd,
    TurnEnded,
)
from ninetyeight.rules.figures import Figures, WidestGap, figures_of
from ninetyeight.rules.finish import breaks_turn, can_finish, can_go_on, doomed_by
from ninetyeight.rules.layout import STANDARD_LAYOUT, Layout, drawn_layout, parse_layout
from ninetyeight.rules.loss import Hindrance, Lack, Loss, loss_of
from ninetyeight.rules.obligations import Duty, Obligations, obligations
from ninetyeight.rules.order import Order
from ninetyeight.rules.outcome import Outcome
from ninetyeight.rules.pack import FULL_PACK, Pack
from ninetyeight.rules.pile import PILES, TRICK, Pile
from ninetyeight.rules.record import (
    Chat,
    Phrase,
    Record,
    Talk,
    action_as_list,
    record_as_dict,
    ruleset_as_dict,
    write_record,
)
from ninetyeight.rules.record_reader import (
    action_from_list,
    read_record,
    record_from_dict,
    ruleset_from_dict,
)
from ninetyeight.rules.replay import RefusedAction, Replay, replay
from ninetyeight.rules.ruleset import Fire, Ruleset
from ninetyeight.rules.signal import RELAXED_SIGNS, STRICT_SIGNS, Sign, Signal, Signals
from ninetyeight.rules.state import State, deal, setup
from ninetyeight.rules.turn import Turn, visible_orders
from ninetyeight.rules.view import Revealed, View, redact, view_for

__all__ = [
    "BASES",
    "EDITION_NAMES",
    "END_TURN",
    "EXTRAS",
    "FULL_PACK",
    "PILES",
    "RELAXED_SIGNS",
    "STANDARD_LAYOUT",
    "STRICT_SIGNS",
    "TRICK",
    "Action",
    "Bid",
    "CardPlayed",
    "CardsDrawn",
    "Chat",
    "Duty",
    "EndTurn",
    "Event",
    "Figures",
    "Fire",
    "GameEnded",
    "GameError",
    "Hindrance",
    "InvalidDeck",
    "InvalidLayout",
    "InvalidRecord",
    "InvalidRuleset",
    "InvalidSeat",
    "Lack",
    "Layout",
    "Loss",
    "Obligations",
    "Order",
    "Outcome",
    "Pack",
    "Phrase",
    "Pile",
    "Play",
    "Record",
    "RefusalCode",
    "Refused",
    "RefusedAction",
    "Replay",
    "Revealed",
    "Ruleset",
    "Sign",
    "Signal",
    "Signals",
    "State",
    "Step",
    "Talk",
    "Turn",
    "TurnBegan",
    "TurnEnd",
    "TurnEnded",
    "View",
    "WidestGap",
    "action_as_list",
    "action_from_list",
    "apply",
    "breaks_turn",
    "can_finish",
    "can_go_on",
    "check_action",
    "deal",
    "doomed_by",
    "drawn_layout",
    "edition_of",
    "excluded_by",
    "figures_of",
    "legal_actions",
    "loss_of",
    "obligations",
    "outcome",
    "parse_edition",
    "parse_layout",
    "read_record",
    "record_as_dict",
    "record_from_dict",
    "redact",
    "replay",
    "ruleset_as_dict",
    "ruleset_from_dict",
    "ruleset_of",
    "seeded",
    "setup",
    "shuffled",
    "view_for",
    "visible_orders",
    "write_record",
]
