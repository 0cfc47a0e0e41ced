"""A bot at a table plays exactly the games that the kernel plays by itself."""

import pytest

from bots.games import play_out
from ninetyeight.bots import bot_named
from ninetyeight.bots.team import play_deals, team_of
from ninetyeight.kernel.games import BY_BIDS, actions_of, key_of, seeds_of, shuffled_decks
from ninetyeight.rules import RELAXED_SIGNS, STRICT_SIGNS, Sign, ruleset_of, setup, view_for

GAMES = 3
TALK = {"strict": STRICT_SIGNS, "relaxed": RELAXED_SIGNS, "silent": frozenset[Sign]()}


@pytest.mark.parametrize("talk", TALK)
@pytest.mark.parametrize("bot", ["random", "greedy", "planner", "sharp", "master@24"])
@pytest.mark.parametrize(
    ("edition", "players"),
    [("original", 1), ("original", 3), ("extreme", 2), ("fire", 4), ("extreme+expert+fire", 5)],
)
def test_a_bot_at_a_table_plays_the_game_of_the_kernel(
    edition: str, players: int, bot: str, talk: str
) -> None:
    ruleset = ruleset_of(edition, players)
    key = key_of(f"{edition}{players}{bot}", "test")
    decks, seeds = shuffled_decks(ruleset, key, 0, GAMES), seeds_of(key, 0, GAMES)
    column = play_deals(
        ruleset,
        team_of([bot], players),
        decks,
        starters=[BY_BIDS] * GAMES,
        seeds=seeds,
        allowed=TALK[talk],
    )
    for game in range(GAMES):
        deck, starter = tuple(map(int, decks[game])), int(column.starter[game])
        kernel = actions_of(ruleset, deck, starter, column.logs[game], int(column.played[game]))
        state, actions = play_out(
            ruleset,
            deck,
            starter,
            [bot_named(bot)] * players,
            seed=int(seeds[game]),
            allowed=TALK[talk],
        )
        assert actions == kernel, f"{edition} {players} {bot} {talk} deck {deck}"
        assert state.outcome is not None
        assert state.outcome.left == column.left[game]
        assert state.outcome.is_won == (column.result[game] == 1)


def test_the_highest_bid_starts_and_among_equals_the_first() -> None:
    ruleset = ruleset_of("original", 5)
    key = key_of("bids", "test")
    decks = shuffled_decks(ruleset, key, 0, 200)
    team = team_of(["greedy"], 5)
    column = play_deals(
        ruleset,
        team,
        decks,
        starters=[BY_BIDS] * 200,
        seeds=seeds_of(key, 0, 200),
        allowed=STRICT_SIGNS,
    )
    for deck, starter in zip(decks, column.starter, strict=True):
        state = setup(ruleset, tuple(map(int, deck)))
        bids = [team.compiled[seat].bid(view_for(state, seat)) for seat in range(5)]
        ranks = [bid.rank for bid in bids]
        assert ranks.index(max(ranks)) == starter
    assert len(set(column.starter.tolist())) == 5
