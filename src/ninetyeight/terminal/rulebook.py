"""The rulebook as one text, from the same sentences as the web client's pages."""

from rich.text import Text

from ninetyeight.rules import Order, ruleset_of
from ninetyeight.words import Voice
from ninetyeight.words.speech import sources

RULING = "*"
"""Stands after a sentence that is a ruling of this edition."""


CHAPTERS = {
    "goal": "rule-goal-title",
    "setup": "rule-setup-title",
    "starter": "rule-starter-title",
    "turn": "rule-turn-title",
    "trick": "trick",
    "end": "rule-end-title",
    "score": "rule-score-title",
    "talk": "rule-talk-title",
    "signs": "rule-signs-title",
    "expert": "edition-expert",
    "fire": "edition-fire",
    "extreme": "edition-extreme",
    **{order.value: f"order-{order}" for order in Order},
    "combining": "rule-combining-title",
    "seeing": "rule-seeing-title",
}
"""The chapters by the names in their keys, each with its title."""


def rulebook(voice: Voice) -> Text:
    """All rules, chapter by chapter."""
    text = Text(f"{RULING} {voice.say('rulebook-ruling')}\n", "italic")
    burning = voice.list(ruleset_of("fire", players=2).burning)
    for chapter, title in CHAPTERS.items():
        text.append(f"\n{voice.say(title).upper()}\n", "bold")
        for key in _before(chapter):
            text.append(f"{voice.say(key)}\n")
        for key in _keys(chapter):
            mark = f" {RULING}" if key.endswith("-ruling") else ""
            values = {"cards": burning} if key == "rule-fire-cards" else {}
            text.append(f"{voice.say(key, **values)}{mark}\n")
    return text


def _before(chapter: str) -> tuple[str, ...]:
    """The keys of shared sentences that belong at the head of a chapter."""
    if chapter == "trick":
        return ("trick-about",)
    return (f"order-{chapter}-demand",) if chapter in set(Order) else ()


def _keys(chapter: str) -> list[str]:
    """List the keys of a chapter's sentences in file order."""
    lines = sources("en")["rulebook"].splitlines()
    keys = [line.partition(" ")[0] for line in lines if line.startswith(f"rule-{chapter}-")]
    return [key for key in keys if not key.endswith(("-title", "-picture", "-size"))]
