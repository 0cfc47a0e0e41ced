import { describe, expect, it } from "vitest";
import type { TableEvent, View } from "../protocol";
import { Ear } from "./ear";
import { lengthOf, partsOf } from "./sounds";
import { Voices } from "./voices";

/** A table, as far as an ear needs it: who looks, and how many sit there. */
function viewOf(seat: number | null, players = 2): View {
  return { you: { seat }, table: { seats: Array.from({ length: players }) } } as unknown as View;
}

function laid(is_trick: boolean, seat = 0): TableEvent {
  return { kind: "card-laid", seat, card: 40, pile: "A", on: is_trick ? 50 : 30, is_trick };
}

const began = (seat: number) => ({ kind: "turn-began", seat }) as TableEvent;
const said = (seat: number) => ({ kind: "chat-said", seat, text: "hm" }) as TableEvent;
const drawn = (seat: number, count: number) => ({ kind: "cards-drawn", seat, count, cards: null }) as TableEvent;
const takenBack = { kind: "card-taken-back", seat: 0 } as TableEvent;

describe("an ear", () => {
  it("hears tricks climb within a turn, whoever plays them", () => {
    const ear = new Ear();
    expect(ear.hear(laid(true, 1), viewOf(0))).toEqual({ name: "trick", chain: 1 });
    expect(ear.hear(laid(false, 1), viewOf(0))).toEqual({ name: "card" });
    expect(ear.hear(laid(true, 1), viewOf(0))).toEqual({ name: "trick", chain: 2 });
    ear.hear(began(0), viewOf(0));
    expect(ear.hear(laid(true), viewOf(0))).toEqual({ name: "trick", chain: 1 });
  });

  it("does not count a trick that was taken back", () => {
    const ear = new Ear();
    ear.hear(laid(true), viewOf(0));
    ear.hear(laid(true), viewOf(0));
    expect(ear.hear(takenBack, viewOf(0))).toEqual({ name: "taken-back" });
    expect(ear.hear(laid(true), viewOf(0))).toEqual({ name: "trick", chain: 2 });
  });

  it("hears its own turn begin, but not in a solo game", () => {
    const ear = new Ear();
    expect(ear.hear(began(0), viewOf(0))).toEqual({ name: "yours" });
    expect(ear.hear(began(1), viewOf(0))).toEqual({ name: "other-turn" });
    expect(ear.hear(began(0), viewOf(null))).toEqual({ name: "other-turn" });
    expect(ear.hear(began(0), viewOf(0, 1))).toBeNull();
  });

  it("hears its own cards arrive, what others say, and how the game ends", () => {
    const ear = new Ear();
    expect(ear.hear(drawn(0, 2), viewOf(0))).toEqual({ name: "drawn", count: 2 });
    expect(ear.hear(drawn(0, 0), viewOf(0))).toBeNull();
    expect(ear.hear(drawn(1, 2), viewOf(0))).toBeNull();
    expect(ear.hear(said(1), viewOf(0))).toEqual({ name: "said" });
    expect(ear.hear(said(0), viewOf(0))).toBeNull();
    const ended = { kind: "game-ended", is_won: false, code: "stuck", left: 7 } as TableEvent;
    expect(ear.hear(ended, viewOf(0))).toEqual({ name: "lost" });
    expect(ear.hear({ ...ended, is_won: true } as TableEvent, viewOf(0))).toEqual({ name: "won" });
  });
});

it("ticks once for each drawn card, up to a limit", () => {
  expect(partsOf({ name: "drawn", count: 3 })).toHaveLength(3);
  expect(partsOf({ name: "drawn", count: 40 })).toHaveLength(8);
});

it("raises each trick of a chain by a step, until the highest", () => {
  const highest = [1, 2, 3, 4, 5, 6].map((chain) =>
    Math.max(
      ...partsOf({ name: "trick", chain })
        .filter(({ is }) => is === "sine")
        .map(({ frequency }) => frequency),
    ),
  );
  expect(highest).toEqual([...new Set(highest)].sort((a, b) => a - b));
  expect(partsOf({ name: "trick", chain: 9 })).toEqual(partsOf({ name: "trick", chain: 6 }));
});

describe("voices", () => {
  it("play three sounds at once, and important ones on top", () => {
    const voices = new Voices();
    expect(voices.admit({ name: "trick", chain: 1 }, 0)).toBe(true);
    expect(voices.admit({ name: "trick", chain: 2 }, 0.1)).toBe(true);
    expect(voices.admit({ name: "trick", chain: 3 }, 0.2)).toBe(true);
    expect(voices.admit({ name: "card" }, 0.3)).toBe(false);
    expect(voices.admit({ name: "won" }, 0.3)).toBe(true);
    expect(voices.admit({ name: "card" }, 0.3 + lengthOf({ name: "won" }))).toBe(true);
  });

  it("do not repeat a sound at once", () => {
    const voices = new Voices();
    expect(voices.admit({ name: "card" }, 1)).toBe(true);
    expect(voices.admit({ name: "card" }, 1.05)).toBe(false);
    expect(voices.admit({ name: "said" }, 1.05)).toBe(true);
    expect(voices.admit({ name: "card" }, 1.09)).toBe(true);
  });
});
