"""The people of a simulation, who come and go, send commands, and resend unanswered ones."""

import asyncio
import itertools
import json
from typing import Any

from pydantic import TypeAdapter

from ninetyeight.host import Host, Session, SessionEnded
from ninetyeight.protocol.command import Command
from ninetyeight.rules import GameError
from ninetyeight.table import Participant
from simulation.history import History, Request
from simulation.processes import Process
from simulation.world import Life, World, before_the_end

PATIENCE = 6.0
"""How long a person waits for an answer before reconnecting."""
_COMMAND: TypeAdapter[Command] = TypeAdapter(Command)
_sessions = itertools.count()


class Player:
    """A person whose client resends unanswered commands under the same id, as real ones do."""

    def __init__(
        self,
        person: Participant,
        table_id: str,
        processes: list[Process],
        world: World,
        history: History,
    ) -> None:
        self.person = person
        self._table_id = table_id
        self._processes = processes
        self._world = world
        self._history = history
        self._count = 0
        self._seen: dict[str, Any] | None = None
        self._open: Request | None = None
        """The commands that are not answered yet."""
        self._old: list[Request] = []

    async def play(self) -> None:
        """Play over one connection after the other."""
        while True:
            living = [process for process in self._processes if process.is_alive]
            if living:
                process = self._world.rng.choice(living)
                assert process.host is not None
                assert process.life is not None
                await self._connect(process.host, process.life)
            await asyncio.sleep(self._world.rng.uniform(0.05, 1.0))

    async def _connect(self, host: Host, life: Life) -> None:
        since = None if self._seen is None else self._seen["sequence"]
        try:
            joining = host.join(self._table_id, self.person, since=since)
            session = await before_the_end(life, asyncio.wait_for(joining, PATIENCE))
        except (GameError, TimeoutError):
            return
        if session is None:
            return
        number = next(_sessions)
        reading = asyncio.create_task(self._read(session, number))
        acting = asyncio.create_task(self._act(session, life))
        end = asyncio.create_task(life.ended())
        try:
            await asyncio.wait({reading, acting, end}, return_when=asyncio.FIRST_COMPLETED)
            for task in (reading, acting):
                if task.done() and not task.cancelled():
                    task.result()
        finally:
            for task in (reading, acting, end):
                task.cancel()
            if not life.is_over:
                await session.leave()

    async def _read(self, session: Session, number: int) -> None:
        """Read messages until the connection is lost."""
        while True:
            try:
                message = json.loads(await session.next())
            except SessionEnded:
                return
            await asyncio.sleep(0)
            if self._world.happens(self._world.weather.lost_message / 4):
                return
            self._take_in(message, number)

    def _take_in(self, message: dict[str, Any], number: int) -> None:
        if "table" in message:
            self._seen = message
            self._history.saw(self.person, number, message)
        request = self._open
        is_answer = request is not None and message.get("answers") == request.command.id
        if is_answer and request is not None and message["kind"] != "problem":
            now = asyncio.get_running_loop().time()
            self._history.answer(request, message, now)
            self._old.append(request)
            self._open = None

    async def _act(self, session: Session, life: Life) -> None:
        """Send command after command; return when an answer does not come."""
        rng, loop = self._world.rng, asyncio.get_running_loop()
        while not life.is_over:
            if self._open is None:
                await asyncio.sleep(rng.uniform(0.0, 1.5))
                if self._seen is None:
                    continue
                self._open = self._next_request()
            request = self._open
            await self._world.delay()
            if self._world.happens(self._world.weather.lost_message):
                return
            await before_the_end(life, session.send(request.command))
            until = loop.time() + PATIENCE
            while self._open is request:
                if loop.time() > until or life.is_over:
                    return
                await asyncio.sleep(0.05)

    def _next_request(self) -> Request:
        """Choose a command, now and then one that was sent long ago."""
        rng, now = self._world.rng, asyncio.get_running_loop().time()
        if self._old and rng.random() < 0.05:
            return rng.choice(self._old)
        self._count += 1
        assert self._seen is not None
        wanted = self._wish(self._seen["table"], self._seen["you"])
        command = _COMMAND.validate_python({"id": f"{self._count}", **wanted})
        return self._history.ask(self.person, command, now)

    def _wish(self, table: dict[str, Any], you: dict[str, Any]) -> dict[str, Any]:
        rng, game = self._world.rng, table["game"]
        if rng.random() < 0.25:
            return self._aside(table)
        if table["phase"] == "lobby":
            return {"kind": "start"} if you["is_host"] else {"kind": "sit"}
        if table["phase"] == "over":
            return {"kind": "again"}
        if table["phase"] == "bidding":
            if you["is_host"] and game["tied"]:
                return {"kind": "choose-starter", "seat": game["tied"][0]}
            return {"kind": "make-bid", "bid": rng.choice(["like", "all-the-same", "rather-not"])}
        if you["may_end_turn"] and rng.random() < 0.7:
            return {"kind": "end-turn", "version": game["version"]}
        if you["plays"]:
            best = min(you["plays"], key=lambda play: (play["loses"], play["step"]))
            place = {"card": best["card"], "pile": best["pile"]}
            stale = rng.random() < 0.05
            return {"kind": "lay-card", "version": game["version"] - stale, **place}
        return {"kind": "say-phrase", "code": "thanks"}

    def _aside(self, table: dict[str, Any]) -> dict[str, Any]:
        rng = self._world.rng
        seat = rng.randrange(len(table["seats"]))
        return rng.choice(
            [
                {"kind": "say-chat", "text": "Well done!"},
                {"kind": "show-signs", "signs": {rng.choice("ABCD"): rng.choice(["like", None])}},
                {"kind": "leave"},
                {"kind": "come-back"},
                {"kind": "mind-seat", "seat": seat},
                {"kind": "concede", "agrees": rng.random() < 0.3},
                {"kind": "remove", "seat": seat, "agrees": rng.random() < 0.5},
            ]
        )
