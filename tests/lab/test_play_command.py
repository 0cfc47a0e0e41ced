"""`ninetyeight lab play` finishes every given deal, in order and by the rules."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from cli.commands import fresh, run
from ninetyeight import __version__
from ninetyeight.lab.executors.lookup import backend_named
from ninetyeight.lab.simulate.deals import PlaySettings, check_finished, finish_deals, finish_some
from ninetyeight.rules import Pack, Record, Ruleset, read_record, replay, write_record


def deals() -> list[Record]:
    """Deal games of all kinds, each with another starter."""
    kinds = [
        (edition, players)
        for edition in ("original", "extreme+expert", "fire", "strict-fire+short")
        for players in (1, 2, 3, 5)
    ]
    return [
        replace(fresh(edition, players, str(at)), starter=at % players)
        for at, (edition, players) in enumerate(kinds)
    ]


def written(path: Path, records: list[Record]) -> str:
    path.write_text("".join(write_record(record) + "\n" for record in records))
    return str(path)


def finished(path: Path) -> list[Record]:
    return [read_record(line) for line in path.read_text().splitlines()]


@pytest.mark.parametrize("bot", ["greedy", "random", "planner"])
def test_given_deals_are_finished_in_order(tmp_path: Path, bot: str) -> None:
    given, out = deals(), tmp_path / "games.jsonl"
    source = written(tmp_path / "deals.jsonl", given)
    result = run("lab", "play", "--bot", bot, "--deals", source, "--out", str(out))
    assert (result.code, result.out, result.err) == (0, "", "")
    for deal, game in zip(given, finished(out), strict=True):
        assert (game.deck, game.ruleset, game.starter) == (deal.deck, deal.ruleset, deal.starter)
        assert game.seed == deal.seed
        assert game.seats == (f"bot:{bot}",) * deal.ruleset.players
        assert game.meta["program"] == f"ninetyeight {__version__}"
        assert game.meta["bots"] == [bot] * deal.ruleset.players
        replayed = replay(game)
        assert replayed.refused is None
        assert replayed.state.outcome is not None


def test_deals_pass_through_pipes() -> None:
    given = deals()[:3]
    typed = "\n\n".join(map(write_record, given))
    result = run("lab", "play", "--bot", "greedy", "--deals", "-", "--out", "-", typed=typed)
    assert (result.code, result.err) == (0, "")
    games = [read_record(line) for line in result.out.splitlines()]
    assert [game.deck for game in games] == [deal.deck for deal in given]


def test_the_seed_decides_how_random_bots_play(tmp_path: Path) -> None:
    source = written(tmp_path / "deals.jsonl", deals())
    one, two, three = (
        run("lab", "play", "-b", "random", "-d", source, "-o", "-", "--seed", seed).out
        for seed in ("1", "1", "2")
    )
    assert one == two
    assert one != three


def test_workers_and_chunks_change_nothing() -> None:
    given, players = deals() * 3, PlaySettings(("random",))
    alone = finish_some(given, 0, players)
    assert finish_deals(given, players, backend_named("threads", 2)) == (alone, None)
    assert alone == [
        line for at in range(len(given)) for line in finish_some(given[at : at + 1], at, players)
    ]


def test_other_fields_of_a_record_are_kept(tmp_path: Path) -> None:
    deal = replace(fresh(), meta={"table": "blue"}, seats=("Ada",))
    out = tmp_path / "games.jsonl"
    source = written(tmp_path / "deals.jsonl", [deal])
    assert run("lab", "play", "-b", "greedy", "-d", source, "-o", str(out)).code == 0
    (game,) = finished(out)
    assert game.meta["table"] == "blue"
    assert game.seats == ("bot:greedy",)


def test_small_packs_can_be_played() -> None:
    ruleset = Ruleset(players=2, hand_size=3, pack=Pack(2, 20))
    deal = Record(ruleset, tuple(ruleset.pack.cards), starter=1)
    (line,) = finish_some([deal], 0, PlaySettings(("greedy",)))
    assert replay(read_record(line)).state.outcome is not None


def test_an_empty_file_of_deals_gives_an_empty_file_of_games(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    source = written(tmp_path / "deals.jsonl", [])
    assert run("lab", "play", "-b", "greedy", "-d", source, "-o", str(out)).code == 0
    assert out.read_text() == ""


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("{", "line 2: file: it is not JSON"),
        ("[]", "line 2: "),
        (json.dumps({"format": "ninetyeight/1"}), "line 2: "),
        ('"\xff', "line 2: "),
    ],
)
def test_a_bad_line_is_named_and_nothing_is_written(
    tmp_path: Path, line: str, complaint: str
) -> None:
    source, out = tmp_path / "deals.jsonl", tmp_path / "games.jsonl"
    good = write_record(fresh())
    source.write_bytes(f"{good}\n{line}\n{good}\n".encode("latin-1"))
    result = run("lab", "play", "-b", "greedy", "-d", str(source), "-o", str(out))
    assert result.code == 1
    assert f"{source}, {complaint}" in result.complaint
    assert not out.exists()


def test_a_game_with_actions_is_refused(tmp_path: Path) -> None:
    (line,) = finish_some([fresh()], 0, PlaySettings(("greedy",)))
    source = tmp_path / "deals.jsonl"
    source.write_text(f"\n{line}\n")
    result = run("lab", "play", "-b", "greedy", "-d", str(source), "-o", "-")
    assert (result.code, result.out) == (1, "")
    assert "line 2: this game already has actions" in result.complaint


def test_a_team_must_fit_every_table(tmp_path: Path) -> None:
    source = written(tmp_path / "deals.jsonl", [fresh(players=2), fresh(players=3)])
    result = run("lab", "play", "-b", "greedy", "-b", "random", "-d", source, "-o", "-")
    assert result.code == 1
    assert "line 2: 2 bots for 3 seats" in result.complaint


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("--bot nobody --deals {deals} --out -", "nobody"),
        ("--bot greedy --deals {deals}.missing --out -", "No such file"),
        ("--bot greedy --deals {deals} --out /nowhere/at/all", "cannot be written"),
        ("--bot greedy --deals {deals} --out - --talk loud", "loud"),
        ("--bot greedy --deals {deals} --out - --workers 0", "0 workers"),
    ],
)
def test_invalid_options_get_one_line(tmp_path: Path, words: str, complaint: str) -> None:
    source = written(tmp_path / "deals.jsonl", [fresh()])
    result = run("lab", "play", *words.format(deals=source).split())
    assert (result.code, result.out) == (1, "")
    assert complaint in result.complaint


def test_a_result_that_the_rules_contradict_is_an_error() -> None:
    (line,) = finish_some([fresh()], 0, PlaySettings(("greedy",)))
    record = read_record(line)
    outcome = replay(record).state.outcome
    assert outcome is not None
    check_finished(record, outcome.code, outcome.left)
    with pytest.raises(AssertionError):
        check_finished(record, outcome.code, outcome.left + 1)
    with pytest.raises(AssertionError):
        check_finished(replace(record, actions=record.actions[:-1]), outcome.code, outcome.left)
