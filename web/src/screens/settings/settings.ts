import { RULEBOOK, type Order, type Settings } from "../../protocol.gen";
import { FIRST, LAST } from "../../board/line";

export type Clock = Settings["clock"];
export type OrderLayout = NonNullable<Settings["layout"]>;

/** The clocks on offer, by name. */
export const CLOCKS: Readonly<Record<string, Clock>> = {
  none: { kind: "none" },
  "turn-30": { kind: "turn", seconds: 30, at_limit: "bot-turn" },
  "turn-60": { kind: "turn", seconds: 60, at_limit: "bot-turn" },
  "turn-180": { kind: "turn", seconds: 180, at_limit: "bot-turn" },
  "days-1": { kind: "days", days: 1, at_limit: "bot-turn" },
  "days-3": { kind: "days", days: 3, at_limit: "bot-turn" },
  "days-7": { kind: "days", days: 7, at_limit: "bot-turn" },
};

/** The name of a clock, even of one that is not on offer. */
export function clockName(clock: Clock): string {
  if (clock.kind === "turn") return `turn-${clock.seconds}`;
  return clock.kind === "days" ? `days-${clock.days}` : "none";
}

/** The settings of a new table. */
export const DEFAULTS: Settings = {
  edition: "original",
  players: 2,
  layout: null,
  name: "",
  access: "invited",
  talk: "free",
  relaxed_signs: false,
  clock: { kind: "none" },
  bid_seconds: 60,
  grace_seconds: 30,
  watch: "piles",
  undo: null,
  hints: null,
  pace: "normal",
  minder: "sharp",
};

/** Who may take cards back or ask for hints: everybody, nobody, or somebody who plays with bots only. */
export type Allowance = "allowed" | "not-allowed" | "allowed-with-bots";

/** Whether an option is allowed; by default, only if no other people are at the table. */
export function allowance(chosen: boolean | null, players: number): Allowance {
  if (chosen === null && players > 1) return "allowed-with-bots";
  return chosen === false ? "not-allowed" : "allowed";
}

/**
 * An allowance as a setting. A solo table sends the default rather than `true`, so that it does not extend to partners
 * who join.
 */
export function allowing(chosen: Allowance, players: number): boolean | null {
  if (chosen === "not-allowed") return false;
  return chosen === "allowed-with-bots" || players === 1 ? null : true;
}

/** The orders, as records name them. */
export const ORDERS: ReadonlyArray<Order> = [
  "stop",
  "skull",
  "three",
  "silence",
  "no-backwards",
  "one-pile",
  "draw-one",
];

/** Puts the orders on random cards. */
export function randomLayout(chance: () => number = Math.random): OrderLayout {
  const cards = Array.from({ length: LAST - FIRST - 1 }, (_, index) => FIRST + 1 + index);
  const draw = () => cards.splice(Math.floor(chance() * cards.length), 1)[0] ?? 0;
  const four = () => Array.from({ length: RULEBOOK.cards_per_order }, draw).sort((a, b) => a - b);
  return Object.fromEntries(ORDERS.map((order) => [order, four()]));
}

/** Parses a typed layout, four numbers per order; null while it is incomplete or wrong. */
export function readLayout(typed: Readonly<Record<string, string>>): OrderLayout | null {
  const layout = Object.fromEntries(ORDERS.map((order) => [order, numbersIn(typed[order] ?? "")]));
  const all = Object.values(layout).flat();
  const isWhole = Object.values(layout).every((cards) => cards.length === RULEBOOK.cards_per_order);
  const areCards = all.every((card) => card > FIRST && card < LAST);
  return isWhole && areCards && new Set(all).size === all.length ? layout : null;
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);
}
