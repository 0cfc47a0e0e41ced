"""Reads deals, has bots play them and writes the finished records."""

import sys
from pathlib import Path

from ninetyeight.cli.backend import chosen_backend
from ninetyeight.cli.files import STANDARD_INPUT
from ninetyeight.cli.lab.early_stop import report_early_stop
from ninetyeight.cli.lab.screen import LabScreen
from ninetyeight.cli.safe_output import STANDARD_OUTPUT, plain
from ninetyeight.lab.executors.listener import Interrupt
from ninetyeight.lab.files import check_writable, replace_file
from ninetyeight.lab.simulate.deals import PlaySettings, finish_deals, read_deals
from ninetyeight.rules import GameError, Record


def run_play(
    deals: str, out: str, settings: PlaySettings, *, workers: int | None, executor: str | None
) -> None:
    """Play given deals and write the finished records."""
    path = None if out == STANDARD_OUTPUT else Path(out)
    if path is not None:
        check_writable(path, is_kept=False)
    given = _read_deals(deals, settings)
    backend = chosen_backend(executor, workers)
    with Interrupt() as interrupt, LabScreen("deals") as screen:
        lines, stop = finish_deals(given, settings, backend, listener=screen, interrupt=interrupt)
        finished = [line for line in lines if line is not None]
        text = "".join(f"{line}\n" for line in finished)
        if path is not None:
            replace_file(path, text)
    if path is None:
        sys.stdout.write(text)
        sys.stdout.flush()
    report_early_stop(stop, f"{len(finished):,} of {len(lines):,} deals were played and written")


def _read_deals(name: str, settings: PlaySettings) -> list[Record]:
    try:
        if name == STANDARD_INPUT:
            return read_deals(sys.stdin.buffer, settings)
        with Path(name).open("rb") as file:
            return read_deals(file, settings)
    except OSError as error:
        raise GameError("deals", f"{plain(name)}: {error.strerror or error}.") from None
    except GameError as error:
        where = "standard input" if name == STANDARD_INPUT else plain(name)
        raise GameError(error.code, f"{where}, {error.message}") from None
