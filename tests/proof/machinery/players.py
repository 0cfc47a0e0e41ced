"""Persistent players: they reconnect when a connection breaks, and resend unanswered commands.

A player keeps everything it was shown, so that a proof can compare it with the log.
"""

import asyncio
import itertools
import json
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from proof.machinery.servers import DEADLINE, until

Way = Callable[[], Awaitable[str]]
"""Waits for a reachable server, and returns its address."""
Message = dict[str, Any]

PHRASES = ("hello", "well-played", "thanks", "sorry", "yes", "no", "wait", "can-help")
TALK = 0.25
"""How likely a player says something when something happens."""
_NETWORK_ERRORS = (OSError, WebSocketException, TimeoutError)
_PAUSE = 0.02


@dataclass(frozen=True, slots=True)
class Shown:
    """What a player was shown: the view at a sequence, perhaps with the events that led there."""

    sequence: int
    after: int | None
    """The sequence seen before, from which the events lead; None if events are left out."""
    events: list[Message]
    table: Message
    you: Message


@dataclass
class Answered:
    """The answers to a player's commands, by id."""

    done: set[str] = field(default_factory=set)
    """Acknowledged with an update."""
    refused: dict[str, int] = field(default_factory=dict)
    """Refused, with the highest sequence at which that happened."""
    sent_again: int = 0
    was_stored: int = 0
    """Resent after a break, and answered from the store without being executed again."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a player was told so far."""

    shown: list[Shown]
    done: frozenset[str]
    refused: dict[str, int]


