"""A proposal to give up the running game or to remove a player, and the votes on it so far.

`voting` says who has a vote and when a proposal passes; docs/voting.md describes the whole model.
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
        """Withdraw it. The noes remain, so that proposing it again does not clear them."""
        return replace(self, asked_at=None, yes=frozenset())

    def without(self, person_id: str) -> "Proposal":
        """Drop the vote of a person who no longer has one."""
        rest = replace(self, yes=self.yes - {person_id}, no=self.no - {person_id})
        return rest if rest.yes else rest.withdrawn()

    def without_yes(self, person_id: str) -> "Proposal":
        """Drop the yes of a person who gave up their seat; a no counts again if they return."""
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
