"""What people paste is parsed, or refused in plain words."""

import pytest

from ninetyeight.client import ClientError, parse_invitation, server_address
from ninetyeight.client.invitation import find_table


@pytest.mark.parametrize(
    ("text", "server", "table"),
    [
        ("https://play.example/table/5J3kq0v7", "https://play.example", "5J3kq0v7"),
        (" https://Play.Example:8443/table/a_b-c/ ", "https://play.example:8443", "a_b-c"),
        ("http://127.0.0.1:9898/table/x?from=mail#top", "http://127.0.0.1:9898", "x"),
        ("https://example.org/games/98/table/x", "https://example.org/games/98", "x"),
        ("https://example.org/table/x/table/y", "https://example.org/table/x", "y"),
        ("play.example/table/x", "https://play.example", "x"),
        ("localhost:9898/table/x", "http://localhost:9898", "x"),
        ("http://[::1]:9898/table/x", "http://[::1]:9898", "x"),
        ("<https://play.example/table/x>", "https://play.example", "x"),
    ],
)
def test_an_invitation_names_a_server_and_a_table(text: str, server: str, table: str) -> None:
    assert parse_invitation(text) == (server, table)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "5J3kq0v7",
        "https://play.example",
        "https://play.example/game/x",
        "https://play.example/table/",
        "https://play.example/table/x y",
        "ftp://play.example/table/x",
        "https:///table/x",
        "https://play.example:port/table/x",
        "https://me@play.example/table/x",
        "javascript:alert(1)//table/x",
        "http://[::1/table/x",
    ],
)
def test_nonsense_is_not_an_invitation(text: str) -> None:
    with pytest.raises(ClientError, match="is not an invitation, which looks like"):
        parse_invitation(text)


def test_a_server_has_many_spellings() -> None:
    assert server_address("play.example") == "https://play.example"
    assert server_address("http://play.example:80/98/") == "http://play.example:80/98"
    assert server_address("localhost:9898") == "http://localhost:9898"
    for text in ("", "https://", "mailto:me@play.example", "a b"):
        with pytest.raises(ClientError, match="is not the address of a server"):
            server_address(text)


def test_a_table_is_named_by_its_link_or_by_its_id_on_a_server() -> None:
    assert find_table("x", "play.example") == ("https://play.example", "x")
    assert find_table("https://a.example/table/x", "b.example") == ("https://a.example", "x")
    with pytest.raises(ClientError, match="neither the id nor the link"):
        find_table("x y", "play.example")
    with pytest.raises(ClientError, match="does not say which server"):
        find_table("x")
