import { expect, it } from "vitest";
import type { TableEvent, You } from "../protocol";
import { isSaidToViewer } from "./said";

const SEATS = [
  { name: "Ada", bot: null, minding: null },
  { name: "Ben", bot: null, minding: null },
  { name: null, bot: "sharp", minding: null },
];
const you = { role: "player", seat: 0, muted: [] } as unknown as You;
const phrase = (seat: number) => ({ kind: "phrase-said", seat, code: "hello", pile: null }) as TableEvent;

it("counts what another person said, but not what bots, the game or the viewer said", () => {
  expect(isSaidToViewer(phrase(1), SEATS, you)).toBe(true);
  expect(isSaidToViewer(phrase(0), SEATS, you)).toBe(false);
  expect(isSaidToViewer(phrase(2), SEATS, you)).toBe(false);
  expect(isSaidToViewer({ kind: "turn-began", seat: 1 }, SEATS, you)).toBe(false);
});

it("counts no muted players, and everybody for a watcher", () => {
  expect(isSaidToViewer(phrase(1), SEATS, { ...you, muted: [1] })).toBe(false);
  expect(isSaidToViewer(phrase(0), SEATS, { ...you, role: "watcher", seat: null })).toBe(true);
});
