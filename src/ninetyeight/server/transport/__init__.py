"""What comes before a request: connections, heads and frames, none of which hurts the others.

uvicorn's protocols speak HTTP and WebSocket; they trust who connects. Here each connection has a
`Guard` that bounds what it sends, holds and leaves unread, and a `Gate` that knows all of them.
"""

from ninetyeight.server.transport.acceptor import Acceptor
from ninetyeight.server.transport.files import allow_more_files
from ninetyeight.server.transport.gate import Gate
from ninetyeight.server.transport.http import GuardedHttp

__all__ = ["Acceptor", "Gate", "GuardedHttp", "allow_more_files"]
