"""A bot on all seats of a season's tables; a worker plays and records its deals."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from ninetyeight import __version__
from ninetyeight.bots import BotFailed
from ninetyeight.bots.team import Team, play_deals
from ninetyeight.kernel.games import BY_BIDS, actions_of, key_of, seeds_of, shuffled_decks
from ninetyeight.kernel.packing import RESULTS
from ninetyeight.lab.arena.ladder import Season
from ninetyeight.lab.bot_pool import borrowed_bots
from ninetyeight.lab.executors.chunks import Span
from ninetyeight.lab.simulate.deals import check_finished
from ninetyeight.lab.simulate.scores import Scores, no_scores, scores_of
from ninetyeight.lab.simulate.simulation import PURPOSE
from ninetyeight.lab.simulate.table_games import TableGame
from ninetyeight.rules import Record, setup, write_record
from ninetyeight.rules.seat_name import name_of_bot


@dataclass(frozen=True, slots=True)
class Failure:
    """The deal in which a bot failed, and how."""

    game: int
    reason: str
    trace: str = ""
    """What the bot printed, such as a traceback."""
    record: str | None = None
    """The game up to the failure."""


@dataclass(frozen=True, slots=True)
class PlayedDeals:
    """What a worker returns: the scores of some deals, up to the first failure."""

    scores: Scores
    records: tuple[str, ...] = ()
    """The games as lines of JSON, if they are to be kept."""
    failure: Failure | None = None


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot in one edition of a season, with everything a worker needs."""

    season: Season
    edition: str
    team: Team
    seconds: float
    """How long an external bot may take for each answer."""
    keeps_records: bool = True

    def play(self, span: Span) -> PlayedDeals:
        """Play some deals, up to the first in which the bot fails."""
        return self._in_kernel(span) if self.team.is_compiled else self._by_the_rules(span)

    def _in_kernel(self, span: Span) -> PlayedDeals:
        season, ruleset, key = self.season, self.season.ruleset(self.edition), self._key
        decks = shuffled_decks(ruleset, key, span.start, len(span))
        columns = play_deals(
            ruleset,
            self.team,
            decks,
            starters=np.full(len(span), BY_BIDS),
            seeds=seeds_of(key, span.start, len(span)),
            allowed=season.talk.signs,
        )
        if not self.keeps_records:
            return PlayedDeals(scores_of(columns))
        lines = []
        for row, deck in enumerate(decks):
            cards, starter = tuple(map(int, deck)), int(columns.starter[row])
            logs, played = columns.logs[row], int(columns.played[row])
            game = TableGame(ruleset, cards, self.team.compiled, season.talk.signs, starter)
            state = setup(ruleset, cards, starter)
            for action in actions_of(ruleset, cards, starter, logs, played):
                game.signals_at(state)
                state = game.advance(state, action)
            lines.append(self._line(game, span.start + row))
        return PlayedDeals(scores_of(columns), tuple(lines))

    def _by_the_rules(self, span: Span) -> PlayedDeals:
        ruleset, key, scores = self.season.ruleset(self.edition), self._key, no_scores(len(span))
        decks = shuffled_decks(ruleset, key, span.start, len(span))
        seeds = seeds_of(key, span.start, len(span))
        lines: list[str] = []
        game: TableGame | None = None
        try:
            with borrowed_bots(self.team.bots, self.seconds) as bots:
                for row, deck in enumerate(decks):
                    number = span.start + row
                    cards = tuple(map(int, deck))
                    game = TableGame(ruleset, cards, bots, self.season.talk.signs)
                    game.play(int(seeds[row]))
                    scores.put(row, game.scores)
                    if self.keeps_records:
                        lines.append(self._line(game, number))
        except BotFailed as error:
            if game is None:  # the bot could not be started
                raise
            record = self._line(game, number, refused=error.message)
            failure = Failure(number, error.message, error.trace, record)
            return PlayedDeals(scores, tuple(lines), failure)
        return PlayedDeals(scores, tuple(lines))

    @property
    def _key(self) -> int:
        return key_of(self.season.seed, PURPOSE)

    def _line(self, game: TableGame, number: int, **more: Any) -> str:
        """Write a game's record; a finished game is checked against the rules first."""
        record = Record(
            game.ruleset,
            game.deck,
            game.starter,
            tuple(game.actions),
            tuple(name_of_bot(bot.name) for bot in self.team.bots),
            meta={
                "program": f"ninetyeight {__version__}",
                "season": self.season.name,
                "edition": self.edition,
                "deal": number + 1,
                "bot": self.team.bots[0].name,
                "talk": str(self.season.talk),
                **more,
            },
            talk=tuple(game.talk),
        )
        if game.result:
            check_finished(record, RESULTS[game.result], game.left)
        return write_record(record)
