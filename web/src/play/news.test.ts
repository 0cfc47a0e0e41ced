import { beforeAll, expect, it } from "vitest";
import { speak } from "../words/words.svelte";
import { news, presenceNews } from "./news";
import type { View, TableEvent } from "../protocol";

const pile = (top: number, more: object = {}) => ({
  pile: "A",
  ascends: true,
  top,
  cards: [],
  order: null,
  order_binds: false,
  burns: false,
  ...more,
});
const OWED = {
  cards: 1,
  exactly: false,
  cover: [],
  cover_next: null,
  bound: null,
  trick: true,
  talk: true,
  draw_limit: null,
  is_met: false,
};
const ADA = { name: "Ada", bot: null, minding: null, is_away: false };
const BEN = { name: "Ben", bot: null, minding: null, is_away: false };
const view = (
  piles: object[],
  more: object = {},
  { owed = {}, ...game }: { owed?: object; [key: string]: unknown } = {},
  seats: object[] = [ADA, BEN],
) =>
  ({
    table: {
      phase: "playing",
      seats,
      game: { turn: 0, piles, fire_binds_next_card: false, owed: { ...OWED, ...owed }, ...game },
    },
    you: { role: "player", seat: 0, is_on_turn: !("seat" in more), muted: [], ...more },
  }) as unknown as View;
const events = (...happened: object[]) => happened as unknown as TableEvent[];
const laid = { kind: "card-laid", seat: 1, card: 45, pile: "A", on: 30, is_trick: false };
const own = { ...laid, seat: 0 };
const SILENCE = { order: "silence", order_binds: true };

beforeAll(() => speak("en"));

it("announces a play, what is visible now with what it demands, and what is owed", () => {
  const said = news(
    events(laid),
    [],
    view([pile(30, { burns: true })]),
    view([pile(45, SILENCE)], {}, { owed: { talk: false } }),
  );
  expect(said).toEqual([
    "Ben plays 45 on pile A.",
    "The fire on pile A is covered.",
    "The order “Silence” now lies on pile A.",
    "While this card is visible, nobody may talk about the game or show signs.",
    "Play one more card.",
  ]);
});

it("tells a player whose every card loses why, instead of what is owed", () => {
  const said = news(events(laid), [], view([pile(30)]), view([pile(45)], { doomed_by: "skull" }));
  expect(said).toEqual([
    "Ben plays 45 on pile A.",
    "No card can save the game now: a skull would stay uncovered. Choose the one to end with.",
  ]);
});

it("announces what a card does on its pile before what follows from it", () => {
  const ended = { kind: "game-ended", is_won: false, code: "minimum", left: 40 };
  const after = view([pile(45, SILENCE)]);
  const over = { table: { ...after.table, phase: "over" }, you: { ...after.you, is_on_turn: false } } as View;
  const said = news(events(own, ended), [], view([pile(30, { order: "draw-one", order_binds: true })]), over);
  expect(said[0]).toBe("You play 45 on pile A.");
  expect(said[1]).toBe("The order “Draw one” is covered.");
  expect(said.at(-1)).toMatch(/^The game is lost\./);
});

it("announces what the first of several cards on a pile covers and what the last one shows", () => {
  const second = { ...laid, card: 50, on: 45 };
  const said = news(
    events(laid, second),
    [],
    view([pile(30, { burns: true })]),
    view([pile(50, SILENCE)], { seat: 1 }),
  );
  expect(said.map((text) => text.slice(0, 12))).toEqual([
    "You play 45 ",
    "The fire on ",
    "You play 50 ",
    "The order “S",
    "While this c",
  ]);
});

it("announces by when a fire must be covered", () => {
  const fire = (strict: boolean) =>
    news(
      events(laid),
      [],
      view([pile(30)]),
      view([pile(45, { burns: true })], { seat: 1 }, { fire_binds_next_card: strict }),
    );
  expect(fire(false).slice(1)).toEqual([
    "The 45 burns on pile A.",
    "A fire card must be covered by the end of the next turn.",
  ]);
  expect(fire(true).at(-1)).toBe("A fire card must be covered by the very next card.");
});

it("announces what lasting orders forbid at the start of a turn, not after each card", () => {
  const held = { talk: false, trick: false, draw_limit: 1 };
  const now = view([pile(45)], {}, { owed: held });
  expect(news(events(own), [], view([pile(30)]), now)).toEqual(["You play 45 on pile A.", "Play one more card."]);
  const began = { kind: "turn-began", seat: 0 };
  expect(news(events(began), [], now, now)).toEqual([
    "It is your turn.",
    "Play one more card.",
    "Silence: no words, no signs.",
    "No backwards trick.",
    "Only one card is drawn.",
  ]);
});

it("announces what is visible again when a card is taken back", () => {
  const said = news(
    events({ kind: "card-taken-back", seat: 0, card: 45, pile: "A" }),
    [],
    view([pile(45)]),
    view([pile(30, SILENCE)]),
  );
  expect(said.slice(0, 2)).toEqual(["You take 45 back from pile A.", "The order “Silence” now lies on pile A."]);
});

it("tells only the player on turn what is owed, and announces nothing from muted players", () => {
  const said = news(events(laid), [], view([pile(30)]), view([pile(45)], { seat: 1 }));
  expect(said).toEqual(["You play 45 on pile A."]);
  const chat = { kind: "chat-said", seat: 1, text: "Hello" };
  expect(news(events(chat), [], view([]), view([], { muted: [1] }))).toEqual([]);
});

it("does not tell players what is owed, or that they play, while a bot plays for them", () => {
  const minded = [{ ...ADA, bot: "sharp", minding: "until-return" }, BEN];
  const after = view([pile(45)], {}, {}, minded);
  expect(news(events(own), [], view([pile(30)]), after)).toEqual(["Ada plays 45 on pile A."]);
  expect(news(events({ kind: "turn-began", seat: 0 }), [], after, after)).toEqual(["Fox plays for you."]);
  expect(news(events({ kind: "came-back", seat: 0 }), [], after, after)).toEqual(["You are back."]);
});

it("names the removed player, not the bot that has taken the seat", () => {
  const before = view([]);
  const seats = [before.table.seats[0]!, { ...before.table.seats[1]!, name: null, bot: "sharp" }];
  const after = { ...before, table: { ...before.table, seats } };
  expect(news(events({ kind: "removed", seat: 1, bot: "sharp" }), [before.table.seats], before, after)[0]).toMatch(
    /^Ben no longer belongs/,
  );
});

it("announces who lost the connection and who is back, except the viewer, bots and those who left", () => {
  const { you } = view([]);
  const seats = [ADA, BEN, { name: null, bot: "sharp", is_away: false }, { ...ADA, name: "Cleo", is_away: true }];
  expect(presenceNews([0, 1, 2, 3], [], seats, you)).toEqual(["Ben is not connected."]);
  expect(presenceNews([0], [0, 1, 3], seats, you)).toEqual(["Ben is connected again."]);
  expect(presenceNews([0, 1], [0, 1], seats, you)).toEqual([]);
});
