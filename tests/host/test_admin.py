"""Changes by another program, such as `ninetyeight admin`, are noticed without the bus."""

import pytest

from host.hosts import ANNA, BEN, Hosts, for_two, read, waiting
from ninetyeight.host import SessionEnded
from ninetyeight.host.errors import TABLE_GONE
from ninetyeight.protocol.event import CloseCause
from ninetyeight.store import Store
from waiting import until

pytestmark = pytest.mark.asyncio


async def test_a_table_closed_by_the_admin_closes_for_its_players(
    hosts: Hosts, store: Store
) -> None:
    server, admin = await hosts.make(store), await hosts.make(store)
    table_id = await for_two(server)
    session = await server.join(table_id, ANNA)
    await read(session)
    await admin.force_close(table_id, CloseCause.ADMIN)
    closed = await read(session)
    assert closed["table"]["phase"] == "closed"
    assert [event["kind"] for event in closed["events"]] == ["closed"]


async def test_a_table_removed_by_the_admin_is_gone_for_its_players(
    hosts: Hosts, store: Store
) -> None:
    server = await hosts.make(store)
    gone, stays = await for_two(server), await for_two(server)
    sessions = [await server.join(table_id, BEN) for table_id in (gone, stays)]
    for session in sessions:
        await read(session)
    assert await store.tables.delete(gone)
    with pytest.raises(SessionEnded) as ended:
        await read(sessions[0])
    assert ended.value.code == TABLE_GONE
    await until(lambda: server.tables == 1)
    assert [message["kind"] for message in waiting(sessions[1])] == ["presence"]
