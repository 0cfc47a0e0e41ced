"""The help that `?` shows: what to type, the rules in brief, this game's fires and orders."""

from ninetyeight.cli.descriptions import numbers
from ninetyeight.rules import TRICK, Fire, Order, Pile, Ruleset
from ninetyeight.rules.ruleset import MINIMUM_WITHOUT_DECK
from ninetyeight.words import Voice

TYPED = (
    ("34A", "plain-help-card"),
    ("34A 36A .", "plain-help-turn"),
    ("undo, u", "plain-help-undo"),
    ("hint, i", "plain-help-hint"),
    ("table, t", "plain-help-table"),
    ("cards, c", "plain-help-cards"),
    ("quit, q", "plain-help-quit"),
    ("help, ?", "plain-help-help"),
)
"""What can be typed, the same in every language, and what it does."""
MEANINGS_AT = 12


def paragraphs(voice: Voice, ruleset: Ruleset) -> list[str]:
    """Explain a game in paragraphs; the terminal wraps them."""
    lines = [f"  {typed:{MEANINGS_AT}}{voice.say(key)}" for typed, key in TYPED]
    texts = ["\n".join([voice.say("plain-help-typing"), *lines]), _rules(voice, ruleset)]
    if ruleset.fire is not Fire.OFF:
        fires = voice.say("plain-fires", cards=numbers(ruleset.burning))
        is_next_card = ruleset.fire is Fire.NEXT_CARD or ruleset.players == 1
        texts.append(f"{fires} {voice.say('fire-next-card' if is_next_card else 'fire-next-turn')}")
    if ruleset.layout is not None:
        texts += [
            voice.say(
                "web-figure",
                name=f"{voice.say(f'order-{order}')} ({numbers(cards)})",
                text=voice.say(f"order-{order}-demand"),
            )
            for order, cards in zip(Order, ruleset.layout.numbers, strict=True)
        ]
    return texts


def _rules(voice: Voice, ruleset: Ruleset) -> str:
    pack = ruleset.pack
    return voice.say(
        "plain-rules",
        low=pack.starts[Pile.A],
        high=pack.starts[Pile.D],
        trick=TRICK,
        minimum=ruleset.minimum,
        last=MINIMUM_WITHOUT_DECK,
        cards=len(pack.cards),
    )
