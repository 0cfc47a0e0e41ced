"""Clause 9: what a player sees, and what nobody sees before the game is over."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from ninetyeight.rules import (
    END_TURN,
    CardPlayed,
    CardsDrawn,
    GameEnded,
    InvalidSeat,
    Outcome,
    Pile,
    Play,
    Revealed,
    State,
    TurnBegan,
    TurnEnd,
    TurnEnded,
    View,
    breaks_turn,
    legal_actions,
    redact,
    ruleset_of,
    view_for,
)
from rules.tables import after, played, random_steps, table

EDITIONS = ("original", "expert+short", "fire", "strict-fire", "extreme", "extreme+fire")


def seats(state: State) -> tuple[int | None, ...]:
    return (*range(state.ruleset.players), None)


def reshuffled(state: State, seat: int | None, rng: random.Random) -> State:
    """Redeal what this seat cannot see: the other hands and the deck."""
    hidden = [hand for at, hand in enumerate(state.hands) if at != seat]
    cards = [card for group in (*hidden, state.deck) for card in group]
    rng.shuffle(cards)
    deal = iter(cards)
    hands = tuple(
        hand if at == seat else tuple(sorted(_take(deal, len(hand))))
        for at, hand in enumerate(state.hands)
    )
    return replace(state, hands=hands, deck=tuple(deal))


def _take(cards: Iterator[int], count: int) -> list[int]:
    return [next(cards) for _ in range(count)]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_nothing_hidden_changes_what_is_seen(edition: str, players: int) -> None:
    """9.3: shuffling other hands and the deck changes nothing that the view computes."""
    seed = f"hidden/{edition}/{players}"
    rng = random.Random(seed)
    for state, _, _ in random_steps(ruleset_of(edition, players), rng):
        for seat in seats(state):
            view, other = view_for(state, seat), view_for(reshuffled(state, seat, rng), seat)
            assert view == other, seed
            assert view.legal_actions == other.legal_actions, seed
            assert view.losing_plays == other.losing_plays, seed
            assert view.fitting_piles == other.fitting_piles, seed


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_the_events_keep_each_view_up_to_date(edition: str, players: int) -> None:
    """9.1: applying the redacted events to an old view gives the new one."""
    seed = f"follow/{edition}/{players}"
    for state, _, step in random_steps(ruleset_of(edition, players), random.Random(seed)):
        for seat in seats(state):
            view = view_for(state, seat)
            for event in step.events:
                view = view.after(redact(event, seat))
            assert view == view_for(step.state, seat), f"{seed}, seat {seat}: {step.events}"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_player_on_turn_sees_what_is_legal_and_what_loses(edition: str) -> None:
    """9.1, 3.6: what the engine accepts, and what breaks the turn."""
    for state, _, _ in random_steps(ruleset_of(edition, 3), random.Random(edition)):
        view = view_for(state, state.seat)
        assert view.legal_actions == legal_actions(state)
        plays = [action for action in legal_actions(state) if isinstance(action, Play)]
        losing = tuple(p for p in plays if breaks_turn(state.turn, state.hand, p))
        assert view.losing_plays == losing


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_fitting_piles_of_the_next_player_stay_when_the_turn_passes(edition: str) -> None:
    """2.2, 2.3: off turn they are those of the coming turn; on turn, of the legal plays."""
    for state, action, step in random_steps(ruleset_of(edition, 3), random.Random(edition)):
        after = step.state
        if after.outcome is None:
            plays = (each for each in legal_actions(after) if isinstance(each, Play))
            assert set(view_for(after, after.seat).fitting_piles) == {each.pile for each in plays}
        if action == END_TURN and after.seat != state.seat and after.outcome is None:
            before = view_for(state, after.seat)
            assert before.fitting_piles == view_for(after, after.seat).fitting_piles, edition


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_view_tells_which_plays_end_the_turn(edition: str) -> None:
    """2.4: an empty hand, a Stop, or the third card of a turn with a "3!"."""
    for state, action, step in random_steps(ruleset_of(edition, 2), random.Random(edition)):
        if isinstance(action, Play):
            ends = any(isinstance(event, TurnEnded) for event in step.events)
            if ends or step.state.outcome is None:
                assert view_for(state, state.seat).ends_turn_by(action) == ends, (edition, action)


def test_a_seat_sees_its_own_hand_and_the_numbers_of_the_others() -> None:
    """9.1: its own hand; the piles; the number of cards in every hand and in the deck."""
    tops = {"A": (3, 9), "D": (90, 70)}
    state = after(table("20 30 40", "50 51", "60", tops=tops, deck="5 6 7"), "20A")
    for seat, hand in enumerate(((30, 40), (50, 51), (60,))):
        assert view_for(state, seat) == View(
            seat=seat,
            hand=hand,
            hand_sizes=(2, 2, 1),
            deck_size=3,
            piles=((3, 9, 20), (), (), (90, 70)),
            turn=state.turn,
            outcome=None,
            revealed=None,
        )


def test_a_spectator_sees_the_same_without_any_hand() -> None:
    """9.2: and may do nothing."""
    state = table("20 30 40", "50 51")
    view = view_for(state, None)
    assert view == replace(view_for(state, 0), seat=None, hand=())
    assert (view.hand_sizes, view.legal_actions, view.losing_plays) == ((3, 2), (), ())
    assert not view.is_on_turn


def test_a_view_knows_the_rules_and_what_is_owed() -> None:
    """9.1: the edition, the layout of the orders, what is owed."""
    state = after(table("10 20 30", "50 51", edition="extreme"), "10A")
    for seat in (0, 1, None):
        view = view_for(state, seat)
        assert view.ruleset == state.ruleset
        assert view.ruleset.layout is not None
        assert view.obligations == state.obligations
        assert (view.obligations.cards, view.obligations.cover) == (1, (Pile.A,))


def test_only_the_seat_on_turn_has_something_to_do() -> None:
    """9.1: whose turn it is, what is legal."""
    state = table("50 51", "20 30", tops={"A": 25, "C": 26, "D": 10}, seat=1)
    assert view_for(state, 1).is_on_turn
    assert not view_for(state, 0).is_on_turn
    assert view_for(state, 0).legal_actions == ()
    assert view_for(state, 1).legal_actions == (
        Play(20, Pile.B),
        Play(20, Pile.C),
        Play(20, Pile.D),
        Play(30, Pile.A),
        Play(30, Pile.B),
    )


def test_ending_the_turn_is_listed_once_nothing_is_owed() -> None:
    """2.4, 9.1: last of all actions."""
    state = after(table("20 30 98", "50", tops={"C": 10, "D": 9}), "20A 30A")
    assert view_for(state, 0).legal_actions == (Play(98, Pile.A), Play(98, Pile.B), END_TURN)


def test_the_plays_that_lose_are_known_to_the_player_on_turn_only() -> None:
    """3.6, 9.1: 97 on A leaves no second card; ending the turn is never among them."""
    state = table("58 59 97", "40 50", tops={"A": 57, "B": 99, "C": 2, "D": 3})
    assert view_for(state, 0).losing_plays == (Play(97, Pile.A),)
    assert view_for(state, 1).losing_plays == ()
    state = after(state, "58A 59A")
    assert view_for(state, 0).losing_plays == ()


def test_a_play_after_which_the_next_player_is_stuck_is_not_shown_as_losing() -> None:
    """9.3: whether the next player can go on is hidden."""
    state = table("95 96 97", "40 50", tops={"A": 90, "B": 91, "C": 3, "D": 2})
    assert view_for(after(state, "95A"), 0).losing_plays == ()
    assert after(state, "95A 96A .").outcome is not None


def test_everything_is_revealed_after_the_game() -> None:
    """9.3: even to a spectator."""
    state = table("58 59 97", "40 50", tops={"A": 57, "B": 99, "C": 2, "D": 3}, deck="8 7")
    for seat in (0, 1, None):
        assert view_for(state, seat).revealed is None
    lost = after(state, "97A")
    for seat in (0, 1, None):
        view = view_for(lost, seat)
        assert view.revealed == Revealed(((58, 59), (40, 50)), (8, 7))
        assert view.outcome == lost.outcome
        assert (view.is_on_turn, view.legal_actions, view.losing_plays) == (False, (), ())


def test_a_won_game_is_revealed_too() -> None:
    """9.3: there is nothing left to hide."""
    won = after(table("20", "", deck=""), "20A")
    assert view_for(won, 1).revealed == Revealed(((), ()), ())


@pytest.mark.parametrize("seat", [-1, 2, 5])
def test_there_are_only_the_seats_of_the_table(seat: int) -> None:
    """9: a seat that does not exist has no view."""
    with pytest.raises(InvalidSeat) as error:
        view_for(table("20 30", "50"), seat)
    assert error.value.code == "seat"
    assert error.value.message == f"There is no seat {seat}: the seats are 0 to 1."


def test_a_view_follows_a_card() -> None:
    """9.1: the pile, the number of cards, the hand and the turn."""
    state = table("20 30 40", "50 51", tops={"B": 5})
    played_card = CardPlayed(0, 20, Pile.B, on=5)
    own, other = (view_for(state, seat).after(played_card) for seat in (0, 1))
    assert (own.hand, own.hand_sizes, own.piles) == ((30, 40), (2, 2), ((), (5, 20), (), ()))
    assert own.turn == state.turn.after(Play(20, Pile.B))
    assert (other.hand, other.hand_sizes, other.turn) == ((50, 51), (2, 2), own.turn)


def test_a_view_follows_a_draw() -> None:
    """9.1, 9.3: the drawer gets the cards, the others their number."""
    state = table("20 30 40", "50 51", deck="35 25 99")
    drawn = CardsDrawn(0, 2, (35, 25))
    own = view_for(state, 0).after(drawn)
    assert (own.hand, own.hand_sizes, own.deck_size) == ((20, 25, 30, 35, 40), (5, 2), 1)
    for seat in (1, None):
        other = view_for(state, seat).after(redact(drawn, seat))
        assert other.hand == view_for(state, seat).hand
        assert (other.hand_sizes, other.deck_size) == ((5, 2), 1)


def test_a_view_follows_the_turns() -> None:
    """9.1, 3.1: the next turn begins with the tops, and owes one once the deck is empty."""
    state = after(table("20 30 40", "50 51", deck="5"), "20A 30A")
    view = view_for(state, 1)
    assert view.after(TurnEnded(0, TurnEnd.CHOICE)) is view
    begun = view.after(TurnBegan(1))
    assert (begun.turn.seat, begun.turn.tops) == (1, (30, 1, 100, 100))
    assert (begun.turn.plays, begun.turn.minimum, begun.is_on_turn) == ((), 2, True)
    drawn = view.after(CardsDrawn(0, 1, None)).after(TurnBegan(1))
    assert drawn.turn.minimum == 1


def test_a_view_follows_a_fire_from_turn_to_turn() -> None:
    """9.1, 4.5: what the next card must cover is seen by all."""
    state = table("20 22 30", "50 51", edition="strict-fire")
    view = view_for(state, 1)
    for event in played(state, "20A").events + played(state, "20A 22A").events:
        view = view.after(event)
    assert view.after(TurnBegan(1)).obligations.cover_next is Pile.A


def test_a_view_follows_the_end() -> None:
    """9.3: then everything is revealed."""
    state = table("20 30", "50")
    ended = GameEnded(Outcome(None, 0), ((20, 30), (50,)), (7,))
    view = view_for(state, 1).after(ended)
    assert view.outcome == Outcome(None, 0)
    assert view.revealed == Revealed(((20, 30), (50,)), (7,))


def test_cards_that_another_seat_drew_never_enter_the_hand() -> None:
    """9.3: even if somebody forgot to redact the event."""
    view = view_for(table("10 20", "30 40"), 0)
    after = view.after(CardsDrawn(1, 2, (50, 60)))
    assert after.hand == (10, 20)
    assert after.hand_sizes == (2, 4)


def test_a_step_shows_its_events_as_a_seat_may_see_them() -> None:
    """9.1, 9.3: all events of an action are redacted in one place."""
    step = played(table("10 20 30", "31 41", deck="50 60 70"), "10A 20A .")
    assert step.events_for(0) == step.events
    assert CardsDrawn(0, 3, (50, 60, 70)) in step.events
    for other in (1, None):
        assert CardsDrawn(0, 3, None) in step.events_for(other)
        assert step.events_for(other) == tuple(redact(event, other) for event in step.events)
