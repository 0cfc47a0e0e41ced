"""A proposal that the people at a table vote on, and their votes so far.

It is to give up the running game or to remove a player. `voting` says who has a vote and when the
matter is decided; docs/voting.md has the whole model.
"""

from dataclasses import dataclass, replace
from datetime import datetime


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposal and everybody's latest vote on it."""

    about: str | None
    """The id of the person to remove; None to give the game up."""
    asked_at: datetime | None = None
    """When it was proposed. None once it is withdrawn, when only the noes are remembered."""
    yes: frozenset[str] = frozenset()
    no: frozenset[str] = frozenset()

    def with_vote(self, person_id: str, *, agrees: bool, at: datetime) -> "Proposal":
        """Record a vote, which stands until the same person votes again."""
        if agrees:
            return replace(
                self,
                asked_at=self.asked_at or at,
                yes=self.yes | {person_id},
                no=self.no - {person_id},
            )
        rest = replace(self, yes=self.yes - {person_id}, no=self.no | {person_id})
        return rest if rest.yes else rest.withdrawn()

    def withdrawn(self) -> "Proposal":
        """Withdraw it. The noes outlast that, so that asking again does not undo them."""
        return replace(self, asked_at=None, yes=frozenset())

    def without(self, person_id: str) -> "Proposal":
        """Forget the vote of somebody who no longer has one."""
        rest = replace(self, yes=self.yes - {person_id}, no=self.no - {person_id})
        return rest if rest.yes else rest.withdrawn()

    def without_yes(self, person_id: str) -> "Proposal":
        """Drop the yes of somebody who gave up their seat; their no counts again if they return."""
        rest = replace(self, yes=self.yes - {person_id})
        return rest if rest.yes else rest.withdrawn()


Proposals = tuple[Proposal, ...]


def proposal_about(proposals: Proposals, about: str | None) -> Proposal:
    """Find a proposal, or make one that nobody has voted on yet."""
    found = (each for each in proposals if each.about == about)
    return next(found, Proposal(about))


def with_proposal(proposals: Proposals, changed: Proposal) -> Proposals:
    """Replace a proposal; one without any votes is dropped."""
    others = tuple(each for each in proposals if each.about != changed.about)
    return (*others, changed) if changed.yes or changed.no else others
