"""The state of a table in a few lines: heading, seats, result."""

from collections.abc import Iterator
from datetime import UTC, datetime

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from ninetyeight.protocol.view import GameEnding, Phase
from ninetyeight.terminal.ending import decided, reason
from ninetyeight.terminal.model import TableModel
from ninetyeight.terminal.names import shortened
from ninetyeight.terminal.perspective import Perspective
from ninetyeight.terminal.widgets.symbols import ON_TURN
from ninetyeight.words import Voice

CARDS = 98
SHORTEST_NAME = 8
BESIDE_NAME = 9
"""The columns that a seat needs beside its name, on average."""


def heading(voice: Voice, model: TableModel, width: int, *, is_local: bool) -> Text:
    """The table's name on the left; deck, clock and connection on the right."""
    view = model.view
    assert view is not None
    settings = view.table.settings
    left = " · ".join(filter(None, (settings.name, voice.edition(settings.edition))))
    right = []
    game = view.table.game
    if game is not None and view.table.phase in (Phase.BIDDING, Phase.PLAYING):
        right.append(voice.say("deck-cards", count=game.deck_size))
    if view.table.deadline is not None and not is_local:  # on this machine nobody waits for anybody
        right.append(time_left(voice, view.table.deadline))
    if model.presence is not None and model.presence.watchers:
        right.append(voice.say("watchers", count=model.presence.watchers))
    if not model.is_linked:
        right.append(voice.say("web-link-lost"))
    end = " · ".join(right)
    room = width - cell_len(end) - 3
    name = left if cell_len(left) <= room else f"{set_cell_size(left, max(room - 1, 0))}…"
    gap = max(width - cell_len(name) - cell_len(end) - 2, 1)
    return Text.assemble(" ", (name, "bold"), " " * gap, end, " ", no_wrap=True)


def time_left(voice: Voice, deadline: datetime) -> str:
    """The time left, in the largest unit that fits at least twice."""
    seconds = max(0, round((deadline - datetime.now(UTC)).total_seconds()))
    for key, unit in (("days", 86400), ("hours", 3600), ("minutes", 60)):
        if seconds >= 2 * unit:
            return voice.say(f"clock-{key}-left", count=seconds // unit)
    return voice.say("clock-seconds-left", count=seconds)


def seats_text(voice: Voice, model: TableModel, width: int) -> Text:
    """Who sits where, with how many cards and anything else worth knowing."""
    view = model.view
    assert view is not None
    game = view.table.game
    longest = max(SHORTEST_NAME, width // len(view.table.seats) - BESIDE_NAME)
    cells = []
    for number, seat in enumerate(view.table.seats):
        is_you = view.is_player and number == view.you.seat
        is_on = game is not None and view.table.phase is Phase.PLAYING and game.turn == number
        name = view.name(voice, number)
        name = shortened(name, longest)
        style = "bold reverse" if is_on else "bold" if is_you else ""
        cell = Text.assemble((f"{ON_TURN} " if is_on else "", "bold"), (name, style))
        if seat.hand_size is not None and view.table.phase is not Phase.LOBBY:
            cell.append(f" {seat.hand_size}", "dim")
        if words := _about_seat(voice, model, number):
            cell.append(f" ({words})", "italic")
        cells.append(cell)
    return Text("  │  ").join(cells)


def _about_seat(voice: Voice, model: TableModel, number: int) -> str:
    view = model.view
    assert view is not None
    seat = view.table.seats[number]
    if view.table.phase is Phase.BIDDING and seat.bid is not None:
        return voice.say(f"bid-{seat.bid}-short")
    if seat.minding is not None and seat.bot is not None:
        return voice.bot(seat.bot)
    if model.presence is not None and model.presence.thinking == number:
        return "…"
    if seat.name is not None and (seat.is_away or not model.is_connected(number)):
        return voice.say("terminal-away")
    return voice.say("seat-host") if _names_host(view.table.phase, view.table.host, number) else ""


def _names_host(phase: Phase, host: int | None, number: int) -> bool:
    return phase is Phase.LOBBY and host == number


def result_text(voice: Voice, model: TableModel) -> Text:
    """How a game ended, and how many cards were left."""
    view = model.view
    assert view is not None
    game = view.table.game
    assert game is not None
    assert game.ending is not None
    ending = game.ending
    alone = "-alone" if view.is_alone else ""
    praised = ending.is_excellent and ending.code != "conceded"
    lost = "outcome-excellent" if praised else "outcome-lost"
    title = voice.say(f"outcome-won{alone}" if ending.is_won else lost)
    text = Text.assemble((title, "bold"), f"  {reason(voice, view, ending)}\n")
    text.append(_closeness(voice, model, ending), "bold")
    if hints := sum(ending.hints):
        text.append(f"  {voice.say('outcome-hints', count=hints)}")
    figures = (
        (voice.say("web-cards-played"), CARDS - ending.left),
        (voice.say("web-turns"), ending.figures.turns),
        (voice.say("web-tricks"), ending.figures.tricks),
    )
    said = " · ".join(voice.say("web-figure", name=name, text=count) for name, count in figures)
    text.append(f"\n{said}")
    if not ending.is_won and ending.figures.widest is not None:
        text.append(f"\n{decided(voice, view, ending.figures.widest)}")
    text.append("".join(f"\n{line}" for line in _hands_left(voice, view, ending)))
    return text


def _hands_left(voice: Voice, view: Perspective, ending: GameEnding) -> Iterator[str]:
    left = voice.say("web-left-in-hand")
    for number, hand in enumerate(ending.hands):
        if hand:
            whose = left if view.is_alone else f"{left}, {view.name(voice, number)}"
            cards = " ".join(map(str, sorted(hand)))
            yield voice.say("web-figure", name=whose, text=cards)


def _closeness(voice: Voice, model: TableModel, ending: GameEnding) -> str:
    """How many cards were left, beside the viewer's own best and average."""
    found = model.comparison
    if found is None or model.compared != ending.game_id:
        return voice.say("outcome-left", count=ending.left)
    mean = f"{found.mean_left:.1f}".removesuffix(".0")
    if voice.language != "en":
        mean = mean.replace(".", ",")
    scale = voice.say("ending-scale", left=ending.left, best=found.best_left, mean=mean)
    return f"{scale} {voice.say('ending-new-best')}" if found.is_best else scale
