"""One server for the tests of the client."""

from server.shared_server import server as server
