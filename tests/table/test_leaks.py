"""Clause 9.3: nobody sees other hands, the deck, or anything computed from them.

Two tables with the same log but for the deal: what one seat may know is the same in both, and
the hidden cards are dealt differently. Then everything that this seat is shown is the same text.
"""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import FULL_PACK, Bid, GameError, deal, seeded
from ninetyeight.table import (
    Actor,
    BotActor,
    Deal,
    LoggedEvent,
    Participant,
    Table,
    bot_questions,
    commitment,
    decide,
    due_events,
    evolve,
    new_table,
    sign_questions,
    table_from,
    table_view,
    view_for_person,
    visible_events,
)
from ninetyeight.table import event as happened
from ninetyeight.table.absences import awaited_votes, mindable_at
from ninetyeight.table.seatings import seatings
from table.anybody import TEXTS, try_it
from table.tables import ADA, BEN, CLEO, DORA, PEOPLE, STRANGER, Desk, bid_all, chosen, dealt

EDITIONS = ("original", "expert+short", "fire", "strict-fire", "extreme", "extreme+fire")
CLOCK = {"kind": "turn", "seconds": 30, "at_limit": "bot-turn"}


def talked_game(seed: str, edition: str, players: int, steps: int) -> Desk:
    """Play part of a game with talk, undo, votes, minding and time."""
    rng = random.Random(seed)
    people = PEOPLE[: max(2, players - 1)][:players]
    desk = dealt(
        *people,
        deck=_random_deck(rng),
        edition=edition,
        players=players,
        clock=CLOCK,
        undo=True,
        hints=True,
        relaxed_signs=True,
        watch="seat",
    )
    desk.ask(ADA, ask.AllowWatchers)
    bid_all(desk, rng.choice(list(Bid)))
    if desk.table.tied_seats:
        desk.ask(ADA, ask.ChooseStarter, seat=rng.choice(desk.table.tied_seats))
    for _ in range(steps):
        if desk.table.phase is not Phase.PLAYING:
            break
        _anything(desk, rng, people)
    return desk


def _random_deck(rng: random.Random) -> list[int]:
    deck = list(FULL_PACK.cards)
    rng.shuffle(deck)
    return deck


def _anything(desk: Desk, rng: random.Random, people: tuple[Participant, ...]) -> None:
    actor = rng.choice(people)
    dice = rng.random()
    if dice < 0.7:
        desk.play(chosen(desk.table, rng) if rng.random() < 0.2 else None)
    elif dice < 0.8:
        pile, sign = rng.choice("ABCD"), rng.choice(("like", "leave", "turn", None))
        try_it(desk, actor, desk.command(ask.ShowSigns, signs={pile: sign}))
    elif dice < 0.85:
        try_it(desk, actor, desk.command(ask.SayChat, text=rng.choice(TEXTS)))
    elif dice < 0.9:
        try_it(desk, actor, desk.command(ask.TakeBack))
    elif dice < 0.93:
        desk.wait(rng.choice((10, 30)))
    elif dice < 0.96:
        try_it(desk, actor, desk.command(ask.Leave))
    else:
        try_it(desk, actor, desk.command(ask.TakeHint))


def twin_log(desk: Desk, seat: int | None, rng: random.Random) -> list[LoggedEvent]:
    """Shuffle what this seat has not seen: cards nobody laid and that never were in its hand."""
    game = desk.game
    deck = list(game.deal.deck)
    seen = {card for pile in game.view(None).piles for card in pile} | _taken_back(desk)
    if seat is not None:
        seen |= set(game.hands[seat])
    places = [place for place, card in enumerate(deck) if card not in seen]
    cards = [deck[place] for place in places]
    rng.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        deck[place] = card
    other = happened.Dealt(deal=Deal(deck=tuple(deck), nonce="b7" * 32))
    return [
        LoggedEvent(other, entry.at) if isinstance(entry.event, happened.Dealt) else entry
        for entry in desk.log
    ]


