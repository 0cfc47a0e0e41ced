"""Any record is read as it was written, and any other data is refused with a reason."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from ninetyeight.rules import (
    END_TURN,
    PILES,
    Action,
    Chat,
    Fire,
    InvalidRecord,
    Layout,
    Order,
    Pack,
    Phrase,
    Play,
    Record,
    Ruleset,
    Sign,
    Signal,
    Talk,
    drawn_layout,
    read_record,
    record_as_dict,
    record_from_dict,
    seeded,
    shuffled,
    write_record,
)
from rules.record_content import CONTENT, changed, fault, text_fault

TEXTS = st.text(max_size=6)
WILD_TEXTS = st.text(st.characters(), max_size=6)  # with lone surrogates


def values_with(texts: st.SearchStrategy[str]) -> st.SearchStrategy[Any]:
    """Generate any JSON value."""
    return st.recursive(
        st.none()
        | st.booleans()
        | st.integers(-(2**70), 2**70)
        | st.integers(-1, 10)
        | st.floats(allow_nan=False, allow_infinity=False)
        | texts,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
        max_leaves=5,
    )


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    minimum, fire = draw(st.integers(2, 3)), draw(st.sampled_from(Fire))
    if draw(st.booleans()):
        layouts = st.none() | TEXTS.map(lambda seed: drawn_layout(seeded(seed)))
        players, hand_size = draw(st.integers(1, 5)), draw(st.integers(5, 8))
        return Ruleset(players, hand_size, minimum, fire, draw(layouts))
    low = draw(st.integers(2, 99))
    pack = Pack(low, draw(st.integers(low, min(99, low + 20))))
    players = draw(st.integers(1, min(5, len(pack.cards))))
    hand_size = draw(st.integers(1, min(8, len(pack.cards) // players)))
    cards = draw(st.lists(st.sampled_from(pack.cards), unique=True, max_size=7))
    orders = [draw(st.sampled_from(Order)) for _ in cards]
    layout = Layout.of(
        {o.value: [c for c, own in zip(cards, orders, strict=True) if own is o] for o in Order}
    )
    return Ruleset(players, hand_size, minimum, fire, draw(st.sampled_from([None, layout])), pack)


@st.composite
def records(draw: st.DrawFn) -> Record:
    ruleset = draw(rulesets())
    seats, piles = st.integers(0, ruleset.players - 1), st.sampled_from(PILES)
    plays = st.builds(Play, st.sampled_from(ruleset.pack.cards), piles)
    actions: list[Action] = draw(st.lists(plays | st.just(END_TURN), max_size=8))
    signals = st.builds(Signal, seats, piles, st.none() | st.sampled_from(Sign))
    said = signals | st.builds(Phrase, seats, TEXTS) | st.builds(Chat, seats, TEXTS)
    talk = st.lists(st.builds(Talk, st.integers(0, len(actions)), said), max_size=4)
    names = st.lists(TEXTS, min_size=ruleset.players, max_size=ruleset.players)
    return Record(
        ruleset=ruleset,
        deck=shuffled(ruleset.pack.cards, seeded(draw(TEXTS))),
        starter=draw(seats),
        actions=tuple(actions),
        seats=draw(st.none() | names.map(tuple)),
        seed=draw(st.none() | TEXTS),
        meta=draw(st.dictionaries(WILD_TEXTS, values_with(WILD_TEXTS), max_size=3)),
        talk=tuple(draw(talk)),
    )


def paths_of(content: object, path: str = "") -> list[str]:
    """List the paths to every value in a record, except within meta."""
    inner: list[tuple[str, object]] = []
    if isinstance(content, dict) and path != "meta":
        inner = [(f"{path}.{key}".removeprefix("."), value) for key, value in content.items()]
    elif isinstance(content, list):
        inner = [(f"{path}[{index}]", value) for index, value in enumerate(content)]
    return [path, *(found for place, value in inner for found in paths_of(value, place))]


QUICK = settings(database=None, deadline=None, max_examples=100)


@given(records())
@QUICK
def test_what_is_written_is_read_again(record: Record) -> None:
    text = write_record(record)
    assert text.isascii()
    assert read_record(text) == record
    assert read_record(text.encode()) == record
    assert record_from_dict(record_as_dict(record)) == record
    assert write_record(read_record(text)) == text


@given(values_with(WILD_TEXTS))
@QUICK
def test_any_other_json_is_refused_in_one_line(value: object) -> None:
    assert fault(value).startswith("record: ")


@given(st.binary(max_size=30) | WILD_TEXTS)
@QUICK
def test_any_other_data_is_refused_in_one_line(data: bytes | str) -> None:
    assert text_fault(data)


@given(st.sampled_from(paths_of(CONTENT)), values_with(WILD_TEXTS))
@settings(QUICK, max_examples=300)
def test_a_record_with_a_changed_field_is_a_record_or_refused_in_one_line(
    path: str, value: object
) -> None:
    content = changed(path, value)
    try:
        record = record_from_dict(content)
    except InvalidRecord:
        where = fault(content).split(": ")[0]
        # The rules must agree with the rest, and talk with the number of actions.
        elsewhere = {"rules": "", "actions": "talk"}.get(path.split(".")[0], path)
        assert path.startswith(where) or where.startswith((path, elsewhere))
    else:
        assert read_record(write_record(record)) == record
