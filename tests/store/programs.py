"""Small programs that tests run as processes, to kill them or to let them race."""

import asyncio
import os
import sys
from pathlib import Path

from ninetyeight.store import AccessMode, Store, open_store
from store.rows import entry, put, row


async def append_forever(url: str) -> None:
    """Append to several tables, and print each entry once it is acknowledged."""
    store = await open_store(url, Path())
    await asyncio.gather(*(_fill(store, f"t{number}") for number in range(8)))


async def open_once(url: str) -> None:
    """Print that it is ready, wait for a line, open the store and close it."""
    print("ready", flush=True)  # noqa: T201
    sys.stdin.readline()
    async with await open_store(url, Path()) as store:
        await store.tables.lobby()


async def hold(url: str) -> None:
    """Run the tables of a database until it is killed."""
    store = await open_store(url, Path(), mode=AccessMode.SERVE)
    await put(store)
    print("held", flush=True)  # noqa: T201
    await asyncio.Event().wait()


async def _fill(store: Store, table_id: str) -> None:
    sequence = 0
    while True:
        sequence += 1
        await store.log.append(table_id, [entry(sequence)], row(table_id, sequence))
        os.write(1, f"{table_id} {sequence}\n".encode())


def main() -> None:
    """Run the program named on the command line."""
    program = {"append": append_forever, "hold": hold, "open": open_once}[sys.argv[1]]
    asyncio.run(program(sys.argv[2]))


if __name__ == "__main__":
    main()
