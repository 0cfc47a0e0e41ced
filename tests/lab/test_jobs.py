"""Jobs: which are refused, which are the same, and how they are stored."""

from typing import Any

import pytest

from lab.labs import small_job
from ninetyeight.bots.agreements import SignLevel, Starter
from ninetyeight.lab.simulate.job import Job, job_from_dict
from ninetyeight.rules import STANDARD_LAYOUT, GameError, drawn_layout, seeded


@pytest.mark.parametrize(
    ("changes", "word"),
    [
        ({"bots": ("nobody",)}, "nobody"),
        ({"bots": ()}, "0 bots"),
        ({"bots": ("greedy", "random")}, "2 bots for 3 seats"),
        ({"bots": ("greedy@5",)}, "greedy@5"),
        ({"edition": "exxtreme"}, "exxtreme"),
        ({"players": 6}, "players must be 1 to 5, not 6"),
        ({"players": 0}, "players must be 1 to 5, not 0"),
        ({"games": 0}, "0 games"),
        ({"games": -3}, "-3 games"),
        ({"games": 10**12}, "games"),
        ({"starter": "last"}, "last"),
        ({"talk": "loud"}, "loud"),
        ({"seed": "\ud800"}, "seed"),
        ({"layout": STANDARD_LAYOUT}, "layout"),
    ],
)
def test_an_impossible_job_is_refused_with_the_reason(changes: dict[str, Any], word: str) -> None:
    with pytest.raises(GameError, match=word):
        small_job(**changes)


def test_a_stored_job_is_read_back_unchanged() -> None:
    layout = drawn_layout(seeded("x", "layout"))
    for job in (
        small_job(),
        small_job(bots=("greedy", "random", "planner"), seed="Grüße", talk=SignLevel.NONE),
        small_job(edition="expert+extreme", layout=layout, starter=Starter.FIRST),
    ):
        assert job_from_dict(job.as_dict()) == job


def test_different_names_for_the_same_thing_make_the_same_job() -> None:
    assert small_job(edition="Short+expert") == small_job(edition="expert+short")
    assert small_job(bots=("greedy",) * 3) == small_job(bots=("greedy",))
    standard = small_job(edition="extreme", layout=STANDARD_LAYOUT)
    assert standard == small_job(edition="extreme")


def test_a_job_knows_the_command_that_repeats_it() -> None:
    job = small_job(5, ("greedy",), seed="two words", talk=SignLevel.NONE)
    assert job.command == (
        "ninetyeight lab simulate --edition original --players 3 --bot greedy --games 5"
        " --seed 'two words' --talk none"
    )


@pytest.mark.parametrize(
    "content",
    [
        None,
        [],
        {},
        small_job().as_dict() | {"more": 1},
        small_job().as_dict() | {"edition": 5},
        small_job().as_dict() | {"bots": "greedy"},
        small_job().as_dict() | {"layout": 3},
        small_job().as_dict() | {"layout": {}},
        small_job().as_dict() | {"games": "many"},
        small_job().as_dict() | {"players": True},
        small_job().as_dict() | {"talk": None},
    ],
)
def test_an_invalid_job_is_refused(content: object) -> None:
    with pytest.raises(GameError):
        job_from_dict(content)


def test_a_job_with_more_games_is_the_same_but_for_games() -> None:
    assert small_job(5).is_same_but_for_games(small_job(50))
    assert not small_job(5).is_same_but_for_games(small_job(5, seed="2"))
    assert not small_job(5).is_same_but_for_games(Job("original", 2, ("greedy",), 5))
