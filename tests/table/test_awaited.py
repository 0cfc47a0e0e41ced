"""Whom a table waits for, and what follows from absence."""

import random
from datetime import timedelta

import pytest

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.message import AwaitedVotes
from ninetyeight.rules import Bid, GameError, Pile, Sign
from ninetyeight.table import BotActor, Participant, decide, table_view, view_for_person
from ninetyeight.table.absences import awaited_votes, mindable_at
from table.anybody import any_settings, something
from table.tables import (
    ADA,
    BEN,
    CLEO,
    PEOPLE,
    STRANGER,
    Desk,
    bid_all,
    dealt,
    over,
    playing,
    seated,
)

MINUTE = timedelta(minutes=1)


def awaited(desk: Desk) -> tuple[int, ...]:
    return table_view(desk.table).awaited


def test_a_table_waits_for_the_bids_that_are_missing() -> None:
    desk = dealt(ADA, BEN, CLEO)
    assert awaited(desk) == (0, 1, 2)
    desk.ask(BEN, ask.MakeBid, bid=Bid.LIKE)
    assert awaited(desk) == (0, 2)


def test_a_table_waits_for_its_host_while_bids_are_tied() -> None:
    desk = dealt(ADA, BEN)
    bid_all(desk, Bid.LIKE)
    assert awaited(desk) == (0,)


def test_a_table_waits_for_the_seat_on_turn_even_if_a_bot_plays_it() -> None:
    desk = playing(ADA, BEN, clock={"kind": "turn", "seconds": 30, "at_limit": "bot-turn"})
    turn = desk.turn
    assert awaited(desk) == (turn,)
    assert [view_for_person(desk.table, who.id).is_on_turn for who in (ADA, BEN)] == [
        turn == 0,
        turn == 1,
    ]
    desk.wait(30)
    assert awaited(desk) == (turn,)
    assert view_for_person(desk.table, (ADA, BEN)[turn].id).is_on_turn
    assert view_for_person(desk.table, (ADA, BEN)[turn].id).plays == ()
    assert not view_for_person(desk.table, STRANGER.id, turn).is_on_turn


def test_after_a_game_a_table_waits_for_those_who_have_not_asked_for_another() -> None:
    desk = over(ADA, BEN, CLEO)
    assert awaited(desk) == (0, 1, 2)
    desk.ask(BEN, ask.Again)
    assert awaited(desk) == (0, 2)
    desk.ask(CLEO, ask.Leave)
    assert awaited(desk) == (0,)


def test_a_table_waits_for_nobody_before_its_first_game_or_when_closed() -> None:
    desk = seated(ADA, BEN)
    assert awaited(desk) == ()
    desk.ask(ADA, ask.Close)
    assert awaited(desk) == ()


def test_the_cards_of_this_turn_are_shown_in_order_without_those_taken_back() -> None:
    desk = playing(ADA, BEN, undo=True)

    def laid() -> list[tuple[int, Pile]]:
        game = table_view(desk.table).game
        assert game is not None
        return [(each.card, each.pile) for each in game.laid]

    assert laid() == []
    desk.play()
    (first,) = laid()
    desk.play()
    assert laid()[0] == first
    assert len(laid()) == 2
    desk.ask((ADA, BEN)[desk.turn], ask.TakeBack)
    assert laid() == [first]


def test_players_are_shown_which_signs_the_table_allows() -> None:
    def signs(desk: Desk, person_id: str = ADA.id) -> tuple[Sign, ...]:
        return view_for_person(desk.table, person_id).signs

    assert signs(seated(ADA, BEN)) == (Sign.LIKE, Sign.LEAVE)
    assert signs(seated(ADA, BEN, relaxed_signs=True)) == (Sign.LIKE, Sign.LEAVE, Sign.TURN)
    assert signs(seated(ADA, BEN, talk="none")) == ()
    assert signs(seated(ADA, players=1)) == ()
    assert signs(seated(ADA, BEN), STRANGER.id) == ()


