"""A store in memory with as much as a host needs for tables that it runs alone."""

from collections.abc import Iterable

from ninetyeight.store import (
    CommandAnswer,
    CommandTaken,
    LogEntry,
    MuteChange,
    Sighting,
    StoredGame,
    TableMutes,
    TableRow,
    TalkUpdate,
)


class MemoryLog:
    """The log of one table, with the rows and games written beside it."""

    def __init__(self) -> None:
        self.entries: list[LogEntry] = []
        self.rows: list[TableRow] = []
        self.games: list[StoredGame] = []

    async def append(
        self,
        _: str,
        entries: Iterable[LogEntry],
        row: TableRow,
        games: Iterable[StoredGame] = (),
        token_id: str | None = None,
        talk_updates: Iterable[TalkUpdate] = (),
        _sightings: Iterable[Sighting] = (),
    ) -> None:
        assert token_id is None, "nobody here has signed in"
        assert not tuple(talk_updates), "nobody here flags a line"
        self.entries.extend(entries)
        self.rows.append(row)
        self.games.extend(games)

    async def read(self, _: str, after: int = 0) -> list[LogEntry]:
        return self.entries[after:]


class MemorySnapshots:
    """Accepts snapshots and never returns one, so that hosts read the log."""

    async def find(self, _: str) -> None:
        return None

    async def save(self, _table_id: str, _sequence: int, _body: str) -> bool:
        return True


class MemoryAnswers:
    """Answers to commands that left no entry."""

    def __init__(self, log: MemoryLog) -> None:
        self._log = log
        self._codes: dict[str, str] = {}

    def __contains__(self, command: str) -> bool:
        return command in self._codes

    async def record(self, table_id: str, answer: CommandAnswer, *, trims: bool = False) -> str:
        assert isinstance(trims, bool)
        if any(entry.command == answer.command for entry in self._log.entries):
            raise CommandTaken(table_id, answer.command)
        return self._codes.setdefault(answer.command, answer.code)


class MemoryMutes:
    """The mutes of one table."""

    def __init__(self, log: MemoryLog, answers: MemoryAnswers) -> None:
        self._log = log
        self._answers = answers
        self._muted: TableMutes = {}

    async def of_tables(self, table_ids: Iterable[str]) -> dict[str, TableMutes]:
        return dict.fromkeys(table_ids, self._muted)

    async def set(
        self,
        table_id: str,
        mute: MuteChange,
        answer: CommandAnswer,
        token_id: str | None = None,
        *,
        trims: bool = False,
    ) -> tuple[str, TableMutes]:
        assert token_id is None, "nobody here has signed in"
        assert mute.sequence == len(self._log.entries)
        if answer.command not in self._answers:
            before = self._muted.get(mute.by_id, frozenset())
            person = {mute.person_id}
            after = before | person if mute.is_muted else before - person
            self._muted = self._muted | {mute.by_id: after}
        return await self._answers.record(table_id, answer, trims=trims), self._muted


class MemoryStore:
    """The parts that `Store` has under the same names."""

    def __init__(self) -> None:
        self.log = MemoryLog()
        self.snapshots = MemorySnapshots()
        self.answers = MemoryAnswers(self.log)
        self.mutes = MemoryMutes(self.log, self.answers)
