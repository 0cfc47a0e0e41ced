"""The features that a learned value reads: their names, places and meanings.

A row of features begins with four blocks, one for each pile: the tighter and the looser ascending
pile, then the tighter and the looser descending pile, all seen as ascending. The features of the
whole table follow. `features` writes such rows. Weights are stored by place, so a place never
changes its meaning; new features take `unused_places`.

*Ahead* and *behind* are steps from the top of a pile. A card is *unseen* if it is in another hand
or in the deck, and *dead* if it no longer fits any pile. A *pair* is two cards ten apart: laid with
the higher one first, both together cost only as much as the lower one.
"""

from enum import IntEnum
from typing import Self

CARDS, ORDERS, SIGNS = "cards", "orders", "signs"
"""The subjects of features; orders include fires."""


class Feature(IntEnum):
    """A named place in a row of features, or a run of places."""

    size: int
    about: str
    meaning: str

    def __new__(cls, place: int, size: int, about: str, meaning: str) -> Self:
        """Create a feature that takes `size` places, beginning with this one."""
        feature = int.__new__(cls, place)
        feature._value_ = place
        feature.size, feature.about, feature.meaning = size, about, meaning
        return feature

    @property
    def label(self) -> str:
        """Its name in files and on pages."""
        return self.name.lower()

    @property
    def places(self) -> range:
        """All places that it takes, in its block or in the row."""
        return range(self.value, self.value + self.size)


class PileFeature(Feature):
    """A feature of one pile; its value is the place in the block of that pile."""

    TOP = 0, 1, CARDS, "how far the pile has gone"
    TOP_ABOVE_50 = 1, 1, CARDS, "how far it has gone beyond 50"
    TOP_ABOVE_80 = 2, 1, CARDS, "how far it has gone beyond 80"
    OWN_TRICK = 3, 1, CARDS, "the card of the backwards trick is in the hand"
    UNSEEN_TRICK = 4, 1, CARDS, "that card is unseen"
    OWN_ONE_AHEAD = 5, 1, CARDS, "the card 1 ahead is in the hand"
    OWN_TWO_AHEAD = 6, 1, CARDS, "the card 2 ahead is in the hand"
    OWN_THREE_AHEAD = 7, 1, CARDS, "the card 3 ahead is in the hand"
    OWN_FOUR_AHEAD = 8, 1, CARDS, "the card 4 ahead is in the hand"
    OWN_BEFORE_ANY_UNSEEN = 9, 1, CARDS, "own cards ahead that come before any unseen one"
    OWN_IS_THE_NEXT = 10, 1, CARDS, "the nearest card ahead is in the hand"
    UNSEEN_AHEAD = 11, 4, CARDS, "the card 1, 2, 3, 4 ahead is unseen"
    UNSEEN_BEFORE_OWN = 15, 1, CARDS, "unseen cards that the nearest own card would skip"
    UNSEEN_BEFORE_SECOND_OWN = 16, 1, CARDS, "unseen cards that the second nearest would skip"
    OWN_NEAREST = 17, 1, CARDS, "how near the nearest own card is"
    OWN_SECOND_NEAREST = 18, 1, CARDS, "how near the second nearest own card is"
    OWN_WITHIN_TEN = 19, 1, CARDS, "own cards 1 to 10 ahead"
    OWN_11_TO_25 = 20, 1, CARDS, "own cards 11 to 25 ahead"
    UNSEEN_WITHIN_TEN = 21, 1, CARDS, "unseen cards 1 to 10 ahead"
    UNSEEN_11_TO_20 = 22, 1, CARDS, "unseen cards 11 to 20 ahead"
    UNSEEN_21_TO_30 = 23, 1, CARDS, "unseen cards 21 to 30 ahead"
    NEAR_PAIR_IN_HAND = 24, 1, CARDS, "own pairs whose higher card is 1 to 10 ahead"
    FAR_PAIR_IN_HAND = 25, 1, CARDS, "own pairs whose lower card is 1 to 15 ahead"
    NEAR_PAIR_LOWER_OWN = 26, 1, CARDS, "near pairs whose lower card alone is in the hand"
    NEAR_PAIR_HIGHER_OWN = 27, 1, CARDS, "near pairs whose higher card alone is in the hand"
    NEAR_PAIR_UNSEEN = 28, 1, CARDS, "near pairs of unseen cards"
    FAR_PAIR_HALF_OWN = 29, 1, CARDS, "far pairs of which only one card is in the hand"
    FAR_PAIR_UNSEEN = 30, 1, CARDS, "far pairs of unseen cards"
    UNSEEN_BEHIND = 31, 1, CARDS, "unseen cards 1 to 9 behind"
    LASTING_ORDER = 32, 4, ORDERS, "Silence, No backwards, One pile, Draw one lies on top"
    FIRE = 36, 1, ORDERS, "a fire lies on top"
    NEXT_LIKES_IT = 37, 1, SIGNS, "the next seat would like the pile"
    NEXT_WANTS_IT_LEFT = 38, 1, SIGNS, "the next seat wants it left"
    OTHERS_LIKE_IT = 40, 1, SIGNS, "later seats that would like it"
    OTHERS_WANT_IT_LEFT = 41, 1, SIGNS, "later seats that want it left"
    NOT_LEFT_TO_NEXT = 43, 1, SIGNS, "a card was laid on it that the next seat wanted left"
    TAKEN_FROM_NEXT = 44, 1, SIGNS, "a card was laid on it that the next seat would have liked"
    NOT_LEFT_TO_OTHERS = 45, 1, SIGNS, "later seats that wanted it left before a card was laid"
    TAKEN_FROM_OTHERS = 46, 1, SIGNS, "later seats that would have liked it before"
    NOT_LEFT_BY_FAR = 47, 1, SIGNS, "how far it has gone although somebody wanted it left"


