"""Questions to bots and their answers as JSON, for Ninety-Eight's own worker processes.

Rules and actions are written as in records (docs/record.md). Unlike `view_json`, which tells
programs what follows from a view, this sends the view itself, field by field, so that a bot decides
the same in both processes. Integers keep all their digits.

Readers trust nothing: anything that is not exactly an answer raises `ValueError`.
"""

import json
from collections.abc import Sequence
from functools import lru_cache
from operator import index
from typing import Any

from ninetyeight.bots.bot import Choice, Cost, Plan
from ninetyeight.bots.question import Answer, Failed, Loaded, NotAnAnswer, Question
from ninetyeight.rules import (
    END_TURN,
    Action,
    Bid,
    Duty,
    EndTurn,
    Outcome,
    Pile,
    Play,
    Revealed,
    Ruleset,
    Sign,
    Signal,
    Signals,
    View,
)
from ninetyeight.rules.errors import shown
from ninetyeight.rules.record import ruleset_as_dict
from ninetyeight.rules.record_reader import ruleset_from_dict
from ninetyeight.rules.turn import Turn

RULESETS_KEPT = 256
"""How many parsed rulesets are cached; tables of one edition share one."""


def write_question(question: Question) -> bytes:
    plan = question.plan
    content = {
        "kind": question.kind,
        "bot": question.bot,
        "seed": question.seed,
        "allowed": sorted(question.allowed),
        "signals": [[each.seat, each.pile, each.sign] for each in question.signals.standing],
        "plan": None if plan is None else [plan.steps, plan.signs],
        "view": _view_as_dict(question.view),
    }
    return _dump(content)


def read_question(body: bytes) -> Question:
    content = _object(body)
    plan = content["plan"]
    return Question(
        kind=content["kind"],
        bot=content["bot"],
        view=_view(content["view"]),
        signals=Signals(
            frozenset(
                Signal(seat, Pile(pile), None if sign is None else Sign(sign))
                for seat, pile, sign in content["signals"]
            )
        ),
        allowed=frozenset(map(Sign, content["allowed"])),
        seed=content["seed"],
        plan=None if plan is None else Plan(tuple(plan[0]), plan[1]),
    )


def write_answer(answer: object) -> bytes:
    """Encode whatever a bot returned; anything but an answer is reduced to its text."""
    match answer:
        case Failed(error, trace):
            return _dump({"kind": "failed", "error": error, "trace": trace})
        case Loaded(name, sentence, cost):
            return _dump({"kind": "loaded", "name": name, "sentence": sentence, "cost": cost})
        case Choice(Play() | EndTurn() as action, plan):
            kept = None if plan is None else [list(map(index, plan.steps)), index(plan.signs)]
            return _dump({"kind": "step", "action": _action_as_list(action), "plan": kept})
        case Play() | EndTurn():
            return write_answer(Choice(answer))
        case Choice(action, _):
            return _odd(action)
        case dict() if all(map(_is_sign, answer.items())):
            return _dump({"kind": "signs", "signs": {pile: answer[pile] for pile in answer}})
        case str() if answer in list(Bid):
            return _dump({"kind": "bid", "bid": answer})
        case _:
            return _odd(answer)


def read_answer(body: bytes) -> Answer | Failed | Loaded | NotAnAnswer:
    """Read an answer; `ValueError` if it is not one."""
    content = _object(body)
    match content:
        case {"kind": "step", "action": action, "plan": plan, **rest} if not rest:
            return Choice(_action(action), _plan(plan))
        case {"kind": "signs", "signs": dict(signs), **rest} if not rest:
            return {Pile(int(pile)): Sign(sign) for pile, sign in signs.items()}
        case {"kind": "bid", "bid": bid, **rest} if not rest:
            return Bid(bid)
        case {"kind": "odd", "words": str(words), **rest} if not rest:
            return NotAnAnswer(words)
        case {"kind": "failed", "error": str(error), "trace": str(trace), **rest} if not rest:
            return Failed(error, trace)
        case {"kind": "loaded", "name": str(name), "sentence": str(told), "cost": cost, **rest}:
            if not rest:
                return Loaded(name, told, Cost(cost))
    raise ValueError("not an answer")


