"""Another game at the same table with the same people, and with somebody gone."""

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.settings import Settings
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import Bid
from ninetyeight.table import Participant, table_view
from table.tables import ADA, BEN, CLEO, Desk, bid_all, kinds, over, playing, seated


def test_another_game_is_dealt_when_everybody_asks_for_it() -> None:
    desk = over(ADA, BEN)
    assert kinds(desk.ask(ADA, ask.Again)) == ["again-wished"]
    assert desk.ask(ADA, ask.Again) == ()
    assert table_view(desk.table).seats[0].wishes_again
    assert kinds(desk.ask(BEN, ask.Again)) == ["again-wished", "dealt"]
    assert desk.game.number == 2
    assert desk.table.phase is Phase.BIDDING
    assert desk.table.wishes == frozenset()
    assert desk.code(BEN, ask.Again) == "game-running"


def test_there_is_no_other_game_before_the_first() -> None:
    assert seated(ADA, BEN).code(ADA, ask.Again) == "no-game"


def give_up(desk: Desk, *people: Participant, without: Participant) -> None:
    """Let these people concede while somebody is absent, who has time to come back."""
    desk.disconnect(without)
    for person in people:
        desk.ask(person, ask.Concede)
    assert kinds(desk.wait(30)) == ["conceded"]


def test_a_rematch_waits_for_a_seat_whose_person_is_gone() -> None:
    desk = playing(ADA, BEN, CLEO)
    desk.ask(CLEO, ask.Leave)
    give_up(desk, ADA, BEN, without=CLEO)
    desk.ask(ADA, ask.Again)
    assert kinds(desk.ask(BEN, ask.Again)) == ["again-wished"]
    assert desk.code(ADA, ask.Start) == "seats-free"
    desk.ask(ADA, ask.ClearSeat, seat=2)
    desk.ask(ADA, ask.SeatBot, seat=2, bot="greedy")
    assert "dealt" in kinds(desk.ask(BEN, ask.Again))


def test_a_rematch_continues_with_the_bot_that_minds_a_seat() -> None:
    desk = playing(ADA, BEN, CLEO)
    desk.disconnect(CLEO)
    desk.wait(30)
    desk.ask(ADA, ask.MindSeat, seat=2)
    give_up(desk, ADA, BEN, without=CLEO)
    desk.ask(ADA, ask.Again)
    assert "dealt" in kinds(desk.ask(BEN, ask.Again))
    desk.ask(CLEO, ask.MakeBid, bid=Bid.LIKE)
    assert desk.table.seats[2].bot is None


def test_somebody_away_comes_back_by_asking_for_another_game() -> None:
    desk = playing(ADA, BEN)
    desk.ask(BEN, ask.Leave)
    give_up(desk, ADA, without=BEN)
    desk.ask(ADA, ask.Again)
    assert kinds(desk.ask(BEN, ask.Again)) == ["came-back", "again-wished", "dealt"]


def test_somebody_away_comes_back_by_sitting_down() -> None:
    desk = playing(ADA, BEN)
    desk.ask(BEN, ask.Leave)
    give_up(desk, ADA, without=BEN)
    assert kinds(desk.ask(BEN, ask.Sit)) == ["came-back"]


def test_a_solo_player_can_replay_the_same_deal() -> None:
    desk = over(ADA)
    deck = desk.game.deal.deck
    events = desk.ask(ADA, ask.Again, same_deal=True)
    assert kinds(events) == ["again-wished", "dealt", "starter-chosen"]
    assert desk.game.deal.deck == deck
    assert desk.game.is_repeat
    assert desk.table.phase is Phase.PLAYING


def test_with_partners_no_deal_is_replayed() -> None:
    desk = over(ADA, BEN)
    assert desk.code(ADA, ask.Again, same_deal=True) == "not-alone"
    desk.ask(BEN, ask.Leave)
    desk.ask(ADA, ask.ChangeSettings, settings=Settings(players=1))
    assert desk.code(ADA, ask.Again, same_deal=True) == "not-alone"


def test_the_next_game_has_new_bids() -> None:
    desk = over(ADA, BEN)
    desk.ask(ADA, ask.Again)
    desk.ask(BEN, ask.Again)
    assert desk.game.bids == (None, None)
    bid_all(desk, Bid.ALL_THE_SAME)
    assert desk.table.tied_seats == (0, 1)


def test_a_bot_takes_over_for_somebody_who_disconnected() -> None:
    desk = over(ADA, BEN, CLEO)
    desk.disconnect(ADA)
    desk.wait(30)
    desk.ask(BEN, ask.Again)
    desk.ask(CLEO, ask.Again)
    assert desk.table.phase is Phase.OVER
    assert desk.code(BEN, ask.MindSeat, seat=2) == "is-present"
    minded = desk.ask(BEN, ask.MindSeat, seat=0)
    assert kinds(minded) == ["seat-minded", "host-changed"]
    assert desk.table.host == BEN.id
    assert "dealt" in kinds(desk.ask(BEN, ask.Again))
    desk.connect(ADA)
    desk.ask(ADA, ask.MakeBid, bid=Bid.LIKE)
    assert desk.table.seats[0].bot is None


def test_before_the_first_game_no_bot_minds_a_seat() -> None:
    assert seated(ADA, BEN).code(ADA, ask.MindSeat, seat=1) == "no-game"
