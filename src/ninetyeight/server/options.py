"""The server's settings, from the command line, the environment and a TOML file."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Self
from urllib.parse import urlsplit

from platformdirs import user_data_path
from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from ninetyeight.configuration import CONFIG, SERVER, in_environment, read_file, section_of
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown

Days = Annotated[int, Field(ge=0, le=36500)]
Amount = Annotated[int, Field(ge=1, le=1_000_000)]
Rate = Annotated[float, Field(gt=0, le=1_000_000)]


class Options(BaseModel):
    """The server's settings, by their names in the file; docs/configuration.md lists them."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    host: str = "127.0.0.1"
    """The address to listen on."""
    port: int = Field(default=9898, ge=0, le=65535)
    """The port; 0 picks a free one."""
    database: str | None = Field(default=None, repr=False)
    """The database's URL; the default is a SQLite file in the data folder."""
    redis: str | None = Field(default=None, repr=False)
    """The URL of a Redis server, needed to run several processes."""
    data: Path = Field(default_factory=lambda: user_data_path("ninetyeight", appauthor=False))
    """The data folder."""
    trust_proxy: bool = False
    """Whether to trust X-Forwarded-For, -Proto and -Host, because your own proxy sets them."""
    origins: tuple[str, ...] = ()
    """Additional origins of the server's own pages, such as https://play.example.org."""
    hosts: tuple[str, ...] = ()
    """Additional host names of the server, such as play.example.org; `origins` imply theirs."""
    metrics_token: str | None = Field(default=None, repr=False, min_length=16)
    """The bearer token that lets other machines read /metrics."""

    keep_tables_days: Days = 30
    """Days to keep tables whose game is over, or that are closed; 0 means forever."""
    keep_games_days: Days = 1095
    """Days to keep finished games; 0 means forever."""
    keep_people_days: Days = 365
    """Days to keep people who do not come back; 0 means forever."""
    idle_lobby_hours: int = Field(default=24, ge=0, le=8760)
    """Hours before a table that never started a game is closed; 0 means never."""
    idle_game_days: Days = 60
    """Days without a move before a table is closed; 0 means never."""

    person_rate: Rate = 10.0
    """Requests and messages that a person may send per second."""
    person_burst: Amount = 60
    """Requests and messages that a person may send at once."""
    address_rate: Rate = 50.0
    """Requests and messages per second from one address."""
    address_burst: Amount = 500
    """Requests and messages at once from one address."""
    new_people_per_hour: Amount = 100
    """New guests per hour from one address."""
    codes_per_minute: Amount = 10
    """Device codes that may be tried per minute from one address."""
    imports_per_hour: Amount = 20
    """Records that a person may import per hour."""
    address_imports_per_hour: Amount = 200
    """Records imported per hour from one address."""
    replays_per_minute: Amount = 60
    """Replays per minute from one address."""
    solutions_per_hour: Amount = 120
    """Solutions of deals that a person may request per hour."""
    address_solutions_per_hour: Amount = 600
    """Solutions of deals per hour from one address."""
    lesson_steps_per_minute: Amount = 600
    """Lesson steps per minute from one address."""
    hints_per_minute: Amount = 120
    """Hints per minute from one address."""
    tables_per_person: Amount = 20
    """Open tables that a person may have."""
    sockets_per_person: Amount = 20
    """Sockets that a person may have open."""
    sockets_per_address: Amount = 200
    """Sockets that one address may have open."""
    connections: Amount = 10_000
    """Connections in total; fewer if the system allows fewer open files."""
    connections_per_address: Amount = 250
    """Connections from one address. Not enforced with `trust_proxy`: use the proxy's limits."""

    work_processes: int = Field(default=1, ge=1, le=256)
    """Processes that replay records and run lessons."""
    work_per_person: Amount = 4
    """Replays and lesson steps that a person may have in progress."""
    work_per_address: Amount = 16
    """Replays and lesson steps in progress for one address, and uploads of records from it."""

    solver_processes: int = Field(default=1, ge=1, le=256)
    """Processes that work out how deals could be won; they start on first use."""

    bot_processes: int = Field(default=1, ge=1, le=256)
    """Processes that run bots."""
    bot_seconds: float = Field(default=2.0, gt=0, le=60)
    """Seconds that a bot may think; a question may wait five times as long for a process."""
    bot_pace: float = Field(default=0.6, ge=0, le=60)
    """Seconds between actions of bots, so that people can follow."""

    @field_validator("database", "redis", "metrics_token", mode="before")
    @classmethod
    def _empty_is_none(cls, value: Any) -> Any:
        return None if value == "" else value

    @field_validator("redis")
    @classmethod
    def _is_redis(cls, url: str | None) -> str | None:
        if url is not None and not url.startswith(("redis://", "rediss://", "unix://")):
            raise ValueError(
                f"{shown(url)} is not the URL of a Redis server, such as redis://localhost:6379"
            )
        return url

    @field_validator("origins", "hosts", mode="before")
    @classmethod
    def _listed(cls, value: Any) -> Any:
        return tuple(value.split()) if isinstance(value, str) else value

    @field_validator("origins")
    @classmethod
    def _are_origins(cls, origins: tuple[str, ...]) -> tuple[str, ...]:
        for origin in origins:
            scheme, _, rest = origin.partition("://")
            if scheme not in ("http", "https") or not rest or "/" in rest:
                raise ValueError(
                    f"{shown(origin)} is not an origin such as https://play.example.org"
                )
        return origins

    @field_validator("hosts")
    @classmethod
    def _are_names(cls, hosts: tuple[str, ...]) -> tuple[str, ...]:
        for name in hosts:
            if not name or urlsplit(f"//{name}").hostname != name.lower():
                raise ValueError(f"{shown(name)} is not a host name such as play.example.org")
        return hosts

    @property
    def host_names(self) -> frozenset[str] | None:
        """The host names that requests may use; None for any, because the proxy decides."""
        named = {urlsplit(origin).hostname or "" for origin in self.origins} | set(self.hosts)
        return None if self.trust_proxy and not named else frozenset({self.host, *named})

    @classmethod
    def gathered(
        cls, given: Mapping[str, Any], environment: Mapping[str, str] | None = None
    ) -> Self:
        """Merge the settings: `given` overrides the environment, which overrides the file.

        `given` holds command-line options; None stands for one that was not given.
        """
        options = {name: value for name, value in given.items() if value is not None}
        environment = os.environ if environment is None else environment
        from_environment = in_environment(tuple(cls.model_fields), environment)
        from_file = section_of(read_file(options.pop(CONFIG, None), environment), SERVER)
        try:
            return cls(**{**from_file, **from_environment, **options})
        except ValidationError as error:
            raise _wrong(error) from None


def _wrong(error: ValidationError) -> GameError:
    """Name the first invalid setting, and its value unless that is a secret."""
    first = error.errors(include_url=False, include_context=False)[0]
    name = str(first["loc"][0]) if first["loc"] else "settings"
    if first["type"] == "extra_forbidden":
        return GameError("options", f"There is no setting {shown(name)}.")
    field = Options.model_fields.get(name)
    value = f" {shown(first['input'])}" if field is not None and field.repr else ""
    return GameError("options", f"The setting {name}{value} is invalid: {first['msg']}.")