def _taken_back(desk: Desk) -> set[int]:
    """The cards that were laid, and so shown, and taken back."""
    events = (entry.event for entry in desk.log)
    return {event.card for event in events if isinstance(event, happened.CardLaid)}


def tables(log: list[LoggedEvent]) -> Iterator[tuple[happened.Event, Table]]:
    """Every event with the table after it."""
    first, *rest = log
    assert isinstance(first.event, happened.Opened)
    table = new_table("t", first.event, first.at)
    for entry in rest:
        table = evolve(table, entry.event, entry.at)
        yield entry.event, table


def shown(event: happened.Event, table: Table, person: Participant, looking_at: int | None) -> str:
    """Everything a person is shown after an event, as text without the commitment."""
    seen = visible_events(event, table, person.id, looking_at)
    now = replace(table, seats=table.seats[:1])  # so that who sits where is not left out
    parts = [
        table_view(table).model_dump_json(),
        view_for_person(table, person.id, looking_at).model_dump_json(),
        *(each.model_dump_json() for each in seen),
        *(each.model_dump_json() for each in seatings([(table, table, seen)], now, person.id)),
        *(each.model_dump_json() for each in awaited_votes(table, {BEN.id: table.opened_at})),
        str(mindable_at(table, {BEN.id: table.opened_at})),
    ]
    assert table.game is None or table.game.is_over or table.game.deal.nonce not in "".join(parts)
    text = "\n".join(parts)
    return text.replace(table.game.deal.commitment, "HASH") if table.game else text


def lives_as_long(log: list[LoggedEvent], desk: Desk) -> bool:
    """Whether the other deal leads as far: everybody knows that a turn could be finished (3.3)."""
    try:
        twin = table_from("t", log)
    except GameError:
        return False
    assert twin.game is not None
    return twin.phase is desk.table.phase and twin.game.version == desk.game.version


CASES = [(edition, players) for edition in EDITIONS for players in (2, 3, 5)]


@pytest.mark.parametrize(("edition", "players"), CASES)
def test_hidden_cards_change_nothing_that_is_shown(edition: str, players: int) -> None:
    compared = 0
    for steps in (0, 3, 12, 30, 60):
        seed = f"leak/{edition}/{players}/{steps}"
        desk = talked_game(seed, edition, players, steps)
        if desk.table.phase is Phase.OVER:
            continue
        viewers = [(n, who, None) for n, who in enumerate(PEOPLE[: max(2, players - 1)])]
        for seat, person, looking_at in (*viewers, (None, STRANGER, None), (0, STRANGER, 0)):
            log = twin_log(desk, seat, random.Random(seed))
            if not lives_as_long(log, desk):
                continue
            compared += 1
            pairs = zip(tables(desk.log), tables(log), strict=True)
            for (event, mine), (other_event, other) in pairs:
                one = shown(event, mine, person, looking_at)
                assert one == shown(other_event, other, person, looking_at), f"{seed} {seat}"
    assert compared >= 5, "too few deals were compared"


@pytest.mark.parametrize(("edition", "players"), CASES)
def test_refusals_and_questions_reveal_nothing_hidden(edition: str, players: int) -> None:
    """A refusal's code and message, and what becomes due, follow from what its reader knows."""
    compared = 0
    for steps in (0, 7, 20, 45):
        seed = f"refusal/{edition}/{players}/{steps}"
        desk = talked_game(seed, edition, players, steps)
        if desk.table.phase is Phase.OVER:
            continue
        for seat, actor in _actors(desk.table):
            log = twin_log(desk, seat, random.Random(seed))
            if not lives_as_long(log, desk):
                continue
            twin = table_from("t", log)
            compared += 1
            for command in _commands(desk):
                mine, other = (_answer(each, actor, command, desk) for each in (desk.table, twin))
                assert mine == other, f"{seed} {seat} {command}"
            for ask_of in (bot_questions, sign_questions):
                mine, other = ([w for w in ask_of(t) if w.seat == seat] for t in (desk.table, twin))
                assert mine == other, seed
            assert _due(desk.table, desk) == _due(twin, desk)
    assert compared >= 5, "too few deals were compared"


