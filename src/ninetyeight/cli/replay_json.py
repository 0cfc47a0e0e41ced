"""`ninetyeight replay --json`: one JSON object per record, for programs."""

import json
import sys
from typing import Any

from ninetyeight.cli.descriptions import outcome_sentence, player_name
from ninetyeight.cli.record_files import read_file_records
from ninetyeight.rules import Record, replay

FIELDS = ("file", "status", "code", "left", "turn", "actions", "refused", "reason", "error")


def print_results(files: list[str]) -> bool:
    """Print the result of every record; return whether all are valid."""
    all_valid = True
    for entry in (entry for file in files for entry in read_file_records(file)):
        result = {"error": entry.error} if entry.record is None else _result(entry.record)
        all_valid = all_valid and entry.record is not None
        line = {field: result.get(field) for field in FIELDS} | {"file": entry.name}
        sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()
    return all_valid


def _result(record: Record) -> dict[str, Any]:
    game = replay(record)
    state, refused, outcome = game.state, game.refused, game.state.outcome
    reason = None
    if outcome is not None:
        player = player_name(record, state.seat)
        reason = outcome_sentence(outcome, player, len(record.deck))
    if refused is not None:
        reason = refused.message
    return {
        "status": "playing" if outcome is None else "won" if outcome.is_won else "lost",
        "code": outcome and outcome.code,
        "left": state.left,
        "turn": state.seat,
        "actions": len(game.steps),
        "refused": refused and {"index": refused.index, "code": refused.code},
        "reason": reason,
    }
