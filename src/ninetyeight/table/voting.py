"""Votes on giving up and on removing a player: who has one, and when a proposal passes.

One rule for both (docs/voting.md): everybody seated has a vote, whether connected, away or minded
by a bot, except the person to be removed. A no blocks the proposal until that voter says yes.
Players who are present must say yes. Absent players have time to come back: `patience` from the
proposal and the grace period from when they left. After that, silence counts as consent.
"""

from collections.abc import Mapping
from datetime import datetime

from ninetyeight.protocol.event import ConcedeVoted, RemovalVoted, Removed
from ninetyeight.protocol.refusal import TableCode
from ninetyeight.table.context import Context
from ninetyeight.table.event import CardLaid, Conceded, Event, TurnEndChosen
from ninetyeight.table.evolve import evolve_all
from ninetyeight.table.proposal import Proposal, proposal_about
from ninetyeight.table.refusal import TableRefused
from ninetyeight.table.table import Table

VOTES = (ConcedeVoted, RemovalVoted)
STEPS = (CardLaid, TurnEndChosen)
"""Events that cannot make a proposal pass: at most they end the game, which settles it anyway."""


def vote_to_concede(table: Table, seat: int, *, agrees: bool) -> tuple[Event, ...]:
    """Vote for giving up, or for playing on."""
    if table.running_game is None:
        raise TableRefused(TableCode.NO_GAME, "No game is under way.")
    proposal = proposal_about(table.proposals, None)
    is_new = _is_new(table, proposal, seat, agrees=agrees)
    return (ConcedeVoted(seat=seat, agrees=agrees),) if is_new else ()


def vote_to_remove(table: Table, seat: int, target: int, *, agrees: bool) -> tuple[Event, ...]:
    """Vote on removing a player; only the host can propose it."""
    gone, me = table.seats[target].person, table.seats[seat].person
    assert me is not None
    if gone is None:
        raise TableRefused(TableCode.NO_PERSON, "No person sits there.")
    if target == seat:
        raise TableRefused(TableCode.ONESELF, "To remove yourself, leave the table.")
    proposal = proposal_about(table.proposals, gone.id)
    if me.id != table.host and proposal.asked_at is None:
        raise TableRefused(TableCode.NOT_ASKED, "Only the host can ask to remove a player.")
    is_new = _is_new(table, proposal, seat, agrees=agrees)
    return (RemovalVoted(seat=target, by=seat, agrees=agrees),) if is_new else ()


def settled(table: Table, events: tuple[Event, ...], context: Context) -> tuple[Event, ...]:
    """Return what is decided after these events, by the last vote or because time is up."""
    if not table.proposals and not any(isinstance(event, VOTES) for event in events):
        return ()
    is_step = all(isinstance(event, STEPS) for event in events)
    if is_step and _decision(table, context) is None:  # a play need not be applied twice
        return ()
    table = evolve_all(table, events, context.now)
    found: tuple[Event, ...] = ()
    while (decision := _decision(table, context)) is not None:
        found = (*found, decision)
        table = evolve_all(table, (decision,), context.now)
    return found


def open_proposals(table: Table) -> tuple[Proposal, ...]:
    """List what is being voted on."""
    if table.is_closed:
        return ()
    return tuple(
        proposal
        for proposal in table.proposals
        if proposal.asked_at is not None and _is_possible(table, proposal)
    )


def voters(table: Table, proposal: Proposal) -> frozenset[str]:
    """Return the ids of those who have a vote: everybody seated but the person to be removed."""
    people = (seat.person.id for seat in table.seats if seat.person is not None)
    return frozenset(people) - {proposal.about}


def is_blocked(table: Table, proposal: Proposal) -> bool:
    """Whether a voter said no."""
    return not voters(table, proposal).isdisjoint(proposal.no)


def earliest_end(table: Table, proposal: Proposal) -> datetime:
    """The earliest time at which the silence of absent players counts as consent."""
    assert proposal.asked_at is not None
    return proposal.asked_at + table.settings.patience


def silence_counts_at(
    table: Table, proposal: Proposal, person_id: str, absences: Mapping[str, datetime]
) -> datetime | None:
    """When this person's silence counts as consent; None while they are present."""
    absent_since = absences.get(person_id)
    if absent_since is None:
        return None
    return max(earliest_end(table, proposal), absent_since + table.settings.grace)


def decided_at(table: Table, proposal: Proposal, context: Context) -> datetime | None:
    """When the proposal passes if nobody votes again; None if it needs another vote."""
    if is_blocked(table, proposal):
        return None
    instants = []
    for voter in voters(table, proposal) - proposal.yes:
        at = silence_counts_at(table, proposal, voter, context.absent_since)
        if at is None:
            return None
        instants.append(at)
    return max(instants, default=context.now)


def votes_due_at(table: Table, context: Context) -> datetime | None:
    """When the next proposal passes if nobody votes again; None if none does."""
    found = (decided_at(table, proposal, context) for proposal in open_proposals(table))
    return min((at for at in found if at is not None), default=None)


def may_be_minded_at(table: Table, absent_since: datetime) -> datetime | None:
    """When others may have a bot play for a player who dropped out.

    Never in a running correspondence game, where people are away most of the time and the clock
    decides: None.
    """
    settings = table.settings
    if not settings.is_by_correspondence:
        return absent_since + settings.grace
    if table.is_running:
        return None
    return max(table.changed_at + settings.patience, absent_since + settings.grace)


def _is_new(table: Table, proposal: Proposal, seat: int, *, agrees: bool) -> bool:
    """Whether this vote changes anything; a no to something nobody proposed does not."""
    me = table.seats[seat].person
    assert me is not None
    if agrees:
        return me.id not in proposal.yes
    return proposal.asked_at is not None and me.id not in proposal.no


def _is_possible(table: Table, proposal: Proposal) -> bool:
    """Whether there still is a game to give up, or somebody to remove."""
    if proposal.about is None:
        return table.is_running
    return table.seat_of(proposal.about) is not None


def _decision(table: Table, context: Context) -> Event | None:
    for proposal in open_proposals(table):
        at = decided_at(table, proposal, context)
        if at is None or at > context.now:
            continue
        if proposal.about is None:
            return Conceded()
        seat = table.seat_of(proposal.about)
        assert seat is not None
        return Removed(seat=seat, bot=table.settings.minder if table.is_running else None)
    return None
