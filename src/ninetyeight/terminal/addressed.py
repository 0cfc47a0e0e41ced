"""Sentences addressed to the player they are about: "you play", "you draw"."""

from ninetyeight.protocol import event as happened
from ninetyeight.protocol import seen as shown
from ninetyeight.protocol.seen import SeenEvent
from ninetyeight.terminal.perspective import Perspective
from ninetyeight.terminal.sentences import phrase, sentence
from ninetyeight.terminal.voice import TableVoice
from ninetyeight.words import is_known

DONE_BY_BOTS = (
    happened.BidMade,
    shown.CardSeen,
    shown.TurnEndedSeen,
    shown.TurnBeganSeen,
    happened.Signalled,
    happened.PhraseSaid,
)
"""What a bot does for a person, who then did not do it."""


def sentence_to(voice: TableVoice, event: SeenEvent, view: Perspective) -> str:
    """Describe an event to the viewer, in the second person where it is about them."""
    own, seat = view.own, getattr(event, "seat", None)
    said = None
    if own is not None and seat is not None and seat == view.you.seat:
        if own.bot is None or not isinstance(event, DONE_BY_BOTS):
            said = _to_you(voice, event, view)
        elif isinstance(event, shown.TurnBeganSeen):  # nothing to do for its person
            said = f"{voice.say('seat-minded-until-return-you', bot=voice.bot(own.bot))}."
    elif own is not None and isinstance(event, happened.RemovalVoted):
        said = _to_voter(voice, event, view)
    elif own is not None and isinstance(event, shown.LineFlaggedSeen):
        said = _to_writer(voice, event, view)
    return said or sentence(voice, event, lambda number: voice.seat(view.table, number))


def _to_you(voice: TableVoice, event: SeenEvent, view: Perspective) -> str | None:
    """Address the person the event is about; None if it reads the same for everybody."""
    match event:
        case happened.BidMade(bid=bid):
            return voice.say(f"event-bid-{bid}-you")
        case happened.StarterChosen(cause=cause):
            return voice.say(f"event-starter-{cause}-you")
        case shown.CardSeen(card=card, pile=pile):
            key = "event-card-laid-trick-you" if event.is_trick else "event-card-laid-you"
            return voice.say(key, card=card, pile=pile.name)
        case shown.CardTakenBackSeen(card=card, pile=pile):
            return voice.say("event-card-taken-back-you", card=card, pile=pile.name)
        case shown.TurnEndedSeen(cause=cause):
            return voice.say(f"event-turn-ended-{cause}-you")
        case shown.CardsDrawnSeen(count=0):
            return voice.say("event-cards-drawn-none-you")
        case shown.CardsDrawnSeen(cards=cards) if cards:
            return voice.say("event-cards-drawn-seen", cards=voice.list(cards))
        case happened.Signalled(signs=signs):
            return " ".join(
                voice.say(f"event-sign-{sign or 'taken-back'}-you", pile=pile.name)
                for pile, sign in signs.items()
            )
        case happened.PhraseSaid():
            said = phrase(voice, event)
            return voice.say("event-phrase-said", name=voice.say("seat-you"), phrase=said)
        case shown.ChatSeen(text=text):
            return voice.say("event-chat-said", name=voice.say("seat-you"), text=text)
        case shown.LineFlaggedSeen(is_flagged=is_flagged):
            return voice.say(f"event-line-{'flagged' if is_flagged else 'unflagged'}-you")
        case _:
            return _to_you_at_the_table(voice, event, view)


def _to_you_at_the_table(voice: TableVoice, event: SeenEvent, view: Perspective) -> str | None:
    match event:
        case happened.ConcedeVoted(agrees=agrees):
            return voice.say(f"event-concede-{'voted' if agrees else 'withdrawn'}-you")
        case happened.RemovalVoted(by=by, agrees=agrees):
            key = f"event-removal-{'voted' if agrees else 'withdrawn'}-against-you"
            return voice.say(key, name=voice.seat(view.table, by))
        case happened.SeatMinded(minding=minding, bot=bot):
            return voice.say(f"event-seat-minded-{minding}-you", bot=voice.bot(bot))
        case happened.WatchersAllowed(are_allowed=are_allowed):
            return voice.say(f"event-watchers-{'allowed' if are_allowed else 'refused'}-you")
        case _:
            # Turn began, hint taken, away, back, host, again: named as their kind.
            key = f"event-{event.kind}-you"
            return voice.say(key) if is_known(key) else None


def _to_voter(voice: TableVoice, event: happened.RemovalVoted, view: Perspective) -> str | None:
    """Address the voter, who does not sit on the seat in question."""
    if event.by != view.you.seat:
        return None
    key = f"event-removal-{'voted' if event.agrees else 'withdrawn'}-you"
    return voice.say(key, other=voice.seat(view.table, event.seat))


def _to_writer(voice: TableVoice, event: shown.LineFlaggedSeen, view: Perspective) -> str | None:
    """Tell a writer which of their lines was flagged, and by whom."""
    if event.writer != view.you.seat:
        return None
    key = f"event-line-{'flagged' if event.is_flagged else 'unflagged'}-yours"
    return voice.say(key, name=voice.seat(view.table, event.seat), text=event.text)
