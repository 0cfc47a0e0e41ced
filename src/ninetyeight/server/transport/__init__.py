"""Limits on connections, request heads and frames, so that no client can harm the others.

uvicorn's protocols implement HTTP and WebSocket, and leave such limits to a proxy. Here each
connection has a `Guard` with its deadlines and unread data; the `Gate` knows all connections.
"""

from ninetyeight.server.transport.acceptor import Acceptor
from ninetyeight.server.transport.files import allow_more_files
from ninetyeight.server.transport.gate import Gate
from ninetyeight.server.transport.http import GuardedHttp

__all__ = ["Acceptor", "Gate", "GuardedHttp", "allow_more_files"]
