"""Clause 9: what is shown of a table to players and watchers."""

import json
from collections.abc import Callable

import pytest
from pydantic import ValidationError

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.settings import Settings, WatchPolicy
from ninetyeight.protocol.view import GameView, You
from ninetyeight.rules import Play
from ninetyeight.table import (
    Participant,
    commitment,
    may_watch,
    table_view,
    view_for_person,
    visible_events,
)
from table.tables import (
    ADA,
    BEN,
    CLEO,
    STRANGER,
    A,
    B,
    C,
    Desk,
    dealt,
    deck_with,
    over,
    playing,
    seated,
)


def game_view(desk: Desk) -> GameView:
    view = table_view(desk.table).game
    assert view is not None
    return view


def test_a_table_in_the_lobby_shows_its_seats_and_settings() -> None:
    desk = seated(ADA, BEN, players=3)
    view = table_view(desk.table)
    assert [seat.name for seat in view.seats] == ["Ada", "Ben", None]
    assert [seat.bot for seat in view.seats] == [None, None, "greedy"]
    assert view.host == 0
    assert view.game is None
    assert view.settings == desk.table.settings


def test_no_ids_of_people_are_shown() -> None:
    desk = playing(Participant(id="ada", name="Queen"), players=1)
    shown = table_view(desk.table).model_dump_json()
    assert '"ada"' not in shown


def test_everybody_sees_piles_and_hand_sizes_and_players_also_their_own_hand() -> None:
    """9.1."""
    desk = playing(ADA, BEN, CLEO)
    desk.play()
    view = game_view(desk)
    assert [seat.hand_size for seat in table_view(desk.table).seats] == [5, 6, 6]
    assert view.deck_size == 80
    assert view.left == 97
    assert view.turn == view.starter == 0
    assert view.turn_plays == 1
    assert sum(len(pile.cards) for pile in view.piles) == 1
    assert view.owed is not None
    assert view.owed.cards == 1
    assert view_for_person(desk.table, BEN.id).hand == desk.game.hands[1]
    assert view_for_person(desk.table, BEN.id).plays == ()


def test_a_player_sees_which_plays_end_the_turn() -> None:
    """2.4, 5.2: 42 is a Stop; it ends the turn even as the first card."""
    desk = playing(ADA, players=1, edition="extreme", deck=deck_with(41, 42))
    ends = {play.card: play.ends_turn for play in view_for_person(desk.table, ADA.id).plays}
    assert (ends[41], ends[42]) == (False, True)
    desk.play(Play(42, C))
    assert not view_for_person(desk.table, ADA.id).may_take_back


def test_orders_and_fires_of_the_edition_are_shown() -> None:
    """9.1."""
    desk = playing(ADA, players=1, edition="extreme+fire", deck=deck_with(7, 22, 23))
    view = game_view(desk)
    assert view.orders is not None
    assert view.orders["silence"] == (7, 45, 56, 94)
    assert view.burning == (22, 33, 44, 55, 66, 77)
    desk.play(Play(7, A))
    assert game_view(desk).piles[A].order == "silence"
    assert game_view(desk).piles[A].order_binds
    desk.play(Play(22, A))
    assert game_view(desk).piles[A].burns


@pytest.mark.parametrize(
    ("edition", "people", "is_bound"),
    [
        ("fire", (ADA, BEN), False),
        ("strict-fire", (ADA, BEN), True),
        ("fire", (ADA,), True),
        ("original", (ADA,), False),
    ],
)
def test_the_view_says_whether_a_fire_binds_the_next_card(
    edition: str,
    people: tuple[Participant, ...],
    is_bound: bool,  # noqa: FBT001
) -> None:
    """4.3 to 4.5."""
    desk = playing(*people, players=len(people), edition=edition)
    assert game_view(desk).fire_binds_next_card is is_bound


def test_a_flash_order_binds_only_in_its_turn() -> None:
    """5.5: 17 is a "3!"."""
    desk = playing(ADA, BEN, edition="extreme", deck=deck_with(17, 18, 19))
    desk.play(Play(18, A))
    desk.play(Play(19, B))
    desk.play(Play(17, C))
    pile = game_view(desk).piles[2]
    assert desk.turn == 1
    assert pile.order == "three"
    assert not pile.order_binds


