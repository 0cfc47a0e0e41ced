"""The doors: HTTP and WebSocket, guests, limits, and the pages of a server.

`serve(options, say)` runs it all; `create_app(service)` is the ASGI app. Every request passes, from
the outside in: the proxy's headers, the headers of the answer, the log and metrics, the limit of
its address, its origin, the size of its body; then a route asks who it is, and the store or the
host.
"""

from ninetyeight.server.app import create_app
from ninetyeight.server.options import Options
from ninetyeight.server.run import serve
from ninetyeight.server.running import hosting, running

__all__ = ["Options", "create_app", "hosting", "running", "serve"]
