"""Numbers that count things at the table, which are allowed (8.6): two more good cards."""

import re
from bisect import bisect_left
from collections.abc import Iterator
from functools import cache

from ninetyeight.talk.filter.languages import all_languages
from ninetyeight.talk.filter.languages.language_rules import LanguageRules
from ninetyeight.talk.filter.notation import words
from ninetyeight.talk.filter.number import NumberKind
from ninetyeight.talk.filter.number_phrase import NumberPhrase
from ninetyeight.talk.filter.sentence import ORDINAL_ENDINGS, Sentence
from ninetyeight.talk.filter.tokens import ChatToken

MOST_BETWEEN = 4
"""How many words may stand between a number and what it counts."""
HIGHEST_CARD_IN_TURN = 3
"""The second and third card are cards of a turn; the seventh card may mean the 7."""

ALTERNATIVES = words(
    "or oder ou o nebo či или bis to à až до - , maybe vielleicht peut être forse možná"
)
"""Words between two numbers when the counted things come after the second: two or three cards."""
NO_NOUNS = words("and would could can fits please now then next here there but was has will")
UNITS = words("min mins sec secs мин сек std sek mn min. hrs")
"""Abbreviated units of time: 5 min."""
LETTERS = frozenset("px")
"""Short for players and times, right after the digits: 3p, 2x."""
MOST_PLAYERS = 8
"""The highest number that `p` can count; more are pence, or pages."""


def free_places(sentence: Sentence, numbers: list[NumberPhrase]) -> set[int]:
    """Find the tokens of allowed numbers, which count something or belong to a saying."""
    free = set(_in_sayings(sentence))
    after: NumberPhrase | None = None
    for phrase in reversed(numbers):
        counts = _is_counting(sentence, phrase)
        if not counts and after is not None and after.first in free:
            counts = _is_alternative(sentence, phrase, after)
        if counts:
            free.update(range(phrase.first, phrase.last + 1))
        after = phrase
    return free


def _is_counting(sentence: Sentence, phrase: NumberPhrase) -> bool:
    """Whether things at the table follow the number, in a language it belongs to or in English."""
    spoken = {sentence.language.code, "en", *phrase.number.languages} & all_languages().keys()
    return any(_counts_in(all_languages()[code], sentence, phrase) for code in spoken)


def _counts_in(language: LanguageRules, sentence: Sentence, phrase: NumberPhrase) -> bool:
    """Go through the words after a number until one is a thing or cannot stand before one."""
    tokens = sentence.line.tokens
    place = phrase.last + 1
    if place < len(tokens) and _is_unit(tokens[place], phrase):
        return not (place + 1 < len(tokens) and tokens[place + 1].is_digits)
    for place, word in _words_after(tokens, phrase.last):
        if (is_thing := _is_thing(language, tokens, phrase, place)) is not None:
            return is_thing
        if not _may_stand_between(language, sentence, phrase, place, word):
            return False
    return False


def _is_thing(
    language: LanguageRules, tokens: tuple[ChatToken, ...], phrase: NumberPhrase, place: int
) -> bool | None:
    """Whether this word is what the number counts; None if it is not a thing at all."""
    counted, number, word = language.counted, phrase.number, tokens[place].text
    if number.kind is NumberKind.ORDINAL:
        is_card = word in counted.card and number.value <= HIGHEST_CARD_IN_TURN
        return True if is_card or word in counted.one else None
    if word in counted.many or word.endswith(counted.many_endings or ("\0",)):
        return not _is_doubtful(language, tokens, phrase, place)
    if word in counted.as_adjective and place == phrase.last + 1 + _hyphens(tokens, phrase.last):
        return _is_before_noun(language, tokens, place)
    if number.value % 10 == 1 and number.value != 11 and word in counted.card | counted.one:
        return language.code == "ru"
    return None


