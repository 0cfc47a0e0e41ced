"""The arena: the same deals for all, a ladder that can be trusted, and no bot stops another."""

import json
import pickle
from functools import partial
from pathlib import Path

import pytest

from bots import own_bots
from cli.commands import run
from ninetyeight.bots import bot_named
from ninetyeight.bots.agreements import SignLevel
from ninetyeight.kernel.games import deal, key_of, seeds_of
from ninetyeight.lab.arena import Contender, Ladder, Season
from ninetyeight.lab.arena_file import begun_ladder, read_ladder, write_ladder
from ninetyeight.lab.arena_games import end_idle_bots, play_deal, play_some
from ninetyeight.lab.arena_run import fill_ladder
from ninetyeight.lab.backlog import Span
from ninetyeight.lab.executors import Engine, local_engine
from ninetyeight.lab.local_executors import Threads
from ninetyeight.lab.simulation import PURPOSE, play_span
from ninetyeight.lab.watch import Interrupt, Watch
from ninetyeight.rules import GameError

NEAR = local_engine(1)
FIVE_SECONDS = 5.0


@pytest.fixture(autouse=True)
def own_bots_can_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(own_bots.__file__).parent.parent))


def own(name: str) -> Contender:
    return Contender(f"bots.own_bots:{name}")


class Heard(Watch):
    """Hears of troubles."""

    def __init__(self) -> None:
        self.troubles: list[str] = []

    def trouble(self, message: str) -> None:
        self.troubles.append(message)


def filled(season: Season, *contenders: Contender, engine: Engine = NEAR) -> Ladder:
    ladder = Ladder(season, {})
    assert fill_ladder(ladder, contenders, engine, seconds=FIVE_SECONDS) is None
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
    job, ruleset = season.job(edition, bot), season.ruleset(edition)
    scores, key = play_span(job, Span(0, 4)), key_of(season.seed, PURPOSE)
    for game, deck in enumerate(deal(ruleset, key, 0, 4)):
        seed = int(seeds_of(key, game, 1)[0])
        outcome = play_deal(bot_named(bot), ruleset, tuple(map(int, deck)), seed, talk.signs)
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
    assert Season("2026-12").job("original", "greedy").seed == "arena/2026-12"


def test_the_ladder_is_the_same_whatever_the_workers() -> None:
    season = Season("workers", players=3, games=16)
    bots = (own("Nearest"), own("Picky"))
    alone = filled(season, *bots)
    together = filled(season, *bots, engine=Engine(lambda: Threads(3), 3))
    assert columns(alone) == columns(together)
    assert [entry.bot for entry in alone.ranked] == ["bots.own_bots:Nearest"]
    (refused,) = alone.refused
    assert refused.refused is not None
    assert "deal 1:" not in refused.refused


def test_what_a_worker_is_given_survives_the_way_there() -> None:
    season = Season("pickled", games=2)
    task = partial(play_some, own("Cheat"), season, "original", FIVE_SECONDS, Span(0, 2))
    _, failure = pickle.loads(pickle.dumps(task))()
    assert failure is not None
    assert pickle.loads(pickle.dumps(failure)) == failure
    end_idle_bots()


def test_a_season_may_have_several_editions() -> None:
    season = Season("both", ("original", "expert"), 2, 10)
    ladder = filled(season, Contender("random"), Contender("sharp"))
    assert [entry.bot for entry in ladder.ranked] == ["sharp", "random"]
    (pair,) = ladder.pairs
    assert (pair.first, pair.games) == ("sharp", 20)


def test_a_bot_that_fails_is_refused_and_the_others_go_on() -> None:
    season, watch = Season("refused", games=3), Heard()
    ladder = Ladder(season, {})
    bad = [own("Cheat"), own("Clumsy"), own("Gone"), Contender("nowhere/bot", is_program=True)]
    contenders = [*bad, own("Missing"), Contender("greedy")]
    assert fill_ladder(ladder, contenders, NEAR, seconds=FIVE_SECONDS, watch=watch) is None
    assert [entry.bot for entry in ladder.ranked] == ["greedy"]
    reasons = [entry.refused or "" for entry in ladder.refused]
    for reason, told in zip(
        reasons,
        ("breaks the rules", "KeyError", "exit code 3", "cannot be started", "cannot be loaded"),
        strict=True,
    ):
        assert reason.startswith("original, deal 1: ")
        assert told in reason
    assert [line.count("\n") for line in watch.troubles] == [0] * 5


