"""Dialogs for signs, phrases and chat."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from ninetyeight.protocol import command as commands
from ninetyeight.protocol.message import Offer
from ninetyeight.protocol.seen import ChatSeen, LineFlaggedSeen, SeenEvent
from ninetyeight.protocol.text import LONGEST_CHAT
from ninetyeight.rules import PILES, Pile, Sign
from ninetyeight.talk import ABOUT_NO_PILE, PhraseCode, phrases_for
from ninetyeight.terminal.choices import NO_ID
from ninetyeight.terminal.flags import flag_offers
from ninetyeight.terminal.model import LogLine
from ninetyeight.terminal.perspective import Perspective
from ninetyeight.terminal.screens.dialogs import Pick, Read, TypeLine
from ninetyeight.terminal.signs import signs_in_words
from ninetyeight.terminal.table_words import silence_words
from ninetyeight.terminal.widgets.symbols import SIGNS

if TYPE_CHECKING:
    from ninetyeight.terminal.screens.table import TableScreen


class TalkDialogs:
    """Asks what to say to the other players, and sends it."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self._line = ""
        """The draft: the last line written, until it is accepted."""

    async def ask_for_sign(self, view: Perspective) -> None:
        """Pick a sign for a pile, or take one back. All signs of the others stand above."""
        voice = self._screen.voice
        shown_by_others = signs_in_words(voice, self._screen.model)
        if not view.may_sign:
            if shown_by_others:
                text = Text(shown_by_others)
                self._screen.app.push_screen(Read(voice.say("talk-signs"), text))
            elif view.is_player:
                self._screen.notice(silence_words(voice, view), "error")
            return
        offers: list[tuple[str, tuple[Pile, Sign | None]]] = []
        for pile in PILES:
            shown = view.own.signs.get(pile) if view.own is not None else None
            for sign in Sign:
                if sign in view.table.settings.signs and sign is not shown:
                    label = f"{pile.name}  {SIGNS[sign]} {voice.say(f'sign-{sign}-short')}"
                    offers.append((label, (pile, sign)))
            if shown is not None:
                label = f"{pile.name}  - {voice.say('sign-none-short')}"
                offers.append((label, (pile, None)))
        pick = Pick(voice.say("talk-signs"), offers, shown_by_others)
        chosen = await self._screen.app.push_screen_wait(pick)
        if chosen is not None:
            await self._show(*chosen)

    async def offer_sign(self, about: str, offer: Offer) -> None:
        """Offer the sign that comes closest to a refused line."""
        voice = self._screen.voice
        yes = voice.say(f"advice-{offer.sign}", pile=offer.pile.name)
        if await self._screen.confirm(voice.say("setting-talk"), yes, about=about):
            await self._show(offer.pile, offer.sign)
            self._line = ""

    async def ask_for_words(self, view: Perspective) -> None:
        """Pick a phrase, write a line or flag one; under Silence only the last is possible."""
        voice = self._screen.voice
        offers: list[tuple[str, tuple[PhraseCode | commands.FlagLine | None]]] = []
        if view.you.may_chat:
            offers.append((voice.say("talk-write"), (None,)))
        offers += [(label, (flag,)) for label, flag in flag_offers(voice, self._screen.model)]
        if view.you.may_talk:
            offers += [(voice.say(f"phrase-{code}"), (code,)) for code in _phrases(view)]
        if not offers:
            self._screen.notice(silence_words(voice, view), "error")
            return
        chosen = await self._screen.app.push_screen_wait(Pick(voice.say("setting-talk"), offers))
        match chosen:
            case None:
                return
            case (None,):
                await self._chat()
            case (commands.FlagLine() as flag,):
                await self._screen.send(flag)
            case (code,):
                await self._say(code)

    async def _say(self, code: PhraseCode) -> None:
        pile = None
        if code not in ABOUT_NO_PILE:
            voice = self._screen.voice
            offers: list[tuple[str, tuple[Pile | None]]] = [(voice.say(f"phrase-{code}"), (None,))]
            offers += [
                (voice.say(f"phrase-{code}-pile", pile=each.name), (each,)) for each in PILES
            ]
            title = voice.say("web-about-pile")
            chosen = await self._screen.app.push_screen_wait(Pick(title, offers))
            if chosen is None:
                return
            (pile,) = chosen
        await self._screen.send(commands.SayPhrase(id=NO_ID, code=code, pile=pile))

    async def _chat(self) -> None:
        voice = self._screen.voice
        about = voice.say("talk-no-numbers")
        title = voice.say("talk-write")
        form = TypeLine(title, value=self._line, about=about, longest=LONGEST_CHAT)
        line = await self._screen.app.push_screen_wait(form)
        if line is not None:
            self._line = line
            message = {"id": NO_ID, "text": line, "language": voice.language}
            await self._screen.send(commands.SayChat.model_validate(message))

    def clear_sent_draft(self, events: Sequence[SeenEvent]) -> None:
        """Clear the draft once it is said. A refused line stays, to be edited."""
        if any(isinstance(event, ChatSeen) and event.text == self._line for event in events):
            self._line = ""

    def warn(self, view: Perspective, events: Sequence[SeenEvent]) -> None:
        """Warn a writer whose line has just been hidden."""
        for event in events:
            if not isinstance(event, LineFlaggedSeen) or not event.is_flagged:
                continue
            if view.is_player and event.writer == view.you.seat:
                words = LogLine(event, view.cast).sentence(self._screen.voice)
                self._screen.notice(words, "error")

    async def _show(self, pile: Pile, sign: Sign | None) -> None:
        await self._screen.send(commands.ShowSigns(id=NO_ID, signs={pile: sign}))


def _phrases(view: Perspective) -> Sequence[PhraseCode]:
    game = view.table.game
    return phrases_for(
        has_orders=game is not None and game.orders is not None,
        has_fire=game is not None and len(game.burning) > 0,
    )