class TableFeature(Feature):
    """A feature of the whole table; its value is the place in the row."""

    CARDS_LEFT = 192, 1, CARDS, "cards in hands and deck"
    DECK = 193, 1, CARDS, "cards in the deck after drawing"
    DECK_IS_EMPTY = 194, 1, CARDS, "the deck is empty after drawing"
    HAND = 195, 1, CARDS, "cards in the hand before drawing"
    OTHER_HANDS = 196, 1, CARDS, "cards in all other hands"
    NEXT_HAND = 197, 1, CARDS, "cards of the next player who has any"
    OTHERS_WITH_CARDS = 198, 1, CARDS, "other players with cards"
    TALK = 199, 1, CARDS, "signs are allowed"
    FEW_CARDS_LEFT = 200, 1, CARDS, "how far below 20 the cards left are"
    SHORT_DECK = 201, 1, CARDS, "how far below 10 the deck is"
    OWN_DEAD = 202, 1, CARDS, "dead cards in the hand"
    UNSEEN_DEAD = 203, 1, CARDS, "dead cards that are unseen"
    OWN_DEAD_BUT_SAVED = 204, 1, CARDS, "dead cards in the hand that a trick can still save"
    UNSEEN_DEAD_BUT_SAVED = 205, 1, CARDS, "dead unseen cards that a trick can still save"
    OWN_WITHIN_TWO = 206, 1, CARDS, "own cards up to 2 ahead of some pile"
    OWN_WITHIN_FIVE = 207, 1, CARDS, "own cards up to 5 ahead of some pile"
    OWN_WITHIN_TEN = 208, 1, CARDS, "own cards up to 10 ahead of some pile"
    OWN_WITHIN_TWENTY = 209, 1, CARDS, "own cards up to 20 ahead of some pile"
    UNSEEN_SHARE_WITHIN_TWO = 210, 1, CARDS, "the share of unseen cards up to 2 ahead of some pile"
    UNSEEN_SHARE_WITHIN_FIVE = 211, 1, CARDS, "the share up to 5 ahead"
    UNSEEN_SHARE_WITHIN_TEN = 212, 1, CARDS, "the share up to 10 ahead"
    UNSEEN_SHARE_WITHIN_TWENTY = 213, 1, CARDS, "the share up to 20 ahead"
    UNSEEN_SHARE_DEAD = 214, 1, CARDS, "the share of unseen cards that are dead"
    TOPS = 215, 1, CARDS, "how far all piles have gone"
    TOPS_ABOVE_200 = 216, 1, CARDS, "how far they have gone beyond 200"
    PAIRS_IN_HAND = 217, 1, CARDS, "pairs in the hand"
    PAIRS_HALF_IN_HAND = 218, 1, CARDS, "pairs of which one card is in the hand and one is unseen"
    PAIRS_UNSEEN = 219, 1, CARDS, "pairs of unseen cards"
    OWN_ORDERS = 220, 7, ORDERS, "own cards with each of the seven orders"
    UNSEEN_ORDERS = 227, 7, ORDERS, "unseen cards with each of the seven orders"
    OWN_FIRES = 234, 1, ORDERS, "own cards that burn"
    UNSEEN_FIRES = 235, 1, ORDERS, "unseen cards that burn"
    FIRE_BINDS = 236, 1, ORDERS, "the very next card must cover a fire"
    HAND_AFTER_DRAWING = 237, 1, CARDS, "cards in the hand after drawing"
    OWED_NEXT = 238, 1, CARDS, "cards that the next player will owe"
    NEXT_HAND_TOO_SMALL = 239, 1, CARDS, "how many of them the next player does not have"
    TWO_CARDS_WITHIN_30 = 240, 1, CARDS, "how far below 30 the piles go with two own cards"
    TWO_CARDS_WITHIN_12 = 241, 1, CARDS, "how far below 12 they go with two"
    ONE_CARD_WITHIN_30 = 242, 1, CARDS, "how far below 30 they go with one"
    OWN_TRICKS = 243, 1, CARDS, "backwards tricks in the hand"
    APART_ASCENDING = 244, 1, CARDS, "the distance between the two ascending piles"
    APART_DESCENDING = 245, 1, CARDS, "the distance between the two descending piles"
    LOOSE_ROOM = 246, 1, CARDS, "the room between the two looser piles"
    TIGHT_ROOM = 247, 1, CARDS, "the room between the two tighter piles"
    OWN_ASCENDING_ONLY = 248, 1, CARDS, "own cards that fit only ascending piles"
    OWN_DESCENDING_ONLY = 249, 1, CARDS, "own cards that fit only descending piles"
    OWN_EITHER_WAY = 250, 1, CARDS, "own cards that fit piles of both directions"
    UNSEEN_SHARE_ASCENDING_ONLY = (
        251,
        1,
        CARDS,
        "the share of unseen cards that fit only ascending piles",
    )
    UNSEEN_SHARE_DESCENDING_ONLY = 252, 1, CARDS, "the share that fits only descending ones"
    UNSEEN_SHARE_EITHER_WAY = 253, 1, CARDS, "the share that fits both"


