"""Why a hint is good advice: every reason is true of its position, and tells nothing hidden."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ninetyeight.bots.hint_reason import CLOSE, hint_reason
from ninetyeight.protocol.message import HintReason
from ninetyeight.protocol.message import HintReasonCode as Code
from ninetyeight.rules import (
    END_TURN,
    PILES,
    STANDARD_LAYOUT,
    TRICK,
    Action,
    Pile,
    Play,
    Record,
    Ruleset,
    Sign,
    Signal,
    Signals,
    State,
    View,
    apply,
    legal_actions,
    replay,
    view_for,
)
from ninetyeight.words import LANGUAGES, Voice
from rules.games import records
from rules.tables import table


def positions(record: Record) -> Iterator[State]:
    """Yield the positions of a game in which somebody may play."""
    for state in replay(record).states:
        if state.outcome is None:
            yield state


def plays_of(view: View) -> list[Play]:
    return [action for action in view.legal_actions if isinstance(action, Play)]


def gap(view: View, play: Play) -> int:
    top = view.turn.tops[play.pile]
    return play.card - top if play.pile in (Pile.A, Pile.B) else top - play.card


def next_view(state: State, play: Play) -> View | None:
    """Return what the player sees after a play of theirs; None once their turn is over."""
    after = apply(state, play).state
    view = view_for(after, state.seat)
    return view if view.is_on_turn and after.turn.plays else None


def tricks(view: View | None) -> set[Play]:
    return set() if view is None else {play for play in plays_of(view) if gap(view, play) == -TRICK}


def is_true(state: State, signals: Signals, action: Action, reason: HintReason) -> bool:
    """Check a reason against the engine, not against the code that found it."""
    view = view_for(state, state.seat)
    plays = plays_of(view)
    if not isinstance(action, Play):
        return is_true_of_end(view, reason)
    others = [play for play in plays if play != action]
    after = next_view(state, action)
    closest = min(others, key=lambda play: gap(view, play)) if others else None
    match reason.code:
        case Code.ONLY_PLAY:
            return plays == [action]
        case Code.DOOMED:
            return set(view.losing_plays) == set(plays)
        case Code.ONLY_SAFE:
            return set(view.losing_plays) == set(others) and bool(others)
        case Code.COVERS:
            owed = view.obligations
            return reason.pile is action.pile and action.pile in {*owed.cover, owed.cover_next}
        case Code.TRICK:
            return gap(view, action) == -TRICK
        case Code.OPENS_TRICK:
            assert reason.card is not None
            return Play(reason.card, action.pile) in tricks(after) and reason.pile is action.pile
        case Code.KEEPS_TRICK:
            assert reason.card is not None
            assert reason.pile is not None
            assert closest is not None
            trick = Play(reason.card, reason.pile)
            lost = tricks(next_view(state, closest))
            return trick in tricks(view) and trick in tricks(after) and trick not in lost
        case Code.LIFTS_ORDER:
            assert closest is not None
            top = view.ruleset.orders[view.turn.tops[action.pile]]
            assert top not in view.turn.after(action).visible
            return top.value == reason.order and top in view.turn.after(closest).visible
        case Code.CLOSEST:
            return reason.count == gap(view, action) == min(gap(view, play) for play in plays)
        case Code.LEAVES_PILE:
            assert closest is not None
            assert reason.pile is not None
            shown = {s.seat for s in signals.standing if s.pile is reason.pile} - {view.seat}
            return closest.pile is reason.pile is not action.pile and bool(shown)
        case Code.LEADS_ON:
            assert after is not None
            assert reason.card is not None
            follower = Play(reason.card, action.pile)
            step = gap(after, follower)
            return follower in plays_of(after) and step == reason.count and 0 < step <= CLOSE
        case Code.KEEPS_MORE:
            assert closest is not None
            return reason.count == playable(state, action) > playable(state, closest)
        case Code.WEIGHED:
            return True
        case _:
            return False


def is_true_of_end(view: View, reason: HintReason) -> bool:
    steps = [gap(view, play) for play in plays_of(view)]
    match reason.code:
        case Code.NOTHING_FITS:
            return not steps
        case Code.SAVES_GAP:
            return reason.count == min(steps) > 0
        case Code.WEIGHED_END:
            return min(steps) == -TRICK
        case _:
            return False


def playable(state: State, play: Play) -> int:
    """Count the cards that would fit somewhere after a play, by trying each."""
    turn = state.turn.after(play)
    view = replace(
        view_for(state, state.seat),
        turn=turn,
        hand=tuple(card for card in state.hands[state.seat] if card != play.card),
    )
    return len({each.card for each in plays_of(view)})


def some_signals(ruleset: Ruleset, rng: random.Random) -> Signals:
    return Signals(
        frozenset(
            Signal(seat, pile, rng.choice([Sign.LIKE, Sign.LEAVE]))
            for seat in range(ruleset.players)
            for pile in PILES
            if rng.random() < 0.4
        )
    )


@given(records(), st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_a_reason_is_true_of_its_position_and_needs_nothing_hidden(
    record: Record, rng: random.Random
) -> None:
    for state in positions(record):
        view = view_for(state, state.seat)
        signals = some_signals(record.ruleset, rng)
        for action in rng.sample(legal_actions(state), min(3, len(legal_actions(state)))):
            reason = hint_reason(view, signals, action)
            assert is_true(state, signals, action, reason), (record, view, action, reason)
            assert reason.card is None or reason.card in view.hand
            assert (
                hint_reason(view_for(dealt_anew(state, rng), state.seat), signals, action) == reason
            )


def dealt_anew(state: State, rng: random.Random) -> State:
    """Shuffle everything that the player on turn cannot see."""
    mine = state.seat
    hidden = [
        *state.deck,
        *(c for seat, hand in enumerate(state.hands) if seat != mine for c in hand),
    ]
    rng.shuffle(hidden)
    hands = [
        hand if seat == mine else tuple(sorted(hidden.pop() for _ in hand))
        for seat, hand in enumerate(state.hands)
    ]
    return replace(state, hands=tuple(hands), deck=tuple(hidden))


def reason_at(state: State, play: str | None, signals: Signals = Signals()) -> HintReason:  # noqa: B008
    action = END_TURN if play is None else Play(int(play[:-1]), Pile[play[-1]])
    reason = hint_reason(view_for(state, state.seat), signals, action)
    assert is_true(state, signals, action, reason)
    return reason


@pytest.mark.parametrize(
    ("hand", "tops", "play", "reason"),
    [
        ("97 98 99", {"A": 95, "B": 96, "C": 30, "D": 31}, "97B", Code.CLOSEST),
        ("47 58 80", {"A": 57, "B": 70, "C": 30, "D": 31}, "47A", Code.TRICK),
        ("47 57 80", {"A": 50, "B": 70, "C": 30, "D": 31}, "57A", Code.OPENS_TRICK),
        ("47 58 75", {"A": 57, "B": 70, "C": 30, "D": 31}, "75B", Code.KEEPS_TRICK),
    ],
)
def test_the_plain_cases(hand: str, tops: dict[str, int], play: str, reason: Code) -> None:
    assert reason_at(table(hand, tops=tops), play).code is reason


def test_the_one_legal_play_needs_no_other_reason() -> None:
    state = table("96", tops={"A": 95, "B": 97, "C": 4, "D": 5}, deck="")
    assert reason_at(state, "96A").code is Code.ONLY_PLAY


def test_it_keeps_the_47_for_a_trick() -> None:
    state = table("47 58 75", tops={"A": 57, "B": 70, "C": 30, "D": 31})
    reason = reason_at(state, "75B")
    assert (reason.card, reason.pile) == (47, Pile.A)
    assert reason.worded(Voice("en")) == "It keeps your 47 for a trick on pile A."


def test_an_end_with_nothing_left_says_so() -> None:
    state = table("30 60 61", tops={"A": 59, "B": 98, "C": 4, "D": 5})
    for card in (60, 61):
        state = apply(state, Play(card, Pile.A)).state
    assert reason_at(state, None).code is Code.NOTHING_FITS


def test_an_end_that_saves_a_gap_counts_it() -> None:
    state = table("60 61 75", tops={"A": 59, "B": 98, "C": 4, "D": 5})
    for card in (60, 61):
        state = apply(state, Play(card, Pile.A)).state
    assert (reason_at(state, None).code, reason_at(state, None).count) == (Code.SAVES_GAP, 14)


def test_a_turn_bound_to_one_pile_compares_with_that_pile_only() -> None:
    orders = STANDARD_LAYOUT.as_dict()
    first = min(orders["one-pile"])
    hand = f"{first} {first + 5} {first + 8} 89"
    state = table(hand, "2 3", tops={"C": 90, "D": 91}, edition="extreme")
    state = apply(state, Play(first, Pile.A)).state
    view = view_for(state, 0)
    assert {play.pile for play in plays_of(view)} == {Pile.A}
    assert reason_at(state, f"{first + 5}A").code is Code.CLOSEST


def test_a_pile_that_a_partner_asks_for_is_left() -> None:
    state = table("52 60 98", "2 3", tops={"A": 50, "B": 51, "C": 5, "D": 4})
    signals = Signals(frozenset({Signal(1, Pile.B, Sign.LEAVE)}))
    assert reason_at(state, "60A", signals).code in {Code.LEAVES_PILE, Code.LEADS_ON}
    state = table("54 90", "2 3", tops={"A": 50, "B": 51, "C": 5, "D": 4})
    reason = reason_at(state, "54A", signals)
    assert (reason.code, reason.pile) == (Code.LEAVES_PILE, Pile.B)


def test_a_fire_and_a_skull_are_covered() -> None:
    fire = table("34 50", tops={"A": 33, "D": 60}, edition="fire", burning="A")
    assert reason_at(fire, "34A").code is Code.COVERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    for code in Code:
        reason = HintReason(code=code, card=47, pile=Pile.B, count=3, order="silence")
        assert reason.worded(Voice(language)).endswith("."), code
