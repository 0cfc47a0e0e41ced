import { expect, it } from "vitest";
import type { TableEvent } from "../protocol";
import type { Update } from "../protocol.gen";
import { castAt, playedLast } from "./sitters";

const ADA = { name: "Ada", bot: null, minding: null };
const BEN = { name: "Ben", bot: null, minding: null };
const SHARP = { name: null, bot: "sharp", minding: null };
const update = (seatings: Update["seatings"], role = "player") =>
  ({ seatings, table: { seats: [ADA, SHARP] }, you: { role, seat: 0 } }) as unknown as Update;

it("names who sat there at the time", () => {
  const seatings = [
    { first: 0, seats: [ADA, BEN], your_seat: null },
    { first: 2, seats: [BEN, SHARP], your_seat: 1 },
  ];
  const told = [0, 1, 2, 3].map((event) => castAt(update(seatings), event));
  expect(told.map(({ seats }) => seats)).toEqual([
    [ADA, BEN],
    [ADA, BEN],
    [BEN, SHARP],
    [BEN, SHARP],
  ]);
  expect(told.map(({ own }) => own)).toEqual([null, null, 1, 1]);
});

it("names who sits there if nobody has moved", () => {
  expect(castAt(update([]), 0)).toEqual({ seats: [ADA, SHARP], own: 0 });
  expect(castAt(update([], "watcher"), 0).own).toBeNull();
});

it("knows whether the viewer played in the game that ended, or sat down afterwards", () => {
  const ended = { kind: "game-ended" } as TableEvent;
  const sat = { kind: "seat-taken" } as TableEvent;
  const at = (event: TableEvent, own: number | null) => ({ event, seats: [ADA, BEN], own });
  expect(playedLast([at(ended, 1), at(sat, 1)])).toBe(true);
  expect(playedLast([at(ended, null), at(sat, 1)])).toBe(false);
  expect(playedLast([at(ended, 1), at(sat, null), at(ended, null)])).toBe(false);
});
