"""Plays a bot at a table through a connection, as a person would."""

import asyncio
import hashlib
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from ninetyeight.bots import Bot, BotFailed, Plan
from ninetyeight.bots.checked_answers import ask_bid, ask_signs, ask_step
from ninetyeight.client.connection import Connection, Link, new_id
from ninetyeight.client.errors import ClientError, ConnectionClosed
from ninetyeight.client.seat_view import signals_of, view_of
from ninetyeight.protocol.command import (
    Again,
    ChooseStarter,
    ComeBack,
    Command,
    Concede,
    EndTurn,
    LayCard,
    Leave,
    MakeBid,
    Remove,
    SayPhrase,
    ShowSigns,
    Sit,
)
from ninetyeight.protocol.event import Minding
from ninetyeight.protocol.message import CloseCode, Problem, Refusal, Update
from ninetyeight.protocol.refusal import TableCode
from ninetyeight.protocol.view import GameView, Phase, TableView
from ninetyeight.rules import PILES, Play, View
from ninetyeight.talk import PhraseCode

T = TypeVar("T")

PATIENCE = 5.0
"""How long a bot thinks before it asks the others to wait, in seconds."""
PAUSE = 1.0
"""How long it pauses when it sends too many requests, in seconds."""
TOO_MANY = "too-many-requests"
OUTDATED = frozenset({TableCode.STALE, TableCode.NOT_YOUR_TURN, TableCode.NO_GAME})
"""The codes that refuse a step which was legal a moment ago."""

Say = Callable[[str], None]


