"""Plays a season of the arena, keeps its ladder and records, and prints the ranking."""

import json
import sys
from dataclasses import dataclass
from pathlib import Path

import typer

from ninetyeight.bots.agreements import SignLevel
from ninetyeight.bots.naming import parse_name
from ninetyeight.cli.backend import chosen_backend
from ninetyeight.cli.lab.early_stop import report_early_stop
from ninetyeight.cli.lab.results_text import rate_text
from ninetyeight.cli.lab.screen import LabScreen
from ninetyeight.cli.options import check_time
from ninetyeight.cli.safe_output import plain
from ninetyeight.lab.arena.ladder import Ladder
from ninetyeight.lab.arena.ladder_file import (
    describe,
    resume_ladder,
    season_from_options,
    write_ladder,
)
from ninetyeight.lab.arena.records import ArenaRecords
from ninetyeight.lab.arena.season_run import SeasonRun
from ninetyeight.lab.executors.listener import Interrupt
from ninetyeight.lab.files import check_writable
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown

EXIT_NOBODY_PLAYED = 1
"""Every bot on the command line was refused or could not be started."""


@dataclass(frozen=True, slots=True)
class ArenaOptions:
    """The command line of `ninetyeight arena`; the ladder supplies what is None."""

    season: str
    editions: tuple[str, ...] | None
    players: int | None
    games: int | None
    talk: SignLevel | None
    bots: tuple[str, ...]
    again: tuple[str, ...]
    """Bots to remove from the ladder before anybody plays."""
    seconds: float
    path: Path
    keeps_records: bool
    force: bool


def run_arena(options: ArenaOptions, *, workers: int | None, as_json: bool) -> None:
    """Let bots play a season, and print its ladder."""
    _check_bots(options)
    records = ArenaRecords(options.path)
    ladder = _open_ladder(options, records)

    def save() -> None:
        records.flush()
        write_ladder(ladder, options.path)

    backend = chosen_backend(workers=workers)
    with Interrupt() as interrupt, LabScreen() as screen:
        run = SeasonRun(
            ladder,
            backend,
            options.seconds,
            save,
            records.add if options.keeps_records else None,
            screen,
            interrupt,
        )
        stop = run.play(options.bots)
    typer.echo(json.dumps(ladder.as_dict()) if as_json else ladder_text(ladder))
    sys.stdout.flush()
    report_early_stop(stop, f"finished games are saved in {options.path}")
    ranked = {entry.bot for entry in ladder.ranked}
    if options.bots and not ranked.intersection(options.bots) - run.unavailable:
        raise typer.Exit(EXIT_NOBODY_PLAYED)


def ladder_text(ladder: Ladder) -> str:
    """Write a ladder for people: each bot, and how it compares with the one above it."""
    title = describe(ladder.season)
    lines = [title[0].upper() + title[1:]]
    rows = ladder.ranked
    width = max([len(entry.bot) for entry in (*rows, *ladder.refused)], default=0)
    pairs = {frozenset((pair.first, pair.second)): pair for pair in ladder.pairs}
    above = ""
    for rank, entry in enumerate(rows, start=1):
        summary = entry.summary
        part = "" if entry.done == ladder.total else f", {entry.done:,} games so far"
        lines.append(
            f"{rank:>3}  {plain(entry.bot):<{width}}  {rate_text(summary)},"
            f" {summary.mean_left:.2f} cards left{part}"
        )
        if pair := pairs.get(frozenset((above, entry.bot))):
            lines.append(f"     {'':<{width}}  {plain(pair.sentence)}")
        above = entry.bot
    lines += [
        f"  -  {plain(entry.bot):<{width}}  refused: {plain(entry.refused or '')}"
        for entry in ladder.refused
    ]
    return "\n".join(lines)


def _check_bots(options: ArenaOptions) -> None:
    check_time(options.seconds)
    for bot in options.bots:
        parse_name(bot)
        if options.bots.count(bot) > 1:
            raise GameError("bot", f"{bot} is named twice.")


def _open_ladder(options: ArenaOptions, records: ArenaRecords) -> Ladder:
    """Resume or begin the ladder, and remove the bots named by `--again`."""
    path = options.path
    settings = {name: getattr(options, name) for name in ("editions", "players", "games", "talk")}
    season = season_from_options(options.season, settings, path, force=options.force)
    ladder = resume_ladder(season, path, force=options.force)
    if not options.bots and not ladder.entries:
        raise GameError("bot", f"{path} has no bots yet: name some with --bot or --program.")
    for bot in options.again:
        if ladder.entries.pop(bot, None) is None:
            raise GameError("again", f"{path} has no bot {shown(bot)}.")
    if options.bots or options.again:
        check_writable(path)
        check_writable(records.path)
        records.tidy(ladder)
    if options.again:
        write_ladder(ladder, path)
    return ladder
