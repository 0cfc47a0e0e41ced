"""Flagging lines of chat, and taking flags back."""

from collections.abc import Iterator, Sequence

from ninetyeight.protocol import command as asked
from ninetyeight.protocol.seen import ChatSeen, DealtSeen
from ninetyeight.terminal.choices import NO_ID
from ninetyeight.terminal.model import TableModel
from ninetyeight.terminal.voice import TableVoice

MOST_OFFERED = 3
"""How many lines are offered, so that phrases stay in sight."""


def flag_offers(voice: TableVoice, model: TableModel) -> Sequence[tuple[str, asked.FlagLine]]:
    """Offer to flag what others wrote since the last deal, or to unflag it, newest first."""
    return tuple(_offers(voice, model))[:MOST_OFFERED]


def _offers(voice: TableVoice, model: TableModel) -> Iterator[tuple[str, asked.FlagLine]]:
    for told in reversed(model.history):
        match told.event:
            case DealtSeen():
                return
            case ChatSeen(line=line, text=text, is_hidden=is_hidden) if not told.is_own:
                if not is_hidden:
                    yield voice.say("talk-flag", text=text), asked.FlagLine(id=NO_ID, line=line)
                elif told.is_flagged_by_you:
                    label = f"{told.sentence(voice)} · {voice.say('talk-show-again')}"
                    yield label, asked.FlagLine(id=NO_ID, line=line, is_flagged=False)
            case _:
                pass
