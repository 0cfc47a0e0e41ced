"""Bots at the other seats of an environment."""

from collections.abc import Mapping
from contextlib import ExitStack

import numpy as np

from ninetyeight.bots import Bot
from ninetyeight.bots.asking import ask_step
from ninetyeight.bots.bot import Plan
from ninetyeight.bots.compiled_bots import CompiledBot
from ninetyeight.bots.external import ANSWER_SECONDS, BotProcess, ExternalBot, bot_process
from ninetyeight.bots.players import Player
from ninetyeight.bots.seeing import SIGNS
from ninetyeight.env.actions import END, action_of, number_of
from ninetyeight.env.match import Match
from ninetyeight.kernel.chance import decision_seed
from ninetyeight.kernel.engine import LOG_PILE, PLAYED, TURN
from ninetyeight.kernel.look_ahead import new_world
from ninetyeight.kernel.packing import packed_net
from ninetyeight.kernel.policies import decide
from ninetyeight.kernel.seeing import look
from ninetyeight.kernel.turn import plays_of
from ninetyeight.kernel.work import new_work
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
    """Plays the seats of bots until somebody else is asked."""

    def __init__(
        self, match: Match, bots: Mapping[int, Player], seconds: float = ANSWER_SECONDS
    ) -> None:
        ruleset = match.setting.ruleset
        self._match = match
        self._bots = {s: bot for s, bot in bots.items() if isinstance(bot, CompiledBot)}
        self._nets = {seat: packed_net(bot.net_for(ruleset)) for seat, bot in self._bots.items()}
        self._work, self._deep = new_work(), new_work()
        self._world = new_world()
        self._external = ExternalPartners(
            match, {s: bot for s, bot in bots.items() if isinstance(bot, ExternalBot)}, seconds
        )

    def play_on(self) -> float:
        """Play until the game is over or a seat without a bot is asked; give what it is worth."""
        match, reward = self._match, 0.0
        while not match.is_over:
            if match.seat in self._bots:
                reward += match.act(self._choose(match.seat))
            elif match.seat in self._external.seats:
                reward += match.act(self._external.choose(match.seat))
            else:
                break
        return reward

    def close(self) -> None:
        """End the processes of external bots."""
        self._external.close()

    def _choose(self, seat: int) -> int:
        """Choose as the bot does at a table, by what its seat sees."""
        match, bot = self._match, self._bots[seat]
        turn = match.game[TURN]
        talk = match.setting.talk_level
        sees = look(match.rules, match.hands, match.game, match.played, talk)
        # Words come back from compiled code as plain numbers.
        low, high, mirror_low, mirror_high = map(np.uint64, sees[:4])
        seed = decision_seed(match.tables.seeds[0], match.game[PLAYED], plays_of(turn))
        code = int(
            decide(
                bot.policy,
                match.rules,
                turn,
                match.hands[seat, 0],
                match.hands[seat, 1],
                sees._replace(
                    low=low,
                    high=high,
                    mirror_low=mirror_low,
                    mirror_high=mirror_high,
                    signs=self._signs_seen(seat),
                ),
                self._nets[seat],
                self._work,
                self._deep,
                self._world,
                bot.samples,
                np.uint64(seed),
            )
        )
        if code < 0:
            return END
        return 4 * ((code & 127) - FULL_PACK.low) + (code >> LOG_PILE & 3)

    def _signs_seen(self, seat: int) -> int:
        """Give the others' signs as compiled code reads them, the next seat first."""
        match, signs = self._match, 0
        for step in range(1, match.players):
            other = (seat + step) % match.players
            signs |= (match.signs >> 8 * other & 0xFF) << (8 * step - 8)
        return signs


class ExternalPartners:
    """Partners in processes of their own. They are asked for actions, by what their seat sees.

    Bids and signs of all hands are those of the written rule, as in every environment.
    """

    def __init__(self, match: Match, bots: Mapping[int, ExternalBot], seconds: float) -> None:
        self._match = match
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
        self._game: object = None
        self._done = 0
        self._plan: Plan | None = None

    def choose(self, seat: int) -> int:
        """Ask a partner; `BotFailed` if it has no answer that the rules accept."""
        state = self._followed()
        choice = ask_step(
            self.seats[seat],
            view_for(state, seat),
            self._signals(seat),
            seed=int(self._match.tables.seeds[0]),
            allowed=self._match.setting.allowed,
            plan=self._plan if state.turn.plays else None,
        )
        self._plan = choice.plan
        return number_of(choice.action)

    def close(self) -> None:
        """End the processes."""
        self._stack.close()

    def _followed(self) -> State:
        """Follow the game in the rules, up to where it stands."""
        match = self._match
        if self._state is None or self._game is not match.actions:
            deck = tuple(map(int, match.deck))
            self._state = setup(match.setting.ruleset, deck, match.starter)
            self._game, self._done = match.actions, 0
        for number in match.actions[self._done :]:
            action = action_of(number)
            assert isinstance(action, Play | EndTurn), f"{action} is not of the seat on turn"
            self._state = apply(self._state, action).state
        self._done = len(match.actions)
        return self._state

    def _signals(self, seat: int) -> Signals:
        """Give the signs that others show."""
        match, signs = self._match, self._match.signs
        if not match.may_talk:
            return Signals()
        return Signals(
            frozenset(
                Signal(other, pile, sign)
                for other in range(match.players)
                for pile in PILES
                if other != seat and (sign := SIGNS[signs >> (8 * other + 2 * pile) & 3])
            )
        )
