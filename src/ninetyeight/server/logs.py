"""Logging as lines of JSON, without anything personal or secret.

Requests are logged by route, because a table's id and a shared game's key are secrets. Names,
addresses, tokens, chat and cards are never logged.
"""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

DEEPEST = 8
"""How many frames of a traceback are logged, the innermost last."""

_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
"""The attributes of every log record; any others were passed as `extra`."""


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
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
    """Describe an error by type and place; its message could name a hidden card."""
    places = traceback.extract_tb(error.__traceback__)[-DEEPEST:]
    return {
        "error": type(error).__name__,
        "trace": [f"{place.name} {Path(place.filename).name}:{place.lineno}" for place in places],
    }


def log_to_stderr(level: int = logging.INFO) -> None:
    """Log to standard error: the server's own lines, and warnings of its libraries."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("ninetyeight").setLevel(level)
