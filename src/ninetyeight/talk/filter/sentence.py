"""A line with the numbers and piles found in it."""

from bisect import bisect_left, bisect_right
from dataclasses import dataclass

from ninetyeight.rules import Pile
from ninetyeight.talk.filter.characters import fold
from ninetyeight.talk.filter.chat_signs import free_spans
from ninetyeight.talk.filter.languages import rules_for
from ninetyeight.talk.filter.languages.language_rules import ANYWHERE, NOTHING, LanguageRules
from ninetyeight.talk.filter.lexicon import lexicon
from ninetyeight.talk.filter.notation import words
from ninetyeight.talk.filter.number import Number, NumberKind
from ninetyeight.talk.filter.piles import pile_at
from ninetyeight.talk.filter.refusal import RefusalReason
from ninetyeight.talk.filter.tokens import ChatToken, TokenizedLine
from ninetyeight.talk.filter.turned import upright
from ninetyeight.talk.filter.words import TENS, Reading, read_word, reason_of

ORDINAL_ENDINGS = words(
    "st nd rd th e er eme ieme a o te ter ten tes ste sten ster й я е го му м ю х ый ая ого ую"
)
ALSO = words("и или et ou a nebo či")
"""Words between two numbers that both belong to the word before them."""
MOST_DIGITS = 6
BREAKS = frozenset(".!?;:")
CLAUSE_ENDS = BREAKS | {","}
KEPT_MARKS = frozenset("+-*=%")


@dataclass(frozen=True, slots=True)
class Sentence:
    """A line, its language, the number that each token is, and its shape."""

    line: TokenizedLine
    language: LanguageRules
    readings: tuple[Reading | None, ...]
    piles: tuple[Pile | None, ...]
    shape: str
    """The line for patterns: words folded, numbers as `#7`, piles as `@a`, ends as a dot."""
    places: tuple[int, ...]
    """Where each token starts in the shape; one that is left out starts where the one before does.
    """
    ignored: frozenset[int]
    """The places in the text where digits are harmless: smileys, the order "3!"."""

    @classmethod
    def of(cls, text: str, language: str) -> "Sentence":
        """Read any text."""
        line, rules = TokenizedLine.of(text), rules_for(language)
        free = frozenset(
            place for span in free_spans(text, rules.holding) for place in range(*span)
        )
        readings = tuple(
            None if token.start in free else _read(line.tokens, place, rules)
            for place, token in enumerate(line.tokens)
        )
        piles = tuple(pile_at(line.tokens, place, rules) for place in range(len(line.tokens)))
        shape, places = _shape(line.tokens, readings, piles)
        return cls(line, rules, readings, piles, shape, places, free)

    def clause_at(self, place: int) -> str:
        """Find the shape of the clause around a place in the text, from comma to comma."""
        tokens = self.line.tokens
        ends = [index for index, token in enumerate(tokens) if token.text in CLAUSE_ENDS]
        here = bisect_right([tokens[index].start for index in ends], place)
        first = ends[here - 1] + 1 if here else 0
        last = ends[here] + 1 if here < len(ends) else len(tokens)
        start = self.places[first] if first < len(tokens) else len(self.shape)
        return self.shape[start : self.places[last] if last < len(tokens) else None]

    def token_at(self, place: int) -> int:
        """Find the token at a place in the shape."""
        start = self.places[bisect_right(self.places, place) - 1]
        return bisect_left(self.places, start)


def _read(tokens: tuple[ChatToken, ...], place: int, language: LanguageRules) -> Reading | None:
    token = tokens[place]
    if token.is_digits:
        return _read_digits(tokens, place)
    if not token.is_word or (token.text in language.ordinary and not _has_own_accents(token)):
        return None
    reading = _read_plain(token, language)
    if reading is None or not _is_number_here(tokens, place, language):
        return None
    return reading


def _has_own_accents(token: ChatToken) -> bool:
    """Whether the word is written with the accents of a number word."""
    return not token.typed.isascii() and token.typed.lower() in lexicon().written


def _read_digits(tokens: tuple[ChatToken, ...], place: int) -> Reading:
    text = tokens[place].text
    value = int(text) if len(text) <= MOST_DIGITS else 10**MOST_DIGITS
    follower = tokens[place + 1] if place + 1 < len(tokens) else None
    if follower is not None and follower.text == "-" and place + 2 < len(tokens):
        follower = tokens[place + 2]
    if follower is not None and follower.is_glued and follower.text in ORDINAL_ENDINGS:
        return Reading(Number(value, NumberKind.ORDINAL), RefusalReason.ORDINAL)
    return Reading(Number(value), RefusalReason.DIGITS)


def _read_plain(token: ChatToken, language: LanguageRules) -> Reading | None:
    """Read a word by itself; allowed numbers are read only in the speaker's language."""
    tables = lexicon()
    typed = token.typed.lower()
    number = tables.slang.get((language.code, token.text)) or tables.accented.get(typed)
    if number is not None:
        return Reading(number, reason_of(number))
    if not typed.isascii() and (number := _turned(typed)) is not None:
        return Reading(number, RefusalReason.LOOK_ALIKE)
    reading = read_word(token.text)
    if reading is None or language.code in reading.number.languages:
        return reading
    if not reading.number.is_forbidden:
        return None
    has_other_accents = not typed.isascii() and token.text.isascii() and typed not in tables.written
    return None if has_other_accents and token.text in tables.numbers else reading


