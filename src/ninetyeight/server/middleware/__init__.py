"""ASGI middleware, which every request passes through.

From the outside in: `ProxyHeaders`, `SecurityHeaders`, `RequestMetrics`, `AddressLimit`,
`HostCheck`, `OriginCheck`, `BodyLimit`, `HeadRequests`. They are plain ASGI because Starlette's
`BaseHTTPMiddleware` does not see WebSockets and costs time.
"""

from ninetyeight.server.middleware.address_limit import AddressLimit
from ninetyeight.server.middleware.body_limit import BodyLimit
from ninetyeight.server.middleware.head_requests import HeadRequests
from ninetyeight.server.middleware.host_check import HostCheck
from ninetyeight.server.middleware.origin_check import OriginCheck
from ninetyeight.server.middleware.proxy_headers import ProxyHeaders
from ninetyeight.server.middleware.request_metrics import RequestMetrics
from ninetyeight.server.middleware.security_headers import SecurityHeaders

__all__ = [
    "AddressLimit",
    "BodyLimit",
    "HeadRequests",
    "HostCheck",
    "OriginCheck",
    "ProxyHeaders",
    "RequestMetrics",
    "SecurityHeaders",
]
