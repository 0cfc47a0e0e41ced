"""The corpus: labelled lines of talk in six languages, and how many of them are refused.

`dev` are the lines that the filter was made with. `blind` was written by somebody who had the
rules and no sight of the filter; its lines are counted, and never looked at to mend the filter.
`blind2` was written in the same way later, to be harder: tricks that need no wit, riddles, and
innocent lines full of words that may be numbers.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from ninetyeight.talk import refusal
from talk.filter.spoken import LANGUAGES

TALK = Path(__file__).parents[1] / "corpus"
KINDS = {
    "dev": ("plain", "evasive", "innocent", "exception"),
    "blind": ("plain", "evasive", "innocent", "exception"),
    "blind2": ("mechanical", "riddle", "innocent"),
}
"""The parts of the corpus, and the kinds of lines in each."""
PARTS = tuple(KINDS)
FREE = ("innocent", "exception")
"""Kinds of lines that may be said: no number at all, or one that 8.6 lets pass; all others name
a number, openly or in disguise."""


@dataclass(frozen=True, slots=True)
class Talk:
    """A line, its language, and what a human at the table would make of it."""

    text: str = field(repr=False)
    """Not shown when a test fails: the blind part shall stay blind."""
    language: str
    kind: str

    @property
    def is_refused(self) -> bool:
        """Whether the filter refuses it."""
        return refusal(self.text, self.language) is not None


@dataclass(frozen=True, slots=True)
class Share:
    """How many of some lines are refused."""

    refused: int
    lines: int

    @property
    def part(self) -> float:
        """The share, from 0 to 1."""
        return self.refused / self.lines

    def __str__(self) -> str:
        return f"{self.refused}/{self.lines} = {100 * self.part:.1f} %"


def talk(part: str, languages: Iterable[str] = LANGUAGES) -> list[Talk]:
    """Read the lines of a part of the corpus."""
    return [
        Talk(row["text"], language, row["kind"])
        for language in languages
        for row in map(json.loads, _rows(part, language))
    ]


def share(part: str, kind: str, languages: Iterable[str] = LANGUAGES) -> Share:
    """Count how many lines of a kind are refused."""
    lines = [line for line in talk(part, languages) if line.kind == kind]
    return Share(sum(line.is_refused for line in lines), len(lines))


def _rows(part: str, language: str) -> list[str]:
    return (TALK / part / f"{language}.jsonl").read_text(encoding="utf-8").splitlines()
