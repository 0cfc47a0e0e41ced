"""Clauses 1 and 2: the set-up and a turn."""

import pytest

from ninetyeight.rules import (
    FULL_PACK,
    PILES,
    TRICK,
    CardPlayed,
    InvalidDeck,
    InvalidRuleset,
    InvalidSeat,
    Pack,
    Pile,
    Play,
    RefusalCode,
    Refused,
    TurnBegan,
    apply,
    deal,
    ruleset_of,
    setup,
)
from ninetyeight.rules.errors import shown
from rules.tables import after, played, refused, small, table

DECK = tuple(range(2, 100))
ASCENDING, DESCENDING = ("A", "B"), ("C", "D")


# 1 Set-up


def test_two_piles_ascend_from_1_and_two_descend_from_100() -> None:
    """1.1: A and B ascend from 1, C and D descend from 100."""
    state = setup(ruleset_of("original", 3), DECK)
    assert [pile.name for pile in PILES] == ["A", "B", "C", "D"]
    assert [pile.ascends for pile in PILES] == [True, True, False, False]
    assert state.turn.tops == (1, 1, 100, 100)
    assert state.piles == ((), (), (), ())


@pytest.mark.parametrize("letter", ["A", "B", "C", "D"])
def test_a_pile_is_found_by_its_letter(letter: str) -> None:
    """1.1: piles have letters."""
    assert Pile.named(letter).name == letter


@pytest.mark.parametrize("letter", ["E", "a", "1", "", "AB"])
def test_there_is_no_other_pile(letter: str) -> None:
    """1.1: piles have letters, never numbers."""
    with pytest.raises(Refused) as refusal:
        Pile.named(letter)
    assert refusal.value.code == "no-such-pile"
    assert refusal.value.message == f"There is no pile {shown(letter)}; the piles are A, B, C, D."


def test_the_pack_is_98_cards_from_2_to_99() -> None:
    """1.2: 98 number cards, one of each."""
    assert list(FULL_PACK.cards) == list(DECK)
    assert len(FULL_PACK.cards) == 98
    assert Pack() == FULL_PACK == Pack(2, 99)
    assert FULL_PACK.is_full
    assert not Pack(2, 98).is_full
    assert not Pack(3, 99).is_full


def test_a_small_pack_moves_the_starts_of_the_piles() -> None:
    """1.1: the starts lie one below and one above the pack."""
    assert Pack(5, 15).starts == (4, 4, 16, 16)
    assert list(Pack(7, 7).cards) == [7]


@pytest.mark.parametrize(("low", "high"), [(1, 15), (2, 100), (9, 8)])
def test_a_pack_stays_within_the_printed_one(low: int, high: int) -> None:
    """1.2: there are no cards below 2 or above 99."""
    with pytest.raises(InvalidRuleset) as error:
        Pack(low, high)
    assert error.value.code == "pack"
    assert error.value.message == (
        f"A pack cannot run from {low} to {high}: it must stay within 2 to 99."
    )


@pytest.mark.parametrize(
    ("deck", "message"),
    [
        ((*DECK[:-1], 100), "The deck has a 100, but the pack is 2 to 99."),
        ((1, *DECK[1:]), "The deck has a 1, but the pack is 2 to 99."),
        ((*DECK, 50), "The deck has the 50 twice."),
        (DECK[1:], "The deck lacks the 2."),
        (DECK[:-2], "The deck lacks the 98 and 1 more."),
        (DECK[4:], "The deck lacks the 2 and 3 more."),
        ((), "The deck lacks the 2 and 97 more."),
    ],
)
def test_a_deck_has_each_card_once(deck: tuple[int, ...], message: str) -> None:
    """1.2: one of each."""
    with pytest.raises(InvalidDeck) as error:
        setup(ruleset_of("original", 1), deck)
    assert (error.value.code, error.value.message) == ("deck", message)


@pytest.mark.parametrize(("players", "size"), [(1, 8), (2, 7), (3, 6), (4, 6), (5, 6)])
def test_the_hand_size_follows_the_number_of_players(players: int, size: int) -> None:
    """1.3: 8 for one player, 7 for two, 6 for three, four or five; the rest is the deck."""
    state = setup(ruleset_of("original", players), DECK)
    assert [len(hand) for hand in state.hands] == [size] * players
    assert len(state.deck) == 98 - players * size
    assert state.left == 98
    assert state.outcome is None


