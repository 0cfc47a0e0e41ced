"""What a table's link reveals to strangers: to the web client, and in messaging apps' previews."""

from ninetyeight.protocol.http import Invitation
from ninetyeight.protocol.settings import Settings, TalkLevel, WatchPolicy
from ninetyeight.server.access import can_view
from ninetyeight.table import Table
from ninetyeight.words import Voice, game_sentence


def is_open_to_strangers(table: Table) -> bool:
    """Whether anybody with the link may see the table."""
    return can_view(table, "")


def invitation_of(table: Table) -> Invitation:
    """Describe a table to people who may see it."""
    settings = table.settings
    host = table.seat_of(table.host)
    inviting = None if host is None else table.seats[host].person
    people = [seat.person for seat in table.seats if seat.person is not None]
    return Invitation(
        host=None if inviting is None else inviting.name,
        name=settings.name,
        edition=settings.edition,
        players=settings.players,
        open_seats=sum(seat.is_free for seat in table.seats),
        names=tuple(person.name for person in people),
        phase=table.phase.value,
        settings=settings,
        can_watch=settings.watch is not WatchPolicy.NOBODY,
    )


def settings_sentence(voice: Voice, settings: Settings) -> str:
    """Say in one sentence what is played at a table with these settings."""
    game = voice.edition(settings.edition)
    return game_sentence(voice, game, settings.ruleset, _options(voice, settings))


def _options(voice: Voice, settings: Settings) -> list[str]:
    """What sets the table apart from others of its edition."""
    is_shared = settings.players > 1
    clauses = []
    if settings.layout is not None:
        clauses.append(voice.say("invitation-layout"))
    if is_shared and settings.talk is TalkLevel.SIGNALS:
        clauses.append(voice.say("invitation-signals"))
    if is_shared and settings.talk is TalkLevel.NONE:
        clauses.append(voice.say("invitation-no-talk"))
    match settings.clock.kind:
        case "turn":
            clauses.append(voice.say("clock-turn", count=settings.clock.seconds))
        case "days":
            clauses.append(voice.say("clock-days", count=settings.clock.days))
    if is_shared and settings.undo:
        clauses.append(voice.say("invitation-undo"))
    if is_shared and settings.hints:
        clauses.append(voice.say("invitation-hints"))
    return clauses
