"""Chance and names from the operating system."""

import secrets
import string

from ninetyeight.table import Chance
from ninetyeight.table.commitment import NONCE_BYTES

LETTERS = string.ascii_letters + string.digits
ID_LENGTH = 22
"""131 bits: nobody guesses the id of a table."""


def _nonce() -> str:
    return secrets.token_hex(NONCE_BYTES)


os_chance = Chance(below=secrets.randbelow, nonce=_nonce)
"""The chance of play: every shuffle takes as many bits from the system as it needs."""


def new_table_id() -> str:
    """Make an id that nobody can guess, for links; one with a dash in front would be an option."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))
