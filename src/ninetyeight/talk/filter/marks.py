"""Strokes, dots, dice and pictures in a row, to be counted."""

import re
import unicodedata
from collections.abc import Iterator

from ninetyeight.talk.filter.expected import is_expected
from ninetyeight.talk.filter.sentence import Sentence

TALLY = re.compile(
    r"(?<![\w/\\|:])([|/\\¦❘┃丨])\1{2,}(?:\s\1+)*(?![\w:])"
    r"|(?<!\w)([Il])\2{3,}(?:\s\2+)*(?!\w)"
    r"|(?<!\w)([Il])\3{2,}(?:\s\3{2,})+(?!\w)"
)
"""Three strokes or more, or four letters that look like strokes."""
GROUPS = re.compile(r"(?<!\S)([^\w\s!?,;)(])\1+(?:\s+\1+)+(?!\S)")
"""The same mark in several groups: **** *******."""
ROW = re.compile(
    r"(?<![^\s:=])(?:([*#+oxOX●•·○■□▪▫◆◇★☆♥♦♣♠])\1{2,}"
    r"|([.,'`~_=^:a-gi-ln-vyA-GI-LN-VY–—-])\2{3,})(?![^\s,.!?])"
)
"""A row of the same mark, which counts only where a number is expected.

The letters of humming and snoring are left out."""
SPACED_ROW = re.compile(r"(?<!\S)([.,·oxOX~_=-])(?:\s\1){3,}(?!\S)")
"""Marks with spaces in between, which count only where a number is expected."""
SHAPES = frozenset("●•·○■□▪▫◆◇★☆")
TOKENS_NAMED = re.compile(
    r"(?:DIE FACE|DOMINO TILE|PLAYING CARD|CLOCK FACE|MAHJONG TILE|TALLY MARK|COUNTING ROD"
    r"|BILLIARDS)\b(?!.*\bONE\b)"
)
KNOCKS = re.compile(
    r"\b(knock|clap|tap|tick|beep|bip|klopf|toc|тук|хлоп|tuk|ťuk|buch|tok)(?:\W+\1\b){2,}"
)
FEWEST_PICTURES = 4
FEWEST_HELD = 2

FEELINGS = re.compile(
    "[☀☘☠☹☺♥⚡✅✊✋✌✨❣❤🌈🌟🌸🌹🍀🍾🍻🥂🎂🎈🏆🏅👀👆👇👈👉👊👋👌👍👎👏👐💀💋💐💓💔💕💖💗💘💙💚💛💜💝💞💟💡💢"
    "💣💤💥💦💨💩💪💫💬💯🔥🖐🖤🚀🤌🤍🤎🤏🤗🥇🥳🧡🧠🫡🫠🫶🫂"
    "\U0001f386-\U0001f38a\U0001f600-\U0001f64f\U0001f90d-\U0001f930\U0001f970-\U0001f97a\U0001fae0-\U0001fae8]"
)
"""Faces, hearts, hands and fireworks: people repeat them out of joy, not to count."""
SPACED = re.compile(r"(?<![\w])([|*•●/\\+e-zE-Z])(?:\s+\1){3,}(?!\w)")
"""The same letter or mark with spaces in between."""


def marks(sentence: Sentence) -> Iterator[tuple[int, int]]:
    """Find the spans of the text that show a number by marks."""
    text = sentence.line.text
    for expression in (TALLY, GROUPS, SPACED, KNOCKS):
        for match in expression.finditer(text.lower() if expression is KNOCKS else text):
            yield match.span()
    for expression in (ROW, SPACED_ROW):
        for match in expression.finditer(text):
            if match[1] in SHAPES or is_expected(sentence, *match.span()):
                yield match.span()
    yield from _pictures(sentence)


def _pictures(sentence: Sentence) -> Iterator[tuple[int, int]]:
    """Find dice and the like, and rows of the same picture."""
    text = sentence.line.text
    row_of = ""
    start = length = 0
    for place, character in enumerate((*text, "")):
        if character in ("\ufe0f", "\u200d", " ") and row_of:
            continue
        if character and character == row_of:
            length += 1
            continue
        if row_of and _is_counted(sentence, row_of, (start, place), length):
            yield start, place
        is_picture = character > "\u20ff" and unicodedata.category(character) in ("So", "Cn", "Co")
        row_of, start, length = (character, place, 1) if is_picture else ("", place, 0)
        if is_picture and TOKENS_NAMED.match(unicodedata.name(character, "")):
            yield place, place + 1


def _is_counted(sentence: Sentence, picture: str, span: tuple[int, int], length: int) -> bool:
    if FEELINGS.match(picture):
        return length >= FEWEST_HELD and is_expected(sentence, *span)
    return length >= FEWEST_PICTURES or (length >= FEWEST_HELD and is_expected(sentence, *span))