def test_hands_are_dealt_in_blocks_and_sorted_and_the_deck_keeps_its_order() -> None:
    """1.3: the hands come from the top of the deck, seat 0 first."""
    hands, rest = deal(small(2, 3, 9), (9, 2, 8, 3, 7, 4, 6, 5))
    assert hands == ((2, 8, 9), (3, 4, 7))
    assert rest == (6, 5)


def test_the_whole_pack_may_be_dealt() -> None:
    """1.3: then the deck is empty, and 3.1 holds from the first turn on."""
    state = setup(small(2, 4, 9), tuple(range(2, 10)))
    assert (state.deck, state.turn.minimum) == ((), 1)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_starter_begins_and_play_goes_clockwise(players: int) -> None:
    """1.4: any seat may start; a solo player starts."""
    for starter in range(players):
        state = setup(ruleset_of("original", players), DECK, starter)
        assert state.seat == starter
        low, high = state.hand[:2]
        assert after(state, f"{low}A {high}A .").seat == (starter + 1) % players


def test_seat_0_starts_unless_the_players_agree_on_another() -> None:
    """1.4: the starter is what the players agreed on."""
    assert setup(ruleset_of("original", 2), DECK).seat == 0


@pytest.mark.parametrize("starter", [-1, 3, True, "0"])
def test_only_a_seat_of_the_table_can_start(starter: int) -> None:
    """1.4: a player starts."""
    with pytest.raises(InvalidSeat) as error:
        setup(ruleset_of("original", 3), DECK, starter)
    assert error.value.code == "seat"
    assert error.value.message == f"There is no seat {shown(starter)}: the seats are 0 to 2."


# 2 A turn


def test_a_turn_owes_two_cards() -> None:
    """2.1: the minimum is 2."""
    state = table("20 30 40", "50")
    refused(state, ".", RefusalCode.TURN_NOT_FINISHED)
    refused(state, "20A .", RefusalCode.TURN_NOT_FINISHED)
    assert after(state, "20A 30A .").seat == 1


def test_each_card_may_go_on_any_pile_and_more_may_follow() -> None:
    """2.1: one at a time, each on any pile, and as many more as they like."""
    state = after(table("20 30 40 50 60", "70 80"), "20A 60C 30B 50D")
    assert state.piles == ((20,), (30,), (60,), (50,))
    assert state.hands == ((40,), (70, 80))
    assert state.turn.tops == (20, 30, 60, 50)
    assert state.turn.plays == (
        Play(20, Pile.A),
        Play(60, Pile.C),
        Play(30, Pile.B),
        Play(50, Pile.D),
    )
    assert after(state, ".").seat == 1


def test_a_card_lies_on_those_played_before() -> None:
    """2.1, 9.1: a pile keeps its cards in the order played."""
    state = after(table("20 30", "70 80", tops={"A": (3, 5), "C": (90, 60)}), "20A 30C")
    assert state.piles == ((3, 5, 20), (), (90, 60, 30), ())


@pytest.mark.parametrize(
    ("pile", "card", "fits"),
    [
        *[(pile, 51, True) for pile in ASCENDING],
        *[(pile, 99, True) for pile in ASCENDING],
        *[(pile, 60, True) for pile in ASCENDING],
        *[(pile, 49, False) for pile in ASCENDING],
        *[(pile, 2, False) for pile in ASCENDING],
        *[(pile, 49, True) for pile in DESCENDING],
        *[(pile, 2, True) for pile in DESCENDING],
        *[(pile, 40, True) for pile in DESCENDING],
        *[(pile, 51, False) for pile in DESCENDING],
        *[(pile, 99, False) for pile in DESCENDING],
    ],
)
def test_ascending_piles_go_up_and_descending_ones_down(pile: str, card: int, fits: bool) -> None:  # noqa: FBT001
    """2.2: on an ascending pile a card must be higher than the top; on a descending pile lower."""
    assert Pile.named(pile).takes(card, top=50, trick=True) is fits
    assert Pile.named(pile).takes(card, top=50, trick=False) is fits


