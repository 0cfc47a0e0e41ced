import { beforeAll, describe, expect, it } from "vitest";
import type { LegalPlay } from "../protocol.gen";
import { speak } from "../words/words.svelte";
import { pileName, pilePrint, targets } from "./labels";
import { samplePile } from "./sample";

const SKULL = { order: "skull", burns: false } as const;
const play = (step: number, loses = false): LegalPlay => ({ card: 50, pile: "A", step, loses, ends_turn: false });

const PLAYS: LegalPlay[] = [{ card: 5, pile: "A", step: 4, loses: false, ends_turn: false }];

beforeAll(() => speak("en"));

describe("the accessible name of a pile", () => {
  it("begins with its name and the card on top", () => {
    expect(pileName(samplePile("A", [34]), undefined, undefined)).toBe("Pile A, ascending, 34 on top");
    expect(pileName(samplePile("C", []), undefined, undefined)).toBe("Pile C, descending, 100 on top");
  });

  it("goes on with the order on top, and with its demand only while it binds", () => {
    const binding = pileName(samplePile("A", [34], { order_binds: true }), SKULL, undefined);
    const spent = pileName(samplePile("A", [34]), SKULL, undefined);
    expect(binding).toContain("cover");
    expect(spent).not.toContain("cover");
    expect(spent).toMatch(/skull/i);
  });

  it("ends with what the offered play would mean", () => {
    const pile = samplePile("A", [34]);
    expect(pileName(pile, undefined, play(16))).toMatch(/\. \D*16\D*$/);
    expect(pileName(pile, undefined, play(-10))).toMatch(/\. backwards trick$/i);
    const losing = pileName(pile, undefined, play(16, true));
    expect(losing.startsWith(pileName(pile, undefined, play(16)))).toBe(true);
    expect(losing).toMatch(/lose/i);
  });

  it("has one full stop between any two parts, and none at its end", () => {
    const all = pileName(
      samplePile("A", [34], { order_binds: true, burns: true }),
      { order: "skull", burns: true },
      play(-10, true),
    );
    expect(all).not.toMatch(/\.\.|\.$/);
  });
});

it("has a tooltip for what is printed on the top card, if there is anything", () => {
  expect(pilePrint(samplePile("A", [34]), undefined)).toBe("");
  expect(pilePrint(samplePile("A", [34], { burns: true }), { order: null, burns: true })).not.toBe("");
});

it("finds where a card may go", () => {
  expect([...targets(PLAYS, 5).keys()]).toEqual(["A"]);
  expect(targets(PLAYS, 9).size).toBe(0);
  expect(targets(PLAYS, null).size).toBe(0);
});
