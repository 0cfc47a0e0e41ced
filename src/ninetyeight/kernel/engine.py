"""A whole game: lay a card, end a turn.

A game is four arrays: the hands (a row of two words for each seat), the deck (the next card first),
the numbers listed below, and the log of the cards laid: card + 128 * pile, plus 512 for the first
card of a turn.
"""

from ninetyeight.kernel.arrays import Bytes, Log, Numbers, Words
from ninetyeight.kernel.bits import I64, NONE, count, high_bit, low_bit
from ninetyeight.kernel.cache import compiled, inlined, inlined_entry, internal
from ninetyeight.kernel.finish import RUNNING, WON, broken_duty, can_go_on
from ninetyeight.kernel.turn import (
    COVER,
    DRAW_ONE_CARD,
    WAIVE_NOTHING,
    Position,
    Rules,
    accepted,
    after_play,
    begin_turn,
    card_at,
    is_met,
    is_over,
    plays_of,
    seat_of,
    start_tops,
    top_of,
    visible,
)

LOG_CARD = 127
LOG_PILE = 7
LOG_FIRST = 512
TURN, DRAWN, DECK, RESULT, TURNS, PLAYED, TRICKS, STARTER = range(8)
"""The numbers of a game: the turn; the cards drawn from the deck, and its length; the result, see
`finish`; the turns begun, cards laid and backwards tricks; the seat that started."""
GAME_NUMBERS = 8


@inlined_entry
def card_of(code: int) -> int:
    """Read the card of an entry of the log, or of a decision to lay one."""
    return code & LOG_CARD


@inlined_entry
def pile_of(code: int) -> int:
    """Read the pile of an entry of the log, or of a decision to lay one."""
    return code >> LOG_PILE & 3


@compiled
def deal_hands(rules: Rules, deck: Bytes, hands: Words, game: Numbers) -> None:
    """Deal in blocks, seat 0 first (1.3), without beginning a turn."""
    at = 0
    for seat in range(rules.players):
        low, high = NONE, NONE
        for _ in range(rules.hand_size):
            card = I64(deck[at])
            low |= low_bit(card)
            high |= high_bit(card)
            at += 1
        hands[seat, 0], hands[seat, 1] = low, high
    game[:] = 0
    game[DRAWN] = at
    game[DECK] = rules.high - rules.low + 1


@compiled
def begin_game(rules: Rules, hands: Words, game: Numbers, starter: int) -> None:
    """Begin the first turn (1.4)."""
    game[STARTER] = starter
    game[TURNS] = 1
    game[TURN] = begin_turn(rules, starter, start_tops(rules), game[DECK] - game[DRAWN], 0)
    judge(rules, hands, game)


@inlined
def position_in(hands: Words, game: Numbers) -> Position:
    """Return the turn of a game and the hand of the seat on turn."""
    seat = seat_of(game[TURN])
    return Position(game[TURN], hands[seat, 0], hands[seat, 1])


@compiled
def legal(rules: Rules, position: Position, out: Words) -> bool:
    """Write the places that each pile accepts; return whether the turn may end."""
    for pile in range(4):
        out[pile, 0], out[pile, 1] = accepted(rules, position, pile, WAIVE_NOTHING)
    return is_met(rules, position.turn)


@inlined
def play_code(
    rules: Rules, hands: Words, deck: Bytes, game: Numbers, log: Log, played: Words, code: int
) -> None:
    """Lay the card of a decision and add it to the cards played, or end the turn."""
    if code < 0:
        end_turn(rules, hands, deck, game)
    else:
        card, pile = card_of(code), pile_of(code)
        played[0] |= low_bit(card)
        played[1] |= high_bit(card)
        lay(rules, hands, deck, game, log, pile, card_at(pile, card))


