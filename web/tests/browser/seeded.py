"""The real server, with chance from a seed: the same test gets the same cards each time."""

import os
import random
import secrets

chance = random.Random(os.environ["SEED"])
secrets.randbelow = chance.randrange  # before the server is imported, which takes it from there

from ninetyeight.cli import main  # noqa: E402

main()
