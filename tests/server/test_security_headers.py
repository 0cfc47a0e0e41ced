"""Every response has headers that say what a browser may do with it."""

import re

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ninetyeight.server.app import create_api
from ninetyeight.server.middleware.security_headers import HEADERS
from server.people import Person
from server.servers import Server, running_server

PATHS = [*create_api().openapi()["paths"], "/", "/docs", "/pages/plain.css", "/openapi.json"]
ODD = ["/nothing", "/api", "/api/nothing", "/../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/a.b"]


def check(headers: httpx.Headers) -> None:
    for name, value in HEADERS.items():
        assert headers.get_list(name) == [value], name
    assert "server" not in headers
    assert "cache-control" in headers


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
def test_every_route_and_error_has_the_headers(ada: Person, method: str) -> None:
    for path in (*PATHS, *ODD):
        if (method, path) == ("DELETE", "/api/me"):
            continue
        answer = ada.http.request(method, path.replace("{", "").replace("}", ""))
        check(answer.headers)
        assert answer.status_code < 500, (method, path)


def test_refusals_of_too_many_or_too_large_requests_have_the_headers(server: Server) -> None:
    check(httpx.post(f"{server.url}/api/me", content=b"x" * 70_000).headers)
    check(httpx.post(f"{server.url}/api/me", headers={"Origin": "https://evil.example"}).headers)


def test_a_refused_socket_has_the_headers(server: Server) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(
            f"{server.socket_url}/api/tables/x/socket",
            additional_headers={"Origin": "https://evil.example"},
        )
    check(httpx.Headers(list(refused.value.response.headers.raw_items())))


def test_scripts_and_styles_come_only_from_this_server(server: Server) -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
    for unsafe in ("unsafe-inline", "unsafe-eval", "*", "http"):
        assert unsafe not in policy
    for path in ("/", "/docs"):
        page = httpx.get(server.url + path).text
        for unsafe in ("<style", "style=", "onclick", "https://"):
            assert unsafe not in page
        assert not re.search(r"<script(?![^>]* src=\"/)", page)


def test_responses_of_the_api_are_not_cached(ada: Person) -> None:
    for path in ("/api/me", "/api/lobby", "/api/me/data", "/metrics"):
        assert ada.get(path).headers["cache-control"] == "no-store"


def test_cors_admits_no_other_origin(ada: Person) -> None:
    answer = ada.http.get("/api/me", headers={"Origin": "https://evil.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]


def test_behind_tls_the_cookie_is_secure_and_browsers_stay_on_tls(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    proxied = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "play.example.org"}
    origin = {"Origin": "https://play.example.org"}
    with running_server(tmp_path_factory.mktemp("tls"), "--trust-proxy") as server:
        made = httpx.post(
            f"{server.url}/api/me", json={"name": "Ada"}, headers={**proxied, **origin}
        )
        assert made.status_code == 200
        cookie = made.headers["set-cookie"]
        assert cookie.startswith("__Host-ninetyeight=")
        assert "; secure" in cookie.lower()
        assert made.headers["strict-transport-security"].startswith("max-age=")
        token = cookie.partition(";")[0]
        asked = httpx.get(f"{server.url}/api/me", headers={**proxied, "Cookie": token})
        assert asked.status_code == 200
        plain = httpx.get(f"{server.url}/api/me", headers={"Cookie": token})
        assert plain.status_code == 401
        refused = httpx.post(f"{server.url}/api/me", json={"name": "x"}, headers=origin)
        assert refused.status_code == 403


def test_an_untrusted_proxy_is_not_believed(server: Server) -> None:
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "play.example.org"}
    made = httpx.post(f"{server.url}/api/me", json={"name": "Ada"}, headers=headers)
    assert "secure" not in made.headers["set-cookie"].lower()
    assert "strict-transport-security" not in made.headers
