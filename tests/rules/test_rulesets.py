"""Rulesets and packs: the numbers of a game, checked where they are made (1.1 to 1.3, 4, 5)."""

import copy
import dataclasses
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from ninetyeight.rules import (
    FULL_PACK,
    STANDARD_LAYOUT,
    Fire,
    GameError,
    InvalidDeck,
    InvalidLayout,
    InvalidRecord,
    InvalidRuleset,
    Layout,
    Order,
    Pack,
    RefusalCode,
    Refused,
    Ruleset,
)
from ninetyeight.rules import ruleset as module
from ninetyeight.rules.errors import shown

SMALL = Pack(2, 15)
BURNING = {22, 33, 44, 55, 66, 77}
NO_NUMBERS: list[Any] = [True, False, 2.0, "2", None, [2]]


def error_of(call: Callable[[], object]) -> GameError:
    with pytest.raises(GameError) as caught:
        call()
    assert str(caught.value) == caught.value.message
    return caught.value


def fault(call: Callable[[], object]) -> tuple[type[GameError], str, str]:
    error = error_of(call)
    return type(error), error.code, error.message


class TestRuleset:
    def test_the_numbers_of_the_game_are_those_of_the_rulebook(self) -> None:
        assert module.MOST_PLAYERS == 5
        assert module.HAND_SIZES == {1: 8, 2: 7, 3: 6, 4: 6, 5: 6}
        assert (module.MINIMUM, module.EXPERT_MINIMUM, module.MINIMUM_WITHOUT_DECK) == (2, 3, 1)
        assert (module.SMALLEST_HAND, module.LARGEST_HAND) == (5, 8)
        assert module.FIRE_CARDS == BURNING

    def test_by_default_it_is_the_original_game(self) -> None:
        ruleset = Ruleset(3, 6)
        assert dataclasses.asdict(ruleset) == {
            "players": 3,
            "hand_size": 6,
            "minimum": 2,
            "fire": Fire.OFF,
            "layout": None,
            "pack": {"low": 2, "high": 99},
        }
        assert ruleset.pack is FULL_PACK

    def test_the_fires_have_the_names_of_the_record(self) -> None:
        assert [fire.value for fire in Fire] == ["off", "next-turn", "next-card"]

    @pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
    def test_one_to_five_players_are_possible(self, players: int) -> None:
        assert Ruleset(players, 6).players == players

    @pytest.mark.parametrize("players", [-1, 0, 6, 100, *NO_NUMBERS])
    def test_other_players_are_refused(self, players: int) -> None:
        assert fault(lambda: Ruleset(players, 6)) == (
            InvalidRuleset,
            "players",
            f"players must be 1 to 5, not {shown(players)}.",
        )

    @pytest.mark.parametrize("hand_size", [5, 6, 7, 8])
    def test_hands_of_five_to_eight_are_possible_in_the_full_pack(self, hand_size: int) -> None:
        assert Ruleset(5, hand_size).hand_size == hand_size

    @pytest.mark.parametrize("hand_size", [-1, 0, 1, 4, 9, *NO_NUMBERS])
    def test_other_hands_are_refused_in_the_full_pack(self, hand_size: int) -> None:
        assert fault(lambda: Ruleset(5, hand_size)) == (
            InvalidRuleset,
            "hand_size",
            f"hand_size must be 5 to 8, not {shown(hand_size)}.",
        )

    @pytest.mark.parametrize("hand_size", [1, 2, 4, 7, 8])
    def test_hands_of_one_to_eight_are_possible_in_a_small_pack(self, hand_size: int) -> None:
        assert Ruleset(1, hand_size, pack=SMALL).hand_size == hand_size

    @pytest.mark.parametrize("hand_size", [-1, 0, 9, *NO_NUMBERS])
    def test_other_hands_are_refused_in_a_small_pack(self, hand_size: int) -> None:
        assert fault(lambda: Ruleset(1, hand_size, pack=SMALL)) == (
            InvalidRuleset,
            "hand_size",
            f"hand_size must be 1 to 8, not {shown(hand_size)}.",
        )

    @pytest.mark.parametrize("pack", [Pack(3, 99), Pack(2, 98)])
    def test_a_pack_with_one_card_less_is_a_small_one(self, pack: Pack) -> None:
        assert Ruleset(1, 1, pack=pack).pack == pack

    @pytest.mark.parametrize("pack", [FULL_PACK, SMALL])
    @pytest.mark.parametrize("minimum", [2, 3])
    def test_a_turn_owes_two_or_three_cards(self, minimum: int, pack: Pack) -> None:
        assert Ruleset(1, 8, minimum, pack=pack).minimum == minimum

    @pytest.mark.parametrize("pack", [FULL_PACK, SMALL])
    @pytest.mark.parametrize("minimum", [0, 1, 4, *NO_NUMBERS])
    def test_other_minimums_are_refused(self, minimum: int, pack: Pack) -> None:
        assert fault(lambda: Ruleset(1, 8, minimum, pack=pack)) == (
            InvalidRuleset,
            "minimum",
            f"minimum must be 2 to 3, not {shown(minimum)}.",
        )

    @pytest.mark.parametrize(
        ("players", "hand_size", "high"), [(1, 8, 9), (2, 3, 7), (3, 3, 10), (5, 1, 6), (5, 8, 41)]
    )
    def test_the_hands_may_take_the_whole_pack_and_no_more(
        self, players: int, hand_size: int, high: int
    ) -> None:
        assert len(Ruleset(players, hand_size, pack=Pack(2, high)).pack.cards) == high - 1
        assert fault(lambda: Ruleset(players, hand_size, pack=Pack(2, high - 1))) == (
            InvalidRuleset,
            "hand_size",
            f"{players} hands of {hand_size} need more than the {high - 2} cards of the pack.",
        )

    def test_the_first_fault_is_reported(self) -> None:
        assert error_of(lambda: Ruleset(0, 0, 0)).code == "players"
        assert error_of(lambda: Ruleset(1, 0, 0)).code == "hand_size"
        assert error_of(lambda: Ruleset(1, 8, 0, pack=Pack(2, 3))).code == "minimum"
        layout = Layout(((99,), (), (), (), (), (), ()))
        assert error_of(lambda: Ruleset(1, 8, layout=layout, pack=Pack(2, 3))).code == "hand_size"

    def test_a_layout_must_fit_the_pack(self) -> None:
        assert fault(lambda: Ruleset(1, 8, layout=STANDARD_LAYOUT, pack=Pack(2, 97))) == (
            InvalidLayout,
            "layout",
            "This layout of the orders is wrong: 98, under stop, is not a card from 2 to 97.",
        )

    def test_orders_are_those_of_the_layout(self) -> None:
        orders = Ruleset(1, 8, layout=STANDARD_LAYOUT).orders
        assert orders == STANDARD_LAYOUT.by_card
        assert len(orders) == 28
        assert orders[3] is Order.STOP

    def test_without_a_layout_there_are_no_orders(self) -> None:
        assert Ruleset(1, 8).orders == {}

    @pytest.mark.parametrize("layout", [None, STANDARD_LAYOUT])
    def test_nobody_can_change_the_orders(self, layout: Layout | None) -> None:
        orders: Any = Ruleset(1, 8, layout=layout).orders
        with pytest.raises(TypeError):
            orders[50] = Order.STOP

    @pytest.mark.parametrize("fire", [Fire.NEXT_TURN, Fire.NEXT_CARD])
    def test_six_cards_burn_when_playing_with_fire(self, fire: Fire) -> None:
        ruleset = Ruleset(2, 7, fire=fire)
        assert {card for card in range(-1, 200) if ruleset.burns(card)} == BURNING

    def test_nothing_burns_without_fire(self) -> None:
        assert not any(Ruleset(2, 7).burns(card) for card in range(200))

    @pytest.mark.parametrize(
        ("pack", "burning"),
        [
            (Pack(33, 44), {33, 44}),
            (Pack(2, 21), set()),
            (Pack(23, 32), set()),
            (Pack(22, 33), {22, 33}),
            (Pack(78, 99), set()),
        ],
    )
    def test_only_cards_of_the_pack_burn_and_never_a_start(
        self, pack: Pack, burning: set[int]
    ) -> None:
        ruleset = Ruleset(1, 1, fire=Fire.NEXT_CARD, pack=pack)
        assert {card for card in range(101) if ruleset.burns(card)} == burning

    @pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
    def test_a_fire_binds_the_next_card_in_solo_games_and_under_strict_fire(
        self, players: int
    ) -> None:
        binds = {fire: Ruleset(players, 6, fire=fire).fire_binds_next_card for fire in Fire}
        assert binds == {Fire.OFF: False, Fire.NEXT_TURN: players == 1, Fire.NEXT_CARD: True}


