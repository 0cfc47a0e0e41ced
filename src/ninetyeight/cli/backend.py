"""Chooses where the lab plays: as an option says, or as is configured."""

from ninetyeight.configuration import configured
from ninetyeight.lab.executors.backend import Engine, engine_of
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown


def chosen_engine(executor: str | None = None, workers: int | None = None) -> Engine:
    """Find where games are played; what no option says, the configuration may."""
    settings = configured("lab")
    if workers is None and "workers" in settings:
        text = settings["workers"]
        if not (text.isascii() and text.isdigit()):
            raise GameError("options", f"The setting workers {shown(text)} is no whole number.")
        workers = int(text)
    return engine_of(executor or settings.get("executor"), workers)
