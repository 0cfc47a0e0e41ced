"""Signs, phrases and chat, within the limits of clause 8; flagging lines and muting people."""

from ninetyeight.protocol.event import ChatSaid, PhraseSaid, Signalled
from ninetyeight.protocol.refusal import TableCode
from ninetyeight.protocol.settings import TalkLevel
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import Pile, RefusalCode, Sign, Signal
from ninetyeight.table.event import Event, LineFlagged, Muted
from ninetyeight.table.refusal import NumberNamed, TableRefused
from ninetyeight.table.table import Table
from ninetyeight.talk import PhraseCode, refusal


def show_signs(table: Table, seat: int, signs: dict[Pile, Sign | None]) -> tuple[Event, ...]:
    """Show signs on piles (8.5); those that already stand are skipped."""
    game = table.running_game
    if game is None:
        raise TableRefused(TableCode.NO_GAME, "Signs can be shown only while a game is running.")
    _check_talk(table)
    for pile, sign in signs.items():
        shown = Signal(seat, pile, sign)
        game.signals.show(shown, talk=True, allowed=table.settings.signs)
    changed = {
        pile: sign for pile, sign in signs.items() if game.signals.of(seat, pile) is not sign
    }
    return (Signalled(seat=seat, signs=changed),) if changed else ()


def say_phrase(table: Table, seat: int, code: PhraseCode, pile: Pile | None) -> tuple[Event, ...]:
    _check_talk(table)
    return (PhraseSaid(seat=seat, code=code, pile=pile),)


def say_chat(table: Table, seat: int, text: str, language: str) -> tuple[Event, ...]:
    """Say something; during a game, without naming the number of a card (8.6)."""
    _check_talk(table)
    if table.settings.talk is not TalkLevel.FREE:
        raise TableRefused(TableCode.NO_CHAT, "This table has signs and phrases only.")
    if table.is_running and (refused := refusal(text, language, table.settings.signs)):
        raise NumberNamed(refused)
    return (ChatSaid(seat=seat, text=text),)


def mute(table: Table, seat: int, other: int, *, is_muted: bool) -> tuple[Event, ...]:
    """Mute or unmute a player. The event stays out of the log: nobody else may know of it."""
    me = table.seats[seat].person
    them = table.seats[other].person if other < len(table.seats) else None
    assert me is not None
    if them is None:
        raise TableRefused(TableCode.NO_PERSON, "No person sits there.")
    if me == them:
        raise TableRefused(TableCode.ONESELF, "You cannot mute yourself.")
    return (Muted(by=me.id, person_id=them.id, is_muted=is_muted),)


def flag_line(table: Table, seat: int, number: int, *, is_flagged: bool) -> tuple[Event, ...]:
    """Flag a line of chat, even during Silence, or withdraw a flag.

    Lines of earlier games stay as they are: their records are already stored.
    """
    me = table.seats[seat].person
    line = table.line(number)
    assert me is not None
    if line is None or (line.game is not None and table.game and line.game != table.game.number):
        raise TableRefused(
            TableCode.NO_SUCH_LINE, f"Line {number} is not among the recent lines of chat."
        )
    if line.person_id == me.id:
        raise TableRefused(TableCode.ONESELF, "You cannot flag your own line.")
    if (me.id in line.flags) == is_flagged:
        return ()
    return (LineFlagged(seat=seat, line=number, is_flagged=is_flagged),)


def _check_talk(table: Table) -> None:
    if table.settings.talk is TalkLevel.NONE:
        raise TableRefused(TableCode.NO_TALK, "There is no talk at this table.")
    if table.phase is Phase.PLAYING and table.game and not table.game.is_talk_allowed:
        raise TableRefused(RefusalCode.SILENCE, "Silence is visible: nobody may talk now.")
