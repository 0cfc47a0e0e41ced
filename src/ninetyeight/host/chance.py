"""Time, chance and names from the operating system."""

import secrets
from datetime import UTC, datetime

from ninetyeight.table import Chance
from ninetyeight.table.commitment import NONCE_BYTES

ID_BYTES = 16
"""128 bits: nobody guesses the id of a table."""


def _nonce() -> str:
    return secrets.token_hex(NONCE_BYTES)


os_chance = Chance(below=secrets.randbelow, nonce=_nonce)
"""The chance of play: every shuffle takes as many bits from the system as it needs."""


def utc_now() -> datetime:
    """Give the instant."""
    return datetime.now(UTC)


def new_table_id() -> str:
    """Make an id that nobody can guess, for links."""
    return secrets.token_urlsafe(ID_BYTES)
