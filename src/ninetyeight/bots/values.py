"""The learned values that ship with the package: one small file per edition and player count.

Next to each file is its history as JSON: the command, seed and time that made it, and how its win
rate rose. A value is never used silently for another game: `edition` and `players` say which game
it was trained for, and `is_own` whether that is this one.
"""

import json
import zlib
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from ninetyeight.kernel.feature_table import FEATURES
from ninetyeight.kernel.layer_sums import LANES, WIDEST
from ninetyeight.kernel.network import Net
from ninetyeight.kernel.packing import packed_net
from ninetyeight.rules import (
    STANDARD_LAYOUT,
    Fire,
    GameError,
    Ruleset,
    edition_of,
    parse_edition,
)
from ninetyeight.rules.ruleset import EXPERT_MINIMUM, HAND_SIZES

FOLDER = Path(__file__).parent / "values"
MOST_BYTES = 16 * 1024 * 1024
"""The largest file of weights that is read."""
TRAINING_RUN = "training_run"
"""The field of a file of learned values, and of its history, that says how it was trained."""
EARLIER_TRAINING_RUN = "course"
"""That field's name in files of earlier versions."""
ZIP = b"PK"
"""The first bytes of a file of learned values, which is a zip archive."""
UNREADABLE = (
    OSError,
    ValueError,
    KeyError,
    TypeError,  # a .npy file holds a single array, not an archive
    BadZipFile,
    EOFError,
    zlib.error,
    NotImplementedError,
)
"""What NumPy raises for a file that is not one of its archives, or a truncated one."""


@dataclass(frozen=True, slots=True)
class Value:
    """A learned value, with the game it was trained for."""

    net: Net
    edition: str
    players: int
    is_own: bool
    """Whether it was trained for exactly the game that it serves."""
    file: str | None = None
    """Its file; None for a value of the package."""

    @property
    def name(self) -> str:
        """Its file, or its name in the package, such as `expert-3`."""
        return self.file or file_name(self.edition, self.players)


def file_name(edition: str, players: int) -> str:
    """Return the name of a value's file, without its extension."""
    return f"{edition}-{players}"


def value_for(ruleset: Ruleset, folder: Path = FOLDER) -> Value:
    """Find the value for a game: its own, or the nearest one that was trained."""
    own, is_known = edition_near(ruleset)
    for candidate in _candidates(own):
        path = folder / f"{file_name(candidate, ruleset.players)}.npz"
        if path.exists():
            is_own = candidate == own and is_known
            return Value(_loaded(path), candidate, ruleset.players, is_own)
    raise GameError(
        "value",
        f"There is no learned value for {own} with {ruleset.players} players in {folder.name}.",
    )


def edition_near(ruleset: Ruleset) -> tuple[str, bool]:
    """Return the edition nearest to a game, and whether the game is exactly that edition."""
    is_known = edition_of(ruleset) is not None and ruleset.layout in (None, STANDARD_LAYOUT)
    names = {
        "extreme": ruleset.layout is not None,
        "expert": ruleset.minimum == EXPERT_MINIMUM,
        "fire": ruleset.fire is Fire.NEXT_TURN,
        "strict-fire": ruleset.fire is Fire.NEXT_CARD,
        "short": ruleset.hand_size < HAND_SIZES[ruleset.players],
    }
    return "+".join(name for name, is_so in names.items() if is_so) or "original", is_known


def _candidates(edition: str) -> list[str]:
    """List the editions whose values could be used, the nearest first."""
    names = [name for name in edition.split("+") if name != "original"]
    chain = [names]
    for drop in ("short", "strict-fire", "fire", "expert", "extreme"):
        chain.append([name for name in chain[-1] if name != drop])
        if drop == "strict-fire" and drop in names:
            chain.insert(-1, [*chain[-1], "fire"])
    return ["+".join(parse_edition("+".join(part))) if part else "original" for part in chain]