def _may_stand_between(
    language: LanguageRules, sentence: Sentence, phrase: NumberPhrase, place: int, word: str
) -> bool:
    """Whether a word may stand between a number and what it counts."""
    counted, tokens = language.counted, sentence.line.tokens
    if _is_first_of_compound(tokens, place):
        return True
    if sentence.readings[place] is not None and tokens[place - 1].text in counted.whose:
        return True
    if word in counted.of:
        return phrase.number.kind is NumberKind.NAME or _word(tokens, place + 1) in counted.whose
    return word in counted.between or _is_adjective(language, word)


def _is_first_of_compound(tokens: tuple[ChatToken, ...], place: int) -> bool:
    """Whether a hyphen ties the word to the next: Stopp-Karten."""
    tied = tokens[place + 1 : place + 3]
    return len(tied) == 2 and tied[0].text == "-" and tied[0].is_glued and tied[1].is_glued


def _words_after(tokens: tuple[ChatToken, ...], last: int) -> Iterator[tuple[int, str]]:
    """Yield the words after a number, up to a mark that ends the phrase."""
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


def _is_doubtful(
    language: LanguageRules, tokens: tuple[ChatToken, ...], phrase: NumberPhrase, place: int
) -> bool:
    """Whether a word for things means something else here: the 47 turns it, die 47 mal weg."""
    counted = language.counted
    word = tokens[place].text
    if word in counted.small and phrase.first and tokens[phrase.first - 1].text in counted.articles:
        return True
    follower = tokens[place + 1] if place + 1 < len(tokens) else None
    if follower is None or word not in counted.verbs:
        return False
    is_pile = follower.is_word and len(follower.text) == 1 and follower.is_capital
    return is_pile or follower.text in counted.objects


def _word(tokens: tuple[ChatToken, ...], place: int) -> str:
    return tokens[place].text if place < len(tokens) else ""


def _hyphens(tokens: tuple[ChatToken, ...], last: int) -> int:
    return int(last + 1 < len(tokens) and tokens[last + 1].text == "-")


def _is_before_noun(language: LanguageRules, tokens: tuple[ChatToken, ...], place: int) -> bool:
    """Whether a word follows that may be a noun: a five minute break, a 3-player game."""
    follower = next((t for t in tokens[place + 1 :] if t.text != "-"), None)
    return (
        follower is not None
        and follower.is_word
        and len(follower.text) > 2
        and follower.text not in language.onto | language.counted.objects | NO_NOUNS
    )


def _is_adjective(language: LanguageRules, word: str) -> bool:
    endings = language.counted.between_endings
    return (
        bool(endings)
        and len(word) > 3
        and word.endswith(endings)
        and word not in language.counted.no_adjectives
    )


def _is_unit(token: ChatToken, phrase: NumberPhrase) -> bool:
    """Whether a token is an abbreviated unit, as typed: Czech míň is not min."""
    if token.typed.lower() in UNITS:
        return True
    is_few = token.text != "p" or phrase.number.value <= MOST_PLAYERS
    return token.is_glued and token.text in LETTERS and is_few


def _is_alternative(sentence: Sentence, phrase: NumberPhrase, after: NumberPhrase) -> bool:
    """Whether a number and the next one are alternatives: two or three cards."""
    between = sentence.line.tokens[phrase.last + 1 : after.first]
    if len(between) > 3 or not all(token.text in ALTERNATIVES for token in between):
        return False
    if not between:
        return after.number.value == phrase.number.value + 1
    return phrase.number.value < after.number.value <= 2 * phrase.number.value + 5


@cache
def _sayings(code: str) -> re.Pattern[str]:
    return re.compile(all_languages()[code].sayings)


def _in_sayings(sentence: Sentence) -> Iterator[int]:
    for match in _sayings(sentence.language.code).finditer(sentence.shape):
        yield from range(
            bisect_left(sentence.places, match.start()), bisect_left(sentence.places, match.end())
        )
