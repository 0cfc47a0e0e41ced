"""Words for the end of a game: why it was lost, and the turn that decided it."""

from ninetyeight.protocol.view import GameEnding, WidestStep
from ninetyeight.rules import Order
from ninetyeight.terminal.perspective import Perspective
from ninetyeight.terminal.voice import TableVoice


def reason(voice: TableVoice, view: Perspective, ending: GameEnding) -> str:
    """Explain in one sentence why the game ended."""
    game = view.table.game
    assert game is not None
    if ending.code == "conceded" and view.is_only_person:
        return voice.say("ending-lost-conceded-you")
    owed = ending.owed
    if owed is not None and ending.code == "minimum" and owed.cards > 0 and game.turn is not None:
        return _missing(voice, view, ending, owed.cards)
    if owed is not None and ending.code == "three":
        return voice.say("ending-lost-three")
    if owed is not None and ending.code in ("skull", "fire"):
        due = {*owed.cover, owed.cover_next}
        is_skull = ending.code == "skull"
        piles = [
            pile.pile.name
            for pile in game.piles
            if pile.pile in due and (pile.order is Order.SKULL if is_skull else pile.burns)
        ]
        if piles:
            return voice.say(f"ending-lost-{ending.code}", pile=voice.list(piles))
    return voice.by_code("outcome", ending.code)


def _missing(voice: TableVoice, view: Perspective, ending: GameEnding, count: int) -> str:
    game = view.table.game
    assert game is not None
    assert game.turn is not None
    is_short = not ending.stuck or any(each.why == "not-enough" for each in ending.stuck)
    key = "ending-lost-few" if is_short else "ending-lost-minimum"
    if view.is_player and game.turn == view.you.seat:
        return voice.say(f"{key}-you", count=count)
    return voice.say(key, name=voice.seat(view.table, game.turn), count=count)


def decided(voice: TableVoice, view: Perspective, widest: WidestStep) -> str:
    """Describe the turn that cost the most."""
    yours = "-you" if view.is_player and widest.seat == view.you.seat else ""
    return voice.say(
        f"ending-decided-about{yours}",
        name=voice.seat(view.table, widest.seat),
        turn=widest.turn,
        card=widest.card,
        pile=widest.pile.name,
        on=widest.on,
        gap=abs(widest.card - widest.on) - 1,
    )
