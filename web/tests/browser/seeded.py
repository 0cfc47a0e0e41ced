"""The real server, with chance from a seed: the same test gets the same cards each time.

A test that wants certain cards writes another seed into the file that NEXT_SEED names, and chance
goes on from there.
"""

import os
import random
import secrets
from pathlib import Path

chance = random.Random(os.environ["SEED"])
next_seed = Path(os.environ["NEXT_SEED"])


def below(limit: int) -> int:
    """Stand in for `secrets.randbelow`."""
    if next_seed.exists():
        chance.seed(next_seed.read_text())
        next_seed.unlink()
    return chance.randrange(limit)


secrets.randbelow = below  # before the server is imported, which takes it from there

from ninetyeight.cli import main  # noqa: E402

main()