class BotPlayer:
    """A bot on a seat, from sitting down to leaving."""

    def __init__(
        self,
        connection: Connection,
        bot: Bot,
        *,
        seed: str,
        seat: int | None = None,
        games: int | None = None,
        pace: float = 0.0,
        say: Say = lambda _: None,
    ) -> None:
        self._connection = connection
        self._bot = bot
        self._seed = seed
        self._wanted_seat = seat
        self._games = games
        self._pace = pace
        self._say = say
        self._update: Update | None = None
        self._plan: tuple[int, Plan] | None = None
        self._signed: tuple[int, int] | None = None
        self._ended: set[int] = set()
        self._has_joined = self._was_seated = False
        self._refused: tuple[str, int] | None = None

    @property
    def finished(self) -> int:
        """How many games it has finished."""
        return len(self._ended)

    async def run(self) -> None:
        """Play until the table closes or all games are finished, then leave.

        If the bot fails, leave too, and raise its error.
        """
        try:
            while await self._act_or_wait():
                pass
        except BotFailed:
            await self.leave()
            raise
        except ConnectionClosed as closed:
            if closed.close_code == CloseCode.WAS_REMOVED:
                raise _removed() from None
            raise

    async def leave(self) -> None:
        """Leave the table; in a running game the seat is kept, for another bot to play."""
        if self._has_joined:
            await self._request(Leave(id=new_id()))

    async def _act_or_wait(self) -> bool:
        """Send the next command, or wait for a message; return whether to continue."""
        if self._update is None:
            await self._receive()
            return True
        table = self._update.table
        if table.phase is Phase.CLOSED:
            self._say("The table is closed.")
            return False
        self._has_joined = self._has_joined or self._update.you.role == "player"
        if self._update.you.role == "watcher":
            await self._sit()
            return True
        self._note_end(table.game)
        if self._games is not None and self.finished >= self._games:
            await self.leave()
            return False
        command = await self._next_command(table)
        if command is None or self._refused == (command.kind, self._update.sequence):
            await self._receive()  # a refused command is not retried until something happens
        else:
            await self._execute(command)
        return True

    async def _sit(self) -> None:
        if self._was_seated:
            raise _removed()
        self._has_joined = True
        answer = await self._request(Sit(id=new_id(), seat=self._wanted_seat))
        if isinstance(answer, Refusal | Problem):
            raise ClientError(answer.code, f"The bot cannot sit down: {answer.message}")
        self._was_seated = True
        assert self._update is not None
        seat = self._update.you.seat
        self._say(f"Sitting on seat {0 if seat is None else seat + 1} of {self._where()}.")

    def _where(self) -> str:
        assert self._update is not None
        settings = self._update.table.settings
        return f"{settings.edition}, {settings.players} players"

    def _note_end(self, game: GameView | None) -> None:
        if game is None or game.ending is None or game.number in self._ended:
            return
        self._ended.add(game.number)
        result = "won" if game.ending.is_won else f"lost, {game.ending.left} cards left"
        self._say(f"Game {game.number}: {result}.")

    async def _next_command(self, table: TableView) -> Command | None:
        """Choose this seat's next command, if there is anything to do."""
        assert self._update is not None
        you, game = self._update.you, table.game
        assert you.seat is not None
        own = table.seats[you.seat]
        if own.is_away or own.minding is Minding.UNTIL_RETURN:
            return ComeBack(id=new_id())
        if game is None:
            return None
        is_awaited = you.seat in table.awaited
        match table.phase:
            case Phase.OVER if is_awaited:
                return Again(id=new_id())
            case Phase.BIDDING if is_awaited and game.tied:
                return ChooseStarter(id=new_id(), seat=game.tied[0])
            case Phase.BIDDING if is_awaited:
                bid = await self._think(partial(ask_bid, self._bot, self._view()))
                return MakeBid(id=new_id(), bid=bid)
            case Phase.PLAYING if you.plays or you.may_end_turn:
                return await self._choose_action(game)
            case Phase.PLAYING:
                return _agreement(table, you.seat) or await self._change_signs(table, game)
            case _:
                return None

    async def _choose_action(self, game: GameView) -> Command:
        """Ask the bot for its next action on its turn."""
        assert self._update is not None
        view, signals = self._view(), signals_of(self._update.table)
        plan = self._plan[1] if self._plan and self._plan[0] == game.version else None
        question = partial(
            ask_step,
            self._bot,
            view,
            signals,
            seed=self._seed_of(game.number),
            allowed=self._update.table.settings.signs,
            plan=plan,
        )
        choice = await self._think(question)
        self._plan = None if choice.plan is None else (game.version + 1, choice.plan)
        await asyncio.sleep(self._pace)
        match choice.action:
            case Play(card, pile):
                return LayCard(id=new_id(), version=game.version, card=card, pile=pile)
            case _:
                return EndTurn(id=new_id(), version=game.version)

    async def _change_signs(self, table: TableView, game: GameView) -> Command | None:
        """Ask the bot for its signs, once after each step, while players may talk."""
        assert self._update is not None
        you, step = self._update.you, (game.number, game.version)
        if not (you.may_talk and table.settings.signs) or self._signed == step:
            return None
        self._signed = step
        allowed = table.settings.signs
        signs = await self._think(partial(ask_signs, self._bot, self._view(), allowed))
        assert you.seat is not None
        standing = table.seats[you.seat].signs
        changed = {pile: signs.get(pile) for pile in PILES if signs.get(pile) != standing.get(pile)}
        return ShowSigns(id=new_id(), signs=changed) if changed else None

    async def _think(self, question: Callable[[], T]) -> T:
        """Ask the bot in a thread, so that the connection stays alive; say so if it takes long."""
        thinking = asyncio.ensure_future(asyncio.to_thread(question))
        done, _ = await asyncio.wait({thinking}, timeout=PATIENCE)
        if not done:
            self._say("Thinking ...")
            if self._update is not None and self._update.you.may_talk:
                await self._connection.send(SayPhrase(id=new_id(), code=PhraseCode.WAIT))
        return await thinking

    def _view(self) -> View:
        assert self._update is not None
        return view_of(self._update.table, self._update.you)

    def _seed_of(self, game: int) -> int:
        digest = hashlib.sha256(f"ninetyeight/bot/1:{self._seed}:{game}".encode()).digest()
        return int.from_bytes(digest[:8], "big") >> 1

    async def _execute(self, command: Command) -> None:
        assert self._update is not None
        asked_at = self._update.sequence
        answer = await self._request(command)
        match answer:
            case Problem(code=code) if code == TOO_MANY:
                await asyncio.sleep(PAUSE)
            case Problem():
                raise ClientError(answer.code, answer.message)
            case Refusal(code=code):
                if isinstance(command, LayCard | EndTurn) and code not in OUTDATED:
                    raise BotFailed(
                        f"The table refused what {self._bot.name} did: {answer.message}"
                    )
                self._refused = command.kind, asked_at
            case _:
                pass

    async def _request(self, command: Command) -> Update | Refusal | Problem:
        """Send a command, and receive messages until its answer."""
        await self._connection.send(command)
        while True:
            message = await self._receive()
            if isinstance(message, Update | Refusal | Problem) and message.answers == command.id:
                return message

    async def _receive(self) -> object:
        """Receive the next message, remembering the latest update."""
        message = await self._connection.next()
        match message:
            case Update():
                self._update = message
            case Link.LOST:
                self._say("Connection lost; reconnecting ...")
            case Link.BACK:
                self._say("Reconnected.")
            case _:
                pass
        return message


def _agreement(table: TableView, own: int) -> Command | None:
    """Agree to what all other players agree to, so that a bot never delays a vote."""
    for question in table.questions:
        if own not in question.silent or question.no:
            continue
        others = (table.seats[seat] for seat in question.silent if seat != own)
        if any(seat.bot is None and not seat.is_away for seat in others):
            continue
        if question.about is None:
            return Concede(id=new_id())
        return Remove(id=new_id(), seat=question.about)
    return None


def _removed() -> ClientError:
    return ClientError("was-removed", "The other players removed the bot from the table.")
