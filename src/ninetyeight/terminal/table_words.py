"""What a table tells its people: duties, cards, refusals, keys."""

from rich.text import Text

from ninetyeight.protocol.message import Refusal
from ninetyeight.protocol.view import GameView, Phase
from ninetyeight.rules import RefusalCode
from ninetyeight.terminal.hints import next_level
from ninetyeight.terminal.model import LogLine, TableModel
from ninetyeight.terminal.owed import owed_sentences
from ninetyeight.terminal.perspective import Perspective, marks_of
from ninetyeight.terminal.signs import signs_in_words
from ninetyeight.terminal.widgets.key_bar import Key
from ninetyeight.words import Voice


def duty_words(voice: Voice, view: Perspective) -> str:
    """Say what has to be done now, and by whom."""
    game, phase = view.table.game, view.table.phase
    if phase is Phase.PLAYING and game is not None:
        said = owed_sentences(
            voice,
            game.owed,
            game.piles,
            is_yours=view.you.is_on_turn,
            doomed_by=view.you.doomed_by,
        )
        words = " · ".join(said)
        if not words or view.you.is_on_turn or game.turn is None:
            return words
        return voice.say("web-figure", name=view.name(voice, game.turn), text=words)
    if phase is Phase.BIDDING and game is not None:
        return _bidding_words(voice, view, game)
    if phase is Phase.LOBBY and view.is_full:
        return voice.say("web-ready" if view.you.is_host else "web-ready-host")
    return voice.say(f"phase-{phase}")


def _bidding_words(voice: Voice, view: Perspective, game: GameView) -> str:
    if game.tied:
        return voice.say("bidding-tie-host" if view.you.is_host else "bidding-tie")
    if view.own is None:
        return voice.say("phase-bidding")
    return voice.say("bidding-question" if view.own.bid is None else "bidding-waiting")


def card_words(voice: Voice, view: Perspective, card: int) -> str:
    """Describe a picked card: what is printed on it, and where it can go on the player's turn."""
    game = view.table.game
    mark = marks_of(game).get(card) if game is not None else None
    said = []
    if view.you.is_on_turn:
        said.append(voice.say("action-choose-pile", card=card))
    else:
        said.append(voice.say("refusal-not-your-turn"))
    if mark is not None and mark.order is not None:
        name, demand = f"order-{mark.order}", f"order-{mark.order}-demand"
        said.append(f"{voice.say(name)}: {voice.say(demand)}")
    if mark is not None and mark.burns:
        said.append(voice.say("card-fire", card=card))
    return " ".join(said)


def refusal_words(voice: Voice, refusal: Refusal) -> str:
    """Say why a command was refused, and what to do instead."""
    said = [voice.by_code("refusal", refusal.code, refusal.message)]
    if refusal.code == RefusalCode.TURN_NOT_FINISHED:
        said.append(duty_words(voice, Perspective(refusal.table, refusal.you)))
    if refusal.reason is not None:
        said.append(voice.say(f"reason-{refusal.reason}", found=refusal.found or ""))
        if refusal.offer is None:
            said.append(voice.say("advice-none"))
    return " ".join(said)


def silence_words(voice: Voice, view: Perspective) -> str:
    """Say why nobody may talk now."""
    game = view.table.game
    is_silent = game is not None and game.owed is not None and not game.owed.talk
    return voice.say("talk-silence" if is_silent else "refusal-no-talk")


def played_text(voice: Voice, game: GameView) -> Text:
    """List the cards already on the piles."""
    text = Text()
    for pile in game.piles:
        letter = pile.pile.name
        key = "pile-ascending" if pile.ascends else "pile-descending"
        text.append(f"{voice.say(key, pile=letter)}\n", "bold")
        cards = " ".join(map(str, pile.cards))
        text.append(f"{cards or voice.say('pile-empty', pile=letter)}\n\n")
    return text


def last_turn_text(voice: Voice, model: TableModel) -> Text:
    """Recap what was played since the viewer's last turn."""
    view, text = model.view, Text()
    if view is None:
        return text
    for turn in model.turns_to_see(view.you.seat):
        for laid in turn.plays:
            text.append(f"{LogLine(laid, view.cast, model.is_shared).sentence(voice)}\n")
        text.append("\n")
    return text


def keys_for(voice: Voice, model: TableModel) -> list[Key]:
    """List the keys that do something now."""
    view = model.view
    assert view is not None
    you = view.you
    level = next_level(model.hint)
    hint = "hint-short" if model.hint is None or level is None else f"hint-{level}-short"
    is_playing = view.table.phase is Phase.PLAYING
    has_signs = view.may_sign or bool(signs_in_words(voice, model))
    possible = (
        (Key("0-9 A-D", voice.say("terminal-play"), "put_back"), bool(you.plays)),
        (Key("Enter", voice.say("action-end-turn"), "end_turn"), you.may_end_turn),
        (Key("⌫", voice.say("undo-short"), "take_back"), you.may_take_back),
        (Key("H", voice.say(hint), "hint"), you.may_hint and level is not None),
        (Key("F", voice.say("skip-ahead"), "skip"), you.may_skip),
        (Key("S", voice.say("talk-signs"), "signs"), is_playing and has_signs),
        (Key("T", voice.say("setting-talk"), "talk"), you.may_talk and not view.is_alone),
        (Key("P", voice.say("web-played-short"), "played"), view.table.game is not None),
        (Key("L", voice.say("terminal-last-turn"), "last_turn"), is_playing),
        (Key("M", voice.say("web-menu"), "menu"), True),
        (Key("?", voice.say("web-keys"), "keys"), True),
    )
    return [key for key, is_possible in possible if is_possible]


def keys_text(voice: Voice) -> Text:
    """The help for the keys at a table."""
    keys = (
        ("0-9", "web-key-digits"),
        ("← →", "web-key-arrows"),
        ("A B C D", "web-key-piles"),
        ("Enter", "action-end-turn"),
        ("⌫", "undo"),
        ("Esc", "web-key-escape"),
        ("H", "hint-ask"),
        ("F", "skip-ahead"),
        ("+ -", "setting-pace"),
        ("S", "terminal-signs"),
        ("T", "setting-talk"),
        ("P", "web-played"),
        ("L", "web-last-turn"),
        ("M", "web-menu"),
        ("Q", "web-home"),
        ("?", "web-key-help"),
    )
    text = Text()
    for key, words in keys:
        text.append(f"{key:>9}  ", "bold").append(f"{voice.say(words)}\n")
    return text
