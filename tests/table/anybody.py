"""Random commands by random people, for laws that always hold."""

import random
from typing import Any

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.command import Command
from ninetyeight.protocol.settings import Pace, Settings, TalkLevel, WatchPolicy
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import Bid, GameError, Play
from ninetyeight.table import Actor, BotActor, decide
from ninetyeight.talk import PhraseCode
from table.tables import PEOPLE, STRANGER, Desk, chosen

TEXTS = ("hello", "leave A alone", "I have the 47", "сорок семь", "two cards", "3!", "ok")
CLOCKS: tuple[dict[str, Any], ...] = (
    {"kind": "none"},
    {"kind": "turn", "seconds": 30},
    {"kind": "turn", "seconds": 30, "at_limit": "bot-seat"},
    {"kind": "days", "days": 1},
)
SIGNS = ("like", "leave", "turn", None)


def any_settings(rng: random.Random) -> Settings:
    return Settings(
        edition=rng.choice(("original", "extreme", "fire", "extreme+expert")),
        players=rng.randint(1, 5),
        talk=rng.choice(list(TalkLevel)),
        watch=rng.choice(list(WatchPolicy)),
        clock=rng.choice(CLOCKS),  # type: ignore[arg-type]
        undo=rng.choice((None, True, False)),
        hints=rng.choice((None, True)),
        relaxed_signs=rng.random() < 0.5,
    )


def any_actor(rng: random.Random) -> Actor:
    if rng.random() < 0.2:
        return BotActor(rng.randint(-1, 5))
    return rng.choice((*PEOPLE, STRANGER))


def any_command(desk: Desk, rng: random.Random) -> Command:
    """Make a random command, sensible or not."""
    seat, flag, pile = rng.randint(0, 4), rng.random() < 0.7, rng.choice("ABCD")
    version = desk.table.game.version if desk.table.game and rng.random() < 0.9 else 0
    kinds: tuple[tuple[type[Any], dict[str, Any]], ...] = (
        (ask.LayCard, {"card": rng.randint(0, 101), "pile": pile, "version": version}),
        (ask.EndTurn, {"version": version}),
        (ask.TakeBack, {"version": version}),
        (ask.TakeHint, {}),
        (ask.MakeBid, {"bid": rng.choice(list(Bid))}),
        (ask.ChooseStarter, {"seat": seat}),
        (ask.ShowSigns, {"signs": {pile: rng.choice(SIGNS), "A": rng.choice(SIGNS)}}),
        (ask.SayPhrase, {"code": rng.choice(list(PhraseCode)), "pile": rng.choice((None, pile))}),
        (ask.SayChat, {"text": rng.choice(TEXTS)}),
        (ask.Concede, {"agrees": flag}),
        (ask.Sit, {"seat": rng.choice((None, seat))}),
        (ask.SeatBot, {"seat": seat, "bot": rng.choice(("greedy", "random", "genius"))}),
        (ask.ClearSeat, {"seat": seat}),
        (ask.ChangeSettings, {"settings": any_settings(rng)}),
        (ask.Start, {}),
        (ask.Again, {"same_deal": rng.random() < 0.3}),
        (ask.Leave, {}),
        (ask.ComeBack, {}),
        (ask.MindSeat, {"seat": seat}),
        (ask.Remove, {"seat": seat, "agrees": flag}),
        (ask.Mute, {"seat": seat, "is_muted": flag}),
        (ask.FlagLine, {"line": _any_line(desk, rng), "is_flagged": flag}),
        (ask.AllowWatchers, {"are_allowed": flag}),
        (ask.SetPace, {"pace": rng.choice(list(Pace))}),
        (ask.SkipAhead, {}),
    )
    kind, fields = rng.choice(kinds)
    return desk.command(kind, **fields)


def _any_line(desk: Desk, rng: random.Random) -> int:
    """Pick the number of a line, or perhaps of another event."""
    lines = [line.number for line in desk.table.lines]
    return rng.choice(lines) if lines and rng.random() < 0.8 else rng.randint(1, len(desk.log) + 1)


def something(desk: Desk, rng: random.Random) -> None:
    """Let time pass, the player on turn play, or anybody send anything."""
    dice = rng.random()
    if dice < 0.05:
        desk.wait(rng.choice((1, 29, 60, 90_000)))
    elif dice < 0.45 and desk.table.phase is Phase.PLAYING:
        follow(desk, rng)
    elif dice < 0.55:
        fill(desk, rng)
    else:
        actor, command = any_actor(rng), any_command(desk, rng)
        try_it(desk, actor, command)


def follow(desk: Desk, rng: random.Random) -> None:
    """Continue the game, if its player may."""
    action = chosen(desk.table, rng)
    seat = desk.table.seats[desk.turn]
    actor: Actor = seat.person if seat.person and seat.bot is None else BotActor(desk.turn)
    if isinstance(action, Play):
        try_it(desk, actor, desk.command(ask.LayCard, card=action.card, pile=action.pile))
    else:
        try_it(desk, actor, desk.command(ask.EndTurn))


def fill(desk: Desk, rng: random.Random) -> None:
    """Advance a table: fill a seat, start, bid."""
    host = next((who for who in PEOPLE if who.id == desk.table.host), None)
    if host is None:
        return
    for number, seat in enumerate(desk.table.seats):
        if seat.is_free and rng.random() < 0.6:
            try_it(desk, rng.choice(PEOPLE), desk.command(ask.Sit, seat=number))
        elif seat.is_free:
            try_it(desk, host, desk.command(ask.SeatBot, seat=number, bot="random"))
        actor = seat.person if seat.person and seat.bot is None else BotActor(number)
        if desk.table.phase is Phase.BIDDING:
            try_it(desk, actor, desk.command(ask.MakeBid, bid=rng.choice(list(Bid))))
    if desk.table.phase in (Phase.LOBBY, Phase.OVER):
        try_it(desk, host, desk.command(ask.Start))


def try_it(desk: Desk, actor: Actor, command: Command) -> None:
    """Send a command; a refusal is fine, any other error is a bug."""
    try:
        events = decide(desk.table, actor, command, desk.context)
    except GameError:
        return
    desk.happen(events)
