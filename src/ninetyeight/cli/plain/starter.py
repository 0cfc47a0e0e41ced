"""Agrees on who starts: everybody looks at their hand, and bots bid (1.4)."""

import secrets

from ninetyeight.cli.plain.bot_answers import BotAnswers
from ninetyeight.cli.plain.commands import is_quit
from ninetyeight.cli.plain.keyboard import Ask, Quit
from ninetyeight.cli.plain.screen import Screen
from ninetyeight.cli.safe_output import plain
from ninetyeight.rules import Record, Ruleset, deal, setup, view_for


def agree_on_starter(game: Record, answers: BotAnswers, ask: Ask) -> int:
    """Let everybody look at their hand, then ask who starts; no answer draws lots (1.4)."""
    screen = answers.screen
    roster, voice = screen.roster, screen.voice
    if roster.is_alone:
        return game.starter
    hands, _ = deal(game.ruleset, game.deck)
    for seat in roster.people:
        _look(game.ruleset, seat, hands[seat], screen, ask)
    if roster.only_person is None:
        screen.hide_everything()
    state = setup(game.ruleset, game.deck)
    for seat in roster.bots:
        bid = answers.bid(seat, view_for(state, seat))
        screen.say(voice.say(f"event-bid-{bid}", name=roster.names[seat]))
    answers.show_failures()
    seats = ", ".join(f"{seat + 1} {name}" for seat, name in enumerate(roster.names))
    while True:
        answer = ask(f"{voice.say('plain-who-starts', seats=seats)} ").strip()
        if not answer:
            return secrets.randbelow(len(roster.names))
        if is_quit(answer):
            raise Quit
        for seat, name in enumerate(roster.names):
            if answer.lower() in (str(seat + 1), name.lower()):
                return seat
        words = voice.say("plain-no-player", answer=plain(answer), count=len(roster.names))
        screen.say(words, "red")


def _look(ruleset: Ruleset, seat: int, hand: tuple[int, ...], screen: Screen, ask: Ask) -> None:
    """Show a hand to its owner alone; a person playing without others sees it at once."""
    if seat == screen.roster.only_person:
        screen.show_hand(ruleset, hand)
        return
    voice, name = screen.voice, screen.roster.names[seat]
    screen.hide_everything()
    ask(f"{voice.say('plain-look', name=name)} {voice.say('plain-curtain', name=name)} ")
    screen.show_hand(ruleset, hand)
    ask(f"{voice.say('plain-hide')} ")
