"""Renders a game as text or as an array of pixels."""

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ninetyeight.env.observation import SHOWN_SIGNS, cards_in, part_of
from ninetyeight.env.single_game import SingleGame
from ninetyeight.kernel.arrays import Bytes
from ninetyeight.rules import PILES, GameError, Order
from ninetyeight.rules.errors import shown

RENDER_MODES = ["ansi", "human", "rgb_array"]
"""A string, the same text printed, and a picture."""
WIDTH, HEIGHT = 480, 320
_GROUND, _CARD, _INK, _PALE = (24, 60, 52), (250, 248, 240), (20, 20, 20), (200, 214, 208)
_CARD_WIDTH, _CARD_HEIGHT = 52, 72


def check_render_mode(mode: str | None) -> str | None:
    """Refuse an unknown mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise GameError(
            "render_mode",
            f"There is no render_mode {shown(mode)}: use {', '.join(RENDER_MODES)} or None.",
        )
    return mode


def render_game(mode: str | None, single_game: SingleGame, seat: int) -> Any:
    """Render a game as a seat sees it: return text or a picture, or print the text."""
    if mode is None:
        return None
    lines = text_lines(single_game.observe(seat), single_game.players)
    if single_game.is_over:
        result = single_game.result
        lines.append(f"over: {result['result']}, {result['left']} cards left")
    if mode == "rgb_array":
        return draw_picture(single_game.observe(seat), lines)
    text = "\n".join(lines)
    if mode == "ansi":
        return text
    sys.stdout.write(f"{text}\n\n")
    return None


def text_lines(observation: Bytes, players: int) -> list[str]:
    """Describe an observation in lines of text."""
    piles = "   ".join(
        f"{pile.name}{'↑' if pile.ascends else '↓'} {top}{_order(observation, pile)}"
        for pile, top in zip(PILES, part_of(observation, "tops"), strict=True)
    )
    (owed,), (deck,) = part_of(observation, "owed"), part_of(observation, "deck")
    sizes = " ".join(map(str, part_of(observation, "sizes")[:players]))
    step = int(np.argmax(part_of(observation, "on_turn")))
    who = "your turn" if step == 0 else f"turn of {_seat(step)}"
    return [
        f"piles  {piles}",
        f"hand   {' '.join(map(str, cards_in(part_of(observation, 'hand'))))}",
        f"owed   {owed}   deck {deck}   hands {sizes}   {who}",
        *_signs(observation, players),
    ]


def _seat(step: int) -> str:
    """Name a seat by how many places clockwise from yours it is."""
    return f"seat +{step}"


def _order(observation: Bytes, pile: int) -> str:
    (found,) = np.nonzero(part_of(observation, "orders").reshape(4, -1)[pile])
    marks = [str(tuple(Order)[place]) for place in found]
    if part_of(observation, "cover")[pile] or part_of(observation, "cover_next")[pile]:
        marks.append("cover!")
    return f" ({', '.join(marks)})" if marks else ""


def _signs(observation: Bytes, players: int) -> list[str]:
    table = part_of(observation, "signs").reshape(-1, len(PILES), len(SHOWN_SIGNS))
    lines = []
    for step in range(1, players):
        given = [
            f"{SHOWN_SIGNS[sign]} {PILES[pile].name}" for pile, sign in np.argwhere(table[step])
        ]
        if given:
            lines.append(f"{_seat(step)} shows: {', '.join(given)}")
    return lines


def draw_picture(observation: Bytes, lines: list[str]) -> NDArray[np.uint8]:
    """Draw the piles and the hand, and write the other lines below."""
    from PIL import Image, ImageDraw, ImageFont

    image = Image.new("RGB", (WIDTH, HEIGHT), _GROUND)
    draw = ImageDraw.Draw(image)
    large, small = ImageFont.load_default(24), ImageFont.load_default(12)

    def card(left: int, top: int, words: str, mark: str) -> None:
        box = (left, top, left + _CARD_WIDTH, top + _CARD_HEIGHT)
        draw.rounded_rectangle(box, radius=6, fill=_CARD)
        middle = left + _CARD_WIDTH / 2
        draw.text((middle, top + 32), words, font=large, fill=_INK, anchor="mm")
        draw.text((middle, top + 58), mark, font=small, fill=_INK, anchor="mm")

    for pile, number in zip(PILES, part_of(observation, "tops"), strict=True):
        card(24 + 112 * pile, 20, str(number), f"{pile.name} {'up' if pile.ascends else 'down'}")
        under = (24 + 112 * pile, 96)
        draw.text(under, _order(observation, pile).strip(" ()"), font=small, fill=_PALE)
    for place, number in enumerate(cards_in(part_of(observation, "hand"))):
        card(12 + 58 * place, 120, str(number), "")
    for place, line in enumerate(lines[2:]):
        text = line.replace("↑", "").replace("↓", "")
        draw.text((12, 212 + 18 * place), text, font=small, fill=_PALE)
    return np.asarray(image, np.uint8).copy()
