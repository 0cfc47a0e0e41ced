"""PettingZoo's own checks, and how agents choose signs.

Left out are `max_cycles_test`, which does not apply, and `bombardment_test`, which is broken.
"""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.test.state_test import state_test

from env.tables import begun, mask_of
from ninetyeight.env import number_of, observation_of
from ninetyeight.env.actions import END, WAIT, ShowSign, Wait, action_of
from ninetyeight.env.ninetyeight_v0 import env, parallel_env
from ninetyeight.rules import (
    RELAXED_SIGNS,
    EndTurn,
    GameError,
    Pile,
    Play,
    Sign,
    Signal,
    Signals,
    apply,
    view_for,
)

WAYS: list[dict[str, Any]] = [
    {},
    {"players": 1},
    {"players": 3, "signs": "chosen"},
    {"players": 5, "edition": "expert+fire+short", "talk": "none"},
    {
        "players": 4,
        "edition": "extreme+expert+strict-fire",
        "signs": "chosen",
        "talk": "relaxed",
        "reward": "win",
    },
]


@pytest.mark.parametrize("settings", WAYS)
def test_pettingzoos_checks_pass(settings: dict[str, Any]) -> None:
    api_test(env(**settings), num_cycles=300)
    seed_test(lambda: env(**settings), num_cycles=200)
    parallel_api_test(parallel_env(**settings), num_cycles=200)
    parallel_seed_test(lambda: parallel_env(**settings), num_cycles=200)
    state_test(env(**settings), parallel_env(**settings))


def test_pettingzoos_render_check_passes() -> None:
    render_test(lambda render_mode: env(render_mode=render_mode))


@pytest.mark.parametrize("edition", ["original", "extreme", "extreme+fire", "extreme+expert"])
def test_chosen_signs_stay_and_go_by_the_rules(edition: str) -> None:
    """A card clears the signs on its pile, and a Silence clears all of them (8.5, 6.2)."""
    table = env(players=3, edition=edition, signs="chosen", talk="relaxed")
    rng = random.Random(edition)
    for game in range(4):
        table.reset(seed=game)
        state = begun(table.settings.ruleset, table.single_game.deck, table.single_game.on_turn)
        signals = Signals()
        while table.agents and not table.single_game.is_over:
            seat = table.single_game.seat
            seen, *_ = table.last()
            assert np.array_equal(
                seen["observation"], observation_of(view_for(state, seat), signals)
            )
            legal = np.flatnonzero(seen["action_mask"])
            if seat == state.seat:
                assert np.array_equal(seen["action_mask"][: END + 1], mask_of(state))
                assert legal[-1] <= END
            else:
                assert legal[0] == WAIT
            number = int(rng.choice(legal))
            match action_of(number):
                case Play() | EndTurn() as action:
                    step = apply(state, action)
                    state = step.state
                    for event in step.events:
                        signals = signals.after(event, talk=state.obligations.talk)
                case ShowSign(sign, pile):
                    signal = Signal(seat, pile, sign)
                    signals = signals.show(
                        signal, talk=state.obligations.talk, allowed=RELAXED_SIGNS
                    )
                case Wait():
                    pass
            table.step(number)
        assert state.outcome is not None


def test_everybody_is_asked_for_a_sign_before_the_seat_on_turn_acts() -> None:
    table = env(players=3, signs="chosen", starter="first")
    table.reset(seed=1)
    asked = []
    for _ in range(3):
        asked.append(table.agent_selection)
        mask = table.last()[0]["action_mask"]
        table.step(WAIT if mask[WAIT] else int(np.flatnonzero(mask)[0]))
    assert asked == ["seat_1", "seat_2", "seat_0"]


def test_in_parallel_signs_come_before_the_card() -> None:
    table = parallel_env(players=2, signs="chosen", starter="first")
    seen, _ = table.reset(seed=1)
    play = int(np.flatnonzero(seen["seat_0"]["action_mask"][:END:4])[0]) * 4
    like = [number_of(ShowSign(Sign.LIKE, pile)) for pile in Pile]
    seen, *_ = table.step({"seat_0": play, "seat_1": like[Pile.C]})
    table.step({"seat_0": int(np.flatnonzero(seen["seat_0"]["action_mask"])[0]), "seat_1": WAIT})
    signs = table.observe("seat_0")["observation"][244:304].reshape(5, 4, 3)
    assert signs[1, Pile.C, 0] == 1
    assert signs.sum() == 1


def test_an_illegal_sign_ends_the_game_for_everybody() -> None:
    table = parallel_env(players=3)
    seen, _ = table.reset(seed=1)
    on_turn = f"seat_{table.single_game.on_turn}"
    actions = {agent: WAIT for agent in table.agents if agent != on_turn}
    actions[on_turn] = int(np.flatnonzero(seen[on_turn]["action_mask"])[0])
    for agent in table.agents:
        if agent != on_turn:
            actions[agent] = 0
    _, rewards, over, _, infos = table.step(actions)
    assert set(rewards.values()) == {-1.0}
    assert all(over.values())
    assert infos["seat_0"]["result"] == "illegal"


def test_all_agents_get_the_same_reward() -> None:
    table = env(players=3)
    table.reset(seed=5)
    totals = dict.fromkeys(table.possible_agents, 0.0)
    rng = random.Random(5)
    for agent in table.agent_iter():
        seen, reward, over, _, info = table.last()
        totals[agent] += reward
        table.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert len({round(total, 9) for total in totals.values()}) == 1
    assert totals["seat_0"] == pytest.approx((98 - info["left"]) / 98)


@pytest.mark.parametrize("make", [env, parallel_env])
@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"players": 6}, "players must be 1 to 5, not 6"),
        ({"players": "2"}, 'players "2": use a whole number'),
        ({"edition": "chess"}, "There is no edition 'chess'"),
        ({"reward": "money"}, 'reward must be cards or win, not "money"'),
        ({"partners": ["sharp"]}, "no setting partners: .* ninetyeight/Seat-v0"),
        ({"colour": 1}, 'There is no setting "colour"'),
    ],
)
def test_unknown_settings_are_refused(
    make: Callable[..., Any], settings: dict[str, Any], message: str
) -> None:
    with pytest.raises(GameError, match=message):
        make(**settings)
