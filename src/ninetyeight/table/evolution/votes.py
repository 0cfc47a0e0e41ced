"""How votes change the proposals at a table; `voting` decides what they lead to."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from ninetyeight.table.proposal import Proposal, Proposals, proposal_about, with_proposal
from ninetyeight.table.table import Table


def voted(table: Table, about: str | None, seat: int, *, agrees: bool, at: datetime) -> Table:
    """Record the vote of the person on a seat."""
    person = table.seats[seat].person
    assert person is not None
    proposal = proposal_about(table.proposals, about).with_vote(person.id, agrees=agrees, at=at)
    return replace(table, proposals=with_proposal(table.proposals, proposal))


def removal_voted(table: Table, seat: int, by: int, *, agrees: bool, at: datetime) -> Table:
    """Record a vote on removing a player; without the host's yes the proposal is withdrawn."""
    gone = table.seats[seat].person
    assert gone is not None
    table = voted(table, gone.id, by, agrees=agrees, at=at)
    proposal = proposal_about(table.proposals, gone.id)
    if table.host in proposal.yes:
        return table
    return replace(table, proposals=with_proposal(table.proposals, proposal.withdrawn()))


def without_removals(proposals: Proposals) -> Proposals:
    """Withdraw the proposals to remove players; a new host has to propose them again."""
    return _map(proposals, lambda one: one if one.about is None else one.withdrawn())


def kept_for_next_game(table: Table) -> Proposals:
    """Drop the votes on the last game, and those by or about people who have gone."""
    here = {seat.person.id for seat in table.seats if seat.person is not None}
    removals = tuple(each for each in without_removals(table.proposals) if each.about in here)
    return _map(removals, lambda one: replace(one, no=one.no & here))


def after_leaving(table: Table, person_id: str) -> Proposals:
    """Withdraw what a person who gave up their seat proposed, agreed to, or was the subject of."""
    return _map(
        table.proposals,
        lambda one: (
            one.withdrawn()
            if person_id in (one.about, table.host) and one.about is not None
            else one.without_yes(person_id)
        ),
    )


def without_votes_of(proposals: Proposals, person_id: str) -> Proposals:
    """Drop a person's votes and the votes about them."""
    others = tuple(each for each in proposals if each.about != person_id)
    return _map(others, lambda one: one.without(person_id))


def _map(proposals: Proposals, change: Callable[[Proposal], Proposal]) -> Proposals:
    changed = proposals
    for proposal in proposals:
        changed = with_proposal(changed, change(proposal))
    return changed
