"""Applying events to a table. Nothing is decided here: whatever is in the log has happened."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from ninetyeight.protocol.event import Minding
from ninetyeight.protocol.settings import Settings, WatchPolicy
from ninetyeight.rules import (
    END_TURN,
    Action,
    Chat,
    Phrase,
    Play,
    Signal,
    Signals,
    Talk,
    apply,
    setup,
)
from ninetyeight.table import event as happened
from ninetyeight.table.chat_line import MOST_LINES, ChatLine
from ninetyeight.table.event import Event
from ninetyeight.table.game import MOST_TALK, LiveGame, Said, UndoPoint
from ninetyeight.table.proposal import Proposal, Proposals, proposal_about, with_proposal
from ninetyeight.table.seat import ERASED_NAME, FREE, Seat
from ninetyeight.table.table import Table


def new_table(table_id: str, event: happened.Opened, at: datetime) -> Table:
    """Make a new table, with its host on the first seat."""
    seats = (Seat(person=event.host), *[FREE] * (event.settings.players - 1))
    return Table(table_id, event.settings, event.host.id, seats, 1, at, at)


def evolve(table: Table, event: Event, at: datetime) -> Table:
    return replace(_after(table, event, at), sequence=table.sequence + 1, changed_at=at)


def _after(table: Table, event: Event, at: datetime) -> Table:
    match event:
        case happened.SettingsChanged(settings=settings):
            return _with_settings(table, settings)
        case happened.HostChanged(person_id=person_id):
            return replace(table, host=person_id, proposals=_without_removals(table.proposals))
        case happened.SeatTaken(seat=seat, person=person):
            return _with_new(table, seat, Seat(person=person))
        case happened.BotSeated(seat=seat, bot=bot):
            return _with_new(table, seat, Seat(bot=bot))
        case happened.SeatCleared(seat=seat):
            return _with_new(table, seat, FREE)
        case happened.Removed(seat=seat, bot=bot):
            gone = table.seats[seat].person
            assert gone is not None
            if table.is_running:
                table = _without_words(table, seat)
            table = _with_new(table, seat, Seat(bot=bot))
            proposals = _without(table.proposals, gone.id)
            return replace(table, removed=table.removed | {gone.id}, proposals=proposals)
        case happened.PersonErased(person_id=person_id):
            return _without_person(table, person_id)
        case happened.WentAway(seat=seat):
            return _with_changed_seat(table, seat, is_away=True)
        case happened.SeatMinded(seat=seat, bot=bot, minding=minding):
            return _with_changed_seat(table, seat, bot=bot, minding=minding)
        case happened.CameBack(seat=seat):
            return _came_back(table, seat, at)
        case happened.WatchersAllowed(seat=seat, are_allowed=are_allowed):
            return _with_changed_seat(table, seat, is_open_to_watchers=are_allowed)
        case happened.RemovalVoted(seat=seat, by=by, agrees=agrees):
            return _removal_voted(table, seat, by, agrees=agrees, at=at)
        case happened.Muted():
            return table
        case happened.AgainWished(seat=seat):
            return replace(table, wishes=table.wishes | {seat})
        case happened.Closed():
            return replace(table, is_closed=True)
        case happened.Dealt():
            return _dealt(table, event, at)
        case happened.ChatSaid(text=""):
            return table  # its writer was erased
        case happened.ChatSaid(seat=seat, text=text):
            return _talked(_with_line(table, seat, text), event)
        case happened.Signalled() | happened.PhraseSaid():
            return _talked(table, event)
        case happened.LineFlagged(seat=seat, line=number, is_flagged=is_flagged):
            return _with_flag(table, seat, number, is_flagged=is_flagged)
        case happened.Opened():
            raise AssertionError("A table is opened once.")
        case _:
            assert table.game is not None
            return _in_game(table, table.game, event, at)


def _in_game(table: Table, game: LiveGame, event: Event, at: datetime) -> Table:
    match event:
        case happened.BidMade(seat=seat, bid=bid):
            bids = (*game.bids[:seat], bid, *game.bids[seat + 1 :])
            return replace(table, game=replace(game, bids=bids))
        case happened.StarterChosen(seat=seat):
            state = setup(game.ruleset, game.deal.deck, seat)
            return replace(
                table,
                game=replace(
                    game,
                    starter=seat,
                    state=state,
                    version=game.version + 1,
                    turn_began_at=at,
                    signals=Signals() if state.outcome else game.signals,
                ),
            )
        case happened.CardLaid(card=card, pile=pile):
            return _stepped(table, game, Play(card, pile), at)
        case happened.TurnEndChosen():
            return _stepped(table, game, END_TURN, at)
        case happened.CardTakenBack():
            return replace(table, game=_taken_back(game))
        case happened.HintTaken(seat=seat):
            hints = list(game.hints)
            hints[seat] += 1
            return replace(table, game=replace(game, hints=tuple(hints)))
        case happened.ConcedeVoted(seat=seat, agrees=agrees):
            return _voted(table, None, seat, agrees=agrees, at=at)
        case happened.Conceded():
            game = replace(game, is_conceded=True, version=game.version + 1, signals=Signals())
            return _return_minded_turns(replace(table, game=game))
        case _:
            raise AssertionError(f"No such event: {event.kind}.")


def _with_settings(table: Table, settings: Settings) -> Table:
    """Change the settings. If spectators may no longer see hands, consent to it lapses."""
    seats = (*table.seats[: settings.players], *[FREE] * (settings.players - len(table.seats)))
    if settings.watch is not WatchPolicy.SEAT:
        seats = tuple(seat.model_copy(update={"is_open_to_watchers": False}) for seat in seats)
    return replace(table, settings=settings, seats=seats, wishes=frozenset())


def _dealt(table: Table, event: happened.Dealt, at: datetime) -> Table:
    players = table.settings.players
    number = 1 if table.game is None else table.game.number + 1
    game = LiveGame(
        number,
        table.settings.ruleset,
        event.deal,
        at,
        event.is_repeat,
        bids=(None,) * players,
        hints=(0,) * players,
    )
    return replace(
        table, game=game, wishes=frozenset(), proposals=_kept_for_next_game(table, table.proposals)
    )


def _stepped(table: Table, game: LiveGame, action: Action, at: datetime) -> Table:
    """Apply an action of the seat on turn."""
    state = game.state
    assert state is not None
    step = apply(state, action)
    signals = game.signals
    for each in step.events:
        signals = signals.after(each, talk=step.state.obligations.talk)
    is_same_turn = len(step.events) == 1
    undo_points = (*game.this_turn, UndoPoint(state, game.signals)) if is_same_turn else ()
    after = replace(
        game,
        state=step.state,
        signals=Signals() if step.state.outcome else signals,
        version=game.version + 1,
        actions=(*game.actions, action),
        turn_began_at=game.turn_began_at if is_same_turn else at,
        this_turn=undo_points,
        happened=step.events,
    )
    table = replace(table, game=after)
    return table if is_same_turn else _return_minded_turns(table)


def _return_minded_turns(table: Table) -> Table:
    """Hand seats back to their people after a bot has played a turn for them."""
    for number, seat in enumerate(table.seats):
        if seat.minding is Minding.TURN:
            table = _with_changed_seat(table, number, bot=None, minding=None)
    return table


def _taken_back(game: LiveGame) -> LiveGame:
    """Undo one card. What was said since then stays said, now before that card."""
    point, (*actions, last) = game.this_turn[-1], game.actions
    assert isinstance(last, Play)
    return replace(
        game,
        state=point.state,
        signals=_signals_without_last(game, point),
        version=game.version + 1,
        actions=tuple(actions),
        this_turn=game.this_turn[:-1],
        happened=(),
        taken_back=last,
        said=tuple(_said_before(said, len(actions)) for said in game.said),
    )


def _said_before(said: Said, actions: int) -> Said:
    after = min(said.talk.after, actions)
    return replace(said, talk=replace(said.talk, after=after))


def _signals_without_last(game: LiveGame, point: UndoPoint) -> Signals:
    """Restore the signs that the last card cleared, unless their seats have shown new ones."""
    if not game.is_talk_allowed or not point.state.obligations.talk:
        return point.signals
    last = game.actions[-1]
    assert isinstance(last, Play)
    back = {
        signal
        for signal in point.signals.standing
        if signal.pile is last.pile and game.signals.of(signal.seat, signal.pile) is None
    }
    return Signals(game.signals.standing | back)


def _voted(table: Table, about: str | None, seat: int, *, agrees: bool, at: datetime) -> Table:
    """Record the vote of the person on a seat."""
    person = table.seats[seat].person
    assert person is not None
    proposal = proposal_about(table.proposals, about).with_vote(person.id, agrees=agrees, at=at)
    return replace(table, proposals=with_proposal(table.proposals, proposal))


def _removal_voted(table: Table, seat: int, by: int, *, agrees: bool, at: datetime) -> Table:
    """Record a vote on removing a player; without the host's yes it is withdrawn."""
    gone = table.seats[seat].person
    assert gone is not None
    table = _voted(table, gone.id, by, agrees=agrees, at=at)
    proposal = proposal_about(table.proposals, gone.id)
    if table.host in proposal.yes:
        return table
    return replace(table, proposals=with_proposal(table.proposals, proposal.withdrawn()))


