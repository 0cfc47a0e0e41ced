"""The typed client of a server, for scripts, bots and the terminal.

`Server` speaks HTTP and joins tables; a `Connection` connects a client to one table, in this
process or on a server. `SyncServer` is the same without `async`. The messages are the models of
`ninetyeight.protocol`.
"""

from ninetyeight.client.connection import Connection, Incoming, Link, new_id
from ninetyeight.client.credentials import Credentials
from ninetyeight.client.errors import (
    ClientError,
    ConnectionClosed,
    Incompatible,
    NotNinetyEight,
    ServerRefused,
    Unreachable,
)
from ninetyeight.client.invitation import parse_invitation, server_address
from ninetyeight.client.server import Server
from ninetyeight.client.sync import SyncConnection, SyncServer

__all__ = [
    "ClientError",
    "Connection",
    "ConnectionClosed",
    "Credentials",
    "Incoming",
    "Incompatible",
    "Link",
    "NotNinetyEight",
    "Server",
    "ServerRefused",
    "SyncConnection",
    "SyncServer",
    "Unreachable",
    "new_id",
    "parse_invitation",
    "server_address",
]
