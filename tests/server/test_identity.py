"""Authentication: guests, cookies, other devices, programs."""

import re
import sqlite3

import httpx
import pytest

from server.people import Person
from server.servers import Server


def cookie_of(response: httpx.Response) -> str:
    return response.headers["set-cookie"]


def test_a_guest_needs_only_a_name(nobody: Person) -> None:
    made = nobody.post("/api/me", {"name": "  Ada Lovelace ", "language": "de"})
    assert made.status_code == 200
    assert (made.json()["name"], made.json()["language"]) == ("Ada Lovelace", "de")
    assert nobody.get("/api/me").json() == made.json()


def test_a_guest_without_a_name_is_named_by_clients(nobody: Person) -> None:
    made = nobody.post("/api/me", {"name": "  "})
    assert (made.status_code, made.json()["name"]) == (200, "")
    table_id = nobody.open_table(players=2)
    seats = nobody.get(f"/api/tables/{table_id}").json()["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["", None]


def test_a_page_can_ask_who_is_signed_in_before_anybody_is(nobody: Person) -> None:
    assert (nobody.get("/api/me").status_code, nobody.get("/api/visitor").json()) == (401, None)
    made = nobody.post("/api/me", {"name": "Ada"})
    assert nobody.get("/api/visitor").json() == made.json()


def test_the_cookie_is_long_lived_hidden_from_scripts_and_limited_to_this_site(
    nobody: Person,
) -> None:
    cookie = cookie_of(nobody.post("/api/me", {"name": "Ada"}))
    name, _, rest = cookie.partition("=")
    token, _, flags = rest.partition(";")
    assert name == "ninetyeight"
    assert len(token) == 43  # 256 bits
    assert "httponly" in flags.lower()
    assert "samesite=strict" in flags.lower()
    assert "secure" not in flags.lower()


def test_becoming_a_guest_twice_makes_one_person(ada: Person) -> None:
    again = ada.post("/api/me", {"name": "Somebody else"})
    assert again.json() == ada.me


def test_only_the_hash_of_a_token_is_stored(server: Server, ada: Person) -> None:
    bearer = ada.post("/api/me/tokens", {"label": "bot"}).json()["token"]
    code = ada.post("/api/me/link").json()["code"]
    (cookie,) = ada.http.cookies.values()
    with sqlite3.connect(server.data / "ninetyeight.db") as database:
        stored = "\n".join(database.iterdump())
    for secret in (bearer, cookie, code, code.replace("-", "")):
        assert secret not in stored
    assert bearer not in server.logged
    assert cookie not in server.logged


@pytest.mark.parametrize(
    "cookie",
    ["", "x", "A" * 43, "A" * 5000, "%00", "' or 1=1 --", "ünï".encode().decode("latin-1")],
    ids=lambda cookie: repr(cookie[:9]),
)
def test_a_forged_cookie_is_nobody(server: Server, cookie: str) -> None:
    headers = {b"Cookie": f"ninetyeight={cookie}".encode("latin-1")}
    for path in ("/api/me", "/api/me/data", "/api/me/tables"):
        answer = httpx.get(server.url + path, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (401, "not-signed-in")


@pytest.mark.parametrize("header", ["Bearer", "Bearer x", "Basic eA==", "Bearer " + "A" * 43])
def test_a_forged_token_is_nobody_even_with_a_good_cookie(ada: Person, header: str) -> None:
    answer = ada.http.get("/api/me", headers={"Authorization": header})
    assert answer.status_code == 401


def test_a_code_signs_a_person_in_on_another_device_once(ada: Person, nobody: Person) -> None:
    link = ada.post("/api/me/link").json()
    assert link["path"].endswith("#" + link["code"])
    typed = link["code"].lower().replace("-", " ")
    assert nobody.post("/api/link", {"code": typed}).json() == ada.me
    assert nobody.get("/api/me").json() == ada.me
    again = nobody.post("/api/link", {"code": link["code"], "replace": True})
    assert (again.status_code, again.json()["code"]) == (404, "no-such-code")


def test_a_new_code_invalidates_the_old_one(ada: Person, nobody: Person) -> None:
    old, new = (ada.post("/api/me/link").json()["code"] for _ in range(2))
    assert nobody.post("/api/link", {"code": old}).status_code == 404
    assert nobody.post("/api/link", {"code": new}).status_code == 200


def test_a_code_cannot_be_used_as_a_token(ada: Person, server: Server) -> None:
    code = ada.post("/api/me/link").json()["code"].replace("-", "")
    answer = httpx.get(f"{server.url}/api/me", headers={"Authorization": f"Bearer {code}"})
    assert answer.status_code == 401


def test_a_program_acts_with_a_bearer_token_until_it_is_revoked(
    ada: Person, server: Server
) -> None:
    made = ada.post("/api/me/tokens", {"label": "my bot"}).json()
    headers = {"Authorization": f"Bearer {made['token']}"}
    assert httpx.get(f"{server.url}/api/me", headers=headers).json() == ada.me
    listed = ada.get("/api/me/tokens").json()
    assert [token["id"] for token in listed] == [made["id"]]
    assert "token" not in listed[0]
    assert ada.http.delete(f"/api/me/tokens/{made['id']}").status_code == 204
    assert httpx.get(f"{server.url}/api/me", headers=headers).status_code == 401


def test_nobody_can_delete_the_token_of_another(ada: Person, grete: Person) -> None:
    made = ada.post("/api/me/tokens", {"label": "my bot"}).json()
    assert grete.http.delete(f"/api/me/tokens/{made['id']}").status_code == 404
    assert len(ada.get("/api/me/tokens").json()) == 1


def test_tokens_expire(ada: Person) -> None:
    made = [ada.post("/api/me/tokens", {"label": f"{n}"}) for n in range(21)]
    assert [answer.status_code for answer in made] == [201] * 20 + [409]
    assert made[-1].json()["code"] == "too-many-tokens"


def test_a_person_changes_name_and_language(ada: Person) -> None:
    changed = ada.http.patch("/api/me", json={"name": "Countess", "language": "it"}).json()
    assert (changed["id"], changed["name"], changed["language"]) == (ada.me["id"], "Countess", "it")


@pytest.mark.parametrize("name", ["x" * 25, "a\0b", "a\u202eb", "a\nb", "\u2800", 7, None])
def test_an_invalid_name_is_refused(nobody: Person, name: object) -> None:
    answer = nobody.post("/api/me", {"name": name})
    assert (answer.status_code, answer.json()["code"]) == (422, "invalid")
    assert "name" in answer.json()["message"]


def test_signing_out_is_for_one_device_or_for_all(ada: Person, server: Server) -> None:
    with Person(server) as phone:
        phone.post("/api/link", {"code": ada.post("/api/me/link").json()["code"]})
        assert phone.post("/api/me/sign-out", {}).status_code == 204
        assert phone.get("/api/me").status_code == 401
        assert ada.get("/api/me").status_code == 200
        phone.post("/api/link", {"code": ada.post("/api/me/link").json()["code"]})
        old = ada.cookie
        assert phone.post("/api/me/sign-out", {"everywhere": True}).status_code == 204
        assert ada.get("/api/me").status_code == 401
        assert httpx.get(f"{server.url}/api/me", headers={"Cookie": old}).status_code == 401


def test_codes_consist_of_letters_that_cannot_be_confused(ada: Person) -> None:
    code = ada.post("/api/me/link").json()["code"]
    assert re.fullmatch(r"[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}", code)


def test_a_code_replaces_nobody_without_their_consent(ada: Person, grete: Person) -> None:
    code = ada.post("/api/me/link").json()["code"]
    refused = grete.post("/api/link", {"code": code})
    assert (refused.status_code, refused.json()["code"]) == (409, "signed-in")
    assert "set-cookie" not in refused.headers
    assert grete.get("/api/me").json()["id"] == grete.me["id"]
    replaced = grete.post("/api/link", {"code": code, "replace": True})
    assert replaced.json()["id"] == grete.get("/api/me").json()["id"] == ada.me["id"]


def test_opening_a_link_alone_redeems_no_code(ada: Person, nobody: Person) -> None:
    code = ada.post("/api/me/link").json()["code"]
    assert nobody.get("/api/link", code=code).status_code in (404, 405)
    assert nobody.get("/link", code=code).status_code in (200, 404)  # the page, which asks
    assert nobody.post("/api/link", {"code": code}).json()["id"] == ada.me["id"]
