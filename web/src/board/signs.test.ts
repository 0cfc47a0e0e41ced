import { describe, expect, it } from "vitest";
import type { PileName } from "../protocol";
import type { Sign } from "../protocol.gen";
import { drawnSigns, marksOn, rankSigns, signAfter, type TimedSign } from "./signs";

const NOWHERE: ReadonlySet<PileName> = new Set();
const at = (pile: PileName, sign: Sign, at: number, seat = 1): TimedSign => ({ seat, pile, sign, at });
const piles = (signs: ReadonlyArray<TimedSign>) => signs.map(({ pile }) => pile);

it("cycles through the signs and back to none", () => {
  expect(signAfter(null, ["like", "leave"])).toBe("like");
  expect(signAfter("like", ["like", "leave"])).toBe("leave");
  expect(signAfter("leave", ["like", "leave"])).toBeNull();
  expect(signAfter(null, [])).toBeNull();
});

describe("the rank of a sign", () => {
  it("is a plea before a promise before a wish, and new before old", () => {
    const signs = [at("A", "like", 1), at("B", "like", 5), at("C", "turn", 2), at("D", "leave", 0)];
    expect(piles(rankSigns(signs, NOWHERE))).toEqual(["D", "C", "B", "A"]);
  });

  it("is higher where the viewer can play now", () => {
    const signs = [at("A", "leave", 9), at("B", "like", 0), at("C", "leave", 1)];
    expect(piles(rankSigns(signs, new Set<PileName>(["B", "C"])))).toEqual(["C", "B", "A"]);
  });

  it("falls back to the order of the piles, whatever order the signs come in", () => {
    const signs = [at("C", "like", 1), at("A", "like", 1), at("B", "like", 1)];
    expect(piles(rankSigns(signs, NOWHERE))).toEqual(["A", "B", "C"]);
    expect(piles(rankSigns(signs.toReversed(), NOWHERE))).toEqual(["A", "B", "C"]);
  });
});

it("draws two signs of each player, and the rest on demand", () => {
  const four = (seat: number) => (["A", "B", "C", "D"] as const).map((pile, index) => at(pile, "like", index, seat));
  const signs = [1, 2, 3, 4].flatMap(four);
  const drawn = [...drawnSigns(signs, NOWHERE)];
  expect(drawn).toHaveLength(8);
  for (const seat of [1, 2, 3, 4]) expect(piles(drawn.filter((each) => each.seat === seat)).sort()).toEqual(["C", "D"]);
  const few = [at("A", "leave", 1)];
  expect([...drawnSigns(few, NOWHERE)]).toEqual(few);
});

it("combines equal signs into one mark, without the viewer's own and those not drawn", () => {
  const shown = (seat: number, sign: Sign, more = {}) => ({
    seat,
    name: `Player ${seat}`,
    bot: null,
    sign,
    isOwn: false,
    isDrawn: true,
    ...more,
  });
  const marks = marksOn([
    shown(0, "like", { isOwn: true }),
    shown(1, "leave"),
    shown(2, "like"),
    shown(3, "leave"),
    shown(4, "turn", { isDrawn: false }),
  ]);
  expect(marks.map(({ sign, by }) => [sign, by.map(({ seat }) => seat)])).toEqual([
    ["like", [2]],
    ["leave", [1, 3]],
  ]);
});
