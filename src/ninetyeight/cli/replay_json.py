"""`ninetyeight replay --json`: one JSON object a file, for programs."""

import json
import sys
from typing import Any

from ninetyeight.cli.files import load_record
from ninetyeight.cli.words import outcome_sentence, player_name
from ninetyeight.rules import InvalidRecord, Record, replay

FIELDS = ("file", "status", "left", "turn", "actions", "refused", "reason", "error")


def print_results(files: list[str]) -> bool:
    """Replay every file and print its result; say whether all of them are valid records."""
    all_valid = True
    for file in files:
        try:
            result = _result(load_record(file))
        except InvalidRecord as error:
            result = {"error": error.message}
            all_valid = False
        line = {field: result.get(field) for field in FIELDS} | {"file": file}
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
        "left": state.left,
        "turn": state.seat,
        "actions": len(game.steps),
        "refused": refused and {"index": refused.index, "code": refused.code},
        "reason": reason,
    }
