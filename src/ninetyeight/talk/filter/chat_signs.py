"""Digits that are not numbers of cards: smileys, chat spellings, the order "3!", large numbers."""

import re

CHAT_WORDS = """
w8 w8ing w8t gr8 gr8t gr8est m8 m8s m8y l8r l8er h8 h8s h8er h8ers h8ing sk8 str8 b8 f8 k8 n8 gn8
8ung 2day 2nite 2night 2moro 2morrow 2mrw 2gether 4ever 4eva 4evr 4get 4got 4give 4u 4me 4real
4sure be4 4ward me2 u2 in2 any1 every1 some1 no1 n1 b1 bi1 qq1 kelk1 quelqu1 2m1 2main a2m1 1337
l33t leet h4x h4x0r h4xx0r n00b n00bs pwn3d pr0 mp3 mp4 h2o co2 ps2 ps3 ps4 ps5 3d 2d 4k 5g 4g p2p
f5 o5 z5 о5 7я 9gag ver2felt 4all
"""
_WORDS = "|".join(sorted(CHAT_WORDS.split(), key=len, reverse=True))

_FREE = re.compile(
    rf"(?<!\w)(?:{_WORDS})(?!\w)"
    r"|<\s?/?\s?3+(?![\d,.])"  # a heart
    r"|(?<!\S)(?:>?[:;=]['-]?3|o7|\^3\^)(?!\w)"  # a cat, a salute
    r"|(?<!\S)8-\)"
    r"|(?<!\S)24/7(?![^\s,.!?)])"  # always
    r"|(?<![\w,.:])3!(?!!)"  # the order (5.4)
    r"|[«„“\"'(]\s?3\s?!\s?[»“”\"')]"
    r"|(?<![\d.,])[1-9]\d{0,2}(?:[., '\u00a0\u202f]000)+(?!\d)"  # thousands
    r"|(?<!\w)(?:too|so|very|running|bit|was|am|is|be|got|getting|2) l8(?!\w)"
    r"|(?<!\w)b4 (?:u|you|i|we|the|that|he|she|they|my|it|playing|your)(?!\w)",
    re.IGNORECASE,
)
_COOL = re.compile(r"(?P<before>\b\w+)[.,!]{0,9}\s8\)+\s*$")
"""A smiley with sunglasses at the end of a line."""


def free_spans(text: str, holding: frozenset[str]) -> list[tuple[int, int]]:
    """Find the spans of a text where digits are harmless; `holding` are words such as have."""
    spans = [match.span() for match in _FREE.finditer(text)]
    cool = _COOL.search(text) if "8)" in text and "(" not in text else None
    if cool and cool["before"].lower() not in holding:
        spans.append((cool.end("before"), cool.end()))
    return spans
