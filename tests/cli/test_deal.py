"""`ninetyeight deal` prints fresh records; a seed gives the same ones everywhere."""

import hashlib
import json
from pathlib import Path

import pytest

from cli.commands import run, run_process
from ninetyeight.lab.simulate.results_file import read_results
from ninetyeight.rules import STANDARD_LAYOUT, Fire, Record, drawn_layout, read_record, seeded

LAYOUT = {
    "stop": [2, 3, 4, 5],
    "skull": [6, 7, 8, 9],
    "three": [10, 11, 12, 13],
    "silence": [14, 15, 16, 17],
    "no-backwards": [18, 19, 20, 21],
    "one-pile": [22, 23, 24, 25],
    "draw-one": [26, 27, 28, 29],
}
TOML = "".join(f"{name} = {numbers}\n" for name, numbers in LAYOUT.items())


def dealt(*args: str) -> Record:
    result = run("deal", *args)
    assert (result.code, result.err) == (0, "")
    assert result.out.count("\n") == 1, "a record is one line"
    return read_record(result.out.encode())


def test_the_default_deal_is_original_and_solo() -> None:
    record = dealt()
    assert (record.ruleset.players, record.ruleset.hand_size, record.ruleset.minimum) == (1, 8, 2)
    assert record.ruleset.layout is None
    assert record.ruleset.fire is Fire.OFF
    assert sorted(record.deck) == list(range(2, 100))
    assert record.actions == ()
    assert record.seed is None


def test_without_a_seed_two_deals_differ() -> None:
    assert dealt().deck != dealt().deck


def test_the_seed_1_gives_the_deal_in_the_documentation() -> None:
    record = dealt("--seed", "1")
    assert record.deck[:8] == (37, 95, 84, 39, 14, 35, 55, 19)
    assert record.deck[-8:] == (78, 21, 34, 65, 17, 89, 26, 8)
    assert record.seed == "1"


def test_the_deal_of_a_seed_never_changes() -> None:
    """The expected deals come from another program, written from docs/record.md."""
    decks = [dealt("--seed", seed).deck for seed in ("friday", "", "0", "Grüße 🂡", "a b\n")]
    digest = hashlib.sha256(json.dumps(decks).encode()).hexdigest()
    assert digest[:16] == "97feb3b1722feecc"


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["original", "extreme+expert", "strict-fire", "short"])
def test_edition_and_players_do_not_change_the_deck_of_a_seed(edition: str, players: int) -> None:
    record = dealt("-e", edition, "-p", str(players), "-s", "friday")
    assert record.deck == dealt("--seed", "friday").deck
    assert record.ruleset.players == players


def test_a_seed_deals_the_same_under_another_hash_seed() -> None:
    args = ("deal", "--edition", "extreme", "--layout", "seed:x", "--seed", "friday")
    first, second = (run_process(*args, env={"PYTHONHASHSEED": seed}).out for seed in ("1", "2"))
    assert first == second == run(*args).out


@pytest.mark.parametrize(
    ("edition", "hand_size", "minimum", "fire", "has_orders"),
    [
        ("original", 7, 2, Fire.OFF, False),
        ("expert", 7, 3, Fire.OFF, False),
        ("short", 6, 2, Fire.OFF, False),
        ("fire", 7, 2, Fire.NEXT_TURN, False),
        ("strict-fire", 7, 2, Fire.NEXT_CARD, False),
        ("extreme", 7, 2, Fire.OFF, True),
        ("fire+short+extreme+expert", 6, 3, Fire.NEXT_TURN, True),
    ],
)
def test_an_edition_is_dealt_by_its_rules(
    edition: str, hand_size: int, minimum: int, fire: Fire, *, has_orders: bool
) -> None:
    ruleset = dealt("--edition", edition, "--players", "2").ruleset
    assert (ruleset.hand_size, ruleset.minimum, ruleset.fire) == (hand_size, minimum, fire)
    assert (ruleset.layout is not None) is has_orders