class Player:
    """A guest with a seat at one table who plays as fast as answers come."""

    def __init__(self, way: Way, name: str, seed: int, *, patience: float | None = None) -> None:
        self.name = name
        self.way = way
        self.socket_way = way
        self.id = ""
        self.table_id = ""
        self.shown: list[Shown] = []
        """What the player was shown since the last report."""
        self.answered = Answered()
        self.view: Message = {}
        self.sequence = 0
        self.is_playing = False
        self.connections = 0
        self.open: dict[str, Message] = {}
        """Commands that were sent and not answered yet."""
        self.sent: dict[str, Message] = {}
        """All commands that were sent."""
        self._rng = random.Random(seed)
        self._ids = itertools.count()
        self._patience = patience
        self._http = httpx.AsyncClient(timeout=DEADLINE, verify=False)  # no TLS to set up
        self._socket: ClientConnection | None = None
        self._heard = 0
        self._resent: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_connected(self) -> bool:
        return self._socket is not None

    @property
    def is_at_rest(self) -> bool:
        return not self.is_playing and not self.open

    def has_seen(self, sequence: int) -> bool:
        return self.sequence >= sequence

    def report(self, *others: Shown) -> Report:
        """Report the answers so far, and what was shown since the last report."""
        shown, self.shown = [*self.shown, *others], []
        return Report(shown, frozenset(self.answered.done), dict(self.answered.refused))

    # ------------------------------------------------------------------------ without a socket

    async def enter(self) -> None:
        """Register as a guest."""
        answer = await self._request("POST", "/api/me", {"name": self.name})
        self.id = answer["id"]

    async def open_table(self, **settings: object) -> str:
        self.table_id = (await self._request("POST", "/api/tables", settings))["id"]
        return self.table_id

    async def do(self, kind: str, **rest: object) -> Message:
        """Send a command over HTTP."""
        body = {"kind": kind, "id": self._fresh_id(), **rest}
        return await self.post(body)

    async def post(self, body: Message) -> Message:
        return await self._request("POST", f"/api/tables/{self.table_id}/commands", body)

    async def ask_state(self) -> Shown:
        """Ask for the current view."""
        answer = await self._request("GET", f"/api/tables/{self.table_id}")
        return Shown(answer["sequence"], None, [], answer["table"], answer["you"])

    async def _request(self, method: str, path: str, body: object = None) -> Message:
        answer = await self._http.request(method, await self.way() + path, json=body)
        assert answer.is_success, f"{method} {path}: {answer.text}"
        found: Message = answer.json()
        return found

    # ------------------------------------------------------------------------ with a socket

    async def sit(self, table_id: str) -> None:
        """Connect to a table and stay connected."""
        self.table_id = table_id
        self._tasks.append(asyncio.create_task(self._stay()))
        if self._patience is not None:
            self._tasks.append(asyncio.create_task(self._send_again(self._patience)))
        await until(lambda: bool(self.view), f"{self.name} is shown the table")

    async def play(self) -> None:
        """Start playing."""
        self.is_playing = True
        if self._socket is not None:
            await self._act()

    async def rest(self) -> None:
        """Stop playing, and wait for all answers."""
        self.is_playing = False
        await until(lambda: self.is_at_rest, f"{self.name} has all answers: {self.open}")

    async def come_back(self) -> None:
        """Break the connection, and reconnect."""
        before = self.connections
        if self._socket is not None:
            await self._socket.close()
        await until(lambda: self.connections > before, f"{self.name} is back")

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        results = await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        await self._http.aclose()
        for result in results:
            if isinstance(result, Exception):
                raise result

    async def _stay(self) -> None:
        while True:
            url = (await self.socket_way()).replace("http://", "ws://")
            cookie = "; ".join(f"{name}={text}" for name, text in self._http.cookies.items())
            since = f"?since={self.sequence}" if self.sequence else ""
            try:
                async with connect(
                    f"{url}/api/tables/{self.table_id}/socket{since}",
                    additional_headers={"Cookie": cookie},
                    compression=None,
                    open_timeout=DEADLINE,
                    close_timeout=1,
                    proxy=None,
                ) as socket:
                    await self._serve(socket)
            except _NETWORK_ERRORS:
                pass
            finally:
                self._socket = None
            await asyncio.sleep(_PAUSE)

    async def _serve(self, socket: ClientConnection) -> None:
        """Resend unanswered commands, then read messages."""
        self._resent = set(self.open)
        self.answered.sent_again += len(self.open)
        for message in list(self.open.values()):
            await socket.send(json.dumps(message))
        self._socket = socket
        is_first = True
        async for text in socket:
            self._take(json.loads(text))
            if is_first:
                self.connections += 1
                is_first = False
            await self._act()

    async def _send_again(self, patience: float) -> None:
        """Resend what is unanswered after a while; say something if nothing happens."""
        while True:
            before, heard = set(self.open), self._heard
            await asyncio.sleep(patience)
            late = before & set(self.open)
            self.answered.sent_again += len(late)
            await self._send([self.open[id] for id in sorted(late)])
            if self._socket is not None and heard == self._heard:
                await self._act(talk=1)

    async def _send(self, messages: list[Message]) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):  # the reader notices, and comes back
                for message in messages:
                    await self._socket.send(json.dumps(message))

    def _take(self, message: Message) -> None:
        self._heard += 1
        if message["kind"] in ("update", "refusal"):
            self._see(message)
        id = message.get("answers")
        if id is None:
            return
        match message["kind"]:
            case "update":
                if id in self._resent and id not in self.answered.done and not message["events"]:
                    self.answered.was_stored += 1
                self.answered.done.add(id)
            case "refusal":
                refused = self.answered.refused
                refused[id] = max(refused.get(id, 0), message["sequence"])
            case kind:
                raise AssertionError(f"{self.name} was answered with a {kind}: {message}")
        self.open.pop(id, None)

    def _see(self, message: Message) -> None:
        sequence, after = message["sequence"], self.sequence or None
        if sequence < self.sequence:
            assert self._patience is not None, f"{self.name} went back to {sequence}"
            after = None  # late on its way; it was true then
        else:
            self.view, self.sequence = message, sequence
        if message["kind"] == "refusal" or self._patience is not None:
            after = None
        events = message.get("events", [])
        self.shown.append(Shown(sequence, after, events, message["table"], message["you"]))

    # ------------------------------------------------------------------------ what to do

    async def _act(self, talk: float = TALK) -> None:
        """Send the next commands, once all earlier ones are answered."""
        if not self.is_playing or self.open or not self.view:
            return
        chosen = [body for body in (self._talk(talk), self._step()) if body is not None]
        messages = [{**body, "id": self._fresh_id()} for body in chosen]
        self.open.update({message["id"]: message for message in messages})
        self.sent.update(self.open)
        await self._send(messages)

    def _talk(self, chance: float) -> Message | None:
        if not self.view["you"]["may_talk"] or self._rng.random() >= chance:
            return None
        return {"kind": "say-phrase", "code": self._rng.choice(PHRASES)}

    def _step(self) -> Message | None:
        you, table = self.view["you"], self.view["table"]
        seat = table["seats"][you["seat"]]
        match table["phase"]:
            case "bidding" if seat["bid"] is None:
                return {"kind": "make-bid", "bid": "rather-not" if you["seat"] else "like"}
            case "playing" if you["plays"] or you["may_end_turn"]:
                return {**self._move(you), "version": table["game"]["version"]}
            case "over" if not seat["wishes_again"]:
                return {"kind": "again"}
            case _:
                return None

    def _move(self, you: Message) -> Message:
        if you["may_end_turn"]:
            return {"kind": "end-turn"}
        plays = [play for play in you["plays"] if not play["loses"]] or you["plays"]
        best = min(plays, key=lambda play: play["step"])
        return {"kind": "lay-card", "card": best["card"], "pile": best["pile"]}

    def _fresh_id(self) -> str:
        return f"c{next(self._ids)}"


async def seat_all(players: list[Player], bots: int = 0, **settings: object) -> str:
    """Let players open a table, sit down and start the game, all over HTTP."""
    for player in players:
        await player.enter()
    first, *others = players
    table_id = await first.open_table(players=len(players) + bots, **settings)
    for player in others:
        player.table_id = table_id
        await player.do("sit")
    for seat in range(bots):
        await first.do("seat-bot", seat=len(players) + seat, bot="greedy")
    await first.do("start")
    return table_id
