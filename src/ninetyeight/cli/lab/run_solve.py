"""Solves recorded games with every card known, and tells or writes the wins."""

import json
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import typer

from ninetyeight.bots.solver import WIDTHS, Solution, solve
from ninetyeight.cli.descriptions import count, outcome_sentence, player_name
from ninetyeight.cli.lab.last_chance import LastChance, find_last_chance
from ninetyeight.cli.options import EXIT_INVALID
from ninetyeight.cli.record_files import FileRecord, read_file_records
from ninetyeight.cli.safe_output import ONE_OUTPUT, STANDARD_OUTPUT, plain
from ninetyeight.lab.files import check_writable, replace_file
from ninetyeight.rules import Action, GameError, Play, Record, Replay, State, apply, replay
from ninetyeight.rules.record import action_as_list, write_record

FIELDS = (
    "file",
    "status",
    "code",
    "left",
    "from",
    "winnable",
    "width",
    "actions",
    "winnable_until",
    "until_is_certain",
    "error",
)


@dataclass(frozen=True, slots=True)
class SolvedRecord:
    """Whether a record can be won, and how."""

    record: Record
    played: Replay
    start: int
    """How many of its actions come before those of the solution."""
    solution: Solution
    last_chance: LastChance | None = None
    """Where a lost game that could have been won was given away."""

    @property
    def won(self) -> Record | None:
        """The game with its win found; a game that was won anyway is unchanged."""
        outcome = self.played.state.outcome
        if outcome is not None and outcome.is_won:
            return self.record
        more = self.solution.actions
        if more is None:
            return None
        actions = (*self.record.actions[: self.start], *more)
        talk = tuple(talk for talk in self.record.talk if talk.after <= self.start)
        return replace(self.record, actions=actions, talk=talk)


def run_solve(
    name: str, out: Path | None, *, as_json: bool, widths: tuple[int, ...] = WIDTHS
) -> None:
    """Report for every record of a file whether it can be won, and how.

    `widths` are how many positions the searches keep, one search after the other.
    """
    prints_won = out == Path(STANDARD_OUTPUT)
    if prints_won and as_json:
        raise GameError("out", ONE_OUTPUT)
    if out is not None and not prints_won:
        if out.exists() and Path(name).exists() and out.samefile(name):
            raise GameError("out", f"{plain(name)} is the file being solved: write to another one.")
        check_writable(out, is_kept=False)
    won: list[Record] = []
    any_solved, all_solved = False, True
    try:
        for entry in read_file_records(name):
            solved = solve_record(entry, widths)
            is_solved = isinstance(solved, SolvedRecord)
            any_solved, all_solved = any_solved or is_solved, all_solved and is_solved
            if isinstance(solved, SolvedRecord) and solved.won is not None:
                won.append(solved.won)
            if as_json:
                typer.echo(json.dumps(_as_dict(entry, solved)))
            else:
                _tell(entry, solved, is_one=entry.name == name, to_stderr=prints_won)
            sys.stdout.flush()
    finally:  # Ctrl-C keeps what was solved
        if out is not None and any_solved:
            _write_won(won, out)
    if not all_solved:
        raise typer.Exit(EXIT_INVALID)


def _write_won(won: list[Record], out: Path) -> None:
    """Write the won games; an empty file replaces an old one if there are none."""
    text = "".join(f"{write_record(record)}\n" for record in won)
    if out == Path(STANDARD_OUTPUT):
        typer.echo(text, nl=False)
    else:
        replace_file(out, text)


