"""What clients see of a table: a part that everybody shares, and a part for each viewer (9).

Clients do not know the rules, so a view says what is owed, what is legal and what would lose.
"""

from collections.abc import Set

from ninetyeight.protocol.event import Minding
from ninetyeight.protocol.settings import WatchPolicy
from ninetyeight.protocol.view import (
    GameView,
    LaidCard,
    LegalPlay,
    PileView,
    QuestionView,
    SeatView,
    TableView,
    You,
)
from ninetyeight.rules import (
    PILES,
    Action,
    EndTurn,
    Pile,
    Play,
    Ruleset,
    Sign,
    View,
    record_as_dict,
)
from ninetyeight.table.ending import ending_view, owed_view
from ninetyeight.table.game import LiveGame
from ninetyeight.table.proposal import Proposal, proposal_about
from ninetyeight.table.seat import Seat
from ninetyeight.table.table import Table
from ninetyeight.table.voting import earliest_end, open_proposals, voters


def table_view(table: Table) -> TableView:
    """Show the part of a table that is the same for everybody."""
    game = table.game
    proposals = tuple(_proposal_view(table, each) for each in open_proposals(table))
    return TableView(
        id=table.id,
        settings=table.settings,
        phase=table.phase,
        host=table.seat_of(table.host),
        seats=tuple(_seat_view(table, n, seat) for n, seat in enumerate(table.seats)),
        removal={each.about: each.yes for each in proposals if each.about is not None},
        questions=proposals,
        awaited=table.awaited_seats,
        deadline=table.deadline,
        opened_at=table.opened_at,
        game=None if game is None else _game_view(table, game),
    )


def _proposal_view(table: Table, proposal: Proposal) -> QuestionView:
    assert proposal.asked_at is not None
    voices = voters(table, proposal)
    silent = voices - proposal.yes - proposal.no

    def seats(people: frozenset[str]) -> tuple[int, ...]:
        found = (table.seat_of(person) for person in people & voices)
        return tuple(sorted(seat for seat in found if seat is not None))

    return QuestionView(
        about=None if proposal.about is None else table.seat_of(proposal.about),
        asked_at=proposal.asked_at,
        ends_at=earliest_end(table, proposal),
        yes=seats(proposal.yes),
        no=seats(proposal.no),
        silent=seats(silent),
    )


def _seat_view(table: Table, number: int, seat: Seat) -> SeatView:
    game = table.game
    is_in_game = game is not None and number < game.ruleset.players
    person_id = None if seat.person is None else seat.person.id
    giving_up = proposal_about(table.proposals, None)
    return SeatView(
        name=None if seat.person is None else seat.person.name,
        bot=seat.bot,
        minding=seat.minding,
        is_away=seat.is_away,
        is_open_to_watchers=seat.is_open_to_watchers,
        hand_size=len(game.hands[number]) if game and is_in_game else None,
        bid=game.bids[number] if game and is_in_game else None,
        signs=_signs(game, number),
        agrees_to_concede=person_id in giving_up.yes,
        refuses_to_concede=giving_up.asked_at is not None and person_id in giving_up.no,
        wishes_again=number in table.wishes,
    )


def _signs(game: LiveGame | None, seat: int) -> dict[Pile, Sign]:
    if game is None:
        return {}
    standing = ((pile, game.signals.of(seat, pile)) for pile in PILES)
    return {pile: sign for pile, sign in standing if sign is not None}


def _game_view(table: Table, game: LiveGame) -> GameView:
    view = game.view(None)
    is_settled = game.state is not None
    return GameView(
        number=game.number,
        version=game.version,
        commitment=game.deal.commitment,
        is_repeat=game.is_repeat,
        turn=view.turn.seat if is_settled else None,
        turn_plays=len(view.turn.plays),
        laid=tuple(LaidCard(card=play.card, pile=play.pile) for play in view.turn.plays),
        starter=game.starter,
        tied=table.tied_seats,
        deck_size=view.deck_size,
        left=game.left,
        piles=tuple(pile_view(view, pile) for pile in PILES),
        owed=owed_view(view.obligations) if is_settled and not game.is_over else None,
        orders=orders_of(game.ruleset),
        burning=game.ruleset.burning,
        fire_binds_next_card=game.ruleset.fire_binds_next_card,
        has_undo=table.may_undo,
        has_hints=table.may_hint,
        ending=ending_view(table, game) if game.is_over else None,
    )


def pile_view(view: View, pile: Pile) -> PileView:
    top = view.turn.tops[pile]
    order = view.ruleset.orders.get(top)
    is_of_this_turn = any(play.card == top for play in view.turn.plays)
    return PileView(
        pile=pile,
        ascends=pile.ascends,
        top=top,
        cards=view.piles[pile],
        order=order,
        order_binds=order is not None and (order.is_lasting or is_of_this_turn),
        burns=view.ruleset.burns(top),
    )


