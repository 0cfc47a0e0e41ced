"""Chance and table ids from the operating system."""

import secrets
import string

from ninetyeight.table import Chance
from ninetyeight.table.commitment import NONCE_BYTES

LETTERS = string.ascii_letters + string.digits
ID_LENGTH = 22
"""Makes 131 bits, so that nobody can guess the id of a table."""


def _nonce() -> str:
    return secrets.token_hex(NONCE_BYTES)


os_chance = Chance(below=secrets.randbelow, nonce=_nonce)
"""The source of chance in real games: every shuffle uses fresh random bits."""


def new_table_id() -> str:
    """Make an unguessable id for links. It has no dashes, as it may be a command-line argument."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))
