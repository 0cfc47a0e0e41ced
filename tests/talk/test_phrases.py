"""Which ready-made phrases a game offers (8.2, 8.3)."""

from ninetyeight.talk import ABOUT_FIRE, ABOUT_ORDERS, PhraseCode, phrases_for


def test_a_plain_game_offers_no_phrase_about_orders_or_fire() -> None:
    offered = phrases_for(has_orders=False, has_fire=False)
    assert set(PhraseCode) - set(offered) == {*ABOUT_ORDERS, *ABOUT_FIRE}
    assert {*ABOUT_ORDERS} <= {*phrases_for(has_orders=True, has_fire=False)}
    assert {*ABOUT_FIRE} <= {*phrases_for(has_orders=False, has_fire=True)}


def test_phrases_about_the_game_come_before_greetings() -> None:
    offered = phrases_for(has_orders=True, has_fire=True)
    assert offered == list(PhraseCode)
    assert offered[0] is PhraseCode.CAN_HELP
    assert offered[-1] is PhraseCode.GOODBYE
