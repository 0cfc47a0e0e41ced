"""Applying events to a table. Nothing is checked here: whatever is in the log has happened."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime

from ninetyeight.table import event as happened
from ninetyeight.table.event import Event
from ninetyeight.table.evolution import play, seats, talk, votes
from ninetyeight.table.game import LiveGame
from ninetyeight.table.seat import FREE, Seat
from ninetyeight.table.table import Table


def new_table(table_id: str, event: happened.Opened, at: datetime) -> Table:
    """Create a table, with its host on the first seat."""
    free = [FREE] * (event.settings.players - 1)
    taken = Seat(person=event.host)
    settings, host = event.settings, event.host.id
    return Table(table_id, settings, host, (taken, *free), 1, at, at, challenge=event.challenge)


def evolve(table: Table, event: Event, at: datetime) -> Table:
    """Return the table after an event; cards and turn ends are applied by the rules."""
    table = replace(table, sequence=table.sequence + 1, changed_at=at)
    match event:
        case happened.CardLaid() | happened.TurnEndChosen():
            assert table.game is not None
            return _with_step(table, play.stepped(table.game, event, at))
        case happened.SettingsChanged(settings=settings):
            return seats.with_settings(table, settings)
        case happened.HostChanged(person_id=person_id):
            proposals = votes.without_removals(table.proposals)
            return replace(table, host=person_id, proposals=proposals)
        case happened.SeatTaken(seat=seat, person=person):
            return seats.with_new(table, seat, Seat(person=person))
        case happened.BotSeated(seat=seat, bot=bot):
            return seats.with_new(table, seat, Seat(bot=bot))
        case happened.SeatCleared(seat=seat):
            return seats.with_new(table, seat, FREE)
        case happened.Removed(seat=seat, bot=bot):
            return seats.removed(table, seat, bot)
        case happened.PersonErased(person_id=person_id):
            return seats.without_person(table, person_id)
        case happened.WentAway(seat=seat):
            return seats.with_changed_seat(table, seat, is_away=True)
        case happened.SeatMinded(seat=seat, bot=bot, minding=minding):
            return seats.with_changed_seat(table, seat, bot=bot, minding=minding)
        case happened.CameBack(seat=seat):
            return seats.came_back(table, seat, at)
        case happened.WatchersAllowed(seat=seat, are_allowed=are_allowed):
            return seats.with_changed_seat(table, seat, is_open_to_watchers=are_allowed)
        case happened.RemovalVoted(seat=seat, by=by, agrees=agrees):
            return votes.removal_voted(table, seat, by, agrees=agrees, at=at)
        case happened.PaceSet(pace=pace):
            return replace(table, settings=table.settings.model_copy(update={"pace": pace}))
        case happened.Muted():
            return table
        case happened.AgainWished(seat=seat):
            return replace(table, wishes=table.wishes | {seat})
        case happened.Closed():
            return replace(table, is_closed=True)
        case happened.Dealt():
            proposals = votes.kept_for_next_game(table)
            game = play.dealt(table, event, at)
            return replace(table, game=game, wishes=frozenset(), proposals=proposals)
        case happened.ChatSaid(text=""):
            return table  # its writer was erased
        case happened.ChatSaid(seat=seat, text=text):
            return talk.talked(talk.with_line(table, seat, text), event)
        case happened.Signalled() | happened.PhraseSaid():
            return talk.talked(table, event)
        case happened.LineFlagged(seat=seat, line=number, is_flagged=is_flagged):
            return talk.with_flag(table, seat, number, is_flagged=is_flagged)
        case happened.Opened():
            raise AssertionError("A table is opened once.")
        case _:
            assert table.game is not None
            return _in_game(table, table.game, event, at)


def evolve_all(table: Table, events: Iterable[Event], at: datetime) -> Table:
    for event in events:
        table = evolve(table, event, at)
    return table


def _with_step(table: Table, game: LiveGame) -> Table:
    """Put in the game after a step; at the end of a turn, a bot may have minded only that turn."""
    if game.this_turn:
        return replace(table, game=game)
    table = seats.return_minded_turns(replace(table, game=game))
    assert game.state is not None
    is_skipping = game.is_skipping and table.seats[game.state.seat].bot is not None
    return replace(table, game=replace(game, is_skipping=is_skipping))


def _in_game(table: Table, game: LiveGame, event: Event, at: datetime) -> Table:
    match event:
        case happened.BidMade(seat=seat, bid=bid):
            return replace(table, game=play.with_bid(game, seat, bid))
        case happened.StarterChosen(seat=seat):
            return replace(table, game=play.begun(game, seat, at))
        case happened.CardTakenBack():
            return replace(table, game=play.taken_back(game))
        case happened.HintTaken(seat=seat):
            return replace(table, game=play.hinted(game, seat))
        case happened.SkippedAhead():
            return replace(table, game=replace(game, is_skipping=True))
        case happened.ConcedeVoted(seat=seat, agrees=agrees):
            return votes.voted(table, None, seat, agrees=agrees, at=at)
        case happened.Conceded():
            return seats.return_minded_turns(replace(table, game=play.conceded(game)))
        case _:
            raise AssertionError(f"No such event: {event.kind}.")
