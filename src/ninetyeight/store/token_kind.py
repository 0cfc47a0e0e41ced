"""What a token is for, and what it allows."""

from enum import StrEnum


class TokenKind(StrEnum):
    """How a token is used; only the first two sign a request in."""

    COOKIE = "cookie"
    """Signs in a browser."""
    BEARER = "bearer"
    """Signs in a bot or a program."""
    LINK = "link"
    """Moves a person to another device, once: as a link, or as a code to type."""


class Scope(StrEnum):
    """What a token allows; each scope includes those before it."""

    READ = "read"
    """See what the person sees: tables, games, statistics."""
    PLAY = "play"
    """Open tables and act at them."""
    EVERYTHING = "everything"
    """Also manage the person: name, tokens, data, shared and imported games, deletion."""

    def covers(self, needed: "Scope") -> bool:
        order = list(Scope)
        return order.index(self) >= order.index(needed)
