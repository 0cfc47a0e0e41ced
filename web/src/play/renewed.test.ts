import { expect, it } from "vitest";
import { RenewedSigns } from "./renewed";
import type { View, TableEvent } from "../protocol";

const table = (...signs: object[]) => ({ table: { seats: signs.map((each) => ({ signs: each })) } }) as unknown as View;
const laid = (pile: string) => ({ kind: "card-laid", seat: 0, pile }) as TableEvent;
const shows = (signs: object) => ({ kind: "signalled", seat: 1, signs }) as TableEvent;

it("leaves out a sign that is shown again after a card removed it", () => {
  const renewed = new RenewedSigns();
  expect(renewed.without(shows({ A: "leave" }), table({}, {}))).toEqual(shows({ A: "leave" }));
  expect(renewed.without(laid("A"), table({}, { A: "leave" }))).toEqual(laid("A"));
  expect(renewed.without(shows({ A: "leave" }), table({}, {}))).toBeNull();
  expect(renewed.without(shows({ A: null }), table({}, { A: "leave" }))).toEqual(shows({ A: null }));
  expect(renewed.without(shows({ A: "leave" }), table({}, {}))).toEqual(shows({ A: "leave" }));
});

it("keeps signs that differ, are on another pile or were not there before the last card", () => {
  const renewed = new RenewedSigns();
  renewed.without(laid("A"), table({}, { A: "leave", B: "like" }));
  expect(renewed.without(shows({ A: "like", B: "leave" }), table({}, { B: "like" }))).toEqual(
    shows({ A: "like", B: "leave" }),
  );
  renewed.without(laid("B"), table({}, { B: "leave" }));
  renewed.without(laid("B"), table({}, {}));
  expect(renewed.without(shows({ B: "leave" }), table({}, {}))).toEqual(shows({ B: "leave" }));
});

it("separates new signs from repeated ones, and starts over with each deal", () => {
  const renewed = new RenewedSigns();
  renewed.without(laid("A"), table({}, { A: "leave" }));
  expect(renewed.without(shows({ A: "leave", C: "like" }), table({}, {}))).toEqual(shows({ C: "like" }));
  renewed.without(laid("A"), table({}, { A: "leave" }));
  renewed.without({ kind: "dealt" } as TableEvent, table({}, {}));
  expect(renewed.without(shows({ A: "leave" }), table({}, {}))).toEqual(shows({ A: "leave" }));
});
