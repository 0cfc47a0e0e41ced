"""Names of seats in a record: a person's name as it is, a bot's as `bot:NAME`."""

BOT = "bot:"


def name_of_bot(bot: str) -> str:
    """Format the name of a bot's seat."""
    return f"{BOT}{bot}"


def name_of_person(name: str) -> str:
    """Format the name of a person's seat, quoted if it could pass for a bot's."""
    return f"“{name}”" if name.startswith(BOT) else name


def bot_named(seat: str) -> str | None:
    """Find which bot a seat's name stands for; None for a person."""
    return seat.removeprefix(BOT) if seat.startswith(BOT) else None
