"""A challenge: the deal of a finished game, played again to beat its result."""

from ninetyeight.protocol.model import Model


class Challenge(Model):
    """The deal that a table was opened for. Nobody sees its cards before they are dealt."""

    game_id: str
    """The game to beat."""
    deck: tuple[int, ...]
    deal_id: str | None = None
    """The first game with these cards; None in logs of older versions."""
    is_known: bool = False
    """Whether whoever opened the table had seen the cards; only logs of older versions say so."""

    @property
    def deal(self) -> str:
        """The id of the deal (`store.deals`)."""
        return self.deal_id or self.game_id