def _without_removals(proposals: Proposals) -> Proposals:
    """Withdraw the proposals to remove players; a new host has to propose them again."""
    return _map(proposals, lambda one: one if one.about is None else one.withdrawn())


def _kept_for_next_game(table: Table, proposals: Proposals) -> Proposals:
    """Forget the votes on the last game, and those by or about people who have gone."""
    here = {seat.person.id for seat in table.seats if seat.person is not None}
    removals = tuple(each for each in _without_removals(proposals) if each.about in here)
    return _map(removals, lambda one: replace(one, no=one.no & here))


def _without(proposals: Proposals, person_id: str) -> Proposals:
    """Forget somebody's votes and the votes about them."""
    others = tuple(each for each in proposals if each.about != person_id)
    return _map(others, lambda one: one.without(person_id))


def _map(proposals: Proposals, change: Callable[[Proposal], Proposal]) -> Proposals:
    changed = proposals
    for proposal in proposals:
        changed = with_proposal(changed, change(proposal))
    return changed


def _talked(table: Table, event: Event) -> Table:
    """Add what was said or shown to the running game."""
    game, number = table.running_game, table.sequence + 1
    if game is None:
        return table
    after = len(game.actions)
    match event:
        case happened.Signalled(seat=seat, signs=signs):
            shown = [Signal(seat, pile, sign) for pile, sign in signs.items()]
            signals = game.signals
            for each in shown:
                signals = signals.show(each, talk=True, allowed=table.settings.signs)
            game = replace(game, signals=signals)
            talk = [Talk(after, each) for each in shown]
        case happened.PhraseSaid(seat=seat, code=code, pile=pile):
            words = code.value if pile is None else f"{code.value}:{pile.name}"
            talk = [Talk(after, Phrase(seat, words))]
        case happened.ChatSaid(seat=seat, text=text):
            talk = [Talk(after, Chat(seat, text))]
        case _:
            raise AssertionError(f"No such event: {event.kind}.")
    said = (*game.said, *(Said(number, each) for each in talk))
    return replace(table, game=replace(game, said=said[-MOST_TALK:]))


