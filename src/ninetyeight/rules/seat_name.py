"""Names of seats in a record: a person's name unchanged, a bot's as `bot:NAME`."""

BOT = "bot:"


def name_of_bot(bot: str) -> str:
    """Format the name of a bot's seat."""
    return f"{BOT}{bot}"


def name_of_person(name: str) -> str:
    """Format the name of a person's seat, quoted if it looks like a bot's."""
    return f"“{name}”" if name.startswith(BOT) else name


def bot_of_seat(seat: str) -> str | None:
    """Return the bot that sits on a seat of this name; None for a person."""
    return seat.removeprefix(BOT) if seat.startswith(BOT) else None