def test_the_commitment_is_shown_before_the_first_card_and_opened_at_the_end() -> None:
    desk = dealt(ADA, BEN)
    promised = game_view(desk).commitment
    assert game_view(desk).ending is None
    desk.ask(ADA, ask.MakeBid, bid="like")
    desk.ask(BEN, ask.MakeBid, bid="rather-not")
    desk.play_out()
    ending = game_view(desk).ending
    assert ending is not None
    assert game_view(desk).commitment == promised
    assert commitment(ending.deck, ending.nonce) == promised
    assert commitment(ending.deck[::-1], ending.nonce) != promised


def test_at_the_end_all_hands_are_open() -> None:
    """9.3."""
    desk = over(ADA, BEN)
    ending = game_view(desk).ending
    assert ending is not None
    assert ending.hands == desk.game.hands
    assert not ending.is_won
    assert ending.code == "conceded"
    assert game_view(desk).owed is None


def test_a_table_closed_during_a_game_never_shows_the_hands() -> None:
    desk = playing(ADA, players=2)
    desk.ask(ADA, ask.Close)
    assert game_view(desk).ending is None
    assert view_for_person(desk.table, ADA.id).plays == ()


def test_a_watcher_sees_the_piles_but_no_hand() -> None:
    """9.2."""
    desk = playing(ADA, BEN)
    for looking_at in (None, 0, 1, 4):
        you = view_for_person(desk.table, STRANGER.id, looking_at)
        assert you == You(
            role="watcher",
            seat=None,
            is_host=False,
            is_on_turn=False,
            hand=(),
            plays=(),
            doomed_by=None,
            may_end_turn=False,
            may_take_back=False,
            may_hint=False,
            may_skip=False,
            may_talk=False,
            may_chat=False,
            signs=(),
            muted=(),
        )


@pytest.mark.parametrize("make", [dealt, playing])
def test_a_watcher_sees_a_hand_if_its_player_allows_it(make: Callable[..., Desk]) -> None:
    """9.2."""
    desk = make(ADA, BEN, watch="seat")
    assert view_for_person(desk.table, STRANGER.id, 1).hand == ()
    desk.ask(BEN, ask.AllowWatchers)
    assert desk.ask(BEN, ask.AllowWatchers) == ()
    you = view_for_person(desk.table, STRANGER.id, 1)
    assert you.hand == desk.game.hands[1]
    assert you.seat == 1
    assert you.plays == ()
    assert view_for_person(desk.table, STRANGER.id, 0).hand == ()
    desk.ask(BEN, ask.AllowWatchers, are_allowed=False)
    assert view_for_person(desk.table, STRANGER.id, 1).hand == ()


def test_nobody_sees_a_hand_where_the_table_does_not_allow_it() -> None:
    for watch in ("nobody", "piles"):
        desk = playing(ADA, BEN, watch=watch)
        assert desk.code(ADA, ask.AllowWatchers) == "no-watchers"
        assert desk.ask(ADA, ask.AllowWatchers, are_allowed=False) == ()


def test_a_watcher_can_see_only_one_hand() -> None:
    """9.3: nobody sees all hands of a running game, not one after the other either."""
    desk = playing(ADA, BEN, watch="seat")
    desk.ask(ADA, ask.AllowWatchers)
    assert desk.code(BEN, ask.AllowWatchers) == "other-seat-open"
    desk.ask(ADA, ask.AllowWatchers, are_allowed=False)
    desk.ask(BEN, ask.AllowWatchers)


def test_a_player_sees_no_other_hand_by_looking_as_a_watcher() -> None:
    desk = playing(ADA, BEN, CLEO, watch="seat")
    desk.ask(BEN, ask.AllowWatchers)
    desk.ask(CLEO, ask.Leave)
    for person, seat in ((ADA, 0), (CLEO, 2)):
        you = view_for_person(desk.table, person.id, 1)
        assert (you.role, you.seat, you.hand) == ("player", seat, desk.game.hands[seat])


