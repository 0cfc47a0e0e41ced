"""Sitting down, bots, the host, leaving, coming back, removing, another game."""

import pytest

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.event import CloseCause, Minding
from ninetyeight.protocol.settings import Settings
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import Bid
from ninetyeight.table import BotActor, TableRefused, force_close, open_table, table_view
from table.tables import (
    ADA,
    BEN,
    CLEO,
    DORA,
    STRANGER,
    Desk,
    dealt,
    kinds,
    over,
    playing,
    seated,
)


def test_a_table_opens_with_its_host_on_the_first_seat() -> None:
    desk = Desk(players=3)
    assert desk.table.seat_of(ADA.id) == 0
    assert desk.table.phase is Phase.LOBBY
    assert desk.table.sequence == 1
    assert [seat.is_free for seat in desk.table.seats] == [False, True, True]


def test_a_table_is_not_opened_with_an_unknown_bot() -> None:
    with pytest.raises(TableRefused) as caught:
        open_table(Settings(minder="genius"), ADA, Desk().context)
    assert caught.value.code == "no-such-bot"


def test_a_person_sits_on_the_first_free_seat_or_the_one_asked_for() -> None:
    desk = Desk(players=3)
    desk.ask(BEN, ask.Sit)
    desk.ask(CLEO, ask.Sit, seat=2)
    assert [desk.table.seat_of(each.id) for each in (ADA, BEN, CLEO)] == [0, 1, 2]


def test_sitting_down_on_the_own_seat_changes_nothing() -> None:
    desk = seated(ADA, BEN)
    assert desk.ask(BEN, ask.Sit) == ()
    assert desk.ask(BEN, ask.Sit, seat=1) == ()


def test_moving_to_another_seat_frees_the_old_one() -> None:
    desk = Desk(players=3)
    assert kinds(desk.ask(ADA, ask.Sit, seat=2)) == ["seat-cleared", "seat-taken"]
    assert desk.table.seat_of(ADA.id) == 2
    assert desk.table.seats[0].is_free
    assert desk.table.host == ADA.id


def test_taken_and_missing_seats_are_refused() -> None:
    desk = seated(ADA, BEN)
    assert desk.code(CLEO, ask.Sit) == "table-full"
    assert desk.code(CLEO, ask.Sit, seat=1) == "seat-taken"
    assert desk.code(CLEO, ask.Sit, seat=4) == "no-such-seat"
    desk.ask(ADA, ask.Start)
    assert desk.code(CLEO, ask.Sit) == "game-running"


def test_the_host_seats_and_swaps_bots() -> None:
    desk = Desk(players=2)
    desk.ask(ADA, ask.SeatBot, seat=1, bot="greedy")
    assert desk.ask(ADA, ask.SeatBot, seat=1, bot="greedy") == ()
    desk.ask(ADA, ask.SeatBot, seat=1, bot="random")
    assert desk.table.seats[1].bot == "random"
    assert desk.table.seats[1].name == "bot:random"
    desk.ask(ADA, ask.ClearSeat, seat=1)
    assert desk.ask(ADA, ask.ClearSeat, seat=1) == ()
    assert desk.table.seats[1].is_free


def test_a_bot_that_cannot_be_seated_is_refused_with_the_reason() -> None:
    desk = seated(ADA, BEN)
    assert desk.code(BEN, ask.SeatBot, seat=1, bot="greedy") == "not-host"
    assert desk.code(ADA, ask.SeatBot, seat=1, bot="greedy") == "seat-taken"
    assert desk.code(ADA, ask.SeatBot, seat=4, bot="greedy") == "no-such-seat"
    assert desk.code(ADA, ask.SeatBot, seat=1, bot="genius") == "no-such-bot"
    desk.ask(ADA, ask.Start)
    assert desk.code(ADA, ask.SeatBot, seat=1, bot="greedy") == "game-running"


def test_only_the_host_can_clear_a_seat_and_only_of_others() -> None:
    desk = seated(ADA, BEN)
    assert desk.code(BEN, ask.ClearSeat, seat=0) == "not-host"
    assert desk.code(ADA, ask.ClearSeat, seat=0) == "oneself"
    assert desk.code(ADA, ask.ClearSeat, seat=3) == "no-such-seat"
    desk.ask(ADA, ask.Start)
    assert desk.code(ADA, ask.ClearSeat, seat=1) == "game-running"


