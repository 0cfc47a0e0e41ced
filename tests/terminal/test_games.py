"""Whole games on a terminal, by keys and by mouse, on tables of this machine."""

import asyncio
import sqlite3
from functools import partial
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from bots import own_bots
from ninetyeight.bots import Failing
from ninetyeight.protocol.seen import CardSeen, SeenEvent
from ninetyeight.protocol.settings import Settings
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import GameError, read_record, ruleset_of, seeded, setup, shuffled
from ninetyeight.terminal.app import TerminalApp
from ninetyeight.terminal.choices import FollowUp, menu_for
from ninetyeight.terminal.local import LocalPlace
from ninetyeight.terminal.place import Company
from ninetyeight.terminal.screens.dialogs import Curtain, Pick, Read
from ninetyeight.terminal.screens.home import HomeScreen
from ninetyeight.terminal.screens.new_game import NewGameOptions, NewGameScreen
from ninetyeight.terminal.screens.replay import ReplayScreen
from ninetyeight.terminal.start import QuickStart, app_here, first_of
from ninetyeight.terminal.widgets.hand import Hand
from ninetyeight.terminal.widgets.key_bar import KeyBar
from ninetyeight.words import Voice
from terminal.keyboard import (
    PATIENCE,
    SMALL,
    app_at,
    is_at_table,
    nearest,
    play_to_the_end,
    seen_at,
    step,
    table_of,
    until,
)

pytestmark = pytest.mark.asyncio


async def choose(pilot: Pilot[None], app: TerminalApp, ask: str) -> None:
    """Choose something from the menu."""
    await until(pilot, lambda: is_at_table(app))
    await pilot.press("m")
    await until(pilot, lambda: isinstance(app.screen, Pick))
    asks = [choice.ask for choice in menu_for(app.voice, table_of(app).model, is_here=True)]
    await pilot.press("home", *["down"] * asks.index(FollowUp(ask)), "enter")


async def open_curtain(pilot: Pilot[None], app: TerminalApp) -> None:
    async with asyncio.timeout(PATIENCE):
        while isinstance(app.screen, Curtain):
            await pilot.pause(0.1)
            await pilot.press("enter")


def has_hint(app: TerminalApp, level: str) -> bool:
    hint = table_of(app).model.hint
    return hint is not None and hint.level == level


@pytest.mark.parametrize("edition", ["expert+short", "extreme+fire"])
async def test_a_game_alone_goes_to_its_end_by_keys(edition: str, tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(edition=edition, players=1))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        await play_to_the_end(pilot, app)
        game = seen_at(app).table.game
        assert game is not None
        assert game.ending is not None
        record = read_record(await app.place.record(game.ending.game_id))
    assert record.ruleset == ruleset_of(edition, 1)


async def test_a_window_that_is_too_small_is_said(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(players=1))
    async with app.run_test(size=(60, 20)) as pilot:
        await until(pilot, lambda: is_at_table(app))
        heading = app.screen.query_one("#heading", Static)
        assert "The Game" in str(heading.render())
        await pilot.resize_terminal(48, 20)
        await until(pilot, lambda: "it needs 60 " in str(heading.render()))
        await pilot.resize_terminal(60, 20)
        await until(pilot, lambda: "The Game" in str(heading.render()))


@pytest.mark.parametrize(("menu", "hint"), [("M", "H"), ("ь", "р")])  # noqa: RUF001
async def test_capitals_and_russian_letters_are_keys_too(
    tmp_path: Path, menu: str, hint: str
) -> None:
    app = app_at(tmp_path, settings=Settings(players=1))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        await pilot.press(hint)
        await until(pilot, lambda: isinstance(app.screen, Pick))
        await pilot.press("enter")
        await until(pilot, lambda: has_hint(app, "nudge"))
        await pilot.press(menu)
        await until(pilot, lambda: isinstance(app.screen, Pick))


