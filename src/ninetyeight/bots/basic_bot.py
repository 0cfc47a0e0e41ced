"""The base class for your own bot: everything except how it plays."""

from ninetyeight.bots.bot import Choice, Cost, Plan
from ninetyeight.rules import Action, Bid, Pile, Sign, Signals, View


class BasicBot:
    """A `Bot` that needs only `play`, or `choose` for full control.

    By default it shows no signs and does not mind who starts.
    """

    cost = Cost.INSTANT
    """How long it thinks, roughly."""

    @property
    def name(self) -> str:
        """The name of the class."""
        return type(self).__name__

    @property
    def sentence(self) -> str:
        """How it plays: the first line of the class's docstring."""
        lines = (type(self).__doc__ or "").strip().splitlines()
        return lines[0] if lines else "A bot."

    def play(self, view: View) -> Action:
        """Choose an action; `view.legal_actions` is never empty."""
        raise NotImplementedError(f"{type(self).__name__} must define play or choose.")

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
        """Bid `ALL_THE_SAME`: anybody may start."""
        return Bid.ALL_THE_SAME
