"""Replays: every state and event of a record, and where the rules refused."""

from collections.abc import Sequence

import pytest

from ninetyeight.rules import (
    END_TURN,
    Action,
    CardPlayed,
    CardsDrawn,
    Duty,
    GameEnded,
    InvalidDeck,
    InvalidSeat,
    Layout,
    Outcome,
    Pack,
    Pile,
    Play,
    Record,
    Ruleset,
    TurnBegan,
    TurnEnd,
    TurnEnded,
    apply,
    replay,
    ruleset_of,
    seeded,
    setup,
    shuffled,
)
from ninetyeight.rules.errors import shown

A, B, C, D = Pile
SOLO = Ruleset(players=1, hand_size=2, pack=Pack(2, 5))
PAIR = Ruleset(players=2, hand_size=2, pack=Pack(2, 9))
WINNING = (Play(2, A), Play(3, A), Play(4, A), Play(5, A))


def record(*actions: Action, deck: Sequence[int] = (2, 3, 4, 5)) -> Record:
    """Return a solo game with the cards 2 to 5, two of them in the hand."""
    return Record(SOLO, tuple(deck), actions=actions)


def pair(*actions: Action, starter: int = 0) -> Record:
    """Return a game of two: 2 3 against 4 5, and 6 to 9 to draw."""
    return Record(PAIR, tuple(range(2, 10)), starter, actions)


class TestAccepted:
    def test_a_record_without_actions_is_the_deal(self) -> None:
        replayed = replay(record())
        assert replayed.start == setup(SOLO, (2, 3, 4, 5))
        assert replayed.steps == ()
        assert replayed.refused is None
        assert replayed.state is replayed.start
        assert list(replayed.states) == [replayed.start]
        assert replayed.state.outcome is None

    def test_a_won_game_is_replayed_to_its_end(self) -> None:
        replayed = replay(record(*WINNING))
        assert replayed.refused is None
        assert [step.events for step in replayed.steps] == [
            (CardPlayed(0, 2, A, on=1),),
            (
                CardPlayed(0, 3, A, on=2),
                TurnEnded(0, TurnEnd.EMPTY_HAND),
                CardsDrawn(0, 2, (4, 5)),
                TurnBegan(0),
            ),
            (CardPlayed(0, 4, A, on=3),),
            (CardPlayed(0, 5, A, on=4), GameEnded(Outcome(None, 0), ((),), ())),
        ]
        assert replayed.state.outcome == Outcome(None, 0)
        assert replayed.state.piles == ((2, 3, 4, 5), (), (), ())

    def test_every_step_follows_from_the_one_before(self) -> None:
        replayed = replay(record(*WINNING))
        states = list(replayed.states)
        assert len(states) == 5
        assert states[0] is replayed.start
        assert states[-1] is replayed.state
        for before, action, step in zip(states, WINNING, replayed.steps, strict=False):
            assert apply(before, action) == step

    def test_an_unfinished_game_stays_open(self) -> None:
        replayed = replay(record(*WINNING[:3]))
        assert replayed.refused is None
        assert len(replayed.steps) == 3
        assert replayed.state.outcome is None
        assert (replayed.state.left, replayed.state.seat) == (1, 0)

    def test_the_starter_begins_and_the_hands_are_dealt_in_blocks(self) -> None:
        for starter in (0, 1):
            start = replay(pair(starter=starter)).start
            assert start.seat == starter
            assert start.hands == ((2, 3), (4, 5))
            assert start.deck == (6, 7, 8, 9)

    def test_actions_are_those_of_the_seat_on_turn(self) -> None:
        replayed = replay(pair(Play(4, A), Play(5, A), Play(3, C), starter=1))
        assert replayed.refused is None
        assert [state.seat for state in replayed.states] == [1, 1, 0, 0]
        assert replayed.state.hands == ((2,), (6, 7))

    def test_an_end_is_an_action_and_a_turn_that_ends_by_itself_has_none(self) -> None:
        ruleset = Ruleset(1, 3, pack=Pack(2, 9))
        actions = (Play(2, A), Play(3, A), END_TURN, Play(4, A), Play(5, A), Play(6, A))
        replayed = replay(Record(ruleset, tuple(range(2, 10)), actions=actions))
        assert replayed.refused is None
        ends = [e.cause for s in replayed.steps for e in s.events if isinstance(e, TurnEnded)]
        assert ends == [TurnEnd.CHOICE, TurnEnd.EMPTY_HAND]

    def test_a_replay_is_a_value(self) -> None:
        assert replay(record(*WINNING)) == replay(record(*WINNING))
        assert replay(record(*WINNING)) != replay(record(*WINNING[:3]))

    @pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
    def test_the_deal_of_a_seed_is_replayed(self, players: int) -> None:
        ruleset = ruleset_of("extreme", players)
        deck = shuffled(ruleset.pack.cards, seeded("98"))
        start = replay(Record(ruleset, deck, starter=players - 1, seed="98")).start
        size = ruleset.hand_size
        assert start.hands[0] == tuple(sorted(deck[:size]))
        assert start.hands[-1] == tuple(sorted(deck[(players - 1) * size : players * size]))
        assert start.deck == deck[players * size :]
        assert start.seat == players - 1


