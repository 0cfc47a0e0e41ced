import { expect, it } from "vitest";
import type { LegalPlay } from "../../protocol.gen";
import { endsByItself } from "./turn-end.svelte";

const play = (step: number, loses = false): LegalPlay => ({ card: 50, pile: "A", step, loses, ends_turn: false });
const you = (plays: LegalPlay[], may_end_turn = true) => ({ plays, may_end_turn });

it("ends a turn in which nothing fits any more", () => {
  expect(endsByItself(you([]), "stuck")).toBe(true);
  expect(endsByItself(you([play(5)]), "stuck")).toBe(false);
  expect(endsByItself(you([]), "never")).toBe(false);
});

it("ends a turn in which enough is played, unless a trick or the next number is left to play", () => {
  expect(endsByItself(you([play(2), play(40)]), "done")).toBe(true);
  expect(endsByItself(you([play(1)]), "done")).toBe(false);
  expect(endsByItself(you([play(-10)]), "done")).toBe(false);
  expect(endsByItself(you([play(-10, true)]), "done")).toBe(true);
});

it("never ends a turn that may not end", () => {
  for (const ending of ["never", "stuck", "done"] as const) expect(endsByItself(you([], false), ending)).toBe(false);
});
