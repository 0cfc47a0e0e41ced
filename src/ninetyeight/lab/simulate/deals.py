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
from ninetyeight.lab.bot_pool import end_idle_bots, lent
from ninetyeight.lab.executors.backend import Engine
from ninetyeight.lab.executors.chunks import FIRST_CHUNK, Span
from ninetyeight.lab.executors.listener import Interrupt, Watch
from ninetyeight.lab.executors.runner import Ending, Task, run
from ninetyeight.lab.simulate.job import check_seed
from ninetyeight.lab.simulate.shown_signs import shown_signs
from ninetyeight.lab.simulate.table_games import TableGame, naming_game
from ninetyeight.lab.simulate.weights import serving
from ninetyeight.rules import GameError, Record, Replay, Ruleset, read_record, replay, write_record
from ninetyeight.rules.seat_name import name_of_bot

PURPOSE = "play"
"""The stream of the bots' chances in given deals."""


@dataclass(frozen=True, slots=True)
class Players:
    """Who plays given deals, and how."""

    bots: tuple[str, ...]
    """One for all seats, or one for each."""
    seed: str = "1"
    """For the chances that bots take; the deals are given."""
    talk: SignLevel = SignLevel.STRICT
    seconds: float = ANSWER_SECONDS
    """How long an external bot may take for an answer."""

    def __post_init__(self) -> None:
        check_seed(self.seed)
        for name in self.bots:
            parse_name(name)

    def team_for(self, ruleset: Ruleset) -> Team:
        """Seat the bots at a table; `GameError` if they cannot play there."""
        team = team_of(self.bots, ruleset.players)
        serving(ruleset, team)
        return team

    @property
    def first_chunk(self) -> int:
        """How many deals a first chunk has."""
        return FIRST_CHUNK if team_of(self.bots, len(self.bots)).is_quick else 1


def read_deals(lines: Iterable[bytes], players: Players) -> list[Record]:
    """Read a record from each line; `GameError` names the line that is no deal for these bots."""
    deals = []
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            deals.append(_read_deal(line, players))
        except GameError as error:
            raise GameError("deal", f"line {number}: {error.message}") from None
    return deals


def _read_deal(line: bytes, players: Players) -> Record:
    record = read_record(line)
    if record.actions:
        raise GameError("deal", "this game has actions already.")
    players.team_for(record.ruleset)
    return record


def finish_deals(
    deals: list[Record],
    players: Players,
    engine: Engine,
    *,
    watch: Watch | None = None,
    interrupt: Interrupt | None = None,
) -> tuple[list[str | None], Ending | None]:
    """Play deals to their end; give the finished records as lines, None where one is missing."""
    lines: list[str | None] = [None] * len(deals)
    watch = watch or Watch()

    def take(span: Span, output: list[str]) -> None:
        lines[span.start : span.stop] = output
        watch.progress(len(lines) - lines.count(None), len(lines))

    sizes = {deal.ruleset.players for deal in deals}
    teams = {size: team_of(players.bots, size) for size in sizes}

    def task(span: Span) -> Task:
        return partial(finish_some, deals[span.start : span.stop], span.start, players, teams)

    try:
        ending = run(
            [Span(0, len(deals))] if deals else [],
            task,
            engine,
            take=take,
            first_chunk=players.first_chunk,
            watch=watch,
            interrupt=interrupt or Interrupt(),
        )
    finally:
        end_idle_bots()
    return lines, ending


def finish_some(
    deals: list[Record], start: int, players: Players, teams: Mapping[int, Team] | None = None
) -> list[str]:
    """Play some deals, in a worker; the first of them has this number among all.

    The teams, by the number of players, bring the weights of their files along.
    """
    tables: defaultdict[Ruleset, list[int]] = defaultdict(list)
    for at, deal in enumerate(deals):
        tables[deal.ruleset].append(at)
    finished: dict[int, Record] = {}
    for ruleset, places in tables.items():
        records = _finish_alike(
            ruleset,
            [deals[at] for at in places],
            [start + at for at in places],
            players,
            teams[ruleset.players] if teams else players.team_for(ruleset),
        )
        finished |= zip(places, records, strict=True)
    return [write_record(finished[at]) for at in range(len(deals))]


def _finish_alike(
    ruleset: Ruleset, deals: list[Record], numbers: list[int], players: Players, team: Team
) -> list[Record]:
    """Play deals of one ruleset; the numbers are theirs among all deals."""
    if not team.is_compiled:
        return _finish_by_the_rules(ruleset, deals, numbers, players, team)
    key = key_of(players.seed, PURPOSE)
    columns = play_deals(
        ruleset,
        team,
        np.array([deal.deck for deal in deals], np.uint8),
        starters=np.array([deal.starter for deal in deals], np.int64),
        seeds=np.concatenate([seeds_of(key, number, 1) for number in numbers]),
        allowed=players.talk.signs,
    )
    seats = tuple(name_of_bot(bot.name) for bot in team.bots)
    told = _told(ruleset, team, players)
    records = []
    for row, deal in enumerate(deals):
        actions = actions_of(
            ruleset, deal.deck, deal.starter, columns.logs[row], int(columns.played[row])
        )
        record = replace(deal, actions=actions, seats=seats, meta={**deal.meta, **told})
        game = check_finished(record, RESULTS[columns.result[row]], int(columns.left[row]))
        records.append(replace(record, talk=shown_signs(game, players.talk.signs, deal.talk)))
    return records


def _finish_by_the_rules(
    ruleset: Ruleset, deals: list[Record], numbers: list[int], players: Players, team: Team
) -> list[Record]:
    """Play deals card by card, with bots that the kernel cannot play."""
    key, records = key_of(players.seed, PURPOSE), []
    seats = tuple(name_of_bot(bot.name) for bot in team.bots)
    told = _told(ruleset, team, players)
    with lent(team.bots, players.seconds) as bots:
        for deal, number in zip(deals, numbers, strict=True):
            game = TableGame(ruleset, deal.deck, bots, players.talk.signs)
            with naming_game(number + 1, "deal"):
                game.play(int(seeds_of(key, number, 1)[0]), deal.starter)
            actions, talk = tuple(game.actions), tuple(game.talk)
            meta = {**deal.meta, **told}
            record = replace(deal, actions=actions, seats=seats, meta=meta, talk=talk)
            check_finished(record, RESULTS[game.result], game.left)
            records.append(record)
    return records


def check_finished(record: Record, result: str, left: int) -> Replay:
    """Replay a finished record by the rules, which have the last word on how it ended."""
    game = replay(record)
    outcome = game.state.outcome
    assert game.refused is None, f"the rules refuse {game.refused}: {write_record(record)}"
    assert outcome is not None, f"the game goes on: {write_record(record)}"
    assert (outcome.code, outcome.left) == (result, left), f"{outcome}: {write_record(record)}"
    return game


def _told(ruleset: Ruleset, team: Team, players: Players) -> dict[str, Any]:
    """Say in a record who played it."""
    told: dict[str, Any] = {
        "program": f"ninetyeight {__version__}",
        "bots": [bot.name for bot in team.bots],
        "bot_seed": players.seed,
        "talk": str(players.talk),
    }
    if value := serving(ruleset, team).value:
        told["value"] = value
    return told
