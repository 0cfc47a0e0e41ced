"""Connections, request heads and frames, with limits so that no client can hurt the others.

uvicorn's protocols speak HTTP and WebSocket, and leave such limits to a proxy. Here each connection
has a `Guard` that bounds what it sends, holds and leaves unread; the `Gate` knows all of them.
"""

from ninetyeight.server.transport.acceptor import Acceptor
from ninetyeight.server.transport.files import allow_more_files
from ninetyeight.server.transport.gate import Gate
from ninetyeight.server.transport.http import GuardedHttp

__all__ = ["Acceptor", "Gate", "GuardedHttp", "allow_more_files"]
