import { expect, it } from "vitest";
import { RepeatedSigns } from "./repeated-signs";
import type { View, TableEvent } from "../protocol";

const table = (...signs: object[]) => ({ table: { seats: signs.map((each) => ({ signs: each })) } }) as unknown as View;
const laid = (pile: string) => ({ kind: "card-laid", seat: 0, pile }) as TableEvent;
const shows = (signs: object) => ({ kind: "signalled", seat: 1, signs }) as TableEvent;

it("leaves out a sign that is shown again after a card removed it", () => {
  const repeated = new RepeatedSigns();
  expect(repeated.dropFrom(shows({ A: "leave" }), table({}, {}))).toEqual(shows({ A: "leave" }));
  expect(repeated.dropFrom(laid("A"), table({}, { A: "leave" }))).toEqual(laid("A"));
  expect(repeated.dropFrom(shows({ A: "leave" }), table({}, {}))).toBeNull();
  expect(repeated.dropFrom(shows({ A: null }), table({}, { A: "leave" }))).toEqual(shows({ A: null }));
  expect(repeated.dropFrom(shows({ A: "leave" }), table({}, {}))).toEqual(shows({ A: "leave" }));
});

it("keeps signs that differ, are on another pile or were not there before the last card", () => {
  const repeated = new RepeatedSigns();
  repeated.dropFrom(laid("A"), table({}, { A: "leave", B: "like" }));
  expect(repeated.dropFrom(shows({ A: "like", B: "leave" }), table({}, { B: "like" }))).toEqual(
    shows({ A: "like", B: "leave" }),
  );
  repeated.dropFrom(laid("B"), table({}, { B: "leave" }));
  repeated.dropFrom(laid("B"), table({}, {}));
  expect(repeated.dropFrom(shows({ B: "leave" }), table({}, {}))).toEqual(shows({ B: "leave" }));
});

it("separates new signs from repeated ones, and starts over with each deal", () => {
  const repeated = new RepeatedSigns();
  repeated.dropFrom(laid("A"), table({}, { A: "leave" }));
  expect(repeated.dropFrom(shows({ A: "leave", C: "like" }), table({}, {}))).toEqual(shows({ C: "like" }));
  repeated.dropFrom(laid("A"), table({}, { A: "leave" }));
  repeated.dropFrom({ kind: "dealt" } as TableEvent, table({}, {}));
  expect(repeated.dropFrom(shows({ A: "leave" }), table({}, {}))).toEqual(shows({ A: "leave" }));
});
