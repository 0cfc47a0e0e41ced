"""One plain game: asks, does, shows and saves, until the game is over or the people stop."""

from collections.abc import Callable
from dataclasses import replace

from ninetyeight.cli.plain.commands import Command, parse_line
from ninetyeight.cli.plain.screen import Screen
from ninetyeight.rules import (
    Action,
    Event,
    GameError,
    Play,
    Record,
    State,
    apply,
    redact,
    replay,
    view_for,
)

Ask = Callable[[str], str]
"""Shows a prompt and gives what was typed; raises EOFError when there is no more."""


class Session:
    """A game at one terminal, whose players share the keyboard."""

    def __init__(
        self, record: Record, screen: Screen, ask: Ask, save: Callable[[Record], None]
    ) -> None:
        self.record = record
        self.screen = screen
        self.ask = ask
        self.save = save
        self.states = list(replay(record).states)
        """Every state so far, so that cards can be taken back."""
        self.news: list[Event] = []
        """What everybody may know of the turns since the game was opened here."""
        self.heard = [0] * record.ruleset.players
        """How much of the news each seat has seen."""

    @property
    def state(self) -> State:
        """Where the game stands."""
        return self.states[-1]

    @property
    def is_solo(self) -> bool:
        """Whether one person plays alone."""
        return self.state.ruleset.players == 1

    def run(self) -> None:
        """Play until the game is over or somebody quits."""
        self.save(self.record)
        if self.state.outcome is None:
            self.raise_curtain()
        while self.state.outcome is None:
            self.screen.show_table(view_for(self.state, self.state.seat))
            try:
                if not self.do_line(self.ask("> ")):
                    return
            except GameError as error:
                self.screen.say(error.message, style="red")

    def do_line(self, line: str) -> bool:
        """Do what a line says, word by word; say whether to go on asking."""
        words = parse_line(line)
        seat = self.state.seat
        for number, word in enumerate(words, start=1):
            if word is Command.QUIT:
                return False
            if isinstance(word, Command):
                self.do_command(word)
            else:
                self.do_action(word)
            if self.state.outcome is not None or self.state.seat != seat:
                self.drop(words[number:])
                break
        return True

    def drop(self, words: list[Action | Command]) -> None:
        """Say which words came too late, because the turn or the game was over."""
        if words:
            self.screen.say(f"Not done any more: {' '.join(map(str, words))}", style="red")

    def do_command(self, command: Command) -> None:
        """Do a word that is no play."""
        view = view_for(self.state, self.state.seat)
        match command:
            case Command.HELP:
                self.screen.show_help(view.ruleset)
            case Command.CARDS:
                self.screen.show_cards(view)
            case Command.UNDO:
                self.undo()
            case Command.QUIT:
                pass

    def undo(self) -> None:
        """Take back the last card of the running turn; only alone, since others have seen it."""
        if not self.is_solo:
            self.screen.say("With partners a card laid is laid: they have seen it.", style="red")
        elif not self.state.turn.plays:
            self.screen.say("There is no card of this turn to take back.", style="red")
        else:
            taken = self.state.turn.plays[-1]
            self.states.pop()
            self.record = replace(self.record, actions=self.record.actions[:-1])
            self.save(self.record)
            self.screen.say(f"The {taken.card} is back in the hand.")

    def do_action(self, action: Action) -> None:
        """Play or end the turn, after a question where the game would be lost by it."""
        if isinstance(action, Play) and not self.is_wanted(action):
            self.screen.say(f"The {action.card} stays in the hand.")
            return
        seat = self.state.seat
        step = apply(self.state, action)
        self.states.append(step.state)
        self.record = replace(self.record, actions=(*self.record.actions, action))
        self.save(self.record)
        view = view_for(step.state, seat)
        self.screen.show_events(view, tuple(redact(event, seat) for event in step.events))
        self.news += [redact(event, None) for event in step.events]
        self.heard[seat] = len(self.news)
        if step.state.outcome is None and step.state.seat != seat:
            self.ask("Press Enter to hide your hand. ")
            self.raise_curtain()

    def is_wanted(self, play: Play) -> bool:
        """Ask before a play that loses the game at once (3.6)."""
        if play not in view_for(self.state, self.state.seat).losing_plays:
            return True
        answer = self.ask(f"{play} loses the game at once. Play it all the same? [y/N] ")
        return answer.strip().lower() in ("y", "yes")

    def raise_curtain(self) -> None:
        """With several players: hide the last hand, wait for the next one, tell the news."""
        if self.is_solo:
            return
        seat = self.state.seat
        name = self.screen.names[seat]
        self.screen.hide_everything()
        self.ask(f"{name} is on turn. When only {name} sees the screen, press Enter. ")
        view = view_for(self.state, None)
        self.screen.show_events(view, tuple(self.news[self.heard[seat] :]))
        self.heard[seat] = len(self.news)
