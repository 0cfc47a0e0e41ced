"""Challenges: anybody with the link can play a finished game's deal again to beat its result.

The link shows the result but no cards. People who have seen the cards may play too, but as far as
the server knows of it (`store.deals`), the attempt is practice, and statistics leave it out.
"""

from typing import Literal

from fastapi import APIRouter, Response

from ninetyeight.protocol.http import (
    ChallengedGame,
    ChallengeInfo,
    ChallengeResult,
    Key,
    NewAttempt,
    Shared,
    Standing,
)
from ninetyeight.protocol.message import Update
from ninetyeight.protocol.settings import Settings
from ninetyeight.rules import Layout, read_record, ruleset_of
from ninetyeight.server.errors import ApiError
from ninetyeight.server.identity import (
    Login,
    OptionalPerson,
    Owner,
    Player,
    Reader,
    participant,
)
from ninetyeight.server.routes import faults
from ninetyeight.server.routes.games import fields_of, no_such_game, own_game, shared_game
from ninetyeight.server.routes.tables import deal_with_bots, open_for
from ninetyeight.server.service import Service, ServiceDep
from ninetyeight.store import Person, SignedIn, StoredGame
from ninetyeight.table import Challenge

router = APIRouter(prefix="/api", tags=["games"])
_Rank = tuple[bool, int]


@router.get("/games/{game_id}/standing", responses=faults(401, 404))
async def show_standing(game_id: Key, person: Reader, service: ServiceDep) -> Standing:
    """Compare a game of yours with those before it, and with the game it was to beat."""
    game = await own_game(service, game_id, person)
    before = await service.store.games.standing_before(person.id, game)
    if not game.is_won:
        service.solver.wake()  # people who lost often ask whether the deal could be won
    counts = not game.is_imported and not game.is_repeat
    best = before.best_left
    return Standing(
        counts=counts,
        games=before.games,
        wins=before.wins,
        mean_left=before.left / before.games if before.games else None,
        best_left=best,
        is_best=counts and best is not None and game.left < best,
        challenge=await _challenge_result(service, game),
    )


@router.post("/games/{game_id}/challenge", responses=faults(401, 404, 409))
async def offer_challenge(game_id: Key, person: Owner, service: ServiceDep) -> Shared:
    """Offer a game that you played here as a challenge: anybody with the key can try to beat it."""
    game = await own_game(service, game_id, person)
    if game.is_imported:
        raise ApiError(409, "not-played-here", "Imported games cannot be offered as challenges.")
    key = await service.store.games.challenge(game_id)
    if key is None:
        raise no_such_game()
    return Shared(key=key, path=f"/challenge/{key}")


@router.delete("/games/{game_id}/challenge", status_code=204, responses=faults(401, 404))
async def withdraw_challenge(game_id: Key, person: Owner, service: ServiceDep) -> Response:
    """Withdraw a challenge: its key opens nothing any more, but opened tables keep their deal."""
    await own_game(service, game_id, person)
    await service.store.games.withdraw_challenge(game_id)
    return Response(status_code=204)


@router.get("/challenges/{key}", responses=faults(404))
async def show_challenge(key: Key, person: OptionalPerson, service: ServiceDep) -> ChallengeInfo:
    """Show the result that a challenge is to beat, but no cards."""
    game = await _challenged(service, key)
    is_known = person is not None and bool(
        await service.store.deals.seen_by(game.deal_id, [person.id])
    )
    fields = fields_of(ChallengedGame, game, person)
    return ChallengeInfo(**fields, game_id=game.id, is_known=is_known)


@router.post("/challenges/{key}/play", status_code=201, responses=faults(401, 404, 409))
async def play_challenge(
    key: Key, attempt: NewAttempt, person: Player, login: Login, service: ServiceDep
) -> Update:
    """Open a table with the deal of a challenge, and deal it if bots take the other seats."""
    game = await _challenged(service, key)
    if attempt.has_seen:
        await service.store.deals.note_seen(game.deal_id, person.id)
    return await _play(service, game, attempt, person, login)


@router.post("/shared/{key}/play", status_code=201, responses=faults(401, 404, 409))
async def play_shared(
    key: Key, attempt: NewAttempt, person: Player, login: Login, service: ServiceDep
) -> Update:
    """Play the deal of a shared game for practice, since its replay shows the cards."""
    game = await shared_game(service, key, person)
    if game.is_imported:
        raise no_such_game()
    return await _play(service, game, attempt, person, login)


async def _challenged(service: Service, key: str) -> StoredGame:
    game = await service.store.games.find_challenge(key)
    if game is None:
        raise no_such_game()
    return game


async def _play(
    service: Service, game: StoredGame, attempt: NewAttempt, person: Person, login: SignedIn
) -> Update:
    record = read_record(game.record)
    settings = Settings(
        edition=game.edition,
        players=game.players,
        layout=_layout(game, record.ruleset.layout),
        pace=attempt.pace,
    )
    challenge = Challenge(game_id=game.id, deck=record.deck, deal_id=game.deal_id)
    table_id = await open_for(service, person, login.token_id, settings, challenge)
    if attempt.bot is None and game.players > 1:
        return await service.host.state(table_id, person.id)
    bot = attempt.bot or settings.minder
    return await deal_with_bots(service, table_id, participant(person), bot, login.token_id)


def _layout(game: StoredGame, layout: Layout | None) -> dict[str, tuple[int, ...]] | None:
    """Return the layout for the settings; None if it is the standard one or there are no orders."""
    if layout is None or ruleset_of(game.edition, game.players).layout == layout:
        return None
    return {order: tuple(numbers) for order, numbers in layout.as_dict().items()}


async def _challenge_result(service: Service, game: StoredGame) -> ChallengeResult | None:
    if game.challenge_of is None:
        return None
    other = await service.store.games.find(game.challenge_of)
    if other is None:
        return None
    verdict = _verdict(_rank(game), _rank(other))
    fields = fields_of(ChallengedGame, other, None)
    return ChallengeResult(**fields, verdict=verdict, was_known=game.is_repeat)


def _verdict(mine: _Rank, theirs: _Rank) -> Literal["better", "equal", "worse"]:
    if mine == theirs:
        return "equal"
    return "better" if mine < theirs else "worse"


def _rank(game: StoredGame) -> _Rank:
    """Return a key by which results compare; lower is better."""
    return not game.is_won, game.left
