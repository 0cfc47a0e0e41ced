"""Agrees on who starts: all look at their hands, bots say what they would like (1.4)."""

import secrets
from collections.abc import Callable

from ninetyeight.cli.plain.bot_answers import Answers
from ninetyeight.cli.plain.commands import is_quit
from ninetyeight.cli.plain.keyboard import Quit
from ninetyeight.cli.plain.screen import Screen
from ninetyeight.cli.safe_output import plain
from ninetyeight.rules import Record, Ruleset, deal, setup, view_for

Ask = Callable[[str], str]


def agree_on_starter(game: Record, answers: Answers, ask: Ask) -> int:
    """Let everybody look at their hand, then ask who starts; without an answer the lot (1.4)."""
    screen = answers.screen
    company, voice = screen.company, screen.voice
    if company.is_alone:
        return game.starter
    hands, _ = deal(game.ruleset, game.deck)
    for seat in company.people:
        _look(game.ruleset, seat, hands[seat], screen, ask)
    if company.only_person is None:
        screen.hide_everything()
    state = setup(game.ruleset, game.deck)
    for seat in company.bots:
        bid = answers.bid(seat, view_for(state, seat))
        screen.say(voice.say(f"event-bid-{bid}", name=company.names[seat]))
    answers.tell_failures()
    seats = ", ".join(f"{seat + 1} {name}" for seat, name in enumerate(company.names))
    while True:
        answer = ask(f"{voice.say('plain-who-starts', seats=seats)} ").strip()
        if not answer:
            return secrets.randbelow(len(company.names))
        if is_quit(answer):
            raise Quit
        for seat, name in enumerate(company.names):
            if answer.lower() in (str(seat + 1), name.lower()):
                return seat
        words = voice.say("plain-no-player", answer=plain(answer), count=len(company.names))
        screen.say(words, "red")


def _look(ruleset: Ruleset, seat: int, hand: tuple[int, ...], screen: Screen, ask: Ask) -> None:
    """Show a hand to its owner alone; who has the keyboard to themselves sees it at once."""
    if seat == screen.company.only_person:
        screen.show_hand(ruleset, hand)
        return
    voice, name = screen.voice, screen.company.names[seat]
    screen.hide_everything()
    ask(f"{voice.say('plain-look', name=name)} {voice.say('plain-curtain', name=name)} ")
    screen.show_hand(ruleset, hand)
    ask(f"{voice.say('plain-hide')} ")