def _view_as_dict(view: View) -> dict[str, Any]:
    turn, outcome, revealed = view.turn, view.outcome, view.revealed
    return {
        "rules": _rules_text(turn.ruleset),
        "seat": view.seat,
        "hand": view.hand,
        "hand_sizes": view.hand_sizes,
        "deck_size": view.deck_size,
        "piles": view.piles,
        "turn": {
            "seat": turn.seat,
            "tops": turn.tops,
            "minimum": turn.minimum,
            "due": list(turn.due),
            "cover_next": turn.cover_next,
            "bound": turn.bound,
            "plays": [[play.card, play.pile] for play in turn.plays],
            "is_stopped": turn.is_stopped,
            "is_three": turn.is_three,
            "ordinary": list(turn.ordinary),
        },
        "outcome": None if outcome is None else [outcome.broken, outcome.left],
        "revealed": None if revealed is None else [revealed.hands, revealed.deck],
    }


def _view(content: dict[str, Any]) -> View:
    turn, outcome, revealed = content["turn"], content["outcome"], content["revealed"]
    return View(
        seat=content["seat"],
        hand=tuple(content["hand"]),
        hand_sizes=tuple(content["hand_sizes"]),
        deck_size=content["deck_size"],
        piles=tuple(map(tuple, content["piles"])),
        turn=Turn(
            ruleset=_ruleset(content["rules"]),
            seat=turn["seat"],
            tops=tuple(turn["tops"]),
            minimum=turn["minimum"],
            due=frozenset(turn["due"]),
            cover_next=_perhaps_pile(turn["cover_next"]),
            bound=_perhaps_pile(turn["bound"]),
            plays=tuple(Play(card, Pile(pile)) for card, pile in turn["plays"]),
            is_stopped=turn["is_stopped"],
            is_three=turn["is_three"],
            ordinary=frozenset(turn["ordinary"]),
        ),
        outcome=None if outcome is None else _outcome(*outcome),
        revealed=None if revealed is None else _revealed(*revealed),
    )


@lru_cache(maxsize=RULESETS_KEPT)
def _rules_text(ruleset: Ruleset) -> str:
    return json.dumps(ruleset_as_dict(ruleset))


@lru_cache(maxsize=RULESETS_KEPT)
def _ruleset(text: str) -> Ruleset:
    return ruleset_from_dict(json.loads(text))


def _perhaps_pile(number: int | None) -> Pile | None:
    return None if number is None else Pile(number)


def _outcome(broken: str | None, left: int) -> Outcome:
    return Outcome(None if broken is None else Duty(broken), left)


def _revealed(hands: Sequence[Sequence[int]], deck: Sequence[int]) -> Revealed:
    return Revealed(tuple(map(tuple, hands)), tuple(deck))


def _action_as_list(action: Play | EndTurn) -> list[int | str]:
    return ["end"] if isinstance(action, EndTurn) else ["play", index(action.card), action.pile]


def _action(content: object) -> Action:
    """Read an action; whether it is legal is checked later."""
    match content:
        case ["end"]:
            return END_TURN
        case ["play", card, pile] if type(card) is int and type(pile) is int:
            return Play(card, Pile(pile))
    raise ValueError("not an action")


def _plan(content: object) -> Plan | None:
    match content:
        case None:
            return None
        case [list(steps), int(signs)] if all(type(each) is int for each in (*steps, signs)):
            return Plan(tuple(steps), signs)
    raise ValueError("not a plan")


def _is_sign(shown_sign: tuple[object, object]) -> bool:
    pile, sign = shown_sign
    return isinstance(pile, Pile) and sign in list(Sign)


def _odd(answer: object) -> bytes:
    return _dump({"kind": "odd", "words": "nothing" if answer is None else shown(answer)})


def _dump(content: dict[str, Any]) -> bytes:
    return json.dumps(content, separators=(",", ":")).encode()


def _object(body: bytes) -> dict[str, Any]:
    try:
        content = json.loads(body)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    if isinstance(content, dict):
        return content
    raise ValueError("it is not an object")
