"""Nothing leaks: a seat gets the same bytes from deals that agree in what it may know."""

import random
import re

import pytest

from host.hosts import ANNA, BEN, CARLA, Clock, Hosts, fresh, live, must, next_step, workers
from ninetyeight.host import Host, Session
from ninetyeight.host import host as hosting
from ninetyeight.protocol.command import (
    Command,
    HintLevel,
    LayCard,
    MakeBid,
    SayPhrase,
    ShowSigns,
    Sit,
    Start,
    TakeHint,
)
from ninetyeight.protocol.message import Update
from ninetyeight.protocol.settings import Settings, WatchPolicy
from ninetyeight.rules import FULL_PACK, Bid, Pile, Sign, seeded, shuffled
from ninetyeight.store import Store
from ninetyeight.table import Participant, seating
from ninetyeight.talk import PhraseCode

pytestmark = pytest.mark.asyncio

Script = list[tuple[Participant, Command]]
STEPS = 40
"""How many steps are compared; fewer than a game has, so that nothing is open yet."""


@pytest.mark.parametrize("edition", ["original", "extreme"])
@pytest.mark.parametrize("seed", range(3))
async def test_hidden_cards_change_no_byte(
    hosts: Hosts,
    store: Store,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    edition: str,
    seed: int,
) -> None:
    host = await hosts.make(store, clock=clock, bots=workers("breaks", deadline=0.0))
    deck = shuffled(FULL_PACK.cards, seeded(f"{seed}"))
    script: Script = []
    one = await traffic(host, deck, script, monkeypatch, edition)
    table = await host.table("table-0")
    assert table.game is not None
    assert not table.game.is_over
    other = with_hidden_shuffled(deck, table.game.state.piles, table.game.view(0).hand, seed)  # type: ignore[union-attr]
    assert other != deck
    two = await traffic(host, other, script, monkeypatch, edition)
    assert len(one) > STEPS
    assert one == two


def with_hidden_shuffled(
    deck: tuple[int, ...], piles: tuple[tuple[int, ...], ...], hand: tuple[int, ...], seed: int
) -> tuple[int, ...]:
    """Shuffle the cards that seat 0 never saw."""
    seen = {card for pile in piles for card in pile} | set(hand)
    hidden = [card for card in deck if card not in seen]
    random.Random(seed).shuffle(hidden)
    rest = iter(hidden)
    return tuple(card if card in seen else next(rest) for card in deck)


async def traffic(
    host: Host,
    deck: tuple[int, ...],
    script: Script,
    monkeypatch: pytest.MonkeyPatch,
    edition: str,
) -> list[bytes]:
    """Play a script, or record one; return what Anna and a watcher were sent."""
    number = host.tables
    with monkeypatch.context() as patch:
        patch.setattr(hosting, "new_table_id", lambda: f"table-{number}")
        patch.setattr(seating, "shuffled", lambda _cards, _below: deck)
        table_id = await host.open_table(
            ANNA, Settings(players=2, hints=True, edition=edition, watch=WatchPolicy.PILES)
        )
        await must(host, table_id, BEN, Sit(id="sit"))
        sessions = [await host.join(table_id, ANNA), await host.join(table_id, CARLA)]
        await must(host, table_id, ANNA, Start(id="start"))
    for person, bid in ((ANNA, Bid.LIKE), (BEN, Bid.RATHER_NOT)):
        await must(host, table_id, person, MakeBid(id=f"bid-{person.id}", bid=bid))
    if not script:
        script += [step async for step in steps_of(host, table_id, sessions[0], deck)]
    else:
        for person, command in script:
            await ask(host, table_id, sessions[0], person, command)
    back = await host.join(table_id, ANNA, since=3)
    messages = [message for session in (*sessions, back) for message in session.drain()]
    return [masked(message, number) for message in messages]


async def steps_of(host: Host, table_id: str, anna: Session, deck: tuple[int, ...]):  # type: ignore[no-untyped-def]
    """Play, and return who sent what; now and then Anna tries something illegal."""
    for count in range(STEPS):
        person = ANNA
        command = next_step(await host.state(table_id, "anna"))
        if command is None:
            person, command = BEN, next_step(await host.state(table_id, "ben"))
        assert command is not None
        tries: Script = [(person, command)]
        if count % 4 == 0:
            assert isinstance(command, LayCard) or command.kind == "end-turn"
            wrong = LayCard(id=fresh(), version=command.version, card=deck[-1], pile=Pile.A)
            tries = [
                (ANNA, wrong),
                (ANNA, TakeHint(id=fresh(), level=HintLevel.MOVE)),
                (BEN, ShowSigns(id=fresh(), signs={Pile.A: Sign.LIKE, Pile.C: Sign.LEAVE})),
                (BEN, SayPhrase(id=fresh(), code=PhraseCode.HELLO)),
                *tries,
            ]
        for asker, each in tries:
            await ask(host, table_id, anna, asker, each)
            yield asker, each


async def ask(
    host: Host, table_id: str, anna: Session, person: Participant, command: Command
) -> None:
    if person is ANNA:
        await anna.send(command)
        await live(host, table_id).hints.wait()
    else:
        done = await host.do(table_id, person, command)
        assert isinstance(done, Update) or done.code == "silence"  # type: ignore[union-attr]


def masked(message: bytes, number: int) -> bytes:
    """Hide what is random anyway: the commitment and the table's id."""
    message = message.replace(f'"table-{number}"'.encode(), b'"table"')
    return re.sub(rb'"commitment":"[0-9a-f]{64}"', b'"commitment":""', message)
