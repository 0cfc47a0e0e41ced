"""Bots at the other seats of an environment."""

from collections.abc import Mapping

import numpy as np

from ninetyeight.bots.compiled_bots import CompiledBot
from ninetyeight.env.actions import END
from ninetyeight.env.match import Match
from ninetyeight.kernel import compiled
from ninetyeight.kernel.packing import packed_net
from ninetyeight.rules import FULL_PACK


class Partners:
    """Plays the seats of bots until somebody else is asked."""

    def __init__(self, match: Match, bots: Mapping[int, CompiledBot]) -> None:
        ruleset = match.setting.ruleset
        self._match = match
        self._bots = bots
        self._nets = {seat: packed_net(bot.net_for(ruleset)) for seat, bot in bots.items()}
        self._work, self._deep = compiled.new_work(), compiled.new_work()
        self._world = compiled.new_world()

    def play_on(self) -> float:
        """Play until the game is over or a seat without a bot is asked; give what it is worth."""
        match, reward = self._match, 0.0
        while not match.is_over and match.seat in self._bots:
            reward += match.act(self._choose(match.seat))
        return reward

    def _choose(self, seat: int) -> int:
        """Choose as the bot does at a table, by what its seat sees."""
        match, bot = self._match, self._bots[seat]
        turn = match.game[compiled.TURN]
        talk = match.setting.talk_level
        sees = compiled.look(match.rules, match.hands, match.game, match.played, talk)
        # Words come back from compiled code as plain numbers.
        low, high, mirror_low, mirror_high = map(np.uint64, sees[:4])
        seed = compiled.decision_seed(
            match.tables.seeds[0], match.game[compiled.PLAYED], compiled.plays_of(turn)
        )
        code = int(
            compiled.decide(
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
        return 4 * ((code & 127) - FULL_PACK.low) + (code >> compiled.LOG_PILE & 3)

    def _signs_seen(self, seat: int) -> int:
        """Give the others' signs as compiled code reads them, the next seat first."""
        match, signs = self._match, 0
        for step in range(1, match.players):
            other = (seat + step) % match.players
            signs |= (match.signs >> 8 * other & 0xFF) << (8 * step - 8)
        return signs
