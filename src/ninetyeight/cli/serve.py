"""`ninetyeight serve`: runs the server, which is imported only then."""

import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ninetyeight.cli.options import whole_number

if TYPE_CHECKING:
    from ninetyeight.server import Location

DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://... [default: a SQLite file in the data folder]",
        show_default=False,
    ),
]
RedisUrl = Annotated[
    str | None,
    typer.Option(
        "--redis",
        metavar="URL",
        help="A Redis server, for several processes that serve the same tables.",
        show_default=False,
    ),
]
DataFolder = Annotated[
    Path | None,
    typer.Option(
        "--data",
        metavar="DIR",
        help="The folder for the data. [default: your user data folder]",
        show_default=False,
    ),
]
ConfigFile = Annotated[
    Path | None,
    typer.Option(
        "--config",
        metavar="FILE",
        help="A TOML file with settings; options and the environment override it.",
        show_default=False,
    ),
]
TrustProxy = Annotated[
    bool,
    typer.Option(
        "--trust-proxy",
        help="Trust X-Forwarded-For, -Proto and -Host, because your own proxy sets them.",
    ),
]
OpenPage = Annotated[
    bool,
    typer.Option("--open", help="Open the page in a browser if this machine has a screen."),
]
HINTS = """\
The first start compiles the bots' engine in the background; until it is ready, simple bots play.
Press Ctrl+C to stop."""
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")
"""The variables that are set on Linux if there is a screen."""


def serve(
    host: Annotated[
        str | None,
        typer.Option(
            "--host",
            metavar="ADDRESS",
            help="The address to listen on. [default: 127.0.0.1, this machine only]",
            show_default=False,
        ),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            "--port",
            metavar="N",
            parser=whole_number,
            help="The port; 0 picks a free one. [default: 9898]",
            show_default=False,
        ),
    ] = None,
    database: DatabaseUrl = None,
    redis: RedisUrl = None,
    data: DataFolder = None,
    trust_proxy: TrustProxy = False,
    config: ConfigFile = None,
    opens: OpenPage = False,
) -> None:
    """Run a server for browsers and programs.

    Its first line of output is the address. Without options, everything is kept in one SQLite
    file. Every setting also has an environment variable, such as NINETYEIGHT_PORT;
    docs/configuration.md lists them.

    \b
    Examples:
      ninetyeight serve
      ninetyeight serve --host 0.0.0.0 --port 8080 --data /srv/ninetyeight
      ninetyeight serve --database postgresql://me@db/games --redis redis://cache
    """
    from ninetyeight.server import Options
    from ninetyeight.server import serve as serve_app

    options = Options.gathered(
        {
            "host": host,
            "port": port,
            "database": database,
            "redis": redis,
            "data": data,
            "trust_proxy": trust_proxy or None,
            "config": config,
        }
    )
    serve_app(options, _announce_and_open if opens else _announce, warms_bots=opens)


def _announce(location: "Location") -> None:
    line = f"Ninety-Eight is at {location.url}"
    if location.network_url is not None:
        line += f" and, for others on your network, at {location.network_url}"
    typer.echo(line)


def _announce_and_open(location: "Location") -> None:
    """Also open the page, if this machine has a screen."""
    _announce(location)
    typer.echo(HINTS)
    has_screen = sys.platform in ("darwin", "win32") or any(map(os.environ.get, DISPLAYS))
    if has_screen:
        # Starting a browser can block for as long as the browser runs.
        threading.Thread(target=webbrowser.open, args=(location.url,), daemon=True).start()
