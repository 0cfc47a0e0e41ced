"""Whether a number counts things of the table, so that it is free (8.6): two more good cards."""

import re
from bisect import bisect_left
from collections.abc import Iterator
from functools import cache

from ninetyeight.talk.filter.languages import tongues
from ninetyeight.talk.filter.languages.tongue import Tongue, words
from ninetyeight.talk.filter.line import Token
from ninetyeight.talk.filter.number import Kind
from ninetyeight.talk.filter.runs import Run
from ninetyeight.talk.filter.sentence import ORDINAL_ENDINGS, Sentence

MOST_BETWEEN = 4
"""How many words may stand between a number and what it counts."""
HIGHEST_CARD_IN_TURN = 3
"""The second and third card are cards of a turn; the seventh card is a 7."""

ALTERNATIVES = words(
    "or oder ou o nebo či или bis to à až до - , maybe vielleicht peut être forse možná"
)
"""Words between two numbers of which the things come after the second: two or three cards."""
NO_NOUNS = words("and would could can fits please now then next here there but was has will")
UNITS = words("min mins sec secs мин сек std sek mn min. hrs")
"""Short for things of time: 5 min."""
LETTERS = frozenset("px")
"""Short for players and times, right after the digits: 3p, 2x."""
MOST_PLAYERS = 8
"""More are pence, or pages."""


def free_places(sentence: Sentence, numbers: list[Run]) -> set[int]:
    """Give the places of numbers that are free: they count, or stand in a saying."""
    free = set(_in_sayings(sentence))
    after: Run | None = None
    for run in reversed(numbers):
        counts = _is_counting(sentence, run)
        if not counts and after is not None and after.first in free:
            counts = _is_alternative(sentence, run, after)
        if counts:
            free.update(range(run.first, run.last + 1))
        after = run
    return free


def _is_counting(sentence: Sentence, run: Run) -> bool:
    """Whether things of the table follow the number, in a language that fits, or in English."""
    spoken = {sentence.tongue.code, "en", *run.number.languages} & tongues().keys()
    return any(_counts_in(tongues()[code], sentence, run) for code in spoken)


def _counts_in(tongue: Tongue, sentence: Sentence, run: Run) -> bool:
    """Go through the words after a number, until one is a thing or cannot stand before one."""
    tokens = sentence.line.tokens
    place = run.last + 1
    if place < len(tokens) and _is_unit(tokens[place], run):
        return not (place + 1 < len(tokens) and tokens[place + 1].is_digits)
    for place, word in _words_after(tokens, run.last):
        if (is_thing := _is_thing(tongue, tokens, run, place)) is not None:
            return is_thing
        if not _may_stand_between(tongue, sentence, run, place, word):
            return False
    return False


def _is_thing(tongue: Tongue, tokens: tuple[Token, ...], run: Run, place: int) -> bool | None:
    """Whether this word is what the number counts; None if it is no thing at all."""
    counted, number, word = tongue.counted, run.number, tokens[place].text
    if number.kind is Kind.ORDINAL:
        is_card = word in counted.card and number.value <= HIGHEST_CARD_IN_TURN
        return True if is_card or word in counted.one else None
    if word in counted.many or word.endswith(counted.many_endings or ("\0",)):
        return not _is_doubtful(tongue, tokens, run, place)
    if word in counted.as_adjective and place == run.last + 1 + _hyphens(tokens, run.last):
        return _is_before_noun(tongue, tokens, place)
    if number.value % 10 == 1 and number.value != 11 and word in counted.card | counted.one:
        return tongue.code == "ru"
    return None


def _may_stand_between(tongue: Tongue, sentence: Sentence, run: Run, place: int, word: str) -> bool:
    """Whether a word may stand between a number and what it counts."""
    counted, tokens = tongue.counted, sentence.line.tokens
    if _is_first_of_compound(tokens, place):
        return True
    if sentence.readings[place] is not None and tokens[place - 1].text in counted.whose:
        return True
    if word in counted.of:
        return run.number.kind is Kind.NAME or _word(tokens, place + 1) in counted.whose
    return word in counted.between or _is_adjective(tongue, word)


def _is_first_of_compound(tokens: tuple[Token, ...], place: int) -> bool:
    """Whether a hyphen ties the word to the next: Stopp-Karten."""
    tied = tokens[place + 1 : place + 3]
    return len(tied) == 2 and tied[0].text == "-" and tied[0].is_glued and tied[1].is_glued


def _words_after(tokens: tuple[Token, ...], last: int) -> Iterator[tuple[int, str]]:
    """Give the words after a number, up to a sign that ends the phrase."""
    found = 0
    if tokens[last].is_digits and _word(tokens, last + 1) in ORDINAL_ENDINGS:
        last += 1
    for place in range(last + 1, len(tokens)):
        token = tokens[place]
        if token.is_word:
            found += 1
            yield place, token.text
            if found > MOST_BETWEEN:
                return
        elif token.text not in "-'\"«»„“”()*_+":
            return


def _is_doubtful(tongue: Tongue, tokens: tuple[Token, ...], run: Run, place: int) -> bool:
    """Whether a word for things is none here: the 47 turns it, die 47 mal weg."""
    counted = tongue.counted
    word = tokens[place].text
    if word in counted.small and run.first and tokens[run.first - 1].text in counted.articles:
        return True
    follower = tokens[place + 1] if place + 1 < len(tokens) else None
    if follower is None or word not in counted.verbs:
        return False
    is_pile = follower.is_word and len(follower.text) == 1 and follower.is_capital
    return is_pile or follower.text in counted.objects


def _word(tokens: tuple[Token, ...], place: int) -> str:
    return tokens[place].text if place < len(tokens) else ""


def _hyphens(tokens: tuple[Token, ...], last: int) -> int:
    return int(last + 1 < len(tokens) and tokens[last + 1].text == "-")


def _is_before_noun(tongue: Tongue, tokens: tuple[Token, ...], place: int) -> bool:
    """Whether a word follows that may be a noun: a five minute break, a 3-player game."""
    follower = next((t for t in tokens[place + 1 :] if t.text != "-"), None)
    return (
        follower is not None
        and follower.is_word
        and len(follower.text) > 2
        and follower.text not in tongue.onto | tongue.counted.objects | NO_NOUNS
    )


def _is_adjective(tongue: Tongue, word: str) -> bool:
    endings = tongue.counted.between_endings
    return (
        bool(endings)
        and len(word) > 3
        and word.endswith(endings)
        and word not in tongue.counted.no_adjectives
    )


def _is_unit(token: Token, run: Run) -> bool:
    """Whether it is short for something; míň is no min."""
    if token.typed.lower() in UNITS:
        return True
    is_few = token.text != "p" or run.number.value <= MOST_PLAYERS
    return token.is_glued and token.text in LETTERS and is_few


def _is_alternative(sentence: Sentence, run: Run, after: Run) -> bool:
    """Whether a number and the next one are a choice: two or three cards."""
    between = sentence.line.tokens[run.last + 1 : after.first]
    if len(between) > 3 or not all(token.text in ALTERNATIVES for token in between):
        return False
    if not between:
        return after.number.value == run.number.value + 1
    return run.number.value < after.number.value <= 2 * run.number.value + 5


@cache
def _sayings(code: str) -> re.Pattern[str]:
    return re.compile(tongues()[code].sayings)


def _in_sayings(sentence: Sentence) -> Iterator[int]:
    for match in _sayings(sentence.tongue.code).finditer(sentence.shape):
        yield from range(
            bisect_left(sentence.places, match.start()), bisect_left(sentence.places, match.end())
        )
