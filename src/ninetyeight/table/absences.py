"""Absent players: when their silence counts as a vote, and when a bot may take over their seat.

`Absences` maps the id of each seated person who is not connected to when they dropped out.
"""

from collections.abc import Mapping
from datetime import datetime

from ninetyeight.protocol.message import AwaitedVotes
from ninetyeight.protocol.view import Phase
from ninetyeight.table.proposal import Proposal
from ninetyeight.table.table import Table
from ninetyeight.table.voting import (
    may_be_minded_at,
    open_proposals,
    silence_counts_at,
    voters,
)

Absences = Mapping[str, datetime]


def awaited_votes(table: Table, absences: Absences) -> tuple[AwaitedVotes, ...]:
    """List who has yet to vote on each open proposal, and how long absent players have."""
    return tuple(_awaited(table, proposal, absences) for proposal in open_proposals(table))


def mindable_at(table: Table, absences: Absences) -> dict[int, datetime]:
    """Map each seat that a bot may mind to the time from which `seating.mind_seat` lets it.

    For somebody who left that is any time, even if they are still connected.
    """
    if table.phase in (Phase.LOBBY, Phase.CLOSED):
        return {}
    found = {}
    for number, seat in enumerate(table.seats):
        if seat.person is None or seat.bot is not None:
            continue
        since = absences.get(seat.person.id)
        if seat.is_away:
            found[number] = table.opened_at
        elif since is not None and (at := may_be_minded_at(table, since)) is not None:
            found[number] = at
    return found


def _awaited(table: Table, proposal: Proposal, absences: Absences) -> AwaitedVotes:
    silent = voters(table, proposal) - proposal.yes - proposal.no
    here, until = [], {}
    for number, seat in enumerate(table.seats):
        if seat.person is None or seat.person.id not in silent:
            continue
        at = silence_counts_at(table, proposal, seat.person.id, absences)
        if at is None:
            here.append(number)
        else:
            until[number] = at
    about = None if proposal.about is None else table.seat_of(proposal.about)
    return AwaitedVotes(about=about, here=tuple(here), until=until)
