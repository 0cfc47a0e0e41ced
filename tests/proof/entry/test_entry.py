"""Nobody enters: everything that is tried is refused rightly, and others notice nothing of it."""

import random
from collections.abc import Iterator

import pytest

from proof.entry.attempts import Victim, attempt_all
from proof.entry.prove import break_frames, fuzz
from server.people import Person
from server.servers import WIDE, Server, running_server

FRAMES = 2000
GUESSES = 20


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("door"), **WIDE) as server:
        yield server
        assert "Traceback" not in server.logged
        assert "socket failed" not in server.logged


@pytest.fixture
def mallory(door: Server) -> Iterator[Person]:
    with Person(door, "Mallory") as person:
        yield person


@pytest.fixture
def victim(door: Server) -> Iterator[Victim]:
    """Somebody whose tables are in the end as they were."""
    with Person(door, "Ada") as ada:
        victim = Victim.of(ada)
        yield victim
        assert victim.is_untouched


def test_every_attempt_is_refused_with_the_right_status(victim: Victim, mallory: Person) -> None:
    entry = attempt_all(victim, mallory, GUESSES)
    assert entry.wrong == []
    assert {"401", "403", "404", "409", "413", "422"} <= set(entry.statuses)


def test_what_is_no_frame_ends_its_socket_with_the_right_code(
    victim: Victim, mallory: Person
) -> None:
    assert break_frames(victim, mallory).wrong == []


def test_fuzzed_frames_are_answered_in_plain_words(victim: Victim, mallory: Person) -> None:
    seed = random.randrange(10**9)
    answers = fuzz(victim, mallory, FRAMES, seed)
    assert answers.wrong == [], seed
    assert answers.sent >= FRAMES
    assert {"problem unreadable", "refusal not-seated", "update"} <= set(answers.kinds), seed


def test_an_intruder_who_gets_in_is_noticed(door: Server) -> None:
    with Person(door, "Ada") as ada:
        victim = Victim.of(ada)
        ada.act(victim.tables[0], "concede").raise_for_status()
        assert not victim.is_untouched
        assert attempt_all(victim, ada, 1).wrong, "the victim is no intruder"
