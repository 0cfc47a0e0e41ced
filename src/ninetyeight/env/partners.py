"""Bots at the other seats of an environment."""

from collections.abc import Mapping
from contextlib import ExitStack

import numpy as np

from ninetyeight.bots import Bot
from ninetyeight.bots.bot import Plan
from ninetyeight.bots.checked_answers import ask_step
from ninetyeight.bots.compiled_bots import CompiledBot
from ninetyeight.bots.external import ANSWER_SECONDS, BotProcess, ExternalBot, bot_process
from ninetyeight.bots.players import Player
from ninetyeight.bots.view_packing import SIGNS
from ninetyeight.env.actions import END, action_of, number_of
from ninetyeight.env.single_game import SingleGame
from ninetyeight.kernel.chance import decision_seed
from ninetyeight.kernel.engine import PLAYED, TURN, card_of, pile_of
from ninetyeight.kernel.knowledge import seat_knowledge
from ninetyeight.kernel.look_ahead import new_sampling
from ninetyeight.kernel.packing import packed_net
from ninetyeight.kernel.policies import Policy, choose_action
from ninetyeight.kernel.search_buffers import new_search_buffers
from ninetyeight.kernel.turn import Position, plays_of
from ninetyeight.rules import (
    FULL_PACK,
    PILES,
    EndTurn,
    Play,
    Signal,
    Signals,
    State,
    apply,
    setup,
    view_for,
)


class Partners:
    """Plays the seats of bots until another seat is asked."""

    def __init__(
        self, single_game: SingleGame, bots: Mapping[int, Player], seconds: float = ANSWER_SECONDS
    ) -> None:
        ruleset = single_game.settings.ruleset
        self._single_game = single_game
        self._bots = {s: bot for s, bot in bots.items() if isinstance(bot, CompiledBot)}
        self._nets = {seat: packed_net(bot.net_for(ruleset)) for seat, bot in self._bots.items()}
        self._work = new_search_buffers()
        self._samplings = {
            bot.samples: new_sampling(bot.samples) if bot.samples else None
            for bot in self._bots.values()
        }
        self._external = ExternalPartners(
            single_game,
            {s: bot for s, bot in bots.items() if isinstance(bot, ExternalBot)},
            seconds,
        )

    def play_on(self) -> float:
        """Play until the game ends or a seat without a bot is asked; return the reward."""
        single_game, reward = self._single_game, 0.0
        while not single_game.is_over:
            if single_game.seat in self._bots:
                reward += single_game.act(self.choose(single_game.seat))
            elif single_game.seat in self._external.seats:
                reward += single_game.act(self._external.choose(single_game.seat))
            else:
                break
        return reward

    def close(self) -> None:
        """End the processes of external bots."""
        self._external.close()

    def choose(self, seat: int) -> int:
        """Choose from what the seat sees, as the bot does at a table."""
        single_game, bot = self._single_game, self._bots[seat]
        turn = single_game.game[TURN]
        knowledge = seat_knowledge(
            single_game.rules,
            single_game.hands,
            single_game.game,
            single_game.played,
            single_game.settings.talk_level,
        )
        # Compiled code returns 64-bit words as plain numbers.
        low, high, mirror_low, mirror_high = map(np.uint64, knowledge[:4])
        seed = decision_seed(single_game.tables.seeds[0], single_game.game[PLAYED], plays_of(turn))
        code = int(
            choose_action(
                single_game.rules,
                Position(turn, single_game.hands[seat, 0], single_game.hands[seat, 1]),
                knowledge._replace(
                    low=low,
                    high=high,
                    mirror_low=mirror_low,
                    mirror_high=mirror_high,
                    signs=self._signs_seen(seat),
                ),
                Policy(bot.policy, self._nets[seat]),
                np.uint64(seed),
                self._work,
                self._samplings[bot.samples],
            )
        )
        if code < 0:
            return END
        return 4 * (card_of(code) - FULL_PACK.low) + pile_of(code)

    def _signs_seen(self, seat: int) -> int:
        """Pack the others' signs for compiled code, the next seat first."""
        single_game, signs = self._single_game, 0
        for step in range(1, single_game.players):
            other = (seat + step) % single_game.players
            signs |= (single_game.signs >> 8 * other & 0xFF) << (8 * step - 8)
        return signs


class ExternalPartners:
    """Partners in processes of their own, which choose actions from what their seat sees.

    They do not bid or show signs: a written rule does that for all hands in every environment.
    """

    def __init__(
        self, single_game: SingleGame, bots: Mapping[int, ExternalBot], seconds: float
    ) -> None:
        self._single_game = single_game
        self._stack = ExitStack()
        processes: dict[str, BotProcess] = {}
        try:
            for bot in bots.values():
                if bot.name not in processes:
                    process = processes[bot.name] = bot_process(bot.named, seconds)
                    self._stack.callback(process.end)
                    process.start()
        except BaseException:
            self._stack.close()
            raise
        self.seats: dict[int, Bot] = {seat: processes[bot.name] for seat, bot in bots.items()}
        self._state: State | None = None
        self._followed_actions: object = None
        self._done = 0
        self._plan: Plan | None = None

    def choose(self, seat: int) -> int:
        """Ask a partner; `BotFailed` if it gives no answer that the rules accept."""
        state = self._current_state()
        choice = ask_step(
            self.seats[seat],
            view_for(state, seat),
            self._signals(seat),
            seed=int(self._single_game.tables.seeds[0]),
            allowed=self._single_game.settings.allowed,
            plan=self._plan if state.turn.plays else None,
        )
        self._plan = choice.plan
        return number_of(choice.action)

    def close(self) -> None:
        """End the partners' processes."""
        self._stack.close()

    def _current_state(self) -> State:
        """Replay the game by the rules, up to where it stands."""
        single_game = self._single_game
        if self._state is None or self._followed_actions is not single_game.actions:
            deck = tuple(map(int, single_game.deck))
            self._state = setup(single_game.settings.ruleset, deck, single_game.starter)
            self._followed_actions, self._done = single_game.actions, 0
        for number in single_game.actions[self._done :]:
            action = action_of(number)
            assert isinstance(action, Play | EndTurn), (
                f"{action} is not an action of the seat on turn"
            )
            self._state = apply(self._state, action).state
        self._done = len(single_game.actions)
        return self._state

    def _signals(self, seat: int) -> Signals:
        single_game, signs = self._single_game, self._single_game.signs
        if not single_game.may_talk:
            return Signals()
        return Signals(
            frozenset(
                Signal(other, pile, sign)
                for other in range(single_game.players)
                for pile in PILES
                if other != seat and (sign := SIGNS[signs >> (8 * other + 2 * pile) & 3])
            )
        )