def test_players_see_who_has_not_voted_and_how_long_the_absent_have() -> None:
    desk = playing(ADA, BEN, CLEO, grace_seconds=60)
    desk.ask(ADA, ask.Concede)
    asked, left = desk.now, desk.now + timedelta(seconds=20)
    assert awaited_votes(desk.table, {}) == (AwaitedVotes(about=None, here=(1, 2), until={}),)
    assert awaited_votes(desk.table, {CLEO.id: left}) == (
        AwaitedVotes(about=None, here=(1,), until={2: left + MINUTE}),
    )
    assert awaited_votes(desk.table, {CLEO.id: asked - MINUTE})[0].until == {2: asked + MINUTE}
    desk.ask(BEN, ask.Concede, agrees=False)
    assert awaited_votes(desk.table, {})[0].here == (2,)


def test_the_player_to_be_removed_has_no_vote() -> None:
    desk = playing(ADA, BEN, CLEO)
    desk.ask(ADA, ask.Remove, seat=2)
    assert awaited_votes(desk.table, {}) == (AwaitedVotes(about=2, here=(1,), until={}),)


def test_a_bot_may_stand_in_after_the_grace_period_or_at_once_for_somebody_who_left() -> None:
    desk = playing(ADA, BEN, CLEO, grace_seconds=60)
    absences = {BEN.id: desk.now, CLEO.id: desk.now}
    desk.ask(CLEO, ask.Leave)
    at_any_time = desk.table.opened_at
    assert mindable_at(desk.table, absences) == {1: desk.now + MINUTE, 2: at_any_time}
    assert mindable_at(desk.table, {}) == {2: at_any_time}, "she left, though she is connected"
    desk.ask(ADA, ask.MindSeat, seat=2)
    assert mindable_at(desk.table, absences) == {1: desk.now + MINUTE}
    assert mindable_at(desk.table, {}) == {}


def test_the_times_at_which_bots_may_stand_in_are_those_the_table_enforces() -> None:
    for clock in ({"kind": "none"}, {"kind": "days", "days": 1, "at_limit": "bot-turn"}):
        for desk in (playing(ADA, BEN, clock=clock), over(ADA, BEN, clock=clock)):
            desk.disconnect(BEN)
            at = mindable_at(desk.table, desk.absent).get(1)
            if at is None:
                desk.now += timedelta(days=40)
            else:
                desk.now = at - timedelta(microseconds=1)
            assert desk.code(ADA, ask.MindSeat, seat=1) == "still-time"
            if at is not None:
                desk.now = at
                desk.ask(ADA, ask.MindSeat, seat=1)


@pytest.mark.parametrize("seed", range(20))
def test_whatever_happens_a_bot_may_mind_exactly_the_seats_that_players_are_shown(
    seed: int,
) -> None:
    rng = random.Random(f"minding {seed}")
    desk = Desk(str(seed), **any_settings(rng).model_dump())
    for _ in range(60):
        something(desk, rng)
        rng.choice((desk.connect, desk.disconnect))(rng.choice(PEOPLE))
        shown = mindable_at(desk.table, desk.absent)
        for number in range(len(desk.table.seats)):
            others = (seat for other, seat in enumerate(desk.table.seats) if other != number)
            actor = next((seat.person for seat in others if seat.is_active), None)
            if actor is not None:
                is_open = number in shown and shown[number] <= desk.now
                assert accepts(desk, actor, number) == is_open


def accepts(desk: Desk, actor: Participant, seat: int) -> bool:
    """Whether the table would let this player have a bot mind a seat."""
    try:
        decide(desk.table, actor, desk.command(ask.MindSeat, seat=seat), desk.context)
    except GameError:
        return False
    return True


def test_nobody_can_be_replaced_before_the_first_game() -> None:
    desk = seated(ADA, BEN)
    assert mindable_at(desk.table, {BEN.id: desk.now - MINUTE}) == {}


def test_a_bot_on_its_own_seat_is_awaited_like_anybody() -> None:
    desk = seated(ADA, players=2)
    desk.ask(ADA, ask.SeatBot, seat=1, bot="greedy")
    desk.ask(ADA, ask.Start)
    assert awaited(desk) == (0, 1)
    desk.ask(BotActor(1), ask.MakeBid, bid=Bid.LIKE)
    assert awaited(desk) == (0,)