def solve_record(entry: FileRecord, widths: tuple[int, ...] = WIDTHS) -> SolvedRecord | str:
    """Solve a record: a finished game from its deal, one in progress from where it stops.

    If it cannot be solved, returns the reason in one line.
    """
    if entry.record is None:
        return entry.error or ""
    record, played = entry.record, replay(entry.record)
    if played.refused is not None:
        return f"actions[{played.refused.index}]: {played.refused.message}"
    outcome = played.state.outcome
    if outcome is None:
        return SolvedRecord(record, played, len(record.actions), solve(played.state, widths))
    if outcome.is_won:
        return SolvedRecord(record, played, 0, Solution(record.actions, 0))
    solution = solve(played.start, widths)
    chance = None if solution.actions is None else find_last_chance(played, widths)
    return SolvedRecord(record, played, 0, solution, chance)


def turn_lines(state: State, actions: tuple[Action, ...]) -> list[str]:
    """Write a line for each turn: the seat, and the cards with their piles as players type them."""
    lines: list[str] = []
    turn: list[str] = []
    for action in actions:
        seat = state.seat
        if isinstance(action, Play):
            turn.append(f"{action.card}{action.pile.name}")
        after = apply(state, action).state
        if after.outcome is not None or not after.turn.plays:
            lines.append(f"  seat {seat + 1}: {' '.join(turn)}")
            turn = []
        state = after
    return lines


def _tell(entry: FileRecord, solved: SolvedRecord | str, *, is_one: bool, to_stderr: bool) -> None:
    if isinstance(solved, str):
        sys.stderr.write(f"ninetyeight: {plain(entry.name)}: {plain(solved)}\n")
        return
    if not is_one:
        typer.echo(plain(entry.name), err=to_stderr)
    for line in _lines(solved):
        typer.echo(line, err=to_stderr)


def _lines(solved: SolvedRecord) -> list[str]:
    state, solution = solved.played.state, solved.solution
    lines = []
    if state.outcome is not None:
        player = player_name(solved.record, state.seat)
        lines.append(outcome_sentence(state.outcome, player, len(solved.record.deck)))
        if state.outcome.is_won:
            return [*lines, "The deal can be won: this record shows how."]
    what = "This deal" if solved.start == 0 else "This game"
    if solution.actions is None:
        return [*lines, _no_win(what, solution)]
    can = "can be won" if state.outcome is None else "could have been won"
    lines.append(f"{what} {can} with every card known:")
    start = state if state.outcome is None else solved.played.start
    lines += turn_lines(start, solution.actions)
    return [*lines, _chance_text(solved, solved.last_chance)] if solved.last_chance else lines


def _no_win(what: str, solution: Solution) -> str:
    if solution.is_exhaustive:
        return f"{what} cannot be won: every line of play was searched, and none wins."
    return (
        f"No win was found among the {solution.width:,} most promising positions after each card."
        " That does not prove that there is none."
    )


def _chance_text(solved: SolvedRecord, chance: LastChance) -> str:
    """Tell until when the game could have been won."""
    before = solved.played.states
    state = next(state for at, state in enumerate(before) if at == chance.actions)
    player = player_name(solved.record, state.seat)
    action = solved.record.actions[chance.actions]
    did = str(action) if isinstance(action, Play) else "to end the turn"
    end = "there is no win" if chance.is_certain else "no win was found (which proves nothing)"
    return (
        f"The game could be won until action {chance.actions + 1}, with"
        f" {count(state.left, 'card')} left: {player} chose {did}, and after that {end}."
    )


def _as_dict(entry: FileRecord, solved: SolvedRecord | str) -> dict[str, Any]:
    if isinstance(solved, str):
        return {**dict.fromkeys(FIELDS), "file": entry.name, "error": solved}
    state, solution, chance = solved.played.state, solved.solution, solved.last_chance
    outcome, actions = state.outcome, solution.actions
    values = (
        entry.name,
        "playing" if outcome is None else "won" if outcome.is_won else "lost",
        outcome and outcome.code,
        state.left,
        solved.start,
        solution.is_winnable,
        solution.width,
        None if actions is None else [action_as_list(action) for action in actions],
        chance and chance.actions,
        chance and chance.is_certain,
        None,
    )
    return dict(zip(FIELDS, values, strict=True))
