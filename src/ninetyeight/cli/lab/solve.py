"""What `ninetyeight lab solve` does once its words are parsed."""

import json
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import typer

from ninetyeight.bots.solver import Solution, solve
from ninetyeight.cli.descriptions import count, outcome_sentence, player_name
from ninetyeight.cli.lab.commands import ONE_OUTPUT, STANDARD_OUTPUT
from ninetyeight.cli.lab.hindsight import Parting, last_chance
from ninetyeight.cli.options import EXIT_INVALID
from ninetyeight.cli.record_files import Entry, read_entries
from ninetyeight.cli.safe_output import plain
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
class Answer:
    """Whether a record could be won, and how."""

    record: Record
    played: Replay
    start: int
    """How many of its actions stand before those of the solution."""
    solution: Solution
    parting: Parting | None = None
    """Where the win was given away, for a game that was lost and could have been won."""

    @property
    def won(self) -> Record | None:
        """The game as it could be won; one that was won is given as it is."""
        outcome = self.played.state.outcome
        if outcome is not None and outcome.is_won:
            return self.record
        more = self.solution.actions
        if more is None:
            return None
        actions = (*self.record.actions[: self.start], *more)
        talk = tuple(talk for talk in self.record.talk if talk.after <= self.start)
        return replace(self.record, actions=actions, talk=talk)


def run_solve(name: str, out: Path | None, *, as_json: bool) -> None:
    """Say of every record of a file whether it can be won, and how."""
    prints_won = out == Path(STANDARD_OUTPUT)
    if prints_won and as_json:
        raise GameError("out", ONE_OUTPUT)
    if out is not None and not prints_won:
        if out.exists() and Path(name).exists() and out.samefile(name):
            raise GameError("out", f"{plain(name)} is what is solved: write to another file.")
        check_writable(out, is_kept=False)
    won: list[Record] = []
    any_solved, all_solved = False, True
    try:
        for entry in read_entries(name):
            answer = answer_for(entry)
            is_solved = isinstance(answer, Answer)
            any_solved, all_solved = any_solved or is_solved, all_solved and is_solved
            if isinstance(answer, Answer) and answer.won is not None:
                won.append(answer.won)
            if as_json:
                typer.echo(json.dumps(_as_dict(entry, answer)))
            else:
                _tell(entry, answer, is_one=entry.name == name, to_stderr=prints_won)
            sys.stdout.flush()
    finally:  # a Ctrl-C keeps what was solved
        if out is not None and any_solved:
            _write_won(won, out)
    if not all_solved:
        raise typer.Exit(EXIT_INVALID)


def _write_won(won: list[Record], out: Path) -> None:
    """Write the won games; without any the file is empty, so that no old one is taken for new."""
    text = "".join(f"{write_record(record)}\n" for record in won)
    if out == Path(STANDARD_OUTPUT):
        typer.echo(text, nl=False)
    else:
        replace_file(out, text)


def answer_for(entry: Entry) -> Answer | str:
    """Solve a record: from its deal where the game is over, from where it stops otherwise.

    Gives one line that says why, where it cannot be solved.
    """
    if entry.record is None:
        return entry.error or ""
    record, played = entry.record, replay(entry.record)
    if played.refused is not None:
        return f"actions[{played.refused.index}]: {played.refused.message}"
    outcome = played.state.outcome
    if outcome is None:
        return Answer(record, played, len(record.actions), solve(played.state))
    if outcome.is_won:
        return Answer(record, played, 0, Solution(record.actions, 0))
    solution = solve(played.start)
    parting = None if solution.actions is None else last_chance(played)
    return Answer(record, played, 0, solution, parting)


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


def _tell(entry: Entry, answer: Answer | str, *, is_one: bool, to_stderr: bool) -> None:
    if isinstance(answer, str):
        sys.stderr.write(f"ninetyeight: {plain(entry.name)}: {plain(answer)}\n")
        return
    if not is_one:
        typer.echo(plain(entry.name), err=to_stderr)
    for line in _lines(answer):
        typer.echo(line, err=to_stderr)


def _lines(answer: Answer) -> list[str]:
    state, solution = answer.played.state, answer.solution
    lines = []
    if state.outcome is not None:
        player = player_name(answer.record, state.seat)
        lines.append(outcome_sentence(state.outcome, player, len(answer.record.deck)))
        if state.outcome.is_won:
            return [*lines, "So the deal can be won: this record shows how."]
    what = "This deal" if answer.start == 0 else "This game"
    if solution.actions is None:
        return [*lines, _no_win(what, solution)]
    can = "can be won" if state.outcome is None else "could have been won"
    lines.append(f"{what} {can}, with everything known:")
    start = state if state.outcome is None else answer.played.start
    lines += turns_in_words(start, solution.actions)
    return [*lines, _parted(answer, answer.parting)] if answer.parting else lines


def _no_win(what: str, solution: Solution) -> str:
    if solution.is_exhaustive:
        return f"{what} cannot be won: every line of play was looked at, and none wins."
    return (
        f"No win was found: not with the {solution.width:,} most promising positions after"
        " each card. That is no proof that there is none."
    )


def _parted(answer: Answer, parting: Parting) -> str:
    """Say up to where the game that was played could be won."""
    before = answer.played.states
    state = next(state for at, state in enumerate(before) if at == parting.actions)
    player = player_name(answer.record, state.seat)
    action = answer.record.actions[parting.actions]
    did = str(action) if isinstance(action, Play) else "to end the turn"
    end = "there is no win" if parting.is_certain else "none was found, which is no proof"
    return (
        f"A win was within reach until action {parting.actions + 1}, with"
        f" {count(state.left, 'card')} left: {player} chose {did}, and after that {end}."
    )


def _as_dict(entry: Entry, answer: Answer | str) -> dict[str, Any]:
    if isinstance(answer, str):
        return {**dict.fromkeys(FIELDS), "file": entry.name, "error": answer}
    state, solution, parting = answer.played.state, answer.solution, answer.parting
    outcome, actions = state.outcome, solution.actions
    values = (
        entry.name,
        "playing" if outcome is None else "won" if outcome.is_won else "lost",
        outcome and outcome.code,
        state.left,
        answer.start,
        solution.is_winnable,
        solution.width,
        None if actions is None else [action_as_list(action) for action in actions],
        parting and parting.actions,
        parting and parting.is_certain,
        None,
    )
    return dict(zip(FIELDS, values, strict=True))
