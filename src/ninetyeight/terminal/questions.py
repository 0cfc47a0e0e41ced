"""Open questions at a table: who answered what, who is awaited, and for how long."""

from collections.abc import Iterator

from ninetyeight.protocol.view import QuestionView
from ninetyeight.terminal.model import TableModel
from ninetyeight.terminal.perspective import Perspective
from ninetyeight.terminal.status import time_left
from ninetyeight.words import Voice


def question_words(voice: Voice, model: TableModel) -> list[str]:
    """Put each open question on a line, and who is looking at the viewer's hand."""
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


def _about(
    voice: Voice, model: TableModel, view: Perspective, question: QuestionView
) -> Iterator[str]:
    def name(seat: int) -> str:
        return view.name(voice, seat)

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
    votes = model.awaited_votes(question)
    if votes is None:
        return
    here = [name(seat) for seat in votes.here if seat != view.you.seat]
    if here:
        yield voice.say("vote-waiting", name=voice.list(here))
    for seat, until in votes.until.items():
        yield voice.say("vote-time", name=name(seat), text=time_left(voice, until))
