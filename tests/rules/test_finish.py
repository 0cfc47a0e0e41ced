"""The search of 3.3: whether the player on turn can still finish the turn."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from ninetyeight.rules import (
    PILES,
    STANDARD_LAYOUT,
    Duty,
    Fire,
    Order,
    Pack,
    Pile,
    Play,
    Ruleset,
    State,
    Turn,
    apply,
    breaks_turn,
    can_finish,
    can_go_on,
    doomed_by,
    drawn_layout,
    legal_actions,
)
from rules.tables import after, orders, small, table

BURNING = {22, 33, 44, 55, 66, 77}
POSITIONS = 450


class Plain:
    """The clauses of a turn implemented a second time, as plainly as possible."""

    def __init__(
        self, turn: Turn, waived: Duty | None = None, ordinary: tuple[int, ...] = ()
    ) -> None:
        self.orders = {
            card: order
            for card, order in turn.ruleset.orders.items()
            if card not in ordinary or order not in (Order.SKULL, Order.THREE)
        }
        self.strict = turn.ruleset.fire is Fire.NEXT_CARD or turn.ruleset.players == 1
        self.fires = BURNING if turn.ruleset.fire is not Fire.OFF else set()
        self.minimum = 0 if waived is Duty.MINIMUM else turn.minimum
        self.due = set() if waived is Duty.FIRE else set(turn.due)
        self.waived = waived
        self.finishes = cache(self._finishes)

    def answer(self, turn: Turn, hand: tuple[int, ...]) -> bool:
        cards = tuple(play.card for play in turn.plays)
        return self.finishes(
            turn.tops, hand, frozenset(cards), cards[-1:], turn.bound, self.hot(turn)
        )

    def hot(self, turn: Turn) -> int | None:
        return None if self.waived is Duty.FIRE else turn.cover_next

    def _finishes(
        self,
        tops: tuple[int, ...],
        hand: tuple[int, ...],
        cards: frozenset[int],
        last: tuple[int, ...],
        bound: int | None,
        hot: int | None,
    ) -> bool:
        stopped = any(self.orders.get(card) is Order.STOP for card in last)
        three = any(self.orders.get(card) is Order.THREE for card in cards)
        if three and self.waived is not Duty.THREE:
            enough = len(cards) == 3
        else:
            enough = stopped or len(cards) >= self.minimum
        skulls = self.waived is not Duty.SKULL and any(self.has(top, Order.SKULL) for top in tops)
        if enough and not skulls and not self.due & set(tops):
            return True
        if stopped or (three and len(cards) >= 3):
            return False
        for card in hand:
            for pile in range(4):
                if self.accepts(card, pile, tops, bound, hot):
                    on = (*tops[:pile], card, *tops[pile + 1 :])
                    rest = tuple(other for other in hand if other != card)
                    fire = pile if self.strict and card in self.fires else None
                    fire = None if self.waived is Duty.FIRE else fire
                    ties = self.ties(tops, on, pile, bound)
                    if self.finishes(on, rest, cards | {card}, (card,), ties, fire):
                        return True
        return False

    def accepts(
        self, card: int, pile: int, tops: tuple[int, ...], bound: int | None, hot: int | None
    ) -> bool:
        if (hot is not None and pile != hot) or (bound is not None and pile != bound):
            return False
        on = tops[pile]
        if (card > on) if pile in (0, 1) else (card < on):
            return True
        back = on - 10 if pile in (0, 1) else on + 10
        return card == back and not any(self.has(top, Order.NO_BACKWARDS) for top in tops)

    def ties(
        self, before: tuple[int, ...], now: tuple[int, ...], pile: int, bound: int | None
    ) -> int | None:
        if any(self.has(top, Order.ONE_PILE) for top in (*before, *now)) and bound is None:
            bound = pile
        return bound if any(self.has(top, Order.ONE_PILE) for top in now) else None

    def has(self, card: int, order: Order) -> bool:
        return self.orders.get(card) is order


def positions(rng: random.Random) -> Iterator[tuple[Turn, tuple[int, ...]]]:
    """Begin a turn anywhere and make random plays until it ends."""
    ruleset = _ruleset(rng)
    cards = list(ruleset.pack.cards)
    rng.shuffle(cards)
    hand = tuple(sorted(cards.pop() for _ in range(rng.randint(1, 5))))
    quiet = [card for card in cards if ruleset.orders.get(card) is not Order.SKULL]
    strict = ruleset.fire is Fire.NEXT_CARD or ruleset.players == 1
    if strict:
        quiet = [card for card in quiet if not ruleset.burns(card)]
    ranked = sorted(quiet[:8])
    tops = [*rng.sample(ranked[4:], 2), *rng.sample(ranked[:4], 2)]
    hot = None
    fires = [card for card in cards if ruleset.burns(card)]
    if strict and fires and rng.random() < 0.5:
        hot = rng.choice(PILES)
        tops[hot] = rng.choice(fires)
    empty = rng.random() < 0.5
    turn = Turn.begin(ruleset, 0, tops=tuple(tops), deck_is_empty=empty, cover_next=hot)
    while True:
        yield turn, hand
        rules, fire = Plain(turn), turn.cover_next
        plays = [
            Play(card, pile)
            for card in hand
            for pile in PILES
            if rules.accepts(card, pile, turn.tops, turn.bound, fire)
        ]
        if not plays or turn.is_over(hand):
            return
        play = rng.choice(plays)
        turn, hand = turn.after(play), tuple(card for card in hand if card != play.card)


def _ruleset(rng: random.Random) -> Ruleset:
    players, fire = rng.randint(1, 5), rng.choice(list(Fire))
    minimum = rng.choice([2, 3])
    full = rng.choice([None, STANDARD_LAYOUT, drawn_layout(rng.randrange)])
    if rng.random() < 0.3:
        return Ruleset(players, 6, minimum, fire, full)
    pack = Pack(2, rng.choice([34, 44, 55]))
    numbers = list(pack.cards)
    rng.shuffle(numbers)
    layout = orders(
        **{
            order.value.replace("-", "_"): tuple(numbers.pop() for _ in range(rng.choice([1, 3])))
            for order in Order
        }
    )
    return Ruleset(players, 5, minimum, fire, layout, pack)


@pytest.mark.parametrize("seed", range(8))
def test_the_search_agrees_with_trying_every_card_on_every_pile(seed: int) -> None:
    """3.3: the answer covers every continuation, whatever the ruleset."""
    for number in range(POSITIONS):
        for turn, hand in positions(random.Random(f"{seed}/{number}")):
            assert can_finish(turn, hand) is Plain(turn).answer(turn, hand), (
                f"seed {seed}/{number}: {hand} on {turn}"
            )


@pytest.mark.parametrize("duty", Duty)
def test_the_search_agrees_when_a_duty_is_waived(duty: Duty) -> None:
    """3.5: leaving out one duty shows why a game was lost."""
    for number in range(POSITIONS):
        for turn, hand in positions(random.Random(f"{duty}/{number}")):
            assert can_finish(turn, hand, waived=duty) is Plain(turn, duty).answer(turn, hand), (
                f"seed {duty}/{number}: {hand} on {turn}"
            )


@pytest.mark.parametrize("waived", [None, *Duty])
def test_a_skull_or_three_in_the_hand_is_an_ordinary_card_for_3_3(
    waived: Duty | None,
) -> None:
    """3.3: an order binds once its card is played."""
    differ = 0
    for number in range(POSITIONS):
        for turn, hand in positions(random.Random(f"go on/{waived}/{number}")):
            goes_on = can_go_on(turn, hand, waived=waived)
            assert goes_on is Plain(turn, waived, ordinary=hand).answer(turn, hand), (
                f"seed go on/{waived}/{number}: {hand} on {turn}"
            )
            assert goes_on or not can_finish(turn, hand, waived=waived)
            differ += goes_on is not can_finish(turn, hand, waived=waived)
    assert differ, "the two questions never differed"


def test_a_play_loses_at_once_exactly_when_the_game_cannot_go_on() -> None:
    """3.3, 3.6: every other play is accepted; one that only breaks the turn later is warned of."""
    at_once = later = 0
    for number in range(POSITIONS):
        for turn, hand in positions(random.Random(f"breaks/{number}")):
            hands = (hand, *[(99,)] * (turn.ruleset.players - 1))
            state = State(((), (), (), ()), hands, (98,), turn, None)
            plays = [a for a in legal_actions(state) if isinstance(a, Play)]
            for play in plays if can_go_on(turn, hand) and not turn.is_over(hand) else ():
                rest = tuple(card for card in hand if card != play.card)
                breaks = not Plain(turn).answer(turn.after(play), rest)
                ends = not Plain(turn, ordinary=rest).answer(turn.after(play), rest)
                assert breaks_turn(turn, hand, play) is breaks, f"seed {number}: {play} on {turn}"
                events = [type(event).__name__ for event in apply(state, play).events]
                assert (events == ["CardPlayed", "GameEnded"]) is ends, f"seed {number}: {play}"
                at_once += ends
                later += breaks and not ends
    assert at_once > 100
    assert later, "no play lost by a later card"


def test_a_doomed_player_learns_which_duty_is_broken() -> None:
    """3.3, 5.3, 5.4: a way to play on is left, and every one of them breaks the same order."""
    tops = {"A": 69, "B": 98, "C": 3, "D": 2}
    assert doomed_by(*_on_turn("70 97", tops)) is Duty.THREE
    assert doomed_by(*_on_turn("91 80", tops)) is Duty.SKULL
    assert doomed_by(*_on_turn("70 80 97", tops)) is None
    assert doomed_by(*_on_turn("91 92", tops)) is None


def test_a_doomed_player_with_two_conflicting_orders_learns_of_the_skull() -> None:
    """3.5: if lifting neither alone would help, it is the first of the two."""
    tops = {"A": 69, "B": 98, "C": 3, "D": 2}
    assert doomed_by(*_on_turn("70 91", tops)) is Duty.SKULL


def test_a_fire_that_only_a_skull_could_cover_dooms_by_the_skull() -> None:
    """3.3, 4.3, 5.3: 91 would cover the 77, and nothing the 91."""
    state = table("2 3 91", "60", tops={"A": 77}, edition="extreme+fire")
    assert state.outcome is None
    assert doomed_by(state.turn, state.hand) is Duty.SKULL


def _on_turn(hand: str, tops: dict[str, int]) -> tuple[Turn, tuple[int, ...]]:
    state = table(hand, "61 62", tops=tops, edition="extreme")
    assert state.outcome is None
    return state.turn, state.hand


def test_a_card_that_fits_nowhere_now_may_fit_by_the_trick_later() -> None:
    """3.3: with 57 on A, the hand 59 49 can play two cards."""
    state = table("49 59", tops={"A": 57, "B": 99, "C": 2, "D": 3})
    assert can_finish(state.turn, (49, 59))
    assert not can_finish(state.turn, (49, 58))


def test_a_card_that_fits_nowhere_now_may_fit_by_the_trick_later_on_the_way_down() -> None:
    """3.3: with 44 on C, the hand 42 52 can play two cards."""
    state = table("42 52", tops={"A": 99, "B": 98, "C": 44, "D": 2})
    assert can_finish(state.turn, (42, 52))
    assert not can_finish(state.turn, (43, 52))


def test_nothing_owed_needs_no_card() -> None:
    """2.4: a turn with nothing owed can be finished with any hand, even an empty one."""
    turn = after(table("50 51", "60 61", deck=""), "50A").turn
    assert can_finish(turn, ())
    assert can_finish(turn, (2,))


def test_a_skull_is_covered_by_lifting_an_order_against_the_trick_first() -> None:
    """3.3: 21 on B forbids the trick, 22 covers it, and then 39 goes back on the skull 49."""
    tops = {"A": 46, "B": 21, "C": 2, "D": 3}
    state = after(table("22 39 48 49", tops=tops, edition="extreme"), "48A 49A")
    assert state.outcome is None
    assert can_finish(state.turn, (22, 39))
    assert not can_finish(state.turn, (39,))
    assert not can_finish(state.turn, (20, 39))


def test_a_card_that_lifts_an_order_helps_only_if_something_must_be_covered() -> None:
    """3.3: the order 21 is lifted, but 40 still does not fit on the skull 49."""
    tops = {"A": 46, "B": 21, "C": 2, "D": 3}
    state = after(table("22 39 48 49", tops=tops, edition="extreme"), "48A 49A")
    assert not can_finish(state.turn, (22, 40))


def test_a_bound_player_covers_the_order_first_and_then_the_fire() -> None:
    """3.3: bound to B by the 23 there, the player covers it and is free for the fire on A."""
    ruleset = small(2, 4, 50, one_pile=(23,))
    ruleset = Ruleset(2, 4, fire=Fire.NEXT_TURN, layout=ruleset.layout, pack=ruleset.pack)
    state = table("10 23 34 40", "5 6", tops={"A": 33, "B": 9}, ruleset=ruleset)
    state = after(state, "10B 23B")
    assert state.turn.bound is Pile.B
    assert can_finish(state.turn, (34, 40))
    assert not can_finish(state.turn, (22, 34))
    assert not can_finish(state.turn, (34,))


def test_a_fire_is_covered_first_and_then_the_skull() -> None:
    """3.3, 4.5, 5.3: enough cards are played; 30 must go on the fire, and then 11 on the skull."""
    state = table("10 11 22 30", "50 51", edition="extreme+strict-fire")
    state = after(state, "10B 22A")
    assert state.outcome is None
    assert can_finish(state.turn, (11, 30))
    assert not can_finish(state.turn, (11,))
    assert not can_finish(state.turn, (30,))
    assert after(state, "30A 11B").outcome is None


def test_a_burning_three_may_be_kept_for_the_third_card() -> None:
    """3.3, 5.4, 4.5: after the skull 10 there is a way: 5 on B, then the burning "3!" 33 on A."""
    layout = orders(skull=(10,), three=(33,))
    ruleset = Ruleset(2, 4, fire=Fire.NEXT_CARD, layout=layout, pack=Pack(2, 40))
    tops = {"B": 3, "C": 2, "D": 4}
    state = table("5 10 33", "35 36", tops=tops, deck="", ruleset=ruleset)
    state = after(state, "10A")
    assert state.outcome is None
    state = after(state, "5B 33A")
    assert state.outcome is None
    assert (state.seat, state.turn.cover_next) == (1, Pile.A)


def test_a_hand_of_threes_alone_may_keep_the_burning_one_for_the_third_card() -> None:
    """3.3, 5.4, 4.5: the 5 is a "3!" too, and still has to come before the burning 33."""
    layout = orders(skull=(10,), three=(5, 33))
    ruleset = Ruleset(2, 4, fire=Fire.NEXT_CARD, layout=layout, pack=Pack(2, 40))
    tops = {"B": 3, "C": 2, "D": 4}
    state = after(table("5 10 33", "35 36", tops=tops, deck="", ruleset=ruleset), "10A")
    assert state.outcome is None
    assert after(state, "5B 33A").outcome is None


def test_without_the_duty_of_three_a_three_may_cover_as_a_fourth_card() -> None:
    """5.3, 5.4: with the "3!" waived, the 9 covers the skull 8; with it, no fourth card may."""
    ruleset = small(1, 4, 20, three=(4, 9), skull=(8,))
    turn = Turn.begin(ruleset, 0, tops=ruleset.pack.starts, deck_is_empty=False)
    for play in (Play(4, Pile.A), Play(5, Pile.A), Play(8, Pile.A)):
        turn = turn.after(play)
    assert not can_finish(turn, (9,))
    assert can_finish(turn, (9,), waived=Duty.THREE)
