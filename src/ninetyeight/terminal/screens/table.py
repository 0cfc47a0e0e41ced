"""A table: the waiting room, the question who starts, the game, and its end."""

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.events import Key as KeyPressed
from textual.screen import Screen
from textual.widgets import OptionList, Static

from ninetyeight.client import Connection, ConnectionClosed, new_id
from ninetyeight.rules import PILES, Sign
from ninetyeight.table import Phase
from ninetyeight.table import command as asked
from ninetyeight.table.command import Command
from ninetyeight.table.message import Look
from ninetyeight.table.phrases import PhraseCode
from ninetyeight.table.seen import CardSeen, SeenEvent, TurnBeganSeen
from ninetyeight.table.text import LONGEST_CHAT
from ninetyeight.terminal.choices import (
    ABOUT_NO_PILE,
    NO_ID,
    Ask,
    Choice,
    choices_for,
    menu_for,
    phrases_for,
)
from ninetyeight.terminal.model import TableModel, Told, is_talk
from ninetyeight.terminal.owed import owed_sentences
from ninetyeight.terminal.screens.dialogs import Curtain, Pick, Read, TypeLine
from ninetyeight.terminal.seen import Seen, marks_of
from ninetyeight.terminal.status import heading, result_text, seats_text
from ninetyeight.terminal.typed import Typing
from ninetyeight.terminal.voice import Voice
from ninetyeight.terminal.widgets.hand import Hand
from ninetyeight.terminal.widgets.key_bar import Key, KeyBar
from ninetyeight.terminal.widgets.line_view import LineView
from ninetyeight.terminal.widgets.pile_box import PileBox, SignShown
from ninetyeight.terminal.widgets.story import Story
from ninetyeight.terminal.widgets.symbols import SIGNS

if TYPE_CHECKING:
    from ninetyeight.terminal.app import TerminalApp

WIDE = 110
"""From so many columns on, what happened stands beside the table."""
NEXT_LEVEL = {
    None: asked.HintLevel.NUDGE,
    asked.HintLevel.NUDGE: asked.HintLevel.CARD,
    asked.HintLevel.CARD: asked.HintLevel.MOVE,
    asked.HintLevel.MOVE: asked.HintLevel.MOVE,
}