@compiled
def lay(
    rules: Rules, hands: Words, deck: Bytes, game: Numbers, log: Log, pile: int, place: int
) -> None:
    """Lay a card that fits, then end the game (3.3, 3.4) or the turn (2.4) if that is due."""
    put(rules, hands, game, log, pile, place)
    judge(rules, hands, game)
    if game[RESULT] == RUNNING and is_over(position_in(hands, game)):
        end_turn(rules, hands, deck, game)


@compiled
def end_turn(rules: Rules, hands: Words, deck: Bytes, game: Numbers) -> None:
    """Draw and pass the turn to the next player with cards, which may lose the game (3.3)."""
    turn = game[TURN]
    seat = seat_of(turn)
    draw(rules, hands, deck, game, seat)
    for _ in range(rules.players):
        seat += 1
        if seat == rules.players:
            seat = 0
        if hands[seat, 0] | hands[seat, 1] != NONE:
            break
    game[TURNS] += 1
    game[TURN] = begin_turn(rules, seat, turn, game[DECK] - game[DRAWN], turn >> COVER & 7)
    judge(rules, hands, game)


@internal
def settle(
    rules: Rules, hands: Words, deck: Bytes, game: Numbers, played: Words, position: Position
) -> None:
    """Play the turn to this position at once, and end it."""
    turn, low, high = position
    seat = seat_of(turn)
    played[0] |= hands[seat, 0] & ~low
    played[1] |= hands[seat, 1] & ~high
    hands[seat, 0], hands[seat, 1] = low, high
    game[TURN] = turn
    if low | high == NONE and cards_left(rules, hands, game) == 0:
        game[RESULT] = WON
    else:
        end_turn(rules, hands, deck, game)


@compiled
def cards_left(rules: Rules, hands: Words, game: Numbers) -> int:
    """Count the cards in hands and deck (3.5)."""
    left = game[DECK] - game[DRAWN]
    for seat in range(rules.players):
        left += count(hands[seat, 0], hands[seat, 1])
    return left


@internal
def judge(rules: Rules, hands: Words, game: Numbers) -> None:
    """Set the result if the game is now lost or won (3.3, 3.4)."""
    position = position_in(hands, game)
    if not can_go_on(rules, position, WAIVE_NOTHING):
        game[RESULT] = broken_duty(rules, position)
    elif position.low | position.high == NONE and cards_left(rules, hands, game) == 0:
        game[RESULT] = WON


@internal
def put(rules: Rules, hands: Words, game: Numbers, log: Log, pile: int, place: int) -> None:
    """Move a card from the hand to a pile, without judging the result."""
    turn = game[TURN]
    seat = seat_of(turn)
    card = card_at(pile, place)
    hands[seat, 0] &= ~low_bit(card)
    hands[seat, 1] &= ~high_bit(card)
    log[game[PLAYED]] = card | pile << LOG_PILE | (LOG_FIRST if plays_of(turn) == 0 else 0)
    game[PLAYED] += 1
    if place < top_of(turn, pile):
        game[TRICKS] += 1
    game[TURN] = after_play(rules, turn, pile, place)


@internal
def draw(rules: Rules, hands: Words, deck: Bytes, game: Numbers, seat: int) -> None:
    """Draw the cards that the end of a turn brings (2.5, 6.5)."""
    low, high = hands[seat, 0], hands[seat, 1]
    number = draw_count(rules, game[TURN], count(low, high), game[DECK] - game[DRAWN])
    for at in range(game[DRAWN], game[DRAWN] + number):
        card = I64(deck[at])
        low |= low_bit(card)
        high |= high_bit(card)
    hands[seat, 0], hands[seat, 1] = low, high
    game[DRAWN] += number


@internal
def draw_count(rules: Rules, turn: int, held: int, deck_left: int) -> int:
    """Count the cards to draw if the turn ends now (2.5, 6.5)."""
    missing = min(rules.hand_size - held, deck_left)
    if visible(rules, turn) >> DRAW_ONE_CARD & 1:
        return min(missing, 1)
    return missing
