"""Flagging lines of chat, and taking flags back."""

from collections.abc import Iterator, Sequence

from ninetyeight.protocol import command as commands
from ninetyeight.protocol.seen import ChatSeen
from ninetyeight.terminal.choices import NO_ID
from ninetyeight.terminal.model import TableModel
from ninetyeight.words import Voice

MOST_OFFERED = 3
"""Few enough that the phrases below stay visible."""


def flag_offers(voice: Voice, model: TableModel) -> Sequence[tuple[str, commands.FlagLine]]:
    """Offer to flag or unflag lines that others wrote, in this game or between games."""
    return tuple(_offers(voice, model))[:MOST_OFFERED]


def _offers(voice: Voice, model: TableModel) -> Iterator[tuple[str, commands.FlagLine]]:
    game = None if model.view is None else model.view.table.game
    number = None if game is None else game.number
    for line in reversed(model.history):
        said = line.event
        if not isinstance(said, ChatSeen) or line.is_own or said.game not in (None, number):
            continue
        if not said.is_hidden:
            yield (
                voice.say("talk-flag", text=said.text),
                commands.FlagLine(id=NO_ID, line=said.line),
            )
        elif line.is_flagged_by_you:
            label = f"{line.sentence(voice)} · {voice.say('talk-show-again')}"
            yield label, commands.FlagLine(id=NO_ID, line=said.line, is_flagged=False)
