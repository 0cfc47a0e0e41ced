"""The extras of the package: which libraries they bring, and how to install one."""

EXTRA_OF = {
    **dict.fromkeys(("httpx", "websockets"), "client"),
    **dict.fromkeys(("matplotlib", "numba", "numpy"), "lab"),
    "textual": "terminal",
    **dict.fromkeys(
        (
            "alembic",
            "fastapi",
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
"""What the plain game does without: libraries, and the extra that brings them."""


def how_to_install(extra: str) -> str:
    """Name the commands that install an extra, with pip and with uv."""
    named = f"'ninetyeight[{extra}]'"
    return f"pip install {named}, or with uv: uv pip install {named}"
