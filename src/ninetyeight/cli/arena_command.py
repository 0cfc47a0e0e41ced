"""What `ninetyeight arena` does once its words are parsed."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import typer

from ninetyeight.bots.naming import parse_name
from ninetyeight.cli.backend import chosen_engine
from ninetyeight.cli.lab.commands import end
from ninetyeight.cli.lab.results_text import rate_text
from ninetyeight.cli.lab.screen import LabScreen
from ninetyeight.cli.options import check_time
from ninetyeight.cli.safe_output import plain
from ninetyeight.lab.arena.ladder import Ladder
from ninetyeight.lab.arena.ladder_file import asked_season, begun_ladder, described, write_ladder
from ninetyeight.lab.arena.records import ArenaRecords
from ninetyeight.lab.arena.season_run import Run
from ninetyeight.lab.executors.listener import Interrupt
from ninetyeight.lab.files import check_writable
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown

EXIT_NOBODY_PLAYED = 1
"""Every bot that was named is refused, or is not there."""


def run_arena(
    name: str,
    asked: Mapping[str, Any],
    bots: list[str],
    *,
    seconds: float,
    path: Path,
    again: list[str],
    writes: bool,
    force: bool,
    as_json: bool,
    workers: int | None,
) -> None:
    """Let bots play a season, and print its ladder."""
    _check(bots, seconds)
    records = ArenaRecords(path)
    season = asked_season(name, asked, path, force=force)
    ladder = begun_ladder(season, path, force=force)
    if not bots and not ladder.entries:
        raise GameError("bot", f"{path} has no bots yet: name some with --bot or --program.")
    for bot in again:
        if ladder.entries.pop(bot, None) is None:
            raise GameError("again", f"{path} has no bot {shown(bot)}.")
    if bots or again:
        check_writable(path)
        check_writable(records.path)
        records.tidy(ladder)
    if again:
        write_ladder(ladder, path)

    def keep() -> None:
        records.flush()
        write_ladder(ladder, path)

    engine = chosen_engine(workers=workers)
    with Interrupt() as interrupt, LabScreen() as screen:
        run = Run(ladder, engine, seconds, keep, records.add if writes else None, screen, interrupt)
        ending = run.fill(bots)
    typer.echo(json.dumps(ladder.as_dict()) if as_json else ladder_text(ladder))
    sys.stdout.flush()
    end(ending, f"what is done is kept in {path}")
    ranked = {entry.bot for entry in ladder.ranked}
    if bots and not ranked.intersection(bots) - run.absent:
        raise typer.Exit(EXIT_NOBODY_PLAYED)


def ladder_text(ladder: Ladder) -> str:
    """Show a ladder: each bot, and how it stands to the one above it."""
    told = described(ladder.season)
    lines = [told[0].upper() + told[1:]]
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


def _check(bots: list[str], seconds: float) -> None:
    check_time(seconds)
    for bot in bots:
        parse_name(bot)
        if bots.count(bot) > 1:
            raise GameError("bot", f"{bot} stands there twice.")