def _actors(table: Table) -> Iterator[tuple[int | None, Actor]]:
    yield None, STRANGER
    for number, seat in enumerate(table.seats):
        if seat.person is not None:
            yield number, seat.person
        if seat.bot is not None:
            yield number, BotActor(number)


def _commands(desk: Desk) -> Iterator[ask.Command]:
    for card in range(1, 101, 3):
        yield desk.command(ask.LayCard, card=card, pile="ABCD"[card % 4])
    kinds: tuple[tuple[type[Any], dict[str, Any]], ...] = (
        (ask.LayCard, {"card": 50, "pile": "A", "version": 0}),
        (ask.EndTurn, {}),
        (ask.TakeBack, {}),
        (ask.TakeHint, {}),
        (ask.MakeBid, {"bid": "like"}),
        (ask.ChooseStarter, {"seat": 1}),
        (ask.ShowSigns, {"signs": {"A": "like"}}),
        (ask.SayPhrase, {"code": "hello"}),
        (ask.SayChat, {"text": "47 on A"}),
        (ask.Again, {}),
        (ask.Start, {}),
        (ask.MindSeat, {"seat": 1}),
        (ask.ComeBack, {}),
        (ask.AllowWatchers, {}),
        (ask.SetPace, {"pace": "fast"}),
        (ask.SkipAhead, {}),
    )
    for kind, fields in kinds:
        yield desk.command(kind, **fields)


def _answer(table: Table, actor: Actor, command: ask.Command, desk: Desk) -> object:
    try:
        return decide(table, actor, command, desk.context)
    except GameError as error:
        return type(error), error.code, error.message


def _due(table: Table, desk: Desk) -> object:
    desk.below = seeded("due")
    return table.deadline, due_events(table, desk.context)


@pytest.mark.parametrize("players", [2, 4])
def test_during_the_bids_players_see_only_their_own_hands(players: int) -> None:
    """1.4, 9.3: nor the hand of whoever is going to start."""
    people = (ADA, BEN, CLEO, DORA)[:players]
    for trial in range(10):
        rng = random.Random(trial)
        desk = dealt(*people, deck=_random_deck(rng), edition="extreme")
        desk.ask(BEN, ask.MakeBid, bid="like")
        for seat, person in enumerate(people):
            log = twin_log(desk, seat, rng)
            for (event, mine), (twin_event, twin) in zip(
                tables(desk.log), tables(log), strict=True
            ):
                assert shown(event, mine, person, None) == shown(twin_event, twin, person, None)
            assert table_from("t", log).game != desk.game
            assert desk.game.view(seat).revealed is None


def test_no_message_of_a_running_game_names_a_hidden_card() -> None:
    """9.3: the deck of a running game is in no view, in any form."""
    desk = talked_game("names", "extreme", 3, 25)
    hidden = deal(desk.game.ruleset, desk.game.deal.deck)[1]
    run = ",".join(map(str, hidden[-6:]))
    for event, table in tables(desk.log):
        text = shown(event, table, STRANGER, None)
        assert run not in text
        assert '"deck":' not in text
        assert '"hands":' not in text


@pytest.mark.parametrize("edition", ["original", "extreme"])
def test_at_the_end_everything_is_open_and_the_commitment_holds(edition: str) -> None:
    desk = talked_game("end", edition, 3, 10_000)
    assert desk.table.phase is Phase.OVER
    view = table_view(desk.table).game
    assert view is not None
    assert view.ending is not None
    assert view.ending.deck == desk.game.deal.deck
    assert view.ending.hands == desk.game.hands
    assert commitment(view.ending.deck, view.ending.nonce) == view.commitment
