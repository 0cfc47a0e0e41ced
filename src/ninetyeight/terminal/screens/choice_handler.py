"""Choices at a table that need a question or another screen first."""

import asyncio
from typing import TYPE_CHECKING

from rich.text import Text

from ninetyeight.protocol import command as commands
from ninetyeight.protocol.message import Look
from ninetyeight.terminal.choices import NO_ID, FollowUp, TableChoice
from ninetyeight.terminal.names import name_at
from ninetyeight.terminal.screens.dialogs import Pick, Read
from ninetyeight.terminal.screens.new_game import NewGameScreen
from ninetyeight.terminal.screens.replay import ReplayScreen

if TYPE_CHECKING:
    from ninetyeight.terminal.screens.table import TableScreen


class ChoiceHandler:
    """Carries out a choice from the menu or the list below the board."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen

    async def choose(self, choice: TableChoice) -> None:
        """Send the choice's command, or ask what it needs to know first."""
        screen = self._screen
        if choice.command is None:
            assert choice.ask is not None
            await self._ask(choice.ask, choice.seat)
        elif isinstance(choice.command, commands.Again | commands.Concede):
            await screen.send_for_all(choice.command)
        else:
            await screen.send(choice.command)

    async def _ask(self, ask: FollowUp, seat: int | None) -> None:
        screen = self._screen
        match ask:
            case FollowUp.HOME:
                screen.dismiss(None)
            case FollowUp.CONCEDE | FollowUp.LEAVE | FollowUp.CLOSE:
                await self._end(ask)
            case FollowUp.REMOVE if seat is not None:
                await self._remove(seat)
            case FollowUp.BOT if seat is not None:
                await self._seat_bot(seat)
            case FollowUp.INVITE:
                self._invite()
            case FollowUp.LOOK:
                await screen.send(Look(seat=seat))
            case FollowUp.REPLAY:
                await self._replay()
            case FollowUp.SAVE:
                await self._save()
            case FollowUp.SETTINGS:
                await self._change_settings()
            case FollowUp.PREFERENCES:
                await screen.app.ask_preferences()
            case FollowUp.RULES:
                screen.app.show_rules()
            case _:
                raise AssertionError(f"Nothing asks for {ask}.")

    async def _end(self, ask: FollowUp) -> None:
        """Give up, leave or close the table, after confirmation."""
        screen, voice = self._screen, self._screen.voice
        match ask:
            case FollowUp.CONCEDE:
                if await screen.confirm(voice.say("concede-confirm"), voice.say("concede")):
                    await screen.send_for_all(commands.Concede(id=NO_ID))
            case FollowUp.LEAVE:
                title, about = voice.say("action-leave"), voice.say("web-leave-about")
                if await screen.confirm(title, title, about=about):
                    await screen.send_for_all(commands.Leave(id=NO_ID))
                    screen.dismiss(None)
            case _:
                title, about = voice.say("action-close"), voice.say("web-close-about")
                if await screen.confirm(title, title, about=about):
                    await screen.send(commands.Close(id=NO_ID))

    async def _remove(self, seat: int) -> None:
        screen, voice = self._screen, self._screen.voice
        assert screen.view is not None
        title = voice.say("removal-ask", name=name_at(voice, screen.view.table, seat))
        if await screen.confirm(title, title, about=voice.say("web-remove-about")):
            await screen.send(commands.Remove(id=NO_ID, seat=seat))

    async def _seat_bot(self, seat: int) -> None:
        screen, voice = self._screen, self._screen.voice
        bots = await screen.app.attempt(screen.app.place.bots())
        offers = [
            (f"{voice.bot(bot)}: {voice.by_code('bot', f'{bot}-about')}".rstrip(": "), bot)
            for bot in bots or ()
        ]
        bot = await screen.app.push_screen_wait(Pick(voice.say("seat-add-bot"), offers))
        if bot is not None:
            await screen.send(commands.SeatBot(id=NO_ID, seat=seat, bot=bot))

    def _invite(self) -> None:
        screen = self._screen
        link = screen.app.place.invitation(screen.table_id)
        if link is not None:
            screen.app.copy_to_clipboard(link)
            title = screen.voice.say("action-invite")
            screen.app.push_screen(Read(title, Text(f"{link}\n\n{screen.voice.say('web-copied')}")))

    async def _replay(self) -> None:
        app, game_id = self._screen.app, self._game_id
        if game_id is not None:
            frames = await app.attempt(app.place.frames(game_id))
            if frames is not None:
                await app.push_screen_wait(ReplayScreen(frames))

    async def _save(self) -> None:
        app, game_id = self._screen.app, self._game_id
        if game_id is not None:
            record = await app.attempt(app.place.record(game_id))
            if record is not None:
                words = await asyncio.to_thread(app.save_record, record)
                self._screen.notice(words, "hint")
                app.notify(words, markup=False)

    @property
    def _game_id(self) -> str | None:
        """The id of the game that just ended at this table."""
        view = self._screen.view
        game = None if view is None else view.table.game
        return None if game is None or game.ending is None else game.ending.game_id

    async def _change_settings(self) -> None:
        screen = self._screen
        if screen.view is not None:
            is_local = screen.app.place.is_local
            form = NewGameScreen.changing(screen.view.table.settings, is_local=is_local)
            wanted = await screen.app.push_screen_wait(form)
            if wanted is not None and wanted.settings != screen.view.table.settings:
                command = commands.ChangeSettings(id=NO_ID, settings=wanted.settings)
                await screen.send(command)
