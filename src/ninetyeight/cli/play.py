"""The command `ninetyeight play`."""

from pathlib import Path
from typing import Annotated

import typer

from ninetyeight.cli import options
from ninetyeight.cli.options import (
    DealSeed,
    EditionOrDefault,
    LayoutName,
    PlayersOrDefault,
    optional,
)
from ninetyeight.cli.play_options import PlayOptions
from ninetyeight.cli.terminal import can_show_screens, open_home_screen, start_game
from ninetyeight.words import LANGUAGES

RecordFile = Annotated[str | None, typer.Argument(metavar="FILE", hidden=True)]
Names = Annotated[
    list[str] | None,
    optional(
        "--name", "-n", metavar="NAME", help="A player's name; once per player, in seat order."
    ),
]
Bots = Annotated[
    list[str] | None,
    options.bot(
        "A bot for a seat: random, greedy, planner, sharp or master, sharp:FILE for a value of"
        " your own, a bot from a package, module:Class, or 'program:COMMAND'; once per seat."
    ),
]
Save = Annotated[
    Path | None,
    optional(
        "--save",
        metavar="FILE",
        help="Play in plain lines, and save the game here. [default: a file in the data folder]",
    ),
]
Plain = Annotated[
    bool, typer.Option("--plain", help="Play in plain lines, without a full-screen display.")
]
Language = Annotated[
    str | None,
    optional(
        "--language",
        metavar="CODE",
        help=f"{', '.join(LANGUAGES)}. [default: as chosen or configured, or the system's]",
    ),
]


def play(
    record: RecordFile = None,
    edition: EditionOrDefault = None,
    players: PlayersOrDefault = None,
    name: Names = None,
    seed: DealSeed = None,
    layout: LayoutName = None,
    save: Save = None,
    bot: Bots = None,
    plain: Plain = False,
    language: Language = None,
) -> None:
    """Play in this terminal: alone, with bots, or several people sharing the keyboard.

    Without options the home screen opens, where unfinished games can be resumed. With an
    edition, players, names, bots or a seed, a game starts at once. Between people who share
    the keyboard a curtain hides the hands. Games are saved after every card.

    With --plain, or where the terminal cannot show screens, the game is played in lines:
    type cards with the letter of their pile, and a dot to end the turn, such as '34A 36A .';
    '?' explains the rest. With a FILE, the game in that record continues in plain lines: an
    unfinished game, or a fresh deal.

    \b
    Examples:
      ninetyeight play
      ninetyeight play --players 3 --bot sharp --bot sharp
      ninetyeight play --edition extreme --players 2 --name Ada --name Grete
      ninetyeight play --plain --bot sharp --bot master --language de
      ninetyeight play --plain saved.json
    """
    names, bots = tuple(name or ()), tuple(bot or ())
    chosen = PlayOptions(edition, players, names, bots, seed, layout, language)
    if plain or record is not None or save is not None or not can_show_screens():
        from ninetyeight.cli.plain import play_in_lines

        play_in_lines(chosen, record, save)
    elif chosen.starts_game:
        start_game(chosen)
    else:
        open_home_screen(language)
