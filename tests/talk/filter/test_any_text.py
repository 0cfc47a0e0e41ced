"""The filter takes any text, quickly."""

import statistics
import subprocess
import sys
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ninetyeight.talk import refusal
from talk.filter.odd_texts import LONGEST_LINE, ODD, PIECES
from talk.filter.spoken import LANGUAGES

LONGEST_TEXT = 2000
MEDIAN_SECONDS = 0.001
WORST_SECONDS = 0.05
IMPORT_SECONDS = 0.1

LINES = (
    "I would love A right now, please do not make a big gap on C",
    "could you hold off on A for this turn? I still have two cards for it",
    "bitte C in Ruhe lassen, ich verzweifle sonst gleich, gute Nacht",
    "laissez C tranquille svp, j'ai un clavier tout neuf",
    "tu sei il migliore, sotto la pila C c'è un teschio, oltre a D non vedo niente",
    "nedělejte na B velkou díru, opět jsem na řadě já?",
    "пожалуйста, не трогайте C, внутри всё сжалось, опять не мой день",
    "у меня сорок седьмая, сыграем вторую партию?",
    "s-e-v-e-n-t-y is my highest",
)


@given(st.text(max_size=LONGEST_TEXT), st.sampled_from(LANGUAGES))
@settings(deadline=None)
def test_no_text_raises(text: str, language: str) -> None:
    found = refusal(text, language)
    assert found is None or found.found in text


@given(st.text(alphabet=ODD, max_size=LONGEST_TEXT), st.sampled_from(LANGUAGES))
@settings(deadline=None)
def test_no_text_of_odd_characters_raises(text: str, language: str) -> None:
    found = refusal(text, language)
    assert found is None or (found.found and found.found in text)


@given(st.text(alphabet=st.characters(categories=["Cs", "Cc", "Cf", "Co", "Mn", "Nd", "No"])))
def test_no_control_characters_raise(text: str) -> None:
    refusal(text, "en")


@pytest.mark.parametrize("text", ["", " ", "\0", "\ud800", "\ud800\udc00 7", "\u202e", "­"])
def test_empty_and_broken_texts_are_judged(text: str) -> None:
    assert (refusal(text, "en") is None) is ("7" not in text)


@given(st.integers(0, 10**30), st.sampled_from(LANGUAGES))
def test_digits_are_refused_exactly_from_2_to_99(number: int, language: str) -> None:
    text = str(number)
    is_binary = set(text) == {"0", "1"} and 5 <= len(text) <= 7 and text.count("1") > 1
    assert (refusal(text, language) is not None) is (2 <= number <= 99 or is_binary)


def test_a_line_takes_less_than_a_millisecond() -> None:
    refusal("first", "en")
    seconds = []
    for _ in range(5):
        for line in LINES:
            for language in LANGUAGES:
                start = time.process_time()
                refusal(line, language)
                seconds.append(time.process_time() - start)
    assert statistics.median(seconds) < MEDIAN_SECONDS


@pytest.mark.parametrize("piece", PIECES)
@pytest.mark.parametrize("end", ["", "x", " 7x"])
def test_the_time_grows_with_the_length_only(piece: str, end: str) -> None:
    """Eight times the text takes about eight times the time, and nowhere near 64 times."""
    short = _seconds(piece * (LONGEST_LINE // len(piece)) + end)
    long = _seconds(piece * (8 * LONGEST_LINE // len(piece)) + end)
    assert short < WORST_SECONDS
    assert long < 30 * short + 0.02


@given(
    st.lists(st.sampled_from(PIECES), min_size=1).map("".join),
    st.sampled_from(LANGUAGES),
)
@settings(deadline=None)
def test_no_mixture_takes_long(unit: str, language: str) -> None:
    text = (unit * LONGEST_LINE)[:LONGEST_LINE]
    assert _seconds(text, language) < WORST_SECONDS


def _seconds(text: str, language: str = "en") -> float:
    """The processor time, the best of three."""
    refusal("first", language)
    spent = []
    for _ in range(3):
        start = time.process_time()
        refusal(text, language)
        spent.append(time.process_time() - start)
    return min(spent)


def test_the_import_is_cheap_and_leaves_the_library_of_number_words_out() -> None:
    """The tables are made at first use."""
    script = "import sys, ninetyeight.talk; print('num2words' in sys.modules)"
    command = [sys.executable, "-X", "importtime", "-c", script]
    runs = [subprocess.run(command, capture_output=True, text=True, check=True) for _ in range(3)]
    assert min(_own_seconds(run.stderr) for run in runs) < IMPORT_SECONDS
    assert {run.stdout.strip() for run in runs} == {"False"}


def _own_seconds(report: str) -> float:
    """Sum up the import time of the filter's own modules."""
    lines = [line.removeprefix("import time:").split("|") for line in report.splitlines()]
    return sum(
        int(microseconds) / 1e6
        for microseconds, _, name in lines
        if name.strip().startswith("ninetyeight.talk") and microseconds.strip().isdigit()
    )
