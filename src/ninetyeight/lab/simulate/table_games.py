"""Plays deals card by card by the rules, for bots that the kernel cannot play.

They get the same deals, random numbers, bids and signs as in the kernel. Ninety-Eight's own bots
play exactly the same games either way, as tests show, but slower here.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

import numpy as np

from ninetyeight.bots import Bot, BotFailed
from ninetyeight.bots.checked_answers import ask_bid, ask_signs, ask_step
from ninetyeight.kernel.games import BY_BIDS
from ninetyeight.kernel.packing import RESULTS
from ninetyeight.lab.simulate.scores import Scores
from ninetyeight.rules import (
    PILES,
    Action,
    CardPlayed,
    Ruleset,
    Sign,
    Signal,
    Signals,
    State,
    Step,
    TurnBegan,
    apply,
    setup,
    view_for,
)
from ninetyeight.rules.record import Talk


@dataclass(slots=True)
class TableGame:
    """One deal and its game so far, which is kept even if a bot fails."""

    ruleset: Ruleset
    deck: tuple[int, ...]
    bots: Sequence[Bot]
    """One for each seat."""
    allowed: frozenset[Sign]
    starter: int = 0
    actions: list[Action] = field(default_factory=list)
    talk: list[Talk] = field(default_factory=list)
    """The signs shown and taken back."""
    turns: int = 1
    tricks: int = 0
    left: int = 0
    result: int = 0
    """An index into `kernel.packing.RESULTS`; 0 while the game runs."""
    _standing: Signals = field(default_factory=Signals)

    def play(self, seed: int, starter: int = BY_BIDS) -> None:
        """Play to the end; `BotFailed` if a bot gives no answer that the rules accept."""
        self.starter = self._highest_bid() if starter == BY_BIDS else starter
        state, plan = setup(self.ruleset, self.deck, self.starter), None
        while state.outcome is None:
            choice = ask_step(
                self.bots[state.seat],
                view_for(state, state.seat),
                self.signals_at(state),
                seed=seed,
                allowed=self.allowed,
                plan=plan if state.turn.plays else None,
            )
            plan = choice.plan
            state = self.advance(state, choice.action)

    def advance(self, state: State, action: Action) -> State:
        """Apply an action and record what it leads to."""
        step = apply(state, action)
        self.actions.append(action)
        self.turns += sum(isinstance(event, TurnBegan) for event in step.events)
        self.tricks += sum(isinstance(e, CardPlayed) and e.is_trick for e in step.events)
        self._forget_signs(step)
        self.left = step.state.left
        if step.state.outcome is not None:
            self.result = RESULTS.index(step.state.outcome.code)
        return step.state

    def signals_at(self, state: State) -> Signals:
        """Ask every seat that is not on turn for its signs."""
        signals = Signals()
        if not self.allowed or not state.obligations.talk:
            return signals
        for seat, bot in enumerate(self.bots):
            if seat == state.seat:
                continue
            shown = ask_signs(bot, view_for(state, seat), self.allowed)
            for pile in PILES:
                signal = Signal(seat, pile, shown.get(pile))
                if signal.sign is not None:
                    signals = signals.show(signal, talk=True, allowed=self.allowed)
                if signal.sign is not self._standing.of(seat, pile):
                    self._standing = self._standing.show(signal, talk=True, allowed=self.allowed)
                    self.talk.append(Talk(len(self.actions), signal))
        return signals

    @property
    def scores(self) -> Scores:
        """How the game ended, as scores of one game."""
        numbers = (self.result, self.left, self.turns, self.tricks, self.starter)
        return Scores(*(np.array([number], np.uint8) for number in numbers))

    def _forget_signs(self, step: Step) -> None:
        for event in step.events:
            self._standing = self._standing.after(event, talk=step.state.obligations.talk)

    def _highest_bid(self) -> int:
        """Let all seats bid; the highest bid starts, and of equal ones the first seat (1.4)."""
        players = range(self.ruleset.players)
        if len(players) == 1:
            return 0
        bids = [
            ask_bid(self.bots[seat], view_for(setup(self.ruleset, self.deck, seat), seat))
            for seat in players
        ]
        return max(players, key=lambda seat: (bids[seat].rank, -seat))


@contextmanager
def naming_game(number: int, thing: str = "game") -> Iterator[None]:
    """Add the number of the game, counted from 1, to the error of a bot that fails."""
    try:
        yield
    except BotFailed as failure:
        raise BotFailed(
            f"{thing} {number}: {failure.message}", failure.trace, failure.kind
        ) from None
