"""Who plays a plain game: people at this keyboard, and bots in the other seats."""

import secrets
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ninetyeight.cli.safe_output import plain
from ninetyeight.rules import Bid, Record, Signals, View
from ninetyeight.rules.seat_name import bot_of_seat
from ninetyeight.words import Voice

if TYPE_CHECKING:  # the kernel is loaded for the first bot
    from ninetyeight.bots import Bot, Choice, Plan

ADVISER = "sharp"
"""The bot that gives hints."""
SEEDS = 2**63


@dataclass(frozen=True)
class Roster:
    """The players of a record, by seat."""

    names: tuple[str, ...]
    """Everybody's name, in seat order."""
    bots: "Mapping[int, Bot]"

    @classmethod
    def of(cls, record: Record, voice: Voice, bots: "Mapping[int, Bot]") -> "Roster":
        """Read the names from a record; equal names are numbered."""
        names, counted = [], Counter[str]()
        bot_names = bot_seats(record)
        for seat in range(record.ruleset.players):
            if seat in bot_names:
                name = voice.bot(bot_names[seat])
            else:
                written = record.seats[seat] if record.seats else ""
                name = plain(written) or voice.say("replay-player", number=seat + 1)
            counted[name] += 1
            names.append(f"{name} {counted[name]}" if counted[name] > 1 else name)
        return cls(tuple(names), bots)

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(self.names)) if seat not in self.bots)

    @property
    def is_alone(self) -> bool:
        """Whether one person plays, without bots."""
        return len(self.names) == 1

    @property
    def only_person(self) -> int | None:
        """The seat of the one person at this keyboard; None if several share it."""
        return self.people[0] if len(self.people) == 1 else None


def bot_seats(record: Record) -> dict[int, str]:
    """The names of the bots in a record, by seat."""
    return {
        seat: bot
        for seat, name in enumerate(record.seats or ())
        if (bot := bot_of_seat(name)) is not None
    }


def choice_of(bot: "Bot", view: View, plan: "Plan | None" = None) -> "Choice":
    """Ask a bot for its next action; nobody shows signs in a plain game."""
    from ninetyeight.bots.checked_answers import ask_step

    seed = secrets.randbelow(SEEDS)
    return ask_step(bot, view, Signals(), seed=seed, allowed=frozenset(), plan=plan)


def bid_of(bot: "Bot", view: View) -> Bid:
    from ninetyeight.bots.checked_answers import ask_bid

    return ask_bid(bot, view)
