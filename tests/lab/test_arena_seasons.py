"""Seasons of the arena: everybody plays the same deals, and no bot stops another."""

import json
import pickle
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from cli.commands import run
from lab.arenas import FIVE_SECONDS, NEAR, TroubleListener, columns, filled, own
from ninetyeight.bots import BotFailed, bot_named
from ninetyeight.bots.agreements import SignLevel
from ninetyeight.bots.team import team_of
from ninetyeight.bots.values import save_value
from ninetyeight.kernel.games import key_of, seeds_of, shuffled_decks
from ninetyeight.lab.arena.entrant import Entrant
from ninetyeight.lab.arena.ladder import Ladder, Season
from ninetyeight.lab.arena.ladder_file import read_ladder, resume_ladder, write_ladder
from ninetyeight.lab.arena.season_run import SeasonRun
from ninetyeight.lab.bot_pool import end_idle_bots
from ninetyeight.lab.executors.backend import Backend
from ninetyeight.lab.executors.chunks import Span
from ninetyeight.lab.executors.listener import Interrupt, RunListener
from ninetyeight.lab.executors.local import Threads
from ninetyeight.lab.simulate.job import Job
from ninetyeight.lab.simulate.simulation import PURPOSE, play_span
from ninetyeight.lab.simulate.table_games import TableGame
from ninetyeight.lab.training.network import untrained
from ninetyeight.rules import (
    GameError,
)

pytestmark = pytest.mark.usefixtures("own_bots_are_importable")


@pytest.mark.parametrize("talk", list(SignLevel))
@pytest.mark.parametrize(
    ("edition", "players", "bot"),
    [("original", 1, "sharp"), ("extreme", 3, "sharp"), ("fire", 2, "greedy")],
)
def test_a_season_plays_the_same_games_by_the_rules_as_in_the_kernel(
    edition: str, players: int, bot: str, talk: SignLevel
) -> None:
    season = Season("test", (edition,), players, 4, talk)
    job = Job(edition, players, (bot,), 4, "arena/test", talk=talk)
    ruleset = season.ruleset(edition)
    scores, key = play_span(job, Span(0, 4)), key_of(season.seed, PURPOSE)
    for game, deck in enumerate(shuffled_decks(ruleset, key, 0, 4)):
        seed = int(seeds_of(key, game, 1)[0])
        bots = [bot_named(bot)] * players
        outcome = TableGame(ruleset, tuple(map(int, deck)), bots, talk.signs)
        outcome.play(seed)
        kernel = [int(column[game]) for column in (scores.result, scores.left, scores.turns)]
        assert [outcome.result, outcome.left, outcome.turns] == kernel
        assert outcome.tricks == scores.tricks[game]
        assert outcome.starter == scores.starter[game]


def test_each_season_has_its_own_deals() -> None:
    decks = [
        shuffled_decks(
            Season(name).ruleset("original"), key_of(Season(name).seed, PURPOSE), 0, 2
        ).tolist()
        for name in ("2026-12", "2027-01")
    ]
    assert decks[0] != decks[1]
    assert Season("2026-12").seed == "arena/2026-12"


def test_the_ladder_does_not_depend_on_the_workers() -> None:
    season = Season("workers", players=3, games=16)
    bots = (own("Nearest"), own("Picky"))
    alone = filled(season, *bots)
    together = filled(season, *bots, backend=Backend(lambda: Threads(3), 3))
    assert columns(alone) == columns(together)
    assert [entry.bot for entry in alone.ranked] == ["bots.own_bots:Nearest"]
    (refused,) = alone.refused
    assert refused.refused is not None
    assert "deal 1:" not in refused.refused


def test_tasks_and_failures_can_be_pickled() -> None:
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


