"""What a person, or a bot for its seat, may ask of a table; as it is sent."""

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field

from ninetyeight.protocol.model import Model, PileLetter
from ninetyeight.protocol.settings import LONGEST_NAME, Settings
from ninetyeight.protocol.text import ChatLine
from ninetyeight.rules import Bid, Sign
from ninetyeight.talk import PhraseCode

SeatNumber = Annotated[int, Field(ge=0, le=4)]
BotName = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]


class Request(Model):
    """What every command has: an id by which a repeat is known, and answered like the first."""

    id: str = Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")


class StepRequest(Request):
    """A step of the game. It is refused where the game is not at this version any more."""

    version: int = Field(ge=0)


class LayCard(StepRequest):
    """Lay a card on a pile."""

    kind: Literal["lay-card"] = "lay-card"
    card: int
    pile: PileLetter


class EndTurn(StepRequest):
    """End the turn."""

    kind: Literal["end-turn"] = "end-turn"


class TakeBack(StepRequest):
    """Take back the last card of this turn."""

    kind: Literal["take-back"] = "take-back"


class HintLevel(StrEnum):
    """How much a hint says."""

    NUDGE = "nudge"
    """Which pile deserves a look."""
    CARD = "card"
    """Which card."""
    MOVE = "move"
    """Which card goes where."""


class TakeHint(Request):
    """Ask a bot what it would do."""

    kind: Literal["take-hint"] = "take-hint"
    level: HintLevel = HintLevel.NUDGE


class MakeBid(Request):
    """Say whether to start (1.4)."""

    kind: Literal["make-bid"] = "make-bid"
    bid: Bid


class ChooseStarter(Request):
    """Decide between equal bids, as the host (1.4)."""

    kind: Literal["choose-starter"] = "choose-starter"
    seat: SeatNumber


class ShowSigns(Request):
    """Show signs on piles, or take them back with null (8.5)."""

    kind: Literal["show-signs"] = "show-signs"
    signs: dict[PileLetter, Sign | None] = Field(min_length=1)


class SayPhrase(Request):
    """Say a ready phrase, perhaps about a pile."""

    kind: Literal["say-phrase"] = "say-phrase"
    code: PhraseCode
    pile: PileLetter | None = None


class SayChat(Request):
    """Say something of one's own; numbers of cards are refused (8.6)."""

    kind: Literal["say-chat"] = "say-chat"
    text: ChatLine
    language: Literal["en", "de", "fr", "it", "cs", "ru"] = "en"


class Concede(Request):
    """Be for giving up, or for playing on; the last word counts, wherever you go."""

    kind: Literal["concede"] = "concede"
    agrees: bool = True


class Sit(Request):
    """Take a seat, or another one; null takes the first that is free."""

    kind: Literal["sit"] = "sit"
    seat: SeatNumber | None = None


class SeatBot(Request):
    """Put a bot on a free seat or change the one there, as the host."""

    kind: Literal["seat-bot"] = "seat-bot"
    seat: SeatNumber
    bot: BotName


class ClearSeat(Request):
    """Free a seat before a game, as the host."""

    kind: Literal["clear-seat"] = "clear-seat"
    seat: SeatNumber


class ChangeSettings(Request):
    """Change how the next game is played, as the host."""

    kind: Literal["change-settings"] = "change-settings"
    settings: Settings


class Start(Request):
    """Deal the first game, as the host, once all seats are taken."""

    kind: Literal["start"] = "start"


class Again(Request):
    """Wish another game; it is dealt when all wish it. Alone, also the same deal once more."""

    kind: Literal["again"] = "again"
    same_deal: bool = False


class Leave(Request):
    """Leave the table; in a running game the seat waits."""

    kind: Literal["leave"] = "leave"


class ComeBack(Request):
    """Take the own seat over again from the bot, or after having left."""

    kind: Literal["come-back"] = "come-back"


class MindSeat(Request):
    """Let a bot mind the seat of a person who left, or is away for longer than the grace period."""

    kind: Literal["mind-seat"] = "mind-seat"
    seat: SeatNumber


class Remove(Request):
    """Be for removing a player, which the host asks, or against it; the last word counts."""

    kind: Literal["remove"] = "remove"
    seat: SeatNumber
    agrees: bool = True


class Mute(Request):
    """Hear a player no longer, or again. It is no event: nobody else is sent anything."""

    kind: Literal["mute"] = "mute"
    seat: SeatNumber
    is_muted: bool = True


class FlagLine(Request):
    """Hide a line of chat that gives a number away, or take the own flag back (8.1)."""

    kind: Literal["flag-line"] = "flag-line"
    line: int = Field(ge=1)
    is_flagged: bool = True


class AllowWatchers(Request):
    """Let people without a seat look into the own hand, or not any more (9.2)."""

    kind: Literal["allow-watchers"] = "allow-watchers"
    are_allowed: bool = True


class Close(Request):
    """Close the table, as the host, but no running game in which others have a seat."""

    kind: Literal["close"] = "close"


Command = Annotated[
    LayCard
    | EndTurn
    | TakeBack
    | TakeHint
    | MakeBid
    | ChooseStarter
    | ShowSigns
    | SayPhrase
    | SayChat
    | Concede
    | Sit
    | SeatBot
    | ClearSeat
    | ChangeSettings
    | Start
    | Again
    | Leave
    | ComeBack
    | MindSeat
    | Remove
    | Mute
    | FlagLine
    | AllowWatchers
    | Close,
    Field(discriminator="kind"),
]
PracticeCommand = Annotated[
    LayCard | EndTurn | TakeBack | ShowSigns | SayPhrase, Field(discriminator="kind")
]
"""Commands that a learner sends in a lesson."""