def test_a_game_begins_when_all_seats_are_taken() -> None:
    desk = Desk(players=2)
    assert desk.code(ADA, ask.Start) == "seats-free"
    desk.ask(BEN, ask.Sit)
    assert desk.code(BEN, ask.Start) == "not-host"
    assert kinds(desk.ask(ADA, ask.Start)) == ["dealt"]
    assert desk.table.phase is Phase.BIDDING
    assert desk.code(ADA, ask.Start) == "game-running"


def test_settings_change_between_games_and_nobody_loses_a_seat() -> None:
    desk = seated(ADA, BEN, CLEO)
    assert desk.code(BEN, ask.ChangeSettings, settings=Settings(players=4)) == "not-host"
    assert desk.code(ADA, ask.ChangeSettings, settings=Settings(players=2)) == "too-few-seats"
    unknown = Settings(players=3, minder="genius")
    assert desk.code(ADA, ask.ChangeSettings, settings=unknown) == "no-such-bot"
    assert desk.ask(ADA, ask.ChangeSettings, settings=Settings(players=3)) == ()
    desk.ask(CLEO, ask.Leave)
    desk.ask(ADA, ask.ChangeSettings, settings=Settings(players=2, edition="expert"))
    assert len(desk.table.seats) == 2
    desk.ask(ADA, ask.Start)
    assert desk.game.ruleset.minimum == 3
    same = Settings(players=2, edition="expert+short")
    assert desk.code(ADA, ask.ChangeSettings, settings=same) == "game-running"


def test_with_fewer_seats_after_a_game_its_result_is_still_shown() -> None:
    desk = over(ADA, BEN, CLEO)
    desk.ask(CLEO, ask.Leave)
    desk.ask(ADA, ask.ChangeSettings, settings=Settings(players=2))
    game = table_view(desk.table).game
    assert game is not None
    assert game.ending is not None
    assert len(game.ending.hands) == 3
    assert len(table_view(desk.table).seats) == 2


def test_seats_added_after_a_game_have_no_hand_in_it() -> None:
    desk = over(ADA, BEN)
    desk.ask(ADA, ask.ChangeSettings, settings=Settings(players=4))
    assert [seat.hand_size for seat in table_view(desk.table).seats] == [7, 7, None, None]


def test_leaving_between_games_frees_the_seat() -> None:
    desk = seated(ADA, BEN)
    assert kinds(desk.ask(BEN, ask.Leave)) == ["seat-cleared"]
    assert desk.table.seats[1].is_free
    assert desk.code(BEN, ask.Leave) == "not-seated"


def test_a_host_who_leaves_passes_the_role_on() -> None:
    desk = seated(ADA, BEN, CLEO)
    assert kinds(desk.ask(ADA, ask.Leave)) == ["seat-cleared", "host-changed"]
    assert desk.table.host == BEN.id


def test_the_last_person_who_leaves_closes_the_table() -> None:
    desk = seated(ADA, players=2)
    assert kinds(desk.ask(ADA, ask.Leave)) == ["seat-cleared", "closed"]
    assert desk.table.phase is Phase.CLOSED
    assert desk.code(BEN, ask.Sit) == "closed"
    assert desk.code(BotActor(1), ask.EndTurn) == "closed"


def test_in_a_running_game_the_seat_is_kept_until_its_person_comes_back() -> None:
    desk = playing(ADA, BEN)
    assert kinds(desk.ask(BEN, ask.Leave)) == ["went-away"]
    assert desk.ask(BEN, ask.Leave) == ()
    assert desk.table.seat_of(BEN.id) == 1
    assert kinds(desk.ask(BEN, ask.ComeBack)) == ["came-back"]
    assert not desk.table.seats[1].is_away
    assert desk.code(BEN, ask.ComeBack) == "not-away"


