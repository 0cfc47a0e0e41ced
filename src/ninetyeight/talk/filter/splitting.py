"""Number words split into pieces: f o r t y, se.ven, for ty, s*ven."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise

from ninetyeight.talk.filter import look_alikes
from ninetyeight.talk.filter.languages import telephone_words
from ninetyeight.talk.filter.lexicon import NEIGHBOURS, lexicon
from ninetyeight.talk.filter.number import FORBIDDEN, NumberKind
from ninetyeight.talk.filter.refusal import RefusalReason
from ninetyeight.talk.filter.roman import value_of
from ninetyeight.talk.filter.sentence import Sentence
from ninetyeight.talk.filter.tokens import ChatToken
from ninetyeight.talk.filter.words import compound, read_word

Found = tuple[int, int, RefusalReason]
"""The first and the last token, and the reason."""

SHORTEST_PAIR = 5
SHORTEST_LETTERS = 3
LONGEST_LETTERS = 16
SHORTEST_INITIALS = 5
TWO_WORDS = frozenset(
    {("s", "even"), ("four", "s"), ("for", "ties"), ("quindi", "ci"), ("se", "dici")}
)
"""Everyday words that happen to form a number word when joined: it's even, se dici."""
HOLES = frozenset("*#_·@…")


def pieces(sentence: Sentence) -> Iterator[Found]:
    """Find number words that are split into pieces."""
    tokens = sentence.line.tokens
    yield from _in_chunks(sentence)
    yield from _letters_apart(tokens, sentence.language.letter_names)
    yield from _on_the_telephone(tokens)
    yield from _halves(sentence)
    yield from _initials(sentence)


def _in_chunks(sentence: Sentence) -> Iterator[Found]:
    """Join pieces without spaces in between: for-ty, se.ven, f0rty, s*ven."""
    tokens = sentence.line.tokens
    for first, last in _chunks(tokens):
        while last > first and tokens[last].text in "!+":
            last -= 1
        chunk = tokens[first : last + 1]
        letters = "".join([token.text for token in chunk if token.is_word])
        if len(letters) < 2 or len(chunk) < 2:
            continue
        if any(token.text in look_alikes.SIGNS or token.is_digits for token in chunk):
            whole = "".join(
                [t.text for t in chunk if t.text.isalnum() or t.text in look_alikes.SIGNS]
            )
            for table in (look_alikes.SIGNS_AS_LETTERS, look_alikes.SIGNS_AS_LETTERS_TOO):
                if _names_number(whole.translate(table), sentence):
                    yield first, last, RefusalReason.LOOK_ALIKE
        readings = [sentence.readings[place] for place in range(first, last + 1)]
        is_read = any(reading and reading.number.is_forbidden for reading in readings)
        if not is_read and _is_number_apart(chunk, letters, sentence):
            yield first, last, RefusalReason.SPELLED
        if any(token.text in HOLES for token in chunk[1:]) and _has_hole(chunk):
            yield first, last, RefusalReason.SPELLED


def _chunks(tokens: tuple[ChatToken, ...]) -> Iterator[tuple[int, int]]:
    """Yield the first and last token of each run of several tokens without spaces."""
    first = 0
    for place in range(1, len(tokens) + 1):
        if place == len(tokens) or not tokens[place].is_glued:
            if place - first > 1:
                yield first, place - 1
            first = place


def _is_number_apart(chunk: tuple[ChatToken, ...], letters: str, sentence: Sentence) -> bool:
    """Whether pieces with marks in between form a number word; small pieces may misspell it."""
    sizes = [len(token.text) for token in chunk if token.is_word]
    if len(sizes) < 2 or letters in sentence.language.ordinary:
        return False
    if sizes.count(1) > 1 or (max(sizes) <= 3 and not any(t.text == "'" for t in chunk)):
        return _names_number(letters, sentence)
    number = lexicon().numbers.get(letters) or compound(letters)
    return number is not None and number.is_forbidden and number.languages != NEIGHBOURS


def _names_number(word: str, sentence: Sentence) -> bool:
    if word in sentence.language.ordinary or not word.isalpha() or len(word) < SHORTEST_LETTERS:
        return False
    reading = read_word(word)
    return reading is not None and reading.number.is_forbidden


