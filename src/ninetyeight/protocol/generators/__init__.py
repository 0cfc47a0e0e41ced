"""Generates the API reference and the TypeScript types from the models.

`python -m ninetyeight.server.generate` writes `docs/protocol.md` and `web/src/protocol.gen.ts`; a
test checks that both are up to date.
"""

from ninetyeight.protocol.generators.page import protocol_page
from ninetyeight.protocol.generators.typescript import typescript

__all__ = ["protocol_page", "typescript"]
