"""`ninetyeight replay`: the story of a game, turn by turn, in colour if the terminal has it."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ninetyeight.cli.coloured_cards import card_text, piles_text
from ninetyeight.cli.descriptions import (
    ENDINGS,
    count,
    edition_name,
    numbers,
    outcome_sentence,
    player_name,
    talk_sentence,
)
from ninetyeight.cli.record_files import FileRecord
from ninetyeight.cli.safe_output import plain
from ninetyeight.rules import (
    CardPlayed,
    CardsDrawn,
    Record,
    Replay,
    State,
    Step,
    TurnEnded,
    replay,
)
from ninetyeight.rules.record import MOST_ACTIONS


@dataclass(frozen=True, slots=True)
class _Turn:
    """The steps of one turn, and the number of actions before it."""

    first: int
    before: State
    steps: tuple[Step, ...]


def print_stories(files: Sequence[tuple[str, Iterable[FileRecord]]]) -> bool:
    """Print every game of these files; return whether all records are valid."""
    console = Console(highlight=False, soft_wrap=False)
    all_valid = True
    for file, entries in files:
        for entry in entries:
            if len(files) > 1 or entry.name != file:
                console.rule(Text(plain(entry.name)))
            if entry.record is None:
                sys.stdout.flush()
                sys.stderr.write(f"ninetyeight: {plain(entry.name)}: {entry.error}\n")
                all_valid = False
            else:
                _tell(console, entry.record)
    return all_valid


def _tell(console: Console, record: Record) -> None:
    game = replay(record)
    console.print(Text(edition_name(record.ruleset).capitalize(), style="bold"))
    for number, turn in enumerate(_turns(game), start=1):
        console.print()
        _tell_turn(console, record, number, turn)
    console.print()
    _tell_talk(console, record, len(game.steps), MOST_ACTIONS + 1)
    _tell_end(console, record, game)


def _turns(game: Replay) -> Iterator[_Turn]:
    """Split a game into turns; one that is lost at its start has no steps."""
    first, before = 0, game.start
    for index, step in enumerate(game.steps, start=1):
        if not step.state.turn.plays:
            yield _Turn(first, before, game.steps[first:index])
            first, before = index, step.state
    if first < len(game.steps) or game.state.outcome:
        yield _Turn(first, before, game.steps[first:])


def _tell_turn(console: Console, record: Record, number: int, turn: _Turn) -> None:
    """Print one turn: the player, the hand, the cards in order, and the piles afterwards."""
    ruleset, name = record.ruleset, player_name(record, turn.before.seat)
    hand = f"hand {numbers(turn.before.hand)}"
    console.print(Text.assemble((f"Turn {number}", "bold"), f"  {name}  ", (hand, "dim")))
    _tell_talk(console, record, turn.first, turn.first + len(turn.steps))
    if turn.steps:
        after = turn.steps[-1].state
        console.print(_indented(_plays(record, turn)))
        deck = (f"   deck {len(after.deck)}", "dim")
        console.print(_indented(Text.assemble(piles_text(ruleset, after.turn.tops), deck)))


def _tell_talk(console: Console, record: Record, first: int, end: int) -> None:
    """Print the signs and talk between two actions."""
    for talk in record.talk:
        if first <= talk.after < end:
            said = talk_sentence(talk, player_name(record, talk.said.seat))
            console.print(_indented(Text(said, style="italic")))


def _plays(record: Record, turn: _Turn) -> Text:
    """The cards of a turn, and how it ended."""
    line, notes = Text(), list[str]()
    for event in (event for step in turn.steps for event in step.events):
        match event:
            case CardPlayed():
                line.append_text(card_text(record.ruleset, event)).append("  ")
            case TurnEnded(_, cause) if ENDINGS[cause]:
                notes.append(f"ends: {ENDINGS[cause]}")
            case CardsDrawn(_, drawn, _):
                notes.append(f"draws {drawn}")
            case _:
                pass
    if notes:
        line.append(f"({', '.join(notes)})", style="dim")
    return line


def _tell_end(console: Console, record: Record, game: Replay) -> None:
    """Print how the game ended, or where and why the record stops."""
    state, refused = game.state, game.refused
    player = player_name(record, state.seat)
    if refused is not None:
        number = refused.index + 1
        what = f"Action {number}, {refused.action}, is refused. {refused.message}"
        console.print(Text(what, style="red"))
    if state.outcome is None:
        left = count(state.left, "card")
        console.print(Text(f"The record stops here: {player} is on turn, {left} left."))
    else:
        style = "bold green" if state.outcome.is_won else "bold red"
        console.print(Text(outcome_sentence(state.outcome, player, len(record.deck)), style=style))


def _indented(text: Text) -> Padding:
    return Padding(text, (0, 0, 0, 2), expand=False)
