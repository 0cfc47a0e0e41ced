"""What can be chosen at a table besides playing cards, as a list in the user's language."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from ninetyeight.protocol import command as commands
from ninetyeight.protocol.command import Command
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import Bid
from ninetyeight.terminal.model import TableModel
from ninetyeight.terminal.names import name_at
from ninetyeight.terminal.perspective import Perspective
from ninetyeight.words import Voice

NO_ID = "-"
"""A placeholder: a command gets its id when it is sent."""
CHOSEN = "●"
"""Marks the current choice."""


class FollowUp(StrEnum):
    """Choices that need a question or another screen first."""

    BOT = "bot"
    SETTINGS = "settings"
    INVITE = "invite"
    LEAVE = "leave"
    CLOSE = "close"
    CONCEDE = "concede"
    REMOVE = "remove"
    REPLAY = "replay"
    SAVE = "save"
    HOME = "home"
    LOOK = "look"
    PREFERENCES = "preferences"
    RULES = "rules"


@dataclass(frozen=True, slots=True)
class TableChoice:
    """A line that can be chosen: it sends a command or asks something."""

    label: str
    command: Command | None = None
    ask: FollowUp | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class MenuGroup:
    """Lines of the menu that belong together, under a heading."""

    title: str
    choices: tuple[TableChoice, ...]


def choices_for(voice: Voice, model: TableModel, *, is_local: bool) -> list[TableChoice]:
    """List what can be chosen in the table's present phase."""
    view = model.view
    if view is None:
        return []
    match view.table.phase:
        case Phase.LOBBY:
            return [*_removals(voice, view), *_lobby(voice, view, is_local=is_local)]
        case Phase.BIDDING:
            return [*_questions(voice, model, view), *_bidding(voice, view)]
        case Phase.PLAYING:
            return list(_questions(voice, model, view))
        case Phase.OVER:
            return [*_removals(voice, view), *_over(voice, view)]
        case _:
            return [TableChoice(voice.say("web-home"), ask=FollowUp.HOME)]


def _lobby(voice: Voice, view: Perspective, *, is_local: bool) -> Iterator[TableChoice]:
    is_host = view.you.is_host
    if is_host and view.is_full:
        yield TableChoice(voice.say("action-start"), commands.Start(id=NO_ID))
    for number, seat in enumerate(view.table.seats):
        name = f"{number + 1}: {name_at(voice, view.table, number)}"
        is_free = seat.name is None and seat.bot is None
        if is_free and not view.is_player:
            yield TableChoice(
                f"{name} · {voice.say('seat-sit')}",
                commands.Sit(id=NO_ID, seat=number),
                seat=number,
            )
        if is_free and is_host:
            yield TableChoice(
                f"{name} · {voice.say('seat-add-bot')}", ask=FollowUp.BOT, seat=number
            )
        elif is_host and seat.bot is not None and seat.name is None:
            yield TableChoice(
                f"{name} · {voice.say('seat-clear')}",
                commands.ClearSeat(id=NO_ID, seat=number),
                seat=number,
            )
    if is_host:
        yield TableChoice(voice.say("web-settings-change"), ask=FollowUp.SETTINGS)
    if not is_local:
        yield TableChoice(voice.say("action-invite"), ask=FollowUp.INVITE)
    yield from _leaving(voice, view, is_local=is_local)


def _bidding(voice: Voice, view: Perspective) -> Iterator[TableChoice]:
    game, own = view.table.game, view.own
    tied = game.tied if game is not None else ()
    if tied and view.you.is_host:
        for seat in tied:
            name = view.name(voice, seat)
            yield TableChoice(name, commands.ChooseStarter(id=NO_ID, seat=seat), seat=seat)
    elif own is not None and not tied:
        for bid in (Bid.LIKE, Bid.ALL_THE_SAME, Bid.RATHER_NOT):
            label = voice.say(f"bid-{bid}")
            yield TableChoice(
                f"{CHOSEN} {label}" if own.bid == bid else label,
                commands.MakeBid(id=NO_ID, bid=bid),
            )


def _questions(voice: Voice, model: TableModel, view: Perspective) -> Iterator[TableChoice]:
    """Offer answers to open questions: giving up, removing a player, coming back, absentees."""
    own = view.own
    if own is None:
        return
    if own.minding is not None:
        yield TableChoice(voice.say("seat-come-back"), commands.ComeBack(id=NO_ID))
    if any(question.about is None for question in view.table.questions):
        if own.agrees_to_concede:
            yield TableChoice(
                voice.say("concede-withdraw"), commands.Concede(id=NO_ID, agrees=False)
            )
        else:
            yield TableChoice(voice.say("concede"), commands.Concede(id=NO_ID, agrees=True))
            if not own.refuses_to_concede:
                yield TableChoice(
                    voice.say("concede-refuse"), commands.Concede(id=NO_ID, agrees=False)
                )
    yield from _removals(voice, view)
    for seat in range(len(view.table.seats)):
        yield from _minding(voice, model, view, seat)


def _minding(
    voice: Voice, model: TableModel, view: Perspective, seat: int
) -> Iterator[TableChoice]:
    """Offer to let a bot play for somebody who has been away too long."""
    is_other = view.own is not None and seat != view.you.seat
    if is_other and model.may_be_minded(seat):
        label = voice.say("seat-mind", name=name_at(voice, view.table, seat))
        yield TableChoice(label, commands.MindSeat(id=NO_ID, seat=seat))


