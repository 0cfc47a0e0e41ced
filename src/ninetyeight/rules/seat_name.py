"""Names of seats in a record: a person's name as it is, a bot's as `bot:NAME`."""

BOT = "bot:"


def name_of_bot(bot: str) -> str:
    """Write the name of a bot's seat."""
    return f"{BOT}{bot}"


def name_of_person(name: str) -> str:
    """Write the name of a person's seat, in quotation marks if it would pass for a bot's."""
    return f"“{name}”" if name.startswith(BOT) else name


def bot_named(seat: str) -> str | None:
    """Read which bot sits on a seat with this name; None for a person."""
    return seat.removeprefix(BOT) if seat.startswith(BOT) else None
