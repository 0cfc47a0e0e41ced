"""What a host sets: by option, by environment, by a TOML file, or not at all."""

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
    """How a server runs. The names are those of the file, and in capitals of the environment."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    host: str = "127.0.0.1"
    """The address to listen on."""
    port: int = Field(default=9898, ge=0, le=65535)
    """The port; 0 takes any that is free."""
    database: str | None = Field(default=None, repr=False)
    """The URL of the database; none is a SQLite file in the data folder."""
    redis: str | None = Field(default=None, repr=False)
    """The URL of a Redis that several processes talk over."""
    data: Path = Field(default_factory=lambda: user_data_path("ninetyeight", appauthor=False))
    """The data folder."""
    trust_proxy: bool = False
    """Whether X-Forwarded-For, -Proto and -Host come from a proxy of one's own."""
    origins: tuple[str, ...] = ()
    """Origins of this server's own pages beside its address, such as https://play.example.org."""
    hosts: tuple[str, ...] = ()
    """Names of this server beside its addresses and `origins`, such as play.example.org."""
    metrics_token: str | None = Field(default=None, repr=False, min_length=16)
    """Who shows it may read /metrics from elsewhere."""

    keep_tables_days: Days = 30
    """How long tables are kept that are over or closed; 0 is for ever, as in the others."""
    keep_games_days: Days = 1095
    """How long finished games are kept."""
    keep_people_days: Days = 365
    """How long people are kept who do not come back."""
    idle_lobby_hours: int = Field(default=24, ge=0, le=8760)
    """After how long a table is closed at which no game begins; 0 is never."""
    idle_game_days: Days = 60
    """After how long a table is closed at which nobody plays on."""

    person_rate: Rate = 10.0
    """Requests and messages a second that a person may send, in the long run."""
    person_burst: Amount = 60
    """How many of them may come at once."""
    address_rate: Rate = 50.0
    """The same for all who come from one address."""
    address_burst: Amount = 500
    """How many of them may come at once."""
    new_people_per_hour: Amount = 100
    """How many guests may come from one address."""
    codes_per_minute: Amount = 10
    """How many codes for another device may be tried from one address."""
    imports_per_hour: Amount = 20
    """How many records a person may import."""
    address_imports_per_hour: Amount = 200
    """The same for all who come from one address."""
    replays_per_minute: Amount = 60
    """How many games may be replayed for one address."""
    lesson_steps_per_minute: Amount = 600
    """How many steps of lessons all who come from one address may take."""
    hints_per_minute: Amount = 120
    """How many hints all who come from one address may take."""
    tables_per_person: Amount = 20
    """How many tables that are not over a person may have."""
    sockets_per_person: Amount = 20
    """How many tables a person may look at, at the same time."""
    sockets_per_address: Amount = 200
    """The same for all who come from one address."""
    connections: Amount = 10_000
    """How many connections may be open; fewer where the system allows fewer open files."""
    connections_per_address: Amount = 250
    """The same for one address, where no proxy is trusted: a proxy sets limits of its own."""

    work_processes: int = Field(default=1, ge=1, le=256)
    """How many processes replay records and go through lessons."""
    work_per_person: Amount = 4
    """How much of that a person may have under way, at the same time."""
    work_per_address: Amount = 16
    """The same for all who come from one address, and how many records it may send at a time."""

    bot_processes: int = Field(default=1, ge=1, le=256)
    """How many processes think for the bots."""
    bot_seconds: float = Field(default=2.0, gt=0, le=60)
    """How long a bot may think, once a process has its question; it waits for five times that."""
    bot_pace: float = Field(default=0.6, ge=0, le=60)
    """The seconds between two steps of bots, so that people can follow."""

    @field_validator("database", "redis", "metrics_token", mode="before")
    @classmethod
    def _empty_is_none(cls, value: Any) -> Any:
        return None if value == "" else value

    @field_validator("redis")
    @classmethod
    def _is_redis(cls, url: str | None) -> str | None:
        if url is not None and not url.startswith(("redis://", "rediss://", "unix://")):
            raise ValueError(f"{shown(url)} is no Redis such as redis://localhost:6379")
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
                raise ValueError(f"{shown(origin)} is no origin such as https://play.example.org")
        return origins

    @field_validator("hosts")
    @classmethod
    def _are_names(cls, hosts: tuple[str, ...]) -> tuple[str, ...]:
        for name in hosts:
            if not name or urlsplit(f"//{name}").hostname != name.lower():
                raise ValueError(f"{shown(name)} is no name such as play.example.org")
        return hosts

    @property
    def host_names(self) -> frozenset[str] | None:
        """Names that requests may ask for; None for all, where a proxy sees to that."""
        named = {urlsplit(origin).hostname or "" for origin in self.origins} | set(self.hosts)
        return None if self.trust_proxy and not named else frozenset({self.host, *named})

    @classmethod
    def gathered(
        cls, given: Mapping[str, Any], environment: Mapping[str, str] | None = None
    ) -> Self:
        """Put together what was given, the environment and the file; the first that says it wins.

        `given` are options of the command line; None is one that was not given.
        """
        options = {name: value for name, value in given.items() if value is not None}
        around = os.environ if environment is None else environment
        surroundings = in_environment(tuple(cls.model_fields), around)
        file = options.pop(CONFIG, None)
        encode_error = section_of(read_file(file, around), SERVER)
        try:
            return cls(**{**encode_error, **surroundings, **options})
        except ValidationError as error:
            raise _wrong(error) from None


def _wrong(error: ValidationError) -> GameError:
    """Name the first setting at fault; its value only where it is no secret."""
    first = error.errors(include_url=False, include_context=False)[0]
    name = str(first["loc"][0]) if first["loc"] else "settings"
    if first["type"] == "extra_forbidden":
        return GameError("options", f"There is no setting {shown(name)}.")
    field = Options.model_fields.get(name)
    value = f" {shown(first['input'])}" if field is not None and field.repr else ""
    return GameError("options", f"The setting {name}{value} is wrong: {first['msg']}.")
