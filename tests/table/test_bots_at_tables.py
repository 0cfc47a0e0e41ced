"""Bots at a table: the questions they are asked, and whole games."""

import pytest

from ninetyeight.bots import bot_named
from ninetyeight.protocol import command as ask
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import Bid, Play
from ninetyeight.table import BotActor, BotQuestion, BotQuestionKind, bot_questions, sign_questions
from table.tables import ADA, Desk, playing


def answer(desk: Desk, question: BotQuestion) -> None:
    """Answer a bot's question."""
    bot, actor = bot_named(question.bot), BotActor(question.seat)
    match question.kind:
        case BotQuestionKind.BID:
            desk.ask(actor, ask.MakeBid, bid=bot.bid(question.view))
        case BotQuestionKind.SIGNS:
            signs = bot.signs(question.view, allowed=question.allowed)
            if signs:
                desk.ask(actor, ask.ShowSigns, signs=signs)
        case BotQuestionKind.STEP:
            choice = bot.choose(question.view, question.signals, seed=7, allowed=question.allowed)
            if isinstance(choice.action, Play):
                card, pile = choice.action.card, choice.action.pile
                desk.ask(actor, ask.LayCard, card=card, pile=pile, version=question.version)
            else:
                desk.ask(actor, ask.EndTurn, version=question.version)


@pytest.mark.parametrize("edition", ["original", "extreme+fire"])
def test_bots_play_a_whole_game_by_answering_the_tables_questions(edition: str) -> None:
    desk = Desk(players=3, edition=edition, relaxed_signs=True)
    desk.ask(ADA, ask.SeatBot, seat=1, bot="greedy")
    desk.ask(ADA, ask.SeatBot, seat=2, bot="random")
    desk.ask(ADA, ask.Start)
    desk.ask(ADA, ask.MakeBid, bid=Bid.LIKE)
    while desk.table.is_running:
        open_questions = (*sign_questions(desk.table), *bot_questions(desk.table))
        for question in open_questions:
            if desk.table.is_running:
                answer(desk, question)
        if desk.table.tied_seats:
            desk.ask(ADA, ask.ChooseStarter, seat=desk.table.tied_seats[0])
        if desk.table.phase is Phase.PLAYING and desk.turn == 0:
            desk.play()
    assert desk.game.outcome is not None
    assert desk.game.left < 90


def test_bots_that_are_not_on_turn_are_asked_for_signs() -> None:
    """8.5."""
    desk = playing(ADA, players=3)
    assert [question.seat for question in sign_questions(desk.table)] == [1, 2]
    desk.play_turn()
    assert [question.seat for question in sign_questions(desk.table)] == [2]


def test_bots_are_not_asked_for_signs_where_nobody_may_talk() -> None:
    assert sign_questions(playing(ADA, players=3, talk="none").table) == ()
    assert sign_questions(Desk().table) == ()


def test_nothing_is_asked_of_bots_when_a_person_is_on_turn_or_no_game_runs() -> None:
    desk = playing(ADA, players=2)
    assert bot_questions(desk.table) == ()
    desk.ask(ADA, ask.Concede)
    assert bot_questions(desk.table) == ()


def test_a_question_holds_what_the_bots_seat_may_see() -> None:
    """9.3."""
    desk = playing(ADA, players=2)
    desk.play_turn()
    (question,) = bot_questions(desk.table)
    assert question.view == desk.game.view(1)
    assert question.view.revealed is None
    assert question.version == desk.game.version
