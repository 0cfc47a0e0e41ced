"""Words: everything the product says about a game, in six languages.

The sentences are Fluent files, `<language>/<subject>.ftl`; the web client reads the same files.
`say(language, key, **values)` gives a sentence, a `Voice` all that is said in one language, and
`best_language` the language for somebody. How to add or mend a translation is in
`docs/translating.md`.
"""

from ninetyeight.words.language import FALLBACK, LANGUAGES, best_language
from ninetyeight.words.speech import WordsMissing, is_known, say, sources
from ninetyeight.words.voice import Voice

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "Voice",
    "WordsMissing",
    "best_language",
    "is_known",
    "say",
    "sources",
]
