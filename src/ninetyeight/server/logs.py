"""Log lines: one JSON object each, and nothing in them that proves or betrays anything.

Requests are named by their route, because the id of a table and the key of a shared game are
secrets. No name, no address, no token, no chat, no card is ever logged.
"""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

DEEPEST = 8
"""How many places of a failure are told, the innermost last."""

_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
"""What every record has; the rest was given to it."""


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write one record."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update((name, value) for name, value in vars(record).items() if name not in _OWN)
        if record.exc_info and record.exc_info[1] is not None:
            line.update(_where(record.exc_info[1]))
        return json.dumps(line, default=str)


def _where(error: BaseException) -> dict[str, Any]:
    """Name an error by its type and its place alone: a message could name a hidden card."""
    places = traceback.extract_tb(error.__traceback__)[-DEEPEST:]
    return {
        "error": type(error).__name__,
        "trace": [f"{place.name} {Path(place.filename).name}:{place.lineno}" for place in places],
    }


def log_to_stderr(level: int = logging.INFO) -> None:
    """Let the server log to standard error; of what it stands on, only what goes wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("ninetyeight").setLevel(level)
