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
from ninetyeight.table.game import MOST_TALK, Game, Moment
from ninetyeight.table.seat import ERASED_NAME, FREE, Minding, Seat
from ninetyeight.table.settings import Settings, Watch
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
            return _with_new(table, seat, Seat(person=person))
        case happened.BotSeated(seat=seat, bot=bot):
            return _with_new(table, seat, Seat(bot=bot))
        case happened.SeatCleared(seat=seat):
            return _with_new(table, seat, FREE)
        case happened.Removed(seat=seat, bot=bot):
            gone = table.seats[seat].person
            assert gone is not None
            table = _without_words(_with_new(table, seat, Seat(bot=bot)), seat)
            return replace(table, removed=table.removed | {gone.id})
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
        case happened.Signalled() | happened.PhraseSaid() | happened.ChatSaid():
            game = table.running_game
            return table if game is None else replace(table, game=_talked(table, game, event))
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
            return replace(table, game=_voted(game, seat, agrees=agrees))
        case happened.Conceded():
            game = replace(game, is_conceded=True, version=game.version + 1, signals=Signals())
            return _own_turns_again(replace(table, game=game))
        case _:
            raise AssertionError(f"No such event: {event.kind}.")


def _with_settings(table: Table, settings: Settings) -> Table:
    """Change the settings; who let people look where nobody may now, has to say so again."""
    seats = (*table.seats[: settings.players], *[FREE] * (settings.players - len(table.seats)))
    if settings.watch is not Watch.SEAT:
        seats = tuple(seat.model_copy(update={"is_open_to_watchers": False}) for seat in seats)
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
    return table if is_same_turn else _own_turns_again(table)


def _own_turns_again(table: Table) -> Table:
    """Give the seat back whose turn a bot has played."""
    for number, seat in enumerate(table.seats):
        if seat.minding is Minding.TURN:
            table = _with_changed_seat(table, number, bot=None, minding=None)
    return table


def _taken_back(game: Game) -> Game:
    """Go back by one card; what was said since then stays said, before that card."""
    moment, (*actions, last) = game.this_turn[-1], game.actions
    assert isinstance(last, Play)
    return replace(
        game,
        state=moment.state,
        signals=_signals_without_last(game, moment),
        version=game.version + 1,
        actions=tuple(actions),
        this_turn=game.this_turn[:-1],
        happened=(),
        taken_back=last,
        talk=tuple(replace(talk, after=min(talk.after, len(actions))) for talk in game.talk),
    )


def _signals_without_last(game: Game, moment: Moment) -> Signals:
    """Bring back the signs that the last card took away, unless their giver shows another."""
    if not game.is_talk_allowed or not moment.state.obligations.talk:
        return moment.signals
    last = game.actions[-1]
    assert isinstance(last, Play)
    back = {
        signal
        for signal in moment.signals.standing
        if signal.pile is last.pile and game.signals.of(signal.seat, signal.pile) is None
    }
    return Signals(game.signals.standing | back)


def _voted(game: Game, seat: int, *, agrees: bool) -> Game:
    """Count a vote about giving up; who is for it asks those anew who would rather play on."""
    if agrees:
        return _with_votes(game, game.concede_votes | {seat}, frozenset())
    return _with_votes(game, game.concede_votes - {seat}, game.concede_refusals | {seat})


def _with_votes(game: Game, votes: frozenset[int], refusals: frozenset[int]) -> Game:
    """Keep who is for giving up and who is not; where nobody is for it, nothing is asked."""
    return replace(game, concede_votes=votes, concede_refusals=refusals if votes else frozenset())


def _talked(table: Table, game: Game, event: Event) -> Game:
    after = len(game.actions)
    match event:
        case happened.Signalled(seat=seat, signs=signs):
            shown = [Signal(seat, pile, sign) for pile, sign in signs.items()]
            signals = game.signals
            for each in shown:
                signals = signals.show(each, talk=True, allowed=table.settings.signs)
            talk = tuple(Talk(after, each) for each in shown)
            return replace(game, signals=signals, talk=_with_talk(game, *talk))
        case happened.PhraseSaid(seat=seat, code=code, pile=pile):
            words = code.value if pile is None else f"{code.value}:{pile.name}"
            return replace(game, talk=_with_talk(game, Talk(after, Phrase(seat, words))))
        case happened.ChatSaid(text=""):
            return game  # its writer is erased
        case happened.ChatSaid(seat=seat, text=text):
            return replace(game, talk=_with_talk(game, Talk(after, Chat(seat, text))))
        case _:
            raise AssertionError(f"No such event: {event.kind}.")


def _with_talk(game: Game, *talk: Talk) -> tuple[Talk, ...]:
    """Add what was said; of more than a game holds, the oldest goes."""
    return (*game.talk, *talk)[-MOST_TALK:]


def _with_new(table: Table, number: int, seat: Seat) -> Table:
    """Give a seat to another; what was voted and wished there is void."""
    game = table.running_game
    if game is not None:
        game = _with_votes(game, game.concede_votes - {number}, game.concede_refusals - {number})
    return replace(
        _with_seat(table, number, seat),
        game=game or table.game,
        removal_votes=frozenset(vote for vote in table.removal_votes if number not in vote),
        wishes=table.wishes - {number},
    )


def _without_words(table: Table, number: int) -> Table:
    """Leave what somebody wrote who is removed out of the game's record.

    The record could not say whose words they were, so nobody could take them back later.
    """
    game = table.game
    if game is None:
        return table
    talk = tuple(
        talk for talk in game.talk if not (isinstance(talk.said, Chat) and talk.said.seat == number)
    )
    return replace(table, game=replace(game, talk=talk))


def _without_person(table: Table, person_id: str) -> Table:
    """Leave a person nameless where they still sit, and forget whom they did not want to hear."""
    for number, seat in enumerate(table.seats):
        if seat.person is not None and seat.person.id == person_id:
            nameless = seat.person.model_copy(update={"name": ERASED_NAME})
            table = _with_changed_seat(_without_words(table, number), number, person=nameless)
    mutes = frozenset(pair for pair in table.mutes if person_id not in pair)
    return replace(table, mutes=mutes)


def _came_back(table: Table, number: int, at: datetime) -> Table:
    """Let a person play again; a bot that plays one turn for the person ends it."""
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
    """Give somebody who takes over from a bot in the own turn the whole time for it."""
    game = table.running_game
    if game is None or game.state is None or game.state.seat != seat:
        return table
    return replace(table, game=replace(game, turn_began_at=at))
