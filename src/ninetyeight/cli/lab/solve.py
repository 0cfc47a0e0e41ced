"""What `ninetyeight lab solve` does once its words are parsed."""

import json
from dataclasses import replace
from pathlib import Path

import typer

from ninetyeight.bots.solver import Solution, solve
from ninetyeight.cli.files import load_record
from ninetyeight.cli.streams import plain
from ninetyeight.rules import Action, GameError, InvalidRecord, Play, Record, State, apply, replay
from ninetyeight.rules.record import action_as_list, write_record


def run_solve(name: str, out: Path | None, *, as_json: bool) -> None:
    """Say whether a deal can be won from where its record stops, and how."""
    record, state = _position(name)
    solution = solve(state)
    if solution.actions is not None and out is not None:
        won = replace(record, actions=(*record.actions, *solution.actions))
        _write(out, write_record(won) + "\n")
    if as_json:
        typer.echo(json.dumps(_as_dict(solution)))
        return
    if solution.actions is None:
        typer.echo(
            f"No win was found: not with the {solution.width:,} most promising positions after"
            " each card. That is no proof that there is none."
        )
        return
    typer.echo("This deal can be won, with everything known:")
    for line in turns_in_words(state, solution.actions):
        typer.echo(line)


def turns_in_words(state: State, actions: tuple[Action, ...]) -> list[str]:
    """Write each turn as a line: the seat and the cards with their piles, as one types them."""
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


def _position(name: str) -> tuple[Record, State]:
    try:
        record = load_record(name)
    except InvalidRecord as error:
        raise GameError(error.code, f"{plain(name)}: {error.message}") from None
    played = replay(record)
    if played.refused is not None:
        raise GameError("record", f"{plain(name)}: the rules refuse one of its actions.")
    return record, played.state


def _as_dict(solution: Solution) -> dict[str, object]:
    actions = solution.actions
    return {
        "winnable": None if actions is None else True,
        "width": solution.width,
        "actions": None if actions is None else [action_as_list(action) for action in actions],
    }


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text)
    except OSError as error:
        raise GameError("out", f"{plain(str(path))}: {error.strerror or error}.") from None