def test_a_player_sees_no_cards_that_another_draws_by_looking_as_a_watcher() -> None:
    desk = playing(ADA, BEN, watch="seat")
    desk.ask(ADA, ask.AllowWatchers)
    desk.play()
    desk.play()
    (ended,) = desk.play()
    drawn = {
        person.id: next(
            each.cards
            for each in visible_events(ended, desk.table, person.id, 0)
            if each.kind == "cards-drawn"
        )
        for person in (ADA, BEN, STRANGER)
    }
    assert drawn[BEN.id] is None
    assert drawn[ADA.id] == drawn[STRANGER.id] == desk.game.deal.deck[14:16]


def test_a_removed_player_sees_no_hand_any_more() -> None:
    desk = playing(ADA, BEN, watch="seat")
    desk.ask(BEN, ask.AllowWatchers)
    desk.ask(ADA, ask.Remove, seat=1)
    for looking_at in (None, 0, 1):
        assert view_for_person(desk.table, BEN.id, looking_at).hand == ()
    assert not may_watch(desk.table, BEN.id)


def test_consent_lapses_when_the_table_stops_allowing_watchers_to_see_hands() -> None:
    desk = over(ADA, BEN, watch="seat")
    desk.ask(ADA, ask.AllowWatchers)
    desk.ask(ADA, ask.ChangeSettings, settings=Settings(players=2, watch=WatchPolicy.PILES))
    assert not desk.table.seats[0].is_open_to_watchers


def test_watching_a_seat_without_a_hand_shows_none() -> None:
    desk = over(ADA, BEN, watch="seat")
    desk.ask(ADA, ask.ChangeSettings, settings=Settings(players=3, watch=WatchPolicy.SEAT))
    desk.ask(CLEO, ask.Sit)
    desk.ask(CLEO, ask.AllowWatchers)
    assert view_for_person(desk.table, STRANGER.id, 2).hand == ()


def test_the_table_decides_who_may_watch() -> None:
    desk = seated(ADA, BEN, watch="nobody")
    assert may_watch(desk.table, STRANGER.id)
    desk.ask(ADA, ask.Start)
    assert not may_watch(desk.table, STRANGER.id)
    assert may_watch(desk.table, BEN.id)
    assert may_watch(playing(ADA, BEN, watch="piles").table, STRANGER.id)


def test_a_view_can_be_written_as_json() -> None:
    desk = playing(ADA, BEN, edition="extreme+fire")
    desk.ask(BEN, ask.ShowSigns, signs={"A": "like"})
    shown = json.loads(table_view(desk.table).model_dump_json())
    assert shown["seats"][1]["signs"] == {"A": "like"}
    assert [pile["pile"] for pile in shown["game"]["piles"]] == ["A", "B", "C", "D"]
    assert json.loads(view_for_person(desk.table, ADA.id).model_dump_json())["plays"]


@pytest.mark.parametrize(
    "name", ["x" * 25, "a\nb", "a\x00", "a\u202eb", "a\u200eb", "\u200b", "\u3164"]
)
def test_a_name_is_up_to_24_visible_characters(name: str) -> None:
    with pytest.raises(ValidationError):
        Participant(id="p", name=name)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  ", ""),
        ("  Ada ", "Ada"),
        ("Žofie", "Žofie"),
        ("Z\u030cofie", "Žofie"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_is_trimmed(name: str, kept: str) -> None:
    assert Participant(id="p", name=name).name == kept


@pytest.mark.parametrize("name", ["x" * 61, "a\x07", "a\u202eb"])
def test_the_name_of_a_table_has_only_visible_characters(name: str) -> None:
    with pytest.raises(ValidationError):
        Settings(name=name)


def test_a_table_needs_no_name() -> None:
    assert Settings(name="  ").name == ""


@pytest.mark.parametrize(
    "fields",
    [
        {"edition": "sudden"},
        {"edition": "fire+strict-fire"},
        {"players": 0},
        {"players": 6},
        {"layout": {"stop": (3, 42, 59, 98)}},
        {"edition": "extreme", "layout": {"stop": (3, 42, 59, 98)}},
        {"colour": "red"},
    ],
)
def test_settings_that_cannot_be_played_are_refused(fields: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Settings(**fields)  # type: ignore[arg-type]
