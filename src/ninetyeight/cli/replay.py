"""`ninetyeight replay`: shows recorded games turn by turn, in words, as JSON or on the screen."""

from typing import Annotated

import typer

from ninetyeight.cli.options import EXIT_INVALID, JsonPerRecord
from ninetyeight.cli.terminal import can_show_screens, open_replay

RecordFiles = Annotated[list[str], typer.Argument(metavar="FILE", hidden=True)]
PrintStory = Annotated[
    bool, typer.Option("--print", help="Print the story, even on a terminal that can show screens.")
]


def replay(files: RecordFiles, json: JsonPerRecord = False, prints: PrintStory = False) -> None:
    """Show what happened in recorded games, turn by turn; '-' is standard input.

    A FILE holds one record, or one per line as 'lab play' writes them; such a record is
    named by file and line, as in games.jsonl:3. A single record opens in the terminal, to
    step through. Otherwise the story is printed.

    A replay stops at an action that the rules refuse, and shows it; that is not an error.
    With --json, each record gives one line with the fields file, status (playing, won or
    lost), code (all-played, skull, fire, three or minimum), left, turn, actions, refused,
    reason and error.

    The exit code is 0 if all records are valid, and otherwise 1. Valid records are always
    shown.

    \b
    Examples:
      ninetyeight replay game.json
      ninetyeight replay --json games/*.json games.jsonl
      ninetyeight deal | ninetyeight replay -
    """
    if json:
        from ninetyeight.cli.replay_json import print_results

        all_valid = print_results(files)
    else:
        all_valid = _show(files, on_screen=not prints)
    if not all_valid:
        raise typer.Exit(EXIT_INVALID)


def _show(files: list[str], *, on_screen: bool) -> bool:
    """Open a single record on screen or print the stories; return whether all are valid."""
    from ninetyeight.cli.record_files import peek_only_record, read_file_records

    sources = [(file, read_file_records(file)) for file in files]
    if on_screen and len(files) == 1 and files[0] != "-" and can_show_screens():
        record, records = peek_only_record(files[0])
        if record:
            open_replay(record)
            return True
        sources = [(files[0], records)]

    from ninetyeight.cli.replay_story import print_stories

    return print_stories(sources)