def _turned(typed: str) -> Number | None:
    """Read a word written upside down."""
    for word in upright(typed):
        reading = read_word(fold(word))
        if reading is not None and reading.number.is_forbidden:
            return reading.number
    return None


def _is_number_here(tokens: tuple[ChatToken, ...], place: int, language: LanguageRules) -> bool:
    """Whether an ambiguous word can be a number, given the words around it."""
    word = tokens[place].text
    before = _word_before(tokens, place)
    after = _word(tokens, place + 1)
    if word in language.ambiguous.only_after and not _is_held(language, word, before, after):
        is_alone = not before and (after in ",.!" or not after)
        goes_on_pile = after in language.onto and _is_pile(tokens, place + 2, language)
        if not is_alone and not goes_on_pile:
            return False
    if (
        word in language.ambiguous.only_before
        and after.isalpha()
        and after not in language.ambiguous.only_before[word]
    ):
        return _ends_number(tokens, place)
    if word in language.ambiguous.never_after and before in language.ambiguous.never_after[word]:
        return False
    if word in language.ambiguous.never_before and after in language.ambiguous.never_before[word]:
        return False
    return not _is_name(tokens, place, language)


def _is_name(tokens: tuple[ChatToken, ...], place: int, language: LanguageRules) -> bool:
    """Whether a hyphen joins it to a name, both capitalized: Sept-Îles."""
    tied = tokens[place + 1 : place + 3]
    if len(tied) < 2 or tied[0].text != "-" or not (tied[0].is_glued and tied[1].is_glued):
        return False
    name = tied[1]
    if not (tokens[place].typed.istitle() and name.is_word and name.typed.istitle()):
        return False
    known = language.own | language.onto | language.counted.card | language.counted.many
    return len(name.text) > 3 and name.text not in known and read_word(name.text) is None


def _is_held(language: LanguageRules, word: str, before: str, after: str) -> bool:
    """Whether a word on either side makes an ambiguous word a number."""
    held = language.ambiguous.only_after[word]
    if before in held or (not before.isalpha() and ANYWHERE in held and before != "'"):
        return True
    return after in language.ambiguous.or_before.get(word, NOTHING) or _is_digit_word(after)


def _is_digit_word(word: str) -> bool:
    reading = read_word(word) if len(word) > 2 else None
    return reading is not None and 0 < reading.number.value < 10


def _word_before(tokens: tuple[ChatToken, ...], place: int) -> str:
    """Find the word before, skipping a hyphen, or another number: thirty or forty."""
    if place > 2 and tokens[place - 1].text in ALSO and read_word(tokens[place - 2].text):
        return _word_before(tokens, place - 2)
    if place > 1 and tokens[place].is_glued and tokens[place - 1].text == "-":
        return tokens[place - 2].text
    return _word(tokens, place - 1)


def _ends_number(tokens: tuple[ChatToken, ...], place: int) -> bool:
    """Whether tens stand before it: vingt et un."""
    start = place - 1
    while start > 0 and tokens[start].text in ("et", "-"):
        start -= 1
    reading = read_word(tokens[start].text) if 0 <= start < place - 1 else None
    return reading is not None and reading.number.value in TENS


def _is_pile(tokens: tuple[ChatToken, ...], place: int, language: LanguageRules) -> bool:
    return place < len(tokens) and pile_at(tokens, place, language) is not None


def _word(tokens: tuple[ChatToken, ...], place: int) -> str:
    return tokens[place].text if 0 <= place < len(tokens) else ""


def _shape(
    tokens: tuple[ChatToken, ...],
    readings: tuple[Reading | None, ...],
    piles: tuple[Pile | None, ...],
) -> tuple[str, tuple[int, ...]]:
    pieces: list[str] = []
    places: list[int] = []
    start = length = 0
    for place, (token, reading, pile) in enumerate(zip(tokens, readings, piles, strict=True)):
        piece = "" if _is_hyphen(tokens, readings, piles, place) else _piece(token, reading, pile)
        if piece:
            pieces.append(piece)
            start, length = length, length + len(piece) + 1
        places.append(start)
    return " ".join(pieces), tuple(places)


def _is_hyphen(
    tokens: tuple[ChatToken, ...],
    readings: tuple[Reading | None, ...],
    piles: tuple[Pile | None, ...],
    place: int,
) -> bool:
    """Whether this is a hyphen within a word, as in au-dessus, rather than a minus."""
    if tokens[place].text != "-" or not 0 < place < len(tokens) - 1:
        return False
    neighbours = (place - 1, place + 1)
    return all(readings[each] is None and piles[each] is None for each in neighbours)


def _piece(token: ChatToken, reading: Reading | None, pile: Pile | None) -> str:
    if reading is not None:
        return f"#{reading.number.value}"
    if pile is not None:
        return f"@{pile.name.lower()}"
    if token.is_word or token.is_digits:
        return token.text
    if token.text in BREAKS:
        return "."
    return token.text if token.text in KEPT_MARKS else ""
