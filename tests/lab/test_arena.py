"""The arena: the same deals for all, a ladder that can be trusted, and no bot stops another."""

import json
import os
import pickle
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from bots import own_bots
from cli.commands import fresh, run
from ninetyeight.bots import BotFailed, bot_named
from ninetyeight.bots.agreements import SignLevel
from ninetyeight.bots.team import team_of
from ninetyeight.bots.values import save_value
from ninetyeight.kernel.games import deal, key_of, seeds_of
from ninetyeight.lab.arena.entrant import Entrant
from ninetyeight.lab.arena.ladder import Ladder, Season
from ninetyeight.lab.arena.ladder_file import read_ladder, resume_ladder, write_ladder
from ninetyeight.lab.arena.season_run import SeasonRun
from ninetyeight.lab.bot_pool import end_idle_bots
from ninetyeight.lab.executors.backend import Backend, local_backend
from ninetyeight.lab.executors.chunks import Span
from ninetyeight.lab.executors.listener import Interrupt, RunListener
from ninetyeight.lab.executors.local import Threads
from ninetyeight.lab.simulate.job import Job
from ninetyeight.lab.simulate.simulation import PURPOSE, play_span
from ninetyeight.lab.simulate.table_games import TableGame
from ninetyeight.lab.training.network import untrained
from ninetyeight.rules import (
    PILES,
    STRICT_SIGNS,
    GameError,
    Record,
    Signal,
    Signals,
    apply,
    read_record,
    replay,
    setup,
    view_for,
    write_record,
)

NEAR = local_backend(1)
FIVE_SECONDS = 5.0


@pytest.fixture(autouse=True)
def own_bots_can_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(own_bots.__file__).parent.parent))


def own(name: str) -> str:
    return f"bots.own_bots:{name}"


class Heard(RunListener):
    """Hears of troubles."""

    def __init__(self) -> None:
        self.troubles: list[str] = []
        self.traces: list[str] = []

    def warn(self, message: str) -> None:
        self.troubles.append(message)

    def show_trace(self, text: str) -> None:
        self.traces.append(text)


def filled(season: Season, *bots: str, backend: Backend = NEAR) -> Ladder:
    ladder = Ladder(season, {})
    assert SeasonRun(ladder, backend, FIVE_SECONDS).play(bots) is None
    return ladder


def columns(ladder: Ladder) -> dict[str, object]:
    return {
        bot: entry.refused or {name: each.as_dict() for name, each in entry.scores.items()}
        for bot, entry in ladder.entries.items()
    }


@pytest.mark.parametrize("talk", list(SignLevel))
@pytest.mark.parametrize(
    ("edition", "players", "bot"),
    [("original", 1, "sharp"), ("extreme", 3, "sharp"), ("fire", 2, "greedy")],
)
def test_by_the_rules_and_in_the_kernel_the_same_games_are_played(
    edition: str, players: int, bot: str, talk: SignLevel
) -> None:
    season = Season("test", (edition,), players, 4, talk)
    job = Job(edition, players, (bot,), 4, "arena/test", talk=talk)
    ruleset = season.ruleset(edition)
    scores, key = play_span(job, Span(0, 4)), key_of(season.seed, PURPOSE)
    for game, deck in enumerate(deal(ruleset, key, 0, 4)):
        seed = int(seeds_of(key, game, 1)[0])
        bots = [bot_named(bot)] * players
        outcome = TableGame(ruleset, tuple(map(int, deck)), bots, talk.signs)
        outcome.play(seed)
        kernel = [int(column[game]) for column in (scores.result, scores.left, scores.turns)]
        assert [outcome.result, outcome.left, outcome.turns] == kernel
        assert outcome.tricks == scores.tricks[game]
        assert outcome.starter == scores.starter[game]


def test_each_season_has_deals_of_its_own() -> None:
    decks = [
        deal(Season(name).ruleset("original"), key_of(Season(name).seed, PURPOSE), 0, 2).tolist()
        for name in ("2026-12", "2027-01")
    ]
    assert decks[0] != decks[1]
    assert Season("2026-12").seed == "arena/2026-12"


def test_the_ladder_is_the_same_whatever_the_workers() -> None:
    season = Season("workers", players=3, games=16)
    bots = (own("Nearest"), own("Picky"))
    alone = filled(season, *bots)
    together = filled(season, *bots, backend=Backend(lambda: Threads(3), 3))
    assert columns(alone) == columns(together)
    assert [entry.bot for entry in alone.ranked] == ["bots.own_bots:Nearest"]
    (refused,) = alone.refused
    assert refused.refused is not None
    assert "deal 1:" not in refused.refused


