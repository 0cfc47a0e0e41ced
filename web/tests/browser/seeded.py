"""The real server, with chance from a seed: the same test gets the same cards each time.

With the seed `in-order` all cards come in their order, so that a game can be won.
"""

import os
import random
import secrets

chance = random.Random(os.environ["SEED"])
is_in_order = os.environ["SEED"] == "in-order"
below = (lambda limit: limit - 1) if is_in_order else chance.randrange
secrets.randbelow = below  # before the server is imported, which takes it from there

from ninetyeight.cli import main  # noqa: E402

main()
