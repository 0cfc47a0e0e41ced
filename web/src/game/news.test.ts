import { beforeAll, expect, it } from "vitest";
import { speak } from "../words/words.svelte";
import { news } from "./news";
import type { Seen, TableEvent } from "./types";

const pile = (top: number, more: object = {}) => ({ pile: "A", ascends: true, top, cards: [], order: null, order_binds: false, burns: false, ...more });
const seen = (piles: object[], more: object = {}) =>
  ({
    table: { phase: "playing", seats: [{ name: "Ada", bot: null }, { name: "Ben", bot: null }], game: { turn: 0, piles, owed: { cards: 1, exactly: false, cover: [], cover_next: null, bound: null, trick: true, talk: true, draw_limit: null, is_met: false } } },
    you: { role: "player", seat: 0, muted: [], ...more },
  }) as unknown as Seen;
const laid = { kind: "card-laid", seat: 1, card: 45, pile: "A", on: 30, is_trick: false } as unknown as TableEvent;

beforeAll(() => speak("en"));

it("tells a play, what lies in sight now, and what is owed", () => {
  const said = news([laid], [], seen([pile(30, { burns: true })]), seen([pile(45, { order: "silence", order_binds: true })]));
  expect(said).toEqual([
    "Ben plays 45 on pile A.", "The fire on pile A is covered.", "The order “Silence” now lies on pile A.",
    "While this card is visible, nobody may talk about the game or show signs.", "One more card.",
  ]);
});

it("tells what is owed only to the player on turn, and nothing of those who are muted", () => {
  const said = news([laid], [], seen([pile(30)]), seen([pile(45)], { seat: 1 }));
  expect(said).toEqual(["Ben plays 45 on pile A."]);
  const chat = { kind: "chat-said", seat: 1, text: "Hello" } as unknown as TableEvent;
  expect(news([chat], [], seen([]), seen([], { muted: [1] }))).toEqual([]);
});

it("names who was removed, and not the bot that has the seat since", () => {
  const removed = { kind: "removed", seat: 1, bot: "sharp" } as unknown as TableEvent;
  const before = seen([]);
  const seats = [before.table.seats[0]!, { ...before.table.seats[1]!, name: null, bot: "sharp" }];
  expect(news([removed], [before.table.seats], before, { ...before, table: { ...before.table, seats } })[0]).toMatch(/^Ben no longer belongs/);
});
