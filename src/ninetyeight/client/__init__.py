"""The typed client of a server: for people's programs, for bots elsewhere, for the terminal.

`Server` asks a server over HTTP and joins its tables; `Connection` is what a client of one table
has, whether the table is here or elsewhere. `PlainServer` is the same without `async`. What goes
to and fro are the models of `ninetyeight.table`.
"""

from ninetyeight.client.connection import Connection, Link, News, new_id
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
from ninetyeight.client.plain import PlainConnection, PlainServer
from ninetyeight.client.server import Server

__all__ = [
    "ClientError",
    "Connection",
    "ConnectionClosed",
    "Credentials",
    "Incompatible",
    "Link",
    "News",
    "NotNinetyEight",
    "PlainConnection",
    "PlainServer",
    "Server",
    "ServerRefused",
    "Unreachable",
    "new_id",
    "parse_invitation",
    "server_address",
]
