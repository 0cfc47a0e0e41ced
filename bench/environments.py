"""Compares the environments with others: steps per second of random legal play on one core.

All run in turn, several times, on one core, and the best of each is shown, in processor seconds,
because the machine is often shared. A step is an action of a player; dealing takes time but is not
counted as a step. Environments that are not installed are left out, and the last line says how to
install them.
"""

import argparse
import importlib.util
import os
import platform
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from ninetyeight.env import VectorTableEnv, sample_actions
from ninetyeight.env.ninetyeight_v0 import env as agents

NUMBERS = (1024, 4096)
"""How many games are played side by side."""
TABLES = (("original", 1), ("original", 2), ("original", 4), ("extreme", 2))
Run = Callable[[float], tuple[int, float]]
"""Plays for about this many seconds; returns the steps and the exact seconds."""


def main() -> None:
    """Print all figures."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=0.5, help="length of each run")
    arguments.add_argument("--rounds", type=int, default=5, help="number of runs; the best counts")
    options = arguments.parse_args()
    one_core()
    warnings.simplefilter("ignore")
    print(f"Python {platform.python_version()}, {platform.machine()}, steps a second\n")
    print_race("One game at a time", dict(single_games()), options)
    print_race("Many games at once", dict(many_games()), options)
    if is_there("pyspiel"):
        print_race("OpenSpiel's search", dict(searches()), options, unit="simulations/s")
    if not all(map(is_there, ("pyspiel", "shimmy", "pgx"))):
        print("Some environments to compare with are missing: pip install '.[rivals]'")


def single_games() -> Iterator[tuple[str, Run]]:
    """List the environments that play one game at a time."""
    for players in (2, 4):
        yield f"PettingZoo, {players} players", agent_loop(agents(players=players))
    yield "PettingZoo, 2 players, extreme", agent_loop(agents(players=2, edition="extreme"))
    yield "PettingZoo, 3 players, chosen signs", agent_loop(agents(players=3, signs="chosen"))
    if is_there("shimmy"):
        from pettingzoo.classic import hanabi_v5

        for players in (2, 4):
            yield (
                f"PettingZoo's Hanabi, {players} players",
                agent_loop(hanabi_v5.env(players=players)),
            )
    if is_there("pyspiel"):
        import ninetyeight.env.spiel  # noqa: F401  registers the game

        yield "OpenSpiel, Python, 2 players", spiel_loop("python_ninetyeight")
        yield "OpenSpiel's Hanabi, Python, 2 players", spiel_loop("hanabi")


def many_games() -> Iterator[tuple[str, Run]]:
    """List the environments that play many games at once."""
    for edition, players in TABLES:
        for number in NUMBERS:
            for copy in (True, False):
                env = VectorTableEnv(number, copy=copy, edition=edition, players=players)
                name = f"{edition}, {players} {'player' if players == 1 else 'players'}"
                kept = "" if copy else ", copy=False"
                yield f"vector, {name}, {number:,} games{kept}", vector_loop(env)
    if is_there("pgx"):
        for game in ("leduc_holdem", "sparrow_mahjong"):
            for number in NUMBERS:
                yield f"pgx {game}, {number:,} games", pgx_loop(game, number)


def agent_loop(env: Any) -> Run:
    """Play a PettingZoo environment at random."""
    rng = np.random.default_rng(1)

    def run(seconds: float) -> tuple[int, float]:
        steps, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            env.reset(seed=steps)
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = np.flatnonzero(seen["action_mask"])
                env.step(int(legal[int(rng.random() * len(legal))]))
                steps += 1
        return steps, time.process_time() - began

    return run


def spiel_loop(name: str) -> Run:
    """Play an OpenSpiel game in its Python environment at random."""
    from open_spiel.python import rl_environment

    seen = rl_environment.ObservationType.OBSERVATION
    env = rl_environment.Environment(name, observation_type=seen, players=2)
    rng = np.random.default_rng(1)

    def run(seconds: float) -> tuple[int, float]:
        steps, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            position = env.reset()
            while not position.last():
                legal = position.observations["legal_actions"][position.current_player()]
                position = env.step([legal[int(rng.random() * len(legal))]])
                steps += 1
        return steps, time.process_time() - began

    return run


def vector_loop(env: VectorTableEnv) -> Run:
    """Play many games at once; steps that deal are not counted."""
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    masks = seen["action_mask"]

    def run(seconds: float) -> tuple[int, float]:
        nonlocal masks
        steps, began = 0, time.process_time()
        over = env.results != 0
        while time.process_time() - began < seconds:
            steps += env.num_envs - int(np.count_nonzero(over))
            seen, _, over, _, _ = env.step(sample_actions(masks, rng))
            masks = seen["action_mask"]
        return steps, time.process_time() - began

    return run


def pgx_loop(name: str, number: int) -> Run:
    """Play many games of pgx at once, with its random policy and its automatic reset."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env: Any = pgx.make(name)
    begin = jax.jit(jax.vmap(env.init))
    step = jax.vmap(auto_reset(env.step, env.init))
    stretch = 20

    def play_some(state: Any, key: Any) -> Any:
        def one(carry: Any, key: Any) -> Any:
            chance, fresh = jax.random.split(key)
            logits = jnp.log(carry.legal_action_mask.astype(jnp.float32))
            actions = jax.random.categorical(chance, logits, axis=1)
            return step(carry, actions, jax.random.split(fresh, number)), None

        return jax.lax.scan(one, state, jax.random.split(key, stretch))[0]

    play, key = jax.jit(play_some), jax.random.PRNGKey(1)
    state = play(begin(jax.random.split(key, number)), key)

    def run(seconds: float) -> tuple[int, float]:
        nonlocal state, key
        steps, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            key, use = jax.random.split(key)
            state = jax.block_until_ready(play(state, use))
            steps += stretch * number
        return steps, time.process_time() - began

    return run


