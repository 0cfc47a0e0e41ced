import { describe, expect, it } from "vitest";
import type { LegalPlay } from "../protocol.gen";
import type { PileName } from "../protocol";
import { bestPlay, costLevel, distance, slipOf } from "./costs";
import { samplePile, samplePiles } from "./sample";

const play = (card: number, pile: PileName, step: number, loses = false): LegalPlay => ({
  card,
  pile,
  step,
  loses,
  ends_turn: false,
});

describe("the level of a cost", () => {
  const level = (step: number, pile = samplePile("A", [])) => costLevel({ step }, pile);

  it("goes by the share of what the pile has left", () => {
    expect([2, 10, 40, 77].map((step) => level(step))).toEqual(["close", "fair", "far", "waste"]);
    expect(level(10, samplePile("A", [80]))).toBe("far");
    expect(level(10, samplePile("C", [14]))).toBe("waste");
  });

  it("knows the trick, and calls a short step close even at the end of a pile", () => {
    expect(level(-10)).toBe("trick");
    expect(level(3, samplePile("A", [96]))).toBe("close");
    expect(level(1, samplePile("D", [2]))).toBe("close");
  });
});

describe("the pile that a card plainly belongs on", () => {
  const piles = samplePiles({ A: [34], B: [12], C: [61], D: [85] });
  const best = (card: number, plays: LegalPlay[], on = piles, owed = 1) => bestPlay(card, plays, on, owed);

  it("is the trick, wherever else the card fits", () => {
    const trick = play(71, "C", -10);
    expect(best(71, [play(71, "A", 37), trick, play(71, "D", 14)], piles)).toBe(trick);
  });

  it("is clearly the shortest step", () => {
    const short = play(37, "A", 3);
    expect(best(37, [short, play(37, "B", 25)], piles)).toBe(short);
    expect(best(37, [play(37, "A", 13), play(37, "B", 15)], piles)).toBe("many");
    expect(best(37, [play(37, "A", 1), play(37, "B", 3)], piles)).toBe("many");
  });

  it("is undecided between two tricks", () => {
    expect(best(50, [play(50, "A", -10), play(50, "C", -10)], samplePiles({ A: [60], C: [40] }))).toBe("many");
  });

  it("is a long step only if the turn has to cost about as much anyway", () => {
    const long = play(50, "A", 16);
    expect(best(50, [long, play(37, "A", 3)], piles, 0)).toBe("far");
    expect(best(50, [long, play(37, "A", 3)], piles, 1)).toBe("far");
    expect(best(50, [long, play(37, "A", 3)], piles, 2)).toBe(long);
    expect(best(50, [long, play(80, "D", 11)], piles, 1)).toBe(long);
    expect(best(50, [long, play(80, "D", 11, true)], piles, 2)).toBe(long);
  });

  it("is never one where the card loses", () => {
    expect(best(37, [play(37, "A", 3, true)], piles)).toBe("loses");
    expect(best(37, [play(38, "A", 4)], piles)).toBe("nowhere");
    const safe = play(37, "B", 9);
    expect(best(37, [play(37, "A", 3, true), safe], piles)).toBe(safe);
  });

  it("is the first of two empty piles", () => {
    const first = play(5, "A", 4);
    expect(best(5, [first, play(5, "B", 4)], samplePiles({}))).toBe(first);
  });
});

describe("a slip", () => {
  const plays = [play(36, "A", 2), play(36, "D", 49), play(80, "A", 46), play(80, "D", 5), play(50, "A", 16)];

  it("skips far more than the same card does elsewhere", () => {
    expect(slipOf(plays[1]!, plays, 2)).toBe(47);
    expect(slipOf(plays[0]!, plays, 2)).toBe(0);
  });

  it("skips far more than the cards that are owed", () => {
    const few = [play(36, "A", 2), play(80, "A", 46)];
    expect(slipOf(few[1]!, few, 2)).toBe(0);
    expect(slipOf(few[1]!, few, 1)).toBe(44);
  });

  it("is any long step once nothing is owed", () => {
    const alone = [play(80, "A", 30)];
    expect(slipOf(alone[0]!, alone, 1)).toBe(0);
    expect(slipOf(alone[0]!, alone, 0)).toBe(30);
  });

  it("is not compared with plays that lose", () => {
    const only = [play(36, "A", 2, true), play(36, "D", 49)];
    expect(slipOf(only[1]!, only, 1)).toBe(0);
  });
});

it("measures how far ahead a card lies", () => {
  expect(distance(40, samplePile("A", [34]))).toBe(6);
  expect(distance(40, samplePile("C", [61]))).toBe(21);
  expect(distance(71, samplePile("C", [61]))).toBe(-10);
});
