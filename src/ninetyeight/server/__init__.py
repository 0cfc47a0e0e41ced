"""HTTP and WebSocket: guests, limits, security headers, and the pages of a server.

`serve(options, on_ready)` runs everything; `create_app(service)` is the ASGI app. A connection is
accepted by `transport`, its requests pass through `middleware`, and one of the `routes` answers.
"""

from ninetyeight.server.app import create_app
from ninetyeight.server.listener import Location
from ninetyeight.server.options import Options
from ninetyeight.server.runner import serve
from ninetyeight.server.service import open_host, open_service

__all__ = ["Location", "Options", "create_app", "open_host", "open_service", "serve"]