def test_playing_counts_as_coming_back() -> None:
    desk = playing(ADA, BEN)
    desk.ask(ADA, ask.Leave)
    card = desk.game.view(0).hand[0]
    assert kinds(desk.ask(ADA, ask.LayCard, card=card, pile="A")) == ["came-back", "card-laid"]


def test_a_refused_step_does_not_count_as_coming_back() -> None:
    desk = playing(ADA, BEN)
    desk.ask(ADA, ask.Leave)
    assert desk.code(ADA, ask.EndTurn) == "turn-not-finished"
    assert desk.table.seats[0].is_away


def test_a_host_who_leaves_a_running_game_passes_the_role_on() -> None:
    desk = playing(ADA, BEN)
    assert kinds(desk.ask(ADA, ask.Leave)) == ["went-away", "host-changed"]
    assert desk.table.host == BEN.id
    desk.ask(ADA, ask.ComeBack)
    assert desk.table.host == BEN.id


def test_somebody_who_comes_back_to_a_table_without_a_host_becomes_the_host() -> None:
    desk = playing(ADA, BEN)
    desk.ask(BEN, ask.Leave)
    assert kinds(desk.ask(ADA, ask.Leave)) == ["went-away"]
    assert kinds(desk.ask(BEN, ask.ComeBack)) == ["came-back", "host-changed"]
    assert desk.table.host == BEN.id


def test_a_host_who_comes_back_is_still_the_host() -> None:
    desk = playing(ADA, BEN)
    desk.ask(BEN, ask.Leave)
    desk.ask(ADA, ask.Leave)
    assert kinds(desk.ask(ADA, ask.ComeBack)) == ["came-back"]


def test_a_bot_minds_the_seat_of_somebody_who_left() -> None:
    desk = playing(ADA, BEN)
    assert desk.code(ADA, ask.MindSeat, seat=1) == "is-present"
    desk.ask(BEN, ask.Leave)
    desk.ask(ADA, ask.MindSeat, seat=1)
    seat = desk.table.seats[1]
    assert (seat.bot, seat.minding) == ("sharp", Minding.UNTIL_RETURN)
    assert desk.code(ADA, ask.MindSeat, seat=1) == "is-minded"
    desk.play_turn()
    desk.play()
    desk.ask(BEN, ask.ComeBack)
    assert desk.table.seats[1].bot is None
    assert desk.code(BotActor(1), ask.EndTurn) == "not-seated"


def test_a_bot_minds_the_seat_of_somebody_who_disconnected() -> None:
    desk = playing(ADA, BEN)
    desk.disconnect(BEN)
    desk.wait(30)
    desk.ask(ADA, ask.MindSeat, seat=1)
    assert not desk.table.seats[1].is_away
    assert desk.ask(BEN, ask.SayPhrase, code="sorry")[0].kind == "came-back"
    assert desk.table.seats[1].bot is None


def test_only_people_in_running_games_can_be_minded() -> None:
    desk = seated(ADA, BEN, players=3)
    assert desk.code(ADA, ask.MindSeat, seat=1) == "no-game"
    desk.ask(ADA, ask.Start)
    assert desk.code(ADA, ask.MindSeat, seat=2) == "no-person"
    assert desk.code(ADA, ask.MindSeat, seat=4) == "no-such-seat"


def test_a_bot_that_minds_a_seat_bids_for_it() -> None:
    """1.4: bots bid too."""
    desk = dealt(ADA, BEN)
    desk.ask(BEN, ask.Leave)
    desk.ask(ADA, ask.MindSeat, seat=1)
    desk.ask(BotActor(1), ask.MakeBid, bid=Bid.LIKE)
    assert desk.game.bids == (None, Bid.LIKE)


def test_the_host_alone_cannot_remove_anybody_at_a_table_of_three() -> None:
    desk = playing(ADA, BEN, CLEO)
    assert desk.code(BEN, ask.Remove, seat=2) == "not-asked"
    assert kinds(desk.ask(ADA, ask.Remove, seat=2)) == ["removal-voted"]
    assert desk.ask(ADA, ask.Remove, seat=2) == ()
    assert table_view(desk.table).removal == {2: (0,)}
    assert kinds(desk.ask(BEN, ask.Remove, seat=2)) == ["removal-voted", "removed"]
    assert desk.table.seats[2].person is None
    assert desk.table.seats[2].bot == "sharp"
    assert table_view(desk.table).removal == {}


