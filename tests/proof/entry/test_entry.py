"""Nobody enters: every attempt is refused rightly, and nobody else notices."""

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
    """A player whose tables must be unchanged in the end."""
    with Person(door, "Ada") as ada:
        victim = Victim.of(ada)
        yield victim
        assert victim.is_untouched


def test_every_attempt_is_refused_with_the_right_status(victim: Victim, mallory: Person) -> None:
    entry = attempt_all(victim, mallory, GUESSES)
    assert entry.wrong == []
    assert {"401", "403", "404", "409", "413", "422"} <= set(entry.statuses)


def test_bytes_that_are_not_a_frame_close_the_socket_with_the_right_code(
    victim: Victim, mallory: Person
) -> None:
    assert break_frames(victim, mallory).wrong == []


def test_fuzzed_frames_get_clean_answers(victim: Victim, mallory: Person) -> None:
    seed = random.randrange(10**9)
    answers = fuzz(victim, mallory, FRAMES, seed)
    assert answers.wrong == [], seed
    assert answers.sent >= FRAMES
    assert {"problem unreadable", "refusal not-seated", "update"} <= set(answers.kinds), seed


def test_an_intruder_who_gets_in_is_detected(door: Server) -> None:
    with Person(door, "Ada") as ada:
        victim = Victim.of(ada)
        ada.act(victim.tables[0], "concede").raise_for_status()
        assert not victim.is_untouched
        assert attempt_all(victim, ada, 1).wrong, "the victim is no intruder"
