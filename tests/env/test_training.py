"""A learner from another library learns here, in the minute that `make test-long` allows."""

import os
import time

import gymnasium
import numpy as np
import pytest

from ninetyeight.env import Plain, evaluate, sample_actions, scaled
from ninetyeight.env.single_game import Mask
from ninetyeight.kernel.arrays import Bytes, Numbers
from ninetyeight.kernel.games import key_of, shuffled_decks
from ninetyeight.rules import ruleset_of

SECONDS = float(os.environ.get("NINETYEIGHT_TRAINING", "0"))
GAMES = 300


@pytest.mark.skipif(not SECONDS, reason="NINETYEIGHT_TRAINING says for how many seconds to learn")
def test_maskable_ppo_learns_to_beat_random_play() -> None:
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv

    def make() -> Plain:
        return Plain(gymnasium.make("ninetyeight/Solo-v0"))

    torch.set_num_threads(1)
    end = time.process_time() + SECONDS  # the machine may be busy with other things
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([make] * 16),
        n_steps=128,
        batch_size=512,
        n_epochs=3,
        learning_rate=1e-3,
        ent_coef=0.005,
        seed=1,
        device="cpu",
    )
    model.learn(10**9, callback=lambda *_: time.process_time() < end)

    def learned(rows: Bytes, masks: Mask) -> Numbers:
        actions, _ = model.predict(scaled(rows), action_masks=masks, deterministic=True)
        numbers: Numbers = actions
        return numbers

    rng = np.random.default_rng(1)
    decks = shuffled_decks(ruleset_of("original", 1), key_of("1", "simulate"), 0, GAMES)
    mine = evaluate(learned, decks).left
    chance = evaluate(lambda _, masks: sample_actions(masks, rng), decks).left
    fewer = chance - mine
    assert fewer.mean() > 4 * fewer.std() / np.sqrt(GAMES), (mine.mean(), chance.mean())
