"""Where a request comes from. Behind a trusted proxy the proxy's word counts, see `middleware`."""

from ipaddress import ip_address

from starlette.requests import HTTPConnection

FORWARDED = (b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"forwarded")


def client_address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def is_secure(connection: HTTPConnection) -> bool:
    """Whether the request came over TLS."""
    return connection.scope["scheme"] in ("https", "wss")


def is_local(connection: HTTPConnection) -> bool:
    """Whether a program on this machine asks, rather than a proxy on somebody else's behalf."""
    if any(name in FORWARDED for name, _ in connection.scope["headers"]):
        return False
    try:
        return ip_address(client_address(connection)).is_loopback
    except ValueError:
        return False
