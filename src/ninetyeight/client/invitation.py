"""Parses what people paste: a link to a table, or the address of a server."""

import re
from urllib.parse import SplitResult, urlsplit

from ninetyeight.client.errors import ClientError
from ninetyeight.rules.errors import shown

_PATH = re.compile(r"^(?P<base>.*)/table/(?P<table>[A-Za-z0-9_-]{1,64})/?$")
_ID = re.compile(r"^[A-Za-z0-9_-]{1,64}$")
_LOCAL = ("localhost", "127.0.0.1", "[::1]", "::1")


def parse_invitation(text: str) -> tuple[str, str]:
    """Parse a link such as `https://play.example/table/5J3kq0v7` into server and table id."""
    parts = _split(text.strip().strip("<>"))
    found = None if parts is None else _PATH.match(parts.path)
    if parts is None or found is None:
        raise ClientError(
            "invitation",
            f"{shown(text)} is not an invitation, which looks like"
            " https://play.example/table/5J3kq0v7.",
        )
    return _address(parts, found["base"]), found["table"]


def find_table(text: str, server: str | None = None) -> tuple[str, str]:
    """Parse a table's link, or its id on the given server."""
    if "/" in text:
        return parse_invitation(text)
    if not _ID.match(text.strip()):
        raise ClientError("table", f"{shown(text)} is neither the id nor the link of a table.")
    if server is None:
        raise ClientError(
            "table",
            f"The id {shown(text.strip())} alone does not say which server: give a link such as"
            " https://play.example/table/5J3kq0v7, or configure a server (docs/configuration.md).",
        )
    return server_address(server), text.strip()


def server_address(text: str) -> str:
    """Parse an address such as `play.example` or `http://localhost:9898`, with an optional path."""
    parts = _split(text.strip())
    if parts is None:
        raise ClientError(
            "address",
            f"{shown(text)} is not the address of a server, such as https://play.example.",
        )
    found = _PATH.match(parts.path)
    return _address(parts, parts.path if found is None else found["base"])


def _split(text: str) -> SplitResult | None:
    """Split an address, whose scheme may be missing; None if it is not one."""
    if "://" not in text:
        text = f"//{text}"
    try:
        parts = urlsplit(text)
        _ = parts.port
    except ValueError:
        return None
    if parts.scheme not in ("", "http", "https") or not parts.hostname:
        return None
    has_other_characters = not re.fullmatch(r"[A-Za-z0-9.:\[\]\-_]+", parts.netloc)
    return None if has_other_characters else parts


def _address(parts: SplitResult, base: str) -> str:
    default = "http" if parts.hostname in _LOCAL else "https"
    return f"{parts.scheme or default}://{parts.netloc.lower()}{base.rstrip('/')}"
