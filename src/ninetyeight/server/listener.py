"""The listening socket, and the URLs at which people reach it."""

import socket
from dataclasses import dataclass

from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown

BACKLOG = 1024
MOST_UNSENT_BYTES = 128 * 1024
"""How much of a response the system buffers for a client that does not read it."""
ANY_ADDRESS = ("0.0.0.0", "::")


@dataclass(frozen=True, slots=True)
class Location:
    """The URLs of a running server."""

    url: str
    """For people at this machine."""
    network_url: str | None
    """For others on its network, if the server listens on all addresses."""


def bind(host: str, port: int) -> socket.socket:
    """Listen on an address. The server does this first, so that a bad address fails early."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except (OSError, OverflowError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise GameError(
            "address", f"The server cannot listen on {shown(host)}, port {port}: {why}."
        ) from None
    if hasattr(socket, "TCP_NOTSENT_LOWAT"):  # connections inherit it
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, MOST_UNSENT_BYTES)
    return listener


def locate(host: str, listener: socket.socket) -> Location:
    port = listener.getsockname()[1]
    if host not in ANY_ADDRESS:
        return Location(_url(host, port), None)
    address = _network_address()
    return Location(_url("localhost", port), None if address is None else _url(address, port))


def _network_address() -> str | None:
    """Find this machine's address on its network, if it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this only looks up the route to an address reserved for examples.
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") else address


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
