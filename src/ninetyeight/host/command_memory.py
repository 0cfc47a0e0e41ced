"""How recent commands were answered, so that a repeat gets the same answer."""

MOST = 1024
"""How many commands of a table are remembered; the store remembers older ones."""


class CommandMemory:
    """The recent commands of a table, by key."""

    def __init__(self) -> None:
        self._logged: dict[str, None] = {}
        self._answers: dict[str, str] = {}

    def is_logged(self, key: str | None) -> bool:
        """Whether a command led to an entry in the log."""
        return key in self._logged

    def answer_to(self, key: str | None) -> str | None:
        """The code that answered a command without an entry in the log, if it is remembered."""
        return None if key is None else self._answers.get(key)

    def add_logged(self, key: str) -> None:
        self._logged[key] = None
        if len(self._logged) > MOST:
            del self._logged[next(iter(self._logged))]

    def add_answer(self, key: str, code: str) -> None:
        self._answers[key] = code
        if len(self._answers) > MOST:
            del self._answers[next(iter(self._answers))]


def command_key(person_id: str, command_id: str) -> str:
    """Make the key of a command in the log; different people may use the same command id."""
    return f"{person_id}:{command_id}"


def person_of(key: str) -> str:
    """Return the id of the person who sent a command."""
    return key.rpartition(":")[0]
