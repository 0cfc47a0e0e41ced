"""A bot with everything but how it plays, for people who write their own."""

from ninetyeight.bots.bot import Choice, Cost, Plan
from ninetyeight.rules import Action, Bid, Pile, Sign, Signals, View


class BasicBot:
    """A `Bot` that only has to say what it plays: `play`, or `choose` for more.

    It shows no signs and does not mind who starts, unless those methods say otherwise.
    """

    cost = Cost.INSTANT
    """How long it thinks."""

    @property
    def name(self) -> str:
        """The name of the class."""
        return type(self).__name__

    @property
    def sentence(self) -> str:
        """How it plays: the first line of what its class says about itself."""
        lines = (type(self).__doc__ or "").strip().splitlines()
        return lines[0] if lines else "A bot."

    def play(self, view: View) -> Action:
        """Choose an action; `view.legal_actions` is never empty."""
        raise NotImplementedError(f"{type(self).__name__} has neither play nor choose.")

    def choose(
        self,
        view: View,
        signals: Signals,  # noqa: ARG002
        *,
        seed: int,  # noqa: ARG002
        allowed: frozenset[Sign],  # noqa: ARG002
        plan: Plan | None = None,  # noqa: ARG002
    ) -> Choice:
        return Choice(self.play(view))

    def signs(self, view: View, *, allowed: frozenset[Sign]) -> dict[Pile, Sign]:  # noqa: ARG002
        """Show no signs."""
        return {}

    def bid(self, view: View) -> Bid:  # noqa: ARG002
        """Be fine with any starter."""
        return Bid.ALL_THE_SAME