class TestLost:
    def test_a_game_may_be_lost_at_the_deal(self) -> None:
        ruleset = Ruleset(players=1, hand_size=1, pack=Pack(2, 5))
        replayed = replay(Record(ruleset, (2, 3, 4, 5)))
        assert replayed.state.outcome == Outcome(Duty.MINIMUM, 4)
        assert replayed.steps == ()
        assert replayed.refused is None
        assert list(replayed.states) == [replayed.start]

    def test_after_a_game_lost_at_the_deal_every_action_is_refused(self) -> None:
        ruleset = Ruleset(players=1, hand_size=1, pack=Pack(2, 5))
        replayed = replay(Record(ruleset, (2, 3, 4, 5), actions=(Play(2, A),)))
        assert replayed.steps == ()
        assert replayed.refused is not None
        assert replayed.refused.index == 0
        assert replayed.refused.code == "game-over"
        assert replayed.state.outcome == Outcome(Duty.MINIMUM, 4)

    def test_a_losing_play_is_accepted_and_ends_the_game(self) -> None:
        skull = Layout(((), (5,), (), (), (), (), ()))
        ruleset = Ruleset(players=1, hand_size=2, layout=skull, pack=Pack(2, 5))
        actions = (Play(5, A), Play(2, B))
        replayed = replay(Record(ruleset, (2, 5, 3, 4), actions=actions))
        assert len(replayed.steps) == 1
        assert replayed.state.outcome == Outcome(Duty.SKULL, 3)
        assert replayed.refused is not None
        assert (replayed.refused.index, replayed.refused.action) == (1, Play(2, B))
        assert replayed.refused.code == "game-over"


class TestRefused:
    @pytest.mark.parametrize(
        ("actions", "index", "code", "message"),
        [
            ([Play(5, A)], 0, "not-in-hand", "The 5 is not in the hand."),
            ([END_TURN], 0, "turn-not-finished", None),
            ([Play(2, A), END_TURN], 1, "turn-not-finished", None),
            ([Play(2, A), Play(2, B), Play(3, A)], 1, "not-in-hand", "The 2 is not in the hand."),
            ([Play(2, A), Play(3, A), Play(5, B), Play(4, B)], 3, "does-not-fit", None),
            (
                [*WINNING, END_TURN],
                4,
                "game-over",
                "The game is over: nothing more can be played.",
            ),
            (
                [*WINNING, Play(5, D)],
                4,
                "game-over",
                "The game is over: nothing more can be played.",
            ),
        ],
    )
    def test_the_first_refused_action_stops_the_replay(
        self, actions: list[Action], index: int, code: str, message: str | None
    ) -> None:
        replayed = replay(record(*actions))
        before = replay(record(*actions[:index]))
        assert replayed.refused is not None
        assert replayed.refused.index == index
        assert replayed.refused.action is actions[index]
        assert replayed.refused.code == code
        assert message is None or replayed.refused.message == message
        assert before.refused is None
        assert len(replayed.steps) == index
        assert (replayed.start, replayed.steps) == (before.start, before.steps)
        assert replayed.state == before.state

    def test_what_follows_a_refused_action_is_ignored(self) -> None:
        replayed = replay(record(Play(5, A), *WINNING))
        assert replayed.steps == ()
        assert replayed.state is replayed.start


class TestImpossible:
    """A record that was created rather than read is checked, too."""

    @pytest.mark.parametrize("starter", [-1, 2, 98, True, 0.0, "0", None])
    def test_a_starter_without_a_seat_is_refused(self, starter: int) -> None:
        with pytest.raises(InvalidSeat) as caught:
            replay(pair(starter=starter))
        assert caught.value.code == "seat"
        assert caught.value.message == f"There is no seat {shown(starter)}: the seats are 0 to 1."

    def test_a_deck_that_is_not_the_pack_is_refused(self) -> None:
        with pytest.raises(InvalidDeck) as caught:
            replay(record(deck=(2, 3, 4)))
        assert (caught.value.code, caught.value.message) == ("deck", "The deck lacks the 5.")