def test_a_vote_for_removal_can_be_withdrawn() -> None:
    desk = playing(ADA, BEN, CLEO)
    desk.ask(ADA, ask.Remove, seat=2)
    desk.ask(ADA, ask.Remove, seat=2, agrees=False)
    assert desk.code(BEN, ask.Remove, seat=2) == "not-asked"


def test_removing_oneself_a_bot_or_nobody_is_refused() -> None:
    desk = playing(ADA, BEN, players=3)
    assert desk.code(ADA, ask.Remove, seat=0) == "oneself"
    assert desk.code(ADA, ask.Remove, seat=2) == "no-person"
    assert desk.code(ADA, ask.Remove, seat=3) == "no-such-seat"
    assert desk.code(BEN, ask.Remove, seat=0) == "not-asked"


def test_a_removed_player_has_no_seat_and_cannot_return() -> None:
    desk = over(ADA, BEN)
    desk.ask(ADA, ask.Remove, seat=1)
    assert desk.table.seats[1].is_free
    assert desk.code(BEN, ask.Again) == "not-seated"
    assert desk.code(BEN, ask.ComeBack) == "not-seated"
    assert desk.code(BEN, ask.Sit) == "was-removed"


def test_votes_and_wishes_go_with_the_person_rather_than_the_seat() -> None:
    desk = over(ADA, BEN, CLEO)
    desk.ask(ADA, ask.Remove, seat=2)
    desk.ask(CLEO, ask.Again)
    desk.ask(CLEO, ask.Leave)
    desk.ask(DORA, ask.Sit, seat=2)
    assert table_view(desk.table).questions == ()
    assert desk.table.wishes == frozenset()
    assert desk.code(BEN, ask.Remove, seat=2) == "not-asked"


def test_a_removed_players_wish_does_not_count_for_the_next() -> None:
    desk = over(ADA, BEN, CLEO)
    desk.ask(CLEO, ask.Again)
    desk.ask(ADA, ask.Remove, seat=2)
    desk.ask(BEN, ask.Remove, seat=2)
    desk.ask(DORA, ask.Sit)
    assert not table_view(desk.table).seats[2].wishes_again


def test_only_the_host_can_close_the_table_and_not_while_others_play() -> None:
    desk = playing(ADA, BEN)
    assert desk.code(BEN, ask.Close) == "not-host"
    assert desk.code(ADA, ask.Close) == "game-running"
    desk.ask(ADA, ask.Remove, seat=1)
    assert kinds(desk.ask(ADA, ask.Close)) == ["closed"]
    assert force_close(desk.table, CloseCause.IDLE) == ()


def test_a_table_can_be_closed_by_force() -> None:
    desk = playing(ADA, BEN)
    desk.happen(force_close(desk.table, CloseCause.ADMIN))
    assert desk.table.phase is Phase.CLOSED
    assert desk.table.deadline is None


def test_a_stranger_can_do_nothing_at_the_table() -> None:
    desk = playing(ADA, BEN)
    for kind, fields in (
        (ask.LayCard, {"card": 5, "pile": "A"}),
        (ask.Concede, {}),
        (ask.SayChat, {"text": "hello"}),
        (ask.Mute, {"seat": 0}),
        (ask.AllowWatchers, {}),
    ):
        assert desk.code(STRANGER, kind, **fields) == "not-seated"


@pytest.mark.parametrize("seat", [-1, 0, 2, 9])
def test_a_bot_cannot_act_for_another_seat(seat: int) -> None:
    assert playing(ADA, BEN).code(BotActor(seat), ask.EndTurn) == "not-seated"


def test_a_bot_can_only_play_bid_and_show_signs() -> None:
    desk = playing(ADA, players=2)
    assert desk.code(BotActor(1), ask.Leave) == "not-seated"
    assert desk.code(BotActor(1), ask.SayChat, text="hello") == "not-seated"
    assert desk.code(BotActor(1), ask.TakeBack) == "not-seated"