def load_value(path: Path) -> Net:
    """Read a file of learned values; `GameError` says in one line what is wrong with it."""
    return parse_value(read_bytes(path), str(path))


def read_bytes(path: Path) -> bytes:
    """Read a file of weights; `GameError` if it cannot be read."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:  # a name with a NUL byte is a ValueError
        reason = getattr(error, "strerror", None) or error
        raise GameError("value", f"{path}: {reason}.") from None
    if len(content) > MOST_BYTES:
        raise GameError("value", f"{path}: it is too large to be a file of weights.")
    return content


def parse_value(content: bytes, name: str) -> Net:
    """Parse a file of learned values; `name` is what errors call it."""
    if not content.startswith(ZIP):  # NumPy would suggest unpickling it
        raise GameError("value", f"{name}: this is not a file of learned values.")
    try:
        with np.load(BytesIO(content), allow_pickle=False) as archive:
            arrays = [np.ascontiguousarray(archive[field], np.float32) for field in Net._fields]
    except UNREADABLE as error:
        said = " ".join(str(error).split())
        raise GameError(
            "value", f"{name}: this is not a file of learned values ({said})."
        ) from None
    net = Net(*arrays)
    _check(net, name)
    return net


def parse_training_run(content: bytes) -> dict[str, Any] | None:
    """Parse how a value was trained from its file; None if the file does not say."""
    try:
        with np.load(BytesIO(content), allow_pickle=False) as archive:
            name = TRAINING_RUN if TRAINING_RUN in archive else EARLIER_TRAINING_RUN
            run: dict[str, Any] = json.loads(str(archive[name]))
    except (*UNREADABLE, RecursionError):
        return None
    return run


def with_current_names(history: dict[str, Any]) -> dict[str, Any]:
    """Return a history as this version writes it, whichever version wrote it."""
    if EARLIER_TRAINING_RUN in history and TRAINING_RUN not in history:
        run = history[EARLIER_TRAINING_RUN]
        rest = {name: value for name, value in history.items() if name != EARLIER_TRAINING_RUN}
        return {TRAINING_RUN: run, **rest}
    return history


@lru_cache(maxsize=32)
def _loaded(path: Path) -> Net:
    return packed_net(load_value(path))


def _check(net: Net, name: str) -> None:
    width, depth = net.hidden_bias.size, net.second_bias.size
    shapes = {
        "hidden": (FEATURES, width),
        "hidden_bias": (width,),
        "second": (width, depth),
        "second_bias": (depth,),
        "out": (depth, 2),
        "out_bias": (2,),
        "handicap": (2,),
    }
    for field, shape in shapes.items():
        actual = getattr(net, field).shape
        if actual != shape:
            raise GameError("value", f"{name}: {field} has the shape {actual}, not {shape}.")
    if width % LANES or depth % LANES or max(width, depth) > WIDEST:
        raise GameError("value", f"{name}: layers of {width} and {depth} units are not supported.")
    if not all(np.isfinite(array).all() for array in net):
        raise GameError("value", f"{name}: it contains NaN or infinity.")


def save_value(net: Net, history: dict[str, Any], path: Path) -> None:
    """Write a value in half precision, which loses no strength, and its history next to it.

    The value itself also says how it was trained, so it can be moved without its history.
    """
    arrays: dict[str, Any] = {
        name: array.astype(np.float16) for name, array in net._asdict().items()
    }
    if TRAINING_RUN in history:
        arrays[TRAINING_RUN] = np.array(json.dumps(history[TRAINING_RUN]))
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new.npz")
    np.savez_compressed(new, **arrays)
    new.replace(path)
    write_json(path.with_suffix(".json"), history)


def write_json(path: Path, content: dict[str, Any]) -> None:
    """Replace a JSON file atomically: a reader sees the old one or the new one."""
    new = path.with_suffix(".new.json")
    new.write_text(json.dumps(content, indent=1) + "\n")
    new.replace(path)
