"""What every request passes through, from the outside in.

`ProxyHeaders`, `SecurityHeaders`, `RequestMetrics`, `AddressLimit`, `HostCheck`, `OriginCheck`,
`BodyLimit`. They are plain ASGI: Starlette's `BaseHTTPMiddleware` neither sees WebSockets nor
comes for free.
"""

from ninetyeight.server.middleware.address_limit import AddressLimit
from ninetyeight.server.middleware.body_limit import BodyLimit
from ninetyeight.server.middleware.host_check import HostCheck
from ninetyeight.server.middleware.origin_check import OriginCheck
from ninetyeight.server.middleware.proxy_headers import ProxyHeaders
from ninetyeight.server.middleware.request_metrics import RequestMetrics
from ninetyeight.server.middleware.security_headers import SecurityHeaders

__all__ = [
    "AddressLimit",
    "BodyLimit",
    "HostCheck",
    "OriginCheck",
    "ProxyHeaders",
    "RequestMetrics",
    "SecurityHeaders",
]
