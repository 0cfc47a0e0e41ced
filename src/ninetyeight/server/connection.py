"""Where a request comes from; behind a trusted proxy, as the proxy reports it (`middleware`)."""

from ipaddress import ip_address

from starlette.requests import HTTPConnection

FORWARDED = (b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"forwarded")


def client_address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def is_secure(connection: HTTPConnection) -> bool:
    """Whether the request came over TLS."""
    return connection.scope["scheme"] in ("https", "wss")


def is_local(connection: HTTPConnection) -> bool:
    """Whether the client runs on this machine and is not a proxy forwarding a request."""
    if any(name in FORWARDED for name, _ in connection.scope["headers"]):
        return False
    try:
        return ip_address(client_address(connection)).is_loopback
    except ValueError:
        return False
