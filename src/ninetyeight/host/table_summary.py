"""What the store keeps in addition to a table's log: its row in lists, and its finished games."""

import json
from collections.abc import Collection, Iterator, Sequence
from datetime import datetime

from ninetyeight import __version__
from ninetyeight.protocol.settings import Access
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import TurnBegan, record_as_dict, replay
from ninetyeight.store import NOT_DEALT_IN, Sighting, StoredGame, StoredSeat, TableRow, TalkUpdate
from ninetyeight.table import LiveGame, Table, may_watch
from ninetyeight.table.game import game_id
from ninetyeight.table.view import finished_record
from ninetyeight.table.voting import is_blocked, open_proposals


def summarise(table: Table) -> TableRow:
    """Make the row of a table in lists."""
    people = [seat.person.id for seat in table.seats if seat.person is not None]
    waiting = set(_waiting_for(table))
    return TableRow(
        table_id=table.id,
        created_at=table.opened_at,
        updated_at=table.changed_at,
        sequence=table.sequence,
        phase=table.phase,
        is_public=table.settings.access is Access.PUBLIC,
        edition=table.settings.edition,
        players=table.settings.players,
        open_seats=sum(seat.is_free for seat in table.seats),
        name=table.settings.name,
        bots=tuple(seat.bot for seat in table.seats if seat.person is None and seat.bot),
        people=tuple(people),
        waiting_for=tuple(person for person in people if person in waiting),
        due_at=table.deadline,
    )


def _waiting_for(table: Table) -> Iterator[str]:
    """Yield the ids of people on turn, without a bid, or asked to decide between equal bids."""
    game = table.running_game
    if game is None:
        return
    if table.tied_seats:
        yield table.host
    for number, seat in enumerate(table.seats):
        if seat.person is None or seat.bot is not None:
            continue
        if game.state is None:
            is_waited_for = game.bids[number] is None
        else:
            is_waited_for = game.state.seat == number
        if is_waited_for:
            yield seat.person.id


def finished_games(before: Table | None, after: Sequence[Table], at: datetime) -> list[StoredGame]:
    """List the games that ended, given the table before and after each event."""
    games = []
    for table in after:
        if _has_ended(before, table):
            assert table.game is not None
            games.append(_finished(table, table.game, at))
        before = table
    return games


def _has_ended(before: Table | None, after: Table) -> bool:
    if after.game is None or not after.game.is_over:
        return False
    if before is None or before.game is None:
        return True
    return before.game.number != after.game.number or not before.game.is_over


def sightings(
    before: Table | None, after: Sequence[Table], connected: Collection[str]
) -> list[Sighting]:
    """List who gets to know which deal: at the end of a game, and in an attempt from its start.

    Nobody else can meet the deal of another game before it ends.
    """
    found = []
    for table in after:
        game, has_ended = table.game, _has_ended(before, table)
        if game is not None and (has_ended or _has_begun_attempt(before, table)):
            found.append(Sighting(game.deal_id, game_id(table.id, game.number), game.dealt_in))
        if game is not None and has_ended:
            onlookers = {person for person in connected if may_watch(table, person)}
            found.append(Sighting(game.deal_id, NOT_DEALT_IN, onlookers.difference(game.dealt_in)))
        before = table
    return found


def _has_begun_attempt(before: Table | None, after: Table) -> bool:
    is_new = before is None or before.game is None
    return is_new and after.game is not None and after.game.challenge_of is not None


def changed_talk(before: Table, after: Sequence[Table]) -> list[TalkUpdate]:
    """List the finished games whose talk changed because a line was flagged or unflagged."""
    changed = {}
    for table in after:
        was, game = before.game, table.game
        if game is not None and was is not None and _is_talk_changed(was, game):
            talk = record_as_dict(game.record((), {})).get("talk", ())
            changed[game.number] = TalkUpdate(game_id(table.id, game.number), tuple(talk))
        before = table
    return list(changed.values())


def _is_talk_changed(was: LiveGame, game: LiveGame) -> bool:
    return was.is_over and was.number == game.number and was.talk != game.talk


def _finished(table: Table, game: LiveGame, at: datetime) -> StoredGame:
    code = game.code
    assert code is not None
    meta: dict[str, object] = {
        "program": f"ninetyeight {__version__}",
        "table": table.settings.name,
        "started": game.dealt_at.isoformat("T", "seconds"),
        "finished": at.isoformat("T", "seconds"),
    }
    return StoredGame(
        id=game_id(table.id, game.number),
        table_id=table.id,
        number=game.number,
        edition=table.settings.edition,
        players=game.ruleset.players,
        is_won=game.outcome is not None and game.outcome.is_won,
        code=code,
        left=game.left,
        turns=_turns(game),
        finished_at=at,
        record=json.dumps(finished_record(table, game, meta)),
        deal_id=game.deal_id,
        hints=sum(game.hints),
        is_repeat=game.is_repeat,
        challenge_of=game.challenge_of,
        seats=tuple(
            StoredSeat(
                number,
                seat.name,
                None if seat.person is None else seat.person.id,
                seat.bot if seat.person is None else None,
            )
            for number, seat in enumerate(table.seats[: game.ruleset.players])
        ),
    )


def _turns(game: LiveGame) -> int:
    if game.state is None:
        return 0
    steps = replay(game.record((), {})).steps
    return 1 + sum(isinstance(event, TurnBegan) for step in steps for event in step.events)


def needs_runner(table: Table) -> bool:
    """Whether a table may change without its people: by a bot, a clock, or a vote."""
    if any(not is_blocked(table, proposal) for proposal in open_proposals(table)):
        return True
    if table.phase not in (Phase.BIDDING, Phase.PLAYING):
        return False
    return table.deadline is not None or any(seat.bot is not None for seat in table.seats)
