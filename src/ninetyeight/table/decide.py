"""Deciding what a command leads to: events, or a refusal that changes nothing."""

from typing import get_args

from ninetyeight.protocol import command as asked
from ninetyeight.protocol.command import Command
from ninetyeight.protocol.event import CloseCause, Closed, Minding
from ninetyeight.protocol.refusal import TableCode
from ninetyeight.table.bidding import choose_starter, make_bid
from ninetyeight.table.context import Actor, BotActor, Context
from ninetyeight.table.event import Event
from ninetyeight.table.evolve import evolve_all
from ninetyeight.table.pacing import set_pace, skip_ahead
from ninetyeight.table.playing import end_turn, lay_card, take_back, take_hint
from ninetyeight.table.refusal import TableRefused
from ninetyeight.table.seat import Participant
from ninetyeight.table.seating import (
    again,
    allow_watchers,
    ask_to_remove,
    bot_plays_this_turn,
    change_settings,
    clear_seat,
    close,
    come_back,
    leave,
    mind_seat,
    seat_bot,
    sit,
    start,
)
from ninetyeight.table.table import Table
from ninetyeight.table.talking import flag_line, mute, say_chat, say_phrase, show_signs
from ninetyeight.table.voting import settled, vote_to_concede

TableCommand = (
    asked.Sit
    | asked.SeatBot
    | asked.ClearSeat
    | asked.ChangeSettings
    | asked.Start
    | asked.ChooseStarter
    | asked.SetPace
    | asked.SkipAhead
    | asked.Close
)
"""Commands that do not need a seat."""
TABLE_COMMANDS = get_args(TableCommand)
BOT_COMMANDS = (asked.LayCard, asked.EndTurn, asked.MakeBid, asked.ShowSigns)
"""Commands that a bot may send; seating is up to people."""
OWN_COMMANDS = (
    asked.StepRequest,
    asked.MakeBid,
    asked.ShowSigns,
    asked.SayPhrase,
    asked.SayChat,
    asked.TakeHint,
    asked.Concede,
    asked.Remove,
    asked.Again,
)
"""Commands that a player sends from their own seat."""


def decide(table: Table, actor: Actor, command: Command, context: Context) -> tuple[Event, ...]:
    """Return the events that a command leads to; none if it would change nothing."""
    if table.is_closed:
        raise TableRefused(TableCode.CLOSED, "This table is closed.")
    if isinstance(actor, Participant) and isinstance(command, TABLE_COMMANDS):
        events = _for_table(table, actor, command, context)
    else:
        seat = _seat_of(table, actor, command)
        back = () if isinstance(actor, BotActor) else _back(table, seat, command)
        events = *back, *_for_seat(evolve_all(table, back, context.now), seat, command, context)
    if isinstance(command, asked.Mute):  # must lead to nothing that others can see
        return events
    return *events, *settled(table, events, context)


def _seat_of(table: Table, actor: Actor, command: Command) -> int:
    """Find the seat that a command is sent from."""
    if isinstance(actor, BotActor):
        has_bot = actor.seat in range(len(table.seats)) and table.seats[actor.seat].bot is not None
        if not has_bot or not isinstance(command, BOT_COMMANDS):
            raise TableRefused(TableCode.NOT_SEATED, "A bot cannot do this here.")
        return actor.seat
    seat = table.seat_of(actor.id)
    if seat is None:
        raise TableRefused(TableCode.NOT_SEATED, "You have no seat at this table.")
    return seat


def _back(table: Table, seat: int, command: Command) -> tuple[Event, ...]:
    """Count an absent player who plays, talks or votes as returned."""
    if not isinstance(command, OWN_COMMANDS):
        return ()
    mine = table.seats[seat]
    if mine.minding is Minding.TURN and isinstance(command, asked.StepRequest | asked.TakeHint):
        raise bot_plays_this_turn()
    is_gone = mine.is_away or mine.minding is Minding.UNTIL_RETURN
    return come_back(table, seat) if is_gone else ()


def _for_table(
    table: Table, actor: Participant, command: TableCommand, context: Context
) -> tuple[Event, ...]:
    match command:
        case asked.Sit(seat=wanted):
            return sit(table, actor, wanted)
        case asked.SeatBot(seat=number, bot=bot):
            return seat_bot(table, actor, number, bot, context)
        case asked.ClearSeat(seat=number):
            return clear_seat(table, actor, number)
        case asked.ChangeSettings(settings=settings):
            return change_settings(table, actor, settings, context)
        case asked.Start():
            return start(table, actor, context)
        case asked.ChooseStarter(seat=number):
            return choose_starter(table, actor, number)
        case asked.SetPace(pace=pace):
            return set_pace(table, actor, pace)
        case asked.SkipAhead():
            return skip_ahead(table, actor)
        case asked.Close():
            return close(table, actor)


def _for_seat(table: Table, seat: int, command: Command, context: Context) -> tuple[Event, ...]:
    match command:
        case asked.LayCard():
            return lay_card(table, seat, command)
        case asked.EndTurn():
            return end_turn(table, seat, command)
        case asked.TakeBack():
            return take_back(table, seat, command)
        case asked.TakeHint():
            return take_hint(table, seat)
        case asked.MakeBid(bid=bid):
            return make_bid(table, seat, bid)
        case asked.ShowSigns(signs=signs):
            return show_signs(table, seat, signs)
        case asked.SayPhrase(code=code, pile=pile):
            return say_phrase(table, seat, code, pile)
        case asked.SayChat(text=text, language=language):
            return say_chat(table, seat, text, language)
        case asked.Concede(agrees=agrees):
            return vote_to_concede(table, seat, agrees=agrees)
        case asked.Again(same_deal=same_deal):
            return again(table, seat, context, same_deal=same_deal)
        case asked.Leave():
            return leave(table, seat)
        case asked.ComeBack():
            return come_back(table, seat)
        case asked.MindSeat(seat=number):
            return mind_seat(table, number, context)
        case asked.Remove(seat=number, agrees=agrees):
            return ask_to_remove(table, seat, number, agrees=agrees)
        case asked.Mute(seat=number, is_muted=is_muted):
            return mute(table, seat, number, is_muted=is_muted)
        case asked.FlagLine(line=line, is_flagged=is_flagged):
            return flag_line(table, seat, line, is_flagged=is_flagged)
        case asked.AllowWatchers(are_allowed=are_allowed):
            return allow_watchers(table, seat, are_allowed=are_allowed)
        case _:
            raise AssertionError(f"No such command for a seat: {command.kind}.")


def force_close(table: Table, cause: CloseCause) -> tuple[Event, ...]:
    """Close a table that has been idle for too long, or on an administrator's orders."""
    return () if table.is_closed else (Closed(cause=cause),)
