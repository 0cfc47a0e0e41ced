import { expect, it } from "vitest";
import { heldSince, sittersAt } from "./sitters";
import type { TableEvent } from "../protocol";

const ADA = { name: "Ada", bot: null, minding: null };
const BEN = { name: "Ben", bot: null, minding: null };
const FREE = { name: null, bot: null, minding: null };
const SHARP = { name: null, bot: "sharp", minding: null };
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

it("knows the bot that plays for somebody, for a turn or until they are back", () => {
  const [minded, turn] = [
    { ...BEN, bot: "sharp", minding: "until-return" },
    { ...BEN, bot: "sharp", minding: "turn" },
  ];
  const laid = { kind: "card-laid", seat: 1 };
  const forTurn = happened(
    { kind: "seat-minded", seat: 1, bot: "sharp", minding: "turn" },
    laid,
    { kind: "turn-ended", seat: 1 },
    laid,
  );
  expect(sittersAt(forTurn, [ADA, BEN]).map((seats) => seats[1])).toEqual([turn, turn, turn, BEN]);
  const untilBack = happened(
    { kind: "seat-minded", seat: 1, bot: "sharp", minding: "until-return" },
    { kind: "turn-ended", seat: 1 },
    laid,
    { kind: "came-back", seat: 1 },
    laid,
  );
  expect(sittersAt(untilBack, [ADA, BEN]).map((seats) => seats[1])).toEqual([minded, minded, minded, BEN, BEN]);
});

it("knows since when a seat belongs to who has it", () => {
  const laid = { kind: "card-laid", seat: 1 };
  expect(heldSince(happened(laid, { kind: "seat-taken", seat: 0 }, laid), 1)).toBe(0);
  expect(heldSince(happened(laid, { kind: "seat-taken", seat: 1 }, laid), 1)).toBe(1);
  expect(heldSince(happened(laid), null)).toBe(0);
});
