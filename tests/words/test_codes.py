"""Every code has words."""

from enum import Enum

import pytest

from ninetyeight.bots.bot import Cost
from ninetyeight.bots.registry import BOTS
from ninetyeight.protocol.command import HintLevel
from ninetyeight.protocol.event import CloseCause, Minding, StarterCause
from ninetyeight.protocol.message import HintReasonCode
from ninetyeight.protocol.refusal import TableCode
from ninetyeight.protocol.settings import Access, AtLimit, Settings, TalkLevel, WatchPolicy
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import (
    EDITION_NAMES,
    Bid,
    Duty,
    Order,
    RefusalCode,
    Sign,
    TurnEnd,
)
from ninetyeight.rules.ruleset import Fire
from ninetyeight.talk import PhraseCode, RefusalReason
from ninetyeight.tutorial import LESSONS
from ninetyeight.words import is_known
from words.files import messages, variables

ENGLISH = messages("en")
KEYS: list[tuple[type[Enum], str]] = [
    (Access, "access-{}"),
    (AtLimit, "clock-{}"),
    (Bid, "bid-{}"),
    (Bid, "bid-{}-short"),
    (Bid, "event-bid-{}"),
    (CloseCause, "event-closed-{}"),
    (Cost, "bot-cost-{}"),
    (Duty, "outcome-{}"),
    (HintLevel, "hint-{}"),
    (HintLevel, "hint-{}-short"),
    (HintReasonCode, "why-{}"),
    (Minding, "event-seat-minded-{}"),
    (Minding, "seat-minded-{}"),
    (Order, "order-{}"),
    (Order, "order-{}-demand"),
    (Phase, "phase-{}"),
    (PhraseCode, "phrase-{}"),
    (PhraseCode, "phrase-{}-pile"),
    (RefusalCode, "refusal-{}"),
    (RefusalReason, "reason-{}"),
    (Sign, "advice-{}"),
    (Sign, "event-sign-{}"),
    (Sign, "sign-{}"),
    (Sign, "sign-{}-short"),
    (StarterCause, "event-starter-{}"),
    (TableCode, "refusal-{}"),
    (TalkLevel, "talk-{}"),
    (TurnEnd, "event-turn-ended-{}"),
    (WatchPolicy, "watch-{}"),
]


@pytest.mark.parametrize(("codes", "key"), KEYS, ids=lambda each: getattr(each, "__name__", each))
def test_every_code_has_words(codes: type[Enum], key: str) -> None:
    assert [each for each in codes if not is_known(key.format(each.value))] == []


def test_every_kind_of_fire_has_words() -> None:
    assert [each for each in Fire if each is not Fire.OFF and not is_known(f"fire-{each}")] == []


def test_every_edition_and_every_bot_has_a_name() -> None:
    for kind, names in (("edition", EDITION_NAMES), ("bot", tuple(BOTS))):
        for name in names:
            assert is_known(f"{kind}-{name}")


def test_every_bot_has_a_sentence() -> None:
    assert [bot for bot in BOTS if not is_known(f"bot-{bot}-about")] == []


def test_every_way_to_end_a_game_has_words() -> None:
    """3.5."""
    for code in ("won", "won-alone", "lost", "all-played", "conceded", "left", "excellent"):
        assert is_known(f"outcome-{code}")


def test_every_setting_has_a_label() -> None:
    assert [name for name in Settings.model_fields if not is_known(_setting(name))] == []


def test_a_refusal_is_worded_from_its_code_alone() -> None:
    refusals = {key for key in ENGLISH if key.startswith("refusal-")}
    assert refusals == {f"refusal-{code}" for code in (*RefusalCode, *TableCode)}
    assert [key for key in refusals if variables(ENGLISH[key])] == []


def test_a_phrase_needs_no_value_but_its_pile() -> None:
    phrases = {key for key in ENGLISH if key.startswith("phrase-")}
    assert len(phrases) == 2 * len(PhraseCode)
    for code in PhraseCode:
        assert variables(ENGLISH[f"phrase-{code}"]) == set()
        assert variables(ENGLISH[f"phrase-{code}-pile"]) == {"pile"}


def test_a_hint_has_no_reason_without_a_code() -> None:
    reasons = {key for key in ENGLISH if key.startswith("why-")}
    assert reasons == {f"why-{code}" for code in HintReasonCode}


def _setting(name: str) -> str:
    return f"setting-{name.replace('_', '-')}"


def test_every_lesson_says_what_it_is_about_and_each_of_its_goals() -> None:
    for name, lesson in LESSONS.items():
        goals = [f"goal-{number}" for number in range(1, len(lesson.goals) + 1)]
        for part in ("about", *goals, "end"):
            assert is_known(f"lesson-{name}-{part}")
        assert not is_known(f"lesson-{name}-goal-{len(lesson.goals) + 1}")
