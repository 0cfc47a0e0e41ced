"""The protocol, written down from the models that carry it.

`python -m ninetyeight.server.protocol` writes `docs/protocol.md` and `web/src/protocol.gen.ts`; a
test holds the two files to it.
"""

from ninetyeight.server.protocol.page import protocol_page
from ninetyeight.server.protocol.typescript import typescript

__all__ = ["protocol_page", "typescript"]
