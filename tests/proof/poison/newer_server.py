"""A server of the next version, which knows one more kind of event and writes it sometimes.

`python newer_server.py serve ...` is `ninetyeight serve ...` of that version. Whoever says "well
played" admires the cards as well, which the older version does not know.
"""

import sys
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

import ninetyeight.table  # noqa: F401  # all its modules are there after this
from ninetyeight.cli import main
from ninetyeight.table.event import Event, Muted
from ninetyeight.talk import PhraseCode

KIND = "cards-admired"


class CardsAdmired(Muted):
    """An event that nobody sees and that changes nothing, but that is in the log."""

    kind: Literal["cards-admired"] = "cards-admired"  # type: ignore[assignment]
    by: str = ""
    person_id: str = ""
    is_muted: bool = False


def upgrade() -> None:
    """Add the new kind to this process."""
    events, deciding = (sys.modules[f"ninetyeight.table.{name}"] for name in ("event", "decide"))
    known: Any = Event.__origin__ | CardsAdmired  # type: ignore[attr-defined]
    events.READER = TypeAdapter(  # type: ignore[attr-defined]
        Annotated[known, Field(discriminator="kind")]
    )
    say_phrase = deciding.say_phrase

    def admire(table: Any, seat: int, code: PhraseCode, pile: Any) -> tuple[Any, ...]:
        said: tuple[Any, ...] = say_phrase(table, seat, code, pile)
        return (*said, CardsAdmired()) if code is PhraseCode.WELL_PLAYED else said

    deciding.say_phrase = admire  # type: ignore[attr-defined]


if __name__ == "__main__":
    upgrade()
    main()
