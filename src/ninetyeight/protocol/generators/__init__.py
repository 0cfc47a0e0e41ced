"""The protocol written down, for people and for TypeScript, from the models that carry it.

`python -m ninetyeight.server.generate` writes `docs/protocol.md` and `web/src/protocol.gen.ts`; a
test holds the two files to it.
"""

from ninetyeight.protocol.generators.page import protocol_page
from ninetyeight.protocol.generators.typescript import typescript

__all__ = ["protocol_page", "typescript"]
