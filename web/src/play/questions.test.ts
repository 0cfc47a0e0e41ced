import { expect, test } from "vitest";
import type { Presence, QuestionView, SeatView } from "../protocol.gen";
import { isActive, mindableFrom, silentIn } from "./questions";
import { DEFAULTS } from "../screens/settings/settings";

function seat(name: string | null, changes: Partial<SeatView> = {}): SeatView {
  return {
    name,
    bot: null,
    minding: null,
    is_away: false,
    is_open_to_watchers: false,
    hand_size: 6,
    bid: null,
    signs: {},
    agrees_to_concede: false,
    refuses_to_concede: false,
    wishes_again: false,
    ...changes,
  };
}

const seats = [
  seat("Ada"),
  seat("Ben", { bot: "sharp", minding: "until-return" }),
  seat("Cleo", { is_away: true }),
  seat(null, { bot: "sharp" }),
  seat("Dora", { bot: "sharp", minding: "turn" }),
];
const at = (second: number) => new Date(Date.UTC(2026, 2, 1, 12, 0, second)).toISOString();
const away = (absent_since: Record<string, string>): Presence => ({
  kind: "presence",
  seats: [0],
  watchers: 0,
  thinking: null,
  lookers: [],
  absent_since,
});
const question: QuestionView = { about: null, asked_at: at(0), ends_at: at(30), yes: [0], no: [], silent: [1, 2] };

test("who has left or is minded plays no more", () => {
  expect(seats.map(isActive)).toEqual([true, false, false, false, true]);
});

test("who is away has until the end of the question to answer, and as long as anybody who has just gone", () => {
  const table = { settings: DEFAULTS };
  expect(silentIn(question, table, away({ 1: at(-60) }))).toEqual({ here: [2], away: [{ seat: 1, until: at(30) }] });
  expect(silentIn(question, table, away({ 1: at(20), 2: at(-5) })).away).toEqual([
    { seat: 1, until: at(50) },
    { seat: 2, until: at(30) },
  ]);
  expect(silentIn(question, table, null)).toEqual({ here: [1, 2], away: [] });
});

test("a bot may play for who has been away for long, and for who said goodbye", () => {
  const table = {
    settings: DEFAULTS,
    phase: "playing" as const,
    seats: [seat("Ada"), seat("Ben"), seat("Cleo", { is_away: true })],
  };
  const presence = away({ 1: at(0), 2: at(0) });
  expect([0, 1, 2].map((index) => mindableFrom(table, presence, index))).toEqual([null, at(30), at(0)]);
  expect(mindableFrom({ ...table, settings: { ...DEFAULTS, grace_seconds: 60 } }, presence, 1)).toBe(at(60));
});

test("by correspondence the clock decides when a bot plays", () => {
  const settings = { ...DEFAULTS, clock: { kind: "days", days: 1, at_limit: "bot-turn" } as const };
  const table = { settings, phase: "playing" as const, seats: [seat("Ada"), seat("Ben")] };
  expect(mindableFrom(table, away({ 1: at(0) }), 1)).toBe(null);
});