async def test_settings_that_were_only_looked_at_stay_as_they_are(tmp_path: Path) -> None:
    before = Settings(players=2, bid_seconds=45, hints=False)
    form = NewGameScreen.changing(before, is_here=False)
    app = app_at(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        wanted: list[NewGameOptions | None] = []
        app.push_screen(form, wanted.append)
        await until(pilot, lambda: bool(form.query("#done")))
        form.action_done()
        await until(pilot, lambda: bool(wanted))
    assert wanted[0] is not None
    assert wanted[0].settings == before


async def test_a_trick_of_before_is_not_told_when_somebody_comes_back(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(players=1))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        while not any(event_is_trick(told.event) for told in table_of(app).model.history):
            await step(pilot, app)
            assert seen_at(app).table.phase is Phase.PLAYING, "this deal has a trick"
    again = app_at(tmp_path)
    async with again.run_test(size=SMALL) as pilot:
        await until(
            pilot, lambda: isinstance(again.screen, HomeScreen) and bool(again.screen.lines)
        )
        await pilot.press("enter")
        await until(pilot, lambda: is_at_table(again))
        assert any(event_is_trick(told.event) for told in table_of(again).model.history)
        assert not again.screen.query_one("#notice", Static).display


def event_is_trick(event: SeenEvent) -> bool:
    return isinstance(event, CardSeen) and event.is_trick


async def test_nobody_else_reads_the_games_of_this_machine(tmp_path: Path) -> None:
    place = await LocalPlace.open(tmp_path / "new", "Ada")
    await place.close()
    assert (tmp_path / "new" / "terminal.db").stat().st_mode & 0o077 == 0


async def test_a_seed_gives_the_deal_that_it_gives_everywhere(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(players=1), seed="friday")
    ruleset = ruleset_of("original", 1)
    dealt = setup(ruleset, shuffled(ruleset.pack.cards, seeded("friday"))).hands[0]
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        assert sorted(seen_at(app).you.hand) == sorted(dealt)


async def test_a_game_with_bots_goes_to_its_end_and_again(tmp_path: Path) -> None:
    company = Company(bots=("greedy", "sharp"))
    app = app_at(tmp_path, settings=Settings(players=3), company=company)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        await play_to_the_end(pilot, app)
        await pilot.press("home", "enter")
        await until(pilot, lambda: seen_at(app).table.phase is not Phase.OVER)
        game = seen_at(app).table.game
        assert game is not None
        assert game.number == 2


async def test_a_bot_of_ones_own_sits_at_a_table_of_this_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.py").write_text(
        "from ninetyeight.bots import BasicBot\n"
        "class Last(BasicBot):\n"
        "    def play(self, view):\n"
        "        return view.legal_actions[-1]\n"
    )
    monkeypatch.chdir(tmp_path)
    company = Company(bots=("mine:Last",))
    place = await LocalPlace.open(tmp_path, "Ada", bots=company.bots, pace=0)
    await place.open_table(Settings(players=2), company)
    assert [line.people for line in await place.my_tables()] == [("Ada", "bot:mine:Last")]
    await place.close()
    other = await LocalPlace.open(tmp_path, "Ada", pace=0)
    with pytest.raises(GameError, match="There is no bot 'mine:Last'"):
        await other.open_table(Settings(players=2), company)
    await other.close()


async def test_a_bot_of_ones_own_that_fails_is_told_on_the_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(own_bots.__file__).parent.parent))
    beginning = QuickStart(Settings(players=2), ("Ada",), ("bots.own_bots:Clumsy",))
    app = app_here(tmp_path, tmp_path / "terminal.json", beginning, language="de")
    told = Voice("de").bot_failed("bots.own_bots:Clumsy", Failing.CRASHED)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        await pilot.press("end", "enter")  # Ada would rather not start
        await until(pilot, lambda: bool(app._notifications))
        assert [each.message for each in app._notifications] == [told]


async def test_people_at_one_keyboard_see_their_own_cards_alone(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(players=2), company=Company(people=("Grete",)))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: any(isinstance(s, Curtain) for s in app.screen_stack))
        turns = 0
        while turns < 4:
            if isinstance(app.screen, Curtain):
                assert app.screen.styles.background.a == 1, "nothing shines through a curtain"
                assert table_of(app).query_one(Hand).cards == (), "behind it nothing is shown"
                await pilot.press("enter")
                assert isinstance(app.screen, Curtain), "a key pressed twice opens no curtain"
                await open_curtain(pilot, app)
                assert table_of(app).query_one(Hand).cards == tuple(sorted(seen_at(app).you.hand))
                turns += 1
            else:
                await step(pilot, app)