class TestValues:
    """Rulesets and packs are immutable values."""

    VALUES = (
        FULL_PACK,
        SMALL,
        Ruleset(3, 6),
        Ruleset(2, 7, 3, Fire.NEXT_CARD, STANDARD_LAYOUT),
        Ruleset(1, 2, 2, Fire.NEXT_TURN, Layout(((2,), (3, 4), (), (), (), (), ())), SMALL),
    )

    @pytest.mark.parametrize("value", VALUES)
    def test_they_survive_copies_and_pickles(self, value: Any) -> None:
        copies = [copy.copy(value), copy.deepcopy(value), dataclasses.replace(value)]
        copies += [pickle.loads(pickle.dumps(value, protocol)) for protocol in range(2, 6)]
        for other in copies:
            assert other == value
            assert hash(other) == hash(value)
            assert repr(other) == repr(value)
            if isinstance(value, Ruleset):
                assert other.orders == value.orders

    @pytest.mark.parametrize("value", VALUES)
    def test_they_are_frozen(self, value: Any) -> None:
        for field in dataclasses.fields(value):
            with pytest.raises(dataclasses.FrozenInstanceError):
                setattr(value, field.name, getattr(value, field.name))

    def test_they_differ_if_one_number_differs(self) -> None:
        rulesets = {
            Ruleset(3, 6),
            Ruleset(2, 6),
            Ruleset(3, 5),
            Ruleset(3, 6, 3),
            Ruleset(3, 6, fire=Fire.NEXT_TURN),
            Ruleset(3, 6, fire=Fire.NEXT_CARD),
            Ruleset(3, 6, layout=STANDARD_LAYOUT),
            Ruleset(3, 6, pack=Pack(2, 98)),
        }
        assert len(rulesets) == 8
        assert len({Pack(2, 99), FULL_PACK, Pack(2, 98), Pack(3, 99)}) == 3