def test_what_a_worker_is_given_survives_the_way_there() -> None:
    season = Season("pickled", games=2)
    entrant = Entrant(season, "original", team_of([own("Cheat")], 2), FIVE_SECONDS)
    failure = pickle.loads(pickle.dumps(partial(Entrant.play, entrant, Span(0, 2))))().failure
    assert failure is not None
    assert pickle.loads(pickle.dumps(failure)) == failure
    end_idle_bots()


def test_a_season_may_have_several_editions() -> None:
    season = Season("both", ("original", "expert"), 2, 10)
    ladder = filled(season, "random", "sharp")
    assert [entry.bot for entry in ladder.ranked] == ["sharp", "random"]
    (pair,) = ladder.pairs
    assert (pair.first, pair.games) == ("sharp", 20)


def test_a_bot_that_fails_is_refused_and_the_others_go_on() -> None:
    season, listener = Season("refused", games=3), Heard()
    ladder = Ladder(season, {})
    bots = [own("Cheat"), own("Clumsy"), own("Gone"), "greedy"]
    assert SeasonRun(ladder, NEAR, FIVE_SECONDS, listener=listener).play(bots) is None
    assert [entry.bot for entry in ladder.ranked] == ["greedy"]
    reasons = [entry.refused or "" for entry in ladder.refused]
    for reason, told in zip(reasons, ("breaks the rules", "KeyError", "exit code 3"), strict=True):
        assert reason.startswith("original, deal 1: ")
        assert told in reason
    assert [line.count("\n") for line in listener.troubles] == [0] * 3


def test_a_bot_that_is_not_there_is_told_and_not_on_the_ladder() -> None:
    listener, ladder = Heard(), Ladder(Season("typos", games=2), {})
    bots = [own("Missing"), "program:nowhere/bot", "greedy"]
    assert SeasonRun(ladder, NEAR, FIVE_SECONDS, listener=listener).play(bots) is None
    assert list(ladder.entries) == ["greedy"]
    assert "bots.own_bots:Missing does not play: The bot" in listener.troubles[0]
    assert "program:nowhere/bot does not play: The program nowhere/bot" in listener.troubles[1]


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("sharp:nofile.npz", "nofile.npz: No such file or directory."),
        ("sharp:mine.npz", "mine.npz was trained for expert with 2 players, and this is original"),
        ("planner:nofile.json", "nofile.json: No such file or directory."),
    ],
)
def test_a_value_that_cannot_serve_stops_no_other_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str, told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    net = untrained(16, 16, np.random.default_rng(1))
    save_value(net, {"training_run": {"edition": "expert", "players": 2}}, Path("mine.npz"))
    words = ("arena", "--season", "x", "--games", "2", "--workers", "1", "--bot", bot)
    ran = run(*words, "--bot", "greedy")
    assert ran.code == 0
    assert ran.complaint.startswith(f"{bot} does not play: {told}")
    assert list(read_ladder(tmp_path / "arena-x.json").entries) == ["greedy"]
    assert run(*words).code == 1


def test_a_bot_that_cannot_start_in_a_worker_says_why() -> None:
    team = team_of(["program:nowhere/bot"], 2)
    entrant = Entrant(Season("x", games=2), "original", team, FIVE_SECONDS)
    with pytest.raises(BotFailed, match="nowhere/bot cannot be started"):
        entrant.play(Span(0, 2))


def test_a_traceback_is_told_once_however_many_workers() -> None:
    listener, ladder = Heard(), Ladder(Season("traces", games=12), {})
    backend = Backend(lambda: Threads(3), 3)
    SeasonRun(ladder, backend, FIVE_SECONDS, listener=listener).play([own("Clumsy")])
    assert [trace.count("Traceback") for trace in listener.traces] == [1]
    assert len(listener.troubles) == 1


def test_a_bot_that_is_late_is_refused() -> None:
    ladder = Ladder(Season("late", games=2), {})
    SeasonRun(ladder, NEAR, 0.3).play([own("Sleepy")])
    (entry,) = ladder.refused
    assert entry.refused is not None
    assert entry.refused.endswith("did not answer within 0.3 seconds.")


