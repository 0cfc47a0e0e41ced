"""One server for the tests of the terminal client that need one."""

from server.shared_server import server as server
