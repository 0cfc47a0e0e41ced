"""What an event makes of a table. It decides nothing: whatever is in the log has happened."""

from dataclasses import replace
from datetime import datetime

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
from ninetyeight.table.event import Event
from ninetyeight.table.game import Game, Moment
from ninetyeight.table.seat import FREE, Minding, Seat
from ninetyeight.table.settings import Settings
from ninetyeight.table.table import Table


def opened(table_id: str, event: happened.Opened, at: datetime) -> Table:
    """Give a new table, with its host on the first seat."""
    seats = (Seat(person=event.host), *[FREE] * (event.settings.players - 1))
    return Table(table_id, event.settings, event.host.id, seats, 1, at, at)


def evolve(table: Table, event: Event, at: datetime) -> Table:
    """Give the table after an event."""
    return replace(_after(table, event, at), sequence=table.sequence + 1, changed_at=at)


def _after(table: Table, event: Event, at: datetime) -> Table:
    match event:
        case happened.SettingsChanged(settings=settings):
            return _with_settings(table, settings)
        case happened.HostChanged(person_id=person_id):
            return replace(table, host=person_id)
        case happened.SeatTaken(seat=seat, person=person):
            return _with_seat(table, seat, Seat(person=person))
        case happened.BotSeated(seat=seat, bot=bot):
            return _with_seat(table, seat, Seat(bot=bot))
        case happened.SeatCleared(seat=seat):
            return replace(_with_seat(table, seat, FREE), wishes=table.wishes - {seat})
        case happened.Removed(seat=seat, bot=bot):
            votes = frozenset(vote for vote in table.removal_votes if seat not in vote)
            return replace(_with_seat(table, seat, Seat(bot=bot)), removal_votes=votes)
        case happened.WentAway(seat=seat):
            return _with_changed_seat(table, seat, is_away=True)
        case happened.SeatMinded(seat=seat, bot=bot, minding=minding):
            return _with_changed_seat(table, seat, bot=bot, minding=minding)
        case happened.CameBack(seat=seat):
            was_minded = table.seats[seat].bot is not None
            table = _with_changed_seat(table, seat, bot=None, minding=None, is_away=False)
            return _restarted_clock(table, seat, at) if was_minded else table
        case happened.WatchersAllowed(seat=seat, are_allowed=are_allowed):
            return _with_changed_seat(table, seat, is_open_to_watchers=are_allowed)
        case happened.RemovalVoted(seat=seat, by=by, agrees=agrees):
            vote = {(seat, by)}
            votes = table.removal_votes | vote if agrees else table.removal_votes - vote
            return replace(table, removal_votes=votes)
        case happened.Muted(by=by, person_id=person_id, is_muted=is_muted):
            mute = {(by, person_id)}
            return replace(table, mutes=table.mutes | mute if is_muted else table.mutes - mute)
        case happened.AgainWished(seat=seat):
            return replace(table, wishes=table.wishes | {seat})
        case happened.Closed():
            return replace(table, is_closed=True)
        case happened.Dealt():
            return _dealt(table, event, at)
        case happened.Opened():
            raise AssertionError("A table is opened once.")
        case _:
            assert table.game is not None
            return _in_game(table, table.game, event, at)


def _in_game(table: Table, game: Game, event: Event, at: datetime) -> Table:
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
                    happened=(),
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
            votes = game.concede_votes | {seat} if agrees else game.concede_votes - {seat}
            return replace(table, game=replace(game, concede_votes=votes))
        case happened.Conceded():
            game = replace(game, is_conceded=True, version=game.version + 1, signals=Signals())
            return replace(table, game=game)
        case _:
            return replace(table, game=_talked(table, game, event))


def _with_settings(table: Table, settings: Settings) -> Table:
    seats = (*table.seats[: settings.players], *[FREE] * (settings.players - len(table.seats)))
    return replace(table, settings=settings, seats=seats, wishes=frozenset())


def _dealt(table: Table, event: happened.Dealt, at: datetime) -> Table:
    players = table.settings.players
    number = 1 if table.game is None else table.game.number + 1
    game = Game(
        number,
        table.settings.ruleset,
        event.deal,
        at,
        event.is_repeat,
        bids=(None,) * players,
        hints=(0,) * players,
    )
    return replace(table, game=game, wishes=frozenset(), removal_votes=frozenset())


def _stepped(table: Table, game: Game, action: Action, at: datetime) -> Table:
    """Apply an action of the seat on turn, and what follows by itself."""
    state = game.state
    assert state is not None
    step = apply(state, action)
    signals = game.signals
    for each in step.events:
        signals = signals.after(each, talk=step.state.obligations.talk)
    is_same_turn = len(step.events) == 1
    moments = (*game.this_turn, Moment(state, game.signals)) if is_same_turn else ()
    after = replace(
        game,
        state=step.state,
        signals=Signals() if step.state.outcome else signals,
        version=game.version + 1,
        actions=(*game.actions, action),
        turn_began_at=game.turn_began_at if is_same_turn else at,
        this_turn=moments,
        happened=step.events,
    )
    table = replace(table, game=after)
    return table if is_same_turn else _own_turns_again(table, state.seat)


def _own_turns_again(table: Table, seat: int) -> Table:
    """Give a seat back whose turn a bot has played."""
    if table.seats[seat].minding is not Minding.TURN:
        return table
    return _with_changed_seat(table, seat, bot=None, minding=None)


def _taken_back(game: Game) -> Game:
    moment = game.this_turn[-1]
    return replace(
        game,
        state=moment.state,
        signals=moment.signals,
        version=game.version + 1,
        actions=game.actions[:-1],
        this_turn=game.this_turn[:-1],
        happened=(),
        talk=tuple(talk for talk in game.talk if talk.after < len(game.actions)),
    )


def _talked(table: Table, game: Game, event: Event) -> Game:
    if not table.is_running:
        return game
    after = len(game.actions)
    match event:
        case happened.Signalled(seat=seat, signs=signs):
            shown = [Signal(seat, pile, sign) for pile, sign in signs.items()]
            signals = game.signals
            for each in shown:
                signals = signals.show(each, talk=True, allowed=table.settings.signs)
            talk = tuple(Talk(after, each) for each in shown)
            return replace(game, signals=signals, talk=(*game.talk, *talk))
        case happened.PhraseSaid(seat=seat, code=code):
            return replace(game, talk=(*game.talk, Talk(after, Phrase(seat, code))))
        case happened.ChatSaid(seat=seat, text=text):
            return replace(game, talk=(*game.talk, Talk(after, Chat(seat, text))))
        case _:
            raise AssertionError(f"No such event: {event.kind}.")


def _with_seat(table: Table, number: int, seat: Seat) -> Table:
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


def _with_changed_seat(table: Table, number: int, **changes: object) -> Table:
    return _with_seat(table, number, table.seats[number].model_copy(update=changes))


def _restarted_clock(table: Table, seat: int, at: datetime) -> Table:
    """Give somebody who takes over from a bot in the own turn the whole time for it."""
    game = table.running_game
    if game is None or game.state is None or game.state.seat != seat:
        return table
    return replace(table, game=replace(game, turn_began_at=at))
