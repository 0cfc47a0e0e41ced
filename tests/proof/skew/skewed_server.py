"""A server on a machine whose clock is off: `python skewed_server.py SECONDS serve ...`."""

import sys
from datetime import datetime, timedelta, tzinfo

from ninetyeight.cli import main
from ninetyeight.store import instant


def skew(seconds: float) -> None:
    """Make this process read another time than the machine's."""

    class Skewed(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
            return datetime.now(tz) + timedelta(seconds=seconds)

    instant.datetime = Skewed  # type: ignore[attr-defined]


if __name__ == "__main__":
    skew(float(sys.argv.pop(1)))
    main()