def test_a_bot_that_fails_is_refused_and_the_others_play_on() -> None:
    season, listener = Season("refused", games=3), TroubleListener()
    ladder = Ladder(season, {})
    bots = [own("Cheat"), own("Clumsy"), own("Gone"), "greedy"]
    assert SeasonRun(ladder, NEAR, FIVE_SECONDS, listener=listener).play(bots) is None
    assert [entry.bot for entry in ladder.ranked] == ["greedy"]
    reasons = [entry.refused or "" for entry in ladder.refused]
    for reason, told in zip(reasons, ("breaks the rules", "KeyError", "exit code 3"), strict=True):
        assert reason.startswith("original, deal 1: ")
        assert told in reason
    assert [line.count("\n") for line in listener.warnings] == [0] * 3


def test_a_missing_bot_is_reported_and_left_off_the_ladder() -> None:
    listener, ladder = TroubleListener(), Ladder(Season("typos", games=2), {})
    bots = [own("Missing"), "program:nowhere/bot", "greedy"]
    assert SeasonRun(ladder, NEAR, FIVE_SECONDS, listener=listener).play(bots) is None
    assert list(ladder.entries) == ["greedy"]
    assert "bots.own_bots:Missing cannot play: The bot" in listener.warnings[0]
    assert "program:nowhere/bot cannot play: The program nowhere/bot" in listener.warnings[1]


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("sharp:nofile.npz", "nofile.npz: No such file or directory."),
        ("sharp:mine.npz", "mine.npz was trained for expert with 2 players, but this is original"),
        ("planner:nofile.json", "nofile.json: No such file or directory."),
    ],
)
def test_a_value_that_cannot_be_used_stops_no_other_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str, told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    net = untrained(16, 16, np.random.default_rng(1))
    save_value(net, {"training_run": {"edition": "expert", "players": 2}}, Path("mine.npz"))
    words = ("arena", "--season", "x", "--games", "2", "--workers", "1", "--bot", bot)
    ran = run(*words, "--bot", "greedy")
    assert ran.code == 0
    assert ran.complaint.startswith(f"{bot} cannot play: {told}")
    assert list(read_ladder(tmp_path / "arena-x.json").entries) == ["greedy"]
    assert run(*words).code == 1


def test_a_bot_that_cannot_start_in_a_worker_says_why() -> None:
    team = team_of(["program:nowhere/bot"], 2)
    entrant = Entrant(Season("x", games=2), "original", team, FIVE_SECONDS)
    with pytest.raises(BotFailed, match="nowhere/bot cannot be started"):
        entrant.play(Span(0, 2))


def test_a_traceback_is_shown_once_with_any_number_of_workers() -> None:
    listener, ladder = TroubleListener(), Ladder(Season("traces", games=12), {})
    backend = Backend(lambda: Threads(3), 3)
    SeasonRun(ladder, backend, FIVE_SECONDS, listener=listener).play([own("Clumsy")])
    assert [trace.count("Traceback") for trace in listener.traces] == [1]
    assert len(listener.warnings) == 1


def test_a_bot_that_answers_too_late_is_refused() -> None:
    ladder = Ladder(Season("late", games=2), {})
    SeasonRun(ladder, NEAR, 0.3).play([own("Sleepy")])
    (entry,) = ladder.refused
    assert entry.refused is not None
    assert entry.refused.endswith("did not answer within 0.3 seconds.")


def test_a_stopped_season_resumes_where_it_stopped(tmp_path: Path) -> None:
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


@pytest.mark.parametrize("name", ["", "a b", "../x", "x" * 41, "-x"])
def test_a_season_needs_a_plain_name(name: str) -> None:
    with pytest.raises(GameError, match="cannot name a season"):
        Season(name)


def test_a_bot_whose_weights_changed_must_start_over(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    write_ladder(filled(Season("weights", games=2), "sharp"), path)
    content = json.loads(path.read_text())
    content["entries"][0]["fingerprint"] = "other"
    path.write_text(json.dumps(content))
    begun = resume_ladder(Season("weights", games=2), path, force=False)
    listener = TroubleListener()
    assert SeasonRun(begun, NEAR, FIVE_SECONDS, listener=listener).play(["sharp", "greedy"]) is None
    assert listener.warnings == [
        "sharp cannot play: it played with other weights before. --again sharp lets it start over."
    ]
    assert begun.entries["sharp"].fingerprint == "other"
    assert begun.entries["greedy"].done == 2
