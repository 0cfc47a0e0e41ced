"""The options of `ninetyeight play`, for screens and for plain lines."""

from dataclasses import dataclass

from ninetyeight.rules import GameError


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """The command line of `ninetyeight play`; what is None or empty has a default."""

    edition: str | None = None
    players: int | None = None
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    seed: str | None = None
    layout: str | None = None
    language: str | None = None
    pace: str | None = None

    @property
    def starts_game(self) -> bool:
        """Whether a game starts at once, instead of the home screen."""
        return any(
            (
                self.edition,
                self.players is not None,
                self.names,
                self.bots,
                self.seed is not None,
                self.layout,
                self.pace,
            )
        )

    @property
    def number_of_players(self) -> int:
        """`--players`, or the people and bots counted; `GameError` if they do not fit."""
        seated = max(len(self.names), 1) + len(self.bots)
        players = seated if self.players is None else self.players
        if players < seated:
            raise GameError(
                "players",
                f"The people and bots named are {seated} players, but --players is {players}.",
            )
        return players
