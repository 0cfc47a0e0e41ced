"""Plays given deals: records without actions go in, finished records come out."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np

from ninetyeight import __version__
from ninetyeight.bots.agreements import SignLevel
from ninetyeight.bots.external import ANSWER_SECONDS
from ninetyeight.bots.naming import parse_name
from ninetyeight.bots.team import Team, play_deals, team_of
from ninetyeight.kernel.games import actions_of, key_of, seeds_of
from ninetyeight.kernel.packing import RESULTS
from ninetyeight.lab.bot_pool import borrowed_bots
from ninetyeight.lab.executors.backend import Backend
from ninetyeight.lab.executors.chunks import FIRST_CHUNK, ChunkQueue, Span
from ninetyeight.lab.executors.listener import Interrupt, RunListener
from ninetyeight.lab.executors.runner import ChunkedRun, EarlyStop, Task
from ninetyeight.lab.simulate.job import check_seed
from ninetyeight.lab.simulate.shown_signs import shown_signs
from ninetyeight.lab.simulate.table_games import TableGame, naming_game
from ninetyeight.lab.simulate.weights import weights_used
from ninetyeight.rules import GameError, Record, Replay, Ruleset, read_record, replay, write_record
from ninetyeight.rules.seat_name import name_of_bot

PURPOSE = "play"
"""Names the random stream of bots that play given deals."""


@dataclass(frozen=True, slots=True)
class PlaySettings:
    """Who plays given deals, and how."""

    bots: tuple[str, ...]
    """One for all seats, or one for each."""
    seed: str = "1"
    """For the random choices of bots; the deals themselves are given."""
    talk: SignLevel = SignLevel.STRICT
    seconds: float = ANSWER_SECONDS
    """How long an external bot may take for each answer."""

    def __post_init__(self) -> None:
        check_seed(self.seed)
        for name in self.bots:
            parse_name(name)

    def team_for(self, ruleset: Ruleset) -> Team:
        """Seat the bots at a table; `GameError` if they cannot play there."""
        team = team_of(self.bots, ruleset.players)
        weights_used(ruleset, team)
        return team

    @property
    def first_chunk(self) -> int:
        return FIRST_CHUNK if team_of(self.bots, len(self.bots)).is_quick else 1


def read_deals(lines: Iterable[bytes], settings: PlaySettings) -> list[Record]:
    """Read a record from each line; `GameError` names a line that the bots cannot play."""
    deals = []
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            deals.append(_read_deal(line, settings))
        except GameError as error:
            raise GameError("deal", f"line {number}: {error.message}") from None
    return deals


def _read_deal(line: bytes, settings: PlaySettings) -> Record:
    record = read_record(line)
    if record.actions:
        raise GameError("deal", "this game already has actions.")
    settings.team_for(record.ruleset)
    return record


def finish_deals(
    deals: list[Record],
    settings: PlaySettings,
    backend: Backend,
    *,
    listener: RunListener | None = None,
    interrupt: Interrupt | None = None,
) -> tuple[list[str | None], EarlyStop | None]:
    """Play deals to the end; return a line for each, None if not played, and why it stopped."""
    lines: list[str | None] = [None] * len(deals)
    listener = listener or RunListener()

    def take(span: Span, output: list[str]) -> None:
        lines[span.start : span.stop] = output
        listener.progress(len(lines) - lines.count(None), len(lines))

    sizes = {deal.ruleset.players for deal in deals}
    teams = {size: team_of(settings.bots, size) for size in sizes}

    def make_task(span: Span) -> Task:
        return partial(finish_some, deals[span.start : span.stop], span.start, settings, teams)

    run = ChunkedRun(
        ChunkQueue([Span(0, len(deals))] if deals else [], settings.first_chunk),
        make_task,
        take,
        listener,
        interrupt,
    )
    stop = run.run_on(backend)
    return lines, stop


def finish_some(
    deals: list[Record], start: int, settings: PlaySettings, teams: Mapping[int, Team] | None = None
) -> list[str]:
    """Play some deals in a worker; `start` is the index of the first among all deals.

    The teams, by number of players, carry the weights of their files.
    """
    tables: defaultdict[Ruleset, list[int]] = defaultdict(list)
    for at, deal in enumerate(deals):
        tables[deal.ruleset].append(at)
    finished: dict[int, Record] = {}
    for ruleset, places in tables.items():
        records = _finish_with_one_ruleset(
            ruleset,
            [deals[at] for at in places],
            [start + at for at in places],
            settings,
            teams[ruleset.players] if teams else settings.team_for(ruleset),
        )
        finished |= zip(places, records, strict=True)
    return [write_record(finished[at]) for at in range(len(deals))]


def _finish_with_one_ruleset(
    ruleset: Ruleset, deals: list[Record], numbers: list[int], settings: PlaySettings, team: Team
) -> list[Record]:
    """Play deals of one ruleset; `numbers` are their indices among all deals."""
    if not team.is_compiled:
        return _finish_by_the_rules(ruleset, deals, numbers, settings, team)
    key = key_of(settings.seed, PURPOSE)
    columns = play_deals(
        ruleset,
        team,
        np.array([deal.deck for deal in deals], np.uint8),
        starters=np.array([deal.starter for deal in deals], np.int64),
        seeds=np.concatenate([seeds_of(key, number, 1) for number in numbers]),
        allowed=settings.talk.signs,
    )
    seats = tuple(name_of_bot(bot.name) for bot in team.bots)
    meta = _meta(ruleset, team, settings)
    records = []
    for row, deal in enumerate(deals):
        actions = actions_of(
            ruleset, deal.deck, deal.starter, columns.logs[row], int(columns.played[row])
        )
        record = replace(deal, actions=actions, seats=seats, meta={**deal.meta, **meta})
        game = check_finished(record, RESULTS[columns.result[row]], int(columns.left[row]))
        records.append(replace(record, talk=shown_signs(game, settings.talk.signs, deal.talk)))
    return records


def _finish_by_the_rules(
    ruleset: Ruleset, deals: list[Record], numbers: list[int], settings: PlaySettings, team: Team
) -> list[Record]:
    """Play deals card by card, with bots that the kernel cannot play."""
    key, records = key_of(settings.seed, PURPOSE), []
    seats = tuple(name_of_bot(bot.name) for bot in team.bots)
    meta = _meta(ruleset, team, settings)
    with borrowed_bots(team.bots, settings.seconds) as bots:
        for deal, number in zip(deals, numbers, strict=True):
            game = TableGame(ruleset, deal.deck, bots, settings.talk.signs)
            with naming_game(number + 1, "deal"):
                game.play(int(seeds_of(key, number, 1)[0]), deal.starter)
            actions, talk = tuple(game.actions), tuple(game.talk)
            record = replace(
                deal, actions=actions, seats=seats, meta={**deal.meta, **meta}, talk=talk
            )
            check_finished(record, RESULTS[game.result], game.left)
            records.append(record)
    return records


def check_finished(record: Record, result: str, left: int) -> Replay:
    """Replay a finished record by the rules, and assert that it ended as expected."""
    game = replay(record)
    outcome = game.state.outcome
    assert game.refused is None, f"the rules refuse {game.refused}: {write_record(record)}"
    assert outcome is not None, f"the game is not over: {write_record(record)}"
    assert (outcome.code, outcome.left) == (result, left), f"{outcome}: {write_record(record)}"
    return game


def _meta(ruleset: Ruleset, team: Team, settings: PlaySettings) -> dict[str, Any]:
    """The `meta` that says who played a record."""
    meta: dict[str, Any] = {
        "program": f"ninetyeight {__version__}",
        "bots": [bot.name for bot in team.bots],
        "bot_seed": settings.seed,
        "talk": str(settings.talk),
    }
    if value := weights_used(ruleset, team).value:
        meta["value"] = value
    return meta
