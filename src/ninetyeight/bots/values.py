"""The learned values that ship with the package: one small file for an edition and player count.

Beside each file lies its history, as JSON: the command, the seed and the time that made it, and
how it rose. A value is never used silently for another game: `Value.serves` says for which game
it was taught, and `Value.is_own` whether that is this one.
"""

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from ninetyeight.kernel.compiled import FEATURES, LANES, WIDEST, Net
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


@dataclass(frozen=True, slots=True)
class Value:
    """A learned value, with the game it was taught in."""

    net: Net
    edition: str
    players: int
    is_own: bool
    """Whether it was taught in the very game that it is asked about."""

    @property
    def name(self) -> str:
        """The name of its file, such as `expert-3`."""
        return file_name(self.edition, self.players)


def file_name(edition: str, players: int) -> str:
    """Name the file of a value, without its ending."""
    return f"{edition}-{players}"


def value_for(ruleset: Ruleset, folder: Path = FOLDER) -> Value:
    """Find the value that serves a game: its own, or the nearest one that was taught."""
    own = _edition(ruleset)
    is_known = edition_of(ruleset) is not None and ruleset.layout in (None, STANDARD_LAYOUT)
    for candidate in _candidates(own):
        path = folder / f"{file_name(candidate, ruleset.players)}.npz"
        if path.exists():
            is_own = candidate == own and is_known
            return Value(_loaded(path), candidate, ruleset.players, is_own)
    raise GameError(
        "value",
        f"There is no learned value for {own} with {ruleset.players} players in {folder.name}.",
    )


def _edition(ruleset: Ruleset) -> str:
    """Name the edition that a game is, or comes nearest to if it is a mixture of the house."""
    names = {
        "extreme": ruleset.layout is not None,
        "expert": ruleset.minimum == EXPERT_MINIMUM,
        "fire": ruleset.fire is Fire.NEXT_TURN,
        "strict-fire": ruleset.fire is Fire.NEXT_CARD,
        "short": ruleset.hand_size < HAND_SIZES[ruleset.players],
    }
    return "+".join(name for name, is_so in names.items() if is_so) or "original"


def _candidates(edition: str) -> list[str]:
    """List the editions whose values could serve, the nearest first."""
    names = [name for name in edition.split("+") if name != "original"]
    chain = [names]
    for drop in ("short", "strict-fire", "fire", "expert", "extreme"):
        chain.append([name for name in chain[-1] if name != drop])
        if drop == "strict-fire" and drop in names:
            chain.insert(-1, [*chain[-1], "fire"])
    return ["+".join(parse_edition("+".join(part))) if part else "original" for part in chain]


def load_value(path: Path) -> Net:
    """Read a file of learned values; whatever is wrong with it is said in one line."""
    try:
        with np.load(path, allow_pickle=False) as content:
            arrays = [np.ascontiguousarray(content[name], np.float32) for name in Net._fields]
    except (OSError, ValueError, KeyError, BadZipFile, EOFError) as error:
        raise GameError("value", f"{path}: this is no file of learned values ({error}).") from None
    net = Net(*arrays)
    _check(net, path)
    return net


@lru_cache(maxsize=32)
def _loaded(path: Path) -> Net:
    return packed_net(load_value(path))


def _check(net: Net, path: Path) -> None:
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
    for name, shape in shapes.items():
        actual = getattr(net, name).shape
        if actual != shape:
            raise GameError("value", f"{path}: {name} has the shape {actual}, not {shape}.")
    if width % LANES or depth % LANES or max(width, depth) > WIDEST:
        raise GameError("value", f"{path}: layers of {width} and {depth} are not possible.")
    if not all(np.isfinite(array).all() for array in net):
        raise GameError("value", f"{path}: it holds numbers that are none.")


def save_value(net: Net, history: dict[str, Any], path: Path) -> None:
    """Write a value with half the digits, which are enough, and its history beside it."""
    arrays = {name: array.astype(np.float16) for name, array in net._asdict().items()}
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new.npz")
    np.savez_compressed(new, **arrays)
    new.replace(path)
    path.with_suffix(".json").write_text(json.dumps(history, indent=1) + "\n")