@pytest.mark.parametrize("pile", PILES)
def test_a_card_never_fits_on_its_own_number(pile: Pile) -> None:
    """2.2: higher or lower, not equal."""
    assert not pile.takes(50, top=50, trick=True)


@pytest.mark.parametrize("pile", PILES)
def test_the_trick_goes_back_exactly_ten(pile: Pile) -> None:
    """2.3: 10 below the top of an ascending pile, 10 above that of a descending one."""
    back = -1 if pile.name in ASCENDING else 1
    assert TRICK == 10
    assert pile.takes(50 + 10 * back, top=50, trick=True)
    assert not pile.takes(50 + 10 * back, top=50, trick=False)
    for distance in (1, 9, 11, 20):
        assert not pile.takes(50 + distance * back, top=50, trick=True)


def test_a_step_counts_forwards_along_the_pile() -> None:
    """2.2, 2.3: forwards is positive, backwards negative, in the pile's own direction."""
    assert [pile.step(57, 60) for pile in PILES] == [3, 3, -3, -3]
    assert [pile.step(57, 47) for pile in PILES] == [-10, -10, 10, 10]


def test_the_trick_may_be_used_any_number_of_times_on_any_piles() -> None:
    """2.3: any number of times, on any piles."""
    state = table("40 30 61 71 35", tops={"A": 50, "D": 51})
    assert after(state, "40A 30A 61D 71D .").piles == ((50, 40, 30), (), (), (51, 61, 71))


def test_ending_the_turn_is_a_decision_once_nothing_is_owed() -> None:
    """2.4: the player may end after two cards, or go on."""
    state = after(table("20 30 40", "50 60"), "20A 30A")
    assert state.seat == 0
    assert after(state, "40A").seat == 1
    assert after(state, ".").seat == 1


def test_the_turn_ends_by_itself_when_the_hand_is_empty() -> None:
    """2.4: nobody has to say it."""
    state = after(table("20 30", "50 60"), "20A 30A")
    assert state.seat == 1
    assert len(state.hands[0]) == 7


def test_a_new_turn_starts_from_the_current_piles() -> None:
    """2.1: the next player owes the minimum again, on the piles as they are."""
    state = after(table("20 30 40", "50 60"), "20A 30C .")
    assert state.turn.tops == (20, 1, 30, 100)
    assert (state.turn.plays, state.turn.minimum) == ((), 2)


@pytest.mark.parametrize(("players", "size"), [(1, 8), (2, 7), (3, 6), (5, 6)])
def test_at_the_end_of_the_turn_the_hand_is_filled(players: int, size: int) -> None:
    """2.5: to the hand size, from the top of the deck; the hand stays sorted."""
    others = ["5 50", "6 51", "7 52", "8 53"][: players - 1]
    state = table("20 30 90", *others, deck="60 55 65 56 66 57 67 58 68")
    step = played(state, "20A 30A .")
    drawn = (60, 55, 65, 56, 66, 57, 67)[: size - 1]
    assert step.state.hands[0] == tuple(sorted((90, *drawn)))
    assert step.state.deck == (60, 55, 65, 56, 66, 57, 67, 58, 68)[size - 1 :]
    assert step.state.hands[1:] == state.hands[1:]


def test_a_player_takes_what_the_deck_still_has() -> None:
    """2.5: or takes what the deck still has."""
    state = after(table("20 30 90", "50 51", deck="5 4"), "20A 30A .")
    assert (state.hands[0], state.deck) == ((4, 5, 90), ())


def test_nothing_is_drawn_within_a_turn() -> None:
    """2.5: at the end of the turn."""
    state = after(table("20 30 90", "50 51", deck="5 4"), "20A 30A")
    assert (state.hands[0], state.deck) == ((90,), (5, 4))


def test_a_solo_player_is_on_turn_again() -> None:
    """1.4: clockwise, with one seat."""
    step = played(table("20 30 40"), "20A 30A .")
    assert (step.state.seat, step.events[-1]) == (0, TurnBegan(0))


def test_a_card_played_says_what_it_covers() -> None:
    """2.1: the first card covers the start of the pile."""
    step = apply(table("20 30 40"), Play(20, Pile.C))
    assert step.events == (CardPlayed(0, 20, Pile.C, on=100),)