@cache
def _holes() -> frozenset[str]:
    """List the number words with one letter replaced by a star."""
    return frozenset(
        f"{word[:place]}*{word[place + 1 :]}"
        for word, number in lexicon().numbers.items()
        if number.is_forbidden and number.kind is NumberKind.CARDINAL and 4 <= len(word) <= 10
        for place in range(len(word))
    )


def _has_hole(chunk: tuple[ChatToken, ...]) -> bool:
    text = "".join([("*" if token.text in HOLES else token.text) for token in chunk])
    return text in _holes() or text.strip("*") in _holes()


def _letters_apart(tokens: tuple[ChatToken, ...], names: Mapping[str, str]) -> Iterator[Found]:
    """Join single letters, or their names: f o r t y, eff o ar tee why."""
    row: list[int] = []
    letters: list[str] = []
    for place in range(len(tokens) + 1):
        token = tokens[place] if place < len(tokens) else None
        if token is not None and token.is_word and (len(token.text) <= 1 or token.text in names):
            row.append(place)
            letters.append(names.get(token.text, token.text))
        elif token is None or token.is_word or token.is_digits:
            yield from _number_in_letters(row, "".join(letters))
            row, letters = [], []


def _on_the_telephone(tokens: tuple[ChatToken, ...]) -> Iterator[Found]:
    """Join the first letters of words such as foxtrot."""
    row: list[int] = []
    for place in range(len(tokens) + 1):
        token = tokens[place] if place < len(tokens) else None
        if token is not None and token.text in telephone_words():
            row.append(place)
        elif token is None or token.is_word or token.is_digits:
            letters = "".join(tokens[at].text[0] for at in row)
            yield from _number_in_letters(row, letters)
            row = []


def _number_in_letters(row: list[int], letters: str) -> Iterator[Found]:
    if len(row) < SHORTEST_LETTERS:
        return
    numbers = lexicon().numbers
    for start in range(len(letters) - SHORTEST_LETTERS + 1):
        for end in range(start + SHORTEST_LETTERS, min(start + LONGEST_LETTERS, len(letters)) + 1):
            is_whole = end - start == len(letters)
            number = numbers.get(letters[start:end])
            if number and number.is_forbidden and (is_whole or end - start > SHORTEST_LETTERS):
                yield row[start], row[end - 1], RefusalReason.SPELLED
                return
    if (reading := read_word(letters)) is not None and reading.number.is_forbidden:
        yield row[0], row[-1], RefusalReason.SPELLED
    elif len(set(letters)) > 1 and value_of(letters) in FORBIDDEN:
        yield row[0], row[-1], RefusalReason.ROMAN


def _halves(sentence: Sentence) -> Iterator[Found]:
    """Join two or three short words: for ty, se ven ty."""
    tokens = sentence.line.tokens
    places = [
        place
        for place, token in enumerate(tokens)
        if token.is_word and not (token.is_glued and place and tokens[place - 1].text == "'")
    ]
    for row in pairwise(places):
        yield from _joined(sentence, row)
    for long_row in zip(places, places[1:], places[2:], strict=False):
        if all(len(tokens[place].text) <= 4 for place in long_row):
            yield from _joined(sentence, long_row)


def _joined(sentence: Sentence, row: tuple[int, ...]) -> Iterator[Found]:
    tokens = sentence.line.tokens
    if any(sentence.readings[place] for place in row) or row[-1] - row[0] > 2 * len(row):
        return
    word = "".join([tokens[place].text for place in row])
    number = lexicon().numbers.get(word) if len(word) >= SHORTEST_PAIR else None
    if number is None or not number.is_forbidden or number.kind is not NumberKind.CARDINAL:
        return
    if tuple(tokens[place].text for place in row) not in TWO_WORDS and number.languages & {
        sentence.language.code,
        "en",
    }:
        yield row[0], row[-1], RefusalReason.SPELLED


def _initials(sentence: Sentence) -> Iterator[Found]:
    """Read the first letters of all words."""
    words = [place for place, token in enumerate(sentence.line.tokens) if token.is_word]
    if not SHORTEST_INITIALS <= len(words) <= LONGEST_LETTERS:
        return
    initials = "".join([sentence.line.tokens[place].text[0] for place in words])
    number = lexicon().numbers.get(initials)
    if number and number.is_forbidden and sentence.language.code in number.languages:
        yield words[0], words[-1], RefusalReason.SPELLED
