"""The files of a training run: the value, its history, and a checkpoint to resume from.

The value of another training run is never overwritten unless the user asks for it.
"""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ninetyeight.bots import planner
from ninetyeight.bots.values import FOLDER, TRAINING_RUN, file_name, with_current_names
from ninetyeight.lab.training.training_run import TrainingRun
from ninetyeight.rules import GameError

SUFFIXES = {"sharp": ".npz", "planner": ".json"}
"""The suffix of a bot's weights file."""
UNREADABLE = (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError)
"""What reading a broken history raises."""


@dataclass(frozen=True, slots=True)
class TrainingFiles:
    """Where a training run keeps what it makes."""

    path: Path
    """The value itself."""
    bot: str
    players: int

    @property
    def checkpoint(self) -> Path:
        """The file from which an unfinished run resumes."""
        return self.path.with_suffix(".checkpoint.npz")

    @property
    def checkpoint_found(self) -> Path | None:
        """The checkpoint to resume from, if there is one; earlier versions named it differently."""
        earlier = self.path.with_suffix(".course.npz")
        return next((path for path in (self.checkpoint, earlier) if path.exists()), None)

    def remove_checkpoint(self) -> None:
        while (path := self.checkpoint_found) is not None:
            path.unlink()

    @property
    def _history_path(self) -> Path:
        return self.path.with_suffix(".json")

    def history(self) -> dict[str, Any]:
        """Read how the value was trained, or raise `GameError`."""
        source = self._history_path
        try:
            content: Any = json.loads(source.read_bytes())
            if self.bot == "planner":
                content = content["history"].get(str(self.players), {})
            history = with_current_names(dict(content))
        except UNREADABLE as error:
            reason = getattr(error, "strerror", None) or error
            raise GameError(
                "training", f"{source} is not the history of a training run ({reason})."
            ) from None
        return history

    def is_finished(self, run: TrainingRun) -> bool:
        """Whether this run is done; `GameError` protects the files of another run."""
        if not self.path.exists():
            if self._history_path.exists():
                raise self._taken(f"the history of {self.path} would replace it")
            return False
        try:
            history = self.history()
        except GameError as error:
            raise self._taken(error.message.rstrip(".")) from None
        if not history and self.bot == "planner":
            return False  # the file holds weights for other numbers of players
        if history.get(TRAINING_RUN) != run_as_dict(run):
            raise self._taken(f"it was trained by {history.get('command', 'another run')}")
        return bool(history.get("rounds_done") == run.rounds)

    def clear(self) -> None:
        """Remove what stands in the way of starting over."""
        self.remove_checkpoint()
        if self.bot == "planner" and self.path.exists():
            try:
                self.history()
            except GameError:
                self.path.unlink()

    def _taken(self, why: str) -> GameError:
        existing = self.path if self.path.exists() else self._history_path
        return GameError(
            "training",
            f"{existing} already exists and is left alone: {why}. Name another file with --out,"
            " or overwrite it with --force.",
        )


def value_path(run: TrainingRun, out: Path | None, *, in_package: bool) -> Path:
    """Where the value of a run goes: the file or folder of `--out`, or the current folder."""
    suffix = SUFFIXES[run.bot]
    name = file_name(run.edition, run.players) + suffix
    if in_package:
        if out is not None:
            raise GameError(
                "out", "--in-package and --out exclude each other: use only one of them."
            )
        return planner.FILE if run.bot == "planner" else FOLDER / name
    name = f"planner-{name}" if run.bot == "planner" else name
    if out is None:
        return Path(name)
    if out.suffix == suffix and not out.is_dir():
        return out
    other = set(SUFFIXES.values()) - {suffix}
    if out.suffix in other and not out.is_dir():
        raise GameError("out", f"{out}: the file of a {run.bot} value must end in {suffix}.")
    return out / name


def run_as_dict(run: TrainingRun) -> dict[str, Any]:
    """A training run as histories hold it."""
    content: dict[str, Any] = json.loads(json.dumps(asdict(run)))
    return content
