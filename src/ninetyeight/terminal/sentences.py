"""Sentences for what happened at a table or in a record, naming everybody."""

from collections.abc import Callable

from ninetyeight.protocol import event as happened
from ninetyeight.protocol import seen as shown
from ninetyeight.protocol.frames import FrameEvent
from ninetyeight.protocol.seen import SeenEvent
from ninetyeight.terminal.voice import TableVoice

LEAVING = (happened.Removed, happened.RemovalVoted)
"""Events that are told with the names from before them: who is removed has one no longer."""
Names = Callable[[int], str]
"""Names who sits, or sat, on a seat."""


def sentence(voice: TableVoice, event: SeenEvent | FrameEvent, names: Names) -> str:
    """Describe an event; empty for events that need no words."""
    seat = getattr(event, "seat", None)
    name = "" if seat is None else names(seat)
    match event:
        case shown.DealtSeen(number=number):
            key = "event-dealt-again" if event.is_repeat else "event-dealt"
            return voice.say(key, number=number)
        case happened.BidMade(bid=bid):
            return voice.say(f"event-bid-{bid}", name=name)
        case happened.StarterChosen(cause=cause):
            return voice.say(f"event-starter-{cause}", name=name)
        case shown.CardSeen(card=card, pile=pile):
            key = "event-card-laid-trick" if event.is_trick else "event-card-laid"
            return voice.say(key, name=name, card=card, pile=pile.name)
        case shown.TurnEndedSeen(cause=cause):
            return voice.say(f"event-turn-ended-{cause}", name=name)
        case shown.CardsDrawnSeen(count=count):
            return voice.say("event-cards-drawn", name=name, count=count)
        case shown.TurnBeganSeen():
            return voice.say("event-turn-began", name=name)
        case shown.GameEndedSeen(is_won=is_won, code=code):
            result = voice.say("outcome-won" if is_won else "outcome-lost")
            return f"{result} {voice.by_code('outcome', code)}".rstrip()
        case happened.Signalled():
            return _signs(voice, event, name)
        case happened.PhraseSaid():
            return voice.say("event-phrase-said", name=name, phrase=phrase(voice, event))
        case shown.ChatSeen(text=text) | happened.ChatSaid(text=text):
            return voice.say("event-chat-said", name=name, text=text)
        case shown.LineFlaggedSeen(is_flagged=is_flagged):
            return voice.say(f"event-line-{'flagged' if is_flagged else 'unflagged'}", name=name)
        case _:
            return _about_the_table(voice, event, names, name)


def _about_the_table(
    voice: TableVoice, event: SeenEvent | FrameEvent, names: Names, name: str
) -> str:
    match event:
        case happened.ConcedeVoted(agrees=agrees):
            key = "event-concede-voted" if agrees else "event-concede-withdrawn"
            return voice.say(key, name=name)
        case happened.RemovalVoted(by=by, agrees=agrees):
            key = "event-removal-voted" if agrees else "event-removal-withdrawn"
            return voice.say(key, name=names(by), other=name)
        case happened.Removed(bot=bot):
            if bot is None:
                return voice.say("event-removed", name=name)
            return voice.say("event-removed-bot", name=name, bot=voice.bot(bot))
        case happened.BotSeated(bot=bot):
            return voice.say("event-bot-seated", bot=voice.bot(bot))
        case happened.SeatMinded(minding=minding, bot=bot):
            return voice.say(f"event-seat-minded-{minding}", name=name, bot=voice.bot(bot))
        case shown.SeatTakenSeen(name=who):
            return voice.say("event-seat-taken", name=who)
        case happened.WatchersAllowed(are_allowed=are_allowed):
            key = "event-watchers-allowed" if are_allowed else "event-watchers-refused"
            return voice.say(key, name=name)
        case happened.Closed(cause=cause):
            return voice.say(f"event-closed-{cause}")
        case shown.SettingsSeen():
            return voice.say("event-settings-changed")
        case happened.SeatCleared():
            return voice.say("event-seat-cleared")
        case shown.CardTakenBackSeen(card=card, pile=pile):
            return voice.say("event-card-taken-back", name=name, card=card, pile=pile.name)
        case happened.HintTaken():
            return voice.say("event-hint-taken", name=name)
        case shown.HostSeen():
            return voice.say("event-host-changed", name=name) if name else ""
        case happened.WentAway():
            return voice.say("event-went-away", name=name)
        case happened.CameBack():
            return voice.say("event-came-back", name=name)
        case happened.AgainWished():
            return voice.say("event-again-wished", name=name)
        case _:
            return ""


def phrase(voice: TableVoice, said: happened.PhraseSaid) -> str:
    """Word a phrase, possibly about a pile."""
    if said.pile is None:
        return voice.say(f"phrase-{said.code}")
    return voice.say(f"phrase-{said.code}-pile", pile=said.pile.name)


def _signs(voice: TableVoice, event: happened.Signalled, name: str) -> str:
    return " ".join(
        voice.say(
            "event-sign-taken-back" if sign is None else f"event-sign-{sign}",
            name=name,
            pile=pile.name,
        )
        for pile, sign in event.signs.items()
    )
