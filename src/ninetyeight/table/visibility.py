"""What a viewer sees of an event.

The deck, cards that others drew, flagged lines and what muted people say stay hidden.
"""

from collections.abc import Set

from ninetyeight import rules
from ninetyeight.protocol.seen import (
    CardsDrawnSeen,
    CardSeen,
    CardTakenBackSeen,
    ChatSeen,
    DealtSeen,
    GameEndedSeen,
    HostSeen,
    LineFlaggedSeen,
    PersonErasedSeen,
    SeatTakenSeen,
    SeenEvent,
    StepSeen,
    TurnBeganSeen,
    TurnEndedSeen,
)
from ninetyeight.table import event as happened
from ninetyeight.table.chat_line import ChatLine
from ninetyeight.table.event import Event
from ninetyeight.table.table import Table
from ninetyeight.table.view import is_hand_open

PUBLIC = (
    happened.SettingsChanged,
    happened.BotSeated,
    happened.SeatCleared,
    happened.BidMade,
    happened.HintTaken,
    happened.Signalled,
    happened.ConcedeVoted,
    happened.RemovalVoted,
    happened.Removed,
    happened.WentAway,
    happened.SeatMinded,
    happened.CameBack,
    happened.WatchersAllowed,
    happened.PaceSet,
    happened.SkippedAhead,
    happened.AgainWished,
    happened.Closed,
)
"""Events that hide nothing and mention seats, never people."""

Viewpoint = int | bool | tuple[bool, bool] | None
"""A value that differs between people who see an event differently."""


def visible_events(
    event: Event,
    after: Table,
    person_id: str,
    looking_at: int | None = None,
    unheard: Set[str] = frozenset(),
    now: Table | None = None,
) -> tuple[SeenEvent, ...]:
    """Return what a person sees of an event; `after` is the table with the event applied.

    `unheard` holds the ids of people this person has muted. For an event that is sent later, `now`
    is the table at that time: a line may have been flagged since.
    """
    now = now or after
    match event:
        case happened.Opened(settings=settings):
            return (happened.SettingsChanged(settings=settings),)
        case happened.HostChanged(person_id=host):
            return (HostSeen(seat=after.seat_of(host)),)
        case happened.SeatTaken(seat=seat, person=person):
            return (SeatTakenSeen(seat=seat, name=person.name),)
        case happened.Muted() | happened.ChatSaid(text=""):
            return ()
        case happened.PersonErased():
            return (PersonErasedSeen(),)
        case happened.PhraseSaid(seat=seat):
            return () if _is_unheard(after, seat, unheard) else (event,)
        case happened.ChatSaid(seat=seat):
            if _is_unheard(after, seat, unheard):
                return ()
            return _chat_seen(event, after, person_id, now)
        case happened.LineFlagged():
            return _flag_seen(event, after, person_id, unheard, now)
        case happened.StarterChosen(seat=seat):
            return (event, TurnBeganSeen(seat=seat), *_ended(after))
        case happened.Conceded():
            return _ended(after)
        case happened.Dealt(is_repeat=is_repeat, deal=deal):
            assert after.game is not None
            number = after.game.number
            return (DealtSeen(number=number, commitment=deal.commitment, is_repeat=is_repeat),)
        case happened.CardTakenBack(seat=seat):
            assert after.game is not None
            assert after.game.taken_back is not None
            card, pile = after.game.taken_back.card, after.game.taken_back.pile
            return (CardTakenBackSeen(seat=seat, card=card, pile=pile),)
        case happened.CardLaid() | happened.TurnEndChosen():
            return _step_seen(after, _hand_seat(after, person_id, looking_at))
        case _:
            assert isinstance(event, PUBLIC)
            return (event,)