def orders_of(ruleset: Ruleset) -> dict[str, tuple[int, ...]] | None:
    """Map each order to the cards that carry it; None in a game without orders."""
    layout = ruleset.layout
    if layout is None:
        return None
    return {order: tuple(numbers) for order, numbers in layout.as_dict().items()}


def view_for_person(
    table: Table,
    person_id: str,
    looking_at: int | None = None,
    unheard: Set[str] = frozenset(),
) -> You:
    """Show what only this person sees: a player their hand, a spectator what the table allows.

    `unheard` holds the ids of people this person has muted.
    """
    seat = table.seat_of(person_id)
    if seat is not None:
        return _player_view(table, person_id, seat, unheard)
    hand: tuple[int, ...] = ()
    if looking_at is not None and is_hand_open(table, looking_at):
        hand = _open_hand(table, looking_at)
    else:
        looking_at = None
    return You(
        role="watcher",
        seat=looking_at,
        is_host=person_id == table.host,
        is_on_turn=False,
        hand=hand,
        plays=(),
        doomed_by=None,
        may_end_turn=False,
        may_take_back=False,
        may_hint=False,
        may_skip=False,
        may_talk=False,
        may_chat=False,
        signs=(),
        muted=(),
    )


def may_watch(table: Table, person_id: str) -> bool:
    """Whether a person may see this table at all.

    Between games anybody who could sit down may; people who were removed never may.
    """
    if person_id in table.removed:
        return False
    is_seated = table.seat_of(person_id) is not None
    return is_seated or not table.is_running or table.settings.watch is not WatchPolicy.NOBODY


def is_hand_open(table: Table, seat: int) -> bool:
    """Whether spectators may see the hand of this seat (9.2)."""
    return (
        table.settings.watch is WatchPolicy.SEAT
        and seat in range(len(table.seats))
        and table.seats[seat].is_open_to_watchers
    )


def _open_hand(table: Table, seat: int) -> tuple[int, ...]:
    """Return the hand in a running game; afterwards all hands are open anyway."""
    game = table.running_game
    return () if game is None else game.view(seat).hand


def _player_view(table: Table, person_id: str, seat: int, unheard: Set[str]) -> You:
    game = table.running_game
    view = None if game is None else game.view(seat)
    is_on_turn = game is not None and game.state is not None and game.state.seat == seat
    is_playing = is_on_turn and table.seats[seat].minding is not Minding.TURN
    actions = view.legal_actions if view is not None and is_playing else ()
    plays = _legal_plays(view, actions) if view is not None and actions else ()
    may_talk = table.settings.talk != "none" and (game is None or game.is_talk_allowed)
    return You(
        role="player",
        seat=seat,
        is_host=person_id == table.host,
        is_on_turn=is_on_turn,
        hand=() if view is None else view.hand,
        plays=plays,
        fitting_piles=() if view is None else view.fitting_piles,
        doomed_by=view.doomed_by if view is not None and _all_lose(plays, actions) else None,
        may_end_turn=EndTurn() in actions,
        may_take_back=bool(is_playing and table.may_undo and game and game.this_turn),
        may_hint=is_playing and table.may_hint,
        may_skip=person_id == table.host and table.may_skip,
        may_talk=may_talk,
        may_chat=may_talk and table.settings.talk == "free",
        signs=_signs_of(table),
        muted=tuple(
            number
            for number, other in enumerate(table.seats)
            if other.person is not None and other.person.id in unheard
        ),
    )


def _signs_of(table: Table) -> tuple[Sign, ...]:
    """List the signs of this table; a player alone has nobody to show them to."""
    allowed = table.settings.signs if len(table.seats) > 1 else ()
    return tuple(sign for sign in Sign if sign in allowed)


def _all_lose(plays: tuple[LegalPlay, ...], actions: tuple[Action, ...]) -> bool:
    return bool(plays) and len(plays) == len(actions) and all(play.loses for play in plays)


def _legal_plays(view: View, actions: tuple[Action, ...]) -> tuple[LegalPlay, ...]:
    return tuple(
        LegalPlay(
            card=action.card,
            pile=action.pile,
            step=action.pile.step(view.turn.tops[action.pile], action.card),
            loses=view.loses_by(action),
            ends_turn=view.ends_turn_by(action),
        )
        for action in actions
        if isinstance(action, Play)
    )


def finished_record(table: Table, game: LiveGame, meta: dict[str, object]) -> dict[str, object]:
    """Build the record of a game that is over, as an object for JSON."""
    assert game.is_over
    names = tuple(seat.name for seat in table.seats[: game.ruleset.players])
    return record_as_dict(game.record(names, meta))
