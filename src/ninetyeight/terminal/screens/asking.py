"""Choices at a table that need a question or another screen first."""

import asyncio
from typing import TYPE_CHECKING

from rich.text import Text

from ninetyeight.protocol import command as asked
from ninetyeight.protocol.message import Look
from ninetyeight.terminal.choices import NO_ID, Ask, Choice
from ninetyeight.terminal.screens.dialogs import Pick, Read
from ninetyeight.terminal.screens.new_game import NewGame
from ninetyeight.terminal.screens.replay import ReplayScreen

if TYPE_CHECKING:
    from ninetyeight.terminal.screens.table import TableScreen


class Asking:
    """Carries out what was chosen."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen

    async def choose(self, choice: Choice) -> None:
        """Send the choice's command, or ask what it needs first."""
        screen = self._screen
        if choice.command is None:
            assert choice.ask is not None
            await self._ask(choice.ask, choice.seat)
        elif isinstance(choice.command, asked.Again | asked.Concede):
            await screen.send_for_all(choice.command)
        else:
            await screen.send(choice.command)

    async def _ask(self, ask: Ask, seat: int | None) -> None:
        screen = self._screen
        match ask:
            case Ask.HOME:
                screen.dismiss(None)
            case Ask.CONCEDE | Ask.LEAVE | Ask.CLOSE:
                await self._end(ask)
            case Ask.REMOVE if seat is not None:
                await self._remove(seat)
            case Ask.BOT if seat is not None:
                await self._seat_bot(seat)
            case Ask.INVITE:
                self._invite()
            case Ask.LOOK:
                await screen.send(Look(seat=seat))
            case Ask.WATCH_AGAIN:
                await self._watch_again()
            case Ask.SAVE:
                await self._save()
            case Ask.SETTINGS:
                await self._change_settings()
            case Ask.PREFERENCES:
                await screen.app.ask_preferences()
            case Ask.RULES:
                screen.app.show_rules()
            case _:
                raise AssertionError(f"Nothing asks for {ask}.")

    async def _end(self, ask: Ask) -> None:
        """Give up, leave or close the table, after confirmation."""
        screen, voice = self._screen, self._screen.voice
        match ask:
            case Ask.CONCEDE:
                if await screen.confirm(voice.say("concede-confirm"), voice.say("concede")):
                    await screen.send_for_all(asked.Concede(id=NO_ID))
            case Ask.LEAVE:
                title, about = voice.say("action-leave"), voice.say("web-leave-about")
                if await screen.confirm(title, title, about=about):
                    await screen.send_for_all(asked.Leave(id=NO_ID))
                    screen.dismiss(None)
            case _:
                title, about = voice.say("action-close"), voice.say("web-close-about")
                if await screen.confirm(title, title, about=about):
                    await screen.send(asked.Close(id=NO_ID))

    async def _remove(self, seat: int) -> None:
        screen, voice = self._screen, self._screen.voice
        assert screen.seen is not None
        title = voice.say("removal-ask", name=voice.seat(screen.seen.table, seat))
        if await screen.confirm(title, title, about=voice.say("web-remove-about")):
            await screen.send(asked.Remove(id=NO_ID, seat=seat))

    async def _seat_bot(self, seat: int) -> None:
        screen, voice = self._screen, self._screen.voice
        bots = await screen.app.trying(screen.app.place.bots())
        offers = [
            (f"{voice.bot(bot)}: {voice.by_code('bot', f'{bot}-about')}".rstrip(": "), bot)
            for bot in bots or ()
        ]
        bot = await screen.app.push_screen_wait(Pick(voice.say("seat-add-bot"), offers))
        if bot is not None:
            await screen.send(asked.SeatBot(id=NO_ID, seat=seat, bot=bot))

    def _invite(self) -> None:
        screen = self._screen
        link = screen.app.place.invitation(screen.table_id)
        if link is not None:
            screen.app.copy_to_clipboard(link)
            title = screen.voice.say("action-invite")
            screen.app.push_screen(Read(title, Text(f"{link}\n\n{screen.voice.say('web-copied')}")))

    async def _watch_again(self) -> None:
        app, game_id = self._screen.app, self._game_id
        if game_id is not None:
            frames = await app.trying(app.place.frames(game_id))
            if frames is not None:
                await app.push_screen_wait(ReplayScreen(frames))

    async def _save(self) -> None:
        app, game_id = self._screen.app, self._game_id
        if game_id is not None:
            record = await app.trying(app.place.record(game_id))
            if record is not None:
                words = await asyncio.to_thread(app.save_record, record)
                self._screen.notice(words, "hint")
                app.notify(words, markup=False)

    @property
    def _game_id(self) -> str | None:
        """The id of the game that just ended at this table."""
        seen = self._screen.seen
        game = None if seen is None else seen.table.game
        return None if game is None or game.ending is None else game.ending.game_id

    async def _change_settings(self) -> None:
        screen = self._screen
        if screen.seen is not None:
            is_here = screen.app.place.is_here
            form = NewGame.changing(screen.seen.table.settings, is_here=is_here)
            wanted = await screen.app.push_screen_wait(form)
            if wanted is not None and wanted.settings != screen.seen.table.settings:
                command = asked.ChangeSettings(id=NO_ID, settings=wanted.settings)
                await screen.send(command)
