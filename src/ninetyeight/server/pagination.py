"""Reading a whole list from the store, page by page."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from ninetyeight.store import Page

Thing = TypeVar("Thing")


async def read_all(page_at: Callable[[str | None], Awaitable[Page[Thing]]]) -> list[Thing]:
    """Read all pages; `page_at` reads the page at a cursor, or for None the first."""
    page = await page_at(None)
    found = list(page.items)
    while page.before is not None:
        page = await page_at(page.before)
        found += page.items
    return found
