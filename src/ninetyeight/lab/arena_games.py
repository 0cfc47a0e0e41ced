"""Plays the deals of a season with a bot that may be anybody's, card by card by the rules."""

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np

from ninetyeight.bots import Bot
from ninetyeight.bots.asking import ask_bid, ask_signs, ask_step
from ninetyeight.bots.program_bot import ProgramBot
from ninetyeight.bots.worker_bot import WorkerBot
from ninetyeight.kernel.games import deal, key_of, seeds_of
from ninetyeight.kernel.packing import RESULTS
from ninetyeight.lab.arena import Contender, Season
from ninetyeight.lab.backlog import Span
from ninetyeight.lab.scores import Scores, no_scores
from ninetyeight.lab.simulation import PURPOSE
from ninetyeight.rules import (
    CardPlayed,
    GameError,
    Ruleset,
    Sign,
    Signal,
    Signals,
    State,
    TurnBegan,
    apply,
    setup,
    view_for,
)


@dataclass(frozen=True, slots=True)
class Failure:
    """A deal in which a bot failed, and how."""

    game: int
    reason: str


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """How one deal went."""

    result: int
    left: int
    turns: int
    tricks: int
    starter: int


def play_some(
    contender: Contender, season: Season, edition: str, seconds: float, span: Span
) -> tuple[Scores, Failure | None]:
    """Play some deals, in a worker, up to the first in which the bot fails."""
    ruleset, key = season.ruleset(edition), key_of(season.seed, PURPOSE)
    decks = deal(ruleset, key, span.start, len(span))
    seeds = seeds_of(key, span.start, len(span))
    scores, game = no_scores(len(span)), span.start
    try:
        with _lent(contender, seconds) as bot:
            for row, deck in enumerate(decks):
                game = span.start + row
                cards = tuple(map(int, deck))
                outcome = play_deal(bot, ruleset, cards, int(seeds[row]), season.talk.signs)
                scores.put(row, _row(outcome))
    except GameError as error:
        return scores, Failure(game, error.message)
    return scores, None


def play_deal(
    bot: Bot, ruleset: Ruleset, deck: Sequence[int], seed: int, allowed: frozenset[Sign]
) -> PlayedGame:
    """Play one deal with a bot on every seat; `BotFailed` if it breaks the rules.

    It is the game that the kernel plays with its own bots.
    """
    starter = _starter(bot, ruleset, deck)
    state, turns, tricks, plan = setup(ruleset, deck, starter), 1, 0, None
    while state.outcome is None:
        choice = ask_step(
            bot,
            view_for(state, state.seat),
            _signals(bot, state, allowed),
            seed=seed,
            allowed=allowed,
            plan=plan if state.turn.plays else None,
        )
        plan = choice.plan
        step = apply(state, choice.action)
        state = step.state
        turns += sum(isinstance(event, TurnBegan) for event in step.events)
        tricks += sum(isinstance(event, CardPlayed) and event.is_trick for event in step.events)
    return PlayedGame(RESULTS.index(state.outcome.code), state.left, turns, tricks, starter)


def _starter(bot: Bot, ruleset: Ruleset, deck: Sequence[int]) -> int:
    """Let all seats bid: the highest bid starts, among equals the first (1.4)."""
    if ruleset.players == 1:
        return 0
    bids = [
        ask_bid(bot, view_for(setup(ruleset, deck, seat), seat)) for seat in range(ruleset.players)
    ]
    return max(range(ruleset.players), key=lambda seat: (bids[seat].rank, -seat))


def _signals(bot: Bot, state: State, allowed: frozenset[Sign]) -> Signals:
    """Let every seat but the one on turn show its signs on what lies there now."""
    signals = Signals()
    if not allowed or not state.obligations.talk:
        return signals
    for seat in range(state.ruleset.players):
        if seat != state.seat:
            shown = ask_signs(bot, view_for(state, seat), allowed)
            for pile, sign in shown.items():
                signals = signals.show(Signal(seat, pile, sign), talk=True, allowed=allowed)
    return signals


def _row(outcome: PlayedGame) -> Scores:
    numbers = (outcome.result, outcome.left, outcome.turns, outcome.tricks, outcome.starter)
    return Scores(*(np.array([number], np.uint8) for number in numbers))


_idle: dict[tuple[Contender, float], list[ProgramBot | WorkerBot]] = {}
_lock = threading.Lock()


@contextmanager
def _lent(contender: Contender, seconds: float) -> Iterator[ProgramBot | WorkerBot]:
    """Lend a running bot, which is kept for the next chunk; one that fails is ended."""
    with _lock:
        waiting = _idle.setdefault((contender, seconds), [])
        bot = waiting.pop() if waiting else _new(contender, seconds)
    try:
        bot.start()
        yield bot
    except BaseException:
        bot.end()
        raise
    with _lock:
        waiting.append(bot)


def _new(contender: Contender, seconds: float) -> ProgramBot | WorkerBot:
    if contender.is_program:
        return ProgramBot(contender.spec, seconds)
    return WorkerBot(contender.spec, seconds)


def end_idle_bots() -> None:
    """End the bots that this process keeps running."""
    with _lock:
        for waiting in _idle.values():
            while waiting:
                waiting.pop().end()