PILE_FEATURES = 48
"""The number of places in the block of a pile."""
TABLE_AT = 4 * PILE_FEATURES
"""The first place of the table's features."""
FEATURES = 256
"""The number of places in a row."""
PILE_ORDERS_FROM = PileFeature.LASTING_ORDER.value
"""The first place of a pile's block that is about orders, fires or signs."""
ORDERS_FROM, ORDERS_TO = TableFeature.OWN_ORDERS.value, TableFeature.FIRE_BINDS.value + 1
"""The range of the table's features about orders and fires, without its end."""
SIDES = (
    (TableFeature.APART_ASCENDING, TableFeature.APART_DESCENDING),
    (TableFeature.OWN_ASCENDING_ONLY, TableFeature.OWN_DESCENDING_ONLY),
    (TableFeature.UNSEEN_SHARE_ASCENDING_ONLY, TableFeature.UNSEEN_SHARE_DESCENDING_ONLY),
)
"""Features of the ascending piles, each with its counterpart for the descending piles."""
COUNTED_UP = (
    (
        PileFeature.OWN_ONE_AHEAD,
        PileFeature.OWN_TWO_AHEAD,
        PileFeature.OWN_THREE_AHEAD,
        PileFeature.OWN_FOUR_AHEAD,
    ),
    (
        TableFeature.OWN_WITHIN_TWO,
        TableFeature.OWN_WITHIN_FIVE,
        TableFeature.OWN_WITHIN_TEN,
        TableFeature.OWN_WITHIN_TWENTY,
    ),
    (
        TableFeature.UNSEEN_SHARE_WITHIN_TWO,
        TableFeature.UNSEEN_SHARE_WITHIN_FIVE,
        TableFeature.UNSEEN_SHARE_WITHIN_TEN,
        TableFeature.UNSEEN_SHARE_WITHIN_TWENTY,
    ),
)
"""Features that compiled code writes in a loop from the first: they stand side by side."""


def places_of(feature: Feature) -> tuple[int, ...]:
    """List all places of a feature in a row; a feature of a pile has one in each block."""
    if isinstance(feature, TableFeature):
        return tuple(feature.places)
    return tuple(slot * PILE_FEATURES + place for slot in range(4) for place in feature.places)


def card_places() -> frozenset[int]:
    """Return the places about cards; the others are about orders, fires and signs."""
    features: tuple[Feature, ...] = (*PileFeature, *TableFeature)
    return frozenset(
        place for feature in features if feature.about == CARDS for place in places_of(feature)
    )


def unused_places() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """List the places without a feature: of a pile's block, and of the table."""
    of_pile = {place for feature in PileFeature for place in feature.places}
    of_table = {place for feature in TableFeature for place in feature.places}
    return (
        tuple(place for place in range(PILE_FEATURES) if place not in of_pile),
        tuple(place for place in range(TABLE_AT, FEATURES) if place not in of_table),
    )
