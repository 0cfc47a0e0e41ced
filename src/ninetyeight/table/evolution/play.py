"""How the deal, the bids and the steps of play change a game."""

from dataclasses import replace
from datetime import datetime

from ninetyeight.rules import END_TURN, Action, Bid, Play, Signals, apply, setup
from ninetyeight.table import event as happened
from ninetyeight.table.game import LiveGame, Said, UndoPoint, game_id
from ninetyeight.table.table import Table


def dealt(table: Table, event: happened.Dealt, at: datetime) -> LiveGame:
    players = table.settings.players
    number = 1 if table.game is None else table.game.number + 1
    return LiveGame(
        number,
        table.settings.ruleset,
        event.deal,
        at,
        event.is_repeat,
        bids=(None,) * players,
        hints=(0,) * players,
        dealt_in=tuple(seat.person.id for seat in table.seats if seat.person is not None),
        deal_id=_deal_id(table, event, number),
        challenge_of=event.challenge_of,
    )


def _deal_id(table: Table, event: happened.Dealt, number: int) -> str:
    """Find the first game with these cards, which may be this one."""
    if event.challenge_of is not None and table.challenge is not None:
        return table.challenge.deal
    if event.is_repeat and table.game is not None:
        return table.game.deal_id
    return game_id(table.id, number)


def with_bid(game: LiveGame, seat: int, bid: Bid) -> LiveGame:
    return replace(game, bids=(*game.bids[:seat], bid, *game.bids[seat + 1 :]))


def begun(game: LiveGame, starter: int, at: datetime) -> LiveGame:
    """Begin the first turn. The rules may already end the game there."""
    state = setup(game.ruleset, game.deal.deck, starter)
    return replace(
        game,
        starter=starter,
        state=state,
        version=game.version + 1,
        turn_began_at=at,
        signals=Signals() if state.outcome else game.signals,
    )


def stepped(
    game: LiveGame, event: happened.CardLaid | happened.TurnEndChosen, at: datetime
) -> LiveGame:
    """Apply a card or the end of a turn by the rules."""
    state = game.state
    assert state is not None
    action: Action = END_TURN
    if isinstance(event, happened.CardLaid):
        action = Play(event.card, event.pile)
    step = apply(state, action)
    signals = game.signals
    for each in step.events:
        signals = signals.after(each, talk=step.state.obligations.talk)
    is_same_turn = len(step.events) == 1
    undo_points = (*game.this_turn, UndoPoint(state, game.signals)) if is_same_turn else ()
    return replace(
        game,
        state=step.state,
        signals=Signals() if step.state.outcome else signals,
        version=game.version + 1,
        actions=(*game.actions, action),
        turn_began_at=game.turn_began_at if is_same_turn else at,
        this_turn=undo_points,
        happened=step.events,
    )


def hinted(game: LiveGame, seat: int) -> LiveGame:
    """Count a hint, unless one was already taken in this position."""
    if game.hinted == game.version:
        return game
    hints = list(game.hints)
    hints[seat] += 1
    return replace(game, hints=tuple(hints), hinted=game.version)


def conceded(game: LiveGame) -> LiveGame:
    return replace(game, is_conceded=True, version=game.version + 1, signals=Signals())


def taken_back(game: LiveGame) -> LiveGame:
    """Undo one card. Talk since then is kept, moved to before that card."""
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
