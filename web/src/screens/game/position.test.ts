import { describe, expect, it } from "vitest";
import type { View } from "../../protocol";
import { marksOf, signsOn } from "./position";

describe("the signs on a pile", () => {
  const seats = [
    { name: "Ada", bot: null, signs: { A: "like" } },
    { name: "Ben", bot: null, signs: { A: "leave", B: "like" } },
  ];
  const view = (you: object) =>
    ({ table: { seats }, you: { role: "player", seat: 0, muted: [], ...you } }) as unknown as View;

  it("are those of everybody, and one's own is known", () => {
    expect(signsOn("A", view({}))).toEqual([
      { seat: 0, name: "Ada", sign: "like", isOwn: true },
      { seat: 1, name: "Ben", sign: "leave", isOwn: false },
    ]);
    expect(signsOn("C", view({}))).toEqual([]);
    expect(signsOn("A", view({ role: "watcher" })).some(({ isOwn }) => isOwn)).toBe(false);
  });

  it("leave out who is muted", () => {
    expect(signsOn("B", view({ muted: [1] }))).toEqual([]);
  });
});

it("knows what is printed on cards, also an order on a burning one", () => {
  const game = { orders: { stop: [12], skull: [22] }, burning: [22, 33] };
  const marks = marksOf(game);
  expect(marks.get(12)).toEqual({ order: "stop", burns: false });
  expect(marks.get(22)).toEqual({ order: "skull", burns: true });
  expect(marks.get(33)).toEqual({ order: null, burns: true });
  expect(marks.get(44)).toBeUndefined();
});
