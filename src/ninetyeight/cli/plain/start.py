"""Begins plain games: a fresh deal or a saved record, the names, the starter, and again."""

import secrets
import shlex
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from rich.console import Console

from ninetyeight import __version__
from ninetyeight.cli.dealing import fresh_record
from ninetyeight.cli.files import STANDARD_INPUT, load_record
from ninetyeight.cli.plain.saving import SavedGame, new_save_path
from ninetyeight.cli.plain.screen import Screen
from ninetyeight.cli.plain.session import Session
from ninetyeight.cli.words import edition_name, player_name
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
    if save is not None and save.exists():
        raise GameError("save", f"{save} exists already. To go on with it: ninetyeight play {save}")
    game: Record | None
    if record is None:
        fresh = fresh_record(edition, players, seed=seed, layout=layout)
        game, path = _with_names(fresh, names), save
    else:
        if names or any(option is not None for option in (edition, players, seed, layout)):
            raise GameError(
                "record", f"{record} has its own rules, deck and names: give no others."
            )
        game, path = _unfinished(record), save or Path(record)
    screen = Screen(Console(highlight=False), _names(game))
    is_new = record is None
    try:
        while game is not None:
            game = _play(game, screen, path, is_new=is_new)
            path, is_new = None, True
    except EOFError:
        screen.say("")


def _play(game: Record, screen: Screen, path: Path | None, *, is_new: bool) -> Record | None:
    """Play one game; give the next one that the people want, if any."""
    screen.say(f"Ninety-Eight: {edition_name(game.ruleset)}. ? explains.", style="bold")
    if is_new:
        now = datetime.now().astimezone()
        meta = {"program": f"ninetyeight {__version__}", "started": now.isoformat("T", "seconds")}
        game = replace(game, starter=_agree_on_starter(game, screen), meta=meta)
        path = path or new_save_path(game, now)
    assert path is not None, "a record that goes on has a file"
    saved = SavedGame(path, screen)
    session = Session(game, screen, ask, saved.write)
    try:
        session.run()
    finally:
        _tell_where(session, saved, screen)
    return _again(session, screen) if session.state.outcome else None


def ask(prompt: str) -> str:
    """Ask at the keyboard; a line that is no text counts as an empty one."""
    try:
        return input(prompt)
    except UnicodeDecodeError:
        return ""


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
        answer = ask(f"Who starts? No numbers of cards! ({seats}; Enter draws lots) ").strip()
        if not answer:
            return shuffled(range(players), secrets.randbelow)[0]
        if answer in map(str, range(1, players + 1)):
            return int(answer) - 1
        screen.say(f"{answer!r} is no player: type 1 to {players}, or just Enter.", style="red")


def _again(session: Session, screen: Screen) -> Record | None:
    """Ask for another game with the same rules and people."""
    screen.say("")
    answer = ask("Again? Enter deals anew, s plays the same deal once more, q stops. ")
    match answer.strip().lower():
        case "":
            fresh = shuffled(session.record.ruleset.pack.cards, secrets.randbelow)
            return replace(session.record, actions=(), deck=fresh, seed=None)
        case "s":
            return replace(session.record, actions=())
        case _:
            return None


def _tell_where(session: Session, saved: SavedGame, screen: Screen) -> None:
    if saved.problem is not None:
        return
    file = shlex.quote(str(saved.path))
    if session.state.outcome:
        screen.say(f"Saved. To see it again: ninetyeight replay {file}", style="dim")
    else:
        screen.say(f"\nSaved. To go on: ninetyeight play {file}", style="dim")


def _unfinished(name: str) -> Record:
    """Load a record that can be played on; nothing of it may get lost."""
    if name == STANDARD_INPUT:
        raise GameError("record", "A game cannot be read from where the players type: name a file.")
    try:
        record = load_record(name)
    except InvalidRecord as error:
        raise GameError("record", f"{name}: {error.message}") from None
    game = replay(record)
    if game.refused is not None:
        raise GameError(
            "record",
            f"{name}: action {game.refused.index} is refused, so the game cannot go on:"
            f" {game.refused.error.message}",
        )
    if game.state.outcome is not None:
        raise GameError(
            "record", f"{name}: this game is over. See it with: ninetyeight replay {name}"
        )
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
