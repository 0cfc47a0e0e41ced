"""Who sits where: sitting down, seating bots, dealing, leaving, coming back and standing in."""

from ninetyeight.protocol.event import (
    AgainWished,
    BotSeated,
    CameBack,
    CloseCause,
    Closed,
    Minding,
    Removed,
    SeatCleared,
    SeatMinded,
    StarterCause,
    StarterChosen,
    WatchersAllowed,
    WentAway,
)
from ninetyeight.protocol.refusal import TableCode
from ninetyeight.protocol.settings import Settings, WatchPolicy
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import shuffled
from ninetyeight.table.challenge import Challenge
from ninetyeight.table.commitment import Deal
from ninetyeight.table.context import Context
from ninetyeight.table.event import Dealt, Event, HostChanged, Opened, SeatTaken, SettingsChanged
from ninetyeight.table.refusal import TableRefused
from ninetyeight.table.seat import Participant, Seat
from ninetyeight.table.table import Table
from ninetyeight.table.voting import may_be_minded_at, settled, vote_to_remove


def open_table(
    settings: Settings, host: Participant, context: Context, challenge: Challenge | None = None
) -> Opened:
    """Open a table, with its host on the first seat."""
    _check_bot(settings.minder, context)
    return Opened(settings=settings, host=host, challenge=challenge)


def sit(table: Table, actor: Participant, wanted: int | None) -> tuple[Event, ...]:
    """Take a free seat before a game, or move to another."""
    _check_idle(table)
    if actor.id in table.removed:
        raise TableRefused(TableCode.WAS_REMOVED, "You were removed from this table.")
    mine = table.seat_of(actor.id)
    if mine is not None and wanted in (None, mine):
        return come_back(table, mine) if not table.seats[mine].is_active else ()
    if wanted is None:
        wanted = next((n for n, seat in enumerate(table.seats) if seat.is_free), None)
        if wanted is None:
            raise TableRefused(TableCode.TABLE_FULL, "All seats of this table are taken.")
    if not _seat(table, wanted).is_free:
        raise TableRefused(TableCode.SEAT_TAKEN, f"Seat {wanted} is taken.")
    taken = SeatTaken(seat=wanted, person=actor)
    return (taken,) if mine is None else (SeatCleared(seat=mine), taken)


def seat_bot(
    table: Table, actor: Participant, number: int, bot: str, context: Context
) -> tuple[Event, ...]:
    """Put a bot on a free seat, or replace the bot that sits there."""
    check_host(table, actor)
    _check_idle(table)
    _check_bot(bot, context)
    seat = _seat(table, number)
    if seat.person is not None:
        raise TableRefused(TableCode.SEAT_TAKEN, f"Somebody sits on seat {number}.")
    return () if seat.bot == bot else (BotSeated(seat=number, bot=bot),)


def clear_seat(table: Table, actor: Participant, number: int) -> tuple[Event, ...]:
    """Free a seat between games."""
    check_host(table, actor)
    _check_idle(table)
    seat = _seat(table, number)
    if seat.person is not None and seat.person.id == actor.id:
        raise TableRefused(TableCode.ONESELF, "To leave your own seat, leave the table.")
    return () if seat.is_free else (SeatCleared(seat=number),)


def change_settings(
    table: Table, actor: Participant, settings: Settings, context: Context
) -> tuple[Event, ...]:
    """Change how the next game is played, as long as nobody loses their seat by it."""
    check_host(table, actor)
    _check_idle(table)
    _check_bot(settings.minder, context)
    if table.next_challenge is not None and settings.ruleset != table.settings.ruleset:
        raise TableRefused(
            TableCode.CHALLENGED, "The game to beat was played by these rules: keep them for now."
        )
    if any(not seat.is_free for seat in table.seats[settings.players :]):
        raise TableRefused(
            TableCode.TOO_FEW_SEATS,
            f"Somebody sits on a seat beyond {settings.players} players: free it first.",
        )
    return () if settings == table.settings else (SettingsChanged(settings=settings),)


def start(table: Table, actor: Participant, context: Context) -> tuple[Event, ...]:
    """Deal a game, once all seats are taken."""
    check_host(table, actor)
    _check_idle(table)
    return _deal(table, context)


