"""Starts plain games, from a fresh deal or a saved record, one after the other."""

import secrets
import shlex
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from rich.console import Console

from ninetyeight import __version__
from ninetyeight.cli.files import STANDARD_INPUT, load_record
from ninetyeight.cli.fresh_deals import fresh_record
from ninetyeight.cli.plain.bot_answers import BotAnswers
from ninetyeight.cli.plain.commands import is_quit
from ninetyeight.cli.plain.game import YES, PlainGame
from ninetyeight.cli.plain.keyboard import Quit, ask, discard_typed
from ninetyeight.cli.plain.partners import bots_of, bots_to_name_again
from ninetyeight.cli.plain.roster import Roster
from ninetyeight.cli.plain.saving import SavedGame, new_save_path
from ninetyeight.cli.plain.screen import Screen
from ninetyeight.cli.plain.starter import agree_on_starter
from ninetyeight.cli.play_options import PlayOptions
from ninetyeight.cli.safe_output import plain
from ninetyeight.preferred import checked_language, preferences_path, preferred_language
from ninetyeight.rules import GameError, InvalidRecord, Record, replay, shuffled
from ninetyeight.rules.seat_name import bot_of_seat, name_of_bot
from ninetyeight.words import Voice

SAME_DEAL = "s"


def play_in_lines(
    options: PlayOptions, record: str | None = None, save: Path | None = None
) -> None:
    """Play one game after another in this terminal until the people stop.

    A `record` is a file to continue; it has its own rules, deck and names. `save` is where the
    game is saved.
    """
    voice = Voice(_language(options.language))
    _check_save(save)
    if record is None:
        game = _fresh(options, voice)
    else:
        given = (options.edition, options.players, options.seed, options.layout)
        if options.names or any(option is not None for option in given):
            raise GameError("record", f"{plain(record)} has its own rules, deck and names.")
        game = _unfinished(record)
        save = save or Path(record)
    with bots_of(game, options.bots) as bots, suppress(Quit):
        roster = Roster.of(game, voice, bots)
        screen = Screen(Console(highlight=False), roster, voice, before_curtain=discard_typed)
        next_game = _play(game, screen, save, is_new=record is None)
        while next_game is not None:
            next_game = _play(next_game, screen, None, is_new=True)


def _language(chosen: str | None) -> str:
    return preferred_language(preferences_path()) if chosen is None else checked_language(chosen)


def _fresh(options: PlayOptions, voice: Voice) -> Record:
    """Deal for the people and bots that will play; people sit before bots."""
    players = options.number_of_players if options.bots else options.players
    fresh = fresh_record(options.edition, players, seed=options.seed, layout=options.layout)
    return _with_names(fresh, options, voice)


def _play(record: Record, screen: Screen, path: Path | None, *, is_new: bool) -> Record | None:
    """Play one game; return the next one, if the people want another."""
    now = datetime.now().astimezone()
    answers = BotAnswers(screen)
    if is_new:
        meta = {"program": f"ninetyeight {__version__}", "started": now.isoformat("T", "seconds")}
        record = replace(record, starter=agree_on_starter(record, answers, ask), meta=meta)
    saved = SavedGame(path or new_save_path(record, now), screen)
    game = PlainGame(record, answers, ask, saved.write)
    try:
        game.run()
    except (Quit, KeyboardInterrupt):
        _leave(game, saved, screen)
        raise
    finally:
        answers.explain_failures()
    _tell_where("plain-see-again", "replay", saved, screen)
    return _ask_for_another(game.record, screen.voice)


def _ask_for_another(record: Record, voice: Voice) -> Record | None:
    """Offer another game with the same rules and people."""
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


def _leave(game: PlainGame, saved: SavedGame, screen: Screen) -> None:
    """Leave a running game: hide the hand from the others, and tell how to resume."""
    screen.say("")
    if game.is_shared:
        screen.hide_everything()
    _tell_where("plain-go-on", "play", saved, screen, bots_to_name_again(game.record))


def _tell_where(
    key: str, command: str, saved: SavedGame, screen: Screen, bots: Sequence[str] = ()
) -> None:
    if saved.is_written:
        options = [word for bot in bots for word in ("--bot", bot)]
        typed = shlex.join(["ninetyeight", command, str(saved.path), *options])
        screen.say(screen.voice.say(key, command=typed), "dim", on_one_line=True)


def _check_save(save: Path | None) -> None:
    """Refuse to overwrite a file."""
    if save is None:
        return
    name = plain(str(save))
    if save.is_dir():
        raise GameError("save", f"{name} is a folder: name a file to save the game in.")
    if save.exists():
        raise GameError("save", f"{name} already exists. To resume it: ninetyeight play {name}")


def _unfinished(name: str) -> Record:
    """Load a record that can be continued, and refuse any other."""
    if name == STANDARD_INPUT:
        raise GameError(
            "record",
            "A game cannot be read from standard input, where the players type: name a file.",
        )
    try:
        record = load_record(name)
    except InvalidRecord as error:
        raise GameError("record", f"{plain(name)}: {error.message}") from None
    game, shown = replay(record), plain(name)
    if game.refused is not None:
        raise GameError(
            "record",
            f"{shown}: action {game.refused.index + 1} is refused, so the game cannot continue:"
            f" {game.refused.message}",
        )
    if game.state.outcome is not None:
        raise GameError(
            "record", f"{shown}: this game is over. Show it with: ninetyeight replay {shown}"
        )
    return record


def _with_names(record: Record, options: PlayOptions, voice: Voice) -> Record:
    """Seat the named people, then players without a name, then the bots."""
    names, players = options.names, record.ruleset.players
    people = players - len(options.bots)
    if len(names) > people:
        raise GameError("name", f"There are {len(names)} names for {people} people at the table.")
    for name in names:
        if not name.strip() or not name.isprintable() or bot_of_seat(name) is not None:
            raise GameError("name", f"{name!r} cannot be used as a name.")
    if not names and not options.bots:
        return record
    rest = (voice.say("replay-player", number=seat + 1) for seat in range(len(names), people))
    bots = map(name_of_bot, options.bots)
    return replace(record, seats=(*names, *rest, *bots))
