"""`ninetyeight play`: plays in this terminal, on its screens or in plain lines."""

from enum import StrEnum
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


class PaceName(StrEnum):
    """The paces of `protocol.settings`, which would take a while to import."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


SavedGameFile = Annotated[str | None, typer.Argument(metavar="FILE", hidden=True)]
PlayerNames = Annotated[
    list[str] | None,
    optional(
        "--name",
        "-n",
        metavar="NAME",
        help="A player's name; repeat it for each person, in seat order.",
    ),
]
PartnerBots = Annotated[
    list[str] | None,
    options.bot(
        "A bot for a seat: random, greedy, planner, sharp or master, sharp:FILE for a value of"
        " your own, a bot from a package, module:Class, or 'program:COMMAND'. Repeat it for each"
        " seat."
    ),
]
SaveFile = Annotated[
    Path | None,
    optional(
        "--save",
        metavar="FILE",
        help="Play in plain lines, and save the game here. [default: a file in the data folder]",
    ),
]
PlainLines = Annotated[
    bool, typer.Option("--plain", help="Play in plain lines, without a full-screen display.")
]
LanguageCode = Annotated[
    str | None,
    optional(
        "--language",
        metavar="CODE",
        help=f"{', '.join(LANGUAGES)}. [default: as chosen or configured, or the system's]",
    ),
]
BotPace = Annotated[
    PaceName | None,
    optional(
        "--pace",
        help="How fast bots play on the screens of the terminal. [default: as chosen there]",
    ),
]


def play(
    record: SavedGameFile = None,
    edition: EditionOrDefault = None,
    players: PlayersOrDefault = None,
    name: PlayerNames = None,
    seed: DealSeed = None,
    layout: LayoutName = None,
    save: SaveFile = None,
    bot: PartnerBots = None,
    plain: PlainLines = False,
    language: LanguageCode = None,
    pace: BotPace = None,
) -> None:
    """Play in this terminal: alone, with bots, or several people sharing the keyboard.

    Without options the home screen opens, where unfinished games can be resumed. With an
    edition, players, names, bots or a seed, a game starts at once. If several people share
    the keyboard, a curtain hides each hand from the others. Games are saved after every card.

    With --plain, or if the terminal cannot show screens, the game is played in plain lines:
    type cards with the letter of their pile, and a dot to end the turn, such as '34A 36A .';
    '?' explains the rest. With a FILE, the game in that record continues in plain lines: an
    unfinished game, or a fresh deal.

    \b
    Examples:
      ninetyeight play
      ninetyeight play --players 3 --bot sharp --bot sharp --pace fast
      ninetyeight play --edition extreme --players 2 --name Ada --name Grete
      ninetyeight play --plain --bot sharp --bot master --language de
      ninetyeight play --plain saved.json
    """
    names, bots = tuple(name or ()), tuple(bot or ())
    given_pace = None if pace is None else pace.value
    chosen = PlayOptions(edition, players, names, bots, seed, layout, language, given_pace)
    if plain or record is not None or save is not None or not can_show_screens():
        from ninetyeight.cli.plain import play_in_lines

        play_in_lines(chosen, record, save)
    elif chosen.starts_game:
        start_game(chosen)
    else:
        open_home_screen(language)
