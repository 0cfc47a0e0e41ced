"""Errors of the client: unreachable servers, refused requests, closed connections."""

from ninetyeight.protocol.message import CloseCode
from ninetyeight.rules import GameError


class ClientError(GameError):
    """An error between a client and its server, with a stable code."""


class Unreachable(ClientError):
    """No server answers at this address."""

    def __init__(self, url: str, why: str) -> None:
        super().__init__("offline", f"The server at {url} cannot be reached: {why}.")
        self.url = url
        self.why = why

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.url, self.why)


class NotNinetyEight(ClientError):
    """What answers at this address is not a Ninety-Eight server."""

    def __init__(self, url: str) -> None:
        super().__init__("not-ninetyeight", f"There is no Ninety-Eight server at {url}.")
        self.url = url

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.url,)


class Incompatible(ClientError):
    """The server speaks another version of the protocol."""

    def __init__(self, url: str, theirs: int, ours: int) -> None:
        older = "this program" if theirs > ours else "the server"
        super().__init__(
            "incompatible",
            f"The server at {url} speaks version {theirs} of the protocol and this program"
            f" version {ours}: {older} is too old.",
        )
        self.url, self.theirs, self.ours = url, theirs, ours

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.url, self.theirs, self.ours)


class ServerRefused(ClientError):
    """The server refused a request; nothing changed."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(code, message)
        self.status = status
        """The HTTP status."""

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.status, self.code, self.message)


class ConnectionClosed(ClientError):
    """A connection to a table has ended for good."""

    def __init__(self, close_code: int, message: str) -> None:
        known = close_code in set(CloseCode)
        name = CloseCode(close_code).name.lower().replace("_", "-") if known else "closed"
        super().__init__(name, message)
        self.close_code = close_code
        """The socket's close code, see `CloseCode`; `code` is its name."""

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.close_code, self.message)
