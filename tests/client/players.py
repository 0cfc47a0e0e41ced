"""A player at the end of a connection, who remembers what was received."""

import asyncio

from ninetyeight.client import Connection, Link, new_id
from ninetyeight.protocol.command import ChooseStarter, Command, EndTurn, LayCard, MakeBid
from ninetyeight.protocol.message import Refusal, ServerMessage, Update
from ninetyeight.protocol.seen import SeenEvent
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import Bid

PATIENCE = 20.0


class Player:
    """Plays the card with the smallest step."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.update: Update
        self.events: list[SeenEvent] = []
        self.links: list[Link] = []

    async def receive(self) -> ServerMessage | Link:
        news = await asyncio.wait_for(self.connection.next(), PATIENCE)
        if isinstance(news, Update):
            self.update = news
            self.events += news.events
        if isinstance(news, Link):
            self.links.append(news)
        return news

    async def until(self, link: Link) -> None:
        while await self.receive() is not link:
            pass

    async def until_closed(self) -> None:
        while True:
            await self.receive()

    async def ask(self, command: Command) -> ServerMessage:
        await self.connection.send(command)
        return await self.answer(command)

    async def answer(self, command: Command) -> ServerMessage:
        while True:
            news = await self.receive()
            if not isinstance(news, Link) and getattr(news, "answers", None) == command.id:
                assert not isinstance(news, Refusal), news
                return news

    async def step(self) -> None:
        """Act if it is our turn, or wait for a message."""
        command = self.wish()
        if command is None:
            await self.receive()
        else:
            await self.ask(command)

    def wish(self) -> Command | None:
        table, you = self.update.table, self.update.you
        assert you.seat is not None
        if table.phase is Phase.BIDDING and table.seats[you.seat].bid is None:
            return MakeBid(id=new_id(), bid=Bid.LIKE)
        assert table.game is not None
        if you.is_host and table.game.tied:
            return ChooseStarter(id=new_id(), seat=table.game.tied[-1])
        if you.may_end_turn:
            return EndTurn(id=new_id(), version=table.game.version)
        if not you.plays:
            return None
        safe = [play for play in you.plays if not play.loses] or you.plays
        best = min(safe, key=lambda play: play.step)
        return LayCard(id=new_id(), version=table.game.version, card=best.card, pile=best.pile)

    @property
    def is_over(self) -> bool:
        return self.update.table.phase is Phase.OVER

    async def play(self) -> None:
        while not self.is_over:
            await self.step()
