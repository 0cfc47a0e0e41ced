"""One plain game: asks, does, shows and saves, until the game is over or the people stop."""

from collections.abc import Callable
from dataclasses import replace

from ninetyeight.cli.plain.commands import Command, is_quit, parse_line
from ninetyeight.cli.plain.keyboard import Quit
from ninetyeight.cli.plain.screen import Screen
from ninetyeight.cli.words import edition_name
from ninetyeight.rules import (
    Action,
    Event,
    GameError,
    Play,
    Record,
    State,
    Step,
    View,
    apply,
    replay,
    view_for,
)

Ask = Callable[[str], str]
"""Shows a prompt and gives what was typed; raises `Quit` when there is no more."""


class Session:
    """A game at one terminal, whose players share the keyboard."""

    def __init__(
        self, record: Record, screen: Screen, ask: Ask, save: Callable[[Record], None]
    ) -> None:
        self.record = record
        self.screen = screen
        self.ask = ask
        self.save = save
        game = replay(record)
        self.states = [game.start]
        """Every state so far, so that cards can be taken back."""
        self.news: list[Event] = []
        """What everybody may know of what happened."""
        self.heard = [0] * record.ruleset.players
        """How much of the news each seat has seen."""
        for step in game.steps:
            self._remember(step)

    @property
    def state(self) -> State:
        """Where the game stands."""
        return self.states[-1]

    @property
    def view(self) -> View:
        """What the player on turn sees."""
        return view_for(self.state, self.state.seat)

    @property
    def is_solo(self) -> bool:
        """Whether one person plays alone."""
        return self.state.ruleset.players == 1

    def run(self) -> None:
        """Play until the game is over; `Quit` if the people stop before."""
        self.save(self.record)
        self._raise_curtain()
        self.screen.say(f"{edition_name(self.record.ruleset)}. ? explains.".capitalize())
        while self.state.outcome is None:
            self.screen.show_table(self.view)
            before = self.state
            while self.state is before:
                self.do_line(self.ask("> "))

    def do_line(self, line: str) -> None:
        """Do what a line says, word by word, as far as it goes; an empty one shows the table."""
        try:
            words = parse_line(line) or [Command.TABLE]
        except GameError as error:
            self.screen.say(error.message, style="red")
            return
        for number, word in enumerate(words, start=1):
            if not self._do_word(word):
                rest = " ".join(map(str, words[number:]))
                if rest:
                    self.screen.say(f"Not done: {rest}", style="red")
                break

    def _do_word(self, word: Action | Command) -> bool:
        """Do a word; say whether those after it still make sense."""
        match word:
            case Command.QUIT:
                raise Quit
            case Command.HELP:
                self.screen.show_help(self.state.ruleset)
            case Command.TABLE:
                self.screen.show_table(self.view)
            case Command.CARDS:
                self.screen.show_cards(self.view)
            case Command.UNDO:
                self._undo()
            case _:
                return self._act(word)
        return True

    def _act(self, action: Action) -> bool:
        """Play or end the turn; say whether the same turn goes on."""
        if isinstance(action, Play) and not self._is_wanted(action):
            self.screen.say(f"The {action.card} stays in the hand.")
            return False
        seat = self.state.seat
        try:
            step = apply(self.state, action)
        except GameError as error:
            self.screen.say(error.message, style="red")
            return False
        self.record = replace(self.record, actions=(*self.record.actions, action))
        self.save(self.record)
        self._remember(step)
        self.screen.show_events(view_for(step.state, seat), step.events_for(seat))
        if step.state.seat != seat and step.state.outcome is None:
            self._answer("Press Enter to hide your hand. ")
            self._raise_curtain()
        return bool(step.state.turn.plays) and step.state.outcome is None

    def _remember(self, step: Step) -> None:
        actor = self.state.seat
        self.states.append(step.state)
        self.news += step.events_for(None)
        self.heard[actor] = len(self.news)

    def _is_wanted(self, play: Play) -> bool:
        """Ask before a play that loses the game at once (3.6)."""
        if play not in self.view.losing_plays:
            return True
        answer = self._answer(f"{play} loses the game at once. Play it all the same? [y/N] ")
        return answer.strip().lower() in ("y", "yes")

    def _undo(self) -> None:
        """Take back the last card of the running turn; only alone, since others have seen it."""
        if not self.state.turn.plays:
            self.screen.say("There is no card of this turn to take back.", style="red")
        elif not self.is_solo:
            self.screen.say("With partners a card laid is laid: they have seen it.", style="red")
        else:
            taken = self.state.turn.plays[-1]
            actions = self.record.actions[:-1]
            talk = tuple(talk for talk in self.record.talk if talk.after <= len(actions))
            self.states.pop()
            self.record = replace(self.record, actions=actions, talk=talk)
            self.save(self.record)
            self.screen.say(f"The {taken.card} is back in the hand.")

    def _raise_curtain(self) -> None:
        """With several players: hide the last hand, wait for the next one, tell the news."""
        if self.is_solo:
            return
        seat = self.state.seat
        name = self.screen.names[seat]
        self.screen.hide_everything()
        self._answer(f"{name} is on turn. When only {name} sees the screen, press Enter. ")
        news = tuple(self.news[self.heard[seat] :])
        self.heard[seat] = len(self.news)
        self.screen.show_events(view_for(self.state, None), news)

    def _answer(self, question: str) -> str:
        """Ask something that can also be answered by quitting."""
        answer = self.ask(question)
        if is_quit(answer):
            raise Quit
        return answer