def again(table: Table, seat: int, context: Context, *, same_deal: bool) -> tuple[Event, ...]:
    """Ask for another game; it is dealt once everybody present wants it."""
    if table.phase is Phase.LOBBY:
        raise TableRefused(
            TableCode.NO_GAME, "There has been no game yet: the host starts the first."
        )
    if table.phase is not Phase.OVER:
        raise TableRefused(TableCode.GAME_RUNNING, "The next game starts when this one is over.")
    if same_deal and not (table.settings.players == 1 and table.was_alone):
        raise TableRefused(
            TableCode.NOT_ALONE,
            "Only a solo deal can be played again: everybody has seen the hands.",
        )
    wish = AgainWished(seat=seat)
    all_wish = table.active_seats <= table.wishes | {seat}
    if not all_wish or any(map(_is_unplayed, table.seats)):
        return () if seat in table.wishes else (wish,)
    return wish, *_deal(table, context, same_deal=same_deal)


def _deal(table: Table, context: Context, *, same_deal: bool = False) -> tuple[Event, ...]:
    if any(map(_is_unplayed, table.seats)):
        raise TableRefused(TableCode.SEATS_FREE, "A game starts once all seats are taken.")
    dealt = _challenge_dealt(table, context) or _dealt(table, context, same_deal=same_deal)
    if table.settings.players > 1:
        return (dealt,)
    return dealt, StarterChosen(seat=0, cause=StarterCause.ALONE)


def _dealt(table: Table, context: Context, *, same_deal: bool) -> Dealt:
    if same_deal and table.game is not None:
        deck = table.game.deal.deck
    else:
        deck = shuffled(table.settings.ruleset.pack.cards, context.chance.below)
    return Dealt(deal=Deal(deck=deck, nonce=context.chance.nonce()), is_repeat=same_deal)


def _challenge_dealt(table: Table, context: Context) -> Dealt | None:
    """Deal the cards that the table was opened for, in its first game."""
    challenge = table.next_challenge
    if challenge is None:
        return None
    deal = Deal(deck=challenge.deck, nonce=context.chance.nonce())
    players = {seat.person.id for seat in table.seats if seat.person is not None}
    is_known = challenge.is_known or not players.isdisjoint(context.knowers)
    return Dealt(deal=deal, is_repeat=is_known, challenge_of=challenge.game_id)


def _is_unplayed(seat: Seat) -> bool:
    """Whether nobody would play this seat, because it is free or its person has left."""
    return seat.is_free or (seat.is_away and seat.bot is None)


def leave(table: Table, seat: int) -> tuple[Event, ...]:
    """Leave. A running game keeps the seat, otherwise it is freed; an empty table closes."""
    person = table.seats[seat].person
    assert person is not None
    if table.is_running:
        if table.seats[seat].is_away:
            return ()
        went: Event = WentAway(seat=seat)
    else:
        went = SeatCleared(seat=seat)
    return went, *_next_host(table, person, keeps_seat=table.is_running)


def remove_person(table: Table, person_id: str, context: Context) -> tuple[Event, ...]:
    """Remove a person who will not come back; during a game a bot gets the seat for good."""
    seat = table.seat_of(person_id)
    if seat is None or table.is_closed:
        return ()
    person = table.seats[seat].person
    assert person is not None
    gone = Removed(seat=seat, bot=table.settings.minder if table.is_running else None)
    events = gone, *_next_host(table, person, keeps_seat=False)
    return *events, *settled(table, events, context)


def _next_host(table: Table, leaver: Participant, *, keeps_seat: bool) -> tuple[Event, ...]:
    """Pick a new host when the host leaves, preferably one who is playing."""
    if table.host != leaver.id:
        return ()
    others = [seat for seat in table.seats if seat.person not in (None, leaver)]
    here = [seat.person for seat in others if seat.is_active]
    minded = [seat.person for seat in others if not seat.is_away]
    for person in (*here, *minded):
        assert person is not None
        return (HostChanged(person_id=person.id),)
    return () if keeps_seat else (Closed(cause=CloseCause.EMPTY),)


