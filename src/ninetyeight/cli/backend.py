"""Chooses where the lab plays: by the options, or else by the configuration."""

from ninetyeight.configuration import configured
from ninetyeight.lab.executors.backend import Backend
from ninetyeight.lab.executors.lookup import backend_named
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown


def chosen_backend(executor: str | None = None, workers: int | None = None) -> Backend:
    """Choose the backend; the configuration supplies what the options leave out."""
    settings = configured("lab")
    if workers is None and "workers" in settings:
        text = settings["workers"]
        if not (text.isascii() and text.isdigit()):
            raise GameError("options", f"The setting workers {shown(text)} is not a whole number.")
        workers = int(text)
    return backend_named(executor or settings.get("executor"), workers)
