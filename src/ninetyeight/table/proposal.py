"""A proposal that the people of a table decide together, and what they have answered.

It is about giving the running game up, or about removing a player. `voting` says who is asked and
when it is decided; docs/voting.md has the whole model.
"""

from dataclasses import dataclass, replace
from datetime import datetime


@dataclass(frozen=True, slots=True)
class Proposal:
    """The last word of everybody who said one; whoever said nothing is silent."""

    about: str | None
    """The id of the person who is to go; None asks whether to give the game up."""
    asked_at: datetime | None = None
    """Since when it is asked. None: nobody asks any more, and only the noes are remembered."""
    yes: frozenset[str] = frozenset()
    no: frozenset[str] = frozenset()

    def answered(self, person_id: str, *, agrees: bool, at: datetime) -> "Proposal":
        """Take somebody's word, which stands until they say another."""
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
        """Ask no longer. A no outlasts it: asking again does not undo what somebody said."""
        return replace(self, asked_at=None, yes=frozenset())

    def without(self, person_id: str) -> "Proposal":
        """Forget the word of somebody who has no say here any more."""
        rest = replace(self, yes=self.yes - {person_id}, no=self.no - {person_id})
        return rest if rest.yes else rest.withdrawn()

    def unsaid(self, person_id: str) -> "Proposal":
        """Take back the yes of somebody who gave up the seat; a no counts again with the seat."""
        rest = replace(self, yes=self.yes - {person_id})
        return rest if rest.yes else rest.withdrawn()


Proposals = tuple[Proposal, ...]


def proposal_about(proposals: Proposals, about: str | None) -> Proposal:
    """Find a proposal, or one that nobody has answered yet."""
    found = (each for each in proposals if each.about == about)
    return next(found, Proposal(about))


def with_proposal(proposals: Proposals, changed: Proposal) -> Proposals:
    """Put a proposal in place of what was known of it."""
    others = tuple(each for each in proposals if each.about != changed.about)
    return (*others, changed) if changed.yes or changed.no else others