def test_a_stopped_season_goes_on_where_it_was(tmp_path: Path) -> None:
    season, path = Season("stopped", games=8), tmp_path / "ladder.json"
    bots = ("greedy", own("Nearest"))
    interrupt = Interrupt()

    class Impatient(RunListener):
        def progress(self, done: int, total: int) -> None:
            interrupt.requested = done >= 1 and total == 8  # after the first chunk, one game

    ladder = Ladder(season, {})
    stop = SeasonRun(
        ladder,
        NEAR,
        FIVE_SECONDS,
        save=lambda: write_ladder(ladder, path),
        listener=Impatient(),
        interrupt=interrupt,
    ).play(bots[1:])
    assert stop is not None
    assert stop.is_interrupt
    begun = resume_ladder(season, path, force=False)
    assert 0 < begun.entries["bots.own_bots:Nearest"].done < 8
    assert SeasonRun(begun, NEAR, FIVE_SECONDS).play(bots) is None
    whole = filled(season, *bots)
    assert {bot: columns(begun)[bot] for bot in begun.entries} == columns(whole)


def test_a_ladder_is_kept_and_takes_more_deals_and_bots(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    first = filled(Season("more", games=4), "greedy", own("Cheat"))
    write_ladder(first, path)
    assert columns(read_ladder(path)) == columns(first)
    grown = resume_ladder(Season("more", games=6), path, force=False)
    SeasonRun(grown, NEAR, FIVE_SECONDS).play(["greedy", "random"])
    assert [entry.done for entry in grown.ranked] == [6, 6]
    assert columns(grown)["greedy"] == columns(filled(Season("more", games=6), "greedy"))["greedy"]
    for season in (Season("less", games=6), Season("more", games=2), Season("more", players=3)):
        with pytest.raises(GameError, match=r"is the ladder of season more: .*--force"):
            resume_ladder(season, path, force=False)
        assert not resume_ladder(season, path, force=True).entries


def records(path: Path) -> list[Record]:
    return [read_record(line) for line in path.read_text().splitlines()]


@pytest.mark.parametrize("edition", ["original", "extreme"])
def test_the_games_of_a_season_are_kept_as_records(
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


def test_a_record_has_the_signs_that_were_seen(
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


def test_records_follow_the_ladder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_each_ladder_has_records_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ladders = {"x": "x-games.jsonl", "x.json": "x.games.jsonl", "x.1": "x.1-games.jsonl"}
    for ladder, bot in zip(ladders, ("greedy", "random", "planner"), strict=True):
        words = ("--season", "own", "--games", "2", "--workers", "1", "--bot", bot)
        assert run("arena", *words, "--ladder", ladder).code == 0
    bots = [[game.meta["bot"] for game in records(tmp_path / name)] for name in ladders.values()]
    assert bots == [["greedy"] * 2, ["random"] * 2, ["planner"] * 2]


def test_a_ladder_is_not_called_like_a_file_of_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("arena", "--season", "own", "--games", "2", "--workers", "1", "--bot", "greedy")
    ran = run(*words, "--ladder", "x.games.jsonl")
    assert ran.code == 1
    assert ran.complaint == "x.games.jsonl is reserved for games; name the ladder differently."
    assert list(tmp_path.iterdir()) == []


def test_games_of_another_command_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "arena-own.games.jsonl"
    mine = write_record(fresh(players=2)) + "\n"
    file.write_text(mine)
    words = ("arena", "--season", "own", "--games", "2", "--workers", "1", "--bot", "greedy")
    for _ in range(2):
        assert run(*words).code == 0
    assert file.read_text().startswith(mine)
    assert len(records(file)) == 3


def test_a_ladder_is_kept_in_no_device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("arena", "--season", "own", "--games", "2", "--workers", "1", "--bot", "greedy")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for force in ((), ("--force",)):
        ran = run(*words, "--ladder", str(pipe), *force)
        assert ran.code == 1
        assert "is not an ordinary file" in ran.complaint
        assert pipe.is_fifo()


def test_the_records_of_another_season_are_kept(
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


def test_where_nobody_played_the_status_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("arena", "--season", "none", "--workers", "1", "--games", "2")
    for bots in ([own("Missing")], [own("Cheat")], [own("Cheat"), own("Missing")]):
        ran = run(*words, *(word for bot in bots for word in ("--bot", bot)))
        assert ran.code == 1
    assert run(*words, "--bot", own("Missing"), "--bot", "greedy").code == 0
    assert run(*words).code == 0


@pytest.mark.parametrize("content", ["", "{", "[]", '{"format": "ninetyeight/arena/1"}'])
def test_what_is_no_ladder_is_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "ladder.json"
    path.write_text(content)
    with pytest.raises(GameError, match=r"is not a ladder: .*--force overwrites it"):
        resume_ladder(Season("odd"), path, force=False)


def test_other_weights_are_noticed(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    write_ladder(filled(Season("weights", games=2), "sharp"), path)
    content = json.loads(path.read_text())
    content["entries"][0]["fingerprint"] = "other"
    path.write_text(json.dumps(content))
    begun = resume_ladder(Season("weights", games=2), path, force=False)
    listener = Heard()
    assert SeasonRun(begun, NEAR, FIVE_SECONDS, listener=listener).play(["sharp", "greedy"]) is None
    assert listener.troubles == [
        "sharp does not play: it has played with other weights. --again sharp lets it start over."
    ]
    assert begun.entries["sharp"].fingerprint == "other"
    assert begun.entries["greedy"].done == 2


@pytest.mark.parametrize("name", ["", "a b", "../x", "x" * 41, "-x"])
def test_a_season_has_a_plain_name(name: str) -> None:
    with pytest.raises(GameError, match="is not a season's name"):
        Season(name)


def test_the_command_keeps_and_shows_a_ladder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("arena", "--season", "test", "--games", "5", "--workers", "1")
    bots = ("--bot", "greedy", "--bot", "random", "--bot", "bots.own_bots:Cheat")
    first = run(*words, *bots)
    assert first.code == 0
    assert "Season test: original, 2 players, strict signs, 5 deals" in first.out
    assert "  -  bots.own_bots:Cheat  refused: original, deal 1: Cheat breaks" in first.out
    assert "bots.own_bots:Cheat is refused: original, deal 1: Cheat" in first.err
    again = run(*words, "--json")
    shown = json.loads(again.out)
    assert [row["bot"] for row in shown["ladder"]] == ["greedy", "random"]
    assert [row["bot"] for row in shown["refused"]] == ["bots.own_bots:Cheat"]
    later = run(*words, "--bot", "bots.own_bots:Cheat")
    assert "was refused earlier: original, deal 1" in later.err
    anew = run(*words, "--again", "bots.own_bots:Cheat")
    assert "Cheat" not in anew.out
    assert "Cheat" not in run(*words).out


def test_what_is_not_said_is_as_the_ladder_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("arena", "--season", "test", "--workers", "1")
    asked = ("--games", "4", "--players", "3", "--edition", "expert", "--talk", "none")
    run(*words, *asked, "--bot", "random")
    told = "Season test: expert, 3 players, no signs, 4 deals"
    assert told in run(*words).out
    assert told in run(*words, "--bot", "greedy").out
    assert "Season test: expert, 3 players, no signs, 6 deals" in run(*words, "--games", "6").out
    other = run(*words, "--players", "2")
    assert "is the ladder of season test: expert, 3 players" in other.err
    assert "Season test: original, 2 players" in run(*words, "--force", "--bot", "random").out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--season", "a/b"), "is not a season's name"),
        (("--season", "x"), "has no bots yet: name some with --bot or --program"),
        (("--season", "x", "--bot", "nobody"), 'There is no bot "nobody"'),
        (("--season", "x", "--bot", "greedy", "--bot", "greedy"), "greedy is named twice"),
        (("--season", "x", "--bot", "greedy", "--time", "0"), "0.0 seconds: use more than 0"),
        (("--season", "x", "--bot", "greedy", "--again", "x"), 'has no bot "x"'),
        (("--season", "x", "--bot", "greedy", "--ladder", "no/l.json"), "cannot be written"),
    ],
)
def test_what_the_command_cannot_do_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], message: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run("arena", *words)
    assert ran.code == 1
    assert ran.err.startswith("ninetyeight: ")
    assert message in ran.err
    assert len(ran.err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_the_ladder_of_the_page_is_that_of_its_season(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    page = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
    words = ("--season", "2026-12", "--games", "500", "--workers", "1")
    ran = run("arena", *words, "--bot", "random", "--bot", "greedy", "--bot", "planner")
    rows = [line.split(maxsplit=2) for line in ran.out.splitlines() if "cards left" in line]
    assert [bot for _, bot, _ in rows] == ["planner", "greedy", "random"]
    for _, bot, figures in rows:
        assert any(bot in line and figures in line for line in page.splitlines())