def come_back(table: Table, seat: int) -> tuple[Event, ...]:
    """Take over from the bot that minds a player's seat, unless it is playing just this turn."""
    mine = table.seats[seat]
    assert mine.person is not None
    if not mine.is_away and mine.minding is Minding.TURN:
        raise bot_plays_this_turn()
    if not mine.is_away and mine.minding is None:
        raise TableRefused(TableCode.NOT_AWAY, "You play this seat yourself.")
    host = table.seat_of(table.host)
    is_host_gone = host is None or table.seats[host].is_away
    if is_host_gone and table.host != mine.person.id:
        return CameBack(seat=seat), HostChanged(person_id=mine.person.id)
    return (CameBack(seat=seat),)


def bot_plays_this_turn() -> TableRefused:
    return TableRefused(TableCode.IS_MINDED, "Your time is up: a bot plays this turn.")


def mind_seat(table: Table, number: int, context: Context) -> tuple[Event, ...]:
    """Have a bot play for an absent player, in this game or for the next one."""
    seat = _seat(table, number)
    if table.phase is Phase.LOBBY:
        raise TableRefused(TableCode.NO_GAME, "No game is under way.")
    if seat.person is None:
        raise TableRefused(TableCode.NO_PERSON, "No person sits there.")
    if seat.bot is not None:
        raise TableRefused(TableCode.IS_MINDED, "A bot is already minding this seat.")
    if not seat.is_away:
        _check_gone(table, seat.person, context)
    minded = SeatMinded(seat=number, bot=table.settings.minder, minding=Minding.UNTIL_RETURN)
    # Between games there must be a host who can seat bots, change settings and start.
    passed_on = () if table.is_running else _next_host(table, seat.person, keeps_seat=True)
    return minded, *passed_on


def _check_gone(table: Table, person: Participant, context: Context) -> None:
    """Refuse a bot for a player who is present or dropped out too recently."""
    absent_since = context.absent_since.get(person.id)
    if absent_since is None:
        raise TableRefused(TableCode.IS_PRESENT, "This player is here.")
    at = may_be_minded_at(table, absent_since)
    if at is None or context.now < at:
        raise TableRefused(TableCode.STILL_TIME, "This player still has time to come back.")


def ask_to_remove(table: Table, seat: int, number: int, *, agrees: bool) -> tuple[Event, ...]:
    """Vote on removing a player."""
    _seat(table, number)
    return vote_to_remove(table, seat, number, agrees=agrees)


def allow_watchers(table: Table, seat: int, *, are_allowed: bool) -> tuple[Event, ...]:
    """Open or close a player's hand to spectators, if the table allows it (9.2)."""
    if are_allowed and table.settings.watch is not WatchPolicy.SEAT:
        raise TableRefused(TableCode.NO_WATCHERS, "At this table spectators see no hands.")
    if table.seats[seat].is_open_to_watchers == are_allowed:
        return ()
    if are_allowed and any(other.is_open_to_watchers for other in table.seats):
        raise TableRefused(
            TableCode.OTHER_SEAT_OPEN, "Another hand is already open, and spectators see only one."
        )
    return (WatchersAllowed(seat=seat, are_allowed=are_allowed),)


def close(table: Table, actor: Participant) -> tuple[Event, ...]:
    """Close the table; not while others are playing."""
    check_host(table, actor)
    others = (seat.person for seat in table.seats if seat.person not in (None, actor))
    if table.is_running and any(others):
        raise TableRefused(TableCode.GAME_RUNNING, "Others are playing: agree to give up first.")
    return (Closed(cause=CloseCause.HOST),)


def check_host(table: Table, actor: Participant) -> None:
    """Refuse what only the host may do."""
    if actor.id != table.host:
        raise TableRefused(TableCode.NOT_HOST, "Only the host of the table can do this.")


def _check_idle(table: Table) -> None:
    if table.is_running:
        raise TableRefused(TableCode.GAME_RUNNING, "Not while a game is running.")


def _check_bot(bot: str, context: Context) -> None:
    if bot not in context.bots:
        raise TableRefused(
            TableCode.NO_SUCH_BOT,
            f"There is no bot {bot!r}; the bots are {', '.join(sorted(context.bots))}.",
        )


def _seat(table: Table, number: int) -> Seat:
    if number not in range(len(table.seats)):
        raise TableRefused(
            TableCode.NO_SUCH_SEAT,
            f"There is no seat {number}: the seats are 0 to {len(table.seats) - 1}.",
        )
    return table.seats[number]
