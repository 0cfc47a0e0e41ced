import { expect, it } from "vitest";
import { sittersAt } from "./sitters";
import type { TableEvent } from "./types";

const ADA = { name: "Ada", bot: null };
const BEN = { name: "Ben", bot: null };
const FREE = { name: null, bot: null };
const SHARP = { name: null, bot: "sharp" };
const happened = (...events: object[]) => events as TableEvent[];

it("names who sat there at the time", () => {
  const events = happened(
    { kind: "seat-taken", seat: 1, name: "Ben" },
    { kind: "card-laid", seat: 1 },
    { kind: "removal-voted", seat: 1, by: 0 },
    { kind: "removed", seat: 1, bot: "sharp" },
    { kind: "card-laid", seat: 1 },
    { kind: "seat-cleared", seat: 1 },
    { kind: "bot-seated", seat: 1, bot: "sharp" },
  );
  expect(sittersAt(events, [ADA, FREE]).map((seats) => seats[1])).toEqual([BEN, BEN, BEN, BEN, SHARP, FREE, SHARP]);
});

it("follows a table that gets more seats or fewer", () => {
  const settings = (players: number) => ({ kind: "settings-changed", settings: { players } });
  const events = happened(settings(2), settings(3), { kind: "seat-taken", seat: 2, name: "Ben" }, settings(1));
  expect(sittersAt(events, [ADA])).toEqual([[ADA, FREE], [ADA, FREE, FREE], [ADA, FREE, BEN], [ADA]]);
});
