"""Sentences addressed to the player they are about: "you play", "you draw"."""

from ninetyeight.protocol import event as events
from ninetyeight.protocol import seen
from ninetyeight.protocol.seen import SeenEvent
from ninetyeight.terminal.cast import Cast
from ninetyeight.terminal.sentences import phrase, sentence
from ninetyeight.words import Voice, is_known

DONE_BY_BOTS = (
    events.BidMade,
    seen.CardSeen,
    seen.TurnEndedSeen,
    seen.TurnBeganSeen,
    events.Signalled,
    events.PhraseSaid,
)
"""Events that are not a person's own while a bot plays for them."""


def sentence_to(voice: Voice, event: SeenEvent, cast: Cast) -> str:
    """Describe an event to the viewer, in the second person if it is about them."""
    own, seat = cast.own, getattr(event, "seat", None)
    said = None
    if own is not None and seat is not None and seat == cast.own_seat:
        if own.bot is None or not isinstance(event, DONE_BY_BOTS):
            said = _to_you(voice, event, cast)
        elif isinstance(event, seen.TurnBeganSeen):  # the bot plays it
            said = f"{voice.say('seat-minded-until-return-you', bot=voice.bot(own.bot))}."
    elif own is not None and isinstance(event, events.RemovalVoted):
        said = _to_voter(voice, event, cast)
    elif own is not None and isinstance(event, seen.LineFlaggedSeen):
        said = _to_writer(voice, event, cast)
    return said or sentence(voice, event, lambda number: cast.name(voice, number))


def _to_you(voice: Voice, event: SeenEvent, cast: Cast) -> str | None:
    """Address the person the event is about; None if it reads the same for everybody."""
    match event:
        case events.BidMade(bid=bid):
            return voice.say(f"event-bid-{bid}-you")
        case events.StarterChosen(cause=cause):
            return voice.say(f"event-starter-{cause}-you")
        case seen.CardSeen(card=card, pile=pile):
            key = "event-card-laid-trick-you" if event.is_trick else "event-card-laid-you"
            return voice.say(key, card=card, pile=pile.name)
        case seen.CardTakenBackSeen(card=card, pile=pile):
            return voice.say("event-card-taken-back-you", card=card, pile=pile.name)
        case seen.TurnEndedSeen(cause=cause):
            return voice.say(f"event-turn-ended-{cause}-you")
        case seen.CardsDrawnSeen(count=0):
            return voice.say("event-cards-drawn-none-you")
        case seen.CardsDrawnSeen(cards=cards) if cards:
            return voice.say("event-cards-drawn-seen", cards=voice.list(cards))
        case events.Signalled(signs=signs):
            return " ".join(
                voice.say(f"event-sign-{sign or 'taken-back'}-you", pile=pile.name)
                for pile, sign in signs.items()
            )
        case events.PhraseSaid():
            said = phrase(voice, event)
            return voice.say("event-phrase-said", name=voice.say("seat-you"), phrase=said)
        case seen.ChatSeen(text=text):
            return voice.say("event-chat-said", name=voice.say("seat-you"), text=text)
        case seen.LineFlaggedSeen(is_flagged=is_flagged):
            return voice.say(f"event-line-{'flagged' if is_flagged else 'unflagged'}-you")
        case _:
            return _to_you_at_the_table(voice, event, cast)


def _to_you_at_the_table(voice: Voice, event: SeenEvent, cast: Cast) -> str | None:
    match event:
        case events.ConcedeVoted(agrees=agrees):
            return voice.say(f"event-concede-{'voted' if agrees else 'withdrawn'}-you")
        case events.RemovalVoted(by=by, agrees=agrees):
            key = f"event-removal-{'voted' if agrees else 'withdrawn'}-against-you"
            return voice.say(key, name=cast.name(voice, by))
        case events.SeatMinded(minding=minding, bot=bot):
            return voice.say(f"event-seat-minded-{minding}-you", bot=voice.bot(bot))
        case events.WatchersAllowed(are_allowed=are_allowed):
            return voice.say(f"event-watchers-{'allowed' if are_allowed else 'refused'}-you")
        case _:
            # Turn began, hint taken, away, back, host, again: named as their kind.
            key = f"event-{event.kind}-you"
            return voice.say(key) if is_known(key) else None


def _to_voter(voice: Voice, event: events.RemovalVoted, cast: Cast) -> str | None:
    """Address the voter, who does not sit on the seat in question."""
    if event.by != cast.own_seat:
        return None
    key = f"event-removal-{'voted' if event.agrees else 'withdrawn'}-you"
    return voice.say(key, other=cast.name(voice, event.seat))


def _to_writer(voice: Voice, event: seen.LineFlaggedSeen, cast: Cast) -> str | None:
    """Tell a writer which of their lines was flagged, and by whom."""
    if event.writer != cast.own_seat:
        return None
    key = f"event-line-{'flagged' if event.is_flagged else 'unflagged'}-yours"
    return voice.say(key, name=cast.name(voice, event.seat), text=event.text)