def searches() -> Iterator[tuple[str, Run]]:
    """List the searches, each from the first turn of a game for two with random rollouts."""
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    import ninetyeight.env.spiel  # noqa: F401  registers the game

    game, rng = pyspiel.load_game("python_ninetyeight(players=2)"), np.random.RandomState(1)
    state, number = game.new_initial_state(), 50
    while state.is_chance_node():
        state.apply_action(int(rng.choice(state.legal_actions())))
    rollout = mcts.RandomRolloutEvaluator(1, rng)
    cpp = pyspiel.RandomRolloutEvaluator(1, 1)
    bots = {
        "MCTS, C++": pyspiel.MCTSBot(
            game, cpp, 0.3, number, 100, solve=False, seed=1, verbose=False
        ),
        "MCTS, Python": mcts.MCTSBot(game, 0.3, number, rollout, random_state=rng),
        "IS-MCTS, Python": ismcts.ISMCTSBot(game, rollout, 0.3, number, random_state=rng),
    }
    for name, bot in bots.items():
        yield name, search_loop(bot, state, number)


def search_loop(bot: Any, state: Any, number: int) -> Run:
    """Search for an action repeatedly, each time with a fixed number of simulations."""

    def run(seconds: float) -> tuple[int, float]:
        simulations, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            bot.step_with_policy(state)
            simulations += number
        return simulations, time.process_time() - began

    return run


def print_race(
    title: str, runs: dict[str, Run], options: argparse.Namespace, unit: str = "steps/s"
) -> None:
    """Run all in turn, several times, and print the best speed of each."""
    best = dict.fromkeys(runs, 0.0)
    for run in runs.values():
        run(0.1)  # compiles, and warms caches
    for _ in range(options.rounds):
        for name, run in runs.items():
            steps, seconds = run(options.seconds)
            best[name] = max(best[name], steps / seconds)
    print(f"| {title} | {unit} |\n|---|---|")
    for name, speed in best.items():
        print(f"| {name} | {speed:,.0f} |")
    print()


def is_there(module: str) -> bool:
    """Whether a module is installed."""
    return importlib.util.find_spec(module) is not None


def one_core() -> None:
    """Pin this process and its threads to one core, if the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    os.environ.setdefault("JAX_PLATFORMS", "cpu")


if __name__ == "__main__":
    main()