class TableScreen(Screen[None]):
    """One table, for one person or for several who share this keyboard."""

    app: "TerminalApp"

    BINDINGS = [
        Binding("enter", "end_turn", show=False),
        Binding("backspace", "take_back", show=False),
        Binding("escape", "put_back", show=False),
        Binding("left", "walk(-1)", show=False),
        Binding("right", "walk(1)", show=False),
        Binding("h", "hint", show=False),
        Binding("s", "signs", show=False),
        Binding("t", "talk", show=False),
        Binding("p", "played", show=False),
        Binding("l", "last_turn", show=False),
        Binding("m", "menu", show=False),
        Binding("question_mark", "keys", show=False),
        Binding("q", "home", show=False),
    ]

    def __init__(self, table_id: str, connections: Sequence[Connection]) -> None:
        super().__init__()
        self.table_id = table_id
        self._connections = connections
        self._models = [TableModel() for _ in connections]
        self._at = 0
        """Whose model is shown."""
        self._is_covered = len(connections) > 1
        """Whether the cards are hidden."""
        self._has_curtain = False
        self._is_left = False
        self._picked: int | None = None
        self._typing = Typing(time.monotonic)
        self._choices: list[Choice] = []
        self._written = 0

    @property
    def voice(self) -> Voice:
        """The language of this app."""
        return self.app.voice

    @property
    def model(self) -> TableModel:
        """What is known to who sits at the keyboard."""
        return self._models[self._at]

    @property
    def seen(self) -> Seen | None:
        """What that person sees."""
        return self.model.seen

    def compose(self) -> ComposeResult:
        """Lay it out from top to bottom."""
        yield Static(id="heading")
        with Horizontal(id="middle"):
            with Vertical(id="board"):
                yield Static(id="seats")
                with Horizontal(id="piles"):
                    for pile in PILES:
                        yield PileBox(pile.name)
                yield LineView()
                yield Static(id="owed")
                yield Hand()
                yield Static(id="result")
                yield OptionList(id="choices")
                yield Static(id="notice")
            yield Story()
        yield KeyBar()

    def on_mount(self) -> None:
        """Begin to listen to the table."""
        for index, connection in enumerate(self._connections):
            self.run_worker(self._listen(index, connection), group="listen")
        self.set_interval(1, self._show_heading)
        self._set_width(self.app.size.width)

    def on_resize(self) -> None:
        """Find the best place for what happened."""
        self._set_width(self.app.size.width)

    def _set_width(self, width: int) -> None:
        self.set_class(width >= WIDE, "-wide")

    async def on_unmount(self) -> None:
        """Let go of the table; the seats stay."""
        self._is_left = True
        for connection in self._connections:
            await connection.close()

    # What the table tells

    async def _listen(self, index: int, connection: Connection) -> None:
        model = self._models[index]
        try:
            while True:
                self._take(index, model, await connection.next())
        except ConnectionClosed as closed:
            if not self._is_left:
                self._notice(self.voice.by_code("close", closed.code, closed.message), "error")
                model.is_linked = False
                self.show()

    def _take(self, index: int, model: TableModel, news: object) -> None:
        before = model.seen
        events = model.take(news)  # type: ignore[arg-type]
        if index == self._at:
            self._react(before, events)
        self._turn_to_whom_it_concerns()
        self.show()

    def _react(self, before: Seen | None, events: Sequence[SeenEvent]) -> None:
        seen = self.seen
        if seen is None:
            return
        if self._picked not in seen.you.hand:
            self._picked = None
        if self.model.refusal is not None:
            self._show_refusal()
        elif self.model.problem is not None:
            problem = self.model.problem
            self._notice(self.voice.by_code("fault", problem.code, problem.message), "error")
        elif events:
            self._notice("", "")
        if any(isinstance(event, CardSeen) and event.is_trick for event in events):
            self._notice(f"↩ {self.voice.say('trick')}!", "trick")
        if self.model.hint is not None:
            self._notice(self._hint_words(), "hint")
        is_new_turn = any(isinstance(event, TurnBeganSeen) for event in events)
        if before is not None and is_new_turn and seen.is_your_turn and not seen.is_alone:
            self.app.ring()

    def _turn_to_whom_it_concerns(self) -> None:
        """Give the keyboard to who is asked, behind a curtain."""
        if len(self._models) == 1:
            return
        next_at = self._asked_now()
        if next_at is None:
            if self._is_over:
                self._is_covered = False
            return
        if (next_at != self._at or self._is_covered) and not self._has_curtain:
            self._is_covered = self._has_curtain = True
            self._draw_curtain()

    @property
    def _is_over(self) -> bool:
        seen = self.seen
        return seen is not None and seen.table.phase in (Phase.OVER, Phase.CLOSED)

    def _asked_now(self) -> int | None:
        """Find who of those at this keyboard is to do something."""
        for index, model in enumerate(self._models):
            seen = model.seen
            if seen is None:
                return None
            if seen.is_your_turn:
                return index
            own, game = seen.own, seen.table.game
            if seen.table.phase is Phase.BIDDING and own is not None and game is not None:
                is_asked = seen.you.is_host if game.tied else own.bid is None
                if is_asked:
                    return index
        return None

    @work
    async def _draw_curtain(self) -> None:
        """Hide everything until who is asked has the keyboard."""
        while (at := self._asked_now()) is not None:
            seen = self._models[at].seen
            assert seen is not None
            assert seen.you.seat is not None
            name = self.voice.seat(seen.table, seen.you.seat)
            words = self.voice.say("terminal-pass", name=name)
            await self.app.push_screen_wait(Curtain(words, self.voice.say("terminal-pass-enter")))
            if self._asked_now() == at:  # meanwhile the lot may have chosen somebody else
                self._at, self._picked, self._written = at, None, -1
                break
        self._is_covered = self._has_curtain = False
        self.show()

    # What is shown

    def show(self) -> None:
        """Show how things stand."""
        seen = self.seen
        if seen is None or not self.is_mounted:
            return
        phase, game = seen.table.phase, seen.table.game
        has_game = game is not None and phase is not Phase.LOBBY
        for part in (self.query_one("#piles"), self.query_one(LineView), self.query_one(Hand)):
            part.display = has_game
        self._show_heading()
        seats = self.query_one("#seats", Static)
        seats.update(seats_text(self.voice, self.model, seats.size.width or self.app.size.width))
        if has_game:
            self._show_board(seen)
        self._show_owed(seen)
        result = self.query_one("#result", Static)
        result.display = phase is Phase.OVER
        if phase is Phase.OVER and game is not None and game.ending is not None:
            result.update(result_text(self.voice, self.model))
        self._show_choices()
        self._show_log()
        self.query_one(KeyBar).show(self._keys())

    def _show_heading(self) -> None:
        if self.seen is not None and self.is_mounted:
            text = heading(self.voice, self.model, self.app.size.width)
            self.query_one("#heading", Static).update(text)

    def _show_board(self, seen: Seen) -> None:
        game = seen.table.game
        assert game is not None
        hand = () if self._is_covered else seen.you.hand
        picked = None if self._is_covered else self._picked
        hint = self.model.hint
        for pile in game.piles:
            name = pile.pile.name
            signs = [
                SignShown(seen.name(self.voice, number), seat.signs[pile.pile])
                for number, seat in enumerate(seen.table.seats)
                if pile.pile in seat.signs
            ]
            self.query_one(f"#pile-{name}", PileBox).show(
                self.voice,
                pile,
                seen.play(picked, name),
                signs,
                is_picking=picked is not None and seen.is_your_turn,
                is_hinted=hint is not None and hint.pile == pile.pile,
            )
        ending = game.ending
        shown = hand if ending is None else tuple(c for each in ending.hands for c in each)
        self.query_one(LineView).show(game.piles, shown, picked)
        hand_view = self.query_one(Hand)
        hand_view.display = bool(hand) and ending is None
        hand_view.show(
            hand,
            marks_of(game),
            picked=picked,
            playable={play.card for play in seen.you.plays} if seen.is_your_turn else None,
            hinted=None if hint is None else hint.card,
        )

    def _show_owed(self, seen: Seen) -> None:
        game, phase = seen.table.game, seen.table.phase
        owed = self.query_one("#owed", Static)
        owed.display = phase is not Phase.OVER
        if phase is Phase.PLAYING and game is not None:
            said = owed_sentences(self.voice, game.owed, game.piles, is_yours=seen.is_your_turn)
            owed.update(Text(" · ".join(said), "bold" if seen.is_your_turn else ""))
        elif phase is Phase.BIDDING and game is not None:
            owed.update(Text(self._bidding_words(seen), "bold"))
        elif phase is Phase.LOBBY:
            is_full = all(s.name is not None or s.bot is not None for s in seen.table.seats)
            key = ("web-ready" if seen.you.is_host else "web-ready-host") if is_full else None
            owed.update(Text(self.voice.say(key or "phase-lobby"), "bold"))
        else:
            owed.update(Text(self.voice.say(f"phase-{phase}"), "bold"))

    def _bidding_words(self, seen: Seen) -> str:
        game, own = seen.table.game, seen.own
        if game is not None and game.tied:
            return self.voice.say("bidding-tie-host" if seen.you.is_host else "bidding-tie")
        if own is None:
            return self.voice.say("phase-bidding")
        return self.voice.say("bidding-question" if own.bid is None else "bidding-waiting")

    def _show_choices(self) -> None:
        choices = choices_for(self.voice, self.model, is_here=self.app.place.is_here)
        if self._is_covered:
            choices = []
        options = self.query_one("#choices", OptionList)
        labels = [choice.label for choice in choices]
        if labels != [choice.label for choice in self._choices]:
            at = options.highlighted or 0
            options.clear_options()
            options.add_options([Text(label) for label in labels])
            if labels:
                options.highlighted = min(at, len(labels) - 1)
        self._choices = choices
        options.display = bool(choices)
        is_playing = self.seen is not None and self.seen.table.phase is Phase.PLAYING
        if choices and not is_playing and self.app.screen is self:
            options.focus()
        elif is_playing and self.focused is options and not choices:
            self.set_focus(None)

    def _show_log(self) -> None:
        """Write what is new; all of it anew after a change of language or person."""
        log, history = self.query_one(Story), self.model.history
        if self._written < 0 or self._written > len(history):
            log.clear()
            self._written = 0
        for told in history[self._written :]:
            if words := told.sentence(self.voice):
                is_trick = isinstance(told.event, CardSeen) and told.event.is_trick
                style = "bold" if is_talk(told.event) or is_trick else ""
                log.write(Text(words, style))
        self._written = len(history)
        self.call_after_refresh(log.scroll_end, animate=False)

    def write_anew(self) -> None:
        """Show everything again, in another language or other colours."""
        self._written = -1
        self._choices = []
        self.show()

    def _notice(self, words: str, kind: str) -> None:
        notice = self.query_one("#notice", Static)
        notice.update(Text(words))
        notice.set_classes(f"-{kind}" if kind else "")
        notice.display = bool(words)

    def _show_refusal(self) -> None:
        refusal, voice = self.model.refusal, self.voice
        assert refusal is not None
        said = [voice.by_code("refusal", refusal.code, refusal.message)]
        if refusal.reason is not None:
            said.append(voice.say(f"reason-{refusal.reason}", found=refusal.found or ""))
            if refusal.offer is None:
                said.append(voice.say("advice-none"))
        self._notice(" ".join(said), "error")
        self.model.refusal = None
        if refusal.offer is not None:
            self._offer_sign(" ".join(said), refusal.offer.sign, refusal.offer.pile.name)

    @work
    async def _offer_sign(self, about: str, sign: Sign, letter: str) -> None:
        yes = self.voice.say(f"advice-{sign}", pile=letter)
        if await self._confirm(self.voice.say("setting-talk"), yes, about=about):
            await self._show_sign(letter, sign)

    def _hint_words(self) -> str:
        hint, voice = self.model.hint, self.voice
        assert hint is not None
        if hint.ends_turn:
            return voice.say("hint-end-turn")
        pile = hint.pile.name if hint.pile is not None else ""
        match hint.level:
            case asked.HintLevel.NUDGE:
                return voice.say("hint-nudge", pile=pile)
            case asked.HintLevel.CARD:
                return voice.say("hint-card", card=hint.card or "")
            case asked.HintLevel.MOVE:
                return voice.say("hint-move", card=hint.card or "", pile=pile)

    def _keys(self) -> list[Key]:
        """List the keys that do something now."""
        seen, voice = self.seen, self.voice
        if seen is None:
            return []
        you = seen.you
        is_playing = seen.table.phase is Phase.PLAYING
        possible = (
            (Key("0-9 A-D", voice.say("terminal-play"), "put_back"), bool(you.plays)),
            (Key("Enter", voice.say("action-end-turn"), "end_turn"), you.may_end_turn),
            (Key("⌫", voice.say("undo-short"), "take_back"), you.may_take_back),
            (Key("H", voice.say("hint-short"), "hint"), you.may_hint),
            (Key("S", voice.say("talk-signs"), "signs"), is_playing and self._may_sign(seen)),
            (Key("T", voice.say("setting-talk"), "talk"), you.may_talk and not seen.is_alone),
            (Key("P", voice.say("web-played-short"), "played"), seen.table.game is not None),
            (Key("L", voice.say("terminal-last-turn"), "last_turn"), is_playing),
            (Key("M", voice.say("web-menu"), "menu"), True),
            (Key("?", voice.say("web-keys"), "keys"), True),
        )
        return [key for key, is_possible in possible if is_possible]

    # What the person does

    def on_key(self, event: KeyPressed) -> None:
        """Pick a card by its number, lay it by the letter of a pile."""
        key, seen = event.key, self.seen
        if seen is None or self._is_covered:
            return
        if key.isdigit():
            event.stop()
            card = self._typing.type(seen.you.hand, key)
            if card is not None:
                self._pick(card)
        elif key.lower() in ("a", "b", "c", "d"):
            event.stop()
            self._typing.forget()
            self._lay(key.upper())

    def on_hand_picked(self, message: Hand.Picked) -> None:
        """Pick the card that was clicked, or put it back."""
        self._pick(None if message.card == self._picked else message.card)

    def on_pile_box_chosen(self, message: PileBox.Chosen) -> None:
        """Lay the picked card on the pile that was clicked."""
        if self._picked is None:
            self._notice(self.voice.say("action-choose-card"), "hint")
        else:
            self._lay(message.letter)

    def action_walk(self, step: int) -> None:
        """Walk along the hand."""
        seen = self.seen
        if seen is None or not seen.you.hand or self._is_covered:
            return
        hand = sorted(seen.you.hand)
        if self._picked is None:
            self._pick(hand[0] if step > 0 else hand[-1])
        else:
            self._pick(hand[(hand.index(self._picked) + step) % len(hand)])

    def action_put_back(self) -> None:
        """Pick nothing."""
        self._typing.forget()
        self._pick(None)

    def _pick(self, card: int | None) -> None:
        self._picked = card
        seen = self.seen
        if seen is not None and seen.table.phase is Phase.PLAYING:
            words = self._about_card(seen, card) if card is not None else ""
            self._notice(words, "hint" if words else "")
        self.show()

    def _about_card(self, seen: Seen, card: int) -> str:
        """Say where a card goes, and what is printed on it."""
        game = seen.table.game
        mark = marks_of(game).get(card) if game is not None else None
        said = []
        if seen.is_your_turn:
            said.append(self.voice.say("action-choose-pile", card=card))
        if mark is not None and mark.order is not None:
            name = self.voice.say(f"order-{mark.order}")
            said.append(f"{name}: {self.voice.say(f'order-{mark.order}-demand')}")
        if mark is not None and mark.burns:
            said.append(self.voice.say("card-fire", card=card))
        return " ".join(said)

    @work
    async def _lay(self, letter: str) -> None:
        seen, card = self.seen, self._picked
        game = None if seen is None else seen.table.game
        if seen is None or game is None:
            return
        if card is None:
            self._notice(self.voice.say("action-choose-card"), "hint")
            return
        play = seen.play(card, letter)
        if play is not None and play.loses:
            about = self.voice.say("play-loses")
            title = self.voice.say("play-about", card=card, pile=letter)
            if not await self._confirm(title, self.voice.say("web-play-anyway"), about=about):
                return
        pile = next(each for each in PILES if each.name == letter)
        await self._send(asked.LayCard(id=NO_ID, version=game.version, card=card, pile=pile))

    async def action_end_turn(self) -> None:
        """End the turn."""
        seen = self.seen
        if seen is not None and seen.table.game is not None and seen.is_your_turn:
            version = seen.table.game.version
            await self._send(asked.EndTurn(id=NO_ID, version=version))

    async def action_take_back(self) -> None:
        """Take the last card back."""
        seen = self.seen
        if seen is not None and seen.table.game is not None and seen.you.may_take_back:
            version = seen.table.game.version
            await self._send(asked.TakeBack(id=NO_ID, version=version))

    async def action_hint(self) -> None:
        """Ask for a hint, and for more with each time."""
        seen = self.seen
        if seen is not None and seen.you.may_hint:
            level = NEXT_LEVEL[None if self.model.hint is None else self.model.hint.level]
            await self._send(asked.TakeHint(id=NO_ID, level=level))

    @work
    async def action_signs(self) -> None:
        """Choose a sign for a pile."""
        seen, voice = self.seen, self.voice
        if seen is None or seen.own is None or not self._may_sign(seen):
            if seen is not None and seen.own is not None:
                self._notice(self._why_silent(seen), "error")
            return
        offers: list[tuple[str, tuple[str, Sign | None]]] = []
        for pile in PILES:
            shown = seen.own.signs.get(pile)
            for sign in Sign:
                if sign in seen.table.settings.signs and sign is not shown:
                    label = f"{pile.name}  {SIGNS[sign]} {voice.say(f'sign-{sign}-short')}"
                    offers.append((label, (pile.name, sign)))
            if shown is not None:
                label = f"{pile.name}  – {voice.say('sign-none-short')}"  # noqa: RUF001
                offers.append((label, (pile.name, None)))
        chosen = await self.app.push_screen_wait(Pick(voice.say("talk-signs"), offers))
        if chosen is not None:
            await self._show_sign(*chosen)

    async def _show_sign(self, letter: str, sign: Sign | None) -> None:
        pile = next(each for each in PILES if each.name == letter)
        await self._send(asked.ShowSigns(id=NO_ID, signs={pile: sign}))

    def _may_sign(self, seen: Seen) -> bool:
        return seen.you.may_talk and not seen.is_alone and bool(seen.table.settings.signs)

    def _why_silent(self, seen: Seen) -> str:
        game = seen.table.game
        is_silent = game is not None and game.owed is not None and not game.owed.talk
        return self.voice.say("talk-silence" if is_silent else "refusal-no-talk")

    @work
    async def action_talk(self) -> None:
        """Say a phrase, or a line of one's own."""
        seen, voice = self.seen, self.voice
        if seen is None or seen.own is None or seen.is_alone:
            return
        if not seen.you.may_talk:
            self._notice(self._why_silent(seen), "error")
            return
        offers: list[tuple[str, PhraseCode | None]] = []
        if seen.you.may_chat:
            offers.append((voice.say("talk-write"), None))
        offers += [(voice.say(f"phrase-{code}"), code) for code in phrases_for(seen)]
        title = voice.say("setting-talk")
        chosen = await self.app.push_screen_wait(Pick(title, [(t, (c,)) for t, c in offers]))
        if chosen is None:
            return
        if chosen[0] is None:
            await self._chat()
        else:
            await self._say_phrase(chosen[0])

    async def _say_phrase(self, code: PhraseCode) -> None:
        pile = None
        if code not in ABOUT_NO_PILE:
            voice = self.voice
            offers = [(voice.say(f"phrase-{code}"), ("",))] + [
                (voice.say(f"phrase-{code}-pile", pile=each.name), (each.name,)) for each in PILES
            ]
            chosen = await self.app.push_screen_wait(Pick(voice.say("web-about-pile"), offers))
            if chosen is None:
                return
            pile = next((each for each in PILES if each.name == chosen[0]), None)
        await self._send(asked.SayPhrase(id=NO_ID, code=code, pile=pile))

    async def _chat(self) -> None:
        voice = self.voice
        line = await self.app.push_screen_wait(
            TypeLine(
                voice.say("talk-write"),
                about=voice.say("talk-no-numbers"),
                longest=LONGEST_CHAT,
            )
        )
        if line is not None:
            language = voice.language
            message = {"id": NO_ID, "text": line, "language": language}
            await self._send(asked.SayChat.model_validate(message))

    def action_played(self) -> None:
        """Show the cards that lie on the piles already."""
        seen, voice = self.seen, self.voice
        if seen is None or seen.table.game is None:
            return
        text = Text()
        for pile in seen.table.game.piles:
            key = "pile-ascending" if pile.ascends else "pile-descending"
            text.append(f"{voice.say(key, pile=pile.pile.name)}\n", "bold")
            cards = " ".join(map(str, pile.cards))
            text.append(f"{cards or voice.say('pile-empty', pile=pile.pile.name)}\n\n")
        self.app.push_screen(Read(voice.say("web-played"), text))

    def action_last_turn(self) -> None:
        """Tell once more what happened since the own last turn."""
        seen, voice = self.seen, self.voice
        if seen is None:
            return
        text = Text()
        for turn in self.model.turns_to_see(seen.you.seat):
            for laid in turn.plays:
                text.append(f"{Told(laid, seen).sentence(voice)}\n")
            text.append("\n")
        self.app.push_screen(Read(voice.say("web-last-turn"), text))

    def action_keys(self) -> None:
        """Show the keys."""
        self.app.push_screen(Read(self.voice.say("web-keys"), keys_text(self.voice)))

    @work
    async def action_menu(self) -> None:
        """Show what is needed now and then."""
        choices = menu_for(self.voice, self.model, is_here=self.app.place.is_here)
        offers = [(choice.label, choice) for choice in choices]
        chosen = await self.app.push_screen_wait(Pick(self.voice.say("web-menu"), offers))
        if chosen is not None:
            await self._choose(chosen)

    def action_home(self) -> None:
        """Go home; the game waits."""
        self.dismiss(None)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Do what was chosen below the table."""
        event.stop()
        if event.option_index < len(self._choices):
            self._do_choice(self._choices[event.option_index])

    @work
    async def _do_choice(self, choice: Choice) -> None:
        await self._choose(choice)

    async def _choose(self, choice: Choice) -> None:
        if choice.command is not None:
            if isinstance(choice.command, asked.Again | asked.Concede):
                await self._send_for_all(choice.command)
            else:
                await self._send(choice.command)
            return
        assert choice.ask is not None
        await self._ask(choice.ask, choice.seat)

    async def _ask(self, ask: Ask, seat: int | None) -> None:
        voice = self.voice
        match ask:
            case Ask.HOME:
                self.dismiss(None)
            case Ask.CONCEDE:
                if await self._confirm(voice.say("concede-confirm"), voice.say("concede")):
                    await self._send_for_all(asked.Concede(id=NO_ID))
            case Ask.LEAVE:
                about = voice.say("web-leave-about")
                title = voice.say("action-leave")
                if await self._confirm(title, title, about=about):
                    await self._send_for_all(asked.Leave(id=NO_ID))
                    self.dismiss(None)
            case Ask.CLOSE:
                title, about = voice.say("action-close"), voice.say("web-close-about")
                if await self._confirm(title, title, about=about):
                    await self._send(asked.Close(id=NO_ID))
            case Ask.REMOVE if seat is not None and self.seen is not None:
                title = voice.say("removal-ask", name=voice.seat(self.seen.table, seat))
                if await self._confirm(title, title, about=voice.say("web-remove-about")):
                    await self._send(asked.Remove(id=NO_ID, seat=seat))
            case Ask.BOT if seat is not None:
                await self._seat_bot(seat)
            case Ask.INVITE:
                self._invite()
            case Ask.LOOK:
                await self._connections[self._at].send(Look(seat=seat))
            case Ask.WATCH_AGAIN:
                await self._watch_again()
            case Ask.SAVE:
                await self._save()
            case Ask.SETTINGS:
                await self._change_settings()
            case Ask.PREFERENCES:
                await self.app.ask_preferences()
            case Ask.RULES:
                self.app.show_rules()
            case _:
                raise AssertionError(f"Nothing asks for {ask}.")

    async def _seat_bot(self, seat: int) -> None:
        voice = self.voice
        offers = [
            (f"{voice.bot(bot)}: {voice.by_code('bot', f'{bot}-about')}".rstrip(": "), bot)
            for bot in await self.app.place.bots()
        ]
        bot = await self.app.push_screen_wait(Pick(voice.say("seat-add-bot"), offers))
        if bot is not None:
            await self._send(asked.SeatBot(id=NO_ID, seat=seat, bot=bot))

    def _invite(self) -> None:
        link = self.app.place.invitation(self.table_id)
        if link is not None:
            self.app.copy_to_clipboard(link)
            self.app.push_screen(Read(self.voice.say("action-invite"), Text(link)))

    async def _watch_again(self) -> None:
        from ninetyeight.terminal.screens.replay import ReplayScreen

        ending = self._ending_id()
        if ending is not None:
            frames = await self.app.trying(self.app.place.frames(ending))
            if frames is not None:
                await self.app.push_screen_wait(ReplayScreen(frames))

    async def _save(self) -> None:
        ending = self._ending_id()
        if ending is not None:
            record = await self.app.trying(self.app.place.record(ending))
            if record is not None:
                self._notice(await asyncio.to_thread(self.app.save_record, record), "hint")

    def _ending_id(self) -> str | None:
        game = None if self.seen is None else self.seen.table.game
        return None if game is None or game.ending is None else game.ending.game_id

    async def _change_settings(self) -> None:
        from ninetyeight.terminal.screens.new_game import NewGame

        if self.seen is None:
            return
        form = NewGame.changing(self.seen.table.settings, is_here=self.app.place.is_here)
        wanted = await self.app.push_screen_wait(form)
        if wanted is not None:
            await self._send(asked.ChangeSettings(id=NO_ID, settings=wanted.settings))

    async def _confirm(self, title: str, yes: str, *, about: str = "") -> bool:
        offers = [(self.voice.say("web-rather-not"), False), (yes, True)]
        return await self.app.push_screen_wait(Pick(title, offers, about)) is True

    async def _send(self, command: Command) -> None:
        await self._send_by(self._at, command)

    async def _send_for_all(self, command: Command) -> None:
        """Send it for everybody at this keyboard: they agree aloud."""
        for index in range(len(self._connections)):
            await self._send_by(index, command)

    async def _send_by(self, index: int, command: Command) -> None:
        try:
            await self._connections[index].send(command.model_copy(update={"id": new_id()}))
        except ConnectionClosed as closed:
            self._notice(self.voice.by_code("close", closed.code, closed.message), "error")


def keys_text(voice: Voice) -> Text:
    """Explain the keys of a table."""
    keys = (
        ("0-9", "web-key-digits"),
        ("← →", "web-key-arrows"),
        ("A B C D", "web-key-piles"),
        ("Enter", "action-end-turn"),
        ("⌫", "undo"),
        ("Esc", "web-key-escape"),
        ("H", "hint-ask"),
        ("S", "talk-signs"),
        ("T", "setting-talk"),
        ("P", "web-played"),
        ("L", "web-last-turn"),
        ("M", "web-menu"),
        ("Q", "web-home"),
        ("?", "web-key-help"),
    )
    text = Text()
    for key, words in keys:
        text.append(f"{key:>9}  ", "bold").append(f"{voice.say(words)}\n")
    return text