def _with_line(table: Table, seat: int, text: str) -> Table:
    """Add a line of chat; beyond `MOST_LINES` the oldest is dropped."""
    writer, game = table.seats[seat].person, table.running_game
    assert writer is not None
    line = ChatLine(table.sequence + 1, writer.id, text, None if game is None else game.number)
    return replace(table, lines=(*table.lines, line)[-MOST_LINES:])


def _with_flag(table: Table, seat: int, number: int, *, is_flagged: bool) -> Table:
    """Flag a line or withdraw a flag; flagged lines are left out of the game's record."""
    person, line = table.seats[seat].person, table.line(number)
    if line is None:
        return table  # its writer was erased
    assert person is not None
    flags = line.flags | {person.id} if is_flagged else line.flags - {person.id}
    flagged = replace(line, flags=flags)
    lines = tuple(flagged if each is line else each for each in table.lines)
    game = table.game
    if game is not None:
        said = tuple(
            replace(each, is_hidden=flagged.is_hidden) if each.number == number else each
            for each in game.said
        )
        game = replace(game, said=said)
    return replace(table, lines=lines, game=game)


def _with_new(table: Table, number: int, seat: Seat) -> Table:
    """Give a seat to somebody else; the wishes and proposals of its last person lapse."""
    gone = table.seats[number].person
    proposals = table.proposals
    if gone is not None:
        proposals = _map(
            proposals,
            lambda one: (
                one.withdrawn()
                if gone.id in (one.about, table.host) and one.about is not None
                else one.without_yes(gone.id)
            ),
        )
    return replace(
        _with_seat(table, number, seat), proposals=proposals, wishes=table.wishes - {number}
    )


def _without_words(table: Table, number: int) -> Table:
    """Drop what somebody wrote from the game's record when they are removed.

    The record would no longer say whose words they are, so nobody could have them erased later.
    """
    game = table.game
    if game is None:
        return table
    said = tuple(
        each
        for each in game.said
        if not (isinstance(each.talk.said, Chat) and each.talk.said.seat == number)
    )
    return replace(table, game=replace(game, said=said))


def _without_person(table: Table, person_id: str) -> Table:
    """Erase a person's name from their seat, and their words."""
    for number, seat in enumerate(table.seats):
        if seat.person is not None and seat.person.id == person_id:
            nameless = seat.person.model_copy(update={"name": ERASED_NAME})
            table = _with_changed_seat(_without_words(table, number), number, person=nameless)
    lines = tuple(line for line in table.lines if line.person_id != person_id)
    return replace(table, lines=lines)


def _came_back(table: Table, number: int, at: datetime) -> Table:
    """Let a person play again; a bot that is playing one turn for them finishes it."""
    seat = table.seats[number]
    if seat.minding is Minding.TURN or seat.bot is None:
        return _with_changed_seat(table, number, is_away=False)
    table = _with_changed_seat(table, number, bot=None, minding=None, is_away=False)
    return _restarted_clock(table, number, at)


def _with_seat(table: Table, number: int, seat: Seat) -> Table:
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


def _with_changed_seat(table: Table, number: int, **changes: object) -> Table:
    return _with_seat(table, number, table.seats[number].model_copy(update=changes))


def _restarted_clock(table: Table, seat: int, at: datetime) -> Table:
    """Restart the clock for somebody who takes over from a bot in their own turn."""
    game = table.running_game
    if game is None or game.state is None or game.state.seat != seat:
        return table
    return replace(table, game=replace(game, turn_began_at=at))
