"""One plain game: asks, applies, shows and saves until it is over or the people stop."""

from collections.abc import Callable
from dataclasses import replace

from ninetyeight.cli.plain.bot_answers import BotAnswers
from ninetyeight.cli.plain.commands import NotUnderstood, PlainCommand, is_quit, parse_line
from ninetyeight.cli.plain.hints import Adviser
from ninetyeight.cli.plain.keyboard import Ask, Quit
from ninetyeight.cli.plain.roster import Roster
from ninetyeight.cli.plain.sentences import refusal_words
from ninetyeight.cli.safe_output import plain
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
    edition_of,
    figures_of,
    replay,
    view_for,
)
from ninetyeight.words import Voice, demands

YES = ("y", "yes")
"""Means yes in every language, besides its own words."""


class PlainGame:
    """A game in one terminal, whose players share the keyboard; bots may sit with them."""

    def __init__(
        self, record: Record, answers: BotAnswers, ask: Ask, save: Callable[[Record], None]
    ) -> None:
        self.record = record
        self.answers = answers
        self.screen = answers.screen
        self.ask = ask
        self.save = save
        self.adviser = Adviser(self.screen.voice)
        game = replay(record)
        self.states = [game.start]
        """All states so far, so that cards can be taken back."""
        self.news: list[Event] = []
        """The events so far, as everybody may see them."""
        self.heard = [0] * record.ruleset.players
        """How many of the news each seat has seen."""
        for step in game.steps:
            self._remember(step)

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def view(self) -> View:
        """What the player on turn sees."""
        return view_for(self.state, self.state.seat)

    @property
    def roster(self) -> Roster:
        return self.screen.roster

    @property
    def voice(self) -> Voice:
        return self.screen.voice

    @property
    def is_shared(self) -> bool:
        """Whether several people take turns at the keyboard."""
        return self.roster.only_person is None

    def run(self) -> None:
        """Play until the game is over; `Quit` if the people stop earlier."""
        self.save(self.record)
        title = f"{self._title()} {self.voice.say('plain-explains')}"
        if not self.is_shared:
            self.screen.say(title)
        self._let_bots_play()
        if self.is_shared and self.state.outcome is None:
            self._raise_curtain()
            self.screen.say(title)
        while self.state.outcome is None:
            self.screen.show_table(self.view)
            before = self.state
            while self.state is before:
                self.do_line(self.ask("> "))
        self.screen.show_figures(figures_of(replay(self.record)), is_won=self.state.outcome.is_won)
        if self.adviser.taken:
            self.screen.say(f"{self.voice.say('outcome-hints', count=self.adviser.taken)}.")

    def _title(self) -> str:
        ruleset, voice = self.record.ruleset, self.voice
        edition = edition_of(ruleset)
        name = voice.say("replay-house") if edition is None else voice.edition(edition)
        if self.roster.is_alone:
            return f"{name}, {voice.say('web-alone')}. {demands(voice, ruleset)}"
        players = voice.say("setting-players")
        seats = voice.say("web-figure", name=players, text=ruleset.players)
        return f"{name}, {seats}. {demands(voice, ruleset)}"

    def do_line(self, line: str) -> None:
        """Do what a line says, word by word until one fails; an empty line shows the table."""
        try:
            words = parse_line(line) or [PlainCommand.TABLE]
        except NotUnderstood as error:
            self._complain(self._not_understood(error.word))
            return
        except GameError as error:
            self._complain(self.voice.by_code("refusal", error.code, error.message))
            return
        for number, word in enumerate(words, start=1):
            if not self._do_word(word):
                rest = " ".join(map(str, words[number:]))
                if rest:
                    self._complain(self.voice.say("plain-not-done", words=rest))
                break

    def _not_understood(self, word: str) -> str:
        is_number = word.isascii() and word.isdigit()
        if is_number and int(word) not in self.view.hand:
            return self.voice.say("terminal-not-in-hand", card=int(word))
        return self.voice.say("plain-not-understood", word=plain(word))

    def _do_word(self, word: Action | PlainCommand) -> bool:
        """Carry out one word; return whether the words after it still make sense."""
        match word:
            case PlainCommand.QUIT:
                raise Quit
            case PlainCommand.HELP:
                self.screen.show_help(self.state.ruleset)
            case PlainCommand.TABLE:
                self.screen.show_table(self.view)
            case PlainCommand.CARDS:
                self.screen.show_cards(self.view)
            case PlainCommand.UNDO:
                self._undo()
            case PlainCommand.HINT:
                self._hint()
            case _:
                return self._act(word)
        return True

    def _act(self, action: Action) -> bool:
        """Play or end the turn; return whether the same turn continues."""
        play = action if isinstance(action, Play) else None
        if play is not None and not self._is_wanted(play):
            self.screen.say(self.voice.say("plain-stays", card=play.card))
            return False
        seat = self.state.seat
        try:
            step = self._do(action)
        except GameError as error:
            self._complain(refusal_words(self.voice, error, self.view, play))
            return False
        self.screen.show_events(view_for(step.state, seat), step.events_for(seat))
        if step.state.seat != seat and step.state.outcome is None:
            self._pass_on()
        return bool(step.state.turn.plays) and step.state.outcome is None

    def _do(self, action: Action) -> Step:
        """Apply an action of the player on turn, and save the game."""
        step = apply(self.state, action)
        self.record = replace(self.record, actions=(*self.record.actions, action))
        self.save(self.record)
        self._remember(step)
        return step

    def _pass_on(self) -> None:
        """Pass to the next person; bots in between play at once while all hands are hidden."""
        if self.is_shared:
            self._answer(self.voice.say("plain-hide"))
            if self.state.seat in self.roster.bots:
                self.screen.hide_everything()
        self._let_bots_play()
        if self.state.outcome is None:
            self._raise_curtain()

    def _let_bots_play(self) -> None:
        """Let bots play until a person is on turn; a single person sees it as it happens."""
        roster, person, before = self.roster, self.roster.only_person, len(self.news)
        plan = None
        while self.state.outcome is None and self.state.seat in roster.bots:
            plan = plan if self.state.turn.plays else None
            choice = self.answers.choice(self.state.seat, self.view, plan)
            plan, step = choice.plan, self._do(choice.action)
            if person is not None:
                self.answers.show_failures()
                self.screen.show_events(view_for(step.state, person), step.events_for(person))
        if self.is_shared and self.state.outcome is not None:
            self.answers.show_failures()
            self.screen.show_events(view_for(self.state, None), tuple(self.news[before:]))

    def _remember(self, step: Step) -> None:
        actor = self.state.seat
        self.states.append(step.state)
        self.news += step.events_for(None)
        self.heard[actor] = len(self.news)

    def _is_wanted(self, play: Play) -> bool:
        """Ask before a play that loses the game (3.3), unless every play does."""
        if play not in self.view.losing_plays or self.view.doomed_by is not None:
            return True
        about = self.voice.say("web-figure", name=str(play), text=self.voice.say("play-loses"))
        answer = self._answer(f"{about} {self.voice.say('plain-anyway')}")
        return answer.strip().lower() in (*YES, *self.voice.say("plain-yes").split())

    def _undo(self) -> None:
        """Take back the last card of the turn, unless other people have seen it."""
        if not self.state.turn.plays:
            self._complain(self.voice.say("refusal-nothing-to-take-back"))
        elif self.is_shared:
            self._complain(self.voice.say("plain-no-undo"))
        else:
            taken = self.state.turn.plays[-1]
            actions = self.record.actions[:-1]
            talk = tuple(talk for talk in self.record.talk if talk.after <= len(actions))
            self.states.pop()
            self.record = replace(self.record, actions=actions, talk=talk)
            self.save(self.record)
            self.screen.tell_taken_back(taken)

    def _hint(self) -> None:
        """Show a hint, unless several people play: they decide together."""
        if self.is_shared:
            self._complain(self.voice.say("refusal-no-hints"))
        else:
            self.screen.say(self.adviser.hint(self.view))

    def _raise_curtain(self) -> None:
        """If several people play, hide the last hand, wait for the next person, show the news."""
        if not self.is_shared:
            return
        seat = self.state.seat
        name = self.screen.roster.names[seat]
        self.screen.hide_everything()
        self.answers.show_failures()
        turn = self.voice.say("event-turn-began", name=name)
        self._answer(f"{turn} {self.voice.say('plain-curtain', name=name)}")
        news = tuple(self.news[self.heard[seat] :])
        self.heard[seat] = len(self.news)
        self.screen.show_events(view_for(self.state, None), news)

    def _answer(self, question: str) -> str:
        """Ask a question; the answer may be to quit."""
        answer = self.ask(f"{question} ")
        if is_quit(answer):
            raise Quit
        return answer

    def _complain(self, words: str) -> None:
        self.screen.say(words, style="red")
