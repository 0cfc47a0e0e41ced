"""The frames of a record agree with the rules and the table."""

import pytest

from ninetyeight.rules import (
    Chat,
    Phrase,
    Pile,
    Play,
    Record,
    Sign,
    Signal,
    Talk,
    read_record,
    replay,
)
from ninetyeight.table.frames import frames_of
from server.test_games import played

EDITIONS = ["original", "expert", "fire", "strict-fire", "extreme", "extreme+fire", "short"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_every_frame_is_the_state_of_the_rules(edition: str, seed: str) -> None:
    record = read_record(played(edition, seed=seed))
    states = list(replay(record).states)
    shown = frames_of(record)
    assert len(shown.frames) == len(states)
    for frame, state in zip(shown.frames, states, strict=True):
        assert frame.hands == state.hands
        assert tuple(pile.cards for pile in frame.piles) == state.piles
        assert tuple(pile.top for pile in frame.piles) == state.turn.tops
        assert (frame.deck_size, frame.left, frame.seat) == (
            len(state.deck),
            state.left,
            state.seat,
        )
        assert (frame.owed is None) == (state.outcome is not None)
    assert shown.result is not None
    assert shown.result.left == states[-1].left


def test_turns_are_counted_from_one() -> None:
    shown = frames_of(read_record(played()))
    turns = [frame.turn for frame in shown.frames]
    assert turns[0] == 1
    assert turns == sorted(turns)
    began = [event for f in shown.frames for event in f.events if event.kind == "turn-began"]
    assert turns[-1] == 1 + len(began)


def test_signs_stand_until_a_card_lies_on_their_pile() -> None:
    """8.5."""
    record = read_record(played())
    first = record.actions[0]
    assert isinstance(first, Play)
    card, pile = first.card, first.pile
    other = next(each for each in Pile if each is not pile)
    said = (
        Talk(0, Signal(1, pile, Sign.LIKE)),
        Talk(0, Signal(1, other, Sign.LEAVE)),
        Talk(0, Phrase(0, "hello")),
        Talk(0, Chat(1, "hi")),
    )
    shown = frames_of(_with_talk(record, said))
    assert shown.frames[0].signs == ({}, {pile: Sign.LIKE, other: Sign.LEAVE})
    assert [event.kind for event in shown.frames[0].events] == [
        "signalled",
        "signalled",
        "phrase-said",
        "chat-said",
    ]
    assert shown.frames[1].signs == ({}, {other: Sign.LEAVE})
    assert card in shown.frames[1].piles[pile].cards
    assert shown.frames[-1].signs == ({}, {})


def test_a_record_without_names_has_nameless_seats() -> None:
    record = read_record(played())
    shown = frames_of(Record(record.ruleset, record.deck))
    assert [(seat.name, seat.bot) for seat in shown.seats] == [(None, None), (None, None)]
    assert len(shown.frames) == 1


def _with_talk(record: Record, talk: tuple[Talk, ...]) -> Record:
    return Record(record.ruleset, record.deck, record.starter, record.actions, talk=talk)
