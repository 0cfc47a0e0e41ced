"""Laws that hold in every game of every edition, with one to five players."""

import dataclasses
import random
from collections.abc import Iterable

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from ninetyeight.rules import (
    CardsDrawn,
    Play,
    Record,
    Refused,
    State,
    apply,
    breaks_turn,
    can_finish,
    legal_actions,
    read_record,
    redact,
    replay,
    view_for,
    write_record,
)
from rules.games import every_action, records

law = settings(max_examples=150, deadline=None)


def seats_and_spectator(state: State) -> Iterable[int | None]:
    return (*range(state.ruleset.players), None)


@law
@given(records())
def test_cards_are_conserved(record: Record) -> None:
    """1.2: every card is always in exactly one place."""
    note(write_record(record))
    for state in replay(record).states:
        places = (*state.piles, *state.hands, state.deck)
        assert sorted(card for place in places for card in place) == list(record.ruleset.pack.cards)
        assert state.left == len(record.deck) - sum(map(len, state.piles))


@law
@given(records())
def test_a_live_game_has_an_action_and_says_when_every_one_loses(record: Record) -> None:
    """3.3: the player on turn can act, and learns which duty loses if every play does."""
    note(write_record(record))
    for state in replay(record).states:
        view = view_for(state, state.seat)
        assert set(view.losing_plays) <= set(view.legal_actions)
        if state.outcome is None:
            assert view.legal_actions
            every_play_loses = set(view.legal_actions) == set(view.losing_plays)
            assert (view.doomed_by is not None) is every_play_loses
            assert can_finish(state.turn, state.hand) is not every_play_loses
        else:
            assert view.legal_actions == ()
            assert view.doomed_by is None


@law
@given(records())
def test_a_play_that_breaks_the_turn_loses_at_once_or_later_and_no_other_play_does(
    record: Record,
) -> None:
    """3.3, 3.6: `losing_plays` predicts what `apply` does, with this card or a later one."""
    note(write_record(record))
    state = replay(record).state
    for play in legal_actions(state):
        if not isinstance(play, Play):
            continue
        after = apply(state, play).state
        is_lost = after.outcome is not None and not after.outcome.is_won
        if breaks_turn(state.turn, state.hand, play):
            assert after.seat == state.seat
            assert is_lost or view_for(after, after.seat).doomed_by is not None
        elif is_lost:
            assert not after.turn.plays, "only a player whose turn begins may have lost now"


@law
@given(records())
def test_a_game_lost_at_the_start_of_a_turn_is_lost_by_a_duty_on_the_table(
    record: Record,
) -> None:
    """3.3, 3.5: a turn begins without a "3!" and without a skull on top."""
    note(write_record(record))
    state = replay(record).state
    if state.outcome is not None and not state.turn.plays:
        assert state.outcome.code in {"all-played", "minimum", "fire"}


@law
@given(records())
def test_a_replay_reproduces_every_state(record: Record) -> None:
    note(write_record(record))
    again = read_record(write_record(record))
    assert again == record
    assert list(replay(again).states) == list(replay(record).states)
    assert replay(again).refused is None


@law
@given(records(), st.randoms(use_true_random=False))
def test_a_view_does_not_change_with_what_is_hidden(record: Record, rng: random.Random) -> None:
    """9.3: redealing the hidden cards makes no visible difference."""
    note(write_record(record))
    for state in replay(record).states:
        if state.outcome is not None:
            continue
        for seat in seats_and_spectator(state):
            view = view_for(state, seat)
            other = view_for(_shuffled(state, seat, rng), seat)
            assert other == view
            assert repr(other) == repr(view)
            assert other.legal_actions == view.legal_actions
            assert other.losing_plays == view.losing_plays
            assert other.doomed_by == view.doomed_by


@law
@given(records(), st.randoms(use_true_random=False))
def test_events_tell_a_seat_nothing_of_what_is_hidden(record: Record, rng: random.Random) -> None:
    """9.3: the same action in another deal gives the same redacted events, until the end."""
    note(write_record(record))
    states = list(replay(record).states)
    for state, action in zip(states, record.actions, strict=False):
        for seat in seats_and_spectator(state):
            if seat == state.seat:
                continue
            other = _shuffled(state, seat, rng, keep=state.seat)
            ours, theirs = apply(state, action), apply(other, action)
            if ours.state.outcome is None and theirs.state.outcome is None:
                assert [redact(event, seat) for event in ours.events] == [
                    redact(event, seat) for event in theirs.events
                ]


@law
@given(records())
def test_an_action_is_legal_or_refused_and_a_refusal_changes_nothing(record: Record) -> None:
    """3.6."""
    note(write_record(record))
    state = replay(record).state
    before, legal = repr(state), set(legal_actions(state))
    for action in every_action(state):
        if action in legal:
            apply(state, action)
        else:
            with pytest.raises(Refused) as refused:
                apply(state, action)
            assert "\n" not in refused.value.message
        assert repr(state) == before


@law
@given(records())
def test_redacted_events_rebuild_the_view_of_a_seat(record: Record) -> None:
    """9.1, 9.2: all redacted events together hold exactly what a view shows."""
    note(write_record(record))
    game = replay(record)
    for seat in seats_and_spectator(game.start):
        view = view_for(game.start, seat)
        for step in game.steps:
            for event in step.events:
                view = view.after(redact(event, seat))
            assert view == view_for(step.state, seat)


@law
@given(records())
def test_only_the_player_who_draws_sees_the_cards(record: Record) -> None:
    """9.3."""
    note(write_record(record))
    for step in replay(record).steps:
        for event in step.events:
            for seat in seats_and_spectator(step.state):
                seen = redact(event, seat)
                if isinstance(event, CardsDrawn) and event.seat != seat:
                    assert seen == CardsDrawn(event.seat, event.count, None)
                else:
                    assert seen == event


def _shuffled(
    state: State, seat: int | None, rng: random.Random, *, keep: int | None = None
) -> State:
    """Redeal what this seat cannot see, except the hand to `keep`."""
    known = {seat, keep}
    hidden = [card for other, hand in enumerate(state.hands) if other not in known for card in hand]
    hidden += state.deck
    rng.shuffle(hidden)
    hands = []
    for other, hand in enumerate(state.hands):
        if other in known:
            hands.append(hand)
        else:
            hands.append(tuple(sorted(hidden[: len(hand)])))
            del hidden[: len(hand)]
    return dataclasses.replace(state, hands=tuple(hands), deck=tuple(hidden))