def _removals(voice: Voice, view: Perspective) -> Iterator[TableChoice]:
    """Offer to vote on removing somebody; a "no" can still become a "yes"."""
    for question in view.table.questions:
        gone, own = question.about, view.you.seat
        if gone is None or view.own is None or gone == own:
            continue
        about = voice.say("removal-ask", name=name_at(voice, view.table, gone))
        if own in question.yes:
            words = voice.say("removal-withdraw")
            yield TableChoice(
                f"{words}: {about}", commands.Remove(id=NO_ID, seat=gone, agrees=False)
            )
            continue
        words = voice.say("removal-agree")
        yield TableChoice(f"{words}: {about}", commands.Remove(id=NO_ID, seat=gone, agrees=True))
        if own not in question.no:
            words = voice.say("removal-refuse")
            yield TableChoice(
                f"{words}: {about}", commands.Remove(id=NO_ID, seat=gone, agrees=False)
            )


def _over(voice: Voice, view: Perspective) -> Iterator[TableChoice]:
    own = view.own
    if own is not None:
        label = voice.say("again")
        yield TableChoice(
            f"{CHOSEN} {label}" if own.wishes_again else label,
            commands.Again(id=NO_ID),
        )
        if view.is_alone:
            yield TableChoice(
                voice.say("again-same-deal"), commands.Again(id=NO_ID, same_deal=True)
            )
    yield TableChoice(voice.say("web-replay"), ask=FollowUp.REPLAY)
    if own is not None:
        yield TableChoice(voice.say("web-download"), ask=FollowUp.SAVE)
    if view.you.is_host:
        yield TableChoice(voice.say("web-next-settings"), ask=FollowUp.SETTINGS)
    yield TableChoice(voice.say("web-home"), ask=FollowUp.HOME)


def menu_for(voice: Voice, model: TableModel, *, is_local: bool) -> list[MenuGroup]:
    """List the choices of the menu, which are rarely needed, in the groups of the web client."""
    view = model.view
    if view is None:
        return []
    game = [] if is_local else list(_about_game(voice, model, view))
    groups = (
        MenuGroup(voice.say("web-menu-game"), tuple(game)),
        MenuGroup(
            voice.say("web-menu-help"), (TableChoice(voice.say("web-rules"), ask=FollowUp.RULES),)
        ),
        MenuGroup(
            voice.say("web-menu-look"),
            (TableChoice(voice.say("terminal-preferences"), ask=FollowUp.PREFERENCES),),
        ),
        MenuGroup(voice.say("web-menu-leave"), tuple(_ways_out(voice, view, is_local=is_local))),
    )
    return [group for group in groups if group.choices]


def _about_game(voice: Voice, model: TableModel, view: Perspective) -> Iterator[TableChoice]:
    yield TableChoice(voice.say("action-invite"), ask=FollowUp.INVITE)
    yield from _about_others(voice, model, view)


def _ways_out(voice: Voice, view: Perspective, *, is_local: bool) -> Iterator[TableChoice]:
    own = view.own
    if own is not None and view.table.phase in (Phase.BIDDING, Phase.PLAYING):
        if own.agrees_to_concede:
            yield TableChoice(
                voice.say("concede-withdraw"), commands.Concede(id=NO_ID, agrees=False)
            )
        else:
            yield TableChoice(voice.say("concede"), ask=FollowUp.CONCEDE)
    yield TableChoice(voice.say("web-home"), ask=FollowUp.HOME)
    yield from _leaving(voice, view, is_local=is_local)


def _about_others(voice: Voice, model: TableModel, view: Perspective) -> Iterator[TableChoice]:
    own = view.own
    if own is not None and view.table.settings.watch == "seat":
        key = "watchers-refuse" if own.is_open_to_watchers else "watchers-allow"
        yield TableChoice(
            voice.say(key),
            commands.AllowWatchers(id=NO_ID, are_allowed=not own.is_open_to_watchers),
        )
    for number, seat in enumerate(view.table.seats):
        name = name_at(voice, view.table, number)
        if own is None:
            if seat.is_open_to_watchers:
                yield TableChoice(
                    f"{name} · {voice.say('web-look')}", ask=FollowUp.LOOK, seat=number
                )
            continue
        if seat.name is None or number == view.you.seat:
            continue
        is_muted = number in view.you.muted
        key = "talk-unmute" if is_muted else "talk-mute"
        yield TableChoice(
            voice.say(key, name=name), commands.Mute(id=NO_ID, seat=number, is_muted=not is_muted)
        )
        yield from _minding(voice, model, view, number)
        if view.you.is_host and number not in view.table.removal:
            yield TableChoice(voice.say("removal-ask", name=name), ask=FollowUp.REMOVE, seat=number)


def _leaving(voice: Voice, view: Perspective, *, is_local: bool) -> Iterator[TableChoice]:
    """Offer to leave for good. Tables on this machine wait, so there going home is enough."""
    if view.is_player and not is_local:
        yield TableChoice(voice.say("action-leave"), ask=FollowUp.LEAVE)
    if view.you.is_host:
        yield TableChoice(voice.say("action-close"), ask=FollowUp.CLOSE)
