"""Thousands of broken frames: each is answered in plain words and does not affect the table."""

import json
import random
from typing import Any

from server.people import Person, Seated

FRAMES = 3000
WORDS = ["kind", "id", "lay-card", "start", "sit", "seat", "A", "x", "", "\0", "\ud800", "98", "💣"]
COMMANDS: list[dict[str, Any]] = [
    {"kind": "lay-card", "id": "a", "card": 2, "pile": "A", "version": 0},
    {"kind": "end-turn", "id": "a", "version": 0},
    {"kind": "show-signs", "id": "a", "signs": {"A": "like"}},
    {"kind": "say-phrase", "id": "a", "code": "hello", "pile": None},
    {"kind": "say-chat", "id": "a", "text": "hello", "language": "en"},
    {"kind": "seat-bot", "id": "a", "seat": 1, "bot": "greedy"},
    {"kind": "change-settings", "id": "a", "settings": {"players": 2, "edition": "original"}},
    {
        "kind": "change-settings",
        "id": "a",
        "settings": {"edition": "extreme", "layout": {"stop": [2]}},
    },
    {"kind": "look", "seat": 0},
    {"kind": "remove", "id": "a", "seat": 0, "agrees": True},
    {"kind": "take-hint", "id": "a", "level": "move"},
]


def any_value(rng: random.Random, depth: int = 3) -> Any:
    kind = rng.randrange(9 if depth else 7)
    match kind:
        case 0:
            return None
        case 1:
            return rng.random() < 0.5
        case 2:
            return rng.choice([0, -1, 1, 10**30, 2**63, 99])
        case 3:
            return rng.choice([1.5, -0.0, 1e308])
        case 4 | 5:
            return rng.choice(WORDS)
        case 6:
            return rng.choice(WORDS) * rng.randrange(300)
        case 7:
            return [any_value(rng, depth - 1) for _ in range(rng.randrange(4))]
        case _:
            return {rng.choice(WORDS): any_value(rng, depth - 1) for _ in range(rng.randrange(4))}


def broken(rng: random.Random) -> str | bytes:
    """Make an invalid frame by spoiling a valid one."""
    command = dict(rng.choice(COMMANDS))
    match rng.randrange(6):
        case 0:
            command[rng.choice([*command, "more"])] = any_value(rng)
        case 1:
            command.pop(rng.choice(list(command)))
        case 2:
            return json.dumps(any_value(rng)).encode(errors="surrogatepass")
        case 3:
            text = json.dumps(command)
            return text[: rng.randrange(len(text))]
        case 4:
            return bytes(rng.randrange(256) for _ in range(rng.randrange(200)))
        case _:
            return rng.choice(["[" * 8000, '{"a":' * 3000, "1" * 9000, '"' + "\\u0000" * 500 + '"'])
    return json.dumps(command)


def answers_until_pong(player: Seated) -> list[dict[str, Any]]:
    found = []
    while (message := player.receive())["kind"] != "pong":
        if message["kind"] != "presence":
            found.append(message)
    return found


def test_fuzzed_frames_are_answered_and_do_not_affect_others(ada: Person, grete: Person) -> None:
    seed = random.randrange(10**9)
    rng = random.Random(seed)
    mine = ada.open_table(players=1)
    ada.act(mine, "start").raise_for_status()
    before = ada.get(f"/api/tables/{mine}").json()
    theirs = grete.open_table(players=2)
    with grete.sit(theirs) as player, grete.sit(mine) as stranger:
        for chatter in (player, stranger):
            chatter.until("update")
            for _ in range(FRAMES // 100):
                frames = [broken(rng) for _ in range(50)]
                for frame in frames:
                    chatter.socket.send(frame)
                chatter.send("ping")
                for answer in answers_until_pong(chatter):
                    told = f"seed {seed}: {answer}"
                    assert answer["kind"] in ("problem", "refusal", "update", "hint"), told
                    assert "Traceback" not in json.dumps(answer), told
                    assert answer.get("code") not in ("internal", "server-error"), told
    assert ada.get(f"/api/tables/{mine}").json() == before, seed
