"""Sentences for what happened at a table or in a record, naming everybody."""

from collections.abc import Callable

from ninetyeight.protocol import event as events
from ninetyeight.protocol import seen
from ninetyeight.protocol.frames import FrameEvent
from ninetyeight.protocol.seen import SeenEvent
from ninetyeight.words import Voice

Names = Callable[[int], str]
"""The name of whoever sits, or sat, in a seat."""


def sentence(voice: Voice, event: SeenEvent | FrameEvent, names: Names) -> str:
    """Describe an event; empty if it needs no words."""
    seat = getattr(event, "seat", None)
    name = "" if seat is None else names(seat)
    match event:
        case seen.DealtSeen(number=number):
            key = "event-dealt-again" if event.is_repeat else "event-dealt"
            return voice.say(key, number=number)
        case events.BidMade(bid=bid):
            return voice.say(f"event-bid-{bid}", name=name)
        case events.StarterChosen(cause=cause):
            return voice.say(f"event-starter-{cause}", name=name)
        case seen.CardSeen(card=card, pile=pile):
            key = "event-card-laid-trick" if event.is_trick else "event-card-laid"
            return voice.say(key, name=name, card=card, pile=pile.name)
        case seen.TurnEndedSeen(cause=cause):
            return voice.say(f"event-turn-ended-{cause}", name=name)
        case seen.CardsDrawnSeen(count=count):
            return voice.say("event-cards-drawn", name=name, count=count)
        case seen.TurnBeganSeen():
            return voice.say("event-turn-began", name=name)
        case seen.GameEndedSeen(is_won=is_won, code=code):
            result = voice.say("outcome-won" if is_won else "outcome-lost")
            return f"{result} {voice.by_code('outcome', code)}".rstrip()
        case events.Signalled():
            return _signs(voice, event, name)
        case events.PhraseSaid():
            return voice.say("event-phrase-said", name=name, phrase=phrase(voice, event))
        case seen.ChatSeen(text=text) | events.ChatSaid(text=text):
            return voice.say("event-chat-said", name=name, text=text)
        case seen.LineFlaggedSeen(is_flagged=is_flagged):
            return voice.say(f"event-line-{'flagged' if is_flagged else 'unflagged'}", name=name)
        case _:
            return _about_the_table(voice, event, names, name)


def _about_the_table(voice: Voice, event: SeenEvent | FrameEvent, names: Names, name: str) -> str:
    match event:
        case events.ConcedeVoted(agrees=agrees):
            key = "event-concede-voted" if agrees else "event-concede-withdrawn"
            return voice.say(key, name=name)
        case events.RemovalVoted(by=by, agrees=agrees):
            key = "event-removal-voted" if agrees else "event-removal-withdrawn"
            return voice.say(key, name=names(by), other=name)
        case events.Removed(bot=bot):
            if bot is None:
                return voice.say("event-removed", name=name)
            return voice.say("event-removed-bot", name=name, bot=voice.bot(bot))
        case events.BotSeated(bot=bot):
            return voice.say("event-bot-seated", bot=voice.bot(bot))
        case events.SeatMinded(minding=minding, bot=bot):
            return voice.say(f"event-seat-minded-{minding}", name=name, bot=voice.bot(bot))
        case seen.SeatTakenSeen(name=who):
            return voice.say("event-seat-taken", name=who)
        case events.WatchersAllowed(are_allowed=are_allowed):
            key = "event-watchers-allowed" if are_allowed else "event-watchers-refused"
            return voice.say(key, name=name)
        case events.Closed(cause=cause):
            return voice.say(f"event-closed-{cause}")
        case events.SettingsChanged():
            return voice.say("event-settings-changed")
        case events.SeatCleared():
            return voice.say("event-seat-cleared")
        case seen.CardTakenBackSeen(card=card, pile=pile):
            return voice.say("event-card-taken-back", name=name, card=card, pile=pile.name)
        case events.HintTaken():
            return voice.say("event-hint-taken", name=name)
        case seen.HostSeen():
            return voice.say("event-host-changed", name=name) if name else ""
        case events.WentAway():
            return voice.say("event-went-away", name=name)
        case events.CameBack():
            return voice.say("event-came-back", name=name)
        case events.AgainWished():
            return voice.say("event-again-wished", name=name)
        case _:
            return ""


def phrase(voice: Voice, said: events.PhraseSaid) -> str:
    """The words of a phrase, possibly about a pile."""
    if said.pile is None:
        return voice.say(f"phrase-{said.code}")
    return voice.say(f"phrase-{said.code}-pile", pile=said.pile.name)


def _signs(voice: Voice, event: events.Signalled, name: str) -> str:
    return " ".join(
        voice.say(
            "event-sign-taken-back" if sign is None else f"event-sign-{sign}",
            name=name,
            pile=pile.name,
        )
        for pile, sign in event.signs.items()
    )
