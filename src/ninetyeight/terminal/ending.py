"""Words for the end of a game: why it was lost, and the turn that decided it."""

from ninetyeight.protocol.view import GameEnding, WidestStep
from ninetyeight.rules import CardPlayed, Duty, Loss
from ninetyeight.terminal.names import name_at
from ninetyeight.terminal.perspective import Perspective
from ninetyeight.words import Voice, loss_sentence, widest_sentence


def reason(voice: Voice, view: Perspective, ending: GameEnding) -> str:
    """Explain in one sentence why the game ended."""
    game, owed, lost = view.table.game, ending.owed, ending.loss
    if ending.code == "conceded" and view.is_only_person:
        return voice.say("ending-lost-conceded-you")
    if game is None or game.turn is None or owed is None or lost is None:
        return voice.by_code("outcome", ending.code)
    is_you = view.is_player and game.turn == view.you.seat
    return loss_sentence(
        voice,
        Duty(ending.code),
        Loss(lost.lack, lost.hindrances, lost.count, lost.piles),
        cards=owed.cards,
        only=owed.bound if owed.cover_next is None else owed.cover_next,
        name=None if is_you else name_at(voice, view.table, game.turn),
    )


def decided(voice: Voice, view: Perspective, widest: WidestStep) -> str:
    """Describe the turn that cost the most."""
    is_you = view.is_player and widest.seat == view.you.seat
    return widest_sentence(
        voice,
        CardPlayed(widest.seat, widest.card, widest.pile, widest.on),
        widest.turn,
        None if is_you else name_at(voice, view.table, widest.seat),
    )