@pytest.mark.parametrize("args", [(), ("--layout", "standard")])
def test_extreme_has_the_standard_layout(args: tuple[str, ...]) -> None:
    assert dealt("--edition", "extreme", *args).ruleset.layout == STANDARD_LAYOUT


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("copy.toml", TOML.encode()),
        ("copy.json", json.dumps(LAYOUT).encode()),
        ("copy with spaces", f"# mine\n\n{TOML}".encode()),
        ("bom.toml", b"\xef\xbb\xbf" + TOML.encode()),
        ("bom.json", b"\xef\xbb\xbf \n" + json.dumps(LAYOUT, indent=2).encode()),
        ("windows.toml", TOML.replace("\n", "\r\n").encode()),
    ],
)
def test_a_layout_comes_from_a_file(tmp_path: Path, name: str, content: bytes) -> None:
    file = tmp_path / name
    file.write_bytes(content)
    layout = dealt("--edition", "extreme", "--layout", str(file)).ruleset.layout
    assert layout is not None
    assert layout.as_dict() == LAYOUT


def test_a_layout_is_drawn_from_a_seed() -> None:
    layout = dealt("--edition", "extreme", "--layout", "seed:1").ruleset.layout
    assert layout == drawn_layout(seeded("1", "layout"))
    assert layout.as_dict()["stop"] == [6, 7, 62, 68]
    assert layout.as_dict()["draw-one"] == [22, 23, 37, 84]


def test_the_seeds_of_deal_and_layout_are_independent() -> None:
    plain = dealt("--edition", "extreme", "--seed", "1")
    drawn = dealt("--edition", "extreme", "--seed", "1", "--layout", "seed:2")
    assert plain.deck == drawn.deck
    assert plain.ruleset.layout != drawn.ruleset.layout


def test_a_deal_can_be_replayed_at_once() -> None:
    result = run("replay", "--json", "-", typed=run("deal", "--players", "3").out)
    assert result.code == 0
    assert json.loads(result.out)["status"] == "playing"
    assert json.loads(result.out)["left"] == 98


def dealt_in_lines(*args: str) -> list[Record]:
    result = run("deal", *args)
    assert (result.code, result.err) == (0, "")
    return [read_record(line) for line in result.out.splitlines()]


def test_count_prints_one_deal_per_line() -> None:
    records = dealt_in_lines("--edition", "extreme", "--players", "2", "--count", "3")
    assert [record.ruleset for record in records] == [records[0].ruleset] * 3
    assert len({record.deck for record in records}) == 3
    assert all(record.seed is None for record in records)


def test_the_deals_of_a_seed_are_those_of_a_simulation_with_it(tmp_path: Path) -> None:
    words = ("--players", "3", "--seed", "friday")
    deals, results = tmp_path / "deals.jsonl", tmp_path / "results.npz"
    deals.write_text(run("deal", *words, "--count", "20").out, encoding="utf-8")
    games = run("lab", "play", "--bot", "greedy", "--deals", str(deals), "--out", "-").out
    replayed = run("replay", "--json", "-", typed=games).out.splitlines()
    simulated = ("lab", "simulate", "--bot", "greedy", *words, "--starter", "first", "-g", "20")
    assert run(*simulated, "--out", str(results)).code == 0
    left = list(read_results(results).scores.left)
    assert [json.loads(line)["left"] for line in replayed] == left


def test_each_of_several_deals_has_a_number_and_does_not_depend_on_the_count() -> None:
    three = dealt_in_lines("--seed", "1", "--count", "3")
    assert dealt_in_lines("--seed", "1", "--count", "1") == three[:1]
    assert [record.meta for record in three] == [
        {"lab_seed": "1", "deal": number} for number in (1, 2, 3)
    ]
    assert {record.seed for record in three} == {None}, "the seed alone gives another deck"


@pytest.mark.parametrize("count", ["0", "-1", "10000001"])
def test_an_impossible_count_is_refused(count: str) -> None:
    result = run("deal", "--count", count)
    assert (result.code, result.out) == (1, "")
    assert result.complaint == f"{count} deals: use 1 to 10,000,000."
