"""Reads what people paste: the link of a table, or the address of a server."""

import re
from urllib.parse import SplitResult, urlsplit

from ninetyeight.client.errors import ClientError
from ninetyeight.rules.errors import shown

_PATH = re.compile(r"^(?P<base>.*)/table/(?P<table>[A-Za-z0-9_-]{1,64})/?$")
_ID = re.compile(r"^[A-Za-z0-9_-]{1,64}$")
_LOCAL = ("localhost", "127.0.0.1", "[::1]", "::1")


def parse_invitation(text: str) -> tuple[str, str]:
    """Read a link such as `https://play.example/table/5J3kq0v7`: the server, and the table's id."""
    parts = _split(text.strip().strip("<>"))
    found = None if parts is None else _PATH.match(parts.path)
    if parts is None or found is None:
        raise ClientError(
            "invitation",
            f"{shown(text)} is no invitation: a link such as https://play.example/table/5J3kq0v7"
            " is one.",
        )
    return _address(parts, found["base"]), found["table"]


def find_table(text: str, server: str | None = None) -> tuple[str, str]:
    """Read a table as people name it: by its link, or by its id on a server that is named too."""
    if "/" in text:
        return parse_invitation(text)
    if not _ID.match(text.strip()):
        raise ClientError("table", f"{shown(text)} is neither the id nor the link of a table.")
    if server is None:
        raise ClientError(
            "table",
            f"The table {shown(text.strip())} needs its server, too: name it as a link, such as"
            " https://play.example/table/5J3kq0v7, or configure a server (docs/configuration.md).",
        )
    return server_address(server), text.strip()


def server_address(text: str) -> str:
    """Read the address of a server: `play.example`, `http://localhost:9898`, with a base path."""
    parts = _split(text.strip())
    if parts is None:
        raise ClientError(
            "address",
            f"{shown(text)} is no address of a server: one is such as https://play.example.",
        )
    found = _PATH.match(parts.path)
    return _address(parts, parts.path if found is None else found["base"])


def _split(text: str) -> SplitResult | None:
    """Split an address, with https where no scheme is named; None if it is none."""
    if "://" not in text:
        text = f"//{text}"
    try:
        parts = urlsplit(text)
        _ = parts.port
    except ValueError:
        return None
    if parts.scheme not in ("", "http", "https") or not parts.hostname:
        return None
    has_odd_signs = not re.fullmatch(r"[A-Za-z0-9.:\[\]\-_]+", parts.netloc)
    return None if has_odd_signs else parts


def _address(parts: SplitResult, base: str) -> str:
    usual = "http" if parts.hostname in _LOCAL else "https"
    return f"{parts.scheme or usual}://{parts.netloc.lower()}{base.rstrip('/')}"
