"""Commands: what people and bots send to a table."""

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field

from ninetyeight.protocol.model import Model, PileLetter
from ninetyeight.protocol.settings import LONGEST_NAME, Pace, Settings
from ninetyeight.protocol.text import ChatText
from ninetyeight.rules import Bid, Sign
from ninetyeight.talk import PhraseCode

SeatNumber = Annotated[int, Field(ge=0, le=4)]
BotName = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]


class Request(Model):
    """What all commands share: an id. Repeating an id gets the first answer again."""

    id: str = Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")
    """Chosen by the client; the answer names it."""


class StepRequest(Request):
    """A step of the game, refused as `stale` unless the game is still at this version."""

    version: int = Field(ge=0)
    """The `version` of the game that the player saw."""


class LayCard(StepRequest):
    """Play a card from your hand on a pile."""

    kind: Literal["lay-card"] = "lay-card"
    card: int
    pile: PileLetter


class EndTurn(StepRequest):
    """Stop playing cards and draw, once nothing more is owed (2.4, 2.5)."""

    kind: Literal["end-turn"] = "end-turn"


class TakeBack(StepRequest):
    """Take back the last card played this turn."""

    kind: Literal["take-back"] = "take-back"


class HintLevel(StrEnum):
    """How much a hint gives away."""

    NUDGE = "nudge"
    """Which pile to look at."""
    CARD = "card"
    """Which card to play."""
    MOVE = "move"
    """Which card to play where."""


class TakeHint(Request):
    """Ask a bot for a hint."""

    kind: Literal["take-hint"] = "take-hint"
    level: HintLevel = HintLevel.NUDGE


class MakeBid(Request):
    """Say how much you would like to start (1.4)."""

    kind: Literal["make-bid"] = "make-bid"
    bid: Bid


class ChooseStarter(Request):
    """Host only: break a tie between equal bids (1.4)."""

    kind: Literal["choose-starter"] = "choose-starter"
    seat: SeatNumber


class ShowSigns(Request):
    """Put signs on piles; null removes one (8.5)."""

    kind: Literal["show-signs"] = "show-signs"
    signs: dict[PileLetter, Sign | None] = Field(min_length=1)


class SayPhrase(Request):
    """Say one of the ready-made phrases, optionally about a pile."""

    kind: Literal["say-phrase"] = "say-phrase"
    code: PhraseCode
    pile: PileLetter | None = None


class SayChat(Request):
    """Write a line of chat. Lines that name the number of a card are refused (8.6)."""

    kind: Literal["say-chat"] = "say-chat"
    text: ChatText
    language: Literal["en", "de", "fr", "it", "cs", "ru"] = "en"


class Concede(Request):
    """Vote to concede, or to play on. Your latest vote stands, even while you are away."""

    kind: Literal["concede"] = "concede"
    agrees: bool = True


class Sit(Request):
    """Take a seat or change seats; null takes the first free one."""

    kind: Literal["sit"] = "sit"
    seat: SeatNumber | None = None


class SeatBot(Request):
    """Host only: seat a bot on a free seat, or swap the bot that sits there."""

    kind: Literal["seat-bot"] = "seat-bot"
    seat: SeatNumber
    bot: BotName


class ClearSeat(Request):
    """Host only: free a seat before the game starts."""

    kind: Literal["clear-seat"] = "clear-seat"
    seat: SeatNumber


class ChangeSettings(Request):
    """Host only: change the settings of the next game."""

    kind: Literal["change-settings"] = "change-settings"
    settings: Settings


class Start(Request):
    """Host only: deal the first game, once every seat is taken."""

    kind: Literal["start"] = "start"


class Again(Request):
    """Ask for another game, dealt once everybody has asked. Solo players may replay a deal."""

    kind: Literal["again"] = "again"
    same_deal: bool = False


class Leave(Request):
    """Leave the table. During a game your seat is kept."""

    kind: Literal["leave"] = "leave"


class ComeBack(Request):
    """Return to your seat after leaving, or take it back from the bot that minds it."""

    kind: Literal["come-back"] = "come-back"


class MindSeat(Request):
    """Have a bot mind the seat of a player who left or is away beyond the grace period."""

    kind: Literal["mind-seat"] = "mind-seat"
    seat: SeatNumber


class Remove(Request):
    """Vote to remove a player, which the host proposes, or against it. Your latest vote stands."""

    kind: Literal["remove"] = "remove"
    seat: SeatNumber
    agrees: bool = True


class Mute(Request):
    """Mute or unmute a player for yourself. Nobody else can see it."""

    kind: Literal["mute"] = "mute"
    seat: SeatNumber
    is_muted: bool = True


class FlagLine(Request):
    """Flag a line of chat that gives a number away, which hides it, or withdraw your flag (8.1)."""

    kind: Literal["flag-line"] = "flag-line"
    line: int = Field(ge=1)
    is_flagged: bool = True


class AllowWatchers(Request):
    """Let spectators see your hand, or stop letting them (9.2)."""

    kind: Literal["allow-watchers"] = "allow-watchers"
    are_allowed: bool = True


class SetPace(Request):
    """Host only: change how fast bots play, also during a game."""

    kind: Literal["set-pace"] = "set-pace"
    pace: Pace


class SkipAhead(Request):
    """Host only: let bots play without pauses until a person is on turn."""

    kind: Literal["skip-ahead"] = "skip-ahead"


class Close(Request):
    """Host only: close the table. Refused while others have a seat in a running game."""

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
    | SetPace
    | SkipAhead
    | Close,
    Field(discriminator="kind"),
]
PracticeCommand = Annotated[
    LayCard | EndTurn | TakeBack | ShowSigns | SayPhrase, Field(discriminator="kind")
]
"""The commands that lessons accept."""
