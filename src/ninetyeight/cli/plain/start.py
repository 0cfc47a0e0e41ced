"""Begins plain games: a fresh deal or a saved record, those who play, and another game after it."""

import secrets
import shlex
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from rich.console import Console

from ninetyeight import __version__
from ninetyeight.cli.files import STANDARD_INPUT, load_record
from ninetyeight.cli.fresh_deals import fresh_record
from ninetyeight.cli.plain.bot_answers import Answers
from ninetyeight.cli.plain.commands import is_quit
from ninetyeight.cli.plain.game import YES, Session
from ninetyeight.cli.plain.keyboard import Quit, ask, forget_typed
from ninetyeight.cli.plain.partners import bots_of, named_again
from ninetyeight.cli.plain.roster import Company
from ninetyeight.cli.plain.saving import SavedGame, new_save_path
from ninetyeight.cli.plain.screen import Screen
from ninetyeight.cli.plain.starter import agree_on_starter
from ninetyeight.cli.safe_output import plain
from ninetyeight.preferred import checked_language, preferences_path, preferred_language
from ninetyeight.rules import GameError, InvalidRecord, Record, replay, shuffled
from ninetyeight.rules.seat_name import bot_named, name_of_bot
from ninetyeight.words import Voice

SAME_DEAL = "s"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was asked for on the command line."""

    record: str | None = None
    """A file to go on with; it has its own rules, deck and names."""
    edition: str | None = None
    players: int | None = None
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    seed: str | None = None
    layout: str | None = None
    save: Path | None = None
    language: str | None = None


def start(wanted: Wanted) -> None:
    """Play one game after another at this terminal, until the people have had enough."""
    voice = Voice(_language(wanted.language))
    _check_save(wanted.save)
    path = wanted.save
    if wanted.record is None:
        game = _fresh(wanted, voice)
    else:
        given = (wanted.edition, wanted.players, wanted.seed, wanted.layout)
        if wanted.names or any(option is not None for option in given):
            raise GameError("record", f"{plain(wanted.record)} has its own rules, deck and names.")
        game = _unfinished(wanted.record)
        path = path or Path(wanted.record)
    with bots_of(game, wanted.bots) as bots, suppress(Quit):
        company = Company.of(game, voice, bots)
        screen = Screen(Console(highlight=False), company, voice, before_curtain=forget_typed)
        following = _play(game, screen, path, is_new=wanted.record is None)
        while following is not None:
            following = _play(following, screen, None, is_new=True)


def _language(wanted: str | None) -> str:
    return preferred_language(preferences_path()) if wanted is None else checked_language(wanted)


def _fresh(wanted: Wanted, voice: Voice) -> Record:
    """Deal for the people and bots that are to play; people sit before bots."""
    players = wanted.players
    if wanted.bots:
        named = max(len(wanted.names), 1) + len(wanted.bots)
        players = named if players is None else players
        if players < named:
            raise GameError(
                "players", f"You and the others make {named} players, but {players} are to play."
            )
    fresh = fresh_record(wanted.edition, players, seed=wanted.seed, layout=wanted.layout)
    return _with_names(fresh, wanted, voice)


def _play(game: Record, screen: Screen, path: Path | None, *, is_new: bool) -> Record | None:
    """Play one game; give the next one that the people want, if any."""
    now = datetime.now().astimezone()
    answers = Answers(screen)
    if is_new:
        meta = {"program": f"ninetyeight {__version__}", "started": now.isoformat("T", "seconds")}
        game = replace(game, starter=agree_on_starter(game, answers, ask), meta=meta)
    saved = SavedGame(path or new_save_path(game, now), screen)
    session = Session(game, answers, ask, saved.write)
    try:
        session.run()
    except (Quit, KeyboardInterrupt):
        _leave(session, saved, screen)
        raise
    finally:
        answers.explain_failures()
    _tell_where("plain-see-again", "replay", saved, screen)
    return _again(session.record, screen.voice)


def _again(record: Record, voice: Voice) -> Record | None:
    """Ask for another game with the same rules and people."""
    fresh = replace(record, actions=(), talk=())
    while True:
        answer = ask(f"{voice.say('plain-again')} ").strip().lower()
        if answer == SAME_DEAL:
            return fresh
        if answer in ("", *YES, *voice.say("plain-yes").split()):
            deck = shuffled(record.ruleset.pack.cards, secrets.randbelow)
            return replace(fresh, deck=deck, seed=None)
        if answer in ("n", "no") or is_quit(answer):
            return None


def _leave(session: Session, saved: SavedGame, screen: Screen) -> None:
    """Leave a running game: hide the hand from the others, and say how to go on."""
    screen.say("")
    if session.is_shared:
        screen.hide_everything()
    _tell_where("plain-go-on", "play", saved, screen, named_again(session.record))


def _tell_where(
    key: str, command: str, saved: SavedGame, screen: Screen, bots: Sequence[str] = ()
) -> None:
    if saved.is_written:
        options = [word for bot in bots for word in ("--bot", bot)]
        typed = shlex.join(["ninetyeight", command, str(saved.path), *options])
        screen.say(screen.voice.say(key, command=typed), "dim", on_one_line=True)


def _check_save(save: Path | None) -> None:
    """Refuse to save where something is already."""
    if save is None:
        return
    name = plain(str(save))
    if save.is_dir():
        raise GameError("save", f"{name} is a folder: name a file to save the game in.")
    if save.exists():
        raise GameError("save", f"{name} exists already. To go on with it: ninetyeight play {name}")


def _unfinished(name: str) -> Record:
    """Load a record that can be played on; nothing of it may get lost."""
    if name == STANDARD_INPUT:
        raise GameError("record", "A game cannot be read from where the players type: name a file.")
    try:
        record = load_record(name)
    except InvalidRecord as error:
        raise GameError("record", f"{plain(name)}: {error.message}") from None
    game, shown = replay(record), plain(name)
    if game.refused is not None:
        raise GameError(
            "record",
            f"{shown}: action {game.refused.index + 1} is refused, so the game cannot go on:"
            f" {game.refused.message}",
        )
    if game.state.outcome is not None:
        raise GameError("record", f"{shown}: it is over. See it with: ninetyeight replay {shown}")
    return record


def _with_names(record: Record, wanted: Wanted, voice: Voice) -> Record:
    """Give the seats the names that were typed, plain ones to the rest, and bots their seats."""
    names, players = wanted.names, record.ruleset.players
    people = players - len(wanted.bots)
    if len(names) > people:
        raise GameError("name", f"There are {len(names)} names, and {people} at the table.")
    for name in names:
        if not name.strip() or not name.isprintable() or bot_named(name) is not None:
            raise GameError("name", f"{name!r} cannot be shown as a name.")
    if not names and not wanted.bots:
        return record
    rest = (voice.say("replay-player", number=seat + 1) for seat in range(len(names), people))
    bots = map(name_of_bot, wanted.bots)
    return replace(record, seats=(*names, *rest, *bots))
