"""How seats change hands: taken, freed, minded by a bot, given back."""

from dataclasses import replace
from datetime import datetime

from ninetyeight.protocol.event import Minding
from ninetyeight.protocol.settings import Settings, WatchPolicy
from ninetyeight.table.evolution.talk import without_words
from ninetyeight.table.evolution.votes import after_leaving, without_votes_of
from ninetyeight.table.seat import ERASED_NAME, FREE, Seat
from ninetyeight.table.table import Table


def with_settings(table: Table, settings: Settings) -> Table:
    """Change the settings. If spectators may no longer see hands, consent to it lapses."""
    seats = (*table.seats[: settings.players], *[FREE] * (settings.players - len(table.seats)))
    if settings.watch is not WatchPolicy.SEAT:
        seats = tuple(seat.model_copy(update={"is_open_to_watchers": False}) for seat in seats)
    return replace(table, settings=settings, seats=seats, wishes=frozenset())


def with_new(table: Table, number: int, seat: Seat) -> Table:
    """Replace whoever had a seat; their wish for another game and their proposals lapse."""
    gone = table.seats[number].person
    proposals = table.proposals if gone is None else after_leaving(table, gone.id)
    return replace(
        _with_seat(table, number, seat), proposals=proposals, wishes=table.wishes - {number}
    )


def with_changed_seat(table: Table, number: int, **changes: object) -> Table:
    return _with_seat(table, number, table.seats[number].model_copy(update=changes))


def came_back(table: Table, number: int, at: datetime) -> Table:
    """Return a seat to its person; a bot that is playing one turn for them finishes it first."""
    seat = table.seats[number]
    if seat.minding is Minding.TURN or seat.bot is None:
        return with_changed_seat(table, number, is_away=False)
    table = with_changed_seat(table, number, bot=None, minding=None, is_away=False)
    return _restarted_clock(table, number, at)


def return_minded_turns(table: Table) -> Table:
    """Hand seats back to their people after a bot has played a turn for them."""
    for number, seat in enumerate(table.seats):
        if seat.minding is Minding.TURN:
            table = with_changed_seat(table, number, bot=None, minding=None)
    return table


def removed(table: Table, number: int, bot: str | None) -> Table:
    """Remove the person on a seat for good."""
    gone = table.seats[number].person
    assert gone is not None
    if table.is_running:
        table = without_words(table, number)
    table = with_new(table, number, Seat(bot=bot))
    proposals = without_votes_of(table.proposals, gone.id)
    return replace(table, removed=table.removed | {gone.id}, proposals=proposals)


def without_person(table: Table, person_id: str) -> Table:
    """Erase a person's name and words."""
    for number, seat in enumerate(table.seats):
        if seat.person is not None and seat.person.id == person_id:
            nameless = seat.person.model_copy(update={"name": ERASED_NAME})
            table = with_changed_seat(without_words(table, number), number, person=nameless)
    lines = tuple(line for line in table.lines if line.person_id != person_id)
    return replace(table, lines=lines)


def _with_seat(table: Table, number: int, seat: Seat) -> Table:
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


def _restarted_clock(table: Table, seat: int, at: datetime) -> Table:
    """Restart the clock for a player who takes over from a bot in the middle of their turn."""
    game = table.running_game
    if game is None or game.state is None or game.state.seat != seat:
        return table
    return replace(table, game=replace(game, turn_began_at=at))
