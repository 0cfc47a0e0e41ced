"""What a table asks its people: who answered what, who is awaited, how long they have."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from ninetyeight.protocol.view import QuestionView
from ninetyeight.terminal.model import TableModel
from ninetyeight.terminal.perspective import Perspective
from ninetyeight.terminal.status import time_left
from ninetyeight.terminal.voice import TableVoice


def question_words(voice: TableVoice, model: TableModel) -> list[str]:
    """Word each open question on a line, and say who is looking at the viewer's hand."""
    view = model.view
    if view is None or not view.is_player:
        return []
    lines = [
        " ".join(_about(voice, model, view, question))
        for question in view.table.questions
        if question.about is None or question.about != view.you.seat
    ]
    if model.presence is not None and model.presence.lookers:
        names = voice.list([name or voice.say("web-guest") for name in model.presence.lookers])
        lines.append(voice.say("watchers-looking", name=names))
    return lines


def answer_until(model: TableModel, question: QuestionView, seat: int) -> datetime | None:
    """When an absent person's silence starts to count; None for people who are connected."""
    since = None if model.presence is None else model.presence.absent_since.get(seat)
    if since is None or model.view is None:
        return None
    grace = timedelta(seconds=model.view.table.settings.grace_seconds)
    return max(question.ends_at, since + grace)


def _about(
    voice: TableVoice, model: TableModel, view: Perspective, question: QuestionView
) -> Iterator[str]:
    def name(seat: int) -> str:
        return view.name(voice, seat)

    others = [seat for seat in question.silent if seat != view.you.seat]
    if question.about is None:
        total = len(question.yes) + len(question.no) + len(question.silent)
        yield voice.say("concede-waiting", count=len(question.yes), total=total)
        for seat in question.no:
            key = "event-concede-withdrawn"
            yield (
                voice.say(f"{key}-you")
                if seat == view.you.seat
                else voice.say(key, name=name(seat))
            )
    else:
        target = name(question.about)
        yield voice.say("removal-question", name=target)
        for seat in question.no:
            key = "event-removal-withdrawn"
            yield (
                voice.say(f"{key}-you", other=target)
                if seat == view.you.seat
                else voice.say(key, name=name(seat), other=target)
            )
    here = [name(seat) for seat in others if answer_until(model, question, seat) is None]
    if here:
        yield voice.say("vote-waiting", name=voice.list(here))
    for seat in others:
        until = answer_until(model, question, seat)
        if until is not None:
            yield voice.say("vote-time", name=name(seat), text=time_left(voice, until))
