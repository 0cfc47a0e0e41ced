"""Everything the product says about a game, in six languages.

The sentences are in Fluent files, `<language>/<subject>.ftl`, which the web client reads as well.
`say(language, key, **values)` returns a sentence, a `Voice` speaks one language, and
`best_language` picks the best match for a person's preferences. `docs/translating.md` explains how
to translate.
"""

from ninetyeight.words.advice import reason_sentence
from ninetyeight.words.demands import demands, game_sentence
from ninetyeight.words.ending import loss_sentence, widest_sentence
from ninetyeight.words.language import FALLBACK, LANGUAGES, best_language
from ninetyeight.words.speech import WordsMissing, is_known, say, sources
from ninetyeight.words.voice import Voice

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "Voice",
    "WordsMissing",
    "best_language",
    "demands",
    "game_sentence",
    "is_known",
    "loss_sentence",
    "reason_sentence",
    "say",
    "sources",
    "widest_sentence",
]
