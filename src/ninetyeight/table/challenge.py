"""A challenge: the deal of a finished game, played again to beat its result."""

from ninetyeight.protocol.model import Model


class Challenge(Model):
    """The deal that a table was opened for. Nobody sees its cards before they are dealt."""

    game_id: str
    """The game to beat."""
    deck: tuple[int, ...]
    is_known: bool
    """Whether the person who opened the table had seen the cards, so that results do not count."""
