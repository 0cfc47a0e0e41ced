"""The records of a season: a file beside the ladder, with exactly the games that count."""

from pathlib import Path

import pytest

from cli.commands import fresh, run
from lab.arenas import own, records
from ninetyeight.bots import bot_named
from ninetyeight.lab.arena.ladder_file import read_ladder
from ninetyeight.rules import (
    PILES,
    STRICT_SIGNS,
    Signal,
    Signals,
    apply,
    replay,
    setup,
    view_for,
    write_record,
)

pytestmark = pytest.mark.usefixtures("own_bots_are_importable")


@pytest.mark.parametrize("edition", ["original", "extreme"])
def test_the_games_of_a_season_are_saved_as_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("arena", "--season", "kept", "--workers", "1", "--edition", edition)
    bots = ("--bot", "sharp", "--bot", own("Nearest"), "--bot", own("Cheat"))
    assert run(*words, *bots, "--games", "3").code == 0
    games = records(tmp_path / "arena-kept.games.jsonl")
    named = [(game.meta["bot"], game.meta["deal"]) for game in games]
    nearest = own("Nearest")
    assert named == [
        *(("sharp", deal) for deal in (1, 2, 3)),
        *((nearest, deal) for deal in (1, 2, 3)),
        (own("Cheat"), 1),
    ]
    ladder = read_ladder(tmp_path / "arena-kept.json")
    for game in games[:-1]:
        outcome = replay(game).state.outcome
        scores = ladder.entries[game.meta["bot"]].scores[edition]
        assert outcome is not None
        assert outcome.left == scores.left[game.meta["deal"] - 1]
    assert "breaks the rules" in games[-1].meta["refused"]
    assert replay(games[-1]).state.outcome is None
    assert all(game.talk for game in games[:3])  # sharp shows signs, and nearest shows none
    assert not any(game.talk for game in games[3:])


def test_a_record_has_the_signs_that_players_saw(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("arena", "--season", "signs", "--workers", "1", "--players", "3", "--games", "1")
    run(*words, "--bot", "sharp", "--edition", "extreme")
    (game,) = records(tmp_path / "arena-signs.games.jsonl")
    state, standing, bot = (
        setup(game.ruleset, game.deck, game.starter),
        Signals(),
        bot_named("sharp"),
    )
    for number, action in enumerate(game.actions):
        for talk in game.talk:
            if talk.after == number:
                assert isinstance(talk.said, Signal)
                standing = standing.show(talk.said, talk=state.obligations.talk)
        for seat in range(3):
            if seat != state.seat and state.obligations.talk:
                shown = bot.signs(view_for(state, seat), allowed=STRICT_SIGNS)
                assert shown == {pile: s for pile in PILES if (s := standing.of(seat, pile))}
        step = apply(state, action)
        state = step.state
        for event in step.events:
            standing = standing.after(event, talk=state.obligations.talk)


def test_records_are_those_of_the_games_on_the_ladder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("arena", "--season", "kept", "--workers", "1")
    run(*words, "--games", "2", "--bot", "greedy", "--bot", "random")
    file = tmp_path / "arena-kept.games.jsonl"
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines, lines[0], '{"half', ""]))  # as a run that was killed
    run(*words, "--games", "3", "--bot", "greedy")
    named = [(game.meta["bot"], game.meta["deal"]) for game in records(file)]
    assert named == [("greedy", 1), ("greedy", 2), ("random", 1), ("random", 2), ("greedy", 3)]
    run(*words, "--again", "greedy")
    assert [game.meta["bot"] for game in records(file)] == ["random", "random"]


def test_each_ladder_has_its_own_file_of_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ladders = {"x": "x-games.jsonl", "x.json": "x.games.jsonl", "x.1": "x.1-games.jsonl"}
    for ladder, bot in zip(ladders, ("greedy", "random", "planner"), strict=True):
        words = ("--season", "own", "--games", "2", "--workers", "1", "--bot", bot)
        assert run("arena", *words, "--ladder", ladder).code == 0
    bots = [[game.meta["bot"] for game in records(tmp_path / name)] for name in ladders.values()]
    assert bots == [["greedy"] * 2, ["random"] * 2, ["planner"] * 2]


def test_a_ladder_cannot_be_named_like_a_file_of_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("arena", "--season", "own", "--games", "2", "--workers", "1", "--bot", "greedy")
    ran = run(*words, "--ladder", "x.games.jsonl")
    assert ran.code == 1
    assert "x.games.jsonl is a name for files of games" in ran.complaint
    assert list(tmp_path.iterdir()) == []


def test_games_of_other_commands_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "arena-own.games.jsonl"
    mine = write_record(fresh(players=2)) + "\n"
    file.write_text(mine)
    words = ("arena", "--season", "own", "--games", "2", "--workers", "1", "--bot", "greedy")
    for _ in range(2):
        assert run(*words).code == 0
    assert file.read_text().startswith(mine)
    assert len(records(file)) == 3


def test_the_records_of_other_seasons_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("--games", "2", "--workers", "1", "--bot", "greedy", "--ladder", "one.json", "--force")
    for season in ("first", "second", "second"):
        assert run("arena", *words, "--season", season).code == 0
    named = [
        (game.meta["season"], game.meta["deal"]) for game in records(tmp_path / "one.games.jsonl")
    ]
    assert named == [(season, deal) for season in ("first", "second") for deal in (1, 2)]


def test_a_season_without_records_has_the_same_ladder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    bots = ("--bot", "greedy", "--bot", own("Nearest"), "--bot", own("Cheat"))
    words = ("arena", "--season", "x", "--games", "3", "--workers", "1", *bots)
    with_records, without = run(*words), run(*words, "--no-records", "--ladder", "other.json")
    assert with_records.out == without.out
    assert [path.name for path in tmp_path.glob("*.jsonl")] == ["arena-x.games.jsonl"]
