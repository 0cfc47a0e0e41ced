import { describe, expect, it } from "vitest";
import { samplePiles } from "../../board/sample";
import type { LegalPlay } from "../../protocol.gen";
import { due, prepare, stillPrepared } from "./prepared";

const PILES = samplePiles({ A: [34], C: [61] });
const HAND = [37, 41, 55, 71];

describe("preparing a play", () => {
  it("measures it from the cards prepared before it", () => {
    const first = prepare([], 37, "A", PILES);
    expect(prepare(first, 41, "A", PILES)).toEqual([
      { card: 37, pile: "A", step: 3 },
      { card: 41, pile: "A", step: 4 },
    ]);
  });

  it("moves a card that was prepared for another pile", () => {
    expect(prepare(prepare([], 37, "A", PILES), 37, "C", PILES)).toEqual([{ card: 37, pile: "C", step: 24 }]);
  });
});

describe("a prepared play, while others play,", () => {
  const prepared = prepare(prepare([], 37, "A", PILES), 41, "A", PILES);
  const after = (a: number, hand = HAND) => stillPrepared(prepared, hand, samplePiles({ A: [a], C: [61] }));

  it("stays as it is while nothing rules it out", () => {
    expect(after(34).kept).toBe(prepared);
    expect(after(36)).toEqual({ kept: prepared, dropped: null });
  });

  it("is dropped once its pile has gone past it, and a later card need not be", () => {
    const { kept, dropped } = after(39);
    expect(kept.map(({ card }) => card)).toEqual([41]);
    expect(dropped).toMatchObject({ card: 37, pile: "A", why: "passed" });
  });

  it("is dropped once it would cost more", () => {
    expect(after(24).dropped).toMatchObject({ why: "dearer" });
    const trick = prepare([], 71, "C", PILES);
    expect(trick[0]?.step).toBe(-10);
    const turned = samplePiles({ C: [61, 60] });
    expect(stillPrepared(trick, HAND, turned).dropped).toMatchObject({ card: 71, why: "passed" });
  });

  it("is forgotten with its card", () => {
    expect(after(34, [37]).kept.map(({ card }) => card)).toEqual([37]);
  });
});

describe("a prepared play, when the turn comes,", () => {
  const play: LegalPlay = { card: 37, pile: "A", step: 3, loses: false, ends_turn: false };
  const prepared = { card: 37, pile: "A" as const, step: 3 };

  it("is played if it is legal and costs no more", () => {
    expect(due(prepared, [play], false)).toBe(play);
    expect(due({ ...prepared, step: 2 }, [play], false)).toBe("dearer");
    expect(due({ ...prepared, pile: "B" }, [play], false)).toBe("passed");
  });

  it("is not played if it loses, unless every play does", () => {
    const losing = { ...play, loses: true };
    expect(due(prepared, [losing], false)).toBe("loses");
    expect(due(prepared, [losing], true)).toBe(losing);
  });
});