def viewpoint(
    event: Event,
    after: Table,
    person_id: str,
    looking_at: int | None = None,
    unheard: Set[str] = frozenset(),
    now: Table | None = None,
) -> Viewpoint:
    """Return a value that is the same for everybody who sees this event alike.

    They can then share one encoding of it.
    """
    now = now or after
    match event:
        case happened.PhraseSaid(seat=seat):
            return _is_unheard(after, seat, unheard)
        case happened.ChatSaid(seat=seat):
            line = _line(after.sequence, after, now)
            return _is_unheard(after, seat, unheard), _may_read(line, person_id)
        case happened.LineFlagged(line=number):
            line = _line(number, after, now)
            return _is_by(line, unheard), _may_read(line, person_id)
        case happened.CardLaid() | happened.TurnEndChosen():
            assert after.game is not None
            looks_at = _hand_seat(after, person_id, looking_at)
            draws = any(
                isinstance(each, rules.CardsDrawn) and each.seat == looks_at
                for each in after.game.happened
            )
            return looks_at if draws else None
        case _:
            return None


def _is_unheard(table: Table, seat: int, unheard: Set[str]) -> bool:
    speaker = table.seats[seat].person
    return speaker is not None and speaker.id in unheard


def _line(number: int, after: Table, now: Table) -> ChatLine | None:
    """Find a line as it is now, or as it was then if the table has dropped it since."""
    return now.line(number) or after.line(number)


def _may_read(line: ChatLine | None, person_id: str) -> bool:
    return line is not None and (not line.is_hidden or line.person_id == person_id)


def _is_by(line: ChatLine | None, people: Set[str]) -> bool:
    return line is not None and line.person_id in people


def _chat_seen(
    event: happened.ChatSaid, after: Table, person_id: str, now: Table
) -> tuple[SeenEvent, ...]:
    number = after.sequence
    line = _line(number, after, now)
    text = event.text if _may_read(line, person_id) else ""
    is_hidden = line is None or line.is_hidden
    game = None if line is None else line.game
    return (ChatSeen(seat=event.seat, line=number, text=text, is_hidden=is_hidden, game=game),)


def _flag_seen(
    event: happened.LineFlagged, after: Table, person_id: str, unheard: Set[str], now: Table
) -> tuple[SeenEvent, ...]:
    """Show who flagged a line, unless the viewer muted its writer or its writer was erased."""
    line = _line(event.line, after, now)
    if line is None or _is_by(line, unheard):
        return ()
    return (
        LineFlaggedSeen(
            seat=event.seat,
            line=event.line,
            writer=after.seat_of(line.person_id),
            is_flagged=event.is_flagged,
            is_hidden=line.is_hidden,
            text=line.text if _may_read(line, person_id) else "",
        ),
    )


def _hand_seat(table: Table, person_id: str, looking_at: int | None) -> int | None:
    """Find the seat whose hand this person may see."""
    seat = table.seat_of(person_id)
    if seat is not None or looking_at is None:
        return seat
    return looking_at if is_hand_open(table, looking_at) else None


def _step_seen(after: Table, seat: int | None) -> tuple[SeenEvent, ...]:
    assert after.game is not None
    return tuple(rules_event(rules.redact(each, seat)) for each in after.game.happened)


def rules_event(event: rules.Event) -> StepSeen:
    """Convert an event of the rules, from which `rules.redact` has removed what is hidden."""
    match event:
        case rules.CardPlayed(seat, card, pile, on):
            return CardSeen(seat=seat, card=card, pile=pile, on=on, is_trick=event.is_trick)
        case rules.TurnEnded(seat, cause):
            return TurnEndedSeen(seat=seat, cause=cause)
        case rules.CardsDrawn(seat, count, cards):
            return CardsDrawnSeen(seat=seat, count=count, cards=cards)
        case rules.TurnBegan(seat):
            return TurnBeganSeen(seat=seat)
        case rules.GameEnded(outcome):
            return GameEndedSeen(is_won=outcome.is_won, code=outcome.code, left=outcome.left)


def _ended(after: Table) -> tuple[SeenEvent, ...]:
    """Report the end of a game that was given up, or was lost as it began (3.3)."""
    game = after.game
    if game is None or game.code is None:
        return ()
    is_won = game.outcome is not None and game.outcome.is_won
    return (GameEndedSeen(is_won=is_won, code=game.code, left=game.left),)
