"""The package's extras: which libraries they bring, and how to install them."""

EXTRA_OF = {
    **dict.fromkeys(("httpx", "websockets"), "client"),
    **dict.fromkeys(("matplotlib", "numba", "numpy"), "lab"),
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


def how_to_install(extra: str) -> str:
    """Name the commands that install an extra, for pip and for uv."""
    package = f"'ninetyeight[{extra}]'"
    return (
        f"pip install {package}; or with uv: uv pip install {package},"
        f" or run it once with uvx --from {package} ninetyeight"
    )
