"""Begins plain games: a fresh deal or a saved record, the names, the starter, and again."""

import secrets
import shlex
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from rich.console import Console

from ninetyeight import __version__
from ninetyeight.cli.dealing import fresh_record
from ninetyeight.cli.files import STANDARD_INPUT, load_record
from ninetyeight.cli.plain.commands import is_quit
from ninetyeight.cli.plain.keyboard import Quit, ask, forget_typed
from ninetyeight.cli.plain.saving import SavedGame, new_save_path
from ninetyeight.cli.plain.screen import Screen
from ninetyeight.cli.plain.session import Session
from ninetyeight.cli.streams import plain
from ninetyeight.cli.words import player_name
from ninetyeight.rules import GameError, InvalidRecord, Record, deal, replay, shuffled


def start(
    *,
    record: str | None,
    edition: str | None,
    players: int | None,
    names: list[str],
    seed: str | None,
    layout: str | None,
    save: Path | None,
) -> None:
    """Play one game after another at this terminal, until the people have had enough."""
    _check_save(save)
    path = save
    if record is None:
        fresh = fresh_record(edition, players, seed=seed, layout=layout)
        game = _with_names(fresh, names)
    else:
        if names or any(option is not None for option in (edition, players, seed, layout)):
            raise GameError("record", f"{plain(record)} has its own rules, deck and names.")
        game = _unfinished(record)
        path = path or Path(record)
    screen = Screen(Console(highlight=False), _names(game), before_curtain=forget_typed)
    with suppress(Quit):
        following = _play(game, screen, path, is_new=record is None)
        while following is not None:
            following = _play(following, screen, None, is_new=True)


def _play(game: Record, screen: Screen, path: Path | None, *, is_new: bool) -> Record | None:
    """Play one game; give the next one that the people want, if any."""
    now = datetime.now().astimezone()
    if is_new:
        meta = {"program": f"ninetyeight {__version__}", "started": now.isoformat("T", "seconds")}
        game = replace(game, starter=_agree_on_starter(game, screen), meta=meta)
    saved = SavedGame(path or new_save_path(game, now), screen)
    session = Session(game, screen, ask, saved.write)
    try:
        session.run()
    except (Quit, KeyboardInterrupt):
        _leave(session, saved, screen)
        raise
    _tell_where("To see it again: ninetyeight replay", saved, screen)
    return _again(session.record)


def _agree_on_starter(game: Record, screen: Screen) -> int:
    """Let everybody look at their hand, then ask who starts; without an answer the lot (1.4)."""
    players = game.ruleset.players
    if players == 1:
        return game.starter
    hands, _ = deal(game.ruleset, game.deck)
    for name, hand in zip(screen.names, hands, strict=True):
        screen.hide_everything()
        ask(f"{name} looks at the first hand. When only {name} sees the screen, press Enter. ")
        screen.show_hand(game.ruleset, hand)
        ask("Press Enter to hide your hand. ")
    screen.hide_everything()
    seats = ", ".join(f"{seat + 1} {name}" for seat, name in enumerate(screen.names))
    while True:
        answer = ask(f"Who starts? Agree without numbers. ({seats}; Enter draws lots) ").strip()
        if not answer:
            return secrets.randbelow(players)
        if is_quit(answer):
            raise Quit
        for seat, name in enumerate(screen.names):
            if answer.lower() in (str(seat + 1), name.lower()):
                return seat
        screen.say(f"{answer!r} is no player: type a name, 1 to {players}, or just Enter.", "red")


def _again(record: Record) -> Record | None:
    """Ask for another game with the same rules and people."""
    fresh = replace(record, actions=(), talk=())
    while True:
        answer = ask("Again? Enter deals anew, s plays the same deal once more, q stops. ").strip()
        match answer.lower():
            case "" | "y" | "yes":
                deck = shuffled(record.ruleset.pack.cards, secrets.randbelow)
                return replace(fresh, deck=deck, seed=None)
            case "s":
                return fresh
            case "n" | "no" | "q" | "quit":
                return None


def _leave(session: Session, saved: SavedGame, screen: Screen) -> None:
    """Leave a running game: hide the hand from the others, and say how to go on."""
    screen.say("")
    if not session.is_solo:
        screen.hide_everything()
    _tell_where("To go on: ninetyeight play", saved, screen)


def _tell_where(command: str, saved: SavedGame, screen: Screen) -> None:
    if saved.is_written:
        screen.say(f"Saved. {command} {shlex.quote(str(saved.path))}", "dim", on_one_line=True)


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


def _with_names(record: Record, names: list[str]) -> Record:
    """Give the seats the names that were typed, and plain ones to the rest."""
    players = record.ruleset.players
    if len(names) > players:
        raise GameError("name", f"There are {len(names)} names, and {players} at the table.")
    for name in names:
        if not name.strip() or not name.isprintable():
            raise GameError("name", f"{name!r} cannot be shown as a name.")
    if not names:
        return record
    rest = (f"Player {seat + 1}" for seat in range(len(names), players))
    return replace(record, seats=(*names, *rest))


def _names(record: Record) -> tuple[str, ...]:
    return tuple(player_name(record, seat) for seat in range(record.ruleset.players))