def test_a_bot_that_is_late_is_refused() -> None:
    ladder = Ladder(Season("late", games=2), {})
    fill_ladder(ladder, [own("Sleepy")], NEAR, seconds=0.3)
    (entry,) = ladder.refused
    assert entry.refused is not None
    assert entry.refused.endswith("did not answer within 0.3 seconds.")


def test_a_stopped_season_goes_on_where_it_was(tmp_path: Path) -> None:
    season, path = Season("stopped", games=8), tmp_path / "ladder.json"
    bots = (Contender("greedy"), own("Nearest"))
    interrupt = Interrupt()

    class Impatient(Watch):
        def progress(self, done: int, total: int) -> None:
            interrupt.asked = done >= 2 and total == 8

    ladder = Ladder(season, {})
    ending = fill_ladder(
        ladder,
        bots[1:],
        NEAR,
        seconds=FIVE_SECONDS,
        keep=lambda: write_ladder(ladder, path),
        watch=Impatient(),
        interrupt=interrupt,
    )
    assert ending is not None
    assert ending.is_interrupt
    begun = begun_ladder(season, path, force=False)
    assert 0 < begun.entries["bots.own_bots:Nearest"].done < 8
    assert fill_ladder(begun, bots, NEAR, seconds=FIVE_SECONDS) is None
    whole = filled(season, *bots)
    assert {bot: columns(begun)[bot] for bot in begun.entries} == columns(whole)


def test_a_ladder_is_kept_and_takes_more_deals_and_bots(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    first = filled(Season("more", games=4), Contender("greedy"), own("Cheat"))
    write_ladder(first, path)
    assert columns(read_ladder(path)) == columns(first)
    grown = begun_ladder(Season("more", games=6), path, force=False)
    fill_ladder(grown, [Contender("greedy"), Contender("random")], NEAR, seconds=FIVE_SECONDS)
    assert [entry.done for entry in grown.ranked] == [6, 6]
    assert (
        columns(grown)["greedy"]
        == columns(filled(Season("more", games=6), Contender("greedy")))["greedy"]
    )
    for season in (Season("less", games=6), Season("more", games=2), Season("more", players=3)):
        with pytest.raises(GameError, match=r"is the ladder of season more: .*--force"):
            begun_ladder(season, path, force=False)
        assert not begun_ladder(season, path, force=True).entries


@pytest.mark.parametrize("content", ["", "{", "[]", '{"format": "ninetyeight/arena/1"}'])
def test_what_is_no_ladder_is_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "ladder.json"
    path.write_text(content)
    with pytest.raises(GameError, match=r"is no ladder: .*--force overwrites it"):
        begun_ladder(Season("odd"), path, force=False)


def test_other_weights_are_noticed(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    write_ladder(filled(Season("weights", games=2), Contender("sharp")), path)
    content = json.loads(path.read_text())
    content["entries"][0]["fingerprint"] = "other"
    path.write_text(json.dumps(content))
    begun = begun_ladder(Season("weights", games=2), path, force=False)
    with pytest.raises(GameError, match="--again sharp plays it anew"):
        fill_ladder(begun, [Contender("sharp")], NEAR, seconds=FIVE_SECONDS)


@pytest.mark.parametrize("name", ["", "a b", "../x", "x" * 41, "-x"])
def test_a_season_has_a_plain_name(name: str) -> None:
    with pytest.raises(GameError, match="is no name of a season"):
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
    assert "is refused since earlier: original, deal 1" in later.err
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
        (("--season", "a/b"), "is no name of a season"),
        (("--season", "x"), "has no bots yet: name some with --bot or --program"),
        (("--season", "x", "--bot", "nobody"), 'There is no bot "nobody"'),
        (("--season", "x", "--bot", "greedy", "--bot", "greedy"), "greedy stands there twice"),
        (("--season", "x", "--bot", "greedy", "--time", "0"), "0.0 seconds: it is more than 0"),
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