async def test_a_game_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(players=1))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        await step(pilot, app)
        hand = seen_at(app).you.hand
    again = app_at(tmp_path)
    async with again.run_test(size=SMALL) as pilot:
        await until(
            pilot, lambda: isinstance(again.screen, HomeScreen) and bool(again.screen.lines)
        )
        await pilot.press("home", "enter")
        await until(pilot, lambda: is_at_table(again))
        assert seen_at(again).you.hand == hand


async def test_a_losing_card_is_asked_about_first(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(edition="expert", players=1))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        while not any(play.loses for play in seen_at(app).you.plays):
            await step(pilot, app)
            assert seen_at(app).table.phase is Phase.PLAYING, "this deal has a losing card"
        play = next(play for play in seen_at(app).you.plays if play.loses)
        await pilot.press(*str(play.card), play.pile.name.lower())
        await until(pilot, lambda: isinstance(app.screen, Pick))
        await pilot.press("enter")
        await until(pilot, lambda: is_at_table(app))
        assert play.card in seen_at(app).you.hand, "who would rather not, keeps the card"


async def test_cards_are_laid_by_mouse(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(players=1))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        play = nearest(seen_at(app))
        assert play is not None
        index = sorted(seen_at(app).you.hand).index(play.card)
        await pilot.click(Hand, offset=(index * 7 + 2, 1))
        await pilot.click(f"#pile-{play.pile.name}")
        await until(pilot, lambda: play.card not in seen_at(app).you.hand)


async def test_the_last_card_is_taken_back_and_hints_say_more_and_more(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(players=1))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        await step(pilot, app)
        await pilot.press("backspace")
        await until(pilot, lambda: len(seen_at(app).you.hand) == 8)
        await take_first_hint(pilot, app)
        for level in ("card", "move"):
            await pilot.press("h")
            await until(pilot, partial(has_hint, app, level))


async def take_first_hint(pilot: Pilot[None], app: TerminalApp) -> None:
    """Ask for the vaguest hint; before the first one it is said that hints are noted."""
    await pilot.press("h")
    await until(pilot, lambda: isinstance(app.screen, Pick))
    await pilot.press("enter")
    await until(pilot, lambda: is_at_table(app) and has_hint(app, "nudge"))


async def test_a_game_with_bots_from_the_front_door_has_hints(tmp_path: Path) -> None:
    app = app_at(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen) and bool(app.screen.lines))
        await pilot.press("down", "enter")
        await until(
            pilot, lambda: isinstance(app.screen, NewGameScreen) and app.focused is not None
        )
        await pilot.press("enter")
        await until(pilot, lambda: is_at_table(app))
        while not seen_at(app).is_your_turn:
            await step(pilot, app)
        await take_first_hint(pilot, app)
        assert "Which card?" in keys_shown(app)


async def test_a_game_with_bots_from_the_command_line_has_hints(tmp_path: Path) -> None:
    app = app_at(tmp_path)
    beginning = QuickStart(Settings(players=2), ("Ada",), ("greedy",))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen) and bool(app.screen.lines))
        app.run_worker(first_of(beginning)(app))
        await until(pilot, lambda: is_at_table(app))
        assert seen_at(app).table.settings.may_hint
        story = [told.sentence(app.voice) for told in table_of(app).model.history]
        assert "The settings of the table have changed." not in story, "they were just made"


async def test_typing_a_card_that_is_not_in_the_hand_says_so(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(players=1))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        hand = seen_at(app).you.hand
        card = next(card for card in range(99, 9, -1) if card not in hand)
        await pilot.press(*str(card))
        notice = app.screen.query_one("#notice", Static)
        assert str(notice.render()) == f"{card} is not in your hand."
        await pilot.press("a")
        await until(pilot, lambda: str(notice.render()) == "Choose a card.")


async def test_a_lost_game_says_what_was_still_owed(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(edition="expert+short", players=1))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_at_table(app))
        await play_to_the_end(pilot, app)
        game = seen_at(app).table.game
        assert game is not None
        assert game.ending is not None
        assert game.ending.owed is not None, "this deal is lost by the rules"
        count = game.ending.owed.cards
        owed = app.voice.say("outcome-owed-you", duties=app.voice.say("owed-cards", count=count))
        result = app.screen.query_one("#result", Static)
        await until(pilot, lambda: owed in str(result.render()))


