import { expect, test } from "vitest";
import type { SeatView } from "../protocol.gen";
import { askedSeats, isActive } from "./asked";

function seat(name: string | null, changes: Partial<SeatView> = {}): SeatView {
  return {
    name, bot: null, minding: null, is_away: false, is_open_to_watchers: false, hand_size: 6, bid: null, signs: {},
    agrees_to_concede: false, refuses_to_concede: false, wishes_again: false, ...changes,
  };
}

const seats = [
  seat("Ada"),
  seat("Ben", { bot: "sharp", minding: "until-return" }),
  seat("Cleo", { is_away: true }),
  seat(null, { bot: "sharp" }),
  seat("Dora", { bot: "sharp", minding: "turn" }),
];

test("who plays is asked in a vote, and who is here while a bot minds the seat", () => {
  expect(askedSeats({ seats }, [0])).toEqual([0, 4]);
  expect(askedSeats({ seats }, [0, 1])).toEqual([0, 1, 4]);
  expect(askedSeats({ seats }, [0, 1, 2, 3])).toEqual([0, 1, 2, 4]);
});

test("who has left or is minded plays no more", () => {
  expect(seats.map(isActive)).toEqual([true, false, false, false, true]);
});
