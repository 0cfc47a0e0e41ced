import { describe, expect, it } from "vitest";
import type { TableEvent, View } from "../../protocol";
import { marksOf, signsAt } from "./position";

describe("the signs on a pile", () => {
  const seats = [
    { name: "Ada", bot: null, signs: { A: "like" } },
    { name: "Ben", bot: null, signs: { A: "leave", B: "like", C: "like" } },
    { name: null, bot: "sharp", signs: { A: "like" } },
  ];
  const view = (you: object, turn = 0) =>
    ({
      table: { seats, game: { turn } },
      you: { role: "player", seat: 0, muted: [], fitting_piles: [], ...you },
    }) as unknown as View;
  const signalled = (seat: number, signs: object) => ({ kind: "signalled", seat, signs }) as unknown as TableEvent;

  it("are everybody's, with the viewer's own marked", () => {
    expect(signsAt(view({})).A).toMatchObject([
      { seat: 0, name: "Ada", bot: null, sign: "like", isOwn: true },
      { seat: 1, name: "Ben", bot: null, sign: "leave", isOwn: false },
      { seat: 2, bot: "sharp", sign: "like", isOwn: false },
    ]);
    expect(signsAt(view({})).D).toEqual([]);
    expect(signsAt(view({ role: "watcher" })).A.some(({ isOwn }) => isOwn)).toBe(false);
  });

  it("leave out those of muted players", () => {
    expect(signsAt(view({ muted: [1] })).B).toEqual([]);
  });

  it("begin with whoever plays next", () => {
    expect(signsAt(view({}, 1)).A.map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });

  it("are drawn or left out by the log and by where the viewer's hand fits, and none is lost", () => {
    const drawn = (events: TableEvent[], you = {}) =>
      Object.values(signsAt(view(you), events))
        .flat()
        .filter(({ seat, isDrawn }) => seat === 1 && isDrawn)
        .map(({ sign }) => sign);
    const events = [signalled(1, { A: "leave", B: "like" }), signalled(1, { C: "like" })];
    const on = (events: TableEvent[], you = {}) =>
      Object.entries(signsAt(view(you), events)).flatMap(([pile, by]) =>
        by.some(({ seat, isDrawn }) => seat === 1 && isDrawn) ? [pile] : [],
      );
    expect(drawn(events)).toEqual(["leave", "like"]);
    expect(on(events)).toEqual(["A", "C"]);
    expect(on(events, { fitting_piles: ["B"] })).toEqual(["A", "B"]);
    expect(Object.values(signsAt(view({}), events)).flat()).toHaveLength(5);
  });
});

it("knows what is printed on cards, including an order on a burning one", () => {
  const game = { orders: { stop: [12], skull: [22] }, burning: [22, 33] };
  const marks = marksOf(game);
  expect(marks.get(12)).toEqual({ order: "stop", burns: false });
  expect(marks.get(22)).toEqual({ order: "skull", burns: true });
  expect(marks.get(33)).toEqual({ order: null, burns: true });
  expect(marks.get(44)).toBeUndefined();
});
