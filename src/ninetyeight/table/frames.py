"""A record as frames for a replay: one per moment, with every hand open.

Only for finished games and for records that the client already has (9.3).
"""

from collections.abc import Iterator

from ninetyeight.protocol.event import ChatSaid, PhraseSaid, Signalled
from ninetyeight.protocol.frames import (
    Frame,
    FrameEvent,
    FrameSeat,
    GameFrames,
    RefusedStep,
    Result,
    TalkSeen,
)
from ninetyeight.rules import (
    PILES,
    RELAXED_SIGNS,
    Chat,
    Outcome,
    Phrase,
    Pile,
    Record,
    Refused,
    Replay,
    Sign,
    Signal,
    Signals,
    State,
    Step,
    Talk,
    TurnBegan,
    edition_of,
    replay,
    view_for,
)
from ninetyeight.rules.seat_name import bot_of_seat
from ninetyeight.table.ending import owed_view
from ninetyeight.table.view import orders_of, pile_view
from ninetyeight.table.visibility import rules_event
from ninetyeight.talk import PhraseCode


def frames_of(record: Record) -> GameFrames:
    """Replay a record into frames."""
    played = replay(record)
    ruleset = record.ruleset
    refused = played.refused
    return GameFrames(
        edition=edition_of(ruleset),
        players=ruleset.players,
        hand_size=ruleset.hand_size,
        minimum=ruleset.minimum,
        fire=ruleset.fire,
        fire_binds_next_card=ruleset.fire_binds_next_card,
        orders=orders_of(ruleset),
        burning=ruleset.burning,
        starter=record.starter,
        seats=_seats(record),
        frames=tuple(_frames(played, record.talk)),
        result=_result(played.state.outcome),
        refused=None if refused is None else RefusedStep(index=refused.index, code=refused.code),
    )


def _seats(record: Record) -> tuple[FrameSeat, ...]:
    names = record.seats or ("",) * record.ruleset.players
    return tuple(
        FrameSeat(name=None, bot=bot)
        if (bot := bot_of_seat(name)) is not None
        else FrameSeat(name=name or None, bot=None)
        for name in names
    )


def _frames(played: Replay, talk: tuple[Talk, ...]) -> Iterator[Frame]:
    """Replay a game move by move; signs lapse as they do at a table (8.5)."""
    turn, signals = 1, Signals()
    said_after: dict[int, list[Talk]] = {}
    for each in talk:
        said_after.setdefault(each.after, []).append(each)
    steps: tuple[Step | None, ...] = (None, *played.steps)
    for index, step in enumerate(steps):
        state = played.start if step is None else step.state
        events: list[FrameEvent] = []
        for event in () if step is None else step.events:
            events.append(rules_event(event))
            signals = signals.after(event, talk=state.obligations.talk)
            turn += isinstance(event, TurnBegan)
        for each in said_after.get(index, ()):
            if (said := _said(each)) is not None:
                events.append(said)
                signals = _shown(signals, each, state)
        if state.outcome is not None:
            signals = Signals()
        yield _frame(state, turn, signals, tuple(events))


def _frame(state: State, turn: int, signals: Signals, events: tuple[FrameEvent, ...]) -> Frame:
    view = view_for(state, None)
    return Frame(
        turn=turn,
        seat=state.seat,
        turn_plays=len(state.turn.plays),
        deck_size=len(state.deck),
        left=state.left,
        hands=state.hands,
        piles=tuple(pile_view(view, pile) for pile in PILES),
        owed=None if state.outcome else owed_view(state.obligations),
        signs=tuple(_signs(signals, seat) for seat in range(state.ruleset.players)),
        events=events,
    )


def _signs(signals: Signals, seat: int) -> dict[Pile, Sign]:
    standing = ((pile, signals.of(seat, pile)) for pile in PILES)
    return {pile: sign for pile, sign in standing if sign is not None}


def _said(talk: Talk) -> TalkSeen | None:
    """Convert talk to a table's event; None for a phrase that this version does not know."""
    match talk.said:
        case Signal(seat, pile, sign):
            return Signalled(seat=seat, signs={pile: sign})
        case Chat(seat, text):
            return ChatSaid(seat=seat, text=text)
        case Phrase(seat, words):
            code, _, letter = words.partition(":")
            try:
                pile_named = Pile.named(letter) if letter else None
                return PhraseSaid(seat=seat, code=PhraseCode(code), pile=pile_named)
            except ValueError:
                return None


def _shown(signals: Signals, talk: Talk, state: State) -> Signals:
    """Add a sign, unless the rules forbid it, as during Silence: a record can claim anything."""
    if not isinstance(talk.said, Signal):
        return signals
    try:
        return signals.show(talk.said, talk=state.obligations.talk, allowed=RELAXED_SIGNS)
    except Refused:
        return signals


def _result(outcome: Outcome | None) -> Result | None:
    if outcome is None:
        return None
    return Result(
        is_won=outcome.is_won,
        code=outcome.code,
        left=outcome.left,
        is_excellent=outcome.is_excellent,
    )