class TestPack:
    def test_the_full_pack_has_the_98_cards_from_2_to_99(self) -> None:
        assert Pack() == Pack(2, 99) == FULL_PACK
        assert list(FULL_PACK.cards) == list(range(2, 100))
        assert len(FULL_PACK.cards) == 98

    def test_only_the_pack_from_2_to_99_is_full(self) -> None:
        assert FULL_PACK.is_full
        assert not any(pack.is_full for pack in (Pack(3, 99), Pack(2, 98), Pack(3, 98), SMALL))

    def test_two_piles_start_one_below_and_two_one_above(self) -> None:
        assert FULL_PACK.starts == (1, 1, 100, 100)
        assert Pack(7, 12).starts == (6, 6, 13, 13)

    @pytest.mark.parametrize(("low", "high"), [(2, 99), (2, 2), (99, 99), (50, 50), (3, 98)])
    def test_any_part_of_the_full_pack_is_a_pack(self, low: int, high: int) -> None:
        assert Pack(low, high).cards == range(low, high + 1)

    @pytest.mark.parametrize(
        ("low", "high"),
        [
            (1, 99),
            (0, 5),
            (-5, 5),
            (2, 100),
            (100, 100),
            (50, 49),
            (99, 2),
            (True, 9),
            (2, True),
            (2.0, 9),
            (2, 9.0),
        ],
    )
    def test_another_pack_is_refused(self, low: int, high: int) -> None:
        assert fault(lambda: Pack(low, high)) == (
            InvalidRuleset,
            "pack",
            f"A pack cannot run from {shown(low)} to {shown(high)}: it must stay within 2 to 99.",
        )

    def test_a_deck_is_the_pack_in_any_order(self) -> None:
        FULL_PACK.check_deck(range(2, 100))
        FULL_PACK.check_deck(tuple(range(99, 1, -1)))
        Pack(4, 6).check_deck([5, 4, 6])

    @pytest.mark.parametrize(
        ("deck", "what"),
        [
            ([], "The deck lacks the 4 and 3 more."),
            ([4], "The deck lacks the 5 and 2 more."),
            ([7, 4], "The deck lacks the 5 and 1 more."),
            ([5, 6, 7], "The deck lacks the 4."),
            ([4, 5, 6], "The deck lacks the 7."),
            ([4, 5, 6, 7, 4], "The deck has the 4 twice."),
            ([4, 5, 5, 6, 3], "The deck has the 5 twice."),
            ([3, 4, 5, 6, 7], "The deck has a 3, but the pack is 4 to 7."),
            ([4, 5, 6, 7, 8], "The deck has a 8, but the pack is 4 to 7."),
            ([4, 8, 8, 4], "The deck has a 8, but the pack is 4 to 7."),
        ],
    )
    def test_a_deck_that_is_not_the_pack_is_refused(self, deck: list[int], what: str) -> None:
        assert fault(lambda: Pack(4, 7).check_deck(deck)) == (InvalidDeck, "deck", what)


class TestErrors:
    """Every error has a stable code and can be passed between processes."""

    @pytest.mark.parametrize(
        "kind", [GameError, InvalidRuleset, InvalidLayout, InvalidDeck, InvalidRecord, Refused]
    )
    def test_an_error_survives_copies_and_pickles(self, kind: type[GameError]) -> None:
        error = kind("some-code", "Some message.")
        for other in (pickle.loads(pickle.dumps(error)), copy.copy(error), error):
            assert type(other) is kind
            assert isinstance(other, ValueError)
            assert (other.code, other.message) == ("some-code", "Some message.")
            assert str(other) == "Some message."
            assert other.args == ("Some message.",)

    def test_the_code_is_a_plain_text(self) -> None:
        error = Refused(RefusalCode.GAME_OVER, "Too late.")
        assert type(error.code) is str
        assert error.code == "game-over"


class TestFire:
    def test_a_fire_may_be_named_by_its_code(self) -> None:
        assert Ruleset(1, 8, fire="off") == Ruleset(1, 8)  # type: ignore[arg-type]
        assert Ruleset(2, 7, fire="next-card").fire is Fire.NEXT_CARD  # type: ignore[arg-type]

    @pytest.mark.parametrize("fire", ["", "on", None, 1])
    def test_another_fire_is_refused(self, fire: Any) -> None:
        assert fault(lambda: Ruleset(1, 8, fire=fire)) == (
            InvalidRuleset,
            "fire",
            f"fire must be off, next-turn or next-card, not {shown(fire)}.",
        )
