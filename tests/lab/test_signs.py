"""Records of `lab play` hold the signs that bots showed (8.5), as at a table."""

import json
from dataclasses import replace

import pytest

from cli.commands import fresh, run
from ninetyeight.bots import bot_named
from ninetyeight.bots.agreements import SignLevel
from ninetyeight.lab.simulate.deals import PlaySettings, finish_some
from ninetyeight.rules import (
    PILES,
    RELAXED_SIGNS,
    STRICT_SIGNS,
    Pile,
    Record,
    Sign,
    Signal,
    Signals,
    Talk,
    read_record,
    replay,
    view_for,
)


def played(record: Record, talk: SignLevel = SignLevel.STRICT) -> Record:
    (line,) = finish_some([record], 0, PlaySettings(("greedy",), talk=talk))
    return read_record(line)


def standing_at(record: Record, allowed: frozenset[Sign]) -> list[Signals]:
    """The signs shown at each moment by the rules, which refuse illegal ones."""
    game, signals, moments = replay(record), Signals(), []
    for actions, state in enumerate(game.states):
        may_talk = state.obligations.talk
        for event in game.steps[actions - 1].events if actions else ():
            signals = signals.after(event, talk=may_talk)
        for talk in record.talk:
            if talk.after == actions and isinstance(talk.said, Signal):
                signals = signals.show(talk.said, talk=may_talk, allowed=allowed)
        moments.append(signals)
    return moments


@pytest.mark.parametrize(("edition", "players"), [("original", 2), ("extreme", 3), ("fire", 5)])
@pytest.mark.parametrize(
    ("level", "allowed"), [(SignLevel.STRICT, STRICT_SIGNS), (SignLevel.RELAXED, RELAXED_SIGNS)]
)
def test_at_every_step_the_others_show_their_bots_signs(
    edition: str, players: int, level: SignLevel, allowed: frozenset[Sign]
) -> None:
    record, bot = played(fresh(edition, players), level), bot_named("greedy")
    moments = zip(replay(record).states, standing_at(record, allowed), strict=True)
    for state, signals in moments:
        if state.outcome is not None:
            continue
        for seat in (seat for seat in range(players) if seat != state.seat):
            shown = {pile: signals.of(seat, pile) for pile in PILES if signals.of(seat, pile)}
            assert shown == bot.signs(view_for(state, seat), allowed=allowed)


def test_a_sign_is_recorded_only_when_it_changes() -> None:
    record = played(fresh(players=3))
    assert record.talk
    assert [talk.after for talk in record.talk] == sorted(talk.after for talk in record.talk)
    before = Signals()
    game = replay(record)
    for actions in range(len(game.steps)):
        for event in game.steps[actions - 1].events if actions else ():
            before = before.after(event, talk=True)
        for talk in (talk for talk in record.talk if talk.after == actions):
            assert isinstance(talk.said, Signal)
            assert before.of(talk.said.seat, talk.said.pile) is not talk.said.sign
            before = before.show(talk.said, talk=True)


@pytest.mark.parametrize(("players", "level"), [(1, SignLevel.STRICT), (3, SignLevel.NONE)])
def test_without_signs_no_talk_is_recorded(players: int, level: SignLevel) -> None:
    assert played(fresh(players=players), level).talk == ()


def test_talk_before_the_first_card_is_kept() -> None:
    said = Talk(0, Signal(1, Pile.A, Sign.TURN))
    record = played(replace(fresh(players=2), talk=(said,)))
    assert record.talk[0] == said
    standing_at(record, RELAXED_SIGNS)


def test_a_replay_tells_the_signs() -> None:
    deal = run("deal", "--players", "2", "--seed", "1").out
    game = run("lab", "play", "-b", "greedy", "-d", "-", "-o", "-", typed=deal).out
    assert any("signal" in talk for talk in json.loads(game)["talk"])
    assert "I would like this pile." in run("replay", "-", typed=game).out
