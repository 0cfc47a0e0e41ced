"""A command that was refused, or changed nothing, gets the same answer when it is repeated."""

import pytest

from host.hosts import ANNA, BEN, CARLA, Hosts, answer, for_two, fresh, live, must, next_step
from ninetyeight.host import Host, StoreUnavailable, command_memory
from ninetyeight.protocol.command import LayCard, SayChat, SayPhrase, ShowSigns, Sit
from ninetyeight.protocol.message import Refusal
from ninetyeight.protocol.settings import Settings
from ninetyeight.rules import Pile, Sign
from ninetyeight.store import Store, StoreError
from ninetyeight.talk import PhraseCode

pytestmark = pytest.mark.asyncio


async def refused(host: Host, table_id: str, command: SayPhrase) -> Refusal:
    told = await host.do(table_id, BEN, command)
    assert isinstance(told, Refusal)
    return told


@pytest.mark.parametrize("is_restarted", [False, True])
async def test_a_refused_command_stays_refused_when_it_would_be_legal_later(
    hosts: Hosts, store: Store, *, is_restarted: bool
) -> None:
    host = await hosts.make(store)
    table_id = await host.open_table(ANNA, Settings(players=2))
    late = SayPhrase(id=fresh(), code=PhraseCode.HELLO)
    first = await refused(host, table_id, late)
    assert first.code == "not-seated"
    await must(host, table_id, BEN, Sit(id=fresh()))
    if is_restarted:
        await hosts.kill(host)
        host = await hosts.make(store)
    count = len(await store.log.read(table_id))
    again = await refused(host, table_id, late)
    assert (again.code, again.answers) == (first.code, late.id)
    assert again.sequence > first.sequence  # with how things stand now
    assert len(await store.log.read(table_id)) == count
    await must(host, table_id, BEN, late.model_copy(update={"id": fresh()}))


@pytest.mark.parametrize("is_restarted", [False, True])
async def test_a_command_without_effect_has_none_when_it_is_repeated_later(
    hosts: Hosts, store: Store, *, is_restarted: bool
) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    like: dict[Pile, Sign | None] = {Pile.A: Sign.LIKE}
    nothing: dict[Pile, Sign | None] = {Pile.A: None}
    await must(host, table_id, ANNA, ShowSigns(id=fresh(), signs=like))
    late = ShowSigns(id=fresh(), signs=like)
    assert (await must(host, table_id, ANNA, late)).events == ()
    await must(host, table_id, ANNA, ShowSigns(id=fresh(), signs=nothing))
    if is_restarted:
        await hosts.kill(host)
        host = await hosts.make(store)
    session = await host.join(table_id, ANNA)
    again = await answer(session, late)
    assert (again["kind"], again["events"]) == ("update", [])
    game = (await host.table(table_id)).game
    assert game is not None
    assert not game.signals.standing


async def test_a_step_for_a_later_version_stays_refused_when_that_version_is_reached(
    hosts: Hosts, store: Store
) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    step = next_step(await host.state(table_id, "anna"))
    assert isinstance(step, LayCard)
    early = step.model_copy(update={"id": fresh(), "version": step.version + 1})
    told = await host.do(table_id, ANNA, early)
    assert isinstance(told, Refusal)
    await must(host, table_id, ANNA, SayPhrase(id=fresh(), code=PhraseCode.HELLO))
    other = next(
        play for play in (await host.state(table_id, "anna")).you.plays if play.card != step.card
    )
    lay = LayCard(id=fresh(), version=step.version, card=other.card, pile=other.pile)
    await must(host, table_id, ANNA, lay)
    again = await host.do(table_id, ANNA, early)
    assert isinstance(again, Refusal)
    assert again.code == told.code == "stale"


async def test_a_refused_line_is_refused_again_with_its_reason(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    line = SayChat(id=fresh(), text="leave C to me, I have the 57")
    first, again = [await host.do(table_id, ANNA, line) for _ in range(2)]
    assert isinstance(first, Refusal)
    assert first == again


async def test_an_answer_that_cannot_be_stored_is_not_sent(
    hosts: Hosts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)

    async def failing(*_arguments: object, **_others: object) -> str:
        raise StoreError("database", "The database failed.")

    stranger = SayPhrase(id=fresh(), code=PhraseCode.HELLO)
    with monkeypatch.context() as patch:
        patch.setattr(store.answers, "record", failing)
        with pytest.raises(StoreUnavailable):
            await host.do(table_id, CARLA, stranger)
    told = await host.do(table_id, CARLA, stranger)
    assert isinstance(told, Refusal)


async def test_a_repeat_that_is_remembered_costs_no_write(
    hosts: Hosts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    stranger = SayPhrase(id=fresh(), code=PhraseCode.HELLO)
    first = await host.do(table_id, CARLA, stranger)

    async def failing(*_arguments: object, **_others: object) -> str:
        raise AssertionError("It is known.")

    monkeypatch.setattr(store.answers, "record", failing)
    assert await host.do(table_id, CARLA, stranger) == first


async def test_memory_holds_a_limited_number_of_answers(
    hosts: Hosts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command_memory, "MOST", 3)
    host = await hosts.make(store)
    table_id = await for_two(host)
    commands = [SayPhrase(id=fresh(), code=PhraseCode.HELLO) for _ in range(6)]
    for command in commands:
        assert isinstance(await host.do(table_id, CARLA, command), Refusal)
    known = live(host, table_id).log.commands
    keys = [command_memory.command_key(CARLA.id, command.id) for command in commands]
    assert [known.answer_to(key) is not None for key in keys] == [False] * 3 + [True] * 3
    await must(host, table_id, ANNA, SayPhrase(id=commands[0].id, code=PhraseCode.HELLO))
    assert isinstance(await host.do(table_id, CARLA, commands[0]), Refusal)
