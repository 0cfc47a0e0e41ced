import { expect, it } from "vitest";
import { figures } from "./events-of-game";
import type { TableEvent } from "./types";

const EVENTS = [
  { kind: "turn-began", seat: 0 },
  { kind: "dealt" },
  { kind: "turn-began", seat: 0 },
  { kind: "card-laid", seat: 0, card: 30, pile: "A", on: 1, is_trick: false },
  { kind: "card-laid", seat: 0, card: 20, pile: "A", on: 30, is_trick: true },
  { kind: "turn-ended", seat: 0 },
  { kind: "turn-began", seat: 1 },
  { kind: "card-laid", seat: 1, card: 22, pile: "A", on: 20, is_trick: false },
] as unknown as TableEvent[];

it("counts turns, tricks and what each seat laid", () => {
  expect(figures(EVENTS, 2)).toEqual({ turns: 2, tricks: 1, seats: [{ cards: 2, tricks: 1 }, { cards: 1, tricks: 0 }] });
});

it("counts the turn in which the game was lost before a card was laid, as replays do", () => {
  const lost = [...EVENTS, { kind: "turn-ended", seat: 1 }, { kind: "turn-began", seat: 0 }, { kind: "game-ended", is_won: false }] as TableEvent[];
  expect(figures(lost, 2)?.turns).toBe(3);
});

it("says nothing where the deal was not seen", () => {
  expect(figures(EVENTS.slice(2), 2)).toBeNull();
});