async def test_nothing_is_asked_for_where_a_hint_has_said_everything(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(players=1))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        await pilot.press("h")
        await until(pilot, lambda: isinstance(app.screen, Pick))
        await pilot.press("end", "enter")
        await until(pilot, lambda: is_at_table(app) and has_hint(app, "move"))
        assert "Hint" not in keys_shown(app)
        await pilot.press("h")
        await pilot.pause(0.2)
        taken = [told for told in table_of(app).model.history if told.event.kind == "hint-taken"]
        assert len(taken) == 1


def keys_shown(app: TerminalApp) -> str:
    return " ".join(str(key.render()) for key in table_of(app).query_one(KeyBar).query(Static))


async def test_who_gives_up_is_asked_and_can_watch_the_game_again(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(players=1))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        await step(pilot, app)
        for answer in ("enter", "down"):
            await choose(pilot, app, "concede")
            await until(pilot, lambda: isinstance(app.screen, Pick))
            assert seen_at(app).table.phase is Phase.PLAYING, "nothing happens unasked"
            await pilot.press(answer, *(["enter"] if answer == "down" else []))
        await until(pilot, lambda: seen_at(app).table.phase is Phase.OVER)
        await pilot.press("home", "down", "down", "enter")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("right", "right", "down", "end", "tab", "q")
        await until(pilot, lambda: is_at_table(app))


async def test_played_cards_and_the_keys_can_be_read(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(players=1))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        for key in ("p", "question_mark"):
            await pilot.press(key)
            await until(pilot, lambda: isinstance(app.screen, Read))
            await pilot.press("escape")
            await until(pilot, lambda: is_at_table(app))
        await pilot.press("l")
        await until(pilot, lambda: bool(table_of(app).query_one("#notice").display))


async def test_enter_ends_the_turn_also_after_a_dialog(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(players=1))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        while not seen_at(app).you.may_end_turn:
            await step(pilot, app)
        await pilot.press("p")
        await until(pilot, lambda: isinstance(app.screen, Read))
        await pilot.press("escape")
        await until(pilot, lambda: is_at_table(app))
        await pilot.press("enter")
        await until(pilot, lambda: not seen_at(app).you.may_end_turn)


async def test_the_end_fits_a_small_window_with_five_players(tmp_path: Path) -> None:
    company = Company(bots=("random",) * 4)
    app = app_at(tmp_path, settings=Settings(players=5), company=company)
    async with app.run_test(size=(60, 20)) as pilot:
        await until(pilot, lambda: is_at_table(app))
        await choose(pilot, app, "concede")
        await until(pilot, lambda: isinstance(app.screen, Pick))
        await pilot.press("down", "enter")
        await until(pilot, lambda: seen_at(app).table.phase is Phase.OVER)
        await pilot.pause(0.2)
        choices = table_of(app).query_one("#choices")
        assert choices.region.height >= 4
        assert choices.region.bottom <= 19, "all that can be chosen is in sight"


async def test_a_second_terminal_is_told_that_another_has_the_games(tmp_path: Path) -> None:
    place = await LocalPlace.open(tmp_path, "Ada")
    try:
        with pytest.raises(GameError) as caught:
            await LocalPlace.open(tmp_path, "Ada")
        assert caught.value.code == "database-in-use"
        assert "another window" in caught.value.message
    finally:
        await place.close()
    await (await LocalPlace.open(tmp_path, "Ada")).close()


async def test_a_game_that_cannot_be_read_is_listed_and_deleted(tmp_path: Path) -> None:
    place = await LocalPlace.open(tmp_path, "Ada")
    bad = await place.open_table(Settings(players=1, name="Bad"), Company())
    good = await place.open_table(Settings(players=1, name="Good"), Company())
    await place.close()
    with sqlite3.connect(tmp_path / "terminal.db") as connection:
        connection.execute("UPDATE entries SET body = '{}' WHERE table_id = ?", (bad,))
        connection.execute("DELETE FROM snapshots")
    connection.close()
    place = await LocalPlace.open(tmp_path, "Ada")
    try:
        assert {line.id for line in await place.my_tables()} == {bad, good}
        with pytest.raises(GameError) as caught:
            await place.join(bad)
        assert caught.value.code == "table-unreadable"
        await place.delete_table(bad)
        assert [line.id for line in await place.my_tables()] == [good]
    finally:
        await place.close()
