"""How talk, signs and flags change a table."""

from dataclasses import replace

from ninetyeight.rules import Chat, Phrase, Signal, Talk
from ninetyeight.table import event as happened
from ninetyeight.table.chat_line import MOST_LINES, ChatLine
from ninetyeight.table.event import Event
from ninetyeight.table.game import MOST_TALK, Said
from ninetyeight.table.table import Table


def talked(table: Table, event: Event) -> Table:
    """Add what was said or shown to the running game."""
    game, number = table.running_game, table.sequence
    if game is None:
        return table
    after = len(game.actions)
    match event:
        case happened.Signalled(seat=seat, signs=signs):
            shown = [Signal(seat, pile, sign) for pile, sign in signs.items()]
            signals = game.signals
            for each in shown:
                signals = signals.show(each, talk=True, allowed=table.settings.signs)
            game = replace(game, signals=signals)
            talk = [Talk(after, each) for each in shown]
        case happened.PhraseSaid(seat=seat, code=code, pile=pile):
            words = code.value if pile is None else f"{code.value}:{pile.name}"
            talk = [Talk(after, Phrase(seat, words))]
        case happened.ChatSaid(seat=seat, text=text):
            talk = [Talk(after, Chat(seat, text))]
        case _:
            raise AssertionError(f"No such event: {event.kind}.")
    said = (*game.said, *(Said(number, each) for each in talk))
    return replace(table, game=replace(game, said=said[-MOST_TALK:]))


def with_line(table: Table, seat: int, text: str) -> Table:
    """Add a line of chat; beyond `MOST_LINES` the oldest is dropped."""
    writer, game = table.seats[seat].person, table.running_game
    assert writer is not None
    line = ChatLine(table.sequence, writer.id, text, None if game is None else game.number)
    return replace(table, lines=(*table.lines, line)[-MOST_LINES:])


def with_flag(table: Table, seat: int, number: int, *, is_flagged: bool) -> Table:
    """Flag a line or withdraw a flag; flagged lines are left out of the game's record."""
    person, line = table.seats[seat].person, table.line(number)
    if line is None:
        return table  # its writer was erased
    assert person is not None
    flags = line.flags | {person.id} if is_flagged else line.flags - {person.id}
    flagged = replace(line, flags=flags)
    lines = tuple(flagged if each is line else each for each in table.lines)
    game = table.game
    if game is not None:
        said = tuple(
            replace(each, is_hidden=flagged.is_hidden) if each.number == number else each
            for each in game.said
        )
        game = replace(game, said=said)
    return replace(table, lines=lines, game=game)


def without_words(table: Table, number: int) -> Table:
    """Drop what a removed person wrote from the game's record.

    The record will not show whose words they were, so they could not be erased later.
    """
    game = table.game
    if game is None:
        return table
    said = tuple(
        each
        for each in game.said
        if not (isinstance(each.talk.said, Chat) and each.talk.said.seat == number)
    )
    return replace(table, game=replace(game, said=said))
