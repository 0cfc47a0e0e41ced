"""The package's extras: which libraries they bring, and how to install them."""

from traceback import walk_tb

EXTRA_OF = {
    **dict.fromkeys(("numba", "numpy"), "bots"),
    **dict.fromkeys(("httpx", "websockets"), "client"),
    "matplotlib": "lab",
    "textual": "terminal",
    **dict.fromkeys(
        (
            "alembic",
            "fastapi",
            "filelock",
            "num2words",
            "orjson",
            "prometheus_client",
            "pydantic",
            "redis",
            "sqlalchemy",
            "starlette",
            "uvicorn",
        ),
        "server",
    ),
}
"""The extra that brings each library that the plain game does without."""
LAB = ("ninetyeight.lab", "ninetyeight.cli.lab")


def extra_for(error: ModuleNotFoundError) -> str | None:
    """Find the extra that brings a missing library, or None.

    The lab names its own extra, because its commands soon need more than the bots do.
    """
    extra = EXTRA_OF.get(error.name or "")
    importers = (frame.f_globals.get("__name__", "") for frame, _ in walk_tb(error.__traceback__))
    if extra == "bots" and any(name.startswith(LAB) for name in importers):
        return "lab"
    return extra


def how_to_install(extra: str) -> str:
    """Name the commands that install an extra, for pip and for uv."""
    package = f"'ninetyeight[{extra}]'"
    return (
        f"pip install {package}; or with uv: uv pip install {package},"
        f" or run it once with uvx --from {package} ninetyeight"
    )
